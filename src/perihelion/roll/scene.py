"""A table of Roll for the Galaxy as a scene that any screen can draw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from perihelion.roll import ids
from perihelion.roll.card_text import colour_name, dice, lines_of, name_of, phase_name
from perihelion.roll.look import Crew, Galaxy, Mat, Stack, Tile, look
from perihelion.roll.phases.plan import DICTATING, NO_USE, told, wild_to_place
from perihelion.roll.pieces.handful import by_colour
from perihelion.roll.pieces.tiles import Side
from perihelion.roll.scoring import bonus
from perihelion.roll.state import Roll
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.question import Option
from perihelion.tabletop.scene import (
    Said,
    Saying,
    Scene,
    SeatScene,
    Several,
    Source,
    Thing,
    Zone,
    filled,
)


def about(g: Roll, option: Option) -> list[Saying]:
    """What is printed on the side of an option."""
    card = option.structure.get("card")
    if not isinstance(card, str) or card not in g.box.numbers:
        return []
    return lines_of(g.sides[g.box.numbers[card]])


def scene(g: Roll, viewer: int | None) -> Scene:
    """The table as a scene."""
    seen = look(g, viewer)
    last = seen.last
    return Scene(
        game="roll",
        viewer=viewer,
        round=seen.round,
        phase=None,
        turn=None,
        asked=[k for k in seen.order if g.waits_for(k) and not g.answered & BIT[k]],
        end=None if g.over else last or seen.ends,
        left=0 if g.over or last is not None else seen.missing,
        table=[
            Zone("phases", _phase_things(seen)),
            Zone("pool", [Thing(Said("pool-count", {"count": seen.pool}))]),
            Zone("bag", [Thing(Said("bag-count", {"count": seen.bag}))]),
        ],
        seats=[SeatScene(mat.points, None, _zones(mat)) for mat in seen.mats],
        sources=sources(g),
        winners=g.winners() if g.over else [],
    )


def sources(g: Roll) -> list[Source]:
    """Points by source: chips, developments, worlds, each 6+ development."""
    out = [Source("chips", [int(seat.chips) for seat in g.seats])]
    for name, world in (("developments", False), ("worlds", True)):
        costs = [
            sum(int(g.sides[s].cost) for s in seat.tableau if g.sides[s].world == world)
            for seat in g.seats
        ]
        out.append(Source(name, costs))
    for seat in g.seats:
        for s in seat.tableau:
            side = g.sides[s]
            if side.line is not None:
                worth = int(bonus(g.sides, seat, s))
                cells = [worth if one is seat else None for one in g.seats]
                out.append(Source(side.slug, cells, name_of(side)))
    return out


def _phase_things(seen: Galaxy) -> list[Thing]:
    """What is being done; the phases of the round once they are known, those done faded."""
    if seen.step != "phases":
        return [Thing(Said(f"phases-{seen.step}"))]
    out: list[Thing] = []
    for phase in seen.phases:
        name = phase_name(phase.word)
        words = Said("now", {"name": name}) if phase.when == "now" else name
        out.append(Thing(words, faded=phase.when == "done"))
    return out


def _zones(mat: Mat) -> list[Zone]:
    """What lies before a player."""
    dev, world = mat.stacks
    money = [Said("credits", {"count": mat.credits}), Said("chips", {"count": mat.chips})]
    return filled(
        [
            Zone("money", [Thing(words) for words in money]),
            Zone("rolled", _rolled(mat)),
            Zone("at-work", [_crew_thing(crew) for crew in mat.crews]),
            Zone("cup", [Thing(part) for part in dice(mat.cup).parts]),
            Zone("citizenry", [Thing(part) for part in dice(mat.citizenry).parts]),
            Zone("hand", _hand(mat)),
            Zone("dev", _stack_things(dev)),
            Zone("world", _stack_things(world)),
            Zone("tableau", [_tile_thing(tile) for tile in mat.tableau]),
        ]
    )


def _times(words: Saying, count: int) -> Saying:
    return words if count == 1 else Said("times", {"words": words, "count": count})


def _rolled(mat: Mat) -> list[Thing]:
    """Dice behind the screen; only their owner sees the faces."""
    out: list[Thing] = []
    for die in sorted(set(mat.rolled)):
        facts: dict[str, object] = {"name": colour_name(die // 8)}
        words = Said("unseen", facts)
        if die % 8 != ids.UNSEEN:
            words = Said("shows", {**facts, "top": phase_name(ids.PHASE_WORDS[die % 8])})
        out.append(Thing(_times(words, mat.rolled.count(die))))
    return out


def _crew_thing(crew: Crew) -> Thing:
    """Dice in the row of a phase; one of them may have selected it."""
    name = phase_name(ids.PHASE_WORDS[crew.phase])
    facts = {"name": name, "dice": dice(crew.dice + crew.extra)}
    return Thing(Said("selects" if crew.selects else "workers", facts))


def _face_down(tiles: Sequence[object]) -> list[Thing]:
    """Tiles that lie face down."""
    count = tiles.count(None)
    return [Thing(_times(Said("hidden"), count), faded=True)] if count else []


def _hand(mat: Mat) -> list[Thing]:
    """Tiles drawn and not yet placed, with both sides."""
    out: list[Thing] = []
    for pair in mat.hand:
        if pair is not None:
            names = Several([name_of(side) for side in pair], " / ")
            out.append(Thing(names, [_side_line(side) for side in pair]))
    return out + _face_down(mat.hand)


def _side_line(side: Side) -> Said:
    return Said("one-side", {"name": name_of(side), "text": Several(lines_of(side), " ")})


def _stack_things(stack: Stack) -> list[Thing]:
    """The tiles of a stack: the dice on the top one, and what each needs."""
    have = sum(int(n) for n in by_colour(stack.dice))
    out: list[Thing] = []
    for k, tile in enumerate(stack.tiles):
        if tile is not None:
            facts = {"have": 0 if k else have, "need": tile.need}
            words = Said("building", {"name": name_of(tile.side), **facts})
            out.append(Thing(words, lines_of(tile.side)))
    return out + _face_down(stack.tiles)


def _tile_thing(tile: Tile) -> Thing:
    """A tile of the tableau, a world with the dice that are goods there."""
    facts: dict[str, object] = {"name": name_of(tile.side), "cost": int(tile.side.cost)}
    words = Said("tile", facts)
    if tile.goods:
        words = Said("tile-with", {**facts, "goods": dice(tile.goods)})
    return Thing(words, lines_of(tile.side))


# -- a plan, for screens of words --------------------------------------------------


@dataclass(frozen=True)
class Assignment:
    """Where the dice stand behind a screen: a handful in each row, wild ones without a row, those
    put aside; and the colour of the die that selects a phase. `using` is the side whose power is in
    use; `begins` tells that none has been used and dice are still to be placed.
    """

    phase: int | None
    selects: int | None
    rows: Sequence[int]
    wild: int
    aside: int
    dictates: bool
    using: int | None
    begins: bool


def assignment(g: Roll, seat: int, answers: Sequence[int] | None = None) -> Assignment:
    """The plan of a seat after what it has said, or after these answers."""
    plan = told(g.seats[seat].rolled, g.given[seat] if answers is None else [*answers])
    idle = plan.using == NO_USE
    dictates = bool(plan.using == DICTATING)
    return Assignment(
        phase=None if plan.phase < 0 else int(plan.phase),
        selects=None if plan.phase < 0 else int(plan.chosen) // 6,
        rows=[int(row) for row in plan.rows],
        wild=int(plan.wild),
        aside=int(plan.aside),
        dictates=dictates,
        using=None if idle or dictates else int(g.box.named[plan.using]),
        begins=bool(idle and (plan.phase < 0 or plan.next_wild() >= 0)),
    )


def wild_dice(g: Roll, seat: int, selection: int) -> list[int]:
    """The colours of the wild dice that need a row; the one that selects needs none."""
    return [int(colour) for colour in wild_to_place(g.seats[seat].rolled, selection)]
