### Serenissima

title = Serenissima, 2e édition

## Noms

name-wood = bois
name-stone = pierre
name-marble = marbre
name-wine = vin
name-gold = or
name-spice = épices
name-sailor = marin
name-fort = forteresse
name-basilica = basilique
name-galley-number = galère { $number }
name-1-hourglass = 1 sablier
name-2-hourglasses = 2 sabliers
name-2-hourglasses-shuffle = 2 sabliers et mélange
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
name-ionian = mer Ionienne
short-wood = bo
short-stone = pi
short-marble = ma
short-wine = vi
short-gold = or
short-spice = ép
short-fort = F
short-basilica = B

## Actions

do-close = fermer { $port } ({ $good })
do-port = partir de : { $port } ({ $good }, { $spaces } cases)
do-number = { $galley }
do-action = action
do-invest = investissement
do-load-crew = embarquer un marin du port
do-put-crew = débarquer un marin au port
do-load-good = charger : { $good } { $cost ->
    [0] (gratuit)
    [one] (1 ducat)
   *[other] ({ $cost } ducats)
}
do-load-galley = prendre de la { $galley } : { $piece }
do-put-galley = donner à la { $galley } : { $piece }
do-dump = jeter par-dessus bord : { $good }
do-dump-galley = jeter par-dessus bord de la { $galley } : { $piece }
do-swap = donner à la { $galley } : { $given } contre { $taken }
do-sail = naviguer vers { $zone }
do-sail-port = naviguer vers { $zone } ({ $good })
do-sell = { $ducats ->
    [0] stocker : { $good }
    [one] vendre : { $good }, 1 ducat
   *[other] vendre : { $good }, { $ducats } ducats
}
do-attack = attaquer la { $galley } ({ $value } contre { $defence })
do-attack-port = attaquer le port { $port } ({ $value } contre { $defence })
do-land = débarquer { $sailors ->
    [one] 1 marin
   *[other] { $sailors } marins
}
do-land-none = ne débarquer personne, le port reste neutre
do-roll = continuer le combat
do-stop = cesser le combat et finir le tour
do-block = blocus
do-pass = laisser faire
do-take = prendre : { $good }
do-hire = recruter un marin : { $place } ({ $cost ->
    [one] 1 ducat
   *[other] { $cost } ducats
})
do-buy = acheter la { $galley } avec un marin à { $port } ({ $cost ->
    [one] 1 ducat
   *[other] { $cost } ducats
})
do-fort = forteresse à { $port } ({ $cost } ducats)
do-basilica = basilique à { $port } ({ $cost } ducats)
do-done = terminé
do-load-all-crew = embarquer { $count } marins du port
do-load-all = charger : { $count } × { $good } { $cost ->
    [0] (gratuit)
    [one] (1 ducat)
   *[other] ({ $cost } ducats)
}
do-sell-all = { $ducats ->
    [0] tout stocker
    [one] tout vendre : 1 ducat
   *[other] tout vendre : { $ducats } ducats
}
do-trade = naviguer vers { $zone } et tout vendre : { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}
do-take-all = tout prendre
do-hire-all = recruter { $count } marins : { $place } ({ $cost } ducats)

## Questions

ask-close-port = fermez un port qui produit : { $good }.
ask-pick-port = choisissez votre port de départ.
ask-pick-number = choisissez un numéro de galère.
ask-choose-turn = la { $galley } est active ({ $zone }). Charger, naviguer, vendre, combattre – ou investir ?
ask-load = { $galley }, { $zone }, { $free ->
    [0] aucune place libre. Naviguer, vendre ou combattre, ou terminer.
    [one] 1 place libre. Charger, naviguer, vendre ou combattre, ou terminer.
   *[other] { $free } places libres. Charger, naviguer, vendre ou combattre, ou terminer.
}
ask-sail = la { $galley } ({ $zone }) { $left ->
    [0] est au bout de son déplacement. Vendre ou débarquer, ou terminer.
    [one] peut encore avancer d’une zone. Continuer, vendre, débarquer ou combattre, ou terminer.
   *[other] peut encore avancer de { $left } zones. Continuer, vendre, débarquer ou combattre, ou terminer.
}
ask-harbour = la { $galley } ({ $zone }) combat avec { $value }. Que fait-elle ?
ask-sell-further = que vend encore la { $galley } ? ({ $zone })
ask-block-move = la { $galley } de { $owner } veut continuer : { $zone } – { $next }. Blocus ?
ask-block-sale = la { $galley } de { $owner } veut vendre : { $good } ({ $zone }). Blocus ?
ask-block-landing = la { $galley } de { $owner } veut débarquer { $sailors ->
    [one] 1 marin
   *[other] { $sailors } marins
} ({ $zone }). Blocus ?
ask-fight-galley = { $galley } contre { $target }, dés : { $value } contre { $defence }. Continuer ou cesser ?
ask-fight-port = { $galley } contre le port { $port }, dés : { $value } contre { $defence }. Continuer ou cesser ?
ask-booty = que prend la { $galley } du butin ({ $goods }) ?
ask-occupy = { $port } est vaincu. Combien de marins débarquent ?
ask-invest = investissez (la { $galley } est active), ou terminez.
ask-catch-up = vous avez peu de galères. Achetez des marins et des galères, jusqu’à deux galères en tout, ou terminez.

