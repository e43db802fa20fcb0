"""Where the ports' cards lie and where galleys anchor, on the wide chart and on the phone's."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from ..edition import Edition
from .chart import PHONE, WIDE, Box


class Place:
    """A zone on a chart: the corner of its card, the box where galleys anchor, the harbour if the chart shows it."""

    def __init__(self, card: tuple[float, float], anchorage: Box, harbour: tuple[float, float] | None) -> None:
        self.card = card
        self.anchorage = anchorage
        self.harbour = harbour

    @property
    def middle(self) -> tuple[float, float]:
        left, top, right, bottom = self.anchorage
        return (left + right) / 2, (top + bottom) / 2


# Degrees east and north
HARBOURS = {
    "valencia": (-0.3, 39.5), "barcelona": (2.2, 41.4), "algeria": (3.1, 36.8), "genova": (8.9, 44.4),
    "cagliari": (9.1, 39.2), "napoli": (14.2, 40.8), "tunis": (10.3, 36.8), "messina": (15.6, 38.2),
    "tripoli": (13.2, 32.9), "venezia": (12.3, 45.4), "ragusa": (18.1, 42.6), "corfu": (19.9, 39.6),
    "modon": (21.7, 36.8), "constantinople": (29.0, 41.0), "candia": (25.1, 35.3), "cyrenaica": (21.9, 32.8),
    "alexandria": (29.9, 31.2), "antakya": (36.0, 36.1), "famagusta": (33.9, 35.1),
}  # fmt: skip

CARDS = {
    "valencia": (22, 192), "barcelona": (62, 122), "algeria": (140, 374), "cagliari": (314, 198), "genova": (306, 24),
    "napoli": (480, 150), "tunis": (330, 376), "messina": (464, 296), "tripoli": (436, 514), "cyrenaica": (694, 528),
    "venezia": (484, 24), "ragusa": (646, 78), "corfu": (704, 196), "modon": (708, 268), "candia": (800, 434),
    "constantinople": (956, 196), "alexandria": (900, 561), "famagusta": (982, 430), "antakya": (1062, 308),
    "ionian": (594, 318),
}  # fmt: skip

ANCHORAGES: dict[str, Box] = {
    "valencia": (102, 256, 212, 346), "barcelona": (178, 140, 264, 208), "algeria": (216, 302, 330, 354),
    "cagliari": (216, 211, 303, 300), "genova": (266, 98, 352, 190), "napoli": (417, 204, 508, 288),
    "tunis": (368, 292, 450, 357), "messina": (500, 352, 600, 420), "tripoli": (440, 424, 560, 496),
    "cyrenaica": (652, 438, 768, 500), "venezia": (464, 78, 580, 128), "ragusa": (590, 134, 676, 196),
    "corfu": (606, 242, 690, 306), "modon": (712, 362, 800, 426), "candia": (816, 330, 920, 402),
    "constantinople": (812, 212, 908, 304), "alexandria": (908, 482, 1046, 540), "famagusta": (936, 360, 1034, 422),
    "antakya": (1092, 374, 1170, 500), "ionian": (606, 338, 700, 424),
}  # fmt: skip

# On the phone's chart there are no cards in the way. Where the sea is narrow the harbour lies a little inland.
SMALL_HARBOURS = {"corfu": (20.8, 39.6)}
SMALL_ANCHORAGES: dict[str, Box] = {
    "valencia": (29, 98, 58, 126), "barcelona": (54, 66, 83, 90.5), "algeria": (62, 118, 100, 138),
    "cagliari": (64, 91, 95.5, 117), "genova": (84, 41, 112, 67), "napoli": (119, 54, 149, 82),
    "tunis": (121, 105, 150, 130), "messina": (160, 138, 188, 166), "tripoli": (130, 166, 186, 183),
    "cyrenaica": (208, 173, 252, 189.5), "venezia": (147, 22, 182, 47), "ragusa": (160, 48, 189, 72.5),
    "corfu": (196.5, 74, 215.5, 111), "modon": (212.5, 152.5, 250, 170.5), "candia": (252, 172, 296, 190),
    "constantinople": (254, 86, 290, 124), "alexandria": (284, 192, 340, 212), "famagusta": (302, 138, 336, 162),
    "antakya": (361, 163, 381, 200), "ionian": (190, 126, 212, 158.5),
}  # fmt: skip


@lru_cache(maxsize=8)
def _known(layout: str) -> Mapping[str, Place]:
    chart = PHONE if layout == "phone" else WIDE
    anchorages = SMALL_ANCHORAGES if layout == "phone" else ANCHORAGES
    harbours = HARBOURS | SMALL_HARBOURS if layout == "phone" else HARBOURS
    found = {}
    for zone, anchorage in anchorages.items():
        harbour = chart.place(*harbours[zone]) if zone in harbours else None
        found[zone] = Place(CARDS[zone], anchorage, harbour)
    return found


def places_of(edition: Edition, layout: str) -> Mapping[str, Place]:
    """Where everything lies. Zones of other editions that we do not know stand in rows."""
    if is_known(edition):
        return _known(layout)
    chart = PHONE if layout == "phone" else WIDE
    width, height = chart.width / 7, chart.height / 3
    found = {}
    for place, zone in enumerate(edition.zones):
        x, y = place % 7 * width, place // 7 * height
        anchorage = (x + width * 0.1, y + height * 0.4, x + width * 0.9, y + height * 0.95)
        found[zone] = Place((x + width * 0.12, y + 16), anchorage, None)
    return found


def is_known(edition: Edition) -> bool:
    return all(zone in CARDS for zone in edition.zones)
