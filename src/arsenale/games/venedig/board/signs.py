"""Small drawings beside the buildings: gondolas, cards, treasures, the master builder, a bridge site."""

from __future__ import annotations

from typing import Final

from ....render import SEATS, Svg, circle, group, join, line, path, rect, symbol

SIDE: Final = 40


def sign_symbols() -> Svg:
    """`b-gondola`, `b-treasure`, `b-builder`, `b-card`, `b-bridge-site`, `b-post` and `gondola-of-0` to `-4`."""
    signs = {
        "b-gondola": _gondola(None),
        "b-treasure": _treasure(),
        "b-builder": _builder(),
        "b-card": _cards(),
        "b-bridge-site": _bridge_site(),
        "b-alone": _alone(),
    }
    signs |= {f"gondola-of-{seat}": _gondola(seat) for seat in range(len(SEATS))}
    return join([symbol(name, SIDE, SIDE, drawing) for name, drawing in signs.items()])


def _gondola(seat: int | None) -> Svg:
    """A black hull with its iron at the bow; a seat's lies under a cloth of its colour."""
    cloth = "f-venetian" if seat is None else f"seat-{seat}"
    return join(
        [
            path("M4 30 q4 -2 8 0 t8 0 t8 0 t8 0", class_="glint"),
            path("M1.5 13.5 L4.5 13 Q7 21.5 13 22 L29 22 Q34.5 21 36.5 10.5 L38.6 11.5 Q37.6 28.5 25 28.5 "
                 "L14 28.5 Q4 28 1.5 13.5Z", class_="hull"),
            path("M35.6 10.8 L39.4 8.6 L39 12.6Z M36.4 14 h2.6 M36 16.4 h2.6", class_="f-stone fine"),
            path("M12.5 21.9 L27.5 21.9 L26.6 26.4 L13.6 26.4Z", class_=cloth),
        ]
    )  # fmt: skip


def _treasure() -> Svg:
    return join(
        [
            rect(7, 18, 26, 15, r=2, class_="f-wood fine"),
            path("M7 19 Q7 9 20 9 Q33 9 33 19Z", class_="f-wood-high fine"),
            line(7, 19, 33, 19, class_="gilt-bold"),
            rect(17.5, 17, 5, 7, r=1, class_="coin"),
        ]
    )


def _cards() -> Svg:
    return join(
        [
            rect(14, 6, 18, 26, r=2.4, class_="f-wood-high fine"),
            rect(8, 8, 18, 26, r=2.4, class_="f-paper fine"),
            rect(11, 11, 12, 20, r=1.5, class_="f-deep"),
            path("M13 27 L13 20 Q17 12.5 21 20 L21 27Z", class_="f-gold-high"),
        ]
    )


def _builder() -> Svg:
    """The master builder: a figure with cap and compasses."""
    return group(
        path("M8 36 Q8 20.5 20 20.5 Q32 20.5 32 36Z", class_="f-deep fine"),
        circle(20, 13.4, 6.6, class_="skin fine"),
        path(
            "M12.6 11.6 Q12.4 4 20 4 Q28.6 4 28.6 9.4 Q24.4 8.4 21.4 10.4 Q17 9.4 12.6 11.6Z", class_="f-venetian fine"
        ),
        path("M20 24 L15.6 34.5 M20 24 L24.4 34.5 M17.4 31 h5.2", class_="gilt-bold"),
    )


def _bridge_site() -> Svg:
    """As it is marked on the map: two landings and a dotted way over the water."""
    return join(
        [
            rect(4, 8, 32, 24, r=4, class_="pond"),
            path("M4 12 a4 4 0 0 1 4 -4 h3 v24 h-3 a4 4 0 0 1 -4 -4Z "
                 "M36 12 a4 4 0 0 0 -4 -4 h-3 v24 h3 a4 4 0 0 0 4 -4Z",
                 class_="soil"),
            line(9, 20, 31, 20, class_="crossing"),
            circle(8, 20, 2.4, class_="landing"),
            circle(32, 20, 2.4, class_="landing"),
        ]
    )  # fmt: skip


def _alone() -> Svg:
    """A hand of cards laid at once: built alone."""
    return join(
        [
            rect(6, 10, 14, 22, r=2, class_="f-paper fine", transform="rotate(-14 13 21)"),
            rect(13, 8, 14, 22, r=2, class_="f-paper fine"),
            rect(20, 10, 14, 22, r=2, class_="f-paper fine", transform="rotate(14 27 21)"),
        ]
    )
