"""The pieces in the box, and what they imply."""

from __future__ import annotations

import copy

import pytest

from perihelion.beyond.box import COUNTS
from perihelion.beyond.ids import (
    DECK_WORDS,
    HIDDEN,
    LEVEL_OF_SLOT,
    NO_CARD,
    PLACE_WORDS,
    SLOT_WORDS,
)
from perihelion.beyond.pieces.cards import GROUP_WORDS
from rulebook.beyond.scene import FIRST, Scene, rule

TREE = {
    "II-A": "I-1",
    "II-B": "I-1 I-2",
    "II-C": "I-2",
    "II-D": "I-3",
    "II-E": "I-3 I-4",
    "II-F": "I-4",
    "III-A": "II-A II-B",
    "III-B": "II-B II-C",
    "III-C": "II-C",
    "III-D": "II-D",
    "III-E": "II-D II-E",
    "III-F": "II-E II-F",
    "IIII-A": "III-A III-B III-C",
    "IIII-B": "III-C III-D",
    "IIII-C": "III-D III-E III-F",
}
SIDE_A = (
    "sol-Y1 sol-A1 sol-A2 A1-Y2 A2-Y3 Y1-Y2 Y1-Y3 Y2-B1 Y3-B2 B1-deep_space B2-deep_space "
    "Y1-deep_space"
)
SIDE_B = (
    "sol-Y1 sol-A1 sol-A2 Y1-A1 Y1-A2 Y1-Y4 A1-Y2 A2-Y3 Y2-B1 Y3-B2 B1-Y4 B2-Y4 Y4-deep_space "
    "B1-deep_space B2-deep_space"
)


@rule("comp.tech-board")
def test_the_tree_has_four_columns() -> None:
    s = Scene(active="Anna", Anna={"ore": 2, "population": 1, "researched": ["I-3"]})
    slots = s.g.box.slots

    for slot, word in enumerate(SLOT_WORDS):
        joined = [SLOT_WORDS[other] for other in slots[slot].requires]
        assert joined == TREE.get(word, "").split()
        assert all(
            LEVEL_OF_SLOT[other] == LEVEL_OF_SLOT[slot] - 1 for other in slots[slot].requires
        )
        assert slots[slot].need == min(2, len(joined))
    s.say("basic-space:research-2:1")  # only II-D is joined to I-3 alone, and is researched at once
    assert s.researched("Anna") == ["I-3", "II-D"]


@rule("comp.start-levels")
def test_at_the_start_only_levels_i_and_ii_can_be_researched() -> None:
    s = Scene(
        active="Anna",
        slots={"II-C": "colonial-charters", "II-D": "arcology-farming"},
        Anna={"ore": 9, "population": 3, "researched": ["I-1", "I-2", "I-3", "II-C", "II-D"]},
    )

    s.say("basic-space:research-2:1")

    assert s.words() == ["slot:ii-a", "slot:ii-b"]
    s.refuses("WRONG_LEVEL", "slot:iii-c")
    s.refuses("WRONG_LEVEL", "slot:iii-d")
    s.refuses("WRONG_LEVEL", "slot:i-4")


@rule("comp.event-cards")
def test_twenty_events_cover_slots() -> None:
    s = Scene(active="Anna")

    assert len(s.g.box.events) == 20
    assert [sum(e.level == n for e in s.g.box.events) for n in (2, 3)] == [10, 10]
    assert [e.slug for e in s.g.box.events if e.mandatory] == [
        "tyler-lee",
        "maya-chaturvedi",
        "kc-24x",
        "ono",
    ]
    assert sorted(e.slug for e in s.g.box.events if e.points.vp) == [
        "accord-of-stars",
        "hall-of-inventors",
        "orbital-monument",
        "pioneer-medal",
        "spaceship-museum",
    ]
    for who in (None, 0, 1, 2, 3):  # they lie face down for everybody
        assert list(s.g.seen_by(who).covers) == [NO_CARD] * 4 + [HIDDEN] * 12 + [NO_CARD] * 3


@rule("comp.event-arrow-colour")
@pytest.mark.parametrize("colour", ["white", "red"])
def test_the_colour_of_an_arrow_changes_nothing(colour: str) -> None:
    catalogue = copy.deepcopy(FIRST)
    catalogue["event"]["dockworkers-strike"]["arrow"] = colour
    s = Scene(
        active="Anna",
        options={"catalogue": catalogue},
        slots={"II-A": "drone-foundries"},
        staying={"dockworkers-strike": "II-A"},
        Anna={"researched": ["II-A"], "ore": 3},
    )

    event = next(e for e in s.g.box.events if e.slug == "dockworkers-strike")
    assert event.arrow == colour
    assert s.tag("tech-space:drone-foundries:1:1")["ore"] == 3


@rule("comp.exploration")
@pytest.mark.parametrize(("fixture", "lines"), [("F2", SIDE_A), ("F3", SIDE_A), ("F4", SIDE_B)])
def test_the_lines_of_the_exploration_board(fixture: str, lines: str) -> None:
    s = Scene(fixture)

    there = [place for place in range(len(PLACE_WORDS) - 1) if s.g.there(place)]
    drawn = {
        frozenset((PLACE_WORDS[one], PLACE_WORDS[two]))
        for one in there
        for two in s.g.neighbours(one)
    }
    assert drawn == {frozenset(line.split("-")) for line in lines.split()}


