"""What is checked between phases: goals, the prestige leader, and the end of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.phases.consume_powers import gain_chips
from perihelion.race.phases.prestige import most_prestige, move_tile, sole_leader
from perihelion.race.phases.rule import STEPS, Rule
from perihelion.race.pieces.expansions import NOBODY
from perihelion.race.pieces.goals import check_goals
from perihelion.race.pieces.kinds import ANY, BRINK_OF_WAR, KIND_WORDS
from perihelion.race.scoring import any_kind_owner, total
from perihelion.race.state import Race
from perihelion.tabletop.refusal import Refusal

TABLEAU_END: Final = 12
PRESTIGE_END: Final = 15


def begin_round(g: Race) -> None:
    """Everything is open again: no phase, no actions."""
    g.enter(ids.NO_PHASE)
    g.rounds += 1
    for seat in g.seats:
        seat.actions = 0
        seat.gained = 0
    if g.log is not None:
        g.tell("round", -1, {"round": g.round()})


class RoundStart(Rule):
    """Before actions are chosen the prestige leader gets the bonus, after which goals that look at
    points and prestige can be claimed [race.exp.round, race.prestige.leader.goals,
    race.goals.claim.round-start].
    """

    def begin(self, g: Race, i: i64) -> None:
        begin_round(g)
        if g.setup.has(BRINK_OF_WAR):
            leader_bonus(g)
            check_goals(g, ids.NO_PHASE)


def leader_bonus(g: Race) -> None:
    """A sole leader gets a point, and a card if prestige lies on the tile, which then goes to their
    stock; if several share the lead, each gets a point. Without prestige nobody leads
    [race.prestige.leader.bonus, race.prestige.leader.bonus-vp-only, race.prestige.leader.nobody,
    race.prestige.leader.reminder].
    """
    most = most_prestige(g)
    if most == 0:
        return
    leader = sole_leader(g)
    for i in g.order:
        if g.seats[i].prestige == most:
            if g.log is not None:
                g.tell("leader-bonus", i, {})
            gain_chips(g, i, 1)
    if leader != NOBODY and leader == g.expansions.tile and g.expansions.on_tile > 0:
        g.draw(leader, 1, "leader")
        g.expansions.on_tile = 0


class EndPhase(Rule):
    """A phase is over: goals first, then the leader tile; takeovers are done with
    [race.goals.before-leader, race.prestige.leader.compare].
    """

    def begin(self, g: Race, i: i64) -> None:
        check_goals(g, g.phase)
        move_tile(g)
        expansions = g.expansions
        if expansions.attacks:
            expansions.attacks = []
            expansions.prevented = NOBODY
            expansions.failed = 0


def game_ends(g: Race) -> bool:
    """Whether the round that is over was the last: the pool is empty, somebody has twelve cards in
    the tableau, more where a card of it says so, or 15 prestige [race.end.when, race.end.tableau,
    race.end.pool, race.exp.end, race.pw.own-tableau-end-size, race.prestige.end-15].
    """
    if g.pool <= 0:
        return True
    for seat in g.seats:
        if len(seat.tableau) >= tableau_end(g, seat.tableau) or seat.prestige >= PRESTIGE_END:
            return True
    return False


def tableau_end(g: Race, tableau: list[i64]) -> i64:
    """The size at which this tableau ends the game."""
    if g.setup.expansions:
        for c in tableau:
            for power in g.cards[c].powers:
                if power.end_size:
                    return power.end_size
    return TABLEAU_END


class FinalKind(Rule):
    """Before the points are counted the owner of a world of any kind names one, once and for
    everything [race.oort.final].
    """

    def begin(self, g: Race, i: i64) -> None:
        g.ask(any_kind_owner(g))

    def options(self, g: Race, i: i64) -> list[i64]:
        return [ids.KIND + kind for kind in range(4)]

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        return Refusal("UNKNOWN_OPTION", {})

    def tag(self, g: Race, i: i64, answer: i64) -> dict[str, object]:
        return {"kind": "final-kind", "points": int(total(g, i, answer - ids.KIND))}

    def finish(self, g: Race, i: i64) -> None:
        owner = any_kind_owner(g)
        g.expansions.named = g.given[owner][0] - ids.KIND
        if g.log is not None:
            g.tell("final-kind", owner, {"good": KIND_WORDS[g.expansions.named]})
        tell_scores(g)


def finish_game(g: Race) -> None:
    """Ask for what is still open, then count [race.score.no-more-decisions]."""
    if g.expansions.named == ANY and any_kind_owner(g) != NOBODY:
        g.then([FINAL_KIND])
    else:
        tell_scores(g)


def tell_scores(g: Race) -> None:
    """The game is over: say how it went."""
    if g.log is not None:
        g.tell("over", -1, {"scores": g.scores(), "winners": g.winners()})


ROUND_START: Final[RoundStart] = STEPS.know(RoundStart(), "round-start")
END_PHASE: Final[EndPhase] = STEPS.know(EndPhase(), "end-phase")
FINAL_KIND: Final[FinalKind] = STEPS.know(FinalKind(), "final-kind")
