"""Measure two card and dice games of OpenSpiel with the loop of `measure.py`, as JSON.

Gin rummy and backgammon are hidden-information and chance games of similar length, written in C++
and driven from Python: what a research user would otherwise run.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from importlib.metadata import version
from typing import Any

import pyspiel

GAMES = ["gin_rummy", "backgammon"]


def advance(state: Any, luck: random.Random) -> None:
    """Let chance act until a player has to decide."""
    while state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(luck.choices(actions, odds)[0])


def play(game: Any, luck: random.Random) -> int:
    """One game by random players; its decisions."""
    state = game.new_initial_state()
    count = 0
    advance(state, luck)
    while not state.is_terminal():
        state.apply_action(luck.choice(state.legal_actions()))
        count += 1
        advance(state, luck)
    return count


def middles(game: Any, luck: random.Random) -> list[Any]:
    """Positions from the middle of games."""
    found: list[Any] = []
    while len(found) < 32:
        state = game.new_initial_state()
        advance(state, luck)
        for _ in range(luck.randrange(20, 80)):
            if state.is_terminal():
                break
            state.apply_action(luck.choice(state.legal_actions()))
            advance(state, luck)
        if not state.is_terminal():
            found.append(state)
    return found


def measure(name: str, seconds: float, repeat: int) -> dict[str, float]:
    """Games, decisions and copies a second of CPU time."""
    game = pyspiel.load_game(name)
    luck = random.Random(1)
    games: list[float] = []
    decisions: list[float] = []
    copies: list[float] = []
    states = middles(game, luck)
    for _ in range(repeat):
        played = counted = copied = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds / repeat:
            counted += play(game, luck)
            played += 1
        games.append(played / spent)
        decisions.append(counted / spent)
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds / repeat:
            for state in states:
                state.clone()
            copied += len(states)
        copies.append(copied / spent)
    middle = statistics.median(games)
    return {
        "games": middle,
        "decisions_outside": statistics.median(decisions),
        "copies": statistics.median(copies),
        "spread": (max(games) - min(games)) / middle,
    }


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--repeat", type=int, default=3)
    wanted = parser.parse_args()
    figures = {name: measure(name, wanted.seconds, wanted.repeat) for name in GAMES}
    json.dump({"version": version("open_spiel"), "games": figures}, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
