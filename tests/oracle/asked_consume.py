"""Recorded choices of the Consume phase, and of goods spent elsewhere."""

from __future__ import annotations

from typing import Final

from perihelion.race import ids
from perihelion.race.phases.ante import ante_cards
from perihelion.race.phases.consume import compulsory
from perihelion.race.phases.trading import fitting_goods, wild_world
from perihelion.race.pieces.cards import slug
from perihelion.race.pieces.kinds import KIND_WORDS

from .choices import Choice, Reply, cards_named, less
from .differences import (
    BOOST_FOR_POWERS,
    DISCARD_BEFORE_POWERS,
    WILD_GOOD_OTHERWISE,
    WILD_GOOD_UNUSED,
)
from .table import names, slugs

TRADE_BONUS: Final = "#prestige_trade_bonus"
"""Their name for the hand cards that a boosted Trade discards for points."""


class Trade(Choice):
    """A good to sell, by the action or by a consume power."""

    def kind(self) -> str:
        using = self.g.seats[self.seat].using
        begun = self.open_kind() == "consume-goods"
        pays = begun and self.g.box.powers[using - ids.POWER].pays_price
        return "consume-goods" if pays else "sell"

    def both_offers(self) -> tuple[object, object]:
        return names(self.g, self.candidates()), slugs(self.offer["goods"])

    def parts(self) -> str | None:
        """They give the cards of a boosted Trade for goods sold by powers, too."""
        boosted = self.g.boosts(self.g.seats[self.seat], ids.CONSUME_TRADE)
        return BOOST_FOR_POWERS if boosted and self.kind() == "consume-goods" else None

    def replies(self) -> list[Reply]:
        return [Reply(self.kind(), cards=[self.answer["good"]])]


class ConsumePower(Choice):
    """The next power to use. They have the card discard of a boosted Trade among them."""

    def kind(self) -> str:
        return "consume-power"

    def fits(self) -> bool:
        """They do not ask where one power is left; then it is used up when they ask."""
        if self.bonus_offered() and self.open_kind() == "boost-trade-cards":
            return True
        if not super().fits():
            return False
        options = self.options()
        if len(options) > 1 or options[0] in self.their_powers():
            return True
        return self.bonus_offered() and options == [ids.STOP]

    def bonus_offered(self) -> bool:
        """Whether the card discard of a boosted Trade is still to come."""
        return any(power[0] == TRADE_BONUS for power in self.offer["powers"])

    def their_powers(self) -> list[int]:
        """Our numbers of the powers that they offer."""
        powers = [power for power in self.offer["powers"] if power[0] != TRADE_BONUS]
        return sorted(self.power(power) for power in powers)

    def antes(self, power: int) -> bool:
        return self.g.box.powers[power - ids.POWER].antes

    def can_ante(self) -> bool:
        """Whether there is a card to put up, but for those that they have discarded already."""
        cards = names(self.g, ante_cards(self.g, self.g.seats[self.seat]))
        return bool(less(cards, self.notes.early))

    def both_offers(self) -> tuple[object, object]:
        """They offer the ante to everybody who has it, and ask for the card, or none, afterwards;
        so it does not count as one that may be left alone.
        """
        options = [ids.STOP] if self.open_kind() == "boost-trade-cards" else self.options()
        ours = [a for a in options if a != ids.STOP]
        theirs = [a for a in self.their_powers() if a in ours or not self.antes(a)]
        antes = any(self.antes(a) for a in self.their_powers())
        return (ours, ids.STOP in options and not antes), (theirs, self.offer["optional"])

    def excused(self, ours: object, theirs: object) -> str | None:
        """They make somebody use a good of any kind by a power for one kind."""
        assert isinstance(ours, tuple)
        assert isinstance(theirs, tuple)
        wild = wild_world(self.g, self.g.seats[self.seat])
        forced = wild >= 0 and ours == (theirs[0], True)
        return WILD_GOOD_OTHERWISE if forced else None

    def chosen(self) -> int | None:
        """Our number of the power chosen, if it is one of ours."""
        power = self.answer["power"]
        return None if power is None or power[0] == TRADE_BONUS else self.power(power)

    def replies(self) -> list[Reply]:
        if self.answer["power"] is None:
            return [Reply(self.kind(), ids=[ids.STOP])] if self.open_kind() == self.kind() else []
        chosen = self.chosen()
        if chosen is None:
            return []
        if self.antes(chosen) and not self.can_ante():
            self.notes.given_up.append(chosen)  # there is no card to put up
            return []
        return [Reply(self.kind(), ids=[chosen])]


class ConsumeHand(Choice):
    """Hand cards for points, cards or prestige."""

    def is_bonus(self) -> bool:
        """Whether it is the card discard of a boosted Trade, for which we ask later."""
        return bool(self.offer["power"][0] == TRADE_BONUS)

    def kind(self) -> str:
        return self.open_kind() if self.is_bonus() else "consume-cards"

    def is_empty(self) -> bool:
        """Whether a power that discards hand cards is used for none."""
        return not self.answer["cards"]

    def also_listed(self) -> list[str]:
        """We let the cards of a boosted Trade be discarded when all powers are used."""
        left = self.open_kind() == "consume-power" and self.options() != [ids.STOP]
        return [DISCARD_BEFORE_POWERS] if self.is_bonus() and left else []

    def both_offers_of_hand(self) -> bool:
        """Whether the hands differ."""
        return self.hand() != slugs(self.offer["hand"])

    def both_offers(self) -> tuple[object, object]:
        most = min(self.offer["max"], len(self.offer["hand"]))
        if self.is_bonus():
            return (self.hand(), min(2, len(self.hand()))), (slugs(self.offer["hand"]), most)
        using = int(self.g.seats[self.seat].using)
        largest = min(self.wanted()[1], len(self.hand()))
        ours = (self.hand(), largest, self.wanted()[0] == 2, using)
        power = self.power(self.offer["power"])
        return ours, (slugs(self.offer["hand"]), most, bool(self.offer["exactly_two"]), power)

    def replies(self) -> list[Reply]:
        cards = [slug(card) for card in self.answer["cards"]]
        if self.is_bonus():
            self.notes.early += cards
            self.notes.script.append(Reply("boost-trade-cards", cards=cards, closing=ids.DONE))
            return []
        return [Reply(self.kind(), cards=cards)]


