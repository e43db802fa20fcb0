### The components of the games: kinds, and the columns of their tables

## Kinds

component-kind-cell = Cases des tables d’actions
component-kind-galley = Parties de galère
component-kind-barrier = Barricades
component-kind-gondola = Gondoles
component-kind-doge = Tuiles Doge
component-kind-port = Ports
component-kind-sea = Zone de haute mer
component-kind-good = Marchandises
component-kind-track = Piste des tours
component-kind-card = Cartes Doge
component-kind-die = Dés
component-kind-building = Bâtiments
component-kind-swamp = Tuiles marais
component-kind-treasure = Trésors
component-kind-quarter = Quartiers
component-kind-bridge = Emplacements de pont
component-kind-start = Bâtiments au départ
component-kind-space = Espaces du parcours
component-kind-total = Dans la boîte
component-kind-crossing = L’espace franchi deux fois

## Columns

component-column-id = nom ou numéro
component-column-panel = table d’actions
component-column-value = valeur
component-column-action = action
component-column-zone = zone
component-column-cost = coût
component-column-vp = PV
component-column-approval = approbations
component-column-squares = paramètres
component-column-priority = valeur de priorité
component-column-bonus = bonus
component-column-gives = rapporte
component-column-blue = bleu
component-column-green = vert
component-column-red = rouge
component-column-yellow = jaune
component-column-purple = zones violettes
component-column-event = événement
component-column-name = nom
component-column-makes = produit
component-column-spaces = cases
component-column-prices = prix
component-column-payouts = paiements
component-column-start = départ
component-column-next = à côté de
component-column-count = nombre
component-column-players = joueurs
component-column-shows = montre
component-column-skulls = faces à tête de mort
component-column-to-build = cartes pour construire
component-column-hexes = cases
component-column-pieces = pièces
component-column-cards = cartes
component-column-gold = or
component-column-tiles = tuiles
component-column-rows = rangées
component-column-free = libres dès le départ
component-column-building = bâtiment
component-column-points = points de mouvement
component-column-borders = bordé par
component-column-swamp = tuiles marais
component-column-treasures = trésors
component-column-passes = sous les numéros
component-column-quarters = quartiers voisins

## Values

component-yes = oui
component-no = non
