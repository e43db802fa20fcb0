"""The first guided match of each game in the browser: one page, one scene at a time, its number in the address."""

from __future__ import annotations

import re
from typing import Annotated, Final, TypedDict

from fastapi import APIRouter, Path, Query, Request
from markupsafe import Markup
from starlette.responses import JSONResponse, Response

from ...games import speech
from ...games.lessons import Lesson, Stage, lesson, lesson_words, stages, taught
from ..access.language import language_of
from ..board import board, scenery_address
from ..context import Context
from ..dependencies import LayoutQuery, ReaderLanguage, TheContext
from ..errors import WebError
from ..page_words import game_words, page_words
from .page_visitors import PageVisitor
from .rendering import render
from .rulebooks import rule_url
from .way_back import WayBack, onward, way_back

router = APIRouter(include_in_schema=False)

_STRONG: Final = re.compile(r"\*\*(.+?)\*\*")


class TextRun(TypedDict):
    """A piece of a text."""

    text: str
    strong: bool


class RuleLink(TypedDict):
    rule: str
    url: str


class SceneView(TypedDict):
    """A scene with its board."""

    step: int
    last: int
    kind: str  # note, watch, play or end
    runs: list[TextRun]
    rules: list[RuleLink]
    action: str
    label: str
    point: str  # the id of a part of the board to look at
    svg: str
    scenery: str


def lesson_url(game: str, step: int = 1) -> str:
    return f"/games/{game}/learn" if step == 1 else f"/games/{game}/learn?step={step}"


@router.get("/games/{game}/learn")
async def learn(
    request: Request,
    context: TheContext,
    visitor: PageVisitor,
    game: str,
    step: Annotated[int, Query(ge=1, le=999)] = 1,
) -> Response:
    language, back = language_of(request, visitor), way_back(request)
    shown = shown_scene(context, game, step, language, "wide", back)
    facts = {
        "game": game,
        "title": game_words(game, language).title(context.catalogue.offer(game).game),
        "svg": Markup(shown["svg"]),
        "scene": {name: value for name, value in shown.items() if name != "svg"},
        "address": lesson_url(game),
        "rules": rule_url(game),
        "path": onward(lesson_url(game, shown["step"]), back),  # a change of language leads back here
    }
    return render(request, "lesson.html", facts, visitor)


@router.get("/games/{game}/learn/{step}.json")
async def learn_scene(
    request: Request,
    context: TheContext,
    language: ReaderLanguage,
    game: str,
    step: Annotated[int, Path(ge=1, le=999)],
    layout: LayoutQuery = "wide",
) -> Response:
    content = shown_scene(context, game, step, language, layout, way_back(request))
    return JSONResponse(content, headers={"Cache-Control": "private, no-store"})


def shown_scene(
    context: Context, game: str, step: int, language: str, layout: str, back: WayBack | None = None
) -> SceneView:
    """A scene with its board; a number beyond the last is the last. Its links know the way `back`."""
    rules = context.catalogue.offer(game).game
    if game not in taught():
        raise WebError("unknown", "server-http-unknown")
    told, staged = lesson(game), stages(game)
    step = min(step, len(staged))
    stage = staged[step - 1]
    words = speech(rules, language, _names(told, language))
    view = rules.view(stage.state, told.learner)
    legal = [] if stage.action is None else [stage.action]
    return {
        "step": step,
        "last": len(staged),
        "kind": _kind(stage, is_last=step == len(staged)),
        "runs": runs(lesson_words(game, language).say(stage.scene.text)),
        "rules": [{"rule": rule, "url": onward(rule_url(game, rule), back)} for rule in stage.scene.rules],
        "action": stage.scene.play,
        "label": _capital(words.label(rules, view, stage.action)) if stage.action is not None else "",
        "point": stage.scene.point,
        "svg": board(rules, view, words, legal=legal, layout=layout),
        "scenery": scenery_address(rules, told.players, layout),
    }


def runs(text: str) -> list[TextRun]:
    """A text in pieces: what is between double asterisks is strong."""
    pieces = _STRONG.split(text)
    return [{"text": piece, "strong": bool(place % 2)} for place, piece in enumerate(pieces) if piece]


def _capital(text: str) -> str:
    """A sentence; names of hexes such as p15 stay as they are."""
    return text[:1].upper() + text[1:] if text.split(" ")[0].isalpha() else text


def _kind(stage: Stage, *, is_last: bool) -> str:
    if is_last:
        return "end"
    return "play" if stage.action is not None else "watch" if stage.scene.watch else "note"


def _names(told: Lesson, language: str) -> list[str]:
    you = page_words(language).say("lesson-you")
    return [you if seat == told.learner else name for seat, name in enumerate(told.names)]
