"""How tables are made: by people, for a rematch, or from the record of a finished match."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from .. import bots
from ..engine import Game, Record
from .game_of import edition_text_of
from .journal import ActionPayload, Entry, SitPayload
from .meta import BOT_NAMES, Hints, Holder, HolderKind, TableMeta, new_token
from .plain_text import clean_name
from .propose.talk import check_settings
from .refused import Refused
from .table import Table


@dataclass(frozen=True)
class Place:
    """Who shall sit on a seat."""

    kind: HolderKind
    name: str = ""
    guest_id: str | None = None
    bot_name: str | None = None

    @classmethod
    def guest(cls, guest: str, name: str) -> Place:
        """A person with a screen of their own."""
        return cls("guest", name, guest)

    @classmethod
    def screen(cls, guest: str, name: str) -> Place:
        """A person at the screen of that guest."""
        return cls("screen", name, guest)

    @classmethod
    def bot(cls, bot: str, name: str = "") -> Place:
        return cls("bot", name, None, bot)

    @classmethod
    def open(cls) -> Place:
        """Whoever brings the seat's link."""
        return cls("open")


def open_table(
    game: Game[Any],
    places: Sequence[Place],
    *,
    at: float,
    edition_text: str | None = None,
    edition_file: str = "edition.toml",
    owner: str | None = None,
    options: Mapping[str, str] | None = None,
    settings: Mapping[str, str] | None = None,
    is_public: bool = False,
    seed: str | None = None,
    rules: int | None = None,
    rematch_of: str | None = None,
) -> TableMeta:
    """A new table, one place a seat. Without `edition_text` the game must be loaded from an edition that comes with
    it. Raises Refused where places, options or settings do not fit the game."""
    if len(places) not in game.seats:
        args = {"from": game.seats[0], "to": game.seats[-1], "count": len(places)}
        raise Refused("bad", "table-wrong-number-of-seats", args)
    check_settings(settings or {})
    return TableMeta(
        id=new_token(),
        game=game.name,
        edition=game.edition.name,
        digest=game.edition.digest,
        edition_file=edition_file,
        edition_text=edition_text if edition_text is not None else edition_text_of(game),
        players=len(places),
        options=_complete(game, options or {}),
        seed=seed if seed is not None else secrets.token_hex(16),
        seats=tuple(_holder(game, place, seat) for seat, place in enumerate(places)),
        created_at=at,
        owner=owner,
        is_public=is_public,
        settings={"hints": usual_hints(places), **(settings or {})},
        rematch_of=rematch_of,
        rules=game.rules if rules is None else rules,
    )


def usual_hints(places: Sequence[Place]) -> Hints:
    """Hints are for whoever plays against bots alone; among people they are off unless someone asks for them."""
    people = sum(place.kind != "bot" for place in places)
    return "off" if people > 1 else "on"


def rematch(table: Table, *, at: float) -> TableMeta:
    """A new table with the same people, each one seat further. A guest whom a bot stood in for sits down again."""
    if not table.is_over:
        raise Refused("running", "table-still-running")
    meta = table.meta
    places = [_place_of(table, seat) for seat in (meta.players - 1, *range(meta.players - 1))]
    return open_table(
        table.game,
        places,
        at=at,
        edition_text=meta.edition_text,
        edition_file=meta.edition_file,
        owner=meta.owner,
        options=meta.options,
        settings=table.settings,
        is_public=meta.is_public,
        rematch_of=meta.id,
    )


def table_of_record(
    record: Record, game: Game[Any], *, at: float, edition_text: str | None = None, owner: str | None = None
) -> tuple[Table, list[Entry]]:
    """A finished match that was played elsewhere, with its journal; raises BadRecord if it does not verify."""
    state = record.verify(game)
    if not state.finished:
        raise Refused("running", "table-still-running")
    places = [Place("open") for _ in range(record.players)]
    fresh = open_table(
        game,
        places,
        at=at,
        edition_text=edition_text,
        owner=owner,
        options=record.options,
        seed=record.seed,
        rules=record.rules,
    )
    seats = tuple(Holder("bot", BOT_NAMES[seat], None, None, "") for seat in range(record.players))
    meta = replace(fresh, seats=seats, is_imported=True)
    entries = _journal_of(record, at)
    return Table(meta, game, entries), entries


def _journal_of(record: Record, at: float) -> list[Entry]:
    """What the record tells: the actions, and where someone gave up."""
    entries: list[Entry] = []
    for position in range(len(record.actions) + 1):
        for seat, given_up_at in record.resigned:
            if given_up_at == position:
                name = BOT_NAMES[seat % len(BOT_NAMES)]
                sitting = SitPayload(kind="bot", guest=None, bot=None, name=name, token="", resigned=True)
                entries.append(Entry(len(entries) + 1, "sit", seat, sitting, at))
        if position < len(record.actions):
            actor, text = record.actions[position]
            entries.append(Entry(len(entries) + 1, "action", actor, ActionPayload(text=text), at))
    return entries


def _complete(game: Game[Any], options: Mapping[str, str]) -> dict[str, str]:
    try:
        return game.complete(options)
    except ValueError as error:
        raise Refused("bad", "table-wrong-options") from error


def _holder(game: Game[Any], place: Place, seat: int) -> Holder:
    if place.kind == "bot" and place.bot_name not in (known := bots.for_tables(game.name)):
        raise Refused("unknown", "table-no-such-bot", {"bots": list(known)})
    if place.kind in ("guest", "screen") and not place.guest_id:
        raise Refused("bad", "table-seat-needs-a-guest")
    return Holder(place.kind, _name(place, seat), place.guest_id, place.bot_name, new_token())


def _name(place: Place, seat: int) -> str:
    if place.kind == "open":
        return ""
    if place.kind == "bot" and not place.name:
        return BOT_NAMES[seat % len(BOT_NAMES)]
    return clean_name(place.name)


def _place_of(table: Table, seat: int) -> Place:
    """Where someone sits again. A bot that stood in for a guest gives the seat back to them; one that plays for
    somebody who has given up goes by a name of its own."""
    holder = table.holders[seat]
    if seat in table.resigned and holder.bot is not None:
        return Place.bot(holder.bot)
    if holder.guest is not None:
        return Place("screen" if holder.kind == "screen" else "guest", holder.name, holder.guest)
    return Place(holder.kind, holder.name, None, holder.bot)
