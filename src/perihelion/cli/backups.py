"""`perihelion backup` and `perihelion restore`: a copy of all games and people of a server."""

# Typer reads annotations where they stand: they hold texts in the chosen language.

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from perihelion.cli.server_words import ServerWords


def add_backups(
    app: typer.Typer, command: Any, lang: str, in_language: Any, speaking: Callable[[str], object]
) -> None:
    """Let the program keep copies of a database."""
    own = ServerWords(lang)
    say, option = own.say, own.option
    of_file = own.argument("backup", "file")
    of_database = option("database", "database", "place")

    @app.command(cls=command, help=say("about-backup"))
    def backup(
        file: Annotated[Path, of_file],
        database: Annotated[str, of_database] = "",
        overwrite: Annotated[bool, option("overwrite", "overwrite-file")] = False,
        lang: Annotated[str, in_language] = lang,
    ) -> None:
        from perihelion.server.backups import backup as keep

        speaking(lang)
        with own.telling():
            kept = keep(database, file, overwrite)
        typer.echo(say("backup-done", file=str(file), tables=kept.tables, people=kept.people))

    @app.command(cls=command, help=say("about-restore"))
    def restore(
        file: Annotated[Path, of_file],
        database: Annotated[str, of_database] = "",
        overwrite: Annotated[bool, option("overwrite", "overwrite-database")] = False,
        lang: Annotated[str, in_language] = lang,
    ) -> None:
        from perihelion.server.backups import restore as fill

        speaking(lang)
        with own.telling():
            kept = fill(database, file, overwrite)
        typer.echo(say("restore-done", tables=kept.tables, people=kept.people))
