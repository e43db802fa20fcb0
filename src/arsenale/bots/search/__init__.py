"""Information-set Monte Carlo tree search for any game and any number of players, on the engine alone.

One iteration has the usual four steps, all in `descent`:

1. **Determinization** (`determinization`): what the searching seat cannot know is dealt anew. All deals share one tree.
2. **Selection** (`policy`): from the root down, every seat takes the action that promises it most, by PUCT; sealed
   decisions are sampled from a softmax, since whoever can be guessed loses.
3. **Expansion** (`expansion`): the first decision that the tree does not have yet gets a node, and so do those that
   follow in the same turn. Each of its actions gets a prior by a short `lookahead` with the game's heuristic.
4. **Evaluation and backup** (`evaluation`): there is no rollout. The heuristic judges the leaf, and every node and edge
   on the path counts the value for its own seat.

`tree` holds nodes and edges, `time_control` says when to stop, `tree_search` owns the root and reuses its subtree.

A *turn* here is what lies on the stack for one seat in a row (`turn`): usually its turn by the rules, or a part of it.

mypyc compiles all modules of this folder but this one; the heuristic and the clock are the only calls that leave them.
"""

from .evaluation import Estimate
from .lookahead import TurnLookahead
from .time_control import Clock
from .tree_search import ActionStatistics, TreeSearch
from .turn import after_action, play_in_turn, turn_floor

__all__ = [
    "ActionStatistics",
    "Clock",
    "Estimate",
    "TreeSearch",
    "TurnLookahead",
    "after_action",
    "play_in_turn",
    "turn_floor",
]
