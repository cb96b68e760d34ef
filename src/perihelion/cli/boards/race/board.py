"""Race for the Galaxy on the screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from rich.console import RenderableType
from rich.text import Text

from perihelion.cli.boards.board import Board, Offer, WrongOrder
from perihelion.cli.boards.drawing import apart, score_table
from perihelion.cli.boards.race.galaxy import galaxy, header, phases, where
from perihelion.cli.boards.race.listing import listed
from perihelion.cli.boards.race.offers import (
    about_hand,
    hand_table,
    offers_in_a_row,
    other_offers,
)
from perihelion.cli.boards.race.powers import cards_of, explain, find
from perihelion.cli.layout import FULL, SHORTEST, STRONG, Picture, in_lines
from perihelion.race import ids
from perihelion.race.look import Galaxy, look
from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.kinds import SET_WORDS
from perihelion.race.scene import sources
from perihelion.race.state import Race
from perihelion.tabletop.question import Question
from perihelion.tabletop.table import Table
from perihelion.words.voice import Voice

_IN_A_ROW: Final = {"action", "gamble"}
"""Questions with options so short that they can stand side by side."""


class RaceBoard(Board):
    """Everybody's tableau, one's own hand with prices, and the reasons why a card is grey."""

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
        return header(self._seen(view), self.voice)

    def table(self, view: Table, form: int, width: int) -> Picture:
        seen, voice = self._seen(view), self.voice
        out: Picture = []
        if form == FULL:  # in short they stand above the question
            out.append(phases(seen, voice))
        if seen.last_round is not None:
            out.append(Text(voice.tell(seen.last_round), style=STRONG))
        return [*out, *galaxy(seen, voice, self.names, width, form == SHORTEST)]

    def place(self, view: Table) -> Text:
        return where(self._seen(view), self.voice)

    def _seen(self, view: Table) -> Galaxy:
        return look(_race(view), self.me)

    # -- the question ----------------------------------------------------

    def choices(
        self, view: Table, question: Question, offered: Sequence[Offer], form: int, width: int
    ) -> Picture:
        seen, voice = look(_race(view), int(question.seat)), self.voice
        hand = None
        if form == FULL or about_hand(seen, question, offered):
            no_wider = None if form == FULL else width
            hand = hand_table(seen, voice, question, offered, no_wider)
        others: RenderableType | None
        if form != FULL and question.kind in _IN_A_ROW and not question.refused:
            others = in_lines(offers_in_a_row(seen, voice, offered), width)
        else:
            others = other_offers(seen, voice, question, offered)
        if hand is not None and others is not None:
            return [hand, "", others]
        return [part for part in (hand, others) if part is not None]

    # -- explanations ----------------------------------------------------

    def explain_all(self, view: Table, question: Question, offered: Sequence[Offer]) -> Picture:
        race = _race(view)
        seat = race.seats[question.seat]
        held = sorted({*seat.hand, *seat.drawn, *seat.tableau})
        return [explain(self.voice, race.cards[c]) for c in held]

    def explain_offer(self, view: Table, offer: Offer) -> Picture:
        """The card that an option speaks of; an action card has its own explanation."""
        structure = offer.option.structure
        for card in _race(view).cards:
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
        return find(self.voice, _in_the_game(_race(view)), name)

    def scores(self, view: Table) -> RenderableType:
        g, voice = _race(view), self.voice
        rows = [(voice.tell(source.words()), source.points) for source in sources(g)]
        ties = [seat.tie_break for seat in look(g, None).seats]
        return score_table(voice, self.names, g.winners(), rows, g.scores(), ties)


def _race(view: Table) -> Race:
    """The table as the one of this game."""
    assert isinstance(view, Race)
    return view


def _in_the_game(view: Race) -> list[Card]:
    """Each card of the game once, however many copies there are."""
    present = zip(view.cards, view.box.present, strict=True)
    return list({card.slug: card for card, inside in present if inside}.values())
