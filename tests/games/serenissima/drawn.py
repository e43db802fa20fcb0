"""Positions as they are drawn, for the tests of the board."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from functools import lru_cache
from typing import Any

from arsenale.games import speech
from arsenale.games.serenissima.state import SerenissimaState
from arsenale.games.serenissima.view_types import SerenissimaView
from arsenale.words import Speech

from .builders import GAME

NAMES = ["Anna", "Bruno", "Carla", "Dario"]
SVG = "{http://www.w3.org/2000/svg}"
FLEETS = {1: "0 valencia 2 wood", 3: "0 valencia 3 gold", 2: "1 cagliari 4", 7: "2 napoli 3 wine"}


@lru_cache
def words_of(language: str) -> Speech:
    return speech(GAME, language, NAMES)


def seen(state: SerenissimaState) -> SerenissimaView:
    return GAME.view(state, None)


def draw(state: Any, *, layout: str = "wide", language: str = "en", seat: int | None = None) -> str:
    reader = state.actors()[0] if seat is None else seat
    return GAME.svg(GAME.view(state, reader), words_of(language), legal=state.legal(reader), layout=layout)


def pieces(drawn: str) -> dict[str, ET.Element]:
    return {str(piece.get("id")): piece for piece in ET.fromstring(drawn).iter(f"{SVG}g") if piece.get("id")}
