"""The end of a game: who has how many points, and where they come from."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from perihelion.cli.layout import DIM, STRONG
from perihelion.race.look import look
from perihelion.race.scene import sources
from perihelion.race.state import Race
from perihelion.words.voice import Voice


def score_table(view: Race, voice: Voice, names: Sequence[str]) -> Grid:
    """Points by source: printed, chips, each 6-cost development; the sum and the tie-break."""
    seats, winners = look(view, None).seats, view.winners()
    grid = Grid(box=None, pad_edge=False, padding=(0, 2), header_style=STRONG)
    grid.add_column("")
    for i, name in enumerate(names):
        grid.add_column(f"★ {name}" if i in winners else name, justify="right")
    for source in sources(view):
        points = ["" if points is None else str(points) for points in source.points]
        grid.add_row(voice.tell(source.words()), *points)
    sums = [Text(str(seat.points), style=STRONG) for seat in seats]
    grid.add_row(Text(voice.say("score-total"), style=STRONG), *sums)
    ties = [Text(str(seat.tie_break), style=DIM) for seat in seats]
    grid.add_row(Text(voice.say("score-tie-break"), style=DIM), *ties)
    return grid
