"""Solo play: the rogue's turn."""

from __future__ import annotations

import pytest

from perihelion import IllegalAnswer
from rulebook.tiny.scene import Scene, rogue_turn, scenario

ROGUES = ["artemis", "rothkel", "zendica", "hades", "gamelyn"]
FULL = "R1 orb jakks 0; R2 orb vici-ks156 0; R3 orb helios 0; R4 orb jorg 0"


@scenario(
    "S202",
    "tiny.solo.turn.count",
    "tiny.solo.turn.one_die",
    "tiny.rogue.artemis.mat",
    "tiny.rogue.rothkel.mat",
    "tiny.rogue.zendica.mat",
    "tiny.rogue.hades.mat",
    "tiny.rogue.gamelyn.mat",
)
@pytest.mark.parametrize("rogue", ROGUES)
def test_the_level_says_how_many_dice_the_rogue_rolls(rogue: str) -> None:
    seen = []
    for level in range(1, 6):
        s = Scene(f"solo {rogue}; A e0 c0; R L{level}; dice energy")
        points = s.score("R")
        s.say("end-turn")
        seen.append((len(s.told("rogue-rolled")) - 3 * len(s.told("rogue-extra")), points))

    mat = s.g.mat()
    assert [points for _, points in seen] == [1, 2, 3, 5, 8]
    assert [count for count, _ in seen] == [5, 5, 6, 6, 7]
    assert mat.dice == [5, 5, 6, 6, 7]
    assert (
        int(mat.most) == {"artemis": 6, "rothkel": 6, "zendica": 5, "hades": 5, "gamelyn": 4}[rogue]
    )


@scenario("S203", "tiny.solo.move", "tiny.solo.move.no_landing")
def test_the_rogue_enters_the_leftmost_free_orbit() -> None:
    s = rogue_turn(
        "solo artemis; A e0 c0; R1 orb jakks 1; R2 orb helios 0; A1 orb vici-ks156 0;"
        "rdice move move",
        2,
    )

    assert [s.where(f"R{k}") for k in (1, 2, 3, 4)] == [
        "orbit jakks 1", "orbit helios 0", "orbit vici-ks156 0", "orbit jorg 0",
    ]  # fmt: skip


@scenario(
    "S204", "tiny.solo.impossible.reroll", "tiny.solo.impossible.what", "tiny.solo.acq.orbits"
)
def test_an_impossible_move_is_rerolled() -> None:
    s = rogue_turn(f"solo artemis; A e0 c0; {FULL}; rdice move energy", 1)

    assert s.stock("R") == (1, 0)


@scenario("S205", "tiny.solo.impossible.discard", "tiny.solo.turn.step")
def test_a_die_that_is_impossible_twice_is_discarded() -> None:
    s = rogue_turn(f"solo artemis; A e0 c1; {FULL}; rdice move move energy", 2)

    assert s.states() == ["discarded", "activated"]
    assert s.stock("R") == (1, 0)
    assert s.kind() == "follow"


@scenario("S206", "tiny.solo.adv.all")
def test_all_rogue_ships_of_one_type_advance() -> None:
    s = rogue_turn(
        "solo artemis; A e0 c0; R1 orb jakks 0; R2 orb vici-ks156 0; R3 orb helios 1;"
        "rdice diplomacy",
        1,
    )

    assert [s.where(f"R{k}") for k in (1, 2, 3)] == [
        "orbit jakks 1", "orbit vici-ks156 0", "orbit helios 2",
    ]  # fmt: skip


@scenario("S207", "tiny.solo.adv.colony", "tiny.col.ships_home")
def test_the_rogue_colonises() -> None:
    s = rogue_turn(
        "solo artemis; A e0 c0; R1 orb jakks 1; A1 surf jakks; A2 orb jakks 0; deck zalax;"
        "rdice diplomacy",
        1,
    )

    assert (s.owns("R"), s.score("R"), s.stock("R")) == (["jakks"], 2, (0, 0))
    assert [s.where(ship) for ship in ("R1", "A1", "A2")] == ["home"] * 3
    assert s.row()[0] == "zalax"


@scenario("S208", "tiny.solo.acq.mat", "tiny.solo.acq.orbits")
def test_ships_on_the_rogues_mat_produce_both_resources() -> None:
    given = "solo artemis; A e0 c0; R1 orb vici-ks156 0; R2 orb jakks 0; rdice energy culture"
    first, s = rogue_turn(given, 1), rogue_turn(given, 2)
    both = rogue_turn(given, 1, options={"rogue_mat_yield": "both"})

    assert first.stock("R") == (3, 0)
    assert s.stock("R") == (3, 3)
    assert both.stock("R") == (3, 2)


