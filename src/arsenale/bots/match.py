"""The one loop that runs a match between bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ..engine import Event, Game, Record, Rng, State, seeded
from .bot import Bot

MOST_ACTIONS: Final = 100_000  # far beyond any sensible match of any game


@dataclass(frozen=True)
class Match:
    """A match played: its last state, finished unless the limit came first, and its record."""

    state: State
    record: Record
    actions: int


def play_match(
    game: Game[Any],
    bots: Sequence[Bot],
    *,
    seed: int | str,
    options: Mapping[str, str] | None = None,
    on_event: Callable[[Event], None] | None = None,
    limit: int = MOST_ACTIONS,
) -> Match:
    """Play a match, one bot a seat. The same seed and bots of the same seeds give the same match."""
    players = len(bots)
    state: State = game.start(players=players, seed=seed, options=options)
    record = Record.of(game, players, seed, options)
    deals = seeded(f"deals {seed}")
    while not state.finished and len(record.actions) < limit:
        seat = state.actors()[0]
        action = decide(bots[seat], state, seat, deals)
        events = state.listen() if on_event is not None else []
        state.apply(seat, action)
        record.add(game, seat, action)
        for event in events:
            if on_event is not None:
                on_event(event)
    if state.finished:
        record.close(state)
    return Match(state, record, len(record.actions))


def decide(bot: Bot, state: State, seat: int, deals: Rng) -> int:
    """The bot's choice, made on a state redealt for its seat; where there is one option only, nobody is asked."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    action = bot.choose(state.redealt(seat, deals), seat)
    if action not in legal:
        raise ValueError(f"expected a legal action of {bot.name} on seat {seat}, got {action}")
    return action
