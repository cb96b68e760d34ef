"""Set-up with expansions: start worlds to choose from, what they bring with them, the goals."""

from __future__ import annotations

from typing import Any

import pytest

import perihelion
from perihelion.race.pieces.tiles import FIRSTS, TILES
from perihelion.race.state import Race
from rulebook.race.arranging import (
    ANN,
    BO,
    BRINK,
    CY,
    REBELS,
    STORM,
    arranged,
    asked_for,
    choose,
    deck,
    discards,
    drawn,
    goods,
    hand,
    names,
    new_race,
    offered,
    pay,
    play_on,
    prestige,
    race,
    refused,
    say,
    say_all,
    seat,
    tableau,
    told,
)


def heard(players: int, seed: int, **options: object) -> Race:
    """A game whose log is kept from the deal on."""
    return race(perihelion.new_game("race", players=players, seed=seed, options=options, log=True))


def dealt(players: int, who: int, *worlds: str, expansions: list[str]) -> Race:
    """The first game in which this player is dealt these start worlds."""
    for seed in range(10_000):
        g = heard(players, seed, expansions=expansions)
        if set(worlds) <= set(drawn(g, who)):
            return g
    raise AssertionError("never dealt")


def keep(g: Race, who: int, world: str, count: int = 2) -> None:
    """Keep a start world and discard the first cards of the hand."""
    say(g, who, world)
    say_all(g, who, [g.box.words[c] for c in g.seats[who].hand[:count]])


def keep_any(g: Race, who: int) -> None:
    """Keep a start world that has no say in the opening hand."""
    keep(g, who, next(world for world in drawn(g, who) if world != "Ancient Race"))


# -- the choice ---------------------------------------------------------------


@pytest.mark.scenario("race-expansions/S005")
@pytest.mark.rule(
    "race.players.six",
    "race.start-worlds.colours",
    "race.start-worlds.choose-red-blue",
    "race.start-worlds.left-over",
)
def test_six_players_use_up_all_start_worlds() -> None:
    g = new_race(6, expansions=REBELS)

    starts = [sorted(int(g.cards[c].start) % 2 for c in player.drawn) for player in g.seats]
    assert starts == [[0, 1]] * 6
    dealt_numbers = {int(g.cards[c].start) for player in g.seats for c in player.drawn}
    assert dealt_numbers == set(range(12))
    assert not [card for c in g.deck if (card := g.cards[c]).start >= 0]
    assert len(g.deck) == 132
    assert sum(len(player.hand) for player in g.seats) == 168 - 132


@pytest.mark.rule("race.start-worlds.colours", "race.start-worlds.left-over")
@pytest.mark.parametrize(("expansions", "each"), [(REBELS, 6), (BRINK, 8)])
def test_half_of_the_start_worlds_are_blue_and_those_not_dealt_are_in_the_deck(
    expansions: list[str], each: int
) -> None:
    g = new_race(3, expansions=expansions)

    numbers = [int(card.start) for c, card in enumerate(g.cards) if g.box.present[c]]
    assert sorted(n for n in numbers if n >= 0) == list(range(2 * each))
    out = [g.cards[c].start for player in g.seats for c in (*player.drawn, *player.hand)]
    left = [n for c in g.deck if (n := g.cards[c].start) >= 0]
    assert len(left) + len([n for n in out if n >= 0]) == 2 * each
    assert all(len(player.drawn) == 2 for player in g.seats)


