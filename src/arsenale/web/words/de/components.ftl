### The components of the games: kinds, and the columns of their tables

## Kinds

component-kind-cell = Aktionsfelder
component-kind-galley = Galeerenteile
component-kind-barrier = Barrieren
component-kind-gondola = Gondeln
component-kind-doge = Dogenplättchen
component-kind-port = Häfen
component-kind-sea = Offenes Seefeld
component-kind-good = Waren
component-kind-track = Rundenleiste
component-kind-card = Dogenkarten
component-kind-die = Würfel
component-kind-building = Gebäude
component-kind-swamp = Sumpfplättchen
component-kind-treasure = Goldschätze
component-kind-quarter = Viertel
component-kind-bridge = Brückenplätze
component-kind-start = Gebäude zu Beginn
component-kind-space = Felder der Strecke
component-kind-total = In der Schachtel
component-kind-crossing = Das doppelt befahrene Feld

## Columns

component-column-id = Name oder Nummer
component-column-panel = Tafel
component-column-value = Wert
component-column-action = Aktion
component-column-zone = Zone
component-column-cost = Kosten
component-column-vp = SP
component-column-approval = Abnahmen
component-column-squares = Kennziffern
component-column-priority = Prioritätsnummer
component-column-bonus = Bonus
component-column-gives = bringt
component-column-blue = Blau
component-column-green = Grün
component-column-red = Rot
component-column-yellow = Gelb
component-column-purple = violette Zonen
component-column-event = Ereignis
component-column-name = Name
component-column-makes = stellt her
component-column-spaces = Lagerplätze
component-column-prices = Preise
component-column-payouts = Auszahlungen
component-column-start = Start
component-column-next = grenzt an
component-column-count = Anzahl
component-column-players = Spieler
component-column-shows = zeigt
component-column-skulls = Seiten mit Totenkopf
component-column-to-build = Karten zum Bauen
component-column-hexes = Baufelder
component-column-pieces = Stück
component-column-cards = Karten
component-column-gold = Gold
component-column-tiles = Plättchen
component-column-rows = Reihen
component-column-free = von Beginn an frei
component-column-building = Gebäude
component-column-points = Bewegungspunkte
component-column-borders = grenzt an
component-column-swamp = Sumpfplättchen
component-column-treasures = Goldschätze
component-column-passes = als Nummern
component-column-quarters = Nachbarviertel

## Values

component-yes = ja
component-no = nein
