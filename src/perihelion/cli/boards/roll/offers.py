"""The lower part of the screen: what may be answered, with its numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from perihelion.cli.boards.board import Offer, numbered
from perihelion.cli.boards.roll.drawing import Drawing, die_text, phase_abbr
from perihelion.cli.boards.roll.strip import answers_table, is_aside, placed, strip_picture
from perihelion.cli.layout import DIM, FULL, SHORTEST, STRONG, Picture, cut_to, in_columns, in_lines
from perihelion.roll import ids
from perihelion.roll.box import Box
from perihelion.roll.outcome import dictating, outcome, side_of, tile_words
from perihelion.roll.pieces.handful import ONE, of_colour
from perihelion.roll.power import ASSIGN
from perihelion.roll.scene import assignment, sentence, side_seen
from perihelion.tabletop.question import BarredOption, Question
from perihelion.tabletop.scene import Several

_TILES: Final = {"arrange", "abandon", "place", "give", "extra-tile", "rearrange"}
"""Questions for tiles: both sides are explained while one chooses."""

_SETS: Final = {"manage", "use-dice", "to-cup"}
"""Questions for some of one's dice: equal ones stand together."""


def offers(box: Box, question: Question, usual: Sequence[Offer]) -> list[Offer]:
    """The numbers of the answers; those that stand in a table are numbered line by line."""
    options = [offer.option for offer in usual]
    if question.kind in ("explore", "ship"):
        options.sort(key=lambda option: _line_of(box, int(option.id)))
    return numbered(options)


def _line_of(box: Box, answer: int) -> tuple[int, int]:
    """The line of an explorer or a good, and where in it the answer stands; what is neither comes
    last.
    """
    if box.family(answer) in (ids.TRADE_FAMILY, ids.CONSUME_FAMILY):
        return int(box.named[answer]), int(box.family(answer))
    if ids.STOCK <= answer < ids.STOCK + ids.WORKERS:
        return answer - ids.STOCK, 1
    if ids.SCOUT <= answer < ids.SCOUT + ids.WORKERS:
        return answer - ids.SCOUT, 0
    return ids.WORKERS, answer


def choices(
    drawing: Drawing, question: Question, offered: Sequence[Offer], form: int, width: int
) -> Picture:
    """The options in the form that suits the question."""
    if question.kind == "assign":
        return _assign(drawing, question, offered, form, width)
    if question.kind in _SETS:
        return _dice_sets(drawing, question, offered)
    if question.kind == "explore":
        return [*_explorers(drawing, question, offered, width)]
    if question.kind == "ship":
        return [*_goods(drawing, question, offered)]
    if question.kind == "produce":
        return _producers(drawing, question, offered, form)
    if question.kind in _TILES:
        return [_tiles(drawing, question, offered, form, width)]
    return [_list(drawing, question, offered)]


