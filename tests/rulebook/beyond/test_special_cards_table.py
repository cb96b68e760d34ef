"""Guilds, events that score, and what lies on the table for all."""

from __future__ import annotations

import pytest

from perihelion.beyond.state import Beyond
from rulebook.beyond.scene import Scene, rule, scenario

# -- guilds --------------------------------------------------------------------


@scenario(
    "B-180",
    "turn.action.printed-free",
    "guild.open-to-all",
    "turn.action.where",
    "card.guild.terraforming-guild",
)
def test_an_open_guild_needs_no_research() -> None:
    s = Scene(
        active="Dmitry",
        guilds=["terraforming-guild"],
        Dmitry={"ore": 4, "population": 1, "ships": ["A1:3"], "controls": {"A1": "food"}},
        Boris={"ore": 4, "population": 1, "ships": ["A2:3"], "controls": {"A2": "ore"}},
    )

    s.say("guild-space:terraforming-guild:1")

    assert s.colonies("Dmitry") == ["barnards-star"]
    assert s["Dmitry"].ore == 2
    assert s["Dmitry"].population == 0
    assert s.points("Dmitry")[6] == 3
    s.end_turn()
    assert s.asked() == "Boris"
    s.refuses("SPACE_OCCUPIED", "guild-space:terraforming-guild:1")
    s.refuses("NO_SUCH_SPACE", "guild-space:terraforming-guild:2")


@rule("guild.covered")
def test_a_covered_guild_cannot_be_used() -> None:
    s = Scene(active="Anna", Anna={"ore": 9, "population": 3})

    for guild in ("terraforming-guild", "academy-guild", "technocrats-guild", "visionaries-guild"):
        s.refuses("GUILD_CLOSED", f"guild-space:{guild}:1")


@rule("guild.timing", "guild.stays-open", "card.guild.academy-guild")
def test_a_guild_serves_the_next_faction_and_never_closes() -> None:
    """Anna opens the Academy Guild; Dmitry uses it in the next turn and Boris after him."""
    later = {"ore": 9, "population": 3, "researched": ["II-D"]}
    s = Scene(
        active="Anna",
        events={"II-A": "maya-chaturvedi"},
        deck_top={"II": ["drone-foundries", "orbital-drydocks"]},
        slots={"II-D": "asteroid-mining", "III-D": "hivemind-computing"},
        Anna={"ore": 9, "population": 3, "researched": ["I-1", "II-D"]},
        Dmitry=later,
        Boris=later,
    )
    s.refuses("GUILD_CLOSED", "guild-space:academy-guild:1")
    s.say("basic-space:research-2:1", "technology:drone-foundries")
    assert s.kind() == "production"
    s.refuses("WRONG_PHASE", "guild-space:academy-guild:1")  # her action is over
    s.end_turn()

    s.say("guild-space:academy-guild:1")
    assert s["Dmitry"].ore == 4
    s.end_turn()
    s.refuses("SPACE_OCCUPIED", "guild-space:academy-guild:1")


@rule("card.guild.visionaries-guild", "guild.open-to-all")
def test_the_visionaries_research_level_iiii() -> None:
    s = Scene(
        active="Anna",
        guilds=["visionaries-guild"],
        slots={
            "III-C": "hyperdrive-boosters",
            "III-D": "capital-ship",
            "IIII-B": "galactic-empire",
        },
        Anna={"ore": 8, "population": 1, "researched": ["III-C", "III-D"]},
    )

    s.say("guild-space:visionaries-guild:1")

    assert "IIII-B" in s.researched("Anna")
    assert s["Anna"].ore == 0


# -- research ------------------------------------------------------------------


@scenario(
    "B-181",
    "basic.research-1",
    "research.prereq.level1",
    "research.immediate",
    "card.tech.advanced-genetics",
    "pop.use",
)
def test_the_first_research_of_the_game() -> None:
    s = Scene(active="Boris", Boris={"start": True})
    assert (s["Boris"].population, s.supply("Boris")) == (2, "A4 B4 C5 D4")

    s.say("basic-space:research-1:1", "slot:i-3")

    assert s.researched("Boris") == ["I-3"]
    assert s.told("event") == []
    assert list(s["Boris"].discs) == [7, 8]
    assert s["Boris"].automation() == 1
    assert (s["Boris"].population, s.supply("Boris")) == (2, "A3 B4 C5 D4")


