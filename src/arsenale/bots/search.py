"""Information-set Monte Carlo tree search for any number of players, on the engine alone.

Every iteration deals anew what the seat cannot know, goes down one tree that all deals share, opens one more turn of
whoever is to move (more of them where the game asks for it) by the order that the game's heuristic suggests, and lets
the heuristic judge where that ends.
Values are margins, one for each seat; every seat goes for its own. Chance falls as the dealt state's generator has it.

mypyc compiles this module; the estimate and the clock are the only calls that leave it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from ..engine.rng import Rng
from ..engine.state import State
from ..engine.step import Step
from .search_chain import ChainSearch, chain_floor, followed, play_within
from .search_tree import Edge, Node, count_edges, node_among, thin, weight_for
from .search_values import Judge, Values

Clock = Callable[[], float]

CURIOSITY: Final = 2.5  # weight of what is still to be learned against what is known
TRUSTING_CURIOSITY: Final = 1.2  # the same in games whose heuristic can be trusted
DOUBT: Final = 0.2  # how much worse than the mean an action is taken to be before it is tried
WARMTH: Final = 1.0  # of the heuristic's order, in units of the scale
OPENING_NODES: Final = 300  # positions of the greedy look at the root
OPENING_SAMPLES: Final = 2
LOOKS: Final = 4  # positions for each action of the greedy look at other nodes
MOST_LOOKS: Final = 40
OWN_LOOKS: Final = 120  # positions of the look at decisions later in the turn that the search is about:
# what a first step is worth depends on how well the turn is finished
LATER_OWN_LOOKS: Final = 30  # the same at those that are opened after another one in the same iteration
SHORT: Final = 0.04  # of the time is what one such look may take
OWN_BATCH: Final = 100  # actions weighed at a time there
BATCH: Final = 12  # and at other nodes
LATER_BATCH: Final = 6
SEALED_SAMPLES: Final = 8
SEALED_WARMTH: Final = 0.4  # of sealed choices: the warmer, the less they can be guessed, in units of the scale
SEALED_BOUND: Final = 8.0  # of their exponents: no action is beyond all hope
SEALED_PRIOR: Final = 2.0  # visits of the mean with which a sealed action begins: a few real ones say little
ENVY: Final = 0.5  # how much the best opponent's estimate counts in the heuristic's order
MOST_DEPTH: Final = 400  # decisions in one iteration
MOST_GROWTH: Final = 24  # decisions opened in one iteration
MOST_EDGES: Final = 400_000  # about 300 bytes each
CHECK_LEAD: Final = 16  # iterations between two looks at whether the leader can still be caught
HASTE: Final = 2.0  # how much faster iterations may become: the first ones open most of the tree


class TreeSearch:
    """One search after the other, for one seat of one match."""

    def __init__(self, judge: Judge, rng: Rng, trust: float = 0.0, turns_ahead: int = 0) -> None:
        self.judge = judge
        self.rng = rng
        self.chain = ChainSearch(judge, rng, ENVY)
        self.glance = ChainSearch(judge, rng, ENVY)
        self.trust = trust  # visits for which the heuristic's look at the root's actions counts
        self.turns_ahead = turns_ahead  # that every iteration between two players sees
        self.curiosity = TRUSTING_CURIOSITY if trust > 0.0 else CURIOSITY
        self.doubt = DOUBT
        self.warmth = WARMTH
        self.most_edges = MOST_EDGES
        self.nodes: list[Node] = []  # what the root is among
        self.edges = 0
        self.gained: list[float] = []  # by seat, since the first root of the tree that is kept
        self.iterations = 0  # of the last call of `think`
        self.looked_at = 0  # positions of the look at the root
        self.own_looks = OWN_LOOKS
        self.clock: Clock | None = None
        self.until = 0.0

    # What the bot calls

    def think(
        self, state: State, seat: int, legal: list[int], iterations: int, clock: Clock | None = None, until: float = 0.0
    ) -> int:
        """The action to take, after so many iterations or when the clock says so, whichever comes first."""
        self.clock = clock
        self.until = until
        self.own_looks = OWN_LOOKS
        asked = clock() if clock is not None else 0.0
        self.prepare(state, seat, legal)
        began = clock() if clock is not None else 0.0
        if clock is not None:
            # On a slow machine one look must not take so long that the time is over before it is.
            pace = self.looked_at / (began - asked + 1e-9)
            self.own_looks = max(1, min(OWN_LOOKS, int(SHORT * (until - asked) * pace)))
        done = 0
        while done < iterations:
            self.iterate()
            done += 1
            left = iterations - done
            if clock is not None:
                now = clock()
                if now >= until:
                    break
            if done % CHECK_LEAD == 0:
                if clock is not None:
                    left = min(left, int(HASTE * (until - now) * CHECK_LEAD / (now - began + 1e-9)) + 1)
                    began = now
                if self.root.lead() > left:
                    break
        self.iterations = done
        return self.root.leader().action

    def findings(self) -> list[tuple[int, int, float]]:
        """Every legal action at the root with its visits and the sum of its values."""
        return [(edge.action, edge.visits, edge.total) for edge in self.root.choices]

    def follow(self, action: int) -> None:
        """Keep what lies behind the action, for the next search begins there."""
        edge = self.root.known.get(action)
        self.nodes = edge.nodes if edge is not None else []
        self.edges = count_edges(self.nodes)
        # Values count from the root on: those to come must be held against those that are kept.
        before = self.values.margins(self.origin)
        after = self.values.margins(followed(self.origin, self.seat, action))
        for seat in range(len(before)):
            self.gained[seat] += after[seat] - before[seat]

    def forget(self) -> None:
        self.nodes = []
        self.edges = 0
        self.gained = []

    # The root

    def prepare(self, state: State, seat: int, legal: list[int]) -> None:
        self.origin = state.copy()  # whoever asks may go on to play on the state
        self.seat = seat
        # With many at the table it costs too much to judge all of them at every look.
        self.glance.envy = ENVY if state.players == 2 else 0.0
        # With many at the table no gain was seen, and it takes twice the time to go on until the own turn (0013).
        self.least_turns = self.turns_ahead if state.players == 2 else 0
        self.seed_a = self.rng.word()
        self.seed_b = self.rng.word()
        self.seed_c = self.rng.word()
        self.root = self.root_for(state, seat)
        looked = self.opening_values(state, seat, legal)
        if not self.gained:
            self.gained = [0.0] * state.players
        self.values = Values(self.judge, seat, self.gained, looked)
        self.root.base = max(looked)
        for number in range(len(legal)):
            weight = weight_for(looked[number], self.root.base, self.warmth * self.values.scale)
            edge = self.root.known.get(legal[number])
            if edge is None:
                self.root.known[legal[number]] = Edge(legal[number], weight)
                self.edges += 1
            else:
                edge.weight = weight
            self.root.known[legal[number]].looked = looked[number]
        self.root.trust = self.trust
        self.root.offer(legal)

    def root_for(self, state: State, seat: int) -> Node:
        """The node of the seat's decision: the one kept from before, or a new one."""
        kind = type(state.pending[-1])
        for step in state.asked():
            if step.seat == seat:
                kind = type(step)
        root = node_among(self.nodes, seat, kind)
        if root is None:
            root = Node(seat, kind)
            self.forget()
            self.nodes = [root]
        root.widen()
        return root

    def opening_values(self, state: State, seat: int, legal: list[int]) -> list[float]:
        """What a greedy look finds, as a mean over a few deals."""
        samples = SEALED_SAMPLES if len(state.asked()) > 1 else OPENING_SAMPLES
        totals = [0.0] * len(legal)
        nodes = OPENING_NODES // samples
        self.looked_at = 0
        for number in range(samples):
            found = self.chain.values(self.world(-1 - number), seat, legal, nodes)
            self.looked_at += self.chain.spent
            for place in range(len(legal)):
                totals[place] += found[place] / samples
        return totals

    def world(self, number: int) -> State:
        """Deal number so-and-so: every action of the root meets the same deals in the same order, so that they differ
        by what they are and not by luck."""
        rng = Rng(self.seed_a, self.seed_b ^ (number * 40503 & 0xFFFFFFFF), self.seed_c, number & 0xFFFFFFFF)
        for _ in range(6):
            rng.word()
        return self.origin.redealt(self.seat, rng)

    # One iteration

    def iterate(self) -> None:
        """Go down the tree, open a turn at its edge, judge where that ends, and count it on the whole path."""
        if self.edges >= self.most_edges:
            self.make_room()
        first = self.pick(self.root)
        self.first: Edge | None = first  # the root's choice, until it is played
        self.state = self.world(first.visits)
        self.values.begin(self.state)
        self.below = self.nodes  # what the next decision is among
        self.path_nodes: list[Node] = []
        self.path_edges: list[Edge] = []
        self.turns = 0  # opened in this iteration
        self.seen_turns = 0
        self.growth = 0  # decisions opened
        self.floor = 0
        self.is_new_chain = True
        self.is_first_turn = True  # the one that the search is about is not over
        for _ in range(MOST_DEPTH):
            if not self.go_down():
                break
        values = self.values.of(self.state)
        for number in range(len(self.path_edges)):
            value = values[self.path_nodes[number].seat]
            self.path_nodes[number].add(value)
            self.path_edges[number].add(value)

    def make_room(self) -> None:
        """Forget what was met least often. In a full tree iterations would end in the middle of a turn, and what they
        find could not be held against the others."""
        least = 1
        while self.edges > self.most_edges // 2 and least <= self.root.visits:
            least *= 2
            thin(self.nodes, least)
            self.edges = count_edges(self.nodes)

    def go_down(self) -> bool:
        """Play one decision; False where the iteration ends."""
        state = self.state
        if not state.pending:
            return False
        step = state.pending[-1]
        if step.is_sealed():
            asked = state.asked()
            if len(asked) > 1:
                return self.go_through_sealed(asked)
        if self.is_new_chain:
            self.floor = chain_floor(state, step.seat)
        legal = step.sensible(state)
        action = legal[0]
        if len(legal) > 1:
            node = self.node_for(step, legal)
            if node is None:
                return False
            action = self.choose_at(node)
        play_within(state, action, self.floor)
        self.is_new_chain = len(state.pending) <= self.floor
        if self.is_new_chain:
            self.is_first_turn = False
            self.seen_turns += 1
            state.settle()
        return True

    def node_for(self, step: Step[Any], legal: list[int]) -> Node | None:
        """The node of this decision, with its choices; None where enough turns are seen and a second one would be
        opened, or no node or time is left."""
        if self.first is not None:
            return self.root
        node = node_among(self.below, step.seat, type(step))
        if node is None:
            if self.is_new_chain or self.turns == 0:
                self.turns += 1
            if self.is_new_chain and self.turns > 1 and self.seen_turns >= self.least_turns:
                return None
            if self.growth >= MOST_GROWTH or self.edges >= self.most_edges:
                return None
            node = Node(step.seat, type(step), begins_turn=self.is_new_chain)
            self.below.append(node)
            self.growth += 1
        if legal != node.legal or node.wants_more():
            if self.clock is not None and self.clock() >= self.until:
                return None
            self.learn(node, legal)
        return node

    def choose_at(self, node: Node) -> int:
        edge = self.first
        if edge is None:
            edge = self.pick(node)
        self.first = None
        self.path_nodes.append(node)
        self.path_edges.append(edge)
        self.below = edge.nodes
        return edge.action

    def pick(self, node: Node) -> Edge:
        return node.pick(self.values.scale, self.curiosity, self.doubt)

    def learn(self, node: Node, legal: list[int]) -> None:
        """Make the legal actions the node's choices, and weigh those it does not know by a greedy look."""
        missing = node.missing(legal)
        # When the tree is full, a node learns only where it knows nothing to choose.
        if missing and (self.edges < self.most_edges or len(missing) == len(legal)):
            if self.is_first_turn and node.seat == self.seat:
                missing = self.some_of(missing, OWN_BATCH)
                looks = self.own_looks if self.growth <= 1 else min(self.own_looks, LATER_OWN_LOOKS)
                looked = self.chain.values(self.state, node.seat, missing, looks)
            else:
                missing = self.some_of(missing, BATCH if self.growth <= 1 else LATER_BATCH)
                looked = self.glance_at(node, missing)
            if not node.known:
                node.base = max(looked)
            for number in range(len(missing)):
                weight = weight_for(looked[number], node.base, self.warmth * self.values.scale)
                node.known[missing[number]] = Edge(missing[number], weight)
            self.edges += len(missing)
        node.offer(legal)

    def glance_at(self, node: Node, actions: list[int]) -> list[float]:
        """Later in a turn that is opened only to see where it leads, one position for each action must do."""
        looks = min(MOST_LOOKS, LOOKS * len(actions)) if self.growth <= 1 else len(actions)
        return self.glance.values(self.state, node.seat, actions, looks)

    def some_of(self, actions: list[int], count: int) -> list[int]:
        """So many of them, taken by chance: the more often a node is visited, the more of its actions it knows."""
        if len(actions) <= count:
            return actions
        chosen = actions[:]
        for place in range(count):
            other = place + int(self.rng.below(len(chosen) - place))
            kept = chosen[place]
            chosen[place] = chosen[other]
            chosen[other] = kept
        return chosen[:count]

    # Sealed decisions: every seat picks by its own statistics, not knowing the others' picks

    def go_through_sealed(self, asked: list[Step[Any]]) -> bool:
        """Pick for every seat, then play; goes on below the pick of the searching seat, or else of the first."""
        if self.turns >= 1 or not self.open_sealed(asked):
            return False
        above = self.below
        picks: list[Edge] = []
        for step in asked:
            node = node_among(above, step.seat, type(step))
            assert node is not None
            edge = self.first if step.seat == self.seat else None
            if edge is None:
                edge = self.pick_sealed(node, step.options(self.state))
            if not picks or step.seat == self.seat:
                self.below = edge.nodes
            picks.append(edge)
            self.path_nodes.append(node)
            self.path_edges.append(edge)
        for number in range(len(picks)):
            self.state.apply(asked[number].seat, picks[number].action)
        self.first = None
        self.is_new_chain = True
        self.is_first_turn = False
        self.seen_turns += 1
        return True

    def open_sealed(self, asked: list[Step[Any]]) -> bool:
        """See that every seat asked has its node here; False where the tree is full."""
        is_new = False
        for step in asked:
            if node_among(self.below, step.seat, type(step)) is None:
                if self.first is None and self.edges >= self.most_edges:
                    return False
                self.below.append(Node(step.seat, type(step)))
                is_new = True
        if is_new:
            self.turns += 1
        return True

    def pick_sealed(self, node: Node, legal: list[int]) -> Edge:
        """By chance, the likelier the more an action brought: whoever is sure to be guessed loses."""
        if legal != node.legal:
            for action in node.missing(legal):
                node.known[action] = Edge(action, 1.0)
                self.edges += 1
            node.offer(legal)
        mean = node.total / node.visits if node.visits > 0 else 0.0
        weights: list[float] = []
        total = 0.0
        for edge in node.choices:
            value = (edge.total + SEALED_PRIOR * mean) / (edge.visits + SEALED_PRIOR)
            exponent = (value - mean) / (SEALED_WARMTH * self.values.scale)
            weight = math.exp(max(-SEALED_BOUND, min(SEALED_BOUND, exponent)))
            weights.append(weight)
            total += weight
        point = total * float(int(self.rng.below(1 << 30))) / float(1 << 30)
        for number in range(len(weights)):
            point -= weights[number]
            if point < 0.0:
                return node.choices[number]
        return node.choices[-1]
