"""The lower part of the screen: what may be answered, with its numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from perihelion.cli.boards.board import Offer, numbered
from perihelion.cli.boards.roll.effects import note, side_of, tile_note
from perihelion.cli.boards.roll.scene import Scene, die_text, phase_abbr, power_sentence, tile_text
from perihelion.cli.boards.roll.strip import answers_table, is_aside, placed, plan_of, strip_picture
from perihelion.cli.layout import DIM, FULL, SHORTEST, STRONG, Picture, cut_to, in_columns, in_lines
from perihelion.roll import ids
from perihelion.roll.box import Box
from perihelion.roll.phases.assign import dictate_limit
from perihelion.roll.phases.plan import DICTATING, NO_USE
from perihelion.roll.pieces.handful import ONE, of_colour
from perihelion.roll.power import ASSIGN
from perihelion.tabletop.question import BarredOption, Question

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
    scene: Scene, question: Question, offered: Sequence[Offer], form: int, width: int
) -> Picture:
    """The options in the form that suits the question."""
    if question.kind == "assign":
        return _assign(scene, question, offered, form, width)
    if question.kind in _SETS:
        return _dice_sets(scene, question, offered)
    if question.kind == "explore":
        return [*_explorers(scene, question, offered, width)]
    if question.kind == "ship":
        return [*_goods(scene, question, offered)]
    if question.kind == "produce":
        return _producers(scene, question, offered, form)
    if question.kind in _TILES:
        return [_tiles(scene, question, offered, form, width)]
    return [_list(scene, question, offered)]


def _list(scene: Scene, question: Question, offered: Sequence[Offer]) -> Grid:
    """A line an option with what comes of it; then, in grey, what may not be chosen and why."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, min_width=3)
    grid.add_column()
    for offer in offered:
        line = Text(scene.voice.option(offer.option))
        about = note(scene, question, offer)
        if about:
            line.append(f"  {about}", style=DIM)
        grid.add_row(Text(f"{offer.number:>3}", style=STRONG), line)
    for barred in question.refused:
        grid.add_row(Text("  ·", style=DIM), _reason(scene, barred))
    return grid


def _reason(scene: Scene, barred: BarredOption) -> Text:
    out = Text(f"{scene.voice.option(barred.option).rstrip('.')}. ", style=DIM)
    return out.append(scene.voice.refusal(barred.refusal), style="dim italic")


# -- behind the screen -------------------------------------------------------


def _assign(
    scene: Scene, question: Question, offered: Sequence[Offer], form: int, width: int
) -> Picture:
    """The strip and the rows as the plan stands, the answers that place dice in a table, the others
    in a list, and how to say it all in one line.
    """
    seat = int(question.seat)
    table = answers_table(scene, seat, offered, width)
    out: Picture = []
    if question.given or form == FULL:  # before the first answer the table has all the dice
        out += [cut_to(line, width) for line in strip_picture(scene, seat, width)]
    out += _powers(scene, seat, form)
    out += ["", *table] if out and table and form == FULL else table
    rest = [offer for offer in offered if placed(offer.id) is None]
    if rest and all(is_aside(offer.id) for offer in rest):
        cells = [_aside(scene, offer) for offer in rest]
        out.append(in_lines(cells, width))
    elif rest:
        out.append(_list(scene, question, rest))
    if form != SHORTEST:
        out.append(Text(scene.say("plan-hint"), style=DIM))
    return out


def _powers(scene: Scene, seat: int, form: int) -> Picture:
    """The power in use; before any is, all that one has for this step, where there is room."""
    g, voice = scene.g, scene.voice
    plan = plan_of(scene, seat)
    if plan.using == DICTATING:
        count = int(dictate_limit(g, seat))
        return [Text(f"{scene.say('topic-dictate')}: {scene.say('dictate', count=count)}")]
    if plan.using != NO_USE:
        owned = [int(g.box.named[plan.using])]
    elif form == FULL and (plan.phase < 0 or plan.next_wild() >= 0):
        owned = [int(s) for s in g.seats[seat].tableau if g.sides[s].reassigns]
    else:
        owned = []
    out: Picture = []
    for s in owned:
        said = [power_sentence(voice, power) for power in g.sides[s].of_phase[ASSIGN]]
        out.append(scene.tile(s).append(f"  {' '.join(said)}", style="not italic dim"))
    return out


def _aside(scene: Scene, offer: Offer) -> Text:
    colour, row = divmod(offer.id - ids.ASIDE, ids.PHASES)
    cell = Text(f"{offer.number} ", style=STRONG)
    cell.append_text(die_text(scene.voice, colour))
    return cell.append(f" {phase_abbr(scene.voice, row)}", style="not bold")


# -- workers in a phase ------------------------------------------------------


def _explorers(
    scene: Scene, question: Question, offered: Sequence[Offer], width: int
) -> list[RenderableType]:
    """A line for each kind of explorers, with a number to Scout and one to Stock."""
    i = int(question.seat)
    seat = scene.g.seats[i]
    numbers = {offer.id: offer for offer in offered}
    heads = ("explorer", "scout", "stock")
    rows = [[Text(scene.say(f"column-{name}"), style=DIM) for name in heads]]
    for worker in range(ids.WORKERS):
        if ids.SCOUT + worker in numbers:
            colour = worker % ids.EXTRA
            extra = worker >= ids.EXTRA
            among = int(seat.extra) if extra else int(seat.workers(ids.EXPLORE))
            who = Text("+" if extra else "")
            who.append_text(scene.dice(int(of_colour(among, colour) * ONE[colour])))
            stock = numbers[ids.STOCK + worker]
            rows.append(
                [
                    who,
                    Text(str(numbers[ids.SCOUT + worker].number), style=STRONG),
                    Text(str(stock.number), style=STRONG),
                    Text(note(scene, question, stock), style=DIM),
                ]
            )
    rest = [o for o in offered if not ids.STOCK <= o.id < ids.SCOUT + ids.WORKERS]
    out: list[RenderableType] = [*in_columns(rows)] if len(rows) > 1 else []
    return [*out, _list(scene, question, rest)] if rest else out


