"""The box, the deal and the first game."""

from __future__ import annotations

import pytest

import perihelion
from perihelion.race.catalogue.base import BASE, DEVELOPMENTS, SIXES, START_WORLDS, WORLDS
from perihelion.race.pieces.kinds import SETTLE
from perihelion.race.state import Race
from rulebook.race.arranging import (
    ANN,
    BO,
    CY,
    DI,
    arranged,
    asked_for,
    card_on,
    cards_in,
    chips,
    deck,
    discards,
    goods,
    hand,
    names,
    new_race,
    race,
    refused,
    say,
    say_all,
    seat,
    tableau,
)

SIX_CARDS = [
    "Gem World",
    "Public Works",
    "Spice World",
    "Rebel Miners",
    "Drop Ships",
    "New Economy",
]

PRESETS = {
    "Epsilon Eridani": {"Colony Ship", "Gem World", "Public Works", "Rebel Fuel Cache"},
    "Alpha Centauri": {"Comet Zone", "Expedition Force", "Mining Robots", "Rebel Miners"},
    "New Sparta": {
        "Export Duties",
        "Former Penal Colony",
        "Malevolent Lifeforms",
        "New Military Tactics",
    },
    "Earth's Lost Colony": {
        "Avian Uplift Race",
        "Contact Specialist",
        "Space Marines",
        "Spice World",
    },
}


def discard_two(g: Race) -> None:
    """Everyone discards the first two of the six cards dealt."""
    for who in range(len(g.seats)):
        g.answer_all(who, [int(c) for c in g.seats[who].hand[:2]])


def unseen(g: Race) -> list[str]:
    """The deck and the goods."""
    return deck(g) + [card_on(g, who, world) for who in g.order for world in goods(g, who)]


@pytest.mark.scenario("race-base/S001")
@pytest.mark.rule("race.setup.vp-pool", "race.setup.ten-chips", "race.components.chips")
@pytest.mark.parametrize(("players", "pool"), [(2, 24), (3, 36), (4, 48)])
def test_the_pool_holds_twelve_points_a_player(players: int, pool: int) -> None:
    g = new_race(players)

    assert g.pool == pool
    assert [chips(g, who) for who in range(players)] == [0] * players
    assert g.pool <= 18 * 1 + 6 * 5, "chips of value 10 are not needed for it"


@pytest.mark.scenario("race-base/S002")
@pytest.mark.rule("race.components.players")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_fewer_than_two_or_more_than_four_players_cannot_play(players: int) -> None:
    with pytest.raises(perihelion.BadSetup) as caught:
        perihelion.new_game("race", players=players)

    assert caught.value.code == "BAD_PLAYER_COUNT"


@pytest.mark.scenario("race-base/S002")
@pytest.mark.rule("race.components.players")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_or_four_players_can_play(players: int) -> None:
    g = new_race(players)

    assert g.waiting() == list(range(players))


@pytest.mark.scenario("race-base/S003")
@pytest.mark.rule("race.components.cards")
def test_the_box_has_114_cards() -> None:
    cards = cards_in(new_race())

    assert len(cards) == 114
    assert sum(card.copies for card in START_WORLDS) == 5
    assert sorted(card.start for card in START_WORLDS) == [0, 1, 2, 3, 4]
    assert sum(card.copies for card in WORLDS) == 59
    assert all(card.world for card in START_WORLDS + WORLDS)
    assert len([card for card in cards if not card.world]) == 50
    assert [(card.number, card.copies) for card in SIXES] == [(6, 1)] * 12
    assert [card.copies for card in DEVELOPMENTS] == [2] * 19
    assert len({card.name for card in BASE}) == 5 + 59 + 12 + 19


@pytest.mark.scenario("race-base/S003")
@pytest.mark.rule("race.components.edition")
def test_cards_have_the_values_of_the_first_edition() -> None:
    by_name = {card.name: card for card in cards_in(new_race())}

    assert by_name["Black Market Trading World"].number == 3
    assert by_name["Black Market Trading World"].points == 2
    assert by_name["Imperium Armaments World"].number == 4
    assert not by_name["Outlaw World"].has_power_in(SETTLE)


@pytest.mark.rule("race.components.edition")
def test_the_second_edition_is_an_option() -> None:
    first = {card.name: card.number for card in new_race().cards}
    second = {card.name: card.number for card in new_race(edition=2).cards}

    assert first.keys() == second.keys()
    assert first["Black Market Trading World"] != second["Black Market Trading World"]