@rule("comp.exploration")
def test_a_line_costs_a_movement_point() -> None:
    s = Scene(active="Anna", Anna={"ships": ["sol:1"]})

    s.say("basic-space:build-jump:1")
    s.refuses("NOT_ADJACENT", "move:sol:1:y2")
    s.say("move:sol:1:a1", "move:a1:1:y2")
    s.refuses("NOT_ENOUGH_MOVEMENT", "move:y2:1:b1")


@rule("comp.controllable")
def test_sol_and_deep_space_are_never_controlled() -> None:
    s = Scene(active="Anna", Anna={"ships": ["Y1:1", "Y4:1"], "controls": {"Y1": "food"}})

    s.say("basic-space:build-jump:1", "move:y1:1:sol", "move:y4:1:deep-space", "end")

    assert (s.holder("sol"), s.holder("deep_space")) == (None, None)
    assert s.holder("Y1") == ("Anna", "food")
    assert list(s["Anna"].discs) == [7, 8]

    s = Scene(active="Anna", Anna={"ships": ["sol:1", "sol:1"]})
    s.say("basic-space:build-jump:1", "move:sol:1:y1", "move:sol:1:a2", "end")
    assert (s.holder("Y1"), s.holder("A2")) == (("Anna", "food"), ("Anna", "ore"))


@rule("comp.systems")
def test_systems_near_sol_are_easier_and_poorer() -> None:
    s = Scene()
    near, far = ([one for one in s.g.box.systems if DECK_WORDS[one.deck] == deck] for deck in "AB")

    assert (len(near), len(far)) == (12, 12)
    assert max(one.strength for one in near) <= min(one.strength for one in far)
    assert max(one.vp for one in near) <= min(one.vp for one in far)
    assert {one.kinds for one in s.g.box.systems} == {0b01, 0b10, 0b11}
    for fixture in ("F2", "F4"):
        way = Scene(fixture).g.side.far[PLACE_WORDS.index("sol")]
        steps = {word: way[PLACE_WORDS.index(word)] for word in ("A1", "A2", "B1", "B2")}
        assert steps == {"A1": 1, "A2": 1, "B1": 3, "B2": 3}


@rule("comp.achievements")
def test_ten_achievements_of_which_four_are_used() -> None:
    cards = Scene().g.box.achievements

    groups = [GROUP_WORDS[one.group] for one in cards]
    assert sorted(groups) == ["A", "A", "A", "A", "B", "B", "B", "B", "basic", "basic"]
    assert all(sorted(one.cells, reverse=True) == list(one.cells) for one in cards)


@rule("comp.guilds")
def test_four_guilds() -> None:
    s = Scene(
        active="Anna",
        guilds=["terraforming-guild"],
        Anna={"ore": 4, "population": 1, "ships": ["A1:3"], "controls": {"A1": "food"}},
    )

    assert [one.slug for one in s.g.box.guilds] == [
        "terraforming-guild",
        "academy-guild",
        "technocrats-guild",
        "visionaries-guild",
    ]
    tag = s.tag("guild-space:terraforming-guild:1")
    assert (tag["ore"], tag["population"]) == (4, 1)
    s.say("guild-space:terraforming-guild:1")
    assert s.colonies("Anna") == ["barnards-star"]


@rule("comp.ore-unlimited")
def test_the_bank_never_runs_dry() -> None:
    s = Scene(active="Anna", at="production", Anna={"ore": 60, "off": [0, 8]}, Boris={"ore": 60})

    s.say("ore-production")

    assert s["Anna"].ore == 65


@rule("comp.pawn")
def test_every_faction_has_one_pawn() -> None:
    s = Scene(
        active="Boris",
        Boris={"pawn": "basic-space:build-jump:1", "population": 1},
        Irina={"population": 1},
    )

    s.say("basic-space:research-1:1", "slot:i-3", "growth")

    assert s.asked() == "Irina"
    s.refuses("SPACE_OCCUPIED", "basic-space:research-1:1")
    assert "basic-space:build-jump:1" in s.words()  # Boris's pawn has left it


@rule("comp.aids", "setup.data")
def test_nothing_else_in_the_box_has_rules() -> None:
    """Sheets and aids are not among the pieces that a game consists of."""
    assert dict(COUNTS) == {
        "technologies": 46,
        "events": 20,
        "systems": 24,
        "achievements": 10,
        "guilds": 4,
        "factions": 4,
    }


@rule("comp.tableau-panels", "tableau.option")
def test_the_panels_belong_to_a_variant() -> None:
    plain = Scene(options={})
    tableau = Scene(options={"tableau": True})

    assert plain.g.marks.rows == 0
    assert len(plain.g.decks[0]) == len(tableau.g.decks[0]) == 16
    assert HIDDEN in plain.g.seen_by(None).decks[0]  # the deck lies face down
    assert HIDDEN not in tableau.g.seen_by(None).decks[0]  # and with the panels open
    assert HIDDEN in tableau.g.seen_by(None).decks[1]
