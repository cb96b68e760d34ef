"""What a table is dealt from: a number, or a secret and everybody's shares (see `perihelion.fair`).

Where more than one person sits, or could sit down before the deal, nobody may be able to compute
the cards. One person against bots alone has a number: there is nobody to hide anything from. Only
those who sat there before can come back to a game that has begun.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

from perihelion import fair
from perihelion.server.stored import Chair, StoredTable
from perihelion.server.wire_lobby import Fairness
from perihelion.tabletop.dice import Seed

SEED_BITS: Final = 63
"""How many bits of a number count."""


def draw_seed() -> int:
    """A number for a game against bots."""
    return secrets.randbits(SEED_BITS)


def is_shared(chairs: Sequence[Chair]) -> bool:
    """Whether several people sit here, or may do so before the game begins."""
    return sum(1 for chair in chairs if chair.who != "bot") > 1


def shares_of(row: StoredTable) -> list[str | None]:
    """What the people at a table have added to the deal, by seat."""
    return [chair.share for chair in row.chairs]


def seed_of(row: StoredTable) -> Seed:
    """What the cards are dealt from."""
    if row.secret is not None:
        return fair.key(row.id, row.secret, shares_of(row))
    assert row.terms.seed is not None  # a table has one or the other
    return row.terms.seed


def fairness_of(row: StoredTable, over: bool) -> Fairness | None:
    """What everybody may know of the deal: shares once it is dealt, the secret once it is over."""
    if row.secret is None:
        return None
    shares = shares_of(row)
    return Fairness(
        commitment=fair.commitment(row.id, row.secret),
        sent=[share is not None for share in shares],
        shares=None if row.state == "open" else shares,
        secret=row.secret if over else None,
    )


def with_proof(record: dict[str, Any], row: StoredTable) -> dict[str, Any]:
    """The record of a game that is over, with the proof that its deal was fair."""
    return proved(record, row.id, row.secret, shares_of(row))


def proved(
    record: dict[str, Any], table: str, secret: str | None, shares: Sequence[str | None]
) -> dict[str, Any]:
    """The same from the parts of a table. A record not dealt from its secret stays as it is."""
    if secret is None or record.get("seed") != fair.key(table, secret, shares):
        return record
    known = fair.commitment(table, secret)
    return {**record, fair.PROOF: fair.Proof(table, known, secret, shares).plain()}
