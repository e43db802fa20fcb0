### The Doge Ship

title = The Doge Ship

## Names

name-gondola = gondola
name-barrier = barrier
name-galley = galley part
name-a-gondola = a gondola
name-a-barrier = a barrier
name-a-galley = a galley part
name-no-gondola = no gondola
name-no-barrier = no barrier
name-no-galley = no galley part
name-galley-number = galley part { $number }
name-barrier-number = barrier { $number }
name-gondola-number = gondola { $number }
name-galley-stern-lower = galley part stern lower
name-galley-middle-lower = galley part middle lower
name-galley-bow-lower = galley part bow lower
name-galley-stern-upper = galley part stern upper
name-galley-middle-upper = galley part middle upper
name-galley-bow-upper = galley part bow upper
short-gondola = gondola
short-barrier = barrier
short-galley = galley
name-doge = Doge
name-red = red
name-green = green
name-white = white
name-yellow = yellow
name-blue = blue
name-black = black
name-red-number = red { $number }
name-green-number = green { $number }
name-white-number = white { $number }
name-yellow-number = yellow { $number }
name-blue-number = blue { $number }
name-black-number = black { $number }
name-stern = stern
name-middle = middle
name-bow = bow
name-lower = lower deck
name-upper = upper deck
name-stern-lower = stern lower
name-middle-lower = middle lower
name-bow-lower = bow lower
name-stern-upper = stern upper
name-middle-upper = middle upper
name-bow-upper = bow upper

## Parts of sentences

approvals = { $count ->
    [one] 1 approval
   *[other] { $count } approvals
}
vp = { $count } VP
price-range = { $kind } { $least }–{ $most }
price-same = { $kind } { $cost }
cell-buy = buy { $what }
cell-construct = build { $what }
cell-replace = replace a part
cell-intrigue-1 = intrigue: new Doge
cell-intrigue-2 = intrigue: 1 approval
cell-intrigue-3 = intrigue: 2 ducats → 2 approvals
bonus-buy = buy → { $gain }
bonus-construct = build → { $gain }
bonus-intrigue = intrigue → { $gain }
bonus-ducats = ducats → { $gain }
bonus-buy-more = buy → one more { $kind }
bonus-construct-more = build → one more { $kind }
tile-galley = galley part { $zone }{ $paid ->
    [1] {""}
   *[0] , cost { $cost }
}: { $vp } VP, { $squares }{ $approval ->
    [0] {""}
   *[other] , 1 approval
}
tile-barrier = barrier { $number }{ $priority ->
    [0] {""}
   *[other] , priority { $priority }
}{ $paid ->
    [1] {""}
   *[0] , cost { $cost }
}{ $unbuilt ->
    [0] {""}
   *[1] , when finished
}: { $bonus }
tile-gondola = gondola{ $paid ->
    [1] {""}
   *[0] , cost { $cost }
}{ $unbuilt ->
    [0] {""}
   *[1] , when finished
}: { $gain }
tile-doge = Doge tile { $number }: blue { $blue }, green { $green }, red { $red }, yellow { $yellow }; purple: { $purple }; { $event }
doge-event-none = no event
doge-event-inspection = inspection at the end of the round
doge-event-high-water = high water { $level } at the end of the round
doge-event-both = high water { $level }, then an inspection, at the end of the round

## Actions

do-place = { $panel } { $value }: { $what } { $cost ->
    [0] (free)
    [one] (1 ducat)
   *[other] ({ $cost } ducats)
}
do-discard = discard the marker
do-reorder = bring { $a } to the top for 2 ducats
do-buy = buy: { $a }
do-drop = give up { $tile }
do-take = take { $tile }
do-take-none = take none
do-construct = build { $tile }
do-construct-galley = build galley part { $zone }: { $vp } VP{ $approvals ->
    [0] {""}
    [one] , 1 approval
   *[other] , { $approvals } approvals
}
do-replace = replace by galley part { $zone }: { $vp } VP{ $approvals ->
    [0] {""}
    [one] , 1 approval
   *[other] , { $approvals } approvals
}
do-enact = put in force: { $doge }
do-return = { $a ->
    [top] the other tile on top of the stack
   *[under] the other tile under the stack
}
do-skip = skip
do-bid = bid { $approvals }
do-bid-more = set { $approvals } more approvals aside for your bid
do-by-cell = { $what }{ $more ->
    [0] {""}
   *[other] , and { $also } if you like
} – with { $panel } { $value } { $cost ->
    [0] (free)
    [one] (1 ducat)
   *[other] ({ $cost } ducats)
}
series-bid = Bid approvals:

