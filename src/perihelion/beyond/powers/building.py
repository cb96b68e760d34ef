"""Effects that build ships."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases.moves import launch, pay, take_cubes
from perihelion.beyond.phases.outlook import Outlook, pay_in_mind
from perihelion.beyond.phases.perform import Perform, leaves_way, view_of
from perihelion.beyond.phases.rule import lacking, no
from perihelion.beyond.phases.ships import build_sites, site_code
from perihelion.beyond.power import Cost, Sentence
from perihelion.beyond.powers.piecemeal import Piecemeal
from perihelion.beyond.state import Beyond
from perihelion.tabletop.refusal import Refusal

AT_YARD: Final = 0
AT_DEEP_SPACE: Final = 1
AT_SOL: Final = 2
AT_WORDS: Final = ["yard", "deep_space", "sol"]
"""Where a ship appears: in Sol or a shipyard under control, chosen for each; or only there
[beyond.effect.at, beyond.build.elsewhere]."""

UNDECIDED: Final = -1
"""Instead of a number of ships: not yet decided."""


class Build(Piecemeal):
    """Ships of a level appear one after another, each where its owner likes; control is checked
    once they all stand [beyond.build.several, beyond.build.when-control].
    """

    def __init__(self, n: i64, level: i64, at: i64) -> None:
        super().__init__(n)
        self.level: Final[i64] = level
        self.at: Final[i64] = at

    def sites(self, g: Beyond, i: i64) -> list[i64]:
        if self.at == AT_YARD:
            return build_sites(g, i)
        return [ids.DEEP_SPACE if self.at == AT_DEEP_SPACE else ids.SOL]

    def take_cube(self, g: Beyond, i: i64) -> None:
        """Take the cube that becomes a ship."""
        raise NotImplementedError

    def place(self, g: Beyond, p: Perform, n: i64) -> None:
        """Build `n` ships."""
        if self.at != AT_YARD:
            while n > 0:
                self.choose(g, p, ids.PLACE + self.sites(g, p.seat)[0])
                n -= 1
        g.marks.points = n
        g.next(p.again)

    def kind(self) -> str:
        return "build-site"

    def choices(self, g: Beyond, p: Perform) -> list[i64]:
        return [ids.PLACE + site for site in self.sites(g, p.seat)]

    def why_not(self, g: Beyond, p: Perform, answer: i64) -> Refusal | None:
        if ids.PLACE <= answer < ids.PLACE + ids.PLACES:
            code = site_code(g, p.seat, answer)
            return no(code if code else "NOT_A_BUILD_SITE")
        return no("COMPULSORY_EFFECT") if answer == ids.SKIP else None

    def choose(self, g: Beyond, p: Perform, answer: i64) -> None:
        self.take_cube(g, p.seat)
        launch(g, p.seat, answer - ids.PLACE, self.level)

    def facts(self, g: Beyond, p: Perform) -> dict[str, object]:
        return {"level": int(self.level), "left": int(g.marks.points)}

    def build_in_mind(self, o: Outlook, n: i64) -> None:
        """Ships that would stand there."""
        if n > 0:
            o.changed = True
            o.ships = True
            o.weak = o.weak or self.level < 4
            built = o.built
            if built is None:
                built = []
                o.built = built
            for _ in range(n):
                built.append(4 * (1 if self.at == AT_DEEP_SPACE else 0) + self.level - 1)


class SupplyToShip(Build):
    """Leftmost supply cubes become ships, as many ships as cubes. Where supply is short, population
    may stand in for what is missing, or the effect is skipped [beyond.effect.supply_to_ship,
    beyond.supply.short, beyond.supply.short-options, beyond.optional.supply].
    """

    def __init__(self, n: i64, level: i64, at: i64 = AT_YARD) -> None:
        super().__init__(n, level, at)

    def begin(self, g: Beyond, p: Perform) -> None:
        seat = g.seats[p.seat]
        have = seat.stock()
        if have >= self.n:
            self.place(g, p, self.n)
        elif have + seat.population > 0:
            g.marks.points = UNDECIDED
            g.ask(p.seat)

    def take_cube(self, g: Beyond, i: i64) -> None:
        if g.seats[i].stock() > 0:
            take_cubes(g, i, 1)
        else:
            g.seats[i].population -= 1

    def foresee(self, g: Beyond, o: Outlook) -> i64:
        taken = min(self.n, o.supply)
        o.supply -= taken
        if taken > 0:
            self.build_in_mind(o, taken)
        elif o.population > 0:
            o.changed = True
            o.ships = True
        return ids.OK

    def kind(self) -> str:
        return "build"

    def options(self, g: Beyond, p: Perform) -> list[i64]:
        if g.marks.points != UNDECIDED:
            return self.choices(g, p)
        seat = g.seats[p.seat]
        have = seat.stock()
        all_: list[i64] = [ids.NUMBER] if have > 0 else []
        for n in range(have, min(self.n, have + seat.population) + 1):
            all_.append(ids.NUMBER + n)
        if p.unit == ids.BONUS:
            return all_
        out: list[i64] = []
        for answer in all_:
            o = view_of(g, p)
            from_supply = min(answer - ids.NUMBER, have)
            o.supply -= from_supply
            o.population -= answer - ids.NUMBER - from_supply
            self.build_in_mind(o, answer - ids.NUMBER)
            if leaves_way(g, p, o):
                out.append(answer)
        return out if out else all_

    def why_not(self, g: Beyond, p: Perform, answer: i64) -> Refusal | None:
        if g.marks.points != UNDECIDED:
            return super().why_not(g, p, answer)
        if ids.NUMBER < answer < ids.NUMBER + g.seats[p.seat].stock():
            return no("COMPULSORY_EFFECT")
        if ids.NUMBER < answer <= ids.NUMBER + self.n:
            return lacking(g, p.seat, "NOT_ENOUGH_POPULATION")
        return no("ACTION_CHANGES_NOTHING") if answer == ids.NUMBER else None

    def carry_out(self, g: Beyond, p: Perform, answer: i64) -> None:
        if g.marks.points != UNDECIDED:
            super().carry_out(g, p, answer)
        else:
            self.place(g, p, answer - ids.NUMBER)

    def facts(self, g: Beyond, p: Perform) -> dict[str, object]:
        undecided = g.marks.points == UNDECIDED
        return {
            "level": int(self.level),
            "left": int(self.n if undecided else g.marks.points),
            "short": undecided,
        }

    def sentence(self) -> Sentence:
        return Sentence(
            "supply-to-ship", {"n": int(self.n), "level": int(self.level), "at": AT_WORDS[self.at]}
        )


class PopulationToShip(Build):
    """Population cubes become ships. One that is optional is offered by itself, and what it costs
    is paid only if it is made [beyond.effect.pop_to_ship, beyond.pop.use, beyond.cost.nested,
    beyond.optional.words].
    """

    def __init__(
        self,
        n: i64,
        level: i64,
        at: i64 = AT_YARD,
        optional: bool = False,
        cost: Cost | None = None,
    ) -> None:
        super().__init__(n, level, at)
        self.optional: Final = optional
        self.ore: Final[i64] = 0 if cost is None else cost.ore
        self.returned: Final[i64] = 0 if cost is None else cost.population

    def onward(self, g: Beyond, p: Perform) -> None:
        if not self.payable(g, p):
            g.marks.points = 0
        if g.marks.points > 0 and self.at != AT_YARD and not self.optional:
            self.carry_out(g, p, ids.PLACE + self.sites(g, p.seat)[0])
        else:
            super().onward(g, p)

    def take_cube(self, g: Beyond, i: i64) -> None:
        g.seats[i].population -= 1

    def payable(self, g: Beyond, p: Perform) -> bool:
        seat = g.seats[p.seat]
        return seat.ore >= self.ore and seat.population >= self.returned + 1

    def foresee(self, g: Beyond, o: Outlook) -> i64:
        if self.optional:
            if o.population > self.returned and o.ore >= self.ore:
                o.changed = True
                o.ships = True
            return ids.OK
        for _ in range(self.n):
            code = pay_in_mind(o, self.ore, self.returned)
            if code != ids.OK:
                return code
            if o.population < 1:
                return ids.NOT_ENOUGH_POPULATION
            o.population -= 1
        self.build_in_mind(o, self.n)
        return ids.OK

    def options(self, g: Beyond, p: Perform) -> list[i64]:
        built = self.choices(g, p)
        if not self.optional:
            return built
        if p.unit == ids.BONUS:
            return [*built, ids.SKIP]
        out: list[i64] = []
        o = view_of(g, p)
        pay_in_mind(o, self.ore, self.returned)
        o.population -= 1
        self.build_in_mind(o, 1)
        if leaves_way(g, p, o):
            out.extend(built)
        if leaves_way(g, p, view_of(g, p)):
            out.append(ids.SKIP)
        return out if out else [*built, ids.SKIP]

    def why_not(self, g: Beyond, p: Perform, answer: i64) -> Refusal | None:
        if answer == ids.SKIP and p.unit >= ids.ACTION and self.optional:
            return no("ACTION_CHANGES_NOTHING")
        return super().why_not(g, p, answer)

    def choose(self, g: Beyond, p: Perform, answer: i64) -> None:
        pay(g, p.seat, self.ore, self.returned)
        super().choose(g, p, answer)

    def facts(self, g: Beyond, p: Perform) -> dict[str, object]:
        return {**super().facts(g, p), "cost": int(self.ore), "optional": self.optional}

    def sentence(self) -> Sentence:
        return Sentence(
            "pop-to-ship",
            {
                "n": int(self.n),
                "level": int(self.level),
                "at": AT_WORDS[self.at],
                "optional": self.optional,
                "ore": int(self.ore),
            },
        )
