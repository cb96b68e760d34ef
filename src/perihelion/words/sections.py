"""A table in sections: where the game stands, the common table, each player. Whoever tells a table
in lines, for language models, in the terminal or aloud, has them from here; what they are called is
the business of the voice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from perihelion.tabletop.scene import AND, Player, Said, Saying, Scene, Several, Thing, Zone
from perihelion.tabletop.table import Table
from perihelion.words.voice import Voice

_KERNEL: Final = {
    *["game", "rules", "players", "options", "seats", "order", "agenda", "lanes", "called"],
    *["asked", "answered", "given", "revealed", "dice", "seen_by"],
}
"""Fields of a position that are told elsewhere, or that no player would look at."""


@dataclass(frozen=True)
class Place:
    """A place of the table: what it is called, and what lies there."""

    title: str
    things: Sequence[str]


@dataclass(frozen=True)
class Section:
    """A part of the table: what is to be said of it as a whole, and its places. Of a player that
    is where the points come from.
    """

    title: str
    lines: Sequence[str]
    places: Sequence[Place]


def sections_of(
    view: Table, viewer: int | None, scene: Scene | None, voice: Voice
) -> list[Section]:
    """What the viewer sees in this view, with its scene: how the game stands, the common table,
    each player. A game that has no scene is told by the names of its position.
    """
    if scene is None:
        return _position(view, viewer, voice)
    out = [
        Section(voice.tell(Said(f"game-{scene.game}")), _state(scene, voice), []),
        Section(voice.tell(Said("the-table")), [], _places(scene.table, voice)),
    ]
    for i, seat in enumerate(scene.seats):
        sources = [
            voice.tell(Said("source", {"words": one.words(), "points": one.points[i]}))
            for one in scene.sources
            if one.points[i]
        ]
        title = _seat(i, viewer, seat.points, voice)
        out.append(Section(title, sources, _places(seat.zones, voice)))
    return out


def _state(scene: Scene, voice: Voice) -> list[str]:
    """Round, phase, end, whose turn it is, who has won."""
    out: list[Saying | None] = [scene.phase, scene.end, scene.why]
    if scene.round:
        out.insert(0, Said("round", {"round": scene.round}))
    if scene.turn is not None:
        out.append(Said("turn-is", {"name": Player(scene.turn)}))
    if scene.winners:
        won = Several([Player(seat) for seat in scene.winners], AND)
        out.append(Said("won", {"names": won, "count": len(scene.winners)}))
    elif [*scene.asked] not in ([], [scene.turn]) and voice.knows("to-answer"):
        out.append(Said("to-answer", {"names": [Player(seat) for seat in scene.asked]}))
    return [voice.tell(said) for said in out if said is not None]


def _seat(i: int, viewer: int | None, points: int, voice: Voice) -> str:
    message = "seat-you" if i == viewer else "seat"
    return voice.tell(Said(message, {"seat": i, "name": Player(i), "points": points}))


def _places(zones: Sequence[Zone], voice: Voice) -> list[Place]:
    return [
        Place(
            voice.tell(Said(zone.name, zone.facts)),
            [_thing(thing, zone.name, voice) for thing in zone.things],
        )
        for zone in zones
    ]


def _thing(thing: Thing, zone: str, voice: Voice) -> str:
    """A thing with the players who have it or are there, and what explains it; a voice may also
    have words for what is faded there.
    """
    words: Saying = thing.words
    if thing.seats:
        words = Said("with", {"words": words, "names": [Player(seat) for seat in thing.seats]})
    lines = list(thing.lines)
    if thing.faded and voice.knows(f"faded-{zone}"):
        lines.append(Said(f"faded-{zone}"))
    said = " ".join(voice.tell(line) for line in lines)
    told = voice.tell(words)
    return f"{told}. {said}" if said else told


# -- a game that says nothing of its own -----------------------------------------


def _position(view: Table, viewer: int | None, voice: Voice) -> list[Section]:
    """The position by its own names."""
    position = view.position()
    seats = position.get("seats")
    out = [
        Section(voice.tell(Said(f"game-{view.game()}")), [], []),
        Section(voice.tell(Said("the-table")), [], _fields(voice, position)),
    ]
    for i, points in enumerate(view.scores()):
        own = seats[i] if isinstance(seats, list) and i < len(seats) else None
        places = _fields(voice, own) if isinstance(own, dict) else []
        out.append(Section(_seat(i, viewer, int(points), voice), [], places))
    return out


def _fields(voice: Voice, position: dict[str, object]) -> list[Place]:
    told = named_fields(voice, position)
    return [Place(title, [", ".join(things)]) for _, title, things in told]


def named_fields(voice: Voice, position: dict[str, object]) -> list[tuple[str, str, list[str]]]:
    """The fields of a position that hold anything, or those of a seat in it: the name of each, what
    it is called, and what is in it.
    """
    told = [
        (name, name.replace("_", " "), named(voice, value))
        for name, value in position.items()
        if name not in _KERNEL
    ]
    return [one for one in told if one[2]]


def named(voice: Voice, value: object) -> list[str]:
    """Plain data in words: cards by their names, what lies face down counted."""
    if isinstance(value, dict):
        inner = {key: ", ".join(named(voice, one)) for key, one in value.items()}
        return [f"{key.replace('_', ' ')}: {said}" for key, said in inner.items() if said]
    if isinstance(value, list):
        hidden = value.count("?")
        known = [said for one in value if one != "?" for said in named(voice, one)]
        if hidden:
            known.append(voice.tell(Said("times", {"words": Said("hidden"), "count": hidden})))
        return known
    if value is None or value in ("", "-"):
        return []
    if value == "?":
        return [voice.tell(Said("hidden"))]
    return [voice.thing(str(value))]