def _producers(scene: Scene, question: Question, offered: Sequence[Offer], form: int) -> Picture:
    """A line a world, a column for each kind of producers; then the worlds that cannot take any."""
    seat = scene.g.seats[int(question.seat)]
    workers = int(seat.workers(ids.PRODUCE))
    colours = [c for c in range(ids.COLOURS) if of_colour(workers, c)]
    numbers = {offer.id: offer.number for offer in offered}
    rows = [[Text(scene.say("column-world"), style=DIM)]]
    rows[0] += [scene.dice(int(of_colour(workers, c) * ONE[c])) for c in colours]
    for s in seat.tableau:
        if scene.side(int(s)).coloured:
            cells = [numbers.get(int(scene.g.box.good(s * 8 + c, 0))) for c in colours]
            if any(cell is not None for cell in cells):
                rows.append([scene.tile(int(s)), *[Text(str(n), style=STRONG) for n in cells]])
    out: Picture = [*in_columns(rows)]
    if form == FULL:
        out += [_reason(scene, barred) for barred in question.refused]
    return out


def _goods(scene: Scene, question: Question, offered: Sequence[Offer]) -> list[Text]:
    """A line a good, with a number to trade and one to consume it, and what that brings."""
    box, by_answer = scene.g.box, {offer.id: offer for offer in offered}
    rows = [[Text(scene.say(f"column-{name}"), style=DIM) for name in ("good", "trade", "consume")]]
    for offer in offered:
        if box.family(offer.id) == ids.TRADE_FAMILY:
            good = int(box.named[offer.id])
            row = [Text("[").append_text(die_text(scene.voice, good % 8)).append("] ")]
            row[0].append_text(scene.tile(good // 8))
            for answer in (int(box.trade(good)), int(box.consume(good))):
                cell = Text(f"{by_answer[answer].number} ", style=STRONG)
                about = note(scene, question, by_answer[answer])
                row.append(cell.append(about, style="not bold dim"))
            rows.append(row)
    return in_columns(rows)


# -- tiles -------------------------------------------------------------------


def _tiles(
    scene: Scene, question: Question, offered: Sequence[Offer], form: int, width: int
) -> Grid:
    """A line a side: what it is, what it costs and does; for a tile of a stack its other side is
    told too where there is room.
    """
    i = int(question.seat)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, min_width=3)
    grid.add_column()
    for offer in offered:
        s = side_of(scene.g, offer.id)
        if question.kind == "arrange" or s < 0:
            line = Text(scene.voice.option(offer.option))
        else:
            line = tile_text(scene.voice, scene.side(s), STRONG)
            if offer.option.structure["kind"] == "top":
                line.append(f" {scene.say('on-top')}")
            line.append(f"  {tile_note(scene, i, s)}", style=DIM)
            if form == FULL and question.kind in ("abandon", "give"):
                line.append_text(_back(scene, i, s))
        grid.add_row(Text(f"{offer.number:>3}", style=STRONG), line)
    if question.kind == "arrange":
        for t in scene.g.seats[i].hand:
            for s in (2 * int(t), 2 * int(t) + 1):
                line = tile_text(scene.voice, scene.side(s), STRONG)
                grid.add_row(Text(""), line.append(f"  {tile_note(scene, i, s)}", style=DIM))
    for barred in question.refused:
        grid.add_row(Text("  ·", style=DIM), _reason(scene, barred))
    return grid


def _back(scene: Scene, i: int, s: int) -> Text:
    """What the other side of a tile is."""
    other = s + 1 if s % 2 == 0 else s - 1
    out = Text(f"\n{scene.say('other-side')} ", style=DIM)
    out.append_text(tile_text(scene.voice, scene.side(other)))
    return out.append(f"  {tile_note(scene, i, other)}", style=DIM)


# -- dice --------------------------------------------------------------------


def _dice_sets(scene: Scene, question: Question, offered: Sequence[Offer]) -> Picture:
    """Equal dice on one line with all their numbers."""
    lines: dict[str, list[int]] = {}
    for offer in offered:
        lines.setdefault(_kind_of(scene, question, offer), []).append(offer.number)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, min_width=3)
    grid.add_column()
    for said, numbers in lines.items():
        grid.add_row(Text(" ".join(str(n) for n in numbers), style=STRONG), Text(said))
    recruits = any(ids.DIE <= offer.id < ids.DIE + ids.DICE_IDS for offer in offered)
    recalls = any(offer.id >= ids.RECALL for offer in offered)
    hint = question.kind == "manage" and recruits and recalls
    return [grid, Text(scene.say("manage-hint"), style=DIM)] if hint else [grid]


def _kind_of(scene: Scene, question: Question, offer: Offer) -> str:
    """The words of an answer; of managing also whether the die is recruited or recalled."""
    words = scene.voice.option(offer.option)
    if question.kind != "manage":
        return words
    if ids.DIE <= offer.id < ids.DIE + ids.DICE_IDS:
        return scene.say("recruit", what=words)
    if ids.RECALL <= offer.id < ids.RECALL + ids.RECALLS or offer.id >= ids.GOOD:
        return scene.say("recall", what=words)
    return words
