### The Doge Ship

title = The Doge Ship

## Names

name-gondola = gondole
name-barrier = barricade
name-galley = partie de galère
name-a-gondola = une gondole
name-a-barrier = une barricade
name-a-galley = une partie de galère
name-no-gondola = aucune gondole
name-no-barrier = aucune barricade
name-no-galley = aucune partie de galère
name-galley-number = partie de galère { $number }
name-barrier-number = barricade { $number }
name-gondola-number = gondole { $number }
name-galley-stern-lower = partie de galère poupe inférieure
name-galley-middle-lower = partie de galère milieu inférieur
name-galley-bow-lower = partie de galère proue inférieure
name-galley-stern-upper = partie de galère poupe supérieure
name-galley-middle-upper = partie de galère milieu supérieur
name-galley-bow-upper = partie de galère proue supérieure
short-gondola = gondole
short-barrier = barricade
short-galley = galère
name-doge = Doge
name-red = rouge
name-green = vert
name-white = blanc
name-yellow = jaune
name-blue = bleu
name-black = noir
name-red-number = rouge { $number }
name-green-number = vert { $number }
name-white-number = blanc { $number }
name-yellow-number = jaune { $number }
name-blue-number = bleu { $number }
name-black-number = noir { $number }
name-stern = poupe
name-middle = milieu
name-bow = proue
name-lower = pont inf.
name-upper = pont sup.
name-stern-lower = poupe inférieure
name-middle-lower = milieu inférieur
name-bow-lower = proue inférieure
name-stern-upper = poupe supérieure
name-middle-upper = milieu supérieur
name-bow-upper = proue supérieure

## Parts of sentences

approvals = { $count ->
    [one] { $count } approbation
   *[other] { $count } approbations
}
vp = { $count } PV
price-range = { $kind } { $least }–{ $most }
price-same = { $kind } { $cost }
cell-buy = acheter { $what }
cell-construct = construire { $what }
cell-replace = remplacer une partie
cell-intrigue-1 = intrigue : nouveau Doge
cell-intrigue-2 = intrigue : 1 approbation
cell-intrigue-3 = intrigue : 2 ducats → 2 approbations
bonus-buy = achat → { $gain }
bonus-construct = construction → { $gain }
bonus-intrigue = intrigue → { $gain }
bonus-ducats = ducats → { $gain }
bonus-buy-more = achat → encore une { $kind }
bonus-construct-more = construction → encore une { $kind }
tile-galley = partie de galère { $zone }{ $paid ->
    [1] {""}
   *[0] , coût { $cost }
} ({ $vp } PV, { $squares }{ $approval ->
    [0] {""}
   *[other] , 1 approbation
})
tile-barrier = barricade { $number }{ $priority ->
    [0] {""}
   *[other] , priorité { $priority }
}{ $paid ->
    [1] {""}
   *[0] , coût { $cost }
} ({ $unbuilt ->
    [0] {""}
   *[1] une fois terminée :{" "}
}{ $bonus })
tile-gondola = gondole{ $paid ->
    [1] {""}
   *[0] , coût { $cost }
} ({ $unbuilt ->
    [0] {""}
   *[1] une fois terminée :{" "}
}{ $gain })
tile-doge = Tuile Doge { $number } : bleu { $blue }, vert { $green }, rouge { $red }, jaune { $yellow } ; violet : { $purple } ; { $event }
doge-event-none = pas d’événement
doge-event-inspection = inspection à la fin de la manche
doge-event-high-water = montée des eaux { $level } à la fin de la manche
doge-event-both = montée des eaux { $level }, puis inspection, à la fin de la manche

## Actions

