"""Bots at a table: which must act, and how they think: in worker processes, from the actions played so far, on a state
redealt for their seat. Hints for people are found in the same way."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Any, Final

from .. import bots
from ..bots.hint_finder import Hint, find_hints
from ..engine import Game, State, seeded
from .game_of import game_of
from .propose.checks import check_holds, check_running, holder_of
from .refused import Refused
from .table import Table

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


# Tasks


def bots_to_move(table: Table) -> list[int]:
    """The seats of bots that must act now."""
    if table.is_cancelled:
        return []
    return [seat for seat in table.state.actors() if table.holders[seat].kind == "bot"]


def bot_to_move(table: Table) -> int | None:
    """The first seat of a bot that must act now."""
    return next(iter(bots_to_move(table)), None)


def bot_task(table: Table, seat: int) -> BotTask:
    """All that a worker process needs to think for the seat; hand it to `think`."""
    bot = holder_of(table, seat).bot
    if bot is None:
        raise Refused("seat", "table-no-bot-there")
    return _task(table, seat, bot, float(table.settings["doge_seconds"]))


def hint_task(table: Table, guest: str, *, seat: int, seconds: float) -> BotTask:
    """All that a worker process needs to advise the guest on their decision; hand it to `advise`."""
    check_holds(table, guest, seat)
    check_running(table)
    if table.settings["hints"] == "off":
        raise Refused("hints", "table-no-hints")
    if table.state.step_of(seat) is None:
        raise Refused("stale", "table-stale", {"seq": table.seq})
    return _task(table, seat, "", seconds)


def is_open(table: Table, task: BotTask) -> bool:
    """Whether the decision that the task is about is still to be made."""
    return table.asked_since[task.seat] <= task.seq and table.state.step_of(task.seat) is not None


def _task(table: Table, seat: int, bot: str, seconds: float) -> BotTask:
    meta = table.meta
    return BotTask(
        game=meta.game,
        edition_text=meta.edition_text,
        edition_file=meta.edition_file,
        players=meta.players,
        options=dict(meta.options),
        seed=meta.seed,
        rules=meta.rules,
        actions=tuple((played.seat, played.action) for played in table.history.played),
        seat=seat,
        bot=bot,
        seconds=seconds,
        seq=table.seq,
    )


# Thinking


def think(task: BotTask) -> str:
    """The text form of the action that the bot chooses. Give it to a ProcessPoolExecutor."""
    game = game_of(task.game, task.edition_text, task.edition_file)
    bot = _last.bot_for(task, game)
    chosen = bots.decide(bot, _states.after(task, game), task.seat, seeded(f"deals {task.chance}"))
    _last.decided(task.then(chosen))
    return game.format(chosen)


def advise(task: BotTask) -> list[Hint]:
    """The best actions for the task's seat, found on a redealt state. Give it to a ProcessPoolExecutor."""
    game = game_of(task.game, task.edition_text, task.edition_file)
    dealt = _states.after(task, game).redealt(task.seat, seeded(f"deals {task.chance}"))
    return find_hints(game, dealt, task.seat, task.chance, seconds=task.seconds)


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
        """The real state after the actions of the task; not to be changed, and to be redealt before anyone thinks
        about it."""
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
