"""Work that is carried to its end, whoever has stopped waiting for it."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Coroutine
from typing import Any, Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

_UNDER_WAY: Final[set[asyncio.Task[Any]]] = set()
"""A task that nobody else holds could be thrown away in the middle."""


def carried(
    work: Callable[P, Coroutine[Any, Any, T]],
) -> Callable[P, Coroutine[Any, Any, T]]:
    """Let this go on where whoever asked for it is cancelled. A query that is broken off costs its
    connection to the database, and leaves a trace in the log for nothing.
    """

    @functools.wraps(work)
    async def shielded(*args: P.args, **more: P.kwargs) -> T:
        task = asyncio.create_task(work(*args, **more))
        _UNDER_WAY.add(task)
        task.add_done_callback(_done)
        return await asyncio.shield(task)

    return shielded


def _done(task: asyncio.Task[Any]) -> None:
    """Whoever still waits hears what went wrong; if nobody does, that is all right."""
    _UNDER_WAY.discard(task)
    if not task.cancelled():
        task.exception()
