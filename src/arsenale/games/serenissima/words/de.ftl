### Serenissima

title = Serenissima, 2. Auflage

## Namen

name-wood = Holz
name-stone = Stein
name-marble = Marmor
name-wine = Wein
name-gold = Gold
name-spice = Gewürze
name-sailor = Seemann
name-fort = Festung
name-basilica = Basilika
name-galley-number = Galeere { $number }
name-1-hourglass = 1 Sanduhr
name-2-hourglasses = 2 Sanduhren
name-2-hourglasses-shuffle = 2 Sanduhren und mischen
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
name-ionian = Ionisches Meer
name-to-load = laden
name-to-unload = ausladen
name-to-sail = segeln
name-to-sail-on = weitersegeln
name-to-sell = verkaufen
name-to-store = einlagern
name-to-land = landen
name-to-fight = kämpfen
name-to-raid = den Hafen angreifen
name-buy-sailors = Seeleute
name-buy-a-galley = eine Galeere
name-buy-a-fort = eine Festung
name-buy-a-basilica = eine Basilika
short-wood = Ho
short-stone = St
short-marble = Ma
short-wine = We
short-gold = Go
short-spice = Ge
short-fort = F
short-basilica = B
some-wood = { $piece }
some-stone = { $piece }
some-marble = { $piece }
some-wine = { $piece }
some-gold = { $piece }
some-spice = { $piece }
some-sailor = einen { $piece }

## Aktionen

do-close = { $port } schließen ({ $good })
do-port = Start in { $port } ({ $good }, { $spaces } Lagerplätze)
do-number = { $galley }
do-action = Aktion
do-invest = Investition
do-load-crew = Seemann aus dem Hafen an Bord holen
do-put-crew = Seemann von Bord in den Hafen schicken
do-load-good = { $some } laden { $cost ->
    [0] (kostenlos)
    [one] (1 Dukat)
   *[other] ({ $cost } Dukaten)
}
do-load-galley = { $some } von { $galley } übernehmen
do-put-galley = { $some } an { $galley } abgeben
do-dump = { $some } über Bord werfen
do-dump-galley = { $some } von { $galley } über Bord werfen
do-swap = { $given } an { $galley } abgeben, { $taken } dafür nehmen
do-sail = nach { $zone } segeln
do-sail-port = nach { $zone } segeln ({ $good })
do-sell = { $ducats ->
    [0] { $some } einlagern
    [one] { $some } verkaufen: 1 Dukat
   *[other] { $some } verkaufen: { $ducats } Dukaten
}
do-attack = { $galley } angreifen ({ $value } gegen { $defence })
do-attack-port = Hafen { $port } angreifen ({ $value } gegen { $defence })
do-land = mit { $sailors ->
    [one] 1 Seemann
   *[other] { $sailors } Seeleuten
} landen
do-land-none = nicht landen, der Hafen bleibt neutral
do-roll = weiterwürfeln
do-stop = Gefecht abbrechen, Zug beenden
do-block = blockieren
do-pass = gewähren lassen
do-take = { $some } nehmen
do-hire = Seemann anheuern: { $place } ({ $cost ->
    [one] 1 Dukat
   *[other] { $cost } Dukaten
})
do-buy = { $galley } mit einem Seemann in { $port } kaufen ({ $cost ->
    [one] 1 Dukat
   *[other] { $cost } Dukaten
})
do-fort = Festung in { $port } ({ $cost } Dukaten)
do-basilica = Basilika in { $port } ({ $cost } Dukaten)
do-done = fertig
do-forgo = in diesem Zug nichts tun
do-load-all-crew = { $count } Seeleute aus dem Hafen an Bord holen
do-load-all = { $count } × { $good } laden { $cost ->
    [0] (kostenlos)
    [one] (1 Dukat)
   *[other] ({ $cost } Dukaten)
}
do-sell-all = { $ducats ->
    [0] alles einlagern
    [one] verkaufen, was geht: 1 Dukat
   *[other] verkaufen, was geht: { $ducats } Dukaten
}
do-trade = nach { $zone } segeln und verkaufen, was geht: { $ducats ->
    [one] 1 Dukat
   *[other] { $ducats } Dukaten
}
do-take-all = alles nehmen
do-hire-all = { $count } Seeleute anheuern: { $place } ({ $cost } Dukaten)
series-land = Seeleute landen:
series-buy = Galeere mit einem Seemann in { $port } kaufen ({ $cost ->
    [one] 1 Dukat
   *[other] { $cost } Dukaten
}):

