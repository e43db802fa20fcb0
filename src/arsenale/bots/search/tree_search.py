"""The search of one seat in one match: its root, its iterations, and the subtree that the next search can reuse."""

from __future__ import annotations

from typing import NamedTuple

from ...engine.rng import Rng
from ...engine.state import State
from .descent import Descent
from .determinization import Determinizations
from .evaluation import Estimate, LeafValues
from .expansion import Expansion
from .policy import EXPLORATION, EXPLORATION_WITH_TRUST, TreePolicy
from .time_control import CHECK_LEAD, Clock, TimeControl
from .tree import Node, Tree, find_node
from .turn import after_action


class ActionStatistics(NamedTuple):
    """What a search found out about an action of the root."""

    action: int
    visits: int
    total_value: float


class TreeSearch:
    """One search after the other, for one seat of one match.

    `trust` is for how many virtual visits the lookahead at the root counts, `turns_ahead` how many turns every
    iteration between two players goes through: a game says both of its heuristic."""

    def __init__(self, estimate: Estimate, rng: Rng, trust: float = 0.0, turns_ahead: int = 0) -> None:
        self.estimate = estimate
        self.rng = rng
        self.trust = trust
        self.turns_ahead = turns_ahead
        self.tree = Tree()
        self.policy = TreePolicy(exploration=EXPLORATION_WITH_TRUST if trust > 0.0 else EXPLORATION)
        self.expansion = Expansion(self.tree, estimate, rng)
        self.margins_gained: list[float] = []  # by seat, since the first root of the tree that is reused
        self.iterations = 0  # of the last search

    # What the bot calls

    def search(
        self,
        state: State,
        seat: int,
        legal: list[int],
        iterations: int,
        clock: Clock | None = None,
        deadline: float = 0.0,
    ) -> int:
        """The action to take, after so many iterations or when the clock says so, whichever comes first."""
        time = TimeControl(iterations, clock, deadline)
        self.prepare(state, seat, legal, time)
        self.expansion.own_turn_budget = time.affordable(self.expansion.own_turn_budget, self.expansion.root_visited)
        done = 0
        while done < iterations:
            self.iterate()
            done += 1
            if time.is_over():
                break
            if done % CHECK_LEAD == 0 and self.root.visit_lead() > time.iterations_left(done):
                break
        self.iterations = done
        return self.root.most_visited().action

    def root_statistics(self) -> list[ActionStatistics]:
        """Of every legal action at the root."""
        return [ActionStatistics(edge.action, edge.visits, edge.total_value) for edge in self.root.choices]

    def reuse(self, action: int) -> None:
        """Keep the subtree below the action, for the next search begins there."""
        edge = self.root.edges.get(action)
        self.tree.replant(edge.children if edge is not None else [])
        # Values count from the root on: those to come must be comparable with those that are kept.
        before = self.values.margins(self.deals.state)
        after = self.values.margins(after_action(self.deals.state, self.root.seat, action))
        for seat in range(len(before)):
            self.margins_gained[seat] += after[seat] - before[seat]

    def clear(self) -> None:
        """Nothing is reused."""
        self.tree.replant([])
        self.margins_gained = []

    # Root and iterations

    def prepare(self, state: State, seat: int, legal: list[int], time: TimeControl) -> None:
        """Find or make the root, and give it edges with priors."""
        self.expansion.begin(state.players)
        # A copy, for whoever asks may go on to play on the state.
        self.deals = Determinizations(state.copy(), seat, self.rng)
        self.root = self.root_for(state, seat)
        prior_values = self.expansion.root_values(self.deals, legal)
        if not self.margins_gained:
            self.margins_gained = [0.0] * state.players
        self.values = LeafValues(self.estimate, seat, self.margins_gained, prior_values)
        self.expansion.expand_root(self.root, legal, prior_values, self.values.scale)
        self.root.virtual_visits = self.trust
        # With many at the table no gain was seen, and it takes twice the time to reach one's own next turn (0013).
        min_turns = self.turns_ahead if state.players == 2 else 0
        self.descent = Descent(self.tree, self.root, self.policy, self.expansion, self.values, time, min_turns)

    def root_for(self, state: State, seat: int) -> Node:
        """The node of the seat's decision: the one in the reused subtree, or a new one."""
        kind = type(state.pending[-1])
        for step in state.asked():
            if step.seat == seat:
                kind = type(step)
        root = find_node(self.tree.nodes, seat, kind)
        if root is None:
            root = Node(seat, kind)
            self.clear()
            self.tree.nodes = [root]
        root.widen_as_root()
        return root

    def iterate(self) -> None:
        if self.tree.is_full():
            self.tree.prune(self.root.visits)
        first = self.policy.select(self.root, self.values.scale)
        self.descent.run(first, self.deals.deal(first.visits))
