"""Alembic runs this for every migration; the store hands over the connection and holds the transaction."""

from __future__ import annotations

from alembic import context

from arsenale.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
