"""The tree of a search: which action a node tries next."""

from __future__ import annotations

import pytest

from arsenale.bots.search_tree import LATER_WIDTH, WIDTH, Edge, Node
from arsenale.engine import Step

GOOD, POOR = 0, 1


def node(*weights: float) -> Node:
    """A node with one action for each weight, numbered from 0."""
    found = Node(0, Step)
    for action, weight in enumerate(weights):
        found.known[action] = Edge(action, weight)
    found.offer(list(range(len(weights))))
    return found


def trusted(*, trust: float, good: float = 1.0, poor: float = 0.0) -> Node:
    """A node with two actions that the heuristic looked at: one good, one poor, and alike in all else."""
    found = node(1.0, 1.0)
    found.trust = trust
    for action, looked in ((GOOD, good), (POOR, poor)):
        found.known[action].looked = looked
    return found


def visit(found: Node, action: int, value: float) -> None:
    found.add(value)
    found.known[action].add(value)


def pick(found: Node, curiosity: float = 0.0, doubt: float = 0.0) -> int:
    return found.pick(1.0, curiosity, doubt).action


def test_at_first_the_action_that_the_heuristic_likes_best_is_tried() -> None:
    assert pick(node(0.2, 1.0, 0.5), curiosity=1.0) == 1


def test_without_curiosity_what_brought_more_is_tried_again() -> None:
    found = node(1.0, 1.0)
    visit(found, 0, 2.0)
    visit(found, 1, 3.0)
    assert pick(found) == 1


def test_curiosity_comes_back_to_what_was_tried_less() -> None:
    found = node(1.0, 1.0)
    for _ in range(20):
        visit(found, 0, 1.0)
    visit(found, 1, 0.9)
    assert pick(found) == 0
    found.known[1].available = found.known[0].available = 20
    assert pick(found, curiosity=1.0) == 1


def test_an_action_never_tried_is_taken_for_a_little_worse_than_the_mean() -> None:
    found = node(1.0, 1.0)
    visit(found, 0, 1.0)
    assert pick(found, doubt=0.2) == 0
    assert pick(found, doubt=-0.2) == 1


def test_only_as_many_actions_are_looked_at_as_visits_allow() -> None:
    found = node(*[1.0] * 30)
    assert found.width() == WIDTH
    for _ in range(100):
        visit(found, 0, 0.0)
    assert WIDTH < found.width() < 30
    later = Node(0, Step, begins_turn=False)
    assert later.width() == LATER_WIDTH
    later.widen()
    assert later.width() == WIDTH


def test_without_trust_one_bad_try_is_enough() -> None:
    found = trusted(trust=0.0)
    visit(found, GOOD, -2.0)
    visit(found, POOR, -1.0)
    assert pick(found) == POOR


def test_what_the_look_found_stands_for_as_many_tries_as_it_is_trusted() -> None:
    found = trusted(trust=5.0)
    for tries in range(1, 20):
        visit(found, GOOD, -1.0)
        visit(found, POOR, 0.0)
        assert pick(found) == (GOOD if tries <= 5 else POOR), f"after {tries} tries"


@pytest.mark.parametrize("off", [-100.0, 0.0, 100.0])
def test_only_differences_of_the_look_count(off: float) -> None:
    found = trusted(trust=5.0, good=off + 1.0, poor=off)
    visit(found, POOR, 3.0)
    assert pick(found) == GOOD, "never tried, but it looked better by 1 than what brought 3"
    assert found.looked_level() == pytest.approx(3.0 - off)
