"""The tree of a search: which action a node tries next."""

from __future__ import annotations

import pytest

from arsenale.bots.search_tree import Edge, Node
from arsenale.engine import Step

GOOD, POOR = 1, 2


def node(*, trust: float, good: float = 1.0, poor: float = 0.0) -> Node:
    """A node with two actions that the heuristic looked at: one good, one poor, and alike in all else."""
    found = Node(0, Step)
    found.trust = trust
    for action, looked in ((GOOD, good), (POOR, poor)):
        found.known[action] = Edge(action, 1.0)
        found.known[action].looked = looked
    found.offer([GOOD, POOR])
    return found


def visit(found: Node, action: int, value: float) -> None:
    found.add(value)
    found.known[action].add(value)


def pick(found: Node) -> int:
    return found.pick(1.0, 0.0, 0.0).action


def test_without_trust_one_bad_try_is_enough() -> None:
    found = node(trust=0.0)
    visit(found, GOOD, -2.0)
    visit(found, POOR, -1.0)
    assert pick(found) == POOR


def test_what_the_look_found_stands_for_as_many_tries_as_it_is_trusted() -> None:
    found = node(trust=5.0)
    for tries in range(1, 20):
        visit(found, GOOD, -1.0)
        visit(found, POOR, 0.0)
        assert pick(found) == (GOOD if tries <= 5 else POOR), f"after {tries} tries"


@pytest.mark.parametrize("off", [-100.0, 0.0, 100.0])
def test_only_differences_of_the_look_count(off: float) -> None:
    found = node(trust=5.0, good=off + 1.0, poor=off)
    visit(found, POOR, 3.0)
    assert pick(found) == GOOD, "never tried, but it looked better by 1 than what brought 3"
    assert found.looked_level() == pytest.approx(3.0 - off)
