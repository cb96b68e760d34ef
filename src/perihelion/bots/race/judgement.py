"""What things are worth in Race for the Galaxy, in points, by rule of thumb.

Nothing here looks ahead: a card is worth its printed points and what its powers may bring in the
rounds that are left. The weights were set by hand and checked by matches.
"""

from __future__ import annotations

from typing import Final

from perihelion.bots.race.expansions import Goals, expansion_powers, prestige_worth
from perihelion.race import ids
from perihelion.race.phases.develop import owns, price
from perihelion.race.phases.ending import tableau_end
from perihelion.race.phases.settle_price import helpers, pay_discount, strength, world_price
from perihelion.race.phases.trading import good_price
from perihelion.race.pieces.cards import Card, ConsumePower
from perihelion.race.pieces.kinds import ANY, NO_KIND, NO_PAY, NO_WINDFALL, PRODUCE, SETTLE
from perihelion.race.power import Helper, Power
from perihelion.race.powers.helping import PrestigeMilitary, Ship, Tactics
from perihelion.race.scoring import six_points
from perihelion.race.seat import Seat
from perihelion.race.state import Race

CARD: Final = 0.55
"""Points that an unseen card in hand is worth."""


class Judgement:
    """How one seat sees its own chances in a position."""

    def __init__(self, g: Race, i: int) -> None:
        self.g = g
        self.me = i
        self.seat: Seat = g.seats[i].copy()
        # what is placed now counts from the next phase on, when all powers are fresh again
        self.seat.take_snapshot()
        self.seat.used = []
        self.seat.placed = ids.NO_CARD
        self.seat.actions = 0  # a bonus is for one phase only
        self.left = rounds_left(g)
        self.tableau = [g.cards[c] for c in self.seat.tableau]
        self.sources = sum(
            1.0 if card.production else 0.5 for card in self.tableau if card.kind >= 0
        )
        self.mouths = sum(appetite(power) for card in self.tableau for power in card.consume)
        self.military = int(self.seat.total_military(g.cards, self.seat.tableau))
        self.helpers = [int(c) for c in helpers(g, self.seat)]
        self._worth: dict[str, float] = {}
        self.goals = Goals(g, i) if g.setup.expansions else None
        self.prestige = prestige_worth(self)

    # -- cards in the tableau --------------------------------------------

    def worth(self, c: int) -> float:
        """Points that the card brings once it lies in the tableau."""
        card = self.g.cards[c]
        known = self._worth.get(card.slug)
        if known is None:
            known = self._worth[card.slug] = self._judge(c, card)
        return known

    def _judge(self, c: int, card: Card) -> float:
        out = float(card.points)
        if card.six:
            out += self._six(c, card)
        else:
            out += 0.8 * sum(self._adds_to(six, card) for six in self.tableau if six.six)
        if card.kind != NO_KIND:
            out += self._goods(card)
        if self.goals is not None:
            out += expansion_powers(self, card) + self.goals.gain(c)
        return out + self._powers(card)

    def _six(self, c: int, card: Card) -> float:
        """What it is worth now, and a little for what is still to come."""
        after = self.seat.copy()
        if c not in after.tableau:
            after.put(c)
        coming = sum(self._adds_to(card, self.g.cards[h]) for h in self.seat.hand if h != c)
        return float(six_points(self.g.cards, after, card)) + min(0.25 * coming, 0.3 * self.left)

    def _adds_to(self, six: Card, card: Card) -> float:
        """What a card adds to a 6-cost development."""
        for line in six.lines:
            worth = line.worth(card)
            if worth:
                return float(worth)
        strength = sum(power.military for power in card.of_phase[SETTLE])
        return float(sum(line.flat(0, strength, 0) for line in six.lines))

    def _goods(self, card: Card) -> float:
        """The goods of a world: worth more with powers to consume them, if there is time."""
        good = CARD * int(card.kind + 2) * 0.8
        if self.mouths > self.sources:
            good = max(good, 1.6)
        cycles = max(self.left - 1.0, 0.0) / 2.6
        if card.windfall:
            return good * (0.9 if self.left > 1 else 0.2) + 0.25 * good * max(cycles - 1.0, 0.0)
        return good * 0.8 * cycles

    def _powers(self, card: Card) -> float:
        time = max(self.left - 1.0, 0.0)
        out = time * every_round_of(card)
        out += sum(self._settle(power, time) for power in card.of_phase[SETTLE])
        out += sum(self._consume(power, time) for power in card.consume)
        return out + time * sum(self._produce(power) for power in card.of_phase[PRODUCE])

    def _settle(self, power: Power, time: float) -> float:
        """Strength and discounts, judged by the worlds in hand."""
        out = self.military_worth(int(power.military))
        for world in self.hoped_for():
            out += weigh((0.2 * CARD, power.settle_discount(world)))
            out += weigh((0.25, power.military_against(world)))
        if self.goals is None and self.military < 2:
            out += 0.15 * time if isinstance(power, Helper) and power.pays else 0.0
        if time > 1:
            out += 1.0 if isinstance(power, Ship) else 0.0
            if isinstance(power, Tactics) and self.conquests():
                out += weigh((0.3, power.strength))
        return out

    def military_worth(self, amount: int) -> float:
        """More strength helps a seat that has some, or has something to conquer."""
        eager = 0.2 + 0.25 * min(self.conquests(), 3) + 0.12 * max(min(self.military, 4), 0)
        return amount * eager * min(self.left, 6.0) / 6.0

    def conquests(self) -> int:
        """How many military worlds are in hand."""
        return sum(1 for world in self.hoped_for() if world.military)

    def hoped_for(self) -> list[Card]:
        """The worlds in hand."""
        cards = self.g.cards
        return [cards[c] for c in self.seat.hand if cards[c].world]

    def _consume(self, power: ConsumePower, time: float) -> float:
        """Consume powers are worth something as long as there are goods for them."""
        if power.most_cards or power.antes:
            return 0.25 * time
        if not power.least_goods:
            return weigh((0.15 * time, power.draws(0)), (0.3 * time, power.vp(0)))
        takes = power.takes(3) if power.least_goods <= 3 else 1
        reward = weigh((1.6, power.vp(takes)), (CARD, power.draws(takes)))
        reward += weigh((1.3 * self.prestige, power.prestige(takes)))
        if power.pays_price:
            reward = 1.5
        hungry = self.sources + 0.7 > self.mouths
        fed = (1.0 if hungry else 0.35) * (1.0 if self._fitting(power) else 0.3)
        return reward * fed * min(time / 3.0, 2.0) * 0.7

    def _fitting(self, power: ConsumePower) -> bool:
        """Whether the seat has, or may soon have, goods that the power takes."""
        hand = [self.g.cards[c] for c in self.seat.hand]
        return any(card.kind != NO_KIND and power.fits(card.kind) for card in self.tableau + hand)

    def _produce(self, power: Power) -> float:
        """Goods on windfall worlds and cards for goods, per round."""
        out = 0.0
        if power.windfall != NO_WINDFALL:
            mine = [world.kind for world in self.tableau if world.windfall]
            out += 0.35 if any(power.windfall in (kind, ANY) for kind in mine) else 0.1
        for world in self.tableau:
            out += weigh((0.15, power.draw_for_world(world)))
            if world.kind != NO_KIND:
                out += weigh((0.1, power.draw_for_good(world.kind)))
                out += weigh((0.06, power.draw_for_kinds))
        return out

    # -- cards in the hand -----------------------------------------------

    def price(self, c: int) -> int | None:
        """Cards to pay for it with the tableau as it is; None if it is out of reach."""
        card = self.g.cards[c]
        if not card.world:
            return None if owns(self.g, self.seat, c) else int(price(self.g, self.seat, c))
        if not card.military:
            cost = int(world_price(self.g, self.seat, c, []))
            return min(cost, 2) if cost > 2 and self._freed(c) else cost
        missing = int(card.number - strength(self.g, self.seat, c))
        if self.shortage(c) <= 0:
            return min(max(missing, 0), self._hired())
        if pay_discount(self.g, self.seat, c, []) != NO_PAY:
            return int(world_price(self.g, self.seat, c, []))
        return None

    def _freed(self, c: int) -> bool:
        """Whether a card of the tableau can make this non-military world cost nothing."""
        for h in self.helpers:
            helper = self.g.cards[h].helper
            if isinstance(helper, Ship) and helper.cheapens(self.g.cards[c]):
                return True
            if 0 <= helper.defense(self.g.cards[c]) <= strength(self.g, self.seat, c):
                return True
        return False

    def _hired(self) -> int:
        """How much strength hand cards can buy, one card left over."""
        most = sum(int(self.g.cards[h].helper.hires(self.seat, h)) for h in self.helpers)
        return max(min(most, len(self.seat.hand) - 1), 0)

    def shortage(self, c: int) -> int:
        """Military missing to conquer the world, with everything the seat may spend on it."""
        short = int(self.g.cards[c].number - strength(self.g, self.seat, c))
        if short <= 0:
            return short
        for h in self.helpers:
            helper = self.g.cards[h].helper
            spends = isinstance(helper, PrestigeMilitary) and self.seat.prestige > 0
            if spends or isinstance(helper, Tactics):
                short -= int(helper.strength)
        return max(short - self._hired(), 0)

    def keep(self, c: int) -> float:
        """How much the card is worth keeping, compared with others."""
        card = self.g.cards[c]
        paid = self.price(c)
        if paid is None:
            if not card.world:
                return 0.0
            return max(self.worth(c), 0.0) * 0.55 ** max(self.shortage(c), 1)
        beyond = max(paid - len(self.seat.hand) + 1, 0)
        out = max(self.worth(c) - CARD * paid, 0.05 * self.worth(c))
        return out * 0.85**beyond * (0.4 if self.left <= 1 and beyond else 1.0)

    def price_of_good(self, world: int) -> int:
        """Cards for the good on this world, sold."""
        return int(good_price(self.g, self.seat, world, True))