@pytest.mark.scenario("race-base/S004")
@pytest.mark.rule(
    "race.setup.start-world",
    "race.setup.unused-start-worlds",
    "race.setup.hand",
    "race.setup.discard",
    "race.setup.supply",
    "race.setup.tableau",
    "race.order.sequential",
    "race.setup.first-round",
)
def test_four_players_keep_four_of_six_cards_beside_a_start_world() -> None:
    g = new_race(
        4, start_worlds=["new-sparta", "epsilon-eridani", "earths-lost-colony", "old-earth"]
    )

    dealt = [len(hand(g, who)) for who in range(4)]
    discard_two(g)

    assert dealt == [6, 6, 6, 6]
    assert [len(hand(g, who)) for who in range(4)] == [4, 4, 4, 4]
    assert tableau(g, ANN) == ["New Sparta"]
    assert tableau(g, BO) == ["Epsilon Eridani"]
    assert tableau(g, CY) == ["Earth's Lost Colony"]
    assert tableau(g, DI) == ["Old Earth"]
    assert len(deck(g)) == 86
    assert len(discards(g)) == 8
    hands = [card for who in range(4) for card in hand(g, who)]
    assert "Alpha Centauri" in deck(g) + discards(g) + hands
    assert [goods(g, who) for who in range(4)] == [{}, {}, {}, {}]
    assert list(g.order) == [DI, ANN, BO, CY]
    assert [asked_for(g, who) for who in range(4)] == ["action"] * 4
    assert g.round() == 1


@pytest.mark.rule("race.setup.start-world")
def test_chance_deals_the_start_worlds() -> None:
    deals = [[tableau(g, who) for who in (ANN, BO)] for g in map(seeded, range(40))]

    assert all(len(cards) == 1 for deal in deals for cards in deal)
    assert {deal[ANN][0] for deal in deals} == {card.name for card in START_WORLDS}
    assert {deal[BO][0] for deal in deals} == {card.name for card in START_WORLDS}


def seeded(seed: int) -> Race:
    return new_race(seed=seed)


@pytest.mark.scenario("race-base/S005")
@pytest.mark.rule(
    "race.setup.alpha-centauri",
    "race.setup.supply",
    "race.settle.windfall",
    "race.discard.face-down",
)
def test_alpha_centauri_begins_with_a_good_that_nobody_knows() -> None:
    g = new_race(3, start_worlds=["alpha-centauri", "old-earth", "new-sparta"])

    discard_two(g)

    assert len(deck(g)) == 92
    assert len(discards(g)) == 6
    assert goods(g, ANN) == {"Alpha Centauri": "rare"}
    for who in (ANN, BO, CY, None):
        view = g.seen_by(who)
        assert card_on(view, ANN, "Alpha Centauri") == "?"
        assert discards(view) == ["?"] * 6
    assert list(g.order) == [BO, CY, ANN]


@pytest.mark.scenario("race-base/S006")
@pytest.mark.rule("race.setup.discard")
def test_the_opening_discard_is_exactly_two_cards_of_the_hand() -> None:
    g = arranged("opening", seat(hand=SIX_CARDS), seat(fillers=6))

    with refused(g, "WRONG_CARD_COUNT", count=1, least=2, most=2):
        say_all(g, ANN, ["Gem World"])
    with refused(g, "WRONG_CARD_COUNT", count=3, least=2, most=2):
        say_all(g, ANN, ["Gem World", "Public Works", "Spice World"])
    with refused(g, "REPEATED_CARD", card="gem-world"):
        say_all(g, ANN, ["Gem World", "Gem World"])
    with refused(g, "CARD_NOT_IN_HAND", card="comet-zone"):
        say_all(g, ANN, ["Gem World", "Comet Zone"])
    say_all(g, ANN, ["Gem World", "Public Works"])
    g.answer_all(BO, [int(c) for c in g.seats[BO].hand[:2]])

    assert hand(g, ANN) == ["Spice World", "Rebel Miners", "Drop Ships", "New Economy"]
    assert {"Gem World", "Public Works"} <= set(discards(g))
    assert len(discards(g)) == 4


@pytest.mark.rule("race.setup.discard")
def test_the_opening_discard_is_simultaneous_and_secret() -> None:
    g = arranged("opening", seat(hand=SIX_CARDS), seat(fillers=6))

    say_all(g, ANN, ["Gem World", "Public Works"])

    assert hand(g, ANN) == SIX_CARDS, "nothing happens before all have decided"
    assert hand(g.seen_by(BO), ANN) == ["?"] * 6
    assert g.seen_by(BO).given[ANN] == []
    assert g.waiting() == [BO]


@pytest.mark.scenario("race-base/S007")
@pytest.mark.rule(
    "race.first.start-worlds", "race.first.hands", "race.first.no-discard", "race.first.deck"
)
def test_in_a_first_game_of_two_nobody_discards_and_hands_are_preset() -> None:
    g = new_race(2, first_game=True)

    assert {tableau(g, who)[0] for who in (ANN, BO)} == {"Epsilon Eridani", "Alpha Centauri"}
    for who in (ANN, BO):
        assert len(hand(g, who)) == 4
        assert set(hand(g, who)) == PRESETS[tableau(g, who)[0]]
    owner = [tableau(g, who) for who in (ANN, BO)].index(["Alpha Centauri"])
    assert goods(g, owner) == {"Alpha Centauri": "rare"}
    assert goods(g, 1 - owner) == {}
    assert len(deck(g)) == 103
    assert discards(g) == []
    assert {"Old Earth", "New Sparta", "Earth's Lost Colony"} <= set(unseen(g))
    assert [asked_for(g, who) for who in (ANN, BO)] == ["action", "action"]


