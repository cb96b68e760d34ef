"""A process that plays some of the games in lock step; `workers` starts it and speaks to it.

It is told its orders in a line, then one letter for each thing to do, and answers each with an
empty line, or with what went wrong. It ends when nobody speaks to it any more.
"""

from __future__ import annotations

import sys
import traceback
from multiprocessing import resource_tracker
from multiprocessing.shared_memory import SharedMemory
from typing import Final

import msgspec

from perihelion.envs.crew import Crew, Orders
from perihelion.tabletop.refusal import Refused

RESET: Final = "r"
STEP: Final = "s"
CHOOSE: Final = "c"


class Start(msgspec.Struct):
    """The orders of a worker: which games of which block of memory."""

    orders: Orders
    memory: str
    first: int
    last: int


class Trouble(msgspec.Struct):
    """What went wrong: a refusal with its facts, or an error with all that is known of it."""

    code: str = ""
    facts: dict[str, object] = {}
    error: str = ""


def attached(name: str) -> SharedMemory:
    """The block of this name. It belongs to whoever made it, so nobody here may remove it."""
    memory = SharedMemory(name)
    if sys.version_info < (3, 13) and sys.platform != "win32":
        resource_tracker.unregister(memory._name, "shared_memory")  # type: ignore[attr-defined]
    return memory


def done(crew: Crew, line: str) -> Trouble | None:
    """Do one thing; what went wrong, if anything did."""
    try:
        if line[0] == RESET:
            crew.reset(int(line[1:]))
        elif line[0] == STEP:
            crew.step()
        else:
            crew.choose()
    except Refused as refused:
        return Trouble(refused.code, dict(refused.facts))
    except Exception:
        return Trouble(error=traceback.format_exc())
    return None


def main() -> None:
    """Do as told until nobody speaks any more."""
    start = msgspec.json.decode(sys.stdin.readline(), type=Start)
    memory = attached(start.memory)
    crew = Crew(start.orders, memory.buf, start.first, start.last)
    for line in sys.stdin:
        trouble = done(crew, line.rstrip("\n"))
        said = b"" if trouble is None else msgspec.json.encode(trouble)
        sys.stdout.buffer.write(said + b"\n")
        sys.stdout.buffer.flush()
    crew.leave()
    memory.close()
