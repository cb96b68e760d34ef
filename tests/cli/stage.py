"""A screen without a terminal, before which somebody sits who answers by chance."""

from __future__ import annotations

import io
import random
from collections.abc import Sequence

from rich.console import Console

import perihelion
from perihelion.bots.registry import make_bot
from perihelion.cli.boards.board import Board
from perihelion.cli.boards.drawing import Offer
from perihelion.cli.keeping import Keeper
from perihelion.cli.layout import Picture
from perihelion.cli.records import Seating
from perihelion.cli.screen import Screen
from perihelion.cli.session import Session
from perihelion.tabletop.question import Question
from perihelion.tabletop.table import Table
from perihelion.words.voice import Voice

COMMANDS = ["?", "? 1", "? e", "h", "l", "l all", "t", "u", "", "nonsense"]


class Stage(Screen):
    """Types a command now and then, else numbers that are on offer; never saves."""

    def __init__(self, board: Board, width: int, height: int) -> None:
        self.shown = io.StringIO()
        console = Console(
            file=self.shown, force_terminal=True, width=width, height=height, emoji=False
        )
        super().__init__(console, board)
        self.luck = random.Random(width)
        self.asked: Question | None = None
        self.numbers: list[int] = []

    def question(self, view: Table, question: Question, offered: Sequence[Offer]) -> list[Picture]:
        self.asked = question
        self.numbers = [offer.number for offer in offered]
        return super().question(view, question, offered)

    def read(self) -> str:
        assert self.asked is not None
        if self.luck.random() < 0.05:
            return self.luck.choice(COMMANDS)
        least = max(int(self.asked.least), 1)
        most = max(int(self.asked.most), least)
        count = min(self.luck.randint(least, most), len(self.numbers))
        return " ".join(str(n) for n in self.luck.sample(self.numbers, count))

    def answer(self, question: str) -> str:
        return ""


def session(
    table: Table, board: type[Board], lang: str = "en", width: int = 80, height: int = 24
) -> tuple[Session, Stage]:
    """This game before such a screen; bots that play by chance sit on the other seats."""
    voice = Voice(lang, table.game())
    count = len(table.order)
    stage = Stage(board(voice, voice.names(count), 0), width, height)
    bots = {i: make_bot("random", table.game(), i) for i in range(1, count)}
    keeper = Keeper(table, Seating(0, ["random"] * (count - 1)), stage, None, None)
    return Session(table, 0, bots, stage, keeper), stage


def variants() -> list[tuple[str, dict[str, object], int]]:
    """Every variant of every game, with the fewest players that it can be played with."""
    out: list[tuple[str, dict[str, object], int]] = []
    for name, game in perihelion.GAMES.items():
        for options in game.variants():
            players = next(n for n in game.players() if _playable(name, n, options))
            out.append((name, options, players))
    return out


def _playable(name: str, players: int, options: dict[str, object]) -> bool:
    try:
        perihelion.new_game(name, players, 1, options)
    except perihelion.BadSetup:
        return False
    return True
