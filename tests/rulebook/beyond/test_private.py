"""Private technologies: cards beside a mat that nobody else can use."""

from __future__ import annotations

from rulebook.beyond.scene import Scene, rule, scenario

PROCYON = {"A2": "procyon"}
"""Colonise bonus: a private technology of level II."""


@scenario(
    "B-165",
    "private.no-cube",
    "private.immediate",
    "private.own-action",
    "private.draw",
    "private.score",
    "research.prereq.own-cube",
)
def test_procyon_brings_a_private_technology() -> None:
    s = Scene(
        "F2",
        active="Anna",
        systems=PROCYON,
        deck_top={"II": ["drone-foundries", "colonial-charters"]},
        guilds=["academy-guild"],
        Anna={
            "ore": 20,
            "population": 2,
            "researched": ["I-2"],
            "ships": ["A2:4"],
            "controls": {"A2": "ore"},
        },
        Boris={"ore": 20, "population": 2},
    )

    s.say("tech-space:terraforming:1:1")
    assert s.words() == ["technology:drone-foundries", "technology:colonial-charters"]
    s.refuses("NOT_REVEALED", "technology:plasma-cannon")
    s.say("technology:drone-foundries")

    assert s["Anna"].population == 1  # one cube was returned as cost, none is used
    assert list(s["Anna"].automated) == [0, 1, 0]
    assert s.deck(0)[-1] == "colonial-charters"
    assert len(s.deck(0)) == 15
    assert s.points("Anna")[3] == 2
    s.end_turn()
    s.refuses("PRIVATE_TO_ANOTHER", "private-space:drone-foundries:1:1")
    s.say("basic-space:recruit")
    s.end_turn()
    s.refuses(
        "ACTION_IMPOSSIBLE", "guild-space:academy-guild:1"
    )  # it is no prerequisite of level III
    s.say("private-space:drone-foundries:1:1")
    assert "sol:2" in s.ships("Anna")
    s.say("end")
    s.end_turn()
    s.say("basic-space:build-jump:1", "end")
    s.end_turn()
    s.refuses("MUST_MOVE_PAWN", "private-space:drone-foundries:1:1")


@rule("private.draw", "effect.private_tech", "card.system.wise-1541-2250")
def test_wise_1541_2250_brings_one_of_level_iii() -> None:
    s = Scene(
        active="Anna",
        does=("Anna", "colonise:wise-1541-2250"),
        deck_top={"III": ["hivemind-computing", "capital-ship"]},
    )
    assert s.words() == ["technology:hivemind-computing", "technology:capital-ship"]

    s.say("technology:capital-ship")

    assert s.ships("Anna") == ["sol:4"]
    assert s.points("Anna")[3] == 3
    assert s.deck(1)[-1] == "hivemind-computing"


@rule("private.draw", "effect.private_tech", "card.system.procyon")
def test_of_a_single_card_there_is_no_choice() -> None:
    s = Scene(active="Anna", does=("Anna", "colonise:procyon"), decks={"II": ["asteroid-mining"]})

    assert s["Anna"].ore == 1
    assert list(s["Anna"].automated) == [0, 1, 0]
    assert s.deck(0) == []


@rule("private.draw", "effect.private_tech")
def test_an_empty_deck_brings_nothing() -> None:
    s = Scene(active="Anna", does=("Anna", "colonise:procyon"), decks={"II": []})

    assert s.kind() == "production"
    assert list(s["Anna"].private) == []


@rule("private.immediate", "passive.skip_one_prereq")
def test_a_lasting_ability_of_a_private_technology_is_in_force() -> None:
    """With Transdimensional AI one of the two prerequisites of II-B is enough."""
    s = Scene(
        "F2",
        active="Anna",
        does=("Anna", "colonise:wise-1541-2250"),
        decks={"III": ["transdimensional-ai"]},
        slots={"II-B": "privateering"},
        Anna={"ore": 2, "researched": ["I-1"], "population": 0},
    )
    s.say("skip")  # the optional research of its immediate box
    s.end_turn("growth")
    s.say("basic-space:recruit")
    s.end_turn()

    s.say("basic-space:research-2:1")

    assert "slot:ii-b" in s.words()


@rule("private.out-of-game")
def test_others_can_neither_use_nor_research_it() -> None:
    s = Scene(
        active="Boris",
        Boris={"ore": 9, "population": 3, "researched": ["I-1", "I-2"]},
        Anna={"private": ["asteroid-mining"]},
    )

    s.refuses("PRIVATE_TO_ANOTHER", "private-space:asteroid-mining:1:1")
    s.refuses("NO_SUCH_SPACE", "private-space:plasma-cannon:1:1")
    assert not [word for word in s.words() if word.startswith("private-space:")]


@rule("private.counts")
def test_it_counts_among_the_technologies_of_its_owner() -> None:
    """Polymath wants four types of level II and above: two hybrids show them."""
    s = Scene(
        active="Anna",
        at="achievement",
        achievements=["empire", "transcendence", "full-automation", "polymath"],
        slots={"II-A": "drone-foundries"},
        Anna={"researched": ["II-A"], "private": ["subatomic-fabrication"]},
    )

    assert s.words() == ["achievement:polymath"]


@rule("private.score", "score.4-private")
def test_private_technologies_score_by_level() -> None:
    s = Scene(
        active="Anna",
        at="finish",
        Anna={"private": ["asteroid-mining", "drone-foundries", "capital-ship"]},
    )

    assert s.points("Anna")[:5] == [0, 0, 0, 2 + 2 + 3, 0]
