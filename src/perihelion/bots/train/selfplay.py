"""Games that a network plays against itself and against a league, many side by side, and what it
can learn from them.

At each question that matters, the answers are played on to the end of the stage (in most games of
the round) in a world that the seat may be in, the network judges where they lead, and one of the
better answers is given; whatever else there is to answer is answered by rules of thumb. What is
learned from is how each stage begins, as every seat sees it: its chances should be what they turn
out to be, as judged when the next stages begin and, at the end, by the result [TD(lambda)].
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from perihelion.bots.commodore import Commodore, JudgedGuide
from perihelion.bots.features import Features, width_of
from perihelion.bots.network import Floats, Network, Rows
from perihelion.bots.registry import make_bot
from perihelion.bots.search import after_each, play_on
from perihelion.bots.sheet import Sheet, result, seats_of
from perihelion.games import new_game
from perihelion.tabletop.dice import dice
from perihelion.tabletop.keeping import Keeping
from perihelion.tabletop.table import Table

LEARNER: Final = 0
ELDER: Final = 1
ANCHOR: Final = 2
"""Who plays a seat: the network that learns, an earlier version of it, or `captain`, which stays as
it is for ever.
"""

DOUBLE: Final = 500.0
"""An answer that at first sight is so many points worse comes to the same as another one."""

Variant = tuple[int, dict[str, object], float]
"""Players, options, and how often this variant is played."""


@dataclass(frozen=True, eq=False)
class Lessons:
    """Positions, the number of their seats, and the chances they turned out to have."""

    rows: Rows
    playing: NDArray[np.int64]
    targets: Floats


@dataclass(frozen=True)
class Habits:
    """How games are played for learning: with what curiosity, and how far results reach back."""

    warmth: float = 0.01  # the softness of choosing, in chances to win
    whims: float = 0.02  # the share of those questions that are answered at random
    slips: float = 0.01  # and of all others
    reach: float = 0.8  # lambda, per stage
    margin: float = 0.1  # how much a point of the score counts in the result
    answers: int = 10  # that are tried at most
    steps: int = 200  # answers after which a world is judged as it is
    longest: int = 60  # rounds after which a game is given up
    league: float = 0.4  # the share of games in which others play, too
    elders: float = 0.5  # how many of these others are earlier versions
    watched: float = 0.15  # the part of a course in which the anchor plays alone
    thought: float = 1.0  # the share of questions that matter which are thought about


class Stages(JudgedGuide):
    """Plays and judges like `commodore`, stage by stage."""

    def stage(self, table: Table) -> int:
        return self.judge.stage(table)


class Running:
    """A game in progress: who plays it, and how its rounds began for each seat."""

    def __init__(self, table: Table, players: list[int]) -> None:
        self.table: Final = table
        self.players: Final = players
        self.left: Final[list[list[Rows]]] = [[] for _ in players]
        self.seen = 0  # the stage that was written down last


@dataclass(frozen=True, eq=False)
class Asked:
    """A question that matters, and the tables to which its answers lead."""

    one: Running
    seat: int
    answers: list[int]
    tables: list[Table]


@dataclass
class Tally:
    """What was played since somebody last looked."""

    played: int = 0
    given_up: int = 0
    rounds: int = 0
    points: float = 0.0
    duels: int = 0
    won: float = 0.0

    def count(self, one: Running) -> None:
        """Count a game that is over or given up. A duel is one of two players, one of them the
        anchor.
        """
        g = one.table
        if not g.over:
            self.given_up += 1
            return
        self.played += 1
        self.rounds += g.round()
        self.points += max(g.scores())
        if sorted(one.players) == [LEARNER, ANCHOR]:
            winners = g.winners()
            self.duels += 1
            self.won += (one.players.index(LEARNER) in winners) / len(winners)

    def add(self, other: Tally) -> None:
        """Count what another has counted as well."""
        for name, number in vars(other).items():
            setattr(self, name, getattr(self, name) + number)

    def told(self) -> dict[str, float]:
        """The figures by name; those of a game are means."""
        played, duels = max(self.played, 1), max(self.duels, 1)
        return {
            "given up": float(self.given_up),
            "rounds": self.rounds / played,
            "points": self.points / played,
            "duels won": self.won / duels,
        }


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
        self.variants: Final = list(variants)
        self.habits: Final = habits
        commodore = make_bot("commodore", game)
        assert isinstance(commodore, Commodore)
        self.judge: Final = commodore.guide.judge
        self.guide: Final = Stages(self.judge, commodore.guide.scale)
        self.captain: Final = make_bot("captain", game)
        self.watching = True
        self.luck: Final = np.random.default_rng(seed)
        self.guesses: Final = dice(seed)
        self.running: Final = [self._deal() for _ in range(side_by_side)]
        width = width_of(features, self.running[0].table)
        self.sheet: Final = Sheet(features, width)
        self.tally = Tally()

    def _deal(self) -> Running:
        weights = np.array([often for _, _, often in self.variants])
        k = int(self.luck.choice(len(self.variants), p=weights / weights.sum()))
        players, options, _ = self.variants[k]
        table = new_game(self.game, players, int(self.luck.integers(2**31)), options)
        return Running(table, self._seated(players))

    def _seated(self, players: int) -> list[int]:
        """Who plays: the learner alone, or the learner with some of the league; the anchor alone
        while the learner only watches.
        """
        if self.watching:
            return [ANCHOR] * players
        if self.luck.random() >= self.habits.league:
            return [LEARNER] * players
        other = ELDER if self.luck.random() < self.habits.elders else ANCHOR
        seated = [other if self.luck.random() < 0.7 else LEARNER for _ in range(players)]
        mine = int(self.luck.integers(players))
        seated[mine] = LEARNER
        if players > 1:
            seated[(mine + 1) % players] = other
        return seated

    def learn(self, network: Network, elder: Network, least: int, watching: bool) -> Lessons:
        """Play until finished games have left at least this many lessons."""
        self.watching = watching
        rows: list[Rows] = []
        playing: list[int] = []
        targets: list[Floats] = []
        while len(rows) < least:
            with Keeping():
                self._step([network, elder])
            for k, one in enumerate(self.running):
                if one.table.over or one.table.round() > self.habits.longest:
                    if one.table.over:
                        self._finish(network, one, rows, playing, targets)
                    self.tally.count(one)
                    self.running[k] = self._deal()
        return Lessons(np.stack(rows), np.array(playing, np.int64), np.stack(targets))

    def _step(self, networks: list[Network]) -> None:
        """Play every game on to its next question that matters, and answer it."""
        asked: list[list[Asked]] = [[], []]
        for one in self.running:
            question = self._next(one)
            if question is not None:
                asked[one.players[question.seat]].append(question)
        for network, those in zip(networks, asked, strict=True):
            if those:
                self._answer_by(network, those)

    def _next(self, one: Running) -> Asked | None:
        """The next question that matters; none if the game ends before."""
        g = one.table
        while not g.over and g.round() <= self.habits.longest:
            self._look(one)
            seat = int(g.next_seat())
            options = g.legal_for(seat)
            if len(options) == 1:
                g.accept(seat, options[0])
                continue
            matters = self.judge.turns_on(g, seat)
            if self.luck.random() < (self.habits.whims if matters else self.habits.slips):
                g.accept(seat, int(options[self.luck.integers(len(options))]))
            elif one.players[seat] == ANCHOR:
                g.accept(seat, self.captain.answer(g.seen_by(seat), seat))
            elif matters and self.luck.random() < self.habits.thought:
                return self._tried(one, seat)
            else:
                g.accept(seat, self.judge.answer(g.seen_by(seat).guess(self.guesses), seat))
        return None

    def _look(self, one: Running) -> None:
        """Write down how a stage begins, for every seat that plays."""
        g = one.table
        stage = self.judge.stage(g)
        if stage == one.seen:
            return
        one.seen = stage
        for seat, left in enumerate(one.left):
            self.sheet.add(g, seat)
            left.append(self.sheet.rows[0].copy())
            self.sheet.clear()

    def _tried(self, one: Running, seat: int) -> Asked:
        """Where the best answers at first sight lead by the end of the stage."""
        world = one.table.seen_by(seat).guess(self.guesses)
        answers = world.options(seat)
        if len(answers) > self.habits.answers:
            sights = self.judge.worths(world, seat)
            best = sorted(range(len(answers)), key=lambda k: -sights[k])[: self.habits.answers]
            worst = sights[best[0]] - DOUBLE
            answers = [answers[k] for k in best if sights[k] > worst]
        stage = self.judge.stage(world)
        tables = after_each(self.guide, world, seat, answers)
        for table in tables:
            play_on(self.guide, table, stage, 1, self.habits.steps)
        return Asked(one, seat, answers, tables)

    def _answer_by(self, network: Network, asked: list[Asked]) -> None:
        for question in asked:
            for table in question.tables:
                self.sheet.add(table, question.seat)
        chances = self.sheet.chances(network)[:, 0]
        self.sheet.clear()
        at = 0
        for question in asked:
            values: list[float] = []
            for table in question.tables:
                over = table.over
                values.append(float(result(table, question.seat)[0] if over else chances[at]))
                at += 1
            self._answer(question, values)

    def _answer(self, asked: Asked, values: list[float]) -> None:
        """Give one of the better answers: with this noise added, the best is any of them with a
        likelihood that falls off exponentially as it is worse (Gumbel).
        """
        noise = -np.log(-np.log(self.luck.random(len(values))))
        k = int((np.array(values) + self.habits.warmth * noise).argmax())
        asked.one.table.accept(asked.seat, asked.answers[k])

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
        n = seats_of(g)
        for seat, left in enumerate(one.left):
            if not left:
                continue
            told = network.chances(np.stack(left), np.full(len(left), n, np.int64))
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
