"""Roll for the Galaxy on the screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from rich.console import RenderableType
from rich.text import Text

from perihelion.cli.boards.board import Board, Offer
from perihelion.cli.boards.drawing import apart, explain_topic, score_table
from perihelion.cli.boards.roll.drawing import Drawing
from perihelion.cli.boards.roll.explain import (
    explain_die,
    explain_phase,
    explain_tile,
    find,
)
from perihelion.cli.boards.roll.listing import listed
from perihelion.cli.boards.roll.mats import heading, last_round, mats_picture, phases_line
from perihelion.cli.boards.roll.offers import choices, offers
from perihelion.cli.boards.roll.planning import Planner
from perihelion.cli.layout import FULL, Picture
from perihelion.roll import ids
from perihelion.roll.box import box_of
from perihelion.roll.outcome import side_of
from perihelion.roll.scene import sources
from perihelion.roll.setup import read_setup
from perihelion.roll.state import Roll
from perihelion.tabletop.events import Event
from perihelion.tabletop.question import Question
from perihelion.tabletop.table import Table
from perihelion.words.voice import Voice

_ONE_LINE: Final = {"selected", "white-die", "revealed"}
"""What the opened screens show is told on one line."""


class RollBoard(Board):
    """Everybody's tableau, stacks and dice, the plan behind one's own screen, and both sides of the
    tiles one chooses from.
    """

    USUAL: ClassVar[Mapping[str, object]] = {"first_game": False}
    LATEST: ClassVar[int] = 4
    SEEN: ClassVar[frozenset[str]] = frozenset({"selected", "drew", "placed"})

    @classmethod
    def catalogue(cls, voice: Voice, name: str, settings: Mapping[str, object]) -> Picture:
        box = box_of(read_setup(2, dict(settings)))
        return apart(find(voice, box, name)) if name else listed(voice, box)

    # -- the table -------------------------------------------------------

    def heading(self, view: Table) -> Text:
        return heading(self._drawing(view))

    def table(self, view: Table, form: int, width: int) -> Picture:
        drawing = self._drawing(view)
        out: Picture = []
        if form == FULL:  # in short they stand above the question
            out.append(phases_line(drawing))
        warning = last_round(drawing)
        if warning is not None:
            out.append(warning)
        return [*out, *mats_picture(drawing, form, width)]

    def place(self, view: Table) -> Text:
        return phases_line(self._drawing(view), brief=True)

    def _drawing(self, view: Table) -> Drawing:
        return Drawing(view, self.voice, self.names, self.me)

    # -- the question ----------------------------------------------------

    def offers(self, view: Table, question: Question) -> list[Offer]:
        return offers(_roll(view).box, question, super().offers(view, question))

    def choices(
        self, view: Table, question: Question, offered: Sequence[Offer], form: int, width: int
    ) -> Picture:
        return choices(self._drawing(view), question, offered, form, width)

    def shows_given(self, question: Question) -> bool:
        return question.kind == "assign"

    def meant(self, line: str, view: Table, question: Question) -> list[int] | None:
        """A whole plan on one line, or a change of the one so far."""
        if question.kind != "assign":
            return None
        return Planner(_roll(view), int(question.seat), self.voice).picks(line)

    # -- explanations ----------------------------------------------------

    def explain_all(self, view: Table, question: Question, offered: Sequence[Offer]) -> Picture:
        box, seat = _roll(view).box, _roll(view).seats[question.seat]
        out: Picture = [explain_tile(self.voice, box, int(s), both=False) for s in seat.tableau]
        lying = [2 * t for t in seat.dev] + [2 * t + 1 for t in seat.world]
        lying += [2 * t for t in seat.hand]
        return out + [explain_tile(self.voice, box, int(s)) for s in lying]

    def explain_offer(self, view: Table, offer: Offer) -> Picture:
        g, structure = _roll(view), offer.option.structure
        if side_of(g, offer.id) >= 0:
            return [explain_tile(self.voice, g.box, side_of(g, offer.id))]
        out: Picture = []
        card = structure.get("card")
        if isinstance(card, str) and card in g.box.numbers:
            out.append(explain_tile(self.voice, g.box, g.box.numbers[card], both=False))
        if offer.id == ids.DICTATE_USE:
            out.append(explain_topic(self.voice, "dictate"))
        phase = structure.get("phase")
        if isinstance(phase, str) and phase in ids.PHASE_WORDS[: ids.PHASES]:
            out.append(explain_phase(self.voice, ids.PHASE_WORDS.index(phase)))
        colour = structure.get("colour")
        if isinstance(colour, str):
            out.append(explain_die(self.voice, ids.COLOUR_WORDS.index(colour)))
        return out or [self.voice.option(offer.option)]

    def find(self, view: Table, name: str) -> Picture:
        return find(self.voice, _roll(view).box, name)

    # -- the log and the end ---------------------------------------------

    def goes_on(self, event: Event, before: Event) -> bool:
        """What one player does in a phase is one line, and so is what the opened screens show."""
        if event.kind in _ONE_LINE:
            return before.kind in _ONE_LINE
        return 0 <= event.seat == before.seat and before.kind not in _ONE_LINE

    def is_idle(self, event: Event) -> bool:
        """Dice rolled and put on a tile lie on the table, and the phases stand above it."""
        return event.kind in ("rolled", "rolled-faces", "phase", "works-on")

    def scores(self, view: Table) -> RenderableType:
        g = _roll(view)
        rows = [(self.voice.tell(one.words()), one.points) for one in sources(g)]
        ties = [f"{int(seat.total(ids.CUP))} + {int(seat.credits)}" for seat in g.seats]
        return score_table(self.voice, self.names, g.winners(), rows, g.scores(), ties)


def _roll(view: Table) -> Roll:
    """The table as the one of this game."""
    assert isinstance(view, Roll)
    return view
