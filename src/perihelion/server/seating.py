"""Sitting down and leaving: joining, being replaced, coming back, a rematch."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from perihelion.bots.registry import usual_bot
from perihelion.server import playing
from perihelion.server.dealing import draw_seed, is_shared
from perihelion.server.hall import Hall, code, new_table
from perihelion.server.playing import refuse
from perihelion.server.room import Room
from perihelion.server.stored import Chair, Person, StoredTable, now
from perihelion.tabletop.refusal import Refused

LOG: Final = logging.getLogger("perihelion.server.hall")


async def join(
    hall: Hall,
    room: Room,
    person: Person,
    seat: int | None,
    invited: bool,
    share: str | None = None,
) -> None:
    """Take a free seat; a person who has one keeps it. The game begins when the last
    seat is taken.
    """
    await hall.must_have_time(person)

    async def work() -> None:
        row = room.row
        if room.seats_of(person.id):
            return
        if row.terms.private and not invited:
            raise refuse("NO_TABLE")
        if row.state != "open":
            raise refuse("ALREADY_STARTED")
        if seat is not None and room.chair(seat).who != "open":
            raise refuse("SEAT_TAKEN")
        free = [chair for chair in row.chairs if chair.who == "open"]
        if not free:
            raise refuse("TABLE_FULL")
        chair = free[0] if seat is None else room.chair(seat)
        _sit(chair, person)
        chair.share = share if row.secret is not None else None
        if len(free) == 1:
            await room.begin()
        else:
            await room.keep_chairs()

    await room.change(work)


def _sit(chair: Chair, person: Person) -> None:
    chair.who, chair.person, chair.name, chair.seen = "person", person.id, person.name, now()


async def add_share(room: Room, person: Person, share: str) -> None:
    """Add a person's number to the deal. The last share awaited begins the game."""

    async def work() -> None:
        row = room.row
        mine = [row.chairs[seat] for seat in room.seats_of(person.id)]
        if not mine:
            raise refuse("NOT_YOUR_SEAT")
        if row.secret is None:
            raise refuse("NO_SHARES")
        if all(chair.share == share for chair in mine):
            return
        if row.state != "open":
            raise refuse("ALREADY_STARTED")
        if any(chair.share is not None for chair in mine):
            raise refuse("SHARE_GIVEN")
        for chair in mine:
            chair.share = share
        if room.full() and not room.awaited():
            await room.begin()
        else:
            await room.keep_chairs()

    await room.change(work)


async def leave(room: Room, person: Person) -> None:
    """Leave an open table; in a game, agree at once to be replaced by a bot."""

    async def work() -> None:
        row = room.row
        seats = room.seats_of(person.id)
        if not seats:
            raise refuse("NOT_YOUR_SEAT")
        if row.state == "over":
            raise refuse("GAME_OVER")
        for seat in seats:
            chair = row.chairs[seat]
            if row.state == "open":
                chair.who, chair.person, chair.name, chair.share = "open", None, None, None
            else:
                row.votes.pop(str(seat), None)
                _replace(room, seat)
        await room.keep_chairs()

    await room.change(work)


def _replace(room: Room, seat: int) -> None:
    """Let a bot play on for this seat; its person may come back, and can see who agreed."""
    chair = room.row.chairs[seat]
    chair.replaced, chair.who, chair.person = chair.person, "bot", None
    chair.bot = usual_bot(room.row.game)


async def come_back(room: Room, person: Person) -> None:
    """Take a seat back that a bot has taken over."""

    async def work() -> None:
        back = [chair for chair in room.row.chairs if chair.replaced == person.id]
        if not back or room.row.state != "playing":
            raise refuse("NO_SEAT_TO_RETURN")
        for chair in back:
            chair.who, chair.person, chair.replaced, chair.bot = "person", person.id, None, None
            chair.seen = now()
            room.row.votes.pop(str(chair.seat), None)
            _put_back(room, chair.seat)
        await room.keep_game(chairs=True)

    await room.change(work)


def _put_back(room: Room, seat: int) -> None:
    """Take back the bot's picks of an incomplete set: the choice is the person's."""
    table = room.game()
    if table.waits_for(seat) and table.given[seat]:
        playing.undo(table, seat)
        room.rewrite()


