"""The actions MOVE, ENERGY and CULTURE."""

from __future__ import annotations

from rulebook.tiny.scene import Scene, scenario


@scenario(
    "S021",
    "tiny.move.what",
    "tiny.move.land",
    "tiny.move.land_action",
    "tiny.planet.jakks",
    "tiny.planet.source",
)
def test_a_ship_that_lands_may_use_the_planet() -> None:
    s = Scene("2p; dice move energy energy energy")

    s.act("d1", "A1 surf jakks", "use")

    assert s.where("A1") == "surface jakks"
    assert s.stock("A") == (2, 2)
    assert s.states() == ["activated", "inactive", "inactive", "inactive"]


@scenario("S022", "tiny.move.land_action", "tiny.planet.optional")
def test_a_landing_action_declined_is_gone() -> None:
    s = Scene("2p; dice move energy energy energy")

    s.act("d1", "A1 surf jakks", "decline")
    s.say("pass")

    assert s.stock("A") == (2, 1)
    s.refuses("WRONG_PHASE", "use")


@scenario("S023", "tiny.move.orbit", "tiny.move.order")
def test_orbit_begins_at_the_start_of_the_track() -> None:
    s = Scene("2p; dice move energy energy energy")

    s.act("d1", "A1 orb helios")

    assert s.where("A1") == "orbit helios 0"
    assert s.kind() == "follow"


@scenario("S024", "tiny.move.other_planet")
def test_no_move_stays_at_its_planet() -> None:
    s = Scene("2p; A1 surf helios; A2 orb jorg 2; dice move move energy energy")

    s.refuses("SAME_PLANET", "d1", "A1 orb helios")
    s.refuses("SAME_PLANET", "d1", "A2 surf jorg")


@scenario("S025", "tiny.move.surface_and_orbit")
def test_two_ships_may_be_at_the_surface_and_in_the_orbit_of_one_planet() -> None:
    s = Scene("2p; A1 orb helios 1; dice move energy energy energy")

    s.act("d1", "A2 surf helios", "decline")

    assert (s.where("A1"), s.where("A2")) == ("orbit helios 1", "surface helios")


@scenario("S026", "tiny.move.one_orbit", "tiny.move.one_surface")
def test_one_own_ship_for_each_orbit_and_each_surface() -> None:
    s = Scene("2p; A L3; A1 orb helios 1; A2 surf jakks; dice move move energy energy energy")

    s.refuses("ORBIT_OCCUPIED_BY_OWN_SHIP", "d1", "A3 orb helios")
    s.refuses("SURFACE_OCCUPIED_BY_OWN_SHIP", "d1", "A3 surf jakks")
    s.refuses("ORBIT_OCCUPIED_BY_OWN_SHIP", "d1", "A2 orb helios")


@scenario("S027", "tiny.move.share")
def test_ships_of_different_players_share_a_planet() -> None:
    s = Scene("2p; B1 orb helios 2; B2 surf jakks; dice move move energy energy")

    s.act("d1", "A1 orb helios")
    s.act("d2", "A2 surf jakks", "use")

    assert (s.where("A1"), s.where("B1")) == ("orbit helios 0", "orbit helios 2")
    assert (s.where("A2"), s.where("B2")) == ("surface jakks", "surface jakks")
    assert s.stock("A") == (2, 2)


@scenario("S028", "tiny.move.home", "tiny.move.forfeit")
def test_a_ship_that_goes_home_loses_its_progress() -> None:
    s = Scene("2p; A L3; A1 orb helios 2; dice move move move energy energy")

    s.act("d1", "A1 home")
    home = int(s["A"].at_home())
    s.act("d2", "A1 orb helios")
    s.refuses("ALREADY_HOME", "d3", "A2 home")

    assert home == 3
    assert s.where("A1") == "orbit helios 0"


