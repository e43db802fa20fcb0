"""The drawing of a board for pages."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Any
from urllib.parse import quote

from ..engine import Game
from ..words import Speech


def board(
    game: Game[Any], view: Mapping[str, Any], speech: Speech, *, legal: Collection[int] = (), layout: str = "wide"
) -> str:
    """The drawing for a page that has the stylesheet and the scenery already."""
    return str(game.svg(view, speech, legal=legal, layout=layout))


def alone(
    game: Game[Any],
    view: Mapping[str, Any],
    speech: Speech,
    *,
    layout: str,
    theme: str | None = None,
    mats: bool = True,
) -> str:
    """The drawing with everything it needs, as a file."""
    return str(game.svg(view, speech, layout=layout, standalone=True, theme=theme, mats=mats))


@lru_cache(maxsize=64)
def scenery(game: Game[Any], players: int, layout: str) -> str:
    """What never moves, for the page to keep."""
    return str(game.scenery(players, layout))


@lru_cache(maxsize=64)
def scenery_address(game: Game[Any], players: int, layout: str) -> str:
    """An address that changes with the content, so that it can be cached forever."""
    content = scenery(game, players, layout)
    digest = hashlib.sha256(content.encode()).hexdigest()[:16]
    edition = quote(game.edition.name)
    return f"/games/{game.name}/scenery.svg?edition={edition}&players={players}&layout={layout}&v={digest}"
