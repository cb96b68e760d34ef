"""Making what people are sent takes milliseconds, in which nothing else happens. So things are made
one at a time, for everybody in turn, and between any two of them the server does everything else.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """Who is next: those who wait are served in rounds, one thing each."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # in the order of the round
        self._busy = False

    @asynccontextmanager
    async def of(self, who: str) -> AsyncIterator[None]:
        """Wait until it is somebody's turn; it lasts as long as this does."""
        await self._take(who)
        try:
            yield
        finally:
            self._pass_on()

    async def _take(self, who: str) -> None:
        if not self._busy:
            self._busy = True
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it came at the same moment
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Begin the next turn once the server has looked at everything else."""
        asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        while self._waiting:
            who = next(iter(self._waiting))
            line = self._waiting.pop(who)
            turn = line.popleft()
            if line:
                self._waiting[who] = line  # at the end of the round
            if not turn.done():
                turn.set_result(None)
                return
        self._busy = False
