"""`arsenale components`: every component of an edition, and where each of its values comes from."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ..engine import Component, Game
from ..games import speech
from .arguments import AsJson, EditionName, GameName, edition_warnings, load_game
from .errors import UserError
from .screen import print_json, screen

# A mark and a colour, so that the origin shows on paper too.
MARKS: Final = {
    "source": ("", "green", "printed in the rules"),
    "published": ("°", "yellow", "told elsewhere"),
    "reconstructed": ("*", "cyan", "our reconstruction"),
}

Kind = Annotated[str | None, typer.Option("--kind", "-k", help="Only components of this kind.")]


def list_components(game: GameName, edition: EditionName = "standard", kind: Kind = None, json: AsJson = False) -> None:
    """List all components of a game with their values, and tell of each value where it comes from."""
    loaded = load_game(game, edition)
    components = _of_kind(loaded, kind)
    if json:
        print_json(_content(loaded, components))
        return
    console = screen()
    _print_heading(console, loaded, components)
    for name in _kinds(components):
        shown = [component for component in components if component.kind == name]
        console.print(_table(name, shown))
        _print_notes(console, loaded, shown)
        console.print()


def _of_kind(game: Game[Any], kind: str | None) -> list[Component]:
    components = list(game.edition.components)
    if kind is None:
        return components
    if kind not in _kinds(components):
        raise UserError(f"expected a kind of component, one of {', '.join(_kinds(components))}, got {kind!r}")
    return [component for component in components if component.kind == kind]


def _kinds(components: list[Component]) -> list[str]:
    return list(dict.fromkeys(component.kind for component in components))


def _origins(components: list[Component]) -> Counter[str]:
    return Counter(origin for component in components for origin in component.provenance.values())


def _content(game: Game[Any], components: list[Component]) -> dict[str, Any]:
    edition = game.edition
    return {
        "game": game.name,
        "edition": {
            "name": edition.name,
            "title": edition.title,
            "version": edition.version,
            "digest": edition.digest,
        },
        "warnings": edition_warnings(game),
        "counts": dict(Counter(component.kind for component in components)),
        "provenance": dict(_origins(components)),
        "components": [component._asdict() for component in components],
    }


def _print_heading(console: Console, game: Game[Any], components: list[Component]) -> None:
    edition = game.edition
    console.print(f"[bold]{escape(game.title)}[/]: {escape(edition.title)} ({edition.name}, version {edition.version})")
    origins = _origins(components)
    for origin, (mark, style, meaning) in MARKS.items():
        console.print(f"  [{style}]{'value' + mark:<7}[/] {meaning} ({origin}): {origins[origin]} values")
    console.print()


def _table(kind: str, components: list[Component]) -> Table:
    columns = list(dict.fromkeys(field for component in components for field in component.values if field != "id"))
    table = Table(title=f"{kind}: {len(components)}", title_justify="left", title_style="bold", box=None)
    table.add_column("id", style="bold")
    for column in columns:
        table.add_column(column)
    for component in components:
        table.add_row(escape(component.id), *[_cell(component, column) for column in columns])
    return table


def _print_notes(console: Console, game: Game[Any], components: list[Component]) -> None:
    words = speech(game, "en")
    for component in components:
        if component.note:
            console.print(f"[bold]{escape(component.id)}[/]: {escape(words.say(f'note-{component.note}'))}")


def _cell(component: Component, field: str) -> str:
    if field not in component.values:
        return ""
    value = component.values[field]
    origin = component.provenance[field]
    if not isinstance(value, list) or not any(mark.startswith(f"{field}/") for mark in component.provenance):
        return _marked(_shown(value), origin)
    # Some items of this list come from elsewhere than the rest.
    return ", ".join(_marked(_shown(item), component.origin_of(field, place)) for place, item in enumerate(value))


def _marked(text: str, origin: str) -> str:
    mark, style, _ = MARKS[origin]
    return f"[{style}]{escape(text)}{mark}[/]"


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{name} {_shown(part)}" for name, part in value.items())
    if isinstance(value, list):
        return ", ".join(_shown(part) for part in value)
    return str(value)
