"""The tree policy: which action is selected at a node."""

from __future__ import annotations

from collections import Counter

import pytest

from arsenale import seeded
from arsenale.bots.search.policy import TreePolicy, prior_value_offset
from arsenale.bots.search.tree import Edge, Node
from arsenale.engine import Step

GOOD, POOR = 0, 1


def node_with(*priors: float) -> Node:
    """A node with one action for each prior, numbered from 0."""
    node = Node(0, Step)
    for action, prior in enumerate(priors):
        node.edges[action] = Edge(action, prior)
    node.set_legal(list(range(len(priors))))
    return node


def trusted_node(*, trust: float, good: float = 1.0, poor: float = 0.0) -> Node:
    """A node with two actions that differ in nothing but their prior values."""
    node = node_with(1.0, 1.0)
    node.virtual_visits = trust
    node.edges[GOOD].prior_value = good
    node.edges[POOR].prior_value = poor
    return node


def visit(node: Node, action: int, value: float) -> None:
    node.add(value)
    node.edges[action].add(value)


def select(node: Node, exploration: float = 0.0, first_play_reduction: float = 0.0) -> int:
    policy = TreePolicy(exploration=exploration, first_play_reduction=first_play_reduction)
    return policy.select(node, 1.0).action


def test_at_first_the_action_with_the_highest_prior_is_selected() -> None:
    assert select(node_with(0.2, 1.0, 0.5), exploration=1.0) == 1


def test_without_exploration_what_brought_more_is_selected_again() -> None:
    node = node_with(1.0, 1.0)
    visit(node, 0, 2.0)
    visit(node, 1, 3.0)
    assert select(node) == 1


def test_exploration_comes_back_to_what_was_visited_less() -> None:
    node = node_with(1.0, 1.0)
    for _ in range(20):
        visit(node, 0, 1.0)
    visit(node, 1, 0.9)
    assert select(node) == 0
    node.edges[1].availability = node.edges[0].availability = 20
    assert select(node, exploration=1.0) == 1


def test_an_action_never_visited_is_taken_for_a_little_worse_than_the_mean() -> None:
    node = node_with(1.0, 1.0)
    visit(node, 0, 1.0)
    assert select(node, first_play_reduction=0.2) == 0
    assert select(node, first_play_reduction=-0.2) == 1


def test_without_trust_one_bad_visit_is_enough() -> None:
    node = trusted_node(trust=0.0)
    visit(node, GOOD, -2.0)
    visit(node, POOR, -1.0)
    assert select(node) == POOR


def test_a_prior_value_stands_for_as_many_visits_as_it_is_trusted() -> None:
    node = trusted_node(trust=5.0)
    for visits in range(1, 20):
        visit(node, GOOD, -1.0)
        visit(node, POOR, 0.0)
        assert select(node) == (GOOD if visits <= 5 else POOR), f"after {visits} visits"


@pytest.mark.parametrize("off", [-100.0, 0.0, 100.0])
def test_only_differences_of_prior_values_count(off: float) -> None:
    node = trusted_node(trust=5.0, good=off + 1.0, poor=off)
    visit(node, POOR, 3.0)
    assert select(node) == GOOD, "never visited, but it looked better by 1 than what brought 3"
    assert prior_value_offset(node) == pytest.approx(3.0 - off)


def test_sealed_actions_are_sampled_the_better_the_more_often() -> None:
    node = node_with(1.0, 1.0, 1.0)
    for _ in range(10):
        for action, value in enumerate((0.3, 0.0, -0.3)):
            visit(node, action, value)
    policy, rng = TreePolicy(exploration=1.0), seeded("sealed")
    drawn = Counter(policy.select_sealed(node, 1.0, rng).action for _ in range(300))
    assert drawn[0] > drawn[1] > drawn[2] > 0, "what can be guessed loses"
