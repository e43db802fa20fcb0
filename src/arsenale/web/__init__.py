"""The server: pages, JSON over HTTP, websockets. Thin: what happens at a table is decided in `table`."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .app import create_app
    from .settings import Settings

__all__ = ["Settings", "create_app"]

# Loaded when asked for: the processes in which bots think load this package too, and need no web server.
_MODULES = {"Settings": "settings", "create_app": "app"}


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
