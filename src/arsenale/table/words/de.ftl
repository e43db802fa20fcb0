### Meldungen des Tisches, für jedes Spiel. { $who } ist der Name von jemandem.

## Fragen und warten

table-waiting = Warten auf { $seats }.
table-waiting-open = Es wird gewartet, bis jemand Platz nimmt.
table-open-seat = offener Platz
table-spectating = Du schaust zu. Du siehst, was alle sehen; Verdecktes bleibt verdeckt.
table-digest = { $seat_is ->
    [you] Du
   *[other] { $seat }
}: { $parts }
table-digest-join = { "; " }
table-digest-about = { $seat_is ->
    [you] Du
   *[other] { $seat }
}, { $about }: { $parts }

## Was am Tisch geschieht

table-sat-down = { $who } setzt sich.
table-left-seat = { $who } gibt den Platz frei.
table-new-link = Der offene Platz hat einen neuen Link.
table-resigned = { $who } gibt auf. Ein Computer spielt den Platz zu Ende.
table-called-off = Dieser Tisch wurde abgesagt.
table-bot-stands-in = Ein Computer spielt für { $who }.
table-bot-sits-down = Ein Computer nimmt den offenen Platz.
table-bot-changed = Als { $who } spielt jetzt ein anderer Computer.
table-took-seat-back = { $who } ist wieder da.
table-renamed = { $who } heißt jetzt { $seat }.
table-took-back = { $who } nimmt { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
} zurück.
table-asks-undo = { $who } möchte { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
} zurücknehmen.
table-refuses-undo = { $who } ist mit dem Zurücknehmen nicht einverstanden.

## Zurücknehmen

table-undo-last = Zurücknehmen
table-undo-turn = Ganzen Zug zurücknehmen

## Tipps

table-hint-better = Besser als die anderen für { $better }.
table-hint-both = Besser als die anderen für { $better }, schlechter für { $worse }.
table-hint-later = Zahlt sich später aus; fürs Erste schlechter als die anderen für { $worse }.
table-hint-alike = Fürs Erste fast dasselbe wie die anderen Möglichkeiten.
table-hint-rivals = deinen Stand gegenüber den anderen
table-hint-and = { $first } und { $then }
table-hint-comma = { $first }, { $then }

## Das Ende

table-wins = { $seat_is ->
    [you] Du gewinnst.
   *[other] { $seat } gewinnt.
}
table-share-the-win = { $seats } teilen sich den Sieg.
table-have-resigned = { $count ->
    [one] { $seats } hat aufgegeben; ein Computer hat weitergespielt.
   *[other] { $seats } haben aufgegeben; Computer haben weitergespielt.
}
table-fair-running = Der Startwert allen Zufalls stand vor der ersten Aktion fest. Dies ist sein Fingerabdruck; der Wert selbst folgt am Ende.
table-fair-over = Der Startwert passt zum Fingerabdruck, der von Anfang an zu sehen war: Jeder kann die Partie damit nachspielen.

## Ablehnungen

table-why-first = Zuerst: { $what }.
table-still-running = Die Partie läuft noch.
table-seat-shown-later = Was dieser Platz sieht, wird nach dem Ende der Partie gezeigt.
table-not-your-seat = Das ist nicht dein Platz.
table-not-seated = Das darf nur, wer am Tisch sitzt.
table-person-is-here = Diese Person ist am Tisch; nur sie selbst kann den Platz abgeben.
table-seat-of-another = Auf diesem Platz hat jemand anders gespielt: Wer an der Partie beteiligt ist, kann ihn nicht übernehmen.
table-no-such-seat = Diesen Platz gibt es nicht; der Tisch hat { $most }.
table-no-such-position = Diese Stellung gibt es nicht; die letzte ist { $most }.
table-no-such-bot = Diesen Computerspieler gibt es nicht; wähle einen von { $bots }.
table-no-bot-there = Dort sitzt kein Computer.
table-no-hints = An diesem Tisch gibt es keine Tipps.
table-too-many-actions = Höchstens { $most } Aktionen gehen auf einmal.
table-stale = Die Partie ist inzwischen weitergegangen. Bitte schau noch einmal.
table-link-used-up = Dieser Link führt zu keinem freien Platz.
table-seat-needs-a-guest = Auf diesem Platz muss jemand sitzen.
table-wrong-number-of-seats = Das Spiel ist für { $from } bis { $to } Spieler, nicht für { $count }.
table-wrong-options = Diese Optionen passen nicht zum Spiel.
table-wrong-setting = Diese Einstellung gibt es nicht.
table-fixed-setting = Das steht fest, seit der Tisch eröffnet wurde.
table-name-empty = Bitte gib einen Namen ein.
table-name-too-long = Ein Name hat höchstens { $most } Zeichen, nicht { $count }.
table-remark-empty = Bitte schreib etwas.
table-remark-too-long = Eine Bemerkung hat höchstens { $most } Zeichen, nicht { $count }.
table-undo-needs-consent = Das geht nur, wenn die anderen einverstanden sind.
table-undo-asked-already = Jemand möchte schon etwas zurücknehmen; das geht vor.
table-undo-not-yours = Zurück geht es nur zu einer eigenen Aktion.
table-undo-not-asked = Niemand möchte etwas zurücknehmen.
table-undo-not-your-answer = Deine Antwort ist nicht gefragt.
table-you-resigned = Du hast diese Partie aufgegeben; zuschauen kannst du.
table-seat-resigned = Wer dort saß, hat aufgegeben; ein Computer spielt diesen Platz zu Ende.
table-not-yours = Absagen kann nur, wer den Tisch eröffnet hat.
table-has-begun = Die Partie hat begonnen; sie kann nicht mehr abgesagt werden.
