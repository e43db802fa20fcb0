### The Doge Ship

title = The Doge Ship

## Names

name-gondola = Gondel
name-barrier = Barriere
name-galley = Galeerenteil
name-galley-number = Galeerenteil { $number }
name-barrier-number = Barriere { $number }
name-gondola-number = Gondel { $number }
name-galley-stern-lower = Galeerenteil Heck unten
name-galley-middle-lower = Galeerenteil Mitte unten
name-galley-bow-lower = Galeerenteil Bug unten
name-galley-stern-upper = Galeerenteil Heck oben
name-galley-middle-upper = Galeerenteil Mitte oben
name-galley-bow-upper = Galeerenteil Bug oben
short-gondola = Gondel
short-barrier = Barriere
short-galley = Galeere
name-doge = Doge
name-red = Rot
name-green = Grün
name-white = Weiß
name-yellow = Gelb
name-blue = Blau
name-black = Schwarz
name-red-number = Rot { $number }
name-green-number = Grün { $number }
name-white-number = Weiß { $number }
name-yellow-number = Gelb { $number }
name-blue-number = Blau { $number }
name-black-number = Schwarz { $number }
name-stern = Heck
name-middle = Mitte
name-bow = Bug
name-lower = Unterdeck
name-upper = Oberdeck
name-stern-lower = Heck unten
name-middle-lower = Mitte unten
name-bow-lower = Bug unten
name-stern-upper = Heck oben
name-middle-upper = Mitte oben
name-bow-upper = Bug oben

## Parts of sentences

approvals = { $count ->
    [one] 1 Abnahme
   *[other] { $count } Abnahmen
}
vp = { $count } SP
cell-buy = Kauf { $what }
cell-construct = Bau { $what }
cell-replace = Teil ersetzen
cell-intrigue-1 = Intrige: neuer Doge
cell-intrigue-2 = Intrige: 1 Abnahme
cell-intrigue-3 = Intrige: 2 D. für 2 Abn.
bonus-buy = Kauf → { $gain }
bonus-construct = Bau → { $gain }
bonus-intrigue = Intrige → { $gain }
bonus-ducats = Dukaten → { $gain }
bonus-buy-more = Kauf → noch { $kind }
bonus-construct-more = Bau → noch { $kind }
tile-galley = Galeerenteil { $number }, { $zone }, Kosten { $cost }: { $vp } SP, { $squares }{ $approval ->
    [0] {""}
   *[other] , 1 Abnahme
}
tile-barrier = Barriere { $number }{ $priority ->
    [0] {""}
   *[other] , Priorität { $priority }
}, Kosten { $cost }: { $bonus }
tile-gondola = Gondel { $number }, Kosten { $cost }: { $gain }
tile-doge = Dogenplättchen { $number }: Blau { $blue }, Grün { $green }, Rot { $red }, Gelb { $yellow }; violett: { $purple }; { $event }
doge-event-none = kein Ereignis
doge-event-inspection = Inspektion am Ende der Runde
doge-event-high-water = Hochwasser { $level } am Ende der Runde
doge-event-both = Hochwasser { $level }, dann Inspektion am Ende der Runde

## Actions

do-place = { $panel } { $value }: { $what } { $cost ->
    [0] (gratis)
    [one] (1 Dukat)
   *[other] ({ $cost } Dukaten)
}
do-discard = Marker abwerfen
do-reorder = { $a } für 2 Dukaten nach oben legen
do-buy = Kauf: { $a }
do-drop = ablegen: { $tile }
do-take = nehmen: { $tile }
do-take-none = keins nehmen
do-construct = bauen: { $tile }
do-construct-galley = bauen: Galeerenteil { $number } ({ $zone }): { $vp } SP, { $approvals ->
    [0] keine Abnahme
    [one] 1 Abnahme
   *[other] { $approvals } Abnahmen
}
do-replace = ersetzen durch Galeerenteil { $number } ({ $zone }): { $vp } SP, { $approvals ->
    [0] keine Abnahme
    [one] 1 Abnahme
   *[other] { $approvals } Abnahmen
}
do-enact = in Kraft setzen: { $doge }
do-return = { $a ->
    [top] das andere Plättchen auf den Stapel
   *[under] das andere Plättchen unter den Stapel
}
do-skip = auslassen
do-bid = { $approvals } bieten
do-bid-more = { $approvals } weitere Abnahmen für das Gebot beiseitelegen
do-by-cell = { $what } – über Feld { $panel } { $value } { $cost ->
    [0] (gratis)
    [one] (1 Dukat)
   *[other] ({ $cost } Dukaten)
}

