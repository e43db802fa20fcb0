"""Where the ports' cards lie and where galleys anchor, on the wide chart and on the phone's."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from ..edition import Edition
from .chart import PHONE, WIDE, Box
from .place import LEAST_WIDTH, Place
from .rows import places_in_rows

# Degrees east and north
HARBOURS = {
    "valencia": (-0.3, 39.5), "barcelona": (2.2, 41.4), "algeria": (3.1, 36.8), "genova": (8.9, 44.4),
    "cagliari": (9.1, 39.2), "napoli": (14.2, 40.8), "tunis": (10.3, 36.8), "messina": (15.6, 38.2),
    "tripoli": (13.2, 32.9), "venezia": (12.3, 45.4), "ragusa": (18.1, 42.6), "corfu": (19.9, 39.6),
    "modon": (21.7, 36.8), "constantinople": (29.0, 41.0), "candia": (25.1, 35.3), "cyrenaica": (21.9, 32.8),
    "alexandria": (29.9, 31.2), "antakya": (36.0, 36.1), "famagusta": (33.9, 35.1),
}  # fmt: skip

CARDS = {
    "valencia": (22, 192), "barcelona": (44, 122), "algeria": (140, 374), "cagliari": (314, 198), "genova": (306, 24),
    "napoli": (480, 150), "tunis": (330, 376), "messina": (464, 296), "tripoli": (436, 514), "cyrenaica": (694, 528),
    "venezia": (484, 24), "ragusa": (646, 78), "corfu": (712, 196), "modon": (712, 268), "candia": (800, 434),
    "constantinople": (956, 196), "alexandria": (900, 561), "famagusta": (950, 430), "antakya": (1062, 308),
    "ionian": (594, 318),
}  # fmt: skip

# So wide the cards may be without covering what lies around them; those that are not named have little room.
ROOMS = {
    **dict.fromkeys(("valencia", "genova", "venezia"), 122.0),
    **dict.fromkeys(("napoli", "tunis", "messina", "ragusa", "candia", "tripoli"), 104.0),
    "constantinople": 164.0,
    "alexandria": 144.0,
    **dict.fromkeys(("barcelona", "famagusta", "cyrenaica"), 118.0),
}
LITTLE_ROOM = 102.0
# So wide they are for the sake of a long name.
LONG_NAMES = {zone: ROOMS[zone] for zone in ("constantinople", "alexandria", "barcelona", "famagusta", "cyrenaica")}

ANCHORAGES: dict[str, Box] = {
    "valencia": (102, 256, 212, 346), "barcelona": (178, 140, 264, 208), "algeria": (216, 302, 330, 354),
    "cagliari": (216, 211, 303, 300), "genova": (266, 98, 352, 184), "napoli": (430, 204, 520, 281),
    "tunis": (368, 292, 450, 357), "messina": (500, 352, 600, 420), "tripoli": (440, 428, 560, 496),
    "cyrenaica": (652, 438, 768, 500), "venezia": (464, 78, 604, 130), "ragusa": (598, 134, 676, 196),
    "corfu": (623, 242, 701, 306), "modon": (712, 362, 800, 426), "candia": (816, 330, 920, 402),
    "constantinople": (828, 212, 918, 304), "alexandria": (908, 486, 1046, 542), "famagusta": (934, 360, 1018, 416),
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

# Where the names stand on the phone's chart; below their harbours if they are not named.
SIDES = {
    "valencia": "inland", "barcelona": "above", "genova": "above", "venezia": "right", "ragusa": "right",
    "corfu": "right", "constantinople": "above", "antakya": "rim", "napoli": "right", "cagliari": "above",
    "modon": "above", "candia": "right", "alexandria": "right", "famagusta": "west",
}  # fmt: skip


@lru_cache(maxsize=8)
def _known(layout: str) -> Mapping[str, Place]:
    chart = PHONE if layout == "phone" else WIDE
    anchorages = SMALL_ANCHORAGES if layout == "phone" else ANCHORAGES
    harbours = HARBOURS | SMALL_HARBOURS if layout == "phone" else HARBOURS
    found = {}
    for zone, anchorage in anchorages.items():
        harbour = chart.place(*harbours[zone]) if zone in harbours else None
        found[zone] = Place(
            CARDS[zone],
            ROOMS.get(zone, LITTLE_ROOM),
            anchorage,
            harbour,
            side=SIDES.get(zone, "below"),
            least=LONG_NAMES.get(zone, LEAST_WIDTH),
        )
    return found


def places_of(edition: Edition, layout: str) -> Mapping[str, Place]:
    """Where everything lies. If there are zones that we do not know, all stand in rows."""
    return _known(layout) if is_known(edition) else places_in_rows(edition, layout)


def is_known(edition: Edition) -> bool:
    return all(zone in CARDS for zone in edition.zones)
