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
name-to-load = charger
name-to-unload = décharger
name-to-sail = naviguer
name-to-sail-on = continuer
name-to-sell = vendre
name-to-store = entreposer
name-to-land = débarquer
name-to-fight = combattre
name-to-raid = attaquer le port
name-buy-sailors = des marins
name-buy-a-galley = une galère
name-buy-a-fort = une forteresse
name-buy-a-basilica = une basilique
short-wood = bo
short-stone = pi
short-marble = ma
short-wine = vi
short-gold = or
short-spice = ép
short-fort = F
short-basilica = B
some-wood = du { $piece }
some-stone = de la { $piece }
some-marble = du { $piece }
some-wine = du { $piece }
some-gold = de l’{ $piece }
some-spice = des { $piece }
some-sailor = un { $piece }

## Actions

do-close = fermer { $port } ({ $good })
do-port = partir de { $port } ({ $good }, { $spaces } cases)
do-number = { $galley }
do-action = action
do-invest = investissement
do-load-crew = embarquer un marin du port
do-put-crew = débarquer un marin au port
do-load-good = charger { $some } { $cost ->
    [0] (gratuit)
    [one] (1 ducat)
   *[other] ({ $cost } ducats)
}
do-load-galley = prendre { $some } à la { $galley }
do-put-galley = donner { $some } à la { $galley }
do-dump = jeter { $some } par-dessus bord
do-dump-galley = jeter { $some } de la { $galley } par-dessus bord
do-swap = donner { $given } à la { $galley } contre { $taken }
do-sail = aller vers { $zone }
do-sail-port = aller à { $zone } ({ $good })
do-sell = { $ducats ->
    [0] entreposer { $some }
    [one] vendre { $some } pour 1 ducat
   *[other] vendre { $some } pour { $ducats } ducats
}
do-attack = attaquer la { $galley } ({ $value } contre { $defence })
do-attack-port = attaquer le port de { $port } ({ $value } contre { $defence })
do-land = débarquer { $sailors ->
    [one] 1 marin
   *[other] { $sailors } marins
}
do-land-none = ne débarquer personne, le port reste neutre
do-roll = relancer les dés
do-stop = arrêter le combat et finir le tour
do-block = bloquer
do-pass = laisser faire
do-take = prendre { $some }
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
do-forgo = ne rien faire ce tour-ci
do-load-all-crew = embarquer { $count } marins du port
do-load-all = charger { $count } × { $good } { $cost ->
    [0] (gratuit)
    [one] (1 ducat)
   *[other] ({ $cost } ducats)
}
do-sell-all = { $ducats ->
    [0] tout entreposer
    [one] vendre ce qui se vend pour 1 ducat
   *[other] vendre ce qui se vend pour { $ducats } ducats
}
do-trade = aller à { $zone } et vendre ce qui se vend pour { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}
do-take-all = tout prendre
do-hire-all = recruter { $count } marins : { $place } ({ $cost } ducats)
series-land = Débarquer des marins :
series-buy = Acheter une galère avec un marin à { $port } ({ $cost ->
    [one] 1 ducat
   *[other] { $cost } ducats
}) :

## Questions