## Fragen

ask-close-port = Schließe einen Hafen, der { $good } herstellt.
ask-pick-port = Wähle deinen Starthafen.
ask-pick-number = { $galleys ->
    [0] Wähle die Nummer deiner ersten Galeere.
   *[other] Wähle die Nummer einer weiteren Galeere.
}
ask-choose-turn = { $galley } in { $zone } ist am Zug: { $purchases ->
    [0] einsetzen? Kaufen lässt sich jetzt nichts.
   *[other] einsetzen oder stattdessen investieren?
}
ask-load = { $galley } in { $zone }, { $free ->
    [0] kein freier Platz
    [one] 1 freier Platz
   *[other] { $free } freie Plätze
}: { $deeds } – oder fertig.
ask-sail = { $galley } in { $zone }, { $left ->
    [0] Fahrt zu Ende
    [one] noch 1 Feld
   *[other] noch { $left } Felder
}: { $deeds } – oder fertig.
ask-harbour = { $galley } in { $zone }{ $value ->
    [0] {""}
   *[other] , Stärke { $value }
}: { $deeds } – oder fertig.
ask-sell-further = Was verkauft { $galley } in { $zone } noch?
ask-block-move = { $galley } von { $owner } will von { $zone } nach { $next } weitersegeln. Blockieren?
ask-block-sale = { $galley } von { $owner } will in { $zone } { $good } verkaufen. Blockieren?
ask-block-landing = { $galley } von { $owner } will mit { $sailors ->
    [one] 1 Seemann
   *[other] { $sailors } Seeleuten
} in { $zone } landen. Blockieren?
ask-fight-galley = { $galley } gegen { $target }, Würfel { $value } gegen { $defence }. Weiterwürfeln oder abbrechen?
ask-fight-port = { $galley } gegen den Hafen { $port }, Würfel { $value } gegen { $defence }. Weiterwürfeln oder abbrechen?
ask-booty = Was nimmt { $galley } von der Beute ({ $goods })?
ask-occupy = { $port } ist besiegt. Wie viele Seeleute landen?
ask-invest = Investiere (statt { $galley } einzusetzen): { $things } – oder fertig.
ask-catch-up = Du hast wenige Galeeren: Kaufe { $things } (zwei Galeeren insgesamt) – oder fertig.

## Verlauf

