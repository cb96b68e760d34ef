"""Technologies that lie beside a mat and serve their owner alone [beyond.private.draw]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases.moves import draw, take_from_row
from perihelion.beyond.phases.research import InForce, is_tech, put_rest_under
from perihelion.beyond.phases.rows import open_rows_of, row_is_open
from perihelion.beyond.phases.rule import STEPS, Rule, no
from perihelion.beyond.state import Beyond
from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.step import AnyStep


def take_private(g: Beyond, i: i64, level: i64) -> None:
    """Two cards of the level are drawn for all to see and one is kept beside the mat; an open row
    offers all its cards [beyond.private.draw, beyond.tableau.private].
    """
    deck: i64 = level - 2
    if not g.decks[deck]:
        return
    if not row_is_open(g, level):
        while len(g.drawn) < 2 and g.decks[deck]:
            g.drawn.append(draw(g, deck))
        if g.log is not None:
            g.tell("drew", i, {"cards": [g.tech_name(t) for t in g.drawn]})
    g.then([PickPrivate(i, level)])


class PickPrivate(Rule):
    """A private technology takes no cube and has no prerequisites; its owner gets the immediate
    bonus, and nobody else can use it in any way [beyond.private.no-cube,
    beyond.private.immediate, beyond.private.out-of-game].
    """

    def __init__(self, seat: i64, level: i64) -> None:
        self.seat: Final[i64] = seat
        self.level: Final[i64] = level

    def word(self) -> str:
        return f"pick-private {self.seat} {self.level}"

    def kind(self) -> str:
        return "private-card"

    def who(self, g: Beyond) -> i64:
        return self.seat

    def begin(self, g: Beyond, i: i64) -> None:
        g.ask(self.seat)

    def options(self, g: Beyond, i: i64) -> list[i64]:
        cards = g.drawn if g.drawn else g.decks[self.level - 2]
        return [ids.TECH + t for t in cards]

    def why_not(self, g: Beyond, i: i64, answer: i64) -> Refusal | None:
        return no("NOT_REVEALED") if is_tech(answer) else None

    def carry_out(self, g: Beyond, i: i64, answer: i64) -> None:
        t = answer - ids.TECH
        if g.drawn:
            put_rest_under(g, self.level - 2, t)
        else:
            take_from_row(g, self.level - 2, t)
        g.seats[i].private.append(t)
        g.marks.changed = True
        if g.log is not None:
            g.tell("private", i, {"card": g.tech_name(t)})
        open_rows_of(g, t)
        steps: list[AnyStep] = []
        steps.extend(g.box.techs[t].now.performs(ids.BONUS, i))
        steps.append(InForce(i, t))
        g.then(steps)


STEPS.numbered("pick-private", [ids.MOST_SEATS, 5], PickPrivate)
