"""The end of a game: who has how many points, and where they come from."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid

from perihelion.cli.boards.drawing import score_table as grid
from perihelion.cli.boards.roll.scene import Scene
from perihelion.roll import ids
from perihelion.roll.scoring import bonus


def score_table(scene: Scene) -> Grid:
    """Points by source: chips, developments, worlds, each 6+ development; the sum and the
    tie-break.
    """
    g, seats = scene.g, scene.g.seats
    sources: list[tuple[str, Sequence[int | None]]] = [
        (scene.say("score-chips"), [int(seat.chips) for seat in seats])
    ]
    for world, message in ((False, "score-developments"), (True, "score-worlds")):
        costs = [
            sum(int(g.sides[s].cost) for s in seat.tableau if g.sides[s].world == world)
            for seat in seats
        ]
        sources.append((scene.say(message), costs))
    for seat in seats:
        for s in seat.tableau:
            if g.sides[s].line is not None:
                points = int(bonus(g.sides, seat, s))
                cells = [points if one is seat else None for one in seats]
                sources.append((scene.voice.card(g.sides[s].slug), cells))
    ties = [f"{int(seat.total(ids.CUP))} + {int(seat.credits)}" for seat in seats]
    return grid(scene.voice, scene.names, g.winners(), sources, g.scores(), ties)
