"""Expansion: the edges of a node, with priors by a lookahead through the turn."""

from __future__ import annotations

import math
from typing import Final

from ...engine.rng import Rng
from ...engine.state import State
from .determinization import Determinizations
from .evaluation import Estimate
from .lookahead import TurnLookahead
from .tree import Edge, Node, Tree

# Priors: a softmax over what the lookahead found. For the temperature's value see EXPLORATION in `policy`; the others
# were set by hand.
PRIOR_TEMPERATURE: Final = 1.0  # in units of the scale: the higher, the less the heuristic decides
MIN_LOGIT: Final = -6.0  # what is worse has the least prior
MAX_LOGIT: Final = 1.5  # of actions that were not there when the others were weighed
MIN_PRIOR: Final = 0.004
RIVAL_WEIGHT: Final = 0.5  # how much the best opponent's estimate counts in a lookahead

# Budgets of a lookahead, in positions; by hand where nothing else is said.
ROOT_BUDGET: Final = 300  # for all deals together
ROOT_DEALS: Final = 2
SEALED_ROOT_DEALS: Final = 8
# At later decisions of the turn that the search is about, for what a first step is worth depends on how well the turn
# is finished (decision 0012). Serenissima: 58 % of 80 instead of 34 % of 76; with 400 positions 56 % of 55.
OWN_TURN_BUDGET: Final = 120
LATER_OWN_TURN_BUDGET: Final = 30  # the same at nodes that are expanded after another one in the same iteration
BUDGET_PER_ACTION: Final = 4  # elsewhere
MAX_BUDGET: Final = 40

# Actions that get an edge at one visit, at most; by hand.
OWN_TURN_BATCH: Final = 100  # where OWN_TURN_BUDGET applies
BATCH: Final = 12  # elsewhere
LATER_BATCH: Final = 6  # at nodes that are expanded after another one in the same iteration


class Expansion:
    """Gives nodes their edges."""

    def __init__(self, tree: Tree, estimate: Estimate, rng: Rng) -> None:
        self.tree = tree
        self.rng = rng
        self.lookahead = TurnLookahead(estimate, rng, RIVAL_WEIGHT)
        self.quick_lookahead = TurnLookahead(estimate, rng, RIVAL_WEIGHT)
        self.temperature = PRIOR_TEMPERATURE
        self.own_turn_budget = OWN_TURN_BUDGET
        self.root_visited = 0  # positions that the lookahead at the root visited

    def begin(self, players: int) -> None:
        """Before a search."""
        self.own_turn_budget = OWN_TURN_BUDGET
        # With many at the table it costs too much to judge all of them in every lookahead.
        self.quick_lookahead.rival_weight = RIVAL_WEIGHT if players == 2 else 0.0

    # The root

    def root_values(self, deals: Determinizations, legal: list[int]) -> list[float]:
        """The prior value of each action: the mean of a lookahead in a few deals."""
        samples = SEALED_ROOT_DEALS if len(deals.state.asked()) > 1 else ROOT_DEALS
        means = [0.0] * len(legal)
        self.root_visited = 0
        for number in range(samples):
            values = self.lookahead.values(deals.deal(-1 - number), deals.seat, legal, ROOT_BUDGET // samples)
            self.root_visited += self.lookahead.visited
            for place in range(len(legal)):
                means[place] += values[place] / samples
        return means

    def expand_root(self, root: Node, legal: list[int], values: list[float], scale: float) -> None:
        """Every action gets an edge, and those of a reused root get new priors."""
        root.best_prior_value = max(values)
        for number in range(len(legal)):
            prior = prior_for(values[number], root.best_prior_value, self.temperature * scale)
            edge = root.edges.get(legal[number])
            if edge is None:
                edge = Edge(legal[number], prior)
                root.edges[legal[number]] = edge
                self.tree.edge_count += 1
            edge.prior = prior
            edge.prior_value = values[number]
        root.set_legal(legal)

    # All other nodes

    def expand(self, node: Node, state: State, legal: list[int], scale: float, *, is_own: bool, is_later: bool) -> None:
        """Make the legal actions the node's choices, with edges for some of those that have none.

        `is_own`: in the turn that the search is about; `is_later`: after another node in the same iteration."""
        missing = node.unexpanded(legal)
        # When the tree is full, a node grows only where it has nothing to choose.
        if missing and (not self.tree.is_full() or len(missing) == len(legal)):
            if is_own:
                missing = self.sample(missing, OWN_TURN_BATCH)
                budget = min(self.own_turn_budget, LATER_OWN_TURN_BUDGET) if is_later else self.own_turn_budget
                values = self.lookahead.values(state, node.seat, missing, budget)
            else:
                missing = self.sample(missing, LATER_BATCH if is_later else BATCH)
                # Later in a turn that is expanded only to see where it leads, one position for each action must do.
                budget = len(missing) if is_later else min(MAX_BUDGET, BUDGET_PER_ACTION * len(missing))
                values = self.quick_lookahead.values(state, node.seat, missing, budget)
            self.add_edges(node, missing, values, scale)
        node.set_legal(legal)

    def add_edges(self, node: Node, actions: list[int], values: list[float], scale: float) -> None:
        if not node.edges:
            node.best_prior_value = max(values)
        for number in range(len(actions)):
            prior = prior_for(values[number], node.best_prior_value, self.temperature * scale)
            node.edges[actions[number]] = Edge(actions[number], prior)
        self.tree.edge_count += len(actions)

    def expand_sealed(self, node: Node, legal: list[int]) -> None:
        """Sealed actions have no priors: they are sampled by what they brought."""
        if legal == node.legal:
            return
        for action in node.unexpanded(legal):
            node.edges[action] = Edge(action, 1.0)
            self.tree.edge_count += 1
        node.set_legal(legal)

    def sample(self, actions: list[int], count: int) -> list[int]:
        """So many of them, by chance: the more often a node is visited, the more of its actions have edges."""
        if len(actions) <= count:
            return actions
        chosen = actions[:]
        for place in range(count):
            other = place + int(self.rng.below(len(chosen) - place))
            kept = chosen[place]
            chosen[place] = chosen[other]
            chosen[other] = kept
        return chosen[:count]


def prior_for(value: float, best: float, temperature: float) -> float:
    """Not normalised: the best action has about 1."""
    logit = (value - best) / temperature
    if logit < MIN_LOGIT:
        return MIN_PRIOR
    return math.exp(min(MAX_LOGIT, logit)) + MIN_PRIOR