@pytest.mark.scenario("race-base/S007")
@pytest.mark.rule("race.first.no-discard")
def test_an_opening_discard_in_a_first_game_is_refused() -> None:
    g = new_race(2, first_game=True)
    two = [int(c) for c in g.seats[ANN].hand[:2]]

    with refused(g, "NOT_YOUR_DECISION"):
        g.answer_all(ANN, two)


@pytest.mark.scenario("race-base/S008")
@pytest.mark.rule("race.first.start-worlds", "race.first.hands", "race.first.deck")
def test_in_a_first_game_of_four_each_start_world_brings_its_hand() -> None:
    g = new_race(4, first_game=True)

    assert {tableau(g, who)[0] for who in range(4)} == set(PRESETS)
    for who in range(4):
        assert len(hand(g, who)) == 4
        assert set(hand(g, who)) == PRESETS[tableau(g, who)[0]]
    assert len(deck(g)) == 93
    second_copies = {"Colony Ship", "Public Works", "Expedition Force", "Mining Robots"}
    second_copies |= {"Export Duties", "New Military Tactics", "Contact Specialist"}
    second_copies |= {"Space Marines"}
    for card in second_copies:
        assert unseen(g).count(card) == 1


@pytest.mark.scenario("race-base/S009")
@pytest.mark.rule("race.first.hands", "race.first.deck", "race.first.start-worlds")
def test_in_a_first_game_of_three_the_fourth_hand_is_in_the_deck() -> None:
    g = new_race(3, first_game=True)

    worlds = {tableau(g, who)[0] for who in range(3)}
    assert worlds == {"Epsilon Eridani", "Alpha Centauri", "New Sparta"}
    for card in ("Avian Uplift Race", "Spice World", "Earth's Lost Colony", "Old Earth"):
        assert unseen(g).count(card) == 1
    for card in ("Contact Specialist", "Space Marines"):
        assert unseen(g).count(card) == 2
    assert len(deck(g)) == 98


@pytest.mark.rule("race.first.start-worlds")
def test_chance_seats_the_start_worlds_of_a_first_game() -> None:
    first = {tableau(new_race(2, seed=seed, first_game=True), ANN)[0] for seed in range(20)}

    assert first == {"Epsilon Eridani", "Alpha Centauri"}


@pytest.mark.rule("race.first.start-worlds")
def test_only_the_start_worlds_of_a_first_game_can_be_assigned() -> None:
    g = new_race(2, first_game=True, start_worlds=["alpha-centauri", "epsilon-eridani"])

    assert tableau(g, ANN) == ["Alpha Centauri"]
    with pytest.raises(perihelion.BadSetup) as caught:
        new_race(2, first_game=True, start_worlds=["alpha-centauri", "old-earth"])
    assert caught.value.code == "BAD_SETTING"


@pytest.mark.scenario("race-base/S010")
@pytest.mark.rule("race.setup.unused-start-worlds", "race.settle.cost", "race.order.sequential")
def test_a_start_world_from_the_deck_is_an_ordinary_world() -> None:
    g = race(
        perihelion.position(
            "race",
            {
                "at": "settle",
                "seats": [
                    {"tableau": ["New Sparta"], "hand": ["Old Earth"], "fillers": 3},
                    {"tableau": ["Alpha Centauri"], "actions": ["settle"]},
                ],
            },
        )
    )

    say(g, ANN, "Old Earth")

    assert tableau(g, ANN) == ["New Sparta", "Old Earth"]
    assert hand(g, ANN) == [], "three cards paid, no bonus card"
    assert list(g.order) == [BO, ANN], "the number of the original start world counts"


@pytest.mark.rule("race.setup.unused-start-worlds")
def test_new_sparta_from_the_deck_is_conquered() -> None:
    g = arranged("settle", seat("Old Earth", "Space Marines", hand=["New Sparta"]))

    say(g, ANN, "New Sparta")

    assert tableau(g, ANN) == ["Old Earth", "Space Marines", "New Sparta"]


@pytest.mark.rule("race.components.summaries")
def test_summary_sheets_are_no_pieces_of_the_game() -> None:
    g = new_race(4)

    pieces = deck(g) + [card for who in range(4) for card in hand(g, who) + tableau(g, who)]

    assert sorted(pieces) == sorted(names(g, range(114))), "cards, and nothing but cards"


@pytest.mark.rule("race.first.presorted")
def test_the_order_of_cards_in_the_box_does_not_matter() -> None:
    g, other = new_race(2, seed=1, first_game=True), new_race(2, seed=2, first_game=True)

    assert deck(g) != deck(other), "even a first game is shuffled"
    assert sorted(hand(g, ANN) + hand(g, BO)) == sorted(hand(other, ANN) + hand(other, BO))


@pytest.mark.rule("race.overview")
def test_whoever_scores_most_in_the_end_wins() -> None:
    g = new_race(3, seed=3)

    perihelion.play_out(g, perihelion.dice(3))

    assert g.over
    assert max(len(tableau(g, who)) for who in range(3)) >= 12 or g.pool <= 0
    assert {g.scores()[who] for who in g.winners()} == {max(g.scores())}
