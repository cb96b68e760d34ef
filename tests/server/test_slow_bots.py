"""Bots that think long: everybody sees that they do, and nobody else waits for them."""

from __future__ import annotations

import asyncio
import sys
from contextlib import AsyncExitStack
from pathlib import Path

from perihelion.server.thinkers import Thinkers
from server.serving import Chance, Visitor, live, serving
from server.test_flow import play_on

TABLES = 10
WORKERS = 2

PENSIVE = """
import sys, time
from pathlib import Path
from perihelion.server import thinking

def think(thought, at_once=thinking.think):
    while not Path(sys.argv[1]).exists():
        time.sleep(0.01)
    return at_once(thought)

thinking.think = think
thinking.serve(sys.stdin.buffer, sys.stdout.buffer)
"""
"""A process in which bots think until a file is there."""


@live
async def test_ten_tables_of_slow_bots_keep_nobody_else_waiting(tmp_path: Path) -> None:
    enough = tmp_path / "enough"
    command = [sys.executable, "-c", PENSIVE, str(enough)]
    thinkers = Thinkers(WORKERS, 60.0, command)
    async with AsyncExitStack() as visits:
        address = await visits.enter_async_context(serving(tmp_path, thinkers))
        me = await visits.enter_async_context(Visitor(address))
        you = await visits.enter_async_context(Visitor(address))
        heres = []
        for seed in range(TABLES):
            table = await me.lay("me", "greedy", seed=seed)
            here = await visits.enter_async_context(me.at(table["id"]))
            question = await here.question()
            await here.answer(question, Chance(seed).picks(question))
            heres.append(here)

        alone = await you.lay("me", game="tiny", seed=8)
        async with you.at(alone["id"]) as there:
            assert not await play_on(there, Chance(1), 10)

        assert all(here.update["waiting"] == [1] for here in heres)
        assert thinkers.asked == TABLES
        enough.touch()
        async with asyncio.timeout(60):
            for here in heres:
                await here.question()
        assert thinkers.failures == 0