## Questions

ask-turn = ein Feld wählen oder einen Marker abwerfen (noch { $markers }).
ask-buy = Was wird gekauft? ({ $kinds }{ $joined ->
    [1] , je einmal
   *[0] {""}
})
ask-make-room = Die Werft ist voll; vor dem Kauf ({ $kind }) ein Plättchen ablegen.
ask-take = eins der { $count } gezogenen Plättchen nehmen oder keins.
ask-construct = Was wird gebaut? ({ $kinds }{ $joined ->
    [1] , je einmal
   *[0] {""}
})
ask-replace = Welches Galeerenteil ersetzt das letzte seines Decks?
ask-enact-doge = Welches Dogenplättchen tritt in Kraft?
ask-return-doge = Wohin kommt das andere Dogenplättchen?
ask-bid = Der Doge inspiziert. Wie viele Abnahmen bietest du verdeckt?

## Log

event-round-begins = Runde { $round }. Reihenfolge: { $order }.
event-dice-rolled = { $seat_is ->
    [you] Du würfelst: { $dice }.
   *[other] { $seat } würfelt: { $dice }.
}
event-doge-turned = Ein neuer Doge: { $values }.{ $level ->
    [0] {""}
   *[other] {" "}Hochwasser { $level } am Ende der Runde.
}{ $inspects ->
    [0] {""}
   *[other] {" "}Am Ende der Runde inspiziert er.
}
event-doge-shuffled = Die alten Dogenplättchen werden wieder in den Stapel gemischt.
event-reordered = { $seat_is ->
    [you] Du legst für 2 Dukaten nach oben: { $tile }.
   *[other] { $seat } legt für 2 Dukaten nach oben: { $tile }.
}
event-discarded = { $seat_is ->
    [you] Du wirfst einen Marker ab und bekommst 1 Dukat.
   *[other] { $seat } wirft einen Marker ab und bekommt 1 Dukat.
}
event-placed = { $seat_is ->
    [you] Du besetzt
   *[other] { $seat } besetzt
} Feld { $panel } { $value } { $cost ->
    [0] gratis.
    [one] für 1 Dukat.
   *[other] für { $cost } Dukaten.
}
event-bonus-extra = { $seat_is ->
    [you] Deine Barriere gewährt dir zusätzlich: { $kind }.
   *[other] Die Barriere von { $seat } gewährt zusätzlich: { $kind }.
}
event-bonus-ducats = { $seat_is ->
    [you] Deine Barriere bringt dir
   *[other] Die Barriere bringt { $seat }
} { $ducats ->
    [one] 1 Dukat.
   *[other] { $ducats } Dukaten.
}
event-bonus-approvals = { $seat_is ->
    [you] Deine Barriere bringt dir
   *[other] Die Barriere bringt { $seat }
} { $approvals ->
    [one] 1 Abnahme.
   *[other] { $approvals } Abnahmen.
}
event-bonus-vp = { $seat_is ->
    [you] Deine Barriere bringt dir { $vp } SP.
   *[other] Die Barriere bringt { $seat } { $vp } SP.
}
event-skipped = { $seat_is ->
    [you] Du lässt aus.
   *[other] { $seat } lässt aus.
}
event-lapsed = { $seat_is ->
    [you] Mehr ist dort für dich nicht möglich.
   *[other] Mehr ist dort für { $seat } nicht möglich.
}
event-dropped = { $seat_is ->
    [you] Du gibst ab: { $kind } (Kosten { $cost }).
   *[other] { $seat } gibt ab: { $kind } (Kosten { $cost }).
}
event-dropped-part = { $seat_is ->
    [you] Du gibst das Galeerenteil { $zone } ab.
   *[other] { $seat } gibt das Galeerenteil { $zone } ab.
}
event-looks = { $seat_is ->
    [you] Du siehst dir { $count } Plättchen des Stapels { $stack } an.
   *[other] { $seat } sieht sich { $count } Plättchen des Stapels { $stack } an.
}
event-drawn = Du siehst: { $tiles }.
event-took-none = { $seat_is ->
    [you] Du nimmst nichts ({ $kind }).
   *[other] { $seat } nimmt nichts ({ $kind }).
}
event-bought = { $seat_is ->
    [you] Du kaufst
   *[other] { $seat } kauft
} für { $cost ->
    [one] 1 Dukat
   *[other] { $cost } Dukaten
}: { $kind }.
event-bought-part = { $seat_is ->
    [you] Du kaufst das Galeerenteil { $zone }
   *[other] { $seat } kauft das Galeerenteil { $zone }
} für { $cost ->
    [one] 1 Dukat.
   *[other] { $cost } Dukaten.
}
event-own-tile = Es ist { $tile }.
event-built-gondola = { $seat_is ->
    [you] Du baust eine Gondel fertig:
   *[other] { $seat } baut eine Gondel fertig:
}{ $ducats ->
    [0] {""}
    [one] {" "}1 Dukat.
   *[other] {" "}{ $ducats } Dukaten.
}{ $approvals ->
    [0] {""}
    [one] {" "}1 Abnahme.
   *[other] {" "}{ $approvals } Abnahmen.
}
event-built-barrier = { $seat_is ->
    [you] Du baust fertig: { $tile }.
   *[other] { $seat } baut fertig: { $tile }.
}
event-demolished = { $seat_is ->
    [you] Du reißt das Galeerenteil { $zone } ab.
   *[other] { $seat } reißt das Galeerenteil { $zone } ab.
}
event-built-part = { $seat_is ->
    [you] Du baust am Schiff { $zone } an:
   *[other] { $seat } baut am Schiff { $zone } an:
} { $vp } SP, { $approvals ->
    [0] keine Abnahme.
    [one] 1 Abnahme.
   *[other] { $approvals } Abnahmen.
}
event-got-ducats = { $seat_is ->
    [you] Du bekommst { $ducats } Dukaten.
   *[other] { $seat } bekommt { $ducats } Dukaten.
}
event-got-approvals = { $seat_is ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $approvals ->
    [one] 1 Abnahme
   *[other] { $approvals } Abnahmen
}{ $cost ->
    [0] .
   *[other] {" "}für { $cost } Dukaten.
}
event-doge-looks = { $seat_is ->
    [you] Du siehst dir zwei Dogenplättchen an.
   *[other] { $seat } sieht sich zwei Dogenplättchen an.
}
event-doge-drawn = Die beiden Dogenplättchen siehst nur du.
event-doge-enacted = { $seat_is ->
    [you] Du setzt einen neuen Dogen ein:
   *[other] { $seat } setzt einen neuen Dogen ein:
} { $values }.{ $level ->
    [0] {""}
   *[other] {" "}Hochwasser { $level } am Ende der Runde.
}{ $inspects ->
    [0] {""}
   *[other] {" "}Am Ende der Runde inspiziert er.
}
event-doge-on-top = { $seat_is ->
    [you] Du legst das andere Dogenplättchen auf den Stapel.
   *[other] { $seat } legt das andere Dogenplättchen auf den Stapel.
}
event-doge-under = { $seat_is ->
    [you] Du legst das andere Dogenplättchen unter den Stapel.
   *[other] { $seat } legt das andere Dogenplättchen unter den Stapel.
}
event-round-ends = Runde { $round } endet. Neue Reihenfolge: { $order }.
event-high-water = Hochwasser, Wasserstand { $level }!
event-flooded = { $seat_is ->
    [you] Du hast
   *[other] { $seat } hat
} { $barriers ->
    [0] keine Barriere
    [one] 1 Barriere
   *[other] { $barriers } Barrieren
}: { $lost ->
    [0] kein Schaden.
    [one] nächste Runde 1 Aktion weniger.
   *[other] nächste Runde { $lost } Aktionen weniger.
}
event-inspection-called = Der Doge inspiziert: Alle bieten Abnahmen.
event-bid-sealed = { $seat_is ->
    [you] Dein Gebot ist abgegeben.
   *[other] { $seat } hat verdeckt geboten.
}
event-own-bid = Du bietest { $approvals }.
event-own-aside = Du hast { $approvals } Abnahmen beiseitegelegt. Dein Gebot geht weiter.
event-bid-revealed = { $seat_is ->
    [you] Du bietest { $approvals }:
   *[other] { $seat } bietet { $approvals }:
} { $vp } SP.
event-ship-complete = { $seat_is ->
    [you] Du baust das letzte Teil. Das Schiff ist fertig!
   *[other] { $seat } baut das letzte Teil. Das Schiff ist fertig!
}
event-quiet-rounds = { $rounds } Runden in Folge ohne neues Teil: { $left ->
    [one] Eine weitere solche Runde beendet die Partie.
   *[other] { $left } weitere solche Runden beenden die Partie.
}
event-stalled = { $rounds } Runden ohne neues Teil: Die Partie endet.
event-final-inspection = Endabnahme: { $seat_is ->
    [you] Du hast
   *[other] { $seat } hat
} { $approvals ->
    [0] keine Abnahmen
    [one] 1 Abnahme
   *[other] { $approvals } Abnahmen
}, { $vp } SP.

