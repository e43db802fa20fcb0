### Serenissima

title = Serenissima, 2nd edition

## Names

name-wood = wood
name-stone = stone
name-marble = marble
name-wine = wine
name-gold = gold
name-spice = spice
name-sailor = sailor
name-fort = fort
name-basilica = basilica
name-galley-number = galley { $number }
name-1-hourglass = 1 hourglass
name-2-hourglasses = 2 hourglasses
name-2-hourglasses-shuffle = 2 hourglasses and shuffle
name-valencia = València
name-barcelona = Barcelona
name-algeria = Algeria
name-cagliari = Cagliari
name-genova = Genova
name-napoli = Napoli
name-tunis = Tunis
name-messina = Messina
name-tripoli = Tripoli
name-cyrenaica = Cyrenaica
name-venezia = Venezia
name-ragusa = Ragusa
name-corfu = Corfu
name-modon = Modon
name-candia = Candia
name-constantinople = Constantinople
name-alexandria = Alexandria
name-famagusta = Famagusta
name-antakya = Antakya
name-ionian = Ionian Sea
name-to-load = load
name-to-unload = unload
name-to-sail = sail
name-to-sail-on = sail on
name-to-sell = sell
name-to-store = store
name-to-land = land
name-to-fight = fight
name-to-raid = attack the port
name-buy-sailors = sailors
name-buy-a-galley = a galley
name-buy-a-fort = a fort
name-buy-a-basilica = a basilica
short-wood = wo
short-stone = st
short-marble = ma
short-wine = wi
short-gold = go
short-spice = sp
short-fort = F
short-basilica = B
some-wood = { $piece }
some-stone = { $piece }
some-marble = { $piece }
some-wine = { $piece }
some-gold = { $piece }
some-spice = { $piece }
some-sailor = a { $piece }

## Actions

do-close = close { $port } ({ $good })
do-port = start in { $port } ({ $good }, { $spaces } spaces)
do-number = { $galley }
do-action = action
do-invest = investment
do-load-crew = sailor from the port aboard
do-put-crew = sailor from the galley into the port
do-load-good = load { $some } { $cost ->
    [0] (free)
    [one] (1 ducat)
   *[other] ({ $cost } ducats)
}
do-load-galley = take { $some } from { $galley }
do-put-galley = give { $some } to { $galley }
do-dump = throw { $some } overboard
do-dump-galley = throw { $some } of { $galley } overboard
do-swap = give { $given } to { $galley } for { $taken }
do-sail = sail to { $zone }
do-sail-port = sail to { $zone } ({ $good })
do-sell = { $ducats ->
    [0] store { $some }
    [one] sell { $some } for 1 ducat
   *[other] sell { $some } for { $ducats } ducats
}
do-attack = attack { $galley } ({ $value } against { $defence })
do-attack-port = attack the port of { $port } ({ $value } against { $defence })
do-land = land { $sailors ->
    [one] 1 sailor
   *[other] { $sailors } sailors
}
do-land-none = land nobody, leave the port neutral
do-roll = roll on
do-stop = stop the fight and end the turn
do-block = block
do-pass = let it happen
do-take = take { $some }
do-hire = hire a sailor: { $place } ({ $cost ->
    [one] 1 ducat
   *[other] { $cost } ducats
})
do-buy = buy { $galley } with a sailor in { $port } ({ $cost ->
    [one] 1 ducat
   *[other] { $cost } ducats
})
do-fort = fort in { $port } ({ $cost } ducats)
do-basilica = basilica in { $port } ({ $cost } ducats)
do-done = done
do-forgo = do nothing this turn
do-load-all-crew = { $count } sailors from the port aboard
do-load-all = load { $count } × { $good } { $cost ->
    [0] (free)
    [one] (1 ducat)
   *[other] ({ $cost } ducats)
}
do-sell-all = { $ducats ->
    [0] store everything
    [one] sell all that sells for 1 ducat
   *[other] sell all that sells for { $ducats } ducats
}
do-trade = sail to { $zone } and sell all that sells for { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}
do-take-all = take everything
do-hire-all = hire { $count } sailors: { $place } ({ $cost } ducats)
series-land = Land sailors:
series-buy = Buy a galley with a sailor in { $port } ({ $cost ->
    [one] 1 ducat
   *[other] { $cost } ducats
}):