ask-close-port = fermez un port qui produit cette marchandise : { $good }.
ask-pick-port = choisissez votre port de départ.
ask-pick-number = { $galleys ->
    [0] choisissez le numéro de votre première galère.
   *[other] choisissez le numéro d’une autre galère.
}
ask-choose-turn = la { $galley } est active ({ $zone }) : { $purchases ->
    [0] l’utiliser ? Il n’y a rien à acheter maintenant.
   *[other] l’utiliser, ou plutôt investir ?
}
ask-load = { $galley } ({ $zone }), { $free ->
    [0] aucune place libre
    [one] 1 place libre
   *[other] { $free } places libres
} : { $deeds } – ou terminer.
ask-sail = { $galley } ({ $zone }), { $left ->
    [0] déplacement fini
    [one] encore 1 zone
   *[other] encore { $left } zones
} : { $deeds } – ou terminer.
ask-harbour = { $galley } ({ $zone }){ $value ->
    [0] {""}
   *[other] , force { $value }
} : { $deeds } – ou terminer.
ask-sell-further = que vend encore la { $galley } ({ $zone }) ?
ask-block-move = la { $galley } de { $owner } veut passer de { $zone } à { $next }. La bloquer ?
ask-block-sale = la { $galley } de { $owner } veut vendre ({ $good }) à { $zone }. La bloquer ?
ask-block-landing = la { $galley } de { $owner } veut débarquer { $sailors ->
    [one] 1 marin
   *[other] { $sailors } marins
} à { $zone }. La bloquer ?
ask-fight-galley = { $galley } contre { $target }, { $value ->
    [one] { $value } dé
   *[other] { $value } dés
} contre { $defence }. Relancer ou arrêter ?
ask-fight-port = { $galley } contre le port de { $port }, { $value ->
    [one] { $value } dé
   *[other] { $value } dés
} contre { $defence }. Relancer ou arrêter ?
ask-booty = que prend la { $galley } du butin ({ $goods }) ?
ask-occupy = { $port } est à prendre. Combien de marins débarquent ?
ask-invest = investissez (au lieu d’utiliser la { $galley }) : { $things } – ou terminez.
ask-catch-up = vous avez peu de galères : achetez { $things } (deux galères en tout) – ou terminez.

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
    [you] Votre { $galley } joue ({ $zone }).
   *[other] La { $galley } de { $seat } joue ({ $zone }).
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
} et { $seat_is ->
    [you] payez
   *[other] paie
} { $cost ->
    [one] { $cost } ducat
   *[other] { $cost } ducats
} à { $owner_is ->
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
    [you] Votre { $galley } va à { $zone }.
   *[other] La { $galley } de { $seat } va à { $zone }.
}
event-blocked = { $seat_is ->
    [you] Vous bloquez la { $galley } de { $owner } ({ $zone }) :
   *[other] { $owner_is ->
        [you] { $seat } bloque votre { $galley } ({ $zone }) :
       *[other] { $seat } bloque la { $galley } de { $owner } ({ $zone }) :
    }
} { $deed ->
    [sale] elle ne peut rien vendre.
    [landing] elle ne peut pas débarquer.
   *[move] elle ne peut plus avancer.
}
event-let-pass = { $seat_is ->
    [you] Vous laissez la { $galley } de { $owner }
   *[other] { $owner_is ->
        [you] { $seat } laisse votre { $galley }
       *[other] { $seat } laisse la { $galley } de { $owner }
    }
} { $deed ->
    [sale] vendre ({ $zone }).
    [landing] débarquer ({ $zone }).
   *[move] repartir ({ $zone }).
}
event-sold = { $seat_is ->
    [you] Vous { $ducats ->
        [0] entreposez à { $port } : { $good }.
        [one] vendez à { $port } : { $good }, { $ducats } ducat.
       *[other] vendez à { $port } : { $good }, { $ducats } ducats.
    }
   *[other] { $seat } { $ducats ->
        [0] entrepose à { $port } : { $good }.
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
} { $value ->
    [one] { $value } dé
   *[other] { $value } dés
} contre { $defence } : { $kills ->
    [one] { $kills } tué
   *[other] { $kills } tués
}, { $losses ->
    [one] { $losses } perdu
   *[other] { $losses } perdus
}.
event-fought-port = { $seat_is ->
    [you] Votre { $galley } attaque { $port } de { $defender },
   *[other] { $defender_is ->
        [you] La { $galley } de { $seat } attaque votre port de { $port },
       *[other] La { $galley } de { $seat } attaque { $port } de { $defender },
    }
} { $value ->
    [one] { $value } dé
   *[other] { $value } dés
} contre { $defence } : { $kills ->
    [one] { $kills } tué
   *[other] { $kills } tués
}, { $losses ->
    [one] { $losses } perdu
   *[other] { $losses } perdus
}.
event-fort-fired = { $defender_is ->
    [you] Votre forteresse ({ $port }) tire sur la { $galley } de { $seat } :
   *[other] { $seat_is ->
        [you] La forteresse de { $defender } ({ $port }) tire sur votre { $galley } :
       *[other] La forteresse de { $defender } ({ $port }) tire sur la { $galley } de { $seat } :
    }
} { $losses ->
    [one] { $losses } perdu
   *[other] { $losses } perdus
}.
event-stopped = { $seat_is ->
    [you] Vous arrêtez le combat.
   *[other] { $seat } arrête le combat.
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
    [you] prenez
   *[other] prend
} { $port }.
event-left-neutral = { $seat_is ->
    [you] Vous laissez { $port } neutre.
   *[other] { $seat } laisse { $port } neutre.
}
event-hired = { $seat_is ->
    [you] Vous recrutez un marin pour { $port },
   *[other] { $seat } recrute un marin pour { $port },
} { $cost ->
    [one] { $cost } ducat.
   *[other] { $cost } ducats.
}
event-hired-aboard = { $seat_is ->
    [you] Vous recrutez un marin pour la { $galley },
   *[other] { $seat } recrute un marin pour la { $galley },
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
event-card-drawn = { $steps ->
    [0] Carte Doge : { $card }. Chaque port qui en produit ou en stocke rapporte des ducats.
   *[other] Carte Doge : { $card }.
}
event-pawn-moved = Le pion blanc avance de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
} { $left ->
    [0] jusqu’à un paiement.
    [one] jusqu’à la case { $space } ; prochain paiement à 1 case.
   *[other] jusqu’à la case { $space } ; prochain paiement à { $left } cases.
}
event-wine-paid = { $seat_is ->
    [you] Le vin vous rapporte { $ducats } ducats : { $ports }.
   *[other] Le vin rapporte { $ducats } ducats à { $seat } : { $ports }.
}
event-payout = Paiement { $payout } !
event-paid-out = { $seat_is ->
    [you] Vous recevez { $ducats } ducats : { $ports }.
   *[other] { $seat } reçoit { $ducats } ducats : { $ports }.
}
event-paid-nothing = { $seat_is ->
    [you] Vous ne recevez rien : aucun de vos ports ne rapporte.
   *[other] { $seat } ne reçoit rien : aucun de ses ports ne rapporte.
}
event-match-ends = La partie se termine après { $round } manches.

## Les tours en une ligne

digest-galley = { $galley }
digest-fought = attaque de { $defender_is ->
    [you] votre { $target }
   *[other] la { $target } de { $defender }
} à { $zone } ({ $kills ->
    [one] { $kills } tué
   *[other] { $kills } tués
}, { $losses ->
    [one] { $losses } perdu
   *[other] { $losses } perdus
})
digest-sank = { $defender_is ->
    [you] votre { $target }
   *[other] { $target } de { $defender }
} coulée à { $zone } ({ $kills ->
    [one] { $kills } tué
   *[other] { $kills } tués
}, { $losses ->
    [one] { $losses } perdu
   *[other] { $losses } perdus
})
digest-fought-port = attaque de { $defender_is ->
    [you] votre port ({ $port })
   *[other] { $port }, à { $defender }
} ({ $kills ->
    [one] { $kills } tué
   *[other] { $kills } tués
}, { $losses ->
    [one] { $losses } perdu
   *[other] { $losses } perdus
})
digest-conquered = { $defender_is ->
    [you] votre port ({ $port }) pris
   *[other] { $port } pris à { $defender }
} avec { $sailors ->
    [one] { $sailors } marin
   *[other] { $sailors } marins
} ({ $kills ->
    [one] { $kills } tué
   *[other] { $kills } tués
}, { $losses ->
    [one] { $losses } perdu
   *[other] { $losses } perdus
})
digest-port-lost = { $seat_is ->
    [you] vous perdez { $port }
   *[other] { $seat } perd { $port }
}
digest-landed = { $port } pris avec { $sailors ->
    [one] { $sailors } marin
   *[other] { $sailors } marins
}
digest-left-neutral = { $port } reste neutre
digest-sunk = { $seat_is ->
    [you] votre { $galley } coulée
   *[other] { $galley } de { $seat } coulée
}
digest-took = butin : { $goods }
digest-took-by = { $seat_is ->
    [you] butin pour vous : { $goods }
   *[other] butin pour { $seat } : { $goods }
}
digest-built = { $building } à { $port }
digest-bought-galley = achat de la { $galley } à { $port }
digest-blocked = { $seat_is ->
    [you] bloquée par vous
   *[other] bloquée par { $seat }
} à { $zone } { $deed ->
    [sale] (vente)
    [landing] (débarquement)
   *[move] (déplacement)
}
digest-dumped = par-dessus bord : { $goods }
digest-boarded = { $count ->
    [one] { $count } marin embarqué
   *[other] { $count } marins embarqués
} à { $port }
digest-ashore = { $count ->
    [one] { $count } marin débarqué
   *[other] { $count } marins débarqués
} à { $port }
digest-passed = de la { $giver } à la { $taker } : { $pieces }
digest-swapped = échange avec la { $partner } : { $given } contre { $taken }
digest-count = { $count } × { $piece }
digest-picked-port = départ à { $port }
digest-picked-number = { $galley }
digest-closed = port fermé : { $port }
digest-sold = { $ducats ->
    [0] entreposé à { $port } : { $goods }
   *[other] vente à { $port } : { $goods }, +{ $ducats }
}
digest-loaded = chargement à { $port } : { $goods }{ $cost ->
    [0] {""}
   *[other] , −{ $cost }
}
digest-hired = marins recrutés : { $places }
digest-hired-port = { $count } à { $port }
digest-hired-galley = { $count } sur la { $galley }
digest-sailed = vers { $zone }
digest-acts = à { $zone }
digest-invests = investissement
digest-match-ends = fin de la partie après { $round } manches
digest-doge = carte Doge : { $card }, le pion avance de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}{ $left ->
    [0] {" "}jusqu’à un paiement
    [one] , prochain paiement dans 1 case
   *[other] , prochain paiement dans { $left } cases
}
digest-doge-wine = carte Doge : { $card }, qui rapporte { $gains }
digest-doge-dry = carte Doge : { $card }, mais personne n’a de port qui en ait
digest-payout = paiement { $payout } : { $gains }
digest-paid-out = { $seat_is ->
    [you] vous
   *[other] { $seat }
} +{ $ducats }
digest-paid-nothing = { $seat_is ->
    [you] vous
   *[other] { $seat }
} +0
digest-may-be-last = peut-être la dernière manche
digest-round-begins = manche { $round }