## Züge in einer Zeile

digest-ship-complete = das Schiff ist fertig
digest-built-part = { $zone } gebaut, { $vp } SP{ $approvals ->
    [0] {""}
    [one] , 1 Abnahme
   *[other] , { $approvals } Abnahmen
}
digest-demolished = { $zone } abgerissen
digest-doge-enacted = neuer Doge: { $values }
digest-built-gondola = Gondel fertig{ $ducats ->
    [0] {""}
    [one] , +1 Dukat
   *[other] , +{ $ducats } Dukaten
}{ $approvals ->
    [0] {""}
    [one] , +1 Abnahme
   *[other] , +{ $approvals } Abnahmen
}
digest-built-barrier = { $tile } fertig
digest-bonus-vp = +{ $vp } SP durch die Barriere
digest-bonus-approvals = +{ $approvals ->
    [one] 1 Abnahme
   *[other] { $approvals } Abnahmen
} durch die Barriere
digest-bonus-ducats = +{ $ducats ->
    [one] 1 Dukat
   *[other] { $ducats } Dukaten
} durch die Barriere
digest-got-approvals = +{ $approvals ->
    [one] 1 Abnahme
   *[other] { $approvals } Abnahmen
}
digest-got-ducats = +{ $ducats } Dukaten
digest-bought-part = Galeerenteil { $zone } für { $cost } gekauft
digest-bought = { $kind } für { $cost } gekauft
digest-dropped-part = Galeerenteil { $zone } abgegeben
digest-dropped = { $kind } abgegeben
digest-discarded = Marker abgeworfen, +1 Dukat
digest-placed = Feld { $panel } { $value }
digest-stalled = { $rounds } Runden ohne neues Teil: Ende der Partie
digest-final-inspection = { $seat_is ->
    [you] du
   *[other] { $seat }
} +{ $vp } SP für { $approvals ->
    [0] keine Abnahmen
    [one] 1 Abnahme
   *[other] { $approvals } Abnahmen
}
digest-bid-revealed = { $seat_is ->
    [you] du
   *[other] { $seat }
}: Gebot { $approvals }, { $vp } SP
digest-high-water = Hochwasser { $level }
digest-flooded = { $seat_is ->
    [you] du
   *[other] { $seat }
} −{ $lost ->
    [one] 1 Aktion
   *[other] { $lost } Aktionen
}
digest-inspection-called = der Doge inspiziert
digest-quiet-rounds = { $rounds } Runden ohne neues Teil, noch { $left } bis zum Ende
digest-round-begins = Runde { $round }
digest-doge-turned = neuer Doge: { $values }

