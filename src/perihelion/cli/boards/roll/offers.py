"""The lower part of the screen: what may be answered, with its numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from perihelion.cli.boards.board import numbered
from perihelion.cli.boards.drawing import Offer, answer_list, number_cell, why_barred, with_note
from perihelion.cli.boards.roll.table import Drawing, die_text, phase_abbr, phase_name
from perihelion.cli.layout import DIM, FULL, SHORTEST, STRONG, Picture, cut_to, in_columns, in_lines
from perihelion.roll import ids
from perihelion.roll.box import Box
from perihelion.roll.card_text import sentence
from perihelion.roll.look import side_seen
from perihelion.roll.outcome import dictating, side_of, tile_words
from perihelion.roll.pieces.handful import ONE, of_colour
from perihelion.roll.power import ASSIGN
from perihelion.roll.scene import assignment
from perihelion.tabletop.question import Question
from perihelion.tabletop.scene import Several

_WIDE: Final = 100
"""How many columns it takes to write phases in full."""

_TILES: Final = {"arrange", "abandon", "place", "give", "extra-tile", "rearrange"}
"""Questions for tiles: both sides are explained while one chooses."""

_PLACINGS: Final = {"select": "face", "wild": "", "move": "from"}
"""Answers that put a die somewhere, and which of their facts tells what it shows or where it
stands.
"""

_SETS: Final = {"manage", "use-dice", "to-cup"}
"""Questions for some of the player's dice: equal ones stand together."""


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
    if ids.is_stock(answer):
        return answer - ids.STOCK, 1
    if ids.is_scout(answer):
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
        return _explorers(drawing, question, offered)
    if question.kind == "ship":
        return _goods(drawing, question, offered)
    if question.kind == "produce":
        return _producers(drawing, question, offered, form)
    if question.kind in _TILES:
        return [_tiles(drawing, question, offered, form)]
    return [_list(drawing, question, offered)]


def _list(drawing: Drawing, question: Question, offered: Sequence[Offer]) -> Grid:
    """A line per option with what it would bring; then, in grey, what may not be chosen and why."""
    answers = [(str(offer.number), _line(drawing, question, offer)) for offer in offered]
    return answer_list(answers, _reasons(drawing, question))


def _line(drawing: Drawing, question: Question, offer: Offer) -> Text:
    about = drawing.about(question, offer.option)
    return with_note(Text(drawing.voice.option(offer.option)), about)


def _reasons(drawing: Drawing, question: Question) -> list[Text]:
    return [why_barred(drawing.voice, barred) for barred in question.refused]


# -- behind the screen -------------------------------------------------------


def _assign(
    drawing: Drawing, question: Question, offered: Sequence[Offer], form: int, width: int
) -> Picture:
    """The strip and the rows as the plan stands, the answers that place dice in a table, the others
    in a list, and how to say it all in one line.
    """
    seat = int(question.seat)
    table = _placings(drawing, seat, offered, width)
    out: Picture = []
    if question.given or form == FULL:  # before the first answer the table has all the dice
        out += [cut_to(line, width) for line in _strip(drawing, seat, width)]
    out += _powers(drawing, seat, form)
    out += ["", *table] if out and table and form == FULL else table
    rest = [offer for offer in offered if _kind(offer) not in _PLACINGS]
    if rest and all(_kind(offer) == "aside" for offer in rest):
        out.append(in_lines([_aside(drawing, offer) for offer in rest], width))
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
    cell = Text(f"{offer.number} ", style=STRONG)
    cell.append_text(die_text(drawing.voice, _colour(offer)))
    return cell.append(f" {phase_abbr(drawing.voice, _row(offer, 'from'))}", style="not bold")


def _strip(drawing: Drawing, seat: int, width: int) -> list[Text]:
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


def _placings(drawing: Drawing, seat: int, offered: Sequence[Offer], width: int) -> list[Text]:
    """Answers that put a die somewhere, in a table: a line for each kind of dice, a column a phase.
    What is no such answer is left out.
    """
    plan = assignment(drawing.g, seat)
    lines: dict[tuple[int, int], dict[int, int]] = {}
    for offer in offered:
        if _kind(offer) in _PLACINGS:
            at = _row(offer, _PLACINGS[_kind(offer)])
            lines.setdefault((_colour(offer), at), {})[_row(offer, "phase")] = offer.number
    if not lines:
        return []
    rows = [[Text(""), Text(""), *_heads(drawing, width)]]
    for (colour, at), numbers in lines.items():
        among = plan.wild if at == ids.WILD else plan.rows[at]
        shows = drawing.say("wild-die") if at == ids.WILD else phase_name(drawing.voice, at)
        row = [_alike(drawing, among, colour), Text(shows)]
        rows.append([*row, *[number_cell(numbers.get(phase)) for phase in range(ids.PHASES)]])
    return in_columns(rows)


def _kind(offer: Offer) -> str:
    return str(offer.option.structure["kind"])


def _colour(offer: Offer) -> int:
    """The colour of the die that an answer names."""
    return ids.COLOUR_WORDS.index(str(offer.option.structure["colour"]))


def _row(offer: Offer, fact: str) -> int:
    """The row that an answer tells by this fact; wild dice have none yet."""
    return ids.PHASE_WORDS.index(str(offer.option.structure.get(fact, "wild")))


# -- workers in a phase ------------------------------------------------------


