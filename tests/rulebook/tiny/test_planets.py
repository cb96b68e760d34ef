"""The actions of the planets worth 1 and 2 points."""

from __future__ import annotations

import pytest

from rulebook.tiny.scene import Scene, scenario


@scenario("S101", "tiny.planet.birkomius", "tiny.planet.once")
def test_birkomius_brings_culture_for_every_follow() -> None:
    s = Scene("3p; A c1; A owns birkomius; B c1; C c2; dice colony energy colony energy")

    s.act("d1", "birkomius")
    s.follow("B", "with-energy")
    first = (s.stock("A")[1], s.stock("B"), int(s["B"].level))
    s.act("d2")
    s.follow("C")

    assert first == (2, (0, 0), 2)
    assert (s.stock("A"), s.stock("C")) == ((4, 3), (4, 1))
    s.refuses("ONCE_PER_TURN", "d3", "birkomius")


@scenario("S102", "tiny.planet.bisschop", "tiny.acq.cap")
def test_bisschop_brings_energy_up_to_seven() -> None:
    s = Scene("2p; A e6; A owns bisschop; B c3; B1 surf jakks; dice colony culture culture energy")

    s.act("d1", "bisschop")
    s.settle()
    energy = []
    for die in ("d2", "d3"):
        s.act(die)
        s.follow("B")
        energy.append(s.stock("A")[0])
    culture = s.stock("B")[1]
    s.end()

    assert (energy, culture) == ([7, 7], 3)
    assert int(s.g.marks.income) == 0


@scenario("S103", "tiny.planet.drewkaiden")
def test_drewkaiden_advances_on_a_diplomacy_track() -> None:
    s = Scene(
        "2p; A2 orb helios 1; row drewkaiden vici-ks156 helios jorg; dice move energy energy energy"
    )

    s.act("d1", "A1 surf drewkaiden", "use")

    assert s.where("A2") == "orbit helios 2"


@scenario("S104", "tiny.planet.leandra", "tiny.planet.advance", "tiny.gen.why_not")
def test_leandra_advances_on_an_economy_track() -> None:
    row = "row leandra vici-ks156 helios jorg; dice move energy energy energy"
    s = Scene(f"2p; A2 orb vici-ks156 0; {row}")
    other = Scene(f"2p; A2 orb helios 0; {row}")

    s.act("d1", "A1 surf leandra", "use")
    other.act("d1", "A1 surf leandra")

    assert s.where("A2") == "orbit vici-ks156 1"
    assert other.where("A1") == "surface leandra"
    assert other.skipped("A") == ["NO_SHIP_ON_TRACK_TYPE"]


@scenario("S105", "tiny.planet.tifnod", "tiny.planet.push", "tiny.gen.auto")
def test_tifnod_pushes_back_on_a_diplomacy_track_without_asking_for_the_only_target() -> None:
    s = Scene(
        "2p; B1 orb helios 2; B2 orb vici-ks156 1; row tifnod jakks helios vici-ks156;"
        "dice move energy energy energy",
        automatic=True,
    )

    s.say("d1")
    s.say("A1 surf tifnod")
    s.say("use")

    assert (s.where("B1"), s.where("B2")) == ("orbit helios 1", "orbit vici-ks156 1")


@scenario("S106", "tiny.planet.vizcarra", "tiny.planet.push")
def test_vizcarra_pushes_back_on_an_economy_track() -> None:
    s = Scene(
        "3p; B1 orb helios 2; B2 orb vici-ks156 1; C1 orb vici-ks156 0; A owns vizcarra;"
        "dice colony colony energy energy"
    )

    s.act("d1", "vizcarra")

    assert s.where("B2") == "orbit vici-ks156 0"
    s.refuses("NO_TARGET", "d2", "vizcarra", "C1")


@scenario("S107", "tiny.planet.clj-0517", "tiny.planet.steal", "tiny.planet.once")
def test_clj_0517_takes_culture_once_per_turn() -> None:
    s = Scene("3p; A c1; A owns clj-0517; B c2; C c0; dice colony colony energy energy")

    s.refuses("TARGET_HAS_NONE", "d1", "clj-0517", "opponent:c")
    s.refuses("NOT_AN_OPPONENT", "d1", "clj-0517", "opponent:a")
    s.act("d1", "clj-0517", "opponent:b")

    assert (s.stock("A")[1], s.stock("B")[1]) == (2, 1)
    s.refuses("ONCE_PER_TURN", "d2", "clj-0517")


@scenario("S107", "tiny.planet.clj-0517", "tiny.planet.own_turn")
def test_stealing_may_be_for_ones_own_turn_only() -> None:
    given = "2p; A e2 c0; B e0 c2; B owns la-torres; dice colony energy energy energy"
    free, bound = Scene(given), Scene(given, options={"steal_own_turn_only": True})

    for s in (free, bound):
        s["A"].energy = 5
        s.act("d1", "with-energy")

    assert free.kind() == "follow"
    assert bound.skipped("B") == ["NOTHING_TO_FOLLOW"]


@scenario("S108", "tiny.planet.la-torres", "tiny.planet.steal")
def test_la_torres_takes_energy_that_does_not_fit() -> None:
    s = Scene("2p; A e7; A owns la-torres; B e1; dice colony energy energy energy")

    s.act("d1", "la-torres", "opponent:b")

    assert (s.stock("A")[0], s.stock("B")[0]) == (7, 0)