## Why not

why-panel-not-in-use = Die Tafel { $panel } ist bei { $players } Spielern nicht im Spiel.
why-cell-taken = Dort liegt ein Marker von { $by }.
why-cell-too-dear = Das Feld kostet { $cost }; du hast { $ducats }.
why-nothing-to-replace = Keins deiner Galeerenteile kann das letzte Teil eines Decks ersetzen.
why-favour-too-dear = Diese Intrige kostet { $cost } Dukaten; dir blieben { $ducats }.
why-not-your-barrier = { $tile } hast du nicht fertiggestellt.
why-already-on-top = { $tile } liegt schon oben.
why-already-reordered = Nur einmal im Zug.
why-reorder-too-dear = Das kostet { $cost } Dukaten; du hast { $ducats }.
why-kind-not-offered = { $kind }: wird hier nicht angeboten.
why-stack-empty = Der Stapel { $stack } ist leer.
why-not-in-your-yard = { $tile } liegt nicht in deiner Werft.
why-drop-a-galley-part = Du hast zwei Galeerenteile: Für ein drittes musst du eins davon ablegen.
why-not-drawn = { $tile } ist nicht unter den gezogenen Plättchen.
why-tile-too-dear = Es kostet { $cost }; du hast { $ducats }.
why-deck-complete = Das Deck ist fertig: kein Platz für ein Teil { $zone }.
why-wrong-section = Ein Teil { $zone } passt nicht: Der nächste Platz liegt im Abschnitt { $section }.
why-nothing-below = Ein Teil { $zone } braucht ein fertiges Teil unter Platz { $place }.
why-no-part-to-replace = Kein Teil { $zone } lässt sich abreißen: Es muss das letzte seines Decks sein und nichts darüber stehen.
why-replace-in-full = Ersetzen kann nicht ausgelassen werden.
why-doge-not-drawn = Dogenplättchen { $doge } ist nicht unter den gezogenen.
why-bid-too-high = Du hast { $approvals } Abnahmen.
why-no-cell-for-it = { $what ->
    [buy] Mit keinem Feld, das du jetzt wählen kannst, lässt sich das kaufen: { $kind }.
    [construct] Mit keinem Feld, das du jetzt wählen kannst, lässt sich das bauen: { $kind }.
   *[replace] Mit keinem Feld, das du jetzt wählen kannst, lässt sich ein Teil ersetzen.
}

