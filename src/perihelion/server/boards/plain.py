"""The plain board: what lies on the table, by name and place.

A game with a scene is shown in sentences, and every card explains itself; a game without one is
shown by the words of its position.
"""

from __future__ import annotations

from collections.abc import Sequence

from perihelion.server.boards.shapes import EndRow, PlainField, PlainThing, PlainView
from perihelion.tabletop.scene import Player, Said, Scene, Thing, Zone
from perihelion.tabletop.table import Table
from perihelion.words.sections import named_fields
from perihelion.words.voice import Voice

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
                PlainThing(
                    words=speech.tell(one.words),
                    lines=[speech.tell(line) for line in one.lines],
                    seats=list(one.seats),
                    faded=one.faded,
                )
                for one in zone.things
            ],
        )
        for zone in zones
    ]


def _turn(scene: Scene) -> list[Zone]:
    """Whose turn it is, and whether the end is near."""
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


def lay_out(view: Table, speech: Voice) -> PlainView:
    """The fields of a position by their own names, and those of each seat in it."""
    position = view.position()
    seats = position.get("seats")
    own = seats if isinstance(seats, list) else [None] * len(view.order)
    return PlainView(
        round=view.round(),
        points=[int(points) for points in view.scores()],
        colours=[None] * len(view.order),
        seats=[_fields(speech, one) for one in own],
        table=_fields(speech, position),
    )


def _fields(speech: Voice, position: object) -> list[PlainField]:
    told = named_fields(speech, position) if isinstance(position, dict) else []
    return [
        PlainField(
            field=name,
            words=title,
            things=[PlainThing(words=said, lines=[], seats=[], faded=False) for said in things],
        )
        for name, title, things in told
    ]
