"""A game between one person at the terminal and bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from perihelion.bots.bot import Bot
from perihelion.cli.keeping import Keeper
from perihelion.cli.news import since_last_round
from perihelion.cli.offers import Offer, offers
from perihelion.cli.powers import explain, find_cards
from perihelion.cli.scores import score_table, verdict
from perihelion.cli.screen import FULL, SHORTEST, Screen
from perihelion.race.cards import Card
from perihelion.race.ids import ACTION, SEARCH
from perihelion.race.phases.boosts import card_of, with_boost
from perihelion.race.state import Race
from perihelion.tabletop.pick import Pick
from perihelion.tabletop.question import Question
from perihelion.tabletop.refusal import CannotUndo, IllegalAnswer

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
        self, table: Race, me: int, bots: Mapping[int, Bot], screen: Screen, keeper: Keeper
    ) -> None:
        self.table = table
        self.me = me
        self.bots = bots
        self.screen = screen
        self.keeper = keeper
        events = table.events(me)
        self.told = len(events) - len(since_last_round(events))  # so many are shown already

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
        """Put the question to the person until it is answered or taken back."""
        view = self.table.seen_by(self.me)
        question = view.question(self.me)
        assert question is not None
        offered = offers(view, self.me, question)
        self.draw(view, question, offered)
        while True:
            line = self.listen()
            if not line:
                self.draw(view, question, offered, again=True)
            elif self.answered(line, question, offered) or self.commanded(line, view, offered):
                return

    def listen(self) -> str:
        """A line; a first Ctrl-C only takes it back, a second one leaves."""
        try:
            return self.screen.read()
        except KeyboardInterrupt:
            self.screen.print("")
            self.screen.say("once-more")
            return self.screen.read()

    def draw(
        self, view: Race, question: Question, offered: list[Offer], again: bool = False
    ) -> None:
        """The whole picture, with what has happened since the last question."""
        events = self.table.events(self.me)
        if not again:
            self.since = min(self.told, len(events))
            self.told = len(events)
        pictures = self.screen.question(view, self.me, question, offered)
        self.screen.show(events[self.since :], *pictures)

    def answered(self, line: str, question: Question, offered: list[Offer]) -> bool:
        """Answer with the numbers on the line; false if it has none or they are refused."""
        if not is_numbers(line):
            return False
        parts = line.replace(",", " ").split()
        by_number = {offer.number: offer.id for offer in offered}
        unknown = [part for part in parts if int(part) not in by_number]
        if unknown:
            self.screen.say("no-such-number", number=unknown[0], last=len(offered))
            return False
        picks = [by_number[int(part)] for part in parts]
        try:
            if len(picks) == 1 and not isinstance(self.table.asking(self.me), Pick):
                self.table.answer(self.me, picks[0])  # one word of several, the others follow
            else:
                self.table.answer_all(self.me, picks)
        except IllegalAnswer as refused:
            self.screen.print(self.screen.voice.refusal(refused))
            return False
        return True

    # -- commands --------------------------------------------------------

    def commanded(self, line: str, view: Race, offered: list[Offer]) -> bool:
        """Obey a command; whether the question has to be put anew."""
        word, _, rest = line.partition(" ")
        command = self.screen.voice.command(word)
        if command == "q":
            raise Quit
        if command == "u":
            return self.undo()
        if command == "l":
            events = self.table.events(self.me)
            everything = rest.strip().lower() in ALL
            self.screen.log(events if everything else since_last_round(events))
        elif command == "t":
            self.screen.print(*self.screen.table(view))
        elif command == "h":
            self.screen.say("help")
        elif command == "s":
            self.keeper.save(rest.strip())
        elif line.startswith("?"):
            self.explain(line[1:].strip(), view, offered)
        elif not is_numbers(line):
            self.screen.say("nonsense", line=line)
        return False

    def undo(self) -> bool:
        """Go back to the last question that was answered, before the first pick of a set."""
        try:
            self.table.undo(self.me)
            while self.table.given[self.me]:
                self.table.undo(self.me)
        except CannotUndo as refused:
            self.screen.print(self.screen.voice.refusal(refused))
            return False
        self.told = min(self.told, len(self.table.events(self.me)))
        return True

    def explain(self, about: str, view: Race, offered: list[Offer]) -> None:
        """Explain the card of a number or of a name; without either, all that one has."""
        for card in self._meant(about, view, offered):
            self.screen.print(explain(self.screen.voice, card))

    def _meant(self, about: str, view: Race, offered: list[Offer]) -> list[Card]:
        if not about:
            seat = view.seats[self.me]
            return [view.cards[c] for c in sorted({*seat.hand, *seat.drawn, *seat.tableau})]
        if about.isascii() and about.isdigit():
            for offer in offered:
                if offer.number == int(about):
                    return self._of_offer(view, offer)
            self.screen.say("no-such-number", number=about, last=len(offered))
            return []
        found = find_cards(self.screen.voice, in_the_game(view), about)
        if not found:
            self.screen.say("no-such-card", name=about)
        elif len(found) > 8:
            self.screen.say("too-many-cards", name=about, count=len(found))
            return []
        return found

    def _of_offer(self, view: Race, offer: Offer) -> list[Card]:
        """The card that an option speaks of; an action card has its own explanation."""
        slug = offer.option.structure.get("card")
        for card in view.cards:
            if card.slug == slug:
                return [card]
        if offer.option.structure["kind"] == "action":
            self.screen.say(f"about-action-{offer.id - ACTION}")
        elif with_boost(offer.id) and offer.option.structure["kind"] == "boosted-action":
            self.screen.say(f"about-boost-{card_of(offer.id)}")
        elif offer.id == SEARCH:
            self.screen.say("about-search")
        else:
            self.screen.print(self.screen.voice.option(offer.option))
        return []

    # -- the end ---------------------------------------------------------

    def finish(self) -> None:
        """The last events, the final tableaus, the points and the winners."""
        events = self.table.events(self.me)
        view = self.table.seen_by(self.me)
        points = score_table(view, self.screen.voice, self.screen.names)
        won = verdict(view, self.screen.voice, self.screen.names)
        seed = self.table.record().get("seed")
        if seed is not None:
            won += f"\n{self.screen.voice.say('seed', seed=str(seed))}"
        pictures = [
            [*self.screen.table(view, form), "", points, "", won] for form in (FULL, SHORTEST)
        ]
        self.screen.show(events[min(self.told, len(events)) :], *pictures, below=2)
        self.keeper.offer("keep-question")


def is_numbers(line: str) -> bool:
    """Whether the line has numbers on it and nothing else."""
    parts = line.replace(",", " ").split()
    return bool(parts) and all(part.isascii() and part.isdigit() for part in parts)


def in_the_game(view: Race) -> list[Card]:
    """Each card of the game once, however many copies there are."""
    present = zip(view.cards, view.box.present, strict=True)
    return list({card.slug: card for card, inside in present if inside}.values())
