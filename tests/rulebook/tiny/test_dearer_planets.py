"""The actions of the planets worth 3, 5 and 7 points."""

from __future__ import annotations

import pytest

from perihelion import IllegalAnswer
from rulebook.tiny.scene import Scene, scenario


@scenario("S115", "tiny.planet.brumbaugh")
def test_brumbaugh_pushes_two_ships_back() -> None:
    row = "row brumbaugh vici-ks156 helios jorg nagato; dice move energy energy energy"
    s = Scene(f"3p; A e2; B1 orb helios 2; C1 orb vici-ks156 1; {row}")
    alone = Scene(f"3p; A e2; B1 orb helios 2; {row}")

    s.act("d1", "A1 surf brumbaugh", "use")
    with pytest.raises(IllegalAnswer, match="SAME_SHIP"):
        s.g.answer_all(0, [s.word("B1"), s.word("B1")])
    s.g.answer_all(0, [s.word("B1"), s.word("C1")])
    alone.act("d1", "A1 surf brumbaugh", "use")

    assert s.stock("A")[0] == 0
    assert (s.where("B1"), s.where("C1")) == ("orbit helios 1", "orbit vici-ks156 0")
    assert (alone.stock("A")[0], alone.where("B1")) == (0, "orbit helios 1")


@scenario("S116", "tiny.planet.jorg")
def test_jorg_pushes_back_by_two() -> None:
    s = Scene(
        "2p; A c4; A owns jorg; B1 orb maia 3; B2 orb helios 1; row jakks vici-ks156 helios maia;"
        "dice colony colony colony energy"
    )

    s.act("d1", "jorg", "B1")
    first = (s.stock("A")[1], s.where("B1"))
    s.act("d2", "jorg", "B2")

    assert first == (2, "orbit maia 1")
    assert (s.stock("A")[1], s.where("B2")) == (0, "orbit helios 0")
    s.refuses("NOT_ENOUGH_CULTURE", "d3", "jorg", "B1")


@scenario("S117", "tiny.planet.nagato")
def test_nagato_moves_two_different_ships() -> None:
    s = Scene(
        "2p; A L3 c2; row nagato jakks vici-ks156 helios; dice move energy energy energy energy"
    )

    s.act("d1", "A1 surf nagato", "use")
    s.refuses("SAME_SHIP", "A1 home")
    s.choose("A2 surf jakks", "use")
    culture = s.stock("A")[1]
    s.refuses("SAME_SHIP", "A2 home")
    s.choose("A3 orb helios")
    s.settle()

    assert culture == 2
    assert s.where("A3") == "orbit helios 0"
    assert s.asked("B") == 1


@scenario("S118", "tiny.planet.nakagawakozi")
def test_nakagawakozi_advances_two_on_an_economy_track() -> None:
    s = Scene(
        "2p; A e3; A owns nakagawakozi; A1 orb vici-ks156 0; deck zalax;"
        "dice colony energy energy energy"
    )

    s.act("d1", "nakagawakozi")

    assert s.stock("A")[0] == 1
    assert (s.owns("A"), s.score("A")) == (["nakagawakozi", "vici-ks156"], 4)


@scenario("S119", "tiny.planet.omicron-fenzi")
def test_omicron_fenzi_changes_energy_that_fits() -> None:
    s = Scene("2p; A e5 c4; A owns omicron-fenzi; dice colony colony energy energy")

    s.refuses("BAD_AMOUNT", "d1", "omicron-fenzi", "amount:4")
    s.act("d1", "omicron-fenzi", "amount:3")

    assert s.stock("A") == (2, 7)
    s.refuses("RESOURCE_FULL", "d2", "omicron-fenzi")


@scenario("S120", "tiny.planet.pembertonia-major")
def test_pembertonia_major_changes_culture() -> None:
    s = Scene("2p; A e2 c3; A owns pembertonia-major; dice colony colony energy energy")

    s.act("d1", "pembertonia-major", "amount:3")

    assert s.stock("A") == (5, 0)
    s.refuses("NOT_ENOUGH_CULTURE", "d2", "pembertonia-major")


@scenario("S121", "tiny.planet.umbra-forum", "tiny.planet.chain", "tiny.planet.check_order")
def test_umbra_forum_performs_a_planet_of_the_row() -> None:
    s = Scene(
        "2p; A e1 c1; row hoefker umbra-forum helios vici-ks156; dice move energy energy energy"
    )

    s.act("d1", "A1 surf umbra-forum", "use")
    s.refuses("CHAIN_REPEAT", "umbra-forum")
    s.refuses("PLANET_NOT_IN_ROW", "jorg")
    s.choose("hoefker")

    assert s.stock("A") == (0, 3)


