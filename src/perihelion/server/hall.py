"""The hall with all tables: finding and laying them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
import unicodedata
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from perihelion import fair
from perihelion.bots.registry import bot_names, usual_bot
from perihelion.games import GAMES
from perihelion.server.boards.registry import board_of
from perihelion.server.cleaning import Cleaner
from perihelion.server.dealing import draw_seed, is_shared, with_proof
from perihelion.server.door import Door
from perihelion.server.names import must_be_free
from perihelion.server.pictures import Pictures
from perihelion.server.playing import refuse
from perihelion.server.room import Room, fate_of
from perihelion.server.settings import Settings
from perihelion.server.speech import speaking
from perihelion.server.store import Store
from perihelion.server.stored import Chair, Line, Person, StoredTable, Terms, now
from perihelion.server.thinkers import Thinkers
from perihelion.server.tolls import Tolls
from perihelion.server.turns import Turns
from perihelion.server.wire_lobby import NewTable, SeatPlan
from perihelion.tabletop.refusal import Refused

if TYPE_CHECKING:
    from perihelion.server.exchange import Exchange

LOG: Final = logging.getLogger("perihelion.server.hall")

SWEEPING: Final = 5.0
"""Seconds between two looks at all tables."""

BREATH: Final = 0.01
"""Seconds between two tables that are opened for their bots."""

CLEANING: Final = 3600.0
"""Seconds between two looks for what can be deleted."""

ZERO_WIDTH_JOINER: Final = "\u200d"
"""Without it many emoji would fall apart."""


class Hall:
    """All tables of a server."""

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self.tolls = Tolls(settings.limits)
        self.turns = Turns()
        self.pictures = Pictures()
        self.rooms: dict[str, Room] = {}
        self.door = Door(store)
        self.exchange: Exchange | None = None
        self._doors: dict[str, asyncio.Lock] = {}
        self.unreadable = 0  # tables that could not be read
        self.cleaner = Cleaner(settings, store, self.rooms.__contains__)

    async def start(self) -> None:
        """Open the doors."""
        if not self.store.sqlite:
            from perihelion.server.exchange import Exchange  # its driver need not be there

            self.exchange = Exchange(self, self.store.dsn)
            await self.exchange.start()
        self.door.start()
        self.store.loops.begin("sweeper", self._sweep)
        self.store.loops.begin("cleaner", self._clean)

    def opened(self) -> None:
        """People can come in. Only now do bots go on that were interrupted when the server stopped,
        so nobody has to wait outside for them.
        """
        self.store.loops.begin("waker", self._wake_bots)

    async def stop(self) -> None:
        """Close the doors; everything is in the store already."""
        await self.door.stop()
        await self.store.loops.stop("waker", "sweeper", "cleaner")
        await asyncio.gather(*(room.stop() for room in self.rooms.values()))
        if self.exchange is not None:
            await self.exchange.stop()

    async def room(
        self,
        id: str,
        otherwise: Callable[[], StoredTable] | None = None,
        expected: Iterable[str] = (),
    ) -> Room:
        """The room of a table; if there is none, `otherwise` makes it, or it is refused."""
        known = self.rooms.get(id)
        if known is not None:
            # the caller is about to look, and would hear nothing from a forgotten room
            known.touched = time.monotonic()
            return known
        door = self._doors.setdefault(id, asyncio.Lock())
        try:
            async with door:
                if id not in self.rooms:
                    kept = await self.store.kept(id, 0, 0)
                    if kept is None and otherwise is not None:
                        return await self.add(otherwise(), expected)
                    await self._open(kept)
        finally:
            self._doors.pop(id, None)
        return self.rooms[id]

    async def _open(self, kept: tuple[StoredTable, list[str], list[Line]] | None) -> None:
        if kept is None:
            raise refuse("NO_TABLE")
        row = kept[0]
        if row.fate is not None and row.fate.kind == "unreadable":
            raise refuse("UNREADABLE_TABLE")
        try:
            room = Room(*kept, self.store, self.thinkers)
        except Exception as problem:  # not even its position can be read by these rules
            LOG.error("a table cannot be read", extra={"table": row.id, "why": repr(problem)})
            self.unreadable += 1
            if row.state == "playing":
                await self.store.end(row, fate_of("unreadable", row))
            raise refuse("UNREADABLE_TABLE") from None
        self._enter(room)
        if self.store.sqlite or row.changed < now() - self.settings.bot_seconds:
            room.minds.wake()  # else another process may be at it

    async def record(self, id: str, part: int | None) -> dict[str, Any]:
        """The record of a game that is over: the whole of it, or, where the rules have changed in
        between, the part after that; the parts before it are numbered from 0. What these rules
        cannot replay is returned as it was stored.
        """
        try:
            room = await self.room(id)
        except Refused as refused:
            if refused.code != "UNREADABLE_TABLE":
                raise
            row, last = await self._unread(id)
        else:
            async with room.alone():  # its end may be about to be written
                if not room.over:
                    raise refuse("GAME_NOT_OVER")
                row, last = room.row, room.earlier or room.game().record()
        if part is None:
            return with_proof(last, row)
        before = await self.store.earlier(id)
        if part >= len(before):
            raise refuse("NOT_FOUND")
        return with_proof(before[part], row)

    async def _unread(self, id: str) -> tuple[StoredTable, dict[str, Any]]:
        """A game that cannot be read, and its record."""
        kept = await self.store.kept(id, 0, 0)
        if kept is None or kept[0].head is None or kept[0].state != "over":
            raise refuse("UNREADABLE_TABLE")
        return kept[0], {**kept[0].head, "answers": kept[1]}

    def _enter(self, room: Room) -> None:
        """From now on the room is in memory."""
        self.rooms[room.row.id] = room
        room.share_seconds = self.settings.share_seconds
        room.gather()
        if self.exchange is not None:
            room.moved = self.exchange.changed
            self.exchange.ask(room)

    async def _wake_bots(self) -> None:
        """Let all bots go on that have a question, a few at a time: opening a table takes some
        milliseconds in which nothing else happens, and people who are here come first.
        """
        for id in await self.store.waiting_for_bots():
            while self.thinkers.asked > 2 * len(self.thinkers.all):
                await asyncio.sleep(BREATH)
            if id not in self.rooms:
                await self._woken(id)
                await asyncio.sleep(BREATH)
        await asyncio.Event().wait()

    async def _woken(self, id: str) -> None:
        try:
            (await self.room(id)).minds.wake()
        except Refused as refused:
            LOG.error("a table cannot be used", extra={"table": id, "why": str(refused)})

    async def _clean(self) -> None:
        """Now and then delete what nobody needs any more."""
        while True:
            await asyncio.sleep(CLEANING)
            await self.cleaner.clean()

    async def _sweep(self) -> None:
        """Forget tables that nobody looks at, since the store has them; at the others note who is
        still here, so that nobody seems to have gone when the server stops; and let bots think that
        another process has abandoned.
        """
        while True:
            await asyncio.sleep(min(self.settings.idle_seconds / 10, SWEEPING))
            late = time.monotonic() - self.settings.idle_seconds
            for id, room in list(self.rooms.items()):
                idle = not room.watchers and not room.minds.busy and not room.working
                if idle and room.touched < late:
                    del self.rooms[id]
                else:
                    await self._look_after(room)

    async def _look_after(self, room: Room) -> None:
        """Look after one table; if something goes wrong there, the others do not suffer."""
        room.gather()
        try:
            await self.note_presence(room)
        except Exception as problem:
            facts = {"table": room.row.id, "why": repr(problem)}
            LOG.warning("a table could not be looked after", extra=facts)
        if room.row.changed < now() - self.settings.bot_seconds:
            room.minds.wake()

    async def note_presence(self, room: Room) -> None:
        """Now and then write down who is here, if others could vote to replace them; and when
        players without a page have gone.
        """
        silent = room.forget_silent()
        if silent:
            room.announce(table=True)
            room.moved(room)
        if room.row.state != "playing" or len(room.persons()) < 2:
            return
        stale = now() - min(room.row.terms.grace() // 4, 3600)

        async def work() -> None:
            for chair in room.row.chairs:
                if chair.who == "person" and chair.person is not None:
                    last = now() if room.connected(chair.person) else silent.get(chair.person, 0)
                    chair.seen = max(chair.seen, last)
            await room.keep_chairs()

        here = [c for c in room.row.chairs if c.who == "person" and room.connected(c.person)]
        if silent or any(chair.seen < stale for chair in here):
            try:
                await room.change(work, game=False)
            except Refused as refused:
                LOG.warning("could not note who is here", extra={"why": refused.code})

    # -- laying a table --------------------------------------------------

    async def lay(self, person: Person, wanted: NewTable) -> Room:
        """A new table; the game begins if no seat is open."""
        if wanted.game not in GAMES:
            raise refuse("UNKNOWN_GAME", game=wanted.game)
        await self.must_have_time(person)
        plans = list(wanted.seats)
        if wanted.shuffle:
            secrets.SystemRandom().shuffle(plans)
        for plan in plans:
            if plan.who == "here" and plan.name:
                await must_be_free(self.store, plan.name, person.id)
        chairs = [_chair(k, plan, person, wanted.game) for k, plan in enumerate(plans)]
        open_seats = any(chair.who == "open" for chair in chairs)
        if not open_seats and not any(chair.who == "person" for chair in chairs):
            raise refuse("NOBODY_SITS")
        given = wanted.seed if not open_seats else None  # others could not trust a chosen one
        shared = is_shared(chairs) and given is None
        terms = Terms(
            options=checked_options(wanted.game, len(chairs), dict(wanted.options)),
            seed=None if shared else draw_seed() if given is None else given,
            private=wanted.private,
            chat=wanted.chat,
            watch=wanted.watch is not False,
            listed=wanted.watch is True,
            replace_after=wanted.replace_after,
            watchers_write=wanted.watchers_write,
        )
        row = new_table(code(), person.id, wanted.game, terms, chairs)
        return await self.add(row, [person.id] if wanted.will_share else [])

    async def must_have_time(self, person: Person) -> None:
        """Refuse a person with too many games, or too many tables laid: leaving them
        does not help.
        """
        most = self.settings.limits.games_of_person
        if await self.store.laid_by(person.id) >= most:
            raise refuse("TOO_MANY_TABLES", count=most)

    async def add(self, row: StoredTable, expected: Iterable[str] = ()) -> Room:
        """Lay this table; the game begins if no chair is free and no share is expected."""
        room = Room(row, [], [], self.store, self.thinkers)
        room.expected = set(expected)
        if room.full() and not room.awaited():
            room.deal()
        if not await self.store.add_table(row):  # another process was faster
            return await self.room(row.id)
        row.snapshot = None
        self._enter(room)
        room.minds.wake()
        return room


def new_table(id: str, host: str, game: str, terms: Terms, chairs: list[Chair]) -> StoredTable:
    """A table at which nothing has happened yet."""
    moment = now()
    return StoredTable(
        id=id,
        game=game,
        host=host,
        terms=terms,
        turns=[0] * len(chairs),
        invitation=code(),
        created=moment,
        changed=moment,
        chairs=chairs,
        secret=fair.draw_secret() if terms.seed is None else None,
    )


def _chair(seat: int, plan: SeatPlan, host: Person, game: str) -> Chair:
    """A chair as it was planned."""
    if plan.who == "open":
        return Chair(seat, "open", None, None, None, None, now())
    if plan.who == "bot":
        bot = plan.bot or usual_bot(game)
        if bot not in bot_names(game):
            raise refuse("UNKNOWN_BOT", bot=bot)
        return Chair(seat, "bot", None, None, bot, None, now())
    name = host.name
    if plan.who == "here" and plan.name:
        name = clean_name(plan.name)
    elif plan.who == "here":
        name = speaking(host.lang, game).say("here", number=seat + 1)
    return Chair(seat, "person", host.id, name, None, None, now())


def clean_name(name: str) -> str:
    """A nickname without what could deceive or disturb: letters, digits and a few signs."""
    out = " ".join(name.split())
    fine = all(ch.isalnum() or ch in " -_.'’" for ch in out)
    if not fine or not 1 <= len(out) <= 24 or not any(ch.isalnum() for ch in out):
        raise refuse("BAD_NAME")
    return out


def clean_text(text: str) -> str:
    """A line of the chat without invisible characters that change how others look: those that turn
    the direction of writing, have no width, or control terminals.
    """
    shown = "".join(" " if ch in "\n\t" else ch for ch in text)
    seen = [ch for ch in shown if ch == ZERO_WIDTH_JOINER or unicodedata.category(ch)[0] != "C"]
    return " ".join("".join(seen).split())


def code() -> str:
    """A name that nobody can guess, for tables and invitations."""
    return secrets.token_urlsafe(12)


def checked_options(game: str, players: int, options: dict[str, Any]) -> dict[str, Any]:
    """The options, if a game can be begun with them."""
    known = {setting.option for setting in board_of(game).settings(speaking("en", game))}
    for name in options:
        if name not in known:
            raise refuse("UNKNOWN_SETTING", setting=name)
    GAMES[game].new_game(players, 0, dict(options), False)
    return options