@pytest.mark.scenario("race-expansions/S014")
@pytest.mark.rule(
    "race.start-worlds.decide",
    "race.start-worlds.rejected",
    "race.start-worlds.reveal",
    "race.start-worlds.left-over",
    "race.goals.setup.before-start",
)
def test_a_player_keeps_one_of_the_two_start_worlds_dealt_and_discards_two_cards() -> None:
    g = dealt(3, ANN, "Imperium Warlord", "Earth's Lost Colony", expansions=REBELS)
    cards = hand(g, ANN)
    assert [event.kind for event in g.events(None) if event.kind != "drew"] == ["goals"]
    assert {asked_for(g, who) for who in (ANN, BO, CY)} == {"opening-start-world"}

    with refused(g, "START_WORLD_NOT_DEALT"):
        keep(g, ANN, "New Sparta")
    say(g, ANN, "Imperium Warlord")
    assert asked_for(g, ANN) == "opening-discard"
    with refused(g, "WRONG_CARD_COUNT", count=3, least=2, most=2):
        say_all(g, ANN, cards[:3])
    say_all(g, ANN, cards[:2])

    seen = g.seen_by(BO)
    assert not seen.seats[ANN].tableau
    assert all(c < 0 for c in seen.seats[ANN].drawn)
    assert not told(g, "start-world", BO)
    keep_any(g, BO)
    assert not told(g, "start-world", BO)
    keep_any(g, CY)

    assert tableau(g, ANN) == ["Imperium Warlord"]
    assert hand(g, ANN) == cards[2:]
    assert {"Earth's Lost Colony", *cards[:2]} <= set(discards(g))
    assert len(g.discard) == 9
    assert len(told(g, "start-world", BO)) == 3
    hands = [c for player in g.seats for c in player.hand]
    assert len([c for c in (*g.deck, *hands, *g.discard) if g.cards[c].start >= 0]) == 6 + 3


@pytest.mark.rule("race.start-worlds.rejected")
def test_only_its_former_owner_knows_the_start_world_that_was_not_kept() -> None:
    g = heard(2, 1, expansions=REBELS)
    keep_any(g, ANN)
    keep_any(g, BO)

    assert set(g.seen_by(BO).discard) == {-2}
    said = [str(event.facts) for event in g.events(BO) if event.seat == ANN]
    rejected = [c for c in g.discard if g.cards[c].start >= 0]
    assert not [c for c in rejected if any(g.cards[c].slug in line for line in said)]


@pytest.mark.rule("race.start-worlds.decide")
def test_an_opening_decision_is_one_start_world_and_other_cards_once_each() -> None:
    g = new_race(2, expansions=REBELS)
    red, blue = (g.box.words[c] for c in g.seats[ANN].drawn)
    first, second = (g.box.words[c] for c in g.seats[ANN].hand[:2])
    foreign = g.box.words[g.seats[BO].hand[0]]

    with refused(g, "START_WORLD_NOT_DEALT"):
        say(g, ANN, first)
    with refused(g, "START_WORLD_NOT_DEALT"):
        say_all(g, ANN, [red, first, second])
    assert offered(g, ANN) == names(g, sorted(g.seats[ANN].drawn))
    say(g, ANN, red)
    with refused(g, "REPEATED_CARD"):
        say_all(g, ANN, [first, first])
    with refused(g, "CARD_NOT_IN_HAND"):
        say_all(g, ANN, [first, foreign])
    with refused(g, "CARD_NOT_IN_HAND"):
        say_all(g, ANN, [blue, first])


@pytest.mark.rule("race.start-worlds.decide", "race.start-worlds.reveal")
def test_what_others_see_of_an_opening_decision_is_only_that_it_is_made() -> None:
    g = dealt(3, ANN, "Ancient Race", expansions=REBELS)
    keep_any(g, CY)
    before = g.seen_by(BO).pack()

    say(g, ANN, "Ancient Race")
    chosen = g.seen_by(BO).pack()
    g.answer(ANN, g.options(ANN)[0])
    begun = g.seen_by(BO).pack()
    say_all(g, ANN, [g.box.words[c] for c in g.options(ANN)[:2]])
    made = g.seen_by(BO)

    assert chosen == begun == before
    assert made.pack() != before
    assert made.answered == 0b101
    assert len(made.seats[ANN].hand) == 6


