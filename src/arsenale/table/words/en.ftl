### Messages of the table, for every game. { $who } is someone's name.

## Asking and waiting

table-waiting = Waiting for { $seats }.
table-waiting-open = Waiting for somebody to sit down.
table-open-seat = open seat
table-spectating = You are watching. You see what everybody can see; hands stay hidden.
table-digest = { $seat_is ->
    [you] You
   *[other] { $seat }
}: { $parts }
table-digest-join = { "; " }
table-digest-about = { $seat_is ->
    [you] You
   *[other] { $seat }
}, { $about }: { $parts }

## What happens at the table

table-sat-down = { $who } sits down.
table-left-seat = { $who } leaves the seat; it is open.
table-new-link = The open seat has a new link.
table-resigned = { $who } resigns. A bot plays the seat to the end.
table-called-off = This table was called off.
table-bot-stands-in = A bot plays for { $who }.
table-bot-sits-down = A bot takes the open seat.
table-bot-changed = Another bot plays as { $who }.
table-took-seat-back = { $who } is back.
table-renamed = { $who } is now called { $seat }.
table-took-back = { $who } takes back { $count ->
    [one] one action.
   *[other] { $count } actions.
}
table-asks-undo = { $who } asks to take back { $count ->
    [one] one action.
   *[other] { $count } actions.
}
table-refuses-undo = { $who } does not agree to take it back.

## Taking back

table-undo-last = Take back
table-undo-turn = Take back my turn

## Hints

table-hint-better = Better than the rest for { $better }.
table-hint-both = Better than the rest for { $better }, but worse for { $worse }.
table-hint-later = Pays off later; at first worse than the rest for { $worse }.
table-hint-alike = For now much the same as the other choices.
table-hint-rivals = your standing against the others
table-hint-and = { $first } and { $then }
table-hint-comma = { $first }, { $then }

## The end

table-wins = { $seat_is ->
    [you] You win.
   *[other] { $seat } wins.
}
table-share-the-win = { $seats } share the win.
table-have-resigned = { $count ->
    [one] { $seats } resigned; a bot played on.
   *[other] { $seats } resigned; bots played on.
}
table-fair-running = The seed of all chance was fixed before the first action. This is its fingerprint; the seed itself follows at the end.
table-fair-over = The seed fits the fingerprint that was shown from the start: anyone can replay the match with it.

## Refusals

table-why-first = First: { $what }.
table-still-running = The match is still running.
table-seat-shown-later = What this seat sees is shown when the match is over.
table-not-your-seat = This is not your seat.
table-not-seated = Only those who sit at the table may do that.
table-person-is-here = This person is at the table; only they can give up the seat.
table-seat-of-another = Someone else has played this seat: whoever has a part in the match cannot take it over.
table-no-such-seat = There is no such seat; the table has { $most }.
table-no-such-position = There is no such position; the last one is { $most }.
table-no-such-bot = There is no such bot; choose one of { $bots }.
table-no-bot-there = No bot sits there.
table-no-hints = There are no hints at this table.
table-too-many-actions = At most { $most } actions can be played in one go.
table-stale = The match has gone on meanwhile. Please look again.
table-link-used-up = This link does not open a free seat.
table-seat-needs-a-guest = Somebody must sit on this seat.
table-wrong-number-of-seats = The game is for { $from } to { $to } players, not for { $count }.
table-wrong-options = These options do not fit the game.
table-wrong-setting = There is no such setting.
table-fixed-setting = This is settled when a table is opened.
table-name-empty = Please type a name.
table-name-too-long = A name has at most { $most } characters, not { $count }.
table-remark-empty = Please type something.
table-remark-too-long = A remark has at most { $most } characters, not { $count }.
table-undo-needs-consent = This can only be taken back if the others agree.
table-undo-asked-already = Someone has asked to take something back; that comes first.
table-undo-not-yours = You can only go back to an action of your own.
table-undo-not-asked = Nobody asks to take anything back.
table-undo-not-your-answer = You are not asked for an answer.
table-you-resigned = You have resigned from this match; you can watch it.
table-seat-resigned = Whoever sat there has resigned; a bot plays this seat to the end.
table-not-yours = Only whoever opened the table can call it off.
table-has-begun = The match has begun; it can no longer be called off.
