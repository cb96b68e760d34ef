"""Research: slots and prerequisites, the cube, the type, the card and the immediate bonus."""

from __future__ import annotations

from rulebook.beyond.scene import Scene, rule, scenario

LEVEL_II = {
    "II-A": "plasma-cannon",
    "II-B": "modular-fleet",
    "II-C": "colonial-charters",
    "II-D": "arcology-farming",
    "II-E": "mass-cloning",
    "II-F": "hypercomputing",
}


@scenario(
    "B-091", "research.event-not-later", "research.immediate-everyone", "research.cube-shared"
)
def test_who_comes_later_gets_the_bonus_without_event_or_choice() -> None:
    s = Scene(
        active="Boris",
        slots={"II-B": "plasma-cannon"},
        Anna={"researched": ["I-1", "I-2", "II-B"]},
        Boris={"researched": ["I-1", "I-2"], "ore": 2, "population": 1, "supply": [4, 4, 5, 4]},
    )

    s.say("basic-space:research-2:1", "slot:ii-b")

    assert s.kind() == "jump"
    assert s.told("event") == s.told("searched") == []
    assert (s["Boris"].ore, s["Boris"].population) == (0, 0)
    assert s.ships("Boris") == ["sol:2"]
    assert s.supply("Boris") == "A3 B4 C5 D4"
    assert s.researched("Boris") == s.researched("Anna") == ["I-1", "I-2", "II-B"]


@scenario("B-092", "research.type.determine")
def test_one_prerequisite_leaves_no_choice_of_type() -> None:
    s = Scene(
        active="Anna",
        events={"II-A": "ore-boom"},
        deck_top={"II": ["arcology-farming", "drone-foundries", "supply-outpost"]},
        Anna={"researched": ["I-1"], "ore": 2, "population": 1},
    )

    s.say("basic-space:research-2:1")

    assert s.told("searched")[0]["type"] == "military"
    assert s.kind() == "research-card"
    assert s.words() == ["technology:drone-foundries", "technology:supply-outpost"]


@rule("research.type.determine")
def test_two_prerequisites_of_one_type_leave_no_choice_either() -> None:
    s = Scene(
        active="Anna",
        guilds=["academy-guild"],
        slots={"II-B": "plasma-cannon", "II-C": "drone-foundries"},
        events={"III-B": "ono"},
        Anna={"researched": ["II-B", "II-C"], "ore": 5, "population": 1},
    )

    s.say("guild-space:academy-guild:1", "slot:iii-b")

    assert s.told("searched")[0]["type"] == "military"


@scenario("B-093", "research.not-twice", "research.slot", "comp.start-levels")
def test_a_slot_is_of_the_level_and_not_yet_ones_own() -> None:
    s = Scene(
        active="Anna",
        automatic=False,
        slots={"II-A": "plasma-cannon", "II-C": "colonial-charters"},
        Anna={"researched": ["I-1", "I-2", "II-A", "II-C"], "ore": 2, "population": 1},
    )

    s.say("basic-space:research-2:1")

    s.refuses("ALREADY_RESEARCHED", "slot:ii-a")
    s.refuses("WRONG_LEVEL", "slot:iii-c")
    s.refuses("WRONG_LEVEL", "slot:i-3")


@scenario("B-096", "research.eye", "effect.research.discovered_only")
def test_the_eye_sees_discovered_technologies_only() -> None:
    ross = Scene(
        active="Anna",
        does=("Anna", "colonise:ross-128"),
        Anna={"researched": ["I-1"], "population": 1},
    )
    assert ross.words() == ["slot:i-2", "slot:i-3", "slot:i-4", "skip"]

    enlightened = Scene(
        active="Boris",
        does=("Irina", "event:universal-enlightenment:2"),
        slots={"II-A": "plasma-cannon"},
        Irina={"researched": ["I-1", "I-3"], "population": 1},
    )
    assert enlightened.asked() == "Irina"
    assert enlightened.words() == ["slot:i-2", "slot:i-4", "slot:ii-a", "skip"]
    enlightened.refuses("NOT_DISCOVERED", "slot:ii-d")


@scenario("B-097", "research.cube-before-event")
def test_the_cube_is_used_before_the_event() -> None:
    s = Scene(
        active="Anna",
        events={"II-C": "generation-of-pioneers"},
        Anna={"researched": ["I-2"], "ore": 2, "population": 1},
    )

    s.say("basic-space:research-2:1")

    kinds = [e.kind for e in s.g.events()]
    assert kinds.index("researched") < kinds.index("event") < kinds.index("recruited")
    assert s["Anna"].population == 1
    assert s.researched("Anna") == ["I-2", "II-C"]


