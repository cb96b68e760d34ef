"""Deals that can be proved: nobody has chosen the cards, and afterwards everybody can check it.

1. When a table is set up, the server draws a *secret* and publishes its *commitment*, a hash.
2. Everybody who sits down sees the commitment, then adds a random number, their *share*.
3. The *key* of the dice is a hash of the secret and all shares. So the server, which chose first,
   could not know what it would deal; and players, who do not know the secret, cannot know either.
4. After the game the secret is revealed. Anybody can compute the commitment and the key again, and
   replay the game from the key.

Secret, shares, commitment and key are 32 bytes each, written as 64 lower-case hexadecimal digits.
Both hashes are SHA-256 of a few lines of text, so that they can be checked by hand. A bot has no
share, nor does a person whose program sent none; the proof shows their seats empty.

`docs/why/fair-dice.md` says what this proves and what it does not.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias

from perihelion.games import replay
from perihelion.tabletop.dice import is_secret
from perihelion.tabletop.refusal import Refused
from perihelion.tabletop.table import Table

PROOF: Final = "fair"
"""The entry of a record that holds the proof; the rules ignore it."""

COMMITMENT: Final = "perihelion commitment 1"
KEY: Final = "perihelion key 1"
"""First lines, so that neither hash can be taken for the other or for another program's."""

NO_SHARE: Final = "-"

Outcome: TypeAlias = Literal["fair", "unfair", "unproven"]


def draw_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_hex(32)


def commitment(table: str, secret: str) -> str:
    """What the server publishes of its secret before anything is dealt."""
    return _hash([COMMITMENT, table, secret])


def key(table: str, secret: str, shares: Sequence[str | None]) -> str:
    """What the cards are dealt from; the shares are in the order of the seats."""
    return _hash([KEY, table, secret, *[share or NO_SHARE for share in shares]])


def _hash(lines: list[str]) -> str:
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


class Proof:
    """What a server reveals about a deal when the game is over."""

    def __init__(
        self, table: str, commitment: str, secret: str, shares: Sequence[str | None]
    ) -> None:
        self.table: Final = table
        self.commitment: Final = commitment
        self.secret: Final = secret
        self.shares: Final = list(shares)

    def plain(self) -> dict[str, object]:
        """As it stands in a record."""
        return {
            "table": self.table,
            "commitment": self.commitment,
            "secret": self.secret,
            "shares": self.shares,
        }


def read_proof(data: object) -> Proof | None:
    """The proof that a record carries; None if it is not one."""
    if not isinstance(data, Mapping):
        return None
    table, shares = data.get("table"), data.get("shares")
    known, secret = data.get("commitment"), data.get("secret")
    if not isinstance(table, str) or not table or "\n" in table or not isinstance(shares, list):
        return None
    if not is_secret(known) or not is_secret(secret):
        return None
    if not all(share is None or is_secret(share) for share in shares):
        return None
    return Proof(table, str(known), str(secret), shares)


class Verdict:
    """What is found out about a record.

    `checks` has, in this order, whether the commitment is that of the secret, whether the key
    follows from secret and shares and the game began with a deal from it, whether anybody had a
    share, whether the game can be replayed, and whether it is over; none of them if there is
    nothing to prove. `why` is the refusal of a replay.
    """

    def __init__(self, proof: Proof | None, checks: dict[str, bool], why: Refused | None) -> None:
        self.proof = proof
        self.checks = checks
        self.why = why
        self.table: Table | None = None

    @property
    def outcome(self) -> Outcome:
        if not self.checks:
            return "unproven"
        return "fair" if all(self.checks.values()) else "unfair"


def verify(record: Mapping[str, object]) -> Verdict:
    """Check a record by its proof. Records of games against bots and of older versions have a
    number as their seed and no proof: they replay, but prove nothing.
    """
    table: Table | None = None
    why: Refused | None = None
    try:
        table = replay(record)
    except Refused as refused:
        why = refused
    checks: dict[str, bool] = {}
    proof = read_proof(record.get(PROOF))
    if PROOF in record:
        checks["proof"] = proof is not None
    elif table is None:
        checks["replay"] = False
    if proof is not None:
        seats = None if table is None else len(table.order)
        known = key(proof.table, proof.secret, proof.shares)
        checks["commitment"] = proof.commitment == commitment(proof.table, proof.secret)
        dealt = "position" not in record  # a position would decide the start, whatever the seed
        fits = seats in (None, len(proof.shares))
        checks["key"] = record.get("seed") == known and dealt and fits
        checks["numbers"] = any(proof.shares)  # else the server could choose its secret by the deal
        checks["replay"] = table is not None
        checks["end"] = table is not None and table.over
    out = Verdict(proof, checks, why)
    out.table = table
    return out
