"""The components of Serenissima: an edition file, checked (SE-0) and laid out in flat lists for the rules."""

import re
from typing import Final

from ...engine.edition import Component, EditionError, EditionFile, EditionWarning, TomlTable, shown
from .odds import Odds
from .terms import (
    CARD_KINDS,
    CARDS,
    CLOSED_KINDS,
    GOODS,
    NOTHING,
    PAYOUTS,
    PIECES,
    PORTS,
    SAILORS,
    ZONES,
)

KINDS: Final = ("port", "sea", "good", "track", "card", "die")
RESERVED: Final = (*PIECES, "galley", "port", "supply", "none", "on")  # words of the text forms
SIZES: Final = (3, 5)  # so a start port always holds its three sailors
PRICES: Final = (2, 6)
MOST_GOODS: Final = 30  # of one kind: guards against slips of the pen
MOST_PAYOUT: Final = 40
LONGEST_TRACK: Final = 40
FACES: Final = 6
MOST_PLAYERS: Final = 4
FEWEST_PLAYERS: Final = 2
SPACING: Final = 2  # between two payout spaces, so that one move never meets both (SE-5.2)
PRODUCERS: Final = 2  # at least, of each kind of which a port is closed


class Edition:
    """All component values, by zone (the ports in the order of the file, then the open zone), good and player count."""

    def __init__(self, file: EditionFile) -> None:
        self.game: str = file.game
        self.name: str = file.name
        self.title: str = file.title
        self.version: int = file.version
        self.components: list[Component] = file.components
        self.warnings: list[EditionWarning] = file.warnings

        self.zones: list[str] = []  # ids, as in text forms
        self.names: list[str] = []  # as on the board
        self.makes: list[int] = []  # the good, NOTHING for the open zone
        self.spaces: list[int] = []  # of the warehouse
        self.prices: list[tuple[int, ...]] = []  # the cheapest first
        self.payouts: list[tuple[int, ...]] = []  # by goods stored
        self.is_start: list[bool] = []
        self.next_zones: list[tuple[int, ...]] = []
        self._read_zones(file)
        self._check_producers(file)
        self.distance: list[list[int]] = distances(self.next_zones)
        self._check_connected(file)

        self.supply: list[int] = []  # by good
        self._read_goods(file)
        self.track_start: list[int] = [0] * FEWEST_PLAYERS  # by number of players
        self.track_payouts: list[tuple[int, ...]] = [()] * FEWEST_PLAYERS
        self._read_tracks(file)
        self.cards: tuple[int, ...] = read_cards(file)
        self.skulls: int = file.single("die", ["skulls"]).whole("skulls", 1, FACES)
        self.digest: str = file.digest()
        self.odds: Odds = Odds(self.cards, self.track_payouts, self.skulls / FACES)

    def _read_zones(self, file: EditionFile) -> None:
        fields = ["id", "name", "makes", "spaces", "prices", "payouts", "start", "next"]
        ports = file.listed("port", fields)
        seas = file.listed("sea", ["id", "name", "next"])
        if len(ports) != PORTS or len(seas) != 1:
            found = f"{len(ports)} and {len(seas)}"
            raise EditionError(f"{file.file}: port, sea: expected {PORTS} ports and 1 open sea (SE-0), found {found}")
        file.collect("port", ports, [zone_id(entry) for entry in ports])
        file.collect("sea", seas, [zone_id(entry) for entry in seas])
        self.zones = [zone_id(entry) for entry in (*ports, *seas)]
        for entry in ports:
            if entry.text("id") == zone_id(seas[0]):
                raise seas[0].error("id", "another id than any port's", shown(entry.text("id")))
            self._read_port(entry)
        self.makes.append(NOTHING)
        self.spaces.append(0)
        self.prices.append(())
        self.payouts.append((0,))
        self.is_start.append(False)
        self._read_graph([*ports, *seas])

    def _read_port(self, entry: TomlTable) -> None:
        spaces = entry.whole("spaces", SIZES[0], SIZES[1])
        self.makes.append(GOODS.index(entry.word("makes", GOODS)))
        self.spaces.append(spaces)
        self.prices.append(tuple(sorted(entry.wholes("prices", PRICES[0], PRICES[1], spaces))))
        self.payouts.append(tuple(entry.wholes("payouts", 0, MOST_PAYOUT, spaces + 1)))
        self.is_start.append(entry.flag("start"))

    def _read_graph(self, entries: list[TomlTable]) -> None:
        for entry in entries:
            self.names.append(entry.text("name"))
            words = entry.words("next", self.zones, 1, ZONES - 1, distinct=True)
            self.next_zones.append(tuple([self.zones.index(word) for word in words]))
        for zone, entry in enumerate(entries):
            for other in self.next_zones[zone]:
                if zone == other:
                    raise entry.error("next", "other zones", f"{shown(self.zones[zone])} itself")
                if zone not in self.next_zones[other]:
                    expected = f"{shown(self.zones[zone])} among the next zones of {self.zones[other]} too"
                    raise entry.error("next", expected, f"{shown(self.zones[other])} on this side only")

    def _check_producers(self, file: EditionFile) -> None:
        """SE-0 With 2 or 3 players a port of each of four kinds is closed, and start ports enough stay open."""
        starts = self.is_start.count(True)
        if starts < MOST_PLAYERS:
            expected = f"at least {MOST_PLAYERS} start ports (SE-0)"
            raise EditionError(f"{file.file}: port: expected {expected}, found {starts}")
        for good in CLOSED_KINDS:
            ports = [port for port in range(PORTS) if self.makes[port] == good]
            if len(ports) < PRODUCERS:
                expected = f"at least {PRODUCERS} that make {GOODS[good]} (SE-0)"
                raise EditionError(f"{file.file}: port: expected {expected}, found {len(ports)}")
            if all(self.is_start[port] for port in ports):
                expected = f"one that makes {GOODS[good]} and is no start port, so that it can be closed (SE-0)"
                raise EditionError(f"{file.file}: port: expected {expected}, found none")

    def _check_connected(self, file: EditionFile) -> None:
        for zone, steps in enumerate(self.distance[0]):
            if steps == NOTHING:
                expected = f"a way from {self.zones[0]} to every zone"
                raise EditionError(f"{file.file}: {self.zones[zone]}, next: expected {expected}, found none")

    def _read_goods(self, file: EditionFile) -> None:
        entries = file.listed("good", ["id", "count"])
        for entry in file.collect("good", entries, [entry.word("id", GOODS) for entry in entries], GOODS):
            self.supply.append(entry.whole("count", 1, MOST_GOODS))

    def _read_tracks(self, file: EditionFile) -> None:
        """SE-5.2 Where the white pawn begins and where it pays, for each number of players."""
        entries = file.listed("track", ["players", "start", "payouts"])
        names = [str(entry.whole("players", FEWEST_PLAYERS, MOST_PLAYERS)) for entry in entries]
        wanted = [str(players) for players in range(FEWEST_PLAYERS, len(SAILORS))]
        for entry in file.collect("track", entries, names, wanted):
            start = entry.whole("start", 0, LONGEST_TRACK)
            spaces = entry.wholes("payouts", 1, LONGEST_TRACK, PAYOUTS)
            if spaces[0] <= start:
                raise entry.error("payouts", f"spaces after the start, {start}", shown(list(spaces)))
            if spaces[1] - spaces[0] < SPACING or spaces[2] - spaces[1] < SPACING:
                expected = f"rising spaces, {SPACING} or more apart (SE-5.2)"
                raise entry.error("payouts", expected, shown(list(spaces)))
            self.track_start.append(start)
            self.track_payouts.append(tuple(spaces))


