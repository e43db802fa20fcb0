"""What happened as moments that a page can play: each with its weight, its sentence, its seats and its pieces."""

from __future__ import annotations

from typing import Final

from typing_extensions import TypedDict

from ...engine.beats import ANY_EVENT, GREAT
from ...words import pictured, plain
from ..history import PlayedAction
from ..table import Table
from .result import result_sentence
from .speech import TableSpeech, table_speech
from .story import event_sentence

MOST_ACTIONS: Final = 40  # whoever has missed more is shown the newest, not all of it


class BeatView(TypedDict):
    """A moment."""

    position: int  # to which the action led that it came of
    weight: int  # 1 small, 2 plain, 3 great
    key: str
    text: str
    rich: str  # the same with the pictures that belong into it; empty where there are none
    art: str
    seats: list[int]  # whom it is about, who acts first
    pieces: list[str]  # ids in the drawing
    amounts: dict[str, int]  # what was rolled, won, lost


def beats(table: Table, seat: int | None, language: str, *, after: int, until: int | None = None) -> list[BeatView]:
    """What came of the actions after a position, in order: as far as the seat may know. Beats that do not concern the
    seat are the very same objects for everybody."""
    last = table.position if until is None else until
    to_all = table_speech(table, language, is_pictured=True)
    to_seat = to_all if seat is None else table_speech(table, language, seat, is_pictured=True)
    found: list[BeatView] = []
    for position in range(max(0, after, last - MOST_ACTIONS), last):
        played = table.history.played[position]
        for number, event in enumerate(played.events):
            if event.is_for(seat):
                speech = to_seat if to_all.concerns(event, seat) else to_all
                found.append(_beat(table, position + 1, played, number, speech))
    if table.is_over and max(0, after) < last == table.position:
        found.append(_end(table, to_seat))
    return found


def _beat(table: Table, position: int, played: PlayedAction, number: int, speech: TableSpeech) -> BeatView:
    event = played.events[number]
    key = ("beat", number, speech.memory_key)
    known: BeatView | None = played.entries.get(key)
    if known is not None and known["position"] == position:
        return known
    rule = table.game.beats.get(event.key, ANY_EVENT)
    sentence = event_sentence(table, played, number, speech)
    who = [event.args[name] for name in table.game.seat_args if isinstance(event.args.get(name), int)]
    amounts = {name: value for name, value in event.args.items() if isinstance(value, int)}
    beat: BeatView = {
        "position": position,
        "weight": rule.weight,
        "key": event.key,
        "text": plain(sentence),
        "rich": pictured(sentence),
        "art": rule.art,
        "seats": [one for one in who if isinstance(one, int)],
        "pieces": rule.pieces(event.args),
        "amounts": {name: value for name, value in amounts.items() if name not in table.game.seat_args},
    }
    played.entries[key] = beat
    return beat


def _end(table: Table, speech: TableSpeech) -> BeatView:
    """The match is over."""
    winners = list(table.state.winners())
    sentence = result_sentence(table, speech)
    return {
        "position": table.position,
        "weight": GREAT,
        "key": "finished",
        "text": plain(sentence),
        "rich": pictured(sentence),
        "art": "end",
        "seats": winners,
        "pieces": [],
        "amounts": {f"score-{number}": score for number, score in enumerate(table.state.scores())},
    }
