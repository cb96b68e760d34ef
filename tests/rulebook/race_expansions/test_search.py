"""The search: cards are turned up one by one until one fits what is looked for."""

from __future__ import annotations

from typing import Any

import pytest

from perihelion.race.ids import CATEGORIES, CATEGORY
from perihelion.race.phases.search import ALIEN_KIND, belongs
from perihelion.race.pieces.kinds import ANY
from perihelion.race.state import Race
from rulebook.race.arranging import (
    ANN,
    BO,
    BRINK,
    CY,
    Plain,
    arranged,
    asked_for,
    cards_in,
    choose,
    costs,
    deck,
    discards,
    greyed,
    hand,
    names,
    new_race,
    offered,
    phase,
    play_on,
    question,
    refused,
    say,
    seat,
    told,
)

ALL: Plain = {"expansions": BRINK}
OUTPOST = "Deserted Alien Outpost"
REFINERY = "Alien Oort Cloud Refinery"


def searching(category: str, top: list[str], *, options: Plain = ALL, **piles: Any) -> Race:
    """Anna searches in the first round; Bo chose Develop."""
    g = arranged("action", seat("New Sparta"), options=options, deck_top=top, **piles)
    g.listen()
    choose(g, "search", "develop")
    say(g, ANN, f"category:{category}")
    return g


def turned_up(g: Race, who: int | None = None) -> list[object]:
    """The cards that have been turned up, as `who` saw them."""
    return [event.facts["card"] for event in told(g, "turned-up", who)]


@pytest.mark.scenario("race-expansions/S138")
@pytest.mark.rule(
    "race.search.once",
    "race.search.free",
    "race.search.action",
    "race.search.step",
    "race.search.category",
    "race.search.reveal",
    "race.search.first-match",
    "race.search.discard",
    "race.search.card-gone",
    "race.search.cat.military-5",
)
def test_a_searcher_may_take_the_first_card_that_fits() -> None:
    g = searching("military-five", ["Gem World", "Rebel Miners", "Rebel Base", "Space Marines"])

    asked, before = question(g, ANN), phase(g)
    say(g, ANN, "take")

    assert (asked.kind, asked.facts["card"], before) == ("search-match", "rebel-base", "none")
    assert turned_up(g, BO) == ["gem-world", "rebel-miners", "rebel-base"]
    assert sorted(discards(g)) == ["Gem World", "Rebel Miners"]
    assert hand(g, ANN) == hand(g.seen_by(BO), ANN) == ["Rebel Base"]
    assert deck(g)[0] == "Space Marines"
    assert g.seats[ANN].boosted == 1
    assert [event.facts["phase"] for event in told(g, "phase")] == ["develop"]
    with refused(g, "BOOST_ALREADY_USED"):
        say(g, ANN, "search")


@pytest.mark.rule("race.search.action")
def test_a_searcher_has_no_bonus_in_the_phases_of_the_round() -> None:
    g = arranged(
        "action",
        seat("New Sparta", hand=["Galactic Markets"], fillers=4),
        options=ALL,
        deck_top=["Rebel Base"],
    )
    choose(g, "search", "develop")
    say(g, ANN, "category:military-five")

    say(g, ANN, "take")

    assert costs(g, ANN)["Galactic Markets"] == 4


@pytest.mark.scenario("race-expansions/S139")
@pytest.mark.rule("race.search.second-match", "race.search.cat.development-military")
def test_who_lets_the_first_go_must_take_the_second() -> None:
    g = searching("development-military", ["Expedition Force", "Drop Ships", "New Galactic Order"])

    say(g, ANN, "go-on")

    assert hand(g, ANN) == ["New Galactic Order"]
    assert sorted(discards(g)) == ["Drop Ships", "Expedition Force"]
    assert [event.facts["fits"] for event in told(g, "turned-up")] == ["yes", "no", "yes"]


TEN: list[str] = [
    "Avian Uplift Race",
    "Comet Zone",
    "Space Marines",
    "Gem World",
    "Rebel Miners",
    "Rebel Base",
    "Drop Ships",
    "Public Works",
    "Expedition Force",
    "Pirate World",
]


