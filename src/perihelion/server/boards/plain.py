"""The plain board: what lies on the table by name, place after place.

A game that says nothing of its own is shown by the words of its position; the others name what lies
before everybody in sentences, and every card explains itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from perihelion.server.boards.shapes import EndRow, PlainField, PlainThing, PlainView
from perihelion.tabletop.scene import Player, Said, Scene, Thing, Zone
from perihelion.words.text import named_fields
from perihelion.words.voice import Voice


def thing(
    said: str, lines: Sequence[str] = (), faded: bool = False, seats: Sequence[int] = ()
) -> PlainThing:
    """Something on the table, with sentences that explain it."""
    return PlainThing(words=said, lines=list(lines), seats=list(seats), faded=faded)


def field(speech: Voice, name: str, things: Iterable[PlainThing], **facts: object) -> PlainField:
    """A place of the table with what lies there, in the words of the game."""
    return PlainField(field=name, words=speech.board(name, **facts), things=list(things))


def filled(fields: Iterable[PlainField]) -> list[PlainField]:
    """Only the places where something lies."""
    return [one for one in fields if one.things]


# -- a scene -----------------------------------------------------------------------


def draw(scene: Scene, speech: Voice) -> PlainView:
    """A scene as it is sent."""
    speech = speech.before(scene)
    return PlainView(
        round=scene.round,
        points=[seat.points for seat in scene.seats],
        colours=[seat.colour for seat in scene.seats],
        seats=[drawn(seat.zones, speech) for seat in scene.seats],
        table=drawn([*_turn(scene), *scene.table], speech),
    )


def drawn(zones: Sequence[Zone], speech: Voice) -> list[PlainField]:
    """Zones in words."""
    return [
        PlainField(
            field=zone.name,
            words=speech.tell(Said(zone.name, zone.facts)),
            things=[
                thing(
                    speech.tell(one.words),
                    [speech.tell(line) for line in one.lines],
                    one.faded,
                    one.seats,
                )
                for one in zone.things
            ],
        )
        for zone in zones
    ]


def _turn(scene: Scene) -> list[Zone]:
    """Whose turn it is, and that the end has been called."""
    things: list[Thing] = []
    if scene.turn is not None:
        things.append(Thing(Said("turn-of", {"name": Player(scene.turn)}), seats=[scene.turn]))
    if scene.left == 0 and scene.end is not None:
        things.append(Thing(scene.end))
    return [Zone("turn", things)] if things else []


def sources(scene: Scene, speech: Voice) -> list[EndRow]:
    """Points by source."""
    return [
        EndRow(source=one.name, words=speech.tell(one.words()), points=list(one.points))
        for one in scene.sources
    ]


# -- a game that says nothing of its own -----------------------------------------


def position_fields(speech: Voice, position: dict[str, object]) -> list[PlainField]:
    """The fields of a position, or of a seat in it, by their own names."""
    return [
        PlainField(field=name, words=title, things=[thing(said) for said in things])
        for name, title, things in named_fields(speech, position)
    ]
