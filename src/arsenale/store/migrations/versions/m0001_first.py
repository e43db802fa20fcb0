"""Guests, tables, seats, entries, keepsakes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    create_guests()
    create_tables()
    create_seats()
    create_entries()
    create_keepsakes()


def create_guests() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("seen_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
    )


def create_keepsakes() -> None:
    op.create_table(
        "keepsakes",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keepsakes"),
    )


def create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("owner", sa.Text),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("first_seats", sa.JSON, nullable=False),
        sa.Column("details", sa.JSON, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("waiting", sa.JSON, nullable=False),
        sa.Column("rematch_of", sa.Text),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("touched_at", sa.Double, nullable=False),
        sa.Column("finished_at", sa.Double),
        sa.Column("outcome", sa.JSON),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.CheckConstraint("seq >= 0", name="ck_tables_seq"),
    )
    op.create_index("ix_tables_public", "tables", ["is_public", "finished_at", "touched_at"])
    op.create_index("ix_tables_rematch_of", "tables", ["rematch_of"])


def create_seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("guest", sa.Text),
        sa.Column("bot", sa.Text),
        sa.Column("token", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])


def create_entries() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("payload", sa.JSON, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_entries"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id", ondelete="CASCADE"),
        sa.CheckConstraint("seq > 0", name="ck_entries_seq"),
    )


def downgrade() -> None:
    for table in ("keepsakes", "entries", "seats", "tables", "guests"):
        op.drop_table(table)
