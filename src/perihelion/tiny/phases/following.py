"""Following: the others repeat the action of a die for culture."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tabletop.step import AnyStep
from perihelion.tabletop.steps import Read, wholes
from perihelion.tiny import ids
from perihelion.tiny.phases.colony import colony_hurdle
from perihelion.tiny.phases.faces import perform, simple_hurdle
from perihelion.tiny.phases.moves import book_follow, produce, suppose_paid, take_back
from perihelion.tiny.phases.rule import STEPS, Rule
from perihelion.tiny.pieces.chain import Chain
from perihelion.tiny.state import Tiny


def follow_code(g: Tiny, i: i64, leader: i64, face: i64, price: i64) -> str:
    """Why somebody is not asked: they cannot pay, or after paying they could do nothing with it,
    not even gather [tiny.follow.executable, tiny.follow.cost, tiny.solo.follow.cost].
    """
    seat = g.seats[i]
    if seat.culture < price:
        return "NOT_ENOUGH_CULTURE"
    if face == ids.COLONY:
        chain = Chain(i, leader=leader, price=price)
        before = suppose_paid(g, chain)
        idle = colony_hurdle(g, i, chain) != ""
        take_back(g, chain, before)
    elif face == ids.ENERGY:
        idle = produce(g, i, ids.ENERGY) == 0 or seat.energy >= g.cap(i)
    elif face == ids.CULTURE:
        idle = produce(g, i, ids.CULTURE) == 0 or seat.culture - price >= g.cap(i)
    else:
        idle = simple_hurdle(g, i, face) != ""
    return "NOTHING_TO_FOLLOW" if idle else ""


FOLLOW_OR_NOT: Final[list[i64]] = [ids.FOLLOW, ids.PASS]


class Follow(Rule):
    """One of the others decides whether to repeat the action of a face, with their own
    ships, colonies and choices, once; a follow is not followed [tiny.follow.when,
    tiny.follow.once, tiny.follow.what, tiny.follow.no_follow, tiny.follow.must_complete].
    """

    answers = FOLLOW_OR_NOT
    is_sorted = True

    def __init__(self, follower: i64, leader: i64, face: i64, free: bool) -> None:
        self.name = "free-follow" if free else "follow"
        self.follower: Final[i64] = follower
        self.leader: Final[i64] = leader
        self.face: Final[i64] = face
        self.free: Final = free

    def word(self) -> str:
        return f"{self.name} {self.follower} {self.leader} {ids.FACE_WORDS[self.face]}"

    def price(self, g: Tiny) -> i64:
        """One culture, or what Nibiru makes of it; nothing in a free round."""
        if self.free:
            return 0
        return g.marks.price

    def begin(self, g: Tiny, i: i64) -> None:
        who = self.follower
        self.ask_unless(g, who, follow_code(g, who, self.leader, self.face, self.price(g)))

    def options(self, g: Tiny, i: i64) -> list[i64]:
        return self.answers

    def facts(self, g: Tiny, i: i64) -> dict[str, object]:
        return {
            "action": ids.FACE_WORDS[self.face],
            "cost": int(self.price(g)),
            "rival": int(self.leader),
            "alone": g.solo(),
        }

    def carry_out(self, g: Tiny, i: i64, answer: i64) -> None:
        """Gathering is a whole action, paid for at once; other actions are paid for with the first
        choice, and until then the player may step back [tiny.follow.must_complete].
        """
        if g.log is not None:
            told = "followed" if answer == ids.FOLLOW else "declined"
            g.tell(told, i, {"action": ids.FACE_WORDS[self.face]})
        if answer != ids.FOLLOW:
            return
        chain = Chain(i, leader=self.leader, price=self.price(g), below=g.at_work)
        if self.face == ids.ENERGY or self.face == ids.CULTURE:
            book_follow(g, chain)
        g.at_work = chain
        g.next(END_CHAIN)
        perform(g, self.face)

    def stands(self, g: Tiny, i: i64) -> bool:
        return not follow_code(g, i, self.leader, self.face, self.price(g))


def _rounds() -> list[list[AnyStep]]:
    """Every round of followers there can be, for every number of players."""
    out: list[list[AnyStep]] = []
    for free in (False, True):
        for players in range(1, ids.SEATS + 1):
            for leader in range(ids.SEATS):
                for face in range(ids.FACES):
                    others = [(leader + k) % players for k in range(1, players)]
                    out.append([Follow(i, leader, face, free) for i in others])
    return out


_ROUNDS: Final = _rounds()
AFTER_ROGUE: Final = [Follow(0, ids.ROGUE_SEAT, face, False) for face in range(ids.FACES)]
"""Steps never change, so each is made once."""


def followers(g: Tiny, leader: i64, face: i64, free: bool) -> list[AnyStep]:
    """The others, one after another, clockwise from the left of the one followed
    [tiny.follow.order]. The rogue galaxy never follows [tiny.solo.no_rogue_follow].
    """
    n = (g.setup.players - 1) * ids.SEATS + leader
    return _ROUNDS[(n + ids.SEATS * ids.SEATS if free else n) * ids.FACES + face]


class EndChain(Rule):
    """The performer is done with this die."""

    def begin(self, g: Tiny, i: i64) -> None:
        g.at_work = g.chain().below


END_CHAIN: Final[EndChain] = STEPS.know(EndChain(), "end-chain")


def _read_follow(free: bool) -> Read:
    """A follow is written as the follower, the leader and the face."""

    def read(box: object, rest: list[str]) -> AnyStep | None:
        seats = wholes(rest[:2], [10, 10])
        if seats is None or len(rest) != 3 or rest[2] not in ids.FACE_WORDS:
            return None
        return Follow(seats[0], seats[1], ids.FACE_WORDS.index(rest[2]), free)

    return read


STEPS.reads("follow", _read_follow(False))
STEPS.reads("free-follow", _read_follow(True))