@scenario("S209", "tiny.solo.acq.cap", "tiny.solo.impossible.what")
def test_the_rogues_stock_ends_at_its_maximum() -> None:
    given = "solo artemis; A e0 c0; R e5; rdice energy energy culture"
    first, s = rogue_turn(given, 1), rogue_turn(given, 2)

    assert first.stock("R") == (6, 0)
    assert s.stock("R") == (6, 4)


@scenario("S210", "tiny.solo.max.check", "tiny.solo.max.energy")
def test_full_energy_raises_the_rogues_empire() -> None:
    s = rogue_turn("solo artemis; A e0 c0; R e6 c2", 0, maxima=True)

    assert (int(s["R"].level), s.stock("R"), s.score("R")) == (2, (0, 2), 2)
    assert (int(s.g.mat().dice[1]), s.seat(), s.kind()) == (5, 0, "turn")


@scenario("S211", "tiny.solo.max.culture", "tiny.solo.max.different")
def test_full_culture_brings_three_different_extra_actions() -> None:
    s = rogue_turn(
        "solo artemis; A e0 c0; R c6; rdice move move diplomacy culture energy", 0, maxima=True
    )

    assert (s.where("R1"), s.stock("R"), int(s["R"].level)) == ("orbit jakks 1", (3, 0), 1)


@scenario("S212", "tiny.solo.max.order", "tiny.solo.attack.level", "tiny.solo.max.again")
def test_with_both_full_energy_comes_first() -> None:
    s = rogue_turn("solo artemis; A e0 c1; R e6 c6; rdice colony move energy", 0, maxima=True)

    assert (int(s["R"].level), s.stock("R"), s.stock("A")) == (2, (3, 0), (0, 0))
    assert s.where("R1") == "orbit jakks 0"


@scenario("S213", "tiny.solo.reroll.pay", "tiny.solo.reroll.again")
def test_the_player_may_force_rerolls() -> None:
    s = rogue_turn("solo artemis; A e2 c2; R1 orb jakks 0; rdice diplomacy diplomacy move", 1)

    s.say("force")
    first = s.stock("A")
    s.say("force")

    assert (first, s.stock("A")) == ((1, 1), (0, 0))
    assert (s.where("R1"), s.where("R2")) == ("orbit jakks 0", "orbit vici-ks156 0")
    assert s.kind() == "turn"


@scenario("S214", "tiny.solo.follow.cost")
def test_the_player_may_follow_the_rogue() -> None:
    s = rogue_turn("solo artemis; A e2 c1; rdice energy", 1)

    s.say("let")
    rogue = s.stock("R")
    s.say("follow")

    assert (rogue, s.stock("A")) == ((4, 0), (4, 0))


@scenario("S215", "tiny.solo.no_rogue_follow", "tiny.solo.player_turn")
def test_the_rogue_does_not_follow() -> None:
    s = Scene("solo artemis; R c6; dice energy energy move move")

    s.say("d1")

    assert (s.stock("A")[0], s.stock("R")) == (4, (0, 6))
    assert (s.seat(), s.kind()) == (0, "turn")


@scenario("S225", "tiny.solo.end.rogue21", "tiny.solo.end.now")
def test_the_rogue_wins_with_21_points_at_once() -> None:
    s = rogue_turn(
        "solo artemis; A e0 c0; R L5; R owns gort walsfeo; R1 orb jakks 1; deck zalax;"
        "rdice diplomacy",
        7,
    )

    assert (s.score("R"), s.g.over, s.g.winners(), len(s.g.faces)) == (21, True, [], 1)
    with pytest.raises(IllegalAnswer, match="GAME_OVER"):
        s.say("end-turn", 0)


@scenario("S226", "tiny.solo.end.skull")
def test_the_skull_decides_the_game() -> None:
    s = rogue_turn("solo artemis; A e0 c0; R L5 e6 c6", 0, maxima=True)

    assert (s.g.over, s.g.winners(), s.g.faces) == (True, [], [])


@scenario("S227", "tiny.solo.end.player21", "tiny.solo.end.now")
def test_the_player_wins_with_21_points_at_once() -> None:
    s = Scene(
        "solo artemis; A L6; A owns gort walsfeo; A1 orb jakks 1; deck zalax; dice diplomacy"
        + " energy" * 6
    )

    s.act("d1")

    assert (s.g.scores(), s.g.over, s.g.winners()) == ([21], True, [0])


