"""The components of an edition, and where each of their values comes from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from typing_extensions import TypedDict

from ...engine import Component, Game


class CellPart(TypedDict):
    """A value, or an item of a list, and where it comes from: source, published or reconstructed."""

    text: str
    origin: str


class ComponentRow(TypedDict):
    id: str
    values: dict[str, list[CellPart]]  # by column
    note: str  # the key of a message of the game, "note-" before it, or nothing


class ComponentKind(TypedDict):
    """All components of one kind, as a table."""

    kind: str
    columns: list[str]
    components: list[ComponentRow]


class ComponentTables(TypedDict):
    """The components of an edition, and how many values come from where."""

    kinds: list[ComponentKind]
    origins: dict[str, int]


def component_tables(game: Game[Any], named: Callable[[str], str] = str) -> ComponentTables:
    """The components by kind, and where each value comes from; `named` tells things in the reader's language."""
    kinds: dict[str, list[Component]] = {}
    origins: dict[str, int] = {}
    for component in game.edition.components:
        kinds.setdefault(component.kind, []).append(component)
        for origin in component.provenance.values():
            origins[origin] = origins.get(origin, 0) + 1
    return {"kinds": [_kind(kind, members, named) for kind, members in kinds.items()], "origins": origins}


def _kind(kind: str, members: list[Component], named: Callable[[str], str]) -> ComponentKind:
    columns = list(dict.fromkeys(field for member in members for field in member.values if field != "id"))
    return {
        "kind": kind,
        "columns": columns,
        "components": [
            {
                "id": named(member.id),
                "values": {column: _cell(member, column, named) for column in columns},
                "note": member.note,
            }
            for member in members
        ],
    }


def _cell(component: Component, field: str, named: Callable[[str], str]) -> list[CellPart]:
    """A value in parts, each with its origin: items of a list may come from different places."""
    if field not in component.values:
        return []
    value, origin = component.values[field], component.provenance[field]
    if not isinstance(value, list):
        return [{"text": named(_shown(value)), "origin": origin}]
    return [
        {"text": named(_shown(item)), "origin": component.origin_of(field, place)} for place, item in enumerate(value)
    ]


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_shown(part)}" for name, part in value.items())
    if isinstance(value, list):
        return ", ".join(_shown(part) for part in value)
    return str(value).lower() if isinstance(value, bool) else str(value)
