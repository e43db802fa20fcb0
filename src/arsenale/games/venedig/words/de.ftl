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

## Actions

do-lay-casa = eine Casa auslegen
do-lay = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} zum Bauvorhaben { $building } auslegen
do-solo = { $building } allein bauen, alle Karten aus der Hand
do-build = als Nächstes bauen: { $building }
do-discard = die ausgelegten Karten { $building } abwerfen
do-draw-pool = { $building } aus dem Pool nehmen
do-draw-pile = vom Nachziehstapel ziehen
do-swap = { $building } in den Pool legen und 3 Karten nehmen
do-gold = { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} fahren für { $cost } Gold
do-drain = { $hex } trockenlegen ({ $quarter })
do-site = { $hexes } in { $quarter }
do-site-points = { $hexes } in { $quarter }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
do-bridge = Brücke { $bridge }, { $hexes }; es zählt { $quarter }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
do-done = fertig
do-done-lay = nichts mehr auslegen
do-done-drain = nichts mehr trockenlegen
do-done-draw = den Zug beenden
do-done-last-gold = das Gold behalten
do-after-laying = nichts mehr auslegen; { $what }
do-swap-pile = { $building } in den Pool legen und 3 Karten vom Nachziehstapel ziehen

## Questions

ask-lay = Karten auslegen oder fertig.
ask-name-building = Welches Gebäude wird als Nächstes gebaut?
ask-site = Bauplatz wählen ({ $building }).
ask-limit = Höchstens zwei Gebäudearten dürfen vor dir liegen bleiben; welche wirfst du ab?
ask-drain = Sumpf trockenlegen ({ $tiles ->
    [one] noch 1 Plättchen
   *[other] bis zu { $tiles } Plättchen
}) oder fertig.
ask-draw = { $cards ->
    [5] Die Hand ist voll; beende den Zug.
    [0] eine Karte ziehen.
    [4] eine Karte ziehen.
   *[other] eine Karte ziehen, oder eine in den Pool legen und drei nehmen.
}
ask-take = noch { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} nehmen, zuerst aus dem Pool.
ask-last-gold = Die Partie ist zu Ende; noch einmal Gold tauschen?

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
    [you] Du legst die Karten für einen Alleinbau: { $building }.
   *[other] { $seat } legt die Karten für einen Alleinbau: { $building }.
}
event-builder-to = { $seat_is ->
    [you] Du hast den Baumeister ({ $building }).
   *[other] { $seat } hat den Baumeister ({ $building }).
}
event-builder-home = Der Baumeister ({ $building }) geht zurück auf seinen Platz.
event-no-site = Kein Bauplatz für { $building }: Die Karten sind verloren.
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
    [you] Deine Gondel fährt
   *[other] Die Gondel von { $seat } fährt
} { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} weit auf { $space }.
event-type-discarded = { $seat_is ->
    [you] Du wirfst
   *[other] { $seat } wirft
} { $cards ->
    [one] 1 ausgelegte Karte
   *[other] { $cards } ausgelegte Karten
} { $building } ab.
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
} vom Nachziehstapel.
event-own-cards = Du hast gezogen: { $buildings }.
event-swapped = { $seat_is ->
    [you] Du legst { $building } in den Pool.
   *[other] { $seat } legt { $building } in den Pool.
}
event-pile-renewed = Die Ablage wird zum neuen Nachziehstapel.
event-pool-cleared = Vier Karten im Pool: Alle werden abgeworfen.
event-gold-changed = { $seat_is ->
    [you] Du gibst { $gold } Gold (Plättchen { $tiles })
   *[other] { $seat } gibt { $gold } Gold (Plättchen { $tiles })
} für { $spaces ->
    [one] 1 Feld.
   *[other] { $spaces } Felder.
}
event-gondola-home = { $seat_is ->
    [you] Deine Gondel hat die 60 erreicht: Die Partie endet!
   *[other] Die Gondel von { $seat } hat die 60 erreicht: Die Partie endet!
}
event-used-up = { $building } ist aufgebraucht: Die Partie endet!
event-stalled = { $rounds } Runden ohne Bau und Trockenlegung: Die Partie endet.

## Züge in einer Zeile

