"""Pieces of a drawing: what they are called, where they lie, and which actions they stand for."""

from __future__ import annotations

from .svg import Svg, el, number, title


def piece(
    piece_id: str,
    words: str,
    x: float,
    y: float,
    *children: str | None,
    do: str | tuple[str, ...] | None = None,
    class_: str | None = None,
    origin: str | None = None,
) -> Svg:
    """A piece at a place, with a title. `do` are the actions it stands for, by their text forms, the likeliest first:
    whoever is asked may choose the one that is legal, or ask why none is. `origin` is the id of the piece where it
    comes from when it is new."""
    return el(
        "g",
        title(words),
        *children,
        id=piece_id,
        transform=f"translate({number(x)} {number(y)})",
        class_=class_ or None,
        data_do=do if do is None or isinstance(do, str) else "|".join(do),
        data_from=origin,
    )
