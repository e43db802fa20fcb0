### The first guided match

lesson-learn = In zehn Minuten lernen
lesson-title = Deine erste Partie: { $game }
lesson-first-match = deine erste Partie
lesson-you = Du
lesson-teacher = Was zu tun ist und warum
lesson-progress = Fortschritt der Lektion
lesson-count = { $step } von { $last }
lesson-rules = In den Regeln:
lesson-continue = Weiter
lesson-back = Einen Schritt zurück
lesson-again = Noch einmal von vorn
lesson-ways = Hier kann nichts schiefgehen: Du kannst jederzeit zurück, auch mit den Pfeiltasten. Du kannst gehen und unter derselben Adresse wiederkommen.
js-lesson-count = { $step } von { $last }
js-lesson-continue = Weiter
js-lesson-wrong = Das ginge vielleicht auch, aber nicht in dieser Lektion. Klicke auf das, worauf der Pfeil zeigt, oder auf den Knopf „{ $label }“.
js-lesson-by-button = Nimm hierfür den Knopf „{ $label }“.
js-lesson-go-on = Sieh dich in Ruhe um und drücke dann auf „Weiter“.