digest-gondola-home = auf 60, die Partie endet
digest-used-up = { $building } aufgebraucht, die Partie endet
digest-no-site = kein Bauplatz für { $building }, Karten verloren
digest-built = { $building } auf { $site }
digest-spaces = +{ $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
}
digest-spaces-of = { $seat_is ->
    [you] du
   *[other] { $seat }
} +{ $spaces }
digest-laid = { $cards } { $building } ausgelegt
digest-laid-alone = { $building } im Alleinbau
digest-drained = { $hexes } trockengelegt
digest-type-discarded = { $cards } { $building } abgeworfen
digest-stalled = { $rounds } Runden ohne Bau und Trockenlegung: Ende der Partie
digest-treasures = { $count ->
    [one] ein Goldschatz
   *[other] { $count } Goldschätze
}
digest-took = { $buildings } aus dem Pool
digest-drew = { $cards ->
    [one] 1 Karte gezogen
   *[other] { $cards } Karten gezogen
}

## Why not

why-gold-too-dear = Das kostet { $cost } Gold; du hast { $gold }.
why-too-few-cards = Du hast { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
} { $building } auf der Hand.
why-solo-or-project = In einem Zug baust du { $building } allein oder legst zum Bauvorhaben, nicht beides.
why-more-than-needed = { $cards ->
    [0] Das Bauvorhaben { $building } ist vollständig.
    [one] Das Bauvorhaben { $building } braucht nur noch 1 Karte.
   *[other] Das Bauvorhaben { $building } braucht nur noch { $cards } Karten.
}
why-solo-needs-all = Alleinbau { $building } braucht { $needed } Karten aus der Hand; du hast { $cards }.
why-none-before-you = Du hast keine Karte { $building } ausliegen.
why-not-complete = Hier ist nichts vollständig: { $building }.
why-no-gold-before-a-site = Vor der Wahl eines Bauplatzes kann kein Gold getauscht werden.
why-wrong-site = { $building ->
    [Ponte] Eine Brücke steht auf einem Brückenplatz.
   *[other] Das ist kein Bauplatz für { $building }: nötig { $hexes ->
        [one] ist 1 Baufeld.
       *[other] sind { $hexes } Baufelder, die alle aneinandergrenzen.
    }
}
why-hex-is-swamp = Auf { $hex } liegt Sumpf.
why-hex-is-built = { $hex } ist bebaut ({ $building }).
why-must-draw = Du musst ziehen: Deine Hand ist nicht voll.
why-hand-full = Deine Hand ist voll ({ $cards } Karten).
why-not-in-pool = Im Pool liegt kein { $building }.
why-hand-not-for-swap = Um eine Karte in den Pool zu legen, brauchst du 1 bis 3 Handkarten; du hast { $cards }.
why-not-in-hand = Du hast keine Karte { $building } auf der Hand.
why-already-in-pool = Im Pool liegt schon { $building }.
why-just-laid = Diese Karte hast du gerade in den Pool gelegt: { $building }.
why-no-swamp-there = Auf { $hex } liegt kein Sumpf.
why-no-card-left = Es ist keine Karte mehr zu nehmen.
why-nothing-complete = Kein Gebäude ist vollständig: Leg zuerst alle Karten dafür aus.
why-laying-is-over = Das Auslegen ist in diesem Zug vorbei.
why-building-is-over = Alles Vollständige ist gebaut; jetzt wird trockengelegt, dann gezogen.
why-draining-is-over = Das Trockenlegen ist in diesem Zug vorbei; jetzt wird gezogen.

## What a choice brings

