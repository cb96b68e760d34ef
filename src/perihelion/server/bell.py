"""Waiting without much memory. What asyncio offers keeps whole blocks ready for many waiters; here
there is hardly ever more than one, and there are thousands of sockets.
"""

from __future__ import annotations

import asyncio
from typing import Any


class Bell:
    """Like `asyncio.Event`."""

    __slots__ = ("_rung", "_waiting")

    def __init__(self, rung: bool = False) -> None:
        self._rung = rung
        self._waiting: list[asyncio.Future[None]] = []

    def is_set(self) -> bool:
        return self._rung

    def set(self) -> None:
        """Let everybody go on who waits, or who comes before it is cleared."""
        self._rung = True
        for one in self._waiting:
            if not one.done():
                one.set_result(None)

    def clear(self) -> None:
        """Make those who come from now on wait."""
        self._rung = False

    async def wait(self) -> None:
        """Wait until it rings, unless it already has."""
        if self._rung:
            return
        waiting = asyncio.get_running_loop().create_future()
        self._waiting.append(waiting)
        try:
            await waiting
        finally:
            self._waiting.remove(waiting)


class Inbox:
    """Like `asyncio.Queue`, for a single reader."""

    __slots__ = ("_bell", "_things")

    def __init__(self) -> None:
        self._bell = Bell()
        self._things: list[Any] = []

    def empty(self) -> bool:
        return not self._things

    def put_nowait(self, thing: Any) -> None:
        self._things.append(thing)
        self._bell.set()

    async def get(self) -> Any:
        """The next thing, as soon as there is one."""
        while not self._things:
            self._bell.clear()
            await self._bell.wait()
        return self._things.pop(0)