do-place = { $panel } { $value } : { $what } { $cost ->
    [0] (gratuit)
    [one] (1 ducat)
   *[other] ({ $cost } ducats)
}
do-discard = défausser le marqueur
do-reorder = mettre la { $a } au sommet pour 2 ducats
do-buy = acheter une { $a }
do-drop = rendre la { $tile }
do-take = prendre la { $tile }
do-take-none = n’en prendre aucune
do-construct = construire la { $tile }
do-construct-galley = construire la partie de galère { $zone } : { $vp } PV{ $approvals ->
    [0] {""}
    [one] , { $approvals } approbation
   *[other] , { $approvals } approbations
}
do-replace = remplacer par la partie de galère { $zone } : { $vp } PV{ $approvals ->
    [0] {""}
    [one] , { $approvals } approbation
   *[other] , { $approvals } approbations
}
do-enact = mettre en vigueur : { $doge }
do-return = { $a ->
    [top] l’autre tuile sur la pile
   *[under] l’autre tuile sous la pile
}
do-skip = renoncer
do-bid = miser { $approvals }
do-bid-more = mettre de côté { $approvals } approbations de plus pour la mise
do-by-cell = { $what }{ $more ->
    [0] {""}
   *[other] , et { $also } si vous voulez
} – avec la case { $panel } { $value } { $cost ->
    [0] (gratuit)
    [one] (1 ducat)
   *[other] ({ $cost } ducats)
}
series-bid = Miser des approbations :

## Questions

ask-turn = choisir une case ou défausser un marqueur (il en reste { $markers }).
ask-buy = acheter { $first }{ $count ->
    [1] {""}
   *[2] { $joined ->
        [1] {" "}et { $second }
       *[0] {" "}ou { $second }
    }
} – choisir une pile sur le plateau, ou renoncer.
ask-make-room = le chantier est plein ; rendre une tuile avant l’achat ({ $kind }).
ask-take = prendre une des { $count } tuiles piochées, ou aucune.
ask-construct = construire { $first }{ $count ->
    [1] {""}
   *[2] { $joined ->
        [1] {" "}et { $second }
       *[0] {" "}ou { $second }
    }
} – choisir au chantier, ou renoncer.
ask-replace = quelle partie de galère remplace la dernière de son pont ?
ask-enact-doge = quelle tuile Doge entre en vigueur ?
ask-return-doge = où va l’autre tuile Doge ?
ask-bid = le Doge inspecte. Combien d’approbations misez-vous en secret ?

## Log

