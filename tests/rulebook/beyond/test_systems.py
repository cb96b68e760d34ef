"""The systems: what each prints, and what control and colonising bring.

Anna owns Colonial Charters (4 ore: colonise) and controls the system with ships of just its
strength, so that all of them settle. What is not used lies in supply; after colonising that is
A5 B5 C5 D4, one cube fewer for each other ship or cube of population.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from perihelion.beyond.ids import DECK_WORDS
from rulebook.beyond.cards import Mat, mat, play
from rulebook.beyond.scene import Scene, rule

FLEETS = {1: [1], 2: [2], 3: [3], 4: [4], 5: [4, 1], 6: [4, 2], 7: [4, 3]}
"""Ships that have together this strength."""

HOMES = {"barnards-star": "A1", "sirius": "A2", "kapteyns-star": "B1", "tau-ceti": "B2"}
"""Where the systems of the fixture lie; others come to A1 or B1."""

STARTING = ["alpha-centauri", "barnards-star", "sirius", "wolf-359"]


class System(NamedTuple):
    """What a system prints, and what colonising it brings Anna."""

    card: str
    deck: str
    strength: int
    kinds: str
    vp: int
    answers: list[str]
    left: Mat
    ships: tuple[str, ...] = ()
    given: dict[str, Any] = {}

    @property
    def place(self) -> str:
        return HOMES.get(self.card, f"{self.deck}1")


def before_colonising(one: System, strength: int, **given: Any) -> Scene:
    """Anna controls a system with so much strength."""
    place = one.place
    anna = {
        "ore": 4,
        "researched": ["II-A"],
        "ships": [*(f"{place}:{n}" for n in FLEETS[strength]), *given.pop("ships", [])],
        "controls": {place: one.kinds.split()[0]},
        "population": given.pop("population", 0),
    }
    return Scene(
        active="Anna",
        slots={"II-A": "colonial-charters"},
        systems={place: one.card},
        Anna=anna,
        **given,
    )


SHIP = {"ships": ["sol:1"]}
SYSTEMS = [
    System("alpha-centauri", "A", 2, "food", 2, [], Mat(0, 1, "A4 B5 C5 D4", 6, 8)),
    System("barnards-star", "A", 3, "food", 3, [], Mat(2, 0, "A5 B5 C5 D4", 6, 8)),
    System(
        "sirius",
        "A",
        3,
        "ore",
        3,
        ["move:sol:1:y1", "end"],
        Mat(1, 0, "A4 B5 C5 D4", 7, 6),
        ("Y1:1",),
        SHIP,
    ),
    System(
        "wolf-359",
        "A",
        2,
        "ore",
        2,
        ["move:sol:1:y1", "move:y1:1:y4", "end"],
        Mat(0, 0, "A4 B5 C5 D4", 8, 5),
        ("Y4:1",),
        SHIP,
    ),
    System(
        "lalande-21185",
        "A",
        4,
        "food ore",
        3,
        ["food", "population-to-ore", "end"],
        # two food discs off: a cube each of A and B; then 1 ore; then one of them back to B
        Mat(2, 1, "A4 B5 C5 D4", 6, 8),
    ),
    System(
        "procyon",
        "A",
        4,
        "ore",
        3,
        ["arcology-farming"],  # which automates food and brings a cube
        Mat(0, 1, "A4 B5 C5 D4", 7, 6, 1),
        given={"deck_top": {"II": ["drone-foundries", "arcology-farming"]}},
    ),
    System("tau-ceti", "B", 5, "food ore", 4, ["ore"], Mat(1, 1, "A4 B5 C5 D4", 7, 7)),
    System("luyten-726-8", "A", 3, "food", 3, [], Mat(0, 0, "A5 B5 C5 D4", 5, 8, 1)),
    System("ross-248", "A", 3, "ore", 3, [], Mat(0, 0, "A5 B5 C5 D4", 8, 5, 1)),
    System(
        "epsilon-eridani",
        "A",
        4,
        "food",
        4,
        ["move:sol:1:y1", "move:y1:1:y4", "end"],
        Mat(0, 0, "A4 B5 C5 D4", 6, 7),
        ("Y4:1",),
    ),
    System("lacaille-9352", "A", 4, "ore", 4, [], Mat(0, 0, "A4 B5 C5 D4", 8, 6), ("sol:3",), SHIP),
    System(
        "ross-128",
        "A",
        3,
        "food ore",
        2,
        ["ore", "I-3"],  # Advanced Genetics automates food and brings a cube
        Mat(0, 1, "A3 B5 C5 D4", 6, 7, 1),
        given={"population": 1},
    ),
    System(
        "kapteyns-star",
        "B",
        4,
        "food ore",
        4,
        ["ore"],
        Mat(0, 0, "A4 B5 C5 D4", 7, 7),
        ("deep_space:2",),
    ),
    System("ross-154", "B", 5, "ore", 4, [], Mat(0, 0, "A5 B5 C5 D4", 8, 6)),
    System(
        "wise-1541-2250",
        "B",
        6,
        "food",
        5,
        ["metahuman-chambers"],  # which automates food and brings a cube
        Mat(0, 1, "A4 B5 C5 D4", 5, 8, 1),
        given={"deck_top": {"III": ["capital-ship", "metahuman-chambers"]}},
    ),
    System("61-cygni", "A", 4, "food", 3, [], Mat(0, 0, "A5 B5 C5 D4", 6, 8)),
    System("ez-aquarii", "B", 5, "ore", 5, [], Mat(4, 0, "A5 B5 C5 D4", 8, 6)),
    System("struve-2398", "B", 5, "food", 5, [], Mat(0, 3, "A2 B5 C5 D4", 6, 8)),
    System("groombridge-34", "B", 6, "ore", 6, [], Mat(1, 0, "A5 B5 C5 D4", 8, 5, 1)),
    System("epsilon-indi", "B", 6, "food", 6, [], Mat(0, 1, "A4 B5 C5 D4", 5, 8, 1)),
    System(
        "luytens-star",
        "B",
        6,
        "food ore",
        5,
        ["food", "move:sol:2:y1", "move:y1:2:y4", "end"],
        Mat(0, 0, "A4 B5 C5 D4", 6, 7),
        ("Y4:2",),
    ),
    System(
        "teegardens-star",
        "B",
        7,
        "ore",
        7,
        ["move:sol:1:a1", "move:a1:1:y1", "move:y1:1:y4", "move:y4:1:deep-space", "end"],
        Mat(0, 0, "A4 B5 C5 D4", 8, 6),
        ("deep_space:1",),
        SHIP,
    ),
    System("yz-ceti", "B", 7, "food", 7, [], Mat(0, 0, "A4 B5 C5 D4", 6, 8), ("sol:3",)),
    System("luhman-16", "B", 7, "food ore", 6, ["ore", "food"], Mat(0, 0, "A5 B5 C5 D4", 6, 7, 1)),
]


def each(systems: list[System]) -> pytest.MarkDecorator:
    """A test of every one of these systems."""
    return pytest.mark.parametrize(
        "one",
        [pytest.param(one, id=one.card, marks=rule(f"card.system.{one.card}")) for one in systems],
    )


@each(SYSTEMS)
def test_colonising(one: System) -> None:
    s = before_colonising(one, one.strength, **one.given)
    printed = next(card for card in s.g.box.systems if card.slug == one.card)
    assert (DECK_WORDS[printed.deck], printed.starting) == (one.deck, one.card in STARTING)

    s.say("tech-space:colonial-charters:1:1")
    assert (s.kind() == "colonise-disc") is (one.kinds == "food ore")
    play(s, one.answers)

    assert s.colonies("Anna") == [one.card]
    assert s.points("Anna")[6] == one.vp
    assert mat(s) == one.left
    assert s.ships("Anna") == list(one.ships)
    assert (s.asked(), s.kind()) == ("Anna", "production")


@each(SYSTEMS)
def test_too_little_strength(one: System) -> None:
    s = before_colonising(one, one.strength - 1)

    s.refuses("ACTION_IMPOSSIBLE", "tech-space:colonial-charters:1:1")


@each(SYSTEMS)
def test_the_outpost(one: System) -> None:
    """Who gains control places a disc of the system's kind, or of one of its two kinds."""
    s = taking(one.card, one.place, "Y1" if one.deck == "A" else "Y4")

    if one.kinds == "food ore":
        assert s.words() == ["food", "ore"]
        s.say("ore")

    assert s.holder(one.place) == ("Anna", one.kinds.split()[-1])


