"""A match with its people, folded from its journal. Entries change it, nothing else does.

The functions in `propose` make the next entry and change nothing; once it is stored, `Table.commit` applies it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ..engine import BadRecord, Game, IllegalAction, Record, State, Step, UnknownAction
from .game_of import game_of
from .history import History, PlayedAction
from .journal import (
    ActionPayload,
    AnswerUndoPayload,
    AskUndoPayload,
    CancelPayload,
    ChatPayload,
    Entry,
    Kind,
    SettingsPayload,
    SitPayload,
    UndoPayload,
)
from .meta import SETTINGS, USUAL_SETTINGS, Holder, TableMeta
from .refused import Refused


class BadJournal(ValueError):
    """Entries that do not make a table; the message says where and what was expected."""


@dataclass(frozen=True)
class Remark:
    """A line beside the board: what someone said, or (with a message key) what happened at the table."""

    seq: int
    seat: int | None
    name: str
    text: str
    key: str
    args: Mapping[str, int]
    at: float


@dataclass(frozen=True)
class UndoRequest:
    """Someone asks the others to let them take back what came after a position. It lapses when the match goes on."""

    seat: int
    to: int
    asked: frozenset[str]  # guests
    agreed: frozenset[str]


@dataclass(frozen=True)
class Resignation:
    """A person has given up their seat for good; a bot plays it to the end."""

    guest: str
    position: int  # how many of the actions that stand had been played


class Table:
    """The match, who sits where, what was said, what is asked."""

    def __init__(self, meta: TableMeta, game: Game[Any] | None = None, entries: Iterable[Entry] = ()) -> None:
        self.meta = meta
        self.game = game or game_of(meta.game, meta.edition_text, meta.edition_file)
        if self.game.edition.digest != meta.digest:
            raise BadJournal(f"expected the edition {meta.digest[:12]} of table {meta.id}, got another one")
        self.history = History(self.game, players=meta.players, seed=meta.seed, options=meta.options, rules=meta.rules)
        self.seq = 0
        self.holders = list(meta.seats)
        self.last_people = list(meta.seats)  # by seat: the last holder with a person behind them, if there was one
        self.resigned: dict[int, Resignation] = {}  # by seat
        self.has_begun = False  # a person has played
        self.is_cancelled = False
        # By seat: when its person was last seen to do something, in seconds since 1970, UTC.
        self.acted_at = [meta.created_at] * meta.players
        self.settings = {name: meta.settings.get(name, usual) for name, usual in USUAL_SETTINGS.items()}
        self.remarks: list[Remark] = []
        self.request: UndoRequest | None = None
        self.asked_since = [0] * meta.players  # by seat: the entry that brought up what it is asked now
        for entry in entries:
            self.commit(entry)

    # Facts

    @property
    def state(self) -> State:
        """The real state, with all secrets: for the rules, never for anyone's eyes."""
        return self.history.state

    @property
    def position(self) -> int:
        """How many actions have been played and not taken back."""
        return self.history.position

    @property
    def is_over(self) -> bool:
        return self.state.finished

    @property
    def names(self) -> list[str]:
        """By seat; open seats have none."""
        return [holder.shown_name for holder in self.holders]

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats for which the guest acts."""
        return [seat for seat, holder in enumerate(self.holders) if guest is not None and holder.actor == guest]

    def people_to_ask(self, seat: int, away: Collection[str] = frozenset()) -> list[str]:
        """The other people at the table, whose consent the seat needs. Bots agree to everything, but someone for whom
        a bot stands in is asked as long as they are here."""
        people = {
            holder.guest
            for holder in self.holders
            if holder.guest is not None and (holder.actor is not None or holder.guest not in away)
        }
        return sorted(people - {self.holders[seat].actor})

    def asked_by(self, seat: int, payload: AskUndoPayload) -> frozenset[str]:
        """The people whom a request of the seat asks for their consent."""
        asked = payload.get("ask")
        if asked is None:  # an older journal: those who sat at the table then
            everybody = [holder.guest for holder in self.holders if holder.guest is not None]
            asked = self.people_to_ask(seat, everybody)
        return frozenset(asked)

    def outcome(self) -> dict[str, Any]:
        """Scores, winners and the key of the last state; only finished matches have one."""
        outcome = self.record().outcome
        assert outcome is not None
        return outcome

    def record(self) -> Record:
        """The whole match as a file. It tells all secrets, so it is given out only when the match is over."""
        if not self.is_over:
            raise Refused("running", "table-still-running")
        meta = self.meta
        record = Record.of(self.game, meta.players, meta.seed, meta.options, meta.rules)
        for played in self.history.played:
            record.add(self.game, played.seat, played.action)
        record.close(self.state)
        record.resigned = [(seat, given_up.position) for seat, given_up in sorted(self.resigned.items())]
        return record

    # Changes

    def commit(self, entry: Entry) -> None:
        """Apply an entry that has been stored."""
        if entry.seq != self.seq + 1:
            raise BadJournal(f"expected entry {self.seq + 1} of table {self.meta.id}, got {entry.seq}")
        changes: dict[Kind, Callable[[Entry, Any], None]] = {
            "action": self._play,
            "undo": self._undo,
            "ask-undo": self._ask_undo,
            "answer-undo": self._answer_undo,
            "chat": self._chat,
            "sit": self._sit,
            "settings": self._set,
            "cancel": self._cancel,
        }
        try:
            changes[entry.kind](entry, entry.payload)
        except (KeyError, IndexError, TypeError, UnknownAction, IllegalAction, BadRecord) as fault:
            where = f"entry {entry.seq} ({entry.kind}) of table {self.meta.id}"
            raise BadJournal(f"expected {where} to fit the match, got {fault}") from fault
        self.seq = entry.seq
        if entry.seat is not None and self.holders[entry.seat].actor is not None:
            self.acted_at[entry.seat] = entry.at

    def _play(self, entry: Entry, payload: ActionPayload) -> None:
        seat = _seat(entry)
        before = self._open_steps()
        follows = payload.get("follows", False)
        self.history.add(seat, self.game.parse(payload["text"]), entry.seq, follows=follows)
        self.request = None
        self.has_begun = self.has_begun or self.holders[seat].actor is not None
        for other, step in enumerate(self._open_steps()):
            # A sealed decision stays the same one while the others decide.
            if other == seat or step is not before[other]:
                self.asked_since[other] = entry.seq

    def _open_steps(self) -> list[Step[Any] | None]:
        return [self.state.step_of(seat) for seat in range(self.meta.players)]

    def _undo(self, entry: Entry, payload: UndoPayload) -> None:
        self._take_back(entry, _seat(entry), payload["to"])

    def _take_back(self, entry: Entry, seat: int, to: int) -> None:
        count = self.position - to
        if count <= 0 or to < 0:
            raise BadRecord(f"a way back from position {self.position} to {to}")
        taken = self.history.played[to:]
        before = self._open_steps()
        self.history.cut(to)
        self.resigned = {
            one: replace(given_up, position=min(to, given_up.position)) for one, given_up in self.resigned.items()
        }
        self.request = None
        for other, step in enumerate(self._open_steps()):
            if not _still_asked(before[other], step, other, taken):
                self.asked_since[other] = entry.seq
        self._notice(entry, seat, "table-took-back", {"count": count})

    def _ask_undo(self, entry: Entry, payload: AskUndoPayload) -> None:
        seat, to = _seat(entry), payload["to"]
        asked = self.asked_by(seat, payload)
        if not asked:
            self._take_back(entry, seat, to)
            return
        self.request = UndoRequest(seat, to, asked, frozenset())
        self._notice(entry, seat, "table-asks-undo", {"count": self.position - to})

    def _answer_undo(self, entry: Entry, payload: AnswerUndoPayload) -> None:
        request, seat = self.request, _seat(entry)
        if request is None:
            raise BadRecord("an answer that nobody asked for")
        guest = self.holders[seat].guest
        if not payload["agree"] or guest is None:
            self.request = None
            self._notice(entry, seat, "table-refuses-undo", {})
            return
        agreed = request.agreed | {guest}
        self.request = UndoRequest(request.seat, request.to, request.asked, agreed)
        if agreed >= request.asked:
            self._take_back(entry, request.seat, request.to)

    def _chat(self, entry: Entry, payload: ChatPayload) -> None:
        self.remarks.append(Remark(entry.seq, entry.seat, payload["name"], payload["text"], "", {}, entry.at))

    def _sit(self, entry: Entry, payload: SitPayload) -> None:
        seat = _seat(entry)
        before = self.holders[seat]
        token = payload.get("token") or before.token
        now = Holder(payload["kind"], payload["name"], payload["guest"], payload["bot"], token)
        self.holders[seat] = now
        if now.guest is not None:
            self.last_people[seat] = now
        if payload.get("resigned"):
            self.resigned[seat] = Resignation(before.guest or "", self.position)
        for played in self.history.played:
            played.said.clear()
        # Whose consent is needed has changed.
        self.request = None
        key = "table-resigned" if payload.get("resigned") else _sitting(before, now)
        self._notice(entry, seat, key, {"seat": seat}, name=now.name if key == "table-sat-down" else before.name)

    def _set(self, _entry: Entry, payload: SettingsPayload) -> None:
        self.settings.update({name: value for name, value in payload.items() if name in SETTINGS})

    def _cancel(self, entry: Entry, _payload: CancelPayload) -> None:
        self.is_cancelled = True
        self.request = None
        self.remarks.append(Remark(entry.seq, None, "", "", "table-called-off", {}, entry.at))

    def _notice(self, entry: Entry, seat: int, key: str, args: Mapping[str, int], name: str = "") -> None:
        who = name or self.holders[seat].name
        self.remarks.append(Remark(entry.seq, seat, who, "", key, args, entry.at))


def _seat(entry: Entry) -> int:
    if entry.seat is None:
        raise BadRecord("no seat")
    return entry.seat


def _still_asked(before: Step[Any] | None, now: Step[Any] | None, seat: int, taken: Sequence[PlayedAction]) -> bool:
    """Whether a sealed decision stays the same one while someone else takes back theirs."""
    if before is None or now is None or (before.key, before.facts()) != (now.key, now.facts()):
        return False
    return all(played.was_sealed and played.seat != seat for played in taken)


def _sitting(before: Holder, now: Holder) -> str:
    """What a change of holder is called."""
    if now.kind == "open":
        return "table-new-link" if before.kind == "open" else "table-left-seat"
    if now.kind == "bot" and before.kind == "bot":
        return "table-bot-changed"
    if now.kind == "bot":
        return "table-bot-stands-in" if now.guest else "table-bot-sits-down"
    if before.kind == "bot" and before.guest == now.guest:
        return "table-took-seat-back"
    return "table-renamed" if before.actor == now.actor else "table-sat-down"