effect-spaces = { $change } { $count ->
    [one] Feld
   *[other] Felder
}, auf { $space }
effect-they-move = { $seat } fährt { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
}
effect-treasure = ein Goldschatz für dich
effect-they-treasure = ein Goldschatz für { $seat }
effect-gold-spent = { $over ->
    [0] kostet { $gold } Gold
   *[other] kostet { $gold } Gold, davon { $over } umsonst
}
effect-gold-unused = dein Gold brächte dich noch { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} weiter
effect-swamp-tile = ein Sumpfplättchen mit 0 bis 2 Gold
effect-opens-site = schafft einen Bauplatz ({ $building }): { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
effect-missing = { $building }: noch { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} nötig
effect-builder-yours = du wärst Baumeister ({ $building })
effect-builder-theirs = der Baumeister ({ $building }) geht an { $seat }
effect-you-build = du baust ({ $building }): bis zu { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
effect-you-get = du bekommst ({ $building }) bis zu { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
effect-they-get = { $seat } bis zu { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
effect-no-site = kein Bauplatz ({ $building }): Die Karten sind verloren
effect-cards-gone = { $cards ->
    [one] 1 ausgelegte Karte { $building } geht verloren
   *[other] { $cards } ausgelegte Karten { $building } gehen verloren
}
effect-one-type-goes = Karten von drei Gebäudearten vor dir: Eine Art geht verloren
effect-last-piece = das letzte Gebäude dieser Art ({ $building }): Sein Bau beendet die Partie
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
text-alone = Alleinbau:
text-hand = deine Hand:
text-gold = dein Gold:
text-gold-total = { $gold } (Sumpf { $swamp }; Goldschätze { $treasures })
text-none = keine
text-pool = Pool:
text-pile = Nachziehstapel { $pile } · Ablage { $discards } · Goldschätze { $treasures } · Sumpf { $swamp }
text-supply = Gebäude im Vorrat:

## Board

board-label = Das Brett von Venedig
board-hex = { $hex }, { $quarter }: { $what }
board-project = { $building }: { $cards } von { $needs } Karten ausgelegt, { $left } noch zu bauen
board-pile = Stapel: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}; Ablage: { $discards }
board-pool = { $building } im Pool
board-hand = { $building } auf der Hand: { $cards }
board-gold = Dein Gold: { $gold } (Sumpfplättchen { $swamp }, Schätze { $treasures })
board-project-casa = { $building }: { $left } noch zu bauen
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
board-builder = der Baumeister steht vor { $seat }
board-pile-name = Stapel
board-discards-name = Ablage
board-discards = Ablage: { $cards }
board-lay = { $cards } legen
board-lay-alone = allein
board-gold-rate = { $gold } Gold = 1 Feld
board-quarter = { $quarter }: an den Feldern { $spaces }
board-space = Feld { $space }, grenzt an { $quarters }
board-space-open = Feld { $space }, grenzt an kein Viertel
board-space-double = Felder { $first } und { $second }, zweimal durchfahren; grenzen an { $quarters }
board-start = Start: Platz für alle Gondeln
board-post = Pfahl { $post } nach dem letzten Feld, grenzt an kein Viertel
board-gondola = Gondel von { $seat } · { $where }
board-quiet = ruhiger Zug { $turns } von { $limit }
board-quiet-why = Seit { $turns } Zügen nichts gebaut oder trockengelegt; nach { $limit } endet die Partie
board-mat-label = Was jemand besitzt
board-place = { $seat } ist auf Feld { $space }
board-hand-of = { $seat } hat { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} auf der Hand
board-tiles = { $seat }: Sumpfplättchen { $swamp }, Schätze { $treasures }
board-before = Karten von { $seat } in Bauvorhaben
board-before-cards = { $building } { $cards }
board-before-builder = mit dem Baumeister
board-swap = in den Pool
board-pool-empty = { $building }: keine Karte im Pool
board-best = bis zu { $points }
board-best-site = Bester Platz { $hexes }
board-only-site = Einziger Platz { $hexes }
board-best-why = bester Bauplatz jetzt: { $hexes } in { $quarter }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-no-site = Jetzt kein Bauplatz
board-no-site-short = kein Platz
board-no-site-why = jetzt kein Bauplatz: Wer es jetzt vollendet, verliert die Karten
board-share = { $seat } bekäme { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-step-lay = Legen, bauen
board-step-drain = Trockenlegen
board-step-draw = Ziehen
board-turn = Ein Zug: Karten legen und bauen, trockenlegen, ziehen
board-turn-lay = Teil 1 des Zuges: Karten legen und bauen
board-turn-drain = Teil 2 des Zuges: bis zu zwei Sumpfplättchen nehmen
board-turn-draw = Teil 3 des Zuges: Karten ziehen
figure-cards = Handkarten
figure-swamp = Sumpfplättchen
figure-treasures = Schätze
figure-builders = Baumeister

## Score sheet

score-buildings = Felder durch Gebäude
score-gold = Felder durch Gold

## Hints

reason-spaces = die Felder auf der Strecke
reason-gold = das Gold
reason-projects = die Karten in Bauvorhaben
reason-hand = die Handkarten
reason-place = den Liegeplatz der Gondel
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
component-kind-space = Felder der Strecke
component-kind-total = In der Schachtel
component-kind-crossing = Das doppelt befahrene Feld
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
