"""Recorded choices of what to place and how, and of extra placements."""

from __future__ import annotations

from typing import Final

from perihelion.race.cards import slug
from perihelion.race.ids import (
    CONQUER,
    PASS,
    PASS_LATER,
    PAY,
    REPLACE,
    SECOND_WORLD,
    SNEAK_ATTACK,
)
from perihelion.race.oracle.choices import Choice, Reply
from perihelion.race.oracle.differences import (
    BELOW_ZERO,
    NOBODY_HIRED,
    TACTICS_WITHOUT_A_WORLD,
    WORLD_AFTER_TAKEOVER,
    Parted,
)
from perihelion.race.oracle.table import slugs
from perihelion.race.oracle.ways import (
    Way,
    develop_ways,
    idle_mercenaries,
    named,
    pay_powers,
    settle_ways,
    their_ways,
    with_few_mercenaries,
)
from perihelion.race.phases.extra import second_world_card
from perihelion.race.phases.ways import strength

CLOAKING: Final = "imperium-cloaking-technology"

EXTRAS: Final = {
    "improved-logistics": SECOND_WORLD,
    "rebel-sneak-attack": SNEAK_ATTACK,
    "terraforming-engineers": REPLACE,
}
"""Cards whose power is used when the first world is placed, and our word for it."""


def fewer_mercenaries(choice: Choice, ours: object, theirs: object) -> str | None:
    """Once mercenaries were named without hiring any, they are not offered again in the phase."""
    assert isinstance(ours, set) and isinstance(theirs, set)
    return NOBODY_HIRED if choice.notes.idle and theirs < ours else None


class Place(Choice):
    """A card to place. Of one more world by a power we ask in two steps: whether, and which."""

    def kind(self) -> str:
        return self.phase if self.offer["extra"] is None else "settle-extra"

    def both_offers(self) -> tuple[object, object]:
        g = self.g
        theirs = set(slugs(self.offer["cards"]))
        if self.offer["extra"] is None:
            places = {g.name(a) for a in self.options() if a not in (PASS, PASS_LATER)}
            return places, theirs
        way = EXTRAS[slug(self.offer["extra"])]
        if way not in self.options():
            return set(), theirs
        trial = g.copy()
        trial.feed = None
        trial.answer(self.seat, way)
        return {g.name(a) for a in trial.options(self.seat)}, theirs

    def excused(self, ours: object, theirs: object) -> str | None:
        if self.after_takeover():
            return WORLD_AFTER_TAKEOVER
        return fewer_mercenaries(self, ours, theirs)

    def after_takeover(self) -> bool:
        """Whether they let a world be placed after a takeover was declared."""
        return self.offer["extra"] is not None and self.g.seats[self.seat].declared > 0

    def parts(self) -> str | None:
        placed = self.answer["place"] is not None
        return WORLD_AFTER_TAKEOVER if placed and self.after_takeover() else None

    def also_listed(self) -> list[str]:
        later = PASS_LATER in self.options()
        return [TACTICS_WITHOUT_A_WORLD] if later else []

    def replies(self) -> list[Reply]:
        place = self.answer["place"]
        if self.offer["extra"] is None:
            if place is None:
                return [Reply(self.kind(), ids=[PASS])]
            return [Reply(self.kind(), cards=[place])]
        extra = slug(self.offer["extra"])
        if place is None:
            self.notes.declined.add(extra)
            return []
        second = "settle-second" if EXTRAS[extra] == SECOND_WORLD else "settle-sneak"
        return [Reply("settle-extra", ids=[EXTRAS[extra]]), Reply(second, cards=[place])]


class SettlePower(Choice):
    """A power for one more placement, or to replace a world. We ask for the card with it, so that
    the answer waits for the choice that follows.
    """

    def kind(self) -> str:
        return "settle-extra"

    def both_offers(self) -> tuple[object, object]:
        ours = {name for name, way in EXTRAS.items() if way in self.options()}
        if self.second_takeover():
            ours.add("improved-logistics")
        return ours - self.notes.declined, {slug(power[0]) for power in self.offer["powers"]}

    def second_takeover(self) -> bool:
        """Whether the power for a second world is good for a takeover; for us that is declared
        without naming it.
        """
        seat = self.g.seats[self.seat]
        card = second_world_card(self.g, seat)
        attacks = any(a < len(self.g.cards) for a in self.options())
        return attacks and card >= 0 and card not in seat.used and seat.settled + seat.declared > 0

    def excused(self, ours: object, theirs: object) -> str | None:
        """They let a world be placed after a takeover was declared."""
        assert isinstance(ours, set) and isinstance(theirs, set)
        more = theirs - ours == {"improved-logistics"} and ours < theirs
        return WORLD_AFTER_TAKEOVER if more and self.g.seats[self.seat].declared else None

    def replies(self) -> list[Reply]:
        if self.answer["power"] is None:
            self.notes.declined |= set(EXTRAS)
        return []