@scenario("S122", "tiny.planet.andellouxian-6")
def test_andellouxian_6_recalls_a_ship_for_one_resource() -> None:
    given = "2p; A e2 c1; A owns andellouxian-6; A1 orb jorg 3; dice colony energy energy energy"
    s, split = Scene(given), Scene(given, options={"andellouxian_split": True})

    s.refuses("MIXED_PAYMENT", "d1", "andellouxian-6", "recall:a1:2:1")
    s.refuses("BAD_AMOUNT", "d1", "andellouxian-6", "recall:a1:2:0")
    s.refuses("SHIP_NOT_IN_ORBIT", "d1", "andellouxian-6", "recall:a2:0:0")
    s.act("d1", "andellouxian-6", "recall:a1:3:0")
    split.act("d1", "andellouxian-6", "recall:a1:2:1")

    assert (s.where("A1"), s.stock("A")) == ("home", (5, 1))
    assert split.stock("A") == (4, 2)


@scenario("S123", "tiny.planet.bsw-10-1")
def test_bsw_10_1_takes_one_ship_back_and_another_forward() -> None:
    s = Scene(
        "2p; A owns bsw-10-1; A1 orb jorg 2; A2 orb helios 2; deck zalax;"
        "dice colony energy energy energy"
    )

    s.refuses("SAME_SHIP", "d1", "bsw-10-1", "swing:1:1")
    s.refuses("SHIP_NOT_IN_ORBIT", "d1", "bsw-10-1", "swing:1:3")
    s.act("d1", "bsw-10-1", "swing:1:2")

    assert s.where("A1") == "orbit jorg 1"
    assert (s.owns("A"), s.score("A")) == (["bsw-10-1", "helios"], 7)


@scenario("S124", "tiny.planet.gleam-zanier", "tiny.acq.cap")
def test_gleam_zanier_brings_energy_to_all() -> None:
    s = Scene("3p; A e6; A owns gleam-zanier; B e7; C e2; dice colony energy energy energy")

    s.act("d1", "gleam-zanier")

    assert [s.stock(who)[0] for who in "ABC"] == [7, 7, 3]


@scenario("S125", "tiny.planet.jac-110912")
def test_jac_110912_brings_culture_to_all() -> None:
    s = Scene("2p; A c1; A owns jac-110912; B c0; dice colony energy energy energy")

    s.act("d1", "jac-110912")
    s.follow("B", "with-energy")

    assert s.stock("A")[1] == 3
    assert (s.stock("B"), int(s["B"].level)) == ((0, 0), 2)


@scenario("S126", "tiny.planet.maia", "tiny.gen.dice_states")
def test_maia_gives_up_two_dice() -> None:
    s = Scene("2p; A owns maia; dice colony energy energy colony")

    s.act("d1", "maia")
    s.g.answer_all(0, [s.word("d2"), s.word("d3")])
    s.settle()

    assert s.stock("A") == (4, 3)
    s.refuses("DIE_NOT_INACTIVE", "d2")
    s.refuses("NOT_ENOUGH_DICE", "d4", "maia")


@scenario("S127", "tiny.planet.sargus-36", "tiny.planet.performer")
def test_sargus_36_borrows_a_colony_for_energy() -> None:
    s = Scene(
        "2p; A e2 c1; A owns sargus-36; B e1; B owns jakks; row vici-ks156 helios jorg zalax;"
        "dice colony energy energy energy"
    )

    s.refuses("NOT_AN_OPPONENT", "d1", "sargus-36", "sargus-36")
    s.refuses("NOT_THEIR_COLONY", "d1", "sargus-36", "helios")
    s.act("d1", "sargus-36", "jakks")

    assert (s.stock("A"), s.stock("B")[0]) == ((1, 2), 2)


@scenario("S128", "tiny.planet.walsfeo", "tiny.acq.cap")
def test_walsfeo_pays_an_owner_who_has_no_room() -> None:
    s = Scene(
        "2p; A e2 c2; A owns walsfeo; B c7; B owns mj-120210; dice colony energy energy energy"
    )

    s.act("d1", "walsfeo", "mj-120210")

    assert (s.stock("A"), s.stock("B")[1]) == ((4, 1), 7)


@scenario("S129", "tiny.planet.zavodnick", "tiny.follow.no_follow")
def test_zavodnick_performs_any_face_and_all_may_follow_for_free() -> None:
    s = Scene("3p; A owns zavodnick; B c1; C c0; dice colony energy energy energy")

    s.act("d1", "zavodnick", "energy")
    s.follow("B")
    s.follow("C")
    free = (s.stock("A")[0], s.stock("B"), s.stock("C"))
    s.follow("B", "with-energy")
    s.settle()

    assert free == (4, (4, 1), (4, 0))
    assert (s.stock("B"), int(s["B"].level)) == ((2, 0), 2)
    assert s.skipped("C") == ["NOT_ENOUGH_CULTURE"]


@scenario("S129", "tiny.planet.zavodnick")
def test_the_active_player_may_follow_a_followers_zavodnick_for_free() -> None:
    s = Scene("2p; A e2; B c1; B owns zavodnick; dice colony energy energy energy")

    s.act("d1", "with-energy")
    s.follow("B", "zavodnick", "energy")
    s.follow("A")

    assert (s.stock("A")[0], s.stock("B")) == (2, (4, 0))
    assert (s.seat(), s.kind()) == (0, "turn")


