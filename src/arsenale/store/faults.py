"""What can go wrong with a store."""

from __future__ import annotations


class StoreError(Exception):
    """The database cannot be used as asked; the message says what was expected and what came."""


class NoSuchTable(StoreError, LookupError):
    """No table has this id."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"expected the id of a table, got {table_id!r}")


class SeqTaken(StoreError):
    """Another entry has this number: load the table again and propose anew."""

    def __init__(self, table_id: str, seq: int, last: int) -> None:
        super().__init__(f"expected entry {last + 1} of table {table_id}, got {seq}")
        self.last = last
