"""Actions about levels, dice, the row and two targets at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.step import AnyStep
from perihelion.tiny import ids
from perihelion.tiny.phases.colony import (
    is_upgrade,
    pay_upgrade,
    payments,
    upgrade_code,
)
from perihelion.tiny.phases.dice import DicePick, reroll, turn_die, turnings
from perihelion.tiny.phases.moves import (
    draw_planet,
    gain,
    is_top,
    level_price,
    push_back,
    raise_empire,
)
from perihelion.tiny.phases.rule import STEPS, PickRule, die_code, is_mix, is_ship, is_turned, no
from perihelion.tiny.phases.using import PlanetQuestion, is_at_work, planet_of
from perihelion.tiny.pieces.chain import Chain
from perihelion.tiny.power import Action, Sentence
from perihelion.tiny.powers.ships import has_target, target_code, targets
from perihelion.tiny.scoring import is_enough
from perihelion.tiny.state import Tiny

# -- the empire --------------------------------------------------------------


class MixedUpgrade(Action):
    """Raise the empire for its normal price in any mix of energy and culture
    [tiny.planet.lureena].
    """

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        if is_top(g, chain.who):
            return "MAX_EMPIRE_LEVEL"
        seat = g.seats[chain.who]
        enough = seat.energy + seat.culture >= level_price(g, chain.who)
        return "" if enough else "NOT_ENOUGH_RESOURCES"

    def question(self) -> AnyStep:
        return PICK_MIX

    def options(self, g: Tiny, chain: Chain) -> list[i64]:
        seat = g.seats[chain.who]
        price = level_price(g, chain.who)
        out: list[i64] = []
        for energy in range(price + 1):
            if energy <= seat.energy and price - energy <= seat.culture:
                out.append(ids.MIX + 8 * energy + price - energy)
        return out

    def why_not(self, g: Tiny, chain: Chain, answer: i64) -> Refusal | None:
        return no("BAD_PAYMENT") if is_mix(answer) else None

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        raise_empire(g, chain.who, (answer - ids.MIX) // 8, (answer - ids.MIX) % 8)

    def sentence(self) -> Sentence:
        return Sentence("mixed-upgrade", {})


class CheapUpgrade(Action):
    """Raise the empire for 1 less in one resource, if it is lower than everybody else's; a tie is
    enough with the option, and the rogue's level counts [tiny.planet.mared].
    """

    def price(self, g: Tiny, i: i64) -> i64:
        return level_price(g, i) - 1

    def is_lowest(self, g: Tiny, i: i64) -> bool:
        """Whether everybody else's empire is higher."""
        own = g.seats[i].level
        for k in g.others(i):
            other = g.seats[k].level
            if other < own or (other == own and not g.setup.mared_tie_allowed):
                return False
        return True

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        if is_top(g, chain.who):
            return "MAX_EMPIRE_LEVEL"
        if not self.is_lowest(g, chain.who):
            return "NOT_LOWEST_EMPIRE"
        return "" if payments(g, chain.who, self.price(g, chain.who)) else "NOT_ENOUGH_ENERGY"

    def question(self) -> AnyStep:
        return PICK_PAYMENT

    def options(self, g: Tiny, chain: Chain) -> list[i64]:
        return payments(g, chain.who, self.price(g, chain.who))

    def why_not(self, g: Tiny, chain: Chain, answer: i64) -> Refusal | None:
        if not is_upgrade(answer):
            return None
        return no(upgrade_code(g, chain.who, answer, self.price(g, chain.who)))

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        pay_upgrade(g, chain.who, answer, self.price(g, chain.who))

    def sentence(self) -> Sentence:
        return Sentence("cheap-upgrade", {})


# -- the row -----------------------------------------------------------------


class Replace(Action):
    """A row planet without any ship leaves the row and the top card of the deck takes its slot; the
    old card goes under the deck [tiny.planet.helios]. With the option it goes out of the game, as
    long as the others are enough for somebody to reach 21 points.
    """

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        if not g.deck:
            return "DECK_EMPTY"
        return "" if self.options(g, chain) else "NO_TARGET"

    def question(self) -> AnyStep:
        return PICK_EMPTY_PLANET

    def options(self, g: Tiny, chain: Chain) -> list[i64]:
        out: list[i64] = []
        for p in g.row:
            if p != ids.NO_PLANET and not self.code(g, p):
                out.append(ids.PLANET + p)
        return out

    def code(self, g: Tiny, p: i64) -> str:
        """Why a planet of the row cannot be replaced: a ship of anybody is there, or it is needed
        in the game.
        """
        for seat in g.seats:
            if p in seat.where:
                return "PLANET_OCCUPIED"
        needed = g.setup.helios_removed and not self.is_spare(g, p)
        return "TOO_FEW_PLANETS" if needed else ""

    def is_spare(self, g: Tiny, p: i64) -> bool:
        """Whether the game can end without this planet."""
        points: i64 = -g.planets[p].vp
        for k in range(ids.PLANETS):
            if k not in g.removed:
                points += g.planets[k].vp
        return is_enough(points, len(g.seats))

    def why_not(self, g: Tiny, chain: Chain, answer: i64) -> Refusal | None:
        p = planet_of(answer)
        if p == ids.NO_PLANET:
            return None
        return no(self.code(g, p) if p in g.row else "PLANET_NOT_IN_ROW")

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        old = answer - ids.PLANET
        slot = g.row.index(old)
        g.row[slot] = draw_planet(g)
        if g.setup.helios_removed:
            g.removed.append(old)
        else:
            g.deck.insert(0, old)
            g.marks.buried += 1
        if g.log is not None:
            g.tell("replaced", chain.who, {"card": g.name(old)})
            g.tell("refilled", ids.NO_SEAT, {"card": g.name(g.row[slot]), "slot": int(slot + 1)})

    def sentence(self) -> Sentence:
        return Sentence("replace", {})


