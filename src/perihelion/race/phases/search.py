"""The search: before the first phase, a player who laid the prestige/search card alone looks for a
card.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.phases.rule import STEPS, Rule
from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.kinds import ALIEN, ANY, CHROMO, SETTLE
from perihelion.race.state import Race
from perihelion.tabletop.refusal import Barred, Refusal

DEVELOPMENT_MILITARY: Final = 0
MILITARY_WINDFALL: Final = 1
PEACEFUL_WINDFALL: Final = 2
CHROMOSOME: Final = 3
ALIEN_KIND: Final = 4
CONSUME_TWO: Final = 5
MILITARY_FIVE: Final = 6
SIX_COST: Final = 7
TAKEOVER: Final = 8
"""The categories of the search sheet."""


def belongs(card: Card, category: i64) -> bool:
    """Whether a card is of this category. A world of any kind does not count as alien here: the
    searcher decides [race.search.cat.development-military, race.search.cat.military-windfall,
    race.search.cat.peaceful-windfall, race.search.cat.chromosome, race.search.cat.alien,
    race.search.cat.consume-two, race.search.cat.military-5, race.search.cat.six-cost,
    race.search.cat.takeover].
    """
    if category == DEVELOPMENT_MILITARY:
        return not card.world and adds_little_military(card)
    if category == MILITARY_WINDFALL:
        return card.windfall and card.military and 1 <= card.number <= 2
    if category == PEACEFUL_WINDFALL:
        return card.windfall and not card.military and 1 <= card.number <= 2
    if category == CHROMOSOME:
        return card.world and card.words & CHROMO != 0
    if category == ALIEN_KIND:
        return card.kind == ALIEN
    if category == CONSUME_TWO:
        return takes_two_goods(card)
    if category == MILITARY_FIVE:
        return card.military and card.number >= 5
    if category == SIX_COST:
        return not card.world and card.number == 6 and card.six
    for power in card.powers:
        if power.only_takeovers:
            return True
    return False


def adds_little_military(card: Card) -> bool:
    """Whether a power gives 1 or 2 military, always and against everything."""
    for power in card.of_phase[SETTLE]:
        if 1 <= power.military <= 2:
            return True
    return False


def takes_two_goods(card: Card) -> bool:
    """Whether a consume power can take two goods or more."""
    for power in card.consume:
        if power.takes(10) >= 2:
            return True
    return False


class SearchCategory(Rule):
    """The searcher names what they look for, knowing what was found before
    [race.search.category, race.search.order, race.search.step, race.takeover.search-limit].
    """

    def options(self, g: Race, i: i64) -> list[i64]:
        out: list[i64] = []
        for k in range(ids.CATEGORIES):
            if k != TAKEOVER or g.setup.takeovers:
                out.append(ids.CATEGORY + k)
        return out

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        if answer == ids.CATEGORY + TAKEOVER:
            return Refusal("CATEGORY_NEEDS_TAKEOVERS", {})
        if ids.CATEGORY + ids.CATEGORIES <= answer < ids.CATEGORY + 10:
            return Refusal("UNKNOWN_CATEGORY", {})
        return None

    def barred(self, g: Race, i: i64) -> list[Barred]:
        if g.setup.takeovers:
            return []
        return [Barred(ids.CATEGORY + TAKEOVER, Refusal("CATEGORY_NEEDS_TAKEOVERS", {}))]

    def carry_out(self, g: Race, i: i64, answer: i64) -> None:
        g.expansions.category = answer - ids.CATEGORY
        g.expansions.matches = 0
        if g.log is not None:
            g.tell("searches", i, {"category": ids.CATEGORY_WORDS[g.expansions.category]})
        g.then_for(i, [TURN_UP])


class TurnUp(Rule):
    """Cards of the deck are turned up one by one and set aside, for all to see, until one fits. The
    discards are shuffled once to go on, without what was set aside; when those run out too, the
    search has failed [race.search.reveal, race.search.deck-out, race.search.fail].
    """

    def begin(self, g: Race, i: i64) -> None:
        while True:
            c = g.take_card(i, "search", ids.NO_CARD)
            if c == ids.NO_CARD:
                fail(g, i)
                return
            g.expansions.flipped.append(c)
            card = g.cards[c]
            fits = belongs(card, g.expansions.category)
            if g.log is not None:
                g.tell("turned-up", i, {"card": card.slug, "fits": "yes" if fits else "no"})
            if g.expansions.category == ALIEN_KIND and card.kind == ANY:
                g.then_for(i, [SEARCH_OORT])
                return
            if fits:
                matched(g, i)
                return


def matched(g: Race, i: i64) -> None:
    """The first card that fits may be let go; the second must be taken
    [race.search.first-match, race.search.second-match].
    """
    if g.expansions.matches:
        take(g, i)
    else:
        g.then_for(i, [SEARCH_MATCH])


class SearchOort(Rule):
    """A world of any kind has been turned up in a search for alien worlds: the searcher says
    whether it fits [race.search.oort].
    """

    def options(self, g: Race, i: i64) -> list[i64]:
        return [ids.FITS, ids.FITS_NOT]

    def facts(self, g: Race, i: i64) -> dict[str, object]:
        return found(g)

    def carry_out(self, g: Race, i: i64, answer: i64) -> None:
        if answer == ids.FITS:
            matched(g, i)
        else:
            g.then_for(i, [TURN_UP])


class SearchMatch(Rule):
    """A card fits for the first time: take it, or go on [race.search.first-match]."""

    def options(self, g: Race, i: i64) -> list[i64]:
        return [ids.TAKE, ids.GO_ON]

    def facts(self, g: Race, i: i64) -> dict[str, object]:
        return found(g)

    def carry_out(self, g: Race, i: i64, answer: i64) -> None:
        if answer == ids.TAKE:
            take(g, i)
        else:
            g.expansions.matches = 1
            g.then_for(i, [TURN_UP])


def found(g: Race) -> dict[str, object]:
    """The card turned up last, and what is looked for."""
    return {
        "card": g.name(g.expansions.flipped[-1]),
        "category": ids.CATEGORY_WORDS[g.expansions.category],
    }


def take(g: Race, i: i64) -> None:
    """The card turned up last goes to the searcher's hand; their search card is gone
    [race.search.card-gone].
    """
    card = g.expansions.flipped.pop()
    g.seats[i].hand.append(card)
    g.seats[i].shown.append(card)
    if g.log is not None:
        g.tell("found", i, {"card": g.name(card)})
    clear_away(g)


def fail(g: Race, i: i64) -> None:
    """Nothing found, not even what was let go: the searcher takes their card back
    [race.search.fail].
    """
    g.seats[i].boosted = 0
    if g.log is not None:
        g.tell("search-failed", i, {})
    clear_away(g)


def clear_away(g: Race) -> None:
    """What was set aside goes to the discards, face down [race.search.discard]."""
    expansions = g.expansions
    g.discard.extend(expansions.flipped)
    expansions.flipped.clear()
    expansions.category = 0
    expansions.matches = 0


SEARCH_CATEGORY: Final[SearchCategory] = STEPS.know(SearchCategory(), "search-category")
TURN_UP: Final[TurnUp] = STEPS.know(TurnUp(), "search-on")
SEARCH_OORT: Final[SearchOort] = STEPS.know(SearchOort(), "search-oort")
SEARCH_MATCH: Final[SearchMatch] = STEPS.know(SearchMatch(), "search-match")
