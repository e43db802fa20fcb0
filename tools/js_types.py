"""The types of the pages' scripts, written from those of the server: `python tools/js_types.py`.

Makes web/static/js/types.d.ts, which the scripts' comments refer to. A test sees that it is up to date.
"""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel
from typing_extensions import is_typeddict

from arsenale.web.api.games import GameFacts
from arsenale.web.api.record_files import RecordCheck
from arsenale.web.live.client_messages import ClientMessage
from arsenale.web.live.server_messages import LiveView, ServerMessage
from arsenale.web.live.views import ReplayAnswer
from arsenale.web.site.lessons import SceneView

FILE: Final = Path(__file__).parent.parent / "src" / "arsenale" / "web" / "static" / "js" / "types.d.ts"
UNIONS: Final = {"ServerMessage": ServerMessage, "ClientMessage": ClientMessage}
SHAPES: Final = (LiveView, ReplayAnswer, RecordCheck, GameFacts, SceneView)
PLAIN: Final[Mapping[Any, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "any",
}
HEAD: Final = (
    "// What the server sends and takes. Written by tools/js_types.py from the types of the server: do not edit.\n"
)


class Writer:
    """Collects the interfaces that the named types need, each once."""

    def __init__(self) -> None:
        self.interfaces: dict[str, str] = {}

    def type_of(self, hint: Any) -> str:
        """A Python type as TypeScript writes it."""
        if hint in PLAIN:
            return PLAIN[hint]
        if _is_shape(hint):
            return self._interface(hint)
        origin, arguments = get_origin(hint), get_args(hint)
        if origin in (Annotated, NotRequired):
            return self.type_of(arguments[0])
        if origin is Literal:
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value).lower() for value in arguments)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.type_of(one) for one in arguments))
        if origin is list:
            inner = self.type_of(arguments[0])
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        if origin is tuple:
            return f"[{', '.join(self.type_of(one) for one in arguments)}]"
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return f"Record<{self.type_of(arguments[0])}, {self.type_of(arguments[1])}>"
        raise TypeError(f"expected a type of plain JSON values, found {hint!r}")

    def _interface(self, shape: Any) -> str:
        name: str = shape.__name__
        if name not in self.interfaces:
            self.interfaces[name] = ""  # a shape may hold itself
            fields = "".join(
                f"  {field}{'?' if is_optional else ''}: {self.type_of(hint)};\n"
                for field, hint, is_optional in _fields(shape)
            )
            self.interfaces[name] = f"{_comment(shape)}export interface {name} {{\n{fields}}}\n"
        return name


def _is_shape(hint: Any) -> bool:
    return is_typeddict(hint) or (isinstance(hint, type) and issubclass(hint, BaseModel))


def _fields(shape: Any) -> Iterator[tuple[str, Any, bool]]:
    """Name, type, and whether it may be missing."""
    hints = get_type_hints(shape, include_extras=True)
    if is_typeddict(shape):
        yield from ((name, hint, get_origin(hint) is NotRequired) for name, hint in hints.items())
    else:
        yield from ((name, hints[name], not field.is_required()) for name, field in shape.model_fields.items())


def _comment(shape: Any) -> str:
    text = " ".join((vars(shape).get("__doc__") or "").split())
    return f"/** {text} */\n" if text else ""


def _union(name: str, members: list[str]) -> str:
    return f"export type {name} =\n" + "".join(f"  | {member}\n" for member in members).rstrip() + ";\n"


def written() -> str:
    """The whole file."""
    writer = Writer()
    unions = [_union(name, [writer.type_of(one) for one in get_args(union)]) for name, union in UNIONS.items()]
    for shape in SHAPES:
        writer.type_of(shape)
    return "\n".join([HEAD, *writer.interfaces.values(), *unions])


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
    print(f"wrote {FILE}")