## Pourquoi pas

why-close-another-good = { $port } ne produit pas cette marchandise : { $good }.
why-keep-start-ports = { $port } doit rester ouvert : { $players } joueurs ont besoin d’autant de ports de départ.
why-no-start-port = { $port } n’est pas un port de départ.
why-port-closed = { $port } est fermé.
why-port-taken = { $port } appartient à { $owner }.
why-number-not-in-use = La { $galley } n’est pas en jeu à { $players } joueurs.
why-number-taken = La { $galley } appartient à { $owner }.
why-active-itself = La { $galley } est la galère active elle-même.
why-galley-full = La { $galley } n’a aucune place libre.
why-galley-not-here = La { $galley } n’est pas à { $zone }.
why-no-own-port-here = Vous n’avez pas de port à { $zone }.
why-no-port-here = Pas de port ouvert à cet endroit ({ $zone }).
why-not-aboard = La { $galley } n’a pas cela à bord : { $piece }.
why-not-made-here = { $port } ne produit pas cette marchandise : { $good }.
why-not-your-galley = La { $galley } n’est pas à vous.
why-not-your-port = { $port } n’est pas à vous.
why-not-at-your-port = La { $galley } n’est pas dans l’un de vos ports ({ $zone }).
why-port-full-of-sailors = { $port } accueille { $sailors } marins au plus.
why-port-needs-sailor = Un marin doit rester à { $port }.
why-supply-empty = Il n’y en a plus dans la réserve : { $good }.
why-too-dear = Cela coûte { $cost ->
    [one] 1 ducat
   *[other] { $cost } ducats
} ; vous en avez { $ducats }.
why-already-there = La galère est déjà là ({ $zone }).
why-lies-here = Votre galère est ici. À { $zone } elle peut : { $deeds }.
why-too-far = { $zone } est à { $distance ->
    [one] 1 zone
   *[other] { $distance } zones
} ; vous avez { $sailors ->
    [one] 1 marin
   *[other] { $sailors } marins
} à bord et pouvez encore avancer de { $left ->
    [0] 0 zone
    [one] 1 zone
   *[other] { $left } zones
}.
why-zone-by-zone = { $zone } est à { $distance } zones : naviguez zone par zone.
why-move-is-over = Le déplacement est fini.
why-last-sailor-stays = Le dernier marin de la { $galley } ne peut pas être échangé.
why-no-way-back = Ce type de pièce vient de passer dans l’autre sens : on ne revient pas en arrière.
why-sold-already = Cette galère a vendu pendant ce tour ; elle ne peut plus combattre ni débarquer.
why-made-here = { $port } produit déjà cette marchandise : { $good }.
why-stored-here = { $port } a déjà cette marchandise en entrepôt : { $good }.
why-warehouse-full = L’entrepôt de { $port } est plein.
why-no-sale-any-more = Cette galère ne peut plus rien vendre ce tour-ci : elle a été bloquée, ou elle combat.
why-no-fight-left = { $sailors ->
    [one] 1 marin
   *[other] { $sailors } marins
} à bord, { $moved ->
    [one] 1 zone parcourue
   *[other] { $moved } zones parcourues
} : plus de force pour une attaque.
why-not-in-booty = Cela ne fait pas partie du butin : { $good }.
why-active-galley = La { $galley } est votre galère active : c’est son tour.
why-own-galley = La { $galley } est à vous : { $waits ->
    [0] elle a déjà joué dans cette manche.
   *[other] elle jouera plus tard dans cette manche.
}
why-own-galley-here = La { $galley } est à vous : pendant que la { $active } charge ici, marins et marchandises peuvent passer de l’une à l’autre.
why-blockers-first = Tant que { $by }, qui vous a bloqué, a des galères ici, la { $galley } ne peut pas être attaquée.
why-land-someone = Au moins un marin doit débarquer.
why-sale-blocker-first = { $by } a bloqué la vente : le port ne peut être pris qu’après avoir vaincu ici toutes les galères de { $by }.
why-landing-blocked = { $by } bloque le débarquement ; combattez d’abord.
why-own-port = { $port } est à vous.
why-port-neutral = { $port } est neutre : il suffit de débarquer.
why-too-few-sailors = Marins à bord : { $sailors }.
why-guards-first = Pour prendre { $port }, battez d’abord { $owner } ({ $galleys }), puis { $sailors ->
    [one] 1 marin
   *[other] { $sailors } marins
} dans le port{ $fort ->
    [0] {""}
   *[other] , dont la forteresse tire en premier
}.
why-port-not-neutral = { $port } appartient à { $owner } : il faut l’attaquer.
why-last-port = { $port } est le dernier port de { $owner } et ne peut pas être attaqué.
why-no-sailor-in-stock = Vous n’avez plus de marin en réserve.
why-fleet-complete = Vous avez { $galleys } galères ; vous ne pouvez pas en avoir plus ici.
why-one-galley-an-investment = Une seule galère par investissement.
why-already-built = { $port } a déjà sa { $building }.
why-box-empty = Il n’en reste plus : { $building }.
why-goods-for-building = Il faut à { $port }, produites ou en entrepôt, ces deux marchandises : { $first } et { $second }.
why-no-buildings-now = On ne peut acheter maintenant que des marins et des galères.
why-loading-is-over = On charge avant de se déplacer et de vendre : c’est fini pour ce tour.
why-no-investment-now = Cette galère est en pleine action ; pour acheter, il fallait choisir l’investissement.
why-invests-now = C’est le moment des achats ; cette galère n’agit pas ce tour-ci.

