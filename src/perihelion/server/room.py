"""A table in the memory of the server: its game, its seats, and whoever looks at it.

All changes of a table go through its room, one after the other, and are in the store before
anybody hears of them.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from perihelion.bots.registry import make_bot
from perihelion.games import GAMES
from perihelion.server import playing
from perihelion.server.boards.registry import board_of
from perihelion.server.playing import refuse
from perihelion.server.stored import Chair, Change, Line, StoredTable
from perihelion.server.thinkers import BotFailed
from perihelion.server.thinking import Thought
from perihelion.server.wire import Answer, Pick, Play, Reset, TakeBack, Undo
from perihelion.tabletop.refusal import CannotUndo, Refused
from perihelion.tabletop.table import Table

if TYPE_CHECKING:
    from perihelion.server.store import Store
    from perihelion.server.thinkers import Thinkers

LOG: Final = logging.getLogger("perihelion.server.rooms")

LAST_RESORT: Final = "random"
"""The bot that plays on where another has failed."""


class Watcher(Protocol):
    """Whoever looks at a table."""

    person: str
    seat: int | None
    known: int

    def changed(self, game: bool, table: bool, chat: bool) -> None:
        """Something is new."""


def now() -> int:
    """Seconds since 1970."""
    return int(time.time())


class Room:
    """One table."""

    def __init__(
        self, row: StoredTable, said: list[str], lines: list[Line], store: Store, thinkers: Thinkers
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.touched = time.monotonic()
        self.rewritten = row.seq  # the last change that was more than an addition to the log
        self.moved: Callable[[Room], None] = lambda room: None  # told after every change
        self.take(row, said, lines)

    def take(self, row: StoredTable, said: list[str], lines: list[Line]) -> None:
        """Be what lies in the store."""
        self.row = row
        self.said = said
        self.lines = lines
        self.stale = False
        self.table: Table | None = None
        if row.head is not None and row.snapshot is not None:
            self.table = playing.revive(row.game, row.head, said, row.snapshot)
            self.rewritten = row.seq

    async def reload(self) -> None:
        """Read the table anew: the store knows better."""
        row = await self.store.table(self.row.id)
        if row is None:
            raise refuse("NO_TABLE")
        said = await self.store.answers(row.id)
        lines = await self.store.lines(row.id, 500)
        self.take(row, said, lines)
        self.announce(game=True, table=True, chat=True)
        self.wake_bots()

    # -- who is who ------------------------------------------------------

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person answers for."""
        if person is None:
            return []
        chairs = self.row.chairs
        return [c.seat for c in chairs if c.person == person and c.who == "person"]

    def persons(self) -> list[str]:
        """Everybody who sits here, each once."""
        found = [c.person for c in self.row.chairs if c.who == "person" and c.person]
        return list(dict.fromkeys(found))

    def against_bots(self) -> bool:
        """Whether one person on one seat plays against bots alone."""
        return sum(1 for c in self.row.chairs if c.who != "bot") == 1

    def chair(self, seat: int) -> Chair:
        """The chair of this number."""
        if not 0 <= seat < len(self.row.chairs):
            raise refuse("NOT_YOUR_SEAT")
        return self.row.chairs[seat]

    def connected(self, person: str | None) -> bool:
        """Whether the person looks at this table now."""
        return any(watcher.person == person for watcher in self.watchers)

    def own(self, person: str, seat: int) -> None:
        """Refuse who does not answer for this seat."""
        if seat not in self.seats_of(person):
            raise refuse("NOT_YOUR_SEAT")

    def game(self) -> Table:
        """The game, which has begun."""
        if self.table is None:
            raise refuse("NOT_STARTED")
        return self.table

    # -- changing --------------------------------------------------------

    async def keep(self, change: Change | None = None) -> None:
        """Write the table as it is now. If that fails, be again what lies in the store."""
        row = self.row
        before = row.seq
        row.seq += 1
        row.changed = now()
        todo = change or Change(table=row, before=before)
        todo.table = row
        todo.before = before
        try:
            kept = await self.store.keep(todo)
        except Exception:
            LOG.exception("could not keep a table", extra={"table": row.id})
            self.stale = True  # what is in memory was never written
            raise refuse("FAILED") from None
        if not kept:  # another process was faster
            await self.reload()
            raise refuse("STALE_QUESTION")

    async def keep_game(self, chairs: bool = False) -> None:
        """Write the game: what has been said since, and the position, in one go."""
        table = self.game()
        row = self.row
        record = table.record()
        said = [str(line) for line in _list(record.pop("answers"))]
        keep = _common(self.said, said) if record == row.head else 0
        row.head = record
        row.snapshot = table.pack()
        row.waiting = table.waiting()
        row.round = board_of(row.game).round(table)
        row.state = "over" if table.over else "playing"
        await self.keep(
            Change(table=row, before=row.seq, keep=keep, answers=said[keep:], chairs=chairs)
        )
        self.said = said

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """Be alone with the table, and sure to know the truth. A refusal has changed nothing; after
        anything else that goes wrong the store is asked.
        """
        async with self.lock:
            self.touched = time.monotonic()
            if self.stale:
                await self.reload()
            try:
                yield
            except Refused:
                raise
            except BaseException:
                self.stale = True
                raise

    async def play(self, person: str, call: Play) -> int:
        """Answer, take back or undo for a person; the sequence number after it."""
        async with self.changing():
            self.own(person, call.seat)
            self.apply(call)
            await self.keep_game()
        self.after()
        return self.row.seq

    def apply(self, call: Play) -> None:
        """Do it in memory."""
        table = self.game()
        seat = call.seat
        if isinstance(call, Answer | Pick):
            if call.on != self.row.turns[seat]:
                raise refuse("STALE_QUESTION")
            if isinstance(call, Answer):
                playing.answer(table, seat, call.picks)
            else:
                table.answer(seat, call.option)
            self.row.turns[seat] += 1
            return
        if isinstance(call, TakeBack):
            playing.take_back(table, seat)
        elif isinstance(call, Reset):
            playing.reset(table, seat)
        else:
            self._undo(table, call)
        self._rewrite()

    def _undo(self, table: Table, call: Undo) -> None:
        try:
            playing.undo(table, call.seat)
        except CannotUndo:
            if not self.against_bots():
                raise
            self.table = playing.undo_anything(table, call.seat)

    def _rewrite(self) -> None:
        """The past has changed: no question that stands open anywhere is the one it was."""
        self.row.turns = [turn + 1 for turn in self.row.turns]
        self.rewritten = self.row.seq + 1
        for watcher in self.watchers:
            watcher.known = 0

    def after(self) -> None:
        """Tell everybody, and let the bots think."""
        self.announce(game=True, table=True)
        self.wake_bots()
        self.moved(self)

    def announce(self, game: bool = False, table: bool = False, chat: bool = False) -> None:
        """Tell everybody who looks that something is new."""
        for watcher in list(self.watchers):
            watcher.changed(game, table, chat)

    async def begin(self) -> None:
        """Deal the cards: all seats are taken. Within the lock."""
        row = self.row
        players = len(row.chairs)
        game = GAMES[row.game]
        self.table = game.new_game(players, row.terms.seed, dict(row.terms.options), True)
        row.turns = [0] * players
        row.invitation = None
        await self.keep_game()

    async def say(self, line: Line) -> None:
        """Add a line to the chat."""
        async with self.changing():
            number = self.lines[-1].number + 1 if self.lines else 0
            told = Line(number, line.seat, line.name, line.text, line.phrase, line.at)
            await self.keep(Change(table=self.row, before=self.row.seq, lines=[told]))
            self.lines.append(told)
            del self.lines[:-500]
        self.announce(chat=True)
        self.moved(self)

    # -- bots ------------------------------------------------------------

    def wake_bots(self) -> None:
        """Let every bot think that is asked and does not think yet."""
        table = self.table
        if table is None or table.over:
            return
        for seat in table.waiting():
            if self.row.chairs[seat].who == "bot" and seat not in self.thinking:
                task = asyncio.get_running_loop().create_task(self._think(seat))
                self.thinking[seat] = task
                task.add_done_callback(partial(self._thought, seat))

    def _thought(self, seat: int, task: asyncio.Task[None]) -> None:
        self.thinking.pop(seat, None)
        if not task.cancelled():
            self.wake_bots()

    async def _think(self, seat: int) -> None:
        """Let the bot of a seat answer once. What it says to a question that has gone is lost."""
        turn = self.row.turns[seat]
        bot = self.row.chairs[seat].bot or LAST_RESORT
        view = self.game().seen_by(seat)
        seed = self.row.terms.seed * 64 + seat * 8191 + turn
        try:
            said = await self.thinkers.ask(Thought(bot, seed, seat, view.pack()))
            if said not in view.options(seat):
                raise BotFailed(f"answered {said}")
        except BotFailed as why:
            facts = {"table": self.row.id, "seat": seat, "bot": bot, "why": str(why)}
            LOG.error("a bot has failed and is replaced", extra=facts)
            bot = LAST_RESORT
            said = make_bot(bot, view.game(), seed).answer(view, seat)
        try:
            await self._bot_says(seat, turn, bot, said)
        except Refused as refused:
            facts = {"table": self.row.id, "seat": seat, "why": refused.code}
            LOG.warning("the answer of a bot was not taken", extra=facts)
            await asyncio.sleep(1)  # it will be asked again

    async def _bot_says(self, seat: int, turn: int, bot: str, said: int) -> None:
        async with self.changing():
            table = self.game()
            if self.row.turns[seat] != turn or not table.waits_for(seat):
                return
            table.answer(seat, said)
            self.row.turns[seat] += 1
            chair = self.row.chairs[seat]
            replaced = chair.bot != bot
            chair.bot = bot
            await self.keep_game(replaced)
        self.announce(game=True, table=True)
        self.moved(self)

    def stop(self) -> None:
        """Let no bot think any more."""
        for task in list(self.thinking.values()):
            task.cancel()


def _common(old: list[str], new: list[str]) -> int:
    """How many lines two records have in common at their beginning."""
    n = 0
    for one, other in zip(old, new, strict=False):
        if one != other:
            break
        n += 1
    return n


def _list(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def code() -> str:
    """A name that nobody can guess, for tables and invitations."""
    return secrets.token_urlsafe(12)