event-closed = { $seat_is ->
    [you] Du schließt { $port }.
   *[other] { $seat } schließt { $port }.
}
event-picked-port = { $seat_is ->
    [you] Du beginnst in { $port }.
   *[other] { $seat } beginnt in { $port }.
}
event-picked-number = { $seat_is ->
    [you] Du nimmst { $galley }.
   *[other] { $seat } nimmt { $galley }.
}
event-round-begins = Runde { $round } beginnt.
event-may-be-last = Runde { $round } kann die letzte sein: Die nächste Dogenkarte kann die letzte Auszahlung bringen.
event-acts = { $seat_is ->
    [you] Deine { $galley } ist in { $zone } am Zug.
   *[other] { $galley } von { $seat } ist in { $zone } am Zug.
}
event-invests = { $seat_is ->
    [you] Du investierst, { $galley } bleibt in { $zone }.
   *[other] { $seat } investiert, { $galley } bleibt in { $zone }.
}
event-crew-from-port = { $seat_is ->
    [you] Einer deiner Seeleute geht in { $port } an Bord von { $galley }.
   *[other] Ein Seemann von { $seat } geht in { $port } an Bord von { $galley }.
}
event-crew-to-port = { $seat_is ->
    [you] Ein Seemann deiner { $galley } geht in { $port } an Land.
   *[other] Ein Seemann von { $seat } ({ $galley }) geht in { $port } an Land.
}
event-loaded = { $seat_is ->
    [you] Du lädst in { $port } { $good },
   *[other] { $seat } lädt in { $port } { $good },
} { $cost ->
    [0] kostenlos.
    [one] für 1 Dukaten.
   *[other] für { $cost } Dukaten.
}
event-bought-from = { $seat_is ->
    [you] Du lädst in { $port } { $good } und zahlst
   *[other] { $seat } lädt in { $port } { $good } und zahlt
} { $owner_is ->
    [you] dir
   *[other] { $owner }
} { $cost ->
    [one] 1 Dukaten.
   *[other] { $cost } Dukaten.
}
event-dumped = { $seat_is ->
    [you] Du wirfst { $good } von { $galley } über Bord.
   *[other] { $seat } wirft { $good } von { $galley } über Bord.
}
event-passed = { $seat_is ->
    [you] Du verlegst { $piece } von { $giver } auf { $taker }.
   *[other] { $seat } verlegt { $piece } von { $giver } auf { $taker }.
}
event-swapped = { $seat_is ->
    [you] Deine { $galley } tauscht mit { $partner } { $given } gegen { $taken }.
   *[other] { $galley } von { $seat } tauscht mit { $partner } { $given } gegen { $taken }.
}
event-sunk = { $seat_is ->
    [you] Du verlierst { $galley } in { $zone }
   *[other] { $seat } verliert { $galley } in { $zone }
}{ $aboard ->
    [0] .
   *[other] {" "}mit { $goods }.
}
event-sailed = { $seat_is ->
    [you] Deine { $galley } segelt nach { $zone }.
   *[other] { $galley } von { $seat } segelt nach { $zone }.
}
event-blocked = { $seat_is ->
    [you] Du blockierst { $galley } von { $owner } in { $zone }:
   *[other] { $owner_is ->
        [you] { $seat } blockiert deine { $galley } in { $zone }:
       *[other] { $seat } blockiert { $galley } von { $owner } in { $zone }:
    }
} { $deed ->
    [sale] Sie darf nichts verkaufen.
    [landing] Sie darf nicht landen.
   *[move] Sie darf nicht weitersegeln.
}
event-let-pass = { $seat_is ->
    [you] Du lässt { $galley } von { $owner }
   *[other] { $owner_is ->
        [you] { $seat } lässt deine { $galley }
       *[other] { $seat } lässt { $galley } von { $owner }
    }
} { $deed ->
    [sale] in { $zone } verkaufen.
    [landing] in { $zone } landen.
   *[move] von { $zone } weitersegeln.
}
event-sold = { $seat_is ->
    [you] Du { $ducats ->
        [0] lagerst { $good } in { $port } ein.
        [one] verkaufst { $good } in { $port } für 1 Dukaten.
       *[other] verkaufst { $good } in { $port } für { $ducats } Dukaten.
    }
   *[other] { $seat } { $ducats ->
        [0] lagert { $good } in { $port } ein.
        [one] verkauft { $good } in { $port } für 1 Dukaten.
       *[other] verkauft { $good } in { $port } für { $ducats } Dukaten.
    }
}
event-fought-galley = { $seat_is ->
    [you] Deine { $galley } kämpft gegen { $target } von { $defender },
   *[other] { $defender_is ->
        [you] { $galley } von { $seat } kämpft gegen deine { $target },
       *[other] { $galley } von { $seat } kämpft gegen { $target } von { $defender },
    }
} { $value } Würfel gegen { $defence }: { $kills } getötet, { $losses } verloren.
event-fought-port = { $seat_is ->
    [you] Deine { $galley } kämpft gegen { $port } von { $defender },
   *[other] { $defender_is ->
        [you] { $galley } von { $seat } kämpft gegen deinen Hafen { $port },
       *[other] { $galley } von { $seat } kämpft gegen { $port } von { $defender },
    }
} { $value } Würfel gegen { $defence }: { $kills } getötet, { $losses } verloren.
event-fort-fired = { $defender_is ->
    [you] Deine Festung in { $port } feuert auf { $galley } von { $seat }:
   *[other] { $seat_is ->
        [you] Die Festung von { $defender } in { $port } feuert auf deine { $galley }:
       *[other] Die Festung von { $defender } in { $port } feuert auf { $galley } von { $seat }:
    }
} { $losses } verloren.
event-stopped = { $seat_is ->
    [you] Du brichst das Gefecht ab.
   *[other] { $seat } bricht das Gefecht ab.
}
event-took = { $seat_is ->
    [you] Deine { $galley } erbeutet { $good }.
   *[other] { $galley } von { $seat } erbeutet { $good }.
}
event-port-lost = { $seat_is ->
    [you] Du verlierst { $port }!
   *[other] { $seat } verliert { $port }!
}
event-landed = { $seat_is ->
    [you] Du landest
   *[other] { $seat } landet
} mit { $sailors ->
    [one] 1 Seemann
   *[other] { $sailors } Seeleuten
} und { $seat_is ->
    [you] besitzt
   *[other] besitzt
} nun { $port }.
event-left-neutral = { $seat_is ->
    [you] Du lässt { $port } neutral.
   *[other] { $seat } lässt { $port } neutral.
}
event-hired = { $seat_is ->
    [you] Du heuerst einen Seemann für { $port } an,
   *[other] { $seat } heuert einen Seemann für { $port } an,
} { $cost ->
    [one] 1 Dukat.
   *[other] { $cost } Dukaten.
}
event-hired-aboard = { $seat_is ->
    [you] Du heuerst einen Seemann für { $galley } an,
   *[other] { $seat } heuert einen Seemann für { $galley } an,
} { $cost ->
    [one] 1 Dukat.
   *[other] { $cost } Dukaten.
}
event-bought-galley = { $seat_is ->
    [you] Du kaufst { $galley } mit einem Seemann in { $port },
   *[other] { $seat } kauft { $galley } mit einem Seemann in { $port },
} { $cost ->
    [one] 1 Dukat.
   *[other] { $cost } Dukaten.
}
event-built = { $seat_is ->
    [you] Du baust in { $port }: { $building }, { $cost } Dukaten.
   *[other] { $seat } baut in { $port }: { $building }, { $cost } Dukaten.
}
event-card-drawn = { $steps ->
    [0] Dogenkarte: { $card }. Jeder Hafen, der Wein herstellt oder lagert, bringt Dukaten.
   *[other] Dogenkarte: { $card }.
}
event-pawn-moved = Der weiße Pöppel zieht { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
} { $left ->
    [0] bis zu einer Auszahlung.
    [one] auf Feld { $space }; zur nächsten Auszahlung fehlt 1 Feld.
   *[other] auf Feld { $space }; zur nächsten Auszahlung fehlen { $left } Felder.
}
event-wine-paid = { $seat_is ->
    [you] Wein bringt dir { $ducats } Dukaten: { $ports }.
   *[other] Wein bringt { $seat } { $ducats } Dukaten: { $ports }.
}
event-payout = Auszahlung { $payout }!
event-paid-out = { $seat_is ->
    [you] Du bekommst { $ducats } Dukaten: { $ports }.
   *[other] { $seat } bekommt { $ducats } Dukaten: { $ports }.
}
event-paid-nothing = { $seat_is ->
    [you] Du bekommst nichts: Kein Hafen von dir zahlt.
   *[other] { $seat } bekommt nichts: Kein eigener Hafen zahlt.
}
event-match-ends = Die Partie endet nach { $round } Runden.

