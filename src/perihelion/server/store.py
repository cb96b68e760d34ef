"""The store: SQLite in a file, or PostgreSQL, by the same code.

Every change to a table goes through `keep`, which returns when it is on the disk. Changes that come
during a write are gathered and written in one transaction, so that many tables cost few flushes.
Each change names the sequence number it builds on; if another process has moved the table on,
nothing of it is written.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from perihelion.server.carried import carried
from perihelion.server.loops import Loops
from perihelion.server.migrating import migrate
from perihelion.server.playing import refuse
from perihelion.server.schema import (
    ANSWERS,
    CHAT,
    EARLIER,
    KEYS,
    METADATA,
    PERSONS,
    SEATS,
    SECRETS,
    TABLES,
)
from perihelion.server.settings import database_file, database_url, keep_private
from perihelion.server.stored import Chair, Change, Fate, Key, Line, Person, StoredTable, Terms

S = TypeVar("S", bound=msgspec.Struct)
T = TypeVar("T")

LOG: Final = logging.getLogger("perihelion.server.store")

_JSON = ("terms", "head", "snapshot", "turns", "waiting", "votes", "fate")
_GAME = ("head", "snapshot")

LINES = 500
"""How many lines of the chat are read at most."""


class Store:
    """One database."""

    def __init__(self, database: str) -> None:
        self.url = database_url(database)
        self.sqlite = self.url.startswith("sqlite")
        self.engine: AsyncEngine = create_async_engine(
            self.url,
            pool_pre_ping=not self.sqlite,
            hide_parameters=True,  # secrets stand in them, and errors go to the log
        )
        self.dsn = self.url.replace("postgresql+asyncpg://", "postgresql://", 1)
        self._pending: list[tuple[Change, asyncio.Future[bool]]] = []
        self._work = asyncio.Event()
        self.loops = Loops()
        if self.sqlite:
            sa.event.listen(self.engine.sync_engine, "connect", _durable)

    async def start(self) -> None:
        """Bring the database to the schema of this version, and begin to write."""
        file = database_file(self.url)
        if file is not None:
            keep_private(file)
        await asyncio.to_thread(migrate, self.url)
        await self.well()  # the first connection turns on write-ahead logging
        self.loops.begin("writer", self._write_all)

    async def stop(self) -> None:
        """Write what is pending and close."""
        while self._pending:
            await asyncio.sleep(0.005)
        await self.loops.stop("writer")
        await self.engine.dispose()

    @carried
    async def well(self) -> bool:
        """Whether the database answers."""
        async with self.engine.connect() as connection:
            return bool(await connection.scalar(sa.select(sa.literal(1))) == 1)

    @carried
    async def complete(self) -> bool:
        """Whether every column is there that is read or written."""
        async with self.engine.connect() as connection:
            for table in METADATA.tables.values():
                await connection.execute(sa.select(table).limit(1))
        return True

    @carried
    async def writable(self) -> bool:
        """Whether something can be written; only a write that reaches the disk proves it."""
        dialect = sqlite if self.sqlite else postgresql
        pulse = dialect.insert(SECRETS).values(name="pulse", value=secrets.token_hex(8))
        beat = pulse.on_conflict_do_update(
            index_elements=["name"], set_={"value": pulse.excluded.value}
        )
        async with self.engine.begin() as connection:
            await connection.execute(beat)
        return True

    @property
    def file(self) -> Path | None:
        """The file of the database, if it is one."""
        found = self.engine.url.database
        return Path(found) if self.sqlite and found else None

    @carried
    async def secret(self, name: str) -> str:
        """A secret of this server, made when it is first asked for."""
        async with self.engine.begin() as connection:
            asked = sa.select(SECRETS.c.value).where(SECRETS.c.name == name)
            found = await connection.scalar(asked)
            if found is not None:
                return str(found)
        try:
            async with self.engine.begin() as connection:
                made = secrets.token_hex(32)
                await connection.execute(SECRETS.insert().values(name=name, value=made))
                return made
        except IntegrityError:  # another process was faster
            return await self.secret(name)

    # -- people ----------------------------------------------------------

    async def add_person(self, person: Person, now: int) -> None:
        values = {**msgspec.structs.asdict(person), "key": None, "created": now}
        await self._execute(PERSONS.insert().values(values))

    async def person(self, id: str) -> Person | None:
        return await self._one(sa.select(PERSONS).where(PERSONS.c.id == id), _person)

    async def person_named(self, key: str) -> Person | None:
        """Who has set a password under this name."""
        return await self._one(sa.select(PERSONS).where(PERSONS.c.key == key), _person)

    async def owner_of(self, look: str) -> str | None:
        """Who has set a password under a name that looks like this."""
        asked = sa.select(PERSONS.c.id).where(PERSONS.c.look == look)
        return await self._one(asked, lambda row: str(row["id"]))

    async def change_person(self, person: Person, key: str | None, look: str | None) -> bool:
        """Whether the name was free."""
        values = {**msgspec.structs.asdict(person), "key": key, "look": look}
        try:
            await self._execute(PERSONS.update().where(PERSONS.c.id == person.id).values(values))
        except IntegrityError:
            return False
        return True

    async def add_key(self, hash: str, key: Key, now: int) -> None:
        values = {**msgspec.structs.asdict(key), "hash": hash, "created": now}
        await self._execute(KEYS.insert().values(values))

    async def key(self, hash: str, now: int) -> Key | None:
        """The key of this hash, unless it has expired."""
        asked = sa.select(KEYS).where(KEYS.c.hash == hash, KEYS.c.expires > now)
        return await self._one(asked, _key)

    async def tokens_of(self, person: str, now: int) -> list[Key]:
        """The tokens of a person that are still good."""
        mine = sa.and_(KEYS.c.person == person, KEYS.c.kind == "token", KEYS.c.expires > now)
        return await self._all(sa.select(KEYS).where(mine).order_by(KEYS.c.created), _key)

    async def drop_key(self, person: str, id: str) -> None:
        await self._execute(KEYS.delete().where(KEYS.c.person == person, KEYS.c.id == id))

    async def drop_tokens(self, person: str) -> None:
        await self._execute(KEYS.delete().where(KEYS.c.person == person, KEYS.c.kind == "token"))

    async def drop_other_keys(self, person: str, but: str) -> None:
        """End all sessions and tokens of a person but one."""
        await self._execute(KEYS.delete().where(KEYS.c.person == person, KEYS.c.id != but))

    async def good_keys(self, ids: list[str], now: int) -> set[str]:
        """Those of these keys that have neither been ended nor expired."""
        asked = sa.select(KEYS.c.id).where(KEYS.c.id.in_(ids), KEYS.c.expires > now)
        return set(await self._all(asked, lambda row: str(row["id"])))

    # -- tables ----------------------------------------------------------

    @carried
    async def add_table(self, table: StoredTable) -> bool:
        """A table that nobody has said anything at yet; false if there is one of this id."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(TABLES.insert().values(_row(table)))
                await connection.execute(SEATS.insert(), _chairs(table))
        except IntegrityError:
            return False
        return True

    @carried
    async def kept(
        self, id: str, answers: int, lines: int
    ) -> tuple[StoredTable, list[str], list[Line]] | None:
        """A table with all that was said from these numbers on, as it is at one moment."""
        said = sa.select(ANSWERS.c.said).where(ANSWERS.c.table == id, ANSWERS.c.n >= answers)
        chat = sa.select(CHAT).where(CHAT.c.table == id, CHAT.c.number >= lines)
        async with self._at_one_moment() as connection:
            found = await _tables(connection, TABLES.c.id == id, 1, True)
            if not found:
                return None
            heard = (await connection.execute(said.order_by(ANSWERS.c.n))).scalars().all()
            told = await connection.execute(chat.order_by(CHAT.c.number.desc()).limit(LINES))
            return found[0], list(heard), [_made(Line, row) for row in told.mappings()][::-1]

    @asynccontextmanager
    async def _at_one_moment(self) -> AsyncIterator[AsyncConnection]:
        """A connection on which nothing changes during a read. A file has only one process, which
        never reads a table while writing it.
        """
        async with self.engine.connect() as connection:
            if not self.sqlite:
                connection = await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    async def end(self, table: StoredTable, fate: Fate) -> None:
        """End a game that cannot be read; everything stored of it stays as it is."""
        values = {
            "state": "over",
            "waiting": "[]",
            "fate": msgspec.json.encode(fate).decode(),
            "seq": table.seq + 1,
            "changed": fate.at,
        }
        mine = sa.and_(TABLES.c.id == table.id, TABLES.c.seq == table.seq)
        await self._execute(TABLES.update().where(mine).values(values))

    async def earlier(self, id: str) -> list[dict[str, Any]]:
        """The records of what was played at a table under older rules, in their order."""
        asked = sa.select(EARLIER.c.record).where(EARLIER.c.table == id).order_by(EARLIER.c.n)
        return await self._all(asked, lambda row: msgspec.json.decode(row["record"]))

    async def seqs(self, ids: list[str]) -> dict[str, int]:
        """The sequence numbers of these tables."""
        asked = sa.select(TABLES.c.id, TABLES.c.seq).where(TABLES.c.id.in_(ids))
        return dict(await self._all(asked, lambda row: (row["id"], row["seq"])))

    async def invited(self, code: str) -> str | None:
        """The table to which an invitation leads."""
        asked = sa.select(TABLES.c.id).where(TABLES.c.invitation == code)
        return await self._one(asked, lambda row: str(row["id"]))

    @carried
    async def tables(self, ids: list[str]) -> list[StoredTable]:
        """These tables in this order, without their games."""
        async with self.engine.connect() as connection:
            found = await _tables(connection, TABLES.c.id.in_(ids), len(ids), False)
        known = {table.id: table for table in found}
        return [known[id] for id in ids if id in known]

    @carried
    async def laid_by(self, person: str) -> int:
        """How many unfinished tables a person has laid, whoever sits there, or sits at."""
        sits = sa.exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.person == person)
        counted = sa.select(sa.func.count()).select_from(TABLES)
        asked = counted.where(TABLES.c.state != "over", sa.or_(TABLES.c.host == person, sits))
        async with self.engine.connect() as connection:
            return int(await connection.scalar(asked) or 0)

    async def under_way_of(self, person: str) -> list[str]:
        """The tables of a person that are not over."""
        asked = (
            sa.select(TABLES.c.id)
            .distinct()
            .join(SEATS, SEATS.c.table == TABLES.c.id)
            .where(SEATS.c.person == person, TABLES.c.state != "over")
        )
        return await self._all(asked, lambda row: str(row["id"]))

    @carried
    async def waiting_for_bots(self) -> list[str]:
        """The tables at which a bot has a question, most recently changed first."""
        asked = (
            sa.select(TABLES.c.id, TABLES.c.waiting, SEATS.c.seat)
            .join(SEATS, SEATS.c.table == TABLES.c.id)
            .where(TABLES.c.state == "playing", SEATS.c.who == "bot")
            .order_by(TABLES.c.changed.desc())
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(asked)).all()
        found = [row.id for row in rows if _is_asked(row.seat, row.waiting)]
        return list(dict.fromkeys(found))

    async def keep(self, change: Change) -> bool:
        """Write a change; false if the table has moved on. When this returns, it is on the disk."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._pending.append((change, done))
        self._work.set()
        return await done

    async def _write_all(self) -> None:
        while True:
            await self._work.wait()
            self._work.clear()
            batch, self._pending = self._pending, []
            try:
                await self._write_or_tell(batch)
            finally:
                for _, done in batch:  # nobody may wait forever, whatever has happened
                    if not done.done():
                        done.set_exception(ConnectionError("the writer was interrupted"))

    async def _write_or_tell(self, batch: list[tuple[Change, asyncio.Future[bool]]]) -> None:
        """Write them all; if that fails, find out which of them cannot be written."""
        try:
            await self._write(batch)
        except Exception:
            for one in batch:
                try:
                    await self._write([one])
                except Exception as problem:
                    if not one[1].done():
                        one[1].set_exception(problem)

    async def _write(self, batch: list[tuple[Change, asyncio.Future[bool]]]) -> None:
        """Write them all in one transaction, always in the same order, or two processes could wait
        for each other.
        """
        written: list[bool] = []
        batch.sort(key=lambda one: one[0].table.id)
        async with self.engine.begin() as connection:
            for change, _ in batch:
                written.append(await _write_one(connection, change))
        for (_, done), good in zip(batch, written, strict=True):
            if not done.done():
                done.set_result(good)

    # -- reading ---------------------------------------------------------

    @carried
    async def _execute(self, statement: sa.Executable) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(statement)

    @carried
    async def _one(self, asked: sa.Select[Any], made: Callable[[Any], T]) -> T | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(asked)).mappings().first()
        return None if row is None else made(row)

    @carried
    async def _all(self, asked: sa.Select[Any], made: Callable[[Any], T]) -> list[T]:
        async with self.engine.connect() as connection:
            return [made(row) for row in (await connection.execute(asked)).mappings()]


async def _tables(
    connection: AsyncConnection, which: sa.ColumnElement[bool], most: int, whole: bool
) -> list[StoredTable]:
    """Tables with their seats, most recently changed first; with their games only if `whole`."""
    columns = [c for c in TABLES.c if whole or c.name not in _GAME]
    asked = sa.select(*columns).where(which).order_by(TABLES.c.changed.desc()).limit(most)
    rows = (await connection.execute(asked)).mappings().all()
    ids = [row["id"] for row in rows]
    seats = sa.select(SEATS).where(SEATS.c.table.in_(ids)).order_by(SEATS.c.seat)
    chairs: dict[str, list[Chair]] = {id: [] for id in ids}
    for seat in (await connection.execute(seats)).mappings():
        chairs[seat["table"]].append(_made(Chair, seat))
    found: list[StoredTable] = []
    for row in rows:
        try:
            found.append(_table(row, chairs[row["id"]]))
        except Exception as problem:  # it must not hide the others
            LOG.error("a table cannot be read", extra={"table": row["id"], "why": repr(problem)})
            if whole:
                raise refuse("UNREADABLE_TABLE") from problem
    return found


def _durable(connection: Any, record: object) -> None:
    """Let SQLite use write-ahead logging, and flush at every commit."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