## Questions

ask-turn = choose a cell or discard a marker ({ $markers } left).
ask-buy = buy { $first }{ $count ->
    [1] {""}
   *[2] { $joined ->
        [1] {" "}and { $second }
       *[0] {" "}or { $second }
    }
} – choose a stack on the board, or skip.
ask-make-room = the yard is full; give up a tile before buying a { $kind }.
ask-take = take one of the { $count } tiles drawn, or none.
ask-construct = build { $first }{ $count ->
    [1] {""}
   *[2] { $joined ->
        [1] {" "}and { $second }
       *[0] {" "}or { $second }
    }
} – choose in the yard, or skip.
ask-replace = which galley part replaces the last one of its deck?
ask-enact-doge = which Doge tile comes into force?
ask-return-doge = where does the other Doge tile go?
ask-bid = the Doge inspects. How many approvals do you bid, sealed?

## Log

event-round-begins = Round { $round }. Turn order: { $order }.
event-dice-rolled = { $seat_is ->
    [you] You roll: { $dice }.
   *[other] { $seat } rolls: { $dice }.
}
event-doge-turned = A new Doge: { $values }.{ $zones ->
    [0] {""}
   *[other] {" "}Purple: { $purple }.
}{ $level ->
    [0] {""}
   *[other] {" "}High water { $level } at the end of the round.
}{ $inspects ->
    [0] {""}
   *[other] {" "}He inspects at the end of the round.
}
event-doge-shuffled = The old Doge tiles are shuffled back into the stack.
event-reordered = { $seat_is ->
    [you] You move { $tile } to the top for 2 ducats.
   *[other] { $seat } moves { $tile } to the top for 2 ducats.
}
event-discarded = { $seat_is ->
    [you] You discard a marker for 1 ducat.
   *[other] { $seat } discards a marker for 1 ducat.
}
event-placed = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} cell { $panel } { $value } { $cost ->
    [0] for free.
    [one] for 1 ducat.
   *[other] for { $cost } ducats.
}
event-bonus-extra = { $seat_is ->
    [you] Your barrier grants you one more { $kind }.
   *[other] The barrier of { $seat } grants one more { $kind }.
}
event-bonus-ducats = { $seat_is ->
    [you] Your barrier brings you
   *[other] The barrier brings { $seat }
} { $ducats ->
    [one] 1 ducat.
   *[other] { $ducats } ducats.
}
event-bonus-approvals = { $seat_is ->
    [you] Your barrier brings you
   *[other] The barrier brings { $seat }
} { $approvals ->
    [one] 1 approval.
   *[other] { $approvals } approvals.
}
event-bonus-vp = { $seat_is ->
    [you] Your barrier brings you { $vp } VP.
   *[other] The barrier brings { $seat } { $vp } VP.
}
event-skipped = { $seat_is ->
    [you] You skip.
   *[other] { $seat } skips.
}
event-lapsed = { $seat_is ->
    [you] Nothing more is possible there for you.
   *[other] Nothing more is possible there for { $seat }.
}
event-dropped = { $seat_is ->
    [you] You give up a { $kind } (cost { $cost }).
   *[other] { $seat } gives up a { $kind } (cost { $cost }).
}
event-dropped-part = { $seat_is ->
    [you] You give up the galley part { $zone }.
   *[other] { $seat } gives up the galley part { $zone }.
}
event-looks = { $seat_is ->
    [you] You look at { $count } tiles of the { $stack } stack.
   *[other] { $seat } looks at { $count } tiles of the { $stack } stack.
}
event-drawn = You see: { $tiles }.
event-took-none = { $seat_is ->
    [you] You take no { $kind }.
   *[other] { $seat } takes no { $kind }.
}
event-bought = { $seat_is ->
    [you] You buy a { $kind }
   *[other] { $seat } buys a { $kind }
} for { $cost ->
    [one] 1 ducat.
   *[other] { $cost } ducats.
}
event-bought-part = { $seat_is ->
    [you] You buy the galley part { $zone }
   *[other] { $seat } buys the galley part { $zone }
} for { $cost ->
    [one] 1 ducat.
   *[other] { $cost } ducats.
}
event-own-tile = It is { $tile }.
event-built-gondola = { $seat_is ->
    [you] You finish a gondola:
   *[other] { $seat } finishes a gondola:
}{ $ducats ->
    [0] {""}
    [one] {" "}1 ducat.
   *[other] {" "}{ $ducats } ducats.
}{ $approvals ->
    [0] {""}
    [one] {" "}1 approval.
   *[other] {" "}{ $approvals } approvals.
}
event-built-barrier = { $seat_is ->
    [you] You finish { $tile }.
   *[other] { $seat } finishes { $tile }.
}
event-demolished = { $seat_is ->
    [you] You tear down
   *[other] { $seat } tears down
} { $own ->
    [1] { $seat_is ->
        [you] your own galley part
       *[other] their own galley part
    }
   *[0] { $by_is ->
        [you] your galley part
       *[other] { $by }’s galley part
    }
} { $zone } for a new one: { $points } VP{ $seals ->
    [0] {""}
    [one] {" "}and 1 approval
   *[other] {" "}and { $seals } approvals
}. { $own ->
    [1] The points of the old one stay.
   *[0] { $by_is ->
        [you] You keep the points of the old one.
       *[other] { $by } keeps the points of the old one.
    }
}
event-built-part = { $seat_is ->
    [you] You add { $zone } to the ship:
   *[other] { $seat } adds { $zone } to the ship:
} { $points } VP, { $approvals ->
    [0] no approval.
    [one] 1 approval.
   *[other] { $approvals } approvals.
}
event-got-ducats = { $seat_is ->
    [you] You get { $ducats } ducats.
   *[other] { $seat } gets { $ducats } ducats.
}
event-got-approvals = { $seat_is ->
    [you] You get
   *[other] { $seat } gets
} { $approvals ->
    [one] 1 approval
   *[other] { $approvals } approvals
}{ $cost ->
    [0] .
   *[other] {" "}for { $cost } ducats.
}
event-doge-looks = { $seat_is ->
    [you] You look at two Doge tiles.
   *[other] { $seat } looks at two Doge tiles.
}
event-doge-drawn = Only you see the two Doge tiles.
event-doge-enacted = { $seat_is ->
    [you] You choose a new Doge:
   *[other] { $seat } chooses a new Doge:
} { $values }.{ $zones ->
    [0] {""}
   *[other] {" "}Purple: { $purple }.
}{ $level ->
    [0] {""}
   *[other] {" "}High water { $level } at the end of the round.
}{ $inspects ->
    [0] {""}
   *[other] {" "}He inspects at the end of the round.
}
event-doge-on-top = { $seat_is ->
    [you] You put the other Doge tile on top of the stack.
   *[other] { $seat } puts the other Doge tile on top of the stack.
}
event-doge-under = { $seat_is ->
    [you] You put the other Doge tile under the stack.
   *[other] { $seat } puts the other Doge tile under the stack.
}
event-round-ends = Round { $round } ends. New turn order: { $order }.
event-high-water = High water, level { $level }! Only those with more than { $level ->
    [one] 1 barrier
   *[other] { $level } barriers
} are safe.
event-flooded = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} { $barriers ->
    [0] no barrier
    [one] 1 barrier
   *[other] { $barriers } barriers
}: { $lost ->
    [0] no harm.
    [one] 1 action less next round.
   *[other] { $lost } actions less next round.
}
event-inspection-called = The Doge inspects: all bid approvals.
event-bid-sealed = { $seat_is ->
    [you] Your bid is sealed.
   *[other] { $seat } has sealed a bid.
}
event-own-bid = You bid { $approvals }.
event-own-aside = You have set { $approvals } approvals aside. Your bid goes on.
event-bid-revealed = { $seat_is ->
    [you] You bid { $approvals }:
   *[other] { $seat } bids { $approvals }:
} { $vp } VP.
event-ship-complete = { $seat_is ->
    [you] You build the last part. The ship is complete!
   *[other] { $seat } builds the last part. The ship is complete!
}
event-quiet-rounds = { $rounds } rounds in a row without a new part: { $left ->
    [one] one more such round ends the match.
   *[other] { $left } more such rounds end the match.
}
event-stalled = { $rounds } rounds without a new part: the match ends.
event-final-inspection = Final inspection: { $seat_is ->
    [you] you hold
   *[other] { $seat } holds
} { $approvals ->
    [0] no approvals
    [one] 1 approval
   *[other] { $approvals } approvals
}, { $vp } VP.