## Züge in einer Zeile

digest-galley = { $galley }
digest-fought = Angriff auf { $defender_is ->
    [you] deine { $target }
   *[other] { $target } von { $defender }
} in { $zone } ({ $kills } getötet, { $losses } verloren)
digest-sank = { $defender_is ->
    [you] deine { $target }
   *[other] { $target } von { $defender }
} in { $zone } versenkt ({ $kills } getötet, { $losses } verloren)
digest-fought-port = Angriff auf { $defender_is ->
    [you] deinen Hafen { $port }
   *[other] { $port } von { $defender }
} ({ $kills } getötet, { $losses } verloren)
digest-conquered = { $defender_is ->
    [you] dir
   *[other] { $defender }
} { $port } mit { $sailors ->
    [one] 1 Seemann
   *[other] { $sailors } Seeleuten
} abgenommen ({ $kills } getötet, { $losses } verloren)
digest-port-lost = { $seat_is ->
    [you] du verlierst { $port }
   *[other] { $seat } verliert { $port }
}
digest-landed = { $port } mit { $sailors ->
    [one] 1 Seemann
   *[other] { $sailors } Seeleuten
} eingenommen
digest-left-neutral = { $port } bleibt neutral
digest-sunk = { $seat_is ->
    [you] deine { $galley } versenkt
   *[other] { $galley } von { $seat } versenkt
}
digest-took = { $goods } erbeutet
digest-took-by = { $seat_is ->
    [you] du erbeutest { $goods }
   *[other] { $seat } erbeutet { $goods }
}
digest-built = { $building } in { $port }
digest-bought-galley = { $galley } in { $port } gekauft
digest-blocked = { $seat_is ->
    [you] von dir
   *[other] von { $seat }
} { $deed ->
    [sale] am Verkauf in { $zone } gehindert
    [landing] an der Landung in { $zone } gehindert
   *[move] an der Weiterfahrt in { $zone } gehindert
}
digest-dumped = { $goods } über Bord
digest-boarded = { $count ->
    [one] 1 Seemann
   *[other] { $count } Seeleute
} in { $port } an Bord
digest-ashore = { $count ->
    [one] 1 Seemann
   *[other] { $count } Seeleute
} in { $port } an Land
digest-passed = { $pieces } von { $giver } auf { $taker }
digest-swapped = { $given } an { $partner } gegen { $taken }
digest-count = { $count } × { $piece }
digest-picked-port = Start in { $port }
digest-picked-number = { $galley }
digest-closed = { $port } geschlossen
digest-sold = { $goods } in { $port } { $ducats ->
    [0] eingelagert
   *[other] verkauft, +{ $ducats }
}
digest-loaded = { $goods } in { $port } geladen{ $cost ->
    [0] {""}
   *[other] , −{ $cost }
}
digest-hired = Seeleute angeheuert: { $places }
digest-hired-port = { $count } in { $port }
digest-hired-galley = { $count } für { $galley }
digest-sailed = nach { $zone }
digest-acts = in { $zone }
digest-invests = Investition
digest-match-ends = Ende der Partie nach { $round } Runden
digest-doge = Dogenkarte: { $card }, der Pöppel zieht { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
}{ $left ->
    [0] {" "}bis zu einer Auszahlung
    [one] , nächste Auszahlung in 1 Feld
   *[other] , nächste Auszahlung in { $left } Feldern
}
digest-doge-wine = Dogenkarte: { $card }, das bringt { $gains }
digest-doge-dry = Dogenkarte: { $card }, aber niemand hat einen Hafen damit
digest-payout = Auszahlung { $payout }: { $gains }
digest-paid-out = { $seat_is ->
    [you] du
   *[other] { $seat }
} +{ $ducats }
digest-paid-nothing = { $seat_is ->
    [you] du
   *[other] { $seat }
} +0
digest-may-be-last = vielleicht die letzte Runde
digest-round-begins = Runde { $round }

