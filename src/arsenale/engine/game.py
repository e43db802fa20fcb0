"""A game with one edition of its components: the door through which everything above the rules comes in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar, cast

from .beats import BeatRule, Digest
from .edition import Component, EditionFile, EditionWarning
from .event import Event
from .painter import Painter
from .preview import DealtWorld, Effect, Outcome, net_effects
from .refusal import Refusal
from .space import Action, Space
from .state import State
from .view_types import BaseView

S = TypeVar("S", bound=State)


class Edition(Protocol):
    """What every game's edition tells of itself."""

    game: str
    name: str
    title: str
    version: int
    digest: str
    components: list[Component]
    warnings: list[EditionWarning]


class PlainEdition:
    """The edition of a game without component values: a name."""

    def __init__(self, file: EditionFile) -> None:
        self.game = file.game
        self.name = file.name
        self.title = file.title
        self.version = file.version
        self.digest = file.digest()
        self.components = file.components
        self.warnings = file.warnings


class ScoreLine(NamedTuple):
    """One line of a score sheet: a message key, "score-" before it, and what each seat got by it."""

    key: str
    values: list[int]


class Shortcut(NamedTuple):
    """Actions that a seat may play in a row, and a message for all of them; its arguments are joined by `what`, the
    phrase of the last action. Without a message they are called as the last one is."""

    actions: tuple[int, ...]
    key: str = ""
    args: Mapping[str, Any] = {}
    on_board: bool = True  # offered where the board would offer the last action


def lead(state: State, seat: int) -> float:
    """How far the seat is ahead of the best of the others."""
    scores = state.scores()
    return float(scores[seat] - max(score for other, score in enumerate(scores) if other != seat))


@dataclass(frozen=True)
class Adviser(Generic[S]):
    """What bots and hints go by, as plain functions: a search calls them a million times."""

    # How good a state looks for a seat, in the game's scoring unit.
    estimate: Callable[[S, int], float] = lead
    # The estimate taken apart: the parts add up to it. The keys are always the same, and messages with "reason-"
    # before them. None: it is all one.
    reasons: Callable[[S, int], dict[str, float]] | None = None
    # By how much estimates of the state are usually off, as a forecast of who wins.
    spread: Callable[[S], float] = lambda _: 1.0
    # How many visits of a search the estimate of where an action leads is worth.
    trust: float = 0.0
    # Turns that every iteration of a search between two players goes through, at least.
    turns_ahead: int = 0


