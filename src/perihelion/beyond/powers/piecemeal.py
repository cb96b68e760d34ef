"""Effects that are done in several small choices."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases.control import check_control
from perihelion.beyond.phases.outlook import Outlook
from perihelion.beyond.phases.perform import Perform
from perihelion.beyond.power import Effect
from perihelion.beyond.state import Beyond


class Piecemeal(Effect):
    """Up to this many choices are made one after another; whatever ships have changed by them,
    control is checked when all are done. `touched` are ships that may not be chosen again. Most
    need ships.
    """

    def __init__(self, n: i64) -> None:
        self.n: Final[i64] = n

    def begin(self, g: Beyond, p: Perform) -> None:
        g.marks.points = self.n
        g.marks.touched.clear()
        g.next(p.again)

    def foresee(self, g: Beyond, o: Outlook) -> i64:
        if o.ships:
            o.changed = True
        return ids.OK

    def onward(self, g: Beyond, p: Perform) -> None:
        if g.marks.points > 0 and self.choices(g, p):
            g.ask(p.seat)
        else:
            g.marks.touched.clear()
            check_control(g)

    def choices(self, g: Beyond, p: Perform) -> list[i64]:
        """What may be chosen next, as answers."""
        raise NotImplementedError

    def options(self, g: Beyond, p: Perform) -> list[i64]:
        return self.choices(g, p)

    def choose(self, g: Beyond, p: Perform, answer: i64) -> None:
        """Carry out one of the choices."""
        raise NotImplementedError

    def carry_out(self, g: Beyond, p: Perform, answer: i64) -> None:
        if answer == ids.END or answer == ids.SKIP:
            g.marks.points = 0
        else:
            self.choose(g, p, answer)
            g.marks.points -= 1
            g.marks.changed = True
        g.next(p.again)

    def facts(self, g: Beyond, p: Perform) -> dict[str, object]:
        return {"left": int(g.marks.points)}
