"""JSON over HTTP: games and their components."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from typing_extensions import TypedDict

from ... import bots
from ...engine import Game
from ..catalogue import STANDARD, Catalogue, Offer
from ..dependencies import TheContext
from ..errors import ERROR_RESPONSES
from .components import ComponentTables, component_tables

router = APIRouter(prefix="/api", responses=ERROR_RESPONSES)


class EditionName(TypedDict):
    name: str
    title: str


class EditionFacts(EditionName):
    version: int
    digest: str


class GameFacts(TypedDict):
    """A game as pages and programs see it."""

    name: str
    title: str
    designers: str
    players: list[int]  # the fewest and the most
    options: dict[str, list[str]]  # the choices of each, the default first
    editions: list[EditionName]
    picture: str  # the address of a drawing


class GameAnswer(GameFacts):
    """A game with the bots that play it."""

    bots: list[str]


class ComponentsAnswer(ComponentTables):
    game: str
    edition: EditionFacts


def describe(catalogue: Catalogue, game: Game[Any]) -> GameFacts:
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


def edition_facts(offer: Offer) -> EditionFacts:
    about = offer.game.edition
    return {"name": about.name, "title": about.title, "version": about.version, "digest": about.digest}


@router.get("/games", tags=["games"])
def list_games(context: TheContext) -> list[GameAnswer]:
    """All games with their players, options, editions and bots."""
    return [
        {**describe(context.catalogue, game), "bots": list(bots.for_tables(game.name))} for game in context.catalogue
    ]


@router.get("/games/{game}", tags=["games"])
def get_game(context: TheContext, game: str) -> GameAnswer:
    offer = context.catalogue.offer(game)
    return {**describe(context.catalogue, offer.game), "bots": list(bots.for_tables(offer.game.name))}


@router.get("/games/{game}/components", tags=["games"])
def get_components(
    context: TheContext, game: str, edition: Annotated[str, Query(max_length=100)] = STANDARD
) -> ComponentsAnswer:
    """Every component of an edition, and where each of its values comes from."""
    offer = context.catalogue.offer(game, edition)
    return {"game": game, "edition": edition_facts(offer), **component_tables(offer.game)}
