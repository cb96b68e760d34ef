"""News between the processes that share a PostgreSQL database: which tables have changed, who looks
at which of them, and whose keys have ended. They travel through Litestar's channels; in case one
gets lost, the store is asked now and then.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import asyncpg
import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

from perihelion.tabletop.refusal import Refused

if TYPE_CHECKING:
    from perihelion.server.hall import Hall
    from perihelion.server.room import Room

LOG: Final = logging.getLogger("perihelion.server.exchange")

CHANNEL: Final = "perihelion"
GATHERING: Final = 0.005
"""Seconds during which changes are gathered into one message."""

AT_ONCE: Final = 20
"""How many tables go into a message, which PostgreSQL wants short."""

HEARTBEAT: Final = 5.0
"""Seconds between two beats: each tells who is here, and asks the store what is new."""

AGAIN: Final = 0.5
"""Seconds before calling again after the database has hung up."""

FORGOTTEN: Final = 4 * HEARTBEAT
"""Seconds after which a silent process is assumed to have nobody left."""


class News(msgspec.Struct):
    """What a process tells the others. `tables` have these sequence numbers; `here` are the people
    who look at a table through this process; the others are `asked` who is at these tables. A key
    of each of these `persons` has ended. A process that says `bye` has nobody left.
    """

    process: str
    tables: dict[str, int] = {}
    here: dict[str, list[str]] = {}
    asked: list[str] = []
    persons: list[str] = []
    bye: bool = False


class Backend(AsyncPgChannelsBackend):
    """Channels over PostgreSQL that keep one connection for sending, and can listen again after the
    database was away.
    """

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self._talking = asyncio.Lock()
        self._talker: Any = None
        self.lost = asyncio.Event()  # the database has hung up

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        async with self._talking:
            if self._talker is None or self._talker.is_closed():
                self._talker = await self._connect()
            for channel in channels:
                await self._talker.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    async def listen_again(self) -> None:
        """If the database has hung up, call it again."""
        if self._listener_conn.is_closed():
            self._listener_conn = await self._connect()
            self._watch()
            self._subscribed_channels.clear()
        await self.subscribe([CHANNEL])

    @property
    def listening(self) -> bool:
        return not self._listener_conn.is_closed() and CHANNEL in self._subscribed_channels

    async def on_startup(self) -> None:
        await super().on_startup()
        self._watch()

    def _watch(self) -> None:
        self._listener_conn.add_termination_listener(lambda connection: self.lost.set())

    async def on_shutdown(self) -> None:
        with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            if self._talker is not None:
                await self._talker.close()
            await super().on_shutdown()


class Exchange:
    """One process's part in the exchange."""

    def __init__(self, hall: Hall, dsn: str) -> None:
        self.hall = hall
        self.process = secrets.token_hex(4)
        self.backend = Backend(dsn)
        self.channels = ChannelsPlugin(self.backend, channels=[CHANNEL])
        self._heard: dict[str, float] = {}  # when each process was last heard of
        self._changed: set[str] = set()
        self._asked: set[str] = set()
        self._ended: set[str] = set()  # people whose keys have
        self._work = asyncio.Event()
        self._echo = time.monotonic()  # when something of our own was last heard

    @property
    def connected(self) -> bool:
        """Whether messages get through: we listen for our own."""
        return self.backend.listening and time.monotonic() - self._echo < FORGOTTEN

    async def start(self) -> None:
        self.hall.door.ended = self.ended
        await self.channels.__aenter__()
        subscriber = await self.channels.subscribe([CHANNEL])

        async def hear() -> None:
            async for message in subscriber.iter_events():
                await self._hear(msgspec.json.decode(message, type=News))

        self._echo = time.monotonic()
        loops = self.hall.store.loops
        loops.begin("hearing", hear)
        loops.begin("telling", self._tell)
        loops.begin("heartbeat", self._beat)

    async def stop(self) -> None:
        await self.hall.store.loops.stop("hearing", "telling", "heartbeat")
        await self._publish(News(process=self.process, bye=True))
        await self.channels.__aexit__(None, None, None)

    # -- telling ---------------------------------------------------------

    def changed(self, room: Room) -> None:
        """Something is new in this room."""
        self._changed.add(room.row.id)
        self._work.set()

    def ask(self, room: Room) -> None:
        """This room has been opened: who else is there?"""
        self._asked.add(room.row.id)
        self.changed(room)

    def ended(self, person: str) -> None:
        """A session or a token of this person has ended."""
        self._ended.add(person)
        self._work.set()

    async def _tell(self) -> None:
        """Tell what is new after a short wait, so that much can be told at once."""
        while True:
            await self._work.wait()
            await asyncio.sleep(GATHERING)
            self._work.clear()
            while self._ended:
                few = [self._ended.pop() for _ in range(min(AT_ONCE, len(self._ended)))]
                await self._publish(News(process=self.process, persons=few))
            while self._changed:
                some = [self._changed.pop() for _ in range(min(AT_ONCE, len(self._changed)))]
                rooms = [self.hall.rooms[id] for id in some if id in self.hall.rooms]
                news = News(
                    process=self.process,
                    tables={room.row.id: room.row.seq for room in rooms},
                    here={room.row.id: here(room) for room in rooms},
                    asked=[id for id in some if id in self._asked],
                )
                self._asked.difference_update(some)
                await self._publish(news)

    async def _publish(self, news: News) -> None:
        try:
            await self.channels.wait_published(msgspec.json.encode(news), CHANNEL)
        except Exception as problem:
            LOG.warning("could not tell the other processes", extra={"why": repr(problem)})

    async def _beat(self) -> None:
        """One beat: tell who is here, and ask the store."""
        pause = HEARTBEAT
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self.backend.lost.wait()
                    await asyncio.sleep(AGAIN)
            pause = AGAIN
            try:
                self.backend.lost.clear()
                await self.backend.listen_again()
                await self._publish(News(process=self.process))
                rooms = [room for room in self.hall.rooms.values() if room.here()]
                for room in rooms:
                    self.changed(room)
                seqs = await self.hall.store.seqs([room.row.id for room in rooms])
                for room in rooms:
                    await self._catch_up(room, seqs.get(room.row.id, 0))
                pause = HEARTBEAT
            except Exception as problem:
                LOG.warning("the database does not answer", extra={"why": repr(problem)})
            late = time.monotonic() - FORGOTTEN
            for process in [one for one, heard in self._heard.items() if heard < late]:
                self._forget(process)

    # -- hearing ---------------------------------------------------------

    async def _hear(self, news: News) -> None:
        if news.process == self.process:
            self._echo = time.monotonic()
            return
        if news.bye:
            self._forget(news.process)
            return
        self._heard[news.process] = time.monotonic()
        if news.persons:
            await self._close_sockets(set(news.persons))
        for id, seq in news.tables.items():
            room = self.hall.rooms.get(id)
            if room is None:
                continue
            persons = set(news.here.get(id, []))
            if persons != room.elsewhere.get(news.process, set()):
                room.elsewhere[news.process] = persons
                room.announce(table=True)
            if id in news.asked and room.here():
                self.changed(room)
            await self._catch_up(room, seq)

    async def _close_sockets(self, persons: set[str]) -> None:
        """Those that were opened with keys that have ended."""
        try:
            await self.hall.door.look_again(persons)
        except Exception as problem:  # looked at again soon in any case
            LOG.warning("the keys could not be looked at", extra={"why": repr(problem)})

    async def _catch_up(self, room: Room, seq: int) -> None:
        try:
            await room.catch_up(seq)
        except Refused as refused:
            LOG.warning("a table cannot be read", extra={"why": refused.code})
        except Exception as problem:  # asked again at the next beat
            LOG.warning("the database does not answer", extra={"why": repr(problem)})

    def _forget(self, process: str) -> None:
        """Forget everybody who was with this process."""
        self._heard.pop(process, None)
        for room in self.hall.rooms.values():
            if room.elsewhere.pop(process, None):
                room.announce(table=True)


def here(room: Room) -> list[str]:
    """Who is at a table through this process."""
    return sorted(room.here())
