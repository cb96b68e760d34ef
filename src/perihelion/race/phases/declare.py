"""Phase III, declaring a takeover: power, target, and the temporary military spent on it.

A takeover is a try to conquer a military world that lies in another tableau [race.takeover.what].
If takeovers are off, only these powers rest; everything else their cards do goes on
[race.takeover.off.rest-works].
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.phases import strengths
from perihelion.race.phases.prestige import free_prestige, spend
from perihelion.race.phases.rule import STEPS, CardRule, Rule, is_card
from perihelion.race.phases.settle_how import take_help
from perihelion.race.phases.settle_price import reachable, source_of
from perihelion.race.pieces.expansions import Attack
from perihelion.race.pieces.kinds import REBEL
from perihelion.race.power import Power
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.tabletop.refusal import Barred, Refusal

TARGET_FAULTS: Final = [
    "TARGET_IS_OWN",
    "TARGET_NOT_A_WORLD",
    "TARGET_JUST_PLACED",
    "TARGET_NOT_VULNERABLE",
    "TARGET_NOT_MILITARY",
    "TARGET_NOT_REBEL",
    "POWER_NOT_ACTIVE",
]
"""What can be wrong with a target; of several reasons the first is given
[race.takeover.declare.code-order].
"""


def takeover_powers(g: Race, seat: Seat) -> list[i64]:
    """The cards with a takeover power that were there when the phase began
    [race.takeover.needs-power, race.takeover.off, race.takeover.declare.new-cards-inactive].
    """
    if not g.setup.takeovers:
        return []
    return [c for c in seat.snapshot if may_attack(g, seat, c)]


def may_attack(g: Race, seat: Seat, c: i64) -> bool:
    """Whether the card has a takeover power to offer; one that is discarded for it must still be
    there [race.power.left-tableau].
    """
    power = strengths.takeover_power(g, c)
    return power is not None and (not power.takeover_discards or c in seat.tableau)


def owner_of(g: Race, world: i64) -> i64:
    """Whose tableau the world lies in, or NO_CARD."""
    for i in range(len(g.seats)):
        if world in g.seats[i].tableau:
            return i
    return ids.NO_CARD


def fleet_card(g: Race, seat: Seat) -> i64:
    """A card that can be discarded to reach a non-military world, or NO_CARD
    [race.takeover.fleet].
    """
    for c in seat.snapshot:
        if g.cards[c].helper.peaceful_takeover and c in seat.tableau and c not in seat.used:
            return c
    return ids.NO_CARD


def fleet_asleep(g: Race, seat: Seat) -> i64:
    """Such a card that came only in this phase or was used in it, or NO_CARD."""
    for c in [*seat.tableau, *seat.snapshot]:
        if g.cards[c].helper.peaceful_takeover:
            return c
    return ids.NO_CARD


def rebel_military(g: Race, seat: Seat) -> i64:
    """How many Rebel military worlds the seat had when the phase began."""
    n: i64 = 0
    for c in seat.snapshot:
        if g.cards[c].military and g.cards[c].words & REBEL:
            n += 1
    return n


def is_vulnerable(g: Race, seat: Seat, power: Power) -> bool:
    """Whether the seat, as it was when the phase began, is open to this power
    [race.takeover.vulnerable.snapshot, race.takeover.vulnerable.some,
    race.takeover.vulnerable.none].
    """
    words: i64 = 0
    for c in seat.snapshot:
        words |= g.cards[c].words
    military = seat.total_military(g.cards, seat.snapshot)
    return power.vulnerable(rebel_military(g, seat), words, military)


def bar_target(g: Race, i: i64, source: i64, world: i64) -> Refusal | None:
    """Why this world cannot be attacked with this power; the order of reasons is fixed
    [race.takeover.declare.code-order, race.takeover.target.world,
    race.takeover.target.military, race.takeover.target.any-owner,
    race.takeover.declare.just-placed, race.takeover.fleet].
    """
    power = strengths.takeover_power(g, source)
    owner = owner_of(g, world)
    if owner == i:
        return Refusal("TARGET_IS_OWN", {"card": g.name(world)})
    if power is None or owner == ids.NO_CARD or not g.cards[world].world:
        return Refusal("TARGET_NOT_A_WORLD", {"card": g.name(world)})
    if world not in g.seats[owner].snapshot:
        return Refusal("TARGET_JUST_PLACED", {"card": g.name(world)})
    if not is_vulnerable(g, g.seats[owner], power):
        return Refusal("TARGET_NOT_VULNERABLE", {"card": g.name(world), "source": g.name(source)})
    unreached = not g.cards[world].military and fleet_card(g, g.seats[i]) == ids.NO_CARD
    asleep = fleet_asleep(g, g.seats[i])
    if unreached and asleep == ids.NO_CARD:
        return Refusal("TARGET_NOT_MILITARY", {"card": g.name(world)})
    if power.takeover_only_rebels and not g.cards[world].words & REBEL:
        return Refusal("TARGET_NOT_REBEL", {"card": g.name(world)})
    if unreached:
        return Refusal("POWER_NOT_ACTIVE", {"card": g.name(asleep)})
    return None


def targets(g: Race, i: i64, source: i64) -> list[i64]:
    """Every world that can be attacked with this power."""
    out: list[i64] = []
    for k in range(len(g.seats)):
        if k != i:
            for world in g.seats[k].tableau:
                if bar_target(g, i, source, world) is None:
                    out.append(world)
    return out


def bar_takeover(g: Race, i: i64, source: i64) -> Refusal | None:
    """Why no takeover can be declared with this card [race.takeover.needs-power,
    race.takeover.declare.who, race.takeover.declare.two].
    """
    seat = g.seats[i]
    power = strengths.takeover_power(g, source)
    if power is not None and not g.setup.takeovers:
        return Refusal("TAKEOVERS_OFF", {})
    if power is None or source not in seat.snapshot:
        return Refusal("NO_TAKEOVER_POWER", {"card": g.name(source)})
    second = source_of(g, seat, ids.SECOND_WORLD)
    if seat.settled + seat.declared > 0 and (second == ids.NO_CARD or second in seat.used):
        return Refusal("WORLD_ALREADY_PLACED", {})
    if source in seat.used:
        return Refusal("TAKEOVER_POWER_USED", {"card": g.name(source)})
    if not targets(g, i, source):
        return nearest_target(g, i, source)
    if power.takeover_cost > free_prestige(g, i):
        return Refusal("NO_PRESTIGE", {})
    return None


def nearest_target(g: Race, i: i64, source: i64) -> Refusal:
    """Why no world at all can be attacked with this power: the fault of the one that
    comes closest.
    """
    nearest = Refusal("TARGET_NOT_A_WORLD", {"card": g.name(source)})
    for k in range(len(g.seats)):
        if k != i:
            for world in g.seats[k].tableau:
                reason = bar_target(g, i, source, world)
                if reason is not None and later_fault(reason, nearest):
                    nearest = reason
    return nearest


def later_fault(one: Refusal, other: Refusal) -> bool:
    """Whether this reason comes later in the fixed order than the other."""
    return TARGET_FAULTS.index(one.code) > TARGET_FAULTS.index(other.code)


def attack_facts(g: Race, attack: Attack, cost: i64) -> dict[str, object]:
    """The figures of both sides now, what the attacker can still add after paying prestige for the
    attack, and whether it can never be enough [race.takeover.declare.too-weak].
    """
    i = attack.attacker
    strength = strengths.attack_strength(g, attack)
    helpers: list[i64] = []
    for h in strengths.fighters(g, i, defends=False):
        if not g.cards[h].helper.prestige_cost or free_prestige(g, i) > cost:
            helpers.append(h)
    most = strength + reachable(g, i, helpers, len(g.seats[i].hand))
    defense = strengths.defense_strength(g, attack)
    return {
        "card": g.name(attack.world),
        "owner": int(attack.owner),
        "strength": int(strength),
        "most": int(most),
        "defense": int(defense),
        "hopeless": "yes" if most < defense else "no",
    }


class TakeoverTarget(CardRule):
    """The attacker names the world, and everything is paid at once and is lost if the attack fails;
    a declaration cannot be withdrawn [race.takeover.declare.content,
    race.takeover.declare.costs, race.takeover.declare.final, race.takeover.declare.order,
    race.takeover.declare.too-weak].
    """

    def word(self) -> str:
        return f"takeover-target {self.source}"

    def kind(self) -> str:
        return "takeover-declare"

    def options(self, g: Race, i: i64) -> list[i64]:
        return targets(g, i, self.source)

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        return bar_target(g, i, self.source, answer) if is_card(g, answer) else None

    def barred(self, g: Race, i: i64) -> list[Barred]:
        out: list[Barred] = []
        for k in range(len(g.seats)):
            if k != i:
                for world in g.seats[k].tableau:
                    reason = bar_target(g, i, self.source, world)
                    if reason is not None and g.cards[world].world:
                        out.append(Barred(world, reason))
        return out

    def tag(self, g: Race, i: i64, answer: i64) -> dict[str, object]:
        if bar_target(g, i, self.source, answer) is not None:
            return {}
        attack = Attack(i, self.source, answer, owner_of(g, answer), ids.NO_CARD)
        power = strengths.takeover_power(g, self.source)
        assert power is not None
        return {"kind": "target", **attack_facts(g, attack, power.takeover_cost)}

    def carry_out(self, g: Race, i: i64, world: i64) -> None:
        power = strengths.takeover_power(g, self.source)
        assert power is not None
        seat = g.seats[i]
        owner = owner_of(g, world)
        if g.log is not None:
            facts: dict[str, object] = {"card": g.name(world), "source": g.name(self.source)}
            g.tell("takeover-declared", i, {**facts, "owner": int(owner)})
        fleet: i64 = ids.NO_CARD
        if not g.cards[world].military:
            fleet = fleet_card(g, seat)
            seat.used.append(fleet)
            g.discard_tableau(i, fleet, "takeover")
        if seat.settled + seat.declared > 0:
            seat.used.append(source_of(g, seat, ids.SECOND_WORLD))
        seat.used.append(self.source)
        seat.declared += 1
        if power.takeover_discards:
            g.discard_tableau(i, self.source, "takeover")
        if power.takeover_cost:
            spend(g, i, power.takeover_cost)
        g.expansions.attacks = [*g.expansions.attacks, Attack(i, self.source, world, owner, fleet)]
        g.then_for(i, [TAKEOVER_MILITARY])


class Reinforce(Rule):
    """One side of a takeover names the cards that bring it temporary military."""

    def complete(self, g: Race, i: i64) -> bool:
        last = g.given[i][-1]
        return last == ids.DONE or last == ids.PASS

    def done(self) -> i64:
        return ids.DONE

    def tag(self, g: Race, i: i64, answer: i64) -> dict[str, object]:
        return {"kind": "help"} if is_card(g, answer) else {}

    def needs(self, g: Race, i: i64) -> i64:
        """The strength that has to be reached."""
        return 0

    def finish(self, g: Race, i: i64) -> None:
        g.seats[i].needs = self.needs(g, i)
        g.then_for(i, take_help(g, i, [h for h in g.given[i] if is_card(g, h)]))


class TakeoverMilitary(Reinforce):
    """The attacker adds any temporary military [race.takeover.declare.content,
    race.pw.temp-military-when].
    """

    def begin(self, g: Race, i: i64) -> None:
        if strengths.fighters(g, i, defends=False):
            g.ask(i)

    def options(self, g: Race, i: i64) -> list[i64]:
        chosen = g.given[i]
        usable = strengths.fighters(g, i, defends=False)
        return [*[h for h in usable if not chosen or h > chosen[-1]], ids.DONE]

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        reason = strengths.bar_fighting(g, i, answer, False)
        if reason is None and is_card(g, answer):
            return Refusal("PICK_IN_ORDER", g.describe(answer))
        return reason

    def refuse_set(self, g: Race, i: i64, answers: list[i64]) -> Refusal | None:
        usable = strengths.fighters(g, i, defends=False)
        named = [*g.given[i], *answers]
        for k, answer in enumerate(named):
            if answer in named[:k]:
                return Refusal("REPEATED_CARD", g.describe(answer))
            if answer != ids.DONE and answer not in usable:
                return self.refusal(g, i, answer)
        return None

    def facts(self, g: Race, i: i64) -> dict[str, object]:
        return attack_facts(g, g.expansions.attacks[-1], 0)


TAKEOVER_MILITARY: Final[TakeoverMilitary] = STEPS.know(TakeoverMilitary(), "takeover-military")
STEPS.numbered("takeover-target", 1, TakeoverTarget)
