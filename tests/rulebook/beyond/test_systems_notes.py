"""What the ledger notes about single systems, beyond their figures."""

from __future__ import annotations

from typing import Any

from rulebook.beyond.cards import Mat, mat
from rulebook.beyond.scene import Scene, rule


def colonising(card: str, place: str, ships: list[str], kind: str, **given: Any) -> Scene:
    """Anna has colonised a system by the Terraforming Guild and stands before its bonus."""
    anna = {
        "ore": 4,
        "population": 1,
        "ships": ships,
        "controls": {place: kind},
        **given.pop("Anna", {}),
    }
    s = Scene(
        active="Anna", systems={place: card}, guilds=["terraforming-guild"], Anna=anna, **given
    )
    s.say("guild-space:terraforming-guild:1")
    return s


@rule("card.system.ross-128", "effect.research.optional")
def test_ross_128_lets_its_owner_decline() -> None:
    s = colonising("ross-128", "A1", ["A1:3"], "ore", Anna={"population": 2})

    s.say("ore")
    assert s.words() == ["slot:i-1", "slot:i-2", "slot:i-3", "slot:i-4", "skip"]
    s.refuses("WRONG_LEVEL", "slot:ii-a")
    s.say("skip")

    assert (s["Anna"].population, s.researched("Anna")) == (1, [])


@rule("card.system.ross-128", "turn.action.bonus-as-possible")
def test_ross_128_without_population_brings_nothing() -> None:
    s = colonising("ross-128", "A1", ["A1:3"], "ore")

    s.say("food")

    assert (s.kind(), s["Anna"].population) == ("production", 0)


@rule("card.system.lacaille-9352", "upgrade.cap", "upgrade.singular")
def test_lacaille_9352_upgrades_at_most_to_level_4() -> None:
    s = colonising("lacaille-9352", "A1", ["A1:4", "sol:3", "Y1:4", "Y2:1"], "ore")

    assert s.words() == ["ship:sol:3", "ship:y2:1"]
    s.refuses("LEVEL_CAP", "ship:y1:4")
    s.refuses("COMPULSORY_EFFECT", "end")
    s.say("ship:sol:3")

    assert s.ships("Anna") == ["sol:4", "Y1:4", "Y2:1"]


@rule("card.system.lacaille-9352", "optional.upgrade")
def test_lacaille_9352_lapses_where_all_ships_have_level_4() -> None:
    s = colonising("lacaille-9352", "A1", ["A1:4", "sol:4"], "ore")

    assert (s.kind(), s.ships("Anna")) == ("production", ["sol:4"])


@rule("card.system.kapteyns-star", "supply.short-options")
def test_the_ship_of_kapteyns_star_comes_from_the_settlers() -> None:
    """Supply was empty, but the ships that settled lie there when the bonus is taken."""
    s = colonising(
        "kapteyns-star", "B1", ["B1:4"], "food", Anna={"supply": [0, 0, 0, 0], "population": 1}
    )

    s.say("ore")

    # the cube of the cost and the settlers fill D; the leftmost of them becomes the ship
    assert s.supply("Anna") == "A0 B0 C0 D1"
    assert s.ships("Anna") == ["deep_space:2"]


@rule("card.system.procyon", "private.draw")
def test_procyon_with_an_empty_deck_brings_nothing() -> None:
    s = colonising("procyon", "A1", ["A1:4"], "ore", decks={"II": []})

    assert (s.kind(), list(s["Anna"].private)) == ("production", [])


@rule("card.system.procyon", "private.draw")
def test_procyon_with_one_card_left_brings_that() -> None:
    s = colonising("procyon", "A1", ["A1:4"], "ore", decks={"II": ["spacetime-anomaly-studies"]})

    assert [s.g.box.techs[t].slug for t in s["Anna"].private] == ["spacetime-anomaly-studies"]
    assert s["Anna"].ore == 2  # its immediate box