class Good(Choice):
    """Goods for a power: in Consume, or while something is paid for or fought over."""

    def is_compulsory(self) -> bool:
        """Whether we make the owner use the power."""
        power = self.g.box.powers[self.power(self.offer["power"]) - ids.POWER]
        return compulsory(self.g, self.g.seats[self.seat], power)

    def parts(self) -> str | None:
        """They ask for other numbers of goods where one is of any kind."""
        if self.phase != "consume" or wild_world(self.g, self.g.seats[self.seat]) < 0:
            return None
        goods = cards_named(self.g, self.seat, self.answer["goods"], self.candidates())
        refused = self.g.asking(self.seat).refuse_set(self.g, self.seat, goods)
        return None if refused is None else WILD_GOOD_OTHERWISE

    def for_nothing(self) -> bool:
        """Whether no good is given to a power which the only fitting one need not fit."""
        return self.phase == "consume" and not self.answer["goods"]

    def before(self) -> Reply | None:
        """The only power left is used without asking."""
        power = self.power(self.offer["power"]) if self.phase == "consume" else -1
        if self.open_kind() != "consume-power" or power not in self.options():
            return None
        return Reply("consume-power", ids=[power])

    def kind(self) -> str:
        return {"consume": "consume-goods", "develop": "develop-good"}.get(
            self.phase, "settle-good"
        )

    def both_offers(self) -> tuple[object, object]:
        g = self.g
        theirs = slugs(self.offer["goods"])
        if self.phase != "consume":
            return names(g, self.candidates()), theirs
        seat = g.seats[self.seat]
        goods = names(g, fitting_goods(g, seat, g.box.powers[seat.using - ids.POWER]))
        least_most = (self.offer["min"], self.offer["max"])
        ours = (goods, self.wanted(), int(seat.using))
        return ours, (theirs, least_most, self.power(self.offer["power"]))

    def excused(self, ours: object, theirs: object) -> str | None:
        """They let a power be used and then take no good of any kind; for us it is not used."""
        wild = wild_world(self.g, self.g.seats[self.seat]) >= 0
        if self.phase != "consume" or not wild:
            return None
        assert isinstance(ours, tuple)
        assert isinstance(theirs, tuple)
        if (ours[0], ours[2]) != (theirs[0], theirs[2]):
            return None  # it is about the number of goods only
        return WILD_GOOD_UNUSED if self.offer["min"] == 0 else WILD_GOOD_OTHERWISE

    def replies(self) -> list[Reply]:
        return [Reply(self.kind(), cards=self.answer["goods"])]


class Lucky(Choice):
    """A number to bet on."""

    def kind(self) -> str:
        return "gamble"

    def both_offers(self) -> tuple[object, object]:
        low, high = self.offer["range"]
        return [a - ids.NUMBER for a in self.options()], list(range(low, high + 1))

    def replies(self) -> list[Reply]:
        return [Reply(self.kind(), ids=[ids.NUMBER + int(self.answer["number"])])]


class Ante(Choice):
    """A card to put up."""

    def kind(self) -> str:
        return "ante-card"

    def before(self) -> Reply | None:
        """The last power left is used without asking."""
        powers = [
            a for a in self.options() if a >= ids.POWER and self.g.box.powers[a - ids.POWER].antes
        ]
        last = self.open_kind() == "consume-power" and powers
        return Reply("consume-power", ids=powers) if last else None

    def both_offers(self) -> tuple[object, object]:
        ours = names(self.g, [c for c in self.options() if c != ids.PASS])
        return less(ours, self.notes.early), slugs(self.offer["cards"])

    def replies(self) -> list[Reply]:
        if self.answer["card"] is None:
            return [Reply(self.kind(), ids=[ids.PASS])]
        return [Reply(self.kind(), cards=[self.answer["card"]])]


class Keep(Choice):
    """A card won by the ante."""

    def kind(self) -> str:
        return "ante-keep"

    def both_offers(self) -> tuple[object, object]:
        return names(self.g, self.options()), slugs(self.offer["cards"])

    def replies(self) -> list[Reply]:
        return [Reply(self.kind(), cards=[self.answer["card"]])]


class OortKind(Choice):
    """The kind that the good on a world of any kind counts as."""

    def kind(self) -> str:
        return "refinery-kind"

    def both_offers(self) -> tuple[object, object]:
        theirs = sorted(ids.KIND + KIND_WORDS.index(word) for word in self.offer["kinds"])
        return self.options(), theirs

    def replies(self) -> list[Reply]:
        return [Reply(self.kind(), ids=[ids.KIND + KIND_WORDS.index(self.answer["kind"])])]