event-round-begins = Manche { $round }. Ordre du tour : { $order }.
event-dice-rolled = { $seat_is ->
    [you] Vous lancez les dés : { $dice }.
   *[other] { $seat } lance les dés : { $dice }.
}
event-doge-turned = Un nouveau Doge : { $values }.{ $zones ->
    [0] {""}
   *[other] {" "}Violet : { $purple }.
}{ $level ->
    [0] {""}
   *[other] {" "}Montée des eaux { $level } en fin de manche.
}{ $inspects ->
    [0] {""}
   *[other] {" "}Il inspecte en fin de manche.
}
event-doge-shuffled = Les anciennes tuiles Doge sont mélangées et remises dans la pile.
event-reordered = { $seat_is ->
    [you] Vous mettez la { $tile } au sommet pour 2 ducats.
   *[other] { $seat } met la { $tile } au sommet pour 2 ducats.
}
event-discarded = { $seat_is ->
    [you] Vous défaussez un marqueur et gagnez 1 ducat.
   *[other] { $seat } défausse un marqueur et gagne 1 ducat.
}
event-placed = { $seat_is ->
    [you] Vous prenez
   *[other] { $seat } prend
} la case { $panel } { $value } { $cost ->
    [0] gratuitement.
    [one] pour 1 ducat.
   *[other] pour { $cost } ducats.
}
event-bonus-extra = { $seat_is ->
    [you] Votre barricade vous accorde encore une { $kind }.
   *[other] La barricade de { $seat } accorde encore une { $kind }.
}
event-bonus-ducats = { $seat_is ->
    [you] Votre barricade vous rapporte
   *[other] La barricade de { $seat } rapporte
} { $ducats ->
    [one] { $ducats } ducat.
   *[other] { $ducats } ducats.
}
event-bonus-approvals = { $seat_is ->
    [you] Votre barricade vous rapporte
   *[other] La barricade de { $seat } rapporte
} { $approvals ->
    [one] { $approvals } approbation.
   *[other] { $approvals } approbations.
}
event-bonus-vp = { $seat_is ->
    [you] Votre barricade vous rapporte { $vp } PV.
   *[other] La barricade de { $seat } rapporte { $vp } PV.
}
event-skipped = { $seat_is ->
    [you] Vous renoncez.
   *[other] { $seat } renonce.
}
event-lapsed = { $seat_is ->
    [you] Vous ne pouvez rien y faire de plus.
   *[other] { $seat } ne peut rien y faire de plus.
}
event-dropped = { $seat_is ->
    [you] Vous rendez une { $kind } (coût { $cost }).
   *[other] { $seat } rend une { $kind } (coût { $cost }).
}
event-dropped-part = { $seat_is ->
    [you] Vous rendez la partie de galère { $zone }.
   *[other] { $seat } rend la partie de galère { $zone }.
}
event-looks = { $seat_is ->
    [you] Vous regardez { $count } tuiles de la pile { $stack }.
   *[other] { $seat } regarde { $count } tuiles de la pile { $stack }.
}
event-drawn = Vous voyez : { $tiles }.
event-took-none = { $seat_is ->
    [you] Vous ne prenez aucune { $kind }.
   *[other] { $seat } ne prend aucune { $kind }.
}
event-bought = { $seat_is ->
    [you] Vous achetez une { $kind }
   *[other] { $seat } achète une { $kind }
} pour { $cost ->
    [one] { $cost } ducat.
   *[other] { $cost } ducats.
}
event-bought-part = { $seat_is ->
    [you] Vous achetez la partie de galère { $zone }
   *[other] { $seat } achète la partie de galère { $zone }
} pour { $cost ->
    [one] { $cost } ducat.
   *[other] { $cost } ducats.
}
event-own-tile = C’est la { $tile }.
event-built-gondola = { $seat_is ->
    [you] Vous terminez une gondole :
   *[other] { $seat } termine une gondole :
}{ $ducats ->
    [0] {""}
    [one] {" "}{ $ducats } ducat.
   *[other] {" "}{ $ducats } ducats.
}{ $approvals ->
    [0] {""}
    [one] {" "}{ $approvals } approbation.
   *[other] {" "}{ $approvals } approbations.
}
event-built-barrier = { $seat_is ->
    [you] Vous terminez la { $tile }.
   *[other] { $seat } termine la { $tile }.
}
event-demolished = { $seat_is ->
    [you] Vous démolissez
   *[other] { $seat } démolit
} { $own ->
    [1] { $seat_is ->
        [you] votre propre partie { $zone }
       *[other] sa propre partie { $zone }
    }
   *[0] { $by_is ->
        [you] votre partie { $zone }
       *[other] la partie { $zone } de { $by }
    }
} pour en construire une autre : { $points } PV{ $seals ->
    [0] {""}
    [one] {" "}et { $seals } approbation
   *[other] {" "}et { $seals } approbations
}. { $own ->
    [1] Les points de l’ancienne restent acquis.
   *[0] { $by_is ->
        [you] Vous gardez les points de l’ancienne.
       *[other] { $by } garde les points de l’ancienne.
    }
}
event-built-part = { $seat_is ->
    [you] Vous construisez la partie { $zone } :
   *[other] { $seat } construit la partie { $zone } :
} { $points } PV, { $approvals ->
    [0] aucune approbation.
    [one] { $approvals } approbation.
   *[other] { $approvals } approbations.
}
event-got-ducats = { $seat_is ->
    [you] Vous gagnez { $ducats } ducats.
   *[other] { $seat } gagne { $ducats } ducats.
}
event-got-approvals = { $seat_is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
} { $approvals ->
    [one] { $approvals } approbation
   *[other] { $approvals } approbations
}{ $cost ->
    [0] .
   *[other] {" "}pour { $cost } ducats.
}
event-doge-looks = { $seat_is ->
    [you] Vous regardez deux tuiles Doge.
   *[other] { $seat } regarde deux tuiles Doge.
}
event-doge-drawn = Les deux tuiles Doge ne sont montrées qu’à vous.
event-doge-enacted = { $seat_is ->
    [you] Vous choisissez un nouveau Doge :
   *[other] { $seat } choisit un nouveau Doge :
} { $values }.{ $zones ->
    [0] {""}
   *[other] {" "}Violet : { $purple }.
}{ $level ->
    [0] {""}
   *[other] {" "}Montée des eaux { $level } en fin de manche.
}{ $inspects ->
    [0] {""}
   *[other] {" "}Il inspecte en fin de manche.
}
event-doge-on-top = { $seat_is ->
    [you] Vous remettez l’autre tuile Doge sur la pile.
   *[other] { $seat } remet l’autre tuile Doge sur la pile.
}
event-doge-under = { $seat_is ->
    [you] Vous glissez l’autre tuile Doge sous la pile.
   *[other] { $seat } glisse l’autre tuile Doge sous la pile.
}
event-round-ends = La manche { $round } se termine. Nouvel ordre : { $order }.
event-high-water = Montée des eaux, niveau { $level } ! Pour être à l’abri, il faut plus de { $level ->
    [one] 1 barricade
   *[other] { $level } barricades
}.
event-flooded = { $seat_is ->
    [you] Vous avez
   *[other] { $seat } a
} { $barriers ->
    [0] zéro barricade
    [one] { $barriers } barricade
   *[other] { $barriers } barricades
} : { $lost ->
    [0] aucun dégât.
    [one] { $lost } action de moins à la prochaine manche.
   *[other] { $lost } actions de moins à la prochaine manche.
}
event-inspection-called = Le Doge inspecte : chacun mise des approbations.
event-bid-sealed = { $seat_is ->
    [you] Votre mise secrète est faite.
   *[other] { $seat } a fait sa mise secrète.
}
event-own-bid = Vous misez { $approvals }.
event-own-aside = Vous avez mis { $approvals } approbations de côté. Votre mise continue.
event-bid-revealed = { $seat_is ->
    [you] Vous misez { $approvals } :
   *[other] { $seat } mise { $approvals } :
} { $vp } PV.
event-ship-complete = { $seat_is ->
    [you] Vous construisez la dernière partie. Le navire est achevé !
   *[other] { $seat } construit la dernière partie. Le navire est achevé !
}
event-quiet-rounds = { $rounds } manches de suite sans nouvelle partie de galère : { $left ->
    [one] encore une comme celles-là et le jeu s’arrête.
   *[other] encore { $left } comme celles-là et le jeu s’arrête.
}
event-stalled = { $rounds } manches sans nouvelle partie : le jeu s’arrête.
event-final-inspection = Inspection finale : { $seat_is ->
    [you] vous possédez
   *[other] { $seat } possède
} { $approvals ->
    [0] zéro approbation
    [one] { $approvals } approbation
   *[other] { $approvals } approbations
}, { $vp } PV.

