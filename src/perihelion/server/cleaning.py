"""Deleting finished games, and open tables that everybody has forgotten. A game under way is never
deleted, however long it waits.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from perihelion.server.dealing import proved
from perihelion.server.schema import ANSWERS, CHAT, EARLIER, KEYS, SEATS, TABLES
from perihelion.server.settings import Settings
from perihelion.server.store import Store
from perihelion.server.stored import now

LOG: Final = logging.getLogger("perihelion.server.cleaning")

AT_ONCE: Final = 50
"""How many tables one transaction deletes: others want to write, too."""

DAY: Final = 86_400


class Cleaner:
    """Deletes what the settings say. Tables that are `used` now are left for later."""

    def __init__(self, settings: Settings, store: Store, used: Callable[[str], bool]) -> None:
        self.settings = settings
        self.store = store
        self.used = used

    async def clean(self) -> int:
        """Look through everything once; how many tables were deleted."""
        gone = await self._throw_away("over", self.settings.keep_finished_days)
        gone += await self._throw_away("open", self.settings.keep_open_days)
        async with self.store.engine.begin() as connection:
            await connection.execute(KEYS.delete().where(KEYS.c.expires <= now()))
        if gone:
            LOG.info("old tables were thrown away", extra={"count": gone})
        return gone

    async def _throw_away(self, state: str, days: int) -> int:
        if days <= 0:
            return 0
        late = sa.and_(TABLES.c.state == state, TABLES.c.changed < now() - days * DAY)
        gone, last = 0, ""
        while True:
            asked = sa.select(TABLES.c.id).where(late, TABLES.c.id > last)
            async with self.store.engine.connect() as connection:
                limited = asked.order_by(TABLES.c.id).limit(AT_ONCE)
                ids = list((await connection.execute(limited)).scalars())
            if not ids:
                return gone
            last = ids[-1]
            gone += await self._drop([id for id in ids if not self.used(id)], late)
            await asyncio.sleep(0)

    async def _drop(self, ids: list[str], late: sa.ColumnElement[bool]) -> int:
        async with self.store.engine.begin() as connection:
            still = sa.select(TABLES.c.id).where(TABLES.c.id.in_(ids), late).with_for_update()
            chosen = list((await connection.execute(still)).scalars())
            if self.settings.records is not None:
                for id in chosen:
                    for name, record in (await _records(connection, id)).items():
                        await asyncio.to_thread(_write, self.settings.records, name, record)
            for table in (ANSWERS, CHAT, EARLIER, SEATS):
                await connection.execute(table.delete().where(table.c.table.in_(chosen)))
            await connection.execute(TABLES.delete().where(TABLES.c.id.in_(chosen)))
        return len(chosen)


async def _records(connection: AsyncConnection, id: str) -> dict[str, dict[str, Any]]:
    """The stored record of a game, and those of what was played before under older rules, each with
    the name of its file and the proof that its deal was fair.
    """
    asked = sa.select(TABLES.c.head, TABLES.c.secret).where(TABLES.c.id == id)
    head, secret = (await connection.execute(asked)).one()
    if head is None:
        return {}
    seats = sa.select(SEATS.c.share).where(SEATS.c.table == id).order_by(SEATS.c.seat)
    shares = list((await connection.execute(seats)).scalars())
    said = sa.select(ANSWERS.c.said).where(ANSWERS.c.table == id).order_by(ANSWERS.c.n)
    before = sa.select(EARLIER.c.record).where(EARLIER.c.table == id).order_by(EARLIER.c.n)
    answers = list((await connection.execute(said)).scalars())
    out = {f"{id}.json": {**msgspec.json.decode(head), "answers": answers}}
    for n, text in enumerate((await connection.execute(before)).scalars()):
        out[f"{id}.part-{n}.json"] = msgspec.json.decode(text)
    return {name: proved(record, id, secret, shares) for name, record in out.items()}


def _write(folder: Path, name: str, record: dict[str, Any]) -> None:
    """Write a record, readable by its owner alone, before the game is deleted."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    part = folder / f".{name}.part"
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(msgspec.json.encode(record))
        file.flush()
        os.fsync(file.fileno())
    os.replace(part, folder / name)
