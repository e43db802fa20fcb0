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
name-swamp = Sumpf
name-free = frei

## Parts of sentences

cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
spaces = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
points-at-most = { $count ->
    [one] bis zu 1 Punkt
   *[other] bis zu { $count } Punkte
}
and-treasure = { $points } und ein Goldschatz

## Actions

do-lay-casa = eine Casa auslegen
do-lay = { $cards ->
    [one] 1 { $building }-Karte auslegen
   *[other] { $cards } { $building }-Karten auslegen
}
do-solo = { $building ->
    [Casa] eine Casa
    [Palazzo] einen Palazzo
    [Campo] einen Campo
    [Basilica] eine Basilica
    [Ponte] eine Ponte
   *[other] { $building }
} allein bauen, alle Karten aus der Hand
do-build = { $building ->
    [Casa] die Casa
    [Palazzo] den Palazzo
    [Campo] den Campo
    [Basilica] die Basilica
    [Ponte] die Ponte
   *[other] { $building }
} bauen
do-build-by = { $seat } { $building ->
    [Casa] die Casa
    [Palazzo] den Palazzo
    [Campo] den Campo
    [Basilica] die Basilica
    [Ponte] die Ponte
   *[other] { $building }
} bauen lassen
do-build-nowhere = { $building } aufgeben
do-build-on = { $building ->
    [Casa] die Casa
    [Palazzo] den Palazzo
    [Campo] den Campo
    [Basilica] die Basilica
    [Ponte] die Ponte
   *[other] { $building }
} bauen: { $what }
do-discard = deine ausgelegten { $building }-Karten abwerfen
do-draw-pool = { $building } aus dem Pool nehmen
do-draw-pile = vom Stapel ziehen
do-swap = { $building } in den Pool legen und 3 Karten nehmen
do-gold = { $gold } Gold: { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
}, auf { $space }
do-drain = { $hex } trockenlegen ({ $quarter })
do-site = { $hexes } in { $quarter }
do-site-points = { $hexes } in { $quarter }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
do-bridge = Brücke von { $bank } nach { $across }, gezählt werden die Casas in { $quarter }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
do-done = fertig
do-done-lay = nichts mehr auslegen
do-done-build = { $building ->
    [Casa] die Casa
    [Palazzo] den Palazzo
    [Campo] den Campo
    [Basilica] die Basilica
    [Ponte] die Ponte
   *[other] { $building }
} bauen: { $points }
do-done-choose = { $building ->
    [Casa] die Casa
    [Palazzo] den Palazzo
    [Campo] den Campo
    [Basilica] die Basilica
    [Ponte] die Ponte
   *[other] { $building }
} bauen: Bauplatz wählen
do-done-build-by = { $seat } { $building ->
    [Casa] die Casa
    [Palazzo] den Palazzo
    [Campo] den Campo
    [Basilica] die Basilica
    [Ponte] die Ponte
   *[other] { $building }
} bauen lassen: { $points } für dich
do-done-build-casas = die { $count } Casas bauen: je 1 Punkt
do-done-build-all = bauen, was vollständig ist: { $buildings }
do-done-drain = nichts mehr trockenlegen
do-done-draw = den Zug beenden
do-done-last-gold = das Gold behalten
do-after-laying = nichts mehr auslegen, dann { $what }
series-gold = Felder für Gold (je 5):

## Questions

