"""Turning recorded games into records of our own, which replay without the recorded draws.

A golden record begins from a position whose deck lies in the order in which the game draws it. Our
shuffle gives another deck than theirs did, so a game is cut into the stretches of rounds in which
neither a reshuffle happens nor a round that they play by other rules.
"""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path

from perihelion.race.game import RACE
from perihelion.race.pieces.feed import Feed
from perihelion.race.state import Race

from .feeding import Fed, Key, our_key
from .records import Plain, Recorded
from .replay import Replay
from .table import their_seat

EVERY = 4
"""One game in so many becomes golden."""


class Noted(Replay):
    """A replay that notes the table at the start of every round, and every real choice."""

    def __init__(self, game: Recorded) -> None:
        super().__init__(game)
        self.starts: dict[int, Race] = {0: self.g.copy()}
        self.snaps: dict[int, Plain] = {}  # their table at the same moments
        self.said: dict[int, list[tuple[int, list[int]]]] = defaultdict(list)
        self.at_round = 0

    def begin_round(self, snap: Plain) -> None:
        self.at_round = snap["round"]
        self.starts[self.at_round] = self.g.copy()
        self.snaps[self.at_round] = snap

    def compare(self, k: int, snap: Plain) -> None:
        super().compare(k, snap)
        if snap.get("over"):
            self.snaps[snap["round"] + 1] = snap

    def answer(self, seat: int, answers: list[int]) -> None:
        if not no_choice(self.g, seat):
            self.said[self.at_round].append((seat, answers))
        super().answer(seat, answers)

    def stretches(self) -> list[tuple[int, int]]:
        """Runs of rounds, first and last, that a golden record can tell; round 0 is the opening."""
        cuts = self.game.apart | {round for round, _ in self.fed.shuffled_in}
        out: list[tuple[int, int]] = []
        for round in self.starts:
            if round in cuts or round + 1 not in self.snaps:
                continue
            if out and out[-1][1] == round - 1:
                out[-1] = (out[-1][0], round)
            else:
                out.append((round, round))
        return out


def no_choice(g: Race, seat: int) -> bool:
    """Whether the open question leaves one whole answer; such questions answer themselves."""
    trial = g.copy()
    while len(trial.options(seat)) == 1:
        trial.answer(seat, trial.options(seat)[0])
        if not trial.waits_for(seat) or not trial.given[seat]:
            return True
    return False


class FedAgain(Feed):
    """The cards that a replay drew, for the same draws in whatever order they come; they are noted
    in that order.
    """

    def __init__(self, g: Race, fed: Fed) -> None:
        self.g = g
        self.queues: dict[Key, list[int]] = {key: cards[:] for key, cards in fed.drawn.items()}
        self.order: list[int] = []

    def card(self, seat: int, purpose: str, on: int) -> int:
        card = self.queues[our_key(self.g, seat, purpose, on)].pop(0)
        self.order.append(card)
        return card


def golden_record(noted: Noted, first: int, last: int) -> Plain:
    """The record of a stretch of rounds, with what the recorded game says about its end."""
    position = noted.starts[first].position()
    options = position["options"]
    assert isinstance(options, dict)
    options["automatic"] = True
    trial = RACE.position(position)
    assert isinstance(trial, Race)
    fed = FedAgain(trial, noted.fed)
    trial.feed = fed
    give_answers(noted, trial, first, last)
    deck = fed.order + [int(c) for c in reversed(trial.deck)]
    position["deck"] = [trial.box.words[c] for c in deck]
    g = RACE.position(position)
    assert isinstance(g, Race)
    give_answers(noted, g, first, last)
    return {
        "name": noted.game.name,
        "rounds": [first, last],
        "expect": expectation(noted, last),
        "record": g.record(),
    }


def give_answers(noted: Noted, g: Race, first: int, last: int) -> None:
    """Play a stretch of rounds."""
    for round in range(first, last + 1):
        for seat, answers in noted.said[round]:
            g.answer_all(seat, answers)


def expectation(noted: Noted, last: int) -> Plain:
    """The end of the stretch, as the recorded game tells it."""
    snap = noted.snaps[last + 1]
    return {
        "seats": [their_seat(player, noted.game.config["expansion"]) for player in snap["players"]],
        "scores": [player["score"] for player in snap["players"]],
        "deck": snap["deck"],
        "discard": snap["discard_n"],
        "pool": snap["pool"],
        "winners": [
            i
            for i, score in enumerate(noted.game.final["scores"])
            if score["winner"] and snap.get("over") and noted.g.over
        ],
    }


def write_golden(folder: Path, path: Path, games: list[Recorded]) -> list[str]:
    """Write the golden records of a file; tell what was written."""
    lines: list[str] = []
    chosen = games[::EVERY]
    for game in chosen:
        noted = Noted(game)
        noted.run()
        lines += [
            json.dumps(golden_record(noted, first, last), separators=(",", ":"))
            for first, last in noted.stretches()
        ]
    target = folder / path.name.removesuffix(".gz")
    folder.mkdir(parents=True, exist_ok=True)
    target.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    return [f"{target}: {len(lines)} records of {len(chosen)} games"]