## Les tours en une ligne

digest-ship-complete = le navire est achevé
digest-built-part = partie { $zone } construite, { $points } PV{ $approvals ->
    [0] {""}
    [one] , { $approvals } approbation
   *[other] , { $approvals } approbations
}
digest-replaced = { $own ->
    [1] propre partie { $zone } remplacée
   *[0] { $by_is ->
        [you] votre partie { $zone } remplacée (vous gardez ses points)
       *[other] partie { $zone } de { $by } remplacée
    }
}, { $points } PV pour la nouvelle{ $approvals ->
    [0] {""}
    [one] , { $approvals } approbation
   *[other] , { $approvals } approbations
}
digest-doge-enacted = nouveau Doge : { $values }{ $zones ->
    [0] {""}
   *[other] {" "}(violet : { $purple })
}{ $level ->
    [0] {""}
   *[other] , montée des eaux { $level }
}{ $inspects ->
    [0] {""}
   *[other] , inspection
}
digest-doge-on-top = l’autre tuile sur la pile
digest-doge-under = l’autre tuile sous la pile
digest-built-gondola = gondole terminée{ $ducats ->
    [0] {""}
    [one] , +{ $ducats } ducat
   *[other] , +{ $ducats } ducats
}{ $approvals ->
    [0] {""}
    [one] , +{ $approvals } approbation
   *[other] , +{ $approvals } approbations
}
digest-built-barrier = { $tile } terminée
digest-bonus-vp = +{ $vp } PV grâce à la barricade
digest-bonus-approvals = +{ $approvals ->
    [one] { $approvals } approbation
   *[other] { $approvals } approbations
} grâce à la barricade
digest-bonus-ducats = +{ $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} grâce à la barricade
digest-got-approvals = +{ $approvals ->
    [one] { $approvals } approbation
   *[other] { $approvals } approbations
}{ $cost ->
    [0] {""}
   *[other] {" "}pour { $cost } ducats
}
digest-got-ducats = +{ $ducats } ducats
digest-bought-part = partie { $zone } achetée pour { $cost }
digest-bought = { $kind } achetée pour { $cost }
digest-reordered = { $tile } mise au sommet pour 2 ducats
digest-dropped-part = partie { $zone } rendue
digest-dropped = { $kind } rendue
digest-discarded = marqueur défaussé, +1 ducat
digest-placed = { $panel } { $value }{ $cost ->
    [0] {""}
    [one] {" "}(1 ducat)
   *[other] {" "}({ $cost } ducats)
}
digest-stalled = { $rounds } manches sans nouvelle partie : fin du jeu
digest-final-inspection = { $seat_is ->
    [you] vous
   *[other] { $seat }
} +{ $vp } PV pour { $approvals ->
    [0] zéro approbation
    [one] { $approvals } approbation
   *[other] { $approvals } approbations
}
digest-bid-revealed = { $seat_is ->
    [you] vous
   *[other] { $seat }
} : mise de { $approvals }, { $vp } PV
digest-round-ends = la manche { $round } se termine, nouvel ordre : { $order }
digest-high-water = montée des eaux { $level }
digest-flooded = { $seat_is ->
    [you] vous
   *[other] { $seat }
} −{ $lost ->
    [one] { $lost } action
   *[other] { $lost } actions
} ({ $barriers ->
    [0] aucune barricade
    [one] { $barriers } barricade
   *[other] { $barriers } barricades
})
digest-nobody-flooded = personne ne perd d’action
digest-inspection-called = le Doge inspecte
digest-quiet-rounds = { $rounds } manches sans nouvelle partie, encore { $left } avant la fin
digest-round-begins = manche { $round }
digest-dice-rolled = dés : { $dice }
digest-doge-turned = nouveau Doge : { $values }{ $zones ->
    [0] {""}
   *[other] {" "}(violet : { $purple })
}{ $level ->
    [0] {""}
   *[other] , montée des eaux { $level }
}{ $inspects ->
    [0] {""}
   *[other] , inspection
}