# -- bonuses for control -----------------------------------------------------


def taking(card: str, place: str, start: str, **anna: Any) -> Scene:
    """Anna jumps to a system and is before whatever that brings."""
    s = Scene(
        active="Anna",
        systems={place: card},
        Anna={**anna, "ships": [f"{start}:1", *anna.get("ships", [])]},
    )
    s.say("basic-space:build-jump:1", f"move:{start}:1:{place}", "end")
    return s


@rule("card.system.sirius", "bonus.control")
def test_control_of_sirius_brings_ore() -> None:
    s = taking("sirius", "A2", "sol")

    assert (s["Anna"].ore, s.kind()) == (1, "production")


@rule("card.system.luhman-16", "bonus.control")
def test_control_of_luhman_16_brings_ore() -> None:
    s = taking("luhman-16", "B1", "Y2")

    s.say("food")

    assert (s["Anna"].ore, s.kind()) == (1, "production")


@rule("card.system.tau-ceti", "bonus.control", "effect.move_supply")
def test_control_of_tau_ceti_moves_a_cube_to_column_a() -> None:
    s = taking("tau-ceti", "B2", "Y3", supply=[6, 5, 3, 2])

    s.say("food")
    assert s.words() == ["shift:b:a", "shift:c:a", "shift:d:a"]
    s.say("shift:c:a")

    assert s.supply("Anna") == "A7 B5 C2 D2"
    assert s.kind() == "production"


