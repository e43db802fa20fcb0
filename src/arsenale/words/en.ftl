### Messages of the platform.

## Refusals that every game shares

why-match-over = The match is over.
why-not-your-decision = It is not your decision now; { $seats } must decide.
why-no-such-action = There is no such action.
why-something-else-is-asked = Something else is asked just now.

## Small parts of sentences

either = { $a } or { $b }
both = { $a } + { $b }
ducats = { $count ->
    [one] 1 ducat
   *[other] { $count } ducats
}