## What a choice brings

effect-vp = { $change } SP
effect-approvals = { $change } { $count ->
    [one] Abnahme
   *[other] Abnahmen
}
effect-ducats = { $change } { $count ->
    [one] Dukat
   *[other] Dukaten
}
effect-ends-match = beendet die Partie: { $own } : { $best } vor der Endabnahme
effect-ends-match-counted = beendet die Partie: { $own } : { $best }
effect-ends-round = beendet die Runde
effect-flooded = Hochwasser: nächste Runde { $actions ->
    [one] 1 Aktion weniger
   *[other] { $actions } Aktionen weniger
}
effect-inspection = dann inspiziert der Doge
effect-demolished = { $tile } wird abgerissen
effect-idle = nützt dir jetzt nichts
effect-then-part = dann { $tile }: { $vp } SP{ $approvals ->
    [0] {""}
    [one] , 1 Abnahme
   *[other] , { $approvals } Abnahmen
}
effect-give-up-part = zuerst musst du eines deiner zwei Galeerenteile ablegen
effect-give-up-tile = deine Werft ist voll: Zuerst musst du ein Plättchen ablegen
effect-cannot-pay = dort kostet nichts weniger als { $cost }; du hast { $ducats }
effect-not-yet = noch nicht zu bauen. { $reason }
effect-worth-now = jetzt { $vp } SP{ $approvals ->
    [0] {""}
    [one] , 1 Abnahme
   *[other] , { $approvals } Abnahmen
}
effect-yard-worth = deine Teile in der Werft: { $change } SP
effect-bid-leaves = dir { $approvals ->
    [0] bleibt keine Abnahme
    [one] bleibt 1 Abnahme
   *[other] bleiben { $approvals } Abnahmen
}
effect-bid-nothing = kein Preis
effect-bid-wins = { $least ->
    [0] bringt bis zu { $most } SP
   *[other] bringt { $least } bis { $most } SP
}
effect-bid-prizes = das höchste Gebot bringt { $first } SP, dann { $second } und { $third }; gleiche Gebote teilen den Rang

## Terminal

text-round = Runde { $round }
text-player = { $vp } SP · { $ducats } Dukaten · { $markers } Marker · Abnahmen { $approvals }
text-yard = Werft:
text-barriers = Barrieren ({ $count }): oben { $top } ({ $bonus }), darunter: { $below }
text-stacks = Stapel:

## Board

