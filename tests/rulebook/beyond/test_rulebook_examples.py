"""The worked examples of the rulebook: Anna, Irina, Boris and Dmitry."""

from __future__ import annotations

from rulebook.beyond.scene import Scene, scenario


@scenario(
    "B-010",
    "turn.action.move-pawn",
    "turn.action.occupied",
    "turn.action.need-tech",
    "turn.action.no-space-card",
    "turn.action.repeat",
    "turn.action.basic-too",
    "turn.action.surcharge",
)
def test_anna_may_go_to_every_free_space_but_her_own() -> None:
    s = Scene(
        active="Anna",
        Anna={"pawn": "basic-space:research-1:1", "researched": ["I-1"], "population": 2, "ore": 3},
        Boris={"pawn": "basic-space:build-jump:1"},
        Irina={"pawn": "basic-space:build-jump:2"},
    )

    assert {word: s.tag(word)["ore"] for word in s.words()} == {
        "basic-space:research-1:2": 1,
        "basic-space:research-2:1": 2,
        "basic-space:research-2:2": 3,
        "basic-space:recruit": 0,
        "tech-space:i-1:1:1": 1,
    }
    s.refuses("MUST_MOVE_PAWN", "basic-space:research-1:1")
    s.refuses("SPACE_OCCUPIED", "basic-space:build-jump:1")
    s.refuses("SPACE_OCCUPIED", "basic-space:build-jump:2")
    s.refuses("TECH_NOT_RESEARCHED", "tech-space:terraforming:1:1")
    s.refuses("NO_SUCH_SPACE", "tech-space:advanced-genetics:1:1")


@scenario(
    "B-130",
    "jump.points",
    "jump.split",
    "jump.optional-points",
    "jump.simultaneous",
    "jump.through",
    "control.more-than-controller",
    "control.after-leaving",
    "control.stays",
    "outpost.two-specs",
    "outpost.new-chooses",
    "outpost.lost",
    "bonus.control",
    "bonus.foreign-turn",
    "bonus.order-factions",
    "effect.move_supply",
    "card.system.tau-ceti",
    "card.system.sirius",
)
def test_irina_jumps_and_boris_gains_sirius_in_her_turn() -> None:
    s = Scene(
        active="Irina",
        does=("Irina", "colonise:teegardens-star"),
        Irina={
            "ships": ["A1:2", "A2:3"],
            "controls": {"A1": "food", "A2": "ore"},
            "supply": [4, 5, 5, 4],
        },
        Dmitry={"ships": ["Y2:2"], "controls": {"Y2": "ore"}},
        Anna={"ships": ["B2:2"], "controls": {"B2": "ore"}},
        Boris={"ships": ["A2:1"]},
    )

    s.say("move:a1:2:y2", "move:a2:3:y3", "move:y3:3:b2", "end", "food", "shift:d:a")

    assert s.holder("Y2") == ("Dmitry", "ore")
    assert s.holder("B2") == ("Irina", "food")
    assert s.holder("A2") == ("Boris", "ore")
    assert s.holder("A1") == ("Irina", "food")
    assert s.holder("Y3") is None
    assert s.supply("Irina") == "A5 B5 C5 D3"
    assert s["Boris"].ore == 1
    assert list(s["Anna"].discs) == [8, 8]
    assert list(s["Irina"].discs) == [6, 8]


@scenario(
    "B-150",
    "colonise.step1-control",
    "colonise.step1-strength",
    "colonise.step2-return",
    "colonise.step2-where",
    "colonise.step3",
    "colonise.step4-take",
    "colonise.step4-refill",
    "colonise.step5",
    "colonise.step6",
    "card.system.kapteyns-star",
    "build.elsewhere",
)
def test_anna_colonises_kapteyns_star() -> None:
    s = Scene(
        active="Anna",
        automatic=False,
        slots={"II-A": "colonial-charters"},
        systems={"A2": "lalande-21185"},
        deck_top={"B": ["ez-aquarii"]},
        Anna={
            "ore": 4,
            "researched": ["II-A"],
            "supply": [1, 4, 5, 4],
            "ships": ["A1:3", "A2:2", "B1:2", "B1:2", "B1:1"],
            "controls": {"A2": "food", "B1": "ore"},
        },
        Boris={"ships": ["A1:3"], "controls": {"A1": "food"}},
        Irina={"ships": ["B1:2"]},
    )

    s.say("tech-space:colonial-charters:1:1")
    assert s.words() == ["place:b1"]
    s.refuses("NOT_IN_CONTROL", "place:a1")
    s.refuses("NOT_ENOUGH_STRENGTH", "place:a2")
    s.say("place:b1", "ship:b1:2", "ship:b1:2", "end")

    assert s.supply("Anna") == "A2 B5 C5 D4"
    assert "deep_space:2" in s.ships("Irina")
    assert s.system("B1") == "ez-aquarii"
    assert s.holder("B1") is None
    s.say("food")
    assert s.colonies("Anna") == ["kapteyns-star"]
    assert s["Anna"].colony_discs[0] == 1 + 16
    assert list(s["Anna"].discs) == [6, 7]
    assert s.supply("Anna") == "A1 B5 C5 D4"
    assert s["Anna"].ore == 0
    assert s.ships("Anna") == ["deep_space:1", "deep_space:2", "A1:3", "A2:2"]


@scenario(
    "B-090",
    "research.stages",
    "research.prereq.all",
    "research.cube",
    "research.event",
    "research.type.choose",
    "research.draw",
    "research.draw.hybrid",
    "research.pick",
    "research.bottom",
    "research.immediate",
    "turn.action.next-turn",
    "turn.action.need-tech",
)
def test_anna_researches_level_ii() -> None:
    top = ["arcology-farming", "human-experimentation", "colonial-charters", "plasma-cannon"]
    s = Scene(
        active="Anna",
        events={"II-B": "ore-boom"},
        deck_top={"II": top},
        Anna={"researched": ["I-1", "I-2"], "ore": 2, "population": 1, "ships": ["sol:1"]},
    )
    unseen = s.deck(0)[4:]
    assert s.supply("Anna") == "A2 B5 C5 D4"

    s.say("basic-space:research-2:1")
    assert s.words() == ["slot:ii-a", "slot:ii-b", "slot:ii-c"]
    for slot in ("II-D", "II-E", "II-F"):
        s.refuses("MISSING_PREREQUISITE", slot)
    s.say("slot:ii-b")
    assert (s["Anna"].ore, s["Boris"].ore, s["Anna"].population) == (2, 1, 0)
    assert s.words() == ["type:military", "type:commercial"]
    s.say("type:military")
    assert s.words() == ["technology:human-experimentation", "technology:plasma-cannon"]
    s.say("technology:plasma-cannon")

    assert s.card("II-B") == "plasma-cannon"
    assert s.deck(0)[:12] == unseen
    assert sorted(s.deck(0)[12:]) == ["arcology-farming", "colonial-charters", top[1]]
    assert s.supply("Anna") == "A1 B5 C5 D4"
    assert s.ships("Anna") == ["sol:1", "sol:2"]
    assert s.kind() == "jump"
    s.say("end")
    s.end_turn()
    s.refuses("TECH_NOT_RESEARCHED", "tech-space:plasma-cannon:1:1", who="Dmitry")
