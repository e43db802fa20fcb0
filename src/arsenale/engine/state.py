"""A match at one moment: a stack of decisions and, in each game's subclass, the pieces."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from .event import Event, Value
from .refusal import IllegalAction, Refusal
from .rng import Rng
from .space import Space
from .step import Step


class Drawing:
    """How a state draws itself in a notebook; whoever loads games says so, as the engine knows no boards."""

    def __init__(self) -> None:
        self.painter: Callable[[State], str] | None = None


DRAWING: Final = Drawing()


# Whose turn it is where the state does not name a seat
WHO_ACTS: Final = -1
AS_BEFORE: Final = -2  # the turn goes on, though nothing on the board shows any more whose it is


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages are plain Python
class State:
    """Mutable, with an explicit `copy()`. Subclasses add typed fields and the methods marked below."""

    end_rule: ClassVar[str] = ""  # the rule by which a finished match takes no more actions

    players: int
    rules: int  # the version of the game's rules that the match is played by
    round: int
    pending: list[Step[Any]]
    rng: Rng
    revealed: int  # how often somebody was shown what they could not know
    surprises: int  # how often something came up that nobody who decides could know
    space: Space
    sink: list[Event] | None

    # What a game owes

    def copy(self) -> State:
        """An independent copy, without the sink."""
        raise AssertionError("a game copies its own fields")

    def facts(self) -> tuple[Any, ...]:
        """All fields of the game's own as numbers, texts, lists and tuples, in a fixed order."""
        raise AssertionError("a game lists its own fields")

    def redealt(self, seat: int | None, rng: Rng) -> State:
        """A copy in which all that the seat (None: a spectator) cannot know is dealt anew."""
        raise AssertionError("a game knows its secrets")

    def scores(self) -> list[int]:
        raise AssertionError("a game knows its scores")

    def winners(self) -> tuple[int, ...]:
        """The winning seats, several if they share the win; none before the end."""
        raise AssertionError("a game knows its winners")

    def turn_owner(self) -> int:
        """Whose turn it is, also while others answer in it; or WHO_ACTS, AS_BEFORE."""
        return WHO_ACTS

    # What every game gets

    def lay_out(self, players: int, rng: Rng, space: Space, rules: int) -> None:
        """The engine's own part of a new match: no decision is pending, nobody listens."""
        self.players = players
        self.rules = rules
        self.round = 0
        self.pending = []
        self.rng = rng
        self.revealed = 0
        self.surprises = 0
        self.space = space
        self.sink = None

    def copy_stack(self, twin: State) -> None:
        """The engine's own part of `copy`: steps are immutable and shared, the generator is not; nobody listens."""
        twin.players = self.players
        twin.rules = self.rules
        twin.round = self.round
        twin.pending = self.pending[:]
        twin.rng = self.rng.copy()
        twin.revealed = self.revealed
        twin.surprises = self.surprises
        twin.space = self.space
        twin.sink = None

    def reveal(self) -> None:
        """Somebody is now shown what they could not know, so that nothing before this can be taken back. Rules call it
        where the table itself sees that a tile is looked at or a hand is shown: whether it is called must not depend
        on a secret."""
        self.revealed += 1

    def surprise(self) -> None:
        """What comes now depends on what was dealt or chosen in secret before: the top of a stack, sealed bids. Rules
        call it before they tell of that, so that a preview takes nothing of it for certain."""
        self.surprises += 1

    def luck(self) -> int:
        """Grows whenever chance or a secret decides something: what was told before it grew was certain."""
        return self.rng.drawn + self.surprises

    @property
    def finished(self) -> bool:
        return not self.pending

    def actors(self) -> tuple[int, ...]:
        """The seats that must act now: one, several at once (sealed), none when the match is over."""
        if not self.pending:
            return ()
        top = self.pending[-1]
        if not top.is_sealed():
            return (top.seat,)
        return tuple(sorted([step.seat for step in self.asked()]))

    def asked(self) -> list[Step[Any]]:
        """The decisions that are open now."""
        count = len(self.pending)
        first = count - 1
        while first > 0 and self.pending[first].is_sealed() and self.pending[first - 1].is_sealed():
            first -= 1
        return self.pending[max(first, 0) : count]

    def step_of(self, seat: int) -> Step[Any] | None:
        """The decision that the seat must take now, if any."""
        if not self.pending:
            return None
        top = self.pending[-1]
        if top.seat == seat:
            return top
        if not top.is_sealed():
            return None
        for step in self.asked():
            if step.seat == seat:
                return step
        return None

    def legal(self, seat: int) -> list[int]:
        """The ids of the seat's legal actions in a fixed order; empty if it is not to act."""
        step = self.step_of(seat)
        if step is None:
            return []
        return step.options(self)

    def sensible(self, seat: int) -> list[int]:
        """Those of the seat's legal actions that a player who knows the game looks at; empty if it is not to act."""
        step = self.step_of(seat)
        if step is None:
            return []
        return step.sensible(self)

    def play(self, seat: int, action: int) -> None:
        """Play a checked action: raises IllegalAction and changes nothing if it is refused."""
        refused = self.refusal(seat, action)
        if refused is not None:
            raise IllegalAction(refused, self.space.text_of(action))
        self.apply(seat, action)

    def apply(self, seat: int, action: int) -> None:
        """Play an action that is known to be legal."""
        pending = self.pending
        if pending[-1].seat == seat:
            step = pending.pop()
        else:
            found = self.step_of(seat)
            assert found is not None, "the seat is not to act"
            step = found
            pending.remove(step)
        step.resolve(self, action)
        self.settle()

    def settle(self) -> None:
        """Go on to the next real decision, or to the end."""
        pending = self.pending
        while pending and pending[-1].proceed(self):
            pass

    def refusal(self, seat: int, action: int) -> Refusal | None:
        """None if the action is legal, else why it is not."""
        step = self.step_of(seat)
        if step is None:
            if not self.pending:
                return Refusal(self.end_rule, "match-over")
            return Refusal(self.pending[-1].rule, "not-your-decision", {"seats": list(self.actors())})
        if action in step.options(self):
            return None
        if not 0 <= action < len(self.space.actions):
            return Refusal(step.rule, "no-such-action", {"action": action})
        known = step.refusal(self, action)
        if known is not None:
            return known
        return Refusal(step.rule, "something-else-is-asked", {"question": step.key})

    def finish(self) -> None:
        """The match is over, whatever was still to be decided."""
        self.pending.clear()

    def listen(self) -> list[Event]:
        """Start to collect events; returns the list they go to."""
        self.sink = []
        return self.sink

    def emit(self, key: str, args: dict[str, Value], audience: tuple[int, ...] | None = None) -> None:
        """Tell what happened. In hot paths ask `self.sink is not None` before building the arguments."""
        if self.sink is not None:
            event = Event(key, args, audience)
            event.luck = self.luck()
            self.sink.append(event)

    def tell(self, key: str, seat: int, what: str = "", amount: int = 0) -> None:
        """Tell what a seat did, with at most one amount: builds nothing if nobody listens."""
        if self.sink is not None:
            self.emit(key, {"seat": seat, what: amount} if what else {"seat": seat})

    def _repr_svg_(self) -> str | None:
        """The public board, for notebooks."""
        return None if DRAWING.painter is None else DRAWING.painter(self)

    def key(self) -> str:
        """A stable hash of the whole state, equal on every platform, Python version and build."""
        steps = [(step.key, step.facts()) for step in self.pending]
        everything = (self.players, self.round, steps, self.rng.facts(), self.facts())
        # Matches from before rules had versions keep the keys that their records name.
        pinned = repr(everything) if self.rules == 1 else repr((self.rules, everything))
        return hashlib.blake2b(pinned.encode(), digest_size=16).hexdigest()
