"""Stepping through a record."""

from __future__ import annotations

from perihelion.cli.glyphs import DIM
from perihelion.cli.records import race_at
from perihelion.cli.scores import score_table, verdict
from perihelion.cli.screen import Screen
from perihelion.cli.session import FINISHED, INTERRUPTED
from perihelion.race.state import Race
from perihelion.tabletop.events import Event


class Replay:
    """Shows the game after each answer, as one seat saw it or with all cards open."""

    def __init__(self, record: dict[str, object], screen: Screen) -> None:
        self.record = record
        self.screen = screen
        answers = record["answers"]
        assert isinstance(answers, list)
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
            self.go(int(line))
        elif command == "h":
            self.screen.say("replay-help")
        else:
            self.screen.say("nonsense", line=line)
        return True

    def go(self, to: int) -> None:
        if not 0 <= to <= self.last:
            self.screen.say("replay-end" if to > self.last else "replay-start")
            return
        self.at = to
        self.draw()

    def draw(self) -> None:
        """The position, and what the last answer brought about."""
        game = race_at(self.record, self.at)
        before = race_at(self.record, self.at - 1) if self.at else None
        me = self.screen.me
        view = game if me is None else game.seen_by(me)
        known = self.known(game)
        self.screen.clear()
        self.screen.news(known[0 if before is None else len(self.known(before)) :])
        self.screen.table(view)
        if game.over:
            self.screen.print("", score_table(view, self.screen.voice, self.screen.names))
            self.screen.print(verdict(view, self.screen.voice, self.screen.names))
        self.screen.console.print(
            self.screen.voice.say("replay-at", at=self.at, last=self.last), style=DIM
        )

    def known(self, game: Race) -> list[Event]:
        """The log as the seat knew it; with all cards open, each event as its own seat did."""
        if self.screen.me is not None:
            return game.events(self.screen.me)
        return [event.seen_by(event.seat) for event in game.log or []]
