"""The description of the interface, with the views of the games: they come from the games' own types."""

from __future__ import annotations

from typing import Any, Final, get_type_hints

from fastapi import FastAPI
from pydantic import TypeAdapter

from ...engine import Game
from ..catalogue import Catalogue

_SHOWN_IN: Final = ("LiveView", "ReplayAnswer")  # what holds a `view`


def describe_views(app: FastAPI, catalogue: Catalogue) -> None:
    """Add the view of every game to what `app.openapi` tells. Views are sent as they are, never through these."""
    told = app.openapi

    def openapi() -> dict[str, Any]:
        description = told()
        schemas = description["components"]["schemas"]
        references = []
        for game in catalogue:
            schemas |= view_schemas(game)
            references.append({"$ref": f"#/components/schemas/{view_name(game)}"})
        for name in _SHOWN_IN:
            schemas[name]["properties"]["view"] = {"title": "View", "anyOf": references}
        return description

    app.openapi = openapi  # type: ignore[method-assign]


def view_name(game: Game[Any]) -> str:
    return f"{type(game).__name__}View"


def view_schemas(game: Game[Any]) -> dict[str, Any]:
    """The schema of a game's view and, by names of their own, of the parts it is made of."""
    shape = get_type_hints(type(game).view)["return"]
    template = f"#/components/schemas/{view_name(game)}.{{model}}"
    schema = TypeAdapter(shape).json_schema(ref_template=template)
    parts = schema.pop("$defs", {})
    return {view_name(game): schema} | {f"{view_name(game)}.{name}": part for name, part in parts.items()}
