"""Draw the pictures of the documents: screens of real games, played by bots.

    python tools/pictures.py [FOLDER]

writes docs/images/*.svg, or the same files elsewhere. Run it after a change of the screen.
"""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

import perihelion
from perihelion.beyond.state import Beyond
from perihelion.bots.registry import make_bot
from perihelion.cli.boards.registry import board_of
from perihelion.cli.keeping import Keeper
from perihelion.cli.records import Seating
from perihelion.cli.screen import Screen
from perihelion.cli.session import Session
from perihelion.race.state import Race
from perihelion.roll.ids import WILD
from perihelion.roll.power import ASSIGN
from perihelion.roll.state import Roll
from perihelion.tabletop.table import Table
from perihelion.tiny.state import Tiny
from perihelion.words.voice import Voice

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "images"
ME = 0
WIDTH = 110
HEIGHT = 40

FORMAT = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL).replace(
    "Fira Code, monospace", "DejaVu Sans Mono, Menlo, Consolas, monospace"
)
"""The picture, without remote fonts."""


class Stage(Screen):
    """A screen that keeps what it shows, with nobody before it."""

    def __init__(self, table: Table, lang: str) -> None:
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
        voice = Voice(lang, table.game())
        names = voice.names(len(table.order))
        super().__init__(console, board_of(table.game())(voice, names, ME))

    def clear(self) -> None:
        self.console.export_text(clear=True)

    def read(self) -> str:
        raise EOFError

    def draw(self, path: Path, title: str) -> None:
        """Write what is shown to a file."""
        svg = self.console.export_svg(title=title, code_format=FORMAT, unique_id=path.stem)
        svg = svg.replace("<text ", '<text xml:space="preserve" ')  # or leading spaces are lost
        path.write_text("".join(f"{line.rstrip()}\n" for line in svg.splitlines()), "utf-8")


@dataclass
class Deal:
    """A game that bots play, and the question in it that is worth seeing."""

    game: str
    players: int
    seed: int
    worth_seeing: Callable[[Table], bool]
    options: dict[str, object] = field(default_factory=dict)

    def session(self, lang: str) -> tuple[Session, Stage]:
        """A new game before a screen."""
        table = perihelion.new_game(self.game, self.players, self.seed, self.options, log=True)
        stage = Stage(table, lang)
        keeper = Keeper(table, Seating(ME, ["greedy"] * (self.players - 1)), stage, None, None)
        return Session(table, ME, {}, stage, keeper), stage


def settling(table: Table) -> bool:
    """A Settle question with something to choose and something that is refused."""
    assert isinstance(table, Race)
    question = table.question(ME)
    if question is None or question.kind != "settle":
        return False
    codes = {barred.refusal.code for barred in question.refused}
    wanted = {"NOT_ENOUGH_CARDS", "NOT_ENOUGH_MILITARY"}
    return table.round() >= 4 and len(question.options) > 1 and wanted <= codes


def rolled(table: Table) -> bool:
    """The dice of a turn, one of which at least cannot be used; everybody has a colony."""
    assert isinstance(table, Tiny)
    question = table.question(ME)
    if question is None or question.kind != "turn" or len(question.refused) < 1:
        return False
    actions = {option.structure.get("action") for option in question.options}
    return len(actions) > 3 and all(seat.colonies for seat in table.seats)


def menaced(table: Table) -> bool:
    """The rogue galaxy is about to attack."""
    assert isinstance(table, Tiny)
    question = table.question(ME)
    if question is None or question.kind != "rogue-reroll":
        return False
    return question.facts["action"] == "colony" and bool(table.seats[ME].colonies)


def planning(table: Table) -> bool:
    """Dice behind the screen, wild ones among them, and a power for them."""
    assert isinstance(table, Roll)
    question = table.question(ME)
    if question is None or question.kind != "assign" or question.given:
        return False
    wild = [die for die in table.seats[ME].rolled if die % 8 == WILD]
    powers = table.seats[ME].powers(ASSIGN, table.sides)
    return len(wild) > 0 and len(powers) > 0 and len(table.seats[ME].rolled) > 5


def spaced(table: Table) -> bool:
    """Action spaces on the board, on technologies and on a guild; everybody controls a place."""
    assert isinstance(table, Beyond)
    question = table.question(ME)
    if question is None or question.kind != "action" or not 6 <= len(question.options) <= 10:
        return False
    kinds = {option.structure["kind"] for option in question.options}
    return "guild-space" in kinds and all(i in table.holder for i in range(len(table.seats)))


RACE = Deal("race", 3, 2, settling)
ROLL = Deal("roll", 3, 9, planning)
TINY = Deal("tiny", 3, 16, rolled)
BEYOND = Deal("beyond", 3, 5, spaced)
SOLO = Deal("tiny", 1, 11, menaced, {"rogue": "hades"})


def play_on(game: Session) -> None:
    """Let a bot answer whatever is asked next."""
    table = game.table
    seat = int(table.next_seat())
    if seat == ME:
        game.told = len(table.events(ME))
    bot = make_bot("greedy", table.game())
    table.answer(seat, bot.answer(table.seen_by(seat), seat))


def draw_question(deal: Deal, lang: str, path: Path) -> None:
    """The first question worth seeing."""
    game, stage = deal.session(lang)
    while int(game.table.next_seat()) != ME or not deal.worth_seeing(game.table):
        play_on(game)
    view = game.table.seen_by(ME)
    question = view.question(ME)
    assert question is not None
    game.draw(view, question, stage.board.offers(view, question))
    stage.console.print(stage.voice.say("prompt"))
    stage.draw(path, "perihelion play")


def draw_scores(deal: Deal, lang: str, path: Path) -> None:
    """The end of the same game."""
    game, stage = deal.session(lang)
    while not game.table.over:
        play_on(game)
    game.finish()
    stage.draw(path, "perihelion play")


def main(folder: Path) -> None:
    """Draw all of them."""
    draw_question(RACE, "en", folder / "play-en.svg")
    draw_question(RACE, "ru", folder / "play-ru.svg")
    draw_scores(RACE, "en", folder / "scores-en.svg")
    draw_question(ROLL, "en", folder / "roll-en.svg")
    draw_question(TINY, "en", folder / "tiny-en.svg")
    draw_question(SOLO, "en", folder / "tiny-solo-en.svg")
    draw_question(BEYOND, "en", folder / "beyond-en.svg")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
