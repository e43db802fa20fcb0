"""What every view holds, whatever the game. Each game adds its pieces in a `TypedDict` of its own."""

from __future__ import annotations

from typing_extensions import TypedDict  # before Python 3.12 schemas are made of these only

from .event import Value


class Question(TypedDict):
    """A decision that is open now: of which seat, what is asked, and by which rule."""

    seat: int
    key: str
    rule: str
    args: dict[str, Value]


class BaseView(TypedDict):
    """What a seat may know (None: a spectator), as plain JSON values."""

    game: str
    players: int
    seat: int | None
    round: int
    finished: bool
    actors: list[int]
    questions: list[Question]
    scores: list[int | None]  # None: hidden from the seat
    winners: list[int]