board-label = Das Brett von Das Dogenschiff
board-cell-taken = { $cell }: { $what }. Hier liegt ein Marker von { $seat }.
board-built = { $tile }. Gebaut von { $seat }.
board-stack = Stapel { $stack }: { $count } Plättchen
board-stack-top = Stapel { $stack }: { $count } Plättchen, das oberste kostet { $cost }
board-doge-stack = Dogenplättchen: { $count } im Stapel, { $old } benutzt
board-inspection = Inspektion
board-high-water = Hochwasser { $level }
board-both-events = Hochwasser { $level }, Inspektion
board-no-event = Kein Ereignis
board-order = Reihenfolge
board-looking = { $seat } sieht { $count } Plättchen an
board-you-look = Nur du siehst diese
board-player = { $seat }: { $vp } SP, { $ducats } Dukaten, { $markers } Marker, Abnahmen: { $approvals }
board-hidden-tile = { $kind } im Bau, Kosten { $cost }
board-top-barrier = Oben: { $tile }
board-yard = Werft
board-barriers = Barrieren
board-die = Würfel { $panel }: { $value }. Felder bis { $value } sind gratis, höhere kosten die Differenz.
board-mat = Was { $seat } besitzt
board-next-place = Der nächste Platz: ein Teil { $zone }
board-build-here = Hier bauen: { $tile }. Jetzt { $vp } SP{ $approvals ->
    [0] {""}
    [one] , 1 Abnahme
   *[other] , { $approvals } Abnahmen
}.
board-now = jetzt { $vp } SP
board-not-yet = noch nicht
board-swap = Ersatz: { $vp } SP
board-past = zu spät
board-tile-now = { $tile }. Jetzt gebaut: { $vp } SP{ $approvals ->
    [0] {""}
    [one] , 1 Abnahme
   *[other] , { $approvals } Abnahmen
}.
board-tile-not-yet = { $tile }. Noch nicht baubar: { $reason }
board-tile-swap = { $tile }. Der Abschnitt ist fertig. Jetzt als Ersatz: { $vp } SP{ $approvals ->
    [0] {""}
    [one] , 1 Abnahme
   *[other] , { $approvals } Abnahmen
}.
board-tile-past = { $tile }. Der Abschnitt ist fertig: Dafür ist kein Platz mehr.
board-stack-not-yet = { $stack }. Noch nicht baubar: { $reason }
board-stack-too-dear = { $stack }. Du könntest keins davon bezahlen: Das billigste kostet { $cost }.
board-cell-idle = { $cell }: nützt dir jetzt nichts
board-doge-tiles = Dogenplättchen
board-order-seat = { $place }. { $seat }: noch { $markers } Marker, Abnahmen: { $approvals }{ $hand ->
    [fist] , Gebot abgegeben
    [palm] , noch kein Gebot
   *[other] {""}
}{ $flood ->
    [none] {""}
    [0] , sicher vor dem Hochwasser
    [1] , das Hochwasser nähme 1 Aktion
   *[other] , das Hochwasser nähme { $flood } Aktionen
}
board-prizes = { $kind ->
    [final] Schlussinspektion, nach gehaltenen Abnahmen
   *[round] Inspektion am Ende dieser Runde, nach verdeckten Geboten
}: { $prizes } SP. Bei Gleichstand bekommen alle dasselbe; { $ties ->
    [dense] das nächstkleinere Gebot bekommt den nächsten Preis.
   *[standard] die Preise dazwischen fallen weg.
}
board-prizes-round = Inspektion
board-prizes-final = Schlussinspektion
board-prizes-tied = Gleichstand: { $prizes }
figure-ducats = Dukaten
figure-approvals = Abnahmen
figure-markers = Marker übrig
figure-barriers = fertige Barrieren
board-quiet = { $rounds } Runden ohne neues Teil: { $left ->
    [one] eine weitere beendet die Partie
   *[other] { $left } weitere beenden die Partie
}

## Score sheet

score-parts = Galeerenteile
score-bonuses = Boni der Barrieren
score-inspections = Inspektionen
score-final = Endabnahme

## Hints

reason-points = die Siegpunkte
reason-ducats = die Dukaten
reason-approvals = die Abnahmen
reason-barriers = die Barrieren
reason-flood = den Schutz vor Hochwasser
reason-parts = die Galeerenteile in der Werft
reason-gondolas = die Gondeln in der Werft

## Editions: what their owner should know

