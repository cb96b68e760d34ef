"""Draw the pictures of the documents: screens of real games, played by bots.

    python tools/pictures.py [FOLDER]

writes docs/images/*.svg, or the same files elsewhere. Run it after a change of the screen.
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

import perihelion
from perihelion.bots.registry import make_bot
from perihelion.cli.boards.race.board import RaceBoard
from perihelion.cli.keeping import Keeper
from perihelion.cli.records import Seating
from perihelion.cli.screen import Screen
from perihelion.cli.session import Session
from perihelion.cli.voice import Voice
from perihelion.race.state import Race
from perihelion.tabletop.table import Table

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "images"
PLAYERS = 3
SEED = 2
ME = 0
WIDTH = 110
HEIGHT = 40

FORMAT = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL).replace(
    "Fira Code, monospace", "DejaVu Sans Mono, Menlo, Consolas, monospace"
)
"""The picture without fonts from elsewhere."""


class Stage(Screen):
    """A screen that keeps what it shows; nobody sits before it."""

    def __init__(self, lang: str) -> None:
        console = Console(
            record=True,
            force_terminal=True,
            color_system="truecolor",
            width=WIDTH,
            height=HEIGHT,
            file=io.StringIO(),
            highlight=False,
            emoji=False,
        )
        voice = Voice(lang, "race")
        super().__init__(console, RaceBoard(voice, voice.names(PLAYERS), ME))

    def clear(self) -> None:
        self.console.export_text(clear=True)

    def read(self) -> str:
        raise EOFError

    def draw(self, path: Path, title: str) -> None:
        """Write what is shown to a file."""
        svg = self.console.export_svg(title=title, code_format=FORMAT, unique_id=path.stem)
        svg = svg.replace("<text ", '<text xml:space="preserve" ')  # or leading spaces are lost
        path.write_text("".join(f"{line.rstrip()}\n" for line in svg.splitlines()), "utf-8")


def session(lang: str) -> tuple[Session, Stage]:
    """A new game before that screen."""
    table = perihelion.new_game("race", PLAYERS, SEED, log=True)
    stage = Stage(lang)
    keeper = Keeper(table, Seating(ME, ["greedy"] * (PLAYERS - 1)), stage, None, None)
    return Session(table, ME, {}, stage, keeper), stage


def play_on(game: Session) -> None:
    """Let a bot answer whatever is asked next."""
    table = game.table
    seat = int(table.next_seat())
    if seat == ME:
        game.told = len(table.events(ME))
    bot = make_bot("greedy", "race")
    table.answer(seat, bot.answer(table.seen_by(seat), seat))


def worth_seeing(table: Table) -> bool:
    """A Settle question with something to choose and something that is refused."""
    assert isinstance(table, Race)
    question = table.question(ME)
    if question is None or question.kind != "settle" or int(table.next_seat()) != ME:
        return False
    codes = {barred.refusal.code for barred in question.refused}
    wanted = {"NOT_ENOUGH_CARDS", "NOT_ENOUGH_MILITARY"}
    return table.round >= 4 and len(question.options) > 1 and wanted <= codes


def draw_question(lang: str, path: Path) -> None:
    """The first question worth seeing."""
    game, stage = session(lang)
    while not worth_seeing(game.table):
        play_on(game)
    view = game.table.seen_by(ME)
    question = view.question(ME)
    assert question is not None
    game.draw(view, question, stage.board.offers(view, question))
    stage.console.print(stage.voice.say("prompt"))
    stage.draw(path, "perihelion play")


def draw_scores(lang: str, path: Path) -> None:
    """The end of the same game."""
    game, stage = session(lang)
    while not game.table.over:
        play_on(game)
    game.finish()
    stage.draw(path, "perihelion play")


def main(folder: Path) -> None:
    """Draw all of them."""
    draw_question("en", folder / "play-en.svg")
    draw_question("ru", folder / "play-ru.svg")
    draw_scores("en", folder / "scores-en.svg")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