## Digests of turns

digest-ship-complete = the ship is complete
digest-built-part = galley part { $zone } built, { $points } VP{ $approvals ->
    [0] {""}
    [one] , 1 approval
   *[other] , { $approvals } approvals
}
digest-replaced = { $own ->
    [1] own { $zone } replaced
   *[0] { $by_is ->
        [you] your { $zone } replaced (you keep its points)
       *[other] { $by }’s { $zone } replaced
    }
}, { $points } VP for the new part{ $approvals ->
    [0] {""}
    [one] , 1 approval
   *[other] , { $approvals } approvals
}
digest-doge-enacted = new Doge: { $values }{ $zones ->
    [0] {""}
   *[other] {" "}(purple: { $purple })
}{ $level ->
    [0] {""}
   *[other] , high water { $level }
}{ $inspects ->
    [0] {""}
   *[other] , inspection
}
digest-doge-on-top = the other tile on top of the stack
digest-doge-under = the other tile under the stack
digest-built-gondola = gondola finished{ $ducats ->
    [0] {""}
    [one] , +1 ducat
   *[other] , +{ $ducats } ducats
}{ $approvals ->
    [0] {""}
    [one] , +1 approval
   *[other] , +{ $approvals } approvals
}
digest-built-barrier = { $tile } finished
digest-bonus-vp = +{ $vp } VP by the barrier
digest-bonus-approvals = +{ $approvals ->
    [one] 1 approval
   *[other] { $approvals } approvals
} by the barrier
digest-bonus-ducats = +{ $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
} by the barrier
digest-got-approvals = +{ $approvals ->
    [one] 1 approval
   *[other] { $approvals } approvals
}{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } ducats
}
digest-got-ducats = +{ $ducats } ducats
digest-bought-part = galley part { $zone } bought for { $cost }
digest-bought = { $kind } bought for { $cost }
digest-reordered = { $tile } to the top for 2 ducats
digest-dropped-part = galley part { $zone } given up
digest-dropped = { $kind } given up
digest-discarded = marker discarded, +1 ducat
digest-placed = { $panel } { $value }{ $cost ->
    [0] {""}
    [one] {" "}(1 ducat)
   *[other] {" "}({ $cost } ducats)
}
digest-stalled = { $rounds } rounds without a new part: the match ends
digest-final-inspection = { $seat_is ->
    [you] you
   *[other] { $seat }
} +{ $vp } VP for { $approvals ->
    [0] no approvals
    [one] 1 approval
   *[other] { $approvals } approvals
}
digest-bid-revealed = { $seat_is ->
    [you] you
   *[other] { $seat }
} bid { $approvals }: { $vp } VP
digest-round-ends = round { $round } ends, new turn order: { $order }
digest-high-water = high water { $level }
digest-flooded = { $seat_is ->
    [you] you
   *[other] { $seat }
} −{ $lost ->
    [one] 1 action
   *[other] { $lost } actions
} ({ $barriers ->
    [0] no barrier
    [one] 1 barrier
   *[other] { $barriers } barriers
})
digest-nobody-flooded = nobody loses an action
digest-inspection-called = the Doge inspects
digest-quiet-rounds = { $rounds } rounds without a new part, { $left } more end the match
digest-round-begins = round { $round }
digest-dice-rolled = dice: { $dice }
digest-doge-turned = new Doge: { $values }{ $zones ->
    [0] {""}
   *[other] {" "}(purple: { $purple })
}{ $level ->
    [0] {""}
   *[other] , high water { $level }
}{ $inspects ->
    [0] {""}
   *[other] , inspection
}

