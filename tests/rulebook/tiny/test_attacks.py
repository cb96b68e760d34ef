"""Solo play: the attacks of the rogue galaxies."""

from __future__ import annotations

from rulebook.tiny.scene import Scene, rogue_turn, scenario


@scenario(
    "S216",
    "tiny.rogue.artemis.1",
    "tiny.rogue.artemis.2",
    "tiny.rogue.artemis.3",
    "tiny.rogue.artemis.4",
    "tiny.rogue.artemis.5",
    "tiny.solo.attack.what",
)
def test_artemis_attacks() -> None:
    given = "solo artemis; A e2 c1; A1 orb helios 2; A2 orb jorg 1; R L{}; rdice colony"
    after = {}
    for level, choice in [(1, None), (2, None), (3, None), (4, "A1"), (5, "mix:1:1")]:
        s = rogue_turn(given.format(level), 1)
        s.say("let")
        if level == 5:
            assert [s.g.answer_word(a) for a in s.g.options(0)] == ["mix:1:1", "mix:2:0"]
        if choice is not None:
            s.say(choice)
        after[level] = (s.stock("A"), s.stock("R"), s.where("A1"), s.where("A2"))

    there = ("orbit helios 2", "orbit jorg 1")
    assert after == {
        1: ((1, 1), (0, 0), *there),
        2: ((2, 0), (0, 0), *there),
        3: ((2, 0), (0, 1), *there),
        4: ((2, 1), (0, 0), "orbit helios 1", "orbit jorg 1"),
        5: ((1, 0), (1, 1), *there),
    }


def attacked(given: str, level: int) -> Scene:
    """The first die of the rogue, an attack, is let pass."""
    s = rogue_turn(given.format(level), 1)
    s.say("let")
    s.forced()
    return s


@scenario(
    "S217",
    "tiny.rogue.rothkel.1",
    "tiny.rogue.rothkel.2",
    "tiny.rogue.rothkel.3",
    "tiny.rogue.rothkel.4",
    "tiny.rogue.rothkel.5",
)
def test_rothkel_attacks() -> None:
    given = (
        "solo rothkel; A e2 c1; A1 orb helios 2; R L{} e1; R1 orb jakks 0; R2 orb vici-ks156 0;"
        "rdice colony"
    )
    s = {level: attacked(given, level) for level in range(1, 6)}

    assert (s[1].stock("A"), s[2].stock("A"), s[3].stock("R")) == ((1, 1), (2, 0), (3, 0))
    assert s[4].where("A1") == "orbit helios 1"
    assert (s[5].where("R1"), s[5].where("R2")) == ("orbit jakks 1", "orbit vici-ks156 1")


@scenario(
    "S218",
    "tiny.rogue.zendica.1",
    "tiny.rogue.zendica.2",
    "tiny.rogue.zendica.3",
    "tiny.rogue.zendica.4",
    "tiny.rogue.zendica.5",
)
def test_zendica_attacks() -> None:
    given = "solo zendica; A e2 c1; A1 orb helios 2; A2 orb jorg 0; R L{} c4; rdice colony"
    s = {level: attacked(given, level) for level in range(1, 6)}

    assert (s[1].stock("A"), s[2].stock("R")) == ((1, 1), (0, 5))
    assert s[3].where("A1") == "orbit helios 1"
    assert (s[5].where("A1"), s[5].where("A2")) == ("orbit helios 1", "orbit jorg 0")
    s[4].settle()
    dice = [len(s[4].g.faces)]
    s[4]["R"].level = 1
    s[4].say("end-turn")
    s[4].settle()
    dice.append(len(s[4].g.faces))
    assert dice == [3, 4]


