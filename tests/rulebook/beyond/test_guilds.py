"""The four guilds."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook.beyond.scene import Scene, rule

GUILDS = ["terraforming-guild", "academy-guild", "technocrats-guild", "visionaries-guild"]
SLOTS = {
    "II-A": "hypercomputing",
    "II-C": "colonial-charters",
    "III-A": "capital-ship",
    "III-B": "wormhole-technology",
    "III-C": "metahuman-chambers",
}


def in_guild(guilds: list[str] = GUILDS, **anna: Any) -> Scene:
    """Anna's turn with these guilds open."""
    return Scene(
        active="Anna",
        guilds=guilds,
        slots=SLOTS,
        Anna=anna,
        Boris={"researched": ["II-A"], "pawn": "tech-space:ii-a:1:1"},
    )


@rule("card.guild.terraforming-guild", "guild.open-to-all")
def test_the_terraforming_guild_colonises_for_4_ore_and_a_cube() -> None:
    ready: dict[str, Any] = {"ships": ["A1:3"], "controls": {"A1": "food"}}
    in_guild(ore=3, population=1, **ready).refuses(
        "NOT_ENOUGH_ORE", "guild-space:terraforming-guild:1"
    )
    poor = in_guild(ore=4, population=0, **ready)
    poor.refuses("NOT_ENOUGH_POPULATION", "guild-space:terraforming-guild:1")
    idle = in_guild(ore=4, population=1, ships=["A1:2"], controls={"A1": "food"})
    idle.refuses("ACTION_IMPOSSIBLE", "guild-space:terraforming-guild:1")

    s = in_guild(ore=4, population=1, **ready)
    s.say("guild-space:terraforming-guild:1")

    assert s.colonies("Anna") == ["barnards-star"]
    assert s["Anna"].ore == 2  # the bonus of Barnard's Star
    assert (s["Anna"].population, s.supply("Anna")) == (0, "A6 B5 C5 D4")
    assert list(s["Anna"].discs) == [6, 8]


@rule("card.guild.academy-guild", "guild.open-to-all")
def test_the_academy_guild_researches_level_iii_for_5_ore() -> None:
    owned = {"researched": ["II-C"]}
    in_guild(ore=4, population=1, **owned).refuses("NOT_ENOUGH_ORE", "guild-space:academy-guild:1")
    in_guild(ore=5, population=0, **owned).refuses(
        "NOT_ENOUGH_POPULATION", "guild-space:academy-guild:1"
    )
    in_guild(ore=5, population=1).refuses("ACTION_IMPOSSIBLE", "guild-space:academy-guild:1")

    s = in_guild(ore=6, population=1, **owned)
    s.say("guild-space:academy-guild:1")

    assert s["Anna"].ore == 1
    assert s.researched("Anna") == ["II-C", "III-C"]
    assert (s["Anna"].population, s["Anna"].automation()) == (1, 1)  # from Metahuman Chambers


@rule("card.guild.visionaries-guild", "guild.open-to-all")
def test_the_visionaries_guild_researches_level_iiii_for_8_ore() -> None:
    owned = {"researched": ["III-A", "III-B"]}
    in_guild(ore=7, population=1, **owned).refuses(
        "NOT_ENOUGH_ORE", "guild-space:visionaries-guild:1"
    )

    s = in_guild(ore=8, population=1, **owned)
    s.say("guild-space:visionaries-guild:1")

    assert (s["Anna"].ore, s["Anna"].population) == (0, 0)
    assert s.researched("Anna") == ["III-A", "III-B", "IIII-A"]
    assert s.words() == ["type:military", "type:commercial"]


@rule("card.guild.technocrats-guild", "guild.technocrats", "effect.copy_action.own_only")
def test_the_technocrats_guild_copies_an_own_or_printed_research_for_1_ore() -> None:
    s = in_guild(
        ["technocrats-guild", "academy-guild"],
        ore=6,
        population=1,
        researched=["I-1", "I-2", "II-A", "II-C"],
    )

    s.say("guild-space:technocrats-guild:1")
    assert s["Anna"].ore == 5
    assert s.words() == [
        "basic-space:research-1:1",
        "basic-space:research-2:1",
        "tech-space:ii-a:1:1",
        "guild-space:academy-guild:1",
    ]
    s.refuses("TECH_NOT_RESEARCHED", "tech-space:iii-c:1:1")
    s.refuses("NOT_A_RESEARCH_ACTION", "tech-space:ii-c:1:1")
    s.refuses("NOT_A_RESEARCH_ACTION", "basic-space:recruit")
    s.refuses("COPY_LOOP", "guild-space:technocrats-guild:1")
    s.refuses("GUILD_CLOSED", "guild-space:visionaries-guild:1")
    assert s.grey() == {"guild-space:technocrats-guild:1": "COPY_LOOP"}
    s.say("tech-space:ii-a:1:1")  # Boris stands there

    assert s["Anna"].ore == 0
    assert s.researched("Anna") == ["I-1", "I-2", "II-A", "II-C", "III-C"]
    assert (s.pawn("Anna"), s.pawn("Boris")) == (
        "guild-space:technocrats-guild:1",
        "tech-space:ii-a:1:1",
    )


@rule("effect.copy_action.cost")
def test_what_cannot_be_copied_says_why() -> None:
    mine = ["I-1", "I-2", "II-A"]
    s = in_guild(["technocrats-guild"], ore=3, population=1, researched=mine)

    s.say("guild-space:technocrats-guild:1")

    assert s.words() == ["basic-space:research-1:1", "basic-space:research-2:1"]
    assert s.grey() == {
        "tech-space:ii-a:1:1": "NOT_ENOUGH_ORE",
        "guild-space:technocrats-guild:1": "COPY_LOOP",
    }


@rule("card.guild.technocrats-guild", "effect.copy_action.cost")
def test_the_technocrats_guild_needs_ore_for_what_it_copies() -> None:
    level_1 = ["I-1", "I-2", "I-3", "I-4"]
    poor = in_guild(["technocrats-guild"], ore=2, population=1, researched=level_1)
    poor.refuses("ACTION_IMPOSSIBLE", "guild-space:technocrats-guild:1")  # Research II costs 2 more
    poorer = in_guild(["technocrats-guild"], ore=0, population=1, researched=level_1[:3])
    poorer.refuses("NOT_ENOUGH_ORE", "guild-space:technocrats-guild:1")

    s = in_guild(["technocrats-guild"], ore=3, population=1, researched=level_1)
    s.say("guild-space:technocrats-guild:1")
    assert s.kind() == "research-slot"  # nothing else can be copied
    assert s["Anna"].ore == 0


@pytest.mark.parametrize("guild", GUILDS)
@rule("guild.open-to-all", "guild.covered", "comp.guilds")
def test_a_guild_has_one_space_and_none_while_it_is_covered(guild: str) -> None:
    covered = in_guild([other for other in GUILDS if other != guild], ore=20, population=5)
    covered.refuses("GUILD_CLOSED", f"guild-space:{guild}:1")

    taken = Scene(
        active="Anna",
        guilds=GUILDS,
        Anna={"ore": 20, "population": 5},
        Dmitry={"pawn": f"guild-space:{guild}:1"},
    )
    taken.refuses("SPACE_OCCUPIED", f"guild-space:{guild}:1")
    assert f"guild-space:{guild}:2" not in taken.words()
