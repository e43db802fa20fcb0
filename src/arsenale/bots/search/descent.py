"""One iteration: down the tree, expand a turn at its edge, evaluate the leaf, and back up its value."""

from __future__ import annotations

from typing import Any, Final

from ...engine.state import State
from ...engine.step import Step
from .evaluation import LeafValues
from .expansion import Expansion
from .policy import TreePolicy
from .time_control import TimeControl
from .tree import Edge, Node, Tree, find_node
from .turn import play_in_turn, turn_floor

# Bounds that hardly any iteration meets; by hand.
MAX_DEPTH: Final = 400  # decisions in one iteration
MAX_EXPANDED: Final = 24  # nodes expanded in one iteration


class Descent:
    """Runs one iteration after the other from the same root."""

    def __init__(
        self,
        tree: Tree,
        root: Node,
        policy: TreePolicy,
        expansion: Expansion,
        values: LeafValues,
        time: TimeControl,
        min_turns: int,
    ) -> None:
        self.tree = tree
        self.root = root
        self.policy = policy
        self.expansion = expansion
        self.values = values
        self.time = time
        self.min_turns = min_turns  # that an iteration goes through before its second new turn ends it

    def run(self, first: Edge, state: State) -> None:
        """One iteration with this choice at the root, on this deal."""
        self.first: Edge | None = first  # until it is played
        self.state = state
        self.values.set_baseline(state)
        self.children = self.tree.nodes  # where the node of the next decision is, or will be
        self.path_nodes: list[Node] = []
        self.path_edges: list[Edge] = []
        self.expanded = 0  # nodes
        self.expanded_turns = 0
        self.played_turns = 0
        self.floor = 0
        self.is_new_turn = True
        self.is_root_turn = True  # the turn that the search is about is not over
        for _ in range(MAX_DEPTH):
            if not self.step_down():
                break
        self.back_up(self.values.evaluate(self.state))

    def back_up(self, values: list[float]) -> None:
        """Every node and edge on the path counts the value for its own seat."""
        for number in range(len(self.path_edges)):
            value = values[self.path_nodes[number].seat]
            self.path_nodes[number].add(value)
            self.path_edges[number].add(value)

    def step_down(self) -> bool:
        """Play one decision; False where the iteration ends."""
        state = self.state
        if not state.pending:
            return False
        step = state.pending[-1]
        if step.is_sealed():
            asked = state.asked()
            if len(asked) > 1:
                return self.step_down_sealed(asked)
        if self.is_new_turn:
            self.floor = turn_floor(state, step.seat)
        legal = step.sensible(state)
        action = legal[0]
        if len(legal) > 1:
            node = self.node_for(step, legal)
            if node is None:
                return False
            action = self.select(node)
        play_in_turn(state, action, self.floor)
        self.is_new_turn = len(state.pending) <= self.floor
        if self.is_new_turn:
            self.is_root_turn = False
            self.played_turns += 1
            state.settle()
        return True

    def node_for(self, step: Step[Any], legal: list[int]) -> Node | None:
        """The node of this decision, with its choices; None where enough turns are played and a second one would be
        expanded, or no room or time is left."""
        if self.first is not None:
            return self.root
        node = find_node(self.children, step.seat, type(step))
        if node is None:
            if self.is_new_turn or self.expanded_turns == 0:
                self.expanded_turns += 1
            if self.is_new_turn and self.expanded_turns > 1 and self.played_turns >= self.min_turns:
                return None
            if self.expanded >= MAX_EXPANDED or self.tree.is_full():
                return None
            node = Node(step.seat, type(step), begins_turn=self.is_new_turn)
            self.children.append(node)
            self.expanded += 1
        if legal != node.legal or node.should_widen():
            if self.time.is_over():
                return None
            is_own = self.is_root_turn and node.seat == self.root.seat
            scale = self.values.scale
            self.expansion.expand(node, self.state, legal, scale, is_own=is_own, is_later=self.expanded > 1)
        return node

    def select(self, node: Node) -> int:
        edge = self.first
        if edge is None:
            edge = self.policy.select(node, self.values.scale)
        self.first = None
        self.path_nodes.append(node)
        self.path_edges.append(edge)
        self.children = edge.children
        return edge.action

    # Sealed decisions: every seat selects by its own statistics, not knowing what the others select

    def step_down_sealed(self, asked: list[Step[Any]]) -> bool:
        """Select for every seat, then play; goes on below the edge of the searching seat, or else of the first."""
        if self.expanded_turns >= 1 or not self.add_sealed_nodes(asked):
            return False
        siblings = self.children
        selected: list[Edge] = []
        for step in asked:
            node = find_node(siblings, step.seat, type(step))
            assert node is not None
            edge = self.first if step.seat == self.root.seat else None
            if edge is None:
                self.expansion.expand_sealed(node, step.options(self.state))
                edge = self.policy.select_sealed(node, self.values.scale, self.expansion.rng)
            if not selected or step.seat == self.root.seat:
                self.children = edge.children
            selected.append(edge)
            self.path_nodes.append(node)
            self.path_edges.append(edge)
        for number in range(len(selected)):
            self.state.apply(asked[number].seat, selected[number].action)
        self.first = None
        self.is_new_turn = True
        self.is_root_turn = False
        self.played_turns += 1
        return True

    def add_sealed_nodes(self, asked: list[Step[Any]]) -> bool:
        """See that every seat asked has its node here; False where the tree is full."""
        is_new = False
        for step in asked:
            if find_node(self.children, step.seat, type(step)) is None:
                if self.first is None and self.tree.is_full():
                    return False
                self.children.append(Node(step.seat, type(step)))
                is_new = True
        if is_new:
            self.expanded_turns += 1
        return True