@pytest.mark.rule("race.start-worlds.decide", "race.order.commit-first")
def test_an_opening_decision_can_be_changed_until_all_have_made_theirs() -> None:
    g = dealt(3, ANN, "Ancient Race", expansions=REBELS)
    other = next(world for world in drawn(g, ANN) if world != "Ancient Race")
    keep(g, ANN, "Ancient Race", count=3)
    keep_any(g, BO)

    g.undo(ANN)
    assert asked_for(g, ANN) == "opening-discard"
    asked = g.question(ANN)
    assert asked is not None
    assert len(asked.given) == 2
    for _ in range(3):
        g.undo(ANN)
    assert asked_for(g, ANN) == "opening-start-world"
    keep(g, ANN, "Ancient Race", count=3)
    say(g, ANN, other)  # in place of all that is sealed
    assert asked_for(g, ANN) == "opening-discard"
    keep_any(g, CY)
    say_all(g, ANN, [g.box.words[c] for c in g.seats[ANN].hand[:2]])

    assert tableau(g, ANN) == [other]
    assert [len(player.hand) for player in g.seats] == [4, 4, 4]


@pytest.mark.rule("race.start-worlds.decide")
def test_discards_of_the_opening_are_named_one_by_one_or_all_together() -> None:
    g = dealt(2, ANN, "Ancient Race", expansions=REBELS)
    six = sorted(g.seats[ANN].hand)
    say(g, ANN, "Ancient Race")
    g.answer(ANN, six[2])

    say_all(g, ANN, [g.box.words[six[5]], g.box.words[six[0]]])
    keep_any(g, BO)

    assert sorted(g.seats[ANN].hand) == [six[1], six[3], six[4]]
    again = perihelion.replay(g.record())
    assert again.pack() == g.pack()


@pytest.mark.rule("race.start-worlds.decide")
@pytest.mark.parametrize("picks", [0, 1, 2])
def test_a_game_goes_on_from_the_midst_of_an_opening_decision(picks: int) -> None:
    g = dealt(2, ANN, "Ancient Race", expansions=REBELS)
    keep_any(g, BO)
    for _ in range(picks):
        g.answer(ANN, g.options(ANN)[0])

    packed, named = perihelion.unpack(g.pack()), perihelion.position("race", g.position())

    for twin in (packed, named):
        assert twin.position() == g.position()
        assert twin.options(ANN) == g.options(ANN)
        assert asked_for(race(twin), ANN) == asked_for(g, ANN)
        perihelion.play_out(twin, perihelion.dice(1))
        assert twin.over


@pytest.mark.scenario("race-expansions/S015")
@pytest.mark.rule("race.start-worlds.numbers")
@pytest.mark.parametrize("still_there", [True, False])
def test_order_follows_the_start_world_that_a_player_began_with(still_there: bool) -> None:
    bert: dict[str, Any] = {"tableau": ["Earth's Lost Colony", "Gem World"]}
    if not still_there:
        bert = {"tableau": ["Gem World"], "start": 4}
    data = {
        "at": "explore",
        "options": {"expansions": REBELS},
        "seats": [
            {"tableau": ["Imperium Warlord"], "actions": ["explore+5"]},
            bert,
            {"tableau": ["Damaged Alien Factory"]},
        ],
        "deck_top": ["Space Port", "New Vinland", "Spice World", "Comet Zone", "Mining World"],
    }
    g = race(perihelion.position("race", data))

    assert list(g.order) == [BO, CY, ANN]
    assert drawn(g, BO) == ["Space Port", "New Vinland"]
    assert drawn(g, CY) == ["Spice World", "Comet Zone"]
    assert drawn(g, ANN)[0] == "Mining World"


@pytest.mark.rule("race.start-worlds.numbers")
def test_start_worlds_carry_these_numbers() -> None:
    g = new_race(2, expansions=BRINK)

    numbered = {int(card.start): card.name for card in g.cards if card.start >= 5}
    assert numbered == {
        5: "Separatist Colony",
        6: "Ancient Race",
        7: "Damaged Alien Factory",
        8: "Doomed World",
        9: "Rebel Cantina",
        10: "Galactic Developers",
        11: "Imperium Warlord",
        12: "Galactic Scavengers",
        13: "Uplift Mercenary Force",
        14: "Alien Research Team",
        15: "Rebel Freedom Fighters",
    }


