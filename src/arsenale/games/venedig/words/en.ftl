### Venedig

title = Venedig

## Names

name-casa = Casa
name-palazzo = Palazzo
name-campo = Campo
name-basilica = Basilica
name-ponte = Ponte
name-cannaregio = Cannaregio
name-san-polo = San Polo
name-dorsoduro = Dorsoduro
name-san-marco = San Marco
name-arsenale = Arsenale
name-swamp = swamp
name-free = free

## Parts of sentences

cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
points-at-most = { $count ->
    [one] up to 1 point
   *[other] up to { $count } points
}
and-treasure = { $points } and a treasure

## Actions

do-lay-casa = lay a Casa
do-lay = lay { $cards ->
    [one] 1 { $building } card
   *[other] { $cards } { $building } cards
}
do-solo = build a { $building } alone, all cards from the hand
do-build = build the { $building }
do-build-by = have { $seat } build the { $building }
do-build-nowhere = give up the { $building }
do-build-on = build the { $building } on { $what }
do-discard = discard your laid { $building } cards
do-draw-pool = take { $building } from the pool
do-draw-pile = draw from the pile
do-swap = lay { $building } into the pool and take 3 cards
do-gold = { $gold } gold: { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, to { $space }
do-drain = drain { $hex } ({ $quarter })
do-site = { $hexes } in { $quarter }
do-site-points = { $hexes } in { $quarter }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
do-bridge = bridge from { $bank } to { $across }, counting the Casas of { $quarter }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
do-done = done
do-done-lay = lay nothing more
do-done-build = build the { $building }: { $points }
do-done-choose = build the { $building }: choose its site
do-done-build-by = have { $seat } build the { $building }: { $points } for you
do-done-build-casas = build the { $count } Casas: 1 point each
do-done-build-all = build what is complete: { $buildings }
do-done-drain = drain nothing more
do-done-draw = end the turn
do-done-last-gold = keep the gold
do-after-laying = lay nothing more, then { $what }
series-gold = Spaces for gold (5 each):

## Questions

ask-lay = { $build ->
    [nothing] { $can ->
        [nothing] no card can be laid now; go on.
       *[lay] lay cards, or lay nothing more.
    }
    [own] { $can ->
        [nothing] build the { $building }: where does it go?
       *[lay] lay more cards, or build the { $building }.
    }
    [other] { $can ->
        [nothing] the { $building } is complete: { $builder } builds it.
       *[lay] lay more cards, or have { $builder } build the { $building }.
    }
    [lost] { $can ->
        [nothing] there is no site for the { $building }.
       *[lay] lay more cards, or none; there is no site for the { $building }.
    }
   *[several] { $can ->
        [nothing] build what is complete: { $buildings }.
       *[lay] lay more cards, or build what is complete: { $buildings }.
    }
}
ask-name-building = { $build ->
    [own] build the { $building }: where does it go?
    [other] the { $building } is built now, by { $builder }.
    [lost] there is no site for the { $building }.
   *[several] which building is built next?
}
ask-site = { $whose ->
    [own] where does the { $building } go?
   *[other] { $seat_is ->
        [you] { $finisher } has finished the { $building }; you are its master builder: where does it go?
       *[other] where does the { $building } go?
    }
}
ask-limit = cards of at most two types may stay before you; which type do you discard?
ask-drain = drain swamp ({ $tiles ->
    [one] 1 more tile
   *[other] up to { $tiles } tiles
}), or be done.
ask-draw = { $cards ->
    [5] { $seat_is ->
        [you] your hand is full; end the turn.
       *[other] the hand is full; end the turn.
    }
   *[other] { $can ->
        [swap] draw a card, or lay one into the pool and take three.
       *[draw] draw a card.
    }
}
ask-take = take { $cards ->
    [one] 1 more card
   *[other] { $cards } more cards
}: from the pool first, then from the pile.
ask-last-gold = { $can ->
    [pay] the match is over; change gold one last time?
   *[nothing] the match is over; there is not enough gold for a space.
}

## Log

event-turn-begins = { $seat_is ->
    [you] Round { $round }: your turn.
   *[other] Round { $round }: the turn of { $seat }.
}
event-laid = { $seat_is ->
    [you] You lay
   *[other] { $seat } lays
} { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} into the project { $building }.
event-laid-alone = { $seat_is ->
    [you] You lay all the cards to build a { $building } alone.
   *[other] { $seat } lays all the cards to build a { $building } alone.
}
event-builder-to = { $seat_is ->
    [you] You become master builder of the { $building }.
   *[other] { $seat } becomes master builder of the { $building }.
}
event-builder-home = The master builder of the { $building } goes home.
event-no-site = There is no room for the { $building }: its cards are lost.
event-lapsed = The match has ended: the { $building } is complete but is not built any more.
event-built = { $seat_is ->
    [you] You build a { $building } on { $site }:
   *[other] { $seat } builds a { $building } on { $site }:
} { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
event-treasure = { $seat_is ->
    [you] You draw a treasure.
   *[other] { $seat } draws a treasure.
}
event-own-treasure = Your treasure is worth { $gold } gold.
event-moved = { $seat_is ->
    [you] Your gondola moves
   *[other] The gondola of { $seat } moves
} { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} to { $space }{ $jumped ->
    [0] .
    [one] { " " }(1 jumped).
   *[other] { " " }({ $jumped } jumped).
}
event-type-discarded = { $seat_is ->
    [you] You discard
   *[other] { $seat } discards
} { $cards ->
    [one] 1 laid card
   *[other] { $cards } laid cards
} for { $building }.
event-drained = { $seat_is ->
    [you] You drain { $hex }.
   *[other] { $seat } drains { $hex }.
}
event-own-swamp = The swamp tile of { $hex } is worth { $gold } gold.
event-took = { $seat_is ->
    [you] You take { $building } from the pool.
   *[other] { $seat } takes { $building } from the pool.
}
event-drew = { $seat_is ->
    [you] You draw
   *[other] { $seat } draws
} { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} from the pile.
event-own-cards = You drew { $buildings }.
event-swapped = { $seat_is ->
    [you] You lay { $building } into the pool.
   *[other] { $seat } lays { $building } into the pool.
}
event-pile-renewed = The pile was empty: the discards are shuffled into a new one.
event-pool-cleared = Four cards in the pool: all are discarded.
event-gold-changed = { $seat_is ->
    [you] You spend { $gold } gold (tiles { $tiles })
   *[other] { $seat } spends { $gold } gold (tiles { $tiles })
} to move { $spaces ->
    [one] 1 space.
   *[other] { $spaces } spaces.
}
event-gondola-home = { $seat_is ->
    [you] Your gondola has reached 60: the match ends!
   *[other] The gondola of { $seat } has reached 60: the match ends!
}
event-used-up = The last { $building } is built: the match ends!
event-stalled = { $rounds } rounds without building and draining: the match ends.

## Digests of turns

digest-gondola-home = at 60, the match ends
digest-used-up = the last { $building } is built, the match ends
digest-no-site = no room for the { $building }, its cards are lost
digest-lapsed = { $building } complete but not built any more
digest-built = { $building } on { $site } ({ $gains })
digest-built-alone = built a { $building } alone on { $site } ({ $gains })
digest-no-gain = 0 points
digest-gain = +{ $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}{ $treasure ->
    [none] { "" }
    [seen] { " " }and a treasure of { $gold } gold
   *[unseen] { " " }and a treasure
}
digest-gain-of = { $seat_is ->
    [you] you
   *[other] { $seat }
} +{ $spaces }{ $treasure ->
    [none] { "" }
    [seen] { " " }and a treasure of { $gold } gold
   *[unseen] { " " }and a treasure
}
digest-gold = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} for { $gold } gold ({ $count ->
    [one] tile
   *[other] tiles
} { $tiles })
digest-gold-of = { $seat_is ->
    [you] you
   *[other] { $seat }
} { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} for { $gold } gold ({ $count ->
    [one] tile
   *[other] tiles
} { $tiles })
digest-laid = { $cards ->
    [one] 1 { $building } card laid
   *[other] { $cards } { $building } cards laid
}
digest-laid-alone = { $cards } { $building } cards laid to build alone
digest-builder = master builder of the { $building }
digest-builder-of = { $seat_is ->
    [you] you become master builder of the { $building }
   *[other] { $seat } becomes master builder of the { $building }
}
digest-drained = { $hexes } drained
digest-hex-gold = { $hex } ({ $gold } gold)
digest-type-discarded = { $cards ->
    [one] 1 { $building } card discarded
   *[other] { $cards } { $building } cards discarded
}
digest-stalled = { $rounds } rounds without building and draining: the match ends
digest-swapped = { $building } into the pool
digest-took = { $buildings } from the pool
digest-drew = { $cards ->
    [one] 1 card from the pile
   *[other] { $cards } cards from the pile
}
digest-drew-own = { $cards ->
    [one] 1 card from the pile
   *[other] { $cards } cards from the pile
} ({ $buildings })
digest-pool-cleared = four cards in the pool, all discarded
digest-pile-renewed = discards shuffled into a new pile

## Why not

why-gold-too-dear = It costs { $cost } gold; you have { $gold }.
why-too-few-cards = You have { $cards ->
    [0] no { $building } card
    [one] 1 { $building } card
   *[other] { $cards } { $building } cards
} in hand.
why-solo-or-project = In one turn you build a { $building } alone or lay into its project, not both.
why-more-than-needed = { $cards ->
    [0] The project { $building } is complete.
    [one] The project { $building } needs only 1 more card.
   *[other] The project { $building } needs only { $cards } more cards.
}
why-solo-needs-all = To build a { $building } alone takes { $needed } cards from the hand; you have { $cards }.
why-none-before-you = You have laid no { $building } card.
why-not-complete = No { $building } is complete: cards are still missing.
why-name-first = First say what is built next; then you choose its site.
why-site-first = First choose where the { $building } goes.
why-done-before-building = First finish laying; then you build what is complete.
why-build-before-draining = First what is complete is built; draining comes after that.
why-no-gold-before-a-site = Gold cannot be changed before a site is chosen.
why-wrong-site = { $building ->
    [Ponte] A Ponte goes on a bridge site: two free hexes facing each other across the water.
   *[other] There is no room here: a { $building } takes { $hexes ->
        [one] 1 free hex.
        [2] 2 free hexes side by side.
       *[other] { $hexes } free hexes that all touch each other.
    }
}
why-hex-is-swamp = { $hex } is swamp: nothing can be built there.
why-hex-is-built = A { $building } stands on { $hex } already.
why-must-draw = You must draw: your hand is not full.
why-hand-full = Your hand is full ({ $cards } cards).
why-not-in-pool = There is no { $building } in the pool.
why-hand-not-for-swap = To lay a card into the pool you need 1 to 3 cards in hand; you have { $cards }.
why-not-in-hand = You have no { $building } card in hand.
why-already-in-pool = There is a { $building } in the pool already.
why-just-laid = You have just laid the { $building } there.
why-no-swamp-there = There is no swamp on { $hex }.
why-no-card-left = There is no card left to take.
why-nothing-complete = No building is complete: lay all its cards first.
why-laying-is-over = You have finished laying for this turn.
why-building-is-over = All that was complete is built; now comes draining, then drawing.
why-draining-is-over = You have drained for this turn; now you draw.

## What a choice brings

effect-spaces = you { $change }, to { $space }{ $jumped ->
    [0] { "" }
    [one] { " " }(1 jumped)
   *[other] { " " }({ $jumped } jumped)
}
effect-they-move = { $seat } { $change }, to { $space }{ $jumped ->
    [0] { "" }
    [one] { " " }(1 jumped)
   *[other] { " " }({ $jumped } jumped)
}
effect-treasure = a treasure for you
effect-they-treasure = a treasure for { $seat }
effect-gold-spent = you pay { $gold } gold with the { $count ->
    [one] tile
   *[other] tiles
} { $tiles }{ $over ->
    [0] { "" }
   *[other] , { $over } of it for nothing
}
effect-gold-unused = your gold would still move you { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}
effect-swamp-tile = a swamp tile of 0 to 2 gold
effect-opens-site = opens a site for a { $building }: { $points }
effect-opens-another = opens another site for a { $building }: { $points }
effect-missing = the { $building } still needs { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
effect-builder-yours = you become master builder of the { $building }
effect-builder-theirs = { $seat } becomes master builder of the { $building }
effect-builder-stays = { $seat } stays master builder of the { $building }
effect-when-finished = when it is finished: { $points } for you
effect-no-site-yet = no site for the { $building } now
effect-you-build = you build the { $building }: { $points }
effect-you-get = { $points } for you from the { $building }
effect-they-get = { $seat }: { $points }
effect-no-site = no site for the { $building }: its cards are lost
effect-cards-gone = { $cards ->
    [one] 1 laid { $building } card is lost
   *[other] { $cards } laid { $building } cards are lost
}
effect-one-type-goes = cards of three types before you: one type will be lost
effect-last-piece = the last { $building }: building it ends the match
effect-draws = { $cards ->
    [one] you draw 1 card, unseen
   *[other] you draw { $cards } cards, unseen
}
effect-then-draws = { $cards ->
    [one] then you draw 1 card from the pile, unseen
   *[other] then you draw { $cards } cards from the pile, unseen
}
effect-takes = { $building } comes into your hand
effect-swaps = { $building } goes into the pool; then you take { $cards } cards from pool and pile
effect-swaps-unseen = { $building } goes into the pool; then you draw { $cards } cards from the pile, unseen; your turn ends
effect-turn-ends = your turn ends
effect-pool-cleared = four cards in the pool: all are discarded
effect-ends-match = ends the match: { $own } : { $best }

## Terminal

text-round = Round { $round }, turn of { $seat }
text-ended = The match is over
text-legend = swamp ~ · free o · C Casa · P Palazzo · # Campo · B Basilica · = Ponte
text-bridges = bridge sites:
text-player = space { $space } · hand { $hand } · swamp { $swamp } · treasures { $treasures }
text-laid = laid:
text-project = { $building } { $laid }/{ $needed }
text-builder = master builder
text-alone = built alone:
text-hand = your hand:
text-gold = your gold:
text-gold-total = { $gold } (swamp { $swamp }; treasures { $treasures })
text-none = none
text-pool = pool:
text-pile = pile { $pile } · discards { $discards } · treasures { $treasures } · swamp { $swamp }
text-supply = pieces left:

## Board

board-label = The board of Venedig
board-hex = { $hex }, { $quarter }: { $what }
board-bank = { $hex }; bank for a bridge to { $across }
board-project = { $building }: { $cards } of { $needs } cards laid, { $left } left to build
board-pile = Pile: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}; discards: { $discards }
board-pool = { $building } in the pool
board-hand = { $building } in hand: { $cards }
board-gold = Your gold: { $gold } ({ $swamp ->
    [one] 1 swamp tile
   *[other] { $swamp } swamp tiles
}, { $treasures ->
    [one] 1 treasure
   *[other] { $treasures } treasures
})
board-project-casa = { $building }: { $left } left to build
board-rule-casa = 1 point
board-rule-palazzo = 1 per unbuilt hex beside it
board-rule-campo = 1 per built hex beside it
board-rule-basilica = 7 points
board-rule-ponte = 1 per Casa in one quarter
board-laid-by = { $seat } has laid { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
board-alone = { $seat } builds alone with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
board-builder = the master builder stands before { $seat }
board-pile-name = Pile
board-discards-name = Discards
board-discards = Discards: { $cards }
board-lay = { $held ->
    [1] lay
   *[other] { $cards ->
        [one] lay one
       *[other] lay { $cards }
    }
}
board-lay-all = { $cards ->
    [2] lay both
   *[other] lay all { $cards }
}
board-lay-left = { $cards ->
    [0] complete
   *[other] { $cards } missing
}
board-lay-alone = alone
board-gold-rate = { $gold } gold = 1 space
board-quarter = { $quarter }: bordered by the spaces { $spaces }
board-space = Space { $space }, borders { $quarters }
board-space-open = Space { $space }, borders no quarter
board-space-double = Spaces { $first } and { $second }, passed twice; border { $quarters }
board-start = Start: room for all gondolas
board-post = Post { $post } after the last space, borders no quarter
board-gondola = Gondola of { $seat } · { $where }
board-quiet = quiet turn { $turns } of { $limit }
board-quiet-why = Nothing built or drained for { $turns } turns; after { $limit } the match ends
board-mat-label = What a player owns
board-place = { $seat } is on space { $space }
board-hand-of = { $seat } holds { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
board-tiles = { $seat }: { $swamp ->
    [one] 1 swamp tile
   *[other] { $swamp } swamp tiles
}, { $treasures ->
    [one] 1 treasure
   *[other] { $treasures } treasures
}
board-before = Cards of { $seat } in projects
board-before-cards = { $building } { $cards }
board-before-builder = with the master builder
board-swap = to the pool
board-pool-empty = No { $building } in the pool
board-best = best { $points }
board-best-site = Best site { $hexes }
board-only-site = Only site { $hexes }
board-best-why = best site now: { $hexes } in { $quarter }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-best-yours = best site now: { $hexes } in { $quarter }, { $points ->
    [one] 1 point
   *[other] { $points } points
} and a treasure for you
board-best-theirs = best site now: { $hexes } in { $quarter }, { $points ->
    [one] 1 point
   *[other] { $points } points
} and a treasure for { $seat }
board-no-site = No site now
board-no-site-short = no site
board-no-site-why = no site now: whoever completes it now loses the cards
board-share = { $seat } would get { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-step-lay = Lay and build
board-step-drain = Drain
board-step-draw = Draw
board-turn = A turn: lay cards and build, drain, draw
board-turn-lay = Part 1 of the turn: lay cards and build
board-turn-drain = Part 2 of the turn: drain up to two swamp tiles
board-turn-draw = Part 3 of the turn: draw cards
board-turn-over = Over for this turn
board-turn-after-lay = Comes later: first finish laying and building
board-turn-after-drain = Comes later: first finish draining
figure-cards = cards in hand
figure-swamp = swamp tiles
figure-treasures = treasures
figure-builders = master builders

## Score sheet

score-buildings = spaces by buildings
score-gold = spaces by gold

## Hints

reason-spaces = spaces on the track
reason-gold = gold
reason-projects = cards in projects
reason-hand = cards in hand
reason-place = where the gondola lies
reason-win = winning the match

## Told to whoever opens a table

note-two-players = The printed game has special rules for two players. Our sources do not give them: here two play by the same rules as more (VE-5.3).

## The start page

about = Drain the swamps of the lagoon, build palaces, bridges and squares, and be in the right place with your gondola.

## The page of components

component-kind-building = Buildings
component-kind-swamp = Swamp tiles
component-kind-treasure = Treasures
component-kind-quarter = Quarters
component-kind-bridge = Bridge sites
component-kind-start = Buildings at the start
component-kind-space = Spaces of the track
component-kind-total = In the box
component-kind-crossing = The space passed twice
component-column-name = name
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
name-unbuilt = 1 for each unbuilt hex beside it
name-built = 1 for each built hex beside it
name-casas = 1 for each Casa in one of the two quarters

## What the owner of an edition should know

warn-other-cards = There are { $found } building cards; the box as we know it has { $known }.
warn-other-swamp = There are { $found } swamp tiles; the box as we know it has { $known }.
warn-other-treasures = There are { $found } treasures; the box as we know it has { $known }.
warn-other-pieces = There are { $found } pieces for { $building }; the box as we know it has { $known }.
warn-too-few-to-build = A { $building } can never be built: it takes { $needed } cards, and there are { $cards }.
warn-no-site-ever = A { $building } can never be built: nowhere is there room for it.
warn-no-bridge-site = There is no bridge site to build a { $building } on.
warn-pile-may-run-out = With { $cards } cards the pile may run out: then nothing is drawn.
warn-no-swamp = There is no swamp to drain.
warn-tiles-left-over = There are { $tiles } more swamp tiles than hexes for them: these stay in the box, unseen.
warn-no-treasure = There is no treasure to find.
warn-no-gold = All gold together is { $gold }: nobody can change it for a space.
warn-odd-start = The first { $building } stands on { $hexes }, where by our rules none could be built.
warn-not-open = Spaces that border no quarter in the printed game do here: { $spaces }.
warn-too-many-quarters = Spaces that border more than { $known } quarters: { $spaces }. In the printed game there are none.
warn-no-space-borders = No space borders { $quarter }: nobody can find a treasure there.
warn-crossing-apart = Spaces { $first } and { $second } lie apart, though they are one printed space; a gondola on one still occupies the other.
warn-crossing-differs = Spaces { $first } and { $second } border different quarters, though they are one printed space.
warn-crossing-quarters = Space { $first } borders { $found } quarters; { $first } and { $second } are one space that borders { $known } in the printed game.
