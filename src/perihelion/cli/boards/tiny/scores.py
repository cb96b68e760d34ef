"""The end of a game: who has how many points, and where they come from."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid

from perihelion.cli.boards.drawing import score_table as grid
from perihelion.cli.boards.tiny.drawing import Drawing
from perihelion.tiny import ids
from perihelion.tiny.scene import name_of


def score_table(drawing: Drawing) -> Grid:
    """Points by source: every colony, the level, the secret mission; the sum and the tie-breaks."""
    seen, mats = drawing.seen, drawing.seen.mats
    sources: list[tuple[str, Sequence[int | None]]] = [
        (drawing.say("score-colonies"), seen.colonies),
        (drawing.say("score-level"), seen.levels),
    ]
    for mat in mats:
        for mission in mat.kept:
            if mission is not None:
                name = drawing.say("score-mission", name=drawing.tell(name_of(mission)))
                sources.append((name, [mat.pays if one is mat else None for one in mats]))
    sums = [mat.points for mat in mats]
    ties = [f"{len(m.colonies)} / {m.level} / {m.energy + m.culture}" for m in mats]
    told = [] if seen.solo else ties
    return grid(drawing.voice, drawing.names, seen.winners, sources, sums, told)


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
