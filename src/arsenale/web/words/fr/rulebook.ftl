### The rulebooks

rulebook-rules = Règles
rulebook-quick = Aide-mémoire
rulebook-rulings = Précisions
rulebook-components = Matériel
rulebook-search = Chercher dans les règles
rulebook-next = Occurrence suivante
rulebook-previous = Occurrence précédente
rulebook-print = Imprimer ou enregistrer en PDF
rulebook-contents = Sommaire
rulebook-parts = Parties du livret
rulebook-top = Haut de page
