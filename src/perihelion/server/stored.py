"""What the store keeps, as plain structs."""

from __future__ import annotations

import time
from typing import Any, Literal, TypeAlias

import msgspec

from perihelion.server.wire_lobby import Lang

TableStage: TypeAlias = Literal["open", "playing", "over"]
Sitter: TypeAlias = Literal["person", "bot", "open"]


GRACE = 120
"""Seconds for which a live game waits for a player who has gone before a bot may take over."""

LIVE = 3600
"""A game is live if its host has to wait no longer than this many seconds."""

NEVER_ALONE = 86_400
"""Seconds for which a game waits if the host never decides alone."""


def now() -> int:
    """Seconds since 1970, as all times are kept."""
    return int(time.time())


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays."""

    id: str
    name: str
    lang: Lang
    password: str | None


class Key(msgspec.Struct, frozen=True):
    """A session or a token, without the secret."""

    id: str
    person: str
    kind: str
    title: str
    expires: int


class Terms(msgspec.Struct, frozen=True):
    """How a table was laid; never changes."""

    options: dict[str, Any]
    seed: int | None  # None if the cards are dealt from a secret
    private: bool
    chat: bool
    watch: bool
    replace_after: int | None
    watchers_write: bool = True  # in the chat
    listed: bool = False  # for strangers to watch, even against bots alone

    def grace(self) -> int:
        """For how many seconds an absent player may not be replaced: two minutes in a live game,
        else as long as the host has to wait.
        """
        if self.replace_after is None:
            return NEVER_ALONE
        return min(GRACE, self.replace_after) if self.replace_after <= LIVE else self.replace_after


class Chair(msgspec.Struct):
    """A seat of a table."""

    seat: int
    who: Sitter
    person: str | None
    name: str | None
    bot: str | None
    replaced: str | None
    seen: int
    share: str | None = None  # a random number of the person's own, see perihelion.fair


class Fate(msgspec.Struct, frozen=True):
    """Why a game did not simply go on: it began under the rules `before` and these are `now`. If
    its position could still be read, it went on from there, else it ended; its record is kept
    either way.
    """

    kind: Literal["rules-changed", "unreadable"]
    before: int
    now: int
    at: int


class StoredTable(msgspec.Struct, kw_only=True):
    """A table as the store has it. `rewritten` is the last sequence number at which its past was
    changed, not only added to. The `snapshot` is set only while it is read or written: in between
    the position itself is at hand.
    """

    id: str
    seq: int = 0
    rewritten: int = 0
    game: str
    state: TableStage = "open"
    host: str
    terms: Terms
    head: dict[str, Any] | None = None
    snapshot: dict[str, Any] | None = None
    turns: list[int]
    waiting: list[int] = []
    votes: dict[str, list[int]] = {}
    round: int | None = None
    invitation: str | None
    rematch: str | None = None
    created: int
    changed: int
    chairs: list[Chair]
    fate: Fate | None = None
    secret: str | None = None  # never leaves the server before the game is over

    def may_return(self, person: str | None) -> bool:
        """Whether a bot plays on for this person, who may take the seat back."""
        return self.was_here(person) and self.state == "playing"

    def was_here(self, person: str | None) -> bool:
        """Whether a bot has taken over for this person."""
        return person is not None and any(chair.replaced == person for chair in self.chairs)


class Line(msgspec.Struct, frozen=True):
    """A line of the chat."""

    number: int
    seat: int | None
    name: str
    text: str
    phrase: str | None
    at: int


class Change(msgspec.Struct):
    """What is to be written of a table at once, if it is still at sequence number `before`. These
    answers replace those from number `keep` on; it `forgets` if there are any. `earlier` is a
    record that would otherwise be lost: the game goes on under other rules.
    """

    table: StoredTable
    before: int = 0
    keep: int | None = None
    forgets: bool = False
    answers: list[str] = []
    lines: list[Line] = []
    chairs: bool = False
    earlier: dict[str, Any] | None = None
