"""The end of a game: who has how many points, and where they come from."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from perihelion.cli.layout import DIM, STRONG
from perihelion.race.pieces.goals import goal_points
from perihelion.race.pieces.kinds import BRINK_OF_WAR
from perihelion.race.scoring import final_kind, six_points, tie_break
from perihelion.race.state import Race
from perihelion.words.voice import Voice


def score_table(view: Race, voice: Voice, names: Sequence[str]) -> Grid:
    """Points by source: printed, chips, each 6-cost development; the sum and the tie-break."""
    seats = view.seats
    winners = view.winners()
    grid = Grid(box=None, pad_edge=False, padding=(0, 2), header_style=STRONG)
    grid.add_column("")
    for i, name in enumerate(names):
        grid.add_column(f"★ {name}" if i in winners else name, justify="right")
    printed = [sum(int(view.cards[c].points) for c in seat.tableau) for seat in seats]
    grid.add_row(voice.say("score-printed"), *[str(points) for points in printed])
    grid.add_row(voice.say("score-chips"), *[str(int(seat.chips)) for seat in seats])
    kind = final_kind(view)
    if view.setup.has(BRINK_OF_WAR):
        grid.add_row(voice.say("score-prestige"), *[str(int(seat.prestige)) for seat in seats])
    if view.setup.goals:
        goals = [str(int(goal_points(view, i, kind))) for i in range(len(seats))]
        grid.add_row(voice.say("score-goals"), *goals)
    for i, seat in enumerate(seats):
        for c in seat.tableau:
            if view.cards[c].six:
                points = int(six_points(view.cards, seat, view.cards[c], kind))
                cells = [str(points) if k == i else "" for k in range(len(seats))]
                grid.add_row(voice.card(view.cards[c].slug), *cells)
    sums = [Text(str(points), style=STRONG) for points in view.scores()]
    grid.add_row(Text(voice.say("score-total"), style=STRONG), *sums)
    ties = [Text(str(int(tie_break(seat))), style=DIM) for seat in seats]
    grid.add_row(Text(voice.say("score-tie-break"), style=DIM), *ties)
    return grid