## Questions

ask-close-port = close a port that makes { $good }.
ask-pick-port = choose your start port.
ask-pick-number = { $galleys ->
    [0] choose the number of your first galley.
   *[other] choose the number of another galley.
}
ask-choose-turn = { $galley } in { $zone } is active: { $purchases ->
    [0] use it? Nothing can be bought now.
   *[other] use it, or invest instead?
}
ask-load = { $galley } in { $zone }, { $free ->
    [0] no free place
    [one] 1 free place
   *[other] { $free } free places
}: { $deeds } – or be done.
ask-sail = { $galley } in { $zone }, { $left ->
    [0] move over
    [one] 1 zone left
   *[other] { $left } zones left
}: { $deeds } – or be done.
ask-harbour = { $galley } in { $zone }{ $value ->
    [0] {""}
   *[other] , strength { $value }
}: { $deeds } – or be done.
ask-sell-further = what else does { $galley } sell in { $zone }?
ask-block-move = { $galley } of { $owner } wants to sail from { $zone } to { $next }. Block it?
ask-block-sale = { $galley } of { $owner } wants to sell { $good } in { $zone }. Block it?
ask-block-landing = { $galley } of { $owner } wants to land { $sailors ->
    [one] 1 sailor
   *[other] { $sailors } sailors
} in { $zone }. Block it?
ask-fight-galley = { $galley } fights { $target }, dice { $value } against { $defence }. Roll on or stop?
ask-fight-port = { $galley } fights the port of { $port }, dice { $value } against { $defence }. Roll on or stop?
ask-booty = what does { $galley } take of the booty ({ $goods })?
ask-occupy = { $port } is won. How many sailors land?
ask-invest = invest ({ $galley } is active): { $things } – or be done.
ask-catch-up = you have few galleys: buy { $things } (two galleys in all) – or be done.

## Log

