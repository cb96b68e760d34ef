"""Is this a position that can be played on? Everything from outside is checked here.

The layout checks that every card lies in exactly one place and every number is possible. Here we
check that ships are where they can be, that the pieces fit each other, that what is left to do
follows from the rules, and that whoever is asked has an answer.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from perihelion.tabletop.bits import BIT
from perihelion.tabletop.checking import check_asked, check_given, in_range
from perihelion.tabletop.shapes import bad
from perihelion.tabletop.step import AnyStep
from perihelion.tiny import ids
from perihelion.tiny.deal import ROW, player_order
from perihelion.tiny.phases.following import Follow
from perihelion.tiny.phases.opening import ChooseGalaxy
from perihelion.tiny.phases.rogue import Strike, attack_of
from perihelion.tiny.phases.rule import rule_of
from perihelion.tiny.pieces.chain import unstacked
from perihelion.tiny.powers.ships import TERRA_LAST, TerraStep
from perihelion.tiny.scoring import open_score
from perihelion.tiny.state import LEVEL_SHIPS, Tiny


def check_fit(g: Tiny) -> None:
    """Refuse pieces that do not fit together, and numbers that do not fit them."""
    if g.order != player_order(g.setup):
        raise bad("order")
    check_marks(g)
    check_dice(g)
    check_planets(g)
    check_missions(g)
    for i in range(len(g.seats)):
        check_seat(g, i)
    for chain in unstacked(g.at_work):
        in_range(chain.price, 0, "chains", 0 if chain.leader == ids.NO_SEAT else 2)
        for p in range(ids.PLANETS):
            if chain.used & BIT[p] and not g.planets[p].leads_on:
                raise bad("chains")
    for i in g.order:
        if g.marks.ended_by == ids.NO_SEAT and not g.solo() and open_score(g, i) >= ids.GOAL:
            raise bad("ended_by")


def check_question(g: Tiny) -> None:
    """Check that somebody is asked what the rules ask there, or the game is over."""
    marks = g.marks
    going_on = check_asked(g)
    if going_on == marks.finished or (marks.winner != ids.NO_SEAT) != (g.solo() and marks.finished):
        raise bad("marks")
    if not going_on:
        if g.at_work is not None:
            raise bad("chains")
        return
    if g.seats[len(g.seats) - 1].level > (ids.TOP_LEVEL - 1 if g.solo() else ids.TOP_LEVEL):
        raise bad("seats 1 level")
    check_agenda(g)
    for i in range(g.setup.players):
        check_given(g, i)


# -- numbers -----------------------------------------------------------------


def check_marks(g: Tiny) -> None:
    """Check what a table keeps in mind."""
    marks = g.marks
    if marks.income & ~(BIT[ids.ENERGY] | BIT[ids.CULTURE]):
        raise bad("income")
    if g.setup.rogue != ids.NO_ROGUE and marks.rogue != g.setup.rogue:
        raise bad("rogue")
    in_range(marks.left, 0, "rogue_dice_left", ids.DICE - len(g.faces))
    if int(marks.done).bit_count() > (3 - marks.left if marks.extra else 0):
        raise bad("extra_done")
    if (marks.again or marks.forced) and not g.solo():
        raise bad("rerolled")


def check_dice(g: Tiny) -> None:
    """Check the dice of this turn, and which of them have been used."""
    if len(g.faces) != len(g.states) or len(g.faces) > ids.DICE:
        raise bad("dice_rolled")
    used: list[i64] = []
    dead = 0
    for k in range(len(g.faces)):
        in_range(g.faces[k], 0, "dice_rolled", ids.FACES - 1)
        in_range(g.states[k], 0, "dice_rolled", len(ids.STATE_WORDS) - 1)
        if g.states[k] == ids.ACTIVATED:
            used.append(k)
        dead += g.states[k] == ids.CONVERTER
    if sorted(g.bay) != used:
        raise bad("bay")
    if dead != (2 if g.marks.converted else 0):
        raise bad("converted")


# -- cards -------------------------------------------------------------------


def check_planets(g: Tiny) -> None:
    """Check that the row has its slots, and no gap while there is a deck to fill it from."""
    if len(g.row) != ROW[g.setup.players - 1] or (g.deck and ids.NO_PLANET in g.row):
        raise bad("row")


def check_missions(g: Tiny) -> None:
    """Check for two missions per player: to choose from, or one kept and one discarded; none in
    solo play.
    """
    for i in range(len(g.seats)):
        seat = g.seats[i]
        held = [m for m in (*seat.dealt, seat.kept, seat.discarded) if m != ids.NO_MISSION]
        if len(held) != (0 if g.solo() else 2):
            raise bad(f"seats {i} mission")
        if seat.dealt and len(seat.dealt) != 2:
            raise bad(f"seats {i} dealt")


# -- seats -------------------------------------------------------------------


def check_seat(g: Tiny, i: i64) -> None:
    """Check a mat with its markers and ships [tiny.gen.invariants]."""
    seat = g.seats[i]
    rogue = g.is_rogue(i)
    most = g.cap(i) if not rogue or g.has_rogue() else 0
    for k in range(i):
        if seat.galaxy != ids.NO_GALAXY and g.seats[k].galaxy == seat.galaxy:
            raise bad(f"seats {i} galaxy")
    in_range(seat.energy, 0, f"seats {i} energy", most)
    in_range(seat.culture, 0, f"seats {i} culture", most)
    if rogue and seat.fewer:
        raise bad(f"seats {i} fewer")
    for p in range(ids.PLANETS):
        if seat.once & BIT[p] and not g.planets[p].once:
            raise bad(f"seats {i} used")
    released: i64 = ids.SHIPS if rogue else LEVEL_SHIPS[seat.level - 1]
    for k in range(ids.SHIPS):
        if (seat.where[k] == ids.LOCKED) != (k >= released) or not _is_placed(g, i, k):
            raise bad(f"seats {i} ships")


def _is_placed(g: Tiny, i: i64, ship: i64) -> bool:
    """Whether a ship is where it can be: a rogue never lands, and no two of a seat share a
    place.
    """
    seat = g.seats[i]
    place = seat.where[ship]
    spot = seat.spot[ship]
    if place == ids.HOME or place == ids.LOCKED:
        return spot == ids.SURFACE
    if place not in g.row or not ids.SURFACE <= spot < g.planets[place].length:
        return False
    if g.is_rogue(i) and spot == ids.SURFACE:
        return False
    for k in range(ship):
        if seat.where[k] == place and (seat.spot[k] == ids.SURFACE) == (spot == ids.SURFACE):
            return False
    return True


# -- the agenda --------------------------------------------------------------
#
# It is read from what is next to what is last. A die at work has a chain, and what the chain has
# still to do lies before its `end-chain`; chains lie in each other where others follow for free.
# After the last of them come those who may yet follow, then the rest of the turn.

TURN_PLANS: Final = [["turn"], ["reroll", "turn"], ["convert", "convert-to", "turn"],
                     ["convert-to", "turn"]]  # fmt: skip
"""What may be left of a turn while no die is at work."""

UNPAID: Final = ["move", "advance", "colony"]
"""The questions of a die at work whose answer pays for a follow."""

LATER: Final = ["nagato-second", "terra-step", "terra-last", "free-follow"]
"""Those that may also still be to come."""

FIRST: Final = [*UNPAID, *LATER, "landing"]
"""All of them, except for those of planets."""

ROGUE_ENDS: Final = [["rogue-maxima", "end-turn"], ["rogue-spent", "end-turn"], ["end-turn"]]
"""What comes after the dice of the rogue galaxy; a turn may be arranged to end without maxima."""


def check_agenda(g: Tiny) -> None:
    """Refuse an agenda that no game could have, and a question that could not be asked."""
    steps = list(reversed(g.agenda))
    kinds = [step.kind() for step in steps]
    if not kinds or kinds.pop() != "next-turn" or g.answered:
        raise bad("agenda")
    if any(g.lanes):
        _check_lanes(g, kinds)
        return
    if "deal-missions" in kinds:
        _check_opening(g, steps, kinds)
    else:
        _check_begun(g)
        if g.is_rogue(g.marks.active):
            _check_rogue_turn(g, steps, kinds)
        else:
            _check_turn(g, steps, kinds)
    _check_unpaid(g, kinds[0])
    i = _asked(g, steps[0])
    if g.called != BIT[i] or g.asked != BIT[i]:
        raise bad("asked")
    if not _stands(g, steps[0], i):
        raise bad("agenda")


def _check_unpaid(g: Tiny, question: str) -> None:
    """Check that only a player who has just decided to follow still has to pay for it."""
    for chain in unstacked(g.at_work):
        if chain.leader == ids.NO_SEAT:
            continue
        unpaid = chain is g.at_work and question in UNPAID
        if not unpaid or not _is_other(g, chain.leader, chain.who):
            raise bad("chains")


def _stands(g: Tiny, step: AnyStep, i: i64) -> bool:
    """Whether seat `i` could have been asked this as things are: what a follow costs is there, and
    the planet at work, if it asks, can be used.
    """
    chain = g.at_work
    if chain is not None and g.seats[chain.who].culture < chain.price:
        return False
    rule = rule_of(step)
    if not rule.of_planet:
        return rule.stands(g, i)
    if chain is None or chain.planet == ids.NO_PLANET:
        return False
    action = g.planets[chain.planet].action
    return action.question is step and not action.hurdle(g, chain)


def _asked(g: Tiny, step: AnyStep) -> i64:
    """The seat that this step asks."""
    if isinstance(step, Follow):
        return step.follower
    if isinstance(step, TerraStep | ChooseGalaxy):
        return step.seat
    if g.at_work is not None:
        return g.at_work.who
    return 0 if g.solo() else g.marks.active


# -- before the first turn ---------------------------------------------------


def _check_lanes(g: Tiny, kinds: list[str]) -> None:
    """Check that all are choosing their missions, each in their own time."""
    _check_mats(g, 0)
    if kinds or g.at_work or g.faces or g.called != BIT[g.setup.players] - 1:
        raise bad("lanes")
    for i in range(g.setup.players):
        lane = [step.kind() for step in g.lanes[i]]
        choosing = g.asked & BIT[i] != 0
        if lane != (["keep-mission"] if choosing else []) or choosing != bool(g.seats[i].dealt):
            raise bad(f"lanes {i}")


def _check_opening(g: Tiny, steps: list[AnyStep], kinds: list[str]) -> None:
    """Check that the rogue galaxy and the mats are being chosen, and nothing else has happened."""
    if kinds[0] == "choose-rogue":
        if not g.solo() or g.setup.rogue >= 0:
            raise bad("agenda")
        kinds = kinds[1:]
        steps = steps[1:]
    elif g.solo() != g.has_rogue():
        raise bad("rogue")
    choosing: i64 = len(kinds) - 1
    if choosing > g.setup.players or kinds != ["choose-galaxy"] * choosing + ["deal-missions"]:
        raise bad("agenda")
    first = g.setup.players - choosing
    for k in range(choosing):
        if cast(ChooseGalaxy, steps[k]).seat != first + k:
            raise bad("agenda")
    _check_mats(g, choosing)
    if g.at_work or g.faces or g.called != g.asked:
        raise bad("agenda")
    for i in range(g.setup.players):
        if bool(g.seats[i].dealt) == g.solo():
            raise bad(f"seats {i} dealt")


def _check_mats(g: Tiny, choosing: i64) -> None:
    """Check that those who still have to choose a mat have none, and everybody else has one."""
    for i in range(g.setup.players):
        if (g.seats[i].galaxy == ids.NO_GALAXY) != (i >= g.setup.players - choosing):
            raise bad(f"seats {i} galaxy")
    if g.solo() and (g.seats[ids.ROGUE_SEAT].galaxy != ids.NO_GALAXY) != g.has_rogue():
        raise bad("rogue")


# -- turns -------------------------------------------------------------------


def _check_begun(g: Tiny) -> None:
    """Check that everything has been chosen before the first turn."""
    _check_mats(g, 0)
    if g.solo() != g.has_rogue():
        raise bad("rogue")
    for i in range(g.setup.players):
        if g.seats[i].dealt:
            raise bad(f"seats {i} dealt")


def _check_turn(g: Tiny, steps: list[AnyStep], kinds: list[str]) -> None:
    """The active player's turn."""
    if g.marks.left or g.marks.extra:
        raise bad("rogue_dice_left")
    if g.at_work is None and kinds in TURN_PLANS:
        return
    if len(kinds) < 2 or kinds.pop() != "turn":
        raise bad("agenda")
    after = _check_chains(g, steps, kinds)
    _check_followers(g, steps[after : len(kinds)], 0 if g.solo() else g.setup.players)


