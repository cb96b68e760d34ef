"""Control, outposts and the bonuses of systems."""

from __future__ import annotations

from typing import Any, cast

import pytest

import perihelion
from perihelion import BadRecord
from rulebook.beyond.scene import Scene, rule, scenario


@scenario("B-131", "control.empty", "outpost.compulsory", "outpost.disc")
def test_the_first_to_enter_takes_control() -> None:
    s = Scene(active="Boris", Boris={"ships": ["sol:1"]})

    s.say("basic-space:build-jump:1", "move:sol:1:y1", "end")

    assert s.holder("Y1") == ("Boris", "food")
    assert list(s["Boris"].discs) == [7, 8]


@rule("outpost.compulsory")
def test_an_outpost_cannot_be_left_out() -> None:
    s = Scene(
        active="Boris", does=("Boris", "colonise:wolf-359"), Boris={"ships": ["deep_space:1"]}
    )

    s.say("move:deep-space:1:b2", "end")

    assert s.kind() == "control-disc"
    for word in ("skip", "pass", "end"):
        s.refuses("COMPULSORY_EFFECT", word)


@scenario("B-132", "control.empty", "control.stays")
def test_an_empty_outpost_falls_to_any_ship() -> None:
    s = Scene(active="Boris", Irina={"controls": {"Y1": "food"}}, Boris={"ships": ["sol:1"]})
    assert list(s["Irina"].discs) == [7, 8]

    s.say("basic-space:build-jump:1", "move:sol:1:y1", "end")

    assert s.holder("Y1") == ("Boris", "food")
    assert (list(s["Boris"].discs), list(s["Irina"].discs)) == ([7, 8], [8, 8])


@pytest.mark.parametrize(("ships", "holder"), [(2, "Boris"), (3, "Boris"), (4, "Irina")])
@scenario("B-133", "control.strength", "control.more-than-controller")
def test_levels_count_not_ships(ships: int, holder: str) -> None:
    s = Scene(
        active="Irina",
        does=("Irina", "colonise:teegardens-star"),
        Boris={"ships": ["A1:3"], "controls": {"A1": "food"}},
        Irina={"ships": ["sol:1"] * 4},
    )

    s.say(*["move:sol:1:a1"] * ships, "end")

    assert s.holder("A1") == (holder, "food")


@scenario("B-134", "control.tie-after-leaving", "control.uncontrolled-ships", "control.algorithm")
def test_nobody_takes_what_two_rivals_are_equally_strong_in() -> None:
    s = Scene(
        active="Anna",
        does=("Anna", "colonise:wolf-359"),
        Anna={"ships": ["A1:3"], "controls": {"A1": "food"}},
        Boris={"ships": ["A1:2"]},
        Irina={"ships": ["A1:2", "sol:1"]},
    )

    s.say("move:a1:3:sol", "end")
    assert s.holder("A1") is None
    assert list(s["Anna"].discs) == [8, 8]
    assert s.told("took-control") == []
    s.end_turn()
    s.end_turn("basic-space:recruit")
    s.end_turn("basic-space:recruit")
    assert s.asked() == "Irina"
    s.say("basic-space:build-jump:1", "move:sol:1:a1", "end")

    assert s.holder("A1") == ("Irina", "food")
    assert list(s["Irina"].discs) == [7, 8]


@pytest.mark.parametrize(("leaves", "holder"), [(1, "Anna"), (2, "Boris")])
@scenario("B-135", "control.tie-with-controller", "control.after-leaving")
def test_a_controller_who_is_as_strong_as_the_strongest_rival_keeps_control(
    leaves: int, holder: str
) -> None:
    s = Scene(
        active="Anna",
        does=("Anna", "colonise:wolf-359"),
        Anna={"ships": ["A1:2", "A1:1"], "controls": {"A1": "food"}},
        Boris={"ships": ["A1:2"]},
    )

    s.say(f"move:A1:{leaves}:sol", "end")

    assert s.holder("A1") == (holder, "food")


