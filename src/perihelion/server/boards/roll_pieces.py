"""Which piece on the board of Roll for the Galaxy an answer is about, and where it would go."""

from __future__ import annotations

from perihelion.roll import ids
from perihelion.roll.pieces.names import die_id, good_id, side_id, stack_word, tile_id, work_id
from perihelion.roll.state import Roll


def piece_of(g: Roll, seat: int, answer: int) -> str | None:
    """The piece that an answer is about, by its name on the board; None if it is a button."""
    family = g.box.family(answer)
    if family in (ids.TILE_FAMILY, ids.TOP_FAMILY):
        return _tile_piece(g, seat, int(g.box.named[answer]))
    if family in (ids.TRADE_FAMILY, ids.CONSUME_FAMILY):
        good = int(g.box.named[answer])
        return good_id(seat, g.sides[good // 8], good % 8, 0)
    if family == ids.GOOD_FAMILY:
        return _good_piece(g, seat, answer)
    if family != ids.NO_FAMILY:
        return None
    for first in (ids.WORKER, ids.STOCK, ids.SCOUT):
        if first <= answer < first + ids.WORKERS:
            extra, colour = divmod(answer - first, ids.EXTRA)
            return work_id(seat, int(g.step) - ids.PHASE_STEP, colour, extra == 1)
    return _die_piece(g, seat, answer)


def _tile_piece(g: Roll, seat: int, s: int) -> str:
    """A tile in hand, or one of a stack as it lies there, whichever side is named."""
    if s // 2 in g.seats[seat].hand:
        return tile_id(g.sides[s - s % 2])
    world = s // 2 in g.seats[seat].world
    return side_id(g.sides[s - s % 2 + int(world)])


def _good_piece(g: Roll, seat: int, answer: int) -> str:
    """A good; while goods are produced, the worker that becomes one."""
    good = int(g.box.named[answer])
    if g.step == ids.PHASE_STEP + ids.PRODUCE:
        return work_id(seat, ids.PRODUCE, good % 8, False)
    return good_id(seat, g.sides[good // 8], good % 8, answer % 2)


def _die_piece(g: Roll, seat: int, answer: int) -> str | None:
    if ids.DIE <= answer < ids.DIE + ids.DICE_IDS:
        colour, copy = divmod(answer - ids.DIE, ids.COPIES)
        building = int(g.seats[seat].building)
        where = "citizenry" if building < 0 else stack_word(g.sides[building].world)
        return die_id(seat, where, colour, copy)
    if ids.RECALL <= answer < ids.RECALL + ids.RECALLS:
        kind, copy = divmod(answer - ids.RECALL, ids.COPIES)
        world, colour = divmod(kind, ids.COLOURS)
        return die_id(seat, stack_word(world == 1), colour, copy)
    if ids.LOSE <= answer < ids.LOSE + ids.LOSSES:
        place, colour = divmod(answer - ids.LOSE, ids.COLOURS)
        if place >= ids.ROW:
            return work_id(seat, (place - ids.ROW) % ids.PHASES, colour, False)
        return die_id(seat, ids.PLACE_WORDS[place].removeprefix("stack-"), colour, 0)
    return None


def target_of(g: Roll, seat: int, answer: int) -> str | None:
    """Where the piece of an answer would go, by its name on the board."""
    family = g.box.family(answer)
    if family in (ids.TILE_FAMILY, ids.TOP_FAMILY):
        s = int(g.box.named[answer])
        kind = g.asking(seat).kind()
        if kind == "arrange":
            return None  # both tiles are laid at once
        if s // 2 not in g.seats[seat].hand and kind != "rearrange":
            return None
        top = ":top" if family == ids.TOP_FAMILY else ""
        return f"stack:{stack_word(g.sides[s].world)}{top}"
    if family == ids.TRADE_FAMILY:
        return "act:trade"
    if family == ids.CONSUME_FAMILY:
        return "act:consume"
    if family == ids.GOOD_FAMILY and g.step == ids.PHASE_STEP + ids.PRODUCE:
        return side_id(g.sides[g.box.named[answer] // 8])
    if ids.STOCK <= answer < ids.STOCK + ids.WORKERS:
        return "act:stock"
    if ids.SCOUT <= answer < ids.SCOUT + ids.WORKERS:
        return "act:scout"
    building = {ids.PHASE_STEP + ids.DEVELOP: "dev", ids.PHASE_STEP + ids.SETTLE: "world"}
    if ids.WORKER <= answer < ids.WORKER + ids.WORKERS and int(g.step) in building:
        return f"stack:{building[int(g.step)]}"
    return None