## What a choice brings

effect-closes = { $port } devient zone de haute mer : personne n’y vend ni n’y débarque de toute la partie
effect-starts = à vous, avec { $sailors ->
    [one] { $sailors } marin
   *[other] { $sailors } marins
} dans le port ; vos galères partent d’ici
effect-launches = part de { $port } avec { $sailors } marins à bord
effect-acts = charger, naviguer, puis vendre, combattre ou débarquer
effect-invests = acheter { $things } ; la galère reste où elle est
effect-invests-nothing = rien à acheter maintenant : le tour est fini
effect-ends-turn = termine le tour de la { $galley }
effect-leaves-booty = perdu pour tous : { $goods }
effect-buys-no-more = n’achète plus rien
effect-they-get = { $seat } reçoit { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}
effect-sinks = votre { $galley } coule
effect-sinks-with = votre { $galley } coule avec sa cargaison : { $goods }
effect-overboard = marchandise perdue : { $good }
effect-port-yours = { $port } est à vous et rapporte { $ducats } au prochain paiement
effect-port-theirs = { $port } passe à { $seat } et lui rapporte { $ducats } au prochain paiement
effect-payout-yours = { $port } vous rapporte { $change } à chaque paiement
effect-payout-theirs = { $port } rapporte { $change } à { $seat } à chaque paiement
effect-fort = { $dice } dés tirent, avant le combat, sur quiconque attaque { $port }
effect-sells-for = la cargaison s’y vend pour { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}
effect-stores = votre port : place pour { $goods ->
    [one] 1 marchandise
   *[other] { $goods } marchandises
}
effect-neutral-there = { $port } est neutre : il suffit d’y débarquer (rapporte { $ducats } par paiement)
effect-last-port-there = le dernier port de { $owner } : on ne peut pas l’attaquer
effect-foes-there = y combat avec { $value } contre { $foes }
effect-foe-galley = { $galley } ({ $sailors ->
    [one] 1 marin
   *[other] { $sailors } marins
})
effect-foe-port = le port ({ $sailors ->
    [one] 1 marin
   *[other] { $sailors } marins
}{ $fort ->
    [0] {""}
   *[other] , forteresse
})
effect-tired-there = plus de force pour une attaque à cet endroit
effect-zones = { $moved ->
    [one] 1 zone
   *[other] { $moved } zones
} sur { $zones }
effect-loads-nothing = rien n’est chargé avant
effect-may-stop = peut y être bloquée par { $seats }
effect-may-block = peut d’abord être bloqué par { $seats }
effect-fight = jusqu’au bout : { $won } % de chances de gagner ; en moyenne vous perdez { $losses } marins, l’adversaire { $kills }
effect-may-sink = { $chance } % de risque que votre { $galley } coule
effect-they-miss = { $seat } perd { $ducats ->
    [0] la vente
    [one] 1 ducat
   *[other] { $ducats } ducats
}
effect-they-miss-port = { $seat } n’obtient pas { $port } (rapporte { $ducats })
effect-they-stay = la { $galley } de { $seat } ne va pas plus loin
effect-they-may-attack = { $seat } peut vous attaquer, avec { $won } % de chances de gagner
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
text-pays = rapporte
text-routes = à côté
text-galleys = galères
text-closed = fermé
text-player = ducats { $ducats } · ports { $ports } · galères { $galleys } · marins en réserve { $stock }
text-turn = { $galley } de { $seat }, { $zone } · marins { $sailors } · marchandises : { $goods } · zones parcourues { $moved }