@scenario(
    "S219",
    "tiny.rogue.hades.1",
    "tiny.rogue.hades.2",
    "tiny.rogue.hades.3",
    "tiny.rogue.hades.4",
    "tiny.rogue.hades.5",
    "tiny.solo.attack.amount",
    "tiny.solo.attack.advance",
)
def test_hades_attacks() -> None:
    given = (
        "solo hades; A e2 c1; R L{}; R1 orb jorg 1; R2 orb vici-ks156 1; deck zalax; rdice colony"
    )
    s = {level: attacked(given, level) for level in range(1, 6)}

    assert s[1].stock("R") == (1, 1)
    assert (s[2].stock("A"), s[2].stock("R")) == ((0, 1), (2, 0))
    assert (s[3].stock("A"), s[3].stock("R")) == ((2, 0), (0, 1))
    assert (s[4].where("R1"), s[4].where("R2"), s[4].owns("R")) == (
        "orbit jorg 3", "home", ["vici-ks156"],
    )  # fmt: skip
    assert (s[4].score("R"), s[4].row()[1]) == (6, "zalax")
    assert (s[5].stock("A"), s[5].stock("R")) == ((0, 0), (2, 1))


@scenario(
    "S220",
    "tiny.rogue.gamelyn.1",
    "tiny.rogue.gamelyn.2",
    "tiny.rogue.gamelyn.3",
    "tiny.rogue.gamelyn.4",
    "tiny.rogue.gamelyn.5",
)
def test_gamelyn_attacks() -> None:
    given = "solo gamelyn; A e2 c1; R L{}; R1 orb jorg 0; R2 orb helios 0; rdice colony"
    s = {level: attacked(given, level) for level in range(1, 6)}

    assert s[1].stock("A") == (1, 0)
    assert (s[2].stock("A"), s[2].stock("R")) == ((1, 0), (1, 1))
    for level, spot in [(3, 1), (4, 1), (5, 2)]:
        assert (s[level].where("R1"), s[level].where("R2")) == (
            f"orbit jorg {spot}", f"orbit helios {spot}",
        )  # fmt: skip
    assert (s[4].stock("A"), s[4].stock("R")) == ((1, 1), (1, 0))


@scenario("S221", "tiny.solo.attack.once", "tiny.rogue.zendica.4")
def test_an_attack_marked_once_per_turn_is_made_once() -> None:
    given = "solo zendica; A e0 c0; R L4; rdice colony colony colony move"
    s = rogue_turn(given, 3)

    assert len(s.g.faces) == 3
    assert s.where("R1") == "orbit jakks 0"


@scenario("S222", "tiny.solo.impossible.what", "tiny.solo.attack.amount")
def test_an_attack_that_would_change_nothing_is_rerolled() -> None:
    s = rogue_turn("solo artemis; A e0 c0; rdice colony move", 1)

    assert s.where("R1") == "orbit jakks 0"


@scenario("S223", "tiny.solo.attack.no_colony", "tiny.solo.attack.level")
def test_the_rogue_uses_no_colonies_and_no_lower_attacks() -> None:
    s = rogue_turn("solo artemis; A e2 c0; R L2; R owns mj-120210; rdice colony move", 1)

    assert (s.stock("A"), s.stock("R"), s.where("R1")) == ((2, 0), (0, 0), "orbit jakks 0")


@scenario("S224", "tiny.solo.attack.follow")
def test_following_an_attack_is_a_colony_action() -> None:
    s = rogue_turn("solo artemis; A e3 c1; rdice colony", 1)

    s.say("let")
    energy = s.stock("A")[0]
    s.say("follow")
    s.say("with-energy")

    assert (energy, s.stock("A"), int(s["A"].level), s.score("A")) == (2, (0, 0), 2, 1)


@scenario("S232", "tiny.solo.attack.once")
def test_a_used_up_attack_after_a_paid_reroll_is_discarded() -> None:
    s = rogue_turn(
        "solo zendica; A e1 c2; A owns mj-120210; R L4; rdice colony move colony move", 3
    )

    s.say("let")
    s.settle("rogue-reroll")
    s.say("force")
    paid = s.stock("A")
    s.settle()

    assert paid == (0, 1)
    assert s.where("R1") == "orbit jakks 0"
    assert len(s.g.faces) == 3


@scenario("S216", "tiny.rogue.artemis.4")
def test_the_foremost_ship_may_be_the_one_to_go_back() -> None:
    s = rogue_turn(
        "solo artemis; A e0 c0; A1 orb helios 1; A2 orb jorg 3; R L4; rdice colony",
        1,
        options={"rogue_push": "foremost"},
    )

    assert (s.where("A1"), s.where("A2")) == ("orbit helios 1", "orbit jorg 2")
