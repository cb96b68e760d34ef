"""What concerns the server: `perihelion serve`, the games in a browser; `perihelion backup` and
`perihelion restore`, a copy of all games and people of it.
"""

# Typer reads annotations where they stand: they hold texts in the chosen language.

import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from perihelion import words


def add_server(
    app: typer.Typer, command: Any, lang: str, in_language: Any, speaking: Callable[[str], object]
) -> None:
    """Let the program serve the web application and keep copies of its database; `speaking` refuses
    languages that are not ours.
    """

    def say(message: str, **facts: object) -> str:
        return words.say(lang, "server", message, facts)

    def option(name: str, value: str = "", text: str = "") -> Any:
        """An option; `value` names what is typed after it."""
        metavar = say(f"value-{value}") if value else None
        said = say(f"option-{text or name}")
        return typer.Option(f"--{name}", help=said, metavar=metavar, show_default=False)

    @contextmanager
    def telling() -> Iterator[None]:
        """Tell in a sentence why a database cannot be opened, and end."""
        from perihelion.server.migrating import CannotOpen

        try:
            yield
        except CannotOpen as problem:
            typer.echo(say(f"database-{problem.why}", **problem.facts), err=True)
            raise typer.Exit(1) from None

    of_database = option("database", "place")
    of_file = typer.Argument(
        help=say("argument-backup"), metavar=say("value-file"), show_default=False
    )

    @app.command(cls=command, help=say("about-serve"))
    def serve(
        host: Annotated[str, option("host", "address")] = "127.0.0.1",
        port: Annotated[int, option("port", "number")] = 8000,
        database: Annotated[str, of_database] = "",
        public: Annotated[str, option("public", "address")] = "",
        keep_finished: Annotated[int, option("keep-finished", "days")] = 730,
        keep_open: Annotated[int, option("keep-open", "days")] = 60,
        records: Annotated[Path | None, option("records", "folder")] = None,
        browser: Annotated[bool, option("open/--no-open", text="open")] = True,
        lang: Annotated[str, in_language] = lang,
    ) -> None:
        from perihelion.server.logs import log_to_stderr
        from perihelion.server.serve import serve as run
        from perihelion.server.settings import Settings

        speaking(lang)

        def opened(address: str) -> None:
            typer.echo(say("open-at", address=address))
            if browser:
                webbrowser.open(address)

        log_to_stderr("WARNING" if browser else "INFO")
        settings = Settings(
            host=host,
            port=port,
            database=database,
            public=public,
            keep_finished_days=keep_finished,
            keep_open_days=keep_open,
            records=records,
        )
        with telling():
            run(settings, opened)

    @app.command(cls=command, help=say("about-backup"))
    def backup(
        file: Annotated[Path, of_file],
        database: Annotated[str, of_database] = "",
        overwrite: Annotated[bool, option("overwrite", text="overwrite-file")] = False,
        lang: Annotated[str, in_language] = lang,
    ) -> None:
        from perihelion.server.backups import backup as keep

        speaking(lang)
        with telling():
            kept = keep(database, file, overwrite)
        typer.echo(say("backup-done", file=str(file), tables=kept.tables, people=kept.people))

    @app.command(cls=command, help=say("about-restore"))
    def restore(
        file: Annotated[Path, of_file],
        database: Annotated[str, of_database] = "",
        overwrite: Annotated[bool, option("overwrite", text="overwrite-database")] = False,
        lang: Annotated[str, in_language] = lang,
    ) -> None:
        from perihelion.server.backups import restore as fill

        speaking(lang)
        with telling():
            kept = fill(database, file, overwrite)
        typer.echo(say("restore-done", tables=kept.tables, people=kept.people))
