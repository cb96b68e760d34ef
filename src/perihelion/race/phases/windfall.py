"""Phase V, a good appears on a world: by itself, or on a windfall world by a power or a bonus."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.phases.prestige import gain
from perihelion.race.phases.rule import STEPS, Rule, is_card, wrong_kind
from perihelion.race.phases.trading import wild_world
from perihelion.race.pieces.kinds import ANY, KIND_WORDS, NO_WINDFALL
from perihelion.race.pieces.kinds import PRODUCE as POWERS
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.tabletop.refusal import Refusal

BONUS: Final = -1
BOOSTED: Final = -2
"""Instead of a card whose power produces: the bonus of the action, or its boost."""

_SOURCES: Final = {BONUS: "bonus", BOOSTED: "boost"}


def produce_on(g: Race, i: i64, k: i64, kind: i64) -> None:
    """A good of this kind appears on the k-th card of the tableau, and only if it did are cards
    drawn and prestige gained for it [race.produce.kind, race.produce.draw-with-good,
    race.deck.empty, race.pw.produce-prestige].
    """
    seat = g.seats[i]
    if not g.put_good(i, k, "produce"):
        return
    card = g.cards[seat.tableau[k]]
    seat.made.append(kind)
    for power in card.of_phase[POWERS]:
        g.draw(i, power.produced_draw, "produce")
        gain(g, i, power.produced_prestige, "produce")


class WindfallGood(Rule):
    """A power, or the bonus for choosing Produce, puts a good on one of the owner's empty windfall
    worlds that fits; compulsory if there is one. Nobody has to call a world of any kind one that
    fits [race.produce.windfall-bonus, race.produce.windfall-powers, race.settle.windfall-once,
    race.pw.second-windfall-guild, race.pw.windfall-exclude-self, race.prestige.boost.produce,
    race.oort.produce].
    """

    def __init__(self, source: i64, kind: i64) -> None:
        self.source: Final[i64] = source
        self.kind_wanted: Final[i64] = kind

    def word(self) -> str:
        return f"windfall {self.source} {self.kind_wanted}"

    def kind(self) -> str:
        return "windfall"

    def begin(self, g: Race, i: i64) -> None:
        if self.targets(g, g.seats[i]):
            g.ask(i)

    def targets(self, g: Race, seat: Seat) -> list[i64]:
        """The empty windfall worlds on which a good may be produced."""
        out: list[i64] = []
        for k in range(len(seat.tableau)):
            card = g.cards[seat.tableau[k]]
            if card.windfall and seat.goods[k] == ids.NO_CARD and self.takes(card.kind):
                if not self.excludes(g, seat.tableau[k]):
                    out.append(seat.tableau[k])
        return out

    def takes(self, kind: i64) -> bool:
        return self.kind_wanted == ANY or kind == self.kind_wanted or kind == ANY

    def excludes(self, g: Race, world: i64) -> bool:
        """Whether the power may not produce on this world because it is its own
        [race.pw.windfall-exclude-self].
        """
        if world == self.source:
            for power in g.cards[world].of_phase[POWERS]:
                if power.excludes_self:
                    return True
        return False

    def asked_in_the_open(self, g: Race, i: i64) -> bool:
        return True

    def options(self, g: Race, i: i64) -> list[i64]:
        out = self.targets(g, g.seats[i])
        if self.may_pass(g, out):
            out.append(ids.PASS)
        return out

    def may_pass(self, g: Race, worlds: list[i64]) -> bool:
        """Whether only a world of any kind fits, which its owner need not call so; unless they have
        discarded a card for it.
        """
        if self.kind_wanted == ANY or len(worlds) != 1 or g.cards[worlds[0]].kind != ANY:
            return False
        for power in g.cards[self.source].of_phase[POWERS]:
            if power.windfall_for_card != NO_WINDFALL:
                return False
        return True

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        if answer == ids.PASS or answer == ids.STOP:
            return Refusal("MUST_PRODUCE", {})
        if not is_card(g, answer):
            return None
        card = g.cards[answer]
        if answer not in g.seats[i].tableau or not card.windfall:
            return Refusal("NOT_A_WINDFALL", {"card": card.slug})
        if not self.takes(card.kind):
            return wrong_kind(g, answer)
        if self.excludes(g, answer):
            return Refusal("SELF_EXCLUDED", {"card": card.slug})
        return Refusal("WORLD_HAS_GOOD", {"card": card.slug})

    def facts(self, g: Race, i: i64) -> dict[str, object]:
        source = _SOURCES.get(self.source)
        name = g.name(self.source) if source is None else source
        return {"source": name, "good": KIND_WORDS[self.kind_wanted]}

    def carry_out(self, g: Race, i: i64, world: i64) -> None:
        if world == ids.PASS:
            return
        kind = g.cards[world].kind
        if kind != ANY:
            produce_on(g, i, g.seats[i].tableau.index(world), kind)
        elif self.kind_wanted != ANY:
            produce_on(g, i, g.seats[i].tableau.index(world), self.kind_wanted)
        else:
            g.then_for(i, [KIND_OF_WILD])


class KindOfWild(Rule):
    """What a power or bonus for any kind produces on a world of any kind is of the kind that its
    owner names [race.oort.produce].
    """

    def options(self, g: Race, i: i64) -> list[i64]:
        return [ids.KIND + kind for kind in range(4)]

    def facts(self, g: Race, i: i64) -> dict[str, object]:
        return {"card": g.name(wild_world(g, g.seats[i])), "why": "produce"}

    def carry_out(self, g: Race, i: i64, answer: i64) -> None:
        seat = g.seats[i]
        k = seat.tableau.index(wild_world(g, seat))
        produce_on(g, i, k, answer - ids.KIND)


def windfalls(g: Race, seat: Seat) -> list[WindfallGood]:
    """The windfall powers for one kind, then the bonus and the boost, and powers for any kind
    [race.produce.order].
    """
    out: list[WindfallGood] = []
    for c in seat.snapshot:
        for power in g.cards[c].of_phase[POWERS]:
            if power.windfall != NO_WINDFALL and power.windfall != ANY:
                out.append(WindfallGood(c, power.windfall))
    if g.has_bonus(seat):
        out.append(WindfallGood(BONUS, ANY))
        if g.boosts(seat, ids.PRODUCE_ACTION):
            out.append(WindfallGood(BOOSTED, ANY))
    for c in seat.snapshot:
        for power in g.cards[c].of_phase[POWERS]:
            if power.windfall == ANY:
                out.append(WindfallGood(c, ANY))
    return out


KIND_OF_WILD: Final[KindOfWild] = STEPS.know(KindOfWild(), "refinery-kind")
STEPS.numbered("windfall", 2, WindfallGood)
