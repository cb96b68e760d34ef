"""The end of the game, scoring and missions."""

from __future__ import annotations

import random
from typing import Any

import pytest

import perihelion
from laws.tiny import TinyWitness
from perihelion import IllegalAnswer
from perihelion.tiny.catalogue.planets import PLANETS
from perihelion.tiny.ids import CULTURE, DIPLOMACY, ECONOMY, ENERGY
from perihelion.tiny.scoring import mission_points
from perihelion.tiny.state import Tiny
from rulebook.tiny.scene import Scene, scenario

BRINK = "L6; {0} owns gort walsfeo; {0}1 orb jakks 1; deck zalax; dice diplomacy" + " energy" * 6


def scored(given: str) -> Scene:
    """The last turn is over."""
    return Scene(given, at="scoring")


def pays(given: str, who: int, ended_by: int | None = None) -> int:
    """What a mission pays at the end."""
    more: dict[str, Any] = {} if ended_by is None else {"ended_by": ended_by}
    s = Scene(given, at="scoring", **more)
    return int(mission_points(s.g, who))


@scenario("S070", "tiny.over.trigger", "tiny.over.round", "tiny.over.closed")
def test_after_21_points_play_goes_on_to_the_starting_player() -> None:
    s = Scene("3p; active B; B " + BRINK.format("B"))

    s.act("d1")
    points = s.score("B")
    s.end()
    seats = [int(s.g.marks.active)]
    s.end()

    assert (points, seats) == (21, [2])
    assert s.g.over
    with pytest.raises(IllegalAnswer, match="GAME_OVER"):
        s.say("end-turn", 0)


@scenario("S071", "tiny.over.round")
def test_21_points_of_the_last_seat_end_the_game_with_that_turn() -> None:
    s = Scene("3p; active C; C " + BRINK.format("C"))

    s.act("d1")
    s.end()

    assert s.g.over


@scenario("S072", "tiny.over.trigger", "tiny.over.round")
def test_a_follower_may_bring_on_the_end() -> None:
    s = Scene(
        "3p; A1 orb helios 0; C L6 c1; C owns gort walsfeo; C1 orb jakks 1; deck zalax;"
        "dice diplomacy energy energy energy"
    )

    s.act("d1")
    s.follow("C")
    points = s.score("C")
    s.act("d2")
    active = []
    for _ in range(3):
        s.end()
        active.append(int(s.g.marks.active))

    assert points == 21
    assert active[:2] == [1, 2]
    assert s.g.over


@scenario("S073", "tiny.over.trigger")
def test_a_mission_does_not_bring_on_the_end() -> None:
    s = Scene("2p; A L6; A owns gort walsfeo; A mission industrialist; dice" + " energy" * 7)

    s.end()
    s.end()

    assert s.score("A") == 20
    assert int(s.g.marks.ended_by) == -1
    assert int(s.g.marks.active) == 0


@scenario("S074", "tiny.score.reveal", "tiny.score.mission", "tiny.score.total", "tiny.gen.goal")
def test_colonies_level_and_mission_make_the_total() -> None:
    s = scored(
        "2p; A L5 e3 c3; A owns gort aughmoore nagato; A mission hoarder; B L5 e0 c0;"
        "B owns k-widow walsfeo zalax; B mission noble; row jakks vici-ks156 helios jorg"
    )

    assert s.g.scores() == [24, 21]
    assert s.g.winners() == [0]
    assert s.g.seen_by(0).seats[1].kept == s.g.seats[1].kept
    assert s.g.seen_by(0).seats[1].discarded == -2


@scenario("S075", "tiny.tie.planets")
def test_a_tie_goes_to_more_planets() -> None:
    s = scored(
        "2p; A L5 e0 c0; A owns gort walsfeo zalax jorg; A mission industrialist; B L5 e2 c0;"
        "B owns k-widow maia sargus-36; B mission hoarder; row jakks vici-ks156 helios nagato"
    )

    assert (s.g.scores(), s.g.winners()) == ([22, 22], [0])


@scenario("S076", "tiny.tie.level")
def test_then_to_the_higher_level() -> None:
    s = scored(
        "2p; A L5 e3 c3; A owns gort aughmoore jakks; A mission hoarder; B L6 e0 c0;"
        "B owns k-widow walsfeo zalax; B mission charger; row vici-ks156 helios jorg nagato"
    )

    assert (s.g.scores(), s.g.winners()) == ([22, 22], [1])


@scenario("S077", "tiny.tie.resources")
def test_then_to_more_resources() -> None:
    s = scored(
        "2p; A L6 e3 c1; A owns gort walsfeo zalax; A mission hoarder; B L6 e1 c2;"
        "B owns k-widow maia hoefker; B mission explorer; row jakks vici-ks156 helios jorg"
    )

    assert (s.g.scores(), s.g.winners()) == ([22, 22], [0])


@scenario("S078", "tiny.tie.shared")
def test_then_they_share_the_victory() -> None:
    s = scored(
        "2p; A L6 e3 c1; A owns gort walsfeo zalax; A mission hoarder; B L6 e2 c2;"
        "B owns k-widow maia hoefker; B mission explorer; row jakks vici-ks156 helios jorg"
    )

    assert (s.g.scores(), s.g.winners()) == ([22, 22], [0, 1])


