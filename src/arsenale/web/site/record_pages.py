"""The page on which a record is imported."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.datastructures import UploadFile
from starlette.responses import Response

from ...table import Refused
from ..access.language import language_of
from ..access.visitors import address_of
from ..api.record_files import decoded, keep_record
from ..dependencies import TheContext
from ..errors import WebError, bad, shown
from ..page_words import page_words
from .forms import redirect_to
from .page_visitors import FormVisitor, PageVisitor
from .rendering import render

router = APIRouter(include_in_schema=False)


@router.get("/records")
async def records(request: Request, visitor: PageVisitor) -> Response:
    return render(request, "records.html", {"error": None}, visitor)


@router.post("/records")
async def import_record(request: Request, context: TheContext, visitor: FormVisitor) -> Response:
    """The uploaded file of a finished match."""
    context.rates.spend("record", address_of(request))
    try:
        table_id = await keep_record(context, await _uploaded(request), visitor.guest)
    except (WebError, Refused) as fault:
        words = page_words(language_of(request, visitor))
        said = fault.sentence(words) if isinstance(fault, Refused) else fault.content(words)["message"]
        return render(request, "records.html", {"error": said}, visitor, status=422)
    return redirect_to(f"/t/{table_id}/replay")


async def _uploaded(request: Request) -> str:
    file = (await request.form()).get("record")
    if not isinstance(file, UploadFile):
        raise bad("a file in 'record'", shown(file))
    return decoded(await file.read())
