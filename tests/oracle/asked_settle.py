"""Recorded choices of what to place and how, and of extra placements."""

from __future__ import annotations

from typing import Final

from perihelion.race import ids
from perihelion.race.phases.prestige import free_prestige
from perihelion.race.phases.settle_price import source_of, strength
from perihelion.race.pieces.cards import slug
from perihelion.race.powers.helping import SpendGood
from perihelion.race.seat import Seat
from perihelion.race.state import Race

from .choices import Choice, Reply
from .differences import (
    BELOW_ZERO,
    DISCOUNT_STAYS,
    FRESH_PRESTIGE,
    MILITARY_WHILE_PAYING,
    NOBODY_HIRED,
    TACTICS_WITHOUT_A_WORLD,
    TWO_CONQUERORS,
    WORLD_AFTER_TAKEOVER,
    Parted,
)
from .table import slugs
from .ways import (
    Way,
    develop_ways,
    idle_mercenaries,
    named,
    pay_powers,
    settle_ways,
    their_ways,
    with_few_mercenaries,
)

CLOAKING: Final = "imperium-cloaking-technology"
FLEET: Final = "imperium-invasion-fleet"
FOR_GOOD_OR_PRESTIGE: Final = ("alien-booby-trap", "rebel-fuel-refinery")
"""Cards that give temporary military for a prestige or a good."""

EXTRAS: Final = {
    "improved-logistics": ids.SECOND_WORLD,
    "rebel-sneak-attack": ids.SNEAK_ATTACK,
    "terraforming-engineers": ids.REPLACE,
}
"""Cards whose power is used when the first world is placed, and our word for it."""


def fewer_mercenaries(choice: Choice, ours: object, theirs: object) -> str | None:
    """Once mercenaries were named without hiring any, they are not offered again in the phase."""
    assert isinstance(ours, set)
    assert isinstance(theirs, set)
    return NOBODY_HIRED if choice.notes.idle and theirs < ours else None


def conquers_below_zero(g: Race, seat: Seat, world: int) -> bool:
    """Whether negative military would conquer a world whose cost less 2 counted below 0."""
    card = g.cards[world]
    return not card.military and card.number < 2 and strength(g, seat, world) < 0


def discount_stays(choice: Choice) -> bool:
    """Whether a good was spent on the first world; for them it makes the second cheaper, too."""
    seat = choice.g.seats[choice.seat]
    spent = [c for c in seat.snapshot if c in seat.used]
    return seat.settled > 0 and any(isinstance(choice.g.cards[c].helper, SpendGood) for c in spent)