@rule("card.system.wise-1541-2250", "private.own-action", "turn.action.move-pawn")
def test_the_private_technology_of_wise_has_a_space_for_its_owner() -> None:
    s = Scene(
        active="Anna",
        Anna={
            "colonies": ["wise-1541-2250"],
            "private": ["hyperdrive-boosters"],
            "ships": ["sol:1"],
            "pawn": "private-space:hyperdrive-boosters:1:1",
        },
    )

    s.refuses("MUST_MOVE_PAWN", "private-space:hyperdrive-boosters:1:1")
    s.end_turn("basic-space:recruit")
    for _ in range(3):
        s.refuses("PRIVATE_TO_ANOTHER", "private-space:hyperdrive-boosters:1:1")
        s.end_turn("basic-space:recruit")
    s.say("private-space:hyperdrive-boosters:1:1", "ship:sol:1", "end")
    assert s.ships("Anna") == ["sol:2"]


@rule("card.system.tau-ceti", "effect.move_supply")
def test_tau_ceti_with_cubes_in_column_a_only() -> None:
    s = Scene(active="Anna", Anna={"ships": ["Y3:1"], "supply": [3, 0, 0, 0]})

    s.say("basic-space:build-jump:1", "move:y3:1:b2", "end", "ore")

    assert (s.supply("Anna"), s.kind()) == ("A3 B0 C0 D0", "production")


@rule("card.system.teegardens-star", "colonise.bonus-new-card")
def test_the_jump_of_teegardens_star_may_enter_the_new_system() -> None:
    s = colonising(
        "teegardens-star", "B1", ["B1:4", "B1:3", "Y2:1"], "ore", deck_top={"B": ["luhman-16"]}
    )

    assert (s.system("B1"), s.kind()) == ("luhman-16", "jump")
    s.say("move:y2:1:b1", "end", "food")

    assert s.holder("B1") == ("Anna", "food")
    assert s["Anna"].ore == 1  # for control of Luhman 16


@rule("card.system.lalande-21185", "effect.produce")
def test_lalande_21185_produces_in_its_order() -> None:
    """Growth first, then ore: with the ore a cube can be bought in the trade that comes last."""
    s = colonising("lalande-21185", "A1", ["A1:4"], "food", Anna={"ore": 6, "off": [3, 0]})
    s.say("food")

    # five food discs off: a cube each of A, B and C; 2 + 1 ore
    assert mat(s) == Mat(3, 3, "A5 B4 C4 D4", food_discs=3, automation=3)
    assert s.kind() == "trade"
    s.say("ore-to-population", "end")
    assert mat(s) == Mat(0, 4, "A4 B4 C4 D4", food_discs=3, automation=3)
    assert s.words() == ["growth", "ore-production", "trade"]  # the phase itself is still to come


@rule("card.system.ross-154", "passive.displace_pawn", "turn.action.pawn-start")
def test_a_pawn_that_was_pushed_may_go_anywhere() -> None:
    s = Scene(
        active="Anna",
        Anna={"colonies": ["ross-154"], "pawn": "basic-space:recruit", "population": 1},
        Dmitry={"pawn": "basic-space:research-1:1", "population": 1},
    )
    s.say("basic-space:research-1:1", "slot:i-3", "growth")

    assert (s.asked(), s.pawn("Dmitry")) == ("Dmitry", "-")
    s.refuses("SPACE_OCCUPIED", "basic-space:research-1:1")
    assert s.words() == [
        "basic-space:build-jump:1",
        "basic-space:build-jump:2",
        "basic-space:recruit",
    ]


@rule("card.system.ross-154", "turn.action.cannot", "turn.action.need-tech")
def test_ross_154_does_not_help_to_pay_or_to_know() -> None:
    s = Scene(
        active="Anna",
        slots={"II-A": "arcology-farming"},
        Anna={"colonies": ["ross-154"], "researched": ["I-1"], "population": 1, "ore": 1},
        Boris={"pawn": "tech-space:ii-a:1:1", "researched": ["II-A"]},
        Irina={"pawn": "basic-space:research-2:1"},
    )

    s.refuses("TECH_NOT_RESEARCHED", "tech-space:arcology-farming:1:1")
    s.refuses("NOT_ENOUGH_ORE", "basic-space:research-2:1")