class Game(ABC, Generic[S]):
    """Rules plus an edition. A game's subclass sets the class variables and the methods marked below; how bots judge it
    and how it looks are parts of their own, and optional."""

    name: ClassVar[str]
    title: ClassVar[str]
    designers: ClassVar[str]
    rule_prefix: ClassVar[str]  # of the ids by which rules are cited: "DS" for DS-2.1
    seats: ClassVar[range]
    rules: ClassVar[int] = 1  # raised when the same seed and actions could lead elsewhere (decision 0016)
    oldest_rules: ClassVar[int] = 1  # matches played by these rules or later can be replayed and go on
    options: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # table options with their choices, the default first
    list_only: ClassVar[tuple[str, ...]] = ()  # kinds of actions that the drawn board does not offer, only the list
    closing: ClassVar[tuple[str, ...]] = ("done",)  # actions that do nothing more, by text form
    control_order: ClassVar[
        tuple[str, ...]
    ] = ()  # kinds of actions, as their controls follow; others come last, folded
    # Kinds of actions of which many differ in a number alone: which of their arguments that is. Together they are
    # called by a message, "series-" and the kind.
    series: ClassVar[Mapping[str, int]] = {}
    seat_args: ClassVar[tuple[str, ...]] = ("seat", "seats")  # arguments of messages that are seats
    beats: ClassVar[Mapping[str, BeatRule]] = {}  # by key of an event: how it is shown; others weigh little
    pictures: ClassVar[Mapping[str, str]] = {}  # by name of a thing: the symbol of the scenery that shows it

    edition: Edition
    space: Space
    adviser: Adviser[S] = Adviser()
    painter: Painter = Painter()

    def __init__(self, edition_text: str, edition_file: str) -> None:
        """A game whose edition has nothing but a name. One with components reads them here, and may make its space of
        actions by them."""
        self.edition_text = edition_text
        self.edition_file = edition_file
        self.edition = self.read_edition(edition_text, edition_file)

    def read_edition(self, text: str, file: str) -> Edition:
        """The component values; raises EditionError where they cannot be played with."""
        return PlainEdition(EditionFile(text, file, game=self.name, kinds=[]))

    # What a game owes

    @abstractmethod
    def begin(self, players: int, seed: int | str, options: Mapping[str, str], rules: int) -> S:
        """The state before the first action; all arguments are checked. `State.lay_out` does the engine's part."""

    @abstractmethod
    def pieces(self, state: S, seat: int | None) -> Mapping[str, Any]:
        """The game's own part of the view: plain JSON values, all that the seat may know."""

    # What every game gets

    def phrase(self, view: Mapping[str, Any], action: int) -> tuple[str, Mapping[str, Any]]:
        """An action as a message with arguments; a game may tell more of it than this."""
        chosen = self.action(action)
        return f"do-{chosen.kind}", dict(zip("abcd", chosen.args, strict=False))

    def notes(self, players: int) -> list[str]:
        """What whoever opens a table for so many players should know: message keys, "note-" before them."""
        return []

    def shortcuts(self, state: S, seat: int) -> list[Shortcut]:
        """What the seat would often play in a row, from what it may know. Each action is legal when its turn comes,
        unless someone else decides something before."""
        return []

    def effects(self, state: S, seat: int, outcome: Outcome) -> list[Effect]:
        """What is worth telling of an outcome, few things, the most important first: for `preview`. Go by the outcome
        and by what the seat may know of the state; what needs a formula can be added here."""
        return net_effects(outcome, self.view(state, seat)["scores"])

    def preview(self, state: S, seat: int, *actions: int) -> list[Effect]:
        """What a legal action, or several in a row, would bring the seat, as far as it can know."""
        return self.previews(state, seat, [actions])[0]

    def previews(self, state: S, seat: int, rows: Iterable[Sequence[int]]) -> list[list[Effect]]:
        """The same for many choices at once, each one or several actions in a row."""
        world = DealtWorld(state, seat)
        return [self.effects(state, seat, world.outcome(tuple(actions))) for actions in rows]

    def score_sheet(self, players: int, events: Sequence[Event]) -> list[ScoreLine]:
        """The scores taken apart, from all events of the match: the lines of each seat add up to its score. Empty
        where there is nothing to take apart."""
        return []

    def digest(self, events: Sequence[Event], owner: int | None) -> Digest:
        """What a turn came to in a few words; `events` are those of it that the reader may know, `owner` is whose turn
        it was. Without parts where the sentences of the events tell it well enough."""
        return Digest()

    def start(
        self, *, players: int, seed: int | str, options: Mapping[str, str] | None = None, rules: int | None = None
    ) -> S:
        """A new match, by the present rules or by an older version of them that is still supported."""
        if players not in self.seats:
            raise ValueError(f"expected {self.seats[0]} to {self.seats[-1]} players for {self.name}, got {players}")
        version = self.rules if rules is None else rules
        if not self.oldest_rules <= version <= self.rules:
            known = f"{self.oldest_rules} to {self.rules}" if self.oldest_rules < self.rules else str(self.rules)
            raise ValueError(f"expected rules version {known} of {self.name}, which this release plays, got {version}")
        return self.begin(players, seed, self.complete(options or {}), version)

    def complete(self, options: Mapping[str, str]) -> dict[str, str]:
        """The table options with defaults filled in; refuses unknown ones."""
        for option, choice in options.items():
            if option not in self.options:
                known = ", ".join(self.options) or "none"
                raise ValueError(f"expected an option of {self.name} ({known}), got {option!r}")
            if choice not in self.options[option]:
                choices = ", ".join(self.options[option])
                raise ValueError(f"expected option {option} to be one of {choices}, got {choice!r}")
        return {option: options.get(option, choices[0]) for option, choices in self.options.items()}

    def view(self, state: S, seat: int | None) -> BaseView:
        """Plain JSON values: all that a seat may know; None is a spectator."""
        if seat is not None and not 0 <= seat < state.players:
            raise ValueError(f"expected a seat from 0 to {state.players - 1} or None, got {seat}")
        shared: BaseView = {
            "game": self.name,
            "players": state.players,
            "seat": seat,
            "round": state.round,
            "finished": state.finished,
            "actors": list(state.actors()),
            "questions": [
                {"seat": step.seat, "key": step.key, "rule": step.rule, "args": step.question(state)}
                for step in sorted(state.asked(), key=lambda step: step.seat)
            ],
            "scores": list(state.scores()),
            "winners": list(state.winners()),
        }
        return cast("BaseView", {**shared, **self.pieces(state, seat)})

    def why_not(self, state: S, seat: int, action: int) -> Refusal | None:
        """None if the action is legal, else the rule that refuses it."""
        return state.refusal(seat, action)

    def action(self, number: int) -> Action:
        """The action with this id."""
        if not 0 <= number < len(self.space):
            raise ValueError(f"expected an action id from 0 to {len(self.space) - 1}, got {number}")
        return self.space.actions[number]

    def format(self, number: int) -> str:
        """The text form of the action with this id."""
        return self.action(number).text

    def parse(self, text: str) -> int:
        return self.space.parse(text)

    def estimate(self, state: S, seat: int) -> float:
        """How good the state looks for the seat, in the game's scoring unit."""
        return self.adviser.estimate(state, seat)

    def reasons(self, state: S, seat: int) -> dict[str, float]:
        """The estimate taken apart."""
        apart = self.adviser.reasons
        return {"all": self.estimate(state, seat)} if apart is None else apart(state, seat)

    def text(self, view: Mapping[str, Any], speech: Any) -> str:
        return self.painter.text(view, speech)

    def svg(
        self,
        view: Mapping[str, Any],
        speech: Any,
        *,
        legal: Iterable[int] = (),
        layout: str = "wide",
        standalone: bool = False,
        theme: str | None = None,
        mats: bool = True,
    ) -> str:
        return self.painter.svg(view, speech, legal=legal, layout=layout, standalone=standalone, theme=theme, mats=mats)

    def scenery(self, players: int, layout: str = "wide") -> str:
        return self.painter.scenery(players, layout)