async def vote(room: Room, person: Person, seat: int, agree: bool) -> None:
    """Agree, or no longer agree, that a bot takes the seat of a person who has been away for a
    while.
    """

    async def work() -> None:
        row = room.row
        mine = room.seats_of(person.id)
        chair = room.chair(seat)
        if not mine or seat in mine:
            raise refuse("NOT_YOUR_SEAT")
        if row.state != "playing" or chair.who != "person" or room.connected(chair.person):
            raise refuse("NOT_AWAY")
        left = room.grace_left(chair)
        if agree and left > 0:
            raise refuse("JUST_GONE", seconds=left, **span(left))
        votes = set(row.votes.get(str(seat), []))
        votes = votes | {mine[0]} if agree else votes - {mine[0]}
        row.votes[str(seat)] = sorted(votes)
        after = row.terms.replace_after
        alone = row.host == person.id and after is not None and now() >= room.seen(chair) + after
        needed = {room.seats_of(p)[0] for p in room.persons() if p != chair.person}
        if agree and (alone or needed <= votes):
            _replace(room, seat)
        await room.keep_chairs()

    await room.change(work)


def span(seconds: int) -> dict[str, object]:
    """A time to wait in its largest unit, for people; rounded up."""
    for unit, size in (("days", 86_400), ("hours", 3600), ("minutes", 60)):
        if seconds > 2 * size:
            return {"unit": unit, "count": -(-seconds // size)}
    return {"unit": "seconds", "count": seconds}


async def begin(room: Room, person: Person) -> None:
    """The host begins, with bots on the open seats."""

    async def work() -> None:
        row = room.row
        if row.host != person.id:
            raise refuse("NOT_HOST")
        if row.state != "open":
            raise refuse("ALREADY_STARTED")
        if not room.persons():
            raise refuse("NOBODY_SITS")
        for chair in row.chairs:
            if chair.who == "open":
                chair.who, chair.bot = "bot", usual_bot(row.game)
        await room.begin()

    await room.change(work)


async def rematch(hall: Hall, room: Room, person: Person) -> Room:
    """The same seats once more: the first to ask lays the table."""

    async def work() -> Room:
        row = room.row
        if row.state != "over":
            raise refuse("GAME_NOT_OVER")
        if not room.seats_of(person.id):
            raise refuse("NOT_YOUR_SEAT")
        if row.rematch is None:
            await hall.must_have_time(person)
            row.rematch = code()
            await room.keep()
        here = [p for p in room.persons() if room.connected(p)]
        return await hall.room(row.rematch, lambda: _once_more(room, person), here)

    return await room.change(work)


def _once_more(room: Room, person: Person) -> StoredTable:
    """The table that follows this one."""
    row = room.row
    chairs = [Chair(c.seat, c.who, c.person, c.name, c.bot, None, now()) for c in row.chairs]
    terms = msgspec.structs.replace(row.terms, seed=None if is_shared(chairs) else draw_seed())
    return new_table(str(row.rematch), person.id, row.game, terms, chairs)


async def rename(hall: Hall, person: Person) -> None:
    """A person has a new name: use it at their unfinished tables."""
    for id in await hall.store.under_way_of(person.id):
        room = await hall.room(id)

        async def work(room: Room = room) -> None:
            mine = [room.row.chairs[seat] for seat in room.seats_of(person.id)]
            if mine and mine[0].name != person.name:
                mine[0].name = person.name
                await room.keep_chairs()

        await room.change(work)


async def came(room: Room, person: str) -> None:
    """A person is here: votes to replace them are void."""

    def wanted() -> list[str]:
        return [str(s) for s in room.seats_of(person) if room.row.votes.get(str(s))]

    async def work() -> None:
        for seat in wanted():
            del room.row.votes[seat]
        await room.keep()

    if wanted():
        await _noted(room, work)


async def heard(room: Room, person: str) -> None:
    """A person plays without a page, or a program does."""
    room.hear_of(person)
    await came(room, person)


async def gone(room: Room, person: str) -> None:
    """A person has closed the last page with this table: note when."""
    if room.connected(person) or not room.seats_of(person):
        return

    async def work() -> None:
        for seat in room.seats_of(person):
            room.row.chairs[seat].seen = now()
        await room.keep_chairs()

    await _noted(room, work)


async def _noted(room: Room, work: Callable[[], Awaitable[None]]) -> None:
    """Write down that somebody has come or gone; if that fails, nobody is refused for it."""
    try:
        await room.change(work, game=False)
    except Refused as refused:
        LOG.warning("could not note who is here", extra={"why": refused.code})
