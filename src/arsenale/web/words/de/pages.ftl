### Was auf den Seiten steht.

## Jede Seite

page-skip = Zum Inhalt springen
page-nav = Du und deine Sprache
page-language = Sprache
page-language-en = English
page-language-de = Deutsch
page-language-fr = Français
page-settings = Einstellungen
page-foot = Drei venezianische Spiele, frei zu spielen. Alles auf den Plänen ist hier gezeichnet.
page-home = Zur Startseite
page-back-to-table = Zurück zum Tisch
page-back-to-replay = Zurück zur Wiederholung
page-back-to-invitation = Zurück zur Einladung
page-error-unknown = Vom Kurs abgekommen
page-error-cancelled = Abgesagt
page-error-other = Das hat nicht geklappt

## Startseite

page-hero = Bauen, handeln und segeln im alten Venedig
page-hero-more = Drei Brettspiele gegen Computerspieler oder Freunde. Ohne Konto, ohne Installation: ein Klick, und du sitzt am Tisch.
page-games = Spiele
page-picture = Eine Stellung aus { $game }
page-players = { $fewest } bis { $most } Spieler
page-play-now = Jetzt spielen
page-play-now-hint = gegen Computerspieler
page-new-table = Neuer Tisch
page-rules = Regeln
page-components = Spielmaterial
page-my-tables = Deine Tische
page-public-tables = Öffentliche Tische
page-finished-tables = Beendete Partien
page-waits-for-you = Du entscheidest
page-others-decide = Andere entscheiden
page-finished = Beendet
page-watch = Zuschauen
page-seat-open = offener Platz

## Neuer Tisch

page-game = Spiel
page-number-of-players = Spieler
page-seats = Plätze
page-seat = Platz { $number }
page-seat-me = Ich
page-seat-link = Jemand per Link
page-seat-screen = Jemand an diesem Bildschirm
page-bot-greedy = Computerspieler, erfahren
page-bot-random = Computerspieler, zum Üben
page-bot-apprentice = Computerspieler: Lehrling
page-bot-journeyman = Computerspieler: Geselle
page-bot-master = Computerspieler: Meister
page-bot-doge = Computerspieler: Doge
page-bot-other = Computerspieler: { $name }
page-name = Name
page-options = Optionen
page-edition = Ausgabe
page-bot-speed = Tempo der Computerspieler
page-bot-speed-new = Tempo der Computerspieler an neuen Tischen
page-speed-slow = langsam
page-speed-normal = normal
page-speed-fast = schnell
page-speed-instant = sofort
page-speed-unset = wie am Tisch eingestellt
page-doge-seconds = Bedenkzeit eines Dogen
page-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
page-hints = Tipps
page-hints-on = erlaubt
page-hints-off = an diesem Tisch keine
page-hints-usual = wie üblich
page-hints-usual-more = Üblich sind Tipps, wenn du nur gegen Computer spielst; sobald mehr als ein Mensch mitspielt, gibt es keine. Alle am Tisch sehen, wie es eingestellt ist.
page-public = Öffentlich: steht zum Zuschauen auf der Startseite
page-open-table = Tisch eröffnen

## Platz nehmen

page-invited = Einladung zu { $game }
page-who-is-there = Am Tisch
page-seat-resigned = hat aufgegeben; ein Computer spielt weiter
page-how-it-is-played = So wird hier gespielt
page-your-seat = dein Platz
page-sit-down = Platz nehmen
page-look-on = Zuschauen
page-table-full = An diesem Tisch sind alle Plätze besetzt. Zuschauen kannst du.
page-table-over = Die Partie an diesem Tisch ist zu Ende. Anschauen kannst du sie.

## Tisch