## Why not

why-panel-not-in-use = La table d’actions { $panel } ne sert pas à { $players } joueurs.
why-cell-taken = { $by } y a déjà un marqueur.
why-cell-too-dear = La case coûte { $cost } ; vous avez { $ducats }.
why-nothing-to-replace = Aucune de vos parties de galère ne peut remplacer la dernière d’un pont.
why-favour-too-dear = Cette intrigue coûte { $cost } ducats ; il vous en resterait { $ducats }.
why-not-your-barrier = Vous n’avez pas construit { $tile }.
why-already-on-top = { $tile } est déjà au sommet.
why-already-reordered = Une seule fois par tour.
why-reorder-too-dear = Cela coûte { $cost } ducats ; vous en avez { $ducats }.
why-kind-not-offered = Pas de { $kind } sur cette case.
why-stack-empty = La pile { $stack } est vide.
why-not-in-your-yard = Cette tuile n’est pas dans votre chantier.
why-drop-a-galley-part = Vous avez deux parties de galère : pour une troisième il faut en rendre une.
why-not-drawn = Cette tuile n’est pas parmi celles piochées.
why-tile-too-dear = Elle coûte { $cost } ; vous avez { $ducats }.
why-deck-complete = Le pont est achevé : pas de place pour une partie { $zone }.
why-section-complete = Plus de place pour une partie { $zone } : la section est achevée.
why-wrong-section = Sur son pont, on en est encore à la section { $section }.
why-nothing-below = La place du dessous n’est pas encore construite.
why-no-part-to-replace = Aucune partie { $zone } ne peut être démolie : il faut la dernière de son pont, sans rien au-dessus.
why-replace-in-full = Vous ne pouvez plus renoncer au remplacement.
why-doge-not-drawn = La tuile Doge { $doge } n’a pas été piochée.
why-bid-too-high = Vous avez { $approvals } approbations.
why-no-cell-for-it = { $what ->
    [buy] Aucune case possible maintenant ne permet d’acheter une { $kind }.
    [construct] Aucune case possible maintenant ne permet de construire une { $kind }.
   *[replace] Aucune case possible maintenant ne permet de remplacer une partie.
}

