"""Phase III, resolving a placed world: the owner says how to place it, and pays for the help."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.phases import settle_price
from perihelion.race.phases.prestige import gain
from perihelion.race.phases.rule import STEPS, GoodRule, HandRule, Rule, is_card, not_in_hand
from perihelion.race.pieces.kinds import SETTLE as POWERS
from perihelion.race.power import Helper
from perihelion.race.state import Race
from perihelion.tabletop.refusal import Barred, Refusal
from perihelion.tabletop.step import AnyStep


class SettleMethod(Rule):
    """The owner of a placed world chooses how: they name the cards that help, if any, and then
    conquer it or pay. A revealed world cannot be taken back [race.settle.conquer,
    race.settle.conquer-free, race.settle.two-ways, race.settle.tactics, race.power.optional,
    race.power.optional-when-needed, race.power.inactive, race.pw.temp-military-when].
    """

    def __init__(self, only: i64) -> None:
        self.only: Final[i64] = only  # the one mode allowed, or NO_CARD

    def kind(self) -> str:
        return "settle-method"

    def complete(self, g: Race, i: i64) -> bool:
        last = g.given[i][-1]
        return last == ids.CONQUER or last == ids.PAY

    def options(self, g: Race, i: i64) -> list[i64]:
        seat = g.seats[i]
        chosen = g.given[i]
        out: list[i64] = []
        for h in settle_price.helpers(g, seat):
            if not chosen or h > chosen[-1]:
                if self.bar_help(g, i, h, chosen) is None:
                    out.append(h)
        for mode in (ids.CONQUER, ids.PAY):
            if self.bar(g, i, mode, chosen) is None:
                out.append(mode)
        return out

    def bar(self, g: Race, i: i64, mode: i64, chosen: list[i64]) -> Refusal | None:
        """Why the world cannot be placed in this mode with these helpers alone."""
        seat = g.seats[i]
        if self.only == ids.CONQUER and mode == ids.PAY:
            return Refusal("MILITARY_WORLD_NOT_PAYABLE", {"card": g.name(seat.placed)})
        return settle_price.bar_mode(g, i, seat.placed, chosen, mode, len(seat.hand))

    def bar_help(self, g: Race, i: i64, h: i64, chosen: list[i64]) -> Refusal | None:
        """Why card `h` cannot help beside those already chosen."""
        seat = g.seats[i]
        world = g.cards[seat.placed]
        if h in seat.used:
            return Refusal("POWER_ALREADY_USED", {"card": g.name(h)})
        if h not in settle_price.helpers(g, seat):
            return Refusal("POWER_NOT_ACTIVE", {"card": g.name(h)})
        helper = g.cards[h].helper
        if self.only == ids.CONQUER and not helper.serves(ids.CONQUER):
            return settle_price.no_mix(world)
        for other in chosen:
            before = g.cards[other].helper
            if not go_together(helper, before):
                return settle_price.no_mix(world)
            reason = helper.bar_beside(g, h, before)
            if reason is not None:
                return reason
        reason = helper.bar(g, i, h)
        if reason is not None:
            return reason
        if settle_price.placeable(g, i, seat.placed, [*chosen, h], len(seat.hand), self.only):
            return None
        conquers = helper.serves(ids.CONQUER) and (world.military or not helper.serves(ids.PAY))
        mode = ids.CONQUER if conquers else ids.PAY
        return settle_price.bar_mode(g, i, seat.placed, [*chosen, h], mode, len(seat.hand))

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        seat = g.seats[i]
        if answer == ids.CONQUER or answer == ids.PAY:
            return self.bar(g, i, answer, g.given[i])
        if answer == ids.PASS:
            return Refusal("MUST_PLACE_REVEALED", {"card": g.name(seat.placed)})
        if answer == seat.placed:
            return Refusal("CARD_PAYS_FOR_ITSELF", {"card": g.name(answer)})
        if is_card(g, answer):
            if answer in seat.hand and not g.cards[answer].helping:
                return settle_price.bar_mode(g, i, seat.placed, g.given[i], ids.PAY, len(seat.hand))
            reason = self.bar_help(g, i, answer, g.given[i])
            return reason if reason is not None else Refusal("PICK_IN_ORDER", g.describe(answer))
        return None

    def refuse_set(self, g: Race, i: i64, answers: list[i64]) -> Refusal | None:
        """The helpers and the mode; cards sent along with a conquest do not help it."""
        whole = sorted([*g.given[i], *answers])
        modes = [a for a in whole if a == ids.CONQUER or a == ids.PAY]
        named = [a for a in whole if a != ids.CONQUER and a != ids.PAY]
        paying = [h for h in named if is_card(g, h) and g.cards[h].helper.pays]
        if len(paying) > 1 and paying[0] != paying[1]:
            return Refusal("ONE_PAY_POWER", {"card": g.name(paying[1])})
        for k, h in enumerate(named):
            idle = is_card(g, h) and not g.cards[h].helping
            if idle and ids.CONQUER in modes:
                return settle_price.no_mix(g.cards[g.seats[i].placed])
            if h in named[:k]:
                return Refusal("REPEATED_CARD", g.describe(h))
            if idle or not is_card(g, h):
                return self.refusal(g, i, h)
            reason = self.bar_help(g, i, h, named[:k])
            if reason is not None:
                return reason
        if len(modes) != 1:
            return Refusal("UNKNOWN_OPTION", {})
        return self.bar(g, i, modes[0], named)

    def barred(self, g: Race, i: i64) -> list[Barred]:
        """What the player's own cards might suggest but does not work here."""
        out: list[Barred] = []
        legal = g.legal_for(i)
        for h in settle_price.helpers(g, g.seats[i]):
            if h not in legal and (not g.given[i] or h > g.given[i][-1]):
                reason = self.bar_help(g, i, h, g.given[i])
                if reason is not None and reason.code != "UNKNOWN_OPTION":
                    out.append(Barred(h, reason))
        for mode in (ids.CONQUER, ids.PAY):
            barred = self.bar(g, i, mode, g.given[i])
            if barred is not None and barred.code != "NOT_A_MILITARY_WORLD":
                out.append(Barred(mode, barred))
        return out

    def facts(self, g: Race, i: i64) -> dict[str, object]:
        return {"card": g.name(g.seats[i].placed)}

    def tag(self, g: Race, i: i64, answer: i64) -> dict[str, object]:
        seat = g.seats[i]
        chosen = [h for h in g.given[i] if is_card(g, h)]
        if answer == ids.PAY:
            return {
                "kind": "pay",
                "cost": int(settle_price.world_price(g, seat, seat.placed, chosen)),
            }
        if answer == ids.CONQUER:
            power = settle_price.strength(g, seat, seat.placed) + settle_price.reachable(
                g, i, chosen, len(seat.hand)
            )
            return {
                "kind": "conquer",
                "defense": int(settle_price.defense_of(g, seat.placed, chosen)),
                "strength": int(power),
            }
        return {"kind": "help"} if is_card(g, answer) else {}

    def finish(self, g: Race, i: i64) -> None:
        seat = g.seats[i]
        chosen = [h for h in g.given[i] if is_card(g, h)]
        paying = g.given[i][-1] == ids.PAY
        if g.log is not None:
            method = "pay" if paying else "conquer"
            facts: dict[str, object] = {"card": g.name(seat.placed), "method": method}
            g.tell("settled", i, {**facts, "cards": [g.name(h) for h in chosen]})
        seat.owes = 0
        if paying:
            seat.owes = settle_price.world_price(g, seat, seat.placed, chosen)
            if g.cards[seat.placed].military:
                for power in g.powers(seat, POWERS):
                    gain(g, i, power.pay_prestige, "pay-power")
        else:
            missing = settle_price.defense_of(g, seat.placed, chosen) - settle_price.strength(
                g, seat, seat.placed
            )
            seat.needs = seat.tactics + missing
        g.then_for(i, take_help(g, i, chosen))


