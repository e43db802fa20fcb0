### The first guided match

lesson-learn = Learn it in ten minutes
lesson-title = Your first match: { $game }
lesson-first-match = your first match
lesson-you = You
lesson-teacher = What to do and why
lesson-progress = Progress through the lesson
lesson-count = { $step } of { $last }
lesson-rules = In the rules:
lesson-continue = Continue
lesson-back = Back one step
lesson-again = From the beginning
lesson-ways = Nothing can go wrong here: you can go back at any time, also with the arrow keys. You can leave and come back to the same address.
js-lesson-count = { $step } of { $last }
js-lesson-continue = Continue
js-lesson-wrong = Possible perhaps, but not in this lesson. Click what the arrow points at, or the button “{ $label }”.
js-lesson-by-button = For this one, take the button “{ $label }”.
js-lesson-go-on = Have a good look, then press “Continue”.