## What a choice brings

effect-vp = { $change } PV
effect-approvals = { $change } { $count ->
    [one] approbation
   *[other] approbations
}
effect-ducats = { $change } { $count ->
    [one] ducat
   *[other] ducats
}
effect-ends-match = termine la partie : { $own } à { $best } avant l’inspection finale
effect-ends-match-counted = termine la partie : { $own } à { $best }
effect-ends-round = termine la manche
effect-flooded = montée des eaux : { $actions ->
    [one] 1 action de moins à la prochaine manche
   *[other] { $actions } actions de moins à la prochaine manche
}
effect-inspection = puis le Doge inspecte
effect-demolished = { $own ->
    [1] votre propre partie { $zone }
   *[0] la partie { $zone } de { $by }
} est démolie ; { $own ->
    [1] vous gardez
   *[0] { $by } garde
} ses points
effect-may-demolish = { $own ->
    [1] votre propre partie { $zone }
   *[0] la partie { $zone } de { $by }
} peut être remplacée
effect-covers = recouvre votre { $tile }
effect-goes-first = en tête du tour à la prochaine manche
effect-goes-after = après { $by } à la prochaine manche
effect-idle = ne vous sert à rien maintenant : { $why }
idle-sold-out = il n’y a plus rien à y acheter
idle-too-dear = rien n’y coûte moins de { $cost }, et vous avez { $ducats }
idle-no-tile = { $first } dans votre chantier
idle-no-tiles = { $first } et { $second } dans votre chantier
idle-no-place = votre partie de galère { $zone } ne peut pas être construite maintenant. { $reason }
effect-new-doge = vous regardez 2 tuiles Doge : l’une entre en vigueur, l’autre va sur la pile ou dessous
effect-then-part = puis partie de galère { $zone } : { $vp } PV{ $approvals ->
    [0] {""}
    [one] , { $approvals } approbation
   *[other] , { $approvals } approbations
}
effect-then-tile = puis { $tile }
effect-looks = { $count ->
    [one] vous regardez la dernière tuile et pouvez la garder
   *[other] vous regardez { $count } tuiles et pouvez en garder une
}
effect-water-helps = la montée des eaux { $level } vous prendra { $after ->
    [0] zéro action
    [one] { $after } action
   *[other] { $after } actions
} au lieu de { $before }
effect-water-still = la montée des eaux { $level } vous prendra encore { $after ->
    [one] { $after } action
   *[other] { $after } actions
}
effect-order-stays = votre place dans l’ordre du tour ne change pas
effect-give-up-part = vous devez d’abord rendre une de vos deux parties de galère
effect-give-up-tile = votre chantier naval est plein : vous devez d’abord rendre une tuile
effect-cannot-pay = rien n’y coûte moins de { $cost } ; vous en avez { $ducats }
effect-prices = { $prices } ducats ; vous en avez { $ducats }
effect-not-yet = ne peut pas encore être construite. { $reason }
effect-too-late = il est trop tard pour elle. { $reason }
effect-worth-now = si construite maintenant : { $vp } PV{ $approvals ->
    [0] {""}
    [one] , 1 approbation
   *[other] , { $approvals } approbations
}
effect-yard-worth = vos parties au chantier naval : { $change } PV
effect-bid-leaves = reste { $approvals }
effect-bid-nothing = aucun prix
effect-bid-gets = { $vp } PV
effect-bid-wins = { $least ->
    [0] jusqu’à { $most } PV
   *[other] { $least } à { $most } PV
}
effect-bid-prizes = la plus haute mise gagne { $first } PV, les suivantes { $second } et { $third } ; à égalité, chacun gagne autant

## Terminal

text-round = Manche { $round }
text-player = { $vp } PV · { $ducats } ducats · { $markers } marqueurs · approbations { $approvals }
text-yard = chantier :
text-barriers = barricades ({ $count }) : sommet { $top } ({ $bonus }), dessous : { $below }
text-stacks = piles :

## Board

