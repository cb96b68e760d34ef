"""People with a password have a name that nobody else may imitate."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from perihelion.server.names import look

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Where two names look alike already, the older person has the look."""
    with op.batch_alter_table("persons") as persons:
        persons.add_column(sa.Column("look", sa.Text))
        persons.create_unique_constraint("uq_persons_look", ["look"])
    people = sa.table("persons", *map(sa.column, ("id", "name", "key", "look", "created")))
    asked = sa.select(people.c.id, people.c.name).where(people.c.key.is_not(None))
    connection = op.get_bind()
    taken: set[str] = set()
    for id, name in connection.execute(asked.order_by(people.c.created, people.c.id)).all():
        seen = look(name)
        if seen not in taken:
            taken.add(seen)
            connection.execute(people.update().where(people.c.id == id).values(look=seen))
