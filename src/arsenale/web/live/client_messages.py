"""The messages that a page or program may send over the websocket. docs/api.md tells what they mean."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter, ValidationError

from ..errors import bad, bad_fields
from ..fields import Action, BotName, Count, Language, Layout, MessageId, Name, Remark, Seat, Strict


class Watch(Strict):
    type: Literal["watch"]
    seat: Seat | None = None
    language: Language | None = None
    layout: Layout = "wide"
    since: Count = 0
    packed: bool = False  # updates come as raw deflate, in binary messages
    view: bool = False  # updates hold the game's own view


class Ping(Strict):
    type: Literal["ping"]


class ClientRequest(Strict):
    """A message that gets an answer."""

    id: MessageId = None


class Act(ClientRequest):
    type: Literal["act"]
    seat: Seat
    seq: Count
    action: Action


class Why(ClientRequest):
    type: Literal["why"]
    seat: Seat
    action: Action


class AskHint(ClientRequest):
    type: Literal["hint"]
    seat: Seat


class Undo(ClientRequest):
    type: Literal["undo", "ask-undo"]
    seat: Seat
    to: Count


class AnswerUndo(ClientRequest):
    type: Literal["answer-undo"]
    agree: bool


class Chat(ClientRequest):
    type: Literal["chat"]
    text: Remark


class ChangeSettings(ClientRequest):
    type: Literal["settings"]
    settings: dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=40)]]


class Rename(ClientRequest):
    type: Literal["rename"]
    seat: Seat
    name: Name


class StandIn(ClientRequest):
    type: Literal["stand-in"]
    seat: Seat
    bot: BotName


class Resign(ClientRequest):
    """Give a seat up for good; a bot plays on, of this level or (empty) the table's usual one."""

    type: Literal["resign"]
    seat: Seat
    bot: BotName = ""


class Cancel(ClientRequest):
    """Call the table off."""

    type: Literal["cancel"]


class SeatRequest(ClientRequest):
    type: Literal["take-back", "open"]
    seat: Seat


OtherChange = Undo | AnswerUndo | Chat | ChangeSettings | Rename | StandIn | Resign | Cancel | SeatRequest
Change = Act | OtherChange
ClientMessage = Watch | Ping | Why | AskHint | Change

_ADAPTER: TypeAdapter[ClientMessage] = TypeAdapter(Annotated[ClientMessage, Field(discriminator="type")])


def read_message(text: str | None) -> ClientMessage:
    """Raises WebError("bad") where it is not one of ours."""
    if text is None:
        raise bad("a text message in JSON", "bytes")
    try:
        return _ADAPTER.validate_json(text)
    except ValidationError as fault:
        raise bad_fields(fault.errors(include_url=False, include_context=False)) from None
