"""The strict reader of edition files: component values as TOML text, checked to the last key.

Whoever owns a box types its values into such a file, so every error says where, what was expected and what was found:
`standard.toml: galley 12, cost: expected a whole number from 2 to 7, found 9`. The reader never opens a file itself.

A file has a header (`game`, `name`, `version`, `title`) and lists of entries. Each entry is one component and carries
`provenance = { cost = "source", "*" = "reconstructed" }`: where each value comes from, "*" for all the others. One item
of a list can be told apart: a word by itself ("purple/middle lower"), a number by its place from 0 ("payout/4").
Where a game allows it, `note = "key"` adds a message for readers, "note-" before its key, to what provenance tells.

A file is refused only where it cannot be played. Where it can, but a rule would be dead or a fact looks odd, the game
adds a warning, which is a message for people.
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypeVar

from .event import Value

PROVENANCES: Final = ("source", "published", "reconstructed")
HEADER: Final = ("game", "name", "version", "title")
REST: Final = "*"

Meaning = TypeVar("Meaning")


class EditionError(ValueError):
    """A broken edition file; the message names file, entry, what was expected and what was found."""


class Component(NamedTuple):
    """One component as the file gives it, in plain JSON values; `provenance` has every field by its own name."""

    kind: str
    id: str
    values: dict[str, object]
    provenance: dict[str, str]
    note: str = ""

    def origin_of(self, field: str, place: int) -> str:
        """Where one item of a list comes from."""
        value = self.values[field]
        assert isinstance(value, list)
        item = value[place]
        mark = f"{field}/{item}" if isinstance(item, str) else f"{field}/{place}"
        return self.provenance.get(mark, self.provenance[field])


class EditionWarning(NamedTuple):
    """What its owner should know of an edition that can be played: a message key, "warn-" before it, with arguments."""

    key: str
    args: dict[str, Value]


def shown(value: object) -> str:
    """A value as a person would see it in the file."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value if len(value) <= 60 else value[:57] + "...", ensure_ascii=False)
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        text = ", ".join(shown(item) for item in value)
        return f"[{text}]" if len(text) <= 100 else f"a list of {len(value)}"
    return str(value)


def one_of(words: Sequence[str]) -> str:
    quoted = [f'"{word}"' for word in words]
    return quoted[0] if len(quoted) == 1 else ", ".join(quoted[:-1]) + " or " + quoted[-1]


def between(low: int, high: int, *, noun: str) -> str:
    return f"exactly {low} {noun}" if low == high else f"{low} to {high} {noun}"