@scenario("S130", "tiny.planet.aughmoore")
def test_aughmoore_brings_culture_for_ships_at_home() -> None:
    s = Scene(
        "2p; A L5; A owns aughmoore; A1 surf jakks; dice colony energy energy energy energy energy"
    )

    s.act("d1", "aughmoore")

    assert s.stock("A")[1] == 4


@scenario("S131", "tiny.planet.gort")
def test_gort_hops_to_the_same_position_and_may_colonise() -> None:
    given = (
        "2p; A owns gort; A1 orb jorg 3; A2 orb maia 0; row jakks helios jorg maia; deck zalax;"
        "dice colony energy energy energy"
    )
    s, bound = Scene(given), Scene(given, options={"gort_may_colonise": False})

    s.refuses("SAME_PLANET", "d1", "gort", "hop:a1:jorg")
    s.refuses("ORBIT_OCCUPIED_BY_OWN_SHIP", "d1", "gort", "hop:a1:maia")
    s.refuses("POSITION_NOT_ON_TRACK", "d1", "gort", "hop:a1:jakks")
    bound.refuses("POSITION_NOT_ON_TRACK", "d1", "gort", "hop:a1:helios")
    s.act("d1", "gort", "hop:a1:helios")

    assert (s.owns("A"), s.score("A"), s.where("A1")) == (["gort", "helios"], 9, "home")


@scenario("S132", "tiny.planet.gort")
def test_gort_keeps_the_position() -> None:
    s = Scene("2p; A owns gort; A1 orb helios 2; dice colony energy energy energy")

    s.act("d1", "gort", "hop:a1:jorg")

    assert (s.where("A1"), s.score("A")) == ("orbit jorg 2", 7)


@scenario("S133", "tiny.planet.gyore", "tiny.conv.use")
def test_gyore_turns_a_die_beside_the_converter() -> None:
    s = Scene("2p; A owns gyore; dice colony energy energy move")

    s.act("d1", "gyore", "turned:2:culture")
    s.convert("d3", "d4", "d2", "diplomacy")

    assert s.dice()[1] == "diplomacy"


@scenario("S134", "tiny.planet.k-widow")
def test_k_widow_pushes_any_opposing_ship_back() -> None:
    s = Scene(
        "2p; A owns k-widow; A1 orb helios 2; B1 orb vici-ks156 1; B2 orb jorg 0;"
        "dice colony colony energy energy"
    )

    s.refuses("NOT_AN_OPPONENT", "d1", "k-widow", "A1")
    s.refuses("TARGET_AT_START", "d1", "k-widow", "B2")
    s.act("d1", "k-widow", "B1")

    assert s.where("B1") == "orbit vici-ks156 0"
    s.refuses("NO_TARGET", "d2", "k-widow", "B1")


@scenario("S135", "tiny.planet.nibiru")
def test_nibiru_makes_following_dearer() -> None:
    s = Scene("3p; A owns nibiru; B c2; C c1; dice colony energy energy energy")

    s.act("d1", "nibiru")
    s.follow("B", "with-energy")
    s.act("d2")
    s.end()

    assert (s.stock("B"), int(s["B"].level)) == ((0, 0), 2)
    assert s.skipped("C") == ["NOT_ENOUGH_CULTURE"] * 2
    assert int(s.g.marks.price) == 1


@scenario("S136", "tiny.planet.piedes")
def test_piedes_repeats_an_earlier_die() -> None:
    s = Scene("2p; A e2; A owns piedes; dice colony energy colony move")

    s.refuses("NO_EARLIER_DIE", "d1", "piedes")
    s.act("d2")
    s.settle()
    energy = s.stock("A")[0]
    s.refuses("DIE_NOT_ACTIVATED", "d1", "piedes", "d4")
    s.act("d1", "piedes", "d2")

    assert (energy, s.stock("A")[0]) == (4, 6)


@scenario("S137", "tiny.planet.shouhua")
def test_shouhua_advances_on_any_track() -> None:
    s = Scene(
        "2p; A owns shouhua; A1 orb vici-ks156 1; deck zalax; dice colony colony energy energy"
    )

    s.act("d1", "shouhua")

    assert (s.owns("A"), s.score("A")) == (["shouhua", "vici-ks156"], 8)
    s.refuses("NO_SHIP_IN_ORBIT", "d2", "shouhua")


@scenario("S138", "tiny.planet.terra-bettia")
def test_terra_bettia_advances_the_others_first() -> None:
    s = Scene(
        "3p; A owns terra-bettia; A1 orb helios 0; B1 orb jorg 1; dice colony energy energy energy"
    )

    s.act("d1", "terra-bettia", "B1")

    assert s.where("B1") == "orbit jorg 2"
    assert s.skipped("C")[0] == "NO_SHIP_IN_ORBIT"
    assert s.where("A1") == "orbit helios 2"


@scenario("S106", "tiny.planet.tifnod", "tiny.planet.vizcarra")
def test_a_price_for_pushing_back_can_be_set() -> None:
    s = Scene(
        "2p; A e3; A owns tifnod; B1 orb helios 2; dice colony energy energy energy",
        options={"push_price": 1},
    )

    s.act("d1", "tifnod")

    assert (s.stock("A")[0], s.where("B1")) == (2, "orbit helios 1")
