"""What may be chosen on a board, and what may be tried and is refused."""

from __future__ import annotations

from collections.abc import Iterable

from .svg import Svg, el, number, title


class Choices:
    """The legal actions by their text forms; remembers which of them the drawing offers."""

    def __init__(self, legal: Iterable[str], *, is_asked: bool) -> None:
        self.legal = frozenset(legal)
        self.is_asked = is_asked
        self.offered: set[str] = set()

    def piece(
        self,
        piece_id: str,
        words: str,
        x: float,
        y: float,
        *children: str | None,
        action: str | None = None,
        class_: str = "",
        origin: str | None = None,
    ) -> Svg:
        """A piece at a place, with a title. If its action is legal it can be chosen; if the reader is asked and it is
        not, they can ask why not. `origin` is the id of the piece where it comes from when it is new."""
        classes = [class_] if class_ else []
        is_choice = action is not None and action in self.legal
        is_refused = action is not None and not is_choice and self.is_asked
        if is_choice:
            classes.append("choice")
            self.offered.add(str(action))
        elif is_refused:
            classes.append("refused")
        is_active = is_choice or is_refused
        return el(
            "g",
            title(words),
            *children,
            id=piece_id,
            transform=f"translate({number(x)} {number(y)})",
            class_=" ".join(classes) or None,
            data_action=action if is_choice else None,
            data_why=action if is_refused else None,
            data_from=origin,
            tabindex=0 if is_active else None,
            role="button" if is_active else None,
            aria_disabled="true" if is_refused else None,
        )
