"""Stepping through a record."""

from __future__ import annotations

from rich.text import Text

from perihelion.cli.layout import DIM
from perihelion.cli.records import table_at
from perihelion.cli.screen import Screen
from perihelion.cli.session import FINISHED, INTERRUPTED
from perihelion.tabletop.events import Event
from perihelion.tabletop.table import Table


class Replay:
    """Shows the game after each answer, as one seat saw it or with all cards open."""

    def __init__(self, record: dict[str, object], screen: Screen) -> None:
        self.record = record
        self.screen = screen
        answers = record["answers"]
        assert isinstance(answers, list)
        self.answers = answers
        self.last = len(answers)
        self.at = 0

    def run(self) -> int:
        """Obey until the viewer quits or the input ends; the exit code of the program."""
        try:
            self.draw()
            while self.step(self.screen.read()):
                pass
        except EOFError:
            return FINISHED
        except KeyboardInterrupt:
            self.screen.print("")
            return INTERRUPTED
        return FINISHED

    def step(self, line: str) -> bool:
        """One command; false to stop."""
        command = self.screen.voice.command(line)
        if command == "q":
            return False
        if not line or command == "b":
            self.go(self.at + (1 if not line else -1))
        elif line.isascii() and line.isdigit():
            self.go(min(int(line), self.last))
        elif command == "h":
            self.screen.say("replay-help")
        else:
            self.screen.say("replay-nonsense", line=line)
        return True

    def go(self, to: int) -> None:
        if not 0 <= to <= self.last:
            self.screen.say("replay-end" if to > self.last else "replay-start")
            return
        self.at = to
        self.draw()

    def draw(self) -> None:
        """The position, and what the last answer led to."""
        game = table_at(self.record, self.at)
        before = table_at(self.record, self.at - 1) if self.at else None
        me = self.screen.me
        view = game if me is None else game.seen_by(me)
        known = self.known(game)
        picture = self.screen.table(view)
        if game.over:
            board = self.screen.board
            picture += ["", board.scores(view), board.verdict(view)]
        if before is not None:
            picture.append(Text(self.answer(before), style="bold"))
        at = self.screen.voice.say("replay-at", at=self.at, last=self.last)
        picture.append(Text(at, style=DIM))
        self.screen.show(known[0 if before is None else len(self.known(before)) :], picture)

    def answer(self, before: Table) -> str:
        """Who has answered what; a seat does not learn another's answer unless the news
        tells it.
        """
        line = self.answers[self.at - 1]
        who, _, word = str(line).partition(" ")
        seat = int(who)
        voice = self.screen.voice
        if self.screen.me is not None and self.screen.me != seat:
            return voice.say("replay-answered", name=self.screen.names[seat])
        answer = before.answer_named(word, seat)
        said = voice.option(before.option(seat, answer))
        question = before.question(seat)
        assert question is not None
        return voice.say(
            "replay-answer",
            name=self.screen.names[seat],
            question=voice.question(question),
            said=said.rstrip("."),
        )

    def known(self, game: Table) -> list[Event]:
        """The log as the seat knew it; with all cards open, each event as its own seat did."""
        if self.screen.me is not None:
            return game.events(self.screen.me)
        return [event.seen_by(event.seat) for event in game.log or []]