## Warum nicht

why-close-another-good = { $port } liefert etwas anderes als { $good }.
why-keep-start-ports = { $port } muss offen bleiben: { $players } Spieler brauchen ebenso viele Starthäfen.
why-no-start-port = { $port } ist kein Starthafen.
why-port-closed = { $port } ist geschlossen.
why-port-taken = { $port } gehört { $owner }.
why-number-not-in-use = { $galley } ist bei { $players } Spielern nicht dabei.
why-number-taken = { $galley } gehört { $owner }.
why-active-itself = { $galley } ist selbst die aktive Galeere.
why-galley-full = { $galley } hat keinen freien Platz.
why-galley-not-here = { $galley } liegt nicht in { $zone }.
why-no-own-port-here = In { $zone } hast du keinen Hafen.
why-no-port-here = In { $zone } ist kein offener Hafen.
why-not-aboard = Nicht an Bord von { $galley }: { $piece }.
why-not-made-here = { $port } liefert etwas anderes als { $good }.
why-not-your-galley = { $galley } gehört dir nicht.
why-not-your-port = { $port } gehört dir nicht.
why-not-at-your-port = { $galley } liegt nicht an einem deiner Häfen ({ $zone }).
why-port-full-of-sailors = { $port } fasst höchstens { $sailors } Seeleute.
why-port-needs-sailor = In { $port } muss ein Seemann bleiben.
why-supply-empty = Im Vorrat ist nichts mehr davon: { $good }.
why-too-dear = Es kostet { $cost ->
    [one] 1 Dukaten
   *[other] { $cost } Dukaten
}; du hast { $ducats }.
why-already-there = Die Galeere ist schon in { $zone }.
why-lies-here = Deine Galeere liegt hier. In { $zone } kann sie: { $deeds }.
why-too-far = { $zone } ist { $distance ->
    [one] 1 Feld
   *[other] { $distance } Felder
} entfernt; du hast { $sailors ->
    [one] 1 Seemann
   *[other] { $sailors } Seeleute
} an Bord und noch { $left ->
    [0] kein Feld
    [one] 1 Feld
   *[other] { $left } Felder
} frei.
why-zone-by-zone = { $zone } ist { $distance } Felder entfernt: Segle Feld für Feld.
why-move-is-over = Die Bewegung ist zu Ende.
why-last-sailor-stays = Der letzte Seemann von { $galley } kann nicht getauscht werden.
why-no-way-back = Diese Art Spielstein ging eben in die andere Richtung: Nichts wird zurückgeladen.
why-sold-already = Diese Galeere hat in diesem Zug verkauft; sie kann nicht mehr kämpfen oder landen.
why-made-here = { $port } stellt selbst { $good } her.
why-stored-here = In { $port } lagert schon { $good }.
why-warehouse-full = Das Lagerhaus von { $port } ist voll.
why-no-sale-any-more = Diese Galeere kann in diesem Zug nichts mehr verkaufen: Sie wurde blockiert oder kämpft.
why-no-fight-left = { $sailors ->
    [one] 1 Seemann
   *[other] { $sailors } Seeleute
} an Bord, { $moved ->
    [one] 1 Feld
   *[other] { $moved } Felder
} gesegelt: Für einen Angriff bleibt keine Kraft.
why-not-in-booty = Nicht in der Beute: { $good }.
why-active-galley = { $galley } ist deine aktive Galeere: Das ist gerade ihr Zug.
why-own-galley = { $galley } ist deine eigene: { $waits ->
    [0] In dieser Runde ist ihr Zug vorbei.
   *[other] Sie kommt in dieser Runde noch an den Zug.
}
why-own-galley-here = { $galley } ist deine eigene: Solange { $active } hier lädt, können Seeleute und Waren zwischen beiden wechseln.
why-blockers-first = Solange { $by } nach der Blockade noch Galeeren hier hat, kann { $galley } nicht angegriffen werden.
why-land-someone = Mindestens ein Seemann muss landen.
why-sale-blocker-first = { $by } hat den Verkauf blockiert: Der Hafen kann erst eingenommen werden, wenn alle Galeeren von { $by } hier besiegt sind.
why-landing-blocked = { $by } blockiert die Landung; kämpfe zuerst.
why-own-port = { $port } gehört dir selbst.
why-port-neutral = { $port } ist neutral: Dort genügt eine Landung.
why-too-few-sailors = Seeleute an Bord: { $sailors }.
why-guards-first = Um { $port } zu nehmen, besiege zuerst { $galleys } von { $owner }, dann { $sailors ->
    [one] 1 Seemann
   *[other] { $sailors } Seeleute
} im Hafen{ $fort ->
    [0] {""}
   *[other] , dessen Festung vorher feuert
}.
why-port-not-neutral = { $port } gehört { $owner } und muss angegriffen werden.
why-last-port = { $port } ist der letzte Hafen von { $owner } und kann nicht angegriffen werden.
why-no-sailor-in-stock = Du hast keinen Seemann mehr im Vorrat.
why-fleet-complete = Du hast { $galleys } Galeeren; mehr sind hier nicht erlaubt.
why-one-galley-an-investment = Nur eine Galeere je Investition.
why-already-built = { $port } hat das schon: { $building }.
why-box-empty = Keine mehr in der Schachtel: { $building }.
why-goods-for-building = { $port } braucht { $first } und { $second }, hergestellt oder gelagert.
why-no-buildings-now = Jetzt gibt es nur Seeleute und Galeeren.
why-loading-is-over = Geladen wird vor dem Segeln und Verkaufen: In diesem Zug ist das vorbei.
why-no-investment-now = Diese Galeere handelt gerade; gekauft wird stattdessen bei einer Investition.
why-invests-now = Jetzt wird gekauft; diese Galeere handelt nicht.