warn-count-doge = Die Ausgabe hat { $count } Dogenplättchen, die Schachtel { $box } (DS-0).
warn-count-galley = Die Ausgabe hat { $count } Galeerenplättchen, die Schachtel { $box } (DS-0).
warn-count-barrier = Die Ausgabe hat { $count } Barrieren, die Schachtel { $box } (DS-0).
warn-count-gondola = Die Ausgabe hat { $count } Gondeln, die Schachtel { $box } (DS-0).
warn-no-replace = { $players ->
    [0] Kein Feld ersetzt ein Teil: DS-2.3.4 ist wirkungslos.
   *[other] Mit weniger als { $players } Spielern ersetzt kein Feld ein Teil (DS-2.3.4).
}
warn-no-intrigue = { $players ->
    [0] Kein Feld ist eine Intrige: DS-2.4 ist wirkungslos.
   *[other] Mit weniger als { $players } Spielern ist kein Feld eine Intrige (DS-2.4).
}
warn-no-parts = { $players ->
    [0] Galeerenteile lassen sich nicht kaufen und bauen: Niemand kann das Schiff vollenden, und stille Runden beenden jede Partie (DS-4.3).
   *[other] Mit weniger als { $players } Spielern lassen sich Galeerenteile nicht kaufen und bauen: Niemand kann das Schiff vollenden, und stille Runden beenden die Partie (DS-4.3).
}
warn-no-barriers = { $players ->
    [0] Es gibt keinen Weg zu einer Barriere: DS-2.3.3 ist wirkungslos, und Hochwasser kostet immer zwei Aktionen.
   *[other] Mit weniger als { $players } Spielern gibt es keinen Weg zu einer Barriere (DS-2.3.3), und Hochwasser kostet immer zwei Aktionen.
}
warn-no-gondolas = { $players ->
    [0] Es gibt keinen Weg zu einer Gondel: DS-2.3.1 ist wirkungslos.
   *[other] Mit weniger als { $players } Spielern gibt es keinen Weg zu einer Gondel (DS-2.3.1).
}
warn-no-event = Kein Dogenplättchen hat ein Ereignis: Hochwasser (DS-3.2) und Inspektionen (DS-3.3) kommen nie.
warn-no-high-water = Kein Dogenplättchen bringt Hochwasser: DS-3.2 ist wirkungslos.
warn-no-inspection = Kein Dogenplättchen bringt eine Inspektion: DS-3.3 ist wirkungslos, und Abnahmen zählen nur am Ende.
warn-no-purple = Kein Dogenplättchen hat eine violette Zone (DS-1.2).
warn-short-zone = Die Zone { $zone } hat { $tiles } Plättchen, weniger als Plätze bei { $players } Spielern: Dort kann das Schiff nicht vollendet werden (DS-4.3).
warn-scarce-zone = Die Zone { $zone } hat nur { $tiles } Plättchen: Bei { $players } Spielern kann eine Werft alle übrigen zurückhalten (DS-4.3).

note-disputed-plus = Die deutschen Regeln sagen Gondel und Galeerenteil, die französischen Gondel oder Galeerenteil. Diese Ausgabe folgt den deutschen.
note-zone-of-its-part = Die Regeln sagen nur, dass hier die Zone des Galeerenteils 11 violett ist. Welche Zone das ist, sagen sie nicht.

## Components

component-kind-cell = Aktionsfelder
component-kind-galley = Galeerenteile
component-kind-barrier = Barrieren
component-kind-gondola = Gondeln
component-kind-doge = Dogenplättchen
component-column-panel = Tafel
component-column-value = Wert
component-column-action = Aktion
component-column-zone = Zone
component-column-cost = Kosten
component-column-vp = SP
component-column-approval = Abnahmen
component-column-squares = Kennziffern
component-column-priority = Prioritätsnummer
component-column-bonus = Bonus
component-column-gives = bringt
component-column-blue = Blau
component-column-green = Grün
component-column-red = Rot
component-column-yellow = Gelb
component-column-purple = violette Zonen
component-column-event = Ereignis

## Pages

about = Baut gemeinsam und gegeneinander die Prunkgaleere des Dogen: Teile kaufen, am richtigen Ort fertigstellen, die Prüfer überzeugen.
option-inspection_ties = Gleichstand bei der Inspektion
option-inspection_ties-dense = Der nächste Rang folgt direkt
option-inspection_ties-standard = Geteilte Ränge werden übersprungen
option-approvals = Abnahmen der anderen
option-approvals-counted = Werden gezeigt, denn alle könnten mitzählen
option-approvals-hidden = Werden nicht gezeigt
