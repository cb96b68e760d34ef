"""The dice behind one's screen: the phase strip, the rows below it, and where dice may go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from perihelion.cli.boards.board import Offer
from perihelion.cli.boards.roll.drawing import Drawing, die_text, phase_abbr, phase_name
from perihelion.cli.layout import DIM, STRONG, in_columns
from perihelion.roll import ids
from perihelion.roll.pieces.handful import ONE, of_colour
from perihelion.roll.scene import assignment

_WIDE: Final = 100
"""From so many columns on phases are written in full."""


def strip_picture(drawing: Drawing, seat: int, width: int) -> list[Text]:
    """The strip with the selecting die, the rows with the others; dice without a row and those put
    aside stand at the end.
    """
    plan = assignment(drawing.g, seat)
    heads = [Text(""), *_heads(drawing, width)]
    strip = [Text(drawing.say("strip"), style=DIM)]
    rows = [Text(drawing.say("rows"), style=DIM)]
    for phase in range(ids.PHASES):
        chosen = plan.selects if plan.phase == phase else None
        none = Text("·", style=DIM)
        strip.append(none if chosen is None else die_text(drawing.voice, chosen))
        rows.append(drawing.dice(plan.rows[phase]))
    for name, handful in (("wild", plan.wild), ("aside", plan.aside)):
        if handful:
            heads.append(Text(drawing.say(f"column-{name}"), style=DIM))
            strip.append(Text(""))
            rows.append(drawing.dice(handful))
    return in_columns([heads, strip, rows])


def _heads(drawing: Drawing, width: int) -> list[Text]:
    """The names of the phases, as long as there is room for."""
    name = phase_name if width >= _WIDE else phase_abbr
    return [Text(name(drawing.voice, phase), style=DIM) for phase in range(ids.PHASES)]


def answers_table(drawing: Drawing, seat: int, offered: Sequence[Offer], width: int) -> list[Text]:
    """Answers that put a die somewhere, in a table: a line for each kind of dice, a column a phase.
    What is no such answer is left out.
    """
    plan = assignment(drawing.g, seat)
    lines: dict[tuple[int, int], dict[int, int]] = {}
    for offer in offered:
        place = placed(offer.id)
        if place is not None:
            colour, at, to = place
            lines.setdefault((colour, at), {})[to] = offer.number
    if not lines:
        return []
    rows = [[Text(""), Text(""), *_heads(drawing, width)]]
    for (colour, at), numbers in lines.items():
        among = plan.wild if at == ids.WILD else plan.rows[at]
        row = [drawing.dice(int(of_colour(among, colour) * ONE[colour]))]
        row.append(
            Text(drawing.say("wild-die") if at == ids.WILD else phase_name(drawing.voice, at))
        )
        for phase in range(ids.PHASES):
            number = numbers.get(phase)
            known = number is not None
            row.append(Text(str(number) if known else "·", style=STRONG if known else DIM))
        rows.append(row)
    return in_columns(rows)


def placed(answer: int) -> tuple[int, int, int] | None:
    """The colour of a die, what it shows or where it stands, and where it goes, if an answer says
    such a thing.
    """
    if ids.SELECT <= answer < ids.SELECT + ids.SELECTS:
        die, phase = divmod(answer - ids.SELECT, ids.PHASES)
        return die // 6, die % 6, phase
    if ids.WILD_ROW <= answer < ids.WILD_ROW + ids.WILD_ROWS:
        colour, phase = divmod(answer - ids.WILD_ROW, ids.PHASES)
        return colour, ids.WILD, phase
    if ids.MOVE <= answer < ids.MOVE + ids.MOVES:
        die, to = divmod(answer - ids.MOVE, ids.PHASES)
        return die // ids.PHASES, die % ids.PHASES, to
    return None


def is_aside(answer: int) -> bool:
    """Whether the answer puts a die aside for Dictate."""
    return ids.ASIDE <= answer < ids.ASIDE + ids.ASIDES
