"""A table in the memory of the server: its game, its seats, and those who look at it. All changes
to a table go through its room, one at a time, and are in the store before anybody hears of them.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol, TypeVar

from perihelion.games import GAMES
from perihelion.server import playing
from perihelion.server.chronicle import Chronicle
from perihelion.server.dealing import seed_of
from perihelion.server.minds import Minds
from perihelion.server.playing import Written, refuse
from perihelion.server.store import LINES
from perihelion.server.stored import Chair, Change, Fate, Line, StoredTable, now
from perihelion.server.wire import Answer, Check, Draft, Pick, Play, Reset, TakeBack
from perihelion.tabletop.refusal import CannotUndo, Refused
from perihelion.tabletop.table import Table

if TYPE_CHECKING:
    from perihelion.server.store import Store
    from perihelion.server.thinkers import Thinkers

LOG: Final = logging.getLogger("perihelion.server.rooms")

LINGERING: Final = 60
"""For how many seconds somebody counts as here who asked for news or answered without a socket."""

TRIES: Final = 20
"""How often a change is tried while other processes are faster."""

T = TypeVar("T")


class Watcher(Protocol):
    """Somebody who looks at a table."""

    person: str
    known: int

    def changed(self, game: bool, table: bool, chat: bool) -> None:
        """Something is new."""


class Moved(Exception):
    """Another process has changed the table meanwhile; nothing was written."""


def fate_of(kind: Literal["rules-changed", "unreadable"], row: StoredTable) -> Fate:
    """What becomes of a game that began under other rules than those of today."""
    began = row.head.get("rules") if row.head is not None else None
    rules = GAMES.get(row.game)
    today = rules.rules() if rules is not None else 0
    return Fate(kind, began if isinstance(began, int) else 0, today, now())


class Room:
    """One table."""

    def __init__(
        self, row: StoredTable, said: list[str], lines: list[Line], store: Store, thinkers: Thinkers
    ) -> None:
        self.store = store
        self.minds = Minds(self, thinkers)
        self.chronicle = Chronicle()
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.waiters: set[asyncio.Event] = set()  # who waits for news without a socket
        self.heard: dict[str, int] = {}  # when people who sit here last asked without a socket
        self.elsewhere: dict[str, set[str]] = {}  # who looks at it through other processes
        self.working: set[asyncio.Task[Any]] = set()
        self.touched = time.monotonic()
        self.edition = 0  # grows whenever the store is believed rather than the memory
        self.moved: Callable[[Room], None] = lambda room: None  # told after every change
        self.expected: set[str] = set()  # who is about to come, with a share
        self.share_seconds = 0.0
        self.gathering: asyncio.Task[None] | None = None
        self.take(row, said, lines)

    def take(self, row: StoredTable, said: list[str], lines: list[Line]) -> None:
        """Take over what is in the store."""
        self.edition += 1
        self.row = row
        self.lines = lines
        self.said = len(said)  # lines of the record that lie in the store
        self.stale = False
        self.over = row.state == "over"  # and it lies in the store
        self.table: Table | None = None
        self.earlier: dict[str, Any] | None = None  # what was played under other rules
        if row.head is not None and row.snapshot is not None:
            self.table, whole = playing.revive(row.game, row.head, said, row.snapshot)
            row.snapshot = None
            if not whole:
                self._meet_fate({**row.head, "answers": said})
        kept = self.table is not None and playing.head(self.table) == row.head
        self.written = Written(self.table.past if self.table is not None and kept else None)

    def _meet_fate(self, record: dict[str, Any]) -> None:
        """Deal with a record from older rules. If it can no longer be played through, everybody is
        told, and the old record is kept; if it can, it is only written anew.
        """
        self.earlier = record
        if not self.game().over:
            LOG.warning("a game goes on from its snapshot", extra={"table": self.row.id})
            self.row.fate = fate_of("rules-changed", self.row)

    async def reload(self) -> None:
        """Read the table again: the store knows better."""
        kept = await self.store.kept(self.row.id, 0, 0)
        if kept is None:
            raise refuse("NO_TABLE")
        self.take(*kept)
        for watcher in self.watchers:
            watcher.known = 0
        self.announce(game=True, table=True, chat=True)

    async def catch_up(self, seq: int) -> None:
        """Another process has brought the table to this sequence number: take over what is new."""
        if seq <= self.row.seq:
            return
        async with self.alone():
            if seq <= self.row.seq:
                return
            kept = await self.store.kept(self.row.id, self.written.count, self._next_line())
            if kept is None or not self._add(*kept):
                await self.reload()
                return
            self.announce(game=True, table=True, chat=True)

    def _add(self, row: StoredTable, said: list[str], lines: list[Line]) -> bool:
        """Add what has been said since; false if that is not all that has happened."""
        table = self.table
        if table is None or row.rewritten > self.row.seq or row.head != self.row.head:
            return False
        try:
            playing.give(table, said)
        except Refused:
            return False
        row.snapshot = None
        self.row = row
        self.over = row.state == "over"
        self.said += len(said)
        self.lines = [*self.lines, *lines][-LINES:]
        self.written = Written(table.past)
        return True

    def _next_line(self) -> int:
        """The number of the next line of the chat."""
        return self.lines[-1].number + 1 if self.lines else 0

    # -- who is who ------------------------------------------------------

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person answers for."""
        if not person:
            return []
        return [c.seat for c in self.row.chairs if c.person == person and c.who == "person"]

    def persons(self) -> list[str]:
        """Everybody who sits here, each once."""
        found = [c.person for c in self.row.chairs if c.who == "person" and c.person]
        return list(dict.fromkeys(found))

    def against_bots(self) -> bool:
        """Whether one person on one seat plays against bots alone, and nobody may come back."""
        chairs = self.row.chairs
        people = sum(1 for chair in chairs if chair.who != "bot")
        return people == 1 and not any(chair.replaced for chair in chairs)

    def chair(self, seat: int) -> Chair:
        """The chair of this number."""
        if not 0 <= seat < len(self.row.chairs):
            raise refuse("NOT_YOUR_SEAT")
        return self.row.chairs[seat]

    def present(self) -> set[str]:
        """Who is at this table now, through whichever process."""
        return self.here().union(*self.elsewhere.values())

    def here(self) -> set[str]:
        """Who is here through this process: with a page, or playing without one."""
        late = now() - LINGERING
        asking = {person for person, at in self.heard.items() if at > late}
        return asking.union(watcher.person for watcher in self.watchers)

    def hear_of(self, person: str) -> None:
        """Note that somebody who plays without a page is here."""
        if not self.seats_of(person):
            return
        known = self.connected(person)
        self.heard[person] = now()
        if not known:
            self.announce(table=True)
            self.moved(self)

    def forget_silent(self) -> dict[str, int]:
        """Forget those who have not asked for long; who they are, and when they last did."""
        late = now() - LINGERING
        silent = {person: at for person, at in self.heard.items() if at <= late}
        for person in silent:
            del self.heard[person]
        return silent

    def seen(self, chair: Chair) -> int:
        """When the person of this chair was last here."""
        return max(chair.seen, self.heard.get(chair.person or "", 0))

    def grace_left(self, chair: Chair) -> int:
        """For how many more seconds nobody may replace this person."""
        return max(self.seen(chair) + self.row.terms.grace() - now(), 0)

    def connected(self, person: str | None) -> bool:
        """Whether this person is here."""
        return person in self.present()

    def own(self, person: str, seat: int) -> None:
        """Refuse a person who does not answer for this seat."""
        if seat not in self.seats_of(person):
            raise refuse("NOT_YOUR_SEAT")

    def may_look(self, person: str, seat: int | None) -> None:
        """Refuse a person who may not see this table, or not as this seat. Those who have played
        here may see its end.
        """
        if seat is not None:
            self.own(person, seat)
        elif not (self.row.terms.watch or self.seats_of(person) or self.row.was_here(person)):
            raise refuse("NO_WATCHING")

    def game(self) -> Table:
        """The game, which has begun."""
        if self.table is None:
            raise refuse("NOT_STARTED")
        return self.table

    # -- changing --------------------------------------------------------

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Be alone with the table, and sure to know the truth. A refusal has changed nothing; after
        anything else that goes wrong the store is asked.
        """
        async with self.lock:
            self.touched = time.monotonic()
            if self.stale:
                await self.reload()
            try:
                yield
            except (Refused, Moved):
                raise
            except BaseException:
                self.stale = True
                raise

    async def change(
        self,
        work: Callable[[], Awaitable[T]],
        game: bool = True,
        table: bool = True,
        chat: bool = False,
    ) -> T:
        """Carry out a change, alone with the table, and tell everybody what is new; the beginning
        or end of a game always is. `work` also stores what it does in memory. It is carried to its
        end even if the caller has gone meanwhile.
        """

        async def carried() -> T:
            before = self.row.state
            out = await self._tried(work)
            self.announce(game=game, table=table or self.row.state != before, chat=chat)
            self.minds.wake()
            self.moved(self)
            return out

        task = asyncio.create_task(carried())
        self.working.add(task)
        task.add_done_callback(self.working.discard)
        return await asyncio.shield(task)

    async def _tried(self, work: Callable[[], Awaitable[T]]) -> T:
        for _ in range(TRIES):
            try:
                async with self.alone():
                    return await work()
            except Moved:
                continue  # from what lies in the store now
        raise refuse("FAILED")

    async def keep(self, change: Change | None = None) -> None:
        """Write the table as it is now. If that fails, go back to what is in the store."""
        row = self.row
        todo = change or Change(table=row)
        todo.table = row
        todo.before = row.seq
        row.seq += 1
        row.changed = now()
        try:
            kept = await self.store.keep(todo)
        except Exception:
            LOG.exception("could not keep a table", extra={"table": row.id})
            self.stale = True  # what is in memory was never written
            raise refuse("FAILED") from None
        row.snapshot = None
        if not kept:
            await self.reload()
            raise Moved
        self.over = row.state == "over"

    async def keep_chairs(self) -> None:
        """Write who sits where."""
        await self.keep(Change(table=self.row, chairs=True))

    async def keep_game(self, chairs: bool = False) -> None:
        """Write the game: what has been said since, and the position, in one go."""
        table = self.game()
        keep, fresh = self.written.news(table)
        self._note()
        forgets = keep < self.said
        change = Change(self.row, 0, keep, forgets, fresh, chairs=chairs, earlier=self.earlier)
        await self.keep(change)
        self.earlier = None
        self.said = keep + len(fresh)
        self.written = Written(table.past)

    def _note(self) -> None:
        """Let the row say how the game stands."""
        table = self.game()
        row = self.row
        row.head = playing.head(table)
        row.snapshot = table.position()
        row.waiting = table.waiting()
        row.round = table.round()
        row.state = "over" if table.over else "playing"

    async def begin(self) -> None:
        """Begin the game: all seats are taken. Call it within a change. People who are here but
        have not yet added a share are waited for, though not long.
        """
        if self.awaited():
            await self.keep_chairs()
            self.gather()
        else:
            self.deal()
            await self.keep_game(chairs=True)

    def full(self) -> bool:
        """Whether the game is about to begin."""
        return self.row.state == "open" and all(chair.who != "open" for chair in self.row.chairs)

    def awaited(self) -> list[str]:
        """Whose share is still to come, as far as one can tell."""
        if self.row.secret is None:
            return []
        missing = {c.person for c in self.row.chairs if c.who == "person" and c.share is None}
        likely = self.expected | self.present()
        return [person for person in self.persons() if person in missing & likely]

    def gather(self) -> None:
        """If the game is about to begin, let it begin soon, even without the shares
        still awaited.
        """
        if self.full() and (self.gathering is None or self.gathering.done()):
            self.gathering = asyncio.create_task(self._deal_late())

    async def _deal_late(self) -> None:
        await asyncio.sleep(self.share_seconds)

        async def work() -> None:
            if self.full():
                self.deal()
                await self.keep_game(chairs=True)

        try:
            await self.change(work)
        except Refused as refused:
            LOG.warning("could not deal", extra={"table": self.row.id, "why": refused.code})

    def deal(self) -> None:
        """Begin the game in memory."""
        row = self.row
        players = len(row.chairs)
        options = dict(row.terms.options)
        self.table = GAMES[row.game].new_game(players, seed_of(row), options, True)
        row.turns = [0] * players
        row.invitation = None
        self._note()

    # -- playing ---------------------------------------------------------

    async def play(self, person: str, call: Play) -> int:
        """Answer, take back or undo for a person; the sequence number after it."""

        async def work() -> int:
            self.own(person, call.seat)
            self._apply(call)
            await self.keep_game()
            return self.row.seq

        return await self.change(work, table=False)

    def check(self, person: str, call: Check) -> None:
        """Refuse picks that would not be accepted; nothing changes."""
        self.must_ask(person, call)
        playing.check(self.game(), call.seat, call.picks)

    def must_ask(self, person: str, call: Check | Draft) -> None:
        """Refuse picks for what is not asked of the person now."""
        self.own(person, call.seat)
        if call.on != self.row.turns[call.seat]:
            raise refuse("STALE_QUESTION")

    def _apply(self, call: Play) -> None:
        """Do it in memory."""
        table = self.game()
        seat = call.seat
        if isinstance(call, Answer | Pick):
            if call.on != self.row.turns[seat]:
                raise refuse("STALE_QUESTION")
            if isinstance(call, Answer):
                playing.answer(table, seat, call.picks)
            else:
                playing.pick(table, seat, call.option)
            self.row.turns[seat] += 1
            return
        if isinstance(call, TakeBack):
            playing.take_back(table, seat)
        elif isinstance(call, Reset):
            self._must_not_be_over(table)
            playing.reset(table, seat)
        else:
            self._undo(table, seat)
        self.rewrite()

    def _undo(self, table: Table, seat: int) -> None:
        alone = self.against_bots()
        if not alone:
            self._must_not_be_over(table)
        try:
            playing.undo(table, seat)
        except CannotUndo:
            if not alone:
                raise
            self.table = playing.undo_anything(table, seat)

    def _must_not_be_over(self, table: Table) -> None:
        """Refuse to go back once the game is over: what its end revealed stays."""
        if table.over:
            raise refuse("GAME_OVER")

    def bar_undo(self, seat: int) -> Refused | None:
        """Why this seat may not undo now."""
        table = self.game()
        if self.against_bots() and playing.said_by(table, seat):
            return None
        return self.bar_reset(seat)

    def bar_reset(self, seat: int) -> Refused | None:
        """Why this seat may not reset its turn now."""
        table = self.game()
        if table.over:
            return refuse("GAME_OVER")
        barred = playing.bar_undo(table, seat)
        undoes = barred is not None and self.against_bots() and playing.said_by(table, seat)
        return refuse("NOTHING_TO_RESET") if undoes else barred

    def rewrite(self) -> None:
        """The past has changed: no open question is the one it was."""
        self.row.turns = [turn + 1 for turn in self.row.turns]
        self.row.rewritten = self.row.seq + 1
        for watcher in self.watchers:
            watcher.known = 0

    async def say(self, line: Line) -> None:
        """Add a line to the chat."""

        async def work() -> None:
            told = Line(self._next_line(), line.seat, line.name, line.text, line.phrase, line.at)
            await self.keep(Change(table=self.row, lines=[told]))
            self.lines.append(told)
            del self.lines[:-LINES]

        await self.change(work, game=False, table=False, chat=True)

    def announce(self, game: bool = False, table: bool = False, chat: bool = False) -> None:
        """Tell everybody who looks that something is new."""
        for watcher in list(self.watchers):
            watcher.changed(game, table, chat)
        for waiter in self.waiters:
            waiter.set()

    async def wait_for(self, seq: int, seconds: float) -> None:
        """Wait for something newer than this sequence number, for at most this long."""
        news = asyncio.Event()
        self.waiters.add(news)
        try:
            async with asyncio.timeout(seconds):
                if self.row.seq <= seq:
                    await news.wait()
        except TimeoutError:
            pass
        finally:
            self.waiters.discard(news)

    async def stop(self) -> None:
        """Finish what has been begun, and let no bot think any more."""
        self.minds.stop()
        if self.gathering is not None:
            self.gathering.cancel()
        await asyncio.gather(*self.working, *self.minds.tasks(), return_exceptions=True)
