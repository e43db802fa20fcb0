"""What an action would bring: it is played on a re-dealt copy, so that a preview can never tell a secret."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from .event import Event
from .rng import Rng, seeded
from .state import State

DEAL: Final = seeded("preview")


class Effect(NamedTuple):
    """Something that an action would bring: a message, "effect-" before it, with its arguments."""

    key: str
    args: Mapping[str, Any] = {}
    sure: bool = True  # it always comes so; else it is an estimate, or chance decides
    loss: bool = False  # a piece, cards or a port are lost by it, or the match ends: worth a warning
    icon: str = ""  # what a small picture shows: coin, laurel, seal, card, sailor, galley, hex, skull, clock ...


class Outcome:
    """What comes of some actions in a row in a dealt world. Take copies before you play on in its states."""

    def __init__(self, seat: int, actions: tuple[int, ...], before: State, after: State) -> None:
        self.seat = seat
        self.actions = actions  # those that were played: fewer than asked for where a row of them ends early
        self.before = before
        self.stage = before  # just before the last of the actions
        self.after = after
        self.events: list[Event] = []  # those that the seat may know of

    def is_sure(self) -> bool:
        """Whether neither chance nor a secret had a part in it."""
        return self.before.luck() == self.after.luck()

    def reveals(self) -> bool:
        """Whether somebody is shown by it what they could not know."""
        return self.before.revealed != self.after.revealed

    def sure_events(self) -> list[Event]:
        """What was told before chance or a secret had a part in it."""
        luck = self.before.luck()
        sure: list[Event] = []
        for event in self.events:
            if event.luck != luck:
                break
            sure.append(event)
        return sure


class DealtWorld:
    """A copy of a state in which all that a seat cannot know, and all chance to come, is dealt anew.

    The deal depends on what the seat knows and on nothing else: two states that it cannot tell apart have the same
    world, and so the same previews.
    """

    def __init__(self, state: State, seat: int) -> None:
        deal = DEAL.copy()
        world = state.redealt(seat, deal)
        world.rng = Rng(deal.word(), deal.word(), deal.word(), 0)
        self.seat = seat
        self.known: dict[tuple[int, ...], Outcome] = {(): Outcome(seat, (), world, world)}

    def outcome(self, actions: tuple[int, ...]) -> Outcome:
        """Of legal actions in a row. As at the table it ends early where someone else decides, something comes up that
        the seat did not know, or an action is not legal any more."""
        known = self.known.get(actions)
        if known is None:
            earlier = self.outcome(actions[:-1])
            known = self.go_on(earlier, actions[-1]) if self.goes_on(earlier, actions) else earlier
            self.known[actions] = known
        return known

    def goes_on(self, earlier: Outcome, actions: tuple[int, ...]) -> bool:
        """Whether the last of the actions can be played after those before it."""
        if len(actions) == 1:
            return True
        if len(earlier.actions) < len(actions) - 1 or not earlier.is_sure() or earlier.reveals():
            return False
        return earlier.after.actors() == (self.seat,) and actions[-1] in earlier.after.legal(self.seat)

    def go_on(self, earlier: Outcome, action: int) -> Outcome:
        after = earlier.after.copy()
        heard = after.listen()
        after.apply(self.seat, action)
        after.sink = None
        outcome = Outcome(self.seat, (*earlier.actions, action), earlier.before, after)
        outcome.stage = earlier.after
        outcome.events = earlier.events + [event for event in heard if event.is_for(self.seat)]
        return outcome


def net_effects(outcome: Outcome, scores: list[int | None]) -> list[Effect]:
    """For any game: what the seat's score gains or loses for certain (`scores` are those that it knows), whether the
    match ends, and what is told of for certain. Nothing where somebody is shown a secret: all may hang on it."""
    if outcome.reveals():
        return []
    effects: list[Effect] = []
    after = outcome.after
    if outcome.is_sure():
        own = scores[outcome.seat]
        gain = 0 if own is None else after.scores()[outcome.seat] - own
        if gain != 0:
            effects.append(Effect("score", {"points": signed(gain)}))
        if after.finished:
            effects.append(Effect("ends", {}, loss=True, icon="clock"))
    told = [Effect("happens", {"what": (f"event-{event.key}", event.args)}) for event in outcome.sure_events()]
    return effects + told


def signed(amount: int) -> str:
    """A gain or loss as it is read: +3, −2."""
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def number(event: Event, name: str) -> int:
    """An argument of an event that is a whole number; 0 where it has none of this name."""
    value = event.args.get(name, 0)
    return value if isinstance(value, int) else 0
