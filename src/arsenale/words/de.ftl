### Messages of the platform.

## Refusals that every game shares

why-match-over = Die Partie ist zu Ende.
why-not-your-decision = Du bist gerade nicht gefragt; es entscheidet: { $seats }.
why-no-such-action = Diese Aktion gibt es nicht.
why-something-else-is-asked = Gerade ist etwas anderes gefragt.

## Small parts of sentences

asks = { $seat }: { $question }
edition-standard = Standardausgabe
either = { $a } oder { $b }
both = { $a } + { $b }
ducats = { $count ->
    [one] 1 Dukat
   *[other] { $count } Dukaten
}

## What a choice brings, in a game that does not say more

effect-score = { $points } Punkte
effect-ends = beendet die Partie
effect-happens = { $what }

## Command line

cli-guest = Gast
cli-player = Spieler { $number }
cli-welcome = { $name }, du spielst gegen { $others }.
cli-commitment = SHA-256 des Startwerts, der am Ende verraten wird: { $commitment }
cli-hint = Wähle mit Nummer oder Textform; ? zeigt alle Befehle.
cli-prompt = >
cli-help =
    Nummer     diese Möglichkeit wählen
    Textform   dasselbe in Worten, zum Beispiel „skip“
    u          die letzte Wahl zurücknehmen
    w TEXT     warum darf ich TEXT nicht spielen?
    b          den Plan noch einmal zeigen
    q          gehen; die Aufzeichnung kann gespeichert werden
    ?          diese Hilfe
cli-only-choice = Deine einzige Möglichkeit wurde für dich gespielt: { $choice }
cli-no-such-number = Eine Möglichkeit { $number } gibt es nicht; wähle von 1 bis { $last }.
cli-unknown = „{ $text }“ verstehe ich nicht. Tippe eine Nummer, eine Textform wie „{ $example }“ oder ? für Hilfe.
cli-is-legal = Das ist erlaubt.
cli-undone = Zurückgenommen.
cli-undo-nothing = Es gibt keine Wahl von dir, die zurückgenommen werden könnte.
cli-undo-chance = Das kann nicht zurückgenommen werden: Seither hat der Zufall mitgespielt.
cli-undo-secret = Das kann nicht zurückgenommen werden: Seither hat jemand ein Geheimnis erfahren.
cli-score = { $name }: { $score }
cli-winner = { $names } gewinnt!
cli-winners = { $names } gewinnen gemeinsam!
cli-seed = Der Startwert war { $seed }; sein SHA-256 ist { $commitment }.
cli-save = Aufzeichnung speichern? Enter für { $file }, ein anderer Dateiname oder n für nein:
cli-saved = Die Aufzeichnung liegt in { $file }.
cli-not-saved = Die Aufzeichnung konnte nicht nach { $file } geschrieben werden: { $reason }.
cli-bye = Auf Wiedersehen!
cli-position = nach { $at } von { $count } Aktionen
cli-serve-address = Arsenale ist bereit: { $address }
cli-serve-tables = Die Tische liegen in { $place }
cli-serve-stop = Strg-C beendet den Server
