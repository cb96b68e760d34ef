"""A game may have begun under rules that are no longer known: it says so, and keeps its record."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Nothing is known of what happened before."""
    op.add_column("tables", sa.Column("fate", sa.Text))
    op.create_table(
        "earlier",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.BigInteger, primary_key=True),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
