"""A board for any game: what the position says by names, and the options in words.

It is what a game has until somebody draws it a board of its own. It knows nothing but the kernel
and the words of the game.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from perihelion.cli.boards.board import Board
from perihelion.cli.boards.drawing import Offer, answer_list, offer_cell, seat_name, why_barred
from perihelion.cli.layout import DIM, FULL, SHORTEST, STRONG, Picture, in_lines
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.question import Option, Question
from perihelion.tabletop.table import Table
from perihelion.words.sections import named_fields


class PlainBoard(Board):
    """The seats with their points, and every field of the position that is not empty."""

    def heading(self, view: Table) -> Text:
        return Text(self.voice.say("game", name=view.game()), style=STRONG)

    def table(self, view: Table, form: int, width: int) -> Picture:
        position = view.position()
        seats = position.get("seats")
        out: Picture = [] if form == SHORTEST else [self._fields(position, width)]
        for i in self._order(view):
            out.append(self._seat(view, i))
            if isinstance(seats, list) and i < len(seats) and isinstance(seats[i], dict):
                if form == FULL or i == self.me:
                    out.append(self._fields(seats[i], width))
        return out

    def _order(self, view: Table) -> list[int]:
        """The seats in player order, the viewer's own last."""
        others = [int(i) for i in view.order if i != self.me]
        return others if self.me is None else [*others, self.me]

    def _seat(self, view: Table, i: int) -> Text:
        """The name, the points, and whether the seat has answered a question put to several."""
        mine = i == self.me
        out = seat_name(self.voice, i, self.names[i], mine)
        points = self.voice.say("points", points=view.scores()[i])
        out.append(f"  {points}", style="not bold")
        if view.answered & BIT[i] and not mine and not view.over:
            out.append(f"  {self.voice.say('has-chosen')}", style=DIM)
        return out

    def _fields(self, position: dict[str, object], width: int) -> Text:
        """The fields that hold something, side by side; a long one is broken between words."""
        cells = [
            Text.assemble((f"{title} ", DIM), ", ".join(things))
            for _, title, things in named_fields(self.voice, position)
        ]
        return in_lines(cells, width)

    # -- the question ----------------------------------------------------

    def choices(
        self, view: Table, question: Question, offered: Sequence[Offer], form: int, width: int
    ) -> Picture:
        if form != FULL and not question.refused:
            return [in_lines([offer_cell(self.voice, offer) for offer in offered], width)]
        answers = [(str(offer.number), self._words(offer.option)) for offer in offered]
        return [answer_list(answers, [why_barred(self.voice, b) for b in question.refused])]

    def _words(self, option: Option) -> Text:
        return Text(self.voice.option(option))

    # -- explanations ----------------------------------------------------

    def explain_all(self, view: Table, question: Question, offered: Sequence[Offer]) -> Picture:
        return [
            *[self._words(offer.option) for offer in offered],
            *[why_barred(self.voice, barred) for barred in question.refused],
        ]

    def explain_offer(self, view: Table, offer: Offer) -> Picture:
        return [self._words(offer.option)]

    def explain_named(
        self, view: Table, question: Question, offered: Sequence[Offer], name: str
    ) -> Picture:
        wanted = name.casefold()
        found: Picture = [
            line
            for line in self.explain_all(view, question, offered)
            if wanted in str(line).casefold()
        ]
        return found or [self.voice.say("no-such-thing", name=name)]

    def signs(self) -> str:
        return ""
