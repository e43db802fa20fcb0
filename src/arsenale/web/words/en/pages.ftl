### What stands on the pages.

## Every page

page-skip = Skip to the content
page-nav = You and your language
page-language = Language
page-language-en = English
page-language-de = Deutsch
page-language-fr = Français
page-settings = Settings
page-foot = Three Venetian games, free to play. Everything on the boards is drawn here.
page-home = To the start page
page-back-to-table = Back to the table
page-back-to-replay = Back to the replay
page-back-to-invitation = Back to the invitation
page-error-unknown = Lost at sea
page-error-cancelled = Called off
page-error-other = That did not work

## Start page

page-hero = Build, trade and sail in old Venice
page-hero-more = Three board games against computer players or friends. No account, nothing to install: one click and you sit at the table.
page-games = Games
page-picture = A position of { $game }
page-players = { $fewest } to { $most } players
page-play-now = Play now
page-play-now-hint = against computer players
page-new-table = New table
page-rules = Rules
page-components = Components
page-my-tables = Your tables
page-public-tables = Public tables
page-finished-tables = Finished matches
page-waits-for-you = Your decision
page-others-decide = Others decide
page-finished = Finished
page-watch = Watch
page-seat-open = open seat

## New table

page-game = Game
page-number-of-players = Players
page-seats = Seats
page-seat = Seat { $number }
page-seat-me = Me
page-seat-link = A person, by link
page-seat-screen = A person at this screen
page-bot-greedy = Computer player, experienced
page-bot-random = Computer player, for practice
page-bot-apprentice = Computer player: Apprentice
page-bot-journeyman = Computer player: Journeyman
page-bot-master = Computer player: Master
page-bot-doge = Computer player: Doge
page-bot-other = Computer player: { $name }
page-name = Name
page-options = Options
page-edition = Edition
page-bot-speed = Speed of computer players
page-bot-speed-new = Speed of computer players at new tables
page-speed-slow = slow
page-speed-normal = normal
page-speed-fast = fast
page-speed-instant = at once
page-speed-unset = as the table is set
page-doge-seconds = Thinking time of a Doge
page-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
page-hints = Hints
page-hints-on = allowed
page-hints-off = none at this table
page-hints-usual = as usual
page-hints-usual-more = Usually hints are there when you play against computer players alone, and off as soon as more than one person plays. Everybody at the table sees how it is set.
page-public = Public: listed on the start page for people to watch
page-open-table = Open the table

## Taking a seat

page-invited = You are invited to { $game }
page-who-is-there = At the table
page-seat-resigned = resigned; a computer player goes on
page-how-it-is-played = How it is played here
page-your-seat = your seat
page-sit-down = Sit down
page-look-on = Watch the match
page-table-full = All seats at this table are taken. You can watch.
page-table-over = The match at this table is over. You can look at it.

## Table

page-connecting = connecting …
page-needs-script = This page needs JavaScript.
page-skip-act = Skip to the decision
page-skip-board = Skip to the board
page-players-title = Players
page-scores = Scores
page-board = Board
page-question = What is asked
page-hint = Hint
page-choices = Choices
page-find-choice = Find a choice
page-no-choices = Nothing to decide for you just now.
page-panels = Story, chat and table
page-log = Log
page-story = Story
page-result = Result
page-to-newest = To the newest
page-curve = Points over the match
page-on-board = What you may choose is lit up.
page-own-mat = What you own
page-close = Close
page-chat = Chat
page-chat-say = Say something
page-send = Send
page-table = Table
page-warn = Ask once before a choice that loses something or ends the match
page-confirm = Ask before a choice that cannot be taken back
page-tell = On a touch screen, tell first what a tap on the board would bring; a second tap plays it
page-animation = Moving pieces
page-sounds = Sounds
page-watch-link = Copy link to watch
page-keys = Keys: u takes back, h asks for a hint, c goes to the choices in words, / finds one of them. Tab goes to the controls and to the board, arrow keys from piece to piece, Enter chooses, Escape closes. + and - make the board larger and smaller, 0 shows all of it.
page-invite = Seats are still open
page-invite-more = Send each person a link. The match goes on as soon as they sit down; a bot can take the seat too (under “Table”).
page-rematch = Rematch
page-to-rematch = To the rematch
page-record = Download the record
page-seed = Seed:
page-verify = Verify the match

## Replay, record and verification

