"""The rogue galaxy's turn: its dice one at a time, and what it does at its maxima."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tabletop.bits import BIT
from perihelion.tiny import ids
from perihelion.tiny.phases import moves
from perihelion.tiny.phases.advancing import fits, has_ship
from perihelion.tiny.phases.following import AFTER_ROGUE
from perihelion.tiny.phases.rule import STEPS, Rule
from perihelion.tiny.phases.turn import END, clear_dice
from perihelion.tiny.pieces.rogues import Attack
from perihelion.tiny.state import Tiny

# -- what it can do ----------------------------------------------------------


def rogue_ship(g: Tiny) -> i64:
    """A ship on the rogue's mat, or NO_SHIP."""
    seat = g.seats[ids.ROGUE_SEAT]
    for k in range(ids.SHIPS):
        if seat.where[k] == ids.HOME:
            return k
    return ids.NO_SHIP


def free_orbit(g: Tiny) -> i64:
    """The leftmost planet without a rogue ship in orbit, or NO_PLANET [tiny.solo.move]."""
    seat = g.seats[ids.ROGUE_SEAT]
    for p in g.row:
        if p != ids.NO_PLANET and not seat.in_orbit(p):
            return p
    return ids.NO_PLANET


def attack_of(g: Tiny) -> Attack:
    """The attack of the current level alone [tiny.solo.attack.level]."""
    return g.mat().attacks[g.seats[ids.ROGUE_SEAT].level - 1]


def is_used_up(g: Tiny) -> bool:
    """Whether the attack of this level is marked once per turn and has been made
    [tiny.solo.attack.once].
    """
    level = g.seats[ids.ROGUE_SEAT].level
    return attack_of(g).once and g.marks.attacked == level


def is_possible(g: Tiny, face: i64) -> bool:
    """Whether performing a face would change anything [tiny.solo.impossible.what]. The actions of
    the rogue's colonies are never performed [tiny.solo.attack.no_colony].
    """
    if face == ids.MOVE:
        return rogue_ship(g) != ids.NO_SHIP and free_orbit(g) != ids.NO_PLANET
    if face == ids.DIPLOMACY or face == ids.ECONOMY:
        return has_ship(g, ids.ROGUE_SEAT, face)
    if face == ids.COLONY:
        return not is_used_up(g) and attack_of(g).changes(g)
    if yields(g, face, moves.produce(g, ids.ROGUE_SEAT, face)):
        return True
    other = moves.other_resource(face)  # only ships on the mat can bring it with this die
    return g.setup.mat_yields_both and yields(g, other, g.seats[ids.ROGUE_SEAT].at_home())


def yields(g: Tiny, resource: i64, ships: i64) -> bool:
    """Whether the rogue would gain anything from this many ships."""
    return ships > 0 and g.stock(ids.ROGUE_SEAT, resource) < g.mat().most


def advance_all(g: Tiny, track: i64, steps: i64) -> None:
    """All rogue ships on such tracks advance, each ship all its steps; a colonisation is completed
    before the next ship moves [tiny.solo.adv.all, tiny.solo.attack.advance].
    """
    for k in orbiting(g, track):
        if g.marks.winner == ids.NO_SEAT:
            moves.advance(g, ids.ROGUE_SEAT, k, steps)


def orbiting(g: Tiny, track: i64) -> list[i64]:
    """The rogue ships on such tracks, slot by slot from the left."""
    where = g.seats[ids.ROGUE_SEAT].where
    out: list[i64] = []
    for p in g.row:
        for k in range(ids.SHIPS):
            if where[k] == p and fits(g, ids.ROGUE_SEAT, k, track):
                out.append(k)
    return out


def nearest(g: Tiny) -> i64:
    """The rogue ship with the fewest steps left, the leftmost among equals; NO_SHIP if none is in
    orbit [tiny.planet.terra-bettia].
    """
    seat = g.seats[ids.ROGUE_SEAT]
    best: i64 = ids.NO_SHIP
    fewest: i64 = 99
    for k in orbiting(g, ids.ANY_TRACK):
        left = g.planets[seat.where[k]].length - seat.spot[k]
        if left < fewest:
            fewest = left
            best = k
    return best


