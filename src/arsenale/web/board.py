"""The drawing of a board for pages. A game without one is shown as text."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping
from functools import lru_cache
from html import escape
from typing import Any
from urllib.parse import quote

from rich.text import Text

from ..engine import Game
from ..words import Speech


def board(
    game: Game[Any], view: Mapping[str, Any], speech: Speech, *, legal: Collection[int] = (), layout: str = "wide"
) -> str:
    """The drawing for a page that has stylesheet and scenery."""
    try:
        return str(game.svg(view, speech, legal=legal, layout=layout))
    except NotImplementedError:
        return f'<pre class="board">{escape(_plain(game, view, speech))}</pre>'


def alone(game: Game[Any], view: Mapping[str, Any], speech: Speech, *, layout: str, theme: str | None = None) -> str:
    """The drawing with everything it needs, as a file."""
    try:
        return str(game.svg(view, speech, layout=layout, standalone=True, theme=theme))
    except NotImplementedError:
        return _lettered(_plain(game, view, speech).splitlines())


def _lettered(lines: list[str]) -> str:
    rows = "".join(f'<tspan x="8" dy="16">{escape(line) or " "}</tspan>' for line in lines)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="900" height="{16 * len(lines) + 16}">'
    return f'{head}<text font-family="monospace" xml:space="preserve">{rows}</text></svg>'


@lru_cache(maxsize=64)
def scenery(game: Game[Any], players: int, layout: str) -> str | None:
    """What never moves, for the page to keep; None for a game without a drawing."""
    try:
        return str(game.scenery(players, layout))
    except NotImplementedError:
        return None


@lru_cache(maxsize=64)
def scenery_address(game: Game[Any], players: int, layout: str) -> str | None:
    """An address that changes with the content, so that it can be cached for ever."""
    content = scenery(game, players, layout)
    if content is None:
        return None
    digest = hashlib.sha256(content.encode()).hexdigest()[:16]
    edition = quote(game.edition.name)
    return f"/games/{game.name}/scenery.svg?edition={edition}&players={players}&layout={layout}&v={digest}"


def _plain(game: Game[Any], view: Mapping[str, Any], speech: Speech) -> str:
    return Text.from_markup(game.text(view, speech)).plain
