"""Boosts, searches, and who chooses last."""

from __future__ import annotations

from typing import Any

import pytest

from perihelion.race.ids import CATEGORY
from perihelion.race.phases.search import belongs
from perihelion.race.state import Race
from perihelion.tabletop.refusal import Refused
from race.laying import code, kind, names, say, table

# -- actions ----------------------------------------------------------------


def test_refusals_of_boosts() -> None:
    g = table("action", {}, {"prestige": 4, "boosted": True}, {"prestige": 1})

    assert code(g, 0, "boosted:develop") == "NO_PRESTIGE"
    assert code(g, 1, "boosted:produce") == "BOOST_ALREADY_USED"
    assert code(g, 1, "search") == "BOOST_ALREADY_USED"
    assert code(g, 2, "boosted:search") == "SEARCH_CANNOT_BE_BOOSTED"
    assert code(g, 2, "boosted:develop-second") == "ACTION_NOT_AVAILABLE"
    assert code(g, 0, "develop", "settle") == "WRONG_ACTION_COUNT"
    assert code(g, 2, "search", "settle") == "WRONG_ACTION_COUNT"
    assert code(g, 2) == "WRONG_ACTION_COUNT"
    question = g.question(0)
    assert question is not None
    assert {b.refusal.code for b in question.refused} == {"NO_PRESTIGE"}


def test_boosts_come_with_the_third_expansion() -> None:
    g = table("action", {}, {}, expansions=2)

    assert code(g, 0, "boosted:settle") == "BOOST_NOT_AVAILABLE"
    assert code(g, 1, "search") == "BOOST_NOT_AVAILABLE"


def test_a_boost_is_paid_for_at_the_reveal() -> None:
    hand = ["Public Works"]
    g = table("action", {"prestige": 2, "hand": hand, "fillers": 4}, {"prestige": 1}, {}, tile=0)

    say(g, 0, "boosted:develop")
    hidden = (g.seats[0].prestige, g.seats[0].boosted, g.seen_by(1).given[0])
    say(g, 1, "produce")
    say(g, 2, "produce")

    assert hidden == (2, 0, [])
    assert (g.seats[0].prestige, g.seats[0].boosted, g.expansions.tile) == (1, 1, -1)
    assert g.boosts(g.seats[0], 2)
    assert not g.boosts(g.seats[1], 8)


def test_pairs_of_the_advanced_game() -> None:
    g = table("action", {"prestige": 2}, {}, options={"advanced": True})

    assert code(g, 0, "boosted:settle", "boosted:produce") == "ONE_BOOST_ONLY"
    assert code(g, 0, "search", "boosted:settle") == "ONE_BOOST_ONLY"
    assert code(g, 0, "settle", "boosted:settle") == "SAME_ACTION_TWICE"
    assert code(g, 0, "settle") == "WRONG_ACTION_COUNT"
    say(g, 0, "settle-second", "boosted:settle")
    say(g, 0, "boosted:settle-second", "settle")
    say(g, 0, "search", "produce")
    say(g, 0, "boosted:settle", "produce")
    say(g, 1, "develop", "develop-second")
    assert g.seats[0].prestige == 1


def test_every_pair_can_be_picked_one_by_one() -> None:
    g = table("action", {"prestige": 2}, {}, options={"advanced": True})
    pairs: set[frozenset[int]] = set()
    for first in g.options(0):
        twin = g.copy()
        twin.answer(0, first)
        seconds = twin.options(0)
        assert seconds, g.answer_word(first)
        for second in seconds:
            assert frozenset((first, second)) not in pairs
            pairs.add(frozenset((first, second)))
    every = set(g.options(0)) | {300 + k for k in range(9)} | {310 + k for k in range(10)}
    for a in every:
        for b in every:
            if a < b:
                meant = frozenset(as_first((a, b)))
                try:
                    g.copy().answer_all(0, [a, b])
                    assert meant in pairs
                except Refused:
                    assert meant not in pairs or len(meant) == 1


def as_first(pair: tuple[int, int]) -> list[int]:
    """A second Develop or Settle card without the first means the first."""
    cards = [answer % 10 for answer in pair]
    return [a - 1 if a % 10 in (3, 5) and a % 10 - 1 not in cards else a for a in pair]


