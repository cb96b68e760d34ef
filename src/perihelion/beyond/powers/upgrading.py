"""Effects that upgrade ships."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases.outlook import Outlook
from perihelion.beyond.phases.perform import Perform, leaves_way, view_of
from perihelion.beyond.phases.rule import no
from perihelion.beyond.phases.ships import hangar_code, is_ship
from perihelion.beyond.power import Sentence
from perihelion.beyond.powers.piecemeal import Piecemeal
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Refusal


class Upgrade(Piecemeal):
    """Own ships are turned to a higher level, at most to level 4; control is checked when that is
    done, before the next step [beyond.upgrade.turn, beyond.upgrade.cap, beyond.upgrade.own,
    beyond.upgrade.control, beyond.optional.upgrade, beyond.effect.upgrade-then-jump]. One ship, or
    up to this many different ones, rise by some levels [beyond.effect.upgrade_ships,
    beyond.upgrade.up-to]; or up to this many single upgrades are spread in any way
    [beyond.effect.upgrade_levels].
    """

    def __init__(self, n: i64, levels: i64 = 1, different: bool = True) -> None:
        super().__init__(n)
        self.levels: Final[i64] = levels
        self.different: Final = different  # no ship twice

    def compulsory(self) -> bool:
        """One ship is upgraded if there is one to upgrade [beyond.upgrade.singular]."""
        return self.different and self.n == 1

    def begin(self, g: Beyond, p: Perform) -> None:
        if g.seats[p.seat].has_weak_ship():
            super().begin(g, p)

    def foresee(self, g: Beyond, o: Outlook) -> i64:
        if o.weak:
            o.changed = True
        return ids.OK

    def stirs(self) -> bool:
        return True

    def ways(self, g: Beyond, i: i64) -> list[Beyond]:
        out: list[Beyond] = []
        self.gather(g, i, self.n, [], out)
        return out

    def gather(self, g: Beyond, i: i64, times: i64, touched: list[i64], out: list[Beyond]) -> None:
        """Every way to upgrade up to this many more times."""
        out.append(g.trial(i))
        seat = g.seats[i]
        for k in range(ids.MUSEUM * ids.LEVELS):
            level = k % ids.LEVELS + 1
            if times == 0 or level == ids.LEVELS or seat.ships[k] == 0:
                continue
            if self.different and seat.ships[k] <= touched.count(k):
                continue
            place = k // ids.LEVELS
            after: i64 = min(ids.LEVELS, level + self.levels)
            seat.change_ship(place, level, place, after)
            self.gather(g, i, times - 1, [*touched, place * ids.LEVELS + after - 1], out)
            seat.change_ship(place, after, place, level)

    def choices(self, g: Beyond, p: Perform) -> list[i64]:
        out: list[i64] = []
        ships = g.seats[p.seat].ships
        for k in range(ids.MUSEUM * ids.LEVELS):
            if ships[k] > 0 and k % ids.LEVELS < ids.LEVELS - 1:
                if not self.different or ships[k] > g.marks.touched.count(k):
                    out.append(ids.SHIP + k)
        return out

    def kind(self) -> str:
        return "upgrade"

    def options(self, g: Beyond, p: Perform) -> list[i64]:
        out = self.choices(g, p)
        if not self.compulsory() and leaves_way(g, p, view_of(g, p)):
            out.append(ids.END)
        return out

    def why_not(self, g: Beyond, p: Perform, answer: i64) -> Refusal | None:
        if answer == ids.END or answer == ids.SKIP:
            return no("COMPULSORY_EFFECT" if self.compulsory() else "ACTION_CHANGES_NOTHING")
        if not is_ship(answer):
            return None
        k = answer - ids.SHIP
        code = hangar_code(g, p.seat, k)
        if code:
            return no(code)
        return no("LEVEL_CAP" if k % ids.LEVELS == ids.LEVELS - 1 else "SAME_SHIP_TWICE")

    def choose(self, g: Beyond, p: Perform, answer: i64) -> None:
        place = (answer - ids.SHIP) // ids.LEVELS
        level = (answer - ids.SHIP) % ids.LEVELS + 1
        after: i64 = min(ids.LEVELS, level + self.levels)
        g.seats[p.seat].change_ship(place, level, place, after)
        g.marks.touched.append(place * ids.LEVELS + after - 1)
        g.marks.dirty |= BIT[place]
        if g.log is not None:
            facts: dict[str, object] = {"place": ids.PLACE_WORDS[place], "level": int(level)}
            g.tell("upgraded", p.seat, {**facts, "to": int(after)})

    def facts(self, g: Beyond, p: Perform) -> dict[str, object]:
        return {**super().facts(g, p), "levels": int(self.levels)}

    def tag(self, g: Beyond, p: Perform, answer: i64) -> dict[str, object]:
        if not is_ship(answer):
            return {}
        level = (answer - ids.SHIP) % ids.LEVELS + 1
        return {"kind": "upgrade", "to": int(min(ids.LEVELS, level + self.levels))}

    def sentence(self) -> Sentence:
        if not self.different:
            return Sentence("upgrade-levels", {"n": int(self.n)})
        return Sentence("upgrade-ships", {"n": int(self.n), "levels": int(self.levels)})