@scenario("S079", "tiny.comp.planets", "tiny.gen.invariants")
def test_the_forty_planets() -> None:
    tiers = [(int(p.vp), int(p.length)) for p in PLANETS]

    for vp, length in [(1, 2), (2, 3), (3, 4), (5, 5), (7, 6)]:
        assert tiers.count((vp, length)) == 8
    assert sum(vp for vp, _ in tiers) == 144
    for name, value in [("resource", ENERGY), ("resource", CULTURE), ("track", DIPLOMACY)]:
        assert sum(getattr(p, name) == value for p in PLANETS) == 20
    assert sum(p.track == ECONOMY for p in PLANETS) == 20


@scenario("S079", "tiny.comp.planets", "tiny.gen.invariants")
@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_invariants_hold_after_every_answer(players: int) -> None:
    witness = TinyWitness()
    for seed in range(200):
        g, r = perihelion.new_game("tiny", players, seed), random.Random(seed)
        assert isinstance(g, Tiny)
        pieces = witness.inventory(g)
        for _ in range(400):
            if g.over:
                break
            seat = g.waiting()[0]
            g.answer(seat, r.choice(g.options(seat)))
            assert witness.pieces(g) == pieces


@scenario("S080", "tiny.mission.charger", "tiny.mission.rank")
def test_charger_wants_the_most_energy() -> None:
    got = [
        pays(f"3p; A e{a}; B e{b}; C e{c}; A mission charger", 0)
        for a, b, c in [(7, 5, 3), (7, 7, 3), (6, 7, 3), (0, 0, 0)]
    ]

    assert got == [3, 2, 0, 2]


@scenario("S081", "tiny.mission.seeker")
def test_seeker_wants_the_most_culture() -> None:
    given = "3p; A e1 c4; B e1 c4; C e2 c1; B mission seeker; C mission charger"

    assert (pays(given, 1), pays(given, 2)) == (2, 3)


@scenario("S082", "tiny.mission.conqueror", "tiny.mission.hermit")
def test_conqueror_wants_the_most_and_hermit_the_fewest_planets() -> None:
    both = (
        "3p; A owns gort maia zalax; B owns mared lureena hoefker; A mission conqueror;"
        "C mission hermit;"
    )
    two, three = both + "C owns piedes nibiru", both + "C owns piedes nibiru gyore"

    assert (pays(two, 0), pays(two, 2)) == (2, 3)
    assert (pays(three, 0), pays(three, 2)) == (2, 2)


@scenario("S083", "tiny.mission.noble", "tiny.mission.trader")
def test_noble_and_trader_count_planets_by_their_tracks() -> None:
    given = (
        "2p; A owns helios jorg vici-ks156; A mission noble; B owns mared nagato jakks;"
        "B mission trader; row zalax hoefker lureena tifnod"
    )

    assert (pays(given, 0), pays(given, 1)) == (3, 3)


@scenario("S084", "tiny.mission.equalizer")
def test_equalizer_wants_as_many_of_both_tracks() -> None:
    got = [
        pays(f"2p; A mission equalizer{owned}; row tifnod umbra-forum shouhua gyore", 0)
        for owned in ("; A owns helios jorg mared nagato", "", "; A owns helios jorg mared")
    ]

    assert got == [3, 3, 0]


@scenario("S085", "tiny.mission.explorer", "tiny.mission.orbiter")
def test_explorer_wants_ships_away_and_orbiter_at_home() -> None:
    places = [
        "A1 surf jakks; A2 orb jakks 0; A3 orb helios 1",
        "A1 home",
        "A1 home; A2 orb jakks 0; A3 orb helios 1",
    ]
    got = {
        mission: [pays(f"2p; A L3; A mission {mission}; {where}", 0) for where in places]
        for mission in ("explorer", "orbiter")
    }

    assert got == {"explorer": [2, 0, 0], "orbiter": [0, 2, 0]}


@scenario("S086", "tiny.mission.hoarder", "tiny.mission.industrialist", "tiny.mission.elder")
def test_hoarder_industrialist_and_elder() -> None:
    hoarder = [pays(f"2p; A {have}; A mission hoarder", 0) for have in ("e3 c3", "e7 c2")]
    industrialist = [pays(f"2p; A L{level}; A mission industrialist", 0) for level in (6, 5)]
    elder = [pays(f"2p; {holder} mission elder", i, 1) for i, holder in ((1, "B"), (0, "A"))]

    assert (hoarder, industrialist, elder) == ([2, 0], [2, 0], [2, 0])


@pytest.mark.rule("tiny.mission.hoarder", "tiny.mission.equalizer", "tiny.mission.orbiter")
def test_doubtful_missions_can_be_set_as_the_card_has_them() -> None:
    s = Scene(
        "2p; A e2 c2; A mission hoarder; B mission equalizer",
        at="scoring",
        options={"hoarder_each": 2, "equalizer_vp": 2},
    )
    orbiter = Scene(
        "2p; A1 orb jakks 0; A2 orb helios 1; A mission orbiter",
        at="scoring",
        options={"orbiter_in_orbit": True},
    )

    assert [int(mission_points(s.g, i)) for i in (0, 1)] == [2, 2]
    assert int(mission_points(orbiter.g, 0)) == 2