def test_the_owner_of_psi_crystal_world_chooses_last() -> None:
    g = table("action", {"tableau": ["Psi-Crystal World"], "start": 0, "prestige": 1}, {}, {})

    assert g.waiting() == [1, 2]
    say(g, 1, "develop")
    say(g, 2, "settle")
    assert g.waiting() == [0]
    assert kind(g, 0) == "action-last"
    assert "search" in [g.answer_word(a) for a in g.options(0)]
    say(g, 0, "boosted:settle")
    assert g.seats[0].prestige == 0


def test_in_the_advanced_game_he_chooses_his_second_action_last() -> None:
    g = table(
        "action",
        {"tableau": ["Psi-Crystal World"], "start": 0, "prestige": 1, "fillers": 4,
         "hand": ["Public Works"]},
        {},
        options={"advanced": True},
    )  # fmt: skip

    say(g, 0, "boosted:develop")
    say(g, 1, "settle", "produce")
    assert kind(g, 0) == "action-last"
    assert code(g, 0, "develop") == "SAME_ACTION_TWICE"
    assert code(g, 0, "search") == "ONE_BOOST_ONLY"
    say(g, 0, "develop-second")
    assert g.seats[0].prestige == 0
    assert g.seats[0].actions & 0b1100 == 0b1100


# -- search -----------------------------------------------------------------


def searching(deck: list[str], **fields: Any) -> Race:
    g = table("action", {}, {}, deck=deck, **fields)
    say(g, 0, "search")
    say(g, 1, "search")
    return g


def test_the_first_match_may_be_taken() -> None:
    g = searching(["Gem World", "Rebel Miners", "Rebel Base", "Space Marines"])

    say(g, 0, "category:military-five")
    assert kind(g, 0) == "search-match"
    assert names(g, g.expansions.flipped) == ["Gem World", "Rebel Miners", "Rebel Base"]
    say(g, 0, "take")

    assert names(g, g.seats[0].hand) == ["Rebel Base"]
    assert names(g, g.discard) == ["Gem World", "Rebel Miners"]
    assert names(g, g.deck) == ["Space Marines"]
    assert (g.seats[0].boosted, g.seats[0].shown) == (1, g.seats[0].hand)
    assert kind(g, 1) == "search-category"


def test_the_second_match_is_taken_without_a_question() -> None:
    g = searching(["Expedition Force", "Drop Ships", "New Galactic Order", "Gem World"])

    say(g, 0, "category:development-military")
    say(g, 0, "go-on")

    assert names(g, g.seats[0].hand) == ["New Galactic Order"]
    assert names(g, g.discard) == ["Expedition Force", "Drop Ships"]


def test_a_search_goes_through_one_reshuffle() -> None:
    g = searching(
        ["Gem World", "Rebel Miners"], discard=["Avian Uplift Race", "Space Marines", "Spice World"]
    )

    say(g, 0, "category:chromosome")

    assert kind(g, 0) == "search-match"
    assert g.discard == []
    assert names(g, g.expansions.flipped)[:2] == ["Gem World", "Rebel Miners"]


def test_a_search_that_fails_gives_the_card_back() -> None:
    g = searching(["Deserted Alien Outpost", "Gem World"], discard=["Space Marines"])

    say(g, 0, "category:alien")
    say(g, 0, "go-on")

    assert g.seats[0].hand == []
    assert g.seats[0].boosted == 0
    assert sorted(names(g, g.discard)) == ["Deserted Alien Outpost", "Gem World", "Space Marines"]


def test_the_searcher_says_whether_a_world_of_any_kind_is_alien() -> None:
    deck = ["Deserted Alien Outpost", "Alien Oort Cloud Refinery", "Alien Toy Shop", "Gem World"]
    g = searching(deck)
    say(g, 0, "category:alien")
    say(g, 0, "go-on")
    h = g.copy()

    assert kind(g, 0) == "search-oort"
    say(g, 0, "fits-not")
    say(h, 0, "fits")

    assert names(g, g.seats[0].hand) == ["Alien Toy Shop"]
    assert names(h, h.seats[0].hand) == ["Alien Oort Cloud Refinery"]


def test_categories() -> None:
    g = searching(["Gem World"] * 1)
    with pytest.raises(Refused) as caught:
        say(g, 0, "category:takeover")
    assert caught.value.code == "CATEGORY_NEEDS_TAKEOVERS"
    with pytest.raises(Refused) as caught:
        g.answer(0, CATEGORY + 9)
    assert caught.value.code == "UNKNOWN_CATEGORY"
    counts = [
        sum(g.box.present[c] and belongs(g.cards[c], k) for c in range(len(g.cards)))
        for k in range(9)
    ]
    assert counts == [13, 14, 9, 11, 15, 19, 11, 26, 12]