_UPDATE = TABLES.update().where(
    TABLES.c.id == sa.bindparam("this"), TABLES.c.seq == sa.bindparam("before")
)
"""The values say which columns are set; built once, since building it takes time."""


async def _write_one(connection: AsyncConnection, change: Change) -> bool:
    table = change.table
    row = _row(table, table.snapshot is not None)
    marks = {"this": table.id, "before": change.before}
    result = await connection.execute(_UPDATE, {**row, **marks})
    if result.rowcount != 1:
        return False
    if change.earlier is not None:
        await _keep_earlier(connection, table, change.earlier)
    if change.keep is not None and change.forgets:
        late = sa.and_(ANSWERS.c.table == table.id, ANSWERS.c.n >= change.keep)
        await connection.execute(ANSWERS.delete().where(late))
    if change.answers:
        first = change.keep or 0
        await connection.execute(ANSWERS.insert(), _answers(table, first, change.answers))
    for line in change.lines:
        values = {**msgspec.structs.asdict(line), "table": table.id}
        await connection.execute(CHAT.insert().values(values))
    if change.chairs:
        await connection.execute(SEATS.delete().where(SEATS.c.table == table.id))
        await connection.execute(SEATS.insert(), _chairs(table))
    return True


async def _keep_earlier(
    connection: AsyncConnection, table: StoredTable, record: dict[str, Any]
) -> None:
    """Store what was played before the rules changed, before it is lost."""
    count = sa.select(sa.func.count()).where(EARLIER.c.table == table.id)
    values = {
        "table": table.id,
        "n": await connection.scalar(count),
        "record": msgspec.json.encode(record).decode(),
        "at": table.changed,
    }
    await connection.execute(EARLIER.insert().values(values))


