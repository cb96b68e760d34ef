"""The lower part of the screen: what may be answered, with its numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from perihelion.cli.boards.board import Offer, numbered
from perihelion.cli.boards.tiny.drawing import Drawing, face_text, reason
from perihelion.cli.boards.tiny.journeys import is_journey, journeys
from perihelion.cli.layout import DIM, FULL, SHORTEST, STRONG, Picture, in_columns, in_lines
from perihelion.tabletop.question import BarredOption, Option, Question
from perihelion.tiny import ids
from perihelion.tiny.outcome import outcome, price_of_follow, unpaid
from perihelion.tiny.scene import face_name
from perihelion.tiny.state import Tiny

MOVES: Final = {"move", "nagato-first", "nagato-second"}
"""Questions for a ship and where it goes."""

TURNS: Final = {"convert-to", "pick-face-for-die"}
"""Questions for a die and a face."""

FOLLOWING: Final = "follow"
SILENT: Final = "n"
"""The question whether to follow, and the letter that declines it for the rest of a turn."""

_TOLD: Final = {"ship", "rogue-ship", "swing"}
"""Answers of which nothing is left to say where their effect is told."""

DICE: Final = {"turn", "reroll", "convert", "pick-reroll", "pick-give-up", "pick-die-to-repeat"}
"""Questions for dice: they are named by their own numbers."""

_AFTER_DICE: Final = [ids.REROLL, ids.CONVERT, ids.END_TURN, ids.DONE]
"""What else such a question offers, in this order."""


def offers(view: Tiny, question: Question, usual: Sequence[Offer]) -> list[Offer]:
    """The numbers of the answers. A die has its own number, also one that cannot be used: whoever
    names that learns why not. Journeys are numbered planet by planet, as they stand in the table.
    """
    options = [offer.option for offer in usual]
    if question.kind in DICE:
        dice = {int(option.id): option for option in options}
        every = [
            dice.get(ids.DIE + k) or plain_option(view, ids.DIE + k) for k in range(len(view.faces))
        ]
        others = [option for option in options if not _is_die(int(option.id))]
        return numbered([*every, *sorted(others, key=lambda o: _AFTER_DICE.index(int(o.id)))])
    if question.kind in MOVES:
        slots = [int(p) for p in view.row]
        return numbered(sorted(options, key=lambda option: _place(slots, int(option.id))))
    return numbered(options)


def plain_option(g: Tiny, answer: int) -> Option:
    """An answer with nothing that hangs on it here."""
    return Option(g.game(), answer, g.answer_word(answer), g.describe(answer))


def _is_die(answer: int) -> bool:
    return ids.DIE <= answer < ids.DIE + ids.DIE_NAMES


def _place(slots: Sequence[int], answer: int) -> tuple[int, int, int]:
    """The line of a journey in the table, then the ship, then whether it lands or orbits."""
    if not is_journey(answer):
        return (len(slots) + 1, answer, 0)
    ship, to = divmod(answer - ids.JOURNEY, 100)
    if to >= ids.GALAXY_OF:
        return (len(slots), ship, 0)
    return (slots.index(to % ids.ORBIT_OF), ship, to // ids.ORBIT_OF)


def choices(
    drawing: Drawing, question: Question, offered: Sequence[Offer], form: int, width: int
) -> Picture:
    """The options in the form that suits the question. Whoever follows pays with the first choice,
    so that is told before it.
    """
    if unpaid(drawing.g):
        price = drawing.tell(price_of_follow(drawing.g))
        told = Text(drawing.say("follow-paid", price=price), style=DIM)
        return [told, *_choices(drawing, question, offered, form, width)]
    return _choices(drawing, question, offered, form, width)


def _choices(
    drawing: Drawing, question: Question, offered: Sequence[Offer], form: int, width: int
) -> Picture:
    if question.kind in MOVES:
        return journeys(drawing, question, offered, form, width)
    if question.kind in TURNS:
        return _turnings(drawing, offered)
    if question.kind == "turn":
        return _turn(drawing, question, offered, form, width)
    legal = {int(option.id) for option in question.offered()}
    if question.kind in DICE and question.most > 1:
        return [in_lines(_dice_cells(drawing, offered, legal), width)]
    lines = [offer for offer in offered if offer.id in legal]
    answers = [(str(offer.number), _line(drawing, question, offer)) for offer in lines]
    if question.kind == FOLLOWING:
        answers.append((SILENT, Text(drawing.say("no-more"))))
    return [_list(answers, [_reason(drawing, barred) for barred in question.refused])]


def _dice_cells(drawing: Drawing, offered: Sequence[Offer], legal: set[int]) -> list[Text]:
    """Dice to pick from, side by side."""
    out: list[Text] = []
    for offer in offered:
        if offer.id in legal:
            cell = Text(f"{offer.number} ", style=STRONG)
            if _is_die(offer.id):
                cell.append_text(face_text(drawing.voice, int(drawing.g.faces[offer.id - ids.DIE])))
            else:
                cell.append(drawing.voice.option(offer.option), style="not bold")
            out.append(cell)
    return out


def _list(answers: Sequence[tuple[str, Text]], reasons: Sequence[Text]) -> Grid:
    """A line an answer with its number; then, in grey, what may not be chosen and why."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, min_width=3)
    grid.add_column()
    for number, line in answers:
        grid.add_row(Text(f"{number:>3}", style=STRONG), line)
    for line in reasons:
        grid.add_row(Text("  ·", style=DIM), line)
    return grid


