"""Whether the server is well: not whether it answers, but whether it can do its work."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from perihelion.server.desk import Desk

LOG: Final = logging.getLogger("perihelion.server.health")

PATIENCE: Final = 3.0
"""Seconds for each check."""

FRESH: Final = 2.0
"""Seconds for which an answer is reused: anybody may ask, and a check writes to the disk."""


class Health:
    """Checks that the database answers, has all columns and can be written to, that all loops run,
    and that the other processes can be heard.
    """

    def __init__(self, desk: Desk, clock: Callable[[], float] = time.monotonic) -> None:
        self.desk = desk
        self.clock = clock
        self._lock = asyncio.Lock()
        self._checked: tuple[float, dict[str, bool]] | None = None
        self._file = _identity(desk.store.file)

    async def checks(self) -> dict[str, bool]:
        """Every check by name, and whether it passed."""
        async with self._lock:
            if self._checked is None or self.clock() - self._checked[0] > FRESH:
                self._checked = (self.clock(), await self._check())
            return self._checked[1]

    async def _check(self) -> dict[str, bool]:
        store, hall = self.desk.store, self.desk.hall
        out = {
            "database": await self._passed("database", store.well) and self._same_file(),
            "schema": await self._passed("schema", store.complete),
            "writable": await self._passed("writable", store.writable),
            "loops": not store.loops.ill(),
        }
        if hall.exchange is not None:
            out["exchange"] = hall.exchange.connected
        return out

    async def _passed(self, name: str, check: Callable[[], Coroutine[Any, Any, bool]]) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                return await check()
        except Exception as problem:
            LOG.error("a check has failed", extra={"check": name, "why": repr(problem)})
            return False

    def _same_file(self) -> bool:
        """Whether the file is still in its place: writes to one that was removed still succeed, but
        nobody will ever read them.
        """
        file = self.desk.store.file
        if file is None:
            return True
        if self._file is None:
            self._file = _identity(file)
        return self._file is not None and self._file == _identity(file)


def _identity(file: Path | None) -> tuple[int, int] | None:
    try:
        found = None if file is None else os.stat(file)
    except OSError:
        return None
    return None if found is None else (found.st_dev, found.st_ino)


def metrics(desk: Desk) -> str:
    """Figures in the form that Prometheus reads."""
    loops = desk.store.loops.all
    hall, bots = desk.hall, desk.thinkers
    restarts = {f'{{loop="{name}"}}': loop.restarts for name, loop in loops.items()}
    running = {f'{{loop="{name}"}}': int(loop.running) for name, loop in loops.items()}
    lines: list[str] = []
    for name, help, values in (
        ("loop_restarts_total", "How often a loop has ended and was begun anew.", restarts),
        ("loop_running", "Whether a loop runs.", running),
        ("tables", "Tables in memory.", {"": len(hall.rooms)}),
        ("sockets", "Open sockets.", {"": len(desk.door.viewers)}),
        ("unreadable_tables_total", "Tables that could not be read.", {"": hall.unreadable}),
        ("bot_failures_total", "Answers that a bot failed to give.", {"": bots.failures}),
        ("updates_made_total", "Updates made, not found ready.", {"": hall.pictures.made}),
    ):
        kind = "counter" if name.endswith("_total") else "gauge"
        lines += [f"# HELP perihelion_{name} {help}", f"# TYPE perihelion_{name} {kind}"]
        lines += [f"perihelion_{name}{which} {value}" for which, value in values.items()]
    return "\n".join(lines) + "\n"
