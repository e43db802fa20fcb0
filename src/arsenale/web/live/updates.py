"""Updates as they are sent. What all viewers share is written and packed once a position, what is one viewer's own is
small.

An update is one JSON object in two halves: `{"type": "update", ..., "table": ..., "board": ...` and `, "mine": ...}`.
Packed, each half is a piece of one raw deflate stream: the first ends on a byte, the second refers to nothing before
it, so that they can be joined as they are.
"""

from __future__ import annotations

import json
import zlib
from typing import Any, Final, NamedTuple

_STORED: Final = 400  # bytes: shorter texts are not worth compressing
_LEVEL: Final = 6


class SharedHalf(NamedTuple):
    """The first half of an update, as text and packed."""

    text: str
    packed: bytes


def shared_half(content: dict[str, Any]) -> SharedHalf:
    text = dumps(content)[:-1]
    squeezer = zlib.compressobj(_LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return SharedHalf(text, squeezer.compress(text.encode()) + squeezer.flush(zlib.Z_SYNC_FLUSH))


def own_text(content: dict[str, Any]) -> str:
    """The second half, from the comma on."""
    return f",{dumps(content)[1:]}"


def packed(shared: SharedHalf, own: str) -> bytes:
    """Both halves as one raw deflate stream."""
    data = own.encode()
    if len(data) < _STORED:
        # The last block of a stream, not compressed (RFC 1951, 3.2.4).
        size = len(data)
        return shared.packed + b"\x01" + size.to_bytes(2, "little") + (size ^ 0xFFFF).to_bytes(2, "little") + data
    squeezer = zlib.compressobj(_LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return shared.packed + squeezer.compress(data) + squeezer.flush()


def dumps(content: Any) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))
