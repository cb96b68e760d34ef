"""`perihelion backup` and `perihelion restore`: a copy of all games and people of a server."""

# Typer reads annotations where they stand: they hold texts in the chosen language.

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from perihelion import words


def add_backups(
    app: typer.Typer, command: Any, lang: str, in_language: Any, speaking: Callable[[str], object]
) -> None:
    """Let the program keep copies of a database."""
    own = lang

    def say(message: str, **facts: object) -> str:
        return words.say(own, "server", message, facts)

    def option(name: str, text: str, value: str = "") -> Any:
        metavar = say(f"value-{value}") if value else None
        return typer.Option(
            f"--{name}", help=say(f"option-{text}"), metavar=metavar, show_default=False
        )

    def argument() -> Any:
        return typer.Argument(
            help=say("argument-backup"), metavar=say("value-file"), show_default=False
        )

    of_database = option("database", "database", "place")

    @contextmanager
    def telling() -> Iterator[None]:
        from perihelion.server.migrating import CannotOpen

        try:
            yield
        except CannotOpen as problem:
            typer.echo(say(f"database-{problem.why}", **problem.facts), err=True)
            raise typer.Exit(1) from None

    @app.command(cls=command, help=say("about-backup"))
    def backup(
        file: Annotated[Path, argument()],
        database: Annotated[str, of_database] = "",
        overwrite: Annotated[bool, option("overwrite", "overwrite-file")] = False,
        lang: Annotated[str, in_language] = lang,
    ) -> None:
        from perihelion.server.backups import backup as keep

        speaking(lang)
        with telling():
            kept = keep(database, file, overwrite)
        typer.echo(say("backup-done", file=str(file), tables=kept.tables, people=kept.people))

    @app.command(cls=command, help=say("about-restore"))
    def restore(
        file: Annotated[Path, argument()],
        database: Annotated[str, of_database] = "",
        overwrite: Annotated[bool, option("overwrite", "overwrite-database")] = False,
        lang: Annotated[str, in_language] = lang,
    ) -> None:
        from perihelion.server.backups import restore as fill

        speaking(lang)
        with telling():
            kept = fill(database, file, overwrite)
        typer.echo(say("restore-done", tables=kept.tables, people=kept.people))