page-replay = Replay
page-to-first = To the start
page-back = One back
page-run = Play
page-forward = One forward
page-to-last = To the end
page-position = Position
page-perspective = Seen by
page-public-view = everyone
page-permalink = Copy link to this position
page-holds = The record holds: { $actions ->
    [one] its one action is
   *[other] all { $actions } actions are
} allowed, and the seed fits the fingerprint.
page-holds-not = The record does not hold: { $reason }
page-commitment = Fingerprint of the seed (SHA-256)
page-verify-yourself = You can check it yourself: download the record and run “arsenale verify record.json”.
page-records = Records
page-records-more = Open the record of a finished match to replay it here.
page-record-file = Record (a JSON file)
page-record-open = Open

## Settings

page-save = Save
page-this-device = On this device
page-theme = Colours
page-theme-auto = like the system
page-theme-light = day
page-theme-night = night
page-kept-here = These settings are kept in this browser and work at once.
page-move = Another device
page-move-more = A private link makes you the same person on another device. It works for a short time; give it to nobody.
page-move-make = Make a private link
page-move-link = Private link
page-move-accept = Be { $name } on this device
page-move-accept-more = You have opened the private link of { $name }. On this device you will then be { $name }, with the same tables.
page-copy = Copy

## Components

page-components-more = Every value in the game and where it comes from. Whoever owns the box can write its true values into an edition file and play with it.
page-origin-source = printed in the rules
page-origin-source-more = stands in the published rules
page-origin-published = told elsewhere
page-origin-published-more = told by a published review, picture or interview
page-origin-reconstructed = reconstructed
page-origin-reconstructed-more = our own, tuned so that the game plays well

## Said by the page's script

js-failed = That did not work. Please try again.
js-copied = Copied
js-copy-by-hand = Please copy by hand
js-copy = Copy
js-rule = Rule { $rule }
js-confirm = Confirm
js-cancel = Cancel
js-anyway = Do it anyway
js-more = { $count } more …
js-mat-of = What { $name } owns
js-curve = Points over the match. At the end: { $scores }
js-score = Score:
js-to-decide = to decide
js-seat-you = you
js-seat-this-screen = this screen
js-seat-here = here
js-seat-away = away
js-seat-away-since = away, last here { $ago }
js-seat-resigned = resigned ({ $level })
js-resigned = (resigned)
js-resign = Resign
js-resign-more = A computer player then plays this seat to the end. You cannot come back to it; you can watch.
js-resign-sure = Yes, I resign
js-call-off = Call off this table
js-call-off-more = Nobody has begun yet. The table disappears from all lists, and its links no longer lead anywhere.
js-call-off-sure = Yes, call it off
js-keep-on = No
js-thinking = thinking …
js-level-of = Level of { $name }
js-level-random = Beginner
js-level-greedy = Journeyman
js-level-apprentice = Apprentice
js-level-journeyman = Journeyman
js-level-master = Master
js-level-doge = Doge
js-level-none = computer
js-link-of = Link for seat { $seat }
js-take-back = Play myself again
js-bot-sits = A bot takes the seat
js-stand-in = Let a bot play
js-hint-wait = Thinking it over …
js-hint-chance = { $percent }% to win
js-no-match = No choice has these words.
js-undo-far = Take back your last move and all that came of it, what the others played too?
js-undo-turn = Take back turn
js-hint-asked = { $name } asks for a hint.
js-ask-undo = Ask the others: { $what }
js-agree = Agree
js-disagree = Do not agree
js-handover = { $name }’s turn
js-handover-why = Please hand over the screen. Nobody else should look now.
js-handover-go = I am { $name }
js-handover-back = Back to { $name }
js-verifying = Replaying the match …
js-holds = ✓ The record holds: all { $actions } actions are allowed, and the seed fits the fingerprint.
js-holds-not = ✗ The record does not hold: { $reason }
js-total = Total
js-line-live = connected
js-line-lost = connection lost, trying again …
js-line-gone = this table is not there any more
js-not-sent = No connection: this was not sent. Please try again in a moment.
js-spectators = Watching: { $count }
js-position = { $at } of { $last }
js-start = The match begins.
js-play = Play
js-pause = Pause

## What happened

page-pace = What happens is shown
page-pace-slow = slowly
page-pace-normal = at normal pace
page-pace-fast = quickly
page-pace-off = at once, without scenes
js-skip-beats = Skip to my turn
js-since = Since your last move
js-film = Play as a film
js-beat-bid = The bids are open
js-beat-water = High water
js-beat-payout = The ports pay
js-beat-laurel = Final inspection
js-beat-fight = A fight
js-beat-sink = Lost at sea
js-beat-port-lost = Ports lost
js-beat-doge = A new Doge
js-beat-loss = Lost
js-beat-ship = The ship
js-beat-gondola = The gondola
