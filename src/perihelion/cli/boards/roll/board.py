"""Roll for the Galaxy on the screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from rich.text import Text

from perihelion.cli.boards.board import Board
from perihelion.cli.boards.drawing import Offer, apart, explain_topic
from perihelion.cli.boards.roll.explain import (
    explain_die,
    explain_phase,
    explain_tile,
    find,
    listed,
)
from perihelion.cli.boards.roll.offers import choices, offers
from perihelion.cli.boards.roll.planning import Planner
from perihelion.cli.boards.roll.table import Drawing, mats_picture, phases_line
from perihelion.cli.layout import FULL, STRONG, Picture
from perihelion.roll import ids
from perihelion.roll.box import box_of
from perihelion.roll.look import look
from perihelion.roll.outcome import side_of
from perihelion.roll.setup import read_setup
from perihelion.roll.state import Roll
from perihelion.tabletop.events import Event
from perihelion.tabletop.question import Question
from perihelion.tabletop.table import Table
from perihelion.words.voice import Voice

_ONE_LINE: Final = {"selected", "white-die", "revealed"}
"""What the opened screens show is told on one line."""


class RollBoard(Board):
    """Everybody's tableau, stacks and dice, the plan behind the viewer's own screen, and both sides
    of the tiles to choose from.
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
        seen = self._drawing(view).seen
        facts = {"round": max(seen.round, 1), "pool": seen.pool, "bag": seen.bag}
        return self.titled(self.voice.say("state", **facts))

    def table(self, view: Table, form: int, width: int) -> Picture:
        drawing = self._drawing(view)
        out: Picture = []
        if form == FULL:  # in short they stand above the question
            out.append(phases_line(drawing))
        warning = drawing.seen.last
        if warning is not None:
            out.append(Text(drawing.tell(warning), style=STRONG))
        return [*out, *mats_picture(drawing, form, width)]

    def place(self, view: Table) -> Text:
        return phases_line(self._drawing(view), brief=True)

    def _drawing(self, view: Table) -> Drawing:
        assert isinstance(view, Roll)
        return Drawing(view, look(view, self.me), self.voice, self.names, self.me)

    # -- the question ----------------------------------------------------

    def offers(self, view: Table, question: Question) -> list[Offer]:
        return offers(self._drawing(view).g.box, question, super().offers(view, question))

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
        return Planner(self._drawing(view).g, int(question.seat), self.voice).picks(line)

    # -- explanations ----------------------------------------------------

    def explain_all(self, view: Table, question: Question, offered: Sequence[Offer]) -> Picture:
        g = self._drawing(view).g
        box, seat = g.box, g.seats[question.seat]
        out: Picture = [explain_tile(self.voice, box, int(s), both=False) for s in seat.tableau]
        lying = [2 * t for t in seat.dev] + [2 * t + 1 for t in seat.world]
        lying += [2 * t for t in seat.hand]
        return out + [explain_tile(self.voice, box, int(s)) for s in lying]

    def explain_offer(self, view: Table, offer: Offer) -> Picture:
        g, structure = self._drawing(view).g, offer.option.structure
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
        return find(self.voice, self._drawing(view).g.box, name)

    # -- the log and the end ---------------------------------------------

    def goes_on(self, event: Event, before: Event) -> bool:
        """What one player does in a phase is one line, and so is what the opened screens show."""
        if event.kind in _ONE_LINE:
            return before.kind in _ONE_LINE
        return 0 <= event.seat == before.seat and before.kind not in _ONE_LINE

    def is_idle(self, event: Event) -> bool:
        """Dice rolled and put on a tile lie on the table, and the phases stand above it."""
        return event.kind in ("rolled", "rolled-faces", "phase", "works-on")

    def ties(self, view: Table) -> Sequence[object]:
        seats = self._drawing(view).g.seats
        return [f"{int(seat.total(ids.CUP))} + {int(seat.credits)}" for seat in seats]