## Journal

event-closed = { $seat_is ->
    [you] Vous fermez { $port }.
   *[other] { $seat } ferme { $port }.
}
event-picked-port = { $seat_is ->
    [you] Vous commencez à { $port }.
   *[other] { $seat } commence à { $port }.
}
event-picked-number = { $seat_is ->
    [you] Vous prenez la { $galley }.
   *[other] { $seat } prend la { $galley }.
}
event-round-begins = La manche { $round } commence.
event-may-be-last = La manche { $round } est peut-être la dernière : la prochaine carte Doge peut amener le dernier paiement.
event-acts = { $seat_is ->
    [you] Votre { $galley } agit ({ $zone }).
   *[other] La { $galley } de { $seat } agit ({ $zone }).
}
event-invests = { $seat_is ->
    [you] Vous investissez au lieu d’utiliser la { $galley } ({ $zone }).
   *[other] { $seat } investit au lieu d’utiliser la { $galley } ({ $zone }).
}
event-crew-from-port = { $seat_is ->
    [you] Un de vos marins embarque sur la { $galley } ({ $port }).
   *[other] Un marin de { $seat } embarque sur la { $galley } ({ $port }).
}
event-crew-to-port = { $seat_is ->
    [you] Un marin de votre { $galley } débarque à { $port }.
   *[other] Un marin de { $seat } ({ $galley }) débarque à { $port }.
}
event-loaded = { $seat_is ->
    [you] Vous chargez à { $port } : { $good },
   *[other] { $seat } charge à { $port } : { $good },
} { $cost ->
    [0] gratuit.
    [one] pour { $cost } ducat.
   *[other] pour { $cost } ducats.
}
event-bought-from = { $seat_is ->
    [you] Vous chargez à { $port } : { $good },
   *[other] { $seat } charge à { $port } : { $good },
} { $cost ->
    [one] { $cost } ducat
   *[other] { $cost } ducats
} pour { $owner_is ->
    [you] vous.
   *[other] { $owner }.
}
event-dumped = { $seat_is ->
    [you] Vous jetez par-dessus bord : { $good } ({ $galley }).
   *[other] { $seat } jette par-dessus bord : { $good } ({ $galley }).
}
event-passed = { $seat_is ->
    [you] Vous faites passer de la { $giver } à la { $taker } : { $piece }.
   *[other] { $seat } fait passer de la { $giver } à la { $taker } : { $piece }.
}
event-swapped = { $seat_is ->
    [you] Votre { $galley } échange avec la { $partner } : { $given } contre { $taken }.
   *[other] La { $galley } de { $seat } échange avec la { $partner } : { $given } contre { $taken }.
}
event-sunk = { $seat_is ->
    [you] Vous perdez la { $galley } ({ $zone })
   *[other] { $seat } perd la { $galley } ({ $zone })
}{ $aboard ->
    [0] .
   *[other] {" "}avec sa cargaison : { $goods }.
}
event-sailed = { $seat_is ->
    [you] Votre { $galley } navigue vers { $zone }.
   *[other] La { $galley } de { $seat } navigue vers { $zone }.
}
event-blocked = { $seat_is ->
    [you] Vous bloquez la { $galley } de { $owner } ({ $zone }).
   *[other] { $owner_is ->
        [you] { $seat } bloque votre { $galley } ({ $zone }).
       *[other] { $seat } bloque la { $galley } de { $owner } ({ $zone }).
    }
}
event-let-pass = { $seat_is ->
    [you] Vous laissez passer la { $galley } de { $owner } ({ $zone }).
   *[other] { $owner_is ->
        [you] { $seat } laisse passer votre { $galley } ({ $zone }).
       *[other] { $seat } laisse passer la { $galley } de { $owner } ({ $zone }).
    }
}
event-sold = { $seat_is ->
    [you] Vous { $ducats ->
        [0] stockez à { $port } : { $good }.
        [one] vendez à { $port } : { $good }, { $ducats } ducat.
       *[other] vendez à { $port } : { $good }, { $ducats } ducats.
    }
   *[other] { $seat } { $ducats ->
        [0] stocke à { $port } : { $good }.
        [one] vend à { $port } : { $good }, { $ducats } ducat.
       *[other] vend à { $port } : { $good }, { $ducats } ducats.
    }
}
event-fought-galley = { $seat_is ->
    [you] Votre { $galley } combat la { $target } de { $defender },
   *[other] { $defender_is ->
        [you] La { $galley } de { $seat } combat votre { $target },
       *[other] La { $galley } de { $seat } combat la { $target } de { $defender },
    }
} dés : { $value } contre { $defence } ; tués : { $kills }, perdus : { $losses }.
event-fought-port = { $seat_is ->
    [you] Votre { $galley } attaque { $port } de { $defender },
   *[other] { $defender_is ->
        [you] La { $galley } de { $seat } attaque votre port de { $port },
       *[other] La { $galley } de { $seat } attaque { $port } de { $defender },
    }
} dés : { $value } contre { $defence } ; tués : { $kills }, perdus : { $losses }.
event-fort-fired = { $defender_is ->
    [you] Votre forteresse ({ $port }) tire sur la { $galley } de { $seat } ;
   *[other] { $seat_is ->
        [you] La forteresse de { $defender } ({ $port }) tire sur votre { $galley } ;
       *[other] La forteresse de { $defender } ({ $port }) tire sur la { $galley } de { $seat } ;
    }
} perdus : { $losses }.
event-stopped = { $seat_is ->
    [you] Vous cessez le combat.
   *[other] { $seat } cesse le combat.
}
event-took = { $seat_is ->
    [you] Butin de votre { $galley } : { $good }.
   *[other] Butin de la { $galley } de { $seat } : { $good }.
}
event-port-lost = { $seat_is ->
    [you] Vous perdez { $port } !
   *[other] { $seat } perd { $port } !
}
event-landed = { $seat_is ->
    [you] Vous débarquez
   *[other] { $seat } débarque
} { $sailors ->
    [one] { $sailors } marin
   *[other] { $sailors } marins
} et { $seat_is ->
    [you] possédez
   *[other] possède
} maintenant { $port }.
event-left-neutral = { $seat_is ->
    [you] Vous laissez { $port } neutre.
   *[other] { $seat } laisse { $port } neutre.
}
event-hired = { $seat_is ->
    [you] Vous engagez un marin pour { $port },
   *[other] { $seat } engage un marin pour { $port },
} { $cost ->
    [one] { $cost } ducat.
   *[other] { $cost } ducats.
}
event-hired-aboard = { $seat_is ->
    [you] Vous engagez un marin pour la { $galley },
   *[other] { $seat } engage un marin pour la { $galley },
} { $cost ->
    [one] { $cost } ducat.
   *[other] { $cost } ducats.
}
event-bought-galley = { $seat_is ->
    [you] Vous achetez la { $galley } avec un marin à { $port },
   *[other] { $seat } achète la { $galley } avec un marin à { $port },
} { $cost ->
    [one] { $cost } ducat.
   *[other] { $cost } ducats.
}
event-built = { $seat_is ->
    [you] Vous construisez à { $port } : { $building }, { $cost } ducats.
   *[other] { $seat } construit à { $port } : { $building }, { $cost } ducats.
}
event-card-drawn = Carte Doge : { $card }.
event-pawn-moved = Le pion blanc avance de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
} jusqu’à la case { $space }.
event-wine-paid = { $seat_is ->
    [you] Le vin vous rapporte { $ducats } ducats : { $ports }.
   *[other] Le vin rapporte { $ducats } ducats à { $seat } : { $ports }.
}
event-payout = Paiement { $payout } !
event-paid-out = { $seat_is ->
    [you] Vous recevez { $ducats } ducats : { $ports }.
   *[other] { $seat } reçoit { $ducats } ducats : { $ports }.
}
event-match-ends = La partie finit après { $round } manches.

