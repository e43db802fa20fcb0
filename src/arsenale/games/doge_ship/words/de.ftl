### The Doge Ship

title = The Doge Ship

## Names

name-gondola = Gondel
name-barrier = Barriere
name-galley = Galeerenteil
name-a-gondola = eine Gondel
name-a-barrier = eine Barriere
name-a-galley = ein Galeerenteil
name-no-gondola = keine Gondel
name-no-barrier = keine Barriere
name-no-galley = kein Galeerenteil
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
price-range = { $kind } { $least }–{ $most }
price-same = { $kind } { $cost }
cell-buy = { $what } kaufen
cell-construct = { $what } bauen
cell-replace = Teil ersetzen
cell-intrigue-1 = Intrige: neuer Doge
cell-intrigue-2 = Intrige: 1 Abnahme
cell-intrigue-3 = Intrige: 2 Dukaten → 2 Abnahmen
bonus-buy = Kauf → { $gain }
bonus-construct = Bau → { $gain }
bonus-intrigue = Intrige → { $gain }
bonus-ducats = Dukaten → { $gain }
bonus-buy-more = Kauf → noch 1 { $kind }
bonus-construct-more = Bau → noch 1 { $kind }
tile-galley = Galeerenteil { $zone }{ $paid ->
    [1] {""}
   *[0] , Kosten { $cost }
} ({ $vp } SP, { $squares }{ $approval ->
    [0] {""}
   *[other] , 1 Abnahme
})
tile-barrier = Barriere { $number }{ $priority ->
    [0] {""}
   *[other] , Priorität { $priority }
}{ $paid ->
    [1] {""}
   *[0] , Kosten { $cost }
} ({ $unbuilt ->
    [0] {""}
   *[1] wenn fertig:{" "}
}{ $bonus })
tile-gondola = Gondel{ $paid ->
    [1] {""}
   *[0] , Kosten { $cost }
} ({ $unbuilt ->
    [0] {""}
   *[1] wenn fertig:{" "}
}{ $gain })
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
do-buy = { $a } kaufen
do-drop = { $tile } ablegen
do-take = { $tile } nehmen
do-take-none = keins nehmen
do-construct = { $tile } fertigstellen
do-construct-galley = Galeerenteil { $zone } bauen: { $vp } SP{ $approvals ->
    [0] {""}
    [one] , 1 Abnahme
   *[other] , { $approvals } Abnahmen
}
do-replace = durch Galeerenteil { $zone } ersetzen: { $vp } SP{ $approvals ->
    [0] {""}
    [one] , 1 Abnahme
   *[other] , { $approvals } Abnahmen
}
do-enact = in Kraft setzen: { $doge }
do-return = { $a ->
    [top] das andere Plättchen auf den Stapel
   *[under] das andere Plättchen unter den Stapel
}
do-skip = verzichten
do-bid = { $approvals } bieten
do-bid-more = { $approvals } weitere Abnahmen für das Gebot beiseitelegen
do-by-cell = { $what }{ $more ->
    [0] {""}
   *[other] , dazu nach Wunsch { $also }
} – über Feld { $panel } { $value } { $cost ->
    [0] (gratis)
    [one] (1 Dukat)
   *[other] ({ $cost } Dukaten)
}
series-bid = Abnahmen bieten:

## Questions

ask-turn = ein Feld wählen oder einen Marker abwerfen (noch { $markers } übrig).
ask-buy = { $first }{ $count ->
    [1] {""}
   *[2] { $joined ->
        [1] {" "}und { $second }
       *[0] {" "}oder { $second }
    }
} kaufen – Stapel auf dem Plan wählen oder verzichten.
ask-make-room = die Werft ist voll: Vor dem Kauf ({ $kind }) muss ein Plättchen abgelegt werden.
ask-take = eins der { $count } gezogenen Plättchen nehmen oder keins.
ask-construct = { $first }{ $count ->
    [1] {""}
   *[2] { $joined ->
        [1] {" "}und { $second }
       *[0] {" "}oder { $second }
    }
} bauen – in der Werft wählen oder verzichten.
ask-replace = Welches Galeerenteil ersetzt das letzte Teil seines Decks?
ask-enact-doge = Welches Dogenplättchen tritt in Kraft?
ask-return-doge = Wohin kommt das andere Dogenplättchen?
ask-bid = Der Doge inspiziert. Wie viele Abnahmen bietest du verdeckt?

