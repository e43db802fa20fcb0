"""The components of Serenissima: an edition file, checked (SE-0) and laid out in flat lists for the rules."""

import re
from typing import Final

from ...engine.edition import Component, EditionError, EditionFile, EditionWarning, TomlTable, shown
from .edition_warnings import warn
from .odds import Odds
from .terms import CARD_KINDS, CARD_STEPS, GOODS, NOTHING, PAYOUTS, PIECES, SAILORS

KINDS: Final = ("port", "good", "track", "card", "die")
OPTIONAL: Final = ("sea",)
RESERVED: Final = (*PIECES, "galley", "port", "supply", "none", "on")  # words of the text forms
FACES: Final = 6
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4

# Far above what any box has: guards against slips of the pen, and what the chart has room for.
MOST_ZONES: Final = 36
MOST_SPACES: Final = 9
MOST_DUCATS: Final = 99  # as a price or a payout
MOST_GOODS: Final = 99  # of one kind
MOST_CARDS: Final = 12
LONGEST_TRACK: Final = 60


class Edition:
    """All component values, by zone (the ports in the order of the file, then the open sea), good and player count."""

    def __init__(self, file: EditionFile) -> None:
        self.game: str = file.game
        self.name: str = file.name
        self.title: str = file.title
        self.version: int = file.version
        self.components: list[Component] = file.components
        self.warnings: list[EditionWarning] = file.warnings

        self.ports: int = 0  # how many: the first of the zones
        self.zones: list[str] = []  # ids, as in text forms
        self.names: list[str] = []  # as on the board
        self.makes: list[int] = []  # the good, NOTHING for open sea
        self.spaces: list[int] = []  # of the warehouse
        self.prices: list[tuple[int, ...]] = []  # the cheapest first
        self.payouts: list[tuple[int, ...]] = []  # by goods stored
        self.is_start: list[bool] = []
        self.next_zones: list[tuple[int, ...]] = []
        self._read_zones(file)
        self._check_start_ports(file)
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
        self.odds: Odds = Odds(self.cards, self.track_payouts, self.skulls / FACES, max(self.spaces))
        warn(self, file)

    def _read_zones(self, file: EditionFile) -> None:
        fields = ["id", "name", "makes", "spaces", "prices", "payouts", "start", "next"]
        ports = file.collect("port", *with_ids(file.listed("port", fields)))
        seas: list[TomlTable] = []
        if file.has("sea"):
            seas = file.collect("sea", *with_ids(file.listed("sea", ["id", "name", "next"])))
        if len(ports) + len(seas) > MOST_ZONES:
            found = f"{len(ports)} ports and {len(seas)} open zones"
            raise EditionError(f"{file.file}: port, sea: expected at most {MOST_ZONES} zones, found {found}")
        self.ports = len(ports)
        for entry in ports:
            self._read_port(entry)
        for entry in seas:
            self._read_sea(entry)
        self._read_graph([*ports, *seas])

    def _read_port(self, entry: TomlTable) -> None:
        spaces = entry.whole("spaces", 1, MOST_SPACES)
        self.zones.append(zone_id(entry))
        self.makes.append(GOODS.index(entry.word("makes", GOODS)))
        self.spaces.append(spaces)
        self.prices.append(tuple(sorted(entry.wholes("prices", 0, MOST_DUCATS, spaces))))
        self.payouts.append(tuple(entry.wholes("payouts", 0, MOST_DUCATS, spaces + 1)))
        self.is_start.append(entry.flag("start"))

    def _read_sea(self, entry: TomlTable) -> None:
        if zone_id(entry) in self.zones:
            raise entry.error("id", "another id than any port's", shown(zone_id(entry)))
        self.zones.append(zone_id(entry))
        self.makes.append(NOTHING)
        self.spaces.append(0)
        self.prices.append(())
        self.payouts.append((0,))
        self.is_start.append(False)

    def _read_graph(self, entries: list[TomlTable]) -> None:
        for entry in entries:
            self.names.append(entry.text("name"))
            words = entry.words("next", self.zones, 1, len(self.zones), distinct=True)
            self.next_zones.append(tuple([self.zones.index(word) for word in words]))
        for zone, entry in enumerate(entries):
            for other in self.next_zones[zone]:
                if zone == other:
                    raise entry.error("next", "other zones", f"{shown(self.zones[zone])} itself")
                if zone not in self.next_zones[other]:
                    expected = f"{shown(self.zones[zone])} among the next zones of {self.zones[other]} too"
                    raise entry.error("next", expected, f"{shown(self.zones[other])} on this side only")

    def _check_start_ports(self, file: EditionFile) -> None:
        starts = self.is_start.count(True)
        if starts < MOST_PLAYERS:
            expected = f"at least {MOST_PLAYERS} start ports, one for each player (SE-0)"
            raise EditionError(f"{file.file}: port: expected {expected}, found {starts}")

    def _check_connected(self, file: EditionFile) -> None:
        for zone, steps in enumerate(self.distance[0]):
            if steps == NOTHING:
                expected = f"a way from {self.zones[0]} to every zone"
                raise EditionError(f"{file.file}: {self.zones[zone]}, next: expected {expected}, found none")

    def _read_goods(self, file: EditionFile) -> None:
        entries = file.listed("good", ["id", "count"])
        for entry in file.collect("good", entries, [entry.word("id", GOODS) for entry in entries], GOODS):
            self.supply.append(entry.whole("count", 0, MOST_GOODS))

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
            if not spaces[0] < spaces[1] < spaces[2]:
                raise entry.error("payouts", "rising spaces (SE-5.2)", shown(list(spaces)))
            self.track_start.append(start)
            self.track_payouts.append(tuple(spaces))


