"""Actions that lead on to other actions: each at most once in a chain [tiny.planet.chain]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.step import AnyStep
from perihelion.tiny import ids
from perihelion.tiny.phases.faces import face_hurdle, perform
from perihelion.tiny.phases.following import followers
from perihelion.tiny.phases.moves import lose, take, tell
from perihelion.tiny.phases.moving import Move, can_move
from perihelion.tiny.phases.rule import STEPS, is_die, no, skipped
from perihelion.tiny.phases.using import (
    PlanetQuestion,
    is_at_work,
    planet_hurdle,
    planet_of,
    use_planet,
)
from perihelion.tiny.pieces.chain import Chain
from perihelion.tiny.power import Action, Sentence
from perihelion.tiny.state import Tiny


class RowAction(Action):
    """Perform the action of a planet of the row; no ship is needed there
    [tiny.planet.umbra-forum].
    """

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        for p in g.row:
            if p != ids.NO_PLANET and not planet_hurdle(g, chain, p):
                return ""
        return "NO_TARGET"

    def question(self) -> AnyStep:
        return PICK_ROW_ACTION

    def options(self, g: Tiny, chain: Chain) -> list[i64]:
        out: list[i64] = []
        for p in g.row:
            if p != ids.NO_PLANET and not planet_hurdle(g, chain, p):
                out.append(ids.PLANET + p)
        return out

    def why_not(self, g: Tiny, chain: Chain, answer: i64) -> Refusal | None:
        p = planet_of(answer)
        if p == ids.NO_PLANET:
            return None
        return no(planet_hurdle(g, chain, p) if p in g.row else "PLANET_NOT_IN_ROW")

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        use_planet(g, chain, answer - ids.PLANET)

    def sentence(self) -> Sentence:
        return Sentence("row-action", {})


class Borrow(Action):
    """Pay 1 to an opponent and perform the action of one of their colonies; they cannot refuse, and
    its costs and limits are the performer's [tiny.planet.sargus-36, tiny.planet.walsfeo].
    """

    def __init__(self, resource: i64) -> None:
        self.resource: Final[i64] = resource

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        if g.stock(chain.who, self.resource) < 1:
            return "NOT_ENOUGH_ENERGY" if self.resource == ids.ENERGY else "NOT_ENOUGH_CULTURE"
        for k in range(len(g.seats)):
            if k != chain.who:
                for p in g.seats[k].colonies:
                    if not self.code(g, chain, k, p):
                        return ""
        return "NO_TARGET"

    def question(self) -> AnyStep:
        return PICK_BORROW

    def options(self, g: Tiny, chain: Chain) -> list[i64]:
        out: list[i64] = []
        for k in g.others(chain.who):
            for p in g.seats[k].colonies:
                if not self.code(g, chain, k, p):
                    out.append(ids.PLANET + p)
        return out

    def code(self, g: Tiny, chain: Chain, owner: i64, p: i64) -> str:
        """What keeps the performer from a colony once its owner has been paid."""
        me = g.seats[chain.who]
        theirs = g.seats[owner]
        my_energy = me.energy
        my_culture = me.culture
        their_energy = theirs.energy
        their_culture = theirs.culture
        lose(g, chain.who, self.resource, 1)
        if g.stock(owner, self.resource) < g.cap(owner):
            if self.resource == ids.ENERGY:
                theirs.energy += 1
            else:
                theirs.culture += 1
        code = planet_hurdle(g, chain, p)
        me.energy = my_energy
        me.culture = my_culture
        theirs.energy = their_energy
        theirs.culture = their_culture
        return code

    def why_not(self, g: Tiny, chain: Chain, answer: i64) -> Refusal | None:
        p = planet_of(answer)
        if p == ids.NO_PLANET:
            return None
        if p in g.seats[chain.who].colonies:
            return no("NOT_AN_OPPONENT")
        for k in g.others(chain.who):
            if p in g.seats[k].colonies:
                return no(self.code(g, chain, k, p))
        return no("NOT_THEIR_COLONY")

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        p = answer - ids.PLANET
        for k in g.others(chain.who):
            if p in g.seats[k].colonies:
                take(g, k, chain.who, self.resource, 1)
        use_planet(g, chain, p)

    def sentence(self) -> Sentence:
        return Sentence("borrow", {"resource": ids.FACE_WORDS[self.resource]})


def earlier_dice(g: Tiny) -> list[i64]:
    """The dice activated in this turn before the one that is being resolved or followed, which is
    the last in the bay.
    """
    return g.bay[: len(g.bay) - 1] if g.marks.busy else g.bay


class Repeat(Action):
    """Perform once more the face of a die activated earlier in this turn, the active player's or
    the rogue's [tiny.planet.piedes].
    """

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        return "" if self.options(g, chain) else "NO_EARLIER_DIE"

    def question(self) -> AnyStep:
        return PICK_DIE_TO_REPEAT

    def options(self, g: Tiny, chain: Chain) -> list[i64]:
        out: list[i64] = []
        for die in earlier_dice(g):
            if not face_hurdle(g, chain, g.faces[die]):
                out.append(ids.DIE + die)
        return out

    def why_not(self, g: Tiny, chain: Chain, answer: i64) -> Refusal | None:
        if not is_die(answer):
            return None
        die = answer - ids.DIE
        if die not in earlier_dice(g):
            return no("DIE_NOT_ACTIVATED" if die < len(g.faces) else "UNKNOWN_DIE")
        return no(face_hurdle(g, chain, g.faces[die]))

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        perform(g, g.faces[answer - ids.DIE])

    def sentence(self) -> Sentence:
        return Sentence("repeat", {})


class Wild(Action):
    """Perform any of the six faces; then the others may follow that for free, before the chain goes
    on [tiny.planet.zavodnick].
    """

    def question(self) -> AnyStep:
        return PICK_WILD

    def options(self, g: Tiny, chain: Chain) -> list[i64]:
        out: list[i64] = []
        for face in range(ids.FACES):
            if not face_hurdle(g, chain, face):
                out.append(ids.FACE + face)
        return out

    def why_not(self, g: Tiny, chain: Chain, answer: i64) -> Refusal | None:
        face = answer - ids.FACE
        return no(face_hurdle(g, chain, face)) if 0 <= face < ids.FACES else None

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        face = answer - ids.FACE
        if g.log is not None:
            tell(g, "wild", chain.who, {"action": ids.FACE_WORDS[face]})
        g.then(followers(g, chain.who, face, True))
        perform(g, face)

    def sentence(self) -> Sentence:
        return Sentence("wild", {})


class TwoMoves(Action):
    """Two MOVE actions, one after another, with two different ships; the first not with the ship
    that has just moved [tiny.planet.nagato].
    """

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        return "" if can_move(g, chain.who, chain.moved) else "NO_TARGET"

    def question(self) -> AnyStep:
        return NAGATO_FIRST

    def begin(self, g: Tiny, chain: Chain) -> None:
        g.then([NAGATO_FIRST, NAGATO_SECOND])

    def sentence(self) -> Sentence:
        return Sentence("two-moves", {})


class NagatoFirst(Move):
    """The first of the two moves is compulsory [tiny.planet.nagato]."""

    def word(self) -> str:
        return "nagato-first"

    def barred_ship(self, g: Tiny) -> i64:
        return g.chain().moved

    def stands(self, g: Tiny, i: i64) -> bool:
        return is_at_work(g, self)

    def carry_out(self, g: Tiny, i: i64, answer: i64) -> None:
        super().carry_out(g, i, answer)
        g.chain().first = g.chain().moved


class NagatoSecond(Move):
    """The second may be left out [tiny.planet.nagato]."""

    def word(self) -> str:
        return "nagato-second"

    def begin(self, g: Tiny, i: i64) -> None:
        if can_move(g, i, g.chain().first):
            g.ask(i)
        else:
            skipped(g, i, "nagato-second", "NO_TARGET")

    def barred_ship(self, g: Tiny) -> i64:
        return g.chain().first

    def options(self, g: Tiny, i: i64) -> list[i64]:
        out = super().options(g, i)
        out.append(ids.STOP)
        return out

    def ascending(self) -> bool:
        return False

    def carry_out(self, g: Tiny, i: i64, answer: i64) -> None:
        if answer != ids.STOP:
            super().carry_out(g, i, answer)

    def concerns(self, answer: i64) -> bool:
        return answer == ids.STOP or super().concerns(answer)


PICK_ROW_ACTION: Final[PlanetQuestion] = STEPS.know(PlanetQuestion("pick-row-action"))
PICK_BORROW: Final[PlanetQuestion] = STEPS.know(PlanetQuestion("pick-borrow"))
PICK_DIE_TO_REPEAT: Final[PlanetQuestion] = STEPS.know(PlanetQuestion("pick-die-to-repeat"))
PICK_WILD: Final[PlanetQuestion] = STEPS.know(PlanetQuestion("pick-wild"))
NAGATO_FIRST: Final[NagatoFirst] = STEPS.know(NagatoFirst())
NAGATO_SECOND: Final[NagatoSecond] = STEPS.know(NagatoSecond())
