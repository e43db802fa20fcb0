"""JSON over HTTP: games and their components."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query

from ... import bots
from ...engine import Game
from ..catalogue import STANDARD, Catalogue
from ..dependencies import TheContext
from ..errors import ERROR_RESPONSES
from .components import component_tables

router = APIRouter(prefix="/api", responses=ERROR_RESPONSES)


def describe(catalogue: Catalogue, game: Game[Any]) -> dict[str, Any]:
    """A game as pages and programs see it."""
    return {
        "name": game.name,
        "title": game.title,
        "designers": game.designers,
        "players": [game.seats[0], game.seats[-1]],
        "options": {option: list(choices) for option, choices in game.options.items()},
        "editions": [
            {"name": offer.name, "title": offer.game.edition.title} for offer in catalogue.editions(game.name)
        ],
        "picture": f"/games/{game.name}/picture.svg",
    }


@router.get("/games", tags=["games"])
def list_games(context: TheContext) -> list[dict[str, Any]]:
    """All games with their players, options, editions and bots."""
    return [{**describe(context.catalogue, game), "bots": list(bots.for_tables())} for game in context.catalogue]


@router.get("/games/{game}", tags=["games"])
def get_game(context: TheContext, game: str) -> dict[str, Any]:
    offer = context.catalogue.offer(game)
    return {**describe(context.catalogue, offer.game), "bots": list(bots.for_tables())}


@router.get("/games/{game}/components", tags=["games"])
def get_components(
    context: TheContext, game: str, edition: Annotated[str, Query(max_length=100)] = STANDARD
) -> dict[str, Any]:
    """Every component of an edition, and where each of its values comes from."""
    offer = context.catalogue.offer(game, edition)
    about = offer.game.edition
    return {
        "game": game,
        "edition": {"name": about.name, "title": about.title, "version": about.version, "digest": about.digest},
        **component_tables(offer.game),
    }
