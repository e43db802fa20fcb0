"""The board of an edition (VE-0): hexes and their neighbours, sites, bridges, and what the track borders."""

from __future__ import annotations

from typing import Final

from .outlook import Quarter
from .terms import BASILICA, FIRST_PASS, PALAZZO, PONTE, SECOND_PASS, SPACES

Hex = tuple[int, int]  # axial coordinates q, r

DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def around(place: Hex) -> list[Hex]:
    """The six hexes that touch one, in the order of `DIRECTIONS`."""
    return [(place[0] + direction[0], place[1] + direction[1]) for direction in DIRECTIONS]


class Geography:
    """Hexes are numbered quarter by quarter, each read row by row; every list here is by those numbers.

    A site is a number too: first the single hexes, then pairs, then triples (VE-0), then each bridge twice, once for
    each quarter that may count.
    """

    def __init__(self, letters: list[str], quarter_names: list[str], quarters: list[list[Hex]]) -> None:
        self.letters: list[str] = letters
        self.quarter_names: list[str] = quarter_names
        self.axial: list[Hex] = []
        self.names: list[str] = []
        self.quarter_of: list[int] = []
        self.quarter_hexes: list[tuple[int, ...]] = []
        for quarter, hexes in enumerate(quarters):
            first = len(self.axial)
            for number, place in enumerate(sorted(hexes, key=reading_order), start=1):
                self.axial.append(place)
                self.names.append(f"{letters[quarter]}{number}")
                self.quarter_of.append(quarter)
            self.quarter_hexes.append(tuple(range(first, len(self.axial))))
        self.number_at: dict[Hex, int] = {place: number for number, place in enumerate(self.axial)}
        self.neighbours: list[tuple[int, ...]] = [self._neighbours(number) for number in range(len(self.axial))]
        # By hex, for each of its neighbours: the hexes around both, and those that touch both.
        self.rings: list[list[tuple[int, ...]]] = [self._rings(number) for number in range(len(self.axial))]
        self.thirds: list[list[tuple[int, ...]]] = [self._thirds(number) for number in range(len(self.axial))]
        self.sites: list[tuple[int, ...]] = [(number,) for number in range(len(self.axial))]
        self.first_pair: int = len(self.sites)
        for one in range(len(self.axial)):
            self.sites += [(one, other) for other in self.neighbours[one] if other > one]
        self.first_triple: int = len(self.sites)
        for one, other in self.sites[self.first_pair :]:
            thirds = [third for third in self.neighbours[one] if third > other and third in self.neighbours[other]]
            self.sites += [(one, other, third) for third in thirds]
        self.first_bridge: int = len(self.sites)
        self.borders: list[int] = [0] * (SPACES + 1)  # by space: a bit for each quarter
        self.space_hexes: list[list[Hex]] = [[] for _ in range(SPACES + 1)]
        self.looked_at: dict[int, Quarter] = {}  # what the heuristic found, by what lies in a quarter

    def _neighbours(self, number: int) -> tuple[int, ...]:
        """Hexes are adjacent only within a quarter (VE-0)."""
        found = [self.number_at[place] for place in around(self.axial[number]) if place in self.number_at]
        return tuple(sorted([other for other in found if self.quarter_of[other] == self.quarter_of[number]]))

    def _rings(self, number: int) -> list[tuple[int, ...]]:
        own = self.neighbours[number]
        return [tuple(sorted({*own, *self.neighbours[other]} - {number, other})) for other in own]

    def _thirds(self, number: int) -> list[tuple[int, ...]]:
        own = self.neighbours[number]
        return [tuple([third for third in own if third in self.neighbours[other]]) for other in own]

    def add_bridge(self, one: int, other: int) -> None:
        self.sites += [(one, other), (other, one)]

    def site_range(self, building: int) -> tuple[int, int]:
        """The numbers of all sites for a building of this type, from the first to before the second."""
        if building == PALAZZO:
            return (self.first_pair, self.first_triple)
        if building == BASILICA:
            return (self.first_triple, self.first_bridge)
        if building == PONTE:
            return (self.first_bridge, len(self.sites))
        return (0, self.first_pair)

    def counted_quarter(self, site: int) -> int:
        """The quarter whose Casas count for a bridge on this site; for all other sites the one built in."""
        return self.quarter_of[self.sites[site][0]]

    def touched_quarters(self, hexes: list[Hex]) -> int:
        """A bit for each quarter with a hex that touches one of these hexes of water."""
        found = 0
        for water in hexes:
            for place in around(water):
                if place in self.number_at:
                    found |= 1 << self.quarter_of[self.number_at[place]]
        return found

    def is_passed_twice(self) -> bool:
        """VE-0 Whether spaces 10 and 45 lie on the same hexes, as the one printed space that they are."""
        return sorted(self.space_hexes[FIRST_PASS]) == sorted(self.space_hexes[SECOND_PASS])

    def printed_spaces(self) -> list[int]:
        """The start and all spaces as they lie on the board: the one passed twice by its first number only."""
        return [space for space in range(SPACES + 1) if space != SECOND_PASS or not self.is_passed_twice()]

    def borders_of(self, space: int) -> int:
        """VE-0 A bit for each quarter that the space borders; the posts after 60 border none."""
        return self.borders[space] if space <= SPACES else 0

    def name_of(self, site: int) -> str:
        return " ".join([self.names[place] for place in self.sites[site]])


def reading_order(place: Hex) -> tuple[int, int]:
    return (place[1], place[0])
