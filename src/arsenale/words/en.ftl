### Messages of the platform.

## Refusals that every game shares

why-match-over = The match is over.
why-not-your-decision = It is not your decision now; { $seats } must decide.
why-no-such-action = There is no such action.
why-something-else-is-asked = Something else is asked just now.

## Small parts of sentences

asks = { $seat }: { $question }
edition-standard = Standard edition
either = { $a } or { $b }
both = { $a } + { $b }
ducats = { $count ->
    [one] 1 ducat
   *[other] { $count } ducats
}

## What a choice brings, in a game that does not say more

effect-score = { $points } points
effect-ends = ends the match
effect-happens = { $what }

## Command line

cli-guest = Guest
cli-player = Player { $number }
cli-welcome = { $name }, you play against { $others }.
cli-commitment = SHA-256 of the seed, which is told at the end: { $commitment }
cli-hint = Choose by number or by text form; ? shows all commands.
cli-prompt = >
cli-help =
    number     take this choice
    text form  the same in words, such as “skip”
    u          take back your last choice
    w TEXT     why may I not play TEXT?
    b          show the board again
    q          leave; the record can be saved
    ?          this help
cli-only-choice = Your only choice was played for you: { $choice }
cli-no-such-number = There is no choice { $number }; choose from 1 to { $last }.
cli-unknown = I do not understand “{ $text }”. Type a number, a text form such as “{ $example }”, or ? for help.
cli-is-legal = This is allowed.
cli-undone = Taken back.
cli-undo-nothing = There is no choice of yours to take back.
cli-undo-chance = This cannot be taken back: chance has played its part since.
cli-undo-secret = This cannot be taken back: someone has learned a secret since.
cli-score = { $name }: { $score }
cli-winner = { $names } wins!
cli-winners = { $names } share the win!
cli-seed = The seed was { $seed }; its SHA-256 is { $commitment }.
cli-save = Save the record? Enter for { $file }, another file name, or n for no:
cli-saved = The record is in { $file }.
cli-not-saved = The record could not be written to { $file }: { $reason }.
cli-bye = Goodbye!
cli-position = after { $at } of { $count } actions
cli-serve-address = Arsenale is ready at { $address }
cli-serve-tables = Tables are kept in { $place }
cli-serve-stop = Ctrl-C stops the server
