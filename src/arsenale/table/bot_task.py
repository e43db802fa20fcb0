"""How bots think: in worker processes, from the actions played so far, on a state redealt for their seat."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
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
    actions: tuple[tuple[int, int], ...]
    seat: int
    bot: str  # empty for a hint
    seconds: float  # to think: for a Doge or a hint
    seq: int

    @property
    def chance(self) -> str:
        """What the bot's own chance grows from: another one for every decision, the same one if asked again."""
        return f"{self.seed} bot {self.seat} at {len(self.actions)}"


def think(task: BotTask) -> str:
    """The text form of the action that the bot chooses. Give it to a ProcessPoolExecutor."""
    game = game_of(task.game, task.edition_text, task.edition_file)
    bot = bots.make(task.bot, game, task.chance, seconds=task.seconds)
    chosen = bots.decide(bot, state_of(task, game), task.seat, seeded(f"deals {task.chance}"))
    return game.format(chosen)


def state_of(task: BotTask, game: Game[Any]) -> State:
    """The real state that the task is about; not to be changed, and to be redealt before anyone thinks about it."""
    return _states.after(task, game)


class _States:
    """The last states of some matches, so that a worker need not replay them from the start every time."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[object, ...], tuple[tuple[tuple[int, int], ...], State]] = OrderedDict()

    def after(self, task: BotTask, game: Game[Any]) -> State:
        """The state after the actions of the task; not to be changed."""
        options = tuple(sorted(task.options.items()))
        match = (task.game, task.edition_text, task.players, options, task.seed)
        actions, state = self._kept.pop(match, ((), None))
        if state is None or task.actions[: len(actions)] != actions:
            actions, state = (), game.start(players=task.players, seed=task.seed, options=task.options)
        for seat, action in task.actions[len(actions) :]:
            state.apply(seat, action)
        self._kept[match] = (task.actions, state)
        while len(self._kept) > _MATCHES_KEPT:
            self._kept.popitem(last=False)
        return state


_states = _States()