## Les tours en une ligne

digest-galley = { $galley }
digest-fought = attaque contre { $target } de { $defender_is ->
    [you] vous
   *[other] { $defender }
} (tués : { $kills }, perdus : { $losses })
digest-port-lost = { $seat_is ->
    [you] vous perdez { $port }
   *[other] { $seat } perd { $port }
}
digest-landed = prise de { $port }
digest-left-neutral = { $port } reste neutre
digest-sunk = { $galley } coulée ({ $seat_is ->
    [you] vous
   *[other] { $seat }
})
digest-took = butin : { $good }
digest-built = { $building } à { $port }
digest-bought-galley = achat de { $galley } à { $port }
digest-blocked = blocus de { $seat_is ->
    [you] votre part
   *[other] { $seat }
}
digest-dumped = { $good } par-dessus bord
digest-picked-port = départ à { $port }
digest-picked-number = { $galley }
digest-closed = { $port } fermé
digest-sold = { $ducats ->
    [0] { $goods } en stock à { $port }
   *[other] { $goods } pour { $port }, +{ $ducats }
}
digest-loaded = chargement à { $port } : { $goods }{ $cost ->
    [0] {""}
   *[other] , −{ $cost }
}
digest-hired = { $count ->
    [one] { $count } marin engagé
   *[other] { $count } marins engagés
}
digest-sailed = vers { $zone }
digest-acts = reste à { $zone }
digest-invests = aucun investissement
digest-match-ends = fin après { $round } manches
digest-payout = paiement { $payout }
digest-paid-out = { $seat_is ->
    [you] vous
   *[other] { $seat }
} +{ $ducats }
digest-wine-paid = vin : { $seat_is ->
    [you] vous
   *[other] { $seat }
} +{ $ducats }
digest-may-be-last = peut-être la dernière manche
digest-round-begins = manche { $round }

