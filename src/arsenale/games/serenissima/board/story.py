"""What is asked, in words and pictures: blockades with their crews, fights with their dice and odds."""

from __future__ import annotations

from math import comb

from ....engine.view import Question
from ....render import Svg, at, group, join, piece, rect, text, use, wrap
from ..phrases import whole
from ..view import Roll
from .canvas import Canvas

FACES = 6
DIE = 25.0
SIZE = 14.0


def story(canvas: Canvas, x: float, y: float, width: float, *, is_phone: bool) -> tuple[Svg, float]:
    """Returns the height too."""
    view = canvas.view
    parts: list[Svg] = []
    top = y
    for words in _sentences(canvas):
        rows = wrap(words, width, SIZE * 1.02, lines=6 if is_phone else 3)
        parts += [text(row, x, top + 14 + place * 18, SIZE, class_="t s") for place, row in enumerate(rows)]
        top += len(rows) * 18 + 4
    if view["roll"] is not None:
        drawn, height = _roll(canvas, view["roll"], x, top, width)
        parts.append(drawn)
        top += height
    odds = _odds(canvas)
    if odds:
        rows = wrap(odds, width, 12.5, lines=3)
        parts += [text(row, x, top + 13 + place * 16, 12.5, class_="t") for place, row in enumerate(rows)]
        top += len(rows) * 16 + 4
    return join(parts), top - y


def _sentences(canvas: Canvas) -> list[str]:
    """The question that is open, whoever is asked; for a blockade also who has how many sailors."""
    view = canvas.view
    if view["finished"]:
        names = ", ".join([canvas.player(seat) for seat in view["winners"]])
        return [canvas.speech.say("board-won", {"names": names})]
    if not view["questions"]:
        return []
    question = view["questions"][0]
    found = [canvas.words.question(question)]
    if question["key"].startswith("block-"):
        found.append(_crews(canvas, question))
    return found


def _crews(canvas: Canvas, question: Question) -> str:
    """SE-2.3 The sailors of the galley against those in all galleys of the one who is asked."""
    view = canvas.view
    seat, owner = question["seat"], question["args"]["owner"]
    here = [view["galleys"][str(galley)] for galley in view["zones"][canvas.here]["galleys"]]
    crew = sum(galley["sailors"] for galley in here if galley["owner"] == seat)
    aboard = canvas.active["sailors"] if canvas.active is not None else 0
    return canvas.say("board-crews", seat=seat, owner=owner, crew=crew, aboard=aboard)


def _roll(canvas: Canvas, roll: Roll, x: float, y: float, width: float) -> tuple[Svg, float]:
    """SE-3.4 The dice of the last roll of the round: of the galley that attacked, and of the other side."""
    attack, defence = roll["attack"], roll["defence"]
    words = canvas.fixed(
        "board-roll", galley=f"galley {roll['galley']}", kills=attack["skulls"], losses=defence["skulls"]
    )
    parts = [text(words, x, y + 13, 12.5, width=width, class_="t s soft")]
    left, top = x, y + 19
    for side, found in (("attack", attack), ("defence", defence)):
        if found["dice"]:
            if left > x and left + 24 + found["dice"] * (DIE + 3) > x + width:
                left, top = x, top + DIE + 5
            parts.append(use("g-ship" if side == "attack" else "g-fort", left, top + 3, 20))
            left += 24
        for die in range(found["dice"]):
            tone = "red" if side == "attack" else "blue"
            face = _die(tone, is_skull=die < found["skulls"])
            parts.append(at(left, top, face, id=f"die-{side}-{die}", class_="piece-die"))
            left += DIE + 3
        left += 12
    return piece("last-roll", words, 0, 0, *parts), top - y + DIE + 8


def _die(tone: str, *, is_skull: bool) -> Svg:
    body = rect(0, 0, DIE, DIE, r=5, class_=f"paint-{tone} die")
    return group(body, use("g-skull", 3, 3, DIE - 6, class_=f"on-{tone}") if is_skull else Svg())


def _odds(canvas: Canvas) -> str:
    """The chances of the next roll, for a fight that goes on."""
    question = next((one for one in canvas.view["questions"] if one["key"].startswith("fight-")), None)
    if question is None or canvas.active is None:
        return ""
    value, defence = whole(question["args"]["value"]), whole(question["args"]["defence"])
    wins, sinks = chances(value, defence, canvas.active["sailors"], canvas.edition.skulls / FACES)
    return canvas.fixed("board-odds", value=value, defence=defence, wins=round(100 * wins), sinks=round(100 * sinks))


def chances(value: int, defence: int, crew: int, skull: float) -> tuple[float, float]:
    """SE-3.4 How likely the next roll beats the other side with someone left aboard, and how likely it sinks us."""
    beaten = _at_least(value, defence, skull)
    sunk = _at_least(defence, crew, skull)
    return beaten * (1 - sunk), sunk


def _at_least(dice: int, wanted: int, skull: float) -> float:
    return sum(comb(dice, hits) * skull**hits * (1 - skull) ** (dice - hits) for hits in range(wanted, dice + 1))
