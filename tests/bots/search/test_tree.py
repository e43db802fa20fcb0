"""Nodes, edges and the tree they make."""

from __future__ import annotations

from arsenale.bots.search.tree import FIRST_WIDTH, LATER_WIDTH, Edge, Node, Tree, count_edges
from arsenale.engine import Step


def node_with(actions: int, *, visits: int = 0) -> Node:
    node = Node(0, Step)
    for action in range(actions):
        node.edges[action] = Edge(action, 1.0)
    node.set_legal(list(range(actions)))
    for _ in range(visits):
        node.add(0.0)
    return node


def test_the_more_visits_the_more_actions_are_considered() -> None:
    assert node_with(30).width() == FIRST_WIDTH
    assert FIRST_WIDTH < node_with(30, visits=100).width() < 30


def test_what_is_decided_later_in_a_turn_widens_later_unless_it_is_the_root() -> None:
    later = Node(0, Step, begins_turn=False)
    assert later.width() == LATER_WIDTH
    later.widen_as_root()
    assert later.width() == FIRST_WIDTH


def test_choices_are_the_legal_edges_by_prior() -> None:
    node = node_with(3)
    node.edges[2].prior = 2.0
    node.set_legal([1, 2, 7])
    assert [edge.action for edge in node.choices] == [2, 1]
    assert node.prior_sum == 3.0
    assert node.unexpanded([1, 2, 7]) == [7]


def test_the_most_visited_choice_leads_and_of_equals_the_better_one() -> None:
    node = node_with(3)
    for action, value in ((0, 1.0), (1, 5.0), (1, 5.0), (2, 6.0), (2, 6.0)):
        node.edges[action].add(value)
    assert node.most_visited().action == 2
    assert node.visit_lead() == 0
    node.edges[0].add(0.0)
    node.edges[0].add(0.0)
    assert (node.most_visited().action, node.visit_lead()) == (0, 1)


def test_pruning_drops_what_was_visited_least_until_half_is_free() -> None:
    tree = Tree()
    root = node_with(2, visits=100)
    root.edges[0].children = [node_with(10, visits=1)]
    root.edges[1].children = [node_with(10, visits=50)]
    tree.replant([root])
    assert tree.edge_count == count_edges([root]) == 22
    tree.max_edges = 24
    tree.prune(root.visits)
    assert (root.edges[0].children, tree.edge_count) == ([], 12)
    assert root.edges[1].children