def zone_id(entry: TomlTable) -> str:
    """A zone's id: one word that no text form uses otherwise."""
    word = entry.text("id")
    if not re.fullmatch(r"[a-z]+(-[a-z]+)*", word) or word in RESERVED:
        raise entry.error("id", f"one word of small letters a to z, other than {', '.join(RESERVED)}", shown(word))
    return word


def with_ids(entries: list[TomlTable]) -> tuple[list[TomlTable], list[str]]:
    return entries, [zone_id(entry) for entry in entries]


def read_cards(file: EditionFile) -> tuple[int, ...]:
    """SE-5.1 The Doge cards. One of them moves the white pawn, or no match would ever end."""
    entries = file.listed("card", ["id", "shows"])
    if not 1 <= len(entries) <= MOST_CARDS:
        raise EditionError(f"{file.file}: card: expected 1 to {MOST_CARDS} cards (SE-5.1), found {len(entries)}")
    numbers = [str(number) for number in range(1, len(entries) + 1)]
    ids = [str(entry.whole("id", 1, len(entries))) for entry in entries]
    ordered = file.collect("card", entries, ids, numbers)
    cards = tuple([CARD_KINDS.index(entry.word("shows", CARD_KINDS)) for entry in ordered])
    if all(CARD_STEPS[card] == 0 for card in cards):
        raise EditionError(f"{file.file}: card: expected one that shows an hourglass (SE-5.1), found none")
    return cards


def distances(next_zones: list[tuple[int, ...]]) -> list[list[int]]:
    """How many zones apart any two are; NOTHING where no way leads."""
    table = []
    for start in range(len(next_zones)):
        steps = [NOTHING] * len(next_zones)
        steps[start] = 0
        reached = [start]
        for zone in reached:
            for other in next_zones[zone]:
                if steps[other] == NOTHING:
                    steps[other] = steps[zone] + 1
                    reached.append(other)
        table.append(steps)
    return table


def load(text: str, file: str) -> Edition:
    """The edition written in `text`; `file` is the name for error messages. Raises EditionError."""
    return Edition(EditionFile(text, file, game="serenissima", kinds=KINDS, optional=OPTIONAL))