## Why not

why-panel-not-in-use = The { $panel } panel is not in use with { $players } players.
why-cell-taken = { $by } has a marker there.
why-cell-too-dear = The cell costs { $cost }; you have { $ducats }.
why-nothing-to-replace = None of your galley parts can replace the last part of a deck.
why-favour-too-dear = This intrigue costs { $cost } ducats; you would have { $ducats } left.
why-not-your-barrier = You have not finished { $tile }.
why-already-on-top = { $tile } is on top already.
why-already-reordered = Only once a turn.
why-reorder-too-dear = It costs { $cost } ducats; you have { $ducats }.
why-kind-not-offered = A { $kind } is not offered here.
why-stack-empty = The stack { $stack } is empty.
why-not-in-your-yard = This tile is not in your yard.
why-drop-a-galley-part = You hold two galley parts: to buy a third you must give up one of them.
why-not-drawn = This tile is not among those drawn.
why-tile-too-dear = It costs { $cost }; you have { $ducats }.
why-deck-complete = The deck is complete: no place for a part { $zone }.
why-section-complete = No place is left for a part { $zone }: its section is complete.
why-wrong-section = Its deck has only reached the { $section }.
why-nothing-below = The place below it is not built yet.
why-no-part-to-replace = No part { $zone } can be demolished: it must be the last of its deck, with nothing above it.
why-replace-in-full = Replacing cannot be skipped once chosen.
why-doge-not-drawn = Doge tile { $doge } is not among those drawn.
why-bid-too-high = You have { $approvals } approvals.
why-no-cell-for-it = { $what ->
    [buy] No cell that you can choose now buys a { $kind }.
    [construct] No cell that you can choose now builds a { $kind }.
   *[replace] No cell that you can choose now replaces a part.
}

