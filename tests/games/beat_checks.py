"""What the beats of every game must keep."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path
from typing import Any

import arsenale
from arsenale.engine import Event, Game, State
from arsenale.games import speech

from ..conformance.settings import settings_of
from ..conformance.walks import walk

SYMBOL = re.compile(r'<symbol[^>]* id="([^"]+)"')


def words_for_events(name: str) -> set[str]:
    """The keys of all events that the game has words for."""
    text = (Path(arsenale.__file__).parent / "games" / name / "words" / "en.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^event-([a-z-]+) =", text, re.MULTILINE))


def check_every_event_has_a_rule(name: str) -> None:
    rules = arsenale.load(name).beats
    assert set(rules) == words_for_events(name)
    assert {rule.weight for rule in rules.values()} == {1, 2, 3}
    assert all(rule.art for rule in rules.values() if rule.weight == 3)


def check_pictures_are_symbols(name: str) -> None:
    game = arsenale.load(name)
    for players in game.seats:
        assert set(game.pictures.values()) <= set(SYMBOL.findall(game.scenery(players)))


def check_pieces_are_in_the_drawing(name: str) -> None:
    """Each kind of event is about a piece that whoever acts sees before it or after it, at least once in the matches
    of wanderers."""
    game = arsenale.load(name)
    words = speech(game, "en", ["A", "B", "C", "D", "E"])
    found: dict[str, bool] = {}
    for setting in islice(settings_of(name), 2):
        positions = walk(setting, "words").positions
        for position in positions[:: max(1, len(positions) // 40)]:
            state = position.state.copy()
            before = drawn(game, state, position.seat, words)
            events = state.listen()
            state.apply(position.seat, state.legal(position.seat)[0])
            after = drawn(game, state, position.seat, words)
            for event in events:
                note(found, game, event, before | after)
    assert sorted(key for key, is_there in found.items() if not is_there) == []


def drawn(game: Game[Any], state: State, seat: int, words: object) -> set[str]:
    svg = game.svg(game.view(state, seat), words)
    return set(re.findall(r' id="([^"]+)"', svg))


def note(found: dict[str, bool], game: Game[Any], event: Event, ids: set[str]) -> None:
    rule = game.beats[event.key]
    pieces = rule.pieces(event.args)
    if pieces:
        found[event.key] = found.get(event.key, False) or bool(ids & set(pieces))