page-connecting = verbinde …
page-needs-script = Diese Seite braucht JavaScript.
page-skip-act = Zur Entscheidung springen
page-skip-board = Zum Spielplan springen
page-players-title = Spieler
page-scores = Wertung
page-board = Spielplan
page-question = Was gefragt ist
page-hint = Tipp
page-choices = Auswahl
page-find-choice = Möglichkeit suchen
page-no-choices = Für dich gibt es gerade nichts zu entscheiden.
page-panels = Verlauf, Chat und Tisch
page-log = Verlauf
page-story = Verlauf
page-result = Ergebnis
page-to-newest = Zum Neuesten
page-curve = Punkte im Lauf der Partie
page-on-board = Was du wählen kannst, leuchtet.
page-own-mat = Was dir gehört
page-close = Schließen
page-chat = Chat
page-chat-say = Etwas sagen
page-send = Senden
page-table = Tisch
page-warn = Einmal nachfragen vor einer Wahl, bei der etwas verloren geht oder die Partie endet
page-confirm = Vor einer Wahl nachfragen, die sich nicht mehr zurücknehmen lässt
page-tell = Auf dem Touchscreen erst sagen, was ein Tipp auf den Plan bringt; ein zweiter Tipp spielt ihn
page-animation = Bewegte Figuren
page-sounds = Töne
page-watch-link = Link zum Zuschauen kopieren
page-keys = Tasten: u nimmt zurück, h holt einen Tipp, c führt zu den Möglichkeiten in Worten, / findet eine davon. Tab führt zu den Knöpfen und auf den Plan, Pfeiltasten von Stück zu Stück, Eingabe wählt, Escape schließt. + und - machen den Plan größer und kleiner, 0 zeigt ihn ganz.
page-invite = Noch sind Plätze frei
page-invite-more = Schicke jeder Person einen Link. Es geht weiter, sobald sie Platz nehmen; auch ein Bot kann den Platz nehmen (unter „Tisch“).
page-rematch = Revanche
page-to-rematch = Zur Revanche
page-record = Aufzeichnung herunterladen
page-seed = Startwert:
page-verify = Partie prüfen

## Nachspielen, Aufzeichnung und Prüfung

page-replay = Nachspielen
page-to-first = Zum Anfang
page-back = Eins zurück
page-run = Abspielen
page-forward = Eins vor
page-to-last = Zum Ende
page-position = Stellung
page-perspective = Gesehen von
page-public-view = allen
page-permalink = Link zu dieser Stellung kopieren
page-holds = Die Aufzeichnung stimmt: { $actions ->
    [one] ihre eine Aktion ist
   *[other] alle { $actions } Aktionen sind
} erlaubt, und der Startwert passt zum Fingerabdruck.
page-holds-not = Die Aufzeichnung stimmt nicht: { $reason }
page-commitment = Fingerabdruck des Startwerts (SHA-256)
page-verify-yourself = Du kannst es selbst prüfen: Lade die Aufzeichnung herunter und starte „arsenale verify record.json“.
page-records = Aufzeichnungen
page-records-more = Öffne die Aufzeichnung einer beendeten Partie, um sie hier nachzuspielen.
page-record-file = Aufzeichnung (eine JSON-Datei)
page-record-open = Öffnen

## Einstellungen

page-save = Speichern
page-this-device = Auf diesem Gerät
page-theme = Farben
page-theme-auto = wie das System
page-theme-light = Tag
page-theme-night = Nacht
page-kept-here = Diese Einstellungen bleiben in diesem Browser und wirken sofort.
page-move = Ein anderes Gerät
page-move-more = Mit einem privaten Link bist du auf einem anderen Gerät dieselbe Person. Er gilt kurze Zeit; gib ihn niemandem.
page-move-make = Privaten Link erstellen
page-move-link = Privater Link
page-move-accept = Auf diesem Gerät { $name } sein
page-move-accept-more = Du hast den privaten Link von { $name } geöffnet. Auf diesem Gerät bist du dann { $name }, mit denselben Tischen.
page-copy = Kopieren

## Spielmaterial

page-components-more = Jeder Wert im Spiel und woher er stammt. Wer das Spiel besitzt, kann seine wahren Werte in eine Ausgabe schreiben und damit spielen.
page-origin-source = in der Regel gedruckt
page-origin-source-more = steht in der veröffentlichten Spielregel
page-origin-published = anderswo berichtet
page-origin-published-more = aus einer veröffentlichten Besprechung, einem Bild oder Gespräch
page-origin-reconstructed = rekonstruiert
page-origin-reconstructed-more = von uns, so abgestimmt, dass sich das Spiel gut spielt

