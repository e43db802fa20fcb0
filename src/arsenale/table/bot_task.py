"""How bots think: in worker processes, from the actions played so far, on a state redealt for their seat."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Any, Final

from .. import bots
from ..engine import Game, State, seeded
from .game_of import game_of

_MATCHES_KEPT: Final = 64


@dataclass(frozen=True)
class BotTask:
    """One decision of a bot. It holds the secrets of the match: for our own worker processes only."""

    game: str
    edition_text: str
    edition_file: str
    players: int
    options: dict[str, str]
    seed: str
    rules: int
    actions: tuple[tuple[int, int], ...]
    seat: int
    bot: str  # empty for a hint
    seconds: float  # to think: for a Doge or a hint
    seq: int

    def then(self, action: int) -> BotTask:
        """The same task once the seat has taken this action."""
        return replace(self, actions=(*self.actions, (self.seat, action)))

    def goes_on_from(self, before: BotTask) -> bool:
        """Has nothing happened since but what this very seat did?"""
        since = self.actions[len(before.actions) :]
        return self == replace(before, actions=before.actions + since, seq=self.seq) and all(
            seat == self.seat for seat, _ in since
        )

    @property
    def chance(self) -> str:
        """What a new bot's own chance grows from: another one for every decision, the same one if asked again."""
        return f"{self.seed} bot {self.seat} at {len(self.actions)}"


def think(task: BotTask) -> str:
    """The text form of the action that the bot chooses. Give it to a ProcessPoolExecutor."""
    game = game_of(task.game, task.edition_text, task.edition_file)
    bot = _last.bot_for(task, game)
    chosen = bots.decide(bot, state_of(task, game), task.seat, seeded(f"deals {task.chance}"))
    _last.decided(task.then(chosen))
    return game.format(chosen)


def state_of(task: BotTask, game: Game[Any]) -> State:
    """The real state that the task is about; not to be changed, and to be redealt before anyone thinks about it."""
    return _states.after(task, game)


def _start(task: BotTask, game: Game[Any]) -> State:
    started: State = game.start(players=task.players, seed=task.seed, options=task.options, rules=task.rules)
    return started


class _LastBot:
    """The bot that decided last in this worker. It goes on with the rest of its turn, for what it found out about the
    first step says much about the next."""

    def __init__(self) -> None:
        self._bot: bots.Bot | None = None
        self._after: BotTask | None = None  # as its last task is once what it chose is done

    def bot_for(self, task: BotTask, game: Game[Any]) -> bots.Bot:
        if self._bot is None or self._after is None or not task.goes_on_from(self._after):
            self._bot = bots.make(task.bot, game, task.chance, seconds=task.seconds)
        self._after = None
        return self._bot

    def decided(self, after: BotTask) -> None:
        self._after = after


class _States:
    """The last states of some matches, so that a worker need not replay them from the start every time."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[object, ...], tuple[tuple[tuple[int, int], ...], State]] = OrderedDict()

    def after(self, task: BotTask, game: Game[Any]) -> State:
        """The state after the actions of the task; not to be changed."""
        options = tuple(sorted(task.options.items()))
        match = (task.game, task.edition_text, task.players, options, task.seed, task.rules)
        actions, state = self._kept.pop(match, ((), None))
        if state is None or task.actions[: len(actions)] != actions:
            actions, state = (), _start(task, game)
        for seat, action in task.actions[len(actions) :]:
            state.apply(seat, action)
        self._kept[match] = (task.actions, state)
        while len(self._kept) > _MATCHES_KEPT:
            self._kept.popitem(last=False)
        return state


_last = _LastBot()
_states = _States()
