"""Games that a network plays against itself, many side by side, and what it can learn from them.

At each question the network judges the position after every answer, and one of the better answers
is given. What is learned from is the position after that answer, as the seat sees it: its chances
should be what they turn out to be later on, as judged at the seat's next answers and, at the end,
by the result [TD(lambda)].
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from perihelion.bots.features import Features
from perihelion.bots.lookahead import Fan, Sheet, judge, result, seats_of, sheet_for
from perihelion.bots.network import Floats, Network, Rows
from perihelion.games import new_game
from perihelion.tabletop.dice import dice
from perihelion.tabletop.table import Table

Variant = tuple[int, dict[str, object], float]
"""Players, options, and how often this variant is played."""


class Lessons:
    """Positions, the number of their seats, and the chances they turned out to have."""

    def __init__(self, rows: Rows, playing: NDArray[np.int64], targets: Floats) -> None:
        self.rows: Final = rows
        self.playing: Final = playing
        self.targets: Final = targets


class Habits:
    """How games are played for learning: with what curiosity, and how far results reach back."""

    def __init__(
        self,
        warmth: float = 0.003,
        whims: float = 0.01,
        reach: float = 0.95,
        tries: int = 2,
        margin: float = 0.1,
        longest: int = 4000,
    ) -> None:
        self.warmth: Final = warmth  # the softness of choosing, in chances to win
        self.whims: Final = whims  # the share of answers given at random
        self.reach: Final = reach  # lambda, per answer
        self.tries: Final = tries  # guesses for an answer that depends on chance
        self.margin: Final = margin  # how much a point of the score counts in the result
        self.longest: Final = longest  # answers after which a game is given up


class Running:
    """A game in progress, with the rows that each seat has left behind."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.left: Final[list[list[Rows]]] = [[] for _ in table.order]
        self.answers = 0


class SelfPlay:
    """Games side by side; each that ends gives its lessons and makes room for another."""

    def __init__(
        self,
        game: str,
        features: Features,
        variants: Sequence[Variant],
        seed: int,
        habits: Habits,
        side_by_side: int = 48,
    ) -> None:
        self.game: Final = game
        self.features: Final = features
        self.variants: Final = list(variants)
        self.habits: Final = habits
        self.luck: Final = np.random.default_rng(seed)
        self.guesses: Final = dice(seed)
        self.running: Final = [self._deal() for _ in range(side_by_side)]
        self.sheet: Final = sheet_for(features, self.running[0].table)
        self.played = 0
        self.given_up = 0
        self.rounds = 0
        self.points = 0.0

    def _deal(self) -> Running:
        weights = np.array([often for _, _, often in self.variants])
        k = int(self.luck.choice(len(self.variants), p=weights / weights.sum()))
        players, options, _ = self.variants[k]
        return Running(new_game(self.game, players, int(self.luck.integers(2**31)), options))

    def learn(self, network: Network, least: int) -> Lessons:
        """Play until finished games have left at least this many lessons."""
        rows: list[Rows] = []
        playing: list[int] = []
        targets: list[Floats] = []
        while len(rows) < least:
            self._step(network)
            for k, one in enumerate(self.running):
                if one.table.over or one.answers > self.habits.longest:
                    if one.table.over:
                        self._finish(network, one, rows, playing, targets)
                    else:
                        self.given_up += 1
                    self.running[k] = self._deal()
        return Lessons(np.stack(rows), np.array(playing, np.int64), np.stack(targets))

    def _step(self, network: Network) -> None:
        """Give one answer in every game."""
        fans: list[tuple[Running, Fan]] = []
        for one in self.running:
            g = one.table
            seat = g.next_seat()
            while seat >= 0 and len(g.legal_for(seat)) == 1:
                g.accept(seat, g.legal_for(seat)[0])
                seat = g.next_seat()
            if seat >= 0:
                view = g.seen_by(seat)
                fans.append((one, Fan(self.sheet, view, seat, self.guesses, self.habits.tries)))
        if not fans:
            return
        chances = judge(network, self.sheet)
        seen = self.sheet.rows
        for one, fan in fans:
            k = self._choose(fan.values(chances))
            at = fan.rows[k][0]
            one.table.accept(fan.seat, fan.options[k])
            one.answers += 1
            if k not in fan.chancy:
                one.left[fan.seat].append(seen[at].copy())
            elif not one.table.over:
                one.left[fan.seat].append(self._row(one.table, fan.seat))
        del seen
        self.sheet.clear()

    def _row(self, g: Table, seat: int) -> Rows:
        """What the seat really sees, where it could only guess what would come."""
        alone = Sheet(self.features, self.sheet.width, 1)
        alone.add(g, seat)
        row: Rows = alone.rows[0]
        return row

    def _choose(self, values: Floats) -> int:
        """One of the better answers: with this noise added, the best is any of them with a
        likelihood that falls off exponentially as it is worse (Gumbel).
        """
        if self.luck.random() < self.habits.whims:
            return int(self.luck.integers(len(values)))
        noise = -np.log(-np.log(self.luck.random(len(values))))
        return int((values + self.habits.warmth * noise).argmax())

    def _finish(
        self,
        network: Network,
        one: Running,
        rows: list[Rows],
        playing: list[int],
        targets: list[Floats],
    ) -> None:
        """Work out, from the end back to the beginning, what the positions were worth."""
        g = one.table
        self.played += 1
        self.rounds += g.round()
        self.points += max(g.scores())
        n = seats_of(g)
        for seat, left in enumerate(one.left):
            if not left:
                continue
            stacked = np.stack(left)
            told = network.chances(stacked, np.full(len(left), n, np.int64))
            later = outcome(g, seat, self.habits.margin)
            whole = np.zeros((len(left), network.seats), np.float32)
            for t in range(len(left) - 1, -1, -1):
                whole[t, :n] = later
                later = (1 - self.habits.reach) * told[t, :n] + self.habits.reach * later
            rows.extend(left)
            playing.extend([n] * len(left))
            targets.extend(whole)


def outcome(g: Table, seat: int, margin: float) -> Floats:
    """What is learned from the end: half of it who has won, half of it by how much. Without the
    second half a seat that is far behind would learn nothing more.
    """
    won = result(g, seat)
    scores = g.scores()
    if len(scores) == 1:
        return won
    n = len(scores)
    points = np.array([scores[(seat + k) % n] for k in range(n)], np.float32) * margin
    close = np.exp(points - points.max())
    mixed: Floats = ((won + close / close.sum()) / 2).astype(np.float32)
    return mixed
