"""Mistakes of users: one clear line on stderr and exit status 2, never a traceback."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NoReturn

import typer
from typer.core import TyperGroup

USER_ERROR = 2


class UserError(Exception):
    """Something that was asked for and cannot be done; the message says what was expected and what came."""


@contextmanager
def told_to_user() -> Iterator[None]:
    """What goes wrong in here comes from what the user gave."""
    try:
        yield
    except ValueError as error:
        raise UserError(str(error)) from error
    except OSError as error:
        raise UserError(f"{error.filename}: {error.strerror}") from error


class OneLineErrors(TyperGroup):
    """The group of all commands; turns user errors and Typer's own complaints into one line."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except UserError as error:
            _complain(str(error))
        except typer.TyperException as error:
            if type(error).__name__ == "NoArgsIsHelpError":
                sys.exit(USER_ERROR)
            _complain(error.format_message())
        except (typer.Abort, KeyboardInterrupt):
            sys.exit(130)
        sys.exit(code if isinstance(code, int) else 0)


def _complain(message: str) -> NoReturn:
    typer.echo(f"arsenale: {' '.join(message.split())}", err=True)
    sys.exit(USER_ERROR)
