"""A database is brought to the schema of this version when a server starts, or left alone."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import create_async_engine

from cli.typed import run
from perihelion.server import migrating
from perihelion.server.migrating import (
    FIRST,
    CannotOpen,
    config_of,
    migrate,
    newest_version,
    version,
)
from perihelion.server.schema import METADATA
from perihelion.server.settings import database_url
from server.postgres import needs_postgres, postgres


@pytest.fixture
def file(tmp_path: Path) -> str:
    return database_url(str(tmp_path / "games.sqlite"))


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres() as url:
        yield database_url(url)


def within(url: str, work: Any) -> Any:
    """Do something to a database, in one transaction."""

    async def main() -> Any:
        engine = create_async_engine(url)
        async with engine.begin() as connection:
            out = await connection.run_sync(work)
        await engine.dispose()
        return out

    return asyncio.run(main())


def differences(connection: sa.Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


def tables(connection: sa.Connection) -> set[str]:
    return set(sa.inspect(connection).get_table_names())


def emptied(url: str) -> str:
    """A database of a server that tests share, without any tables."""
    within(url, lambda c: [c.execute(sa.text(f'DROP TABLE "{t}" CASCADE')) for t in tables(c)])
    return url


def test_the_steps_form_one_line() -> None:
    script = ScriptDirectory.from_config(config_of(None))

    assert script.get_heads() == [newest_version()]
    assert script.get_bases() == [FIRST]


def test_a_file_has_the_schema_of_the_code(file: str) -> None:
    migrate(file)

    assert within(file, differences) == []
    assert within(file, version) == newest_version()


@needs_postgres
def test_a_server_has_the_schema_of_the_code(server: str) -> None:
    migrate(emptied(server))

    assert within(server, differences) == []
    assert within(server, version) == newest_version()


def before_versions(url: str) -> None:
    """Make a database as it was made before there were versions."""
    migrate_to(url, FIRST)
    within(url, lambda c: c.execute(sa.text("DROP TABLE alembic_version")))
    row = "INSERT INTO persons VALUES ('p', 'Vega', NULL, 'en', NULL, 0)"
    within(url, lambda c: c.execute(sa.text(row)))


def migrate_to(url: str, step: str) -> None:
    within(url, lambda c: command.upgrade(config_of(c), step))


def test_a_file_from_before_versions_is_recognised(file: str) -> None:
    before_versions(file)

    migrate(file)

    assert within(file, version) == newest_version()
    assert within(file, differences) == []
    assert within(file, lambda c: c.scalar(sa.text("SELECT name FROM persons"))) == "Vega"


@needs_postgres
def test_a_server_from_before_versions_is_recognised(server: str) -> None:
    before_versions(emptied(server))

    migrate(server)

    assert within(server, version) == newest_version()
    assert within(server, differences) == []
    assert within(server, lambda c: c.scalar(sa.text("SELECT name FROM persons"))) == "Vega"


def test_a_newer_database_is_refused_and_left_alone(file: str) -> None:
    migrate(file)
    within(file, lambda c: c.execute(sa.text("UPDATE alembic_version SET version_num = '9999'")))

    with pytest.raises(CannotOpen, match="9999"):
        migrate(file)

    assert within(file, version) == "9999"


def test_who_starts_a_server_is_told_that_the_database_is_newer(file: str, tmp_path: Path) -> None:
    migrate(file)
    within(file, lambda c: c.execute(sa.text("UPDATE alembic_version SET version_num = '9999'")))

    place = str(tmp_path / "games.sqlite")

    told = run("serve", "--no-open", "--port", "0", "--database", place)

    assert told.exit_code == 1
    assert "9999" in told.output
    assert "Traceback" not in told.output


def test_a_missing_column_is_told_before_anybody_plays(file: str) -> None:
    migrate(file)
    within(file, lambda c: c.execute(sa.text("ALTER TABLE tables DROP COLUMN round")))

    with pytest.raises(CannotOpen, match=r"tables\.round"):
        migrate(file)


def test_a_step_that_fails_changes_nothing(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrate(file)
    folder = tmp_path / "migrations"
    shutil.copytree(migrating.FOLDER, folder)
    (folder / "versions" / "v9999_fails.py").write_text(
        f"from alembic import op\nrevision, down_revision = '9999', '{newest_version()}'\n"
        "def upgrade():\n"
        "    op.execute('CREATE TABLE half (x TEXT)')\n"
        "    op.execute('DELETE FROM secrets')\n"
        "    op.execute('CREATE TABLE half (x TEXT)')\n"
    )
    within(file, lambda c: c.execute(sa.text("INSERT INTO secrets VALUES ('a', 'b')")))
    known = within(file, version)
    monkeypatch.setattr(migrating, "FOLDER", folder)

    with pytest.raises(sa.exc.OperationalError):
        migrate(file)

    assert within(file, version) == known
    assert "half" not in within(file, tables)
    assert within(file, lambda c: c.scalar(sa.text("SELECT value FROM secrets"))) == "b"


def test_several_start_at_the_same_moment(file: str, tmp_path: Path) -> None:
    """Each a process of its own, as the lock of this one would hide it."""
    start_all(file, 4)

    assert within(file, differences) == []


@needs_postgres
def test_several_start_at_the_same_moment_over_a_server(server: str) -> None:
    start_all(emptied(server), 4)

    assert within(server, differences) == []


def start_all(url: str, count: int) -> None:
    program = "import sys; from perihelion.server.migrating import migrate; migrate(sys.argv[1])"

    def one(_: int) -> int:
        return subprocess.run([sys.executable, "-c", program, url], check=False).returncode

    with ThreadPoolExecutor(count) as pool:
        assert list(pool.map(one, range(count))) == [0] * count


def test_a_file_in_use_is_waited_for(file: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "games.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with ThreadPoolExecutor(1) as pool:
            waiting = pool.submit(migrate, file)
            with pytest.raises(TimeoutError):
                waiting.result(0.3)
            other.execute("COMMIT")
            waiting.result(60)

    assert within(file, version) == newest_version()
