"""Work that is carried to its end even if nobody waits for it any more."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Coroutine
from typing import Any, Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

_UNDER_WAY: Final[set[asyncio.Task[Any]]] = set()
"""Held here, since a task that nobody holds may be collected before it is done."""


def carried(work: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Let this go on even if the caller is cancelled. A query that is broken off costs its
    connection to the database, and leaves a pointless trace in the log.
    """

    @functools.wraps(work)
    async def shielded(*args: P.args, **more: P.kwargs) -> T:
        task = asyncio.create_task(work(*args, **more))
        _UNDER_WAY.add(task)
        task.add_done_callback(_done)
        return await asyncio.shield(task)

    return shielded


def _done(task: asyncio.Task[Any]) -> None:
    """Those who still wait hear what went wrong; if nobody does, that is all right."""
    _UNDER_WAY.discard(task)
    if not task.cancelled():
        task.exception()