@pytest.mark.scenario("race-expansions/S140")
@pytest.mark.rule("race.search.deck-out", "race.search.cat.chromosome")
def test_when_the_deck_runs_out_the_discards_are_shuffled_without_what_was_turned_up() -> None:
    top = ["Export Duties", "Artist Colony"]

    g = searching("chromosome", [], deck=top, discard=TEN)
    asked = question(g, ANN)
    shown = turned_up(g)
    aside = names(g, g.expansions.flipped)

    assert asked.facts["card"] == "avian-uplift-race"
    assert shown[:2] == ["export-duties", "artist-colony"]
    assert set(aside).isdisjoint(deck(g))
    assert sorted([*aside, *deck(g)]) == sorted([*top, *TEN])
    assert discards(g) == []
    say(g, ANN, "take")
    assert hand(g, ANN) == ["Avian Uplift Race"]
    assert sorted(discards(g)) == sorted(set(aside) - {"Avian Uplift Race"})


@pytest.mark.scenario("race-expansions/S141")
@pytest.mark.rule("race.search.fail", "race.search.discard")
@pytest.mark.parametrize("pile", [[], TEN])
def test_a_search_that_finds_nothing_more_gives_the_card_back(pile: list[str]) -> None:
    g = searching("alien", [], deck=[OUTPOST, "Export Duties"], discard=pile)

    first = question(g, ANN).facts["card"]
    say(g, ANN, "go-on")

    assert first == "deserted-alien-outpost"
    assert hand(g, ANN) == []
    assert len(told(g, "search-failed")) == 1
    assert sorted(discards(g)) == sorted([OUTPOST, "Export Duties", *pile])
    assert g.seats[ANN].boosted == 0
    play_on(g, "action")
    assert "search" in offered(g, ANN)


@pytest.mark.scenario("race-expansions/S142")
@pytest.mark.rule("race.search.order", "race.search.step", "race.search.cat.six-cost")
def test_searchers_finish_one_after_the_other_in_player_order() -> None:
    eight = [name for name in TEN if name not in ("Gem World", "Pirate World")]
    g = arranged(
        "action",
        seat("New Sparta"),
        seat("Old Earth"),
        seat("Epsilon Eridani"),
        options=ALL,
        order=[BO, CY, ANN],
        deck_top=[*eight, "Imperium Lords"],
    )
    choose(g, "search", "search", "consume-trade")

    waiting = g.waiting()
    say(g, BO, "category:six-cost")
    meanwhile = g.waiting()
    say(g, BO, "take")

    assert waiting == meanwhile == [BO]
    assert hand(g, BO) == ["Imperium Lords"]
    assert sorted(discards(g)) == sorted(eight)
    assert (g.waiting(), asked_for(g, ANN)) == ([ANN], "search-category")


@pytest.mark.scenario("race-expansions/S143")
@pytest.mark.rule("race.search.action", "race.exp.round")
def test_when_everybody_searches_the_round_has_no_phases() -> None:
    g = arranged(
        "action",
        seat("New Sparta", fillers=10),
        seat("Old Earth"),
        options=ALL,
        deck_top=["Rebel Base", "Rebel Outpost"],
    )
    g.listen()

    choose(g, "search", "search")
    for who in (ANN, BO):
        say(g, who, "category:military-five")
        say(g, who, "take")
    limit = question(g, ANN)
    g.answer(ANN, g.options(ANN)[0])

    assert told(g, "phase") == []
    assert (limit.kind, limit.most) == ("hand-limit", 1)
    assert (g.round(), asked_for(g, ANN), asked_for(g, BO)) == (2, "action", "action")


