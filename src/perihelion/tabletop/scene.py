"""What a person is shown of a position, once, for every screen.

A scene is plain data with the ids of its words: it knows neither a language nor a form. It is made
from the view of a seat or of a spectator, so it holds no secrets. The terminal, the web, the text
for language models and whatever comes next draw it; none of them looks into the rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(frozen=True)
class Player:
    """The player on a seat, by name."""

    seat: int


@dataclass(frozen=True)
class Token:
    """A piece known by its owner and its number, counted from 1, such as a player's ship."""

    seat: int
    number: int


@dataclass(frozen=True)
class Name:
    """A word of the rules by its name: a card, a place, a type. A renamed card carries its name
    along.
    """

    family: str
    word: str


@dataclass(frozen=True)
class Said:
    """A message by its id. Facts are numbers, words of the rules, or sayings again; a list of these
    is said in a row.
    """

    message: str
    facts: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Several:
    """Several things said one after another. `between` separates them as it is; a word is the id of
    a message: OR, AND.
    """

    parts: Sequence[Saying]
    between: str = ", "


Saying: TypeAlias = Said | Several | Name | Player | Token

OR = "or"
AND = "and"
AND_THEN = " · "


@dataclass(frozen=True)
class Thing:
    """Something on the table: its words, sentences that explain it, the seats that have it or are
    there. What is `faded` is spent, closed or face down. Its family and slug are for boards that
    draw it.
    """

    words: Saying
    lines: Sequence[Saying] = ()
    seats: Sequence[int] = ()
    faded: bool = False
    family: str = ""
    slug: str = ""


@dataclass(frozen=True)
class Zone:
    """A place on the table: the id of its name with its facts, and what lies there."""

    name: str
    things: Sequence[Thing]
    facts: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Source:
    """Where points come from, and what each seat has from it; None if nothing. A source is called
    `score-name`, unless it has words of its own.
    """

    name: str
    points: Sequence[int | None]
    own: Saying | None = None

    def words(self) -> Saying:
        return self.own or Said(f"score-{self.name}")


@dataclass(frozen=True)
class SeatScene:
    """What lies before a player: with their points so far and the colour they chose."""

    points: int
    colour: str | None
    zones: Sequence[Zone]


@dataclass(frozen=True)
class Scene:
    """A position as `viewer` sees it; None is a spectator.

    `turn` is whose turn it is, where the game has turns; `asked` are those who owe an answer as far
    as the viewer may know. `end` says how far the end is; `left` is the same as a number that
    counts down to 0, when the end has been called. `others` are the names of seats on which nobody
    sits.
    """

    game: str
    viewer: int | None
    round: int | None
    phase: Saying | None
    turn: int | None
    asked: Sequence[int]
    end: Saying | None
    left: int | None
    table: Sequence[Zone]
    seats: Sequence[SeatScene]
    others: Sequence[Saying] = ()
    sources: Sequence[Source] = ()
    winners: Sequence[int] = ()
    why: Saying | None = None


def filled(zones: Sequence[Zone]) -> list[Zone]:
    """Only the places where something lies."""
    return [zone for zone in zones if zone.things]
