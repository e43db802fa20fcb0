"""How a game looks: a drawing as sheets of keyed pieces, and the plainest painter there can be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

from .view_types import BaseView


class Fragment(NamedTuple):
    """A part of a drawing that changes as a whole: one element of SVG whose id is the key. Painters keep those that
    they have drawn, so that the same facts give the very same object."""

    key: str
    svg: str


class Sheet(NamedTuple):
    """One drawing of a position, as fragments in the order in which they are painted. Every position has a `board`;
    `mat-0`, `mat-1`, ... show what each seat owns."""

    name: str
    width: float
    height: float
    label: str
    fragments: list[Fragment]


class Figure(NamedTuple):
    """One of the few numbers of a player that matter most: a symbol of the scenery, the value, and a message for it,
    "figure-" before it."""

    icon: str
    value: str
    key: str


class Painter:
    """How a game looks. This one needs nothing of the game: it lists the pieces that the game's own view names."""

    # Where pieces are explained, by how their ids begin: one word, or two for an exception.
    rules: Mapping[str, str] = {}

    def text(self, view: Mapping[str, Any], speech: Any) -> str:
        """The board for a terminal in the words of a `Speech`, with Rich's markup."""
        return "\n".join(f"{name}: {value}".replace("[", "\\[") for name, value in own_part(view).items())

    def public(self, view: Mapping[str, Any], speech: Any, layout: str = "wide") -> list[Sheet]:
        """What everybody sees, from a spectator's view, in the words of a `Speech`. Layouts are `wide` and `phone`."""
        rows = [f"{name}: {value}" for name, value in own_part(view).items()]
        fragments = [
            Fragment(f"row-{row}", f'<g id="row-{row}"><text x="16" y="{32 + 24 * row}">{escape(words)}</text></g>')
            for row, words in enumerate(rows)
        ]
        return [Sheet("board", 640, 48 + 24 * len(rows), "", fragments)]

    def own(
        self, view: Mapping[str, Any], speech: Any, layout: str = "wide", legal: Sequence[int] = ()
    ) -> list[Fragment]:
        """What only this seat sees, from its own view: in place of public fragments with the same keys. `legal` is
        what it may choose now."""
        return []

    def figures(self, view: Mapping[str, Any], seat: int) -> list[Figure]:
        """What matters most about a player, beside the score: three or four numbers."""
        return []

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
        """All sheets as one SVG, from the view alone; without `mats` only the board. What is in `legal` can be chosen
        on it.

        With `standalone` style and scenery are inside; else it refers to `scenery`.
        """
        (sheet,) = self.public(view, speech, layout)
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {sheet.width:g} {sheet.height:g}">'
        return head + "".join([fragment.svg for fragment in sheet.fragments]) + "</svg>"

    def scenery(self, players: int, layout: str = "wide") -> str:
        """What never moves on the board, as an SVG that the page keeps once and the fragments refer to by id."""
        return '<svg xmlns="http://www.w3.org/2000/svg"/>'


def own_part(view: Mapping[str, Any]) -> dict[str, Any]:
    """What a view holds of the game itself."""
    return {name: value for name, value in view.items() if name not in BaseView.__annotations__}