## Was das Skript der Seite sagt

js-failed = Das hat nicht geklappt. Bitte noch einmal versuchen.
js-copied = Kopiert
js-copy-by-hand = Bitte von Hand kopieren
js-copy = Kopieren
js-rule = Regel { $rule }
js-confirm = Bestätigen
js-cancel = Abbrechen
js-anyway = Trotzdem
js-more = { $count } weitere …
js-mat-of = Was { $name } gehört
js-curve = Punkte im Lauf der Partie. Am Ende: { $scores }
js-score = Punkte:
js-to-decide = entscheidet
js-seat-you = du
js-seat-this-screen = dieser Bildschirm
js-seat-here = da
js-seat-away = nicht da
js-seat-away-since = weg, zuletzt hier { $ago }
js-seat-resigned = aufgegeben ({ $level })
js-resigned = (aufgegeben)
js-resign = Aufgeben
js-resign-more = Ein Computer spielt diesen Platz dann zu Ende. Du kannst nicht zurückkehren, aber zuschauen.
js-resign-sure = Ja, ich gebe auf
js-call-off = Diesen Tisch absagen
js-call-off-more = Noch hat niemand begonnen. Der Tisch verschwindet aus allen Listen, und seine Links führen nirgendwohin mehr.
js-call-off-sure = Ja, absagen
js-keep-on = Nein
js-thinking = überlegt …
js-level-of = Stufe von { $name }
js-level-random = Anfänger
js-level-greedy = Geselle
js-level-apprentice = Lehrling
js-level-journeyman = Geselle
js-level-master = Meister
js-level-doge = Doge
js-level-none = Computer
js-link-of = Link für Platz { $seat }
js-take-back = Wieder selbst spielen
js-bot-sits = Ein Bot nimmt den Platz
js-stand-in = Bot spielen lassen
js-hint-wait = Ein Tipp wird gesucht …
js-hint-chance = { $percent } % Siegchance
js-no-match = Keine Wahl enthält diese Wörter.
js-undo-far = Deinen letzten Zug zurücknehmen und alles, was danach kam, auch das der anderen?
js-undo-turn = Zug zurück
js-hint-asked = { $name } bittet um einen Tipp.
js-ask-undo = Die anderen fragen: { $what }
js-agree = Einverstanden
js-disagree = Nicht einverstanden
js-handover = { $name } ist dran
js-handover-why = Bitte gib den Bildschirm weiter. Sonst sollte jetzt niemand hinsehen.
js-handover-go = Ich bin { $name }
js-handover-back = Zurück zu { $name }
js-verifying = Die Partie wird nachgespielt …
js-holds = ✓ Die Aufzeichnung stimmt: Alle { $actions } Aktionen sind erlaubt, und der Startwert passt zum Fingerabdruck.
js-holds-not = ✗ Die Aufzeichnung stimmt nicht: { $reason }
js-total = Summe
js-line-live = verbunden
js-line-lost = Verbindung verloren, neuer Versuch …
js-line-gone = Diesen Tisch gibt es nicht mehr.
js-not-sent = Keine Verbindung: Das wurde nicht gesendet. Bitte gleich noch einmal versuchen.
js-spectators = Zuschauer: { $count }
js-position = { $at } von { $last }
js-start = Die Partie beginnt.
js-play = Abspielen
js-pause = Anhalten

## What happened

page-pace = Was geschieht, zeigen
page-pace-slow = langsam
page-pace-normal = normal
page-pace-fast = schnell
page-pace-off = sofort, ohne Szenen
js-skip-beats = Weiter bis zu meinem Zug
js-since = Seit deinem letzten Zug
js-film = Als Film abspielen
js-beat-bid = Die Gebote liegen offen
js-beat-water = Hochwasser
js-beat-payout = Die Häfen zahlen
js-beat-laurel = Endabnahme
js-beat-fight = Ein Gefecht
js-beat-sink = Auf See verloren
js-beat-port-lost = Häfen verloren
js-beat-doge = Ein neuer Doge
js-beat-loss = Verloren
js-beat-ship = Das Schiff
js-beat-gondola = Die Gondel