@scenario("B-194", "research.colour-later", "comp.first-picks")
def test_a_discovered_technology_may_have_any_colour() -> None:
    """Conscription Decrees came to II-A as a hybrid and leads on as economic."""
    s = Scene(
        active="Boris",
        slots={"II-A": "conscription-decrees"},
        Boris={"ore": 2, "population": 1, "researched": ["I-1"]},
        Anna={"researched": ["I-1", "II-A"]},
    )

    s.say("basic-space:research-2:1")  # II-A is the only slot

    assert s.researched("Boris") == ["I-1", "II-A"]
    assert s.card("II-A") == "conscription-decrees"
    assert list(s["Boris"].automated) == [1, 0, 0]


@scenario("B-199", "turn.action-compulsory", "turn.action.choose-space")
def test_the_action_cannot_be_passed() -> None:
    s = Scene(active="Anna")

    s.refuses("COMPULSORY_EFFECT", "pass")
    assert s.words() == ["basic-space:recruit"]


# -- events that score ---------------------------------------------------------


@scenario(
    "B-188",
    "event.vp.owner",
    "event.vp.controller",
    "event.vp.most",
    "event.stays.attach-faction",
    "event.stays.attach-location",
    "event.stays.near-achievements",
)
@pytest.mark.parametrize("monument", [True, False])
def test_events_in_play_score(monument: bool) -> None:
    """Where Y2 is nobody's, Boris holds another third place."""
    s = Scene(
        active="Anna",
        at="finish",
        staying={
            "pioneer-medal": "seat 2",
            "orbital-monument": "Y2",
            "accord-of-stars": "achievements",
        },
        Anna={"controls": {"Y1": "food", "Y4": "ore"}},
        Boris={"controls": {"A1": "food", "A2": "ore", **({"Y2": "ore"} if monument else {})}},
        Irina={"controls": {"B1": "food", "B2": "ore", "Y3": "food"}},
    )

    scored = {name: s.points(name)[9] for name in s.names}

    assert scored == {"Anna": 2, "Boris": 2 + 3 if monument else 0, "Irina": 3, "Dmitry": 0}


# -- hidden information --------------------------------------------------------


def hidden_order() -> Scene:
    """A position with unseen cards, two known segments under deck II, and covered events."""
    s = Scene(
        active="Anna",
        deck_top={"II": ["arcology-farming", "human-experimentation", "hypercomputing"]},
        events={"II-A": "ore-boom"},
        Anna={"ore": 4, "population": 2, "researched": ["I-1", "I-2"]},
    )
    s.say("basic-space:research-2:1", "slot:ii-a", "technology:human-experimentation")
    s.say("end")
    return s


def unseen_part(g: Beyond) -> None:
    for deck, parts in zip(g.decks, g.buried, strict=True):
        known = sum(parts)
        deck[known:] = reversed(deck[known:])


def bottom_segment(g: Beyond) -> None:
    size = g.buried[0][0]
    assert size > 1
    g.decks[0][:size] = reversed(g.decks[0][:size])


def face_down_events(g: Beyond) -> None:
    slots = [slot for slot, e in enumerate(g.covers) if e >= 0 and 4 <= slot < 10]
    events = [g.covers[slot] for slot in slots]
    for slot, e in zip(slots, reversed(events), strict=True):
        g.covers[slot] = e


@scenario("B-178", "setup.events.rest", "setup.random")
@pytest.mark.parametrize("change", [unseen_part, bottom_segment, face_down_events])
def test_nobody_sees_what_lies_face_down(change: object) -> None:
    s = hidden_order()
    twin = s.g.copy()
    assert callable(change)
    change(twin)
    assert twin.pack() != s.g.pack()

    for seat in range(4):
        assert twin.seen_by(seat).pack() == s.g.seen_by(seat).pack()
        assert list(twin.options(seat)) == list(s.g.options(seat))
    assert twin.seen_by(None).pack() == s.g.seen_by(None).pack()