ask-lay = { $build ->
    [nothing] { $can ->
        [nothing] Jetzt lässt sich keine Karte auslegen; weiter.
       *[lay] Karten auslegen oder weitergehen.
    }
    [own] { $can ->
        [nothing] { $building ->
            [Casa] Wohin mit der Casa?
            [Palazzo] Wohin mit dem Palazzo?
            [Campo] Wohin mit dem Campo?
            [Basilica] Wohin mit der Basilica?
            [Ponte] Wohin mit der Ponte?
           *[other] Wohin damit: { $building }?
        }
       *[lay] Weitere Karten auslegen oder { $building ->
            [Casa] die Casa
            [Palazzo] den Palazzo
            [Campo] den Campo
            [Basilica] die Basilica
            [Ponte] die Ponte
           *[other] { $building }
        } bauen.
    }
    [other] { $can ->
        [nothing] { $building } ist vollständig: { $builder } baut.
       *[lay] Weitere Karten auslegen oder { $builder } bauen lassen ({ $building }).
    }
    [lost] { $can ->
        [nothing] Für { $building } ist nirgends Platz.
       *[lay] Weitere Karten auslegen oder nicht; für { $building } ist nirgends Platz.
    }
   *[several] { $can ->
        [nothing] Bauen, was vollständig ist: { $buildings }.
       *[lay] Weitere Karten auslegen oder bauen, was vollständig ist: { $buildings }.
    }
}
ask-name-building = { $build ->
    [own] { $building ->
        [Casa] Wohin mit der Casa?
        [Palazzo] Wohin mit dem Palazzo?
        [Campo] Wohin mit dem Campo?
        [Basilica] Wohin mit der Basilica?
        [Ponte] Wohin mit der Ponte?
       *[other] Wohin damit: { $building }?
    }
    [other] Jetzt wird gebaut ({ $building }), und zwar von { $builder }.
    [lost] Für { $building } ist nirgends Platz.
   *[several] Was wird als Nächstes gebaut?
}
ask-site = { $whose ->
    [own] { $building ->
        [Casa] Wohin mit der Casa?
        [Palazzo] Wohin mit dem Palazzo?
        [Campo] Wohin mit dem Campo?
        [Basilica] Wohin mit der Basilica?
        [Ponte] Wohin mit der Ponte?
       *[other] Wohin damit: { $building }?
    }
   *[other] { $seat_is ->
        [you] { $finisher } hat { $building ->
            [Casa] die Casa
            [Palazzo] den Palazzo
            [Campo] den Campo
            [Basilica] die Basilica
            [Ponte] die Ponte
           *[other] { $building }
        } vollendet, und du bist der Baumeister: Wohin damit?
       *[other] { $building ->
            [Casa] Wohin mit der Casa?
            [Palazzo] Wohin mit dem Palazzo?
            [Campo] Wohin mit dem Campo?
            [Basilica] Wohin mit der Basilica?
            [Ponte] Wohin mit der Ponte?
           *[other] Wohin damit: { $building }?
        }
    }
}
ask-limit = Du darfst Karten von höchstens zwei Gebäudearten ausliegen haben. Welche Art wirfst du ab?
ask-drain = Sumpf trockenlegen ({ $tiles ->
    [one] noch 1 Plättchen
   *[other] bis zu { $tiles } Plättchen
}) oder weiter.
ask-draw = { $cards ->
    [5] { $seat_is ->
        [you] Deine Hand ist voll; dein Zug ist zu Ende.
       *[other] Die Hand ist voll; der Zug ist zu Ende.
    }
   *[other] { $can ->
        [swap] Eine Karte ziehen oder eine in den Pool legen und drei nehmen.
       *[draw] Eine Karte ziehen.
    }
}
ask-take = Noch { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} nehmen: erst aus dem Pool, dann vom Stapel.
ask-last-gold = { $can ->
    [pay] Die Partie ist zu Ende. Noch ein letztes Mal Gold eintauschen?
   *[nothing] Die Partie ist zu Ende. Das Gold reicht für kein Feld mehr.
}

## Log