def go_together(one: Helper, other: Helper) -> bool:
    """Whether both can be used in the same mode [race.settle.no-mix]."""
    for mode in (ids.CONQUER, ids.PAY):
        if one.serves(mode) and other.serves(mode):
            return True
    return False


def take_help(g: Race, i: i64, chosen: list[i64]) -> list[AnyStep]:
    """Use the helpers; what some of them take is asked for in these steps."""
    steps: list[AnyStep] = []
    for h in chosen:
        steps.extend(g.cards[h].helper.use(g, i, h))
    return steps


class HireMercenaries(HandRule):
    """Hand cards are discarded all at once for a strength of 1 each: at least one, and as many as
    are still missing [race.pw.temp-military-discard-cards].
    """

    def __init__(self, source: i64) -> None:
        self.source: Final[i64] = source

    def word(self) -> str:
        return f"mercenaries {self.source}"

    def kind(self) -> str:
        return "settle-mercenaries"

    def begin(self, g: Race, i: i64) -> None:
        if g.seats[i].hand:  # earlier mercenaries may have taken them all
            g.ask(i)

    def most(self, g: Race, i: i64) -> i64:
        seat = g.seats[i]
        return min(g.cards[self.source].helper.hires(seat, self.source), len(seat.hand))

    def least(self, g: Race, i: i64) -> i64:
        seat = g.seats[i]
        later: i64 = 0
        goods: i64 = 0
        for step in g.lanes[i]:
            if isinstance(step, HireMercenaries) and step.source != self.source:
                later += g.cards[step.source].helper.hires(seat, step.source)
            if isinstance(step, SpendGoodFor):
                goods += g.cards[step.source].helper.strength
        for count in range(1, self.most(g, i)):
            rest = min(later, len(seat.hand) - count)
            if seat.tactics + count + rest + goods >= seat.needs:
                return count
        return self.most(g, i)

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        if answer == g.seats[i].placed and answer != ids.NO_CARD:
            return Refusal("CARD_PAYS_FOR_ITSELF", {"card": g.name(answer)})
        return not_in_hand(g, answer)

    def facts(self, g: Race, i: i64) -> dict[str, object]:
        return {
            "least": int(self.least(g, i)),
            "most": int(self.most(g, i)),
            "card": g.name(self.source),
        }

    def take(self, g: Race, i: i64, cards: list[i64]) -> None:
        g.discard_hand(i, cards, "mercenaries")
        seat = g.seats[i]
        seat.tactics += len(cards)
        for _ in cards:
            seat.used.append(self.source)


class SpendGoodFor(GoodRule):
    """A good is discarded for strength or for a discount; the owner chooses which of several
    [race.pw.temp-military-good, race.pw.settle-spend-good].
    """

    def word(self) -> str:
        return f"spend-good {self.source}"

    def kind(self) -> str:
        return "settle-good"

    def options(self, g: Race, i: i64) -> list[i64]:
        return settle_price.fitting_goods_for(g, g.seats[i], self.source)

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        seat = g.seats[i]
        if answer == seat.placed and seat.has_good(answer):
            return Refusal("GOOD_LOCKED", {"card": g.name(answer)})
        return super().why_not(g, i, answer)

    def carry_out(self, g: Race, i: i64, world: i64) -> None:
        super().carry_out(g, i, world)
        g.seats[i].tactics += g.cards[self.source].helper.strength


METHOD_STEP: Final[SettleMethod] = STEPS.know(SettleMethod(ids.NO_CARD), "settle-method")
SNEAK_METHOD: Final[SettleMethod] = STEPS.know(SettleMethod(ids.CONQUER), "sneak-method")
STEPS.numbered("mercenaries", 1, HireMercenaries)
STEPS.numbered("spend-good", 1, SpendGoodFor)
