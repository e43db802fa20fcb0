"""One running match with its people: seats, undo, chat, bots to move. Pure domain: no sockets, no SQL, no clock.

meta, journal, history, table   what is kept, and the table that it adds up to
propose                         what people and bots want to do, as the next entry of the journal
bots                            which bot must act, and how it thinks
show                            what viewers are shown, in words
create                          how tables are made
"""

from .bots import BotTask, advise, bot_task, bot_to_move, bots_to_move, hint_task, is_open, think
from .create import Place, open_table, rematch, table_of_record
from .game_of import edition_text_of, game_of
from .journal import Entry, EntryDict
from .meta import (
    SETTINGS,
    USUAL_BOT,
    USUAL_SETTINGS,
    BotSpeed,
    DogeSeconds,
    Hints,
    Holder,
    SeatDict,
    TableDict,
    TableMeta,
)
from .plain_text import LONGEST_NAME, LONGEST_REMARK, clean_name
from .propose.after import outcome_after, waiting_after
from .propose.checks import check_holds
from .propose.play import action_ids, propose_action, propose_bot_action, propose_follow_up, propose_forced
from .propose.seats import (
    propose_cancel,
    propose_join,
    propose_open_seat,
    propose_rename,
    propose_resign,
    propose_stand_in,
    propose_take_seat_back,
    seat_links,
)
from .propose.talk import propose_chat, propose_settings
from .propose.undo import propose_answer_undo, propose_ask_undo, propose_undo, undo_points
from .refused import Refused
from .show.explain import Explanation, explain
from .show.hints import HintView, hint_views
from .show.players import away_since
from .show.previews import PreviewView, choice_previews
from .show.replay import ReplayView, replay
from .show.speech import TableSpeech, table_speech
from .show.table_view import OwnView, SharedView, TableView, own_view, seat_view, shared_view, table_view
from .show.undo import UndoView
from .table import BadJournal, Table

__all__ = [
    "LONGEST_NAME",
    "LONGEST_REMARK",
    "SETTINGS",
    "USUAL_BOT",
    "USUAL_SETTINGS",
    "BadJournal",
    "BotSpeed",
    "BotTask",
    "DogeSeconds",
    "Entry",
    "EntryDict",
    "Explanation",
    "HintView",
    "Hints",
    "Holder",
    "OwnView",
    "Place",
    "PreviewView",
    "Refused",
    "ReplayView",
    "SeatDict",
    "SharedView",
    "Table",
    "TableDict",
    "TableMeta",
    "TableSpeech",
    "TableView",
    "UndoView",
    "action_ids",
    "advise",
    "away_since",
    "bot_task",
    "bot_to_move",
    "bots_to_move",
    "check_holds",
    "choice_previews",
    "clean_name",
    "edition_text_of",
    "explain",
    "game_of",
    "hint_task",
    "hint_views",
    "is_open",
    "open_table",
    "outcome_after",
    "own_view",
    "propose_action",
    "propose_answer_undo",
    "propose_ask_undo",
    "propose_bot_action",
    "propose_cancel",
    "propose_chat",
    "propose_follow_up",
    "propose_forced",
    "propose_join",
    "propose_open_seat",
    "propose_rename",
    "propose_resign",
    "propose_settings",
    "propose_stand_in",
    "propose_take_seat_back",
    "propose_undo",
    "rematch",
    "replay",
    "seat_links",
    "seat_view",
    "shared_view",
    "table_of_record",
    "table_speech",
    "table_view",
    "think",
    "undo_points",
    "waiting_after",
]
