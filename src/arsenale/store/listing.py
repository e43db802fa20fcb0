"""Rows of the database as the values that the store gives out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, Select, select

from . import schema
from .rows import EntryDict, SeatDict, Summary


def listed() -> Select[Any]:
    """Tables without their details, which lists do not need."""
    return select(*[column for column in schema.tables.c if column.name != "details"])


def summaries(connection: Connection, query: Select[Any]) -> list[Summary]:
    """The tables that a query finds, with their seats."""
    rows = connection.execute(query).all()
    seats = seats_of(connection, [row.id for row in rows])
    return [
        Summary(
            id=row.id,
            game=row.game,
            owner=row.owner,
            is_public=row.is_public,
            seq=row.seq,
            seats=seats[row.id],
            waiting=row.waiting,
            created_at=row.created_at,
            touched_at=row.touched_at,
            finished_at=row.finished_at,
            outcome=row.outcome,
        )
        for row in rows
    ]


def seats_of(connection: Connection, table_ids: Sequence[str]) -> dict[str, list[SeatDict]]:
    """Who holds the seats of some tables now."""
    seats = schema.seats
    found: dict[str, list[SeatDict]] = {table_id: [] for table_id in table_ids}
    query = select(seats).where(seats.c.table_id.in_(table_ids)).order_by(seats.c.table_id, seats.c.seat)
    for row in connection.execute(query):
        found[row.table_id].append(as_seat(row))
    return found


def rematch_of(connection: Connection, table_id: str) -> str | None:
    """The first table at which the people of this one play on."""
    tables = schema.tables
    query = select(tables.c.id).where(tables.c.rematch_of == table_id).order_by(tables.c.created_at).limit(1)
    found: str | None = connection.execute(query).scalar()
    return found


def as_seat(row: Row[Any]) -> SeatDict:
    return {"kind": row.kind, "name": row.name, "guest": row.guest, "bot": row.bot, "token": row.token}


def as_entry(row: Row[Any]) -> EntryDict:
    return {"seq": row.seq, "kind": row.kind, "seat": row.seat, "payload": row.payload, "at": row.at}
