### Messages of the platform.

## Refusals that every game shares

why-match-over = La partie est terminée.
why-not-your-decision = Ce n’est pas à vous de décider ; c’est à { $seats }.
why-no-such-action = Cette action n’existe pas.
why-something-else-is-asked = Autre chose est demandé en ce moment.

## Small parts of sentences

either = { $a } ou { $b }
both = { $a } + { $b }
ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
