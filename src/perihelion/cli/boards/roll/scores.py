"""The end of a game: who has how many points, and where they come from."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from perihelion.cli.boards.roll.scene import Scene
from perihelion.cli.layout import DIM, STRONG
from perihelion.roll import ids
from perihelion.roll.scoring import bonus


def score_table(scene: Scene) -> Grid:
    """Points by source: chips, developments, worlds, each 6+ development; the sum and the
    tie-break.
    """
    g = scene.g
    winners = g.winners()
    grid = Grid(box=None, pad_edge=False, padding=(0, 2), header_style=STRONG)
    grid.add_column("")
    for i, name in enumerate(scene.names):
        grid.add_column(f"★ {name}" if i in winners else name, justify="right")
    grid.add_row(scene.say("score-chips"), *[str(int(seat.chips)) for seat in g.seats])
    for world, message in ((False, "score-developments"), (True, "score-worlds")):
        sums = [
            sum(int(g.sides[s].cost) for s in seat.tableau if g.sides[s].world == world)
            for seat in g.seats
        ]
        grid.add_row(scene.say(message), *[str(points) for points in sums])
    for i, seat in enumerate(g.seats):
        for s in seat.tableau:
            if g.sides[s].line is not None:
                points = str(int(bonus(g.sides, seat, s)))
                cells = [points if k == i else "" for k in range(len(g.seats))]
                grid.add_row(scene.voice.card(g.sides[s].slug), *cells)
    totals = [Text(str(points), style=STRONG) for points in g.scores()]
    grid.add_row(Text(scene.say("score-total"), style=STRONG), *totals)
    ties = [f"{int(seat.total(ids.CUP))} + {int(seat.credits)}" for seat in g.seats]
    label = Text(scene.say("score-tie-break"), style=DIM)
    grid.add_row(label, *[Text(tie, style=DIM) for tie in ties])
    return grid
