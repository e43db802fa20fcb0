"""Refusals of the server, in one form for programs and on a page for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NotRequired

from typing_extensions import TypedDict

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
    "cancelled": 410,
    "size": 413,
    "rate": 429,
    "busy": 503,
}
"""The status of an HTTP answer by the code of the refusal."""

_LONGEST_SHOWN: Final = 80


class ErrorContent(TypedDict):
    """What is told of a refusal; `expected` and `got` come with `bad`, `wait` (seconds) with `rate`."""

    code: str
    message: str
    rule: NotRequired[str]
    expected: NotRequired[str]
    got: NotRequired[str]
    wait: NotRequired[float]


class ErrorAnswer(TypedDict):
    """Every refusal over HTTP has this form."""

    error: ErrorContent


ERROR_RESPONSES: dict[int | str, dict[str, object]] = {
    status: {"model": ErrorAnswer, "description": "refused"} for status in sorted({400, *STATUS.values()})
}


class WebError(Exception):
    """A request that the server refuses; `key` is a message of web/words, `code` is for programs."""

    def __init__(
        self,
        code: str,
        key: str,
        args: Mapping[str, str | int] | None = None,
        *,
        expected: str | None = None,
        got: str | None = None,
        wait: float | None = None,
    ) -> None:
        super().__init__(f"{code}: {key} {dict(args or {})}")
        self.code = code
        self.key = key
        self.message_args = dict(args or {})
        self.expected = expected
        self.got = got
        self.wait = wait  # seconds

    @property
    def status(self) -> int:
        return STATUS[self.code]

    @property
    def headers(self) -> dict[str, str]:
        """What an HTTP answer says beside the content."""
        return {} if self.wait is None else {"Retry-After": str(max(1, round(self.wait)))}

    def content(self, speech: Speech) -> ErrorContent:
        content: ErrorContent = {"code": self.code, "message": speech.say(self.key, self.message_args)}
        if self.expected is not None:
            content["expected"] = self.expected
        if self.got is not None:
            content["got"] = self.got
        if self.wait is not None:
            content["wait"] = self.wait
        return content


def bad(expected: str, got: object) -> WebError:
    """A value that is not what was expected."""
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
    """A value from outside, made fit for a message: short, on one line, valid UTF-8."""
    text = repr(value).encode("utf-8", "backslashreplace").decode()
    return text if len(text) <= _LONGEST_SHOWN else text[: _LONGEST_SHOWN - 3] + "..."


def refusal_content(refused: Refused, speech: Speech) -> ErrorContent:
    """A refusal of the table in the same form."""
    content: ErrorContent = {"code": refused.code, "message": refused.sentence(speech)}
    if refused.rule:
        content["rule"] = refused.rule
    return content
