"""The lower part of the screen: what may be answered, with its numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from perihelion.cli.boards.board import Offer, numbered
from perihelion.cli.boards.tiny.effects import note, spent
from perihelion.cli.boards.tiny.journeys import journeys
from perihelion.cli.boards.tiny.scene import Scene, face_name, face_text, reason
from perihelion.cli.layout import DIM, FULL, SHORTEST, STRONG, Picture, in_columns, in_lines
from perihelion.tabletop.question import BarredOption, Option, Question
from perihelion.tiny import ids
from perihelion.tiny.phases.moving import is_journey
from perihelion.tiny.phases.rule import PickRule
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
    scene: Scene, question: Question, offered: Sequence[Offer], form: int, width: int
) -> Picture:
    """The options in the form that suits the question. Whoever follows pays with the first choice,
    so that is told before it.
    """
    if scene.unpaid():
        price = spent(scene, int(question.seat), ids.CULTURE, int(scene.g.chain().price))
        told = Text(scene.say("follow-paid", price=price), style=DIM)
        return [told, *choices(scene.paid(), question, offered, form, width)]
    if question.kind in MOVES:
        return journeys(scene, question, offered, form, width)
    if question.kind in TURNS:
        return _turnings(scene, offered)
    if question.kind == "turn":
        return _turn(scene, question, offered, form, width)
    legal = {int(option.id) for option in question.options} | {o.id for o in offered}
    if question.kind in DICE:
        legal = {int(c) for c in _candidates(scene, question)}
        if question.most > 1:
            return [in_lines(_dice_cells(scene, offered, legal), width)]
    lines = [offer for offer in offered if offer.id in legal]
    answers = [(str(offer.number), _line(scene, question, offer)) for offer in lines]
    if question.kind == FOLLOWING:
        answers.append((SILENT, Text(scene.say("no-more"))))
    return [_list(answers, [_reason(scene, barred) for barred in question.refused])]


def _candidates(scene: Scene, question: Question) -> list[int]:
    """The dice that can be named, and to be done."""
    step = scene.g.asking(int(question.seat))
    named = [int(option.id) for option in question.options]
    if isinstance(step, PickRule):
        named += [int(c) for c in step.fitting(scene.g, int(question.seat))]
    return named


def _dice_cells(scene: Scene, offered: Sequence[Offer], legal: set[int]) -> list[Text]:
    """Dice to pick from, side by side."""
    out: list[Text] = []
    for offer in offered:
        if offer.id in legal:
            cell = Text(f"{offer.number} ", style=STRONG)
            if _is_die(offer.id):
                cell.append_text(face_text(scene.voice, int(scene.g.faces[offer.id - ids.DIE])))
            else:
                cell.append(scene.voice.option(offer.option), style="not bold")
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


def _line(scene: Scene, question: Question, offer: Offer) -> Text:
    about = note(scene, question, offer)
    if offer.option.structure["kind"] in _TOLD:
        return Text(about)
    out = Text(scene.voice.option(offer.option))
    return out.append(f"  {about}", style=DIM) if about else out


def _reason(scene: Scene, barred: BarredOption) -> Text:
    out = Text(f"{scene.voice.option(barred.option)}: ", style=DIM)
    return out.append(reason(scene.voice, barred.refusal), style="dim italic")


# -- a turn ------------------------------------------------------------------


def _turn(
    scene: Scene, question: Question, offered: Sequence[Offer], form: int, width: int
) -> Picture:
    """Dice of the same face stand together, with all their numbers; what else there is to do stands
    side by side below them.
    """
    g = scene.g
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
        action = scene.voice.option(plain_option(g, ids.FACE + face))
        if dice[0].id in legal:
            line = Text(action)
            about = note(scene, question, dice[0], brief=form == SHORTEST)
            if about:
                line.append(f"  {about}", style=DIM)
            grid.add_row(Text(numbers, style=STRONG), line)
        else:
            line = Text(f"{action}: ", style=DIM)
            line.append(reason(scene.voice, reasons[dice[0].id]), style="dim italic")
            grid.add_row(Text(f"·{numbers}", style=DIM), line)
    cells = [
        Text.assemble((f"{offer.number} ", STRONG), scene.voice.option(offer.option))
        for offer in offered
        if not _is_die(offer.id)
    ]
    out: Picture = [grid, in_lines(cells, width)]
    barred = [b for b in question.refused if not _is_die(int(b.option.id))]
    if form == FULL and barred:
        out.append(_list([], [_reason(scene, b) for b in barred]))
    return out


# -- a table of answers -------------------------------------------------------


def _turnings(scene: Scene, offered: Sequence[Offer]) -> Picture:
    """A table: a line a die, a column a face."""
    numbers = {offer.id: offer.number for offer in offered}
    rows = [[Text(""), *[face_text(scene.voice, face) for face in range(ids.FACES)]]]
    for k, face in enumerate(scene.g.faces):
        if ids.TURNED + ids.FACES * k in numbers:
            shows = scene.say("die-showing", die=k + 1, side=face_name(scene.voice, int(face)))
            line = [Text(shows)]
            line += [
                Text(str(numbers[ids.TURNED + ids.FACES * k + f]), style=STRONG)
                for f in range(ids.FACES)
            ]
            rows.append(line)
    return [*in_columns(rows, range(1, ids.FACES + 1))]
