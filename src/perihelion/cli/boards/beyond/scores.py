"""The end of a game: who has how many points, and where they come from."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from perihelion.beyond.scoring import POINT_WORDS, score, score_parts
from perihelion.cli.boards.beyond.scene import Scene
from perihelion.cli.layout import DIM, STRONG


def score_table(scene: Scene) -> Grid:
    """Points by source, in the order of the rules; the sum and what breaks a tie."""
    g = scene.g
    winners = g.winners()
    grid = Grid(box=None, pad_edge=False, padding=(0, 2), header_style=STRONG)
    grid.add_column("")
    for i, name in enumerate(scene.names):
        grid.add_column(f"★ {name}" if i in winners else name, justify="right")
    seats = range(len(g.seats))
    parts = [score_parts(g, i) for i in seats]
    for k, word in enumerate(POINT_WORDS):
        if any(mine[k] for mine in parts):
            grid.add_row(scene.say(f"score-{word}"), *[str(int(mine[k])) for mine in parts])
    sums = [Text(str(int(score(g, i))), style=STRONG) for i in seats]
    grid.add_row(Text(scene.say("score-total"), style=STRONG), *sums)
    ties = [
        f"{int(sum(seat.discs))} / {int(seat.population)} / {int(seat.ore)}" for seat in g.seats
    ]
    label = Text(scene.say("score-tie-break"), style=DIM)
    grid.add_row(label, *[Text(tie, style=DIM) for tie in ties])
    return grid
