"""Arsenale plays three Venetian board games, completely and by their rules."""

from .engine import Event, Game, IllegalAction, Record, Refusal, Rng, State, seeded
from .games import editions, games, load

__version__ = "0.1.0"

__all__ = [
    "Event",
    "Game",
    "IllegalAction",
    "Record",
    "Refusal",
    "Rng",
    "State",
    "editions",
    "games",
    "load",
    "seeded",
]
