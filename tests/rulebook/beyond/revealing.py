"""Anna discovers a slot under an event."""

from __future__ import annotations

from typing import Any

from rulebook.beyond.scene import Scene


def level_2(event: str, **given: Any) -> Scene:
    """She pays 2 ore for II-A, which needs I-1 only, and has nothing left; the event is on."""
    s = Scene(
        active="Anna",
        events={"II-A": event},
        Anna={"researched": ["I-1"], "ore": 2, "population": 1, **given.pop("Anna", {})},
        **given,
    )
    s.say("basic-space:research-2:1")
    return s


def level_3(event: str, **given: Any) -> Scene:
    """She pays 5 ore in the Academy Guild for III-C, which needs II-C only; the event is on."""
    s = Scene(
        active="Anna",
        guilds=["academy-guild"],
        slots={"II-C": "colonial-charters", **given.pop("slots", {})},
        events={"III-C": event},
        Anna={"researched": ["II-C"], "ore": 5, "population": 1, **given.pop("Anna", {})},
        **given,
    )
    s.say("guild-space:academy-guild:1")
    return s


def ore(s: Scene) -> dict[str, int]:
    return {name: int(s[name].ore) for name in s.names}


def population(s: Scene) -> dict[str, int]:
    return {name: int(s[name].population) for name in s.names}


def staying(s: Scene) -> dict[str, int]:
    """The events that lie open, and where."""
    return {
        s.g.box.events[e].slug: int(where)
        for e, where in zip(s.g.staying, s.g.staying_at, strict=True)
    }


def discarded(s: Scene) -> list[str]:
    return [s.g.box.events[e].slug for e in s.g.discarded]


def open_guilds(s: Scene) -> list[str]:
    return [guild.slug for k, guild in enumerate(s.g.box.guilds) if s.g.marks.guilds >> k & 1]
