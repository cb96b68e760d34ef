"""The program with typed lines instead of a terminal."""

from __future__ import annotations

from typer.testing import CliRunner, Result

import perihelion
from perihelion.bots.drive import play as drive
from perihelion.bots.registry import make_bot
from perihelion.cli.app import make_app
from perihelion.tabletop.table import Table

SEED = ["--seed", "5"]


def run(*arguments: str, typed: str = "", lang: str = "en") -> Result:
    runner = CliRunner(env={"COLUMNS": "100", "LC_ALL": "C.UTF-8", "TERM": "dumb"})
    return runner.invoke(make_app(lang), list(arguments), input=typed)


def play(*typed: str, lang: str = "en", more: tuple[str, ...] = ()) -> Result:
    """A game for three with the given lines typed; the input ends after them."""
    lines = "".join(f"{line}\n" for line in typed)
    return run("play", "race", "--players", "3", *SEED, *more, typed=lines, lang=lang)


def finished_game(log: bool = False) -> Table:
    g = perihelion.new_game("race", seed=3, log=log)
    drive(g, [make_bot("greedy", "race"), make_bot("greedy", "race")])
    return g
