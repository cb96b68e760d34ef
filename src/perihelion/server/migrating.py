"""Upgrading a database to the schema of this version when a server starts. Processes that start at
the same moment take turns; the second finds it done. It happens in one transaction: afterwards the
database is either upgraded or as it was.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import create_async_engine

from perihelion.server.schema import METADATA

LOG: Final = logging.getLogger("perihelion.server.store")

FOLDER: Final = Path(__file__).parent / "migrations"
FIRST: Final = "0001"
"""The version of a database made before there were versions."""

LOCK: Final = 7240531
"""The PostgreSQL lock under which one process at a time changes the schema."""

PATIENCE: Final = 600
"""Seconds to wait for another process that is changing a file."""

_ONE_AT_A_TIME: Final = threading.Lock()  # Alembic keeps its state in globals


class CannotOpen(Exception):
    """A database that this version must not touch; `server-database-…` tells the operator why."""

    def __init__(self, why: str, **facts: object) -> None:
        super().__init__(why, facts)
        self.why = why
        self.facts = facts


def migrate(url: str) -> None:
    """Bring a database to the newest schema, or make its tables. Not to be called within an event
    loop: it runs its own.
    """
    with _ONE_AT_A_TIME:
        asyncio.run(_migrate(url))


async def _migrate(url: str) -> None:
    engine = create_async_engine(url, hide_parameters=True)  # secrets are among them
    sqlite = engine.dialect.name == "sqlite"
    try:
        async with engine.connect() as connection:
            await connection.run_sync(_locked, sqlite)
    finally:
        await engine.dispose()


def _locked(connection: sa.Connection, sqlite: bool) -> None:
    if sqlite:
        connection.exec_driver_sql(f"PRAGMA busy_timeout={PATIENCE * 1000}")
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")  # a step may rebuild a table
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    _upgrade(connection)
    if sqlite and connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
        raise CannotOpen("torn")
    connection.commit()


def _upgrade(connection: sa.Connection) -> None:
    config = config_of(connection)
    script = ScriptDirectory.from_config(config)
    before = version(connection)
    if before is None and sa.inspect(connection).has_table("tables"):
        command.stamp(config, FIRST)
        before = FIRST
    if before is not None and before not in {step.revision for step in script.walk_revisions()}:
        raise CannotOpen("newer", version=before)
    newest = script.get_current_head()
    if before != newest:
        command.upgrade(config, "head")
    if before not in (None, newest):
        LOG.info("the schema was brought up to date", extra={"before": before, "now": newest})
    missing = missing_columns(connection)
    if missing:
        raise CannotOpen("lacks", columns=", ".join(missing))


def config_of(connection: sa.Connection | None) -> Config:
    """What Alembic wants to know."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection  # for env.py
    return config


def version(connection: sa.Connection) -> str | None:
    """The version of the schema of a database; None if it has none."""
    return MigrationContext.configure(connection).get_current_revision()


def newest_version() -> str:
    """The version that this code makes."""
    head = ScriptDirectory.from_config(config_of(None)).get_current_head()
    assert head is not None
    return head


def missing_columns(connection: sa.Connection) -> list[str]:
    """What the code needs and the database does not have."""
    seen = sa.inspect(connection)
    missing: list[str] = []
    for table in METADATA.sorted_tables:
        there: set[str] = set()
        if seen.has_table(table.name):
            there = {column["name"] for column in seen.get_columns(table.name)}
        missing += [f"{table.name}.{c.name}" for c in table.columns if c.name not in there]
    return missing
