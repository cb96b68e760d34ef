"""Measure the processes in which the bots of a server think: how long people wait for a bot when
many tables want to know something at once, and how much memory each process takes.

    python -m bench.thinkers tiny commodore --tables 10 --workers 2 --seconds 60

At every table one person, who answers at once and by chance, plays against one bot. That is the
worst case: real people think, too.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from pathlib import Path

import perihelion
from perihelion.bots.registry import bot_names, make_bot
from perihelion.server.settings import Settings
from perihelion.server.thinkers import BotFailed, Thinkers
from perihelion.server.thinking import Thought

LONG = 4.0
"""Seconds after which the page says that a bot thinks longer."""


def resident(process: int) -> float:
    """MiB of memory of a process, with what it shares with others."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise ValueError("this system does not tell the memory of processes")


async def play(game: str, bot: str, seed: int, thinkers: Thinkers, until: float) -> list[float]:
    """Play at one table; the seconds that the person has waited for each answer."""
    person = make_bot("random", game, seed)
    waits: list[float] = []
    while time.monotonic() < until:
        table = perihelion.new_game(game, 2, seed)
        while not table.over and time.monotonic() < until:
            seat = int(table.next_seat())
            view = table.seen_by(seat)
            if seat == 0:
                table.answer(seat, person.answer(view, seat))
                await asyncio.sleep(0)
                continue
            begun = time.monotonic()
            try:
                said = await thinkers.ask(Thought(bot, seed, seat, view.pack()))
            except BotFailed:
                thinkers.failures += 1
                said = person.answer(view, seat)
            waits.append(time.monotonic() - begun)
            table.answer(seat, said)
        seed += 1000
    return waits


async def warm(thinkers: Thinkers) -> list[float]:
    """Let every process load every game and every bot; the memory of each, in MiB."""
    for game in perihelion.GAMES:
        table = perihelion.new_game(game, 2, 1)
        seat = int(table.next_seat())
        view = table.seen_by(seat).pack()
        for bot in bot_names(game):
            thoughts = [Thought(bot, 1, seat, view) for _ in thinkers.all]
            await asyncio.gather(*(thinkers.ask(thought) for thought in thoughts))
    return [resident(one.process.pid) for one in thinkers.all if one.process is not None]


def told(waits: list[float]) -> str:
    """The figures of all waits."""
    waits = sorted(waits)
    at = [waits[min(int(share * len(waits)), len(waits) - 1)] for share in (0.5, 0.95, 0.99)]
    long = sum(1 for wait in waits if wait > LONG)
    quantiles = ", ".join(f"{second:.2f}" for second in (*at, waits[-1]))
    return (
        f"{len(waits)} answers; waits p50, p95, p99, most: {quantiles} s; over {LONG:g} s: {long}"
    )


async def measure(game: str, bot: str, tables: int, workers: int, seconds: float) -> None:
    thinkers = Thinkers(workers, Settings().bot_seconds)
    try:
        memory = await warm(thinkers)
        print(f"memory of a process with all bots: {max(memory):.0f} MiB resident", flush=True)
        until = time.monotonic() + seconds
        waits = await asyncio.gather(
            *(play(game, bot, seed, thinkers, until) for seed in range(tables))
        )
        print(f"{game} {bot}, {tables} tables, {workers} processes, compiled", perihelion.compiled)
        print(told([wait for some in waits for wait in some]))
        print(f"answers that did not come in time: {thinkers.failures}")
    finally:
        await thinkers.stop()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=60.0)
    wanted = parser.parse_args()
    asyncio.run(measure(wanted.game, wanted.bot, wanted.tables, wanted.workers, wanted.seconds))
