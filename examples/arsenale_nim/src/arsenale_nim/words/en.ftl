### Nim

title = Nim
about = Three heaps of stones. Take as many as you like from one of them; the last stone decides.
board-label = The heaps
do-take = take { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
} from heap { $heap }
ask-take = take stones from one heap
event-took = { $seat } takes { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
} from heap { $heap }.
event-won = { $seat } wins.
why-too-few-stones = Heap { $heap } has only { $left ->
    [one] 1 stone
   *[other] { $left } stones
}.
option-last = The last stone
option-last-wins = wins
option-last-loses = loses
