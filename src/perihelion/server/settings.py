"""How a server is set up: where it listens, where it keeps things, and what it tolerates."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import msgspec


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much is too much."""

    body: int = 64 * 1024  # bytes of a request
    message: int = 16 * 1024  # bytes of a message on a socket
    messages_a_second: float = 60.0  # light ones of one person, sustained; see tolls
    messages_at_once: int = 240
    persons_of_address: int = 5  # an address may do as much as this many people
    chat_a_minute: int = 20  # lines per person, at all tables
    spectator_chat_a_minute: int = 4  # where they have no seat
    requests_a_minute: int = 1200  # from one address
    entries_a_minute: int = 30  # new guests from one address
    sign_ins_a_minute: int = 10  # from one address
    tables_a_minute: int = 30  # laid from one address
    sockets_of_person: int = 20
    sockets_of_address: int = 200
    tokens_of_person: int = 20
    games_of_person: int = 100  # under way at the same time
    unread_messages: int = 200  # queued for a client
    send_seconds: float = 15.0  # for a client to take a message
    hello_seconds: float = 10.0
    header_seconds: float = 10.0  # for the head of a request
    request_seconds: float = 60.0  # for a whole request


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything the command line can set, and a few things that tests set."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # a file, or the URL of a PostgreSQL database; empty is the usual file
    public: str = ""  # the address at which people reach the server, if not host and port
    workers: int = 1  # processes in which bots think
    bot_seconds: float = 10.0  # for a bot to answer
    idle_seconds: float = 600.0  # after which a table that nobody looks at leaves the memory
    share_seconds: float = 3.0  # for people who are here to add their share to the deal
    keep_finished_days: int = 730  # after which a finished game is deleted; 0: never
    keep_open_days: int = 60  # after which a table without a game is deleted; 0: never
    records: Path | None = None  # a folder for the records of deleted games
    pages: Path | None = None  # the built pages of the browser, if not those of the package
    limits: Limits = Limits()


def database_url(database: str) -> str:
    """The database as an SQLAlchemy URL: a file is SQLite, a PostgreSQL URL gets its driver."""
    for head in ("postgresql://", "postgres://"):
        if database.startswith(head):
            return "postgresql+asyncpg://" + database.removeprefix(head)
    if "://" in database:
        return database
    path = Path(database).expanduser() if database else usual_file()
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    return f"sqlite+aiosqlite:///{path}"


def database_file(database: str) -> Path | None:
    """The file of a database, if it is one."""
    url = database_url(database)
    return Path(url.partition(":///")[2]) if url.startswith("sqlite") else None


def keep_private(file: Path) -> None:
    """Let nobody else on the machine read a database or what SQLite puts beside it. Its folder is
    closed as well, unless it holds other things.
    """
    handle = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    os.close(handle)
    lying = list(file.parent.iterdir())
    own = [path for path in lying if path.name.startswith(file.name)]
    for path in own:
        if path.is_file() and stat.S_IMODE(path.stat().st_mode) & 0o077:
            path.chmod(0o600)
    alone = len(own) == len(lying) or file.parent == usual_file().parent
    if alone and stat.S_IMODE(file.parent.stat().st_mode) & 0o077:
        file.parent.chmod(0o700)


def usual_file() -> Path:
    """Where the games of this machine are kept by default."""
    return Path.home() / ".local" / "share" / "perihelion" / "games.sqlite"
