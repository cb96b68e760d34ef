"""Lists find their pages by an index."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """What is asked for together is found together."""
    op.drop_index("ix_tables_state", "tables")
    op.drop_index("ix_tables_changed", "tables")
    op.create_index("ix_tables_state_changed", "tables", ["state", "changed", "id"])
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_seats_replaced", "seats", ["replaced"])
    op.create_index("ix_keys_expires", "keys", ["expires"])