# -- dice --------------------------------------------------------------------


class Reroll(Action):
    """Reroll any number of the own inactive dice for free; the free reroll of the turn is not
    touched [tiny.planet.zalax].
    """

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        return "" if g.count_inactive() > 0 else "NOT_ENOUGH_DICE"

    def question(self) -> AnyStep:
        return PICK_REROLL

    def sentence(self) -> Sentence:
        return Sentence("reroll", {})


class PickReroll(DicePick):
    """Which dice to reroll for nothing."""

    def word(self) -> str:
        return "pick-reroll"

    def least(self, g: Tiny, i: i64) -> i64:
        return 1

    def most(self, g: Tiny, i: i64) -> i64:
        return g.count_inactive()

    def take(self, g: Tiny, i: i64, picks: list[i64]) -> None:
        reroll(g, i, picks)

    def stands(self, g: Tiny, i: i64) -> bool:
        return is_at_work(g, self)


class GiveUp(Action):
    """Give up two inactive dice for 2 energy and 2 culture [tiny.planet.maia]."""

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        return "" if g.count_inactive() > 1 else "NOT_ENOUGH_DICE"

    def question(self) -> AnyStep:
        return PICK_GIVE_UP

    def sentence(self) -> Sentence:
        return Sentence("give-up", {})


class PickGiveUp(DicePick):
    """Which dice to give up: they are out for this turn and cannot be followed."""

    def word(self) -> str:
        return "pick-give-up"

    def most(self, g: Tiny, i: i64) -> i64:
        return 2

    def take(self, g: Tiny, i: i64, picks: list[i64]) -> None:
        for die in picks:
            g.states[die] = ids.DISCARDED
        if g.log is not None:
            g.tell("gave-up", i, {"dice": [int(die + 1) for die in picks]})
        gain(g, i, ids.ENERGY, 2)
        gain(g, i, ids.CULTURE, 2)

    def stands(self, g: Tiny, i: i64) -> bool:
        return is_at_work(g, self)


class TurnDie(Action):
    """Turn an inactive die to any face; the converter has no part in it [tiny.planet.gyore]."""

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        return "" if g.count_inactive() > 0 else "NOT_ENOUGH_DICE"

    def question(self) -> AnyStep:
        return PICK_FACE_FOR_DIE

    def options(self, g: Tiny, chain: Chain) -> list[i64]:
        return turnings(g)

    def why_not(self, g: Tiny, chain: Chain, answer: i64) -> Refusal | None:
        return no(die_code(g, (answer - ids.TURNED) // 6)) if is_turned(answer) else None

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        turn_die(g, chain.who, answer)

    def sentence(self) -> Sentence:
        return Sentence("turn-die", {})


# -- two targets -------------------------------------------------------------


class PushTwo(Action):
    """Push two different opposing ships back by 1 each; where there is one target, that one
    [tiny.planet.brumbaugh].
    """

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        return "" if has_target(g, chain.who, ids.ANY_TRACK) else "NO_TARGET"

    def question(self) -> AnyStep:
        return PICK_TWO_TARGETS

    def sentence(self) -> Sentence:
        return Sentence("push-two", {})


class PickTwoTargets(PickRule):
    """Which ships to push back."""

    def word(self) -> str:
        return "pick-two-targets"

    def candidates(self, g: Tiny, i: i64) -> list[i64]:
        return targets(g, i, ids.ANY_TRACK)

    def most(self, g: Tiny, i: i64) -> i64:
        return min(2, len(targets(g, i, ids.ANY_TRACK)))

    def why_not(self, g: Tiny, i: i64, answer: i64) -> Refusal | None:
        return no(target_code(g, i, answer, ids.ANY_TRACK)) if is_ship(answer) else None

    def twice(self, g: Tiny, i: i64, answer: i64) -> Refusal | None:
        return Refusal("SAME_SHIP", {}) if answer in self.candidates(g, i) else None

    def take(self, g: Tiny, i: i64, picks: list[i64]) -> None:
        for answer in picks:
            push_back(g, (answer - ids.SHIP) // 4, (answer - ids.SHIP) % 4, 1)

    def concerns(self, answer: i64) -> bool:
        return is_ship(answer)

    def stands(self, g: Tiny, i: i64) -> bool:
        return is_at_work(g, self)


PICK_MIX: Final[PlanetQuestion] = STEPS.know(PlanetQuestion("pick-mix"))
PICK_PAYMENT: Final[PlanetQuestion] = STEPS.know(PlanetQuestion("pick-payment"))
PICK_EMPTY_PLANET: Final[PlanetQuestion] = STEPS.know(PlanetQuestion("pick-empty-planet"))
PICK_REROLL: Final[PickReroll] = STEPS.know(PickReroll())
PICK_GIVE_UP: Final[PickGiveUp] = STEPS.know(PickGiveUp())
PICK_FACE_FOR_DIE: Final[PlanetQuestion] = STEPS.know(PlanetQuestion("pick-face-for-die"))
PICK_TWO_TARGETS: Final[PickTwoTargets] = STEPS.know(PickTwoTargets())
