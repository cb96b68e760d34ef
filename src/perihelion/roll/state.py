"""The pieces on the table."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.box import Box
from perihelion.roll.phases.wrong_step import misplaced
from perihelion.roll.pieces.tiles import AS_GOOD, Side
from perihelion.roll.scoring import score, winners
from perihelion.roll.seat import Seat
from perihelion.roll.setup import Setup
from perihelion.tabletop.answers import Answers
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.dice import Dice
from perihelion.tabletop.table import Table


class Roll(Table):
    """A position of Roll for the Galaxy. `new_game` deals one."""

    def __init__(
        self,
        dice: Dice,
        order: list[i64],
        automatic: bool,
        setup: Setup,
        box: Box,
        seats: list[Seat],
        bag: list[i64],
        pile: list[i64],
        out: list[i64],
        supply: list[i64],
        pool: i64,
        rounds: i64,
        played: i64,
        step: i64,
        in_turn: bool,
    ) -> None:
        super().__init__(dice, order, automatic)
        self.setup = setup
        self.box = box
        self.sides: list[Side] = box.sides
        self.seats = seats
        self.bag = bag  # tiles in random order, the next one last
        self.pile = pile  # tiles abandoned in this Explore phase
        self.out = out  # tiles that are not in this game; never changes, so copies share it
        self.supply = supply  # dice that nobody owns, by colour
        self.pool: i64 = pool  # points left; below 0 once the tens are in use [roll.inv.points]
        self.rounds: i64 = rounds  # how many have begun
        self.played: i64 = played  # a bit for each phase of this round; the others show their X
        self.step: i64 = step
        self.in_turn = in_turn  # whether players act one after another in this phase

    # -- a position among positions --------------------------------------

    def game(self) -> str:
        return "roll"

    def copy(self) -> Roll:
        twin = Roll(
            self.dice.copy(),
            self.order,
            self.automatic,
            self.setup,
            self.box,
            [seat.copy() for seat in self.seats],
            self.bag[:],
            self.pile[:],
            self.out,
            self.supply[:],
            self.pool,
            self.rounds,
            self.played,
            self.step,
            self.in_turn,
        )
        self.carry(twin)
        return twin

    # -- points ----------------------------------------------------------

    def round(self) -> int:
        return int(self.rounds)

    def scores(self) -> list[int]:
        """Everyone's points if the game ended now."""
        return [score(self.sides, seat) for seat in self.seats]

    def winners(self) -> list[int]:
        return winners(self.sides, self.seats)

    # -- answers in words ------------------------------------------------

    def answers(self) -> Answers:
        return self.box.answers

    def unknown_word(self) -> str:
        """What is no answer is no request [roll.engine.refuse]."""
        return "GAME_OVER" if self.over else "BAD_REQUEST"

    def name(self, s: i64) -> str:
        """The name of a side in facts and events."""
        return self.sides[s].slug if 0 <= s < len(self.sides) else "face-down"

    # -- the players -----------------------------------------------------

    def not_asked(self, seat: i64, said: int | None) -> str:
        """Why a seat that is not asked may not say this, in the words of this game
        [roll.engine.refuse, roll.seq.when, roll.round.wait].
        """
        if seat < 0 or said is None or said not in self.box.answers.words:
            return "NO_SUCH_DECISION"
        answer: i64 = said
        code = misplaced(self.box, self.step, self.played, answer)
        if code:
            return code
        building = self.step - ids.PHASE_STEP
        if building == ids.DEVELOP or building == ids.SETTLE:
            if ids.is_worker(answer) and not self.seats[seat].stack(building):
                return "STACK_EMPTY"
        return "NOT_YOUR_TURN" if self.in_turn else "NO_SUCH_DECISION"

    # -- the round -------------------------------------------------------

    def plays(self, phase: i64) -> bool:
        """Whether this phase is played in this round [roll.comp.phase-tiles]."""
        return self.played & BIT[phase] != 0

    def ending(self) -> bool:
        """Whether an end condition has been met: the starting pool is used up, or a tableau is full
        [roll.end.pool, roll.end.tiles, roll.ship.pool.trigger].
        """
        if self.pool <= 0:
            return True
        for seat in self.seats:
            if seat.is_full(0):
                return True
        return False

    # -- credits, points, dice -------------------------------------------

    def pay_out(self, i: i64, credits: i64, why: str) -> None:
        """Credits are counted up to 10; what exceeds it is lost [roll.phase.credits,
        roll.inv.credits].
        """
        if credits <= 0:
            return
        seat = self.seats[i]
        gained = min(credits, 10 - seat.credits)
        seat.credits += gained
        if self.log is not None:
            self.tell(
                "credits", i, {"credits": int(gained), "lost": int(credits - gained), "source": why}
            )

    def give_points(self, i: i64, points: i64, why: str) -> None:
        """Points come from the pool, and when it is empty from the tens without end: nobody is
        refused any [roll.ship.pool, roll.ship.pool.tens, roll.comp.chips].
        """
        if points <= 0:
            return
        self.seats[i].chips += points
        self.pool -= points
        if self.log is not None:
            self.tell("points", i, {"points": int(points), "source": why})

    def gain(self, i: i64, s: i64) -> None:
        """Dice printed on a tile come from the supply and go where the tile says
        [roll.instant.dice, roll.setup.dice.start-tiles].
        """
        seat = self.seats[i]
        for gain in self.sides[s].gains:
            self.supply[gain.colour] -= gain.count
            if self.supply[gain.colour] < 0:
                raise AssertionError("the supply of dice has run out")
            if gain.place == AS_GOOD:
                seat.add_good(s, gain.colour)
            else:
                seat.put(gain.place, gain.colour, gain.count)
            if self.log is not None:
                facts: dict[str, object] = {
                    "card": self.name(s),
                    "count": int(gain.count),
                    "colour": ids.COLOUR_WORDS[gain.colour],
                    "place": gain.place_word,
                }
                self.tell("gained", i, facts)

    # -- the bag ---------------------------------------------------------

    def into_bag(self, tiles: list[i64]) -> None:
        """Each tile goes to a random place, so that all are equally likely to come next
        [roll.term.random].
        """
        for t in tiles:
            self.bag.insert(self.dice.below(len(self.bag) + 1), t)
        tiles.clear()

    def draw_tile(self) -> i64:
        """The next tile out of the bag; when it is empty the abandoned tiles go back into it first
        [roll.explore.bag.refill]. NOTHING if there is none at all.
        """
        if not self.bag:
            self.into_bag(self.pile)
        if not self.bag:
            return ids.NOTHING
        self.revealed += 1
        return self.bag.pop()
