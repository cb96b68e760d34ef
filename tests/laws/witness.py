"""What a law must know about a game that it cannot learn from the function it judges.

A law never uses the function it judges: where the pieces are, what a seat may know, how hidden
things could lie otherwise are told here again, by hand, for each game.
"""

from __future__ import annotations

import hashlib
import random
from abc import ABC, abstractmethod
from functools import cached_property
from typing import Any

import perihelion
from perihelion import Table


class Witness(ABC):
    """One game's testimony."""

    name: str

    @cached_property
    def set_ups(self) -> list[tuple[int, dict[str, object]]]:
        """Every number of players with every variant that it may be played in."""
        game = perihelion.game(self.name)
        out: list[tuple[int, dict[str, object]]] = []
        for options in game.variants():
            for players in game.players():
                try:
                    perihelion.new_game(self.name, players, 0, options)
                except perihelion.BadSetup:
                    continue
                out.append((players, options))
        return out

    def set_up(self, k: int) -> tuple[int, dict[str, object]]:
        """One of them, for any number; every other time each question is put, forced or not."""
        players, options = self.set_ups[k // 2 % len(self.set_ups)]
        return players, {**options, "automatic": k % 2 == 0}

    def moments(self) -> int:
        """How many moments are arranged, such as chance seldom leads to."""
        return 0

    def moment(self, k: int, automatic: bool, seed: int, log: bool) -> Table:
        """One of them."""
        raise NotImplementedError

    def begin(self, set_up: int, seed: int, log: bool = False) -> Table:
        """A new game, or now and then an arranged moment."""
        if set_up % 8 >= 6 and self.moments():
            return self.moment(set_up // 8 % self.moments(), set_up % 2 == 0, seed, log)
        players, options = self.set_up(set_up)
        return perihelion.new_game(self.name, players, luck_of(seed), options, log=log)

    @abstractmethod
    def pieces(self, g: Table) -> list[Any]:
        """Every piece that lies anywhere on the table."""

    @abstractmethod
    def cards(self, g: Table) -> list[Any]:
        """The pieces of which each is there exactly once, however a position was arranged."""

    @abstractmethod
    def inventory(self, g: Table) -> list[Any]:
        """Every piece there is."""

    @abstractmethod
    def redealt(self, g: Table, who: int, r: random.Random) -> Table:
        """The same game with everything that `who` must not know made different."""

    @abstractmethod
    def with_other_hands(self, g: Table, who: int, r: random.Random) -> Table:
        """The same game with only that made different which the others hold in secret, so that
        whatever is drawn next stays the same.
        """

    @abstractmethod
    def secret_questions(self) -> set[str]:
        """Kinds of questions of whose answers the others learn at most how many cards they name."""

    def alike(self, one: Table, two: Table, seat: int, picks: list[int]) -> list[int]:
        """The answer to a secret question of the second game that looks like this one of the
        first.
        """
        mine, theirs = one.options(seat), two.options(seat)
        if len(picks) > 1 or len(mine) != len(theirs):
            return picks
        return [theirs[mine.index(picks[0])]]

    def came_to_light(self, one: Table, two: Table, who: int) -> bool:
        """Whether `who` has been shown something in which the two games differ, as where a tile is
        uncovered by what lay on it being played.
        """
        return False

    @abstractmethod
    def names_known_to(self, g: Table, who: int) -> set[str]:
        """The names of hidden-and-shown things that `who` may know now."""

    @abstractmethod
    def names(self, g: Table) -> set[str]:
        """The names of all things that can be hidden."""

    @abstractmethod
    def open_events(self) -> set[str]:
        """Kinds of events that name something for all to see which then is hidden again."""

    @abstractmethod
    def hidden(self, g: Table, who: int) -> list[Any]:
        """What lies where `who` cannot see it, in a fixed order of places."""

    def hides_little(self, g: Table) -> bool:
        """Whether so little is hidden that chance may deal it alike every time."""
        return False

    def may_be_lost(self, g: Table) -> bool:
        """Whether nobody wins where the game itself does."""
        return False

    @abstractmethod
    def answer_ids(self, g: Table) -> range:
        """All answers of the game."""


def luck_of(seed: int) -> int | str:
    """What to deal from: every fourth game is dealt with secret dice."""
    return seed if seed % 4 else hashlib.sha256(str(seed).encode()).hexdigest()


def wander(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int, log: bool = False
) -> Table:
    """Play `stop` random answers, each seat answering when it likes, with one thing or with a whole
    set, at times taking its answer back and at times replacing what it has sealed.
    """
    g = witness.begin(set_up, seed, log)
    r = random.Random(luck)
    instead: dict[int, list[int]] = {}  # what a seat could also have answered
    for _ in range(stop):
        if g.over:
            break
        sealed = [seat for seat in instead if g.may_answer_again(seat)]
        if sealed and r.random() < 0.3:
            say(g, sealed[0], instead.pop(sealed[0]), r)
            continue
        seat = r.choice(g.waiting())
        if not g.asking(seat).picked(g, seat) and r.random() < 0.3:
            if not g.given[seat]:  # what is sealed in parts is replaced from the first part on
                instead[seat] = whole_answer(g, seat, r)
            say(g, seat, whole_answer(g, seat, r), r)
        else:
            instead.pop(seat, None)
            g.answer(seat, r.choice(g.options(seat)))
        if r.random() < 0.05 and not g.over:
            try:
                g.undo(seat)
            except perihelion.CannotUndo:
                continue
    return g


def say(g: Table, seat: int, picks: list[int], r: random.Random) -> None:
    """Give a whole answer at once, in any order where its order does not matter."""
    ordered = g.asking(seat).in_sequence()
    g.answer_all(seat, picks if ordered else r.sample(picks, len(picks)))


def whole_answer(g: Table, seat: int, r: random.Random) -> list[int]:
    """All the picks by which `seat` might answer its question."""
    tried, picks = g.copy(), list[int]()
    tried.automatic = False
    while not picks or (seat in tried.waiting() and tried.asking(seat).picked(tried, seat)):
        picks.append(r.choice(tried.options(seat)))
        tried.answer(seat, picks[-1])
    return picks


def play_on(g: Table, r: random.Random) -> None:
    """Play to the end by chance; no game takes so many answers."""
    for _ in range(20_000):
        if g.over:
            break
        seat = r.choice(g.waiting())
        g.answer(seat, r.choice(g.options(seat)))
