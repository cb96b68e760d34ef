"""Law 7: compiled and interpreted play give the same games.

The suite runs in both builds, and each must arrive at the same numbers. When the rules change,
write them anew with `PYTHONPATH=tests .venv/bin/python -m laws.checksums` and say so in the
changelog.
"""

from __future__ import annotations

import json

from laws.checksums import FILE, checksums
from laws.witness import Witness


def test_seeded_games_are_the_same_in_every_build(witness: Witness) -> None:
    expected = json.loads(FILE.read_text())

    assert {key: sums for key, sums in expected.items() if key.startswith(f"{witness.name} ")} == (
        checksums(witness)
    )
