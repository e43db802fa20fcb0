"""The way back: whoever reads rules, components or a lesson beside a match finds back to where they came from.

Such pages are opened with `?from=/t/<id>`, and hand it on to each other.
"""

from __future__ import annotations

import re
from typing import Final, Literal, NamedTuple
from urllib.parse import quote

from starlette.requests import HTTPConnection

_NAME: Final = r"[\w-]{1,100}"
_PLACES: Final = {
    "table": re.compile(rf"/t/{_NAME}(\?seat=([0-9]|none))?", re.ASCII),
    "replay": re.compile(rf"/t/{_NAME}/replay(\?[\w=&-]{{0,60}})?", re.ASCII),
    "invitation": re.compile(rf"/j/{_NAME}/[0-9]/{_NAME}", re.ASCII),
}


class WayBack(NamedTuple):
    """A page of ours to go back to."""

    kind: Literal["table", "replay", "invitation"]
    address: str


def way_back(connection: HTTPConnection) -> WayBack | None:
    """Where the reader says they come from: tables, replays and invitations of this server, never another site."""
    return place_at(connection.query_params.get("from", ""))


def place_at(address: str) -> WayBack | None:
    """The place to come back to at this address, if it is one."""
    for kind, pattern in _PLACES.items():
        if pattern.fullmatch(address):
            return WayBack(kind, address)  # type: ignore[arg-type]
    return None


def onward(address: str, back: WayBack | None) -> str:
    """The address of a page that knows the way back too."""
    if back is None:
        return address
    page, mark, anchor = address.partition("#")
    joint = "&" if "?" in page else "?"
    return f"{page}{joint}from={quote(back.address)}{mark}{anchor}"
