"""The messages that a page or program may send over the websocket. docs/api.md tells what they mean."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from ..table import LONGEST_NAME, LONGEST_REMARK
from .errors import bad, bad_fields

Language = Literal["en", "de", "fr"]
Layout = Literal["wide", "phone"]
Id = Annotated[str, Field(max_length=100)] | int | None
Seat = Annotated[int, Field(ge=0, le=9)]
Count = Annotated[int, Field(ge=0, le=2**31)]
Action = Annotated[str, Field(max_length=1000)] | Annotated[int, Field(ge=0, le=2**31)]
# Longer than the table takes, so that its own sentence about length is said.
Name = Annotated[str, Field(max_length=10 * LONGEST_NAME)]
Remark = Annotated[str, Field(max_length=4 * LONGEST_REMARK)]
BotName = Annotated[str, Field(max_length=40)]


class Strict(BaseModel):
    """Exactly these fields, of exactly these types."""

    model_config = ConfigDict(strict=True, extra="forbid")


class Watch(Strict):
    type: Literal["watch"]
    seat: Seat | None = None
    language: Language | None = None
    layout: Layout = "wide"
    since: Count = 0


class Ping(Strict):
    type: Literal["ping"]


class Request(Strict):
    """A message that gets an answer."""

    id: Id = None


class Act(Request):
    type: Literal["act"]
    seat: Seat
    seq: Count
    action: Action


class Why(Request):
    type: Literal["why"]
    seat: Seat
    action: Action


class AskHint(Request):
    type: Literal["hint"]
    seat: Seat


class Undo(Request):
    type: Literal["undo", "ask-undo"]
    seat: Seat
    to: Count


class AnswerUndo(Request):
    type: Literal["answer-undo"]
    agree: bool


class Chat(Request):
    type: Literal["chat"]
    text: Remark


class ChangeSettings(Request):
    type: Literal["settings"]
    settings: dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=40)]]


class Rename(Request):
    type: Literal["rename"]
    seat: Seat
    name: Name


class StandIn(Request):
    type: Literal["stand-in"]
    seat: Seat
    bot: BotName


class SeatRequest(Request):
    type: Literal["take-back", "open"]
    seat: Seat


OtherChange = Undo | AnswerUndo | Chat | ChangeSettings | Rename | StandIn | SeatRequest
Change = Act | OtherChange
Message = Watch | Ping | Why | AskHint | Change

_ADAPTER: TypeAdapter[Message] = TypeAdapter(Annotated[Message, Field(discriminator="type")])


def read_message(text: str | None) -> Message:
    """Raises WebError("bad") where it is not one of ours."""
    if text is None:
        raise bad("a text message in JSON", "bytes")
    try:
        return _ADAPTER.validate_json(text)
    except ValidationError as fault:
        raise bad_fields(fault.errors(include_url=False, include_context=False)) from None
