"""Race for the Galaxy on the screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from perihelion.cli.boards.board import Board, WrongOrder
from perihelion.cli.boards.drawing import Offer, apart
from perihelion.cli.boards.race.explain import cards_of, explain, find, listed
from perihelion.cli.boards.race.offers import choices
from perihelion.cli.boards.race.table import Drawing, galaxy, phases, where
from perihelion.cli.layout import FULL, SHORTEST, STRONG, Picture
from perihelion.race import ids
from perihelion.race.look import look
from perihelion.race.pieces.kinds import SET_WORDS
from perihelion.race.state import Race
from perihelion.tabletop.question import Question
from perihelion.tabletop.table import Table
from perihelion.words.voice import Voice


class RaceBoard(Board):
    """Everybody's tableau, the viewer's hand with prices, and the reasons why a card is grey."""

    USUAL: ClassVar[Mapping[str, object]] = {"edition": 1, "advanced": False, "first_game": False}
    EXPANSIONS: ClassVar[Sequence[str]] = SET_WORDS[1:]
    SEEN: ClassVar[frozenset[str]] = frozenset({"explored"})

    @classmethod
    def settings(cls, voice: Voice, told: Mapping[str, object]) -> dict[str, object]:
        edition = told.get("edition", 1)
        if edition not in (1, 2):
            raise WrongOrder(voice.say("no-such-edition", edition=edition))
        return super().settings(voice, told)

    @classmethod
    def catalogue(cls, voice: Voice, name: str, settings: Mapping[str, object]) -> Picture:
        cards = cards_of(2 if settings.get("edition") == 2 else 1)
        return apart(find(voice, cards, name)) if name else listed(voice, cards)

    # -- the table -------------------------------------------------------

    def heading(self, view: Table) -> Text:
        seen = self._drawing(view).seen
        piles = {"pool": seen.pool, "deck": seen.deck, "discards": seen.discards}
        return self.titled(self.voice.say("state", round=max(seen.round, 1), **piles))

    def table(self, view: Table, form: int, width: int) -> Picture:
        drawing = self._drawing(view)
        out: Picture = []
        if form == FULL:  # in short they stand above the question
            out.append(phases(drawing))
        if drawing.seen.last_round is not None:
            out.append(Text(drawing.tell(drawing.seen.last_round), style=STRONG))
        return [*out, *galaxy(drawing, width, form == SHORTEST)]

    def place(self, view: Table) -> Text:
        return where(self._drawing(view))

    def _drawing(self, view: Table) -> Drawing:
        assert isinstance(view, Race)
        return Drawing(view, look(view, self.me), self.voice, self.names, self.me)

    # -- the question ----------------------------------------------------

    def choices(
        self, view: Table, question: Question, offered: Sequence[Offer], form: int, width: int
    ) -> Picture:
        return choices(self._drawing(view), question, offered, form, width)

    # -- explanations ----------------------------------------------------

    def explain_all(self, view: Table, question: Question, offered: Sequence[Offer]) -> Picture:
        g = self._drawing(view).g
        seat = g.seats[question.seat]
        held = sorted({*seat.hand, *seat.drawn, *seat.tableau})
        return [explain(self.voice, g.cards[c]) for c in held]

    def explain_offer(self, view: Table, offer: Offer) -> Picture:
        """The card that an option speaks of; an action card has its own explanation."""
        structure = offer.option.structure
        for card in self._drawing(view).g.cards:
            if card.slug == structure.get("card"):
                return [explain(self.voice, card)]
        if structure["kind"] == "action":
            return [self.voice.say(f"about-action-{offer.id - ids.ACTION}")]
        if structure["kind"] == "boosted-action":
            return [self.voice.say(f"about-boost-{offer.id - ids.ACTION - ids.BOOST}")]
        if offer.id == ids.SEARCH:
            return [self.voice.say("about-search")]
        return [self.voice.option(offer.option)]

    def find(self, view: Table, name: str) -> Picture:
        """Each card of the game once, however many copies there are."""
        g = self._drawing(view).g
        present = zip(g.cards, g.box.present, strict=True)
        cards = {card.slug: card for card, inside in present if inside}
        return find(self.voice, list(cards.values()), name)

    def ties(self, view: Table) -> Sequence[object]:
        return [seat.tie_break for seat in self._drawing(view).seen.seats]
