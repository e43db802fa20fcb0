"""The server: pages, JSON over HTTP, websockets. Thin: what happens at a table is decided in `table`."""

from .app import create_app
from .settings import Settings

__all__ = ["Settings", "create_app"]
