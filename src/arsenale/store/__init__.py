"""Tables, guests and records in SQL: SQLite by default, PostgreSQL by URL. Synchronous; call it from threads."""

from .faults import NoSuchTable, SeqTaken, StoreError
from .rows import Append, EntryDict, Guest, SeatDict, Stored, Summary, TableDict
from .store import Store

__all__ = [
    "Append",
    "EntryDict",
    "Guest",
    "NoSuchTable",
    "SeatDict",
    "SeqTaken",
    "Store",
    "StoreError",
    "Stored",
    "Summary",
    "TableDict",
]
