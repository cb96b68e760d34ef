"""Choosing by a network among the positions at the ends of actions, where a turn has many."""

from __future__ import annotations

import math
import time
from typing import Final

from perihelion.bots.commodore import won
from perihelion.bots.network_guide import NetworkGuide
from perihelion.bots.search import NOTHING, Limits
from perihelion.tabletop.dice import Dice
from perihelion.tabletop.keeping import Keeping
from perihelion.tabletop.table import Table

GUESSES: Final = 6
"""In how many worlds the ends of an action are looked at."""

LOST: Final = 2 * NOTHING
"""What an answer that was looked at is worth at least."""


class ActionGuide(NetworkGuide):
    """Everyone does what leads to the best position at the end of their action, as a network sees
    it.
    """

    def first_values(self, view: Table, seat: int, luck: Dice) -> list[float]:
        sums: dict[tuple[int, ...], float] = {}
        trials: dict[tuple[int, ...], int] = {}
        with Keeping():
            for _ in range(GUESSES):
                lines, tables = self.judge.leaves(view.guess(luck), seat)
                for line, value in zip(lines, self.values(tables, seat), strict=True):
                    key = tuple(line)
                    sums[key] = sums.get(key, 0.0) + value
                    trials[key] = trials.get(key, 0) + 1
        best: dict[int, float] = {}
        for key, n in trials.items():
            best[key[0]] = max(best.get(key[0], LOST), sums[key] / n)
        return [best.get(answer, 0.0) for answer in view.options(seat)]

    def play_out(
        self, tables: list[Table], stage: int, limits: Limits, break_off: float = math.inf
    ) -> None:
        stages = [stage] * len(tables)
        left = [limits.rounds] * len(tables)
        steps = limits.steps
        while steps > 0 and time.monotonic() < break_off:
            steps -= 1
            asked: list[int] = []
            for k, table in enumerate(tables):
                if table.over or left[k] <= 0:
                    continue
                now = self.stage(table)
                if now != stages[k]:
                    stages[k] = now
                    left[k] -= 1
                if left[k] > 0:
                    asked.append(k)
            if not asked:
                return
            self.act(tables, asked)

    def act(self, tables: list[Table], asked: list[int]) -> None:
        """At each of these tables the next seat does what looks best."""
        tried: list[tuple[int, int, list[int], Table]] = []
        for k in asked:
            table = tables[k]
            seat = int(table.next_seat())
            options = table.legal_for(seat)
            if len(options) == 1:
                table.accept(seat, options[0])
                continue
            lines, leaves = self.judge.leaves(table, seat)
            tried += [(k, seat, line, leaf) for line, leaf in zip(lines, leaves, strict=True)]
        chances = self.mind.chances_of([(leaf, seat) for _, seat, _, leaf in tried])
        for j, (_, seat, _, leaf) in enumerate(tried):
            if leaf.over:
                chances[j] = won(leaf, seat)
        most: dict[int, float] = {}
        chosen: dict[int, tuple[int, list[int], Table]] = {}
        for (k, seat, line, leaf), chance in zip(tried, chances, strict=True):
            if chance > most.get(k, -1.0):
                most[k] = chance
                chosen[k] = (seat, line, leaf)
        for k, (seat, line, leaf) in chosen.items():
            if not leaf.given[seat]:
                tables[k] = leaf
                continue
            for answer in line:  # dice in the hand are rolled now
                if not tables[k].waits_for(seat) or answer not in tables[k].legal_for(seat):
                    break
                tables[k].accept(seat, answer)

    def shown(self, world: Table, seat: int, answers: list[int], limits: Limits) -> list[Table]:
        lines, tables = self.judge.leaves(world, seat)
        most: dict[int, float] = {}
        best: dict[int, Table] = {}
        for line, table, value in zip(lines, tables, self.values(tables, seat), strict=True):
            if value > most.get(line[0], -1.0):
                most[line[0]] = value
                best[line[0]] = table
        return [best.get(answer, world) for answer in answers]