class TomlTable:
    """One table of the file. Ask it for a value by key and say what the value must be."""

    def __init__(
        self, file: str, label: str, values: dict[str, object], fields: Sequence[str], optional: Sequence[str] = ()
    ) -> None:
        self.file: str = file
        self.label: str = label
        self.values: dict[str, object] = values
        allowed = [*fields, *optional]
        for key in values:
            if key not in allowed:
                raise self.error("", f"only the keys {', '.join(allowed)}", f"the unknown key {shown(key)}")
        for key in fields:
            if key not in values:
                raise self.error(key, "a value (this key is required)", "nothing")

    def error(self, key: str, expected: str, found: str) -> EditionError:
        place = ", ".join(part for part in (self.label, key) if part)
        return EditionError(f"{self.file}: {place or 'the file'}: expected {expected}, found {found}")

    def has(self, key: str) -> bool:
        return key in self.values

    def whole(self, key: str, low: int, high: int) -> int:
        value = self.values.get(key)
        # To Python true is the number 1; to whoever writes a file it is not.
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.error(key, f"a whole number from {low} to {high}", shown(value))
        return value

    def flag(self, key: str) -> bool:
        value = self.values.get(key)
        if not isinstance(value, bool):
            raise self.error(key, "true or false", shown(value))
        return value

    def text(self, key: str) -> str:
        value = self.values.get(key)
        if not isinstance(value, str) or not value.strip():
            raise self.error(key, "a text in quotes", shown(value))
        return value

    def word(self, key: str, words: Sequence[str]) -> str:
        value = self.values.get(key)
        if not isinstance(value, str) or value not in words:
            raise self.error(key, one_of(words), shown(value))
        return value

    def phrase(self, key: str, meanings: Mapping[str, Meaning], expected: str) -> Meaning:
        """A short text out of a grammar too long to list: `expected` tells what it looks like."""
        value = self.values.get(key)
        if not isinstance(value, str) or value not in meanings:
            raise self.error(key, expected, shown(value))
        return meanings[value]

    def words(self, key: str, words: Sequence[str], low: int, high: int, *, distinct: bool) -> list[str]:
        """A list of `low` to `high` words, each of them one of `words`."""
        found: list[str] = []
        for item in self._list(key, low, high, "words"):
            if not isinstance(item, str) or item not in words:
                raise self.error(key, one_of(words), shown(item))
            if distinct and item in found:
                raise self.error(key, "every word at most once", f"{shown(item)} twice")
            found.append(item)
        return found

    def wholes(self, key: str, low: int, high: int, least: int, most: int | None = None) -> list[int]:
        """A list of `least` to `most` (else exactly `least`) whole numbers from `low` to `high`."""
        found: list[int] = []
        for item in self._list(key, least, least if most is None else most, "whole numbers"):
            if not isinstance(item, int) or isinstance(item, bool) or not low <= item <= high:
                raise self.error(key, f"whole numbers from {low} to {high}", shown(item))
            found.append(item)
        return found

    def rows(self, key: str, width: int, low: int, high: int, least: int, most: int) -> list[list[int]]:
        """A list of `least` to `most` rows, each a list of exactly `width` whole numbers from `low` to `high`."""
        found: list[list[int]] = []
        noun = f"rows of {width} whole numbers"
        for row in self._list(key, least, most, noun):
            if not isinstance(row, list) or len(row) != width:
                raise self.error(key, noun, shown(row))
            for item in row:
                if not isinstance(item, int) or isinstance(item, bool) or not low <= item <= high:
                    raise self.error(key, f"whole numbers from {low} to {high}", shown(item))
            found.append(list(row))
        return found

    def table(self, key: str, fields: Sequence[str], optional: Sequence[str] = ()) -> "TomlTable":
        value = self.values.get(key)
        if not isinstance(value, dict):
            raise self.error(key, "a table", shown(value))
        return TomlTable(self.file, ", ".join(part for part in (self.label, key) if part), value, fields, optional)

    def tables(self, key: str, fields: Sequence[str], optional: Sequence[str] = ()) -> list["TomlTable"]:
        """A list of tables, labelled by their place in the file until someone knows a better name."""
        value = self.values.get(key)
        if not isinstance(value, list):
            raise self.error(key, "a list of tables", shown(value))
        found: list[TomlTable] = []
        for place, item in enumerate(value, start=1):
            label = ", ".join(part for part in (self.label, f"{key}, entry {place} of the list") if part)
            if not isinstance(item, dict):
                raise EditionError(f"{self.file}: {label}: expected a table, found {shown(item)}")
            found.append(TomlTable(self.file, label, item, fields, optional))
        return found

    def _list(self, key: str, low: int, high: int, noun: str) -> list[object]:
        value = self.values.get(key)
        if not isinstance(value, list) or not low <= len(value) <= high:
            found = f"{len(value)}: {shown(value)}" if isinstance(value, list) else shown(value)
            raise self.error(key, f"a list of {between(low, high, noun=noun)}", found)
        return value