@scenario("S228", "tiny.gen.opponent", "tiny.planet.la-torres", "tiny.planet.gleam-zanier")
def test_planets_work_against_the_rogue() -> None:
    s = Scene(
        "solo artemis; A e2; A owns la-torres k-widow gleam-zanier; R e3; R1 orb jorg 2;"
        "dice colony colony colony move"
    )

    s.act("d1", "la-torres", "opponent:b")
    stolen = (s.stock("A")[0], s.stock("R")[0])
    s.act("d2", "k-widow", "R1")
    s.act("d3", "gleam-zanier")

    assert stolen == (3, 2)
    assert s.where("R1") == "orbit jorg 1"
    assert (s.stock("A")[0], s.stock("R")[0]) == (5, 3)


@scenario("S229", "tiny.planet.terra-bettia")
def test_terra_bettia_advances_the_rogue_ship_nearest_its_goal() -> None:
    s = Scene(
        "solo artemis; A owns terra-bettia; A1 orb helios 0; R1 orb vici-ks156 0; R2 orb jorg 1;"
        "R3 orb jakks 0; dice colony energy energy energy"
    )

    s.act("d1", "terra-bettia")

    assert s.where("R3") == "orbit jakks 1"
    assert (s.where("R1"), s.where("R2")) == ("orbit vici-ks156 0", "orbit jorg 1")
    assert s.where("A1") == "orbit helios 2"


@scenario("S230", "tiny.solo.max.player", "tiny.solo.max.different")
def test_extra_dice_can_be_rerolled_and_followed() -> None:
    given = "solo artemis; A e1 c2; R c6; rdice move diplomacy energy move diplomacy"
    s = rogue_turn(given, 0, maxima=True)
    quiet = rogue_turn(given, 0, maxima=True, options={"solo_follow_extra": False})

    s.say("let")
    s.say("follow")
    s.say("A1 orb vici-ks156")
    moved = (s.where("R1"), s.stock("A"), s.where("A1"))
    s.say("force")
    s.settle()
    quiet.say("let")

    assert moved == ("orbit jakks 0", (1, 1), "orbit vici-ks156 0")
    assert s.stock("A") == (0, 0)
    assert (s.stock("R"), s.where("R1")) == ((3, 0), "orbit jakks 1")
    assert quiet.kind() == "rogue-reroll"


@scenario("S231", "tiny.solo.impossible.paid")
def test_a_forced_reroll_does_not_renew_the_automatic_one() -> None:
    s = rogue_turn("solo artemis; A e1 c1; R e6; rdice energy culture energy move", 2)

    s.say("force")

    assert s.stock("A") == (0, 0)
    assert (s.stock("R"), s.where("R1")) == ((6, 0), "orbit jakks 0")
    assert s.kind() == "turn"


@pytest.mark.rule("tiny.rogue.artemis.mat", "tiny.rogue.zendica.4")
def test_the_figures_of_a_printed_mat_can_be_set() -> None:
    s = rogue_turn(
        "solo artemis; A e0 c0; R e4 c1",
        0,
        maxima=True,
        options={"rogue_max": 4, "rogue_vp": [0, 1, 2, 4, 7], "rogue_dice": [4, 4, 5, 5, 6]},
    )

    assert (int(s["R"].level), s.score("R")) == (2, 1)
    assert s.g.mat().dice == [4, 4, 5, 5, 6]


@pytest.mark.rule("tiny.solo.turn.one_die", "tiny.end.pass")
def test_nobody_but_the_player_has_a_seat_in_what_is_told() -> None:
    s = Scene("solo artemis; A e0 c0; dice energy")
    s.say("end-turn")
    s.settle()

    assert {int(e.seat) for e in s.g.events()} == {-1, 0}
    assert len(s.told("turn-ended")) == len(s.told("rogue-turn-ended")) == 1


@pytest.mark.rule("tiny.solo.impossible.what", "tiny.solo.acq.mat")
def test_orbits_bring_the_other_resource_to_no_die() -> None:
    s = rogue_turn(
        "solo artemis; A e0 c0; R1 orb jakks 0; R2 orb helios 0; R3 orb jorg 0; R4 orb nagato 0;"
        "row jakks helios jorg nagato; R e6; rdice energy economy",
        1,
        options={"rogue_mat_yield": "both"},
    )

    assert s.where("R4") == "orbit nagato 1"
    assert s.stock("R")[1] == 0
