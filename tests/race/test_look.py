"""What can be seen of a table, where a screen could easily show more or less than the rules."""

from __future__ import annotations

from collections.abc import Mapping

import perihelion
from perihelion.race.look import look
from perihelion.race.state import Race
from perihelion.tabletop.scene import Player, Said, Several

ARC = ["gathering-storm", "rebel-vs-imperium", "brink-of-war"]

PLAIN = [
    *["public-works", "export-duties", "gem-world", "spice-world", "artist-colony"],
    *["mining-world", "asteroid-belt", "comet-zone", "new-earth", "space-port", "plague-world"],
    *["star-nomad-lair", "pirate-world", "refugee-world", "empath-world", "new-vinland"],
    *["secluded-world", "destroyed-world", "former-penal-colony", "runaway-robots"],
    "radioactive-world",
]
"""Cards with nothing remarkable about them."""


def table(*seats: Mapping[str, object], **options: object) -> Race:
    g = perihelion.position("race", {"options": options, "seats": [*seats]})
    assert isinstance(g, Race)
    return g


def test_a_seat_is_open_to_the_takeover_powers_that_lie_before_others() -> None:
    rebels = {"tableau": ["new-sparta", "rebel-base"]}
    options: dict[str, object] = {"expansions": ARC, "takeovers": True}

    alone = table(rebels, {"tableau": ["old-earth"]}, **options)
    facing = table(rebels, {"tableau": ["old-earth", "imperium-seat"]}, **options)

    assert look(alone, 0).seats[0].military.open_to == []
    assert look(facing, 0).seats[0].military.open_to == ["imperium-seat"]


def test_the_last_round_is_told_by_a_full_tableau_however_large_it_may_grow() -> None:
    twelve = ["old-earth", *PLAIN[:11]]
    fortress = ["new-sparta", "hidden-fortress", *PLAIN[11:21]]

    g = table({"tableau": twelve}, {"tableau": fortress}, expansions=["rebel-vs-imperium"])

    facts = {"names": Several([Player(0)], "and"), "count": 1}
    assert look(g, 0).last_round == Said("last-round-tableau", facts)
    assert [len(seat.tableau) for seat in look(g, 0).seats] == [12, 12]
    assert [seat.ends_at for seat in look(g, 0).seats] == [12, 14]


def test_cards_that_lie_face_down_are_in_no_open_hand() -> None:
    g = table({"tableau": ["old-earth"], "hand": ["gem-world"]}, {"tableau": ["new-sparta"]})
    for seat in (0, 1):
        g.answer(seat, "action:explore-5")

    assert look(g, None).seats[1].open is not None
    assert look(g.seen_by(0), 0).seats[1].open is None
    assert look(g.seen_by(None), None).seats[1].open is None


def test_a_start_world_has_no_price_before_the_first_round() -> None:
    g = perihelion.new_game("race", 2, seed=5, options={"expansions": ARC})
    assert isinstance(g, Race)

    held = look(g.seen_by(0), 0).hand

    assert {one.drawn for one in held} == {True, False}
    for one in held:
        assert (one.cost is None and one.strength is None) == one.drawn
