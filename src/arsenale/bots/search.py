"""Information-set Monte Carlo tree search for any number of players, on the engine alone.

Every iteration deals anew what the seat cannot know, goes down one tree that all deals share, opens one more turn of
whoever is to move by the order that the game's heuristic suggests, and lets the heuristic judge where that turn ends.
Values are margins, one for each seat; every seat goes for its own. Chance falls as the dealt state's generator has it.

mypyc compiles this module; the estimate is the only call that leaves it.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any, Final

from ..engine.rng import Rng
from ..engine.state import State
from ..engine.step import Step
from .search_chain import ChainSearch, chain_floor, play_within
from .search_tree import Edge, Node, count_edges, node_among, weight_for

Judge = Callable[[State, int], float]

CURIOSITY: Final = 2.5  # weight of what is still to be learned against what is known
DOUBT: Final = 0.2  # how much worse than the mean an action is taken to be before it is tried
WARMTH: Final = 1.0  # of the heuristic's order, in units of the scale
OPENING_NODES: Final = 300  # positions of the greedy look at the root
OPENING_SAMPLES: Final = 2
LOOKS: Final = 4  # positions for each action of the greedy look at other nodes
MOST_LOOKS: Final = 40
BATCH: Final = 12  # actions weighed at a time
LATER_BATCH: Final = 6
SEALED_SAMPLES: Final = 8
ENVY: Final = 0.5  # how much the best opponent's estimate counts in the heuristic's order
WIN: Final = 1.5  # what it is worth to win rather than not, in units of the scale
LEAST_SCALE: Final = 1e-3
MOST_DEPTH: Final = 400  # decisions in one iteration
MOST_GROWTH: Final = 24  # decisions opened in one iteration
MOST_EDGES: Final = 400_000  # about 100 bytes each
CHECK_LEAD: Final = 16  # iterations between two looks at whether the leader can still be caught
SEALED_WARMTH: Final = 0.4
GOES_ROUND: Final = False  # turns are opened until it is the searching seat's again, not one only
LEVELS_PHASES: Final = True  # values are made alike whoever is to move


class TreeSearch:
    """One search after the other, for one seat of one match."""

    def __init__(self, judge: Judge, rng: Rng) -> None:
        self.judge = judge
        self.rng = rng
        self.chain = ChainSearch(judge, rng, ENVY)
        self.glance = ChainSearch(judge, rng, ENVY)
        self.looks = LOOKS
        self.most_looks = MOST_LOOKS
        self.curiosity = CURIOSITY
        self.doubt = DOUBT
        self.warmth = WARMTH
        self.goes_round = GOES_ROUND
        self.levels_phases = LEVELS_PHASES
        self.most_edges = MOST_EDGES
        self.nodes: list[Node] = []  # what the root is among
        self.edges = 0
        self.iterations = 0  # of the last call of `think`
        self.scale = 1.0
        self.samples = 0.0
        self.mean = 0.0
        self.squares = 0.0
        self.path_nodes: list[Node] = []
        self.path_edges: list[Edge] = []

    # What the bot calls

    def think(self, state: State, seat: int, legal: list[int], iterations: int, deadline: float) -> int:
        """The action to take, after so many iterations or at the deadline (0: none), whichever comes first."""
        self.prepare(state, seat, legal)
        began = time.perf_counter() if deadline > 0.0 else 0.0
        root = self.root
        done = 0
        while done < iterations:
            self.iterate()
            done += 1
            left = iterations - done
            if deadline > 0.0:
                now = time.perf_counter()
                if now >= deadline:
                    break
                left = min(left, int((deadline - now) * done / (now - began + 1e-9)) + 1)
            if done % CHECK_LEAD == 0 and root.lead() > left:
                break
        self.iterations = done
        return root.leader().action

    def findings(self) -> list[tuple[int, int, float]]:
        """Every legal action at the root with its visits and the sum of its values."""
        return [(edge.action, edge.visits, edge.total) for edge in self.root.choices]

    def follow(self, action: int) -> None:
        """Keep what lies behind the action, for the next search begins there."""
        edge = self.root.known.get(action)
        self.nodes = edge.nodes if edge is not None else []
        self.edges = count_edges(self.nodes)

    def forget(self) -> None:
        self.nodes = []
        self.edges = 0

    # The root

    def prepare(self, state: State, seat: int, legal: list[int]) -> None:
        self.origin = state
        self.seat = seat
        # With many at the table it costs too much to judge all of them at every look.
        self.glance.envy = ENVY if state.players == 2 else 0.0
        self.seed_a = self.rng.word()
        self.seed_b = self.rng.word()
        self.seed_c = self.rng.word()
        kind = type(state.pending[-1])
        for step in state.asked():
            if step.seat == seat:
                kind = type(step)
        root = node_among(self.nodes, seat, kind)
        if root is None:
            root = Node(seat, kind)
            self.nodes = [root]
            self.edges = 0
        self.root = root
        values = self.opening_values(state, seat, legal)
        self.set_scale(values)
        root.base = max(values)
        for number in range(len(legal)):
            weight = weight_for(values[number], root.base, self.warmth * self.scale)
            edge = root.known.get(legal[number])
            if edge is None:
                root.known[legal[number]] = Edge(legal[number], weight)
                self.edges += 1
            else:
                edge.weight = weight
        root.offer(legal)

    def opening_values(self, state: State, seat: int, legal: list[int]) -> list[float]:
        """What a greedy look finds, as a mean over a few deals."""
        samples = SEALED_SAMPLES if len(state.asked()) > 1 else OPENING_SAMPLES
        totals = [0.0] * len(legal)
        nodes = OPENING_NODES // samples
        for number in range(samples):
            found = self.chain.values(self.world(-1 - number), seat, legal, nodes)
            for place in range(len(legal)):
                totals[place] += found[place] / samples
        return totals

    def set_scale(self, values: list[float]) -> None:
        """Until values come in, the spread of the greedy look tells how much is at stake."""
        mean = 0.0
        for value in values:
            mean += value / len(values)
        squares = 0.0
        for value in values:
            squares += (value - mean) * (value - mean) / len(values)
        self.scale = max(LEAST_SCALE, math.sqrt(squares))
        self.samples = 0.0
        self.mean = 0.0
        self.squares = 0.0
        self.first_scale = self.scale
        players = self.origin.players
        self.phase_visits = [0.0] * players
        self.phase_means = [0.0] * (players * players)
        self.all_means = [0.0] * players

    def world(self, number: int) -> State:
        """Deal number so-and-so: every action of the root meets the same deals in the same order, so that they differ
        by what they are and not by luck."""
        rng = Rng(self.seed_a, self.seed_b ^ (number * 40503 & 0xFFFFFFFF), self.seed_c, number & 0xFFFFFFFF)
        for _ in range(6):
            rng.word()
        return self.origin.redealt(self.seat, rng)

    # One iteration

    def iterate(self) -> None:
        root = self.root
        first = root.pick(self.scale, self.curiosity, self.doubt)
        state = self.world(first.visits)
        self.path_nodes = []
        self.path_edges = []
        nodes = self.nodes
        turns = 0  # opened in this iteration
        is_new_chain = True
        floor = 0
        growth = 0
        chosen: Edge | None = first
        for _ in range(MOST_DEPTH):
            if not state.pending:
                break
            step = state.pending[-1]
            if step.is_sealed():
                asked = state.asked()
                if len(asked) > 1:
                    if turns >= 1 and not self.goes_round:
                        break
                    if chosen is None and self.edges >= self.most_edges and not self.knows_sealed(nodes, asked):
                        break
                    if self.open_sealed(nodes, asked, state):
                        turns += 1
                    nodes = self.play_sealed(nodes, asked, state, chosen)
                    chosen = None
                    is_new_chain = True
                    continue
            seat = step.seat
            if is_new_chain:
                floor = chain_floor(state, seat)
            legal = step.options(state)
            if len(legal) == 1:
                play_within(state, legal[0], floor)
            else:
                if chosen is None:
                    node = node_among(nodes, seat, type(step))
                    if node is None:
                        if is_new_chain or turns == 0:
                            turns += 1
                        if turns > 1 and is_new_chain and (seat == self.seat or not self.goes_round):
                            break
                        if growth >= MOST_GROWTH or self.edges >= self.most_edges:
                            break
                        node = Node(seat, type(step))
                        nodes.append(node)
                        growth += 1
                    if legal != node.legal or node.wants_more():
                        self.learn(node, state, legal, growth)
                    chosen = node.pick(self.scale, self.curiosity, self.doubt)
                    self.path_nodes.append(node)
                else:
                    self.path_nodes.append(root)
                self.path_edges.append(chosen)
                nodes = chosen.nodes
                play_within(state, chosen.action, floor)
                chosen = None
            is_new_chain = len(state.pending) <= floor
            if is_new_chain:
                state.settle()
        self.back_up(state)

    def learn(self, node: Node, state: State, legal: list[int], growth: int) -> None:
        """Make the legal actions the node's choices. Of those it does not know some, taken by chance, are weighed by a
        short greedy look; the more often it is visited, the more of them."""
        missing = node.missing(legal)
        # When the tree is full, a node learns only where it knows nothing to choose.
        if missing and (self.edges < self.most_edges or len(missing) == len(legal)):
            is_first = growth <= 1
            missing = self.some_of(missing, BATCH if is_first else LATER_BATCH)
            # Later in a turn that is opened only to see where it leads, one position for each action must do.
            looks = min(self.most_looks, self.looks * len(missing)) if is_first else len(missing)
            values = self.glance.values(state, node.seat, missing, looks)
            if not node.known:
                node.base = max(values)
            for number in range(len(missing)):
                weight = weight_for(values[number], node.base, self.warmth * self.scale)
                node.known[missing[number]] = Edge(missing[number], weight)
            self.edges += len(missing)
        node.offer(legal)

    def some_of(self, actions: list[int], count: int) -> list[int]:
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

    def knows_sealed(self, nodes: list[Node], asked: list[Step[Any]]) -> bool:
        """Has every seat asked its node here?"""
        for step in asked:
            if node_among(nodes, step.seat, type(step)) is None:
                return False
        return True

    def open_sealed(self, nodes: list[Node], asked: list[Step[Any]], state: State) -> bool:
        """See that every seat asked has its node here; True if one is new."""
        is_new = False
        for step in asked:
            if node_among(nodes, step.seat, type(step)) is None:
                nodes.append(Node(step.seat, type(step)))
                is_new = True
        return is_new

    def play_sealed(self, nodes: list[Node], asked: list[Step[Any]], state: State, first: Edge | None) -> list[Node]:
        """Pick for every seat, then play; goes on below the pick of the searching seat, or else of the first."""
        seats: list[int] = []
        picks: list[Edge] = []
        below = nodes
        for step in asked:
            node = node_among(nodes, step.seat, type(step))
            assert node is not None
            if first is not None and step.seat == self.seat:
                edge = first
            else:
                edge = self.pick_sealed(node, step.options(state))
            if not picks or step.seat == self.seat:
                below = edge.nodes
            seats.append(step.seat)
            picks.append(edge)
            self.path_nodes.append(node)
            self.path_edges.append(edge)
        for number in range(len(picks)):
            state.apply(seats[number], picks[number].action)
        return below

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
            # A few visits say little: each action begins with two of the mean.
            value = (edge.total + 2.0 * mean) / (edge.visits + 2)
            weight = math.exp(max(-8.0, min(8.0, (value - mean) / (SEALED_WARMTH * self.scale))))
            weights.append(weight)
            total += weight
        point = total * float(int(self.rng.below(1 << 30))) / float(1 << 30)
        for number in range(len(weights)):
            point -= weights[number]
            if point < 0.0:
                return node.choices[number]
        return node.choices[-1]

    # Values

    def back_up(self, state: State) -> None:
        values = self.margins(state)
        if self.levels_phases and state.pending:
            self.level(values, state.pending[-1].seat)
        self.sample(values[self.seat])
        for number in range(len(self.path_edges)):
            node = self.path_nodes[number]
            edge = self.path_edges[number]
            value = values[node.seat]
            node.visits += 1
            node.total += value
            edge.visits += 1
            edge.total += value

    def margins(self, state: State) -> list[float]:
        """For each seat, how far it is ahead: half of the best other seat, half of the mean of all others."""
        players = state.players
        estimates = [self.judge(state, seat) for seat in range(players)]
        if not state.pending:
            winners = state.winners()
            for seat in winners:
                estimates[seat] += WIN * self.scale / len(winners)
        total = 0.0
        best = second = -1e300
        for value in estimates:
            total += value
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
        found: list[float] = []
        for value in estimates:
            rival = second if value == best else best
            found.append(value - 0.5 * rival - 0.5 * (total - value) / (players - 1))
        return found

    def level(self, values: list[float], to_move: int) -> None:
        """Whoever has just moved looks better than whoever is to move: take off what that makes on average."""
        self.phase_visits[to_move] += 1.0
        visits = self.phase_visits[to_move]
        all_visits = self.samples + 1.0
        trust = visits / (visits + 4.0)
        for seat in range(len(values)):
            value = values[seat]
            place = to_move * len(values) + seat
            self.phase_means[place] += (value - self.phase_means[place]) / visits
            self.all_means[seat] += (value - self.all_means[seat]) / all_visits
            values[seat] = value - trust * (self.phase_means[place] - self.all_means[seat])

    def sample(self, value: float) -> None:
        """The scale is the spread of the values so far; the greedy look's counts as a few of them."""
        self.samples += 1.0
        ahead = value - self.mean
        self.mean += ahead / self.samples
        self.squares += ahead * (value - self.mean)
        variance = (self.squares + 8.0 * self.first_scale * self.first_scale) / (self.samples + 8.0)
        self.scale = max(LEAST_SCALE, math.sqrt(variance))
