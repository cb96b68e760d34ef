"""Set-up, turns, dice, rerolls and the converter."""

from __future__ import annotations

import pytest

import perihelion
from perihelion import BadSetup, IllegalAnswer
from perihelion.tiny.state import Tiny
from rulebook.tiny.scene import Scene, rogue_turn, scenario


def new(players: int, seed: int = 1, **options: object) -> Tiny:
    g = perihelion.new_game("tiny", players, seed, options, log=True)
    assert isinstance(g, Tiny)
    return g


def code_of(g: Tiny, seat: int, answer: int | str) -> str:
    before = g.pack()
    with pytest.raises(IllegalAnswer) as refused:
        g.answer(seat, answer)
    assert g.pack() == before
    return refused.value.code


def ready(g: Tiny) -> Tiny:
    """Up to the first turn."""
    while not g.faces:
        seat = g.waiting()[0]
        g.answer(seat, g.options(seat)[0])
    return g


@scenario("S001", "tiny.setup.6")
def test_three_players_have_a_row_of_five() -> None:
    g = new(3)

    assert len(g.row) == 5
    assert min(g.row) >= 0
    assert len(g.deck) == 35


@scenario("S002", "tiny.setup.6", "tiny.solo.setup.two", "tiny.comp.counts")
@pytest.mark.parametrize(
    ("players", "row", "deck"), [(2, 4, 36), (4, 6, 34), (5, 6, 34), (1, 4, 36)]
)
def test_the_row_depends_on_the_number_of_players(players: int, row: int, deck: int) -> None:
    g = new(players)

    assert (len(g.row), len(g.deck)) == (row, deck)
    assert sorted([*g.row, *g.deck]) == list(range(40))
    assert len(g.box.missions) == 12
    assert all(len(seat.where) == 4 for seat in g.seats)


@scenario(
    "S003",
    "tiny.setup.2",
    "tiny.setup.3",
    "tiny.setup.4",
    "tiny.setup.5",
    "tiny.gen.places",
    "tiny.gen.score",
)
def test_everyone_starts_with_two_ships_two_energy_and_one_culture() -> None:
    g = ready(new(2))

    for i, seat in enumerate(g.seats):
        assert (seat.where, seat.energy, seat.culture, seat.level) == ([-1, -1, -2, -2], 2, 1, 1)
        assert g.scores()[i] == 0


@scenario("S004", "tiny.setup.8.deal", "tiny.setup.8.keep", "tiny.setup.8.rest")
def test_five_players_keep_five_of_ten_missions() -> None:
    g = new(5, galaxies=["blue", "green", "red", "yellow", "black"])
    dealt = [m for seat in g.seats for m in seat.dealt]

    for seat in [3, 1, 4, 0]:
        g.answer(seat, g.options(seat)[0])
    waiting, rolled = g.waiting(), len(g.faces)
    g.answer(2, g.options(2)[1])

    assert len(set(dealt)) == 10
    assert (waiting, rolled) == ([2], 0)
    assert len({seat.kept for seat in g.seats} | {seat.discarded for seat in g.seats}) == 10
    assert len(g.missions) == 2
    assert len(g.faces) == 4


@scenario("S005", "tiny.setup.8.secret", "tiny.setup.8.keep")
def test_nobody_learns_of_another_players_mission() -> None:
    s = Scene(
        "2p",
        at="opening",
        seats=[{"dealt": ["charger", "elder"]}, {"dealt": ["noble", "trader"]}],
        options={"galaxies": ["blue", "red"]},
    )

    codes = [code_of(s.g, 0, "mission:noble")]
    s.g.answer(0, "mission:elder")
    codes.append(code_of(s.g, 0, "mission:charger"))

    assert codes == ["MISSION_NOT_DEALT", "NOT_YOUR_DECISION"]
    for text in (str(s.g.seen_by(1).position()), str([e.plain() for e in s.g.events(1)])):
        assert "elder" not in text
        assert "charger" not in text
    mine = s.g.seen_by(0).position()
    assert isinstance(mine["seats"], list)
    assert (mine["seats"][0]["mission"], mine["seats"][0]["discarded"]) == ("elder", "charger")


@scenario("S006", "tiny.setup.1", "tiny.gen.players", "tiny.comp.mats")
def test_a_colour_goes_to_one_player() -> None:
    g = new(2)
    g.answer(0, "galaxy:blue")

    codes = [code_of(g, 1, "galaxy:blue"), code_of(g, 1, g.answer_named("any-galaxy") + 1)]
    g.answer(1, "galaxy:red")

    assert codes == ["GALAXY_TAKEN", "UNKNOWN_GALAXY"]
    assert [int(seat.galaxy) for seat in g.seats] == [0, 2]
    for players in (6, 0):
        with pytest.raises(BadSetup, match="PLAYER_COUNT"):
            perihelion.new_game("tiny", players)


