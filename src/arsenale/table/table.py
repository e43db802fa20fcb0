"""A match with its people: who may do what. `propose_*` checks and returns the next entry of the journal without
changing anything; once it is stored, `commit` applies it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..engine import UnknownAction
from .bot_task import BotTask
from .journal import Entry
from .meta import FIXED_SETTINGS, SETTINGS
from .plain_text import clean_name, clean_remark
from .refused import Refused
from .seating import Seating
from .undoing import Undoing


class Table(Undoing, Seating):
    """Everything that people and bots can do at a table."""

    # Actions

    def propose_action(self, guest: str, *, seat: int, seq: int, action: int | str, at: float) -> Entry:
        """The guest plays an action (by id or text form) for a seat of his; `seq` is what he had seen."""
        self.check_holds(guest, seat)
        return self._propose_play(seat, seq, action, at)

    def propose_bot_action(self, *, seat: int, seq: int, action: int | str, at: float) -> Entry:
        """A bot plays; `seq` is that of its task."""
        if self.holder(seat).kind != "bot":
            raise Refused("seat", "table-no-bot-there")
        return self._propose_play(seat, seq, action, at)

    def _propose_play(self, seat: int, seq: int, action: int | str, at: float) -> Entry:
        number = self.action_id(action)
        self.check_running()
        if seq > self.seq:
            raise Refused("stale", "table-stale", {"seq": self.seq})
        refusal = self.game.why_not(self.state, seat, number)
        # Whether the decision is gone comes first: a new one may offer the same action.
        if seq < self.asked_since[seat]:
            raise Refused("stale", "table-stale", {"seq": self.seq})
        if refusal is not None:
            raise Refused.by_rule(refusal)
        return self.entry("action", seat, {"text": self.game.format(number)}, at)

    def why_not(self, guest: str, *, seat: int, action: int | str, language: str) -> str | None:
        """Why the seat may not play an action now, as a sentence with the rule; None if it may."""
        self.check_holds(guest, seat)
        refusal = self.game.why_not(self.state, seat, self.action_id(action))
        return None if refusal is None else Refused.by_rule(refusal).sentence(self.speech(language))

    def action_id(self, action: int | str) -> int:
        """The id of an action given by id or text form."""
        if isinstance(action, int):
            if not 0 <= action < len(self.game.space):
                raise Refused("unknown", "why-no-such-action", {"action": action})
            return action
        try:
            return self.game.parse(action)
        except UnknownAction:
            raise Refused("unknown", "why-no-such-action", {"action": -1}) from None

    def outcome_after(self, entry: Entry) -> dict[str, Any] | None:
        """The outcome, if the entry is the action that ends the match."""
        if entry.kind != "action" or self.waiting_after(entry):
            return None
        ending = Table(self.meta, self.game, ())
        ending.history = self.history.twin()
        ending.seq = self.seq
        ending.commit(entry)
        return ending.outcome()

    def waiting_after(self, entry: Entry) -> list[int]:
        """The seats that must act once the entry is applied."""
        if entry.kind == "action" and entry.seat is not None:
            state = self.state.copy()
            state.apply(entry.seat, self.game.parse(entry.payload["text"]))
            return list(state.actors())
        taken_back_to = self.undo_target(entry)
        if taken_back_to is None:
            return list(self.state.actors())
        return list(self.history.state_at(taken_back_to).actors())

    # Bots

    def bots_to_move(self) -> list[int]:
        """The seats of bots that must act now."""
        return [seat for seat in self.state.actors() if self.holders[seat].kind == "bot"]

    def bot_to_move(self) -> int | None:
        """The first seat of a bot that must act now."""
        return next(iter(self.bots_to_move()), None)

    def bot_task(self, seat: int) -> BotTask:
        """All that a worker process needs to think for the seat; hand it to `think`."""
        bot = self.holder(seat).bot
        if bot is None:
            raise Refused("seat", "table-no-bot-there")
        return self._task(seat, bot, float(self.settings["doge_seconds"]))

    def hint_task(self, guest: str, *, seat: int, seconds: float) -> BotTask:
        """All that a worker process needs to advise the guest on his decision; hand it to `advise`."""
        self.check_holds(guest, seat)
        self.check_running()
        if self.settings["hints"] == "off":
            raise Refused("hints", "table-no-hints")
        if self.state.step_of(seat) is None:
            raise Refused("stale", "table-stale", {"seq": self.seq})
        return self._task(seat, "", seconds)

    def is_open(self, task: BotTask) -> bool:
        """Whether the decision that the task is about is still to be made."""
        return self.asked_since[task.seat] <= task.seq and self.state.step_of(task.seat) is not None

    def _task(self, seat: int, bot: str, seconds: float) -> BotTask:
        meta = self.meta
        return BotTask(
            game=meta.game,
            edition_text=meta.edition_text,
            edition_file=meta.edition_file,
            players=meta.players,
            options=dict(meta.options),
            seed=meta.seed,
            rules=meta.rules,
            actions=tuple((played.seat, played.action) for played in self.history.played),
            seat=seat,
            bot=bot,
            seconds=seconds,
            seq=self.seq,
        )

    # Words and settings

    def propose_chat(self, guest: str, *, name: str, text: str, at: float) -> Entry:
        """Someone says something: by the name of his seat or, as a spectator, by the one he gives."""
        seats = self.seats_of(guest)
        seat = seats[0] if seats else None
        said_by = self.holders[seat].name if seat is not None else clean_name(name)
        return self.entry("chat", seat, {"name": said_by, "text": clean_remark(text)}, at)

    def propose_settings(self, guest: str, settings: Mapping[str, str], *, at: float) -> Entry:
        """Whoever sits at the table may change its settings."""
        if not self.seats_of(guest) and guest != self.meta.owner:
            raise Refused("seat", "table-not-seated")
        check_settings(settings)
        if any(name in FIXED_SETTINGS for name in settings):
            raise Refused("bad", "table-fixed-setting")
        return self.entry("settings", None, dict(settings), at)


def check_settings(settings: Mapping[str, str]) -> None:
    """Refuse settings that no table has."""
    for name, value in settings.items():
        if value not in SETTINGS.get(name, ()):
            raise Refused("bad", "table-wrong-setting")
