"""The processes in which bots think. One that crashes or hangs is ended, and another takes over."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from contextlib import suppress
from typing import Final

import msgspec

from perihelion.server.thinking import Answered, Thought

LOG: Final = logging.getLogger("perihelion.server.bots")

_FEW_VARIABLES: Final = ("PATH", "PYTHONPATH", "LANG", "LC_ALL", "SYSTEMROOT")
"""The environment variables that a bot's process gets."""


class BotFailed(Exception):
    """The bot crashed, hung, or gave something that is not an answer."""


class WorkerDied(BotFailed):
    """The process in which the bot was thinking has died, perhaps through no fault of the bot."""


class Thinker:
    """One process; it has one question at a time."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None
        self.burials: set[asyncio.Task[None]] = set()

    async def ask(self, thought: Thought, seconds: float) -> int:
        """The answer of the bot, in time or not at all."""
        try:
            async with asyncio.timeout(seconds):
                answered = await self._exchange(thought)
        except (OSError, asyncio.IncompleteReadError) as why:
            self.end()
            if isinstance(why, TimeoutError):
                raise BotFailed(f"no answer in {seconds} s") from None
            raise WorkerDied(f"the process has ended: {type(why).__name__}") from None
        except msgspec.DecodeError as why:
            self.end()
            raise BotFailed(f"not understood: {type(why).__name__}") from None
        except asyncio.CancelledError:
            self.end()
            raise
        if answered.problem:
            raise BotFailed(answered.problem)
        return answered.answer

    async def _exchange(self, thought: Thought) -> Answered:
        process = self.process
        if process is not None and process.returncode is not None:
            self.end()
            process = None
        if process is None:
            process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={name: os.environ[name] for name in _FEW_VARIABLES if name in os.environ},
            )
            self.process = process
        assert process.stdin is not None
        assert process.stdout is not None
        out = msgspec.msgpack.encode(thought)
        process.stdin.write(len(out).to_bytes(4, "big") + out)
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(4), "big")
        return msgspec.msgpack.decode(await process.stdout.readexactly(size), type=Answered)

    def end(self) -> None:
        """End the process at once; it is cleaned up later."""
        process, self.process = self.process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            burial = asyncio.get_running_loop().create_task(_bury(process))
            self.burials.add(burial)
            burial.add_done_callback(self.burials.discard)


async def _bury(process: asyncio.subprocess.Process) -> None:
    """Drain the pipes of an ended process, so that they can be closed."""
    with suppress(OSError):
        await process.communicate()


class Thinkers:
    """A few processes that share the work."""

    def __init__(self, workers: int, seconds: float, command: list[str] | None = None) -> None:
        usual = [sys.executable, "-m", "perihelion.server.thinking"]
        self.all = [Thinker(command or usual) for _ in range(workers)]
        self.seconds = seconds
        self.asked = 0  # questions that have no answer yet
        self.failures = 0  # answers that a bot failed to give
        self.free: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self.all:
            self.free.put_nowait(thinker)

    async def ask(self, thought: Thought) -> int:
        """The answer of a bot; the time limit begins when a process is free for it."""
        self.asked += 1
        try:
            thinker = await self.free.get()
            try:
                return await thinker.ask(thought, self.seconds)
            finally:
                self.free.put_nowait(thinker)
        finally:
            self.asked -= 1

    async def stop(self) -> None:
        """End all processes."""
        for thinker in self.all:
            thinker.end()
        await asyncio.gather(*(burial for thinker in self.all for burial in thinker.burials))
