"""Tables have a secret, and seats a share, from which the cards are dealt."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Tables that have been laid go on with their numbers."""
    op.add_column("tables", sa.Column("secret", sa.Text))
    op.add_column("seats", sa.Column("share", sa.Text))