def _row(table: StoredTable, game: bool = True) -> dict[str, Any]:
    """The columns of a table; those of its game only if they have something new."""
    left_out = {"chairs"} if game else {"chairs", *_GAME}
    values = {
        name: getattr(table, name) for name in table.__struct_fields__ if name not in left_out
    }
    for name in _JSON:
        if values.get(name) is not None:
            values[name] = msgspec.json.encode(values[name]).decode()
    return values


def _chairs(table: StoredTable) -> list[dict[str, Any]]:
    return [{**msgspec.structs.asdict(chair), "table": table.id} for chair in table.chairs]


def _answers(table: StoredTable, first: int, said: list[str]) -> list[dict[str, Any]]:
    return [
        {"table": table.id, "n": first + k, "said": line, "at": table.changed}
        for k, line in enumerate(said)
    ]


def _table(row: Any, chairs: list[Chair]) -> StoredTable:
    values = {**dict.fromkeys(_GAME), **row}
    for name in _JSON:
        if values[name] is not None:
            values[name] = msgspec.json.decode(values[name])
    values["terms"] = msgspec.convert(values["terms"], Terms)
    values["fate"] = msgspec.convert(values["fate"], Fate | None)
    return StoredTable(**values, chairs=chairs)


def _is_asked(seat: int, waiting: str) -> bool:
    """Whether a seat is among those that owe an answer; one that cannot be read owes none."""
    try:
        return seat in msgspec.json.decode(waiting, type=list[int])
    except msgspec.MsgspecError:
        return False


def _made(kind: type[S], row: Any) -> S:
    """Something that is kept, from the columns that are called as its fields."""
    return kind(**{name: row[name] for name in kind.__struct_fields__})


_person = partial(_made, Person)
_key = partial(_made, Key)
