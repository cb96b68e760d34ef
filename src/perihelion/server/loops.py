"""Background loops. If one ends for any reason, it is started again, and the log and the metrics
say so.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

LOG: Final = logging.getLogger("perihelion.server.loops")

FIRST_PAUSE: Final = 0.1
"""Seconds before a loop that had run well is started again."""

LONGEST_PAUSE: Final = 10.0

A_WHILE: Final = 60.0
"""Seconds after which a loop counts as running well again."""

Sleep = Callable[[float], Awaitable[None]]


class Loop:
    """One loop."""

    def __init__(self, work: Callable[[], Awaitable[None]]) -> None:
        self.work = work
        self.running = False
        self.restarts = 0
        self.task: asyncio.Task[None] | None = None


class Loops:
    """All loops by name."""

    def __init__(self, sleep: Sleep = asyncio.sleep) -> None:
        self.all: dict[str, Loop] = {}
        self._sleep = sleep

    def begin(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Run this until it is stopped."""
        loop = Loop(work)
        loop.running = True
        loop.task = asyncio.create_task(self._tend(name, loop), name=name)
        self.all[name] = loop

    async def stop(self, *names: str) -> None:
        """End these."""
        tasks = [loop.task for name in names if (loop := self.all.pop(name, None)) and loop.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def ill(self) -> list[str]:
        """The names of those that are not running."""
        return [name for name, loop in self.all.items() if not loop.running]

    async def _tend(self, name: str, loop: Loop) -> None:
        clock = asyncio.get_running_loop().time
        pause = FIRST_PAUSE
        while True:
            began = clock()
            loop.running = True
            why = await self._run(loop)
            loop.running = False
            loop.restarts += 1
            if clock() - began > A_WHILE:
                pause = FIRST_PAUSE
            facts = {"loop": name, "restarts": loop.restarts, "pause": pause, "why": repr(why)}
            LOG.error("a loop has ended and is begun anew", extra=facts)
            await self._sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _run(self, loop: Loop) -> BaseException | None:
        """Why it ended; None if it was told to, and then it is not started again."""
        try:
            await loop.work()
        except Exception as problem:
            return problem
        except asyncio.CancelledError as problem:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            return problem  # something within it was cancelled, not the loop
        return None
