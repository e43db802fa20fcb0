### Nim

title = Nim
about = Trois tas de pierres. Prenez-en autant que vous voulez dans l’un d’eux ; la dernière pierre décide.
board-label = Les tas
do-take = prendre { $stones ->
    [one] 1 pierre
   *[other] { $stones } pierres
} du tas { $heap }
ask-take = prendre des pierres d’un tas
event-took = { $seat } prend { $stones ->
    [one] 1 pierre
   *[other] { $stones } pierres
} du tas { $heap }.
event-won = { $seat } gagne.
why-too-few-stones = Le tas { $heap } n’a plus que { $left ->
    [one] 1 pierre
   *[other] { $left } pierres
}.
option-last = La dernière pierre
option-last-wins = gagne
option-last-loses = perd
