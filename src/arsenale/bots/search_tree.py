"""The tree of a search: nodes are decisions, edges the actions tried there, with what came of them.

mypyc compiles this module.
"""

from __future__ import annotations

import math
from typing import Any, Final

from ..engine.step import Step

WIDTH: Final = 4  # actions looked at from the first visit on
WIDENING: Final = 1.5  # more of them with the square root of the visits
# The same for what is decided later in a turn: else so many ways lead through a long turn that none is gone twice.
LATER_WIDTH: Final = 1
LATER_WIDENING: Final = 0.2
LEAST_WEIGHT: Final = 0.004
MOST_EXPONENT: Final = 1.5  # for actions that were not there when the others were weighed


class Edge:
    """An action at a node, and the decisions that were met after it."""

    def __init__(self, action: int, weight: float) -> None:
        self.action = action
        self.weight = weight  # how much the heuristic likes it beside the others; not yet normalised
        self.looked = 0.0  # what the heuristic's look found it to be worth
        self.visits = 0
        self.available = 0  # how often it was possible when the node was visited
        self.total = 0.0  # of the values for the seat that decides
        self.nodes: list[Node] = []

    def add(self, value: float) -> None:
        self.visits += 1
        self.total += value


class Node:
    """One kind of decision of one seat after the same actions, whatever is hidden and whatever chance brought."""

    def __init__(self, seat: int, kind: type[Step[Any]], *, begins_turn: bool = True) -> None:
        self.seat = seat
        self.kind = kind
        self.first_width = WIDTH if begins_turn else LATER_WIDTH
        self.widening = WIDENING if begins_turn else LATER_WIDENING
        self.visits = 0
        self.total = 0.0
        self.base = 0.0  # the heuristic's best value when the node was opened
        self.trust = 0.0  # visits for which the heuristic's look at an action counts
        self.known: dict[int, Edge] = {}
        self.legal: list[int] = []  # what was legal at the last visit
        self.choices: list[Edge] = []  # the known ones of them, those with most weight first
        self.weights = 0.0  # of the choices, in all

    def add(self, value: float) -> None:
        self.visits += 1
        self.total += value

    def missing(self, legal: list[int]) -> list[int]:
        return [action for action in legal if action not in self.known]

    def offer(self, legal: list[int]) -> None:
        """Take those of these actions that are known as the choices of this visit."""
        choices = [self.known[action] for action in legal if action in self.known]
        choices.sort(key=weight_of, reverse=True)
        total = 0.0
        for edge in choices:
            total += edge.weight
        self.legal = legal
        self.choices = choices
        self.weights = total

    def widen(self) -> None:
        """The search begins here now, wherever in a turn that is."""
        self.first_width = WIDTH
        self.widening = WIDENING

    def width(self) -> int:
        """How many choices are looked at by now."""
        return self.first_width + int(self.widening * math.sqrt(float(self.visits)))

    def wants_more(self) -> bool:
        """Are there legal actions to get to know, and is it time for them?"""
        return len(self.choices) < len(self.legal) and self.width() > len(self.choices)

    def pick(self, scale: float, curiosity: float, doubt: float) -> Edge:
        """The choice with the best sum of what it brought, in units of the scale, and what is still to be learned."""
        choices = self.choices
        mean = self.total / self.visits if self.visits > 0 else 0.0
        unseen = mean / scale - doubt
        factor = curiosity / self.weights
        trust = self.trust
        level = self.looked_level() if trust > 0.0 else 0.0
        best = choices[0]
        most = -1e300
        for number in range(min(self.width(), len(choices))):
            edge = choices[number]
            edge.available += 1
            worth = unseen
            if trust > 0.0:
                worth = (edge.total + trust * (level + edge.looked)) / (edge.visits + trust) / scale
            elif edge.visits > 0:
                worth = edge.total / edge.visits / scale
            worth += factor * edge.weight * math.sqrt(float(edge.available)) / (1.0 + edge.visits)
            if worth > most:
                most = worth
                best = edge
        return best

    def looked_level(self) -> float:
        """What to add to what the look found, so that it can be held against values: by the choices visited."""
        visits = 0
        off = 0.0
        for edge in self.choices:
            visits += edge.visits
            off += edge.total - edge.visits * edge.looked
        return off / visits if visits > 0 else 0.0

    def leader(self) -> Edge:
        """The choice visited most; of equals the one that brought more."""
        best = self.choices[0]
        for edge in self.choices:
            if edge.visits > best.visits or (edge.visits == best.visits and edge.total > best.total):
                best = edge
        return best

    def lead(self) -> int:
        """By how many visits the leader is ahead of the next."""
        first = second = 0
        for edge in self.choices:
            if edge.visits > first:
                second = first
                first = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return first - second


def weight_of(edge: Edge) -> float:
    return edge.weight


def weight_for(value: float, best: float, warmth: float) -> float:
    """The warmer, the less the heuristic decides."""
    exponent = (value - best) / warmth
    if exponent < -6.0:
        return LEAST_WEIGHT
    return math.exp(min(MOST_EXPONENT, exponent)) + LEAST_WEIGHT


def node_among(nodes: list[Node], seat: int, kind: type[Step[Any]]) -> Node | None:
    for node in nodes:
        if node.seat == seat and node.kind is kind:
            return node
    return None


def thin(nodes: list[Node], least: int) -> None:
    """Forget the decisions below that were met less often than this."""
    waiting = nodes[:]
    while waiting:
        for edge in waiting.pop().known.values():
            if edge.nodes:
                edge.nodes = [node for node in edge.nodes if node.visits >= least]
                waiting += edge.nodes


def count_edges(nodes: list[Node]) -> int:
    """Edges in the tree below."""
    waiting = nodes[:]
    count = 0
    while waiting:
        node = waiting.pop()
        count += len(node.known)
        for edge in node.known.values():
            if edge.nodes:
                waiting += edge.nodes
    return count