class Upgrade(Choice):
    """A world to replace, and the one that takes its place."""

    def kind(self) -> str:
        return "settle-extra"

    def both_offers(self) -> tuple[object, object]:
        g = self.g
        theirs = {(slug(new), slug(old)) for new, old in self.offer["legal"]}
        ours: set[tuple[str, str]] = set()
        if REPLACE in self.options():
            trial = g.copy()
            trial.feed = None
            trial.answer(self.seat, REPLACE)
            for old in trial.options(self.seat):
                further = trial.copy()
                further.answer(self.seat, old)
                ours |= {(g.name(new), g.name(old)) for new in further.options(self.seat)}
        return ours, theirs

    def replies(self) -> list[Reply]:
        if self.answer["new"] is None:
            self.notes.declined.add("terraforming-engineers")
            return []
        return [
            Reply("settle-extra", ids=[REPLACE]),
            Reply("replace-old", cards=[self.answer["old"]]),
            Reply("replace-new", cards=[self.answer["new"]]),
        ]


class Payment(Choice):
    """The cards that help to place something, and the hand cards spent on it."""

    def kind(self) -> str:
        if self.phase == "settle":
            return "settle-method"
        return "develop-method" if self.open_kind() == "develop-method" else "develop-pay"

    def both_offers(self) -> tuple[object, object]:
        ours = settle_ways(self.g, self.seat)
        if self.phase == "develop":
            ours = develop_ways(self.g, self.seat)
        return ours, their_ways(self.g, self.offer)

    def excused(self, ours: object, theirs: object) -> str | None:
        assert isinstance(ours, set) and isinstance(theirs, set)
        if ours < theirs and all(self.is_below_zero(way) for way in theirs - ours):
            return BELOW_ZERO
        return fewer_mercenaries(self, ours, theirs)

    def is_below_zero(self, way: Way) -> bool:
        """Whether negative military conquers a cheap world, whose defense is below 0 for them."""
        seat = self.g.seats[self.seat]
        cheap = self.phase == "settle" and int(self.g.cards[seat.placed].number) < 2
        return CLOAKING in way[0] and cheap and strength(self.g, seat, seat.placed) < 0

    def parts(self) -> str | None:
        way: Way = (named(self.g, self.answer["specials"]), len(self.answer["cards"]))
        mine = self.phase == "settle" and way in settle_ways(self.g, self.seat)
        return BELOW_ZERO if self.is_below_zero(way) and not mine else None

    def replies(self) -> list[Reply]:
        cards, specials = self.answer["cards"], self.answer["specials"]
        if self.phase == "develop":
            pay = Reply("develop-pay", cards=cards)
            if self.kind() == "develop-pay":
                return [pay]
            return [Reply("develop-method", cards=specials, closing=PAY), pay]
        way: Way = (named(self.g, specials), len(cards))
        for mode in (CONQUER, PAY):
            if way in settle_ways(self.g, self.seat) and self.in_mode(mode):
                using = self.without_pay_power(specials)
                if mode == CONQUER:
                    self.notes.idle |= idle_mercenaries(self.g, self.seat, specials, len(cards))
                    using = with_few_mercenaries(self.g, self.seat, specials, len(cards))
                method = Reply("settle-method", cards=using, closing=mode)
                spent = "settle-mercenaries" if mode == CONQUER else "settle-pay"
                return [method, Reply(spent, cards=cards)] if cards else [method]
        raise Parted(f"seat {self.seat}: no way to place it with {way[0]} and {way[1]} cards")

    def in_mode(self, mode: int) -> bool:
        """Whether the cards named conquer the world, or pay for it."""
        spent = len(self.answer["cards"])
        using = with_few_mercenaries(self.g, self.seat, self.answer["specials"], spent)
        ids = [self.number_of(c) for c in using]
        world = self.g.seats[self.seat].placed
        paying = [c for c in ids if c in pay_powers(self.g, self.seat, world)]
        if self.g.cards[world].military:
            return (mode == PAY) == bool(paying)
        step = self.g.asking(self.seat)
        return step.refuse_set(self.g, self.seat, [*ids, mode]) is None

    def without_pay_power(self, specials: list[str]) -> list[str]:
        """The cards named, less the pay power where it is the only one and serves by itself."""
        paying = pay_powers(self.g, self.seat, self.g.seats[self.seat].placed)
        if not self.g.cards[self.g.seats[self.seat].placed].military or len(paying) > 1:
            return specials
        return [c for c in specials if self.number_of(c) not in paying]
