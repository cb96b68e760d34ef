"""The lower part of the screen: what may be answered, with its numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from perihelion.cli.boards.board import numbered
from perihelion.cli.boards.drawing import (
    Offer,
    answer_list,
    number_cell,
    offer_cell,
    refused,
    with_note,
)
from perihelion.cli.boards.tiny.table import Drawing, face_text, planet_cells
from perihelion.cli.layout import DIM, FULL, SHORTEST, STRONG, Picture, in_columns, in_lines
from perihelion.tabletop.question import Option, Question
from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.scene import Token
from perihelion.tiny import ids
from perihelion.tiny.card_text import face_name
from perihelion.tiny.outcome import outcome, price_of_follow, unpaid, why_no_use
from perihelion.tiny.state import Tiny
from perihelion.words.bundles import exists

MOVES: Final = {"move", "nagato-first", "nagato-second"}
"""Questions for a ship and where it goes."""

TURNS: Final = {"convert-to", "pick-face-for-die"}
"""Questions for a die and a face."""

FOLLOWING: Final = "follow"
SILENT: Final = "n"
"""The question whether to follow, and the letter that declines it for the rest of a turn."""

_TOLD: Final = {"ship", "rogue-ship", "swing"}
"""Answers that need no words once their effect is told."""

DICE: Final = {"turn", "reroll", "convert", "pick-reroll", "pick-give-up", "pick-die-to-repeat"}
"""Questions for dice: they are named by their own numbers."""

_AFTER_DICE: Final = [ids.REROLL, ids.CONVERT, ids.END_TURN, ids.DONE]
"""What else such a question offers, in this order."""


def offers(view: Tiny, question: Question, usual: Sequence[Offer]) -> list[Offer]:
    """The numbers of the answers. A die has its own number, even one that cannot be used: naming it
    tells why not. Journeys are numbered planet by planet, as they stand in the table.
    """
    options = [offer.option for offer in usual]
    if question.kind in DICE:
        dice = {int(option.id): option for option in options}
        every = [
            dice.get(ids.DIE + k) or _plain_option(view, ids.DIE + k)
            for k in range(len(view.faces))
        ]
        others = [option for option in options if not _is_die(int(option.id))]
        return numbered([*every, *sorted(others, key=lambda o: _AFTER_DICE.index(int(o.id)))])
    if question.kind in MOVES:
        slots = [int(p) for p in view.row]
        return numbered(sorted(options, key=lambda option: _place(slots, int(option.id))))
    return numbered(options)


def _plain_option(g: Tiny, answer: int) -> Option:
    """An answer without facts of its own."""
    return Option(g.game(), answer, g.answer_word(answer), g.describe(answer))


def _is_die(answer: int) -> bool:
    return ids.DIE <= answer < ids.DIE + ids.DIE_NAMES


def _place(slots: Sequence[int], answer: int) -> tuple[int, int, int]:
    """The line of a journey in the table, then the ship, then whether it lands or orbits."""
    if not _is_journey(answer):
        return (len(slots) + 1, answer, 0)
    ship, to = divmod(answer - ids.JOURNEY, 100)
    if to >= ids.GALAXY_OF:
        return (len(slots), ship, 0)
    return (slots.index(to % ids.ORBIT_OF), ship, to // ids.ORBIT_OF)


def choices(
    drawing: Drawing, question: Question, offered: Sequence[Offer], form: int, width: int
) -> Picture:
    """The options in the form that suits the question. A follower pays with the first choice, so
    the price is shown before it.
    """
    out = _choices(drawing, question, offered, form, width)
    if unpaid(drawing.g):
        price = drawing.tell(price_of_follow(drawing.g))
        out.insert(0, Text(drawing.say("follow-paid", price=price), style=DIM))
    return out


def _choices(
    drawing: Drawing, question: Question, offered: Sequence[Offer], form: int, width: int
) -> Picture:
    if question.kind in MOVES:
        return _journeys(drawing, question, offered, form, width)
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
    return [answer_list(answers, _reasons(drawing, question))]


def _dice_cells(drawing: Drawing, offered: Sequence[Offer], legal: set[int]) -> list[Text]:
    """Dice to pick from, side by side."""
    out: list[Text] = []
    for offer in offered:
        if offer.id in legal and _is_die(offer.id):
            face = face_text(drawing.voice, int(drawing.g.faces[offer.id - ids.DIE]))
            out.append(Text(f"{offer.number} ", style=STRONG).append_text(face))
        elif offer.id in legal:
            out.append(offer_cell(drawing.voice, offer))
    return out


def _line(drawing: Drawing, question: Question, offer: Offer) -> Text:
    about = drawing.about(question, offer.option)
    if offer.option.structure["kind"] in _TOLD:
        return Text(about)
    return with_note(Text(drawing.voice.option(offer.option)), about)


def _reasons(drawing: Drawing, question: Question, dice: bool = True) -> list[Text]:
    """What may not be chosen and why, with or without dice."""
    return [
        refused(f"{drawing.voice.option(b.option)}: ", _why(drawing, b.refusal))
        for b in question.refused
        if dice or not _is_die(int(b.option.id))
    ]


def _why(drawing: Drawing, refusal: Refusal) -> str:
    """Why not, in a few words if there are such."""
    voice, message = drawing.voice, f"why-{refusal.code.lower().replace('_', '-')}"
    short = exists(voice.lang, f"{voice.game}-{message}")
    return voice.of_game(message) if short else voice.refusal(refusal)


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
    by_face: dict[int, list[Offer]] = {}
    for offer in offered:
        if _is_die(offer.id) and g.states[offer.id - ids.DIE] == ids.INACTIVE:
            by_face.setdefault(int(g.faces[offer.id - ids.DIE]), []).append(offer)
    rows: list[tuple[Text, Text]] = []
    for face, dice in sorted(by_face.items()):
        numbers = " ".join(str(offer.number) for offer in dice)
        action = drawing.voice.option(_plain_option(g, ids.FACE + face))
        if dice[0].id in legal:
            about = drawing.tell(outcome(g, question, dice[0].option, form == SHORTEST))
            rows.append((Text(numbers, style=STRONG), with_note(Text(action), about)))
        else:
            why = _why(drawing, reasons[dice[0].id])
            rows.append((Text(f"·{numbers}", style=DIM), refused(f"{action}: ", why)))
    others = [offer_cell(drawing.voice, offer) for offer in offered if not _is_die(offer.id)]
    out: Picture = [answer_list(rows), in_lines(others, width)]
    barred = _reasons(drawing, question, dice=False)
    return [*out, answer_list([], barred)] if form == FULL and barred else out


# -- a table of answers -------------------------------------------------------


def _turnings(drawing: Drawing, offered: Sequence[Offer]) -> Picture:
    """A table: a line per die, a column per face."""
    numbers = {offer.id: offer.number for offer in offered}
    rows = [[Text(""), *[face_text(drawing.voice, face) for face in range(ids.FACES)]]]
    for k, face in enumerate(drawing.g.faces):
        if ids.TURNED + ids.FACES * k in numbers:
            shows = drawing.say("die-showing", die=k + 1, side=drawing.tell(face_name(int(face))))
            first = ids.TURNED + ids.FACES * k
            cells = [number_cell(numbers[first + f]) for f in range(ids.FACES)]
            rows.append([Text(shows), *cells])
    return [*in_columns(rows, range(1, ids.FACES + 1))]


# -- where ships may go ------------------------------------------------------------


def _is_journey(answer: int) -> bool:
    """Whether this answer is a ship and where it goes."""
    return ids.JOURNEY <= answer < ids.HOP


def _journeys(
    drawing: Drawing, question: Question, offered: Sequence[Offer], form: int, width: int
) -> Picture:
    """A line per planet, and for each ship a column for landing and one for the orbit; where room
    is short, the planets are shown only here, with their tracks.
    """
    i = int(question.seat)
    whole = form == SHORTEST
    numbers = {offer.id: offer.number for offer in offered}
    ships = [
        k
        for k in range(ids.SHIPS)
        if any(_is_journey(a) and (a - ids.JOURNEY) // 100 == ids.SHIPS * i + k for a in numbers)
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
        to = (p, ids.ORBIT_OF + p)
        rows.append([*cells, *[_cell(i, k, place, numbers) for k in ships for place in to]])
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
    return out + [offer_cell(drawing.voice, o) for o in offered if not _is_journey(o.id)]


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


def _cell(i: int, k: int, to: int, numbers: dict[int, int]) -> Text:
    """The number of a journey; a dot where a ship cannot go, since it is there or another own ship
    is.
    """
    return number_cell(numbers.get(ids.JOURNEY + 100 * (ids.SHIPS * i + k) + to))


def _homeward(
    drawing: Drawing, i: int, ships: Sequence[int], numbers: dict[int, int]
) -> list[Text]:
    """The numbers of going home; nothing if all ships are there."""
    if all(drawing.g.seats[i].where[k] == ids.HOME for k in ships):
        return []
    return [cell for k in ships for cell in (_cell(i, k, ids.GALAXY_OF + i, numbers), Text(""))]


def _no_use(drawing: Drawing, i: int, p: int, ships: Sequence[int]) -> str:
    """Why a ship that lands there could not use the planet; nothing if some ship could."""
    why = why_no_use(drawing.g, i, p, ships)
    return "" if why is None else drawing.say("no-use", reason=_why(drawing, why))
