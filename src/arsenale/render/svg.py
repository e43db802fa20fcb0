"""Elements of SVG as text. What is `Svg` is markup; any other string is escaped."""

from __future__ import annotations

from collections.abc import Iterable

Attribute = str | int | float | None


class Svg(str):
    """Markup, safe to put into a drawing as it is."""

    __slots__ = ()


_ESCAPED = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}
# XML 1.0 has no place for these, not even escaped.
_FORBIDDEN = {
    code: "\ufffd" for code in (*range(0x20), 0xFFFE, 0xFFFF, *range(0xD800, 0xE000)) if code not in (9, 10, 13)
}
_TABLE = str.maketrans({**_ESCAPED, **{chr(code): mark for code, mark in _FORBIDDEN.items()}})

_NAMES: dict[str, str] = {}  # keyword -> attribute name


def escape(text: str) -> Svg:
    """Text as it may stand between tags and in attributes."""
    return Svg(text.translate(_TABLE))


def number(value: float) -> str:
    """At most two decimals, no trailing zeros: enough on any screen."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else f"{int(value)}"


def el(name: str, *children: str | None, **attributes: Attribute) -> Svg:
    """An element. `class_` is `class`, `data_action` is `data-action`; attributes that are None are left out."""
    head = [f"<{name}"]
    for keyword, value in attributes.items():
        if value is None:
            continue
        if isinstance(value, str):
            shown = value if type(value) is Svg else value.translate(_TABLE)
        else:
            shown = number(value)
        head.append(f'{_attribute_name(keyword)}="{shown}"')
    inner = "".join([child if type(child) is Svg else child.translate(_TABLE) for child in children if child])
    return Svg(f"{' '.join(head)}>{inner}</{name}>" if inner else f"{' '.join(head)}/>")


def _attribute_name(keyword: str) -> str:
    name = _NAMES.get(keyword)
    if name is None:
        name = _NAMES[keyword] = keyword.rstrip("_").replace("_", "-")
    return name


def join(parts: Iterable[Svg]) -> Svg:
    """Pieces of a drawing one after the other."""
    return Svg("".join(parts))


def group(*children: str | None, **attributes: Attribute) -> Svg:
    return el("g", *children, **attributes)


def at(x: float, y: float, *children: str | None, **attributes: Attribute) -> Svg:
    """A group moved to a place."""
    return el("g", *children, transform=f"translate({number(x)} {number(y)})", **attributes)


def title(text: str) -> Svg:
    return el("title", text)


def rect(x: float, y: float, width: float, height: float, *, r: float = 0, **attributes: Attribute) -> Svg:
    return el("rect", x=x, y=y, width=width, height=height, rx=r or None, **attributes)


def circle(x: float, y: float, r: float, **attributes: Attribute) -> Svg:
    return el("circle", cx=x, cy=y, r=r, **attributes)


def line(x1: float, y1: float, x2: float, y2: float, **attributes: Attribute) -> Svg:
    return el("line", x1=x1, y1=y1, x2=x2, y2=y2, **attributes)


def path(d: str, **attributes: Attribute) -> Svg:
    return el("path", d=d, **attributes)


def use(symbol: str, x: float, y: float, width: float, height: float | None = None, **attributes: Attribute) -> Svg:
    """A symbol drawn into a box, square unless a height is given."""
    return el("use", href=f"#{symbol}", x=x, y=y, width=width, height=width if height is None else height, **attributes)


def symbol(name: str, width: float, height: float, *children: str, fill_box: str | None = None) -> Svg:
    """A drawing to be used again and again: fitted into its box, or filling it (`fill_box="xMidYMin"`) and cut off."""
    aspect = f"{fill_box} slice" if fill_box else None
    return el("symbol", *children, id=name, viewBox=f"0 0 {number(width)} {number(height)}", preserveAspectRatio=aspect)