@pytest.mark.parametrize(
    ("controller", "ships", "holder"),
    [
        ("Anna", {}, "Anna"),
        ("Anna", {"Boris": 1}, "Boris"),
        ("Anna", {"Boris": 1, "Irina": 1}, None),
        ("Anna", {"Boris": 2, "Irina": 1}, "Boris"),
        ("Anna", {"Boris": 1, "Irina": 1, "Dmitry": 2}, "Dmitry"),
        (None, {}, None),
        (None, {"Boris": 1, "Irina": 2}, "Irina"),
        (None, {"Boris": 2, "Irina": 2, "Dmitry": 1}, None),
    ],
)
@rule("control.algorithm", "control.stays", "control.tie-after-leaving", "outpost.one")
def test_who_controls_a_place_that_anna_has_left(
    controller: str | None, ships: dict[str, int], holder: str | None
) -> None:
    given: dict[str, Any] = {name: {"ships": [f"Y1:{n}"]} for name, n in ships.items()}
    s = Scene(
        active="Anna",
        does=("Anna", "colonise:wolf-359"),
        Anna={"ships": ["Y1:4"], "controls": {"Y1": "food"} if controller else {}},
        **given,
    )

    s.say("move:y1:4:sol", "end")

    assert s.holder("Y1") == (None if holder is None else (holder, "food"))
    on_tracks = {name: int(s[name].discs[0]) for name in s.names}
    assert on_tracks == {name: 7 if name == holder else 8 for name in s.names}


@scenario("B-138", "outpost.star", "ach.unlimited-discs")
def test_a_star_is_the_outpost_where_the_track_is_empty() -> None:
    s = Scene(
        active="Anna",
        does=("Anna", "colonise:teegardens-star"),
        Anna={"off": [8, 0], "ships": ["sol:1", "deep_space:1"]},
    )

    s.say("move:sol:1:y1", "move:deep-space:1:b2", "end")
    assert s.holder("Y1") == ("Anna", "star")
    assert s.words() == ["food", "ore"]
    assert (s.tag("food")["disc"], s.tag("ore")["disc"]) == ("star", "ore")
    s.say("food")

    assert s.holder("B2") == ("Anna", "star")
    assert list(s["Anna"].discs) == [0, 8]
    assert s.points("Anna")[7] == 2
    assert s.g.claims == [[], [], [], []]


@rule("outpost.star", "outpost.two-specs")
def test_with_both_tracks_empty_the_outpost_is_a_star_and_no_choice() -> None:
    s = Scene(active="Anna", Anna={"off": [8, 8], "ships": ["deep_space:1"]})

    s.say("basic-space:build-jump:1", "move:deep-space:1:b2", "end")

    assert s.holder("B2") == ("Anna", "star")
    assert s.kind() == "supply-move"


@scenario("B-139", "outpost.two-specs")
def test_the_disc_is_of_a_specialisation_of_the_place() -> None:
    s = Scene(
        active="Anna", automatic=False, does=("Anna", "colonise:wolf-359"), Anna={"ships": ["A1:1"]}
    )

    s.say("move:a1:1:y2", "end")

    s.refuses("WRONG_SPECIALISATION", "food")
    s.say("ore")
    assert s.holder("Y2") == ("Anna", "ore")


# -- several places at once --------------------------------------------------


@rule("control.batch", "return.discs")
def test_a_disc_that_comes_home_can_be_used_at_once() -> None:
    s = Scene(
        active="Anna",
        does=("Anna", "colonise:wolf-359"),
        Anna={"off": [0, 7], "ships": ["A1:2"], "controls": {"A1": "ore"}},
        systems={"A1": "ross-248"},
        Boris={"ships": ["A1:1"]},
    )
    assert list(s["Anna"].discs) == [8, 0]

    s.say("move:a1:2:y2", "end")

    assert s.holder("A1") == ("Boris", "ore")
    assert s.holder("Y2") == ("Anna", "ore")
    assert list(s["Anna"].discs) == [8, 0]


@rule("control.batch", "bonus.order-factions", "turn.foreign-decisions")
def test_the_active_faction_places_first_then_the_others_clockwise() -> None:
    s = Scene(
        active="Irina",
        does=("Irina", "colonise:teegardens-star"),
        systems={"A1": "lalande-21185"},
        Irina={"ships": ["B1:1", "B2:1"], "controls": {"B1": "food", "B2": "food"}},
        Boris={"ships": ["B2:1"]},
        Dmitry={"ships": ["B1:1"]},
    )

    s.say("move:b1:1:y2", "move:y2:1:a1", "move:b2:1:y3", "end")

    asked = []
    while s.kind() == "control-disc":
        asked.append((s.asked(), s.fact("place")))
        s.say("ore")
    assert asked == [("Irina", "A1"), ("Dmitry", "B1"), ("Boris", "B2")]
    assert s.holder("Y3") == ("Irina", "food")
    assert list(s["Irina"].discs) == [7, 7]
    assert s.kind() == "supply-move"
    assert s.asked() == "Boris"