## Pourquoi pas

why-close-another-good = { $port } ne produit pas cela : { $good }.
why-keep-start-ports = { $port } doit rester ouvert : { $players } joueurs ont besoin d’autant de ports de départ.
why-no-start-port = { $port } n’est pas un port de départ.
why-port-closed = { $port } est fermé.
why-port-taken = { $port } appartient à { $owner }.
why-number-not-in-use = La { $galley } n’est pas en jeu à { $players } joueurs.
why-number-taken = La { $galley } appartient à { $owner }.
why-active-itself = La { $galley } est la galère active elle-même.
why-galley-full = La { $galley } n’a aucune place libre.
why-galley-not-here = La { $galley } n’est pas ici : { $zone }.
why-no-own-port-here = Vous ne possédez pas de port ici : { $zone }.
why-no-port-here = Il n’y a pas de port ouvert ici : { $zone }.
why-not-aboard = Absent à bord de la { $galley } : { $piece }.
why-not-made-here = { $port } ne produit pas cela : { $good }.
why-not-your-galley = La { $galley } n’est pas à vous.
why-not-your-port = { $port } n’est pas à vous.
why-not-at-your-port = La { $galley } n’est pas à l’un de vos ports ({ $zone }).
why-port-full-of-sailors = { $port } accueille { $sailors } marins au plus.
why-port-needs-sailor = Un marin doit rester à { $port }.
why-supply-empty = La réserve est épuisée : { $good }.
why-too-dear = Cela coûte { $cost ->
    [one] 1 ducat
   *[other] { $cost } ducats
} ; vous en avez { $ducats }.
why-already-there = La galère y est déjà : { $zone }.
why-too-far = Distance jusqu’à { $zone } : { $distance ->
    [one] 1 zone
   *[other] { $distance } zones
} ; vous avez { $sailors ->
    [one] 1 marin
   *[other] { $sailors } marins
} à bord et il reste { $left ->
    [0] 0 zone
    [one] 1 zone
   *[other] { $left } zones
} à parcourir.
why-zone-by-zone = Distance jusqu’à { $zone } : { $distance } zones ; naviguez zone par zone.
why-move-is-over = Le déplacement est fini.
why-last-sailor-stays = Le dernier marin de la { $galley } ne peut pas être échangé.
why-no-way-back = Ce type de pièce vient de passer dans l’autre sens : aucun transfert n’est annulé.
why-sold-already = Cette galère a vendu pendant ce tour ; elle ne peut plus combattre ni débarquer.
why-made-here = { $port } produit cela : { $good }.
why-stored-here = Déjà dans l’entrepôt de ce port ({ $port }) : { $good }.
why-warehouse-full = L’entrepôt est plein : { $port }.
why-no-sale-any-more = Cette galère ne peut plus rien vendre ce tour-ci : elle a subi un blocus ou combat.
why-no-fight-left = { $sailors ->
    [one] 1 marin
   *[other] { $sailors } marins
} à bord, { $moved ->
    [one] 1 zone parcourue
   *[other] { $moved } zones parcourues
} : plus de force pour une attaque.
why-not-in-booty = Absent du butin : { $good }.
why-own-galley = La { $galley } est à vous.
why-blockers-first = Tant que { $by }, qui vous bloque, a des galères ici, la { $galley } ne peut pas être attaquée.
why-land-someone = Au moins un marin doit débarquer.
why-sale-blocker-first = { $by } a bloqué la vente : le port ne peut être pris qu’après avoir vaincu ici toutes les galères de { $by }.
why-landing-blocked = { $by } bloque le débarquement ; combattez d’abord.
why-own-port = { $port } est à vous.
why-port-neutral = { $port } est neutre : il suffit de débarquer.
why-too-few-sailors = Marins à bord : { $sailors }.
why-guards-first = Battez d’abord toutes les galères de { $owner } à { $port }.
why-port-not-neutral = { $port } appartient à { $owner } : il faut l’attaquer.
why-last-port = { $port } est le dernier port de { $owner } et ne peut pas être attaqué.
why-no-sailor-in-stock = Vous n’avez plus de marin en réserve.
why-fleet-complete = Vous avez { $galleys } galères ; c’est ici la limite.
why-one-galley-an-investment = Une seule galère par investissement.
why-already-built = { $port } en a déjà une : { $building }.
why-box-empty = Il n’en reste plus : { $building }.
why-goods-for-building = Il faut à { $port } les deux marchandises, produites ou stockées : { $first } et { $second }.
why-no-buildings-now = Seuls des marins et des galères s’achètent maintenant.
why-loading-is-over = On charge avant de se déplacer et de vendre : c’est fini pour ce tour.
why-no-investment-now = Cette galère agit ; on achète à la place, lors d’un investissement.
why-invests-now = Maintenant on achète ; cette galère n’agit pas.

