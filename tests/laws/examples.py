"""What the laws are tried on: set-ups, seeds and lengths of games, chosen by Hypothesis."""

from __future__ import annotations

import json
import os
from typing import Any

from hypothesis import strategies as st

from perihelion import Table

ANEW = os.environ.get("LAWS") == "anew"
"""Whether other games are looked for than those of every day, and each more closely."""

seeds = st.integers(0, 2**31)
set_ups = st.integers(0, 10**6)
lengths = st.integers(0, 400)
seats = st.integers(0, 5)


def plain(g: Table) -> Any:
    """All there is to know about a position, through JSON so that nothing is shared."""
    return json.loads(json.dumps(g.pack()))


def question(g: Table, seat: int) -> Any:
    asked = g.question(seat)
    return None if asked is None else json.loads(json.dumps(asked.plain()))
