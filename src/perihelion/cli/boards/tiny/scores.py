"""The end of a game: who has how many points, and where they come from."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from perihelion.cli.boards.tiny.drawing import Drawing
from perihelion.cli.layout import DIM, STRONG
from perihelion.tiny import ids
from perihelion.tiny.scene import name_of


def score_table(drawing: Drawing) -> Grid:
    """Points by source: every colony, the level, the secret mission; the sum and the tie-breaks."""
    seen = drawing.seen
    grid = Grid(box=None, pad_edge=False, padding=(0, 2), header_style=STRONG)
    grid.add_column("")
    for i, name in enumerate(drawing.names):
        grid.add_column(f"★ {name}" if i in seen.winners else name, justify="right")
    grid.add_row(drawing.say("score-colonies"), *[str(points) for points in seen.colonies])
    grid.add_row(drawing.say("score-level"), *[str(points) for points in seen.levels])
    for mat in seen.mats:
        for mission in mat.kept:
            if mission is not None:
                name = drawing.tell(name_of(mission))
                cells = [str(mat.pays) if one is mat else "" for one in seen.mats]
                grid.add_row(drawing.say("score-mission", name=name), *cells)
    sums = [Text(str(mat.points), style=STRONG) for mat in seen.mats]
    grid.add_row(Text(drawing.say("score-total"), style=STRONG), *sums)
    if not seen.solo:
        ties = [f"{len(m.colonies)} / {m.level} / {m.energy + m.culture}" for m in seen.mats]
        label = Text(drawing.say("score-tie-break"), style=DIM)
        grid.add_row(label, *[Text(tie, style=DIM) for tie in ties])
    return grid


def verdict(drawing: Drawing) -> str:
    """Who has won a solo game, and how."""
    seen = drawing.seen
    facts: dict[str, object] = {
        "points": seen.mats[0].points,
        "against": seen.mats[ids.ROGUE_SEAT].points,
        "name": drawing.names[ids.ROGUE_SEAT],
    }
    if 0 in seen.winners:
        return drawing.say("verdict-won", **facts)
    return drawing.say("verdict-skull" if seen.by_skull else "verdict-lost", **facts)
