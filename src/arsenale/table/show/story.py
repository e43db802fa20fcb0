"""What happened, in words: one entry a turn with its digest, for each viewer only what they may know.

Sentences are spoken once for each event and language: all whom an event does not concern read the same words, and an
entry that concerns nobody in particular is the very same object for everybody.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from typing_extensions import TypedDict

from ...engine import Event
from ...engine.beats import ANY_EVENT
from ...words import pictured, plain
from ..history import NOBODY, PlayedAction
from ..table import Table
from .speech import TableSpeech, table_speech

_SENTENCES: Final = 2  # of which a digest consists where the game has none of its own


class StoryLine(TypedDict):
    """One event."""

    position: int  # to which the action led that it came of
    key: str
    text: str
    rich: str  # the same with the pictures that belong into it, `[[g-wine]]wine`; empty where there are none
    weight: int


class StoryEntry(TypedDict):
    """What came of one turn; or what belongs to nobody's, such as the end of a round."""

    id: str
    turn: int  # counted through the match
    round: int
    seat: int | None  # whose turn it is; None where it is nobody's
    position: int  # to which it led
    digest: str  # all of it in one line
    rich: str  # the digest with its pictures
    lines: list[StoryLine]


@dataclass
class _Draft:
    """The events of an entry before anybody reads them."""

    turn: int
    part: int  # entries of the same turn are counted
    round: int
    owner: int | None
    told: list[tuple[int, PlayedAction, int]] = field(default_factory=list)  # position, action, number of the event
    is_apart: bool = False

    def all_events(self) -> list[Event]:
        return [played.events[number] for _, played, number in self.told]

    def events(self, seat: int | None) -> list[tuple[int, PlayedAction, int, Event]]:
        """Those that the seat (None: a spectator) may know."""
        found = [(position, played, number, played.events[number]) for position, played, number in self.told]
        return [one for one in found if one[3].is_for(seat)]


def story(
    table: Table, seat: int | None, language: str, *, after: int = 0, until: int | None = None
) -> list[StoryEntry]:
    """The entries from the turn on that a position belongs to, all of them whole: what came after the position, and
    the turn in which it came. They take the place of all that a reader has of these turns and of later ones."""
    last = table.position if until is None else until
    after = max(0, min(after, last))
    turn = table.history.played[after - 1].turn if after else 0
    entries = (_entry(table, draft, seat, language) for draft in _drafts(table, turn, last) if draft.turn >= turn)
    return [entry for entry in entries if entry is not None]


def readers(table: Table, *, after: int) -> frozenset[int]:
    """The seats that read the story after a position, or its beats, in other words than everybody."""
    after = max(0, min(after, table.position))
    turn = table.history.played[after - 1].turn if after else 0
    found: set[int | None] = set()
    for draft in _drafts(table, turn, table.position):
        found.add(draft.owner)
        for event in draft.all_events():
            found.update(event.audience or ())
            found.update([seat for name in table.game.seat_args if isinstance(seat := event.args.get(name), int)])
    return frozenset(range(table.meta.players)) & found if not table.is_over else frozenset(range(table.meta.players))


def since(table: Table, seat: int | None) -> int:
    """The position right after the seat's own last choice; for a spectator the newest."""
    if seat is None:
        return table.position
    own = table.history.last_of(seat)
    return 0 if own is None else table.history.end_of(own)


def _drafts(table: Table, turn: int, last: int) -> list[_Draft]:
    """The events by entries, from the turn before this one on: its last action may have begun this turn."""
    played = table.history.played
    first = last
    while first > 0 and played[first - 1].turn >= turn - 1:
        first -= 1
    drafts: list[_Draft] = []
    for position in range(first, last):
        _add(table, drafts, position, played[position])
    return drafts