def _line(drawing: Drawing, question: Question, offer: Offer) -> Text:
    about = drawing.tell(outcome(drawing.g, question, offer.option))
    if offer.option.structure["kind"] in _TOLD:
        return Text(about)
    out = Text(drawing.voice.option(offer.option))
    return out.append(f"  {about}", style=DIM) if about else out


def _reason(drawing: Drawing, barred: BarredOption) -> Text:
    out = Text(f"{drawing.voice.option(barred.option)}: ", style=DIM)
    return out.append(reason(drawing.voice, barred.refusal), style="dim italic")


# -- a turn ------------------------------------------------------------------


def _turn(
    drawing: Drawing, question: Question, offered: Sequence[Offer], form: int, width: int
) -> Picture:
    """Dice of the same face stand together, with all their numbers; what else there is to do stands
    side by side below them.
    """
    g = drawing.g
    legal = {int(option.id) for option in question.options}
    reasons = {int(barred.option.id): barred.refusal for barred in question.refused}
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, min_width=3, justify="right")
    grid.add_column()
    for face in range(ids.FACES):
        dice = [
            offer
            for offer in offered
            if _is_die(offer.id)
            and g.faces[offer.id - ids.DIE] == face
            and g.states[offer.id - ids.DIE] == ids.INACTIVE
        ]
        if not dice:
            continue
        numbers = " ".join(str(offer.number) for offer in dice)
        action = drawing.voice.option(plain_option(g, ids.FACE + face))
        if dice[0].id in legal:
            line = Text(action)
            about = drawing.tell(outcome(drawing.g, question, dice[0].option, form == SHORTEST))
            if about:
                line.append(f"  {about}", style=DIM)
            grid.add_row(Text(numbers, style=STRONG), line)
        else:
            line = Text(f"{action}: ", style=DIM)
            line.append(reason(drawing.voice, reasons[dice[0].id]), style="dim italic")
            grid.add_row(Text(f"·{numbers}", style=DIM), line)
    cells = [
        Text.assemble((f"{offer.number} ", STRONG), drawing.voice.option(offer.option))
        for offer in offered
        if not _is_die(offer.id)
    ]
    out: Picture = [grid, in_lines(cells, width)]
    barred = [b for b in question.refused if not _is_die(int(b.option.id))]
    if form == FULL and barred:
        out.append(_list([], [_reason(drawing, b) for b in barred]))
    return out


# -- a table of answers -------------------------------------------------------


def _turnings(drawing: Drawing, offered: Sequence[Offer]) -> Picture:
    """A table: a line a die, a column a face."""
    numbers = {offer.id: offer.number for offer in offered}
    rows = [[Text(""), *[face_text(drawing.voice, face) for face in range(ids.FACES)]]]
    for k, face in enumerate(drawing.g.faces):
        if ids.TURNED + ids.FACES * k in numbers:
            shows = drawing.say("die-showing", die=k + 1, side=drawing.tell(face_name(int(face))))
            line = [Text(shows)]
            line += [
                Text(str(numbers[ids.TURNED + ids.FACES * k + f]), style=STRONG)
                for f in range(ids.FACES)
            ]
            rows.append(line)
    return [*in_columns(rows, range(1, ids.FACES + 1))]