def two_places_and_one_disc() -> Scene:
    """Anna, with one food disc left, gains Barnard's Star and a shipyard that takes food."""
    s = Scene(
        active="Anna",
        does=("Anna", "colonise:teegardens-star"),
        Anna={"ships": ["sol:1", "sol:1"], "off": [7, 0]},
    )
    s.say("move:sol:1:a1", "move:sol:1:y1", "end")
    return s


@rule("outpost.disc", "outpost.star")
@pytest.mark.parametrize(("first", "other"), [("A1", "Y1"), ("Y1", "A1")])
def test_whoever_gains_more_places_than_a_track_has_discs_says_where_they_go(
    first: str, other: str
) -> None:
    s = two_places_and_one_disc()

    assert s.kind() == "outpost-order"
    assert sorted(s.words()) == ["place:a1", "place:y1"]
    assert perihelion.unpack(s.g.pack()).pack() == s.g.pack()
    assert perihelion.position("beyond", s.g.position()).position() == s.g.position()
    s.say(first)

    assert s.holder(first) == ("Anna", "food")
    assert s.holder(other) == ("Anna", "star")


@rule("outpost.disc")
@pytest.mark.parametrize(("gone", "disc"), [(6, "food"), (8, "star")])
def test_nobody_is_asked_where_there_are_enough_discs_or_none(gone: int, disc: str) -> None:
    s = Scene(
        active="Anna",
        does=("Anna", "colonise:teegardens-star"),
        Anna={"ships": ["sol:1", "sol:1"], "off": [gone, 0]},
    )

    s.say("move:sol:1:a1", "move:sol:1:y1", "end")

    assert s.holder("A1") == s.holder("Y1") == ("Anna", disc)


@rule("outpost.disc")
def test_a_record_of_the_rules_before_puts_the_last_disc_where_they_did() -> None:
    """Such a record knows no answer to where; the next thing that it says is about something
    else.
    """
    s = two_places_and_one_disc()
    record = s.g.record()
    s.say("place:a1")
    words = cast(list[str], record["answers"])
    after = f"{s.g.next_seat()} {s.words()[0]}"

    old = perihelion.replay({**record, "rules": 1, "answers": [*words, after]})

    s.say(s.words()[0])
    assert old.pack()[1:] == s.g.pack()[1:]
    with pytest.raises(BadRecord):
        perihelion.replay({**record, "answers": [*words, after]})


@scenario("B-140", "bonus.order")
def test_several_bonuses_come_in_the_order_their_owner_chooses() -> None:
    s = Scene(
        active="Anna",
        does=("Anna", "colonise:teegardens-star"),
        Anna={"ships": ["sol:1", "deep_space:1"], "supply": [4, 5, 5, 4]},
    )

    s.say("move:sol:1:a2", "move:deep-space:1:b2", "end", "ore")
    assert s.kind() == "bonus-order"
    assert s.words() == ["place:a2", "place:b2"]
    s.say("place:b2")
    assert (s.kind(), s["Anna"].ore) == ("supply-move", 0)
    s.say("shift:c:a")
    assert s["Anna"].ore == 1
    assert s.supply("Anna") == "A5 B5 C4 D4"


@rule("bonus.nested", "bonus.order", "bonus.again", "card.system.epsilon-eridani")
def test_a_bonus_is_finished_with_the_check_it_causes_before_the_next_begins() -> None:
    """Anna gains Sirius and loses it by the jump of another bonus: she had gained it, so she has
    its bonus still to come; Boris, who has it again, comes after her.
    """
    s = Scene(
        active="Anna",
        does=("Anna", "colonise:teegardens-star"),
        systems={"A1": "epsilon-eridani"},
        Anna={"ships": ["sol:1", "sol:2"]},
        Boris={"ships": ["A2:1"], "controls": {"A2": "ore"}},
    )

    s.say("move:sol:1:a1", "move:sol:2:a2", "end")
    assert s.holder("A2") == ("Anna", "ore")
    assert s.words() == ["place:a1", "place:a2"]
    s.say("place:a1", "move:a2:2:y3")
    assert (s["Anna"].ore, s["Boris"].ore) == (0, 0)
    s.say("end")

    assert s.holder("A2") == ("Boris", "ore")
    assert s.holder("Y3") == ("Anna", "food")
    assert (s["Anna"].ore, s["Boris"].ore) == (1, 1)
    told = [(e.kind, e.seat) for e in s.g.events() if e.kind in ("took-control", "gained-ore")]
    assert told[2:] == [
        ("took-control", s.seat("Boris")),
        ("took-control", s.seat("Anna")),
        ("gained-ore", s.seat("Anna")),
        ("gained-ore", s.seat("Boris")),
    ]