board-label = Le plateau de The Doge Ship
board-cell-taken = { $cell } : { $what }. { $seat } y a un marqueur.
board-built = { $tile }. Construite par { $seat }.
stack-lower = { $section }, pont inférieur
stack-upper = { $section }, pont supérieur
board-stack = Pile { $stack } : { $count ->
    [one] 1 tuile
   *[other] { $count } tuiles
}
board-stack-top = Pile { $stack } : { $count ->
    [one] 1 tuile
   *[other] { $count } tuiles
}, celle du dessus coûte { $cost }
board-doge-stack = Tuiles Doge : { $count } dans la pile, { $old } utilisées
board-inspection = Inspection
board-high-water = Montée des eaux { $level }
board-both-events = Montée des eaux { $level }, inspection
board-no-event = Pas d’événement
board-order = Ordre du tour
board-looking = { $seat } regarde { $count ->
    [one] 1 tuile
   *[other] { $count } tuiles
}
board-you-look = Vous seul les voyez
board-player = { $seat } : { $vp } PV, { $ducats } ducats, { $markers } marqueurs, { $held }
board-held-counted = approbations, comptées d’après ce que tous ont pu voir : { $approvals }
board-held-hidden = approbations : non affichées
board-held-open = approbations : { $approvals }
board-hidden-tile = { $kind } en construction, coût { $cost }
board-top-barrier = { $tile }. Au sommet chez { $seat } : elle seule agit, et elle fixe l’ordre du tour. Contre la montée des eaux, { $count ->
    [one] { $count } barricade compte
   *[other] { $count } barricades comptent
}{ $flood ->
    [none] {""}
    [0] {" "}(aucune action ne serait perdue)
    [1] {" "}(1 action serait perdue)
   *[other] {" "}({ $flood } actions seraient perdues)
}.
board-lower-barrier = { $tile }. Sous le sommet chez { $seat } : elle ne compte que contre la montée des eaux.
board-yard = Chantier
board-barriers = Barricades
board-die = Dé { $panel } : { $value }. Les cases jusqu’à { $value } sont gratuites, celles au-dessus coûtent la différence.
board-mat = Les biens de { $seat }
board-next-place = La prochaine place : une partie { $zone }
board-next-place-none = La prochaine place : une partie { $zone }. Vous n’en avez pas au chantier.
board-now = vaut { $vp } PV
board-not-yet = pas encore
board-swap = remplace : { $vp } PV
board-past = trop tard
board-tile-now = { $tile }. Si construite maintenant : { $vp } PV{ $approvals ->
    [0] {""}
    [one] , { $approvals } approbation
   *[other] , { $approvals } approbations
}.
board-tile-not-yet = { $tile }. Ne peut pas encore être construite. { $reason }
board-tile-swap = { $tile }. La section est achevée : elle ne peut que remplacer une autre partie.
board-tile-past = { $tile }. La section est achevée : il n’y a plus de place pour elle.
board-stack-not-yet = { $stack }. Ne peut pas encore être construite. { $reason }
board-stack-too-dear = { $stack }. Vous ne pourriez en payer aucune : la moins chère coûte { $cost }.
board-doge-tiles = Tuiles Doge
board-order-seat = { $place }. { $seat } : { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
}, { $held }{ $hand ->
    [fist] , mise scellée
    [palm] , pas encore de mise
   *[other] {""}
}{ $flood ->
    [none] {""}
    [0] , à l’abri de la montée des eaux
    [1] , la montée des eaux prendrait 1 action
   *[other] , la montée des eaux prendrait { $flood } actions
}
board-prizes = { $kind ->
    [final] Inspection finale, selon les approbations détenues
   *[round] Inspection à la fin de cette manche, par mises scellées
} : { $prizes } PV. À égalité, tous gagnent autant ; { $ties ->
    [dense] la mise suivante prend le prix suivant.
   *[standard] les prix intermédiaires sont sautés.
}
board-prizes-round = Inspection
board-prizes-final = Inspection finale
board-prizes-tied = égalité : { $prizes }
figure-ducats = ducats
figure-approvals = approbations
figure-approvals-counted = approbations, comptées d’après ce que tous ont pu voir
figure-approvals-hidden = approbations (non affichées)
figure-markers = marqueurs restants
figure-barriers = barricades achevées
board-quiet = { $rounds } manches sans construction : { $left ->
    [one] encore une et le jeu s’arrête
   *[other] encore { $left } et le jeu s’arrête
}

