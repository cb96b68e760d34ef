"""What Alembic runs: the steps over the connection that `migrating` gives it."""

from __future__ import annotations

from alembic import context

from perihelion.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transaction_per_migration=False,
)
context.run_migrations()
