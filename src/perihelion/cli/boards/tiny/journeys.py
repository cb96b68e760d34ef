"""Where a ship may go: a table of planets and ships, with a number for every journey."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from perihelion.cli.boards.board import Offer
from perihelion.cli.boards.tiny.drawing import Drawing, reason
from perihelion.cli.boards.tiny.row import planet_cells
from perihelion.cli.layout import DIM, SHORTEST, STRONG, Picture, in_columns
from perihelion.tabletop.question import Question
from perihelion.tabletop.scene import Token
from perihelion.tiny import ids
from perihelion.tiny.outcome import why_no_use


def is_journey(answer: int) -> bool:
    """Whether this answer is a ship and where it goes."""
    return ids.JOURNEY <= answer < ids.HOP


def journeys(
    drawing: Drawing, question: Question, offered: Sequence[Offer], form: int, width: int
) -> Picture:
    """A line a planet, and for each ship a column for landing and one for the orbit; where room is
    short the planets are shown here alone, with their tracks.
    """
    i = int(question.seat)
    whole = form == SHORTEST
    numbers = {offer.id: offer.number for offer in offered}
    ships = [
        k
        for k in range(ids.SHIPS)
        if any(is_journey(a) and (a - ids.JOURNEY) // 100 == ids.SHIPS * i + k for a in numbers)
    ]
    planets = [int(p) for p in drawing.g.row if p != ids.NO_PLANET]
    left = [
        planet_cells(drawing, one, True) if whole else [Text(drawing.planet(one.planet))]
        for one in drawing.seen.row
        if one is not None
    ]
    before = len(left[0])
    rows = _headings(drawing, i, ships, before, whole)
    for cells, p in zip(left, planets, strict=True):
        rows.append([*cells, *_numbers(i, p, ships, numbers)])
    homeward = _homeward(drawing, i, ships, numbers)
    if homeward:
        rows.append([Text(drawing.say("go-home")), *[Text("")] * (before - 1), *homeward])
    right = range(before, before + 2 * len(ships))
    lines = in_columns(rows, right, gap=1 if whole else 2)
    out: Picture = [*lines]
    for line, p in zip(lines[2:], planets, strict=False):
        why = Text(_no_use(drawing, i, p, ships), style=DIM)
        if line.cell_len + 2 + why.cell_len <= width:
            line.append("  ").append_text(why)
    return out + [
        Text(f"{offer.number} ", style=STRONG).append(
            drawing.voice.option(offer.option), style="not bold"
        )
        for offer in offered
        if not is_journey(offer.id)
    ]


def _headings(
    drawing: Drawing, i: int, ships: Sequence[int], before: int, brief: bool
) -> list[list[Text]]:
    """The ships, and below each what its two columns are."""
    empty = [Text("")] * before
    first, second = [*empty], [*empty]
    for k in ships:
        first += [drawing.ship(Token(i, k + 1)), Text("")]
        land, orbit = ("[ ]", "·─") if brief else (drawing.say("to-land"), drawing.say("to-orbit"))
        second += [Text(land, style=DIM), Text(orbit, style=DIM)]
    return [first, second]


def _numbers(i: int, p: int, ships: Sequence[int], numbers: dict[int, int]) -> list[Text]:
    """The numbers of one planet; a dot where a ship cannot go, since it is there or another own
    ship is.
    """
    out: list[Text] = []
    for k in ships:
        for to in (p, ids.ORBIT_OF + p):
            number = numbers.get(ids.JOURNEY + 100 * (ids.SHIPS * i + k) + to)
            known = number is not None
            out.append(Text(str(number) if known else "·", style=STRONG if known else DIM))
    return out


def _homeward(
    drawing: Drawing, i: int, ships: Sequence[int], numbers: dict[int, int]
) -> list[Text]:
    """The numbers of going home; nothing if all ships are there."""
    if all(drawing.g.seats[i].where[k] == ids.HOME for k in ships):
        return []
    out: list[Text] = []
    for k in ships:
        number = numbers.get(ids.JOURNEY + 100 * (ids.SHIPS * i + k) + ids.GALAXY_OF + i)
        out += [Text("·", style=DIM) if number is None else Text(str(number), style=STRONG)]
        out.append(Text(""))
    return out


def _no_use(drawing: Drawing, i: int, p: int, ships: Sequence[int]) -> str:
    """Why the planet could not be used by whoever lands there; nothing if some ship could."""
    why = why_no_use(drawing.g, i, p, ships)
    return "" if why is None else drawing.say("no-use", reason=reason(drawing.voice, why))