@pytest.mark.scenario("race-expansions/S144")
@pytest.mark.rule("race.search.category", "race.search.cat.takeover", "race.takeover.search-limit")
def test_the_ninth_category_needs_takeovers() -> None:
    off, on = (
        arranged("action", seat(), options={**ALL, "takeovers": takeovers})
        for takeovers in (False, True)
    )
    for g in (off, on):
        choose(g, "search", "develop")

    with refused(off, "CATEGORY_NEEDS_TAKEOVERS"):
        say(off, ANN, "category:takeover")
    with refused(off, "UNKNOWN_CATEGORY"):
        off.answer(ANN, CATEGORY + CATEGORIES)
    assert (len(offered(off, ANN)), len(offered(on, ANN))) == (8, 9)
    assert greyed(off, ANN) == {"category:takeover": "CATEGORY_NEEDS_TAKEOVERS"}
    say(off, ANN, "category:military-windfall")
    assert asked_for(off, ANN) == "search-match"


MEMBERS = [13, 14, 9, 11, 16, 19, 11, 26, 12]
"""How many cards of the deck fit each category."""


@pytest.mark.scenario("race-expansions/S145")
@pytest.mark.rule(
    "race.search.cat.development-military",
    "race.search.cat.military-windfall",
    "race.search.cat.peaceful-windfall",
    "race.search.cat.chromosome",
    "race.search.cat.alien",
    "race.search.cat.consume-two",
    "race.search.cat.military-5",
    "race.search.cat.six-cost",
    "race.search.cat.takeover",
)
def test_each_category_has_its_cards() -> None:
    g = new_race(3, expansions=BRINK, takeovers=True)

    count = [sum(belongs(card, k) for card in cards_in(g)) for k in range(CATEGORIES)]

    count[ALIEN_KIND] += sum(card.kind == ANY for card in cards_in(g))  # if the searcher says so
    assert count == MEMBERS


@pytest.mark.scenario("race-expansions/S145")
@pytest.mark.rule(
    "race.search.cat.development-military",
    "race.search.cat.military-windfall",
    "race.search.cat.peaceful-windfall",
    "race.search.cat.chromosome",
    "race.search.cat.alien",
    "race.search.cat.consume-two",
    "race.search.cat.military-5",
    "race.search.cat.six-cost",
    "race.search.cat.takeover",
)
@pytest.mark.parametrize(
    ("name", "categories"),
    [
        ("Rebel Troops", [1]),
        ("Alien Robot Sentry", [2, 5]),
        ("Ancient Race", [3]),
        ("Refugee World", []),
        ("Dying Colony", []),
        ("Uplift Code", [8]),
        ("Alien Uplift Center", [5, 7]),
        ("Alien Rosetta Stone World", []),
        ("Pilgrimage World", [6]),
        ("Galactic Genome Project", [6, 8]),
        ("Merchant World", []),
        ("Hidden Fortress", [7]),
        ("Rebel Pact", [9]),
        ("Pan-Galactic Security Council", [9]),
        ("Imperium Invasion Fleet", []),
        ("Pan-Galactic Research", []),
        ("Drop Ships", []),
    ],
)
def test_a_card_fits_just_these_categories(name: str, categories: list[int]) -> None:
    g = new_race(3, expansions=BRINK, takeovers=True)
    card = next(card for card in cards_in(g) if card.name == name)

    assert [k + 1 for k in range(CATEGORIES) if belongs(card, k)] == categories


@pytest.mark.scenario("race-expansions/S146")
@pytest.mark.rule("race.search.oort", "race.search.cat.alien")
@pytest.mark.parametrize(("said", "taken"), [("fits-not", "Alien Toy Shop"), ("fits", REFINERY)])
def test_the_searcher_says_whether_the_refinery_is_alien(said: str, taken: str) -> None:
    g = searching("alien", [OUTPOST, REFINERY, "Alien Toy Shop"])

    say(g, ANN, "go-on")
    kind = asked_for(g, ANN)
    say(g, ANN, said)

    assert kind == "search-oort"
    assert hand(g, ANN) == [taken]


@pytest.mark.rule("race.search.oort")
def test_a_refinery_that_fits_first_may_be_let_go() -> None:
    g = searching("alien", [REFINERY, OUTPOST])

    say(g, ANN, "fits")
    asked = question(g, ANN)
    say(g, ANN, "go-on")

    assert (asked.kind, asked.facts["card"]) == ("search-match", "alien-oort-cloud-refinery")
    assert hand(g, ANN) == [OUTPOST]
