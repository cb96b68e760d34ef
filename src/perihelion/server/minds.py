"""The bots at a table: who has to think, and what becomes of a bot that fails."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Final

from perihelion.bots.registry import make_bot
from perihelion.server.stored import StoredTable
from perihelion.server.thinkers import BotFailed, WorkerDied
from perihelion.server.thinking import Thought
from perihelion.tabletop.refusal import Refused
from perihelion.tabletop.table import Table

if TYPE_CHECKING:
    from perihelion.server.room import Room
    from perihelion.server.thinkers import Thinkers

LOG: Final = logging.getLogger("perihelion.server.bots")

BOT: Final = "perihelion bot 1"
"""First line of what is hashed, so that this is never taken for a key of `perihelion.fair`."""

LAST_RESORT: Final = "random"
"""The bot that answers where another has failed."""

MOST_FAILURES: Final = 3
"""How often in a row a bot may fail before it is no longer asked, while the table is in memory."""

PAUSE: Final = 1.0
"""Seconds before asking a bot again whose answer could not be taken."""


def luck_of(row: StoredTable, seat: int, turn: int) -> int:
    """The seed for one thought of a bot. It follows from the secret of the deal, so nobody can
    compute what a bot has sealed; but the secret does not follow from it, which would tell the bot
    every card. Where somebody has chosen the seed, the same seed brings the same bots.
    """
    hidden = row.terms.seed if row.secret is None else f"{row.id}\n{row.secret}"
    digest = hashlib.sha256(f"{BOT}\n{hidden}\n{seat}\n{turn}\n".encode()).digest()
    return int.from_bytes(digest[:6], "big")


class Minds:
    """The bots of one room."""

    def __init__(self, room: Room, thinkers: Thinkers) -> None:
        self.room = room
        self.thinkers = thinkers
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._failed: Counter[int] = Counter()  # in a row, by seat
        self._stopped = False

    @property
    def busy(self) -> bool:
        return bool(self._thinking)

    def tasks(self) -> list[asyncio.Task[None]]:
        return list(self._thinking.values())

    def stop(self) -> None:
        """Let no bot think any more."""
        self._stopped = True
        for task in self.tasks():
            task.cancel()

    def wake(self) -> None:
        """Let every bot think that has a question and is not thinking yet."""
        table = self.room.table
        if table is None or table.over or self._stopped:
            return
        for seat in table.waiting():
            if self.room.row.chairs[seat].who == "bot" and seat not in self._thinking:
                task = asyncio.get_running_loop().create_task(self._think(seat))
                self._thinking[seat] = task
                task.add_done_callback(partial(self._thought, seat))

    def _thought(self, seat: int, task: asyncio.Task[None]) -> None:
        self._thinking.pop(seat, None)
        self.wake()

    async def _think(self, seat: int) -> None:
        """Let the bot of a seat answer once; whatever goes wrong, it will be asked again."""
        facts = {"table": self.room.row.id, "seat": seat}
        try:
            await self._answer(seat)
        except Refused as refused:
            LOG.warning("the answer of a bot was not taken", extra={**facts, "why": refused.code})
            await asyncio.sleep(PAUSE)
        except Exception:
            LOG.exception("a bot could not be asked", extra=facts)
            await asyncio.sleep(PAUSE)

    async def _answer(self, seat: int) -> None:
        async with self.room.alone():
            table = self.room.game()
            chair = self.room.row.chairs[seat]
            if chair.who != "bot" or not table.waits_for(seat):
                return
            turn = self.room.row.turns[seat]
            bot = chair.bot or LAST_RESORT
            view = table.seen_by(seat)
        seed = luck_of(self.room.row, seat, turn)
        said = await self._ask(bot, seed, seat, view)
        await self._say(seat, turn, said)

    async def _ask(self, bot: str, seed: int, seat: int, view: Table) -> int:
        """What the bot says. If it fails, a random answer is given this once; the bot stays, until
        it has failed so often that nobody should wait for it at this table.
        """
        if self._failed[seat] < MOST_FAILURES:
            try:
                said = await self._asked(Thought(bot, seed, seat, view.pack()))
                if said not in view.options(seat):
                    raise BotFailed(f"answered {said}")
                self._failed[seat] = 0
                return said
            except BotFailed as why:
                self._failed[seat] += 1
                self.thinkers.failures += 1
                facts = {"table": self.room.row.id, "seat": seat, "bot": bot, "why": str(why)}
                LOG.error("a bot has failed, and chance answers for it", extra=facts)
        return make_bot(LAST_RESORT, view.game(), seed).answer(view, seat)

    async def _asked(self, thought: Thought) -> int:
        """Ask, and ask again in another process if the first one has died."""
        try:
            return await self.thinkers.ask(thought)
        except WorkerDied:
            return await self.thinkers.ask(thought)

    async def _say(self, seat: int, turn: int, said: int) -> None:
        """Answer for the bot. An answer to a question that has gone is lost."""

        async def work() -> None:
            row = self.room.row
            table = self.room.game()
            chair = row.chairs[seat]
            if row.turns[seat] != turn or chair.who != "bot" or not table.waits_for(seat):
                return
            table.answer(seat, said)
            row.turns[seat] += 1
            await self.room.keep_game()

        await self.room.change(work, table=False)
