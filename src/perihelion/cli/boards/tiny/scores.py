"""The end of a game: who has how many points, and where they come from."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from perihelion.cli.boards.tiny.scene import Scene
from perihelion.cli.layout import DIM, STRONG
from perihelion.tiny import ids
from perihelion.tiny.scoring import colony_points, level_points, mission_points, score


def score_table(scene: Scene) -> Grid:
    """Points by source: every colony, the level, the secret mission; the sum and the tie-breaks."""
    g = scene.g
    count = len(g.seats)
    winners = [ids.ROGUE_SEAT] if g.solo() and g.marks.winner == ids.ROGUE_SEAT else g.winners()
    grid = Grid(box=None, pad_edge=False, padding=(0, 2), header_style=STRONG)
    grid.add_column("")
    for i, name in enumerate(scene.names):
        grid.add_column(f"★ {name}" if i in winners else name, justify="right")
    seats = range(count)
    grid.add_row(scene.say("score-colonies"), *[str(int(colony_points(g, i))) for i in seats])
    grid.add_row(scene.say("score-level"), *[str(int(level_points(g, i))) for i in seats])
    if not g.solo():
        for i, seat in enumerate(g.seats):
            if seat.kept >= 0:
                name = scene.voice.card(g.box.missions[seat.kept].slug)
                cells = [str(int(mission_points(g, i))) if k == i else "" for k in seats]
                grid.add_row(scene.say("score-mission", name=name), *cells)
    sums = [Text(str(int(score(g, i))), style=STRONG) for i in seats]
    grid.add_row(Text(scene.say("score-total"), style=STRONG), *sums)
    if not g.solo():
        ties = [
            f"{len(seat.colonies)} / {int(seat.level)} / {int(seat.energy + seat.culture)}"
            for seat in g.seats
        ]
        label = Text(scene.say("score-tie-break"), style=DIM)
        grid.add_row(label, *[Text(tie, style=DIM) for tie in ties])
    return grid


def verdict(scene: Scene) -> str:
    """Who has won a solo game, and how."""
    g = scene.g
    facts: dict[str, object] = {
        "points": int(score(g, 0)),
        "against": int(score(g, ids.ROGUE_SEAT)),
        "name": scene.names[ids.ROGUE_SEAT],
    }
    if g.marks.winner == 0:
        return scene.say("verdict-won", **facts)
    skull = g.seats[ids.ROGUE_SEAT].level > len(g.mat().vp)
    return scene.say("verdict-skull" if skull else "verdict-lost", **facts)
