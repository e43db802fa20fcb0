"""One running match with its people: seats, undo, chat, bots to move. Pure domain: no sockets, no SQL, no clock."""

from .bot_task import BotTask, think
from .following import links, propose_forced, propose_link, verdict
from .game_of import edition_text_of, game_of
from .hints import advise, told_hints
from .journal import Entry, EntryDict
from .ledger import BadJournal
from .meta import SETTINGS, USUAL_SETTINGS, BotSpeed, DogeSeconds, Hints, Holder, SeatDict, TableDict, TableMeta
from .opening import Place, new_token, open_table, rematch, table_of_record
from .plain_text import LONGEST_NAME, LONGEST_REMARK, clean_name
from .refused import Refused
from .replay import replay
from .sight import sight, undo_offers
from .table import Table
from .tongue import Tongue, tongue

__all__ = [
    "LONGEST_NAME",
    "LONGEST_REMARK",
    "SETTINGS",
    "USUAL_SETTINGS",
    "BadJournal",
    "BotSpeed",
    "BotTask",
    "DogeSeconds",
    "Entry",
    "EntryDict",
    "Hints",
    "Holder",
    "Place",
    "Refused",
    "SeatDict",
    "Table",
    "TableDict",
    "TableMeta",
    "Tongue",
    "advise",
    "clean_name",
    "edition_text_of",
    "game_of",
    "links",
    "new_token",
    "open_table",
    "propose_forced",
    "propose_link",
    "rematch",
    "replay",
    "sight",
    "table_of_record",
    "think",
    "told_hints",
    "tongue",
    "undo_offers",
    "verdict",
]
