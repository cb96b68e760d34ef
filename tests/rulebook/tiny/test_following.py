"""Following."""

from __future__ import annotations

from rulebook.tiny.scene import Scene, scenario


@scenario("S060", "tiny.follow.when", "tiny.follow.order", "tiny.follow.cost", "tiny.gen.payfirst")
def test_a_follow_costs_one_culture_and_goes_round_the_table() -> None:
    s = Scene("4p; B c1; C c1; D c0; dice energy energy move move")

    s.act("d1")
    s.follow("B")
    asked = s.seat()
    s.say("pass")

    assert s.stock("A")[0] == 4
    assert s.stock("B") == (4, 0)
    assert (asked, s.stock("C")) == (2, (2, 1))
    assert s.skipped("D") == ["NOT_ENOUGH_CULTURE"]


@scenario("S061", "tiny.follow.once")
def test_every_other_player_may_follow_the_same_die() -> None:
    s = Scene("3p; B c1; C c1; dice energy energy move move")

    s.act("d1")
    s.follow("B")
    s.follow("C")

    assert (s.stock("B"), s.stock("C")) == ((4, 0), (4, 0))
    assert (s.seat(), s.kind()) == (0, "turn")


@scenario("S062", "tiny.follow.what", "tiny.planet.vici-ks156")
def test_a_follower_makes_his_own_choices() -> None:
    s = Scene("2p; B c2; dice move energy energy energy")

    s.act("d1", "A1 orb helios")
    s.follow("B", "B1 surf vici-ks156", "use")

    assert s.stock("B") == (3, 1)
    assert (s.where("B1"), s.where("A1")) == ("surface vici-ks156", "orbit helios 0")


@scenario("S063", "tiny.follow.what", "tiny.follow.executable", "tiny.up.cost")
def test_an_upgrade_by_following_costs_both_prices() -> None:
    s = Scene("2p; A e2; B e0 c3; dice colony energy energy energy")

    s.act("d1", "with-energy")
    s.follow("B", "with-culture")

    assert (int(s["A"].level), s.stock("A")[0]) == (2, 0)
    assert (int(s["B"].level), s.stock("B")[1], s.score("B")) == (2, 0, 1)


@scenario("S064", "tiny.follow.executable")
def test_nobody_is_asked_who_could_do_nothing_after_paying() -> None:
    s = Scene("2p; A e2; B e1 c2; dice colony energy energy energy")

    s.act("d1", "with-energy")

    assert s.skipped("B") == ["NOTHING_TO_FOLLOW"]
    assert s.stock("B")[1] == 2


@scenario("S065", "tiny.follow.no_follow", "tiny.follow.must_complete")
def test_a_follow_is_not_followed() -> None:
    s = Scene("3p; B c1; C c2; dice energy energy move move")

    s.act("d1")
    s.follow("B")
    s.follow("C")

    assert (s.asked("C"), s.stock("C")) == (1, (4, 1))
    assert s.asked("A") == 0
    assert s.stock("B")[1] == 0


@scenario("S065", "tiny.follow.must_complete")
def test_a_follower_may_step_back_and_pays_nothing() -> None:
    s = Scene("2p; B c1; dice move energy energy energy")
    s.act("d1", "A1 orb helios")
    before = s.g.pack()

    s.say("follow")
    owed = s.stock("B")[1]
    s.g.undo(1)
    back = s.g.pack()
    s.say("pass")

    assert owed == 1
    assert back == before
    assert s.stock("B")[1] == 1


@scenario("S065", "tiny.follow.must_complete")
def test_a_follow_is_paid_for_with_the_first_choice() -> None:
    s = Scene("2p; A owns bisschop; A e0 c1; B e2 c2; dice colony move move move")
    s.act("d1", "bisschop")

    s.say("follow")
    owed = (s.stock("A"), s.stock("B"))
    s.refuses("NOT_ENOUGH_CULTURE", "with-culture", seat=1)
    s.say("with-energy")

    assert owed == ((0, 1), (2, 2))
    assert (s.stock("A"), s.stock("B")) == ((1, 1), (0, 1))


@scenario(
    "S066",
    "tiny.follow.when",
    "tiny.follow.limits",
    "tiny.col.atomic",
    "tiny.planet.drewkaiden",
    "tiny.planet.own_turn",
)
def test_a_follower_sees_the_new_row() -> None:
    s = Scene(
        "2p; B c1; A1 orb jakks 1; row jakks drewkaiden helios jorg; deck zalax;"
        "dice move energy energy energy"
    )

    s.act("d1", "A2 surf drewkaiden", "use")
    s.follow("B", "B1 surf zalax")

    assert (s.owns("A"), s.score("A"), s.row()[0]) == (["jakks"], 1, "zalax")
    assert (s.where("B1"), s.stock("B")[1]) == ("surface zalax", 0)
    assert s.skipped("B") == ["OWN_TURN_ONLY"]


@scenario("S067", "tiny.gen.payfirst", "tiny.acq.cap")
def test_the_price_is_paid_before_the_gain_is_cut() -> None:
    s = Scene("2p; B c7; B1 surf jakks; B2 orb helios 1; dice culture energy move move")

    s.act("d1")
    s.follow("B")

    assert s.stock("B")[1] == 7


@scenario("S068", "tiny.follow.last", "tiny.end.when")
def test_the_last_action_of_a_turn_is_followed_too() -> None:
    s = Scene("2p; used energy energy move; dice culture; B c1; B1 surf jakks")

    s.act("die-4")
    active = int(s.g.marks.active)
    s.follow("B")

    assert active == 0
    assert s.stock("B")[1] == 1
    assert (int(s.g.marks.active), s.kind()) == (1, "turn")


@scenario("S069", "tiny.col.atomic", "tiny.follow.what")
def test_a_planet_can_be_colonised_in_another_players_turn() -> None:
    s = Scene(
        "2p; A1 orb jorg 0; B c1; B1 orb jakks 1; deck zalax; dice diplomacy energy energy energy"
    )

    s.act("d1")
    s.follow("B")

    assert s.where("A1") == "orbit jorg 1"
    assert (s.stock("B")[1], s.owns("B"), s.score("B")) == (0, ["jakks"], 1)
    assert (s.where("B1"), s.row()[0]) == ("home", "zalax")