event-closed = { $seat_is ->
    [you] You close { $port }.
   *[other] { $seat } closes { $port }.
}
event-picked-port = { $seat_is ->
    [you] You start in { $port }.
   *[other] { $seat } starts in { $port }.
}
event-picked-number = { $seat_is ->
    [you] You take { $galley }.
   *[other] { $seat } takes { $galley }.
}
event-round-begins = Round { $round } begins.
event-may-be-last = Round { $round } may be the last: the next Doge card can bring the last payout.
event-acts = { $seat_is ->
    [you] Your { $galley } acts in { $zone }.
   *[other] { $galley } of { $seat } acts in { $zone }.
}
event-invests = { $seat_is ->
    [you] You invest instead of using { $galley } in { $zone }.
   *[other] { $seat } invests instead of using { $galley } in { $zone }.
}
event-crew-from-port = { $seat_is ->
    [you] A sailor of yours goes aboard { $galley } in { $port }.
   *[other] A sailor of { $seat } goes aboard { $galley } in { $port }.
}
event-crew-to-port = { $seat_is ->
    [you] A sailor of your { $galley } goes ashore in { $port }.
   *[other] A sailor of { $galley } of { $seat } goes ashore in { $port }.
}
event-loaded = { $seat_is ->
    [you] You load { $good } in { $port }
   *[other] { $seat } loads { $good } in { $port }
} { $cost ->
    [0] for free.
    [one] for 1 ducat.
   *[other] for { $cost } ducats.
}
event-bought-from = { $seat_is ->
    [you] You load { $good } in { $port }
   *[other] { $seat } loads { $good } in { $port }
} and { $seat_is ->
    [you] pay
   *[other] pays
} { $owner_is ->
    [you] you
   *[other] { $owner }
} { $cost ->
    [one] 1 ducat.
   *[other] { $cost } ducats.
}
event-dumped = { $seat_is ->
    [you] You throw { $good } of { $galley } overboard.
   *[other] { $seat } throws { $good } of { $galley } overboard.
}
event-passed = { $seat_is ->
    [you] You move { $piece } from { $giver } to { $taker }.
   *[other] { $seat } moves { $piece } from { $giver } to { $taker }.
}
event-swapped = { $seat_is ->
    [you] Your { $galley } swaps { $given } for { $taken } with { $partner }.
   *[other] { $galley } of { $seat } swaps { $given } for { $taken } with { $partner }.
}
event-sunk = { $seat_is ->
    [you] You lose { $galley } in { $zone }
   *[other] { $seat } loses { $galley } in { $zone }
}{ $aboard ->
    [0] .
   *[other] {" "}with { $goods }.
}
event-sailed = { $seat_is ->
    [you] Your { $galley } sails to { $zone }.
   *[other] { $galley } of { $seat } sails to { $zone }.
}
event-blocked = { $seat_is ->
    [you] You block { $galley } of { $owner } in { $zone }:
   *[other] { $owner_is ->
        [you] { $seat } blocks your { $galley } in { $zone }:
       *[other] { $seat } blocks { $galley } of { $owner } in { $zone }:
    }
} { $deed ->
    [sale] it may not sell.
    [landing] it may not land.
   *[move] it may not sail on.
}
event-let-pass = { $seat_is ->
    [you] You let { $galley } of { $owner }
   *[other] { $owner_is ->
        [you] { $seat } lets your { $galley }
       *[other] { $seat } lets { $galley } of { $owner }
    }
} { $deed ->
    [sale] sell in { $zone }.
    [landing] land in { $zone }.
   *[move] sail on from { $zone }.
}
event-sold = { $seat_is ->
    [you] You { $ducats ->
        [0] store { $good } in { $port }.
        [one] sell { $good } in { $port } for 1 ducat.
       *[other] sell { $good } in { $port } for { $ducats } ducats.
    }
   *[other] { $seat } { $ducats ->
        [0] stores { $good } in { $port }.
        [one] sells { $good } in { $port } for 1 ducat.
       *[other] sells { $good } in { $port } for { $ducats } ducats.
    }
}
event-fought-galley = { $seat_is ->
    [you] Your { $galley } fights { $target } of { $defender },
   *[other] { $defender_is ->
        [you] { $galley } of { $seat } fights your { $target },
       *[other] { $galley } of { $seat } fights { $target } of { $defender },
    }
} { $value ->
    [one] 1 die
   *[other] { $value } dice
} against { $defence }: { $kills } killed, { $losses } lost.
event-fought-port = { $seat_is ->
    [you] Your { $galley } fights { $port } of { $defender },
   *[other] { $defender_is ->
        [you] { $galley } of { $seat } fights your port { $port },
       *[other] { $galley } of { $seat } fights { $port } of { $defender },
    }
} { $value ->
    [one] 1 die
   *[other] { $value } dice
} against { $defence }: { $kills } killed, { $losses } lost.
event-fort-fired = { $defender_is ->
    [you] Your fort in { $port } fires at { $galley } of { $seat }:
   *[other] { $seat_is ->
        [you] The fort of { $defender } in { $port } fires at your { $galley }:
       *[other] The fort of { $defender } in { $port } fires at { $galley } of { $seat }:
    }
} { $losses } lost.
event-stopped = { $seat_is ->
    [you] You stop the fight.
   *[other] { $seat } stops the fight.
}
event-took = { $seat_is ->
    [you] Your { $galley } takes { $good } as booty.
   *[other] { $galley } of { $seat } takes { $good } as booty.
}
event-port-lost = { $seat_is ->
    [you] You lose { $port }!
   *[other] { $seat } loses { $port }!
}
event-landed = { $seat_is ->
    [you] You land
   *[other] { $seat } lands
} { $sailors ->
    [one] 1 sailor
   *[other] { $sailors } sailors
} in { $port } and { $seat_is ->
    [you] own
   *[other] owns
} it now.
event-left-neutral = { $seat_is ->
    [you] You leave { $port } neutral.
   *[other] { $seat } leaves { $port } neutral.
}
event-hired = { $seat_is ->
    [you] You hire a sailor for { $port },
   *[other] { $seat } hires a sailor for { $port },
} { $cost ->
    [one] 1 ducat.
   *[other] { $cost } ducats.
}
event-hired-aboard = { $seat_is ->
    [you] You hire a sailor for { $galley },
   *[other] { $seat } hires a sailor for { $galley },
} { $cost ->
    [one] 1 ducat.
   *[other] { $cost } ducats.
}
event-bought-galley = { $seat_is ->
    [you] You buy { $galley } with a sailor in { $port },
   *[other] { $seat } buys { $galley } with a sailor in { $port },
} { $cost ->
    [one] 1 ducat.
   *[other] { $cost } ducats.
}
event-built = { $seat_is ->
    [you] You build a { $building } in { $port }, { $cost } ducats.
   *[other] { $seat } builds a { $building } in { $port }, { $cost } ducats.
}
event-card-drawn = { $steps ->
    [0] Doge card: { $card }. Every port that makes or stores wine pays its owner.
   *[other] Doge card: { $card }.
}
event-pawn-moved = The white pawn moves { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} { $left ->
    [0] to a payout.
    [one] to space { $space }; the next payout is 1 step away.
   *[other] to space { $space }; the next payout is { $left } steps away.
}
event-wine-paid = { $seat_is ->
    [you] Wine brings you { $ducats } ducats: { $ports }.
   *[other] Wine brings { $seat } { $ducats } ducats: { $ports }.
}
event-payout = Payout { $payout }!
event-paid-out = { $seat_is ->
    [you] You get { $ducats } ducats: { $ports }.
   *[other] { $seat } gets { $ducats } ducats: { $ports }.
}
event-paid-nothing = { $seat_is ->
    [you] You get nothing: no port of yours pays.
   *[other] { $seat } gets nothing: no port of theirs pays.
}
event-match-ends = The match ends after { $round } rounds.