# -- its turn ----------------------------------------------------------------


class RogueTurn(Rule):
    """The rogue uses as many dice as its level shows now [tiny.solo.turn.count]."""

    def begin(self, g: Tiny, i: i64) -> None:
        marks = g.marks
        marks.left = g.mat().dice[g.seats[ids.ROGUE_SEAT].level - 1]
        marks.attacked = 0
        marks.extra = 0
        marks.done = 0
        g.then([ROGUE_DICE, ROGUE_MAXIMA, END])


class RogueDice(Rule):
    """The dice are rolled one at a time; each is finished before the next
    [tiny.solo.turn.one_die].
    """

    def begin(self, g: Tiny, i: i64) -> None:
        marks = g.marks
        if marks.left == 0:
            return
        marks.left -= 1
        marks.again = False
        marks.forced = False
        g.roll_die()
        if g.log is not None:
            g.tell("rogue-rolled", ids.NO_SEAT, {"action": ids.FACE_WORDS[last_face(g)]})
        g.then([ROGUE_DIE, ROGUE_DICE])


def last_face(g: Tiny) -> i64:
    """The face of the rogue's die."""
    return g.faces[len(g.faces) - 1]


def roll_again(g: Tiny, why: str) -> None:
    """The rogue's die gets a new face."""
    g.faces[len(g.faces) - 1] = g.roll()
    if g.log is not None:
        face = ids.FACE_WORDS[last_face(g)]
        g.tell("rogue-rerolled", ids.NO_SEAT, {"action": face, "why": why})


class RogueDie(Rule):
    """A face that cannot be performed is rerolled once, then the die is discarded; before a face is
    performed the player may pay 1 energy and 1 culture for a reroll, as often as they can
    [tiny.solo.turn.step, tiny.solo.impossible.reroll, tiny.solo.impossible.discard,
    tiny.solo.impossible.paid, tiny.solo.reroll.pay, tiny.solo.reroll.again].
    """

    answers = [ids.FORCE, ids.LET]

    def begin(self, g: Tiny, i: i64) -> None:
        marks = g.marks
        while True:
            while marks.extra and marks.done & BIT[last_face(g)]:
                roll_again(g, "duplicate")  # extra actions all differ [tiny.solo.max.different]
            if is_possible(g, last_face(g)):
                break
            used_up = last_face(g) == ids.COLONY and is_used_up(g)
            if marks.again or (used_up and marks.forced):
                g.set_die(len(g.states) - 1, ids.DISCARDED)
                if g.log is not None:
                    face = ids.FACE_WORDS[last_face(g)]
                    g.tell("rogue-discarded", ids.NO_SEAT, {"action": face})
                return
            marks.again = True
            roll_again(g, "impossible")
        if can_force(g):
            g.ask(0)
        else:
            self.carry_out(g, 0, ids.LET)

    def options(self, g: Tiny, i: i64) -> list[i64]:
        return self.answers

    def facts(self, g: Tiny, i: i64) -> dict[str, object]:
        return {"action": ids.FACE_WORDS[last_face(g)]}

    def carry_out(self, g: Tiny, i: i64, answer: i64) -> None:
        if answer == ids.FORCE:
            moves.pay(g, 0, 1, 1)
            g.marks.forced = True
            roll_again(g, "forced")
            g.next(ROGUE_DIE)
            return
        face = last_face(g)
        die: i64 = len(g.faces) - 1
        g.set_die(die, ids.ACTIVATED)
        g.bay.append(die)
        g.marks.busy = True
        if g.marks.extra:
            g.marks.done |= BIT[face]
        if not g.marks.extra or g.setup.follow_extra:
            g.next(AFTER_ROGUE[face])
        act(g, face)

    def stands(self, g: Tiny, i: i64) -> bool:
        if not g.faces or g.states[len(g.states) - 1] != ids.INACTIVE or not can_force(g):
            return False
        done = g.marks.extra != 0 and g.marks.done & BIT[last_face(g)] != 0
        return not done and is_possible(g, last_face(g))