@rule("card.system.epsilon-eridani", "bonus.control")
def test_control_of_epsilon_eridani_brings_a_jump() -> None:
    s = taking("epsilon-eridani", "A1", "sol", ships=["Y2:2"])

    assert s.kind() == "jump"
    play(s, ["move:y2:2:b1", "end", "food"])

    assert s.ships("Anna") == ["A1:1", "B1:2"]
    assert s.holder("B1") == ("Anna", "food")


@rule("card.system.luytens-star", "bonus.control")
def test_control_of_luytens_star_upgrades_a_ship() -> None:
    s = taking("luytens-star", "B1", "Y2", ships=["sol:3"])

    s.say("ore")
    assert s.words() == ["ship:sol:3", "ship:b1:1"]
    s.say("ship:b1:1")

    assert s.ships("Anna") == ["sol:3", "B1:2"]
    assert s.kind() == "production"


BONUSES = ["sirius", "luhman-16", "tau-ceti", "epsilon-eridani", "luytens-star"]


@each([one for one in SYSTEMS if one.card not in BONUSES])
def test_control_of_other_systems_brings_nothing_more(one: System) -> None:
    s = taking(one.card, one.place, "Y1" if one.deck == "A" else "Y4")

    if one.kinds == "food ore":
        s.say("food")

    discs = (7, 8) if "food" in one.kinds else (8, 7)
    assert mat(s) == Mat(0, 0, "A5 B5 C5 D4", *discs)
    assert s.kind() == "production"


# -- what lasts --------------------------------------------------------------


@rule("card.system.ross-154", "passive.displace_pawn")
def test_ross_154_pushes_a_pawn_away() -> None:
    s = Scene(
        active="Anna",
        Anna={"colonies": ["ross-154"], "pawn": "basic-space:build-jump:1", "population": 1},
        Boris={"pawn": "basic-space:research-1:1"},
    )

    s.refuses("MUST_MOVE_PAWN", "basic-space:build-jump:1")
    assert s.tag("basic-space:research-1:1")["ore"] == 0
    s.say("basic-space:research-1:1", "slot:i-3")

    assert (s.pawn("Anna"), s.pawn("Boris")) == ("basic-space:research-1:1", "-")
    assert s.researched("Anna") == ["I-3"]


@rule("card.system.61-cygni", "passive.activated")
def test_61_cygni_jumps_once_per_turn() -> None:
    s = Scene(active="Anna", Anna={"colonies": ["61-cygni"], "ore": 4, "ships": ["sol:1"]})

    assert s.words() == ["pass", "use:61-cygni"]
    s.say("use:61-cygni")
    s.refuses("ACTION_CHANGES_NOTHING", "end")
    play(s, ["move:sol:1:a1", "move:a1:1:y2", "end"])

    assert (s["Anna"].ore, s.ships("Anna")) == (2, ["Y2:1"])
    assert s.holder("Y2") == ("Anna", "ore")
    assert s.kind() == "action"
    s.refuses("ALREADY_USED", "use:61-cygni")


@rule("card.system.61-cygni", "turn.ability-windows")
def test_61_cygni_can_be_used_in_the_window_after_it_was_colonised() -> None:
    s = Scene(
        active="Anna",
        systems={"A1": "61-cygni"},
        guilds=["terraforming-guild"],
        Anna={"ore": 6, "population": 1, "ships": ["A1:4", "sol:1"], "controls": {"A1": "food"}},
    )

    s.say("guild-space:terraforming-guild:1")

    assert s.words() == ["pass", "use:61-cygni"]


@pytest.mark.parametrize(
    ("card", "level", "top"),
    [
        ("procyon", "II", ["drone-foundries", "privateering"]),
        ("wise-1541-2250", "III", ["mercenary-fleet", "cerebral-implants"]),
    ],
)
@rule("card.system.procyon", "card.system.wise-1541-2250")
def test_a_private_technology(card: str, level: str, top: list[str]) -> None:
    one = next(one for one in SYSTEMS if one.card == card)
    s = before_colonising(one, one.strength, deck_top={level: top})

    s.say("tech-space:colonial-charters:1:1")
    assert sorted(s.words()) == sorted(f"technology:{card}" for card in top)
    s.say(top[1])

    assert [s.g.box.techs[t].slug for t in s["Anna"].private] == [top[1]]
    assert s.deck(DECK_WORDS.index(level))[-1] == top[0]
    assert s.points("Anna")[3] == len(level)
    assert s.researched("Anna") == ["II-A"]
    s.end_turn()
    s.refuses("PRIVATE_TO_ANOTHER", f"private-space:{top[1]}:1:1")
