"""How the greedy bot places worlds in Race for the Galaxy, and takes them over."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from perihelion.bots.race.judgement import CARD, Judgement
from perihelion.race import ids
from perihelion.race.phases import declare, settle_price
from perihelion.race.phases.extra_worlds import bar_replacement, extra_worlds
from perihelion.race.phases.military_summary import prevents
from perihelion.race.phases.strengths import advantage, fighters, takeover_power
from perihelion.race.pieces.expansions import Attack
from perihelion.race.power import Helper
from perihelion.race.powers import helping
from perihelion.race.state import Race

_TOLLS: Final[dict[type[Helper], float]] = {
    helping.Ship: 2.0,
    helping.Tactics: 1.6,
    helping.GoodMilitary: 1.3,
    helping.PrestigeMilitary: 1.3,
    helping.SpendGood: 1.2,
}
"""What each kind of help costs, in points; mercenaries and the like are counted card by card."""


class Way:
    """A way to place a world: the cards that help, conquest or payment, and the toll in points."""

    def __init__(self, chosen: list[int], mode: int, toll: float) -> None:
        self.chosen = chosen
        self.mode = mode
        self.toll = toll


def best_way(g: Race, i: int, c: int, have: int, conquest: bool = False) -> Way | None:
    """The cheapest way to place the world with `have` other cards and as few helpers as possible;
    None if three helpers are not enough.
    """
    able = [int(h) for h in settle_price.helpers(g, g.seats[i]) if not g.cards[h].helper.pays]
    modes = [ids.CONQUER] if conquest else [ids.CONQUER, ids.PAY]
    best: Way | None = None
    for size in range(min(len(able), 3) + 1):
        for chosen in combinations(able, size):
            for mode in modes:
                picked = list(chosen)
                if settle_price.bar_mode(g, i, c, picked, mode, have) is None:
                    cost = _toll(g, i, c, picked, mode)
                    if best is None or cost < best.toll:
                        best = Way(picked, mode, cost)
        if best is not None and best.toll <= 2.0:
            break
    return best


def _toll(g: Race, i: int, c: int, chosen: list[int], mode: int) -> float:
    """What placing a world this way costs, in points."""
    seat = g.seats[i]
    out = 0.0
    hires = False
    for h in chosen:
        helper = g.cards[h].helper
        out += _TOLLS.get(type(helper), 0.0)
        if isinstance(helper, helping.ConquerPeaceful):
            out += int(g.cards[h].points) + CARD * int(g.cards[h].number)
        hires = hires or isinstance(helper, helping.Mercenaries)
    if mode == ids.PAY:
        return out + CARD * int(settle_price.world_price(g, seat, c, chosen))
    if hires:
        others = [h for h in chosen if not isinstance(g.cards[h].helper, helping.Mercenaries)]
        have = settle_price.strength(g, seat, c) + settle_price.reachable(g, i, others, 0)
        out += CARD * int(max(settle_price.defense_of(g, c, chosen) - have, 0))
    return out


def profit(g: Race, i: int, judge: Judgement, c: int, conquest: bool = False) -> float:
    """What placing this world from the hand brings, less its toll."""
    way = best_way(g, i, c, len(g.seats[i].hand) - 1, conquest)
    return judge.worth(c) - way.toll if way is not None else -1.0


def choose_world(g: Race, i: int, judge: Judgement) -> int:
    """The world with the highest profit, if any has one. Tactics are kept for another day; nothing
    is placed if a takeover would bring more.
    """
    values = {ids.PASS: max(takeover_gain(g, i, judge), 0.0), ids.PASS_LATER: -1.0}

    def value(c: int) -> float:
        return values[c] if c in values else profit(g, i, judge, c)

    return max(g.options(i), key=value)


def choose_way(g: Race, i: int, judge: Judgement) -> int:
    """The next answer of the cheapest way; if it is not offered, the first that is."""
    seat, options = g.seats[i], g.options(i)
    conquest = g.asking(i).word() == "sneak-method"
    way = best_way(g, i, seat.placed, len(seat.hand), conquest)
    if way is not None:
        wanted = [h for h in way.chosen if h not in g.given[i]]
        said = wanted[0] if wanted else way.mode
        if said in options:
            return said
    return next((mode for mode in (ids.CONQUER, ids.PAY) if mode in options), options[0])


# -- after the first world ---------------------------------------------------


def choose_extra(g: Race, i: int, judge: Judgement) -> int:
    """The best of what can still be done in the phase, or the end of the turn."""

    def value(answer: int) -> float:
        if answer == ids.STOP:
            return 0.3
        if answer == ids.SECOND_WORLD:
            return max(profit(g, i, judge, c) for c in extra_worlds(g, i, ids.SECOND_WORLD))
        if answer == ids.SNEAK_ATTACK:
            worlds = extra_worlds(g, i, ids.SNEAK_ATTACK)
            return max(profit(g, i, judge, c, conquest=True) for c in worlds) - 1.5
        if answer == ids.REPLACE:
            return max(
                replacing(judge, old, new)
                for old in g.seats[i].tableau
                for new in fitting(g, i, old)
            )
        return sure_gain(g, i, judge, answer)

    return max(g.options(i), key=value)


def choose_extra_world(g: Race, i: int, judge: Judgement) -> int:
    """The best further world."""
    sneak = g.asking(i).kind() == "settle-sneak"
    return max(g.options(i), key=lambda c: profit(g, i, judge, c, conquest=sneak))


def fitting(g: Race, i: int, old: int) -> list[int]:
    """The worlds of the hand that can take the place of this one."""
    seat = g.seats[i]
    return [int(c) for c in seat.hand if bar_replacement(g, seat, old, c) is None]


def replacing(judge: Judgement, old: int, new: int) -> float:
    """What replacing one world by another brings."""
    lost = int(judge.g.cards[old].points) + (0.5 if judge.seat.has_good(old) else 0.0)
    return judge.worth(new) + judge.prestige - lost - 2.0


def choose_old(g: Race, i: int, judge: Judgement) -> int:
    """The world whose replacement brings most."""

    def value(old: int) -> float:
        return max(replacing(judge, old, new) for new in fitting(g, i, old))

    return max(g.options(i), key=value)


def choose_new(g: Race, i: int, judge: Judgement) -> int:
    """The best of the worlds that fit."""
    return max(g.options(i), key=judge.worth)


# -- takeovers ---------------------------------------------------------------


def sure_targets(g: Race, i: int, source: int) -> list[int]:
    """The worlds that would surely fall to this power: whatever the owner may still add, and with
    nobody able to call the attack off.
    """
    for k, seat in enumerate(g.seats):
        if k != i and prevents(g, seat):
            return []
    out: list[int] = []
    for world in declare.targets(g, i, source):
        fleet = ids.NO_CARD if g.cards[world].military else declare.fleet_card(g, g.seats[i])
        owner = declare.owner_of(g, world)
        more = settle_price.reachable(g, owner, fighters(g, owner, True), len(g.seats[owner].hand))
        if advantage(g, Attack(i, source, world, owner, fleet)) >= more:
            out.append(int(world))
    return out


def _spoils(g: Race, i: int, judge: Judgement, source: int, world: int) -> float:
    """What the world brings, or its loss to the owner, less what the power costs."""
    power = takeover_power(g, source)
    assert power is not None
    card = g.cards[world]
    harm = (int(card.points) + 1.0) / (len(g.seats) - 1)
    out = harm + judge.prestige * int(power.takeover_reward - power.takeover_cost)
    if not power.takeover_destroys:
        out += judge.worth(world)
    if power.takeover_discards:
        out -= int(g.cards[source].points) + 0.8
    if not card.military:
        fleet = g.cards[declare.fleet_card(g, g.seats[i])]
        out -= int(fleet.points) + CARD * int(fleet.number)
    return out


def sure_gain(g: Race, i: int, judge: Judgement, source: int) -> float:
    """The best that this power would surely bring now; below 0 if nothing is sure."""
    spoils = [_spoils(g, i, judge, source, world) for world in sure_targets(g, i, source)]
    return max(spoils, default=-1.0)


def takeover_gain(g: Race, i: int, judge: Judgement) -> float:
    """The best that any takeover power would surely bring now."""
    if not g.setup.takeovers:
        return -1.0
    able = [
        c for c in declare.takeover_powers(g, g.seats[i]) if declare.bar_takeover(g, i, c) is None
    ]
    return max((sure_gain(g, i, judge, c) for c in able), default=-1.0)


def choose_target(g: Race, i: int, judge: Judgement) -> int:
    """The target that brings most, of those that will surely fall."""
    source = int(g.asking(i).word().split()[-1])
    sure = sure_targets(g, i, source)
    among = [world for world in g.options(i) if world in sure] or g.options(i)
    return max(among, key=lambda world: _spoils(g, i, judge, source, world))


def add_nothing(g: Race, i: int, judge: Judgement) -> int:
    """Attacks are declared only where they succeed anyway."""
    return ids.DONE


def prevent(g: Race, i: int, judge: Judgement) -> int:
    """Call off an attack on the seat's own world if it would succeed."""
    for n, attack in enumerate(g.expansions.attacks):
        if attack.owner == i and advantage(g, attack) >= 0 and ids.NUMBER + n in g.options(i):
            return ids.NUMBER + n
    return ids.PASS


def defend(g: Race, i: int, judge: Judgement) -> int:
    """Add what it takes, hand cards before anything else."""
    options = g.options(i)
    if ids.DONE in options:
        return ids.DONE
    able = [c for c in options if c != ids.PASS]
    return min(able, key=lambda c: _defense_toll(g, c), default=ids.PASS)


def _defense_toll(g: Race, c: int) -> float:
    helper = g.cards[c].helper
    if isinstance(helper, helping.Mercenaries):
        return 0.5 * int(helper.cards)
    return 2.0 if isinstance(helper, helping.Tactics) else 1.5