@pytest.mark.rule("tiny.setup.1")
def test_who_does_not_mind_gets_the_first_free_colour() -> None:
    g = new(2)

    g.answer(0, "galaxy:blue")
    g.answer(1, "any-galaxy")

    assert int(g.seats[1].galaxy) == 1
    with pytest.raises(BadSetup, match="GALAXY_TAKEN"):
        new(2, galaxies=["red", "red"])
    with pytest.raises(BadSetup, match="UNKNOWN_GALAXY"):
        new(2, galaxies=["red", "pink"])


@scenario("S007", "tiny.turn.roll", "tiny.turn.ships", "tiny.setup.7")
def test_the_first_player_has_four_dice_and_two_ships() -> None:
    s = Scene("2p; dice move energy energy energy")

    s.refuses("SHIP_LOCKED", "d1", "A3 surf jakks")
    s.say("d1")

    assert len(ready(new(2)).faces) == 4
    assert {s.g.answer_word(a).split(":")[1] for a in s.g.options(0)} == {"a1", "a2"}


@scenario("S008", "tiny.setup.first", "tiny.turn.order")
def test_the_first_player_can_be_chosen() -> None:
    g = ready(new(3, first_player=1))
    turns = [int(g.marks.active)]

    for _ in range(3):
        g.answer(g.waiting()[0], "end-turn")
        turns.append(int(g.marks.active))

    assert turns == [1, 2, 0, 1]


@scenario("S009", "tiny.gen.rng", "tiny.comp.faces")
def test_a_seed_and_the_answers_bring_the_game_back() -> None:
    one, two, luck = new(3, 7), new(3, 7), perihelion.dice(3)

    for _ in range(150):
        seat = one.waiting()[0]
        answer = one.options(seat)[luck.below(len(one.options(seat)))]
        one.answer(seat, answer)
        two.answer(seat, answer)
        assert one.pack() == two.pack()
    rolls = [int(one.roll()) for _ in range(6000)]

    assert all(850 <= rolls.count(face) <= 1150 for face in range(6))


@scenario(
    "S010",
    "tiny.turn.any_order",
    "tiny.turn.optional",
    "tiny.turn.activate",
    "tiny.end.when",
    "tiny.end.pass",
    "tiny.follow.not_followable",
)
def test_dice_are_used_in_any_order_and_need_not_be_used() -> None:
    s = Scene("2p; dice move energy culture diplomacy")

    s.act("d3")
    s.act("d1", "A1 surf vici-ks156", "decline")
    s.end()

    assert s.stock("A") == (2, 1)
    assert s.where("A1") == "surface vici-ks156"
    assert s.asked("B") == 1
    assert s.skipped("B") == ["NOTHING_TO_FOLLOW"]
    assert int(s.g.marks.active) == 1
    assert len(s.g.faces) == 4


@scenario("S011", "tiny.up.die", "tiny.turn.roll", "tiny.comp.empire", "tiny.end.clean")
def test_a_new_die_is_rolled_from_the_next_turn_on() -> None:
    s = Scene("2p; dice colony energy energy move")

    s.act("d1", "with-energy")
    s.settle()
    after = (int(s["A"].level), s.stock("A")[0], s.score("A"), s.states().count("inactive"))
    s.end()
    s.end()

    assert after == (2, 0, 1, 3)
    assert len(s.g.faces) == 5


@scenario(
    "S012", "tiny.reroll.which", "tiny.reroll.free", "tiny.reroll.paid", "tiny.reroll.nofollow"
)
def test_the_first_reroll_is_free_and_every_other_costs_one_energy() -> None:
    s = Scene("2p; A e2; dice move move move move; rolls move move move move move move")

    energy = []
    for dice in (["d1", "d2"], ["d1", "d2", "d3", "d4"], ["d3"]):
        s.reroll(*dice)
        energy.append(s.stock("A")[0])
    s.refuses("NOT_ENOUGH_ENERGY", "reroll")

    assert energy == [2, 1, 0]
    assert s.asked("B") == 0


@scenario(
    "S013", "tiny.gen.dice_states", "tiny.gen.refusal", "tiny.reroll.which", "tiny.reroll.when"
)
def test_only_inactive_dice_can_be_rerolled() -> None:
    s = Scene("2p; used energy; dice move culture economy")

    s.refuses_set("DIE_NOT_INACTIVE", "u1")
    s.refuses_set("NO_DICE_CHOSEN")
    s.refuses_set("SAME_DIE_TWICE", "die-2", "die-2")
    s.refuses_set("UNKNOWN_DIE", "die-9")
    s.reroll("die-2")

    assert s.stock("A")[0] == 2