## Log

event-round-begins = Runde { $round }. Reihenfolge: { $order }.
event-dice-rolled = { $seat_is ->
    [you] Du würfelst: { $dice }.
   *[other] { $seat } würfelt: { $dice }.
}
event-doge-turned = Ein neuer Doge: { $values }.{ $zones ->
    [0] {""}
   *[other] {" "}Violett: { $purple }.
}{ $level ->
    [0] {""}
   *[other] {" "}Hochwasser { $level } am Ende der Runde.
}{ $inspects ->
    [0] {""}
   *[other] {" "}Am Ende der Runde inspiziert er.
}
event-doge-shuffled = Die alten Dogenplättchen werden wieder in den Stapel gemischt.
event-reordered = { $seat_is ->
    [you] Du legst { $tile } für 2 Dukaten nach oben.
   *[other] { $seat } legt { $tile } für 2 Dukaten nach oben.
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
    [you] Du verzichtest.
   *[other] { $seat } verzichtet.
}
event-lapsed = { $seat_is ->
    [you] Mehr kannst du dort nicht tun.
   *[other] Mehr kann { $seat } dort nicht tun.
}
event-dropped = { $seat_is ->
    [you] Du legst eine { $kind } ab (Kosten { $cost }).
   *[other] { $seat } legt eine { $kind } ab (Kosten { $cost }).
}
event-dropped-part = { $seat_is ->
    [you] Du legst das Galeerenteil { $zone } ab.
   *[other] { $seat } legt das Galeerenteil { $zone } ab.
}
event-looks = { $seat_is ->
    [you] Du siehst dir { $count } Plättchen vom Stapel { $stack } an.
   *[other] { $seat } sieht sich { $count } Plättchen vom Stapel { $stack } an.
}
event-drawn = Du siehst: { $tiles }.
event-took-none = { $seat_is ->
    [you] Du nimmst nichts ({ $kind }).
   *[other] { $seat } nimmt nichts ({ $kind }).
}
event-bought = { $seat_is ->
    [you] Du kaufst eine { $kind }
   *[other] { $seat } kauft eine { $kind }
} für { $cost ->
    [one] 1 Dukat.
   *[other] { $cost } Dukaten.
}
event-bought-part = { $seat_is ->
    [you] Du kaufst das Galeerenteil { $zone }
   *[other] { $seat } kauft das Galeerenteil { $zone }
} für { $cost ->
    [one] 1 Dukat.
   *[other] { $cost } Dukaten.
}
event-own-tile = Es ist { $tile }.
event-built-gondola = { $seat_is ->
    [you] Du stellst eine Gondel fertig:
   *[other] { $seat } stellt eine Gondel fertig:
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
    [you] Du stellst { $tile } fertig.
   *[other] { $seat } stellt { $tile } fertig.
}
event-demolished = { $seat_is ->
    [you] Du reißt
   *[other] { $seat } reißt
} { $own ->
    [1] { $seat_is ->
        [you] dein eigenes Galeerenteil { $zone }
       *[other] das eigene Galeerenteil { $zone }
    }
   *[0] { $by_is ->
        [you] dein Galeerenteil { $zone }
       *[other] das Galeerenteil { $zone } von { $by }
    }
} ab und baut dort ein neues: { $points } SP{ $seals ->
    [0] {""}
    [one] {" "}und 1 Abnahme
   *[other] {" "}und { $seals } Abnahmen
}. { $own ->
    [1] Die Punkte des alten bleiben.
   *[0] { $by_is ->
        [you] Die Punkte des alten behältst du.
       *[other] Die Punkte des alten behält { $by }.
    }
}
event-built-part = { $seat_is ->
    [you] Du baust das Galeerenteil { $zone }:
   *[other] { $seat } baut das Galeerenteil { $zone }:
} { $points } SP, { $approvals ->
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
} { $values }.{ $zones ->
    [0] {""}
   *[other] {" "}Violett: { $purple }.
}{ $level ->
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
event-high-water = Hochwasser, Wasserstand { $level }! Sicher ist nur, wer mehr als { $level ->
    [one] 1 Barriere
   *[other] { $level } Barrieren
} hat.
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
digest-built-part = Galeerenteil { $zone } gebaut, { $points } SP{ $approvals ->
    [0] {""}
    [one] , 1 Abnahme
   *[other] , { $approvals } Abnahmen
}
digest-replaced = { $own ->
    [1] eigenes Teil { $zone } ersetzt
   *[0] { $by_is ->
        [you] dein Teil { $zone } ersetzt (seine Punkte behältst du)
       *[other] Teil { $zone } von { $by } ersetzt
    }
}, { $points } SP für das neue{ $approvals ->
    [0] {""}
    [one] , 1 Abnahme
   *[other] , { $approvals } Abnahmen
}
digest-doge-enacted = neuer Doge: { $values }{ $zones ->
    [0] {""}
   *[other] {" "}(violett: { $purple })
}{ $level ->
    [0] {""}
   *[other] , Hochwasser { $level }
}{ $inspects ->
    [0] {""}
   *[other] , Inspektion
}
digest-doge-on-top = das andere Plättchen auf den Stapel
digest-doge-under = das andere Plättchen unter den Stapel
digest-built-gondola = Gondel fertiggestellt{ $ducats ->
    [0] {""}
    [one] , +1 Dukat
   *[other] , +{ $ducats } Dukaten
}{ $approvals ->
    [0] {""}
    [one] , +1 Abnahme
   *[other] , +{ $approvals } Abnahmen
}
digest-built-barrier = { $tile } fertiggestellt
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
}{ $cost ->
    [0] {""}
   *[other] {" "}für { $cost } Dukaten
}
digest-got-ducats = +{ $ducats } Dukaten
digest-bought-part = Galeerenteil { $zone } für { $cost } gekauft
digest-bought = { $kind } für { $cost } gekauft
digest-reordered = { $tile } für 2 Dukaten nach oben gelegt
digest-dropped-part = Galeerenteil { $zone } abgelegt
digest-dropped = { $kind } abgelegt
digest-discarded = Marker abgeworfen, +1 Dukat
digest-placed = { $panel } { $value }{ $cost ->
    [0] {""}
    [one] {" "}(1 Dukat)
   *[other] {" "}({ $cost } Dukaten)
}
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
digest-round-ends = Runde { $round } endet, neue Reihenfolge: { $order }
digest-high-water = Hochwasser { $level }
digest-flooded = { $seat_is ->
    [you] du
   *[other] { $seat }
} −{ $lost ->
    [one] 1 Aktion
   *[other] { $lost } Aktionen
} ({ $barriers ->
    [0] keine Barriere
    [one] 1 Barriere
   *[other] { $barriers } Barrieren
})
digest-nobody-flooded = niemand verliert eine Aktion
digest-inspection-called = der Doge inspiziert
digest-quiet-rounds = { $rounds } Runden ohne neues Teil, noch { $left } bis zum Ende
digest-round-begins = Runde { $round }
digest-dice-rolled = Würfel: { $dice }
digest-doge-turned = neuer Doge: { $values }{ $zones ->
    [0] {""}
   *[other] {" "}(violett: { $purple })
}{ $level ->
    [0] {""}
   *[other] , Hochwasser { $level }
}{ $inspects ->
    [0] {""}
   *[other] , Inspektion
}

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
why-kind-not-offered = Das gibt es auf diesem Feld nicht: { $kind }.
why-stack-empty = Der Stapel { $stack } ist leer.
why-not-in-your-yard = Dieses Plättchen liegt nicht in deiner Werft.
why-drop-a-galley-part = Du hast zwei Galeerenteile: Für ein drittes musst du eins davon ablegen.
why-not-drawn = Dieses Plättchen ist nicht unter den gezogenen.
why-tile-too-dear = Es kostet { $cost }; du hast { $ducats }.
why-deck-complete = Das Deck ist fertig: kein Platz für ein Teil { $zone }.
why-section-complete = Für ein Teil { $zone } ist kein Platz mehr: Der Bereich ist fertig.
why-wrong-section = Auf seinem Deck ist erst noch der Bereich { $section } an der Reihe.
why-nothing-below = Der Platz darunter ist noch nicht bebaut.
why-no-part-to-replace = Kein Teil { $zone } lässt sich abreißen: Es muss das letzte seines Decks sein und nichts darüber stehen.
why-replace-in-full = Auf das Ersetzen kannst du jetzt nicht mehr verzichten.
why-doge-not-drawn = Dogenplättchen { $doge } ist nicht unter den gezogenen.
why-bid-too-high = Du hast { $approvals } Abnahmen.
why-no-cell-for-it = { $what ->
    [buy] Kein Feld, das du jetzt wählen kannst, erlaubt diesen Kauf: { $kind }.
    [construct] Auf keinem Feld, das du jetzt wählen kannst, lässt sich das bauen: { $kind }.
   *[replace] Auf keinem Feld, das du jetzt wählen kannst, lässt sich ein Teil ersetzen.
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
effect-demolished = { $own ->
    [1] dein eigenes Teil { $zone }
   *[0] das Teil { $zone } von { $by }
} wird abgerissen; seine Punkte { $own ->
    [1] behältst du
   *[0] behält { $by }
}
effect-may-demolish = { $own ->
    [1] dein eigenes Teil { $zone }
   *[0] das Teil { $zone } von { $by }
} lässt sich ersetzen
effect-covers = verdeckt deine { $tile }
effect-goes-first = in der nächsten Runde zuerst am Zug
effect-goes-after = in der nächsten Runde nach { $by } am Zug
effect-idle = nützt dir jetzt nichts: { $why }
idle-sold-out = dort ist nichts mehr zu kaufen
idle-too-dear = dort kostet nichts weniger als { $cost }, und du hast { $ducats }
idle-no-tile = { $first } in deiner Werft
idle-no-tiles = { $first } und { $second } in deiner Werft
idle-no-place = dein Galeerenteil { $zone } lässt sich jetzt nicht bauen. { $reason }
effect-new-doge = du siehst dir 2 Dogenplättchen an: Eins tritt in Kraft, das andere kommt auf den Stapel oder darunter
effect-then-part = dann Galeerenteil { $zone }: { $vp } SP{ $approvals ->
    [0] {""}
    [one] , 1 Abnahme
   *[other] , { $approvals } Abnahmen
}
effect-then-tile = dann { $tile }
effect-looks = { $count ->
    [one] du siehst dir das letzte Plättchen an und darfst es behalten
   *[other] du siehst dir { $count } Plättchen an und darfst eins behalten
}
effect-water-helps = Hochwasser { $level } nimmt dir dann { $after ->
    [0] keine Aktion
    [one] 1 Aktion
   *[other] { $after } Aktionen
} statt { $before }
effect-water-still = Hochwasser { $level } nimmt dir immer noch { $after ->
    [one] 1 Aktion
   *[other] { $after } Aktionen
}
effect-order-stays = dein Platz in der Reihenfolge bleibt, wie er ist
effect-give-up-part = zuerst musst du eines deiner zwei Galeerenteile ablegen
effect-give-up-tile = deine Werft ist voll: Zuerst musst du ein Plättchen ablegen
effect-cannot-pay = dort kostet nichts weniger als { $cost }; du hast { $ducats }
effect-prices = { $prices } Dukaten; du hast { $ducats }
effect-not-yet = lässt sich noch nicht bauen. { $reason }
effect-too-late = dafür ist es zu spät. { $reason }
effect-worth-now = wenn jetzt gebaut: { $vp } SP{ $approvals ->
    [0] {""}
    [one] , 1 Abnahme
   *[other] , { $approvals } Abnahmen
}
effect-yard-worth = deine Teile in der Werft: { $change } SP
effect-bid-leaves = { $approvals } übrig
effect-bid-nothing = kein Preis
effect-bid-gets = { $vp } SP
effect-bid-wins = { $least ->
    [0] bis zu { $most } SP
   *[other] { $least } bis { $most } SP
}
effect-bid-prizes = das höchste Gebot bringt { $first } SP, die nächsten { $second } und { $third }; bei Gleichstand bekommen alle dasselbe

## Terminal

text-round = Runde { $round }
text-player = { $vp } SP · { $ducats } Dukaten · { $markers } Marker · Abnahmen { $approvals }
text-yard = Werft:
text-barriers = Barrieren ({ $count }): oben { $top } ({ $bonus }), darunter: { $below }
text-stacks = Stapel:

## Board

board-label = Der Spielplan von The Doge Ship
board-cell-taken = { $cell }: { $what }. Hier liegt ein Marker von { $seat }.
board-built = { $tile }. Gebaut von { $seat }.
stack-lower = { $section }, Unterdeck
stack-upper = { $section }, Oberdeck
board-stack = Stapel { $stack }: { $count } Plättchen
board-stack-top = Stapel { $stack }: { $count } Plättchen, das oberste kostet { $cost }
board-doge-stack = Dogenplättchen: { $count } im Stapel, { $old } benutzt
board-inspection = Inspektion
board-high-water = Hochwasser { $level }
board-both-events = Hochwasser { $level }, Inspektion
board-no-event = Kein Ereignis
board-order = Reihenfolge
board-looking = { $seat } sieht sich { $count } Plättchen an
board-you-look = Nur du siehst sie
board-player = { $seat }: { $vp } SP, { $ducats } Dukaten, { $markers } Marker, { $held }
board-held-counted = Abnahmen, mitgezählt aus dem, was alle sehen konnten: { $approvals }
board-held-hidden = Abnahmen: nicht gezeigt
board-held-open = Abnahmen: { $approvals }
board-hidden-tile = { $kind } im Bau, Kosten { $cost }
board-top-barrier = { $tile }. Liegt bei { $seat } oben: Nur sie wirkt, und sie bestimmt die Reihenfolge. Gegen Hochwasser { $count ->
    [one] zählt 1 Barriere
   *[other] zählen { $count } Barrieren
}{ $flood ->
    [none] {""}
    [0] {" "}(keine Aktion ginge verloren)
    [1] {" "}(1 Aktion ginge verloren)
   *[other] {" "}({ $flood } Aktionen gingen verloren)
}.
board-lower-barrier = { $tile }. Liegt bei { $seat } unter der obersten: Sie zählt nur gegen Hochwasser.
board-yard = Werft
board-barriers = Barrieren
board-die = Würfel { $panel }: { $value }. Felder bis { $value } sind gratis, höhere kosten die Differenz.
board-mat = Was { $seat } besitzt
board-next-place = Der nächste Platz: ein Teil { $zone }
board-next-place-none = Der nächste Platz: ein Teil { $zone }. In deiner Werft hast du keins.
board-now = jetzt { $vp } SP
board-not-yet = noch nicht
board-swap = Ersatz: { $vp } SP
board-past = zu spät
board-tile-now = { $tile }. Wenn jetzt gebaut: { $vp } SP{ $approvals ->
    [0] {""}
    [one] , 1 Abnahme
   *[other] , { $approvals } Abnahmen
}.
board-tile-not-yet = { $tile }. Lässt sich noch nicht bauen. { $reason }
board-tile-swap = { $tile }. Der Bereich ist fertig: Das Teil kann nur noch ein anderes ersetzen.
board-tile-past = { $tile }. Der Bereich ist fertig: Dafür ist kein Platz mehr.
board-stack-not-yet = { $stack }. Lässt sich noch nicht bauen. { $reason }
board-stack-too-dear = { $stack }. Du könntest keins davon bezahlen: Das billigste kostet { $cost }.
board-doge-tiles = Dogen
board-order-seat = { $place }. { $seat }: noch { $markers } Marker, { $held }{ $hand ->
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
    [final] Endabnahme, nach den Abnahmen in der Hand
   *[round] Inspektion am Ende dieser Runde, nach verdeckten Geboten
}: { $prizes } SP. Bei Gleichstand bekommen alle dasselbe; { $ties ->
    [dense] das nächstkleinere Gebot bekommt den nächsten Preis.
   *[standard] die Preise dazwischen fallen weg.
}
board-prizes-round = Inspektion
board-prizes-final = Endabnahme
board-prizes-tied = Gleichstand: { $prizes }
figure-ducats = Dukaten
figure-approvals = Abnahmen
figure-approvals-counted = Abnahmen, mitgezählt aus dem, was alle sehen konnten
figure-approvals-hidden = Abnahmen (nicht gezeigt)
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