@pytest.mark.rule("race.start-worlds.no-choice", "race.combo.base-1")
def test_with_the_first_expansion_alone_one_of_nine_start_worlds_is_dealt_face_up() -> None:
    seen: set[int] = set()
    for seed in range(80):
        g = new_race(2, seed=seed, expansions=STORM)
        assert {asked_for(g, who) for who in (ANN, BO)} == {"opening-discard"}
        seen.update(int(player.start) for player in g.seats)

    assert seen == set(range(9))


# -- start worlds with a say ---------------------------------------------------


@pytest.mark.scenario("race-expansions/S016")
@pytest.mark.rule(
    "race.start-worlds.ancient-race",
    "race.pw.setup-keep-fewer-cards",
    "race.start-worlds.windfall-good",
)
def test_who_begins_with_ancient_race_keeps_three_cards() -> None:
    g = dealt(4, ANN, "Ancient Race", expansions=REBELS)
    say(g, ANN, "Ancient Race")
    three = [g.box.words[c] for c in g.seats[ANN].hand[:3]]
    with refused(g, "WRONG_CARD_COUNT", count=2, least=3, most=3):
        say_all(g, ANN, three[:2])

    say_all(g, ANN, three)
    for who in (1, 2, 3):
        keep_any(g, who)

    assert [len(player.hand) for player in g.seats] == [3, 4, 4, 4]
    assert goods(g, ANN) == {"Ancient Race": "genes"}


@pytest.mark.rule("race.start-worlds.ancient-race", "race.start-worlds.decide")
def test_the_question_for_a_start_world_tells_how_many_cards_go_with_each() -> None:
    g = dealt(4, ANN, "Ancient Race", "Rebel Cantina", expansions=REBELS)
    asked = g.question(ANN)
    assert asked is not None
    say(g, ANN, "Ancient Race")
    then = g.question(ANN)
    assert then is not None

    tags = {str(o.structure["card"]): o.structure["discards"] for o in asked.options}
    assert tags == {"ancient-race": 3, "rebel-cantina": 2}
    assert (asked.kind, asked.least, asked.most) == ("opening-start-world", 1, 1)
    assert asked.words() == "Choose your start world."
    assert (then.kind, then.least, then.most) == ("opening-discard", 3, 3)
    assert then.words() == (
        "You start with Ancient Race. Choose 3 cards from your opening hand to discard."
    )
    assert then.words("ru") == (
        "Вы начинаете с планеты «Древняя раса». Сбросьте 3 карты из начальной руки."
    )


@pytest.mark.rule("race.start-worlds.ancient-race", "race.start-worlds.no-choice")
def test_ancient_race_dealt_without_a_choice_lets_its_owner_keep_three_cards() -> None:
    g = new_race(2, expansions=STORM, start_worlds=["ancient-race", "doomed-world"])
    six = [g.box.words[c] for c in g.seats[ANN].hand]
    with refused(g, "WRONG_CARD_COUNT"):
        say_all(g, ANN, six[:2])

    say_all(g, ANN, six[:3])
    say_all(g, BO, [g.box.words[c] for c in g.seats[BO].hand[:2]])

    assert [len(player.hand) for player in g.seats] == [3, 4]


@pytest.mark.scenario("race-expansions/S017")
@pytest.mark.rule("race.start-worlds.ancient-race-later")
def test_ancient_race_settled_later_takes_nothing_from_the_hand() -> None:
    g = arranged(
        "settle",
        seat("Old Earth", hand=["Ancient Race"], fillers=5),
        seat(chose="settle", hand=["Artist Colony"], fillers=1),
        options={"expansions": STORM},
        round=4,
    )
    say(g, ANN, "Ancient Race")
    say(g, BO, "pass")
    pay(g, ANN, 2)

    assert len(hand(g, ANN)) == 3
    assert goods(g, ANN) == {"Ancient Race": "genes"}
    assert asked_for(g, ANN) == "action"