## What a choice brings

effect-closes = { $port } wird offenes Seefeld: In dieser Partie handelt und landet dort niemand
effect-starts = gehört dir, mit { $sailors ->
    [one] 1 Seemann
   *[other] { $sailors } Seeleuten
} im Hafen; deine Galeeren beginnen hier
effect-launches = beginnt in { $port } mit { $sailors } Seeleuten an Bord
effect-acts = laden, segeln, dann verkaufen, kämpfen oder landen
effect-invests = { $things } kaufen; die Galeere bleibt, wo sie ist
effect-invests-nothing = es lässt sich nichts kaufen: Der Zug ist vorbei
effect-ends-turn = beendet den Zug von { $galley }
effect-leaves-booty = geht verloren: { $goods }
effect-buys-no-more = kauft nichts mehr
effect-they-get = { $seat } bekommt { $ducats ->
    [one] 1 Dukat
   *[other] { $ducats } Dukaten
}
effect-sinks = deine { $galley } sinkt
effect-sinks-with = deine { $galley } sinkt mit ihrer Ladung: { $goods }
effect-overboard = { $good } ist verloren
effect-port-yours = { $port } gehört dir und bringt bei der nächsten Auszahlung { $ducats }
effect-port-theirs = { $port } geht an { $seat } und bringt dort bei der nächsten Auszahlung { $ducats }
effect-payout-yours = { $port } bringt dir bei jeder Auszahlung { $change }
effect-payout-theirs = { $port } bringt { $seat } bei jeder Auszahlung { $change }
effect-fort = { $dice } Würfel feuern vor dem Kampf auf jeden, der { $port } angreift
effect-sells-for = die Ladung bringt dort { $ducats ->
    [one] 1 Dukat
   *[other] { $ducats } Dukaten
}
effect-stores = eigener Hafen: Platz für { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
}
effect-neutral-there = { $port } ist neutral: Eine Landung nimmt ihn ein (bringt { $ducats } je Auszahlung)
effect-last-port-there = der letzte Hafen von { $owner }: nicht angreifbar
effect-foes-there = kämpft dort mit { $value } gegen { $foes }
effect-foe-galley = { $galley } ({ $sailors ->
    [one] 1 Seemann
   *[other] { $sailors } Seeleute
})
effect-foe-port = den Hafen ({ $sailors ->
    [one] 1 Seemann
   *[other] { $sailors } Seeleute
}{ $fort ->
    [0] {""}
   *[other] , Festung
})
effect-tired-there = dort bleibt keine Kraft für einen Angriff
effect-zones = { $moved } von { $zones ->
    [one] 1 Feld
   *[other] { $zones } Feldern
}
effect-loads-nothing = vorher wird nichts geladen
effect-may-stop = kann dort aufgehalten werden von: { $seats }
effect-may-block = vorher kann blockiert werden von: { $seats }
effect-fight = bis zum Ende: { $won } % Siegchance; im Schnitt verlierst du { $losses } Seeleute, die Gegenseite { $kills }
effect-may-sink = deine { $galley } sinkt mit { $chance } % Wahrscheinlichkeit
effect-they-miss = { $seat } entgeht { $ducats ->
    [0] der Verkauf
    [one] 1 Dukat
   *[other] { $ducats } Dukaten
}
effect-they-miss-port = { $seat } bekommt { $port } nicht (bringt { $ducats })
effect-they-stay = { $galley } von { $seat } segelt nicht weiter
effect-they-may-attack = { $seat } kann dich angreifen, Siegchance { $won } %
effect-ends-round = beendet die Runde
effect-may-pay = Auszahlung: { $chance } %
effect-may-end = Ende der Partie: { $chance } %
effect-ends-match = beendet die Partie: { $own } : { $best }
effect-ends-match-hidden = beendet die Partie