class Place(Choice):
    """A card to place. Of one more world by a power we ask in two steps: whether, and which."""

    def kind(self) -> str:
        return self.phase if self.offer["extra"] is None else "settle-extra"

    def both_offers(self) -> tuple[object, object]:
        g = self.g
        theirs = set(slugs(self.offer["cards"]))
        if self.offer["extra"] is None:
            places = {g.name(a) for a in self.options() if a not in (ids.PASS, ids.PASS_LATER)}
            return places, theirs
        way = EXTRAS[slug(self.offer["extra"])]
        if way not in self.options():
            return set(), theirs
        trial = g.copy()
        trial.feed = None
        trial.answer(self.seat, way)
        return {g.name(a) for a in trial.options(self.seat)}, theirs

    def excused(self, ours: object, theirs: object) -> str | None:
        assert isinstance(ours, set)
        assert isinstance(theirs, set)
        if self.after_takeover():
            return WORLD_AFTER_TAKEOVER
        if ours < theirs and discount_stays(self):
            return DISCOUNT_STAYS
        if ours < theirs and all(self.is_below_zero(word) for word in theirs - ours):
            return BELOW_ZERO
        return fewer_mercenaries(self, ours, theirs)

    def is_below_zero(self, word: str) -> bool:
        """Whether negative military conquers this cheap world for them."""
        seat = self.g.seats[self.seat]
        for c in seat.hand:
            if self.g.name(c) == word and self.phase == "settle":
                return conquers_below_zero(self.g, seat, int(c)) and CLOAKING in self.tableau()
        return False

    def after_takeover(self) -> bool:
        """Whether they let a world be placed after a takeover was declared."""
        return self.offer["extra"] is not None and self.g.seats[self.seat].declared > 0

    def parts(self) -> str | None:
        if self.answer["place"] is None:
            return None
        if self.after_takeover():
            return WORLD_AFTER_TAKEOVER
        ours, _ = self.both_offers()
        assert isinstance(ours, set)
        placed = slug(self.answer["place"])
        if placed not in ours and discount_stays(self):
            return DISCOUNT_STAYS
        return BELOW_ZERO if placed not in ours and self.is_below_zero(placed) else None

    def also_listed(self) -> list[str]:
        later = ids.PASS_LATER in self.options()
        return [TACTICS_WITHOUT_A_WORLD] if later else []

    def replies(self) -> list[Reply]:
        place = self.answer["place"]
        if self.offer["extra"] is None:
            if place is None:
                return [Reply(self.kind(), ids=[ids.PASS])]
            return [Reply(self.kind(), cards=[place])]
        extra = slug(self.offer["extra"])
        if place is None:
            self.notes.declined.add(extra)
            return []
        second = "settle-second" if EXTRAS[extra] == ids.SECOND_WORLD else "settle-sneak"
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
        card = source_of(self.g, seat, ids.SECOND_WORLD)
        attacks = any(a < len(self.g.cards) for a in self.options())
        return attacks and card >= 0 and card not in seat.used and seat.settled + seat.declared > 0

    def excused(self, ours: object, theirs: object) -> str | None:
        """They let a world be placed after a takeover was declared."""
        assert isinstance(ours, set)
        assert isinstance(theirs, set)
        more = ours < theirs and theirs - ours <= {"improved-logistics", "rebel-sneak-attack"}
        return WORLD_AFTER_TAKEOVER if more and self.g.seats[self.seat].declared else None

    def replies(self) -> list[Reply]:
        self.notes.offered |= {slug(power[0]) for power in self.offer["powers"]}
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
        if ids.REPLACE in self.options():
            trial = g.copy()
            trial.feed = None
            trial.answer(self.seat, ids.REPLACE)
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
            Reply("settle-extra", ids=[ids.REPLACE]),
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
        assert isinstance(ours, set)
        assert isinstance(theirs, set)
        if discount_stays(self):
            return DISCOUNT_STAYS
        more = {self.beyond_ours(way, ours) for way in theirs - ours}
        if ours < theirs and None not in more:
            return str(sorted(map(str, more))[0])
        return fewer_mercenaries(self, ours, theirs)

    def beyond_ours(self, way: Way, ours: set[Way]) -> str | None:
        """The listed difference by which they allow a way to pay or to conquer that we refuse."""
        if self.phase != "settle":
            return None
        seat = self.g.seats[self.seat]
        if CLOAKING in way[0] and FLEET in way[0]:
            return TWO_CONQUERORS
        if CLOAKING in way[0] and conquers_below_zero(self.g, seat, int(seat.placed)):
            return BELOW_ZERO
        plain = (tuple(c for c in way[0] if c not in FOR_GOOD_OR_PRESTIGE), way[1])
        if plain == way:
            return None
        fresh = seat.prestige > 0 and free_prestige(self.g, self.seat) == 0
        if fresh and "alien-booby-trap" in way[0] and self.is_conquest(plain):
            return FRESH_PRESTIGE
        return MILITARY_WHILE_PAYING if plain in ours else None

    def is_conquest(self, way: Way) -> bool:
        """Whether the world is military and no pay power is among the cards."""
        world = self.g.seats[self.seat].placed
        paying = [self.g.name(c) for c in pay_powers(self.g, self.seat, world)]
        peaceful = [c for c in way[0] if c in (CLOAKING, FLEET)]
        military = self.g.cards[world].military and not any(c in paying for c in way[0])
        return military or bool(peaceful)

    def parts(self) -> str | None:
        if self.phase != "settle":
            return None
        way: Way = (named(self.g, self.answer["specials"]), len(self.answer["cards"]))
        ours = settle_ways(self.g, self.seat)
        if discount_stays(self) and ours != their_ways(self.g, self.offer):
            return DISCOUNT_STAYS
        return None if way in ours else self.beyond_ours(way, ours)

    def replies(self) -> list[Reply]:
        cards, specials = self.answer["cards"], self.answer["specials"]
        if self.phase == "develop":
            pay = Reply("develop-pay", cards=cards)
            if self.kind() == "develop-pay":
                return [pay]
            return [Reply("develop-method", cards=specials, closing=ids.PAY), pay]
        way: Way = (named(self.g, specials), len(cards))
        for mode in (ids.CONQUER, ids.PAY):
            if way in settle_ways(self.g, self.seat) and self.in_mode(mode):
                using = self.without_pay_power(specials)
                if mode == ids.CONQUER:
                    self.notes.idle |= idle_mercenaries(self.g, self.seat, specials, len(cards))
                    using = with_few_mercenaries(self.g, self.seat, specials, len(cards))
                method = Reply("settle-method", cards=using, closing=mode)
                spent = "settle-mercenaries" if mode == ids.CONQUER else "settle-pay"
                return [method, Reply(spent, cards=cards)] if cards else [method]
        raise Parted(f"seat {self.seat}: no way to place it with {way[0]} and {way[1]} cards")

    def in_mode(self, mode: int) -> bool:
        """Whether the cards named conquer the world, or pay for it."""
        spent = len(self.answer["cards"])
        using = with_few_mercenaries(self.g, self.seat, self.answer["specials"], spent)
        numbers = [self.number_of(c) for c in using]
        world = self.g.seats[self.seat].placed
        paying = [c for c in numbers if c in pay_powers(self.g, self.seat, world)]
        if self.g.cards[world].military:
            return (mode == ids.PAY) == bool(paying)
        step = self.g.asking(self.seat)
        return step.refuse_set(self.g, self.seat, [*numbers, mode]) is None

    def without_pay_power(self, specials: list[str]) -> list[str]:
        """The cards named, less the pay power where it is the only one and serves by itself."""
        paying = pay_powers(self.g, self.seat, self.g.seats[self.seat].placed)
        if not self.g.cards[self.g.seats[self.seat].placed].military or len(paying) > 1:
            return specials
        return [c for c in specials if self.number_of(c) not in paying]
