"""The hall with all tables: laying them, finding them, sitting down and getting up."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Any, Final

from perihelion.bots.registry import bot_names
from perihelion.games import GAMES
from perihelion.server.boards.registry import board_of
from perihelion.server.playing import refuse
from perihelion.server.room import LAST_RESORT, Room, code, now
from perihelion.server.settings import Settings
from perihelion.server.speech import Speech
from perihelion.server.store import Store
from perihelion.server.stored import Chair, Change, Person, StoredTable, Terms
from perihelion.server.thinkers import Thinkers
from perihelion.server.wire_lobby import NewTable, SeatPlan
from perihelion.tabletop.refusal import Refused

LOG: Final = logging.getLogger("perihelion.server.hall")

USUAL_BOT: Final = "greedy"


class Hall:
    """All tables of a server."""

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self.rooms: dict[str, Room] = {}
        self._doors: dict[str, asyncio.Lock] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Open the doors, and let bots go on that were thinking when the server stopped."""
        for row in await self.store.playing_tables(10_000):
            if any(row.chairs[seat].who == "bot" for seat in row.waiting):
                (await self.room(row.id)).wake_bots()
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """Close the doors; everything is in the store already."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for room in self.rooms.values():
            room.stop()
        tasks = [task for room in self.rooms.values() for task in room.thinking.values()]
        await asyncio.gather(*tasks, return_exceptions=True)

    async def room(self, id: str) -> Room:
        """The room of a table; refused if there is none."""
        known = self.rooms.get(id)
        if known is not None:
            return known
        door = self._doors.setdefault(id, asyncio.Lock())
        async with door:
            if id not in self.rooms:
                row = await self.store.table(id)
                if row is None:
                    self._doors.pop(id, None)
                    raise refuse("NO_TABLE")
                said = await self.store.answers(id)
                lines = await self.store.lines(id, self.settings.limits.lines_of_chat)
                self.rooms[id] = Room(row, said, lines, self.store, self.thinkers)
        self._doors.pop(id, None)
        return self.rooms[id]

    async def _sweep(self) -> None:
        """Forget tables that nobody looks at; the store has them."""
        while True:
            await asyncio.sleep(max(self.settings.idle_seconds / 10, 1.0))
            late = time.monotonic() - self.settings.idle_seconds
            for id, room in list(self.rooms.items()):
                idle = not room.watchers and not room.thinking and not room.lock.locked()
                if idle and room.touched < late:
                    del self.rooms[id]

    # -- laying a table --------------------------------------------------

    async def lay(self, person: Person, wanted: NewTable) -> Room:
        """A new table; the game begins if no seat is open."""
        if wanted.game not in GAMES:
            raise refuse("UNKNOWN_GAME", game=wanted.game)
        most = self.settings.limits.games_of_person
        if await self.store.under_way(person.id) >= most:
            raise refuse("TOO_MANY_TABLES", count=most)
        plans = list(wanted.seats)
        if wanted.shuffle:
            secrets.SystemRandom().shuffle(plans)
        chairs = [_chair(k, plan, person, wanted.game) for k, plan in enumerate(plans)]
        open_seats = any(chair.who == "open" for chair in chairs)
        if not open_seats and not any(chair.who == "person" for chair in chairs):
            raise refuse("NOBODY_SITS")
        given = wanted.seed if not open_seats else None  # nobody else could trust a chosen one
        terms = Terms(
            options=checked_options(wanted.game, len(chairs), dict(wanted.options)),
            seed=given if given is not None else secrets.randbelow(2**31),
            private=wanted.private,
            chat=wanted.chat,
            watch=wanted.watch,
            replace_after=wanted.replace_after,
        )
        return await self._lay(person.id, wanted.game, terms, chairs)

    async def _lay(self, host: str, game: str, terms: Terms, chairs: list[Chair]) -> Room:
        moment = now()
        row = StoredTable(
            id=code(),
            seq=0,
            game=game,
            state="open",
            host=host,
            terms=terms,
            head=None,
            snapshot=None,
            turns=[0] * len(chairs),
            waiting=[],
            votes={},
            round=None,
            invitation=code(),
            rematch=None,
            created=moment,
            changed=moment,
            chairs=chairs,
        )
        await self.store.add_table(row, [])
        room = Room(row, [], [], self.store, self.thinkers)
        self.rooms[row.id] = room
        await self._begin_if_full(room)
        return room

    async def _begin_if_full(self, room: Room) -> None:
        async with room.lock:
            if room.row.state == "open" and all(c.who != "open" for c in room.row.chairs):
                await room.begin()
        room.after()

    # -- sitting down and getting up -------------------------------------

    async def join(self, room: Room, person: Person, seat: int | None, invited: bool) -> None:
        """Take a free seat; who has one already keeps it."""
        async with room.changing():
            row = room.row
            if room.seats_of(person.id):
                return
            if row.terms.private and not invited:
                raise refuse("NO_TABLE")
            if row.state != "open":
                raise refuse("ALREADY_STARTED")
            free = [chair for chair in row.chairs if chair.who == "open"]
            if seat is not None and room.chair(seat).who != "open":
                raise refuse("SEAT_TAKEN")
            if not free:
                raise refuse("TABLE_FULL")
            chair = free[0] if seat is None else room.chair(seat)
            chair.who, chair.person, chair.name, chair.seen = (
                "person",
                person.id,
                person.name,
                now(),
            )
            await room.keep(Change(table=row, before=row.seq, chairs=True))
        await self._begin_if_full(room)

    async def leave(self, room: Room, person: Person) -> None:
        """Get up from an open table; from a game, agree at once to be replaced by a bot."""
        async with room.changing():
            row = room.row
            seats = room.seats_of(person.id)
            if not seats:
                raise refuse("NOT_YOUR_SEAT")
            for seat in seats:
                chair = row.chairs[seat]
                if row.state == "open":
                    chair.who, chair.person, chair.name = "open", None, None
                elif row.state == "playing":
                    self._replace(room, seat)
            await room.keep(Change(table=row, before=row.seq, chairs=True))
        room.after()

    def _replace(self, room: Room, seat: int) -> None:
        """Let a bot play on for this seat; its person may come back."""
        chair = room.row.chairs[seat]
        known = bot_names(room.row.game)
        chair.replaced, chair.who, chair.person = chair.person, "bot", None
        chair.bot = USUAL_BOT if USUAL_BOT in known else LAST_RESORT
        room.row.votes.pop(str(seat), None)

    async def come_back(self, room: Room, person: Person) -> None:
        """Take a seat back that a bot has taken over."""
        async with room.changing():
            back = [chair for chair in room.row.chairs if chair.replaced == person.id]
            if not back or room.row.state != "playing":
                raise refuse("NO_SEAT_TO_RETURN")
            for chair in back:
                chair.who, chair.person, chair.replaced, chair.bot = "person", person.id, None, None
                chair.seen = now()
            await room.keep(Change(table=room.row, before=room.row.seq, chairs=True))
        room.after()

    async def vote(self, room: Room, person: Person, seat: int, agree: bool) -> None:
        """Agree, or no longer, that a bot replaces a seat whose person is away."""
        async with room.changing():
            row = room.row
            mine = room.seats_of(person.id)
            chair = room.chair(seat)
            if not mine or seat in mine:
                raise refuse("NOT_YOUR_SEAT")
            if row.state != "playing" or chair.who != "person" or room.connected(chair.person):
                raise refuse("NOT_AWAY")
            votes = set(row.votes.get(str(seat), []))
            votes = votes | {mine[0]} if agree else votes - {mine[0]}
            row.votes[str(seat)] = sorted(votes)
            after = row.terms.replace_after
            alone = row.host == person.id and after is not None and now() >= chair.seen + after
            needed = {room.seats_of(p)[0] for p in room.persons() if p != chair.person}
            if agree and (alone or needed <= votes):
                self._replace(room, seat)
            await room.keep(Change(table=row, before=row.seq, chairs=True))
        room.after()

    async def begin(self, room: Room, person: Person) -> None:
        """The host begins, with bots on the open seats."""
        async with room.changing():
            row = room.row
            if row.host != person.id:
                raise refuse("NOT_HOST")
            if row.state != "open":
                raise refuse("ALREADY_STARTED")
            if not room.persons():
                raise refuse("NOBODY_SITS")
            known = bot_names(row.game)
            for chair in row.chairs:
                if chair.who == "open":
                    chair.who = "bot"
                    chair.bot = USUAL_BOT if USUAL_BOT in known else LAST_RESORT
            await room.keep(Change(table=row, before=row.seq, chairs=True))
        await self._begin_if_full(room)

    async def rematch(self, room: Room, person: Person) -> Room:
        """The same seats once more: whoever asks first lays the table."""
        async with room.changing():
            row = room.row
            if row.state != "over":
                raise refuse("GAME_NOT_OVER")
            if not room.seats_of(person.id):
                raise refuse("NOT_YOUR_SEAT")
            if row.rematch is None:
                chairs = [
                    Chair(c.seat, c.who, c.person, c.name, c.bot, None, now()) for c in row.chairs
                ]
                terms = Terms(
                    row.terms.options,
                    secrets.randbelow(2**31),
                    row.terms.private,
                    row.terms.chat,
                    row.terms.watch,
                    row.terms.replace_after,
                )
                laid = await self._lay(person.id, row.game, terms, chairs)
                row.rematch = laid.row.id
                await room.keep()
        room.after()
        return await self.room(str(room.row.rematch))

    async def rename(self, person: Person) -> None:
        """A person has another name: tables that are in memory and not over take it over."""
        for row in await self.store.tables_of(person.id, 200):
            if row.state == "over":
                continue
            room = await self.room(row.id)
            async with room.changing():
                mine = [room.row.chairs[seat] for seat in room.seats_of(person.id)]
                if mine and mine[0].name != person.name:
                    mine[0].name = person.name
                    await room.keep(Change(table=room.row, before=room.row.seq, chairs=True))
            room.announce(game=True, table=True)

    async def gone(self, room: Room, person: str) -> None:
        """A person has closed the last page with this table: note when."""
        if room.connected(person) or not room.seats_of(person):
            return
        try:
            async with room.changing():
                for seat in room.seats_of(person):
                    room.row.chairs[seat].seen = now()
                await room.keep(Change(table=room.row, before=room.row.seq, chairs=True))
        except Refused as refused:
            LOG.warning("could not note an absence", extra={"why": refused.code})


def _chair(seat: int, plan: SeatPlan, host: Person, game: str) -> Chair:
    """A chair as it was planned."""
    if plan.who == "open":
        return Chair(seat, "open", None, None, None, None, now())
    if plan.who == "bot":
        bot = plan.bot or USUAL_BOT
        if bot not in bot_names(game):
            raise refuse("UNKNOWN_BOT", bot=bot)
        return Chair(seat, "bot", None, None, bot, None, now())
    name = host.name
    if plan.who == "here":
        name = (
            clean_name(plan.name)
            if plan.name
            else Speech(host.lang, game).say("here", number=seat + 1)
        )
    return Chair(seat, "person", host.id, name, None, None, now())


def clean_name(name: str) -> str:
    """A nickname without what could deceive or disturb: letters, digits and a few signs."""
    out = " ".join(name.split())
    fine = all(ch.isalnum() or ch in " -_.'’" for ch in out)
    if not fine or not 1 <= len(out) <= 24 or not any(ch.isalnum() for ch in out):
        raise refuse("BAD_NAME")
    return out


def checked_options(game: str, players: int, options: dict[str, Any]) -> dict[str, Any]:
    """The options, if a game can be begun with them."""
    known = {setting.option for setting in board_of(game).settings(Speech("en", game))}
    for name in options:
        if name not in known:
            raise refuse("UNKNOWN_SETTING", setting=name)
    GAMES[game].new_game(players, 0, dict(options), False)
    return options
