### Nim

title = Nim
about = Drei Haufen Steine. Nimm so viele du willst von einem davon; der letzte Stein entscheidet.
board-label = Die Haufen
do-take = { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
} von Haufen { $heap } nehmen
ask-take = Steine von einem Haufen nehmen
event-took = { $seat } nimmt { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
} von Haufen { $heap }.
event-won = { $seat } gewinnt.
why-too-few-stones = Haufen { $heap } hat nur { $left ->
    [one] 1 Stein
   *[other] { $left } Steine
}.
option-last = Der letzte Stein
option-last-wins = gewinnt
option-last-loses = verliert
