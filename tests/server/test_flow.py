"""From the home page to the final score, over HTTP and a socket."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from server.serving import AtTable, Chance, Visitor, serving


async def play_on(here: AtTable, chance: Chance, most: int) -> bool:
    """Answer so many questions by chance; whether the game is over."""
    for _ in range(most):
        question = await here.question()
        if question is None:
            return True
        reply = await here.answer(question, chance.picks(question))
        if reply["type"] == "refused":  # not every set goes together
            assert reply["problem"]["code"] not in ("STALE_QUESTION", "BAD_MESSAGE"), reply
    return False


def test_a_whole_game_of_race_is_played_through_sockets_with_a_reconnection(tmp_path: Path) -> None:
    async def visit() -> Any:
        async with serving(tmp_path) as address, Visitor(address) as me:
            table = await me.lay("me", "greedy", "random", seed=5)
            chance = Chance(1)
            async with me.at(table["id"]) as here:
                assert not await play_on(here, chance, 6)
                log, seq = here.log, here.update["seq"]
            async with me.at(table["id"], log, seq=seq, known=len(log)) as again:
                await again.until(lambda u: True)
                assert again.update["seq"] >= seq
                assert await play_on(again, chance, 2000)
                async with me.at(table["id"]) as fresh:
                    await fresh.until(lambda u: True)
                    assert fresh.log == again.log
                return again.update, again.table

    update, table = asyncio.run(visit())

    assert table["state"] == "over"
    assert update["end"]["scores"] == [
        sum(row["points"][seat] or 0 for row in update["end"]["rows"]) for seat in range(3)
    ]
    assert update["question"] is None
