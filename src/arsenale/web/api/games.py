"""JSON over HTTP: games and their components."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from typing_extensions import TypedDict

from ... import bots
from ...engine import Game
from ...games import STANDARD
from ...games.lessons import taught
from ...games.rulebook import explained
from ..catalogue import Catalogue, Offer
from ..dependencies import ReaderLanguage, TheContext
from ..errors import ERROR_RESPONSES
from ..page_words import game_words
from .components import ComponentTables, component_tables

router = APIRouter(prefix="/api", responses=ERROR_RESPONSES)


class EditionName(TypedDict):
    name: str
    title: str


class EditionFacts(EditionName):
    version: int
    digest: str
    warnings: list[str]  # what its owner should know, in the reader's language


class GameFacts(TypedDict):
    """A game as pages and programs see it."""

    name: str
    title: str
    designers: str
    players: list[int]  # the fewest and the most
    options: dict[str, list[str]]  # the choices of each, the default first
    editions: list[EditionName]
    picture: str  # the address of a drawing
    has_rulebook: bool
    has_lesson: bool
    has_components: bool


class GameAnswer(GameFacts):
    """A game with the bots that play it."""

    bots: list[str]


class ComponentsAnswer(ComponentTables):
    game: str
    edition: EditionFacts


def describe(catalogue: Catalogue, game: Game[Any], language: str) -> GameFacts:
    """A game as pages and programs see it."""
    words = game_words(game.name, language)
    return {
        "name": game.name,
        "title": words.title(game),
        "designers": game.designers,
        "players": [game.seats[0], game.seats[-1]],
        "options": {option: list(choices) for option, choices in game.options.items()},
        "editions": [
            {"name": offer.name, "title": words.edition_title(offer.game.edition)}
            for offer in catalogue.editions(game.name)
        ],
        "picture": f"/games/{game.name}/picture.svg",
        "has_rulebook": game.name in explained(),
        "has_lesson": game.name in taught(),
        "has_components": bool(game.edition.components),
    }


def titles_of(catalogue: Catalogue, language: str) -> dict[str, str]:
    """What the games are called, by name."""
    return {game.name: game_words(game.name, language).title(game) for game in catalogue}


def edition_facts(offer: Offer, language: str) -> EditionFacts:
    about, words = offer.game.edition, game_words(offer.game.name, language)
    return {
        "name": about.name,
        "title": words.edition_title(about),
        "version": about.version,
        "digest": about.digest,
        "warnings": [words.say(f"warn-{warning.key}", warning.args) for warning in about.warnings],
    }


@router.get("/games", tags=["games"])
def list_games(context: TheContext, language: ReaderLanguage) -> list[GameAnswer]:
    """All games with their players, options, editions and bots."""
    return [
        {**describe(context.catalogue, game, language), "bots": list(bots.for_tables(game.name))}
        for game in context.catalogue
    ]


@router.get("/games/{game}", tags=["games"])
def get_game(context: TheContext, language: ReaderLanguage, game: str) -> GameAnswer:
    offer = context.catalogue.offer(game)
    return {**describe(context.catalogue, offer.game, language), "bots": list(bots.for_tables(offer.game.name))}


@router.get("/games/{game}/components", tags=["games"])
def get_components(
    context: TheContext,
    language: ReaderLanguage,
    game: str,
    edition: Annotated[str, Query(max_length=100)] = STANDARD,
) -> ComponentsAnswer:
    """Every component of an edition, and where each of its values comes from."""
    offer = context.catalogue.offer(game, edition)
    return {"game": game, "edition": edition_facts(offer, language), **component_tables(offer.game)}