## What a choice brings

effect-ducats = { $change } { $count ->
    [one] ducat
   *[other] ducats
}
effect-they-get = { $seat } reçoit { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}
effect-sinks = la { $galley } coule
effect-sinks-with = la { $galley } coule avec sa cargaison : { $goods }
effect-overboard = perdu : { $good }
effect-port-yours = { $port } est à vous et rapporte { $ducats } au prochain paiement
effect-port-theirs = { $port } va à { $seat }, qui y gagne { $ducats } au prochain paiement
effect-payout-yours = { $port } vous rapporte { $change } à chaque paiement
effect-payout-theirs = { $port } rapporte { $change } à { $seat } à chaque paiement
effect-sells-for = la cargaison s’y vend { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}
effect-stores = votre port : place pour { $goods ->
    [one] 1 marchandise
   *[other] { $goods } marchandises
}
effect-may-stop = peut y être arrêtée par { $seats }
effect-may-block = blocus possible d’abord : { $seats }
effect-fight = jusqu’au bout : victoire { $won } %, pertes { $losses } contre { $kills } marins
effect-may-sink = coule à { $chance } %
effect-they-miss = { $seat } perd { $ducats ->
    [0] la vente
    [one] 1 ducat
   *[other] { $ducats } ducats
}
effect-they-miss-port = { $seat } n’obtient pas { $port } (rapporte { $ducats })
effect-they-stay = la { $galley } de { $seat } ne va pas plus loin
effect-they-may-attack = { $seat } peut vous attaquer et gagnerait à { $won } %
effect-ends-round = termine la manche
effect-may-pay = paiement : { $chance } %
effect-may-end = fin de la partie : { $chance } %
effect-ends-match = termine la partie : { $own } à { $best }
effect-ends-match-hidden = termine la partie

## Terminal

