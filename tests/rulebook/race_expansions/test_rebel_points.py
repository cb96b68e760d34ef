"""What the 6-cost developments of the second expansion are worth at the end."""

from __future__ import annotations

import pytest

from perihelion.race.scoring import six_points
from perihelion.race.state import Race
from rulebook.race.arranging import ANN, BO, CY, REBELS, arranged, seat, tableau

REBELS_ONLY = {"expansions": REBELS}


def worth(g: Race, who: int, six: str) -> int:
    """The points that a card of this player is worth by its lines."""
    player = g.seats[who]
    card = g.cards[player.tableau[tableau(g, who).index(six)]]
    return int(six_points(g.cards, player, card))


@pytest.mark.scenario("race-expansions/S106")
@pytest.mark.rule("race.six.imperium-seat", "race.six.rebel-alliance", "race.six.uplift-code")
def test_imperium_seat_rebel_alliance_and_uplift_code() -> None:
    g = arranged(
        "round-end",
        seat("Imperium Warlord", "Imperium Seat", "Imperium Troops", "Rebel Base"),
        seat("Rebel Cantina", "Rebel Alliance", "Rebel Pact", "Rebel Miners", "New Sparta"),
        seat(
            "Old Earth",
            "Uplift Code",
            "Avian Uplift Race",
            "Clandestine Uplift Lab",
            "Alien Uplift Center",
        ),
        options=REBELS_ONLY,
        pool=0,
    )
    assert g.over

    assert worth(g, ANN, "Imperium Seat") == 2 + 2 + 2 + 2
    assert worth(g, BO, "Rebel Alliance") == 2 + 2 + 2 + 2 + 1
    assert worth(g, CY, "Uplift Code") == 3 + 3 + 2 + 2


@pytest.mark.scenario("race-expansions/S106")
@pytest.mark.rule("race.six.imperium-seat")
def test_rebel_cantina_is_no_military_world_for_imperium_seat() -> None:
    g = arranged(
        "action",
        seat("Imperium Warlord", "Imperium Seat", "Imperium Troops", "Rebel Base", "Rebel Cantina"),
        options=REBELS_ONLY,
    )

    assert worth(g, ANN, "Imperium Seat") == 2 + 2 + 2 + 2


@pytest.mark.scenario("race-expansions/S107")
@pytest.mark.rule(
    "race.six.galactic-exchange", "race.six.galactic-bankers", "race.six.prospecting-guild"
)
def test_galactic_exchange_galactic_bankers_and_prospecting_guild() -> None:
    exchange = ["Galactic Exchange", "Diversified Economy", "Gem World", "Comet Zone", "Hive World"]
    bankers = ["Galactic Bankers", "Interstellar Bank", "Investment Credits", "Gambling World"]
    guild = ["Prospecting Guild", "Terraforming Robots", "Mining World", "Asteroid Belt"]
    g = arranged(
        "round-end",
        seat("New Sparta", *exchange),
        seat("Old Earth", *bankers, "Space Marines"),
        seat(*guild, "Spice World", start=1),
        options=REBELS_ONLY,
        pool=0,
    )
    assert g.over

    assert worth(g, ANN, "Galactic Exchange") == 6 + 3
    assert worth(g, BO, "Galactic Bankers") == 1 + 2 + 2 + 2 + 1
    terraforming_robots = 1
    assert worth(g, CY, "Prospecting Guild") == terraforming_robots + 2 + 2 + 1


@pytest.mark.rule("race.six.galactic-exchange")
@pytest.mark.parametrize(("worlds", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
def test_galactic_exchange_counts_different_kinds_of_worlds(worlds: int, points: int) -> None:
    of_each_kind = ["Gem World", "Comet Zone", "Hive World", "Deserted Alien Outpost"]
    g = arranged(
        "action",
        seat("New Sparta", "Galactic Exchange", *of_each_kind[:worlds]),
        options=REBELS_ONLY,
    )

    assert worth(g, ANN, "Galactic Exchange") == points


@pytest.mark.rule("race.six.rebel-alliance", "race.six.includes-self")
def test_every_card_counts_by_the_first_line_that_fits_it() -> None:
    g = arranged("action", seat("Old Earth", "Rebel Alliance", "Rebel Miners"), options=REBELS_ONLY)

    assert worth(g, ANN, "Rebel Alliance") == 2 + 2
