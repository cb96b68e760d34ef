"""A game between one person at the terminal and bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from perihelion.bots.bot import Bot
from perihelion.cli.advice import advice
from perihelion.cli.boards.board import WrongOrder
from perihelion.cli.boards.drawing import Offer
from perihelion.cli.keeping import Keeper
from perihelion.cli.screen import Screen
from perihelion.cli.spoken import SpokenScreen
from perihelion.tabletop.events import Event
from perihelion.tabletop.question import Question
from perihelion.tabletop.refusal import CannotUndo, IllegalAnswer
from perihelion.tabletop.table import Table

FINISHED: Final = 0
INPUT_ENDED: Final = 1
INTERRUPTED: Final = 130

ALL: Final = {"all", "все", "всё"}
"""What asks for the whole log, in either language."""


class Quit(Exception):
    """The player has had enough."""


class Session:
    """Asks the person, lets the bots answer, and obeys the commands of the player."""

    def __init__(
        self, table: Table, me: int, bots: Mapping[int, Bot], screen: Screen, keeper: Keeper
    ) -> None:
        self.table = table
        self.me = me
        self.bots = bots
        self.screen = screen
        self.keeper = keeper
        events = table.events(me)
        self.told = screen.board.last_round(events)  # how many have been shown

    def run(self) -> int:
        """Play to the end; the exit code of the program."""
        try:
            while not self.table.over:
                seat = int(self.table.next_seat())
                if seat == self.me:
                    self.ask()
                else:
                    bot = self.bots[seat]
                    self.table.answer(seat, bot.answer(self.table.seen_by(seat), seat))
            self.finish()
            code = FINISHED
        except Quit:
            self.keeper.offer("save-question")
            code = FINISHED
        except EOFError:
            self.screen.say("input-ended")
            self.keeper.rescue()
            code = FINISHED if self.screen.console.is_terminal else INPUT_ENDED
        except KeyboardInterrupt:
            self.screen.print("")
            self.screen.say("interrupted")
            self.keeper.rescue()
            code = INTERRUPTED
        self.screen.say("goodbye")
        return code

    # -- the question ----------------------------------------------------

    def ask(self) -> None:
        """Ask the person until they answer or take back."""
        view = self.table.seen_by(self.me)
        question = view.question(self.me)
        assert question is not None
        standing = self.screen.board.standing(view, question)
        if standing is not None:
            self.table.answer(self.me, standing)
            return
        offered = self.screen.board.offers(view, question)
        self.draw(view, question, offered)
        while True:
            line = self.listen()
            if not line:
                self.draw(view, question, offered, again=True)
            elif self.obeyed(line, view, question, offered):
                return

    def obeyed(self, line: str, view: Table, question: Question, offered: list[Offer]) -> bool:
        """Numbers, words of answers, what only the game understands, or a command; whether to ask
        again.
        """
        if is_numbers(line):
            return self.answered(line, offered)
        if self.is_words(line):
            return self.accepted(self.table.numbers_of(self.me, line.split()))
        understood = self.understood(line, view, question)
        if understood is None:
            return self.commanded(line, view, question, offered)
        return understood

    def listen(self) -> str:
        """A line; the first Ctrl-C only discards it, a second one leaves."""
        try:
            return self.screen.read()
        except KeyboardInterrupt:
            self.screen.print("")
            self.screen.say("once-more")
            return self.screen.read()

    def draw(
        self, view: Table, question: Question, offered: list[Offer], again: bool = False
    ) -> None:
        """The whole picture, with what has happened since the last question."""
        events = self.table.events(self.me)
        if not again:
            self.since = min(self.told, len(events))
            self.told = len(events)
        pictures = self.screen.question(view, question, offered)
        self.screen.show(events[self.since :], *pictures)

    def answered(self, line: str, offered: list[Offer]) -> bool:
        """Answer with the numbers on the line; false if they are refused."""
        parts = line.replace(",", " ").split()
        by_number = {offer.number: offer.id for offer in offered}
        unknown = [part for part in parts if int(part) not in by_number]
        if unknown:
            self.screen.say("no-such-number", number=unknown[0], last=len(offered))
            return False
        return self.accepted([by_number[int(part)] for part in parts])

    def is_words(self, line: str) -> bool:
        """Whether the line names answers as records do; words without a colon count only if they
        may be given now, since they could be commands.
        """
        known, legal = self.table.answers(), self.table.options(self.me)
        parts = line.split()
        return bool(parts) and all(
            known.number(part) in legal or (":" in part and known.knows(part)) for part in parts
        )

    def understood(self, line: str, view: Table, question: Question) -> bool | None:
        """Answer with what the line means in this game; false if that is refused, None if it means
        nothing there.
        """
        try:
            picks = self.screen.board.meant(line, view, question)
        except WrongOrder as refused:
            self.screen.print(str(refused))
            return False
        return None if picks is None else self.retold(picks)

    def retold(self, picks: list[int]) -> bool:
        """Give these answers one after another, replacing what has been given so far; if one of
        them is refused, nothing changes.
        """
        trial = self.table.copy()
        try:
            self.say_anew(trial, picks)
        except IllegalAnswer as refused:
            self.screen.print(self.screen.voice.refusal(refused))
            return False
        self.say_anew(self.table, picks)
        self.told = min(self.told, len(self.table.events(self.me)))
        return True

    def say_anew(self, table: Table, picks: list[int]) -> None:
        """Take back what has been answered to the open question, and give these."""
        while table.given[self.me]:
            table.undo(self.me)
        for pick in picks:
            table.answer(self.me, pick)

    def accepted(self, picks: list[int]) -> bool:
        """Answer with these; if they are refused, say why."""
        try:
            self.give(picks)
        except IllegalAnswer as refused:
            self.screen.print(self.screen.voice.refusal(refused))
            return False
        return True

    def give(self, picks: list[int]) -> None:
        """Answer with these. In a sequence a single pick is one step, and the next question shows
        what may follow; a set is given whole, or not at all.
        """
        step = self.table.asking(self.me)
        done = int(step.done())
        if len(picks) == 1 and (picks[0] == done or not step.several()):
            self.table.answer(self.me, picks[0])
        elif step.several():
            self.table.answer_all(self.me, [pick for pick in picks if pick != done])
        else:
            self.table.answer_all(self.me, picks)

    # -- commands --------------------------------------------------------

    def commanded(self, line: str, view: Table, question: Question, offered: list[Offer]) -> bool:
        """Obey a command; whether the question has to be asked again."""
        word, _, rest = line.partition(" ")
        command = self.screen.voice.command(word)
        if command == "q":
            raise Quit
        if command == "u":
            return self.undo()
        if command == "l":
            events = self.table.events(self.me)
            everything = rest.strip().lower() in ALL
            self.screen.log(events if everything else self.lately(events))
        elif command == "t":
            self.screen.print(*self.screen.table(view))
        elif command == "w":
            self.change_screen()
            self.draw(view, question, offered, again=True)
        elif command == "a":
            self.advise(rest.strip().lower(), view, offered)
        elif command == "h":
            self.help()
        elif command == "s":
            self.keeper.save(rest.strip())
        elif line.startswith("?"):
            self.screen.explain(line[1:].strip(), view, question, offered)
        else:
            self.screen.say("nonsense", line=line)
        return False

    def advise(self, name: str, view: Table, offered: Sequence[Offer]) -> None:
        """Tell what a bot thinks of the answers; nothing is answered."""
        try:
            self.screen.print(*advice(self.screen.board, name, view, self.me, offered))
        except WrongOrder as refused:
            self.screen.print(str(refused))

    def change_screen(self) -> None:
        """In words from now on, or drawn again."""
        kind = Screen if isinstance(self.screen, SpokenScreen) else SpokenScreen
        self.screen = kind(self.screen.console, self.screen.board)

    def lately(self, events: Sequence[Event]) -> Sequence[Event]:
        """The events of this round and of the one before."""
        return events[self.screen.board.last_round(events) :]

    def help(self) -> None:
        """The commands, and the signs of the game."""
        voice = self.screen.voice
        self.screen.say("help", explaining=voice.say("help-explaining"))
        signs = self.screen.signs()
        if signs:
            self.screen.print(signs)

    def undo(self) -> bool:
        """Go back to the question answered last: before the first pick of a set, since sets are
        given whole; by one step in a sequence.
        """
        self.screen.board.forget()
        try:
            self.table.undo(self.me)
            step = self.table.asking(self.me)
            while step.several() and step.picked(self.table, self.me):
                self.table.undo(self.me)
                step = self.table.asking(self.me)
        except CannotUndo as refused:
            self.screen.print(self.screen.voice.refusal(refused))
            return False
        self.told = min(self.told, len(self.table.events(self.me)))
        return True

    # -- the end ---------------------------------------------------------

    def finish(self) -> None:
        """The last events, the final tableaus, the points and the winners."""
        events = self.table.events(self.me)
        view = self.table.seen_by(self.me)
        won = self.screen.board.verdict(view)
        seed = self.table.record().get("seed")
        if isinstance(seed, int):
            won += f"\n{self.screen.voice.say('seed', seed=str(seed))}"
        pictures = self.screen.end(view, won)
        self.screen.show(events[min(self.told, len(events)) :], *pictures, below=2)
        self.keeper.offer("keep-question")


def is_numbers(line: str) -> bool:
    """Whether the line has numbers on it and nothing else."""
    parts = line.replace(",", " ").split()
    return bool(parts) and all(part.isascii() and part.isdigit() for part in parts)