def _add(table: Table, drafts: list[_Draft], position: int, played: PlayedAction) -> None:
    """An action goes on with the entry of its turn. Events apart begin one of their own, those of the next turn too."""
    rules = table.game.beats
    owner = None if played.asked.owner == NOBODY else played.asked.owner
    for number, event in enumerate(played.events):
        place = rules.get(event.key, ANY_EVENT).place
        turn = played.turn + (place == "ahead")
        draft = drafts[-1] if drafts else None
        is_apart = place == "apart" or (draft is not None and draft.is_apart and _is_same_action(draft, played))
        if draft is None or (draft.turn, draft.is_apart) != (turn, is_apart):
            part = draft.part + 1 if draft is not None and draft.turn == turn else 0
            whose = _seat_of(event) if place == "ahead" else None if is_apart else owner
            draft = _Draft(turn, part, played.round, whose, is_apart=is_apart)
            drafts.append(draft)
        draft.told.append((position + 1, played, number))


def _is_same_action(draft: _Draft, played: PlayedAction) -> bool:
    """What follows an event apart, in the same action, belongs to it."""
    return draft.told[-1][1] is played


def _seat_of(event: Event) -> int | None:
    seat = event.args.get("seat")
    return seat if isinstance(seat, int) else None


def _entry(table: Table, draft: _Draft, seat: int | None, language: str) -> StoryEntry | None:
    """The entry as the seat reads it; None if nothing of it is for the seat."""
    told = draft.events(seat)
    if not told:
        return None
    speech = table_speech(table, language, is_pictured=True)
    if (seat is not None and draft.owner == seat) or any(speech.concerns(event, seat) for *_, event in told):
        speech = table_speech(table, language, seat, is_pictured=True)
    memory = draft.told[-1][1].entries
    key = (draft.turn, draft.part, len(draft.told), speech.memory_key)
    known = memory.get(key)
    if known is None:
        known = memory[key] = _spoken(table, draft, told, speech)
    entry: StoryEntry = known
    return entry


def _spoken(
    table: Table, draft: _Draft, told: list[tuple[int, PlayedAction, int, Event]], speech: TableSpeech
) -> StoryEntry:
    rules = table.game.beats
    said = [event_sentence(table, played, number, speech) for _, played, number, _ in told]
    weights = [rules.get(event.key, ANY_EVENT).weight for *_, event in told]
    digest = _digest(table, draft, [event for *_, event in told], speech) or _weightiest(said, weights)
    return {
        "id": f"{draft.turn}.{draft.part}",
        "turn": draft.turn,
        "round": draft.round,
        "seat": draft.owner,
        "position": told[-1][0],
        "digest": plain(digest),
        "rich": pictured(digest),
        "lines": [
            {
                "position": position,
                "key": event.key,
                "text": plain(sentence),
                "rich": pictured(sentence),
                "weight": weight,
            }
            for (position, _, _, event), sentence, weight in zip(told, said, weights, strict=True)
        ],
    }


def event_sentence(table: Table, played: PlayedAction, number: int, speech: TableSpeech) -> str:
    """What came of an action, with pictures; said once to each reader whom it concerns, and once to all others."""
    event = played.events[number]
    if speech.reader is not None and not speech.concerns(event, speech.reader):
        speech = table_speech(table, speech.language, is_pictured=True)
    key = (number, speech.memory_key)
    known = played.said.get(key)
    if known is None:
        known = played.said[key] = speech.event(event)
    return known


def _digest(table: Table, draft: _Draft, events: list[Event], speech: TableSpeech) -> str:
    """What the entry came to, in the game's own short words; empty where it has none."""
    digest = table.game.digest(events, draft.owner)
    if not digest.parts:
        return ""
    if draft.owner is None:
        return _with_capital(speech.say("table-digest-join").join(speech.say(*phrase) for phrase in digest.parts))
    args = {"parts": list(digest.parts)}
    if digest.about is None:
        return speech.say("table-digest", {"seat": draft.owner, **args})
    return speech.say("table-digest-about", {"seat": draft.owner, "about": digest.about, **args})


def _weightiest(said: list[str], weights: list[int]) -> str:
    best = sorted(range(len(said)), key=lambda number: -weights[number])[:_SENTENCES]
    return " ".join(said[number] for number in sorted(best))


def _with_capital(sentence: str) -> str:
    start = sentence.rfind("\x03", 0, sentence.find(" ")) + 1 if sentence.startswith("\x02") else 0
    return sentence[:start] + sentence[start : start + 1].upper() + sentence[start + 1 :]