@scenario("S109", "tiny.planet.helios")
def test_helios_replaces_a_planet_without_ships() -> None:
    given = (
        "2p; B1 orb jakks 0; row helios jakks vici-ks156 jorg; deck zalax hoefker;"
        "dice move energy energy energy"
    )
    s = Scene(given)
    removed = Scene(given, options={"helios_old_card": "removed"})

    s.act("d1", "A1 surf helios", "use")
    s.refuses("PLANET_OCCUPIED", "jakks")
    s.refuses("PLANET_OCCUPIED", "helios")
    s.refuses("PLANET_NOT_IN_ROW", "mared")
    s.choose("jorg")
    removed.act("d1", "A1 surf helios", "use", "jorg")

    assert s.row() == ["helios", "jakks", "vici-ks156", "zalax"]
    assert (s.g.name(s.g.deck[0]), len(s.g.deck)) == ("jorg", 36)
    assert s.g.seen_by(1).deck[0] == s.g.deck[0]
    assert ([removed.g.name(p) for p in removed.g.removed], len(removed.g.deck)) == (["jorg"], 35)


@pytest.mark.rule("tiny.planet.helios")
def test_helios_leaves_enough_planets_for_somebody_to_reach_21_points() -> None:
    deck = [
        "maia",
        "sargus-36",
        "zavodnick",
        "umbra-forum",
    ]  # with the row 25 points are in the game
    s = Scene(
        "2p; row helios jakks vici-ks156 jorg; dice move energy energy energy",
        options={"helios_old_card": "removed"},
        deck=deck,
    )
    enough = Scene(
        "2p; row helios jakks vici-ks156 jorg; dice move energy energy energy",
        options={"helios_old_card": "removed"},
        deck=[*deck, "bisschop"],
    )

    s.act("d1", "A1 surf helios")
    enough.act("d1", "A1 surf helios", "use")
    enough.refuses("TOO_FEW_PLANETS", "jorg")
    enough.choose("jakks")

    assert s.skipped("A") == ["NO_TARGET"]
    assert enough.row() == ["helios", "maia", "vici-ks156", "jorg"]


@scenario("S110", "tiny.planet.hoefker", "tiny.acq.cap")
def test_hoefker_turns_one_energy_into_two_culture() -> None:
    s = Scene("2p; A e1 c6; A owns hoefker; dice colony colony energy energy")

    s.act("d1", "hoefker")

    assert s.stock("A") == (0, 7)
    s.refuses("NOT_ENOUGH_ENERGY", "d2", "hoefker")


@scenario("S111", "tiny.planet.lureena")
def test_lureena_takes_any_mix_for_a_level() -> None:
    s = Scene("2p; A L3 e2 c2; A owns lureena; dice colony energy energy energy energy")

    s.refuses("BAD_PAYMENT", "d1", "lureena", "mix:3:1")
    s.act("d1", "lureena", "mix:2:2")

    assert (int(s["A"].level), s.stock("A"), s.score("A")) == (4, (0, 0), 5)


@scenario("S111", "tiny.planet.lureena")
def test_lureena_needs_enough_in_all() -> None:
    s = Scene("2p; A L3 e1 c2; A owns lureena; dice colony energy energy energy energy")
    top = Scene("2p; A L6 e7 c7; A owns lureena; dice colony energy")

    s.refuses("NOT_ENOUGH_RESOURCES", "d1", "lureena")
    top.refuses("MAX_EMPIRE_LEVEL", "d1", "lureena")


@scenario("S112", "tiny.planet.mared")
def test_mared_is_for_the_lowest_empire() -> None:
    s = Scene("3p; A e1 c0; A owns mared; B L2; C L3; dice colony energy energy energy")
    tied = "3p; A e1 c0; A owns mared; B L1; C L3; dice colony energy energy energy"
    allowed = Scene(tied, options={"mared_tie_allowed": True})

    s.act("d1", "mared", "with-energy")
    allowed.act("d1", "mared", "with-energy")

    assert (int(s["A"].level), s.stock("A")[0], s.score("A")) == (2, 0, 3)
    Scene(tied).refuses("NOT_LOWEST_EMPIRE", "d1", "mared")
    assert int(allowed["A"].level) == 2


@scenario("S113", "tiny.planet.mj-120210")
def test_mj_120210_brings_two_energy() -> None:
    s = Scene("2p; row mj-120210 jakks helios jorg; dice move energy energy energy")

    s.act("d1", "A1 surf mj-120210", "use")

    assert s.stock("A")[0] == 4


@scenario("S114", "tiny.planet.zalax", "tiny.reroll.free")
def test_zalax_rerolls_beside_the_free_reroll() -> None:
    s = Scene(
        "2p; A e1; row zalax jakks helios jorg; dice move energy energy energy;"
        "rolls culture culture move economy"
    )

    s.act("d1", "A1 surf zalax", "use")
    s.g.answer_all(0, [s.word("d2"), s.word("d3")])
    seen = [(s.dice()[1:3], s.stock("A")[0])]
    s.reroll("d4")
    seen.append((s.dice()[3:], s.stock("A")[0]))
    s.reroll("d4")
    seen.append((s.dice()[3:], s.stock("A")[0]))

    assert seen == [(["culture", "culture"], 1), (["move"], 1), (["economy"], 0)]


@scenario("S139", "tiny.planet.own_turn", "tiny.follow.limits")
def test_own_turn_planets_give_nothing_to_a_follower() -> None:
    for owned in ("gyore zalax birkomius bisschop", "maia nibiru"):
        s = Scene(
            f"2p; B e0 c1; B owns {owned}; row jakks vici-ks156 helios jorg;"
            "dice colony energy energy energy"
        )

        s.act("d1", "with-energy")

        assert s.skipped("B") == ["NOTHING_TO_FOLLOW"]
