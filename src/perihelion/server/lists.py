"""Lists of tables, a page at a time. The database itself leaves out what the reader may not see, so
it cannot crowd out what they may.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
import sqlalchemy as sa

from perihelion.server.carried import carried
from perihelion.server.playing import refuse
from perihelion.server.schema import SEATS, TABLES
from perihelion.server.store import Store
from perihelion.server.stored import StoredTable
from perihelion.server.wire_lobby import ListName

PAGE: Final = 50
"""How many tables a page has."""

WAITING, UNDER_WAY, OVER = 0, 1, 2
"""How urgent a table is to those who sit there."""


class Place(msgspec.Struct, frozen=True, array_like=True):
    """Where a page ends: the next one begins with what comes after this."""

    rank: int
    changed: int
    id: str


class Page(msgspec.Struct, frozen=True):
    """A part of a list; `more` leads to the next."""

    rows: list[StoredTable]
    more: str | None


@carried
async def page(store: Store, which: ListName, person: str, after: str | None, most: int) -> Page:
    """A page of my tables (those waiting for me first, finished ones last), of open ones, or of
    those to watch; most recently changed first.
    """
    listed = _listed(which, person).subquery()
    asked = sa.select(listed)
    if after is not None:
        asked = asked.where(_behind(listed, _place(after)))
    order = (listed.c.rank, listed.c.changed.desc(), listed.c.id.desc())
    async with store.engine.connect() as connection:
        found = (await connection.execute(asked.order_by(*order).limit(most + 1))).all()
    places = [Place(row.rank, row.changed, row.id) for row in found]
    rows = await store.tables([place.id for place in places[:most]])
    return Page(rows, _cursor(places[most - 1]) if len(places) > most else None)


def _listed(which: ListName, person: str) -> sa.Select[Any]:
    if which == "mine":
        return _mine(person)
    mine = sa.exists().where(
        SEATS.c.table == TABLES.c.id, sa.or_(SEATS.c.person == person, SEATS.c.replaced == person)
    )
    asked = sa.select(sa.literal(0).label("rank"), TABLES.c.changed, TABLES.c.id)
    if which == "open":
        return asked.where(TABLES.c.state == "open", _term("private", False), ~mine)
    people = (
        sa.select(sa.func.count(sa.func.coalesce(SEATS.c.person, SEATS.c.replaced)))
        .where(SEATS.c.table == TABLES.c.id)
        .scalar_subquery()
    )
    return asked.where(
        TABLES.c.state == "playing",
        _term("watch", True),
        _term("private", False),
        ~mine,
        sa.or_(people > 1, _term("listed", True)),  # or it was laid for everybody to watch
    )


def _mine(person: str) -> sa.Select[Any]:
    """The tables at which I sit, and those at which a bot plays on for me while I may come back."""
    sits = sa.and_(SEATS.c.person == person, SEATS.c.who == "person")
    asked = TABLES.c.waiting.contains(sa.cast(SEATS.c.seat, sa.Text))  # seats have one digit
    rank = sa.case(
        (sa.and_(TABLES.c.state == "playing", sits, asked), WAITING),
        (TABLES.c.state == "over", OVER),
        else_=UNDER_WAY,
    )
    left = sa.and_(SEATS.c.replaced == person, TABLES.c.state == "playing")
    return (
        sa.select(sa.func.min(rank).label("rank"), TABLES.c.changed, TABLES.c.id)
        .join(SEATS, SEATS.c.table == TABLES.c.id)
        .where(sa.or_(SEATS.c.person == person, left))
        .group_by(TABLES.c.id, TABLES.c.changed)
    )


def _term(name: str, value: bool) -> sa.ColumnElement[bool]:
    """Whether a table was laid with this term. The terms are one text, written by msgspec."""
    return TABLES.c.terms.contains(msgspec.json.encode({name: value}).decode()[1:-1])


def _behind(listed: sa.Subquery, place: Place) -> sa.ColumnElement[bool]:
    """What comes after a place."""
    rank, changed, id = listed.c.rank, listed.c.changed, listed.c.id
    older = sa.or_(changed < place.changed, sa.and_(changed == place.changed, id < place.id))
    return sa.or_(rank > place.rank, sa.and_(rank == place.rank, older))


def _cursor(place: Place) -> str:
    return msgspec.json.encode(place).hex()


def _place(cursor: str) -> Place:
    try:
        place = msgspec.json.decode(bytes.fromhex(cursor), type=Place)
    except (ValueError, msgspec.MsgspecError):
        raise refuse("BAD_MESSAGE") from None
    if not abs(place.changed) < 2**62 or place.rank not in (WAITING, UNDER_WAY, OVER):
        raise refuse("BAD_MESSAGE")
    return place
