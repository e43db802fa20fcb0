"""The actions of a match that count, with what came of them: what can be shown, cut back and replayed."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, field
from typing import Any, Final

from ..engine import Event, Game, State
from ..engine.state import AS_BEFORE, WHO_ACTS

NOBODY: Final = -1
_EVERY: Final = 16  # actions between two copies of the state that are kept


@dataclass(frozen=True)
class Asked:
    """The question that an action answered: enough to see whether a new turn has begun."""

    owner: int  # whose turn it is; NOBODY for sealed decisions
    key: str
    facts: tuple[Any, ...]
    args: Mapping[str, Any]

    def is_same(self, other: Asked) -> bool:
        return self.key == other.key and self.facts == other.facts


@dataclass(frozen=True)
class PlayedAction:
    """One action and what came of it."""

    seat: int
    action: int
    seq: int  # the journal entry
    events: tuple[Event, ...]
    round: int  # in which it was played
    turn: int  # turns are counted through the match
    asked: Asked
    was_sealed: bool
    follows: bool  # of itself, or as part of one choice: it goes back with what it follows
    scores: tuple[int, ...]  # that it led to
    # What `show` has made of it: sentences by number of event and reader, entries of the story that it is the end of.
    said: dict[tuple[Any, ...], str] = field(default_factory=dict, compare=False)
    entries: dict[tuple[Any, ...], Any] = field(default_factory=dict, compare=False)


class History:
    """Effective actions. A position is how many of them have been played."""

    def __init__(self, game: Game[Any], *, players: int, seed: str, options: Mapping[str, str], rules: int) -> None:
        self.game = game
        self.state: State = game.start(players=players, seed=seed, options=options, rules=rules)
        self.played: list[PlayedAction] = []
        self._kept: dict[int, State] = {0: self.state.copy()}
        self.undo_known: dict[int, bool] = {}  # by position: whether one may freely go back to it from here
        self._turn_began: Asked | None = None
        self._begun = (self.state.round, self.state.scores())

    @property
    def position(self) -> int:
        return len(self.played)

    def add(self, seat: int, action: int, seq: int, *, follows: bool = False) -> None:
        """Play a checked action; raises IllegalAction and changes nothing if the rules refuse it."""
        state = self.state
        round_number, was_sealed = state.round, is_sealed(state)
        asked = asked_of(state, seat, self.played[-1].asked.owner if self.played else NOBODY)
        events = state.listen()
        try:
            state.play(seat, action)
        finally:
            state.sink = None
        turn = self._turn_of(asked, round_number)
        self.undo_known.clear()
        scores = tuple(state.scores())
        self.played.append(
            PlayedAction(seat, action, seq, tuple(events), round_number, turn, asked, was_sealed, follows, scores)
        )
        if self.position % _EVERY == 0:
            self._kept[self.position] = state.copy()

    def cut(self, to: int) -> None:
        """Take back everything after a position."""
        self.state = self.state_at(to)
        del self.played[to:]
        self.undo_known.clear()
        self._kept = {position: state for position, state in self._kept.items() if position <= to}
        turn = self.played[-1].turn if self.played else 0
        began = next((one for one in self.played if one.turn == turn), None)
        self._turn_began = began.asked if began else None

    def state_at(self, position: int) -> State:
        """The state after so many actions: a copy, yours to play on."""
        if not 0 <= position <= self.position:
            raise ValueError(f"expected a position from 0 to {self.position}, got {position}")
        if position == self.position:
            return self.state.copy()
        start = max(kept for kept in self._kept if kept <= position)
        state = self._kept[start].copy()
        for played in self.played[start:position]:
            state.apply(played.seat, played.action)
        return state

    def scores_by_turn(self) -> list[tuple[int, list[int]]]:
        """Round and scores at the start and after every turn. They hold what is secret while the match runs."""
        found = [self._begun]
        for place, played in enumerate(self.played, start=1):
            if place == self.position or self.played[place].turn != played.turn:
                found.append((played.round, list(played.scores)))
        return found

    def twin(self) -> History:
        """The same match to try something on."""
        twin = copy(self)
        twin.state = self.state.copy()
        twin.played = self.played[:]
        twin.undo_known = dict(self.undo_known)
        twin._kept = dict(self._kept)
        return twin

    def last_of(self, seat: int | None = None) -> int | None:
        """The position before the last choice of the seat, or of anybody."""
        for position in range(self.position - 1, -1, -1):
            played = self.played[position]
            if not played.follows and seat in (None, played.seat):
                return position
        return None

    def end_of(self, position: int) -> int:
        """The position after the choice that was made at this one, with what the same seat did in one go with it."""
        seat = self.played[position].seat
        position += 1
        while position < self.position and self.played[position].follows and self.played[position].seat == seat:
            position += 1
        return position

    def turn_start(self, position: int) -> int:
        """The position before the first of the choices that the seat made in one go, the one after `position` being
        the last of them."""
        last = self.played[position]
        start = position
        while position > 0:
            position -= 1
            before = self.played[position]
            if (before.seat, before.turn, before.was_sealed) != (last.seat, last.turn, last.was_sealed):
                break
            if not before.follows:
                start = position
        return start

    def _turn_of(self, asked: Asked, round_number: int) -> int:
        """A new turn begins with another round or owner, or when what began the turn is asked once more."""
        last = self.played[-1] if self.played else None
        began = self._turn_began
        if last is not None and began is not None and (last.round, last.asked.owner) == (round_number, asked.owner):
            again = asked.is_same(began) and not (asked.is_same(last.asked) and asked.args == last.asked.args)
            if asked.owner == NOBODY or not again:
                return last.turn
        self._turn_began = asked
        return last.turn + 1 if last is not None else 1


def is_sealed(state: State) -> bool:
    """Whether what is decided now is decided by each seat for itself."""
    return bool(state.pending) and state.pending[-1].is_sealed()


def asked_of(state: State, seat: int, before: int = NOBODY) -> Asked:
    """The question that the seat answers now. Where a game tells whose turn it is, answers of others belong to it;
    `before` is whose turn it was."""
    step = state.step_of(seat)
    if step is None:
        return Asked(NOBODY, "", (), {})
    owner = state.turn_owner()
    if owner == AS_BEFORE:
        owner = before
    if step.is_sealed():
        owner = NOBODY
    elif owner in (WHO_ACTS, NOBODY):
        owner = seat
    return Asked(owner, step.key, step.facts(), step.question(state))