## Terminal

text-round = Runde { $round }
text-cards = Dogenkarten: noch { $left }, offen: { $shown }
text-supply = Vorrat:
text-box = Festungen { $forts } · Basiliken { $basilicas }
text-port = Hafen
text-makes = Ware
text-warehouse = Lagerhaus
text-pays = Wert
text-routes = neben
text-galleys = Galeeren
text-closed = geschlossen
text-player = Dukaten { $ducats } · Häfen { $ports } · Galeeren { $galleys } · Seeleute im Vorrat { $stock }
text-turn = { $galley } von { $seat }, { $zone } · Seeleute { $sailors } · Waren: { $goods } · gesegelte Felder { $moved }

## Board

board-label = Das Brett von Serenissima
board-round = Runde { $round }
board-port = { $port } liefert { $some }; gelagert: { $stored }; freie Plätze zahlen { $prices }; bringt bei der Auszahlung { $pays }; neutral
board-port-owned = { $port } liefert { $some }; gelagert: { $stored }; freie Plätze zahlen { $prices }; bringt bei der Auszahlung { $pays }; { $seat } mit { $sailors ->
    [one] 1 Seemann
   *[other] { $sailors } Seeleuten
}
board-port-closed = { $port } ist geschlossen
board-galley = { $galley } von { $seat } in { $zone }: { $sailors ->
    [one] 1 Seemann
   *[other] { $sailors } Seeleute
}, { $aboard ->
    [0] keine Waren
   *[other] Waren: { $goods }
}
board-track = Weißer Pöppel auf Feld { $space }, Auszahlungen bisher: { $payouts }, Dogenkarten übrig: { $cards }
board-supply = Noch im Vorrat: { $thing } { $count }
board-active = am Zug
board-low-first = niedrige Nummern sind in jeder Runde zuerst am Zug
board-steps = { $steps ->
    [one] 1 Feld entfernt
   *[other] { $steps } Felder entfernt
}
board-deck = Dogenkarten übrig: { $cards }
board-discard = Offene Dogenkarte: { $card }
board-roll = Letzter Wurf von { $galley }: { $kills ->
    [one] 1 Totenkopf
   *[other] { $kills } Totenköpfe
}, gegen sie { $losses }
board-raid = { $port } angreifen
board-mat = Was { $seat } besitzt
board-purse = { $seat }: Dukaten { $ducats }, nächste Auszahlung { $payout }, Seeleute im Vorrat { $stock }
board-purse-end = { $seat }: Dukaten { $ducats }, Seeleute im Vorrat { $stock }
board-sells = die Ladung bringt { $ducats }
board-stores = lagert { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
} ein
figure-payout = nächste Auszahlung
figure-ports = Häfen
figure-galleys = Galeeren
figure-stock = Seeleute im Vorrat