def _check_followers(g: Tiny, steps: list[AnyStep], most: i64) -> None:
    """Check that all the rest of a die at work is whether so many others follow it."""
    for step in steps:
        if not isinstance(step, Follow) or step.free or step.leader != g.marks.active:
            raise bad("agenda")
        if len(steps) > most or not _is_other(g, step.follower, step.leader):
            raise bad("agenda")


def _is_other(g: Tiny, i: i64, performer: i64) -> bool:
    return 0 <= i < len(g.seats) and i != performer


def _check_rogue_turn(g: Tiny, steps: list[AnyStep], kinds: list[str]) -> None:
    """The turn of the rogue galaxy."""
    if "rogue-dice" not in kinds:
        raise bad("agenda")
    at = kinds.index("rogue-dice")
    end = kinds[at + 1 :]
    if end not in ROGUE_ENDS or (end[0] == "rogue-spent") != (g.marks.extra != 0):
        raise bad("agenda")
    kinds = kinds[:at]
    if kinds == ["rogue-reroll"] and g.at_work is None:
        return
    after = _check_chains(g, steps, kinds)
    if after == 0 and kinds and kinds[0] in ("rogue-push", "rogue-tribute"):
        after = 1
        while after < len(kinds) and kinds[after] == "strike":
            after += 1
    elif after == 0 and kinds != ["follow"]:
        raise bad("agenda")
    for step in steps[:after]:
        if isinstance(step, Strike) and not 0 <= step.part < len(attack_of(g).effects):
            raise bad("agenda")
    _check_followers(g, steps[after : len(kinds)], 0 if g.at_work else 1)


def _check_chains(g: Tiny, steps: list[AnyStep], kinds: list[str]) -> int:
    """Go through what the chains still have to do; where the agenda goes on after the last."""
    chain = g.at_work
    k = 0
    while chain is not None:
        if k >= len(kinds):
            raise bad("chains")
        step = steps[k]
        if kinds[k] == "end-chain":
            if k == 0:
                raise bad("agenda")
            chain = chain.below
        elif kinds[k] not in LATER and (k or not (kinds[0] in FIRST or rule_of(step).of_planet)):
            raise bad("agenda")
        elif isinstance(step, Follow):
            fits = step.leader == chain.who and _is_other(g, step.follower, chain.who)
            if g.solo() or not step.free or not fits:
                raise bad("agenda")
        elif isinstance(step, TerraStep):
            if not _is_other(g, step.seat, chain.who):
                raise bad("agenda")
        elif step is TERRA_LAST:
            planet = chain.planet
            if planet == ids.NO_PLANET or g.planets[planet].action.question is not TERRA_LAST:
                raise bad("chains")
        k += 1
    return k