def weigh(*amounts: tuple[float, int]) -> float:
    """The sum of amounts, each with its weight."""
    return sum(weight * amount for weight, amount in amounts)


def every_round(power: Power) -> float:
    """What a power brings its owner each round, whatever else they have."""
    return weigh(
        (0.06, power.see),
        (0.16, power.keep),
        (0.19, power.develop_start),
        (0.19, power.develop_discount),
        (0.19, power.develop_after),
        (0.17, power.settle_after),
        (0.2, power.produced_draw),
        (0.2, power.produce_draw),
        *((0.05, power.price(kind, False)) for kind in range(ANY)),
        *((0.05, power.draw_for_most(kind)) for kind in range(ANY)),
    )


_EVERY_ROUND: Final[dict[Card, float]] = {}


def every_round_of(card: Card) -> float:
    """The same for all powers of a card, worked out once."""
    known = _EVERY_ROUND.get(card)
    if known is None:
        known = _EVERY_ROUND[card] = sum(every_round(power) for power in card.powers)
    return known


def appetite(power: ConsumePower) -> float:
    """How many goods a power consumes in a usual phase."""
    if not power.least_goods:
        return 0.0
    return float(min(power.takes(3) if power.least_goods <= 3 else 0, 2))


def rounds_left(g: Race) -> float:
    """A guess at how many rounds are left, including this one."""
    missing = min(int(tableau_end(g, seat.tableau)) - len(seat.tableau) for seat in g.seats)
    by_tableau = missing / 1.05
    by_pool = int(g.pool) / (1.6 * len(g.seats))
    return max(min(by_tableau, by_pool), 1.0)
