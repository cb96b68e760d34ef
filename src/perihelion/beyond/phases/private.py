"""Technologies that lie beside a mat and serve their owner alone [beyond.private.draw]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases.moves import draw
from perihelion.beyond.phases.research import InForce, PickTech
from perihelion.beyond.phases.rows import row_is_open
from perihelion.beyond.phases.rule import STEPS
from perihelion.beyond.state import Beyond


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
    g.next(PickPrivate(i, level))


class PickPrivate(PickTech):
    """A private technology takes no cube and has no prerequisites; its owner gets the immediate
    bonus, and nobody else can use it in any way [beyond.private.no-cube,
    beyond.private.immediate, beyond.private.out-of-game].
    """

    def __init__(self, seat: i64, level: i64) -> None:
        super().__init__(seat, level - 2)
        self.level: Final[i64] = level

    def word(self) -> str:
        return f"pick-private {self.seat} {self.level}"

    def kind(self) -> str:
        return "private-card"

    def lay(self, g: Beyond, i: i64, t: i64) -> None:
        g.seats[i].private.append(t)
        g.marks.changed = True
        if g.log is not None:
            g.tell("private", i, {"card": g.tech_name(t)})
        g.then([*g.box.techs[t].now.performs(ids.BONUS, i), InForce(i, t)])


STEPS.numbered("pick-private", [ids.MOST_SEATS, 5], PickPrivate)
