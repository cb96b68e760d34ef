"""Effects on ore, cubes and discs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases import production
from perihelion.beyond.phases.discs import FOR_AUTOMATION, TakeDisc, check_last_disc, take_disc
from perihelion.beyond.phases.moves import gain_ore, recruit
from perihelion.beyond.phases.outlook import Outlook
from perihelion.beyond.phases.perform import Perform, leaves_way, view_of
from perihelion.beyond.phases.rule import no
from perihelion.beyond.power import Amount, Effect, Sentence
from perihelion.beyond.powers.piecemeal import Piecemeal
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Refusal


class GainOre(Effect):
    """Take ore from the bank [beyond.effect.gain_ore]."""

    def __init__(self, n: Amount) -> None:
        self.n: Final = n

    def begin(self, g: Beyond, p: Perform) -> None:
        gain_ore(g, p.seat, self.n.of(g, p.seat))

    def foresee(self, g: Beyond, o: Outlook) -> i64:
        n = self.n.of(g, o.seat)
        if n > 0:
            o.ore += n
            o.changed = True
        return ids.OK

    def sentence(self) -> Sentence:
        message = "gain-ore" if self.n.counted < 0 else "gain-ore-counted"
        return Sentence(message, self.n.told())


class GainOrePerCapture(Effect):
    """Ore for every place taken from a rival during this action
    [beyond.effect.gain_ore_per_capture].
    """

    def __init__(self, n: i64) -> None:
        self.n: Final[i64] = n

    def begin(self, g: Beyond, p: Perform) -> None:
        gain_ore(g, p.seat, self.n * g.marks.captures)

    def sentence(self) -> Sentence:
        return Sentence("gain-ore-per-capture", {"n": int(self.n)})


class SupplyToPopulation(Effect):
    """The leftmost supply cubes become population; where supply is short, take what there is or
    nothing, since population cannot stand in for itself [beyond.effect.supply_to_pop,
    beyond.supply.short-options].
    """

    def __init__(self, n: Amount) -> None:
        self.n: Final = n

    def begin(self, g: Beyond, p: Perform) -> None:
        n = self.n.of(g, p.seat)
        have = g.seats[p.seat].stock()
        if have >= n:
            recruit(g, p.seat, n)
        elif have > 0:
            g.ask(p.seat)

    def foresee(self, g: Beyond, o: Outlook) -> i64:
        self.recruit_in_mind(o, self.n.of(g, o.seat))
        return ids.OK

    def recruit_in_mind(self, o: Outlook, n: i64) -> None:
        taken = min(n, o.supply)
        if taken > 0:
            o.supply -= taken
            o.population += taken
            o.changed = True

    def kind(self) -> str:
        return "supply-short"

    def options(self, g: Beyond, p: Perform) -> list[i64]:
        out: list[i64] = []
        have = g.seats[p.seat].stock()
        if leaves_way(g, p, view_of(g, p)):
            out.append(ids.NUMBER)
        taken = view_of(g, p)
        self.recruit_in_mind(taken, have)
        if leaves_way(g, p, taken):
            out.append(ids.NUMBER + have)
        return out if out else [ids.NUMBER, ids.NUMBER + have]

    def why_not(self, g: Beyond, p: Perform, answer: i64) -> Refusal | None:
        fewer = ids.NUMBER <= answer < ids.NUMBER + g.seats[p.seat].stock()
        return no("COMPULSORY_EFFECT") if fewer else None

    def carry_out(self, g: Beyond, p: Perform, answer: i64) -> None:
        recruit(g, p.seat, answer - ids.NUMBER)

    def facts(self, g: Beyond, p: Perform) -> dict[str, object]:
        return {"wanted": int(self.n.of(g, p.seat)), "have": int(g.seats[p.seat].stock())}

    def sentence(self) -> Sentence:
        message = "supply-to-pop" if self.n.counted < 0 else "supply-to-pop-counted"
        return Sentence(message, self.n.told())


class Automate(Effect):
    """The leftmost disc of a track goes to the automation track for good; no disc left: a star
    disc, which is no achievement [beyond.effect.automate, beyond.automate.move,
    beyond.automate.permanent, beyond.automate.past-7].
    """

    def __init__(self, track: i64, n: i64 = 1) -> None:
        self.track: Final[i64] = track
        self.n: Final[i64] = n

    def begin(self, g: Beyond, p: Perform) -> None:
        kinds: i64 = BIT[ids.FOOD] | BIT[ids.ORE] if self.track == ids.EITHER else BIT[self.track]
        check_last_disc(g)
        if self.n == 1:
            take_disc(g, p.seat, kinds, FOR_AUTOMATION, 0)
            return
        for _ in range(self.n):
            g.next(TakeDisc(p.seat, kinds, FOR_AUTOMATION, 0))

    def foresee(self, g: Beyond, o: Outlook) -> i64:
        o.changed = True
        return ids.OK

    def sentence(self) -> Sentence:
        track = "either" if self.track == ids.EITHER else ids.DISC_WORDS[self.track]
        return Sentence("automate", {"track": track, "n": int(self.n)})


ANY_COLUMN: Final = -1


class MoveSupply(Piecemeal):
    """Supply cubes change their column, never to population; only A takes more than it has room
    for [beyond.effect.move_supply].
    """

    def __init__(self, n: i64, rightmost: bool, to: i64) -> None:
        super().__init__(n)
        self.rightmost: Final = rightmost
        self.to: Final[i64] = to  # a column or ANY_COLUMN

    def foresee(self, g: Beyond, o: Outlook) -> i64:
        supply = g.seats[o.seat].supply
        for column in range(ids.COLUMNS):
            if column != self.to and supply[column] > 0:
                o.changed = True
        return ids.OK

    def kind(self) -> str:
        return "supply-move"

    def choices(self, g: Beyond, p: Perform) -> list[i64]:
        return [ids.SHIFT + k for k in range(16) if not self.code(g, p, k)]

    def code(self, g: Beyond, p: Perform, shift: i64) -> str:
        """Why a cube cannot go from the one column to the other."""
        one = shift // 4
        two = shift % 4
        supply = g.seats[p.seat].supply
        if one == two or supply[one] == 0 or (self.to != ANY_COLUMN and two != self.to):
            return "UNKNOWN_OPTION"
        if self.rightmost:
            for column in range(one + 1, ids.COLUMNS):
                if supply[column] > 0:
                    return "UNKNOWN_OPTION"
        if two > 0 and supply[two] >= g.mats[p.seat].capacity[two]:
            return "COLUMN_FULL"
        return ""

    def why_not(self, g: Beyond, p: Perform, answer: i64) -> Refusal | None:
        if ids.SHIFT <= answer < ids.SHIFT + 16:
            return no(self.code(g, p, answer - ids.SHIFT))
        return None

    def choose(self, g: Beyond, p: Perform, answer: i64) -> None:
        supply = g.seats[p.seat].supply
        one = (answer - ids.SHIFT) // 4
        two = (answer - ids.SHIFT) % 4
        supply[one] -= 1
        supply[two] += 1
        if g.log is not None:
            into = ids.COLUMN_WORDS[two]
            g.tell("shifted", p.seat, {"column": ids.COLUMN_WORDS[one], "into": into})

    def sentence(self) -> Sentence:
        into = "any" if self.to == ANY_COLUMN else ids.COLUMN_WORDS[self.to]
        facts: dict[str, object] = {"n": int(self.n), "rightmost": self.rightmost, "into": into}
        return Sentence("move-supply", facts)


class Produce(Effect):
    """Population growth, ore production or trade, as in the production phase but not counting as
    it [beyond.effect.produce].
    """

    def __init__(self, option: i64) -> None:
        self.option: Final[i64] = option

    def begin(self, g: Beyond, p: Perform) -> None:
        if self.option == production.GROW:
            production.grow(g, p.seat)
        elif self.option == production.YIELD:
            production.produce_ore(g, p.seat)
        else:
            g.next(production.Trading(p.seat, False))

    def foresee(self, g: Beyond, o: Outlook) -> i64:
        if self.option == production.GROW:
            n: i64 = len(production.growing(g, o.seat))
            o.population += n
            o.supply -= n
            o.changed = o.changed or n > 0
        elif self.option == production.YIELD:
            n = production.ore_yield(g, o.seat)
            o.ore += n
            o.changed = o.changed or n > 0
        elif o.population > 0 or (o.ore > 0 and o.ships):
            o.changed = True
        return ids.OK

    def sentence(self) -> Sentence:
        return Sentence("produce", {"option": production.PRODUCE_WORDS[self.option]})
