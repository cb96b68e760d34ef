"""The tables of the database. Lists and mappings are kept as JSON, written by msgspec."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()

SECRETS: Final = sa.Table(
    "secrets",
    METADATA,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

PERSONS: Final = sa.Table(
    "persons",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("key", sa.Text, unique=True),  # the name in small letters, once there is a password
    sa.Column("look", sa.Text, unique=True),  # how the name looks, likewise; see names.look
    sa.Column("lang", sa.Text, nullable=False),
    sa.Column("password", sa.Text),  # as argon2 writes it
    sa.Column("created", sa.BigInteger, nullable=False),
)

KEYS: Final = sa.Table(
    "keys",
    METADATA,
    sa.Column("hash", sa.Text, primary_key=True),  # never the key itself
    sa.Column("id", sa.Text, nullable=False, unique=True),
    sa.Column("person", sa.Text, sa.ForeignKey("persons.id"), nullable=False, index=True),
    sa.Column("kind", sa.Text, nullable=False),  # "session" or "token"
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False, index=True),
)

TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("seq", sa.BigInteger, nullable=False),  # grows with every change
    sa.Column("rewritten", sa.BigInteger, nullable=False),  # the last change of the past
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("state", sa.Text, nullable=False),  # "open", "playing", "over"
    sa.Column("host", sa.Text, nullable=False, index=True),
    sa.Column("terms", sa.Text, nullable=False),  # how it was laid, see stored.Terms
    sa.Column("head", sa.Text),  # the record of the game without its answers
    sa.Column("snapshot", sa.Text),  # the position by names
    sa.Column("turns", sa.Text, nullable=False),  # the number of each seat's next question
    sa.Column("waiting", sa.Text, nullable=False),  # the seats that owe an answer
    sa.Column("votes", sa.Text, nullable=False),  # who wants whom to be replaced
    sa.Column("round", sa.BigInteger),
    sa.Column("invitation", sa.Text, unique=True),
    sa.Column("rematch", sa.Text),
    sa.Column("secret", sa.Text),  # what the cards are dealt from, together with the shares
    sa.Column("fate", sa.Text),  # why the game did not simply go on, see stored.Fate
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Index("ix_tables_state_changed", "state", "changed", "id"),
)

SEATS: Final = sa.Table(
    "seats",
    METADATA,
    sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.BigInteger, primary_key=True),
    sa.Column("who", sa.Text, nullable=False),  # "person", "bot", "open"
    sa.Column("person", sa.Text, index=True),
    sa.Column("name", sa.Text),
    sa.Column("bot", sa.Text),
    sa.Column("replaced", sa.Text, index=True),  # the person whose place a bot has taken
    sa.Column("seen", sa.BigInteger, nullable=False),  # when the person was last connected
    sa.Column("share", sa.Text),  # the number that the person has added to the deal
)

ANSWERS: Final = sa.Table(
    "answers",
    METADATA,
    sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.BigInteger, primary_key=True),
    sa.Column("said", sa.Text, nullable=False),  # a line of the record: the seat and the answer
    sa.Column("at", sa.BigInteger, nullable=False),
)

EARLIER: Final = sa.Table(  # what was played under rules that are no longer known
    "earlier",
    METADATA,
    sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.BigInteger, primary_key=True),
    sa.Column("record", sa.Text, nullable=False),  # whole, with its answers
    sa.Column("at", sa.BigInteger, nullable=False),
)

CHAT: Final = sa.Table(
    "chat",
    METADATA,
    sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.BigInteger, primary_key=True),
    sa.Column("seat", sa.BigInteger),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("phrase", sa.Text),
    sa.Column("at", sa.BigInteger, nullable=False),
)
