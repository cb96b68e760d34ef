"""Coverage is measured over what a test does, not over how it got there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from coverage import Coverage


@contextmanager
def unwatched() -> Iterator[None]:
    """Measure nothing in here.

    An arranged position is tried out by hundreds of random answers. To watch them takes most of the
    time of a test, and that they can be given proves no line that they go through.
    """
    stopped: list[Coverage] = []  # two, where there are several processes: pytest-cov begins twice
    while (watching := Coverage.current()) is not None:
        watching.stop()
        stopped.append(watching)
    try:
        yield
    finally:
        for watching in reversed(stopped):
            watching.start()
