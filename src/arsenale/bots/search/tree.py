"""The tree: nodes are decisions, edges the actions tried there, with the statistics of both."""

from __future__ import annotations

import math
from typing import Any, Final

from ...engine.step import Step

MAX_EDGES: Final = 400_000  # about 300 bytes each, so some 120 MB

# Progressive widening: the number of actions considered is FIRST_WIDTH + WIDENING * sqrt(visits).
FIRST_WIDTH: Final = 4
WIDENING: Final = 1.5
# The same for what is decided later in a turn: else so many ways lead through a long turn that none is gone twice.
# Venedig with four players, 0.2 s: 43 % of 77 instead of 21 % of 14 (docs/laboratory.md).
LATER_WIDTH: Final = 1
LATER_WIDENING: Final = 0.2


class Edge:
    """An action at a node, and the decisions that were met after it."""

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.prior = prior  # not normalised: `Node.prior_sum` has the sum over the choices
        self.prior_value = 0.0  # what the lookahead found it to be worth; at the root only
        self.visits = 0
        self.availability = 0  # how often it could have been selected when the node was visited
        self.total_value = 0.0  # of the visits, for the seat that decides
        self.children: list[Node] = []

    def add(self, value: float) -> None:
        self.visits += 1
        self.total_value += value


class Node:
    """One kind of decision of one seat after the same actions, whatever is hidden and whatever chance brought."""

    def __init__(self, seat: int, kind: type[Step[Any]], *, begins_turn: bool = True) -> None:
        self.seat = seat
        self.kind = kind
        self.first_width = FIRST_WIDTH if begins_turn else LATER_WIDTH
        self.widening = WIDENING if begins_turn else LATER_WIDENING
        self.visits = 0
        self.total_value = 0.0
        self.best_prior_value = 0.0  # of the actions known when the node was expanded
        self.virtual_visits = 0.0  # for which the prior value of an action counts
        self.edges: dict[int, Edge] = {}  # by action
        self.legal: list[int] = []  # at the last visit
        self.choices: list[Edge] = []  # the edges of those legal actions, the highest prior first
        self.prior_sum = 0.0  # of the choices

    def add(self, value: float) -> None:
        self.visits += 1
        self.total_value += value

    def unexpanded(self, legal: list[int]) -> list[int]:
        return [action for action in legal if action not in self.edges]

    def set_legal(self, legal: list[int]) -> None:
        """Take the edges of these actions as the choices of this visit."""
        choices = [self.edges[action] for action in legal if action in self.edges]
        choices.sort(key=prior_of, reverse=True)
        total = 0.0
        for edge in choices:
            total += edge.prior
        self.legal = legal
        self.choices = choices
        self.prior_sum = total

    def widen_as_root(self) -> None:
        """The search begins here now, wherever in a turn that is."""
        self.first_width = FIRST_WIDTH
        self.widening = WIDENING

    def width(self) -> int:
        """How many choices are considered by now."""
        return self.first_width + int(self.widening * math.sqrt(float(self.visits)))

    def should_widen(self) -> bool:
        """Are there legal actions without an edge, and is it time for them?"""
        return len(self.choices) < len(self.legal) and self.width() > len(self.choices)

    def most_visited(self) -> Edge:
        """Of equals the one that brought more."""
        best = self.choices[0]
        for edge in self.choices:
            if edge.visits > best.visits or (edge.visits == best.visits and edge.total_value > best.total_value):
                best = edge
        return best

    def visit_lead(self) -> int:
        """By how many visits the most visited choice is ahead of the next."""
        first = second = 0
        for edge in self.choices:
            if edge.visits > first:
                second = first
                first = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return first - second


class Tree:
    """The root, beside the nodes of those who decide at the same time, and all that lies below."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.edge_count = 0  # in the whole tree
        self.max_edges = MAX_EDGES

    def is_full(self) -> bool:
        return self.edge_count >= self.max_edges

    def replant(self, nodes: list[Node]) -> None:
        """Keep these nodes and what lies below them, drop the rest."""
        self.nodes = nodes
        self.edge_count = count_edges(nodes)

    def prune(self, most_visits: int) -> None:
        """Drop what was visited least, until half of the room is free. In a full tree iterations would end in the
        middle of a turn, and what they find could not be compared with the others."""
        least = 1
        while self.edge_count > self.max_edges // 2 and least <= most_visits:
            least *= 2
            drop_seldom_visited(self.nodes, least)
            self.edge_count = count_edges(self.nodes)


def prior_of(edge: Edge) -> float:
    return edge.prior


def find_node(nodes: list[Node], seat: int, kind: type[Step[Any]]) -> Node | None:
    for node in nodes:
        if node.seat == seat and node.kind is kind:
            return node
    return None


def drop_seldom_visited(nodes: list[Node], least: int) -> None:
    """Drop the nodes below that have fewer visits than this."""
    waiting = nodes[:]
    while waiting:
        for edge in waiting.pop().edges.values():
            if edge.children:
                edge.children = [node for node in edge.children if node.visits >= least]
                waiting += edge.children


def count_edges(nodes: list[Node]) -> int:
    """Edges of these nodes and of all below."""
    waiting = nodes[:]
    count = 0
    while waiting:
        node = waiting.pop()
        count += len(node.edges)
        for edge in node.edges.values():
            if edge.children:
                waiting += edge.children
    return count