## Digests of turns

digest-galley = { $galley }
digest-fought = attack on { $defender_is ->
    [you] your { $target }
   *[other] { $target } of { $defender }
} in { $zone } ({ $kills } killed, { $losses } lost)
digest-sank = { $defender_is ->
    [you] your { $target }
   *[other] { $target } of { $defender }
} sunk in { $zone } ({ $kills } killed, { $losses } lost)
digest-fought-port = attack on { $defender_is ->
    [you] your port { $port }
   *[other] { $port } of { $defender }
} ({ $kills } killed, { $losses } lost)
digest-conquered = { $defender_is ->
    [you] your port { $port }
   *[other] { $port } of { $defender }
} taken with { $sailors ->
    [one] 1 sailor
   *[other] { $sailors } sailors
} ({ $kills } killed, { $losses } lost)
digest-port-lost = { $seat_is ->
    [you] you lose { $port }
   *[other] { $seat } loses { $port }
}
digest-landed = { $port } taken with { $sailors ->
    [one] 1 sailor
   *[other] { $sailors } sailors
}
digest-left-neutral = { $port } left neutral
digest-sunk = { $seat_is ->
    [you] your { $galley } sunk
   *[other] { $galley } of { $seat } sunk
}
digest-took = { $goods } as booty
digest-took-by = { $goods } as booty for { $seat_is ->
    [you] you
   *[other] { $seat }
}
digest-built = { $building } in { $port }
digest-bought-galley = { $galley } bought in { $port }
digest-blocked = blocked by { $seat_is ->
    [you] you
   *[other] { $seat }
} { $deed ->
    [sale] from selling in { $zone }
    [landing] from landing in { $zone }
   *[move] from sailing on in { $zone }
}
digest-dumped = { $goods } overboard
digest-boarded = { $count ->
    [one] 1 sailor
   *[other] { $count } sailors
} aboard in { $port }
digest-ashore = { $count ->
    [one] 1 sailor
   *[other] { $count } sailors
} ashore in { $port }
digest-passed = { $pieces } from { $giver } to { $taker }
digest-swapped = { $given } to { $partner } for { $taken }
digest-count = { $count } × { $piece }
digest-picked-port = start in { $port }
digest-picked-number = { $galley }
digest-closed = { $port } closed
digest-sold = { $goods } { $ducats ->
    [0] stored in { $port }
   *[other] sold in { $port }, +{ $ducats }
}
digest-loaded = { $goods } loaded in { $port }{ $cost ->
    [0] {""}
   *[other] , −{ $cost }
}
digest-hired = sailors hired: { $places }
digest-hired-port = { $count } in { $port }
digest-hired-galley = { $count } aboard { $galley }
digest-sailed = to { $zone }
digest-acts = in { $zone }
digest-invests = investment
digest-match-ends = the match ends after { $round } rounds
digest-doge = Doge card: { $card }, the pawn moves { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}{ $left ->
    [0] {" "}to a payout
   *[other] , next payout in { $left }
}
digest-doge-wine = Doge card: { $card }, which pays { $gains }
digest-doge-dry = Doge card: { $card }, but nobody has a port with it
digest-payout = payout { $payout }: { $gains }
digest-paid-out = { $seat_is ->
    [you] you
   *[other] { $seat }
} +{ $ducats }
digest-paid-nothing = { $seat_is ->
    [you] you
   *[other] { $seat }
} +0
digest-may-be-last = perhaps the last round
digest-round-begins = round { $round }