@rule("bonus.nested")
def test_a_bonus_gained_within_a_bonus_joins_those_that_wait() -> None:
    s = Scene(
        active="Anna",
        does=("Anna", "colonise:teegardens-star"),
        systems={"A1": "epsilon-eridani"},
        Anna={"ships": ["sol:1", "Y3:2"], "supply": [4, 5, 5, 4]},
    )

    s.say("move:sol:1:a1", "move:y3:2:a2", "end", "place:a1", "move:a2:2:y3", "end")
    assert (s.holder("A2"), s.holder("Y3")) == (("Anna", "ore"), ("Anna", "food"))
    assert s["Anna"].ore == 1

    first = Scene(
        active="Anna",
        does=("Anna", "colonise:teegardens-star"),
        systems={"A1": "epsilon-eridani"},
        Anna={"ships": ["sol:1", "Y3:2"], "supply": [4, 5, 5, 4]},
    )
    first.say("move:sol:1:a1", "end", "move:y3:2:b2", "end", "food")
    assert first.kind() == "supply-move"
    first.say("shift:b:a")
    assert first.supply("Anna") == "A5 B4 C5 D4"
    assert first.kind() == "production"


@rule("bonus.other", "card.system.61-cygni")
def test_other_rules_of_a_system_apply_as_its_card_says() -> None:
    s = Scene(
        active="Anna",
        Anna={"colonies": ["61-cygni"], "ore": 2, "ships": ["sol:1"]},
        Boris={"ore": 2, "controls": {"A1": "food"}, "ships": ["A1:1"]},
        systems={"A1": "barnards-star"},
    )

    assert s.kind() == "ability"
    s.say("use:61-cygni", "move:sol:1:y1", "end")
    assert s["Anna"].ore == 0
    assert s.holder("Y1") == ("Anna", "food")
    assert s.kind() == "action"
    s.refuses("ALREADY_USED", "use:61-cygni")


@rule("bonus.order")
def test_places_that_bring_nothing_but_an_outpost_need_no_order() -> None:
    s = Scene(active="Dmitry", options={"mats": "advanced"}, Dmitry={"ships": ["sol:1", "sol:1"]})

    s.say("basic-space:build-jump:1", "move:sol:1:y1", "move:sol:1:a1", "end")

    assert (s.holder("Y1"), s.holder("A1")) == (("Dmitry", "food"), ("Dmitry", "food"))
    assert s.kind() == "production"


@rule("outpost.lost", "comp.disc-conservation", "effect.colonize.uncontrolled")
def test_a_rival_whose_system_is_colonised_by_stealth_gets_the_disc_back() -> None:
    """Boris takes the system in Anna's turn, after it was noted that nobody controls it."""
    s = Scene(
        active="Anna",
        slots={"III-C": "stealth-terraformers"},
        Anna={
            "colonies": ["61-cygni"],
            "researched": ["III-C"],
            "ore": 7,
            "population": 1,
            "ships": ["B1:3", "Y4:4"],
        },
        Boris={"ships": ["B1:3"]},
    )

    s.say("use:61-cygni", "move:b1:3:y2", "end", "ore")
    assert s.holder("B1") == ("Boris", "ore")
    s.say("tech-space:stealth-terraformers:1:1")
    s.say("place:b1", "move:y4:4:b1", "end", "food", "ore")

    assert s.colonies("Anna") == ["61-cygni", "kapteyns-star"]
    assert s["Anna"].colony_discs[1] == 1 + 16
    assert list(s["Boris"].discs) == [8, 8]
    assert "deep_space:3" in s.ships("Boris")


@rule("effect.colonize.uncontrolled")
def test_a_colony_has_two_discs_also_where_stealth_finds_an_own_outpost() -> None:
    s = Scene(
        active="Anna",
        slots={"III-C": "stealth-terraformers"},
        Anna={
            "colonies": ["61-cygni"],
            "researched": ["III-C"],
            "ore": 7,
            "population": 1,
            "ships": ["Y4:4"],
        },
    )

    s.say("use:61-cygni", "move:y4:4:b1", "end", "food")
    assert s.holder("B1") == ("Anna", "food")
    s.say("tech-space:stealth-terraformers:1:1")
    s.say("place:b1", "end", "ore")

    assert s.colonies("Anna") == ["61-cygni", "kapteyns-star"]
    assert s["Anna"].colony_discs[1] == 1 + 16
    assert list(s["Anna"].discs) == [7, 7]
    assert s.kind() == "production"
