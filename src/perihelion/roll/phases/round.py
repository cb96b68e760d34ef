"""The round: what is revealed, which phases are played, and whether another round follows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.phases.assign import ASSIGN_DICE, ROLL_DICE
from perihelion.roll.phases.build import DEVELOP_PHASE, SETTLE_PHASE
from perihelion.roll.phases.explore import EXPLORE_PHASE
from perihelion.roll.phases.manage import MANAGE
from perihelion.roll.phases.opening import ARRANGE_ZONE
from perihelion.roll.phases.produce import PRODUCE_PHASE
from perihelion.roll.phases.rule import STEPS, Rule
from perihelion.roll.phases.ship import SHIP_PHASE
from perihelion.roll.pieces.tiles import FACES
from perihelion.roll.state import Roll
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.step import AnyStep

PHASE_STEPS: Final[list[AnyStep]] = [
    EXPLORE_PHASE,
    DEVELOP_PHASE,
    SETTLE_PHASE,
    PRODUCE_PHASE,
    SHIP_PHASE,
]


class Reveal(Rule):
    """The phases that somebody selected are played, whoever selected them and however often; with
    two players a white die may add one. Dice in rows of other phases and dice put aside go back to
    the cups; a selecting die always works [roll.reveal.show, roll.reveal.two-player-die,
    roll.reveal.return, roll.phase.everybody, roll.assign.select.no-bonus].
    """

    def begin(self, g: Roll, i: i64) -> None:
        g.played = 0
        for seat in g.seats:
            phase = seat.selected()
            if phase >= 0:
                g.played |= BIT[phase]
        if len(g.seats) == 2:
            face = FACES[ids.HOME][g.dice.below(6)]
            g.revealed += 1
            g.played |= BIT[face]
            if g.log is not None:
                g.tell("white-die", -1, {"phase": ids.PHASE_WORDS[face]})
        for seat in g.seats:
            for phase in range(ids.PHASES):
                if not g.plays(phase):
                    seat.move_all(ids.ROW + phase, ids.CUP)
            seat.move_all(ids.DICTATE, ids.CUP)
        if g.log is not None:
            words = [ids.PHASE_WORDS[p] for p in range(ids.PHASES) if g.plays(p)]
            g.tell("revealed", -1, {"phases": words})
        g.then(rest_of_round(g, ids.PHASE_STEP))


def rest_of_round(g: Roll, step: i64) -> list[AnyStep]:
    """What is left of the round from this step on: before the phases are known, up to their reveal;
    then the phases that are played, each once and in their order, and the empires are managed
    [roll.round.steps, roll.phase.order, roll.phase.skip, roll.end.finish-round].
    """
    if step == ids.SETUP_STEP:
        return [ARRANGE_ZONE, *NEXT_ROUND]
    if step == ids.ASSIGN_STEP:
        return [ASSIGN_DICE, REVEAL]
    phases = [PHASE_STEPS[p] for p in range(step - ids.PHASE_STEP, ids.PHASES) if g.plays(p)]
    return [*phases, MANAGE, END_ROUND]


class EndRound(Rule):
    """The phase tiles are turned back to their X side; then the game is over if an end condition
    was met, otherwise the next round begins [roll.manage.reset, roll.end.check,
    roll.round.until-end, roll.inv.cup].
    """

    def begin(self, g: Roll, i: i64) -> None:
        g.played = 0
        g.in_turn = False
        if not g.ending():
            g.then(NEXT_ROUND)
            return
        g.step = ids.OVER_STEP
        if g.log is not None:
            g.tell("over", -1, {"scores": g.scores(), "winners": g.winners()})


REVEAL: Final[Reveal] = STEPS.know(Reveal(), "reveal")
END_ROUND: Final[EndRound] = STEPS.know(EndRound(), "end-round")

NEXT_ROUND: Final[list[AnyStep]] = [ROLL_DICE, ASSIGN_DICE, REVEAL]
"""How a round begins."""