@scenario("S014", "tiny.reroll.free", "tiny.end.clean")
def test_the_free_reroll_is_not_saved_up() -> None:
    s = Scene("2p; A e1; dice move move move move")

    s.end()
    s.end()
    s.reroll("d1")
    first = s.stock("A")[0]
    s.reroll("d1")

    assert (first, s.stock("A")[0]) == (1, 0)


@scenario(
    "S015",
    "tiny.conv.use",
    "tiny.conv.dead",
    "tiny.conv.when",
    "tiny.comp.control",
    "tiny.follow.not_followable",
)
def test_two_dice_in_the_converter_turn_a_third() -> None:
    s = Scene("2p; dice energy energy move culture")

    s.convert("d1", "d2", "d3", "colony")
    s.refuses("DIE_IN_CONVERTER", "d1")
    s.refuses_set("DIE_IN_CONVERTER", "d2")
    turned = (s.dice()[2], s.states())
    s.reroll("d4")

    assert turned == ("colony", ["converter", "converter", "inactive", "inactive"])
    assert s.stock("A")[0] == 2
    assert s.asked("B") == 0


@scenario("S016", "tiny.conv.once")
def test_the_converter_is_used_once_per_turn() -> None:
    s = Scene("2p; A L2; dice energy energy move culture culture")

    s.convert("d1", "d2", "d3", "colony")

    s.refuses("CONVERTER_USED", "convert")


@scenario("S017", "tiny.conv.use")
def test_the_converter_needs_three_dice() -> None:
    s = Scene("2p; used energy energy; dice move culture")

    s.refuses("CONVERTER_NEEDS_THREE_DICE", "convert")

    three = Scene("2p; dice energy energy move")
    three.refuses_set("SAME_DIE_TWICE", "d1", "d1", opened="convert")


@scenario("S018", "tiny.conv.turned", "tiny.reroll.free")
def test_a_turned_die_may_be_rerolled() -> None:
    s = Scene("2p; dice energy energy move culture; rolls diplomacy")

    s.convert("d1", "d2", "d3", "colony")
    s.reroll("d3")

    assert (s.dice()[2], s.states()[2], s.stock("A")[0]) == ("diplomacy", "inactive", 2)


@scenario("S019", "tiny.gen.reason_order", "tiny.turn.activate")
def test_what_is_said_out_of_place_is_refused() -> None:
    s = Scene("2p; dice energy energy move culture")

    s.refuses("NOT_YOUR_DECISION", "end-turn", seat=1)
    s.say("d1")
    assert s.kind() == "follow"
    s.refuses("WRONG_PHASE", "d2", seat=0)
    s.say("pass")
    s.refuses("DIE_NOT_INACTIVE", "d1")
    s.refuses("WRONG_PHASE", "follow", seat=0)
    with pytest.raises(IllegalAnswer, match="BAD_CHOICE"):
        s.g.answer(0, 9999)


@scenario("S020", "tiny.gen.executable", "tiny.adv.type", "tiny.turn.activate")
def test_a_die_that_can_do_nothing_cannot_be_activated() -> None:
    s = Scene("2p; dice diplomacy economy colony move")

    s.refuses("NO_SHIP_ON_TRACK_TYPE", "d1")
    s.refuses("NO_SHIP_ON_TRACK_TYPE", "d2")

    assert s.states() == ["inactive"] * 4
    assert s.asked("B") == 0


@scenario(
    "S201",
    "tiny.solo.setup.two",
    "tiny.solo.setup.rogue",
    "tiny.solo.setup.resources",
    "tiny.solo.setup.ships",
    "tiny.solo.setup.level",
    "tiny.solo.setup.missions",
    "tiny.solo.first",
)
def test_solo_play_is_set_up_for_two_without_missions() -> None:
    g = new(1, rogue="artemis")

    code = code_of(g, 0, "galaxy:green")
    g.answer(0, "galaxy:blue")

    me, rogue = g.seats
    assert code == "GALAXY_TAKEN"
    assert (len(g.row), len(g.deck)) == (4, 36)
    assert (me.level, me.energy, me.culture, me.where) == (1, 2, 1, [-1, -1, -2, -2])
    assert (rogue.level, rogue.energy, rogue.culture, rogue.where) == (1, 0, 0, [-1] * 4)
    assert rogue_turn("solo artemis", 1).score("R") == 1
    assert me.kept == -1
    assert (g.waiting(), len(g.faces)) == ([0], 4)
    asked = new(1)
    offered = [g.answer_word(a) for a in asked.options(0)]
    assert offered == [f"rogue:{mat.slug}" for mat in g.box.rogues]
    assert code_of(asked, 0, g.answer_named("rogue:gamelyn") + 1) == "UNKNOWN_ROGUE"
