"""Who plays the deals of a contest: this process, several processes, or a cluster (`on_ray`).

Whoever it is, the same deal has the same games. A process that dies loses only the deal it was
playing, which another one plays again.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Generator, Iterable
from contextlib import suppress
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, Final

import msgspec

from perihelion.arena.contest import Contest, Deal
from perihelion.arena.fingerprint import fingerprint
from perihelion.arena.playing import BotFailed, Recorded, play_deal

Process = subprocess.Popen[bytes]

TRIES: Final = 3
"""A deal over which so many processes have died is not tried again."""


class Order(msgspec.Struct):
    """A deal to be played in another process."""

    contest: Contest
    deal: Deal


class Done(msgspec.Struct):
    """What came of it: its games, or how a bot failed; and the fingerprint of who played it."""

    by: str
    games: list[Recorded] = []
    failed: Failure | None = None


class Failure(msgspec.Struct):
    """A game that a bot broke off."""

    bot: str
    deal: int
    why: str
    record: dict[str, Any]


class CrewFailed(Exception):
    """The deals cannot be played: why, for the words of the program."""

    def __init__(self, why: str, **facts: object) -> None:
        super().__init__(why, facts)
        self.why = why
        self.facts = facts


class Crew:
    """Plays deals, in whatever order they are finished."""

    def play(self, contest: Contest, deals: Iterable[Deal]) -> Generator[list[Recorded]]:
        """The games of each deal."""
        raise NotImplementedError

    def dismiss(self) -> None:
        """Stop at once; what is being played is lost."""


class Alone(Crew):
    """This process."""

    def play(self, contest: Contest, deals: Iterable[Deal]) -> Generator[list[Recorded]]:
        for deal in deals:
            yield play_deal(contest, deal)


def carried_out(order: Order) -> Done:
    """Play a deal for another process."""
    by = fingerprint(order.contest.game)
    try:
        return Done(by, play_deal(order.contest, order.deal))
    except BotFailed as failed:
        return Done(by, failed=Failure(failed.bot, failed.deal, failed.why, failed.record))


def opened(contest: Contest, done: Done) -> list[Recorded]:
    """The games that another process has played, if it is one like this."""
    if done.by != fingerprint(contest.game):
        raise CrewFailed("other-machines")
    failed = done.failed
    if failed is not None:
        raise BotFailed(failed.bot, failed.deal, failed.why, failed.record)
    return done.games


# -- several processes -------------------------------------------------------------


class Processes(Crew):
    """Several processes on this machine, each with a thread that hands it deals."""

    def __init__(self, count: int, command: list[str] | None = None) -> None:
        self.count = count
        self.command = command or [sys.executable, "-m", "perihelion.arena.worker"]
        self._threads: list[Thread] = []
        self._running: list[Process] = []
        self._lock = Lock()
        self._over = False

    def play(self, contest: Contest, deals: Iterable[Deal]) -> Generator[list[Recorded]]:
        waiting = deque(Order(contest, deal) for deal in deals)
        finished: SimpleQueue[Done | CrewFailed] = SimpleQueue()
        left = len(waiting)
        for _ in range(min(self.count, left)):
            thread = Thread(target=self._work, args=(waiting, finished), daemon=True)
            self._threads.append(thread)
            thread.start()
        try:
            for _ in range(left):
                done = finished.get()
                if isinstance(done, CrewFailed):
                    raise done
                yield opened(contest, done)
        finally:
            self.dismiss()

    def dismiss(self) -> None:
        with self._lock:
            self._over = True
            for process in self._running:
                _kill(process)
        for thread in self._threads:
            thread.join()

    def _work(self, waiting: deque[Order], finished: SimpleQueue[Done | CrewFailed]) -> None:
        """Hand out deals until none is left."""
        process = self._start()
        while process is not None and waiting:
            try:
                order = waiting.popleft()
            except IndexError:  # another thread was faster
                break
            done, tries = None, 0
            while done is None and process is not None and tries < TRIES:
                done = _exchange(process, order)
                tries += 1
                if done is None:  # it has died: another one takes over
                    self._end(process)
                    process = self._start()
            if done is not None:
                finished.put(done)
            elif process is not None:
                finished.put(CrewFailed("died", deal=order.deal.number, tries=TRIES))
                break
        if process is not None:
            self._end(process)

    def _start(self) -> Process | None:
        """Another process, unless all is over."""
        with self._lock:
            if self._over:
                return None
            process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=os.name == "posix",  # Ctrl-C is for us alone
            )
            self._running.append(process)
            return process

    def _end(self, process: Process) -> None:
        """End a process, if it has not ended by itself, and leave nothing of it behind."""
        _kill(process)
        with suppress(OSError), process:  # closes its pipes and waits for it
            pass
        with self._lock:
            self._running.remove(process)


def _kill(process: Process) -> None:
    """End a process at once, with the programs that it has started."""
    if os.name != "posix":
        process.kill()
    elif process.returncode is None:  # else its number may be another's by now
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def _exchange(process: Process, order: Order) -> Done | None:
    """Hand over a deal and wait for its games; None if the process has died."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(msgspec.json.encode(order) + b"\n")
        process.stdin.flush()
        line = process.stdout.readline()
    except OSError:
        return None
    return msgspec.json.decode(line, type=Done) if line.endswith(b"\n") else None