event-turn-begins = { $seat_is ->
    [you] Runde { $round }: Du bist am Zug.
   *[other] Runde { $round }: { $seat } ist am Zug.
}
event-laid = { $seat_is ->
    [you] Du legst
   *[other] { $seat } legt
} { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} zum Bauvorhaben { $building }.
event-laid-alone = { $seat_is ->
    [you] Du legst alle nötigen Karten aus, um allein zu bauen: { $building }.
   *[other] { $seat } legt alle nötigen Karten aus, um allein zu bauen: { $building }.
}
event-builder-to = { $seat_is ->
    [you] Du wirst Baumeister: { $building }.
   *[other] { $seat } wird Baumeister: { $building }.
}
event-builder-home = Der { $building }-Baumeister geht zurück auf seinen Platz.
event-no-site = Nirgends ist Platz ({ $building }): Die Karten sind verloren.
event-lapsed = Die Partie ist vorbei: { $building } ist vollständig, wird aber nicht mehr gebaut.
event-built = { $seat_is ->
    [you] Du baust { $building } auf { $site }:
   *[other] { $seat } baut { $building } auf { $site }:
} { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
event-treasure = { $seat_is ->
    [you] Du ziehst einen Goldschatz.
   *[other] { $seat } zieht einen Goldschatz.
}
event-own-treasure = Dein Goldschatz ist { $gold } Gold wert.
event-moved = { $seat_is ->
    [you] Deine Gondel rückt
   *[other] Die Gondel von { $seat } rückt
} { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} vor auf { $space }{ $jumped ->
    [0] .
    [one] { " " }(1 übersprungen).
   *[other] { " " }({ $jumped } übersprungen).
}
event-type-discarded = { $seat_is ->
    [you] Du wirfst
   *[other] { $seat } wirft
} { $cards ->
    [one] 1 ausgelegte Karte
   *[other] { $cards } ausgelegte Karten
} ab: { $building }.
event-drained = { $seat_is ->
    [you] Du legst { $hex } trocken.
   *[other] { $seat } legt { $hex } trocken.
}
event-own-swamp = Das Sumpfplättchen von { $hex } ist { $gold } Gold wert.
event-took = { $seat_is ->
    [you] Du nimmst { $building } aus dem Pool.
   *[other] { $seat } nimmt { $building } aus dem Pool.
}
event-drew = { $seat_is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} vom Stapel.
event-own-cards = Du hast gezogen: { $buildings }.
event-swapped = { $seat_is ->
    [you] Du legst { $building } in den Pool.
   *[other] { $seat } legt { $building } in den Pool.
}
event-pile-renewed = Der Stapel war leer: Die Ablage wird neu gemischt.
event-pool-cleared = Vier Karten im Pool: Alle werden abgeworfen.
event-gold-changed = { $seat_is ->
    [you] Du gibst { $gold } Gold aus (Plättchen { $tiles })
   *[other] { $seat } gibt { $gold } Gold aus (Plättchen { $tiles })
} für { $spaces ->
    [one] 1 Feld.
   *[other] { $spaces } Felder.
}
event-gondola-home = { $seat_is ->
    [you] Deine Gondel hat die 60 erreicht: Die Partie endet!
   *[other] Die Gondel von { $seat } hat die 60 erreicht: Die Partie endet!
}
event-used-up = Das letzte Gebäude dieser Art steht ({ $building }): Die Partie endet!
event-stalled = { $rounds } Runden lang wurde weder gebaut noch trockengelegt: Die Partie endet.

## Züge in einer Zeile

digest-gondola-home = auf 60, die Partie endet
digest-used-up = das letzte Gebäude dieser Art gebaut ({ $building }), die Partie endet
digest-no-site = kein Platz ({ $building }), Karten verloren
digest-lapsed = { $building } vollständig, aber nicht mehr gebaut
digest-built = { $building } auf { $site } ({ $gains })
digest-built-alone = { $building } allein gebaut auf { $site } ({ $gains })
digest-no-gain = 0 Punkte
digest-gain = +{ $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
}{ $treasure ->
    [none] { "" }
    [seen] { " " }und ein Goldschatz mit { $gold } Gold
   *[unseen] { " " }und ein Goldschatz
}
digest-gain-of = { $seat_is ->
    [you] du
   *[other] { $seat }
} +{ $spaces }{ $treasure ->
    [none] { "" }
    [seen] { " " }und ein Goldschatz mit { $gold } Gold
   *[unseen] { " " }und ein Goldschatz
}
digest-gold = { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} für { $gold } Gold ({ $count ->
    [one] Plättchen
   *[other] Plättchen
} { $tiles })
digest-gold-of = { $seat_is ->
    [you] du
   *[other] { $seat }
} { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} für { $gold } Gold ({ $count ->
    [one] Plättchen
   *[other] Plättchen
} { $tiles })
digest-laid = { $cards ->
    [one] 1 { $building }-Karte ausgelegt
   *[other] { $cards } { $building }-Karten ausgelegt
}
digest-laid-alone = { $cards } { $building }-Karten für den Bau allein ausgelegt
digest-builder = Baumeister: { $building }
digest-builder-of = { $seat_is ->
    [you] du wirst Baumeister ({ $building })
   *[other] { $seat } wird Baumeister ({ $building })
}
digest-drained = { $hexes } trockengelegt
digest-hex-gold = { $hex } ({ $gold } Gold)
digest-type-discarded = { $cards ->
    [one] 1 { $building }-Karte abgeworfen
   *[other] { $cards } { $building }-Karten abgeworfen
}
digest-stalled = { $rounds } Runden ohne Bauen und Trockenlegen: Die Partie endet
digest-swapped = { $building } in den Pool
digest-took = { $buildings } aus dem Pool
digest-drew = { $cards ->
    [one] 1 Karte vom Stapel
   *[other] { $cards } Karten vom Stapel
}
digest-drew-own = { $cards ->
    [one] 1 Karte vom Stapel
   *[other] { $cards } Karten vom Stapel
} ({ $buildings })
digest-pool-cleared = vier Karten im Pool, alle abgeworfen
digest-pile-renewed = Ablage neu gemischt

## Why not

why-gold-too-dear = Das kostet { $cost } Gold; du hast { $gold }.
why-too-few-cards = Du hast { $cards ->
    [0] keine { $building }-Karte
    [one] nur 1 { $building }-Karte
   *[other] nur { $cards } { $building }-Karten
} auf der Hand.
why-solo-or-project = In einem Zug baust du allein oder legst zum Bauvorhaben dazu, nicht beides ({ $building }).
why-more-than-needed = { $cards ->
    [0] Das Bauvorhaben { $building } ist vollständig.
    [one] Das Bauvorhaben { $building } braucht nur noch 1 Karte.
   *[other] Das Bauvorhaben { $building } braucht nur noch { $cards } Karten.
}
why-solo-needs-all = Um { $building ->
    [Casa] eine Casa
    [Palazzo] einen Palazzo
    [Campo] einen Campo
    [Basilica] eine Basilica
    [Ponte] eine Ponte
   *[other] { $building }
} allein zu bauen, brauchst du { $needed } Karten auf der Hand; du hast { $cards }.
why-none-before-you = Du hast keine { $building }-Karte ausliegen.
why-not-complete = { $building }: Dafür fehlen noch Karten.
why-name-first = Sag zuerst, was als Nächstes gebaut wird; dann wählst du den Platz.
why-site-first = { $building ->
    [Casa] Such zuerst einen Platz für die Casa aus.
    [Palazzo] Such zuerst einen Platz für den Palazzo aus.
    [Campo] Such zuerst einen Platz für den Campo aus.
    [Basilica] Such zuerst einen Platz für die Basilica aus.
    [Ponte] Such zuerst einen Platz für die Ponte aus.
   *[other] Such zuerst einen Platz aus ({ $building }).
}
why-done-before-building = Beende zuerst das Auslegen; dann baust du, was vollständig ist.
why-build-before-draining = Zuerst wird gebaut, was vollständig ist; danach legst du trocken.
why-no-gold-before-a-site = Wähle erst den Bauplatz; vorher kannst du kein Gold eintauschen.
why-wrong-site = { $building ->
    [Ponte] Eine Ponte kommt auf einen Brückenplatz: zwei freie Felder, die sich am Wasser gegenüberliegen.
   *[other] Hier ist kein Platz: { $building } braucht { $hexes ->
        [one] 1 freies Feld.
        [2] 2 freie Felder nebeneinander.
       *[other] { $hexes } freie Felder, die sich alle berühren.
    }
}
why-hex-is-swamp = { $hex } ist noch Sumpf: Dort kann nichts gebaut werden.
why-hex-is-built = Auf { $hex } steht schon ein Gebäude ({ $building }).
why-must-draw = Du musst ziehen: Deine Hand ist nicht voll.
why-hand-full = Deine Hand ist voll ({ $cards } Karten).
why-not-in-pool = Im Pool liegt keine { $building }-Karte.
why-hand-not-for-swap = Um eine Karte in den Pool zu legen, brauchst du 1 bis 3 Handkarten; du hast { $cards }.
why-not-in-hand = Du hast keine { $building }-Karte auf der Hand.
why-already-in-pool = Im Pool liegt schon eine { $building }-Karte.
why-just-laid = Diese { $building }-Karte hast du gerade erst in den Pool gelegt.
why-no-swamp-there = Auf { $hex } liegt kein Sumpf.
why-no-card-left = Es sind keine Karten mehr da.
why-nothing-complete = Kein Gebäude ist vollständig: Leg zuerst alle Karten dafür aus.
why-laying-is-over = In diesem Zug hast du schon ausgelegt.
why-building-is-over = Was vollständig war, ist gebaut; jetzt legst du trocken, dann ziehst du.
why-draining-is-over = In diesem Zug hast du schon trockengelegt; jetzt ziehst du.

## What a choice brings

effect-spaces = du { $change }, auf { $space }{ $jumped ->
    [0] { "" }
    [one] { " " }(1 übersprungen)
   *[other] { " " }({ $jumped } übersprungen)
}
effect-they-move = { $seat } { $change }, auf { $space }{ $jumped ->
    [0] { "" }
    [one] { " " }(1 übersprungen)
   *[other] { " " }({ $jumped } übersprungen)
}
effect-treasure = ein Goldschatz für dich
effect-they-treasure = ein Goldschatz für { $seat }
effect-gold-spent = du zahlst { $gold } Gold mit { $count ->
    [one] dem
   *[other] den
} Plättchen { $tiles }{ $over ->
    [0] { "" }
   *[other] , davon { $over } zu viel
}
effect-gold-unused = dein Gold brächte dich noch { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} weiter
effect-swamp-tile = ein Sumpfplättchen mit 0 bis 2 Gold
effect-opens-site = schafft Platz für { $building ->
    [Casa] eine Casa
    [Palazzo] einen Palazzo
    [Campo] einen Campo
    [Basilica] eine Basilica
    [Ponte] eine Ponte
   *[other] { $building }
}: { $points }
effect-opens-another = schafft noch einen Platz für { $building ->
    [Casa] eine Casa
    [Palazzo] einen Palazzo
    [Campo] einen Campo
    [Basilica] eine Basilica
    [Ponte] eine Ponte
   *[other] { $building }
}: { $points }
effect-missing = für { $building } { $cards ->
    [one] fehlt dann noch 1 Karte
   *[other] fehlen dann noch { $cards } Karten
}
effect-builder-yours = du wirst { $building }-Baumeister
effect-builder-theirs = { $seat } wird { $building }-Baumeister
effect-builder-stays = { $seat } bleibt { $building }-Baumeister
effect-when-finished = wenn es fertig ist: { $points } für dich
effect-no-site-yet = zurzeit kein Platz für { $building ->
    [Casa] die Casa
    [Palazzo] den Palazzo
    [Campo] den Campo
    [Basilica] die Basilica
    [Ponte] die Ponte
   *[other] { $building }
}
effect-you-build = du baust { $building ->
    [Casa] die Casa
    [Palazzo] den Palazzo
    [Campo] den Campo
    [Basilica] die Basilica
    [Ponte] die Ponte
   *[other] { $building }
}: { $points }
effect-you-get = du bekommst { $points } für { $building }
effect-they-get = { $seat }: { $points }
effect-no-site = kein Platz für { $building ->
    [Casa] die Casa
    [Palazzo] den Palazzo
    [Campo] den Campo
    [Basilica] die Basilica
    [Ponte] die Ponte
   *[other] { $building }
}: Die Karten sind verloren
effect-cards-gone = { $cards ->
    [one] 1 ausgelegte { $building }-Karte geht verloren
   *[other] { $cards } ausgelegte { $building }-Karten gehen verloren
}
effect-one-type-goes = dann liegen Karten von drei Gebäudearten vor dir: Eine Art geht verloren
effect-last-piece = { $building ->
    [Casa] die letzte Casa: Ihr Bau beendet die Partie
    [Palazzo] der letzte Palazzo: Sein Bau beendet die Partie
    [Campo] der letzte Campo: Sein Bau beendet die Partie
    [Basilica] die letzte Basilica: Ihr Bau beendet die Partie
    [Ponte] die letzte Ponte: Ihr Bau beendet die Partie
   *[other] { $building }: Der letzte Bau dieser Art beendet die Partie
}
effect-draws = { $cards ->
    [one] du ziehst 1 verdeckte Karte
   *[other] du ziehst { $cards } verdeckte Karten
}
effect-then-draws = { $cards ->
    [one] dann ziehst du 1 verdeckte Karte vom Stapel
   *[other] dann ziehst du { $cards } verdeckte Karten vom Stapel
}
effect-takes = { $building } kommt auf deine Hand
effect-swaps = { $building } kommt in den Pool; dann nimmst du { $cards } Karten aus Pool und Stapel
effect-swaps-unseen = { $building } kommt in den Pool; dann ziehst du { $cards } verdeckte Karten vom Stapel, und dein Zug ist zu Ende
effect-turn-ends = dein Zug ist zu Ende
effect-pool-cleared = vier Karten im Pool: Alle werden abgeworfen
effect-ends-match = beendet die Partie: { $own } : { $best }

## Terminal

text-round = Runde { $round }, am Zug: { $seat }
text-ended = Die Partie ist zu Ende
text-legend = Sumpf ~ · frei o · C Casa · P Palazzo · # Campo · B Basilica · = Ponte
text-bridges = Brückenplätze:
text-player = Feld { $space } · Hand { $hand } · Sumpf { $swamp } · Goldschätze { $treasures }
text-laid = ausgelegt:
text-project = { $building } { $laid }/{ $needed }
text-builder = Baumeister
text-alone = allein gebaut:
text-hand = deine Hand:
text-gold = dein Gold:
text-gold-total = { $gold } (Sumpf { $swamp }; Goldschätze { $treasures })
text-none = keine
text-pool = Pool:
text-pile = Stapel { $pile } · Ablage { $discards } · Goldschätze { $treasures } · Sumpf { $swamp }
text-supply = Gebäude im Vorrat:

## Board

board-label = Das Brett von Venedig
board-hex = { $hex }, { $quarter }: { $what }
board-bank = { $hex }; Ufer für eine Brücke nach { $across }
board-project = { $building }: { $cards } von { $needs } Karten ausgelegt, noch { $left } im Vorrat
board-pile = Stapel: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}; Ablage: { $discards }
board-pool = { $building } im Pool
board-hand = { $building } auf der Hand: { $cards }
board-gold = Dein Gold: { $gold } ({ $swamp ->
    [one] 1 Sumpfplättchen
   *[other] { $swamp } Sumpfplättchen
}, { $treasures ->
    [one] 1 Schatz
   *[other] { $treasures } Schätze
})
board-project-casa = { $building }: noch { $left } im Vorrat
board-rule-casa = 1 Punkt
board-rule-palazzo = 1 je unbebautem Feld daneben
board-rule-campo = 1 je bebautem Feld daneben
board-rule-basilica = 7 Punkte
board-rule-ponte = 1 je Casa in einem Viertel
board-laid-by = { $seat } hat { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} ausgelegt
board-alone = { $seat } baut allein mit { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
board-builder = { $seat } hat den Baumeister
board-pile-name = Stapel
board-discards-name = Ablage
board-discards = Ablage: { $cards }
board-lay = { $held ->
    [1] auslegen
   *[other] { $cards ->
        [one] eine legen
       *[other] { $cards } legen
    }
}
board-lay-all = { $cards ->
    [2] beide legen
   *[other] alle { $cards } legen
}
board-lay-left = { $cards ->
    [0] vollständig
    [one] fehlt 1
   *[other] fehlen { $cards }
}
board-lay-alone = allein
board-gold-rate = { $gold } Gold = 1 Feld
board-quarter = { $quarter }: an den Feldern { $spaces }
board-space = Feld { $space }, grenzt an { $quarters }
board-space-open = Feld { $space }, grenzt an kein Viertel
board-space-double = Felder { $first } und { $second }, kommen zweimal vor; grenzen an { $quarters }
board-start = Start: Platz für alle Gondeln
board-post = Pfahl { $post } nach dem letzten Feld, grenzt an kein Viertel
board-gondola = Gondel von { $seat } · { $where }
board-quiet = ruhiger Zug { $turns } von { $limit }
board-quiet-why = Seit { $turns } Zügen nichts gebaut oder trockengelegt; nach { $limit } endet die Partie
board-mat-label = Was ein Spieler besitzt
board-place = { $seat } ist auf Feld { $space }
board-hand-of = { $seat } hat { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} auf der Hand
board-tiles = { $seat }: { $swamp ->
    [one] 1 Sumpfplättchen
   *[other] { $swamp } Sumpfplättchen
}, { $treasures ->
    [one] 1 Schatz
   *[other] { $treasures } Schätze
}
board-before = Karten von { $seat } in Bauvorhaben
board-before-cards = { $building } { $cards }
board-before-builder = mit dem Baumeister
board-swap = in den Pool
board-pool-empty = Keine { $building }-Karte im Pool
board-best = bis { $points }
board-best-site = Bester Platz { $hexes }
board-only-site = Einziger Platz { $hexes }
board-best-why = bester Bauplatz jetzt: { $hexes } in { $quarter }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-best-yours = bester Bauplatz jetzt: { $hexes } in { $quarter }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und ein Goldschatz für dich
board-best-theirs = bester Bauplatz jetzt: { $hexes } in { $quarter }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und ein Goldschatz für { $seat }
board-no-site = Zurzeit kein Platz
board-no-site-short = kein Platz
board-no-site-why = zurzeit kein Platz: Wer es jetzt vollendet, verliert die Karten
board-share = { $seat } bekäme { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-step-lay = Legen, bauen
board-step-drain = Trockenlegen
board-step-draw = Ziehen
board-turn = Ein Zug: Karten auslegen und bauen, trockenlegen, ziehen
board-turn-lay = Teil 1 des Zuges: Karten auslegen und bauen
board-turn-drain = Teil 2 des Zuges: bis zu zwei Sumpfplättchen nehmen
board-turn-draw = Teil 3 des Zuges: Karten ziehen
board-turn-over = In diesem Zug schon vorbei
board-turn-after-lay = Kommt später: erst Auslegen und Bauen abschließen
board-turn-after-drain = Kommt später: erst das Trockenlegen abschließen
figure-cards = Handkarten
figure-swamp = Sumpfplättchen
figure-treasures = Schätze
figure-builders = Baumeister

## Score sheet

score-buildings = Felder durch Gebäude
score-gold = Felder durch Gold

## Hints

reason-spaces = den Vorsprung der Gondel
reason-gold = das Gold
reason-projects = die ausliegenden Karten
reason-hand = die Handkarten
reason-place = die Lage der Gondel
reason-win = den Sieg

## Told to whoever opens a table

note-two-players = Das gedruckte Spiel hat Sonderregeln für zwei. Unsere Quellen nennen sie nicht: Hier gelten zu zweit dieselben Regeln wie zu mehreren (VE-5.3).

## The start page

about = Lege die Sümpfe der Lagune trocken, baue Paläste, Brücken und Plätze und sei mit deiner Gondel zur rechten Zeit am rechten Ort.

## The page of components

component-kind-building = Gebäude
component-kind-swamp = Sumpfplättchen
component-kind-treasure = Goldschätze
component-kind-quarter = Viertel
component-kind-bridge = Brückenplätze
component-kind-start = Gebäude zu Beginn
component-kind-space = Felder des Kanals
component-kind-total = In der Schachtel
component-kind-crossing = Das Feld, das zweimal durchfahren wird
component-column-name = Name
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
name-unbuilt = 1 je unbebautem Feld daneben
name-built = 1 je bebautem Feld daneben
name-casas = 1 je Casa in einem der beiden Viertel

## What the owner of an edition should know

warn-other-cards = Es gibt { $found } Gebäudekarten; die Schachtel hat, soweit bekannt, { $known }.
warn-other-swamp = Es gibt { $found } Sumpfplättchen; die Schachtel hat, soweit bekannt, { $known }.
warn-other-treasures = Es gibt { $found } Goldschätze; die Schachtel hat, soweit bekannt, { $known }.
warn-other-pieces = Es gibt { $found } Stück für { $building }; die Schachtel hat, soweit bekannt, { $known }.
warn-too-few-to-build = { $building } kann nie gebaut werden: Das braucht { $needed } Karten, und es gibt { $cards }.
warn-no-site-ever = { $building } kann nie gebaut werden: Nirgends ist Platz dafür.
warn-no-bridge-site = Es gibt keinen Brückenplatz, auf dem { $building } gebaut werden könnte.
warn-pile-may-run-out = Mit { $cards } Karten kann der Stapel ausgehen: Dann wird nichts gezogen.
warn-no-swamp = Es gibt keinen Sumpf trockenzulegen.
warn-tiles-left-over = Es gibt { $tiles } Sumpfplättchen mehr als Baufelder dafür: So viele bleiben ungesehen in der Schachtel.
warn-no-treasure = Es gibt keinen Goldschatz zu finden.
warn-no-gold = Alles Gold zusammen ist { $gold }: Niemand kann es in ein Feld tauschen.
warn-odd-start = { $building } steht zu Beginn auf { $hexes }; nach unseren Regeln wäre das dort nicht zu bauen.
warn-not-open = Felder, die im gedruckten Spiel an kein Viertel grenzen, tun es hier: { $spaces }.
warn-too-many-quarters = Felder, die an mehr als { $known } Viertel grenzen: { $spaces }. Im gedruckten Spiel gibt es keine.
warn-no-space-borders = Kein Feld grenzt an { $quarter }: Dort kann niemand einen Goldschatz finden.
warn-crossing-apart = Die Felder { $first } und { $second } liegen getrennt, obwohl sie ein gedrucktes Feld sind; eine Gondel auf einem besetzt auch das andere.
warn-crossing-differs = Die Felder { $first } und { $second } grenzen an verschiedene Viertel, obwohl sie ein gedrucktes Feld sind.
warn-crossing-quarters = Feld { $first } grenzt an { $found } Viertel; { $first } und { $second } sind im gedruckten Spiel ein Feld, das an { $known } grenzt.