def _alike(drawing: Drawing, among: int, colour: int) -> Text:
    """All dice of one colour among these."""
    return drawing.dice(int(of_colour(among, colour) * ONE[colour]))


def _explorers(drawing: Drawing, question: Question, offered: Sequence[Offer]) -> Picture:
    """A line for each kind of explorers, with a number to Scout and one to Stock."""
    seat = drawing.g.seats[question.seat]
    numbers = {offer.id: offer for offer in offered}
    rows = [drawing.heads(["explorer", "scout", "stock"])]
    for worker in range(ids.WORKERS):
        if ids.SCOUT + worker in numbers:
            extra = worker >= ids.EXTRA
            among = int(seat.extra) if extra else int(seat.workers(ids.EXPLORE))
            who = Text("+" if extra else "")
            who.append_text(_alike(drawing, among, worker % ids.EXTRA))
            scout, stock = numbers[ids.SCOUT + worker], numbers[ids.STOCK + worker]
            about = Text(drawing.about(question, stock.option), style=DIM)
            rows.append([who, number_cell(scout.number), number_cell(stock.number), about])
    rest = [o for o in offered if not ids.STOCK <= o.id < ids.SCOUT + ids.WORKERS]
    out: Picture = [*in_columns(rows)] if len(rows) > 1 else []
    return [*out, _list(drawing, question, rest)] if rest else out


def _producers(
    drawing: Drawing, question: Question, offered: Sequence[Offer], form: int
) -> Picture:
    """A line per world, a column for each kind of producer; then the worlds that cannot
    take any.
    """
    g = drawing.g
    seat = g.seats[question.seat]
    workers = int(seat.workers(ids.PRODUCE))
    colours = [c for c in range(ids.COLOURS) if of_colour(workers, c)]
    numbers = {offer.id: offer.number for offer in offered}
    rows = [[*drawing.heads(["world"]), *[_alike(drawing, workers, c) for c in colours]]]
    for s in seat.tableau:
        if g.sides[s].coloured:
            cells = [numbers.get(int(g.box.good(s * 8 + c, 0))) for c in colours]
            if any(cell is not None for cell in cells):
                rows.append([drawing.tile(int(s)), *[Text(str(n), style=STRONG) for n in cells]])
    out: Picture = [*in_columns(rows)]
    return [*out, *_reasons(drawing, question)] if form == FULL else out


def _goods(drawing: Drawing, question: Question, offered: Sequence[Offer]) -> Picture:
    """A line per good, with a number to trade and one to consume it, and what that brings."""
    box, by_answer = drawing.g.box, {offer.id: offer for offer in offered}
    rows = [drawing.heads(["good", "trade", "consume"])]
    for offer in offered:
        if box.family(offer.id) == ids.TRADE_FAMILY:
            good = int(box.named[offer.id])
            row = [Text("[").append_text(die_text(drawing.voice, good % 8)).append("] ")]
            row[0].append_text(drawing.tile(good // 8))
            for answer in (int(box.trade(good)), int(box.consume(good))):
                about = drawing.about(question, by_answer[answer].option)
                row.append(Text.assemble((f"{by_answer[answer].number} ", STRONG), (about, DIM)))
            rows.append(row)
    return [*in_columns(rows)]


# -- tiles -------------------------------------------------------------------


def _tiles(drawing: Drawing, question: Question, offered: Sequence[Offer], form: int) -> Grid:
    """A line a side: what it is, what it costs and does; for a tile of a stack its other side is
    told too where there is room.
    """
    i = int(question.seat)
    answers: list[tuple[str, Text]] = []
    for offer in offered:
        s = side_of(drawing.g, offer.id)
        if question.kind == "arrange" or s < 0:
            line = Text(drawing.voice.option(offer.option))
        else:
            top = f" {drawing.say('on-top')}" if _kind(offer) == "top" else ""
            line = _side(drawing, i, s, top)
            if form == FULL and question.kind in ("abandon", "give"):
                back = s + 1 if s % 2 == 0 else s - 1
                other = Text(f"\n{drawing.say('other-side')} ", style=DIM)
                other.append_text(drawing.tile(back)).append(f"  {_does(drawing, i, back)}")
                line.append_text(other)
        answers.append((str(offer.number), line))
    if question.kind == "arrange":
        for t in drawing.g.seats[i].hand:
            answers += [("", _side(drawing, i, 2 * int(t) + k)) for k in range(2)]
    return answer_list(answers, _reasons(drawing, question))


def _side(drawing: Drawing, i: int, s: int, top: str = "") -> Text:
    """A side with what it costs and does."""
    return drawing.tile(s, STRONG).append(top).append(f"  {_does(drawing, i, s)}", style=DIM)


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
    answers = [(" ".join(map(str, numbers)), Text(said)) for said, numbers in lines.items()]
    grid = answer_list(answers, right=False)
    kinds = {_kind(offer) for offer in offered}
    hint = question.kind == "manage" and "die" in kinds and len(kinds - {"die", "done"}) > 0
    return [grid, Text(drawing.say("manage-hint"), style=DIM)] if hint else [grid]


def _kind_of(drawing: Drawing, question: Question, offer: Offer) -> str:
    """The words of an answer; of managing also whether the die is recruited or recalled."""
    words = drawing.voice.option(offer.option)
    if question.kind != "manage" or _kind(offer) == "done":
        return words
    return drawing.say("recruit" if _kind(offer) == "die" else "recall", what=words)
