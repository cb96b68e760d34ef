"""The lower part of the screen: what may be answered, with its numbers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.text import Text

from perihelion.beyond import ids
from perihelion.cli.boards.beyond.table import Drawing
from perihelion.cli.boards.board import numbered
from perihelion.cli.boards.drawing import Offer, answer_list, offer_cell, refused, with_note
from perihelion.cli.layout import DIM, FULL, SHORTEST, STRONG, Picture, cut_to, in_lines, under
from perihelion.tabletop.question import Option, Question
from perihelion.words.bundles import exists

MOVES: Final = {"jump", "teleport"}
"""Questions for a ship and where it goes."""

_LAST: Final = [ids.ORE_TO_POPULATION, ids.POPULATION_TO_ORE, ids.SKIP, ids.PASS, ids.END]
"""What comes after everything else, in this order."""


def offers(usual: Sequence[Offer]) -> list[Offer]:
    """The numbers of the answers, to end or to go on last."""
    return numbered([offer.option for offer in sorted(usual, key=_place)])


def _place(offer: Offer) -> int:
    return _LAST.index(offer.id) + 1 if offer.id in _LAST else 0


def choices(
    drawing: Drawing, question: Question, offered: Sequence[Offer], form: int, width: int
) -> Picture:
    """The options in the form that suits the question, and in full what may not be chosen."""
    if question.kind in MOVES:
        out: Picture = _journeys(drawing, question, offered, width)
    else:
        out = _list(drawing, question, offered, form, width)
    if form == FULL or (form != SHORTEST and question.kind != "action"):
        out += _barred(drawing, question)
    return out


# -- a line an answer --------------------------------------------------------


def _list(
    drawing: Drawing, question: Question, offered: Sequence[Offer], form: int, width: int
) -> Picture:
    """A line per answer, with everything it would bring; only in full does an action take as many
    lines as it needs.
    """
    brief = form != FULL and question.kind == "action"
    groups = _alike(offered)
    numbers = [" ".join(str(offer.number) for offer in same) for same in groups]
    room = width - max(3, *[len(number) for number in numbers]) - 2
    lines: list[Text] = []
    for same in groups:
        line = _words(drawing, same)
        if len(same) == 1 and not brief:
            with_note(line, drawing.about(question, same[0].option))
        lines.append(cut_to(line, room) if brief else line)
    return [answer_list(zip(numbers, lines, strict=True))]


def _words(drawing: Drawing, same: Sequence[Offer]) -> Text:
    """An answer in words; of an action its card, what its spaces cost and its effects."""
    option = same[0].option
    if not _is_action(same[0]):
        return Text(drawing.voice.option(option))
    out = Text(_source(drawing, option), style=STRONG)
    slot = option.structure.get("slot")
    out.append(f" {slot}" if isinstance(slot, str) else "", style="not bold dim")
    prices: list[str] = []
    for offer in same:
        price = _price(drawing, offer.option)
        if price not in prices:
            prices.append(price)
    if prices != [""]:
        told = " / ".join(price or drawing.say("free") for price in prices)
        out.append(f" ({told})", style="not bold")
    return out.append(f": {_effects(drawing, option)}", style="not bold")


def _is_action(offer: Offer) -> bool:
    """Whether the answer is a space of an action, and nothing else that is named like one."""
    return offer.id < ids.SPACES_END and offer.option.structure["kind"] not in ("push", "copy")


def _source(drawing: Drawing, option: Option) -> str:
    """The card or the place of an action."""
    source = str(option.structure["source"])
    if exists(drawing.voice.lang, f"{drawing.voice.game}-source-{source}"):
        return drawing.say(f"basic-{source}")
    return drawing.voice.card(source)


def _price(drawing: Drawing, option: Option) -> str:
    """What an action costs; nothing if it is free."""
    facts = {name: option.structure.get(name, 0) for name in ("ore", "population")}
    return drawing.voice.of_game("price", facts).strip().removeprefix("(").removesuffix(")")


def _effects(drawing: Drawing, option: Option) -> str:
    """What an action does; what it does several times over is said once."""
    told = option.structure.get("effects")
    effects = told if isinstance(told, list) else []
    said = [drawing.voice.power(one["message"], one["facts"]) for one in effects]
    counted = [(sentence, len(list(same))) for sentence, same in groupby(said)]
    return "; ".join(f"{n} × {sentence}" if n > 1 else sentence for sentence, n in counted)


def _alike(offered: Sequence[Offer]) -> list[list[Offer]]:
    """The offers in groups: the spaces of an action together, and all others alone."""
    return [list(same) for _, same in groupby(offered, _group)]


def _group(offer: Offer) -> tuple[int, str]:
    kind = str(offer.option.structure["kind"])
    return (offer.id // ids.MOST_SPACES, kind) if _is_action(offer) else (offer.id, kind)


def _barred(drawing: Drawing, question: Question) -> Picture:
    """What may not be chosen, together with all that has the same reason."""
    by_reason: dict[str, list[str]] = {}
    for barred in question.refused:
        reason = drawing.voice.refusal(barred.refusal)
        option = barred.option
        known = isinstance(option.structure.get("source"), str)
        named = _source(drawing, option) if known else drawing.voice.option(option)
        if named not in by_reason.setdefault(reason, []):
            by_reason[reason].append(named)
    lines = [refused(f"{', '.join(names)}: ", why) for why, names in by_reason.items()]
    return [answer_list([], lines)] if lines else []


# -- where ships may go ------------------------------------------------------


def _journeys(
    drawing: Drawing, question: Question, offered: Sequence[Offer], width: int
) -> Picture:
    """A line per ship, with everywhere it can go and what would change hands."""
    ships: dict[int, list[Offer]] = {}
    others: list[Offer] = []
    for offer in offered:
        if offer.option.structure["kind"] == "move":
            ships.setdefault((offer.id - ids.MOVE) // ids.PLACES, []).append(offer)
        else:
            others.append(offer)
    out: Picture = []
    for ship, moves in ships.items():
        start, level = divmod(ship, ids.LEVELS)
        where = drawing.place_and_system(ids.PLACE_WORDS[start])
        label = drawing.say("ship-at", level=level + 1, where=where)
        cells: list[Text] = []
        for offer in moves:
            end = drawing.place_and_system(ids.PLACE_WORDS[(offer.id - ids.MOVE) % ids.PLACES])
            cell = Text.assemble((f"{offer.number} ", STRONG), f"→ {end}")
            about = drawing.about(question, offer.option)
            cells.append(cell.append(f" ({about})", style=DIM) if about else cell)
        out.append(under(label, cells, width))
    rest = [offer_cell(drawing.voice, offer) for offer in others]
    return [*out, in_lines(rest, width, margin="")] if rest else out
