"""A board for any game: what the position says by names, and the options in words.

It is what a game has until somebody draws it a board of its own. It knows nothing but the kernel
and the words of the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from perihelion.cli.boards.board import Board, Offer
from perihelion.cli.boards.drawing import score_table
from perihelion.cli.layout import DIM, FULL, SHORTEST, STRONG, Picture, in_lines
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.question import Option, Question
from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.table import Table

_KERNEL: Final = {
    *["game", "rules", "players", "options", "seats", "order", "agenda", "lanes", "called"],
    *["asked", "answered", "given", "revealed", "dice", "seen_by"],
}
"""Fields of every position that are told elsewhere, or are no sight for a player."""


class PlainBoard(Board):
    """The seats with their points, and every field of the position that is not empty."""

    def heading(self, view: Table) -> Text:
        return Text(self.voice.say("game", name=view.game()), style=STRONG)

    def table(self, view: Table, form: int, width: int) -> Picture:
        position = view.position()
        seats = position.get("seats")
        common = {name: value for name, value in position.items() if name not in _KERNEL}
        out: Picture = []
        if form != SHORTEST and any(_told(value) for value in common.values()):
            out.append(self._fields(common, width))
        for i in self._order(view):
            out.append(self._seat(view, i))
            if isinstance(seats, list) and i < len(seats) and isinstance(seats[i], dict):
                if form == FULL or i == self.me:
                    out.append(self._fields(seats[i], width))
        return out

    def _order(self, view: Table) -> list[int]:
        """The seats in player order, one's own last."""
        others = [int(i) for i in view.order if i != self.me]
        return others if self.me is None else [*others, self.me]

    def _seat(self, view: Table, i: int) -> Text:
        """The name, the points, and whether the seat has answered a question put to several."""
        mine = i == self.me
        out = Text(f"{i + 1} {self.names[i]}", style="bold green" if mine else STRONG)
        if mine:
            out.append(f" {self.voice.say('you')}", style="green")
        points = self.voice.say("points", points=view.scores()[i])
        out.append(f"  {points}", style="not bold")
        if view.answered & BIT[i] and not mine and not view.over:
            out.append(f"  {self.voice.say('has-chosen')}", style=DIM)
        return out

    def _fields(self, fields: Mapping[str, object], width: int) -> Text:
        """The fields that hold something, side by side; a long one is broken between words."""
        cells: list[Text] = []
        for name, value in fields.items():
            if _told(value):
                cell = Text(f"{name.replace('_', ' ')} ", style=DIM)
                cells.append(cell.append(self._named(value), style="not dim"))
        return in_lines(cells, width)

    def _named(self, value: object) -> str:
        """Plain data in a row of names: cards by their names, what lies face down counted."""
        if isinstance(value, Mapping):
            inner = [f"{self._named(k)}: {self._named(v)}" for k, v in value.items() if _told(v)]
            return f"({', '.join(inner)})"
        if isinstance(value, list):
            hidden = value.count("?")
            known = [self._named(part) for part in value if part != "?"]
            return ", ".join([*known, f"? ×{hidden}"] if hidden else known)
        return self.voice.thing(str(value))

    # -- the question ----------------------------------------------------

    def choices(
        self, view: Table, question: Question, offered: Sequence[Offer], form: int, width: int
    ) -> Picture:
        if form != FULL and not question.refused:
            cells = [
                Text.assemble((f"{offer.number} ", STRONG), self.voice.option(offer.option))
                for offer in offered
            ]
            return [in_lines(cells, width)]
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, min_width=3)
        grid.add_column()
        for offer in offered:
            grid.add_row(Text(f"{offer.number:>3}", style=STRONG), self._words(offer.option))
        for barred in question.refused:
            grid.add_row(Text("  ·", style=DIM), self._reason(barred.option, barred.refusal))
        return [grid]

    def _words(self, option: Option) -> Text:
        return Text(self.voice.option(option))

    def _reason(self, option: Option, refusal: Refusal) -> Text:
        out = Text(f"{self.voice.option(option).rstrip('.')}. ", style=DIM)
        return out.append(self.voice.refusal(refusal), style="dim italic")

    # -- explanations ----------------------------------------------------

    def explain_all(self, view: Table, question: Question, offered: Sequence[Offer]) -> Picture:
        return [
            *[self._words(offer.option) for offer in offered],
            *[self._reason(barred.option, barred.refusal) for barred in question.refused],
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

    # -- the end ---------------------------------------------------------

    def scores(self, view: Table) -> RenderableType:
        """Nothing but the sums: where the points come from is the game's own business."""
        return score_table(self.voice, self.names, view.winners(), [], view.scores(), [])


def _told(value: object) -> bool:
    """Whether a field holds anything worth a look."""
    return bool(value) and value != "-"