@pytest.mark.scenario("race-expansions/S018")
@pytest.mark.rule(
    "race.start-worlds.galactic-scavengers",
    "race.pw.setup-tuck-card",
    "race.start-worlds.windfall-good",
)
def test_who_begins_with_galactic_scavengers_tucks_one_of_his_four_cards() -> None:
    g = dealt(2, ANN, "Galactic Scavengers", expansions=BRINK)
    keep(g, ANN, "Galactic Scavengers")
    keep_any(g, BO)
    assert asked_for(g, ANN) == "opening-tuck"
    assert asked_for(g, BO) == ""
    four = [g.box.words[c] for c in g.seats[ANN].hand]
    with refused(g, "WRONG_CARD_COUNT", count=2):
        say_all(g, ANN, four[:2])

    tucked = hand(g, ANN)[0]
    say(g, ANN, four[0])

    assert len(hand(g, ANN)) == 3
    assert goods(g, ANN) == {"Galactic Scavengers": "novelty"}
    assert names(g, g.expansions.tucked) == [tucked]
    theirs, mine = g.seen_by(BO).expansions, g.seen_by(ANN).expansions
    assert theirs is not None
    assert mine is not None
    assert list(theirs.tucked) == [-2]
    assert names(g, mine.tucked) == [tucked]
    said = [event.facts for event in g.events(BO) if event.kind == "tucked"]
    assert said == [{"count": 1, "why": "start"}]


@pytest.mark.rule("race.start-worlds.windfall-good")
def test_windfall_start_worlds_begin_with_a_good_and_none_with_prestige() -> None:
    for worlds in (["alpha-centauri", "ancient-race"], ["galactic-scavengers", "doomed-world"]):
        g = new_race(2, expansions=BRINK, start_worlds=worlds)
        play_on(g, "action")

        for player in g.seats:
            assert (player.goods != [-1]) == g.cards[player.tableau[0]].windfall
        assert [prestige(g, who) for who in (ANN, BO)] == [0, 0]
    assert not [card for card in g.cards if card.start >= 0 and card.symbol]


# -- goals ---------------------------------------------------------------------


@pytest.mark.scenario("race-expansions/S019")
@pytest.mark.rule(
    "race.goals.setup.draw", "race.goals.setup.pool", "race.goals.setup.no-other-change"
)
@pytest.mark.parametrize(
    ("expansions", "firsts", "mosts"), [(STORM, 6, 4), (REBELS, 9, 6), (BRINK, 12, 8)]
)
def test_four_first_and_two_most_goals_are_drawn_from_those_of_all_expansions(
    expansions: list[str], firsts: int, mosts: int
) -> None:
    seen: set[int] = set()
    for seed in range(60):
        g = heard(2, seed, expansions=expansions)
        goals = [int(goal) for goal in g.expansions.goals]
        assert len(set(goals)) == 6
        assert [goal < FIRSTS for goal in goals] == [True] * 4 + [False] * 2
        (event,) = told(g, "goals")
        assert event.facts["goals"] == [TILES[goal].word for goal in goals]
        seen.update(goals)

    assert len([goal for goal in seen if goal < FIRSTS]) == firsts
    assert len([goal for goal in seen if goal >= FIRSTS]) == mosts


@pytest.mark.rule("race.goals.setup.no-other-change")
def test_a_game_without_goals_is_set_up_in_the_same_way() -> None:
    g = new_race(3, expansions=STORM, goals=False)

    assert g.expansions.goals == []
    assert [len(player.hand) for player in g.seats] == [6, 6, 6]
    assert len(deck(g)) == 136 - 3 - 18
    assert g.pool == 36
    assert [asked_for(g, who) for who in (ANN, BO, CY)] == ["opening-discard"] * 3
    play_on(g, "action")
    choose(g, "explore+5", "explore+5", "explore+5")
    assert len(drawn(g, ANN)) >= 7
