"""What the commands that concern the server say, and how their options are told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import typer

from perihelion import words


class ServerWords:
    """The words of the server in one language."""

    def __init__(self, lang: str) -> None:
        self.lang: Final = lang

    def say(self, message: str, **facts: object) -> str:
        return words.say(self.lang, "server", message, facts)

    def option(self, name: str, text: str, value: str = "") -> Any:
        metavar = self.say(f"value-{value}") if value else None
        help = self.say(f"option-{text}")
        return typer.Option(f"--{name}", help=help, metavar=metavar, show_default=False)

    def argument(self, text: str, value: str) -> Any:
        help, metavar = self.say(f"argument-{text}"), self.say(f"value-{value}")
        return typer.Argument(help=help, metavar=metavar, show_default=False)

    @contextmanager
    def telling(self) -> Iterator[None]:
        """Tell in a sentence why a database cannot be opened, and end."""
        from perihelion.server.migrating import CannotOpen

        try:
            yield
        except CannotOpen as problem:
            typer.echo(self.say(f"database-{problem.why}", **problem.facts), err=True)
            raise typer.Exit(1) from None
