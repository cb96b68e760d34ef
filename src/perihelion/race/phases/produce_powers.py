"""Phase V, powers whose order matters: draws for what was produced, and goods for hand cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.phases.rule import STEPS, CardRule, Rule, is_card, not_in_hand, too_dear
from perihelion.race.phases.windfall import WindfallGood, produce_on
from perihelion.race.pieces.kinds import NO_WINDFALL
from perihelion.race.pieces.kinds import PRODUCE as POWERS
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.tabletop.refusal import Barred, Refusal


def kinds_made(seat: Seat) -> i64:
    """How many different kinds `seat` has produced in this phase."""
    kinds: i64 = 0
    for kind in range(4):
        if kind in seat.made:
            kinds += 1
    return kinds


def due(g: Race, seat: Seat, c: i64) -> i64:
    """How many cards card `c` draws for goods and for kinds produced so far in this phase; goods
    that lay there before do not count [race.pw.draw-per-good, race.pw.draw-per-kind].
    """
    count: i64 = 0
    for power in g.cards[c].of_phase[POWERS]:
        if power.draw_for_kinds:
            count += power.draw_for_kinds * kinds_made(seat)
        for made in seat.made:
            count += power.draw_for_good(made)
    return count


def produces_for_card(g: Race, c: i64) -> bool:
    """Whether a hand card may be discarded by the power of card `c` to produce."""
    for power in g.cards[c].of_phase[POWERS]:
        if power.produces_for_card or power.windfall_for_card != NO_WINDFALL:
            return True
    return False


def target_windfall(g: Race, c: i64) -> WindfallGood | None:
    """What the power of card `c` does for a hand card, if it produces on a windfall world."""
    for power in g.cards[c].of_phase[POWERS]:
        if power.windfall_for_card != NO_WINDFALL:
            return WindfallGood(c, power.windfall_for_card)
    return None


def bar_world(g: Race, seat: Seat, c: i64) -> Refusal | None:
    """Why there is no world on which the power of card `c` could produce
    [race.pw.produce-here-discard, race.pw.produce-windfall-discard].
    """
    windfall = target_windfall(g, c)
    if windfall is None:
        return Refusal("WORLD_HAS_GOOD", {"card": g.name(c)}) if seat.has_good(c) else None
    if windfall.targets(g, seat):
        return None
    for world in seat.tableau:
        if g.cards[world].windfall and windfall.takes(g.cards[world].kind):
            return Refusal("WORLD_HAS_GOOD", {"card": g.name(world)})
    return Refusal("NOT_A_WINDFALL", {"card": g.name(c)})


def bar_use(g: Race, seat: Seat, c: i64) -> Refusal | None:
    """Why the power of card `c` cannot be used now [race.pw.produce-here-discard,
    race.pw.produce-windfall-discard, race.power.once-per-phase].
    """
    if c in seat.used:
        return Refusal("POWER_ALREADY_USED", {"card": g.name(c)})
    if c not in seat.snapshot:
        return Refusal("POWER_NOT_ACTIVE", {"card": g.name(c)})
    if produces_for_card(g, c):
        return bar_world(g, seat, c) if seat.hand else too_dear(g, c, 1, 0)
    return None if due(g, seat, c) else Refusal("POWER_NOT_ACTIVE", {"card": g.name(c)})


class ProducePower(Rule):
    """A player who may produce for hand cards chooses what comes next: such a power, or a draw for
    what was produced so far. When they stop, the remaining draws are made
    [race.pw.produce-here-discard, race.pw.produce-windfall-discard].
    """

    def begin(self, g: Race, i: i64) -> None:
        """Ask while a card could be discarded to produce, even one still to be drawn."""
        seat = g.seats[i]
        could = False
        cards = len(seat.hand) > 0
        for c in seat.snapshot:
            if c not in seat.used:
                if produces_for_card(g, c):
                    could = could or bar_world(g, seat, c) is None
                elif due(g, seat, c):
                    cards = True
        if could and cards:
            g.ask(i)

    def options(self, g: Race, i: i64) -> list[i64]:
        seat = g.seats[i]
        out: list[i64] = [ids.STOP]
        for c in seat.snapshot:
            if bar_use(g, seat, c) is None:
                out.append(c)
        return out

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        return bar_use(g, g.seats[i], answer) if is_card(g, answer) else None

    def barred(self, g: Race, i: i64) -> list[Barred]:
        seat = g.seats[i]
        out: list[Barred] = []
        for c in sorted(seat.snapshot):
            if produces_for_card(g, c) or c in seat.used:
                reason = bar_use(g, seat, c)
                if reason is not None:
                    out.append(Barred(c, reason))
        return out

    def tag(self, g: Race, i: i64, answer: i64) -> dict[str, object]:
        if not is_card(g, answer):
            return {}
        if produces_for_card(g, answer):
            return {"kind": "produce-for-card"}
        return {"kind": "produce-draw", "cards": int(due(g, g.seats[i], answer))}

    def carry_out(self, g: Race, i: i64, chosen: i64) -> None:
        if chosen == ids.STOP:
            return
        seat = g.seats[i]
        seat.used.append(chosen)
        if produces_for_card(g, chosen):
            g.then_for(i, [ProduceDiscard(chosen), PRODUCE_POWER])
        else:
            g.then_for(i, [PRODUCE_POWER])
            g.draw(i, due(g, seat, chosen), "produce")


class ProduceDiscard(CardRule):
    """A hand card is discarded, and a good is produced for it [race.pw.produce-here-discard,
    race.pw.produce-windfall-discard].
    """

    def word(self) -> str:
        return f"produce-discard {self.source}"

    def kind(self) -> str:
        return "produce-discard"

    def options(self, g: Race, i: i64) -> list[i64]:
        return g.seats[i].hand[:]

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        if answer == ids.PASS or answer == ids.STOP:
            return Refusal("POWER_IN_PROGRESS", {"card": g.name(self.source)})
        return not_in_hand(g, answer)

    def carry_out(self, g: Race, i: i64, answer: i64) -> None:
        g.discard_hand(i, [answer], "produce")
        windfall = target_windfall(g, self.source)
        if windfall is not None:
            g.then_for(i, [windfall])
        else:
            k = g.seats[i].tableau.index(self.source)
            produce_on(g, i, k, g.cards[self.source].kind)


class ProducedDraws(Rule):
    """Last come the draws for what was produced that have not been made yet [race.produce.order,
    race.pw.draw-per-good, race.pw.draw-per-kind].
    """

    def begin(self, g: Race, i: i64) -> None:
        seat = g.seats[i]
        if not seat.made:
            return
        for c in seat.snapshot:
            if c not in seat.used:
                g.draw(i, due(g, seat, c), "produce")


PRODUCE_POWER: Final[ProducePower] = STEPS.know(ProducePower(), "produce-power")
PRODUCED_DRAWS: Final[ProducedDraws] = STEPS.know(ProducedDraws(), "produced-draws")
STEPS.numbered("produce-discard", 1, ProduceDiscard)
