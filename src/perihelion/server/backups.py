"""Keeping a copy of everything, and starting from one.

A backup is an SQLite file, whatever the database is: it can be served as it is, and restored into
either kind. It shows one moment while the server goes on.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from perihelion.server.migrating import CannotOpen, migrate, newest_version, version
from perihelion.server.schema import METADATA, PERSONS, TABLES
from perihelion.server.settings import database_file, database_url

AT_ONCE: Final = 1000
"""How many rows are copied at once."""


class Kept(msgspec.Struct, frozen=True):
    """What a backup holds."""

    tables: int
    people: int


def backup(database: str, file: Path, overwrite: bool = False) -> Kept:
    """Write a whole database into a file, as it is at one moment."""
    if file.exists() and not overwrite:
        raise CannotOpen("exists", file=str(file))
    with _beside(file) as copy:
        source = database_file(database)
        if source is None:
            asyncio.run(_from_server(database_url(database), copy))
        else:
            _copy(_must_be_ours(source), copy)
        kept = _look_over(copy)
        os.replace(copy, file)
    _flush(file.parent)
    return kept


def restore(database: str, file: Path, overwrite: bool = False) -> Kept:
    """Fill a database from a backup, which may be of an older version; a database that holds
    anything is left alone, unless it is to be overwritten.
    """
    _must_be_ours(file)
    target = database_file(database)
    with _beside(target or file) as copy:
        _copy(file, copy)
        migrate(database_url(str(copy)))
        kept = _look_over(copy)
        if target is None:
            asyncio.run(_into_server(copy, database_url(database), overwrite))
        else:
            _must_be_free(target, overwrite)
            os.replace(copy, target)
            _flush(target.parent)
    return kept


@contextmanager
def _beside(file: Path) -> Iterator[Path]:
    """A file in the same folder that takes the other's place when it is complete, and that nobody
    else can read.
    """
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", suffix=".part", dir=file.parent)
    os.close(handle)
    made = Path(name)
    try:
        yield made
    finally:
        for end in ("", "-wal", "-shm", "-journal"):
            with suppress(FileNotFoundError):
                Path(f"{made}{end}").unlink()


def _must_be_ours(file: Path) -> Path:
    """Refuse what is not a database of games."""
    if not file.is_file():
        raise CannotOpen("no-file", file=str(file))
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as found:
            names = {row[0] for row in found.execute("SELECT name FROM sqlite_master")}
    except sqlite3.DatabaseError:
        names = set()
    if not {"persons", "tables", "answers"} <= names:
        raise CannotOpen("not-ours", file=str(file))
    return file


def _copy(source: Path, into: Path) -> None:
    """Copy a file that may be in use, as it was when this began."""
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(into)) as new,
    ):
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it


def _look_over(copy: Path) -> Kept:
    """Make sure that a copy is complete and on the disk."""
    with closing(sqlite3.connect(copy)) as found:
        if found.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise CannotOpen("torn")
        if found.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise CannotOpen("torn")
        found.execute("PRAGMA journal_mode=DELETE")
        counts = [found.execute(f"SELECT count(*) FROM {t}").fetchone()[0] for t in _COUNTED]
    _flush(copy)
    return Kept(*counts)


_COUNTED: Final = ("tables", "persons")


def _must_be_free(file: Path, overwrite: bool) -> None:
    """Refuse a file that a server has open and, unless told otherwise, one with anything in it."""
    if not file.exists() or file.stat().st_size == 0:
        return
    with closing(sqlite3.connect(file, timeout=1)) as found:
        try:
            found.execute("PRAGMA journal_mode=DELETE")  # works only if nobody else has it open
        except sqlite3.OperationalError:
            raise CannotOpen("in-use", file=str(file)) from None
        except sqlite3.DatabaseError:
            raise CannotOpen("not-ours", file=str(file)) from None
        if not overwrite and _rows(found):
            raise CannotOpen("not-empty")


def _rows(found: sqlite3.Connection) -> bool:
    """Whether there is anything in a file."""
    names = {row[0] for row in found.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    ours = [name for name in _COUNTED if name in names]
    foreign = bool(names) and not ours
    return foreign or any(found.execute(f"SELECT 1 FROM {name}").fetchone() for name in ours)


def _flush(path: Path) -> None:
    """Make sure that a file or folder is on the disk before we say so."""
    with suppress(PermissionError):  # not every system can open a folder
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


# -- PostgreSQL ----------------------------------------------------------------


async def _from_server(url: str, copy: Path) -> None:
    """Write all rows of a server into a new file, in one snapshot."""
    await asyncio.to_thread(migrate, database_url(str(copy)))
    engine = create_async_engine(url, hide_parameters=True)
    file = sa.create_engine(f"sqlite:///{copy}", hide_parameters=True)
    try:
        async with engine.connect() as connection:
            one = await connection.execution_options(isolation_level="REPEATABLE READ")
            found = await one.run_sync(version)
            if found != newest_version():
                raise CannotOpen("other-version", version=found or "-")
            with file.begin() as writing:
                for table in METADATA.sorted_tables:
                    rows = await one.stream(sa.select(table))
                    async for some in rows.mappings().partitions(AT_ONCE):
                        writing.execute(table.insert(), [dict(row) for row in some])
    finally:
        file.dispose()
        await engine.dispose()


async def _into_server(copy: Path, url: str, overwrite: bool) -> None:
    """Write all rows of a file into a server, in one transaction."""
    await asyncio.to_thread(migrate, url)
    engine = create_async_engine(url, hide_parameters=True)
    file = sa.create_engine(f"sqlite:///{copy}", hide_parameters=True)
    try:
        async with engine.begin() as writing:
            await _empty(writing, overwrite)
            with file.connect() as reading:
                for table in METADATA.sorted_tables:
                    rows = reading.execution_options(yield_per=AT_ONCE).execute(sa.select(table))
                    for some in rows.mappings().partitions(AT_ONCE):
                        await writing.execute(table.insert(), [dict(row) for row in some])
    finally:
        file.dispose()
        await engine.dispose()


async def _empty(writing: AsyncConnection, overwrite: bool) -> None:
    """Empty the tables, if that is allowed."""
    for table in (PERSONS, TABLES):
        one = sa.select(sa.literal(1)).select_from(table).limit(1)
        if not overwrite and await writing.scalar(one) is not None:
            raise CannotOpen("not-empty")
    for table in reversed(METADATA.sorted_tables):
        await writing.execute(table.delete())
