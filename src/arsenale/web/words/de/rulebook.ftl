### The rulebooks

rulebook-rules = Spielregel
rulebook-quick = Kurzübersicht
rulebook-rulings = Klarstellungen
rulebook-components = Spielmaterial
rulebook-search = In der Regel suchen
rulebook-next = Nächste Stelle
rulebook-previous = Vorige Stelle
rulebook-print = Drucken oder als PDF sichern
rulebook-contents = Inhalt
rulebook-parts = Teile der Spielregel
rulebook-top = Nach oben
