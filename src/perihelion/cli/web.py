"""`perihelion serve`: the games in a browser."""

# Typer reads annotations where they stand: they hold texts in the chosen language.

import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from perihelion.cli.server_words import ServerWords


def add_serve(
    app: typer.Typer, command: Any, lang: str, in_language: Any, speaking: Callable[[str], object]
) -> None:
    """Let the program serve the web application; `speaking` refuses languages that are not ours."""
    own = ServerWords(lang)
    say, option = own.say, own.option

    @app.command(cls=command, help=say("about-serve"))
    def serve(
        host: Annotated[str, option("host", "host", "address")] = "127.0.0.1",
        port: Annotated[int, option("port", "port", "number")] = 8000,
        database: Annotated[str, option("database", "database", "place")] = "",
        public: Annotated[str, option("public", "public", "address")] = "",
        keep_finished: Annotated[int, option("keep-finished", "keep-finished", "days")] = 730,
        keep_open: Annotated[int, option("keep-open", "keep-open", "days")] = 60,
        records: Annotated[Path | None, option("records", "records", "folder")] = None,
        browser: Annotated[bool, option("open/--no-open", "open")] = True,
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
        with own.telling():
            run(settings, opened)
