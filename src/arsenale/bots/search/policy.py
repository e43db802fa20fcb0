"""The tree policy: which action is selected at a node."""

from __future__ import annotations

import math
from typing import Final

from ...engine.rng import Rng
from .tree import Edge, Node

# PUCT's exploration constant, in units of the scale. The Doge Ship: with a prior temperature of 1 far better than
# smaller values (84 % of 19 against 70 % of 40 with 1.5 and 0.5); with trust 1.2 serves Venedig (docs/laboratory.md).
EXPLORATION: Final = 2.5
EXPLORATION_WITH_TRUST: Final = 1.2
# How much worse than the node's mean an action is taken to be before its first visit, in units of the scale; by hand.
FIRST_PLAY_REDUCTION: Final = 0.2

# Softmax over the mean values of sealed actions; all three set by hand.
SEALED_TEMPERATURE: Final = 0.4  # in units of the scale: the higher, the harder to guess
SEALED_MAX_LOGIT: Final = 8.0  # no action is beyond all hope
SEALED_VIRTUAL_VISITS: Final = 2.0  # at the node's mean, with which an action begins: a few real ones say little


class TreePolicy:
    """PUCT with availability counts, as information sets need it: not every action is legal in every deal."""

    def __init__(self, *, exploration: float, first_play_reduction: float = FIRST_PLAY_REDUCTION) -> None:
        self.exploration = exploration
        self.first_play_reduction = first_play_reduction

    def select(self, node: Node, scale: float) -> Edge:
        """The choice with the best sum of its mean value, in units of the scale, and its exploration bonus."""
        choices = node.choices
        mean = node.total_value / node.visits if node.visits > 0 else 0.0
        first_play_value = mean / scale - self.first_play_reduction
        factor = self.exploration / node.prior_sum
        virtual_visits = node.virtual_visits
        offset = prior_value_offset(node) if virtual_visits > 0.0 else 0.0
        best = choices[0]
        most = -1e300
        for number in range(min(node.width(), len(choices))):
            edge = choices[number]
            edge.availability += 1
            value = first_play_value
            if virtual_visits > 0.0:
                virtual_total = virtual_visits * (offset + edge.prior_value)
                value = (edge.total_value + virtual_total) / (edge.visits + virtual_visits) / scale
            elif edge.visits > 0:
                value = edge.total_value / edge.visits / scale
            value += factor * edge.prior * math.sqrt(float(edge.availability)) / (1.0 + edge.visits)
            if value > most:
                most = value
                best = edge
        return best

    def select_sealed(self, node: Node, scale: float, rng: Rng) -> Edge:
        """By chance, the likelier the more an action brought: whoever is sure to be guessed loses."""
        mean = node.total_value / node.visits if node.visits > 0 else 0.0
        odds: list[float] = []
        total = 0.0
        for edge in node.choices:
            value = (edge.total_value + SEALED_VIRTUAL_VISITS * mean) / (edge.visits + SEALED_VIRTUAL_VISITS)
            logit = (value - mean) / (SEALED_TEMPERATURE * scale)
            odd = math.exp(max(-SEALED_MAX_LOGIT, min(SEALED_MAX_LOGIT, logit)))
            odds.append(odd)
            total += odd
        point = total * float(int(rng.below(1 << 30))) / float(1 << 30)
        for number in range(len(odds)):
            point -= odds[number]
            if point < 0.0:
                return node.choices[number]
        return node.choices[-1]


def prior_value_offset(node: Node) -> float:
    """What to add to prior values to compare them with leaf values: the mean difference over the node's visits."""
    visits = 0
    difference = 0.0
    for edge in node.choices:
        visits += edge.visits
        difference += edge.total_value - edge.visits * edge.prior_value
    return difference / visits if visits > 0 else 0.0