text-round = Manche { $round }
text-cards = cartes Doge : reste { $left }, visibles : { $shown }
text-supply = Réserve :
text-box = forteresses { $forts } · basiliques { $basilicas }
text-port = port
text-makes = produit
text-warehouse = entrepôt
text-pays = vaut
text-routes = à côté
text-galleys = galères
text-closed = fermé
text-player = ducats { $ducats } · ports { $ports } · galères { $galleys } · marins en réserve { $stock }
text-turn = { $galley } de { $seat }, { $zone } · marins { $sailors } · marchandises : { $goods } · zones parcourues { $moved }

## Board

board-label = Le plateau de Serenissima
board-round = Manche { $round }
board-port = { $port } produit { $good } ; en entrepôt : { $stored } ; prix { $prices } ; rapporte { $pays } ; neutre
board-port-owned = { $port } produit { $good } ; en entrepôt : { $stored } ; prix { $prices } ; rapporte { $pays } ; { $seat } avec { $sailors ->
    [one] 1 marin
   *[other] { $sailors } marins
}
board-port-closed = { $port } est fermé
board-galley = { $galley } de { $seat } : { $sailors ->
    [one] 1 marin
   *[other] { $sailors } marins
}, marchandises : { $goods }
board-track = Pion blanc sur la case { $space }, paiements faits : { $payouts }, cartes Doge restantes : { $cards }
board-supply = Reste dans la réserve : { $thing } { $count }
board-active = à son tour
board-steps = { $steps ->
    [one] à 1 zone
   *[other] à { $steps } zones
}
board-deck = Cartes Doge restantes : { $cards }
board-discard = Carte Doge visible : { $card }
board-roll = Dernier jet de la { $galley } : crânes { $kills }, contre elle { $losses }
board-raid = Attaquer { $port }
board-mat = Les biens de { $seat }
board-purse = { $seat } : ducats { $ducats }, prochain paiement { $payout }, marins en réserve { $stock }
board-sells = la cargaison rapporte { $ducats }
board-stores = { $goods ->
    [one] 1 marchandise à entreposer
   *[other] { $goods } marchandises à entreposer
}
figure-payout = prochain paiement
figure-ports = ports
figure-galleys = galères
figure-stock = marins en réserve

## Score sheet

score-start = ducats au départ
score-sales = ventes
score-dues = chargements des autres
score-wine = vin
score-payouts = paiements
score-spent = dépensé

## Hints

reason-ducats = les ducats en caisse
reason-ports = les paiements à venir
reason-hopes = les revenus du vin et des basiliques
reason-safety = la sécurité des ports
reason-sailors = les marins
reason-cargo = le produit des cargaisons
reason-places = la place pour les marchandises
reason-galleys = la taille de la flotte

## The start page

about = Équipez des galères, transportez des marchandises en Méditerranée, ouvrez des ports et défendez-les contre vos rivaux.

## Table options

option-money = Argent
option-money-open = Visible de tous
option-money-hidden = Secret

## The page of components

component-kind-port = Ports
component-kind-sea = Zone de haute mer
component-kind-good = Marchandises
component-kind-track = Piste des tours
component-kind-card = Cartes Doge
component-kind-die = Dés
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

## Warnings about an edition

warn-no-producer = Les marchandises qu’aucun port ne produit n’entrent jamais en jeu : { $goods }.
warn-no-supply = Les marchandises absentes de la réserve n’entrent jamais en jeu : { $goods }.
warn-last-producer-closed = À deux ou trois, on ferme un port pour chacune de ces marchandises, or un seul la produit : { $goods }.
warn-no-building = Aucun port ne peut avoir à la fois { $first } et { $second } : personne ne peut construire ceci : { $building }.
warn-port-count = Le jeu imprimé a { $printed } ports ; cette édition en a { $count }.
warn-small-start-ports = Les ports de départ de moins de { $sailors } cases n’accueillent qu’autant de marins ; les autres restent en stock : { $ports }.
warn-never-full = Les ports ayant plus de cases que de sortes de marchandises à y vendre ne sont jamais pleins : { $ports }.
warn-odd-prices = La règle parle de prix de { $cheapest } à { $dearest } ducats ; il en est autrement ici : { $ports }.
warn-card-count = Le jeu imprimé a { $printed } cartes Doge ; cette édition en a { $count }.
warn-no-card = Aucune carte Doge ne montre ceci : { $card }.
warn-no-shuffle-card = Aucune carte Doge ne fait mélanger : on mélange quand toutes ont été tirées.
warn-payouts-side-by-side = À { $players } joueurs, des cases de paiement se touchent : un seul mouvement peut amener deux paiements.
