"""Somebody who plays through the terminal as a bot would: the same game is played beside it, so
that the right numbers are known at every prompt.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

import perihelion
from cli.terminal import Terminal
from perihelion.bots.registry import make_bot
from perihelion.cli.boards.registry import board_of
from perihelion.tabletop.pick import Pick
from perihelion.tabletop.table import Table
from perihelion.words.voice import Voice


class Partner:
    """Plays seat 1 with the answers of a bot; the others are bots of the same kind."""

    def __init__(
        self,
        game: str,
        players: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        lang: str = "en",
    ) -> None:
        self.table = perihelion.new_game(game, players, seed, dict(options or {}))
        voice = Voice(lang, game)
        self.board = board_of(game)(voice, voice.names(players), 0)
        self.bots = [make_bot("greedy", game, seat) for seat in range(players)]

    def line(self) -> str | None:
        """The numbers of the next answer; None once the game is over."""
        table = self.table
        while not table.over and table.next_seat() != 0:
            seat = int(table.next_seat())
            table.answer(seat, self.bots[seat].answer(table.seen_by(seat), seat))
        if table.over:
            return None
        view = table.seen_by(0)
        question = view.question(0)
        assert question is not None
        numbers = {offer.id: offer.number for offer in self.board.offers(view, question)}
        step = table.asking(0)
        before = table.copy()
        picks = [self._answer()]
        whole = isinstance(step, Pick)  # a set is given whole
        while whole and table.waits_for(0) and table.given[0]:
            picks.append(self._answer())
        named = [pick for pick in picks if pick != step.done()] or picks
        if whole:
            named += _forced(before, named)
        return " ".join(str(numbers[pick]) for pick in named)

    def _answer(self) -> int:
        answer = self.bots[0].answer(self.table.seen_by(0), 0)
        self.table.answer(0, answer)
        return answer


def _forced(table: Table, named: list[int]) -> list[int]:
    """What the kernel adds to these picks, which come one after the other, since nothing else is
    possible.
    """
    step = table.asking(0)
    assert isinstance(step, Pick)
    later = max((pick for pick in named if pick != step.done()), default=-1)
    others = [int(c) for c in step.candidates(table, 0) if c > later]
    for count in range(len(others) + 1):
        for more in combinations(others, count):
            if step.refuse_set(table, 0, step.normal(table, 0, [*named, *more])) is None:
                return list(more)
    raise AssertionError(f"nothing makes {named} complete")


def play(terminal: Terminal, partner: Partner) -> list[str]:
    """The screens of a whole game, down to the question whether to keep it, which is declined."""
    screens: list[str] = []
    while True:
        screen = terminal.until_prompt()
        screens.append(screen)
        line = partner.line()
        if line is None:
            terminal.send("")
            return screens
        terminal.send(line)
