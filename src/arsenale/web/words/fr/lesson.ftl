### The first guided match

lesson-learn = Apprendre en dix minutes
lesson-title = Votre première partie : { $game }
lesson-first-match = votre première partie
lesson-you = Vous
lesson-teacher = Que faire et pourquoi
lesson-progress = Progression de la leçon
lesson-count = { $step } sur { $last }
lesson-rules = Dans la règle :
lesson-continue = Continuer
lesson-back = Un pas en arrière
lesson-again = Reprendre au début
lesson-ways = Rien ne peut mal tourner ici : vous pouvez revenir en arrière à tout moment, aussi avec les flèches du clavier. Vous pouvez partir et revenir à la même adresse.
js-lesson-count = { $step } sur { $last }
js-lesson-continue = Continuer
js-lesson-wrong = Ce serait peut-être possible, mais pas dans cette leçon. Cliquez sur ce que montre la flèche, ou sur le bouton « { $label } ».
js-lesson-by-button = Ici, prenez le bouton « { $label } ».
js-lesson-go-on = Regardez à votre aise, puis appuyez sur « Continuer ».
