"""A position as a row of numbers for learning programs, worked out from its layout.

The row has the same width in all set-ups of a game. It begins with the question, then come the
table, the place of every piece as the viewer knows it, and what lies before the seats, counted from
the viewer's on. This is the plain way, by view and field; `perihelion.envs` writes the same rows
faster, and a law compares both.
"""

from __future__ import annotations

from typing import Final, SupportsIndex

from perihelion.tabletop.families import NONE, Family, Names
from perihelion.tabletop.fields import Field
from perihelion.tabletop.layout import TableLayout
from perihelion.tabletop.shown import MOST, Eyes, Shown
from perihelion.tabletop.spots import Spot
from perihelion.tabletop.step import AnyStep
from perihelion.tabletop.table import Table

ABOUT: Final = 6
"""So many numbers and words follow the word of a step that asks, at most."""

PICKS: Final = 32
"""So many picks are shown."""

UNSEEN: Final = 0
"""The place of a piece that the viewer sees nowhere, or that is not in the game."""


def shown(layout: TableLayout, names: Names) -> list[Shown]:
    """All parts of a row, in their order."""
    seats = layout.seats
    out = [
        Shown("players", (), 1, seats.room),
        Shown("seat", (), 0, seats.room - 1),
        Shown("over", (), 0, 1),
        Shown("order", (seats.room,), NONE, seats.room - 1, gap=NONE),
        Shown("asked", (seats.room,), 0, 1),
        Shown("answered", (seats.room,), 0, 1),
        Shown("question", (), NONE, len(layout.questions()), True, NONE),
        Shown("about", (ABOUT,), NONE, MOST, True, NONE),
        Shown("picks", (), 0, MOST, True),
        Shown("picked", (PICKS,), NONE, names.answers.size() - 1, True, NONE),
    ]
    for field in _common(layout):
        out += field.shows(names)
    for family in _lying(layout, names):
        out.append(
            Shown(
                f"{family.name}.place", (len(family.words),), 0, len(places(layout, family)), True
            )
        )
    for field in _marking(layout):
        out += field.marks(names)
    for part in seats.layout.shows(names):
        out.append(part.inside("seats", seats.room))
    return out


def blank(layout: TableLayout, names: Names, seats: int) -> list[int]:
    """The row of a table with so many seats before anything is written into it."""
    out: list[int] = []
    for part in shown(layout, names):
        several = part.name.startswith("seats.")
        there = part.size // layout.seats.room * seats if several else part.size
        out += [part.gap] * there + [0] * (part.size - there)
    return out


def places(layout: TableLayout, family: Family) -> list[str]:
    """The places of a family by number, from 1 on: those on the table, then those of each seat."""
    kind = layout.kinds[family.name]
    out = _words(kind.table)
    for k in range(layout.seats.room):
        out += [f"seat {k} {word}" for word in _words(kind.seats)]
    return out


def _words(spots: list[Spot]) -> list[str]:
    """The words of these spots; where fields share one, their own names."""
    words = [spot.field.word for spot in spots]
    return [
        spot.field.word if words.count(spot.field.word) == 1 else spot.field.first for spot in spots
    ]


def _lying(layout: TableLayout, names: Names) -> list[Family]:
    return [family for family in names.families if family.name in layout.kinds and family.lies]


def _common(layout: TableLayout) -> list[Field]:
    return [field for field in layout.fields if field is not layout.seats]


def _marking(layout: TableLayout) -> list[Field]:
    """The fields that may be shown piece by piece: those of the table, then those of the seats."""
    return [*_common(layout), *layout.seats.layout.fields]


def observation(g: Table, seat: SupportsIndex) -> list[int]:
    """What `seat` may know of a position, as a row of numbers; a view gives the same."""
    layout = g.layout()
    me = int(g.viewpoint(seat))
    view = g if g.viewer == me else g.seen_by(me)
    seated = layout.seats.pieces(view)
    names = layout.names(view)
    eyes = Eyes(names, me, len(seated))
    numbers = _kernel(layout, view, eyes)
    for field in _common(layout):
        numbers += field.observe(eyes, view)
    for family in _lying(layout, names):
        numbers.append(_places(layout, view, family, eyes))
    around = [seated[(me + k) % len(seated)] for k in range(len(seated))]
    for field in _common(layout):
        numbers += _marks(field, eyes, [view])
    for field in layout.seats.layout.fields:
        numbers += _marks(field, eyes, around)
    numbers += layout.seats.observe_each(eyes, around)
    out: list[int] = []
    for part, row in zip(shown(layout, names), numbers, strict=True):
        out += part.clipped(row)
    return out


def _kernel(layout: TableLayout, view: Table, eyes: Eyes) -> list[list[int]]:
    """How far the game has come: who is asked, and what the viewer is asked."""
    room = layout.seats.room
    asked, answered = [0] * room, [0] * room
    order = [NONE] * room
    for k, seat in enumerate(view.order):
        away = eyes.away(int(seat))
        order[away] = k
        asked[away] = int(view.asked >> seat & 1)
        answered[away] = int(view.answered >> seat & 1)
    question, about = NONE, [NONE] * ABOUT
    if view.waits_for(eyes.viewer):
        step = view.asking(eyes.viewer)
        question = number_of(layout, step)
        about = told_by(layout, view, step)
    given = [int(pick) for pick in view.given[eyes.viewer]]
    return [
        [len(view.order)],
        [eyes.viewer],
        [int(view.over)],
        order,
        asked,
        answered,
        [question],
        about,
        [len(given)],
        (given + [NONE] * PICKS)[:PICKS],
    ]


def number_of(layout: TableLayout, step: AnyStep) -> int:
    """The number of the question that a step asks; one more than the last if it is not listed."""
    questions = layout.questions()
    kind = step.kind()
    return questions.index(kind) if kind in questions else len(questions)


def told_by(layout: TableLayout, g: Table, step: AnyStep) -> list[int]:
    """What follows the first word of a step, as numbers: which power, which good, how many."""
    words = layout.step_words(g)
    out: list[int] = []
    for word in step.word().split(" ")[1:]:
        if word.removeprefix("-").isdecimal():
            out.append(int(word))
        else:
            out.append(words.index(word) if word in words else NONE)
    return (out + [NONE] * ABOUT)[:ABOUT]


def _places(layout: TableLayout, view: Table, family: Family, eyes: Eyes) -> list[int]:
    """Where each piece of a family lies, as far as the viewer can see."""
    out = [UNSEEN] * len(family.words)
    kind = layout.kinds[family.name]
    for k, spot in enumerate(kind.table):
        _note(spot, view, 1 + k, out)
    seated = layout.seats.pieces(view)
    for away in range(len(seated)):
        first = 1 + len(kind.table) + away * len(kind.seats)
        for k, spot in enumerate(kind.seats):
            _note(spot, seated[(eyes.viewer + away) % len(seated)], first + k, out)
    return out


def _note(spot: Spot, piece: object, place: int, out: list[int]) -> None:
    for card in spot.field.held(spot.inside(piece)):
        if card >= 0:
            out[card] = place


def _marks(field: Field, eyes: Eyes, pieces: list[object]) -> list[list[int]]:
    """The marks of a field, for all of these pieces together."""
    marks = [[0] * part.size for part in field.marks(eyes.names)]
    if marks:
        for away, piece in enumerate(pieces):
            field.mark(eyes, piece, away, marks)
    return marks
