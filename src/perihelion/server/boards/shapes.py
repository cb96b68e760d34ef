"""What boards are made of on the wire, and the plain board."""

from __future__ import annotations

from typing import Any

import msgspec


class Sent(msgspec.Struct):
    """Something the server sends: every field is always there."""


class PlainThing(Sent):
    """Something that lies on the table: its words, sentences that explain it, and the seats that
    have it or are there. What is `faded` is spent, closed or face down.
    """

    words: str
    lines: list[str]
    seats: list[int]
    faded: bool


class PlainField(Sent):
    """A place on the table: what it is called, and what lies there."""

    field: str
    words: str
    things: list[PlainThing]


class PlainView(Sent, tag_field="board", tag="plain"):
    """A game without a board of its own: what lies on the table by name, as the viewer sees it.
    `seats` is what lies before each player, with their `points` so far and their colour, if they
    chose one; `table` is the rest.
    """

    round: int | None
    points: list[int]
    colours: list[str | None]
    seats: list[list[PlainField]]
    table: list[PlainField]


class SpokenPlace(Sent):
    """A place of the table to be read aloud: what it is called, and a sentence or more for each
    thing that lies there.
    """

    title: str
    things: list[str]


class SpokenSection(Sent):
    """A part of the table to be read aloud: how the game stands, the common table, or a player with
    where the points come from; the `title` is a heading.
    """

    title: str
    lines: list[str]
    places: list[SpokenPlace]


class Face(Sent):
    """What every card has, whatever the game, in words. `key` is what the cards of a view name as
    their face. `what` says in a few words what it is; `lines` is the rest of what it says.
    """

    key: str
    card: str
    name: str
    what: str
    kind: str
    powers: list[FacePower]
    lines: list[str]


class FacePower(Sent):
    """One power of a card: the phase it belongs to, what kind of power it is with its figures, from
    which an icon can be drawn, and its sentence.
    """

    phase: str
    kind: str
    facts: dict[str, Any]
    words: str


class EndRow(Sent):
    """Where points come from: a source and what each seat has from it; None if nothing. `by` names
    what it was for each of them, where everybody has something else.
    """

    source: str
    words: str
    points: list[int | None]
    by: list[str] | None = None


class End(Sent):
    """The end of a game: points by source, the sums, who has won, what decides between equal sums,
    the verdict in a sentence; and why it ended as it did, if that is not obvious. `others` are the
    names of those who hold no seat; they come last in every row.
    """

    winners: list[int]
    scores: list[int]
    rows: list[EndRow]
    tie_break: EndRow | None
    others: list[str]
    words: str
    why: str | None
