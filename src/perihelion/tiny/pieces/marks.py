"""What a table keeps in mind besides the pieces."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.tiny import ids


class Marks:
    """The small things that a table keeps in mind: whose turn it is, what is used up this turn."""

    def __init__(
        self,
        active: i64,
        round: i64 = 0,
        rerolls: i64 = 0,
        converted: bool = False,
        busy: bool = False,
        price: i64 = 1,
        income: i64 = 0,
        ended_by: i64 = ids.NO_SEAT,
        finished: bool = False,
        winner: i64 = ids.NO_SEAT,
        buried: i64 = 0,
        rogue: i64 = ids.NO_ROGUE,
        left: i64 = 0,
        extra: i64 = 0,
        done: i64 = 0,
        again: bool = False,
        forced: bool = False,
        attacked: i64 = 0,
    ) -> None:
        self.active: i64 = active  # the seat whose turn it is
        self.round: i64 = round
        self.rerolls: i64 = rerolls  # in this turn; the first is free
        self.converted = converted
        self.busy = busy  # a die is being resolved or followed
        self.price: i64 = price  # of following
        self.income: i64 = income  # a bit for each resource that follows bring to the active player
        self.ended_by: i64 = ended_by  # the first whose score reached 21
        self.finished = finished
        self.winner: i64 = winner  # of a solo game
        self.buried: i64 = buried  # how many cards at the bottom of the deck are known to all
        self.rogue: i64 = rogue
        self.left: i64 = left  # rogue dice still to be rolled
        self.extra: i64 = extra  # 1 while the dice are the extra ones
        self.done: i64 = done  # a bit for each face done as an extra action
        self.again = again  # the rogue's die has had its automatic reroll
        self.forced = forced  # the player has paid for a reroll of it
        self.attacked: i64 = attacked  # the level whose once-per-turn attack is used up
        self.unused: i64 = 0  # a bit for each die still to be used, see `Tiny.set_die`

    def copy(self) -> Marks:
        twin = Marks(
            self.active,
            self.round,
            self.rerolls,
            self.converted,
            self.busy,
            self.price,
            self.income,
            self.ended_by,
            self.finished,
            self.winner,
            self.buried,
            self.rogue,
            self.left,
            self.extra,
            self.done,
            self.again,
            self.forced,
            self.attacked,
        )
        twin.unused = self.unused
        return twin
