"""Phase III, the end: takeovers are called off, defended against, and resolved."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.phases import strengths
from perihelion.race.phases.declare import Reinforce, owner_of
from perihelion.race.phases.extra_worlds import clear_world
from perihelion.race.phases.placing import AFTER_DISCARD, reward_world
from perihelion.race.phases.prestige import free_prestige, gain, spend
from perihelion.race.phases.rule import STEPS, EachInTurn, Rule, is_card, too_weak
from perihelion.race.phases.settle_price import reachable
from perihelion.race.pieces.expansions import Attack
from perihelion.race.pieces.kinds import SETTLE as POWERS
from perihelion.race.state import Race
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.step import AnyStep


class PreventTakeovers(Rule):
    """Before anything is compared, the owner of a power that prevents takeovers may call one off,
    even if its card has been replaced in this phase; then they are resolved in player order
    [race.takeover.security-council, race.power.left-tableau, race.takeover.resolve.when,
    race.takeover.resolve.order].
    """

    def begin(self, g: Race, i: i64) -> None:
        steps: list[AnyStep] = []
        for k in g.order:
            if prevention_cost(g, g.seats[k].snapshot + g.seats[k].tableau) > 0:
                steps.append(EachInTurn(k, [PREVENT]))
        for n in range(len(g.expansions.attacks)):
            steps.append(ResolveAttack(n))
        g.then(steps)


def prevention_cost(g: Race, cards: list[i64]) -> i64:
    """What these cards let their owner call off a takeover for, or 0 if none of them does."""
    for c in cards:
        for power in g.cards[c].of_phase[POWERS]:
            if power.prevents:
                return power.prevents
    return 0


class Prevent(Rule):
    """One declared takeover is called off for prestige, or none; where takeovers are off there is
    never one [race.takeover.security-council, race.pw.prevent-takeover, race.takeover.off].
    """

    def options(self, g: Race, i: i64) -> list[i64]:
        out: list[i64] = [ids.PASS]
        for n in range(ids.NUMBERS):
            if self.bar(g, i, n) is None:
                out.append(ids.NUMBER + n)
        return out

    def bar(self, g: Race, i: i64, n: i64) -> Refusal | None:
        """Why the owner cannot call off the n-th takeover."""
        if not g.setup.takeovers:
            return Refusal("TAKEOVERS_OFF", {})
        cost = prevention_cost(g, g.seats[i].snapshot)
        if cost == 0:
            return Refusal("POWER_NOT_ACTIVE", {"card": "pan-galactic-security-council"})
        if n >= len(g.expansions.attacks):
            return Refusal("NO_TAKEOVER_DECLARED", {})
        return Refusal("NO_PRESTIGE", {}) if cost > free_prestige(g, i) else None

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        if ids.NUMBER <= answer < ids.NUMBER + ids.NUMBERS:
            return self.bar(g, i, answer - ids.NUMBER)
        return None

    def tag(self, g: Race, i: i64, answer: i64) -> dict[str, object]:
        n = answer - ids.NUMBER
        if not 0 <= n < len(g.expansions.attacks):
            return {}
        attack = g.expansions.attacks[n]
        return {
            "kind": "attack",
            "card": g.name(attack.world),
            "attacker": int(attack.attacker),
            "owner": int(attack.owner),
        }

    def carry_out(self, g: Race, i: i64, answer: i64) -> None:
        if answer != ids.PASS:
            g.expansions.prevented = answer - ids.NUMBER
            spend(g, i, prevention_cost(g, g.seats[i].snapshot))
            if g.log is not None:
                world = g.expansions.attacks[g.expansions.prevented].world
                g.tell("takeover-prevented", i, {"card": g.name(world)})


class AttackRule(Rule):
    """A rule about one of the takeovers declared, by its number."""

    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def fail(self, g: Race, outcome: str) -> None:
        """The attack comes to nothing, and so does a second one of the same player."""
        attack = g.expansions.attacks[self.number]
        g.expansions.failed |= BIT[attack.attacker]
        if g.log is not None:
            tell_outcome(g, attack, outcome)


class ResolveAttack(AttackRule):
    """A takeover fails without a fight if it was called off, if an earlier one of the same player
    failed, or if the world is no longer there. Otherwise its owner may still defend it, if that can
    help [race.takeover.resolve.same-target, race.takeover.resolve.moved, race.takeover.fail.second,
    race.takeover.resolve.defend].
    """

    def word(self) -> str:
        return f"resolve-attack {self.number}"

    def begin(self, g: Race, i: i64) -> None:
        attack = g.expansions.attacks[self.number]
        if g.expansions.prevented == self.number:
            self.fail(g, "FAILED_PREVENTED")
        elif g.expansions.failed & BIT[attack.attacker]:
            self.fail(g, "FAILED_EARLIER_FAILED")
        elif owner_of(g, attack.world) != attack.owner:
            self.fail(g, "FAILED_TARGET_GONE")
        else:
            short = strengths.advantage(g, attack)
            g.then([CompareAttack(self.number)])
            if short >= 0 and defending(g, attack.owner, short):
                g.then([EachInTurn(attack.owner, [Defend(self.number)])])


def tell_outcome(g: Race, attack: Attack, outcome: str) -> None:
    """Say how a takeover ended, with the figures of both sides."""
    facts: dict[str, object] = {"card": g.name(attack.world), "owner": int(attack.owner)}
    figures: dict[str, object] = {
        "strength": int(strengths.attack_strength(g, attack)),
        "defense": int(strengths.defense_strength(g, attack)),
    }
    g.tell("takeover", attack.attacker, {**facts, **figures, "outcome": outcome})


def defending(g: Race, i: i64, short: i64) -> bool:
    """Whether all that the seat can still add would stop the attack."""
    usable = strengths.fighters(g, i, defends=True)
    return reachable(g, i, usable, len(g.seats[i].hand)) > short


class Defend(Reinforce):
    """The owner of the target adds temporary military not used yet, enough to stop the
    attack, or none. It lasts for later attacks of the phase [race.takeover.resolve.defend,
    race.takeover.resolve.defend-lasts, race.takeover.resolve.new-cards,
    race.takeover.resolve.attacker-fixed].
    """

    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def word(self) -> str:
        return f"takeover-defend {self.number}"

    def kind(self) -> str:
        return "takeover-defend"

    def options(self, g: Race, i: i64) -> list[i64]:
        chosen = g.given[i]
        short = strengths.advantage(g, g.expansions.attacks[self.number])
        out: list[i64] = []
        later: list[i64] = []
        for h in reversed(strengths.fighters(g, i, defends=True)):
            if not chosen or h > chosen[-1]:
                if reachable(g, i, [*chosen, h, *later], len(g.seats[i].hand)) > short:
                    out.append(h)
                later.append(h)
        if chosen and reachable(g, i, chosen, len(g.seats[i].hand)) > short:
            out.append(ids.DONE)
        if not chosen:
            out.append(ids.PASS)
        return out

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        reason = strengths.bar_fighting(g, i, answer, True)
        if reason is not None or not (is_card(g, answer) or answer == ids.DONE):
            return reason
        chosen = [h for h in [*g.given[i], answer] if h != ids.DONE]
        reason = self.bar_defense(g, i, chosen)
        return reason if reason is not None else Refusal("PICK_IN_ORDER", g.describe(answer))

    def bar_defense(self, g: Race, i: i64, chosen: list[i64]) -> Refusal | None:
        """Why these cards together do not stop the attack."""
        short = strengths.advantage(g, g.expansions.attacks[self.number]) + 1
        power = reachable(g, i, chosen, len(g.seats[i].hand))
        world = g.expansions.attacks[self.number].world
        return too_weak(g, world, short, power) if power < short else None

    def refuse_set(self, g: Race, i: i64, answers: list[i64]) -> Refusal | None:
        named = [*g.given[i], *answers]
        if named == [ids.PASS]:
            return None
        chosen = [h for h in named if h != ids.DONE]
        usable = strengths.fighters(g, i, defends=True)
        for k, h in enumerate(chosen):
            if h in chosen[:k]:
                return Refusal("REPEATED_CARD", g.describe(h))
            if h not in usable:
                return self.refusal(g, i, h)
        return self.bar_defense(g, i, chosen)

    def facts(self, g: Race, i: i64) -> dict[str, object]:
        attack = g.expansions.attacks[self.number]
        return {
            "card": g.name(attack.world),
            "attacker": int(attack.attacker),
            "short": int(strengths.advantage(g, attack) + 1),
        }

    def needs(self, g: Race, i: i64) -> i64:
        return g.seats[i].tactics + strengths.advantage(g, g.expansions.attacks[self.number]) + 1


class CompareAttack(AttackRule):
    """The attack succeeds if it is at least as strong as the defense
    [race.takeover.strength.tie-attacker, race.takeover.fail.strength, race.takeover.example-1,
    race.takeover.example-2, race.takeover.example-3]. The world moves with its
    good, or is destroyed, and the attacker gets what a placed world brings
    [race.takeover.success.transfer, race.takeover.success.no-windfall,
    race.takeover.success.powers, race.takeover.success.counts, race.takeover.planet-buster].
    """

    def word(self) -> str:
        return f"compare-attack {self.number}"

    def begin(self, g: Race, i: i64) -> None:
        attack = g.expansions.attacks[self.number]
        if strengths.advantage(g, attack) < 0:
            self.fail(g, "FAILED_STRENGTH")
            return
        power = strengths.takeover_power(g, attack.power)
        assert power is not None
        if power.takeover_destroys:
            destroy_world(g, attack.owner, attack.world)
        else:
            move_world(g, attack.owner, attack.attacker, attack.world)
        if g.log is not None:
            destroyed = power.takeover_destroys
            tell_outcome(g, attack, "SUCCEEDED_DESTROYED" if destroyed else "SUCCEEDED")
        gain(g, attack.attacker, power.takeover_reward, "takeover")
        if attack.fleet != ids.NO_CARD:
            fleet = g.cards[attack.fleet].helper
            gain(g, attack.attacker, fleet.peaceful_prestige, "takeover")
        reward_world(g, attack.attacker, attack.world, True)
        g.then([EachInTurn(attack.attacker, [AFTER_DISCARD])])


def move_world(g: Race, giver: i64, taker: i64, world: i64) -> None:
    """The world goes from one tableau to the other together with its good; its prestige symbol
    brings the taker nothing [race.prestige.gain.not-takeover].
    """
    old = g.seats[giver]
    good = old.goods[old.tableau.index(world)]
    old.leave(world)
    g.seats[taker].put(world)
    g.seats[taker].goods[-1] = good


def destroy_world(g: Race, i: i64, world: i64) -> None:
    """The world leaves the game, or goes to the discards where that is agreed; its good and the
    cards under it are discarded [race.takeover.planet-buster].
    """
    clear_world(g, i, world)
    g.seats[i].leave(world)
    if g.setup.removes:
        g.out.append(world)
    else:
        g.discard.append(world)


PREVENT_TAKEOVERS: Final[PreventTakeovers] = STEPS.know(PreventTakeovers(), "prevent-takeovers")
PREVENT: Final[Prevent] = STEPS.know(Prevent(), "takeover-prevent")
STEPS.numbered("resolve-attack", 1, ResolveAttack)
STEPS.numbered("takeover-defend", 1, Defend)
STEPS.numbered("compare-attack", 1, CompareAttack)
