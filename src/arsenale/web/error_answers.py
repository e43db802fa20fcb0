"""Answers to what went wrong: JSON for programs, a page for people. Bad input never makes a 500."""

from __future__ import annotations

import logging
from http import HTTPStatus

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from ..table import Refused
from .access.guests import Visitor
from .access.language import language_of
from .access.visitors import visitor_of
from .errors import STATUS, ErrorContent, WebError, bad_fields, refusal_content
from .page_words import page_words
from .site.rendering import render

_log = logging.getLogger(__name__)
_CODES = {401: "token", 403: "seat", 404: "unknown", 405: "method", 413: "size"}


async def answer_web_error(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, WebError)
    content = fault.content(page_words(await _language(request)))
    return await _answer(request, fault.status, content, fault.headers)


async def answer_refused(request: Request, refused: Exception) -> Response:
    assert isinstance(refused, Refused)
    words = getattr(request.state, "speech", None) or page_words(await _language(request))
    return await _answer(request, STATUS[refused.code], refusal_content(refused, words))


async def answer_invalid(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, RequestValidationError)
    return await answer_web_error(request, bad_fields(fault.errors()))


async def answer_http(request: Request, fault: Exception) -> Response:
    """What the framework itself refuses: unknown addresses, wrong methods, unreadable bodies."""
    assert isinstance(fault, HTTPException)
    code = _CODES.get(fault.status_code, "bad")
    words = page_words(await _language(request))
    content: ErrorContent = {"code": code, "message": words.say(f"server-http-{code}")}
    return await _answer(request, fault.status_code, content, dict(fault.headers or {}))


async def answer_fault(request: Request, fault: Exception) -> Response:
    _log.error("%s %s failed", request.method, request.url.path, exc_info=fault)
    content: ErrorContent = {"code": "fault", "message": page_words(await _language(request)).say("server-fault")}
    return await _answer(request, 500, content)


async def _answer(
    request: Request, status: int, content: ErrorContent, headers: dict[str, str] | None = None
) -> Response:
    if _wants_page(request):
        facts = {"status": status, "code": content["code"], "message": content["message"]}
        page = render(request, "error.html", facts, await _visitor(request), status=status)
        page.headers.update(headers or {})
        return page
    return JSONResponse({"error": content}, status, headers)


def _wants_page(request: Request) -> bool:
    return not request.url.path.startswith("/api") and "text/html" in request.headers.get("Accept", "")


async def _visitor(request: Request) -> Visitor:
    try:
        return await visitor_of(request)
    except WebError:
        return Visitor()


async def _language(request: Request) -> str:
    return language_of(request, await _visitor(request))


def add_error_answers(app: FastAPI) -> None:
    app.add_exception_handler(WebError, answer_web_error)
    app.add_exception_handler(Refused, answer_refused)
    app.add_exception_handler(RequestValidationError, answer_invalid)
    app.add_exception_handler(HTTPException, answer_http)
    app.add_exception_handler(HTTPStatus.INTERNAL_SERVER_ERROR, answer_fault)