## Why not

why-close-another-good = { $port } does not make { $good }.
why-keep-start-ports = { $port } must stay open: { $players } players need as many start ports.
why-no-start-port = { $port } is no start port.
why-port-closed = { $port } is closed.
why-port-taken = { $port } belongs to { $owner }.
why-number-not-in-use = { $galley } is not in use with { $players } players.
why-number-taken = { $galley } belongs to { $owner }.
why-active-itself = { $galley } is the active galley itself.
why-galley-full = { $galley } has no free place.
why-galley-not-here = { $galley } is not in { $zone }.
why-no-own-port-here = You own no port in { $zone }.
why-no-port-here = There is no open port in { $zone }.
why-not-aboard = There is no { $piece } aboard { $galley }.
why-not-made-here = { $port } does not make { $good }.
why-not-your-galley = { $galley } is not yours.
why-not-your-port = { $port } is not yours.
why-not-at-your-port = { $galley } lies in { $zone }, not at a port of yours.
why-port-full-of-sailors = { $port } holds { $sailors } sailors at most.
why-port-needs-sailor = One sailor must stay in { $port }.
why-supply-empty = There is no { $good } left in the supply.
why-too-dear = It costs { $cost ->
    [one] 1 ducat
   *[other] { $cost } ducats
}; you have { $ducats }.
why-already-there = The galley is in { $zone } already.
why-lies-here = Your galley lies here. In { $zone } it can: { $deeds }.
why-too-far = { $zone } is { $distance ->
    [one] 1 zone
   *[other] { $distance } zones
} away; you have { $sailors ->
    [one] 1 sailor
   *[other] { $sailors } sailors
} aboard and { $left ->
    [0] no zone
    [one] 1 zone
   *[other] { $left } zones
} left to sail.
why-zone-by-zone = { $zone } is { $distance } zones away: sail zone by zone.
why-move-is-over = The move is over.
why-last-sailor-stays = The last sailor of { $galley } cannot be swapped.
why-no-way-back = This kind of piece has just gone the other way: no transfer is reversed.
why-sold-already = This galley has sold goods this turn; it can no longer fight or land.
why-made-here = { $port } makes { $good } itself.
why-stored-here = { $port } has { $good } in store already.
why-warehouse-full = The warehouse of { $port } is full.
why-no-sale-any-more = This galley can sell nothing more this turn: it was blocked, or it has turned to fighting.
why-no-fight-left = { $sailors ->
    [one] 1 sailor
   *[other] { $sailors } sailors
} aboard, { $moved ->
    [one] 1 zone
   *[other] { $moved } zones
} sailed: no strength is left for an attack.
why-not-in-booty = There is no { $good } among the booty.
why-active-galley = { $galley } is your active galley: this is its turn.
why-own-galley = { $galley } is your own: { $waits ->
    [0] its turn in this round is over.
   *[other] its turn comes later in this round.
}
why-own-galley-here = { $galley } is your own: while { $active } loads here, sailors and goods can pass between the two.
why-blockers-first = While { $by }, who blocked you, has galleys here, { $galley } cannot be attacked.
why-land-someone = At least one sailor must land.
why-sale-blocker-first = { $by } blocked the sale: the port can be taken only after all galleys of { $by } here are beaten.
why-landing-blocked = { $by } blocks the landing; fight first.
why-own-port = { $port } is your own.
why-port-neutral = { $port } is neutral: just land there.
why-too-few-sailors = Sailors aboard: { $sailors }.
why-guards-first = To take { $port }, first beat { $galleys } of { $owner }, then { $sailors ->
    [one] 1 sailor
   *[other] { $sailors } sailors
} in the port{ $fort ->
    [0] {""}
   *[other] , whose fort fires first
}.
why-port-not-neutral = { $port } belongs to { $owner }: it must be attacked.
why-last-port = { $port } is the last port of { $owner } and cannot be attacked.
why-no-sailor-in-stock = You have no sailor left in stock.
why-fleet-complete = You have { $galleys } galleys; here that is the limit.
why-one-galley-an-investment = Only one galley per investment.
why-already-built = { $port } has this already: { $building }.
why-box-empty = None is left in the box: { $building }.
why-goods-for-building = { $port } needs both { $first } and { $second }, made or stored.
why-no-buildings-now = Only sailors and galleys can be bought now.
why-loading-is-over = Loading comes before sailing and selling: it is over for this turn.
why-no-investment-now = This galley acts now; buying is what one does instead, as an investment.
why-invests-now = Now things are bought; this galley does not act.

