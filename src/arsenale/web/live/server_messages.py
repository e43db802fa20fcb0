"""The messages that the server sends over the websocket. docs/api.md tells what they mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NotRequired, get_type_hints

from typing_extensions import TypedDict

from ...table import Explanation, HintView, OwnView, PreviewView, SharedView, TableView
from ...table.show.choices import GameView
from ..errors import ErrorContent
from ..fields import MessageId
from .drawings import BoardChange, PutView


class LiveSharedView(SharedView):
    """What everybody at the table sees alike, with what only the server knows."""

    next_table: str | None  # the id of the rematch's table
    scenery: str  # the address of what never moves on the board


class LiveOwnView(OwnView):
    """What concerns one viewer, with what they see on the board otherwise than everybody."""

    board: list[PutView]
    view: NotRequired[GameView]  # the game's own, for programs


class LiveView(TableView):
    """The table as one viewer sees it now, with what only the server knows."""

    next_table: str | None
    scenery: str


if TYPE_CHECKING:
    ChangedSharedView = LiveSharedView
    ChangedOwnView = LiveOwnView
else:

    def _changed(kind: type) -> type:
        """The same shape where every field may be left out."""
        hints = get_type_hints(kind, include_extras=True)
        return TypedDict(
            kind.__name__.replace("Live", "Changed"), {name: NotRequired[hint] for name, hint in hints.items()}
        )

    ChangedSharedView = _changed(LiveSharedView)
    ChangedOwnView = _changed(LiveOwnView)


class UpdateMessage(TypedDict):
    """The table as the viewer sees it now. Fields of `table` and `mine` that are left out are as in the update before,
    except `story` and `beats` of `mine`."""

    type: Literal["update"]
    seq: int
    after: int  # the log, the chat and the changes of the board go on from this entry
    table: ChangedSharedView
    board: BoardChange
    number: int
    mine: ChangedOwnView


class PreviewsMessage(TypedDict):
    """What each choice of the seat would bring, by its text form: the update before it left that out."""

    type: Literal["previews"]
    seq: int
    seat: int
    choices: dict[str, PreviewView]


class DoneMessage(TypedDict):
    """It is done and stored."""

    type: Literal["answer"]
    id: MessageId
    ok: Literal[True]
    seq: int


class RefusedMessage(TypedDict):
    """It is refused; nothing has changed."""

    type: Literal["answer"]
    id: MessageId
    ok: Literal[False]
    error: ErrorContent


class WhyMessage(Explanation):
    """Why an action may not be played, or whether it could be taken back."""

    type: Literal["why"]
    id: MessageId
    action: str | int


class HintsAnswer(TypedDict):
    """The best actions for a seat, the best first; `seq` is that of the decision."""

    seq: int
    seat: int
    hints: list[HintView]


class HintMessage(HintsAnswer):
    """The hints that were asked for."""

    type: Literal["hint"]
    id: MessageId


class HintAskedMessage(TypedDict):
    """Someone else has asked for a hint."""

    type: Literal["hint-asked"]
    seat: int


class PresenceMessage(TypedDict):
    """Whose people are connected, since when the others are away, and how many only look on."""

    type: Literal["presence"]
    seats: list[int]
    away: dict[str, float]  # by seat: when its person was last here, in seconds since 1970, UTC
    now: float  # the same clock at this moment
    spectators: int


class RematchMessage(TypedDict):
    """Somebody has opened a rematch."""

    type: Literal["rematch"]
    table: str


class PongMessage(TypedDict):
    type: Literal["pong"]
    seq: int


class ErrorMessage(TypedDict):
    """The last message was not understood."""

    type: Literal["error"]
    error: ErrorContent


ServerMessage = (
    UpdateMessage
    | PreviewsMessage
    | DoneMessage
    | RefusedMessage
    | WhyMessage
    | HintMessage
    | HintAskedMessage
    | PresenceMessage
    | RematchMessage
    | PongMessage
    | ErrorMessage
)
