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
name-swamp = marais
name-free = libre

## Parts of sentences

cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
spaces = { $count ->
    [one] { $count } espace
   *[other] { $count } espaces
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
points-at-most = { $count ->
    [one] jusqu’à { $count } point
   *[other] jusqu’à { $count } points
}
and-treasure = { $points } et un trésor

## Actions

do-lay-casa = poser une Casa
do-lay = poser { $cards ->
    [one] { $cards } carte { $building }
   *[other] { $cards } cartes { $building }
}
do-solo = construire seul { $building ->
    [Casa] une Casa
    [Palazzo] un Palazzo
    [Campo] un Campo
    [Basilica] une Basilica
    [Ponte] un Ponte
   *[other] { $building }
}, toutes les cartes de la main
do-build = construire { $building ->
    [Casa] la Casa
    [Palazzo] le Palazzo
    [Campo] le Campo
    [Basilica] la Basilica
    [Ponte] le Ponte
   *[other] { $building }
}
do-build-by = laisser { $seat } construire { $building ->
    [Casa] la Casa
    [Palazzo] le Palazzo
    [Campo] le Campo
    [Basilica] la Basilica
    [Ponte] le Ponte
   *[other] { $building }
}
do-build-nowhere = renoncer : { $building }
do-build-on = construire { $building ->
    [Casa] la Casa
    [Palazzo] le Palazzo
    [Campo] le Campo
    [Basilica] la Basilica
    [Ponte] le Ponte
   *[other] { $building }
} : { $what }
do-discard = défausser vos cartes { $building } posées
do-draw-pool = prendre { $building } dans la réserve ouverte
do-draw-pile = piocher
do-swap = poser { $building } dans la réserve ouverte et prendre 3 cartes
do-gold = { $gold } or : { $spaces ->
    [one] { $spaces } espace
   *[other] { $spaces } espaces
}, jusqu’à { $space }
do-drain = assécher { $hex } ({ $quarter })
do-site = { $hexes }, { $quarter }
do-site-points = { $hexes }, { $quarter } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
do-bridge = pont de { $bank } à { $across }, en comptant les Casas de { $quarter } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
do-done = terminé
do-done-lay = ne plus rien poser
do-done-build = construire { $building ->
    [Casa] la Casa
    [Palazzo] le Palazzo
    [Campo] le Campo
    [Basilica] la Basilica
    [Ponte] le Ponte
   *[other] { $building }
} : { $points }
do-done-choose = construire { $building ->
    [Casa] la Casa
    [Palazzo] le Palazzo
    [Campo] le Campo
    [Basilica] la Basilica
    [Ponte] le Ponte
   *[other] { $building }
} : choisir son emplacement
do-done-build-by = laisser { $seat } construire { $building ->
    [Casa] la Casa
    [Palazzo] le Palazzo
    [Campo] le Campo
    [Basilica] la Basilica
    [Ponte] le Ponte
   *[other] { $building }
} : { $points } pour vous
do-done-build-casas = construire les { $count } Casas : 1 point chacune
do-done-build-all = construire ce qui est complet : { $buildings }
do-done-drain = ne plus rien assécher
do-done-draw = terminer le tour
do-done-last-gold = garder l’or
do-after-laying = ne plus rien poser, puis { $what }
series-gold = Espaces contre de l’or (5 chacun) :

## Questions

ask-lay = { $build ->
    [nothing] { $can ->
        [nothing] aucune carte à poser maintenant ; passer à la suite.
       *[lay] poser des cartes, ou passer à la suite.
    }
    [own] { $can ->
        [nothing] où placer { $building ->
            [Casa] la Casa
            [Palazzo] le Palazzo
            [Campo] le Campo
            [Basilica] la Basilica
            [Ponte] le Ponte
           *[other] { $building }
        } ?
       *[lay] poser d’autres cartes, ou construire { $building ->
            [Casa] la Casa
            [Palazzo] le Palazzo
            [Campo] le Campo
            [Basilica] la Basilica
            [Ponte] le Ponte
           *[other] { $building }
        }.
    }
    [other] { $can ->
        [nothing] { $building } est complet : { $builder } construit.
       *[lay] poser d’autres cartes, ou laisser { $builder } construire ({ $building }).
    }
    [lost] { $can ->
        [nothing] aucun emplacement pour { $building ->
            [Casa] la Casa
            [Palazzo] le Palazzo
            [Campo] le Campo
            [Basilica] la Basilica
            [Ponte] le Ponte
           *[other] { $building }
        }.
       *[lay] poser d’autres cartes, ou passer à la suite ; aucun emplacement pour { $building ->
            [Casa] la Casa
            [Palazzo] le Palazzo
            [Campo] le Campo
            [Basilica] la Basilica
            [Ponte] le Ponte
           *[other] { $building }
        }.
    }
   *[several] { $can ->
        [nothing] construire ce qui est complet : { $buildings }.
       *[lay] poser d’autres cartes, ou construire ce qui est complet : { $buildings }.
    }
}
ask-name-building = { $build ->
    [own] où placer { $building ->
        [Casa] la Casa
        [Palazzo] le Palazzo
        [Campo] le Campo
        [Basilica] la Basilica
        [Ponte] le Ponte
       *[other] { $building }
    } ?
    [other] { $builder } construit maintenant { $building ->
        [Casa] la Casa
        [Palazzo] le Palazzo
        [Campo] le Campo
        [Basilica] la Basilica
        [Ponte] le Ponte
       *[other] { $building }
    }.
    [lost] aucun emplacement pour { $building ->
        [Casa] la Casa
        [Palazzo] le Palazzo
        [Campo] le Campo
        [Basilica] la Basilica
        [Ponte] le Ponte
       *[other] { $building }
    }.
   *[several] que construire maintenant ?
}
ask-site = { $whose ->
    [own] où placer { $building ->
        [Casa] la Casa
        [Palazzo] le Palazzo
        [Campo] le Campo
        [Basilica] la Basilica
        [Ponte] le Ponte
       *[other] { $building }
    } ?
   *[other] { $seat_is ->
        [you] { $finisher } a achevé { $building ->
            [Casa] la Casa
            [Palazzo] le Palazzo
            [Campo] le Campo
            [Basilica] la Basilica
            [Ponte] le Ponte
           *[other] { $building }
        } et vous en êtes le maître d’œuvre : où le bâtir ?
       *[other] où placer { $building ->
            [Casa] la Casa
            [Palazzo] le Palazzo
            [Campo] le Campo
            [Basilica] la Basilica
            [Ponte] le Ponte
           *[other] { $building }
        } ?
    }
}
ask-limit = deux types au plus peuvent rester devant vous ; lequel défausser ?
ask-drain = assécher le marais ({ $tiles ->
    [one] encore { $tiles } tuile
   *[other] jusqu’à { $tiles } tuiles
}), ou passer à la suite.
ask-draw = { $cards ->
    [5] { $seat_is ->
        [you] votre main est pleine ; terminer le tour.
       *[other] la main est pleine ; terminer le tour.
    }
   *[other] { $can ->
        [swap] prendre une carte, ou en poser une dans la réserve ouverte et en prendre trois.
       *[draw] prendre une carte.
    }
}
ask-take = prendre encore { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : d’abord dans la réserve ouverte, puis dans la pioche.
ask-last-gold = { $can ->
    [pay] la partie est terminée ; échanger de l’or une dernière fois ?
   *[nothing] la partie est terminée ; l’or ne suffit pas pour un espace.
}

## Log

event-turn-begins = { $seat_is ->
    [you] Manche { $round } : à vous de jouer.
   *[other] Manche { $round } : au tour de { $seat }.
}
event-laid = { $seat_is ->
    [you] Vous posez
   *[other] { $seat } pose
} { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} sur le chantier { $building }.
event-laid-alone = { $seat_is ->
    [you] Vous posez toutes les cartes pour construire seul : { $building }.
   *[other] { $seat } pose toutes les cartes pour construire seul : { $building }.
}
event-builder-to = { $seat_is ->
    [you] Vous devenez maître d’œuvre : { $building }.
   *[other] { $seat } devient maître d’œuvre : { $building }.
}
event-builder-home = Le maître d’œuvre ({ $building }) rentre chez lui.
event-no-site = Pas d’emplacement pour { $building } : les cartes sont perdues.
event-lapsed = La partie est finie : { $building } est complet mais ne sera plus construit.
event-built = { $seat_is ->
    [you] Vous construisez { $building } en { $site } :
   *[other] { $seat } construit { $building } en { $site } :
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-treasure = { $seat_is ->
    [you] Vous tirez un trésor.
   *[other] { $seat } tire un trésor.
}
event-own-treasure = Votre trésor vaut { $gold } or.
event-moved = { $seat_is ->
    [you] Votre gondole avance de
   *[other] La gondole de { $seat } avance de
} { $spaces ->
    [one] { $spaces } espace
   *[other] { $spaces } espaces
} jusqu’à { $space }{ $jumped ->
    [0] .
    [one] { " " }({ $jumped } sauté).
   *[other] { " " }({ $jumped } sautés).
}
event-type-discarded = { $seat_is ->
    [you] Vous défaussez
   *[other] { $seat } défausse
} { $cards ->
    [one] { $cards } carte posée
   *[other] { $cards } cartes posées
} ({ $building }).
event-drained = { $seat_is ->
    [you] Vous asséchez { $hex }.
   *[other] { $seat } assèche { $hex }.
}
event-own-swamp = La tuile marais de { $hex } vaut { $gold } or.
event-took = { $seat_is ->
    [you] Vous prenez { $building } dans la réserve ouverte.
   *[other] { $seat } prend { $building } dans la réserve ouverte.
}
event-drew = { $seat_is ->
    [you] Vous piochez
   *[other] { $seat } pioche
} { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
}
event-own-cards = Vous avez pioché : { $buildings }.
event-swapped = { $seat_is ->
    [you] Vous posez { $building } dans la réserve ouverte.
   *[other] { $seat } pose { $building } dans la réserve ouverte.
}
event-pile-renewed = La pioche était vide : la défausse est mélangée et la remplace.
event-pool-cleared = Quatre cartes dans la réserve ouverte : toutes sont défaussées.
event-gold-changed = { $seat_is ->
    [you] Vous dépensez { $gold } or (tuiles { $tiles })
   *[other] { $seat } dépense { $gold } or (tuiles { $tiles })
} pour { $spaces ->
    [one] { $spaces } espace.
   *[other] { $spaces } espaces.
}
event-gondola-home = { $seat_is ->
    [you] Votre gondole a atteint 60 : la partie se termine !
   *[other] La gondole de { $seat } a atteint 60 : la partie se termine !
}
event-used-up = Le dernier bâtiment de ce type est construit ({ $building }) : la partie se termine !
event-stalled = { $rounds } manches sans construire ni assécher : la partie se termine.

## Les tours en une ligne

digest-gondola-home = à 60, fin de la partie
digest-used-up = dernier bâtiment de ce type construit ({ $building }), fin de la partie
digest-no-site = pas d’emplacement pour { $building }, cartes perdues
digest-lapsed = { $building } : complet, mais plus construit
digest-built = { $building } en { $site } ({ $gains })
digest-built-alone = { $building } construit seul en { $site } ({ $gains })
digest-no-gain = 0 point
digest-gain = +{ $spaces ->
    [one] { $spaces } espace
   *[other] { $spaces } espaces
}{ $treasure ->
    [none] { "" }
    [seen] { " " }et un trésor de { $gold } or
   *[unseen] { " " }et un trésor
}
digest-gain-of = { $seat_is ->
    [you] vous
   *[other] { $seat }
} +{ $spaces }{ $treasure ->
    [none] { "" }
    [seen] { " " }et un trésor de { $gold } or
   *[unseen] { " " }et un trésor
}
digest-gold = { $spaces ->
    [one] { $spaces } espace
   *[other] { $spaces } espaces
} pour { $gold } or ({ $count ->
    [one] tuile
   *[other] tuiles
} { $tiles })
digest-gold-of = { $seat_is ->
    [you] vous
   *[other] { $seat }
} { $spaces ->
    [one] { $spaces } espace
   *[other] { $spaces } espaces
} pour { $gold } or ({ $count ->
    [one] tuile
   *[other] tuiles
} { $tiles })
digest-laid = { $cards ->
    [one] { $cards } carte { $building } posée
   *[other] { $cards } cartes { $building } posées
}
digest-laid-alone = { $cards } cartes { $building } posées pour construire seul
digest-builder = maître d’œuvre : { $building }
digest-builder-of = { $seat_is ->
    [you] vous devenez maître d’œuvre ({ $building })
   *[other] { $seat } devient maître d’œuvre ({ $building })
}
digest-drained = assèchement : { $hexes }
digest-hex-gold = { $hex } ({ $gold } or)
digest-type-discarded = { $cards ->
    [one] { $cards } carte { $building } défaussée
   *[other] { $cards } cartes { $building } défaussées
}
digest-stalled = { $rounds } manches sans construire ni assécher : fin de la partie
digest-swapped = { $building } à la réserve ouverte
digest-took = { $buildings } de la réserve ouverte
digest-drew = { $cards ->
    [one] { $cards } carte piochée
   *[other] { $cards } cartes piochées
}
digest-drew-own = { $cards ->
    [one] { $cards } carte piochée
   *[other] { $cards } cartes piochées
} ({ $buildings })
digest-pool-cleared = quatre cartes dans la réserve ouverte, toutes défaussées
digest-pile-renewed = défausse mélangée en nouvelle pioche

## Why not

why-gold-too-dear = Cela coûte { $cost } or ; vous en avez { $gold }.
why-too-few-cards = Vous avez en main { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
} { $building }.
why-solo-or-project = En un tour, pour { $building }, on construit seul ou on pose sur le chantier, pas les deux.
why-more-than-needed = { $cards ->
    [0] Le chantier { $building } est complet.
    [one] Le chantier { $building } n’a plus besoin que de { $cards } carte.
   *[other] Le chantier { $building } n’a plus besoin que de { $cards } cartes.
}
why-solo-needs-all = Pour construire seul { $building ->
    [Casa] une Casa
    [Palazzo] un Palazzo
    [Campo] un Campo
    [Basilica] une Basilica
    [Ponte] un Ponte
   *[other] { $building }
}, il faut { $needed } cartes en main ; vous en avez { $cards }.
why-none-before-you = Vous n’avez posé aucune carte { $building }.
why-not-complete = { $building } : il manque encore des cartes.
why-name-first = Dites d’abord ce que vous construisez ; vous choisirez ensuite l’emplacement.
why-site-first = { $building ->
    [Casa] Choisissez d’abord où placer la Casa.
    [Palazzo] Choisissez d’abord où placer le Palazzo.
    [Campo] Choisissez d’abord où placer le Campo.
    [Basilica] Choisissez d’abord où placer la Basilica.
    [Ponte] Choisissez d’abord où placer le Ponte.
   *[other] Choisissez d’abord l’emplacement ({ $building }).
}
why-done-before-building = Finissez d’abord de poser ; vous construirez ensuite ce qui est complet.
why-build-before-draining = On construit d’abord ce qui est complet ; on assèche ensuite.
why-no-gold-before-a-site = On n’échange pas d’or avant le choix d’un emplacement.
why-wrong-site = { $building ->
    [Ponte] Un Ponte se construit sur un emplacement de pont : deux cases libres face à face de part et d’autre de l’eau.
   *[other] Il n’y a pas la place ici : { $building } demande { $hexes ->
        [one] { $hexes } case libre.
        [2] 2 cases libres côte à côte.
       *[other] { $hexes } cases libres qui se touchent toutes.
    }
}
why-hex-is-swamp = { $hex } est un marais : on ne peut pas y construire.
why-hex-is-built = { $hex } est déjà construit ({ $building }).
why-must-draw = Vous devez piocher : votre main n’est pas pleine.
why-hand-full = Votre main est pleine ({ $cards } cartes).
why-not-in-pool = Il n’y a pas de carte { $building } dans la réserve ouverte.
why-hand-not-for-swap = Pour poser une carte dans la réserve ouverte, il faut 1 à 3 cartes en main ; vous en avez { $cards }.
why-not-in-hand = Vous n’avez pas de carte { $building } en main.
why-already-in-pool = Il y a déjà une carte { $building } dans la réserve ouverte.
why-just-laid = Vous venez d’y poser cette carte { $building }.
why-no-swamp-there = Il n’y a pas de marais en { $hex }.
why-no-card-left = Il ne reste aucune carte à prendre.
why-nothing-complete = Aucun bâtiment n’est complet : posez d’abord toutes ses cartes.
why-laying-is-over = Vous avez fini de poser pour ce tour.
why-building-is-over = Tout ce qui était complet est construit ; maintenant on assèche, puis on pioche.
why-draining-is-over = Vous avez fini d’assécher pour ce tour ; maintenant on pioche.

## What a choice brings

effect-spaces = vous { $change }, jusqu’à { $space }{ $jumped ->
    [0] { "" }
    [one] { " " }(1 sauté)
   *[other] { " " }({ $jumped } sautés)
}
effect-they-move = { $seat } { $change }, jusqu’à { $space }{ $jumped ->
    [0] { "" }
    [one] { " " }(1 sauté)
   *[other] { " " }({ $jumped } sautés)
}
effect-treasure = un trésor pour vous
effect-they-treasure = un trésor pour { $seat }
effect-gold-spent = vous payez { $gold } or avec { $count ->
    [one] la tuile
   *[other] les tuiles
} { $tiles }{ $over ->
    [0] { "" }
   *[other] , dont { $over } pour rien
}
effect-gold-unused = votre or vous ferait encore avancer de { $spaces ->
    [one] 1 espace
   *[other] { $spaces } espaces
}
effect-swamp-tile = une tuile marais de 0 à 2 or
effect-opens-site = ouvre un emplacement pour { $building ->
    [Casa] une Casa
    [Palazzo] un Palazzo
    [Campo] un Campo
    [Basilica] une Basilica
    [Ponte] un Ponte
   *[other] { $building }
} : { $points }
effect-opens-another = ouvre un autre emplacement pour { $building ->
    [Casa] une Casa
    [Palazzo] un Palazzo
    [Campo] un Campo
    [Basilica] une Basilica
    [Ponte] un Ponte
   *[other] { $building }
} : { $points }
effect-missing = { $building } : il manquera encore { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}
effect-builder-yours = vous devenez maître d’œuvre ({ $building })
effect-builder-theirs = { $seat } devient maître d’œuvre ({ $building })
effect-builder-stays = { $seat } reste maître d’œuvre ({ $building })
effect-when-finished = une fois achevé : { $points } pour vous
effect-no-site-yet = aucun emplacement à présent pour { $building ->
    [Casa] la Casa
    [Palazzo] le Palazzo
    [Campo] le Campo
    [Basilica] la Basilica
    [Ponte] le Ponte
   *[other] { $building }
}
effect-you-build = vous construisez { $building ->
    [Casa] la Casa
    [Palazzo] le Palazzo
    [Campo] le Campo
    [Basilica] la Basilica
    [Ponte] le Ponte
   *[other] { $building }
} : { $points }
effect-you-get = vous recevez { $points } ({ $building })
effect-they-get = { $seat } : { $points }
effect-no-site = pas d’emplacement pour { $building ->
    [Casa] la Casa
    [Palazzo] le Palazzo
    [Campo] le Campo
    [Basilica] la Basilica
    [Ponte] le Ponte
   *[other] { $building }
} : les cartes sont perdues
effect-cards-gone = { $cards ->
    [one] 1 carte { $building } posée est perdue
   *[other] { $cards } cartes { $building } posées sont perdues
}
effect-one-type-goes = cartes de trois types devant vous : un type sera perdu
effect-last-piece = { $building ->
    [Casa] la dernière Casa : la construire termine la partie
    [Palazzo] le dernier Palazzo : le construire termine la partie
    [Campo] le dernier Campo : le construire termine la partie
    [Basilica] la dernière Basilica : la construire termine la partie
    [Ponte] le dernier Ponte : le construire termine la partie
   *[other] { $building } : le dernier de ce type termine la partie
}
effect-draws = { $cards ->
    [one] vous piochez { $cards } carte cachée
   *[other] vous piochez { $cards } cartes cachées
}
effect-then-draws = { $cards ->
    [one] puis vous piochez { $cards } carte cachée
   *[other] puis vous piochez { $cards } cartes cachées
}
effect-takes = { $building } rejoint votre main
effect-swaps = { $building } va dans la réserve ouverte ; puis vous prenez { $cards } cartes, réserve ou pioche
effect-swaps-unseen = { $building } va dans la réserve ouverte ; puis vous piochez { $cards } cartes cachées et votre tour se termine
effect-turn-ends = votre tour se termine
effect-pool-cleared = quatre cartes dans la réserve ouverte : toutes sont défaussées
effect-ends-match = termine la partie : { $own } à { $best }

## Terminal

text-round = Manche { $round }, au tour de { $seat }
text-ended = La partie est terminée
text-legend = marais ~ · libre o · C Casa · P Palazzo · # Campo · B Basilica · = Ponte
text-bridges = emplacements de pont :
text-player = espace { $space } · main { $hand } · marais { $swamp } · trésors { $treasures }
text-laid = posé :
text-project = { $building } { $laid }/{ $needed }
text-builder = maître d’œuvre
text-alone = construit seul :
text-hand = votre main :
text-gold = votre or :
text-gold-total = { $gold } (marais { $swamp } ; trésors { $treasures })
text-none = aucune
text-pool = réserve ouverte :
text-pile = pioche { $pile } · défausse { $discards } · trésors { $treasures } · marais { $swamp }
text-supply = bâtiments restants :

## Board

board-label = Le plateau de Venedig
board-hex = { $hex }, { $quarter } : { $what }
board-bank = { $hex } ; rive d’un pont vers { $across }
board-project = { $building } : { $cards } cartes posées sur { $needs }, { $left } encore à bâtir
board-pile = Pioche : { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
} ; défausse : { $discards }
board-pool = { $building } dans la réserve ouverte
board-hand = { $building } en main : { $cards }
board-gold = Votre or : { $gold } ({ $swamp ->
    [one] { $swamp } tuile marais
   *[other] { $swamp } tuiles marais
}, { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
})
board-project-casa = { $building } : { $left } encore à bâtir
board-rule-casa = 1 point
board-rule-palazzo = 1 par case non bâtie voisine
board-rule-campo = 1 par case bâtie voisine
board-rule-basilica = 7 points
board-rule-ponte = 1 par Casa d’un quartier
board-laid-by = { $seat } a posé { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-alone = { $seat } construit seul avec { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-builder = { $seat } a le maître d’œuvre
board-pile-name = Pioche
board-discards-name = Défausse
board-discards = Défausse : { $cards }
board-lay = { $held ->
    [1] poser
   *[other] { $cards ->
        [one] poser 1 seule
       *[other] en poser { $cards }
    }
}
board-lay-all = { $cards ->
    [2] poser les 2
   *[other] poser les { $cards }
}
board-lay-left = { $cards ->
    [0] complet
   *[other] manque { $cards }
}
board-lay-alone = seul
board-gold-rate = { $gold } or = 1 espace
board-quarter = { $quarter } : bordé par les espaces { $spaces }
board-space = Espace { $space }, borde { $quarters }
board-space-open = Espace { $space }, ne borde aucun quartier
board-space-double = Espaces { $first } et { $second }, traversés deux fois ; bordent { $quarters }
board-start = Départ : place pour toutes les gondoles
board-post = Pieu { $post } après le dernier espace, ne borde aucun quartier
board-gondola = Gondole de { $seat } · { $where }
board-quiet = tour calme { $turns } sur { $limit }
board-quiet-why = Rien de bâti ni d’asséché depuis { $turns } tours ; après { $limit }, la partie se termine
board-mat-label = Ce que possède un joueur
board-place = { $seat } est sur l’espace { $space }
board-hand-of = { $seat } a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main
board-tiles = { $seat } : { $swamp ->
    [one] { $swamp } tuile marais
   *[other] { $swamp } tuiles marais
}, { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
}
board-before = Cartes de { $seat } dans les chantiers
board-before-cards = { $building } { $cards }
board-before-builder = avec le maître d’œuvre
board-swap = en réserve
board-pool-empty = Pas de { $building } dans la réserve ouverte
board-best = max. { $points }
board-best-site = Meilleur site { $hexes }
board-only-site = Seul site { $hexes }
board-best-why = meilleur emplacement à présent : { $hexes } dans { $quarter }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-best-yours = meilleur emplacement à présent : { $hexes } dans { $quarter }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} et un trésor pour vous
board-best-theirs = meilleur emplacement à présent : { $hexes } dans { $quarter }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} et un trésor pour { $seat }
board-no-site = Aucun emplacement libre
board-no-site-short = sans site
board-no-site-why = aucun emplacement à présent : qui l’achève maintenant perd les cartes
board-share = { $seat } recevrait { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-step-lay = Poser et bâtir
board-step-drain = Assécher
board-step-draw = Piocher
board-turn = Un tour : poser et bâtir, assécher, piocher
board-turn-lay = 1re partie du tour : poser des cartes et bâtir
board-turn-drain = 2e partie du tour : assécher jusqu’à deux marais
board-turn-draw = 3e partie du tour : prendre des cartes
board-turn-over = Déjà passé pour ce tour
board-turn-after-lay = Plus tard : finissez d’abord de poser et de bâtir
board-turn-after-drain = Plus tard : finissez d’abord d’assécher
figure-cards = cartes en main
figure-swamp = tuiles marais
figure-treasures = trésors
figure-builders = maîtres d’œuvre

## Score sheet

score-buildings = espaces par les bâtiments
score-gold = espaces par l’or

## Hints

reason-spaces = l’avance de la gondole
reason-gold = l’or
reason-projects = les cartes des chantiers
reason-hand = les cartes en main
reason-place = la position de la gondole
reason-win = la victoire

## Told to whoever opens a table

note-two-players = Le jeu imprimé a des règles spéciales pour deux joueurs. Nos sources ne les donnent pas : ici, on joue à deux avec les mêmes règles qu’à plusieurs (VE-5.3).

## The start page

about = Asséchez les marais de la lagune, bâtissez palais, ponts et places, et soyez au bon endroit avec votre gondole.

## The page of components

component-kind-building = Bâtiments
component-kind-swamp = Tuiles marais
component-kind-treasure = Trésors
component-kind-quarter = Quartiers
component-kind-bridge = Emplacements de pont
component-kind-start = Bâtiments au départ
component-kind-space = Espaces du parcours
component-kind-total = Dans la boîte
component-kind-crossing = L’espace franchi deux fois
component-column-name = nom
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
name-unbuilt = 1 par case non bâtie à côté
name-built = 1 par case bâtie à côté
name-casas = 1 par Casa dans l’un des deux quartiers

## What the owner of an edition should know

warn-other-cards = Il y a { $found } cartes bâtiment ; la boîte, telle qu’on la connaît, en a { $known }.
warn-other-swamp = Il y a { $found } tuiles marais ; la boîte, telle qu’on la connaît, en a { $known }.
warn-other-treasures = Il y a { $found } trésors ; la boîte, telle qu’on la connaît, en a { $known }.
warn-other-pieces = Il y a { $found } pièces pour { $building } ; la boîte, telle qu’on la connaît, en a { $known }.
warn-too-few-to-build = { $building } ne peut jamais être construit : il faut { $needed } cartes, et il y en a { $cards }.
warn-no-site-ever = { $building } ne peut jamais être construit : il n’y a de place nulle part.
warn-no-bridge-site = Il n’y a aucun emplacement pour construire : { $building }.
warn-pile-may-run-out = Avec { $cards } cartes, la pioche peut s’épuiser : alors on ne pioche rien.
warn-no-swamp = Il n’y a aucun marais à assécher.
warn-tiles-left-over = Il y a { $tiles } tuiles marais de plus que de cases : elles restent dans la boîte, sans être vues.
warn-no-treasure = Il n’y a aucun trésor à trouver.
warn-no-gold = Tout l’or ensemble fait { $gold } : personne ne peut l’échanger contre un espace.
warn-odd-start = Au départ, { $building } se trouve sur { $hexes }, où selon nos règles on ne pourrait pas le construire.
warn-not-open = Des espaces qui ne bordent aucun quartier dans le jeu imprimé en bordent ici : { $spaces }.
warn-too-many-quarters = Espaces qui bordent plus de { $known } quartiers : { $spaces }. Le jeu imprimé n’en a pas.
warn-no-space-borders = Aucun espace ne borde { $quarter } : personne ne peut y trouver de trésor.
warn-crossing-apart = Les espaces { $first } et { $second } sont séparés, bien qu’ils soient un seul espace imprimé ; une gondole sur l’un occupe aussi l’autre.
warn-crossing-differs = Les espaces { $first } et { $second } bordent des quartiers différents, bien qu’ils soient un seul espace imprimé.
warn-crossing-quarters = L’espace { $first } borde { $found } quartiers ; { $first } et { $second } sont dans le jeu imprimé un seul espace qui en borde { $known }.
