"""What the expansions' pieces are worth in Race for the Galaxy: prestige, goals, new powers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from perihelion.race.pieces import kinds
from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.goals import FIRST_WORTH, LEVEL_WORTH
from perihelion.race.pieces.tiles import FIRSTS, TILES
from perihelion.race.power import Power
from perihelion.race.powers import helping
from perihelion.race.state import Race
from perihelion.tabletop.bits import BIT

if TYPE_CHECKING:
    from perihelion.bots.race.judgement import Judgement

SURE: Final = 0.9
"""How likely it is to keep a goal just reached until the phase is over."""


def prestige_worth(judge: Judgement) -> float:
    """Prestige is a point, and a step towards the leader's bonus while rounds are left."""
    if not judge.g.setup.has(kinds.BRINK_OF_WAR):
        return 0.0
    return 1.0 + 0.08 * min(judge.left, 5.0)


class Goals:
    """How close everybody is to the goals, and how a card would change that. A judgement has it and
    is not known to it: where two point to each other, neither is freed when it is dropped.
    """

    def __init__(self, g: Race, me: int) -> None:
        self.me = me
        self.trial = g.copy()
        self.pieces = self.trial.expansions
        self.open: list[tuple[int, int]] = []  # a goal's place, and what I have to show for it
        for k, goal in enumerate(self.pieces.goals):
            if goal >= FIRSTS or not self.pieces.closed & BIT[goal]:
                self.open.append((k, int(TILES[goal].value(self.trial, me, kinds.ANY))))

    def gain(self, c: int) -> float:
        """The points that a card's goals bring, weighted by how likely they are."""
        seat = self.trial.seats[self.me]
        if not self.open or c in seat.tableau:
            return 0.0
        seat.put(c)
        out = 0.0
        for k, before in self.open:
            out += self._step(k, before)
        seat.leave(c)
        return out

    def _step(self, k: int, before: int) -> float:
        """What has changed for the goal in this place."""
        tile = TILES[self.pieces.goals[k]]
        after = int(tile.value(self.trial, self.me, kinds.ANY))
        least = int(tile.minimum)
        if after == before:
            return 0.0
        if self.pieces.goals[k] < FIRSTS:
            if after >= least:
                return SURE * FIRST_WORTH if before < least else 0.0
            return 0.3 * FIRST_WORTH * (after - before) / least
        others = [i for i in range(len(self.trial.seats)) if i != self.me]
        best = max(int(tile.value(self.trial, i, kinds.ANY)) for i in others)
        ahead = before >= least and before > best
        if after >= least and after > best and not ahead:
            return SURE * LEVEL_WORTH
        if ahead and self.pieces.holders[k] == self.me and (after < least or after < best):
            return -SURE * LEVEL_WORTH
        return 0.2 * (after - before)


def expansion_powers(judge: Judgement, card: Card) -> float:
    """What the powers that came with the expansions may bring."""
    time = max(judge.left - 1.0, 0.0)
    prestige = prestige_worth(judge)
    out = prestige if card.symbol else 0.0
    out += sum(_often(power, prestige) for power in card.powers) * time
    out += sum(_settle(judge, power, time, prestige) for power in card.of_phase[kinds.SETTLE])
    out += (
        sum(_produce(judge, power, card, prestige) for power in card.of_phase[kinds.PRODUCE]) * time
    )
    out += sum(_round(power, time) for power in card.of_phase[kinds.ROUND])
    return out


def _often(power: Power, prestige: float) -> float:
    """What a power brings each round, whatever else the seat has."""
    out = 0.06 if power.mixes else 0.0
    out += 0.25 * prestige if power.explore_prestige else 0.0
    out += 0.12 * int(power.develop_sift)
    out += 0.1 * int(power.settle_sift)
    out += 0.15 if power.tucks else 0.0
    return out


def _settle(judge: Judgement, power: Power, time: float, prestige: float) -> float:
    """Military that depends on other cards, help for single worlds, and more worlds a phase."""
    strength = sum(int(power.military_for(card)) for card in judge.tableau)
    words = 0
    for card in judge.tableau:
        words |= int(card.words)
    out = judge.military_worth(strength + int(power.military_with(words)))
    if time > 1:
        out += 0.0 if judge.conquests() else 0.1
        if isinstance(power, helping.Mercenaries) and judge.conquests():
            out += 0.35 * int(power.cards)
        if isinstance(power, helping.PrestigeMilitary) and judge.conquests():
            out += 0.2 * int(power.strength)
        if isinstance(power, helping.GoodMilitary):
            out += 0.2 * int(power.strength)
        if isinstance(power, helping.SpendGood):
            out += 0.1 * int(power.amount)
    if isinstance(power, helping.PayPower):
        fitting = [w for w in judge.hoped_for() if w.military and power.pays_for(w) != kinds.NO_PAY]
        out += 0.15 * time + 0.4 * len(fitting) if judge.military < 2 else 0.3 * len(fitting)
    out += 0.1 * int(power.pay_discount) * time
    out += 0.15 * prestige * int(power.pay_prestige) * time
    out += 0.8 if isinstance(power, helping.ConquerPeaceful) and judge.military > 2 else 0.0
    out += 0.35 * time if power.second_world else 0.0
    out += 0.6 if power.sneak_world and judge.military > 1 else 0.0
    out += 0.15 * time if power.replaces else 0.0
    out += 0.25 * time if power.settle_good else 0.0
    out += sum(0.2 * prestige * int(power.settle_prestige(w)) for w in judge.hoped_for())
    if judge.g.setup.takeovers:
        out += 0.12 * time * max(judge.military, 0) if power.takeover else 0.0
        out += 0.2 * time if power.prevents else 0.0
    return out


def _produce(judge: Judgement, power: Power, card: Card, prestige: float) -> float:
    """Goods and prestige, per round."""
    out = 0.35 * prestige * int(power.produced_prestige)
    out += 0.2 * prestige * int(power.prestige_for_most(card))
    out += 0.1 if power.produces_for_card else 0.0
    if power.windfall_for_card != kinds.NO_WINDFALL:
        mine = [world.kind for world in judge.tableau if world.windfall]
        fits = any(power.windfall_for_card in (kind, kinds.ANY) for kind in mine)
        out += 0.2 if fits else 0.05
    return out


def _round(power: Power, time: float) -> float:
    """Powers that belong to no phase."""
    out = 0.25 * time if power.chooses_last else 0.0
    out += 0.3 if power.hand_limit else 0.0
    out += 0.1 * time if power.salvages else 0.0
    return out