def _list(drawing: Drawing, question: Question, offered: Sequence[Offer]) -> Grid:
    """A line an option with what comes of it; then, in grey, what may not be chosen and why."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, min_width=3)
    grid.add_column()
    for offer in offered:
        line = Text(drawing.voice.option(offer.option))
        about = _about(drawing, question, offer)
        if about:
            line.append(f"  {about}", style=DIM)
        grid.add_row(Text(f"{offer.number:>3}", style=STRONG), line)
    for barred in question.refused:
        grid.add_row(Text("  ·", style=DIM), _reason(drawing, barred))
    return grid


def _about(drawing: Drawing, question: Question, offer: Offer) -> str:
    """What would come of an answer."""
    return drawing.tell(outcome(drawing.g, question, offer.option))


def _reason(drawing: Drawing, barred: BarredOption) -> Text:
    out = Text(f"{drawing.voice.option(barred.option).rstrip('.')}. ", style=DIM)
    return out.append(drawing.voice.refusal(barred.refusal), style="dim italic")


# -- behind the screen -------------------------------------------------------


def _assign(
    drawing: Drawing, question: Question, offered: Sequence[Offer], form: int, width: int
) -> Picture:
    """The strip and the rows as the plan stands, the answers that place dice in a table, the others
    in a list, and how to say it all in one line.
    """
    seat = int(question.seat)
    table = answers_table(drawing, seat, offered, width)
    out: Picture = []
    if question.given or form == FULL:  # before the first answer the table has all the dice
        out += [cut_to(line, width) for line in strip_picture(drawing, seat, width)]
    out += _powers(drawing, seat, form)
    out += ["", *table] if out and table and form == FULL else table
    rest = [offer for offer in offered if placed(offer.id) is None]
    if rest and all(is_aside(offer.id) for offer in rest):
        cells = [_aside(drawing, offer) for offer in rest]
        out.append(in_lines(cells, width))
    elif rest:
        out.append(_list(drawing, question, rest))
    if form != SHORTEST:
        out.append(Text(drawing.say("plan-hint"), style=DIM))
    return out


def _powers(drawing: Drawing, seat: int, form: int) -> Picture:
    """The power in use; before any is, all that one has for this step, where there is room."""
    g, plan = drawing.g, assignment(drawing.g, seat)
    if plan.dictates:
        said = drawing.tell(dictating(g, seat))
        return [Text(f"{drawing.say('topic-dictate')}: {said}")]
    owned = [] if plan.using is None else [plan.using]
    if form == FULL and plan.begins:
        owned = [int(s) for s in g.seats[seat].tableau if g.sides[s].reassigns]
    out: Picture = []
    for s in owned:
        does = Several([sentence(power) for power in g.sides[s].of_phase[ASSIGN]], " ")
        out.append(drawing.tile(s).append(f"  {drawing.tell(does)}", style="not italic dim"))
    return out


def _aside(drawing: Drawing, offer: Offer) -> Text:
    colour, row = divmod(offer.id - ids.ASIDE, ids.PHASES)
    cell = Text(f"{offer.number} ", style=STRONG)
    cell.append_text(die_text(drawing.voice, colour))
    return cell.append(f" {phase_abbr(drawing.voice, row)}", style="not bold")


# -- workers in a phase ------------------------------------------------------


def _explorers(
    drawing: Drawing, question: Question, offered: Sequence[Offer], width: int
) -> list[RenderableType]:
    """A line for each kind of explorers, with a number to Scout and one to Stock."""
    i = int(question.seat)
    seat = drawing.g.seats[i]
    numbers = {offer.id: offer for offer in offered}
    heads = ("explorer", "scout", "stock")
    rows = [[Text(drawing.say(f"column-{name}"), style=DIM) for name in heads]]
    for worker in range(ids.WORKERS):
        if ids.SCOUT + worker in numbers:
            colour = worker % ids.EXTRA
            extra = worker >= ids.EXTRA
            among = int(seat.extra) if extra else int(seat.workers(ids.EXPLORE))
            who = Text("+" if extra else "")
            who.append_text(drawing.dice(int(of_colour(among, colour) * ONE[colour])))
            stock = numbers[ids.STOCK + worker]
            rows.append(
                [
                    who,
                    Text(str(numbers[ids.SCOUT + worker].number), style=STRONG),
                    Text(str(stock.number), style=STRONG),
                    Text(_about(drawing, question, stock), style=DIM),
                ]
            )
    rest = [o for o in offered if not ids.STOCK <= o.id < ids.SCOUT + ids.WORKERS]
    out: list[RenderableType] = [*in_columns(rows)] if len(rows) > 1 else []
    return [*out, _list(drawing, question, rest)] if rest else out


def _producers(
    drawing: Drawing, question: Question, offered: Sequence[Offer], form: int
) -> Picture:
    """A line a world, a column for each kind of producers; then the worlds that cannot take any."""
    seat = drawing.g.seats[int(question.seat)]
    workers = int(seat.workers(ids.PRODUCE))
    colours = [c for c in range(ids.COLOURS) if of_colour(workers, c)]
    numbers = {offer.id: offer.number for offer in offered}
    rows = [[Text(drawing.say("column-world"), style=DIM)]]
    rows[0] += [drawing.dice(int(of_colour(workers, c) * ONE[c])) for c in colours]
    for s in seat.tableau:
        if drawing.g.sides[s].coloured:
            cells = [numbers.get(int(drawing.g.box.good(s * 8 + c, 0))) for c in colours]
            if any(cell is not None for cell in cells):
                rows.append([drawing.tile(int(s)), *[Text(str(n), style=STRONG) for n in cells]])
    out: Picture = [*in_columns(rows)]
    if form == FULL:
        out += [_reason(drawing, barred) for barred in question.refused]
    return out


def _goods(drawing: Drawing, question: Question, offered: Sequence[Offer]) -> list[Text]:
    """A line a good, with a number to trade and one to consume it, and what that brings."""
    box, by_answer = drawing.g.box, {offer.id: offer for offer in offered}
    rows = [
        [Text(drawing.say(f"column-{name}"), style=DIM) for name in ("good", "trade", "consume")]
    ]
    for offer in offered:
        if box.family(offer.id) == ids.TRADE_FAMILY:
            good = int(box.named[offer.id])
            row = [Text("[").append_text(die_text(drawing.voice, good % 8)).append("] ")]
            row[0].append_text(drawing.tile(good // 8))
            for answer in (int(box.trade(good)), int(box.consume(good))):
                cell = Text(f"{by_answer[answer].number} ", style=STRONG)
                about = _about(drawing, question, by_answer[answer])
                row.append(cell.append(about, style="not bold dim"))
            rows.append(row)
    return in_columns(rows)


# -- tiles -------------------------------------------------------------------


def _tiles(
    drawing: Drawing, question: Question, offered: Sequence[Offer], form: int, width: int
) -> Grid:
    """A line a side: what it is, what it costs and does; for a tile of a stack its other side is
    told too where there is room.
    """
    i = int(question.seat)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, min_width=3)
    grid.add_column()
    for offer in offered:
        s = side_of(drawing.g, offer.id)
        if question.kind == "arrange" or s < 0:
            line = Text(drawing.voice.option(offer.option))
        else:
            top = offer.option.structure["kind"] == "top"
            line = drawing.tile(s, STRONG).append(f" {drawing.say('on-top')}" if top else "")
            line.append(f"  {_does(drawing, i, s)}", style=DIM)
            if form == FULL and question.kind in ("abandon", "give"):
                back = s + 1 if s % 2 == 0 else s - 1
                other = Text(f"\n{drawing.say('other-side')} ", style=DIM)
                other.append_text(drawing.tile(back)).append(f"  {_does(drawing, i, back)}")
                line.append_text(other)
        grid.add_row(Text(f"{offer.number:>3}", style=STRONG), line)
    if question.kind == "arrange":
        for t in drawing.g.seats[i].hand:
            for s in (2 * int(t), 2 * int(t) + 1):
                line = drawing.tile(s, STRONG).append(f"  {_does(drawing, i, s)}", style=DIM)
                grid.add_row(Text(""), line)
    for barred in question.refused:
        grid.add_row(Text("  ·", style=DIM), _reason(drawing, barred))
    return grid


def _does(drawing: Drawing, i: int, s: int) -> str:
    """What a side would cost seat `i`, and what it does."""
    tile = side_seen(drawing.g, i, s)
    return "" if tile is None else drawing.tell(tile_words(tile))


# -- dice --------------------------------------------------------------------


def _dice_sets(drawing: Drawing, question: Question, offered: Sequence[Offer]) -> Picture:
    """Equal dice on one line with all their numbers."""
    lines: dict[str, list[int]] = {}
    for offer in offered:
        lines.setdefault(_kind_of(drawing, question, offer), []).append(offer.number)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, min_width=3)
    grid.add_column()
    for said, numbers in lines.items():
        grid.add_row(Text(" ".join(str(n) for n in numbers), style=STRONG), Text(said))
    recruits = any(ids.DIE <= offer.id < ids.DIE + ids.DICE_IDS for offer in offered)
    recalls = any(offer.id >= ids.RECALL for offer in offered)
    hint = question.kind == "manage" and recruits and recalls
    return [grid, Text(drawing.say("manage-hint"), style=DIM)] if hint else [grid]


def _kind_of(drawing: Drawing, question: Question, offer: Offer) -> str:
    """The words of an answer; of managing also whether the die is recruited or recalled."""
    words = drawing.voice.option(offer.option)
    if question.kind != "manage":
        return words
    if ids.DIE <= offer.id < ids.DIE + ids.DICE_IDS:
        return drawing.say("recruit", what=words)
    if ids.RECALL <= offer.id < ids.RECALL + ids.RECALLS or offer.id >= ids.GOOD:
        return drawing.say("recall", what=words)
    return words