## Score sheet

score-start = Dukaten zu Beginn
score-sales = Verkäufe
score-dues = Ladegebühren anderer
score-wine = Wein
score-payouts = Auszahlungen
score-spent = ausgegeben

## Hints

reason-ducats = die Dukaten in der Kasse
reason-ports = die künftigen Auszahlungen
reason-hopes = die Einnahmen aus Wein und Basiliken
reason-safety = die Sicherheit der Häfen
reason-sailors = die Seeleute
reason-cargo = den Erlös aus den Ladungen
reason-places = den Platz für Waren
reason-galleys = die Größe der Flotte

## The start page

about = Rüste Galeeren aus, bringe Waren über das Mittelmeer, öffne Häfen und verteidige sie gegen deine Rivalen.

## Table options

option-money = Geld
option-money-open = Für alle sichtbar
option-money-hidden = Geheim

## The page of components

component-kind-port = Häfen
component-kind-sea = Offenes Seefeld
component-kind-good = Waren
component-kind-track = Rundenleiste
component-kind-card = Dogenkarten
component-kind-die = Würfel
component-column-name = Name
component-column-makes = stellt her
component-column-spaces = Lagerplätze
component-column-prices = Preise
component-column-payouts = Auszahlungen
component-column-start = Start
component-column-next = grenzt an
component-column-count = Anzahl
component-column-players = Spieler
component-column-shows = zeigt
component-column-skulls = Seiten mit Totenkopf

## Warnings about an edition

warn-no-producer = Waren, die kein Hafen herstellt, kommen nie ins Spiel: { $goods }.
warn-no-supply = Waren, von denen der Vorrat keine hat, kommen nie ins Spiel: { $goods }.
warn-last-producer-closed = Zu zweit und zu dritt schließt man für jede dieser Waren einen Hafen, und nur einer stellt sie her: { $goods }.
warn-no-building = Kein Hafen kann je { $first } und { $second } zugleich haben: Das kann niemand bauen: { $building }.
warn-port-count = Im gedruckten Spiel gibt es { $printed } Häfen, in dieser Ausgabe { $count }.
warn-small-start-ports = Starthäfen mit weniger als { $sailors } Lagerplätzen nehmen nur so viele Seeleute auf; die übrigen bleiben im Vorrat: { $ports }.
warn-never-full = Häfen mit mehr Lagerplätzen als Warenarten, die sich dort verkaufen lassen, werden nie voll: { $ports }.
warn-odd-prices = Die Regel nennt Preise von { $cheapest } bis { $dearest } Dukaten; anders ist es hier: { $ports }.
warn-card-count = Im gedruckten Spiel gibt es { $printed } Dogenkarten, in dieser Ausgabe { $count }.
warn-no-card = Keine Dogenkarte zeigt dies: { $card }.
warn-no-shuffle-card = Keine Dogenkarte lässt neu mischen: Gemischt wird, wenn alle aufgedeckt sind.
warn-payouts-side-by-side = Zu { $players } liegen Auszahlungsfelder nebeneinander: Ein Zug kann zwei Auszahlungen bringen.
