"""A secret of the server's own, made once and kept, so that a backup alone can start it again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.create_table(
        "secret",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_secret"),
    )


def downgrade() -> None:
    op.drop_table("secret")
