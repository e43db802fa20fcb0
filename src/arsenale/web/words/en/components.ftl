### The components of the games: kinds, and the columns of their tables

## Kinds

component-kind-cell = Cells of the panels
component-kind-galley = Galley parts
component-kind-barrier = Barriers
component-kind-gondola = Gondolas
component-kind-doge = Doge tiles
component-kind-port = Ports
component-kind-sea = Open zone
component-kind-good = Goods
component-kind-track = Round track
component-kind-card = Doge cards
component-kind-die = Dice
component-kind-building = Buildings
component-kind-swamp = Swamp tiles
component-kind-treasure = Treasures
component-kind-quarter = Quarters
component-kind-bridge = Bridge sites
component-kind-start = Buildings at the start
component-kind-space = Spaces of the track
component-kind-total = In the box
component-kind-crossing = The space passed twice

## Columns

component-column-id = name or number
component-column-panel = panel
component-column-value = value
component-column-action = action
component-column-zone = zone
component-column-cost = cost
component-column-vp = VP
component-column-approval = approvals
component-column-squares = parameters
component-column-priority = priority number
component-column-bonus = bonus
component-column-gives = gives
component-column-blue = blue
component-column-green = green
component-column-red = red
component-column-yellow = yellow
component-column-purple = purple zones
component-column-event = event
component-column-name = name
component-column-makes = makes
component-column-spaces = spaces
component-column-prices = prices
component-column-payouts = payouts
component-column-start = start
component-column-next = next to
component-column-count = pieces
component-column-players = players
component-column-shows = shows
component-column-skulls = faces with skulls
component-column-to-build = cards to build
component-column-hexes = hexes
component-column-pieces = pieces
component-column-cards = cards
component-column-gold = gold
component-column-tiles = tiles
component-column-rows = rows
component-column-free = free from the start
component-column-building = building
component-column-points = movement points
component-column-borders = borders
component-column-swamp = swamp tiles
component-column-treasures = treasures
component-column-passes = as numbers
component-column-quarters = quarters it borders

## Values

component-yes = yes
component-no = no
