"""Recorded choices before the first phase, in Explore, and of cards to discard."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from perihelion.race import ids
from perihelion.race.phases.boosts import bits_of, is_action
from perihelion.race.pieces.cards import slug

from .choices import Choice, Reply
from .table import action_bits, names, slugs

DISCARDS: Final = {
    "start": "opening-discard",
    "explore": "explore-keep",
    "hand_limit": "hand-limit",
    "develop_power": "develop-discard",
    "settle_power": "after-placing-discard",
}

CATEGORIES: Final = [
    "dev_military_1_2",
    "military_windfall_1_2",
    "peaceful_windfall_1_2",
    "chromosome_world",
    "alien_good_world",
    "consume_two_or_more",
    "military_world_5_plus",
    "six_dev",
    "takeover_card",
]
"""The categories of the search in their words, in the order of ours."""


class Start(Choice):
    """One of two start worlds, with two cards to discard. They ask for the third card of Ancient
    Race later; `third` is that answer.
    """

    third: list[str]

    def kind(self) -> str:
        return "opening-start-world"

    def both_offers(self) -> tuple[object, object]:
        seat = self.g.seats[self.seat]
        ours = (names(self.g, seat.drawn), self.hand())
        return ours, (slugs(self.offer["worlds"]), slugs(self.offer["hand"]))

    def replies(self) -> list[Reply]:
        discarded = [*self.answer["discard"], *self.third]
        return [
            Reply(self.kind(), cards=[self.answer["world"]]),
            Reply("opening-discard", cards=discarded),
        ]


class Discard(Choice):
    """A number of cards to discard, for various reasons."""

    def kind(self) -> str:
        return DISCARDS[self.offer["why"]]

    def keeps(self) -> bool:
        """Whether our question is for the cards to keep."""
        facts = self.g.asking(self.seat).facts(self.g, self.seat)
        return self.offer["why"] == "explore" and facts["mix"] == "no"

    def both_offers(self) -> tuple[object, object]:
        cards, count = self.candidates(), self.wanted()[1]
        discarded = len(cards) - count if self.keeps() else count
        theirs = (slugs(self.offer["from"]), self.offer["n"])
        return (names(self.g, cards), discarded), theirs

    def replies(self) -> list[Reply]:
        thrown: list[str] = [slug(card) for card in self.answer["discard"]]
        if not self.keeps():
            return [Reply(self.kind(), cards=thrown)]
        kept = names(self.g, self.candidates())
        for card in thrown:
            if card in kept:
                kept.remove(card)
        return [Reply(self.kind(), cards=kept)]


class Save(Choice):
    """A card to tuck: of the opening hand, or of those just paid."""

    def kind(self) -> str:
        return "opening-tuck" if self.phase == "start" else "tuck-payment"

    def both_offers(self) -> tuple[object, object]:
        return names(self.g, self.candidates()), slugs(self.offer["from"])

    def replies(self) -> list[Reply]:
        return [Reply(self.kind(), cards=[self.answer["save"]])]


class DiscardForPrestige(Choice):
    """A hand card for prestige, before anybody explores. Who has two such powers and passes is
    asked again; `again` tells that.
    """

    again: bool

    def fits(self) -> bool:
        return super().fits() and not self.is_silent()

    def is_silent(self) -> bool:
        return self.again and self.answer["discard"] is None

    def kind(self) -> str:
        return "explore-prestige"

    def both_offers(self) -> tuple[object, object]:
        return self.hand(), slugs(self.offer["from"])

    def replies(self) -> list[Reply]:
        card = self.answer["discard"]
        if card is None:
            return [Reply(self.kind(), ids=[ids.PASS])]
        return [Reply(self.kind(), cards=[card])]


class Actions(Choice):
    """Action cards: one, or a pair in the advanced game; some players choose when they know the
    others' actions.
    """

    def kind(self) -> str:
        return "action-last" if self.offer["mode"] in ("single_last", "second") else "action"

    def both_offers(self) -> tuple[object, object]:
        if "legal" not in self.offer:
            return (), ()  # more than sixty pairs, which are only counted
        legal = self.offer["legal"]
        theirs = {action_bits([a] if isinstance(a, str) else a) for a in legal}
        return self.our_sets(), theirs

    def our_sets(self) -> set[int]:
        """The sets of action cards that may be chosen, as bits."""
        g = self.g
        shown = int(g.seats[self.seat].actions)
        if self.offer["mode"] != "pair":
            return {shown | int(bits_of(a)) for a in self.options()}
        step = g.asking(self.seat)
        every = [a for a in range(ids.ACTION, ids.SEARCH + 1) if is_action(a)]
        return {
            int(bits_of(a) | bits_of(b))
            for a, b in combinations(every, 2)
            if step.refuse_set(g, self.seat, [a, b]) is None
        }

    def replies(self) -> list[Reply]:
        bits = action_bits(self.answer["actions"])
        shown = int(self.g.seats[self.seat].actions)
        every = [a for a in range(ids.ACTION, ids.SEARCH + 1) if is_action(a)]
        chosen = [a for a in every if bits_of(a) & ~shown and bits_of(a) & bits == bits_of(a)]
        boosted = [a - ids.BOOST for a in chosen]  # the plain card would fit there, too
        return [Reply(self.kind(), ids=[a for a in chosen if a not in boosted])]


class SearchType(Choice):
    """What is searched for."""

    def kind(self) -> str:
        return "search-category"

    def both_offers(self) -> tuple[object, object]:
        theirs = [ids.CATEGORY + CATEGORIES.index(word) for word in self.offer["categories"]]
        return self.options(), sorted(theirs)

    def replies(self) -> list[Reply]:
        return [Reply(self.kind(), ids=[ids.CATEGORY + CATEGORIES.index(self.answer["category"])])]


class SearchKeep(Choice):
    """Whether to take the card turned up. Of a world of any kind we first ask whether it fits."""

    def kind(self) -> str:
        return "search-oort" if self.open_kind() == "search-oort" else "search-match"

    def both_offers(self) -> tuple[object, object]:
        facts = self.g.asking(self.seat).facts(self.g, self.seat)
        return facts["card"], slug(self.offer["card"])

    def replies(self) -> list[Reply]:
        keep = self.answer["keep"]
        if self.kind() == "search-match":
            return [Reply("search-match", ids=[ids.TAKE if keep else ids.GO_ON])]
        if not keep:
            return [Reply("search-oort", ids=[ids.FITS_NOT])]
        return [Reply("search-oort", ids=[ids.FITS]), Reply("search-match", ids=[ids.TAKE])]
