"""Tables for several people that have not been dealt yet are dealt from a secret, too."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """They had a number of 31 bits, which whoever has seen a hand can find by trying."""
    tables = sa.table("tables", *map(sa.column, ("id", "state", "secret")))
    seats = sa.table("seats", *map(sa.column, ("table", "who")))
    people = (
        sa.select(sa.func.count())
        .select_from(seats)
        .where(seats.c.table == tables.c.id, seats.c.who != "bot")
        .scalar_subquery()
    )
    open_ones = sa.and_(tables.c.state == "open", tables.c.secret.is_(None), people > 1)
    connection = op.get_bind()
    for id in connection.execute(sa.select(tables.c.id).where(open_ones)).scalars().all():
        secret = secrets.token_hex(32)
        connection.execute(tables.update().where(tables.c.id == id).values(secret=secret))