## What a choice brings

effect-closes = { $port } becomes open sea: nobody trades or lands there in this match
effect-starts = yours, with { $sailors ->
    [one] 1 sailor
   *[other] { $sailors } sailors
} in the port; your galleys begin here
effect-launches = begins in { $port } with { $sailors } sailors aboard
effect-acts = load, sail, then sell, fight or land
effect-invests = buy { $things }; the galley stays where it is
effect-invests-nothing = nothing can be bought now: the turn is over
effect-ends-turn = ends the turn of { $galley }
effect-leaves-booty = left to the sea: { $goods }
effect-buys-no-more = buys nothing more
effect-they-get = { $seat } gets { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}
effect-sinks = your { $galley } sinks
effect-sinks-with = your { $galley } sinks with its cargo: { $goods }
effect-overboard = { $good } is lost
effect-port-yours = { $port } is yours and pays { $ducats } at the next payout
effect-port-theirs = { $port } goes to { $seat }, who gets { $ducats } there at the next payout
effect-payout-yours = { $port } pays you { $change } at every payout
effect-payout-theirs = { $port } pays { $seat } { $change } at every payout
effect-fort = { $dice } dice fire at whoever attacks { $port }, before the fight
effect-sells-for = the cargo sells for { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
} there
effect-stores = your own port: it can store { $goods ->
    [one] 1 good
   *[other] { $goods } goods
}
effect-neutral-there = { $port } is neutral: whoever lands takes it (pays { $ducats } at a payout)
effect-last-port-there = the last port of { $owner }: it cannot be attacked
effect-foes-there = fights there with { $value } against { $foes }
effect-foe-galley = { $galley } ({ $sailors ->
    [one] 1 sailor
   *[other] { $sailors } sailors
})
effect-foe-port = the port ({ $sailors ->
    [one] 1 sailor
   *[other] { $sailors } sailors
}{ $fort ->
    [0] {""}
   *[other] , fort
})
effect-tired-there = no strength is left there for an attack
effect-zones = { $moved } of { $zones ->
    [one] 1 zone
   *[other] { $zones } zones
}
effect-loads-nothing = nothing is loaded before
effect-may-stop = may be stopped there by { $seats }
effect-may-block = may first be blocked by { $seats }
effect-fight = to the end: { $won }% to win; on average you lose { $losses } sailors, they lose { $kills }
effect-may-sink = { $chance }% that your { $galley } sinks
effect-they-miss = { $seat } misses { $ducats ->
    [0] the sale
    [one] 1 ducat
   *[other] { $ducats } ducats
}
effect-they-miss-port = { $seat } does not get { $port } (pays { $ducats })
effect-they-stay = { $galley } of { $seat } sails no further
effect-they-may-attack = { $seat } may attack you, and would win with { $won }%
effect-ends-round = ends the round
effect-may-pay = payout: { $chance }%
effect-may-end = end of the match: { $chance }%
effect-ends-match = ends the match: { $own } : { $best }
effect-ends-match-hidden = ends the match

## Terminal

