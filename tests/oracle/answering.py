"""Answering our engine: what was recorded, and what leaves no choice or was not wanted."""

from __future__ import annotations

from typing import Final

from perihelion.race import ids
from perihelion.race.pieces.kinds import KIND_WORDS
from perihelion.race.state import Race

from .choices import Choice, Notes, Reply, candidates, cards_named, options_left
from .differences import Parted
from .records import Plain

NOTHING_WANTED: Final = {
    "settle-extra": ids.STOP,
    "produce-power": ids.STOP,
    "boost-trade-cards": ids.DONE,
    "takeover-military": ids.DONE,
}
"""Questions of ours that they do not ask, and the answer of who wants nothing of it."""

IN_ANY_ORDER: Final = ("settle-method", "develop-method", "takeover-military", "takeover-defend")
"""Questions for cards that help: not every one can be named first."""


class Answering:
    """A game of ours that is being answered, and what must be remembered about each seat."""

    def __init__(self, g: Race, notes: list[Notes]) -> None:
        self.g = g
        self.notes = notes

    def catch_up(self, choice: Choice) -> None:
        """They play lanes seat after seat: those before have nothing left to decide."""
        upto = len(self.g.seats) if choice.after_all else choice.seat
        while not (choice.after_all and choice.fits()):
            seat = self.first_in_lane(upto)
            if seat < 0:
                return
            self.answer_by_itself(seat, f"seat {choice.seat} plays")

    def first_in_lane(self, upto: int) -> int:
        """The first of so many seats that is asked something in its lane, or -1."""
        return next((seat for seat in range(upto) if self.in_lane(seat)), -1)

    def in_lane(self, seat: int) -> bool:
        """Whether the seat is asked something in its lane."""
        return self.g.waits_for(seat) and len(self.g.lanes[seat]) > 0

    def can_go_on(self, seat: int) -> bool:
        """Whether the open question is one that can be answered without them."""
        g = self.g
        if not self.in_lane(seat):
            return False
        kind = g.asking(seat).kind()
        options = options_left(g, seat, self.notes[seat])
        known = kind in NOTHING_WANTED or any(r.kind == kind for r in self.notes[seat].script)
        return known or len(options) == 1 or bool(self.produced(seat, options))

    def answer_by_itself(self, seat: int, meanwhile: str) -> None:
        """Answer a question of ours that they do not ask now: it was answered before, it leaves no
        choice, or nothing of it was wanted.
        """
        g = self.g
        kind = g.asking(seat).kind() if g.waits_for(seat) else "nothing"
        if self.from_script(seat):
            return
        options = options_left(g, seat, self.notes[seat])
        if g.lanes[seat] and len(options) == 1:
            self.answer(seat, options)
        elif kind == "settle-method" and ids.CONQUER in options and self.notes[seat].idle:
            self.answer(seat, [ids.CONQUER])  # they no longer offer the mercenaries
        elif kind == "windfall" and self.produced(seat, options):
            self.answer(seat, self.produced(seat, options)[:1])
        elif g.lanes[seat] and kind in NOTHING_WANTED:
            if kind == "settle-extra":
                self.turn_down(seat)
            self.answer(seat, [NOTHING_WANTED[kind]])
        else:
            raise Parted(f"{meanwhile}, and we ask seat {seat} {kind}")

    def turn_down(self, seat: int) -> None:
        """The seat wants no further power of Settle: what we offer must have been offered."""

    def produced(self, seat: int, worlds: list[int]) -> list[int]:
        """The worlds on which they are about to produce, first those whose own power cannot: they
        have taken their powers in an order that left no choice.
        """
        return []

    def give(self, seat: int, replies: list[Reply]) -> None:
        """Give the answers that our engine asks for now; the others wait."""
        script = self.notes[seat].script
        script[:0] = replies
        while self.g.waits_for(seat) and self.from_script(seat):
            pass

    def from_script(self, seat: int) -> bool:
        """Answer the open question as it was answered before; whether it was."""
        g = self.g
        kind = g.asking(seat).kind() if g.waits_for(seat) else ""
        script = self.notes[seat].script
        reply = next((reply for reply in script if reply.kind == kind), None)
        if reply is None:
            return False
        taken = reply.cards
        if kind == "settle-mercenaries":
            taken = reply.cards[: self.share(seat, len(reply.cards))]
            reply.cards = reply.cards[len(taken) :]
        if kind != "settle-mercenaries" or not reply.cards:
            script.remove(reply)
        among = candidates(g, seat)
        if kind in IN_ANY_ORDER:
            among = [int(c) for c in g.seats[seat].snapshot]
        picks = [*reply.ids, *cards_named(g, seat, taken, among)]
        self.answer(seat, [*picks, reply.closing] if reply.closing >= 0 else picks)
        return True

    def share(self, seat: int, count: int) -> int:
        """How many of the cards spent on mercenaries go to those asked about now."""
        g = self.g
        later = sum(step.kind() == "settle-mercenaries" for step in g.lanes[seat]) - 1
        most = int(g.asking(seat).most(g, seat))
        return max(1, min(most, count - later))

    def answer(self, seat: int, answers: list[int]) -> None:
        self.g.answer_all(seat, answers)

    def name_final_kind(self, final: Plain) -> None:
        """Before the points are counted, who owns a world of any kind names one."""
        for seat, score in enumerate(final["scores"]):
            if self.g.waits_for(seat) and self.g.asking(seat).kind() == "final-kind":
                self.answer(seat, [ids.KIND + KIND_WORDS.index(score["oort_kind"])])
