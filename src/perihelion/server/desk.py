"""The desk: everything a running server has, in one place for the handlers."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Final

from perihelion.holding import Held, Hold
from perihelion.server.hall import Hall
from perihelion.server.migrating import CannotOpen
from perihelion.server.people import People
from perihelion.server.playing import refuse
from perihelion.server.settings import Settings
from perihelion.server.store import Store
from perihelion.server.thinkers import Thinkers

LOG: Final = logging.getLogger("perihelion.server")


class Desk:
    """A server at work."""

    def __init__(self, settings: Settings, thinkers: Thinkers | None = None) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.hold = None if self.store.file is None else Hold(self.store.file)
        self.thinkers = thinkers or Thinkers(settings.workers, settings.bot_seconds)
        self.hall = Hall(settings, self.store, self.thinkers)
        self.people = People(self.store, settings.limits)
        self.door = self.hall.door
        self._sockets: Counter[str] = Counter()
        self.closing = False

    async def start(self) -> None:
        if self.hold is not None:
            try:
                self.hold.take()
            except Held as other:
                games = str(self.store.file)
                raise CannotOpen("held", file=games, process=other.process) from None
        try:
            await self.store.start()
            await self.hall.start()
        except BaseException:
            if self.hold is not None:
                self.hold.give_back()
            raise
        LOG.info("the server is open", extra={"sqlite": self.store.sqlite})

    async def say_goodbye(self) -> None:
        """Let nobody in any more, and tell everybody who is here to come back later."""
        self.closing = True
        for viewer in list(self.door.viewers):
            viewer.close(refuse("CLOSING"), 1.0)
        for room in self.hall.rooms.values():
            room.announce()  # nothing is new, but nobody need wait any longer
        for _ in range(100):
            if not self.door.viewers:
                break
            await asyncio.sleep(0.02)

    async def stop(self) -> None:
        """Close; everything is already saved."""
        self.closing = True
        await self.hall.stop()
        await self.thinkers.stop()
        await self.store.stop()
        if self.hold is not None:
            self.hold.give_back()
        LOG.info("the server is closed")

    def take_socket(self, names: list[tuple[str, int]]) -> None:
        """Count a socket of a person and of an address; refuse one too many."""
        if any(self._sockets[name] >= most for name, most in names):
            raise refuse("TOO_MANY_SOCKETS")
        self._sockets.update(name for name, _ in names)

    def give_socket(self, names: list[tuple[str, int]]) -> None:
        """A socket has closed."""
        for name, _ in names:
            self._sockets[name] -= 1
            if self._sockets[name] <= 0:
                del self._sockets[name]
