"""The tree of a search: which action a node tries next."""

from __future__ import annotations

import pytest

from arsenale.bots.search.policy import TreePolicy, prior_value_offset
from arsenale.bots.search.tree import FIRST_WIDTH, LATER_WIDTH, Edge, Node
from arsenale.engine import Step

GOOD, POOR = 0, 1


def node(*priors: float) -> Node:
    """A node with one action for each prior, numbered from 0."""
    found = Node(0, Step)
    for action, prior in enumerate(priors):
        found.edges[action] = Edge(action, prior)
    found.set_legal(list(range(len(priors))))
    return found


def trusted(*, trust: float, good: float = 1.0, poor: float = 0.0) -> Node:
    """A node with two actions that the heuristic looked at: one good, one poor, and alike in all else."""
    found = node(1.0, 1.0)
    found.virtual_visits = trust
    for action, value in ((GOOD, good), (POOR, poor)):
        found.edges[action].prior_value = value
    return found


def visit(found: Node, action: int, value: float) -> None:
    found.add(value)
    found.edges[action].add(value)


def select(found: Node, exploration: float = 0.0, first_play_reduction: float = 0.0) -> int:
    policy = TreePolicy(exploration=exploration, first_play_reduction=first_play_reduction)
    return policy.select(found, 1.0).action


def test_at_first_the_action_that_the_heuristic_likes_best_is_tried() -> None:
    assert select(node(0.2, 1.0, 0.5), exploration=1.0) == 1


def test_without_exploration_what_brought_more_is_tried_again() -> None:
    found = node(1.0, 1.0)
    visit(found, 0, 2.0)
    visit(found, 1, 3.0)
    assert select(found) == 1


def test_exploration_comes_back_to_what_was_tried_less() -> None:
    found = node(1.0, 1.0)
    for _ in range(20):
        visit(found, 0, 1.0)
    visit(found, 1, 0.9)
    assert select(found) == 0
    found.edges[1].availability = found.edges[0].availability = 20
    assert select(found, exploration=1.0) == 1


def test_an_action_never_tried_is_taken_for_a_little_worse_than_the_mean() -> None:
    found = node(1.0, 1.0)
    visit(found, 0, 1.0)
    assert select(found, first_play_reduction=0.2) == 0
    assert select(found, first_play_reduction=-0.2) == 1


def test_only_as_many_actions_are_looked_at_as_visits_allow() -> None:
    found = node(*[1.0] * 30)
    assert found.width() == FIRST_WIDTH
    for _ in range(100):
        visit(found, 0, 0.0)
    assert FIRST_WIDTH < found.width() < 30
    later = Node(0, Step, begins_turn=False)
    assert later.width() == LATER_WIDTH
    later.widen_as_root()
    assert later.width() == FIRST_WIDTH


def test_without_trust_one_bad_try_is_enough() -> None:
    found = trusted(trust=0.0)
    visit(found, GOOD, -2.0)
    visit(found, POOR, -1.0)
    assert select(found) == POOR


def test_what_the_look_found_stands_for_as_many_tries_as_it_is_trusted() -> None:
    found = trusted(trust=5.0)
    for tries in range(1, 20):
        visit(found, GOOD, -1.0)
        visit(found, POOR, 0.0)
        assert select(found) == (GOOD if tries <= 5 else POOR), f"after {tries} tries"


@pytest.mark.parametrize("off", [-100.0, 0.0, 100.0])
def test_only_differences_of_the_look_count(off: float) -> None:
    found = trusted(trust=5.0, good=off + 1.0, poor=off)
    visit(found, POOR, 3.0)
    assert select(found) == GOOD, "never tried, but it looked better by 1 than what brought 3"
    assert prior_value_offset(found) == pytest.approx(3.0 - off)