class EditionFile:
    """A parsed edition: header, entries, and the components collected while a game reads them.

    A game takes its entries with `numbered`, or with `listed`, naming each and closing with `collect`.
    """

    def __init__(self, text: str, file: str, *, game: str, kinds: Sequence[str], optional: Sequence[str] = ()) -> None:
        self.file: str = file
        self.root: TomlTable = TomlTable(file, "", parsed(text, file), [*HEADER, *kinds], optional)
        self.game: str = self.root.word("game", [game])
        self.name: str = self.root.text("name")
        if not re.fullmatch(r"[a-z0-9][a-z0-9_-]*", self.name):
            raise self.root.error("name", "a name of small letters, digits, _ and -", shown(self.name))
        self.version: int = self.root.whole("version", 1, 9999)
        self.title: str = self.root.text("title")
        self.components: list[Component] = []
        self.warnings: list[EditionWarning] = []

    def has(self, kind: str) -> bool:
        """Whether the file has entries of an optional kind."""
        return self.root.has(kind)

    def warn(self, key: str, args: dict[str, Value] | None = None) -> None:
        self.warnings.append(EditionWarning(key, args or {}))

    def listed(self, kind: str, fields: Sequence[str], optional: Sequence[str] = ()) -> list[TomlTable]:
        return self.root.tables(kind, [*fields, "provenance"], optional)

    def numbered(self, kind: str, count: int, fields: Sequence[str], *, key: str = "id") -> list[TomlTable]:
        """Exactly `count` entries whose `key` runs from 1 to `count`, each once; given back in that order."""
        entries = self.listed(kind, [key, *fields])
        numbers = [str(entry.whole(key, 1, count)) for entry in entries]
        return self.collect(kind, entries, numbers, [str(number) for number in range(1, count + 1)])

    def single(self, kind: str, fields: Sequence[str]) -> TomlTable:
        """A lone table, such as the set-up of a game."""
        entry = self.root.table(kind, [*fields, "provenance"])
        self.components.append(component(kind, "", entry))
        return entry

    def collect(
        self, kind: str, entries: list[TomlTable], ids: list[str], wanted: Sequence[str] = ()
    ) -> list[TomlTable]:
        """Name the entries, check that no id comes twice and that all `wanted` are there, and list the components.

        Given back in the order of `wanted`; without it any ids will do, in the order of the file.
        """
        by_id: dict[str, TomlTable] = {}
        for entry, name in zip(entries, ids, strict=True):
            first = by_id.setdefault(name, entry)
            if first is not entry:
                found = f"it twice ({first.label}; {entry.label})"
                raise EditionError(f"{self.file}: {kind} {name}: expected each {kind} once, found {found}")
            if wanted and name not in wanted:
                raise entry.error("", f"one of {', '.join(wanted)}", name)
        missing = [name for name in wanted if name not in by_id]
        if missing:
            found = f"{len(entries)} (missing: {', '.join(missing)})"
            raise EditionError(f"{self.file}: {kind}: expected exactly {len(wanted)} entries, found {found}")
        ordered: list[TomlTable] = []
        for name in wanted or ids:
            by_id[name].label = f"{kind} {name}"
            self.components.append(component(kind, name, by_id[name]))
            ordered.append(by_id[name])
        return ordered

    def digest(self) -> str:
        """SHA-256 of the values alone: comments, order, layout, titles and provenance do not change it."""
        rows = sorted((row.kind, row.id, row.values) for row in self.components)
        text = json.dumps([self.game, rows], sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return hashlib.sha256(text.encode("ascii")).hexdigest()


def parsed(text: str, file: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise EditionError(f"{file}: the file: expected TOML, found tables nested too deeply") from None
    except ValueError as problem:
        where = re.fullmatch(r"(?s)(.*) \(at (line \d+, column \d+|end of document)\)", str(problem))
        what, place = (where[1], where[2]) if where else (str(problem), "the file")
        if place == "end of document":
            place = f"line {text.count(chr(10)) + 1}, end of the file"
        raise EditionError(f"{file}: {place}: expected TOML, found a syntax error: {what}") from None


def component(kind: str, name: str, entry: TomlTable) -> Component:
    values = {key: value for key, value in entry.values.items() if key not in ("provenance", "note")}
    return Component(kind, name, values, provenance_of(entry, values), entry.text("note") if entry.has("note") else "")


def provenance_of(entry: TomlTable, values: dict[str, object]) -> dict[str, str]:
    """The provenance of every field, "*" written out. An `id` is only a label of ours and has none."""
    fields = [key for key in values if key != "id"]
    items = [f"{key}/{mark}" for key in fields for mark in marks_in(values[key])]
    marks = entry.table("provenance", [], [*fields, REST, *items])
    for key in marks.values:
        marks.word(key, PROVENANCES)
    for key in fields:
        if not marks.has(key) and not marks.has(REST):
            raise marks.error("", f'an origin of {shown(key)}, or "{REST}" for all the rest', "none")
    found = {key: marks.word(key if marks.has(key) else REST, PROVENANCES) for key in fields}
    for key in items:
        if marks.has(key):
            found[key] = marks.word(key, PROVENANCES)
    return found


def marks_in(value: object) -> list[str]:
    """How the items of a list are told apart: words by themselves, numbers by their place."""
    if not isinstance(value, list):
        return []
    return [item if isinstance(item, str) else str(place) for place, item in enumerate(value)]