## What a choice brings

effect-vp = { $change } VP
effect-approvals = { $change } { $count ->
    [one] approval
   *[other] approvals
}
effect-ducats = { $change } { $count ->
    [one] ducat
   *[other] ducats
}
effect-ends-match = ends the match: { $own } : { $best } before the final inspection
effect-ends-match-counted = ends the match: { $own } : { $best }
effect-ends-round = ends the round
effect-flooded = high water: { $actions ->
    [one] 1 action less next round
   *[other] { $actions } actions less next round
}
effect-inspection = then the Doge inspects
effect-demolished = { $own ->
    [1] your own { $zone }
   *[0] { $by }’s { $zone }
} is torn down; { $own ->
    [1] you keep
   *[0] { $by } keeps
} its points
effect-may-demolish = { $own ->
    [1] your own { $zone }
   *[0] { $by }’s { $zone }
} can be replaced
effect-covers = covers your { $tile }
effect-goes-first = first in turn order next round
effect-goes-after = after { $by } in turn order next round
effect-idle = no use to you now: { $why }
idle-sold-out = nothing is left to buy there
idle-too-dear = nothing there costs less than { $cost }, and you have { $ducats }
idle-no-tile = { $first } in your yard
idle-no-tiles = { $first } and { $second } in your yard
idle-no-place = your galley part { $zone } cannot be built now. { $reason }
effect-new-doge = you look at 2 Doge tiles: one comes into force, the other goes on top of the stack or under it
effect-then-part = then galley part { $zone }: { $vp } VP{ $approvals ->
    [0] {""}
    [one] , 1 approval
   *[other] , { $approvals } approvals
}
effect-then-tile = then { $tile }
effect-looks = { $count ->
    [one] you look at the last tile and may keep it
   *[other] you look at { $count } tiles and may keep one
}
effect-water-helps = high water { $level } then takes { $after ->
    [0] no action
    [one] 1 action
   *[other] { $after } actions
} from you instead of { $before }
effect-water-still = high water { $level } still takes { $after ->
    [one] 1 action
   *[other] { $after } actions
} from you
effect-order-stays = your place in the turn order stays as it is
effect-give-up-part = first you must give up one of your two galley parts
effect-give-up-tile = your yard is full: first you must give up a tile
effect-cannot-pay = nothing there costs less than { $cost }; you have { $ducats }
effect-prices = { $prices } ducats; you have { $ducats }
effect-not-yet = cannot be built yet. { $reason }
effect-too-late = too late to build. { $reason }
effect-worth-now = if built now: { $vp } VP{ $approvals ->
    [0] {""}
    [one] , 1 approval
   *[other] , { $approvals } approvals
}
effect-yard-worth = your parts in the yard: { $change } VP
effect-bid-leaves = { $approvals } left
effect-bid-nothing = no prize
effect-bid-gets = { $vp } VP
effect-bid-wins = { $least ->
    [0] up to { $most } VP
   *[other] { $least } to { $most } VP
}
effect-bid-prizes = the highest bid gets { $first } VP, then { $second } and { $third }; equal bids share a place

