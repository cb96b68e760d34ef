"""Whose turn it is, and the end of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tiny import ids
from perihelion.tiny.phases.rogue import ROGUE_TURN
from perihelion.tiny.phases.rule import STEPS, Rule
from perihelion.tiny.phases.turn import START_TURN
from perihelion.tiny.state import Tiny


class NextTurn(Rule):
    """Turns go clockwise from the starting player; after somebody has reached 21 points, until it
    would be the starting player's turn again, so that all have had the same number. In solo play
    the player begins, and alternates with the rogue galaxy [tiny.turn.order, tiny.over.round,
    tiny.solo.first, tiny.solo.player_turn].
    """

    def begin(self, g: Tiny, i: i64) -> None:
        active = g.marks.active
        if g.marks.ended_by != ids.NO_SEAT and active == g.order[0]:
            g.next(SCORING)
        else:
            g.next(NEXT_TURN)
            g.next(ROGUE_TURN if g.is_rogue(active) else START_TURN)


class Scoring(Rule):
    """All kept missions are turned up together and pay; then the game is over
    [tiny.score.reveal, tiny.over.closed].
    """

    def begin(self, g: Tiny, i: i64) -> None:
        g.marks.finished = True
        g.revealed += 1
        if g.log is not None:
            for k in g.order:
                mission = g.box.missions[g.seats[k].kept]
                paid = int(mission.aim.points(g, k))
                g.tell("mission", k, {"card": mission.slug, "vp": paid})
            g.tell("over", ids.NO_SEAT, {"scores": g.scores(), "winners": g.winners()})


NEXT_TURN: Final[NextTurn] = STEPS.know(NextTurn(), "next-turn")
SCORING: Final[Scoring] = STEPS.know(Scoring(), "scoring")
