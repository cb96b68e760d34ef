"""Actions about levels, dice, the row and two targets at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.step import AnyStep
from perihelion.tiny import ids
from perihelion.tiny.phases.colony import UPGRADES, pay_upgrade, payments, upgrade_code
from perihelion.tiny.phases.dice import DicePick, SomeDice, reroll, turn_die, turnings
from perihelion.tiny.phases.moves import gain, is_top, level_price, mixes, raise_empire, refill
from perihelion.tiny.phases.rule import MIXES, PLANETS, SHIPS, STEPS, TURNED, PickRule, die_code, no
from perihelion.tiny.phases.using import asks
from perihelion.tiny.pieces.chain import Chain
from perihelion.tiny.power import Action, Sentence
from perihelion.tiny.powers.ships import has_target, push_target, target_code, targets
from perihelion.tiny.scoring import is_enough
from perihelion.tiny.state import Tiny

# -- the empire --------------------------------------------------------------


class MixedUpgrade(Action):
    """Raise the empire for its normal price in any mix of energy and culture
    [tiny.planet.lureena].
    """

    def __init__(self) -> None:
        super().__init__(Sentence("mixed-upgrade", {}), PICK_MIX)

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        if is_top(g, chain.who):
            return "MAX_EMPIRE_LEVEL"
        seat = g.seats[chain.who]
        enough = seat.energy + seat.culture >= level_price(g, chain.who)
        return "" if enough else "NOT_ENOUGH_RESOURCES"

    def options(self, g: Tiny, chain: Chain) -> list[i64]:
        return mixes(g, chain.who, level_price(g, chain.who))

    def code(self, g: Tiny, chain: Chain, answer: i64) -> str:
        return "BAD_PAYMENT"

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        raise_empire(g, chain.who, (answer - ids.MIX) // 8, (answer - ids.MIX) % 8)


class CheapUpgrade(Action):
    """Raise the empire for 1 less in one resource, if it is lower than everybody else's; a tie is
    enough with the option, and the rogue's level counts [tiny.planet.mared].
    """

    def __init__(self) -> None:
        super().__init__(Sentence("cheap-upgrade", {}), PICK_PAYMENT)

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
        return "" if self.options(g, chain) else "NOT_ENOUGH_ENERGY"

    def options(self, g: Tiny, chain: Chain) -> list[i64]:
        return payments(g, chain.who, self.price(g, chain.who))

    def code(self, g: Tiny, chain: Chain, answer: i64) -> str:
        return upgrade_code(g, chain.who, answer, self.price(g, chain.who))

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        pay_upgrade(g, chain.who, answer, self.price(g, chain.who))


# -- the row -----------------------------------------------------------------


class OfRow(Action):
    """An action for which a planet of the row is chosen."""

    def bar(self, g: Tiny, chain: Chain, p: i64) -> str:
        """Why this planet of the row may not be chosen; empty if it may."""
        raise NotImplementedError

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        return "" if self.is_possible(g, chain) else "NO_TARGET"

    def named(self, g: Tiny, chain: Chain) -> list[i64]:
        return [ids.PLANET + p for p in g.row if p != ids.NO_PLANET]

    def is_possible(self, g: Tiny, chain: Chain) -> bool:
        for p in g.row:
            if p != ids.NO_PLANET and not self.bar(g, chain, p):
                return True
        return False

    def code(self, g: Tiny, chain: Chain, answer: i64) -> str:
        p = answer - ids.PLANET
        return self.bar(g, chain, p) if p in g.row else "PLANET_NOT_IN_ROW"


class Replace(OfRow):
    """A row planet without any ship leaves the row and the top card of the deck takes its slot; the
    old card goes under the deck [tiny.planet.helios]. With the option it goes out of the game, as
    long as the others are enough for somebody to reach 21 points.
    """

    def __init__(self) -> None:
        super().__init__(Sentence("replace", {}), PICK_EMPTY_PLANET)

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        return super().hurdle(g, chain) if g.deck else "DECK_EMPTY"

    def bar(self, g: Tiny, chain: Chain, p: i64) -> str:
        """A ship of anybody is there, or the planet is needed in the game."""
        for seat in g.seats:
            if seat.on_surface(p) or seat.in_orbit(p):
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

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        old = answer - ids.PLANET
        if g.log is not None:
            g.tell("replaced", chain.who, {"card": g.name(old)})
        refill(g, g.row.index(old))
        if g.setup.helios_removed:
            g.removed.append(old)
        else:
            g.deck.insert(0, old)
            g.marks.buried += 1


# -- dice --------------------------------------------------------------------


class WithDice(Action):
    """An action for which some inactive dice are needed."""

    def __init__(self, message: str, question: AnyStep, least: i64) -> None:
        super().__init__(Sentence(message, {}), question)
        self.least: Final[i64] = least

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        return "" if g.count_inactive() >= self.least else "NOT_ENOUGH_DICE"


class Reroll(WithDice):
    """Reroll any number of the own inactive dice for free; the free reroll of the turn is not
    touched [tiny.planet.zalax].
    """

    def __init__(self) -> None:
        super().__init__("reroll", PICK_REROLL, 1)


class PickReroll(SomeDice):
    """Which dice to reroll for nothing."""

    of_planet = True

    def take(self, g: Tiny, i: i64, picks: list[i64]) -> None:
        reroll(g, i, picks)


class GiveUp(WithDice):
    """Give up two inactive dice for 2 energy and 2 culture [tiny.planet.maia]."""

    def __init__(self) -> None:
        super().__init__("give-up", PICK_GIVE_UP, 2)


class PickGiveUp(DicePick):
    """Which dice to give up: they are out for this turn and cannot be followed."""

    of_planet = True

    def most(self, g: Tiny, i: i64) -> i64:
        return 2

    def take(self, g: Tiny, i: i64, picks: list[i64]) -> None:
        for die in picks:
            g.set_die(die, ids.DISCARDED)
        if g.log is not None:
            g.tell("gave-up", i, {"dice": [int(die + 1) for die in picks]})
        gain(g, i, ids.ENERGY, 2)
        gain(g, i, ids.CULTURE, 2)


class TurnDie(WithDice):
    """Turn an inactive die to any face; the converter has no part in it [tiny.planet.gyore]."""

    def __init__(self) -> None:
        super().__init__("turn-die", PICK_FACE_FOR_DIE, 1)

    def options(self, g: Tiny, chain: Chain) -> list[i64]:
        return turnings(g)

    def code(self, g: Tiny, chain: Chain, answer: i64) -> str:
        return die_code(g, (answer - ids.TURNED) // 6)

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        turn_die(g, chain.who, answer)


# -- two targets -------------------------------------------------------------


class PushTwo(Action):
    """Push two different opposing ships back by 1 each; where there is one target, that one
    [tiny.planet.brumbaugh].
    """

    def __init__(self) -> None:
        super().__init__(Sentence("push-two", {}), PICK_TWO_TARGETS)

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        return "" if has_target(g, chain.who, ids.ANY_TRACK) else "NO_TARGET"


class PickTwoTargets(PickRule):
    """Which ships to push back."""

    answers = SHIPS
    of_planet = True

    def candidates(self, g: Tiny, i: i64) -> list[i64]:
        return targets(g, i, ids.ANY_TRACK)

    def most(self, g: Tiny, i: i64) -> i64:
        return min(2, len(targets(g, i, ids.ANY_TRACK)))

    def code(self, g: Tiny, i: i64, answer: i64) -> str:
        return target_code(g, i, answer, ids.ANY_TRACK)

    def twice(self, g: Tiny, i: i64, answer: i64) -> Refusal | None:
        return no("SAME_SHIP") if answer in self.candidates(g, i) else None

    def take(self, g: Tiny, i: i64, picks: list[i64]) -> None:
        for answer in picks:
            push_target(g, answer, 1)


PICK_MIX: Final = asks("pick-mix", MIXES)
PICK_PAYMENT: Final = asks("pick-payment", UPGRADES)
PICK_EMPTY_PLANET: Final = asks("pick-empty-planet", PLANETS)
PICK_REROLL: Final[PickReroll] = STEPS.know(PickReroll(), "pick-reroll")
PICK_GIVE_UP: Final[PickGiveUp] = STEPS.know(PickGiveUp(), "pick-give-up")
PICK_FACE_FOR_DIE: Final = asks("pick-face-for-die", TURNED)
PICK_TWO_TARGETS: Final[PickTwoTargets] = STEPS.know(PickTwoTargets(), "pick-two-targets")
