"""Effects that upgrade ships."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases.control import check_control
from perihelion.beyond.phases.outlook import OK, Outlook
from perihelion.beyond.phases.perform import Perform, leaves_way, view_of
from perihelion.beyond.phases.rule import no
from perihelion.beyond.phases.ships import hangar_code, is_ship
from perihelion.beyond.power import Effect, Sentence
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Refusal


class Upgrade(Effect):
    """Own ships are turned to a higher level, at most to level 4; control is checked when that is
    done, before the next step [beyond.upgrade.turn, beyond.upgrade.cap, beyond.upgrade.own,
    beyond.upgrade.control, beyond.optional.upgrade, beyond.effect.upgrade-then-jump].
    """

    def __init__(self, times: i64, levels: i64, different: bool) -> None:
        self.times: Final[i64] = times
        self.levels: Final[i64] = levels
        self.different: Final = different  # no ship twice

    def compulsory(self) -> bool:
        """One ship is upgraded if there is one to upgrade [beyond.upgrade.singular]."""
        return self.different and self.times == 1

    def begin(self, g: Beyond, p: Perform) -> None:
        if g.seats[p.seat].has_weak_ship():
            g.marks.points = self.times
            g.marks.touched.clear()
            g.then([p.again])

    def onward(self, g: Beyond, p: Perform) -> None:
        if g.marks.points > 0 and self.ships(g, p):
            g.ask(p.seat)
        else:
            g.marks.touched.clear()
            check_control(g)

    def foresee(self, g: Beyond, o: Outlook) -> i64:
        if o.weak:
            o.changed = True
        return OK

    def stirs(self) -> bool:
        return True

    def ways(self, g: Beyond, i: i64) -> list[Beyond]:
        out: list[Beyond] = []
        self.gather(g.copy(), i, self.times, [], out)
        return out

    def gather(self, g: Beyond, i: i64, times: i64, touched: list[i64], out: list[Beyond]) -> None:
        """Every way to upgrade up to this many more times."""
        out.append(g.copy())
        seat = g.seats[i]
        for k in range(ids.MUSEUM * ids.LEVELS):
            level = k % ids.LEVELS + 1
            if times == 0 or level == ids.LEVELS or seat.ships[k] == 0:
                continue
            if self.different and seat.ships[k] <= touched.count(k):
                continue
            place = k // ids.LEVELS
            after: i64 = min(ids.LEVELS, level + self.levels)
            seat.remove_ship(place, level)
            seat.add_ship(place, after)
            self.gather(g, i, times - 1, [*touched, place * ids.LEVELS + after - 1], out)
            seat.remove_ship(place, after)
            seat.add_ship(place, level)

    def ships(self, g: Beyond, p: Perform) -> list[i64]:
        """The ships that can still be upgraded, as answers."""
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
        out = self.ships(g, p)
        if not self.compulsory() and (p.unit == ids.BONUS or leaves_way(g, p, view_of(g, p))):
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

    def carry_out(self, g: Beyond, p: Perform, answer: i64) -> None:
        if answer == ids.END:
            g.marks.points = 0
        else:
            k = answer - ids.SHIP
            place = k // ids.LEVELS
            level = k % ids.LEVELS + 1
            after: i64 = min(ids.LEVELS, level + self.levels)
            seat = g.seats[p.seat]
            seat.remove_ship(place, level)
            seat.add_ship(place, after)
            g.marks.touched.append(place * ids.LEVELS + after - 1)
            g.marks.dirty |= BIT[place]
            g.marks.changed = True
            g.marks.points -= 1
            if g.log is not None:
                g.tell(
                    "upgraded",
                    p.seat,
                    {"place": ids.PLACE_WORDS[place], "level": int(level), "to": int(after)},
                )
        g.then([p.again])

    def facts(self, g: Beyond, p: Perform) -> dict[str, object]:
        return {"left": int(g.marks.points), "levels": int(self.levels)}

    def tag(self, g: Beyond, p: Perform, answer: i64) -> dict[str, object]:
        if not is_ship(answer):
            return {}
        level = (answer - ids.SHIP) % ids.LEVELS + 1
        return {"kind": "upgrade", "to": int(min(ids.LEVELS, level + self.levels))}


class UpgradeShips(Upgrade):
    """One ship, or up to this many different ones, rise by some levels
    [beyond.effect.upgrade_ships, beyond.upgrade.up-to].
    """

    def __init__(self, ships: i64, levels: i64) -> None:
        super().__init__(ships, levels, True)

    def sentence(self) -> Sentence:
        return Sentence("upgrade-ships", {"n": int(self.times), "levels": int(self.levels)})


class UpgradeLevels(Upgrade):
    """Up to this many single upgrades, spread in any way [beyond.effect.upgrade_levels]."""

    def __init__(self, n: i64) -> None:
        super().__init__(n, 1, False)

    def sentence(self) -> Sentence:
        return Sentence("upgrade-levels", {"n": int(self.times)})
