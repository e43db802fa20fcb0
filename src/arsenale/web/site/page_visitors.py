"""Who opens a page, and who sends a form from one."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request

from ...store import Guest
from ..access.guests import Visitor
from ..access.language import language_of
from ..access.visitors import check_csrf, new_guest, visitor_of
from ..errors import WebError
from ..page_words import page_words


async def _person(request: Request) -> Visitor:
    """Pages are for guests themselves; a seat's token is for programs and opens none of them."""
    visitor = await visitor_of(request)
    if visitor.table is not None:
        raise WebError("seat", "server-token-for-one-seat")
    return visitor


async def _page_visitor(request: Request) -> Visitor:
    """Whoever opens a page is a guest from then on."""
    visitor = await _person(request)
    if visitor.guest is not None:
        return visitor
    language = language_of(request)
    guest = await new_guest(request, page_words(language).say("server-guest"), language)
    return Visitor(guest, "cookie")


async def _form_visitor(request: Request) -> Visitor:
    """Whoever posts a form has opened a page of ours before."""
    visitor = await _person(request)
    if visitor.guest is None:
        raise WebError("csrf", "server-csrf")
    await check_csrf(request, visitor)
    return visitor


def guest_of(visitor: Visitor) -> Guest:
    """The guest behind one of the visitors below: there always is one."""
    assert visitor.guest is not None
    return visitor.guest


PageVisitor = Annotated[Visitor, Depends(_page_visitor)]
FormVisitor = Annotated[Visitor, Depends(_form_visitor)]
