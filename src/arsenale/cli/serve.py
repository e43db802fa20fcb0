"""`arsenale serve`: play in the browser."""

from __future__ import annotations

import logging.config
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Annotated

import typer

from ..words import Speech, platform_text
from .arguments import read_language
from .errors import UserError, told_to_user
from .screen import screen

if TYPE_CHECKING:
    from ..web import Settings

Database = Annotated[
    str | None,
    typer.Option(
        "--database", "-d", help="A file, such as arsenale.db, or the URL of a database, such as postgresql://..."
    ),
]
EditionDir = Annotated[Path | None, typer.Option("--edition-dir", help="A folder with edition files of your own.")]


def serve(
    context: typer.Context,
    host: Annotated[str | None, typer.Option("--host", help="Where to listen; 127.0.0.1 by default.")] = None,
    port: Annotated[int | None, typer.Option("--port", "-p", help="8000 by default; 0 chooses a free one.")] = None,
    database: Database = None,
    edition_dir: EditionDir = None,
    log_format: Annotated[str | None, typer.Option("--log-format", help="text, or json for one object a line.")] = None,
    open_browser: Annotated[
        bool | None, typer.Option("--open/--no-open", help="Open a browser at the address; by default on a desktop.")
    ] = None,
) -> None:
    """Play in the browser, on this machine alone unless --host says otherwise."""
    # The other commands, and the processes in which bots think, need no web server.
    from ..web import Settings

    with told_to_user():
        settings = Settings.read(
            host=host, port=port, database=database, edition_dir=edition_dir, log_format=log_format
        )
    bound = _listen(settings.host, settings.port)
    address = f"http://{_shown_host(settings.host)}:{bound.getsockname()[1]}/"
    is_opened = has_desktop(sys.platform, os.environ, sys.stdout.isatty()) if open_browser is None else open_browser

    def greet() -> None:
        for line in greeting(read_language(None), address, settings.database_shown):
            screen().print(line, soft_wrap=True, markup=False)
        if is_opened:
            # A browser may keep whoever opens it waiting.
            Thread(target=webbrowser.open, args=[address], daemon=True).start()
        # Whoever starts the server from a program can have something done once it answers.
        if context.obj is not None:
            context.obj()

    _run(settings, bound, greet)


def greeting(language: str, address: str, database: str) -> list[str]:
    """Where to play, where the tables are kept, how to stop."""
    words = Speech(language, [platform_text(language)], [], [])
    return [
        words.say("cli-serve-address", {"address": address}),
        words.say("cli-serve-tables", {"place": database}),
        words.say("cli-serve-stop"),
    ]


def has_desktop(platform: str, environment: Mapping[str, str], is_terminal: bool) -> bool:
    """Does somebody sit before this machine who would see a browser open?"""
    if not is_terminal or "SSH_CONNECTION" in environment or "SSH_TTY" in environment:
        return False
    if platform in ("darwin", "win32"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def _shown_host(host: str) -> str:
    return "localhost" if host in ("127.0.0.1", "0.0.0.0", "") else host


def _listen(host: str, port: int) -> socket.socket:
    bound = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        raise UserError(f"expected to listen at {host}, port {port}: {error.strerror}") from error
    return bound


def _run(settings: Settings, bound: socket.socket, greet: Callable[[], None]) -> None:
    """Serve on a socket that is bound already, and stop cleanly."""
    import uvicorn

    from ..store import Store, StoreError
    from ..web import create_app
    from ..web.logs import log_settings

    logging.config.dictConfig(log_settings(settings.log_format, settings.log_level))
    with told_to_user():
        app = create_app(settings)
    try:
        Store.open(settings.database_url).close()  # say in one line what is wrong with it
    except StoreError as error:
        raise UserError(str(error)) from error

    class Server(uvicorn.Server):
        """Greets when it answers. When it stops it answers those who wait for news, instead of waiting for them."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            with _ctrl_c_ignored():
                await super().startup(sockets)
            if self.started:
                greet()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            app.state.context.hub.release_polls()
            await super().shutdown(sockets)

    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=3,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,  # what everybody is sent is packed once, not once for each connection
        forwarded_allow_ips=settings.forwarded_allow_ips,
    )
    # uvicorn raises the signal again once it has stopped; we leave in order, so that the bots' processes go too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with suppress(KeyboardInterrupt):  # Ctrl-C is how one stops: nothing went wrong
        Server(config).run(sockets=[bound])


@contextmanager
def _ctrl_c_ignored() -> Iterator[None]:
    """Processes that are started meanwhile leave Ctrl-C to the server, from their first moment on."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
