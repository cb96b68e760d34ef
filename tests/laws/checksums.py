"""Seeded games boiled down to one number each, to compare builds with."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import cast

import perihelion
from laws.witness import Witness

FILE = Path(__file__).parent.parent / "golden" / "checksums.json"
SEEDS = range(6)


SECRET = "5ec2e7" + "0" * 58


def as_first_written(g: perihelion.Table) -> dict[str, object]:
    """The record in the words that answers had when these numbers were first written."""
    answers, record = g.answers(), g.record()
    older = {answer: word for word, answer in answers.older.items()}
    lines = []
    for line in cast(list[str], record["answers"]):
        seat, word = line.split()
        lines.append(f"{seat} {older.get(answers.number(word), word)}")
    return {**record, "answers": lines}


def checksum(
    witness: Witness, players: int, options: dict[str, object], seed: int | str, answers: int
) -> str:
    """A game played by chance: its answers, every 20th position and the last one."""
    g = perihelion.new_game(witness.name, players, seed, options)
    luck, digest, n = perihelion.dice(answers), hashlib.sha256(), 0
    while not g.over:
        seat = g.next_seat()
        choices = g.options(seat)
        g.answer(seat, choices[luck.below(len(choices))])
        n += 1
        if n % 20 == 0:
            digest.update(json.dumps(g.pack()).encode())
    digest.update(json.dumps([g.pack(), as_first_written(g), g.scores(), g.winners()]).encode())
    return digest.hexdigest()[:16]


def checksums(witness: Witness) -> dict[str, list[str]]:
    """The checksums of every set-up of a game."""
    out: dict[str, list[str]] = {}
    for players, options in witness.set_ups:
        key = f"{witness.name} {players} {json.dumps(options, sort_keys=True)}"
        out[key] = [checksum(witness, players, options, seed, seed + 1000) for seed in SEEDS]
        if not options:
            key = f"{witness.name} {players} secret"
            out[key] = [checksum(witness, players, options, SECRET, 1000)]
    return out


if __name__ == "__main__":
    from laws.conftest import WITNESSES

    found: dict[str, list[str]] = {}
    for one in WITNESSES:
        found |= checksums(one)
    FILE.write_text(json.dumps(found, indent=1) + "\n")
    sys.stdout.write(f"{FILE.name}: {len(found)} set-ups\n")
