"""Before the first turn: the rogue galaxy, the mats and the secret missions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tabletop.bits import BIT
from perihelion.tiny import ids
from perihelion.tiny.phases.rule import STEPS, Rule, family
from perihelion.tiny.state import Tiny


class ChooseRogue(Rule):
    """The solo player picks one of the five rogue galaxies by name and difficulty
    [tiny.solo.setup.rogue].
    """

    answers = family(ids.ROGUE, 10)

    def options(self, g: Tiny, i: i64) -> list[i64]:
        return [ids.ROGUE + r for r in range(ids.ROGUES)]

    def code(self, g: Tiny, i: i64, answer: i64) -> str:
        return "UNKNOWN_ROGUE"

    def tag(self, g: Tiny, i: i64, answer: i64) -> dict[str, object]:
        return {"difficulty": g.box.rogues[answer - ids.ROGUE].difficulty}

    def carry_out(self, g: Tiny, i: i64, answer: i64) -> None:
        set_rogue(g, answer - ids.ROGUE)

    def stands(self, g: Tiny, i: i64) -> bool:
        return not g.has_rogue()


def set_rogue(g: Tiny, rogue: i64) -> None:
    """Its mat is the back of a galaxy mat, which nobody else can have."""
    g.marks.rogue = rogue
    g.seats[ids.ROGUE_SEAT].galaxy = g.mat().colour
    if g.log is not None:
        g.tell("rogue-chosen", ids.NO_SEAT, {"rogue": g.mat().slug})


class ChooseGalaxy(Rule):
    """Every player takes a mat of a free colour, one after another; a player who does not mind gets
    the first free one [tiny.setup.1, tiny.comp.mats].
    """

    name = "choose-galaxy"
    answers = family(ids.GALAXY, 10)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def word(self) -> str:
        return f"choose-galaxy {self.seat}"

    def begin(self, g: Tiny, i: i64) -> None:
        g.ask(self.seat)

    def options(self, g: Tiny, i: i64) -> list[i64]:
        out: list[i64] = [ids.GALAXY + c for c in free_galaxies(g)]
        if len(out) > 1:
            out.append(ids.ANY_GALAXY)
        return out

    def code(self, g: Tiny, i: i64, answer: i64) -> str:
        return "GALAXY_TAKEN" if answer < ids.GALAXY + ids.GALAXIES else "UNKNOWN_GALAXY"

    def carry_out(self, g: Tiny, i: i64, answer: i64) -> None:
        colour = free_galaxies(g)[0] if answer == ids.ANY_GALAXY else answer - ids.GALAXY
        g.seats[i].galaxy = colour
        if g.log is not None:
            g.tell("galaxy", i, {"galaxy": ids.GALAXY_WORDS[colour]})


def free_galaxies(g: Tiny) -> list[i64]:
    """The colours of the mats that nobody has, and whose backs are not in use."""
    taken = [seat.galaxy for seat in g.seats]
    return [c for c in range(ids.GALAXIES) if c not in taken]


class DealMissions(Rule):
    """Everyone chooses between their two missions, in secret and without waiting for the others
    [tiny.setup.8.deal, tiny.setup.8.keep].
    """

    def begin(self, g: Tiny, i: i64) -> None:
        for k in g.order:
            if g.seats[k].dealt:
                g.then_for(k, [KEEP_MISSION])


class KeepMission(Rule):
    """One of the two goes under the mat, the other is discarded face down [tiny.setup.8.keep,
    tiny.setup.8.secret].
    """

    answers = family(ids.MISSION, ids.MISSIONS)

    def options(self, g: Tiny, i: i64) -> list[i64]:
        return [ids.MISSION + m for m in g.seats[i].dealt]

    def code(self, g: Tiny, i: i64, answer: i64) -> str:
        return "MISSION_NOT_DEALT"

    def carry_out(self, g: Tiny, i: i64, answer: i64) -> None:
        seat = g.seats[i]
        seat.kept = answer - ids.MISSION
        for m in seat.dealt:
            if m != seat.kept:
                seat.discarded = m
        seat.dealt = []
        if g.log is not None:
            told: dict[str, object] = {
                "cards": [g.box.missions[seat.kept].slug],
                "dropped": g.box.missions[seat.discarded].slug,
            }
            g.tell("kept-mission", i, {}, told, BIT[i])

    def stands(self, g: Tiny, i: i64) -> bool:
        return bool(g.seats[i].dealt)


DEAL_MISSIONS: Final[DealMissions] = STEPS.know(DealMissions(), "deal-missions")
KEEP_MISSION: Final[KeepMission] = STEPS.know(KeepMission(), "keep-mission")
CHOOSE_ROGUE: Final[ChooseRogue] = STEPS.know(ChooseRogue(), "choose-rogue")
STEPS.numbered("choose-galaxy", [10], ChooseGalaxy)