@scenario("B-098", "research.cube-locked", "comp.cube-conservation")
def test_cubes_at_technologies_stay_there() -> None:
    slots = ["I-1", "I-2", "I-3", "I-4", "II-A", "II-B", "II-C"]
    s = Scene(
        active="Anna",
        slots={slot: LEVEL_II[slot] for slot in slots[4:]},
        Anna={
            "researched": slots,
            "ore": 5,
            "population": 2,
            "ships": ["A1:3", "sol:1"],
            "controls": {"A1": "food"},
        },
    )

    s.say("tech-space:terraforming:1:1", "trade", "ship:sol:1")
    while s["Anna"].population:
        s.say("population-to-ore")

    assert s.colonies("Anna") == ["barnards-star"]
    assert s.researched("Anna") == slots
    assert (s.ships("Anna"), s.supply("Anna")) == ([], "A0 B4 C5 D4")


@scenario("B-099", "research.draw.short")
def test_a_single_match_is_taken_without_a_choice() -> None:
    s = Scene(
        active="Anna",
        guilds=["academy-guild"],
        slots={"II-C": "plasma-cannon"},
        events={"III-C": "galactic-exposition"},
        decks={
            "III": [
                "transdimensional-ai",
                "capital-ship",
                "hivemind-computing",
                "wormhole-technology",
            ]
        },
        Anna={"researched": ["II-C"], "ore": 5, "population": 1},
    )

    s.say("guild-space:academy-guild:1")

    assert len(s.told("searched")[0]["cards"]) == 4  # type: ignore[arg-type]
    assert s.card("III-C") == "capital-ship"
    assert s.ships("Anna") == ["sol:4"]
    assert sorted(s.deck(1)) == ["hivemind-computing", "transdimensional-ai", "wormhole-technology"]


@rule("research.draw.short")
def test_without_a_match_the_first_two_cards_are_offered_and_without_a_deck_nothing() -> None:
    def searching(deck: list[str]) -> Scene:
        return Scene(
            active="Anna",
            automatic=False,
            guilds=["academy-guild"],
            slots={**LEVEL_II, "II-C": "drone-foundries", "III-D": "android-armada"},
            events={"III-C": "ono"},
            decks={"III": deck},
            Anna={"researched": ["II-C", "II-D"], "ore": 5, "population": 1},
        )

    none = searching(["transdimensional-ai", "hivemind-computing", "wormhole-technology"])
    none.say("guild-space:academy-guild:1", "III-C", "military")
    assert none.words() == ["technology:transdimensional-ai", "technology:hivemind-computing"]
    none.refuses("NOT_REVEALED", "technology:wormhole-technology")

    empty = searching([])
    empty.say("guild-space:academy-guild:1")
    empty.refuses("DECK_EMPTY", "slot:iii-c")


@scenario("B-100", "research.only-immediate")
def test_only_the_immediate_box_happens() -> None:
    s = Scene(
        active="Anna",
        slots={"II-D": "arcology-farming"},
        Anna={"researched": ["I-3"], "ore": 3, "population": 1},
    )
    assert s.supply("Anna") == "A4 B5 C5 D4"

    s.say("basic-space:research-2:1")

    assert s.kind() == "production"
    assert list(s["Anna"].discs) == [7, 8]
    assert s["Anna"].automation() == 1
    assert (s["Anna"].ore, s["Anna"].population) == (1, 1)
    assert s.supply("Anna") == "A3 B5 C5 D4"


@rule("research.ability-from")
def test_a_lasting_ability_begins_after_its_immediate_box() -> None:
    s = Scene(
        active="Anna",
        guilds=["academy-guild"],
        slots={"II-C": "colonial-charters", "III-C": "subatomic-fabrication"},
        Anna={
            "researched": ["II-C"],
            "off": [8, 3],
            "ore": 5,
            "population": 1,
            "ships": ["sol:1", "sol:1"],
        },
    )

    s.say("guild-space:academy-guild:1", "ore", "move:sol:1:y1", "end")
    assert s.holder("Y1") == ("Anna", "star")
    assert list(s["Anna"].discs) == [0, 4]

    s.end_turn()
    for _ in range(3):
        s.end_turn("basic-space:recruit")
    s.say("basic-space:build-jump:1", "skip", "move:sol:1:a1", "end")
    assert s.holder("A1") == ("Anna", "ore")
    assert list(s["Anna"].discs) == [0, 3]


@rule("research.nested")
def test_a_research_within_an_event_is_complete_before_the_outer_goes_on() -> None:
    s = Scene(
        active="Anna",
        guilds=["academy-guild"],
        slots={**LEVEL_II, "III-C": "metahuman-chambers"},
        events={"III-D": "universal-enlightenment"},
        Anna={"researched": ["II-C", "II-D"], "ore": 5, "population": 2},
    )

    s.say("guild-space:academy-guild:1", "slot:iii-d")
    assert s.words() == ["slot:iii-c", "skip"]
    s.refuses("ALREADY_RESEARCHED", "slot:iii-d")
    s.say("slot:iii-c")

    assert s.kind() == "research-card"
    assert [e["slot"] for e in s.told("researched")] == ["III-D", "III-C"]
    assert s["Anna"].automation() == 1
    assert s["Anna"].population == 1
    s.say(s.words()[0])
    assert s.card("III-D") != "-"
    assert s.researched("Anna") == ["II-C", "II-D", "III-C", "III-D"]
