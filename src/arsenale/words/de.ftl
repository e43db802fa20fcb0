### Messages of the platform.

## Refusals that every game shares

why-match-over = Die Partie ist zu Ende.
why-not-your-decision = Du bist gerade nicht gefragt; es entscheidet: { $seats }.
why-no-such-action = Diese Aktion gibt es nicht.
why-something-else-is-asked = Gerade ist etwas anderes gefragt.

## Small parts of sentences

either = { $a } oder { $b }
both = { $a } + { $b }
ducats = { $count ->
    [one] 1 Dukat
   *[other] { $count } Dukaten
}