def can_force(g: Tiny) -> bool:
    """Whether the player can pay for a reroll."""
    return g.seats[0].energy >= 1 and g.seats[0].culture >= 1


def act(g: Tiny, face: i64) -> None:
    """The rogue performs a face. It never lands [tiny.solo.move.no_landing]."""
    if face == ids.MOVE:
        moves.place(g, ids.ROGUE_SEAT, rogue_ship(g), free_orbit(g), 0)
    elif face == ids.COLONY:
        attack(g)
    elif face == ids.DIPLOMACY or face == ids.ECONOMY:
        advance_all(g, face, 1)
    else:
        moves.acquire(g, ids.ROGUE_SEAT, face)
        if g.setup.mat_yields_both:
            moves.gain(
                g, ids.ROGUE_SEAT, moves.other_resource(face), g.seats[ids.ROGUE_SEAT].at_home()
            )


def attack(g: Tiny) -> None:
    """COLONY is an attack on the player: its parts in the printed order, each as far as possible. A
    player who follows it performs COLONY themselves [tiny.solo.attack.what,
    tiny.solo.attack.amount, tiny.solo.attack.follow].
    """
    level = g.seats[ids.ROGUE_SEAT].level
    if g.log is not None:
        g.tell("rogue-attack", ids.NO_SEAT, {"level": int(level)})
    g.marks.attacked = level
    g.then([Strike(k) for k in range(len(attack_of(g).effects))])


class Strike(Rule):
    """One part of the attack."""

    name = "strike"

    def __init__(self, part: i64) -> None:
        self.part: Final[i64] = part

    def word(self) -> str:
        return f"strike {self.part}"

    def begin(self, g: Tiny, i: i64) -> None:
        effect = attack_of(g).effects[self.part]
        if effect.changes(g):
            effect.strike(g)


# -- its maxima --------------------------------------------------------------


class RogueMaxima(Rule):
    """At the end of its turn both stocks are read once. Full energy: its empire rises one level and
    its energy is spent. Full culture: three extra dice, then its culture is spent. Energy comes
    first, and nothing more is set off in this turn [tiny.solo.max.check, tiny.solo.max.order,
    tiny.solo.max.again, tiny.solo.max.energy, tiny.solo.max.culture].
    """

    def begin(self, g: Tiny, i: i64) -> None:
        most = g.mat().most
        seat = g.seats[ids.ROGUE_SEAT]
        learned = seat.culture >= most
        if seat.energy >= most:
            moves.rogue_level(g)
        if learned and g.marks.winner == ids.NO_SEAT:
            clear_dice(g)
            g.marks.left = 3
            g.marks.extra = 1
            if g.log is not None:
                g.tell("rogue-extra", ids.NO_SEAT, {})
            g.then([ROGUE_DICE, ROGUE_SPENT])


class RogueSpent(Rule):
    """After the extra actions, which the player may reroll and follow like others, the rogue's
    culture is spent [tiny.solo.max.culture, tiny.solo.max.player].
    """

    def begin(self, g: Tiny, i: i64) -> None:
        g.seats[ids.ROGUE_SEAT].culture = 0
        g.marks.extra = 0
        g.marks.done = 0


ROGUE_TURN: Final[RogueTurn] = STEPS.know(RogueTurn(), "rogue-turn")
ROGUE_DICE: Final[RogueDice] = STEPS.know(RogueDice(), "rogue-dice")
ROGUE_DIE: Final[RogueDie] = STEPS.know(RogueDie(), "rogue-reroll")
ROGUE_MAXIMA: Final[RogueMaxima] = STEPS.know(RogueMaxima(), "rogue-maxima")
ROGUE_SPENT: Final[RogueSpent] = STEPS.know(RogueSpent(), "rogue-spent")
STEPS.numbered("strike", [10], Strike)