def zone_id(entry: TomlTable) -> str:
    """A zone's id: one word that no text form uses otherwise."""
    word = entry.text("id")
    if not re.fullmatch(r"[a-z]+(-[a-z]+)*", word) or word in RESERVED:
        raise entry.error("id", f"one word of small letters a to z, other than {', '.join(RESERVED)}", shown(word))
    return word


def read_cards(file: EditionFile) -> tuple[int, ...]:
    """SE-5.1 The five Doge cards; each of the four kinds is among them."""
    entries = file.numbered("card", CARDS, ["shows"])
    cards = tuple([CARD_KINDS.index(entry.word("shows", CARD_KINDS)) for entry in entries])
    for kind, name in enumerate(CARD_KINDS):
        if kind not in cards:
            raise EditionError(f"{file.file}: card: expected one that shows {shown(name)} (SE-5.1), found none")
    return cards


def distances(next_zones: list[tuple[int, ...]]) -> list[list[int]]:
    """How many zones apart any two are; NOTHING where no way leads."""
    found = []
    for start in range(len(next_zones)):
        steps = [NOTHING] * len(next_zones)
        steps[start] = 0
        reached = [start]
        for zone in reached:
            for other in next_zones[zone]:
                if steps[other] == NOTHING:
                    steps[other] = steps[zone] + 1
                    reached.append(other)
        found.append(steps)
    return found


def load(text: str, file: str) -> Edition:
    """The edition written in `text`; `file` is the name for error messages. Raises EditionError."""
    return Edition(EditionFile(text, file, game="serenissima", kinds=KINDS))
