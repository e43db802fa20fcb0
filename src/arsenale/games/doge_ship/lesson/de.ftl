### The first guided match of The Doge Ship

welcome = Willkommen im Arsenal von Venedig! Zwei Werften, deine und die von Bianca, bauen gemeinsam **ein** Schiff für den Dogen. Jedes Teil, das du anbaust, bringt dir Siegpunkte (SP); wer am Ende die meisten hat, gewinnt. Du spielst zwei Runden, und bei jedem Schritt steht hier, was zu tun ist und warum.
ship = Das ist das Schiff, noch ohne ein einziges Teil. Es wächst auf zwei Decks vom Heck links zum Bug rechts, immer ohne Lücke. Wer ein Teil baut, setzt sein Zeichen darauf.
doge = Das ist das **Dogenplättchen**: was ihm in dieser Runde gefällt. Jedes rote Quadrat auf einem Teil ist jetzt 3 SP wert, jedes blaue 2, Gelb zählt nichts, und Grün kostet sogar 1. Außerdem steht darauf, was am Ende der Runde geschieht: **Hochwasser**. Davon gleich mehr.
dice = Alles, was du tust, tust du auf diesen Tafeln. Jede hat sechs Felder und einen Würfel, der jede Runde neu fällt. Das Feld beim Würfel und alle links davon sind **kostenlos**; weiter rechts kostet jeder Schritt 1 Dukaten. Die besseren Aktionen stehen natürlich rechts.
purse = Und das ist deine Werft. Du hast 12 Dukaten und fünf **Marker**: fünf Aktionen in dieser Runde, immer im Wechsel mit Bianca. Ein Feld mit einem Marker ist für den Rest der Runde besetzt.
buy-two = Unser Plan: schnell ein Teil für das Schiff besorgen und bauen, solange dem Dogen seine Farben gefallen. Auf **Rot 5** kaufst du ein Galeerenteil und dazu eine Gondel, zwei Einkäufe mit einem Marker. Das Feld liegt einen Schritt rechts vom roten Würfel und kostet darum 1 Dukaten.
gondola-first = Zwei Einkäufe, in beliebiger Reihenfolge. Beginne mit der Gondel: Gondeln bringen später Geld, und Geld ist immer knapp.
gondola-take = Du siehst drei Plättchen, und nur du siehst sie. Nimm **Gondel 4**: Sie kostet nichts und bringt 6 Dukaten, sobald sie fertig ist, einen mehr als die anderen. Was du nicht nimmst, kommt wieder unter den Stapel.
part-stack = Nun das Teil für das Schiff. Gebaut wird vom Heck an, auf dem unteren Deck; ein Teil für genau diese Zone kannst du also sofort bauen. Sieh in ihren Stapel.
part-take = Rechne mit den Augen des Dogen: **Teil 3** bringt von sich aus 2 SP und hat zwei blaue Quadrate und ein gelbes. Das macht 2 + 2 + 2 + 0 = **6 SP** für 3 Dukaten. Teil 5 ist teurer und brächte nur 4, weil dem Dogen das grüne Quadrat missfällt.
bianca-buys = Bianca nimmt Grün 3, beim Würfel und darum kostenlos, und kauft auch ein Teil für das Heck. Galeerenteile liegen offen da; was Gondeln und Barrieren in der Werft bringen werden, weiß nur, wem sie gehören.
build-cell = Dein Teil ist gekauft, liegt aber noch in der Werft. Um es ans Schiff zu bringen, brauchst du ein Feld zum **Bauen**. Weiß 4 ist so eines, und weil der weiße Würfel auf 5 steht, ist es kostenlos.
build-part = Jetzt baue es an. Der nächste freie Platz auf dem unteren Deck ist der erste am Heck, und da passt es hin.
bianca-builds = Sechs Punkte für dich, und das Schiff wächst! Bianca baut gleich dahinter: 4 SP, und wegen des Siegels auf ihrem Teil auch 1 **Abnahme**. Abnahmen sind das Lob des Dogen auf Papier; wozu sie gut sind, siehst du bald.
flood-warning = Denk an das Hochwasser. Am Ende der Runde vergleicht jeder die Zahl seiner fertigen **Barrieren** mit dem Wasserstand, hier 1: Hast du weniger, verlierst du für die nächste Runde zwei Aktionen, bei genau 1 eine, mit mehr bleibst du trocken. Besorge dir also eine Barriere; auf **Grün 1** gibt es sie, und das Feld ist kostenlos.
barrier-stack = Hier gibt es nur Barrieren. Sieh dir die obersten drei an.
barrier-take = Eine Barriere hilft auch bei schönem Wetter: Deine oberste gibt einen **Bonus**. Mit **Barriere 25** bekommst du 1 Abnahme, sooft du ein Feld zum Bauen wählst, gleich was du dort baust. Das ist 1 Dukaten gut angelegt.
bianca-gondola = Bianca kauft auf Weiß 1 eine Gondel. Du siehst, dass sie 1 Dukaten gekostet hat, aber nicht, was sie bringen wird: Die andere Seite ist ihr Geheimnis.
barrier-cell = Eine Barriere, die nicht fertig ist, hält kein Wasser auf. Auf **Weiß 2** baust du Barrieren, und das Feld ist kostenlos.
barrier-build = Stelle die Barriere fertig. Sie liegt dann oben auf deinen Barrieren und wirkt ab deiner nächsten Aktion.
bianca-money = Bianca stellt ihre Gondel fertig: 6 Dukaten. Eine Gondel zahlt einmal, dann geht sie zurück in ihren Stapel.
bonus-cell = Dein letzter Marker in dieser Runde. Auf **Rot 4** kannst du deine eigene Gondel fertigstellen. Das ist ein Feld zum Bauen, also achte auf deine Barriere.
bonus-came = Da ist er: Die Barriere hat dir gerade **1 Abnahme** gebracht, noch vor der Aktion selbst. Stelle nun die Gondel fertig und nimm dir 6 Dukaten.
bianca-discards = Bianca findet nichts Nützliches mehr und **wirft** ihren letzten Marker für 1 Dukaten **ab**; das darf man immer. Damit war Runde 1 zu Ende, und das Wasser stieg: Du hast genau eine Barriere, das kostet dich eine Aktion der neuen Runde; Bianca hat keine, das kostet sie zwei.
order = Wer beginnt Runde 2? Das entscheidet die Zahl auf der obersten Barriere, und die **kleinste** ist zuerst dran. 25 ist alles andere als klein, aber Bianca hat gar keine Barriere, und wer keine hat, kommt zuletzt. Also fängst du an.
new-doge = Runde 2: neue Würfel, ein neues Dogenplättchen. Du hast vier Marker, Bianca drei. Dieser Doge liebt Grün, droht aber mit Hochwasser vom Stand **4**. Mit einer einzigen Barriere würdest du zwei Aktionen verlieren. Zeit für eine kleine Intrige.
intrigue = Mit einer **Intrige** stimmst du den Dogen um. Auf Grün 4 siehst du dir zwei Dogenplättchen an und entscheidest, welches von nun an gilt. Das Feld liegt einen Schritt rechts vom Würfel: 1 Dukaten.
enact = Nimm Plättchen **7**. Blau und Grün sind je 2 wert, das obere Heck ist violett, und statt Hochwasser bringt es eine **Inspektion**. Da werden aus Abnahmen Punkte, und du hast eine Barriere, die dir immer neue bringt.
put-under = Das andere Plättchen kommt verdeckt zurück. Oben auf dem Stapel wäre es der Doge der nächsten Runde; wir brauchen es nicht, also lege es **unter** den Stapel.
bianca-again = Bianca nutzt Rot 5, heute kostenlos, und kauft beides: ein Teil für die Schiffsmitte und eine Gondel.
buy-one = Auf Weiß 5 gibt es ein Galeerenteil **oder** eine Barriere: eins von beiden, nicht beides. Der weiße Würfel zeigt 6, das Feld ist also kostenlos.
upper-stack = Wo bauen? Auf dem oberen Deck muss unter jedem Teil schon eines stehen. Am Heck sind unten beide Plätze fertig, also ist das **Heck oben** offen. Und auf dem Dogenplättchen ist diese Zone **violett**: Wer dort baut, bekommt 1 Abnahme extra.
upper-take = **Teil 24** ist mit 7 Dukaten teuer, aber sieh, was es bringt: 5 SP + 2 für Blau + 2 für Grün + 0 für Rot = **9 SP**, und das Siegel trägt es auch. Dafür war das Geld der Gondel gedacht.
bianca-profits = Bianca baut in der Mitte und bekommt 7 SP. Das Dogenplättchen, das du gewählt hast, gilt für alle: Überlege immer, wem es noch nützt.
upper-cell = Nun baue dein Prachtstück. Weiß 4 ist kostenlos, und weil es ein Feld zum Bauen ist, bringt deine Barriere wieder eine Abnahme.
upper-build = Eine Abnahme ist schon da. Der Bau bringt 9 SP und zwei weitere: eine für das Siegel, eine für die violette Zone.
bianca-approvals = Mit ihrem letzten Marker kauft Bianca auf Weiß 6 zwei Abnahmen für 2 Dukaten. Niemand zeigt, wie viele er hat, aber alle können mitzählen, und das Brett tut es für dich: Mit der aus Runde 1 hat sie **drei**.
approval = Du hast vier. Ein Marker ist noch da: **Weiß 3** bringt kostenlos eine weitere Abnahme. Sicher ist sicher.
bid = Die Inspektion! Alle bieten geheim Abnahmen; das höchste Gebot bekommt 6 SP, das zweite 3, das dritte 1, und **alle Gebote sind weg**. Bianca kann höchstens drei bieten, also reichen **vier**. Behalte die fünfte: Am Ende der Partie zählen Abnahmen noch einmal.
bianca-bids = Die Gebote werden aufgedeckt: Deine 4 schlagen Biancas 3. Du bekommst 6 SP, sie bekommt 3, das macht 21 zu 14. Ihre Abnahmen sind alle weg, du hast noch eine.
ducats = Runde 3 beginnt, mit fünf Markern für jeden. Dein Beutel ist leicht geworden: 5 Dukaten. Für solche Tage gibt es Felder mit Geld: **Grün 5** bringt 3 Dukaten und kostet 1.
end = Jetzt kannst du spielen! So geht die Partie weiter, bis der letzte Platz am Schiff gebaut ist; dann bringen die übrigen Abnahmen bis zu 9 SP. Den Rest lernst du unterwegs: Rot 6 ersetzt ein Teil, für 2 Dukaten darfst du eine andere deiner Barrieren nach oben legen, und in die Werft passen fünf Plättchen, davon zwei Galeerenteile.
