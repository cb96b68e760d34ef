"""Actions that lead on to other actions: each at most once in a chain [tiny.planet.chain]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tiny import ids
from perihelion.tiny.phases.faces import face_hurdle, perform
from perihelion.tiny.phases.following import followers
from perihelion.tiny.phases.moves import add, lose, take, tell
from perihelion.tiny.phases.moving import Move, can_move
from perihelion.tiny.phases.rule import DICE, PLANETS, STEPS, family, lacking
from perihelion.tiny.phases.using import asks, planet_hurdle, use_planet
from perihelion.tiny.pieces.chain import Chain
from perihelion.tiny.power import Action, Sentence
from perihelion.tiny.powers.others import OfRow
from perihelion.tiny.state import Tiny


class RowAction(OfRow):
    """Perform the action of a planet of the row; no ship is needed there
    [tiny.planet.umbra-forum].
    """

    def __init__(self) -> None:
        super().__init__(Sentence("row-action", {}), PICK_ROW_ACTION)

    def bar(self, g: Tiny, chain: Chain, p: i64) -> str:
        return planet_hurdle(g, chain, p)

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        use_planet(g, chain, answer - ids.PLANET)


class Borrow(Action):
    """Pay 1 to an opponent and perform the action of one of their colonies; they cannot refuse, and
    its costs and limits are the performer's [tiny.planet.sargus-36, tiny.planet.walsfeo].
    """

    def __init__(self, resource: i64) -> None:
        super().__init__(Sentence("borrow", {"resource": ids.FACE_WORDS[resource]}), PICK_BORROW)
        self.resource: Final[i64] = resource

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        if g.stock(chain.who, self.resource) < 1:
            return lacking(self.resource)
        return "" if self.is_possible(g, chain) else "NO_TARGET"

    def named(self, g: Tiny, chain: Chain) -> list[i64]:
        out: list[i64] = []
        for k in g.others(chain.who):
            for p in g.seats[k].colonies:
                out.append(ids.PLANET + p)
        return out

    def code(self, g: Tiny, chain: Chain, answer: i64) -> str:
        p = answer - ids.PLANET
        owner = g.owner(p)
        if owner == ids.NO_SEAT:
            return "NOT_THEIR_COLONY"
        return "NOT_AN_OPPONENT" if owner == chain.who else self.bar(g, chain, owner, p)

    def is_possible(self, g: Tiny, chain: Chain) -> bool:
        for owner, seat in enumerate(g.seats):
            if owner != chain.who:
                for p in seat.colonies:
                    if not self.bar(g, chain, owner, p):
                        return True
        return False

    def bar(self, g: Tiny, chain: Chain, owner: i64, p: i64) -> str:
        """What keeps the performer from a colony once its owner has been paid."""
        paid = lose(g, chain.who, self.resource, 1)
        got = add(g, owner, self.resource, 1)
        code = planet_hurdle(g, chain, p)
        lose(g, owner, self.resource, got)
        add(g, chain.who, self.resource, paid)
        return code

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        p = answer - ids.PLANET
        take(g, g.owner(p), chain.who, self.resource, 1)
        use_planet(g, chain, p)


class Repeat(Action):
    """Perform once more the face of a die activated earlier in this turn, the active player's or
    the rogue's [tiny.planet.piedes].
    """

    def __init__(self) -> None:
        super().__init__(Sentence("repeat", {}), PICK_DIE_TO_REPEAT)

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        return "" if self.is_possible(g, chain) else "NO_EARLIER_DIE"

    def named(self, g: Tiny, chain: Chain) -> list[i64]:
        return g.bay

    def code(self, g: Tiny, chain: Chain, answer: i64) -> str:
        """The die that is being resolved or followed, the last in the bay, is no earlier one."""
        die = answer - ids.DIE
        if die >= len(g.faces):
            return "UNKNOWN_DIE"
        if die not in g.bay or (g.marks.busy and die == g.bay[len(g.bay) - 1]):
            return "DIE_NOT_ACTIVATED"
        return face_hurdle(g, chain, g.faces[die])

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        perform(g, g.faces[answer - ids.DIE])


class Wild(Action):
    """Perform any of the six faces; then the others may follow that for free, before the chain goes
    on [tiny.planet.zavodnick].
    """

    def __init__(self) -> None:
        super().__init__(Sentence("wild", {}), PICK_WILD)

    def named(self, g: Tiny, chain: Chain) -> list[i64]:
        return PICK_WILD.named

    def code(self, g: Tiny, chain: Chain, answer: i64) -> str:
        return face_hurdle(g, chain, answer - ids.FACE)

    def carry_out(self, g: Tiny, chain: Chain, answer: i64) -> None:
        face = answer - ids.FACE
        if g.log is not None:
            tell(g, "wild", chain.who, {"action": ids.FACE_WORDS[face]})
        g.then(followers(g, chain.who, face, True))
        perform(g, face)


class TwoMoves(Action):
    """Two MOVE actions, one after another, with two different ships; the first not with the ship
    that has just moved [tiny.planet.nagato].
    """

    def __init__(self) -> None:
        super().__init__(Sentence("two-moves", {}), NAGATO_FIRST)

    def hurdle(self, g: Tiny, chain: Chain) -> str:
        return "" if can_move(g, chain.who, chain.moved) else "NO_TARGET"

    def begin(self, g: Tiny, chain: Chain) -> None:
        g.then([NAGATO_FIRST, NAGATO_SECOND])


class NagatoFirst(Move):
    """The first of the two moves is compulsory [tiny.planet.nagato]."""

    of_planet = True

    def barred_ship(self, g: Tiny) -> i64:
        return g.chain().moved

    def carry_out(self, g: Tiny, i: i64, answer: i64) -> None:
        super().carry_out(g, i, answer)
        g.chain().first = g.chain().moved


class NagatoSecond(Move):
    """The second may be left out [tiny.planet.nagato]."""

    is_sorted = False

    def begin(self, g: Tiny, i: i64) -> None:
        self.ask_unless(g, i, "" if can_move(g, i, g.chain().first) else "NO_TARGET")

    def barred_ship(self, g: Tiny) -> i64:
        return g.chain().first

    def options(self, g: Tiny, i: i64) -> list[i64]:
        return [*super().options(g, i), ids.STOP]

    def carry_out(self, g: Tiny, i: i64, answer: i64) -> None:
        if answer != ids.STOP:
            super().carry_out(g, i, answer)

    def concerns(self, answer: i64) -> bool:
        return answer == ids.STOP or super().concerns(answer)


PICK_ROW_ACTION: Final = asks("pick-row-action", PLANETS)
PICK_BORROW: Final = asks("pick-borrow", PLANETS)
PICK_DIE_TO_REPEAT: Final = asks("pick-die-to-repeat", DICE)
PICK_WILD: Final = asks("pick-wild", family(ids.FACE, ids.FACES))
NAGATO_FIRST: Final[NagatoFirst] = STEPS.know(NagatoFirst(), "nagato-first")
NAGATO_SECOND: Final[NagatoSecond] = STEPS.know(NagatoSecond(), "nagato-second")
