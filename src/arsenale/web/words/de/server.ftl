### Was der Server antwortet.

server-guest = Gast
server-bad = Erwartet war { $expected }, gekommen ist { $got }.
server-bad-record = Diese Aufzeichnung hält der Prüfung nicht stand: { $fault }
server-busy = Der Server konnte das gerade nicht speichern. Bitte noch einmal versuchen.
server-broken-table = Dieser Tisch lässt sich nicht öffnen.
server-csrf = Diese Seite ist zu alt, oder dein Browser behält keine Cookies. Bitte neu laden.
server-edition-not-here = Die Ausgabe { $edition }, mit der gespielt wurde, gibt es auf diesem Server nicht.
server-fault = Hier ist etwas schiefgegangen. Es wurde vermerkt.
server-http-bad = Diese Anfrage ist nicht lesbar.
server-http-method = Diese Adresse nimmt solche Anfragen nicht an.
server-http-seat = Das darfst du nicht sehen.
server-http-size = Das ist zu groß.
server-http-token = Bitte weise dich aus.
server-http-unknown = Unter dieser Adresse gibt es nichts.
server-move-link = Dieser Link ist abgelaufen. Bitte erstelle auf deinem anderen Gerät einen neuen.
server-no-hint = In der verfügbaren Zeit wurde kein Tipp gefunden. Bitte versuche es gleich noch einmal.
server-no-such-edition = Diese Ausgabe gibt es hier nicht. Es gibt: { $editions }.
server-no-such-game = Dieses Spiel gibt es hier nicht. Es gibt: { $games }.
server-no-such-table = Diesen Tisch gibt es nicht.
server-not-seated = Du sitzt dort nicht.
server-rate = Zu viel auf einmal. Bitte warte { $seconds ->
    [one] eine Sekunde.
   *[other] { $seconds } Sekunden.
}
server-size = Das ist zu groß; höchstens { $bytes } Bytes.
server-token = Dein Schlüssel fehlt, ist falsch oder zu alt.
server-token-for-one-seat = Dein Schlüssel gilt nur für einen Platz.