text-round = Round { $round }
text-cards = Doge cards: { $left } left, open: { $shown }
text-supply = Supply:
text-box = forts { $forts } · basilicas { $basilicas }
text-port = port
text-makes = makes
text-warehouse = warehouse
text-pays = pays
text-routes = next to
text-galleys = galleys
text-closed = closed
text-player = ducats { $ducats } · ports { $ports } · galleys { $galleys } · sailors in stock { $stock }
text-turn = { $galley } of { $seat } in { $zone } · sailors { $sailors } · goods: { $goods } · zones sailed { $moved }

## Board

board-label = The board of Serenissima
board-round = Round { $round }
board-port = { $port } makes { $some }; stored: { $stored }; free spaces pay { $prices }; brings { $pays } at a payout; neutral
board-port-owned = { $port } makes { $some }; stored: { $stored }; free spaces pay { $prices }; brings { $pays } at a payout; { $seat } with { $sailors ->
    [one] 1 sailor
   *[other] { $sailors } sailors
}
board-port-closed = { $port } is closed
board-galley = { $galley } of { $seat } in { $zone }: { $sailors ->
    [one] 1 sailor
   *[other] { $sailors } sailors
}, { $aboard ->
    [0] no goods
   *[other] goods: { $goods }
}
board-track = White pawn on space { $space }, payouts made: { $payouts }, Doge cards left: { $cards }
board-supply = Left in the supply: { $thing } { $count }
board-active = active
board-low-first = low numbers act first in every round
board-steps = { $steps ->
    [one] 1 zone away
   *[other] { $steps } zones away
}
board-deck = Doge cards left: { $cards }
board-discard = Open Doge card: { $card }
board-roll = Last roll of { $galley }: { $kills ->
    [one] 1 skull
   *[other] { $kills } skulls
}, against it { $losses }
board-raid = Attack { $port }
board-mat = What { $seat } owns
board-purse = { $seat }: ducats { $ducats }, next payout { $payout }, sailors in stock { $stock }
board-purse-end = { $seat }: ducats { $ducats }, sailors in stock { $stock }
board-sells = the cargo sells for { $ducats }
board-stores = stores { $goods ->
    [one] 1 good
   *[other] { $goods } goods
}
figure-payout = next payout
figure-ports = ports
figure-galleys = galleys
figure-stock = sailors in stock

## Score sheet

score-start = ducats at the start
score-sales = sales
score-dues = loaded by others in one’s ports
score-wine = wine
score-payouts = payouts
score-spent = spent

## Hints

reason-ducats = ducats in hand
reason-ports = payouts to come
reason-hopes = income from wine and basilicas
reason-safety = the safety of ports
reason-sailors = sailors
reason-cargo = what the cargoes will bring
reason-places = room to load goods
reason-galleys = the size of the fleet

## The start page

about = Equip galleys, carry goods across the Mediterranean, open ports and guard them against your rivals.

## Table options

option-money = Money
option-money-open = Everyone sees it
option-money-hidden = Secret

## The page of components

component-kind-port = Ports
component-kind-sea = Open zone
component-kind-good = Goods
component-kind-track = Round track
component-kind-card = Doge cards
component-kind-die = Dice
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

## Warnings about an edition

warn-no-producer = Goods that no port makes never come into a match: { $goods }.
warn-no-supply = Goods of which the supply has none never come into a match: { $goods }.
warn-last-producer-closed = Two or three players close a port for each of these goods, and only one port makes it: { $goods }.
warn-no-building = No port can ever have both { $first } and { $second }: nobody can build this: { $building }.
warn-port-count = The printed game has { $printed } ports; this edition has { $count }.
warn-small-start-ports = Start ports with fewer than { $sailors } spaces take only as many sailors; the others stay in stock: { $ports }.
warn-never-full = Ports with more spaces than kinds of goods that can be sold there are never full: { $ports }.
warn-odd-prices = The rules tell of prices from { $cheapest } to { $dearest } ducats; not so here: { $ports }.
warn-card-count = The printed game has { $printed } Doge cards; this edition has { $count }.
warn-no-card = No Doge card shows this: { $card }.
warn-no-shuffle-card = No Doge card says that they are shuffled: they are when all have been drawn.
warn-payouts-side-by-side = With { $players } players payout spaces lie side by side: one move can bring two payouts.
