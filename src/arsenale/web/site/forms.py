"""Forms: what they carry, and the redirect that answers them."""

from __future__ import annotations

import re
from typing import Final

from fastapi import Request
from starlette.responses import RedirectResponse

from ..errors import bad

_LONGEST_FIELD: Final = 400


async def fields_of(request: Request) -> dict[str, str]:
    """The text fields of a form; where a name comes twice, the last one counts."""
    form = await request.form(max_files=1, max_fields=100)
    return {name: value[:_LONGEST_FIELD] for name, value in form.multi_items() if isinstance(value, str)}


def count_in(text: str | None, what: str) -> int | None:
    if not text:
        return None
    if not re.fullmatch(r"[0-9]{1,3}", text):
        raise bad(f"a whole number of {what}", text)
    return int(text)


def redirect_to(address: str) -> RedirectResponse:
    return RedirectResponse(address, status_code=303)