## Terminal

text-round = Round { $round }
text-player = { $vp } VP · { $ducats } ducats · { $markers } markers · approvals { $approvals }
text-yard = yard:
text-barriers = barriers ({ $count }): top { $top } ({ $bonus }), below: { $below }
text-stacks = stacks:

## Board

board-label = The board of The Doge Ship
board-cell-taken = { $cell }: { $what }. { $seat } has a marker here.
board-built = { $tile }. Built by { $seat }.
stack-lower = { $section }, lower deck
stack-upper = { $section }, upper deck
board-stack = Stack { $stack }: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
board-stack-top = Stack { $stack }: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}, the top one costs { $cost }
board-doge-stack = Doge tiles: { $count } in the stack, { $old } used
board-inspection = Inspection
board-high-water = High water { $level }
board-both-events = High water { $level }, inspection
board-no-event = No event
board-order = Turn order
board-looking = { $seat } looks at { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
board-you-look = Only you see these
board-player = { $seat }: { $vp } VP, { $ducats } ducats, markers: { $markers }, { $held }
board-held-counted = approvals, counted from what all could see: { $approvals }
board-held-hidden = approvals: not shown
board-held-open = approvals: { $approvals }
board-hidden-tile = { $kind } under construction, cost { $cost }
board-top-barrier = { $tile }. On top of { $seat }’s barriers: it alone works, and it sets the turn order. { $count ->
    [one] 1 barrier counts
   *[other] { $count } barriers count
} against high water{ $flood ->
    [none] {""}
    [0] {" "}(no action would be lost)
    [1] {" "}(1 action would be lost)
   *[other] {" "}({ $flood } actions would be lost)
}.
board-lower-barrier = { $tile }. Under { $seat }’s top barrier: it counts only against high water.
board-yard = Yard
board-barriers = Barriers
board-die = { $panel } die: { $value }. Cells up to { $value } are free, those above cost the difference.
board-mat = What { $seat } owns
board-next-place = The next place: a part { $zone }
board-next-place-none = The next place: a part { $zone }. You have none in your yard.
board-now = now { $vp } VP
board-not-yet = not yet
board-swap = replaces: { $vp } VP
board-past = too late
board-tile-now = { $tile }. If built now: { $vp } VP{ $approvals ->
    [0] {""}
    [one] , 1 approval
   *[other] , { $approvals } approvals
}.
board-tile-not-yet = { $tile }. Cannot be built yet. { $reason }
board-tile-swap = { $tile }. Its section is complete: it can only replace a part.
board-tile-past = { $tile }. Its section is complete: there is no place left for it.
board-stack-not-yet = { $stack }. Cannot be built yet. { $reason }
board-stack-too-dear = { $stack }. You could not pay any of them: the cheapest costs { $cost }.
board-doge-tiles = Doge tiles
board-order-seat = { $place }. { $seat }: { $markers ->
    [one] 1 marker left
   *[other] { $markers } markers left
}, { $held }{ $hand ->
    [fist] , bid sealed
    [palm] , no bid yet
   *[other] {""}
}{ $flood ->
    [none] {""}
    [0] , safe from high water
    [1] , high water would take 1 action
   *[other] , high water would take { $flood } actions
}
board-prizes = { $kind ->
    [final] Final inspection, by approvals held
   *[round] Inspection at the end of this round, by sealed bids
}: { $prizes } VP. Equal numbers win the same; { $ties ->
    [dense] the next lower one wins the next prize.
   *[standard] the prizes between are skipped.
}
board-prizes-round = Inspection
board-prizes-final = Final inspection
board-prizes-tied = tie: { $prizes }
figure-ducats = ducats
figure-approvals = approvals
figure-approvals-counted = approvals, counted from what all could see
figure-approvals-hidden = approvals (not shown)
figure-markers = markers left
figure-barriers = finished barriers
board-quiet = { $rounds } rounds without a new part: { $left ->
    [one] one more ends the match
   *[other] { $left } more end the match
}

## Score sheet

score-parts = galley parts
score-bonuses = barrier bonuses
score-inspections = inspections
score-final = final inspection

## Hints

reason-points = victory points
reason-ducats = ducats
reason-approvals = approvals
reason-barriers = barriers
reason-flood = safety from high water
reason-parts = galley parts in the yard
reason-gondolas = gondolas in the yard

## Editions: what their owner should know

warn-count-doge = The edition has { $count } Doge tiles, the box has { $box } (DS-0).
warn-count-galley = The edition has { $count } galley tiles, the box has { $box } (DS-0).
warn-count-barrier = The edition has { $count } barriers, the box has { $box } (DS-0).
warn-count-gondola = The edition has { $count } gondolas, the box has { $box } (DS-0).
warn-no-replace = { $players ->
    [0] No cell replaces a part: DS-2.3.4 is dead.
   *[other] With fewer than { $players } players no cell replaces a part (DS-2.3.4).
}
warn-no-intrigue = { $players ->
    [0] No cell is an intrigue: DS-2.4 is dead.
   *[other] With fewer than { $players } players no cell is an intrigue (DS-2.4).
}
warn-no-parts = { $players ->
    [0] Galley parts cannot be bought and built: nobody can finish the ship, and quiet rounds end every match (DS-4.3).
   *[other] With fewer than { $players } players galley parts cannot be bought and built: nobody can finish the ship, and quiet rounds end the match (DS-4.3).
}
warn-no-barriers = { $players ->
    [0] There is no way to a barrier: DS-2.3.3 is dead, and high water always takes two actions.
   *[other] With fewer than { $players } players there is no way to a barrier (DS-2.3.3), and high water always takes two actions.
}
warn-no-gondolas = { $players ->
    [0] There is no way to a gondola: DS-2.3.1 is dead.
   *[other] With fewer than { $players } players there is no way to a gondola (DS-2.3.1).
}
warn-no-event = No Doge tile has an event: high water (DS-3.2) and inspections (DS-3.3) never come.
warn-no-high-water = No Doge tile brings high water: DS-3.2 is dead.
warn-no-inspection = No Doge tile brings an inspection: DS-3.3 is dead, and approvals count only at the end.
warn-no-purple = No Doge tile has a purple zone (DS-1.2).
warn-short-zone = Zone { $zone } has { $tiles } tiles, fewer than places with { $players } players: there the ship cannot be finished (DS-4.3).
warn-scarce-zone = Zone { $zone } has only { $tiles } tiles: with { $players } players one yard can hold back all that is left of it (DS-4.3).

note-disputed-plus = The German rules say gondola and galley part, the French gondola or galley part. This edition follows the German.
note-zone-of-its-part = The rules tell only that the zone of galley part 11 is purple here. Which zone that is, they do not tell.

## Components

component-kind-cell = Cells of the panels
component-kind-galley = Galley parts
component-kind-barrier = Barriers
component-kind-gondola = Gondolas
component-kind-doge = Doge tiles
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

## Pages

about = Build the Doge’s state galley together and against each other: buy parts, construct them in the right place, please the inspectors.
option-inspection_ties = Ties at an inspection
option-inspection_ties-dense = The next rank follows directly
option-inspection_ties-standard = Tied ranks are skipped
option-approvals = The others’ approvals
option-approvals-counted = Shown, as everybody could count them
option-approvals-hidden = Not shown
