"""The other side of `crew.Processes`: deals come in, a line each, and their games go out.

It ends with its input, so none is left behind when the program dies, however it dies.
"""

from __future__ import annotations

import os
import sys

import msgspec

from perihelion.arena.crew import Order, carried_out


def main() -> None:
    """Play whatever comes."""
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0) as out:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
        for line in sys.stdin.buffer:
            done = carried_out(msgspec.json.decode(line, type=Order))
            out.write(msgspec.json.encode(done) + b"\n")


if __name__ == "__main__":
    main()
