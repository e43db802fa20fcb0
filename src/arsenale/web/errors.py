"""Refusals of the server, in one form for programs and on a page for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pydantic import BaseModel

from ..table import Refused
from ..words import Speech

STATUS: Final[Mapping[str, int]] = {
    "bad": 422,
    "illegal": 422,
    "token": 401,
    "seat": 403,
    "csrf": 403,
    "link": 403,
    "running": 403,
    "hints": 403,
    "unknown": 404,
    "method": 405,
    "stale": 409,
    "over": 409,
    "undo": 409,
    "size": 413,
    "rate": 429,
    "busy": 503,
}
"""The status of an HTTP answer by the code of the refusal."""

_LONGEST_SHOWN: Final = 80


class WebError(Exception):
    """Something that the server does not do; `key` is a message of web/words, `code` is for programs."""

    def __init__(self, code: str, key: str, args: Mapping[str, Any] | None = None, **facts: Any) -> None:
        super().__init__(f"{code}: {key} {dict(args or {})} {facts}")
        self.code = code
        self.key = key
        self.message_args = dict(args or {})
        self.facts = facts  # further fields of the answer: expected, got, wait

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def content(self, speech: Speech) -> dict[str, Any]:
        return {"code": self.code, "message": speech.say(self.key, self.message_args), **self.facts}


def bad(expected: str, got: object) -> WebError:
    """What came does not fit what was expected."""
    seen = shown(got)
    return WebError("bad", "server-bad", {"expected": expected, "got": seen}, expected=expected, got=seen)


def bad_fields(faults: Sequence[Mapping[str, Any]]) -> WebError:
    """The first fault that pydantic found."""
    fault: Mapping[str, Any] = faults[0] if faults else {"loc": (), "msg": "another message", "input": None}
    where = ".".join(str(part) for part in fault["loc"] if part not in ("body", "query", "path"))
    message = str(fault["msg"])
    expected = message[0].lower() + message[1:]
    return bad(f"{expected} in '{where}'" if where else expected, fault.get("input"))


def shown(value: object) -> str:
    """A value from outside as it may stand in a message: short, on one line, and UTF-8 can write it."""
    text = repr(value).encode("utf-8", "backslashreplace").decode()
    return text if len(text) <= _LONGEST_SHOWN else text[: _LONGEST_SHOWN - 3] + "..."


class ErrorFacts(BaseModel):
    code: str
    message: str
    rule: str | None = None
    expected: str | None = None
    got: str | None = None
    wait: float | None = None


class ErrorAnswer(BaseModel):
    """Every refusal has this form."""

    error: ErrorFacts


ERROR_RESPONSES: dict[int | str, dict[str, object]] = {
    status: {"model": ErrorAnswer, "description": "refused"} for status in sorted({400, *STATUS.values()})
}


def refusal_content(refused: Refused, speech: Speech) -> dict[str, Any]:
    """A refusal of the table in the same form."""
    content: dict[str, Any] = {"code": refused.code, "message": refused.sentence(speech)}
    if refused.rule:
        content["rule"] = refused.rule
    return content
