"""A process that writes files of a dataset; `writing` starts it and hands it their numbers."""

from __future__ import annotations

import sys
import traceback
from pathlib import Path

import msgspec

from perihelion.dataset.order import Order
from perihelion.dataset.shard import write_shard


class Start(msgspec.Struct):
    """What a worker is told first."""

    order: Order
    folder: str


class Done(msgspec.Struct):
    """What came of a file: its decisions, or what went wrong."""

    decisions: int = 0
    error: str = ""


def main() -> None:
    """Write one file after another until no more are asked for."""
    start = msgspec.json.decode(sys.stdin.readline(), type=Start)
    for line in sys.stdin:
        try:
            done = Done(write_shard(start.order, Path(start.folder), int(line)))
        except Exception:
            done = Done(error=traceback.format_exc())
        sys.stdout.buffer.write(msgspec.json.encode(done) + b"\n")
        sys.stdout.buffer.flush()
