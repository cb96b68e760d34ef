"""Many games that go on together, one answer at a time in each: the compiled heart of `vector`."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter, read_i64_le, write_f32_le, write_i64_le
from mypy_extensions import i64, mypyc_attr, u8

from perihelion.envs.rewarding import rewards
from perihelion.envs.row import Rows
from perihelion.envs.writer import Writer
from perihelion.tabletop.dice import Dice
from perihelion.tabletop.refusal import IllegalAnswer
from perihelion.tabletop.registry import Game
from perihelion.tabletop.table import Table

NOBODY: Final = -1

FLUSH: Final = 32
"""So many rows are composed before they are copied: they stay in the fastest memory."""


@mypyc_attr(native_class=True)
class Lockstep:
    """Games by number. What is said of them goes into buffers that lie outside: memory as bytes,
    which arrays may look at.
    """

    def __init__(
        self,
        game: Game,
        writer: Writer,
        answers: i64,
        players: i64,
        options: dict[str, object],
        numbers: list[int],
        stride: int,
        skip_forced: bool,
        reward: str,
    ) -> None:
        self.game: Final = game
        self.writer: Final = writer
        self.answers: Final[i64] = answers
        self.players: Final[i64] = players
        self.options: Final = options
        self.numbers: Final = numbers  # of each game among all, also those of other processes
        self.stride: Final = stride  # how many those are
        self.skip_forced: Final = skip_forced
        self.reward: Final = reward
        self.count: Final[i64] = len(numbers)
        self.tables: list[Table] = []
        self.seats: list[i64] = []  # who is to answer; NOBODY once a game is over
        self.last: list[i64] = []  # whose row is written: who is to answer, or who answered last
        self.seeds: list[int] = []
        self.luck = Dice(1, 2, 3, 4)
        self.rows: Final = Rows()
        self.masks: Final = Rows()
        self.small: Final = BytesWriter()
        self.nothing: Final = bytes(answers)

    def reset(self, seed: int, luck: Dice) -> None:
        """Begin all games anew: each by this seed and its own number."""
        self.luck = luck
        self.tables = []
        self.seats = []
        self.last = []
        self.seeds = []
        for number in self.numbers:
            self.seeds.append(seed + number)
            g = self.begin(seed + number)
            self.tables.append(g)
            seat = self.ask(g)
            self.seats.append(seat)
            self.last.append(seat if seat >= 0 else 0)

    def begin(self, seed: int) -> Table:
        """A new game. It keeps no record of itself."""
        g = self.game.new_game(int(self.players), seed, dict(self.options), False)
        g.origin = None
        return g

    def ask(self, g: Table) -> i64:
        """Whose answer the game waits for; a forced one is given on the way, if that is wanted."""
        seat = g.next_seat()
        if self.skip_forced:
            while seat >= 0:
                options = g.legal_for(seat)
                if len(options) != 1:
                    break
                g.accept(seat, options[0])
                seat = g.next_seat()
        return seat

    def check(self, said: bytes) -> None:
        """Refuse the answers, eight bytes each, if any of them is illegal; nothing is changed."""
        for i in range(self.count):
            seat = self.seats[i]
            if seat >= 0 and read_i64_le(said, 8 * i) not in self.tables[i].legal_for(seat):
                answer = read_i64_le(said, 8 * i)
                g = self.tables[i]
                reason = g.asking(seat).refusal(g, seat, answer)
                facts = {**reason.facts, "game": self.numbers[i], "answer": int(answer)}
                raise IllegalAnswer(reason.code, facts)

    def step(self, said: bytes) -> None:
        """Give these answers, eight bytes each. A game that was over begins anew instead."""
        self.check(said)
        seats = self.seats
        tables = self.tables
        for i in range(self.count):
            seat = seats[i]
            if seat < 0:
                self.seeds[i] += self.stride
                tables[i] = self.begin(self.seeds[i])
            else:
                self.last[i] = seat
                tables[i].accept(seat, read_i64_le(said, 8 * i))
            seat = self.ask(tables[i])
            seats[i] = seat
            if seat >= 0:
                self.last[i] = seat

    def random(self) -> bytes:
        """A legal answer to every question, by chance, eight bytes each; 0 where a game is over."""
        out = self.small
        out.truncate(0)
        for i in range(self.count):
            seat = self.seats[i]
            if seat < 0:
                write_i64_le(out, 0)
            else:
                options = self.tables[i].legal_for(seat)
                write_i64_le(out, options[self.luck.throw(len(options))])
        return out.getvalue()

    # -- what is told ----------------------------------------------------

    def tell_rows(self, into: Any, width: i64) -> None:
        """The row of each game, as the seat to answer sees it."""
        rows = self.rows
        rows.clear()
        first: i64 = 0
        for i in range(self.count):
            self.writer.write(self.tables[i], self.last[i], rows)
            if (i + 1) % FLUSH == 0 or i + 1 == self.count:
                into[first * width : (i + 1) * width] = rows.taken()
                first = i + 1

    def tell_masks(self, into: Any) -> None:
        """The legal answers of each game; none where it is over."""
        masks = self.masks
        masks.clear()
        first: i64 = 0
        for i in range(self.count):
            masks.begin(self.nothing)
            seat = self.seats[i]
            if seat >= 0:
                masks.allow(self.tables[i].legal_for(seat))
            if (i + 1) % FLUSH == 0 or i + 1 == self.count:
                into[first * self.answers : (i + 1) * self.answers] = masks.taken()
                first = i + 1

    def tell_seats(self, into: Any) -> None:
        """Who is to answer in each game, eight bytes each."""
        out = self.small
        out.truncate(0)
        for i in range(self.count):
            write_i64_le(out, self.seats[i])
        into[:] = out.getvalue()

    def tell_over(self, into: Any) -> bool:
        """Whether each game is over, a byte each; and whether any is."""
        out = self.small
        out.truncate(0)
        any_over = False
        for i in range(self.count):
            over = self.seats[i] < 0
            any_over = any_over or over
            out.append(u8(1) if over else u8(0))
        into[:] = out.getvalue()
        return any_over

    def tell_rewards(self, into: Any) -> None:
        """What each game has brought the seats just now, four bytes each as a float."""
        out = self.small
        out.truncate(0)
        for i in range(self.count):
            if self.seats[i] < 0:
                for reward in rewards(self.tables[i], self.reward):
                    write_f32_le(out, reward)
            else:
                for _ in range(self.players):
                    write_f32_le(out, 0.0)
        into[:] = out.getvalue()

    def tell_scores(self, into: Any) -> None:
        """The points of each seat where a game is over, eight bytes each; else zeros."""
        out = self.small
        out.truncate(0)
        for i in range(self.count):
            if self.seats[i] < 0:
                points = self.tables[i].scores()
                for k in range(self.players):
                    write_i64_le(out, points[k])
            else:
                for _ in range(self.players):
                    write_i64_le(out, 0)
        into[:] = out.getvalue()
