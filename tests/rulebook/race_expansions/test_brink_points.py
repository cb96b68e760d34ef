"""What the cards of the third expansion that count others are worth at the end."""

from __future__ import annotations

import pytest

from perihelion.race.scoring import six_points
from perihelion.race.state import Race
from rulebook.race.arranging import ANN, BO, BRINK, CY, arranged, seat, tableau

ALL = {"expansions": BRINK}


def worth(g: Race, who: int, card: str) -> int:
    """The points that a card with a question mark is worth to its owner now."""
    player = g.seats[who]
    counting = g.cards[player.tableau[tableau(g, who).index(card)]]
    return int(six_points(g.cards, player, counting))


@pytest.mark.scenario("race-expansions/S182")
@pytest.mark.rule(
    "race.six.golden-age", "race.six.universal-peace-institute", "race.six.pan-galactic-hologrid"
)
def test_golden_age_peace_institute_and_hologrid_count_cards_and_negative_military() -> None:
    g = arranged(
        "action",
        seat(
            "Golden Age of Terraforming",
            "Terraforming Robots",
            "Terraforming Engineers",
            "Imperium Lords",
            "Gem World",
            "Asteroid Belt",
        ),
        seat(
            "Universal Peace Institute", "Contact Specialist", "Pan-Galactic Mediator", "Hive World"
        ),
        seat(
            "Pan-Galactic Hologrid", "Expanding Colony", "Spice World", "Refugee World", "Old Earth"
        ),
        options=ALL,
    )
    peaceful = g.seats[BO]

    assert worth(g, ANN, "Golden Age of Terraforming") == 2 + 2 + 2 + 1 + 1
    assert peaceful.total_military(g.cards, peaceful.tableau) == -4
    assert worth(g, BO, "Universal Peace Institute") == 1 + 2 + 4
    assert worth(g, CY, "Pan-Galactic Hologrid") == 2 + 2 + 2 + 1


@pytest.mark.scenario("race-expansions/S182")
@pytest.mark.rule("race.six.universal-peace-institute")
@pytest.mark.parametrize(
    ("others", "military", "points"),
    [
        (["New Sparta"], 0, 1),
        (["New Sparta", "Drop Ships"], 3, 1),
        (["Old Earth", "Space Marines"], 0, 0),
        (["Epsilon Eridani", "Space Marines"], 1, 0),
        (["Epsilon Eridani"], -1, 1),
    ],
)
def test_military_of_zero_or_more_is_worth_nothing_to_the_peace_institute(
    others: list[str], military: int, points: int
) -> None:
    g = arranged("action", seat(*others, "Universal Peace Institute"), options=ALL)
    mine = g.seats[ANN]

    assert mine.total_military(g.cards, mine.tableau) == military
    assert worth(g, ANN, "Universal Peace Institute") == points


@pytest.mark.scenario("race-expansions/S183")
@pytest.mark.rule(
    "race.six.alien-cornucopia", "race.six.galactic-federation-3", "race.combo.galactic-federation"
)
def test_cornucopia_counts_a_card_once_and_federation_counts_the_planet_buster() -> None:
    g = arranged(
        "action",
        seat(
            "Alien Cornucopia",
            "Alien Robotic Factory",
            "Alien Burial Site",
            "Gem World",
            "Alien Booby Trap",
        ),
        seat("Galactic Federation", "Imperium Planet Buster", "Imperium Lords", "Space Marines"),
        options=ALL,
    )

    assert worth(g, ANN, "Alien Cornucopia") == 2 + 2 + 2 + 1 + 2
    assert worth(g, BO, "Galactic Federation") == 2 + 1 + 2 + 1


@pytest.mark.rule("race.six.alien-cornucopia")
def test_cornucopia_counts_production_worlds_of_every_other_kind_but_no_windfalls() -> None:
    g = arranged(
        "action",
        seat(
            "Alien Cornucopia",
            "Gem World",
            "Comet Zone",
            "Lifeforms, Inc.",
            "Asteroid Belt",
            "Old Earth",
        ),
        options=ALL,
    )

    assert worth(g, ANN, "Alien Cornucopia") == 2 + 1 + 1 + 1


@pytest.mark.rule("race.six.pan-galactic-affluence")
def test_affluence_counts_three_named_cards_and_each_prestige() -> None:
    g = arranged(
        "action",
        seat(
            "Old Earth",
            "Pan-Galactic Affluence",
            "Export Duties",
            "Galactic Renaissance",
            "Terraformed World",
            "Space Marines",
            prestige=4,
        ),
        options=ALL,
    )

    assert worth(g, ANN, "Pan-Galactic Affluence") == 2 + 2 + 2 + 4


@pytest.mark.rule("race.six.federation-capital")
def test_federation_capital_counts_prestige_on_top_of_its_own_point() -> None:
    g = arranged("action", seat("Old Earth", "Federation Capital", prestige=3), options=ALL)
    bare = arranged("action", seat("Old Earth", "Federation Capital"), options=ALL)

    assert worth(g, ANN, "Federation Capital") == 3
    assert g.scores()[ANN] - bare.scores()[ANN] == 3 + 3


@pytest.mark.rule("race.six.planet-buster")
def test_the_planet_buster_has_nine_points_and_is_no_six_for_others() -> None:
    g = arranged(
        "action", seat("Golden Age of Terraforming", "Imperium Planet Buster"), options=ALL
    )
    buster = next(card for card in g.cards if card.name == "Imperium Planet Buster")

    assert (buster.number, buster.points, buster.lines) == (9, 9, [])
    assert worth(g, ANN, "Golden Age of Terraforming") == 2
