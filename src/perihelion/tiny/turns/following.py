"""Following: the others repeat the action of a die for culture."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tabletop.step import Step
from perihelion.tiny.chain import following_chain, new_chain
from perihelion.tiny.deeds import book_follow, foresee_follow, take_back
from perihelion.tiny.ids import CULTURE, ENERGY, FACE_WORDS, FOLLOW, PASS
from perihelion.tiny.state import Tiny
from perihelion.tiny.turns.faces import face_hurdle, gains_nothing, perform
from perihelion.tiny.turns.rule import Rule, skipped


def follow_code(g: Tiny, i: i64, leader: i64, face: i64, price: i64) -> str:
    """Why somebody is not asked: he cannot pay, or after paying he could do nothing with it, not
    even gather [tiny.follow.executable, tiny.follow.cost, tiny.solo.follow.cost].
    """
    if g.seats[i].culture < price:
        return "NOT_ENOUGH_CULTURE"
    before = foresee_follow(g, i, leader, price)
    idle = gains_nothing(g, i, face) or face_hurdle(g, new_chain(i), face) != ""
    take_back(g, i, leader, before)
    return "NOTHING_TO_FOLLOW" if idle else ""


class Follow(Rule):
    """One of the others decides whether he repeats the action of a face for himself, with his own
    ships, colonies and choices, once; a follow is not followed [tiny.follow.when,
    tiny.follow.once, tiny.follow.what, tiny.follow.no_follow, tiny.follow.must_complete].
    """

    def __init__(self, follower: i64, leader: i64, face: i64, free: bool) -> None:
        self.follower: Final[i64] = follower
        self.leader: Final[i64] = leader
        self.face: Final[i64] = face
        self.free: Final = free

    def word(self) -> str:
        start = "free-follow" if self.free else "follow"
        return f"{start} {self.follower} {self.leader} {FACE_WORDS[self.face]}"

    def kind(self) -> str:
        return "free-follow" if self.free else "follow"

    def price(self, g: Tiny) -> i64:
        """One culture, or what Nibiru makes of it; nothing in a free round."""
        return 0 if self.free else g.marks.price

    def start(self, g: Tiny, i: i64) -> None:
        code = follow_code(g, self.follower, self.leader, self.face, self.price(g))
        if code:
            skipped(g, self.follower, "free-follow" if self.free else "follow", code)
        else:
            g.ask(self.follower)

    def choices(self, g: Tiny, i: i64) -> list[i64]:
        return [FOLLOW, PASS]

    def about(self, g: Tiny, i: i64) -> dict[str, object]:
        return {"action": FACE_WORDS[self.face], "cost": int(self.price(g))}

    def resolve(self, g: Tiny, i: i64, answer: i64) -> None:
        """To gather is the whole of an action, and paid for at once; other actions with the first
        choice, until which one may step back [tiny.follow.must_complete].
        """
        if g.log is not None:
            told = "followed" if answer == FOLLOW else "declined"
            g.tell(told, i, {"action": FACE_WORDS[self.face]})
        if answer != FOLLOW:
            return
        chain = following_chain(i, self.leader, self.price(g))
        if self.face == ENERGY or self.face == CULTURE:
            book_follow(g, chain)
        g.chains.append(chain)
        g.then([END_CHAIN])
        perform(g, self.face)

    def concerns(self, answer: i64) -> bool:
        return answer == FOLLOW or answer == PASS

    def stands(self, g: Tiny, i: i64) -> bool:
        return not follow_code(g, i, self.leader, self.face, self.price(g))


def followers(g: Tiny, leader: i64, face: i64, free: bool) -> list[Step]:
    """The others, one after the other, clockwise from the left of who is followed
    [tiny.follow.order]. The rogue galaxy never follows [tiny.solo.no_rogue_follow].
    """
    out: list[Step] = []
    if not g.solo():
        for i in g.others(leader):
            out.append(Follow(i, leader, face, free))
    return out


class EndChain(Rule):
    """The performer is done with this die."""

    def word(self) -> str:
        return "end-chain"

    def start(self, g: Tiny, i: i64) -> None:
        g.chains.pop()


END_CHAIN: Final[EndChain] = EndChain()
