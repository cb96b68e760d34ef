"""The lower part of the screen: what may be answered, with its numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from perihelion.beyond import ids
from perihelion.beyond.phases.spaces import first_of, is_space
from perihelion.cli.boards.beyond.effects import move_note, note
from perihelion.cli.boards.beyond.scene import Scene, under
from perihelion.cli.boards.board import Offer, numbered
from perihelion.cli.layout import DIM, FULL, SHORTEST, STRONG, Picture, cut_to, in_lines
from perihelion.tabletop.question import Option, Question

MOVES: Final = {"jump", "teleport"}
"""Questions for a ship and where it goes."""

_LAST: Final = [ids.ORE_TO_POPULATION, ids.POPULATION_TO_ORE, ids.SKIP, ids.PASS, ids.END]
"""What stands behind everything else, in this order."""


def offers(usual: Sequence[Offer]) -> list[Offer]:
    """The numbers of the answers, to end or to go on last."""
    return numbered([offer.option for offer in sorted(usual, key=_place)])


def _place(offer: Offer) -> int:
    return _LAST.index(offer.id) + 1 if offer.id in _LAST else 0


def choices(
    scene: Scene, question: Question, offered: Sequence[Offer], form: int, width: int
) -> Picture:
    """The options in the form that suits the question, and in full what may not be chosen."""
    if question.kind in MOVES:
        out: Picture = _journeys(scene, question, offered, width)
    else:
        out = _list(scene, question, offered, form, width)
    if form == FULL or (form != SHORTEST and question.kind != "action"):
        out += _barred(scene, question)
    return out


# -- a line an answer --------------------------------------------------------


def _list(
    scene: Scene, question: Question, offered: Sequence[Offer], form: int, width: int
) -> Picture:
    """A line an answer, with all that comes of it; only in full an action takes as many lines as
    it needs.
    """
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, min_width=3, justify="right")
    grid.add_column()
    brief = form != FULL and question.kind == "action"
    groups = _alike(offered)
    numbers = [" ".join(str(offer.number) for offer in same) for same in groups]
    room = width - max(3, *[len(number) for number in numbers]) - 2
    for number, same in zip(numbers, groups, strict=True):
        line = _words(scene, same)
        about = note(scene, question, same[0]) if len(same) == 1 else ""
        if about and not brief:
            line.append(f"  {about}", style=DIM)
        grid.add_row(Text(number, style=STRONG), cut_to(line, room) if brief else line)
    return [grid]


def _words(scene: Scene, same: Sequence[Offer]) -> Text:
    """An answer in words; of an action its card, what its spaces cost and its effects."""
    option = same[0].option
    if not is_space(same[0].id) or option.structure["kind"] in ("push", "copy"):
        return Text(scene.voice.option(option))
    out = Text(scene.source(option), style=STRONG)
    slot = option.structure.get("slot")
    out.append(f" {slot}" if isinstance(slot, str) else "", style="not bold dim")
    prices: list[str] = []
    for offer in same:
        price = scene.price(offer.option)
        if price not in prices:
            prices.append(price)
    if prices != [""]:
        told = " / ".join(price or scene.say("free") for price in prices)
        out.append(f" ({told})", style="not bold")
    return out.append(f": {scene.effects(option)}", style="not bold")


def _alike(offered: Sequence[Offer]) -> list[list[Offer]]:
    """The offers in groups: the spaces of an action together, and all others alone."""
    out: list[list[Offer]] = []
    for offer in offered:
        if out and _same(out[-1][0], offer):
            out[-1].append(offer)
        else:
            out.append([offer])
    return out


def _same(one: Offer, two: Offer) -> bool:
    if not (is_space(one.id) and is_space(two.id) and first_of(one.id) == first_of(two.id)):
        return False
    kinds = {str(one.option.structure["kind"]), str(two.option.structure["kind"])}
    return len(kinds) == 1 and not kinds & {"push", "copy"}


def _barred(scene: Scene, question: Question) -> Picture:
    """What may not be chosen, together with all that has the same reason."""
    by_reason: dict[str, list[str]] = {}
    for barred in question.refused:
        reason = scene.voice.refusal(barred.refusal)
        named = _barred_name(scene, barred.option)
        if named not in by_reason.setdefault(reason, []):
            by_reason[reason].append(named)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, min_width=3, justify="right")
    grid.add_column()
    for reason, names in by_reason.items():
        line = Text(f"{', '.join(names)}: ", style=DIM).append(reason, style="dim italic")
        grid.add_row(Text("·", style=DIM), line)
    return [grid] if by_reason else []


def _barred_name(scene: Scene, option: Option) -> str:
    """What may not be chosen, without all that it would do."""
    known = isinstance(option.structure.get("source"), str)
    return scene.source(option) if known else scene.voice.option(option)


# -- where ships may go ------------------------------------------------------


def _journeys(scene: Scene, question: Question, offered: Sequence[Offer], width: int) -> Picture:
    """A line a ship, with everywhere it can go and what would change hands."""
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
        label = scene.say("ship-at", level=level + 1, where=scene.place_name(start))
        cells: list[Text] = []
        for offer in moves:
            end = (offer.id - ids.MOVE) % ids.PLACES
            cell = Text.assemble((f"{offer.number} ", STRONG), f"→ {scene.place_name(end)}")
            about = move_note(scene, int(question.seat), offer.id)
            cells.append(cell.append(f" ({about})", style=DIM) if about else cell)
        out.append(under(label, cells, width))
    rest = [
        Text.assemble((f"{offer.number} ", STRONG), scene.voice.option(offer.option))
        for offer in others
    ]
    return [*out, in_lines(rest, width, margin="")] if rest else out