@scenario("S029", "tiny.move.foreign", "tiny.move.own_colony", "tiny.move.what")
def test_ships_go_to_no_colony_and_no_foreign_galaxy() -> None:
    s = Scene("2p; A owns zalax; B owns hoefker; deck mared; dice move energy energy energy")

    s.refuses("FOREIGN_GALAXY", "d1", "go-home:a1:b")
    s.refuses("COLONISED_PLANET", "d1", "A1 surf hoefker")
    s.refuses("COLONISED_PLANET", "d1", "A1 orb zalax")
    s.refuses("PLANET_NOT_IN_ROW", "d1", "A1 surf mared")
    s.refuses("NOT_YOUR_SHIP", "d1", "B1 surf jakks")


@scenario("S030", "tiny.move.what", "tiny.move.forfeit")
def test_a_ship_moves_from_planet_to_planet() -> None:
    s = Scene("2p; A1 orb jorg 3; dice move move energy energy")

    s.act("d1", "A1 surf vici-ks156", "use")

    assert s.where("A1") == "surface vici-ks156"
    assert s.stock("A") == (3, 1)


@scenario("S031", "tiny.turn.commit")
def test_the_choice_of_a_die_can_be_taken_back_before_it_counts() -> None:
    s = Scene("2p; dice move energy energy energy")
    before = s.g.pack()

    s.say("d1")
    s.g.undo(0)
    back = s.g.pack()
    s.act("d2")
    s.settle()

    assert back == before
    assert s.states()[:2] == ["inactive", "activated"]
    assert s.stock("A") == (4, 1)
    assert s.asked("B") == 1


@scenario("S032", "tiny.acq.culture")
def test_two_ships_at_one_culture_planet_bring_two() -> None:
    s = Scene("2p; A c1; A1 surf jakks; A2 orb jakks 1; dice culture energy move move")

    s.act("d1")

    assert s.stock("A") == (2, 3)


@scenario("S033", "tiny.acq.energy", "tiny.acq.home")
def test_energy_comes_from_planets_and_from_home() -> None:
    s = Scene(
        "3p; A L3 e2; A2 surf vici-ks156; A3 orb nagato 0; dice energy energy move move culture"
    )

    s.act("d1")

    assert s.stock("A")[0] == 5


@scenario("S034", "tiny.acq.home", "tiny.acq.always", "tiny.gen.executable")
def test_home_gives_no_culture() -> None:
    s = Scene("2p; dice culture energy move move")

    s.act("d1")

    assert s.stock("A") == (2, 1)
    assert s.states()[0] == "activated"
    assert s.skipped("B") == ["NOTHING_TO_FOLLOW"]


@scenario("S035", "tiny.acq.cap")
def test_nobody_has_more_than_seven() -> None:
    s = Scene("2p; A e6; dice energy energy move move")

    s.act("d1")
    first = s.stock("A")[0]
    s.act("d2")

    assert (first, s.stock("A")[0]) == (7, 7)


@scenario("S036", "tiny.acq.energy", "tiny.acq.culture")
def test_the_symbol_of_the_planet_counts() -> None:
    s = Scene("2p; A1 surf jakks; A2 orb helios 0; dice energy culture move move")

    s.act("d1")
    energy = s.stock("A")[0]
    s.act("d2")

    assert (energy, s.stock("A")[1]) == (2, 3)


@scenario("S037", "tiny.acq.colonies")
def test_colonies_produce_nothing() -> None:
    s = Scene("2p; A owns mj-120210 mared; dice energy energy move move")

    s.act("d1")

    assert s.stock("A")[0] == 4


@scenario("S038", "tiny.acq.zero", "tiny.gen.supply")
def test_a_stock_goes_down_to_nothing_and_up_again() -> None:
    s = Scene("2p; A e2; dice colony energy move move")

    s.act("d1", "with-energy")
    empty = s.stock("A")[0]
    s.act("d2")

    assert (empty, s.stock("A")[0]) == (0, 2)
