"""The tables of the database. The migrations build them; a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

# Times are seconds since 1970, UTC.

guests: Final = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("owner", Text),
    Column("is_public", Boolean, nullable=False),
    Column("first_seats", JSON, nullable=False),  # who held the seats before the first entry
    Column("details", JSON, nullable=False),  # the rest of the meta data; the store does not look into it
    Column("seq", Integer, nullable=False),  # the last entry
    Column("waiting", JSON, nullable=False),  # the seats that must act
    Column("rematch_of", Text),
    Column("created_at", Double, nullable=False),
    Column("touched_at", Double, nullable=False),
    Column("finished_at", Double),  # with an outcome; without one the table was called off
    Column("outcome", JSON(none_as_null=True)),
    CheckConstraint("seq >= 0", name="seq"),
    Index("ix_tables_public", "is_public", "finished_at", "touched_at"),
    Index("ix_tables_rematch_of", "rematch_of"),
)

# What the server keeps for itself: the secret that signs cookies and links.
keepsakes: Final = Table(
    "keepsakes",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

# Who holds the seats now; the journal tells how it came about.
seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("guest", Text),
    Column("bot", Text),
    Column("token", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_seats_guest", "guest"),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("payload", JSON, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    CheckConstraint("seq > 0", name="seq"),
)
