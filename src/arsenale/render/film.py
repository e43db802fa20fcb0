"""Several drawings one after the other in one SVG, shown in turn by its own style: no script, no other tool."""

from __future__ import annotations

import re
from collections.abc import Sequence

_EXTENT = re.compile(r' (?:width|height)="[^"]*"')
_THEME = re.compile(r' data-theme="[a-z]+"')
_SIZE = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


def film(first: str, others: Sequence[str], *, seconds: float) -> str:
    """A film that begins with a standalone drawing, whose style and scenery serve the others too."""
    frames = [first, *others]
    sizes = [_size(frame) for frame in frames]
    width, height = max(size[0] for size in sizes), max(size[1] for size in sizes)
    shown = 100 / len(frames)
    style = (
        f".film-frame{{visibility:hidden;animation:film {seconds * len(frames):g}s steps(1) infinite}}"
        f"@keyframes film{{0%{{visibility:visible}}{shown:.4f}%,100%{{visibility:hidden}}}}"
    )
    drawn = [
        f'<g class="film-frame" style="animation-delay:{seconds * number:g}s">{_placed(frame, size)}</g>'
        for number, (frame, size) in enumerate(zip(frames, sizes, strict=True))
    ]
    theme = _THEME.search(first)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}"{theme[0] if theme else ""}>'
    paper = f'<rect width="{width:g}" height="{height:g}" class="sheet"/>'
    return f"{head}{paper}<style>{style}</style>{''.join(drawn)}</svg>\n"


def _size(drawing: str) -> tuple[float, float]:
    found = _SIZE.search(drawing)
    if found is None:
        raise ValueError(f'expected a drawing with viewBox="0 0 WIDTH HEIGHT", got {drawing[:80]!r}')
    return float(found[1]), float(found[2])


def _placed(drawing: str, size: tuple[float, float]) -> str:
    """The drawing at its own size inside the film."""
    begin = drawing.index("<svg") + len("<svg")
    end = drawing.index(">", begin)
    attributes = _EXTENT.sub("", drawing[begin:end])
    return f'<svg width="{size[0]:g}" height="{size[1]:g}"{attributes}{drawing[end:]}'
