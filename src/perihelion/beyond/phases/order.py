"""Turn after turn, and the end of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases.abilities import WINDOWS, swap_disc
from perihelion.beyond.phases.achievement import CLAIM, is_stalemate
from perihelion.beyond.phases.action import CHOOSE_SPACE
from perihelion.beyond.phases.discs import only_stars
from perihelion.beyond.phases.production import PRODUCTION
from perihelion.beyond.phases.rows import open_rows_as_needed
from perihelion.beyond.phases.rule import STEPS, Rule
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.step import AnyStep


class StartTurn(Rule):
    """A turn has three phases: action, production, achievement; before it the systems without a
    controller are noted, and what can be used once per turn can be used again
    [beyond.turn.phases, beyond.turn.start-snapshot, beyond.faction.limit].
    """

    def begin(self, g: Beyond, i: i64) -> None:
        for seat in g.seats:
            seat.used = 0
            seat.used_techs = 0
        if g.marks.claimant != (g.marks.active - 1) % len(g.order):
            g.marks.claimant = ids.NOBODY
        note_free(g)
        open_rows_as_needed(g, g.marks.active)
        if g.log is not None:
            g.tell("turn", g.marks.active, {"round": int(g.marks.round)})
        g.then(TURN)


def note_free(g: Beyond) -> None:
    """Note the systems that nobody controls when a turn begins [beyond.turn.start-snapshot]."""
    free: i64 = 0
    for place in range(ids.FIRST_SYSTEM, ids.MUSEUM):
        if g.systems[place] != ids.NO_CARD and g.holder[place] == ids.NOBODY:
            free |= BIT[place]
    g.marks.free = free


class NextTurn(Rule):
    """Turns go clockwise. When the discs on achievements bring the end, the round is finished and
    exactly one more is played, so that all have had the same number of turns. There is no limit of
    rounds [beyond.end.length], but the last one also comes when nobody has made progress for a long
    time [beyond.end.stalemate]. [beyond.turn.order, beyond.turn.round, beyond.end.finish-round,
    beyond.end.final-round, beyond.end.last-seat, beyond.end.equal-turns].
    """

    def begin(self, g: Beyond, i: i64) -> None:
        marks = g.marks
        n: i64 = len(g.order)
        nxt: i64 = (marks.active + 1) % n
        if nxt == g.order[0]:
            if marks.last_round and marks.round >= marks.last_round:
                g.next(FINISH)
                return
            marks.round += 1
            if marks.last_round == 0 and is_stalemate(g):
                marks.last_round = marks.round + 1
                if g.log is not None:
                    g.tell("stalemate", -1, {"round": int(marks.last_round)})
        marks.active = nxt
        g.next(self)
        g.next(START_TURN)


class Finish(Rule):
    """Before scoring the remaining star discs of Giga-Corporations are replaced, as long as there
    are discs, from the track with more of them [beyond.passive.swap_achievement_discs].
    """

    def begin(self, g: Beyond, i: i64) -> None:
        for i in g.order:
            seat = g.seats[i]
            if seat.powers & ids.SWAP_DISCS:
                for k in range(len(g.achievements)):
                    if 4 * ids.STAR + i in g.claims[k] and not only_stars(g, i):
                        more_ore = seat.discs[ids.ORE] > seat.discs[ids.FOOD]
                        swap_disc(g, i, g.achievements[k], ids.ORE if more_ore else ids.FOOD)
        g.marks.dirty = 0
        if g.log is not None:
            g.tell("over", -1, {"scores": g.scores(), "winners": g.winners()})


START_TURN: Final = STEPS.know(StartTurn(), "start-turn")
NEXT_TURN: Final = STEPS.know(NextTurn(), "next-turn")
FINISH: Final = STEPS.know(Finish(), "finish")
TURN: Final[list[AnyStep]] = [WINDOWS[0], CHOOSE_SPACE, WINDOWS[1], PRODUCTION, WINDOWS[2], CLAIM]
"""The phases of a turn, with the windows for abilities."""
