"""The types of fields that come from outside, over HTTP and websocket."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from ..table import LONGEST_NAME, LONGEST_REMARK

Language = Literal["en", "de", "fr"]
Layout = Literal["wide", "phone"]
ShortText = Annotated[str, Field(max_length=100)]
Seat = Annotated[int, Field(ge=0, le=9)]
Count = Annotated[int, Field(ge=0, le=2**31)]
Action = Annotated[str, Field(max_length=1000)] | Annotated[int, Field(ge=0, le=2**31)]
# Longer than the table takes, so that its own sentence about length is said.
Name = Annotated[str, Field(max_length=10 * LONGEST_NAME)]
Remark = Annotated[str, Field(max_length=4 * LONGEST_REMARK)]
MessageId = ShortText | int | None
BotName = Annotated[str, Field(max_length=40)]


class Strict(BaseModel):
    """Exactly these fields, of exactly these types."""

    model_config = ConfigDict(strict=True, extra="forbid")