## Score sheet

score-parts = parties de galère
score-bonuses = bonus des barricades
score-inspections = inspections
score-final = inspection finale

## Hints

reason-points = les points de victoire
reason-ducats = les ducats
reason-approvals = les approbations
reason-barriers = les barricades
reason-flood = la protection contre la montée des eaux
reason-parts = les parties de galère au chantier
reason-gondolas = les gondoles au chantier

## Editions: what their owner should know

warn-count-doge = L’édition a { $count } tuiles Doge, la boîte { $box } (DS-0).
warn-count-galley = L’édition a { $count } tuiles galère, la boîte { $box } (DS-0).
warn-count-barrier = L’édition a { $count } barricades, la boîte { $box } (DS-0).
warn-count-gondola = L’édition a { $count } gondoles, la boîte { $box } (DS-0).
warn-no-replace = { $players ->
    [0] Aucune case ne remplace une partie : DS-2.3.4 est sans effet.
   *[other] À moins de { $players } joueurs, aucune case ne remplace une partie (DS-2.3.4).
}
warn-no-intrigue = { $players ->
    [0] Aucune case n’est une intrigue : DS-2.4 est sans effet.
   *[other] À moins de { $players } joueurs, aucune case n’est une intrigue (DS-2.4).
}
warn-no-parts = { $players ->
    [0] On ne peut pas acheter et construire de partie de galère : personne ne peut achever le navire, et des manches calmes terminent chaque jeu (DS-4.3).
   *[other] À moins de { $players } joueurs, on ne peut pas acheter et construire de partie de galère : personne ne peut achever le navire, et des manches calmes terminent le jeu (DS-4.3).
}
warn-no-barriers = { $players ->
    [0] Rien ne mène à une barricade : DS-2.3.3 est sans effet, et la montée des eaux coûte toujours deux actions.
   *[other] À moins de { $players } joueurs, rien ne mène à une barricade (DS-2.3.3), et la montée des eaux coûte toujours deux actions.
}
warn-no-gondolas = { $players ->
    [0] Rien ne mène à une gondole : DS-2.3.1 est sans effet.
   *[other] À moins de { $players } joueurs, rien ne mène à une gondole (DS-2.3.1).
}
warn-no-event = Aucune tuile Doge n’a d’événement : ni montée des eaux (DS-3.2) ni inspection (DS-3.3) ne viennent jamais.
warn-no-high-water = Aucune tuile Doge n’apporte de montée des eaux : DS-3.2 est sans effet.
warn-no-inspection = Aucune tuile Doge n’apporte d’inspection : DS-3.3 est sans effet, et les approbations ne comptent qu’à la fin.
warn-no-purple = Aucune tuile Doge n’a de zone violette (DS-1.2).
warn-short-zone = La zone { $zone } a { $tiles } tuiles, moins que de places à { $players } joueurs : le navire ne peut pas y être achevé (DS-4.3).
warn-scarce-zone = La zone { $zone } n’a que { $tiles } tuiles : à { $players } joueurs, un seul chantier peut retenir toutes celles qui restent (DS-4.3).

note-disputed-plus = La règle allemande dit gondole et partie de galère, la française gondole ou partie de galère. Cette édition suit l’allemande.
note-zone-of-its-part = Les règles disent seulement que la zone de la partie 11 est violette ici. Elles ne disent pas laquelle c’est.

## Components

component-kind-cell = Cases des tables d’actions
component-kind-galley = Parties de galère
component-kind-barrier = Barricades
component-kind-gondola = Gondoles
component-kind-doge = Tuiles Doge
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

## Pages

about = Construisez ensemble, et les uns contre les autres, la galère d’apparat du Doge : acheter des pièces, les construire au bon endroit, convaincre les inspecteurs.
option-inspection_ties = Égalité à l’inspection
option-inspection_ties-dense = Le rang suivant suit directement
option-inspection_ties-standard = Les rangs partagés sont sautés
option-approvals = Approbations des autres
option-approvals-counted = Affichées, car chacun pourrait les compter
option-approvals-hidden = Non affichées