## Board

board-label = Le plateau de Serenissima
board-round = Manche { $round }
board-port = { $port } produit { $some } ; en entrepôt : { $stored } ; prix des cases libres : { $prices } ; rapporte { $pays } au paiement ; neutre
board-port-owned = { $port } produit { $some } ; en entrepôt : { $stored } ; prix des cases libres : { $prices } ; rapporte { $pays } au paiement ; { $seat } avec { $sailors ->
    [one] 1 marin
   *[other] { $sailors } marins
}
board-port-closed = { $port } est fermé
board-galley = { $galley } de { $seat }, { $zone } : { $sailors ->
    [one] 1 marin
   *[other] { $sailors } marins
}, { $aboard ->
    [0] sans marchandises
   *[other] marchandises : { $goods }
}
board-track = Pion blanc sur la case { $space }, paiements faits : { $payouts }, cartes Doge restantes : { $cards }
board-supply = Reste dans la réserve : { $thing } { $count }
board-active = active
board-low-first = les petits numéros jouent en premier à chaque manche
board-steps = { $steps ->
    [one] à 1 zone
   *[other] à { $steps } zones
}
board-deck = Cartes Doge restantes : { $cards }
board-discard = Carte Doge visible : { $card }
board-roll = Dernier jet de la { $galley } : { $kills ->
    [one] { $kills } tête de mort
   *[other] { $kills } têtes de mort
}, contre elle { $losses }
board-raid = Attaquer { $port }
board-mat = Ce que possède { $seat }
board-purse = { $seat } : ducats { $ducats }, prochain revenu { $payout }, marins en réserve { $stock }
board-purse-end = { $seat } : ducats { $ducats }, marins en réserve { $stock }
board-sells = la cargaison rapporte { $ducats }
board-stores = { $goods ->
    [one] 1 marchandise à entreposer
   *[other] { $goods } marchandises à entreposer
}
figure-payout = prochain revenu
figure-ports = ports
figure-galleys = galères
figure-stock = marins en réserve

## Score sheet

score-start = ducats au départ
score-sales = ventes
score-dues = payé par les autres dans vos ports
score-wine = vin
score-payouts = paiements
score-spent = dépenses

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
