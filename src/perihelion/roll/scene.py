"""What can be seen of a table of Roll for the Galaxy, as typed data; and the same as a scene that
any screen can draw. Dice that lie together are a handful.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from perihelion.roll import ids
from perihelion.roll.phases.build import needed
from perihelion.roll.phases.plan import DICTATING, NO_USE, told, wild_to_place
from perihelion.roll.pieces.handful import ONE, by_colour
from perihelion.roll.pieces.tiles import Side
from perihelion.roll.power import Power, ScoreLine
from perihelion.roll.scoring import bonus
from perihelion.roll.seat import TILES_AT_THE_END
from perihelion.roll.state import Roll
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.question import Option
from perihelion.tabletop.scene import (
    AND,
    Name,
    Player,
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

# -- typed data ---------------------------------------------------------------


@dataclass(frozen=True)
class Phase:
    """A part of the round that is played: a phase, or at its end `manage`. It is `done`, going on
    `now`, or to come `later`.
    """

    word: str
    when: str


@dataclass(frozen=True)
class Tile:
    """A side that lies open, by its number. In a tableau it has a handful of goods; in a stack it
    needs a number of dice.
    """

    number: int
    side: Side
    goods: int = 0
    need: int = 0


@dataclass(frozen=True)
class Stack:
    """A stack, its top tile first; tiles that lie face down are None. The dice are on top."""

    word: str
    tiles: Sequence[Tile | None]
    dice: int


@dataclass(frozen=True)
class Crew:
    """Who works in a phase: dice, workers that are not dice, and whether a die has selected it."""

    phase: int
    dice: int
    extra: int
    selects: bool


@dataclass(frozen=True)
class Mat:
    """What lies before a player. `rolled` are dice behind the screen, as the position counts them;
    of a hand there are pairs of sides, and None for what lies face down.
    """

    seat: int
    points: int
    chips: int
    credits: int
    citizenry: int
    cup: int
    rolled: Sequence[int]
    assigned: bool
    crews: Sequence[Crew]
    stacks: Sequence[Stack]
    hand: Sequence[tuple[Side, Side] | None]
    tableau: Sequence[Tile]

    def rolled_dice(self) -> int:
        return sum(int(ONE[die // 8]) for die in self.rolled)


@dataclass(frozen=True)
class Galaxy:
    """Everything that can be seen. `step` is `opening`, `assigning`, `phases` or `over`; `full` are
    those whose tableau ends the game.
    """

    viewer: int | None
    step: str
    round: int
    pool: int
    bag: int
    order: Sequence[int]
    phases: Sequence[Phase]
    full: Sequence[int]
    mats: Sequence[Mat]

    def last_round(self) -> Said | None:
        """That the game is sure to end with this round, and why."""
        if self.step == "over" or (self.pool and not self.full):
            return None
        if not self.pool:
            return Said("last-round-pool")
        names = Several([Player(i) for i in self.full], AND)
        return Said("last-round-tiles", {"names": names})

    def missing(self) -> int:
        """How many tiles the fullest tableau is away from the end."""
        return TILES_AT_THE_END - max(len(mat.tableau) for mat in self.mats)


def look(g: Roll, viewer: int | None) -> Galaxy:
    """What `viewer` sees in this view."""
    step = {ids.SETUP_STEP: "opening", ids.ASSIGN_STEP: "assigning"}.get(int(g.step), "phases")
    phases = [
        Phase(ids.PHASE_WORDS[phase], _when(g, ids.PHASE_STEP + phase))
        for phase in range(ids.PHASES)
        if g.plays(phase)
    ]
    return Galaxy(
        viewer=viewer,
        step="over" if g.over else step,
        round=g.round(),
        pool=max(int(g.pool), 0),
        bag=len(g.bag),
        order=[int(i) for i in g.order],
        phases=[*phases, Phase("manage", _when(g, ids.MANAGE_STEP))],
        full=[i for i, seat in enumerate(g.seats) if seat.is_full(0)],
        mats=[_mat(g, i, points) for i, points in enumerate(g.scores())],
    )


def _when(g: Roll, step: int) -> str:
    return "now" if g.step == step else "done" if g.step > step else "later"


def _mat(g: Roll, i: int, points: int) -> Mat:
    seat = g.seats[i]
    return Mat(
        seat=i,
        points=points,
        chips=int(seat.chips),
        credits=int(seat.credits),
        citizenry=int(seat.dice[ids.CITIZENRY]),
        cup=int(seat.dice[ids.CUP]),
        rolled=[int(die) for die in seat.rolled],
        assigned=bool(g.answered & BIT[i]),
        crews=[crew for phase in range(ids.PHASES) if (crew := _crew(g, i, phase)) is not None],
        stacks=[
            _stack(g, i, "dev", seat.dev, 0, int(seat.dice[ids.DEV_STACK])),
            _stack(g, i, "world", seat.world, 1, int(seat.dice[ids.WORLD_STACK])),
        ],
        hand=[(g.sides[2 * t], g.sides[2 * t + 1]) if t >= 0 else None for t in seat.hand],
        tableau=[
            Tile(
                int(s),
                g.sides[s],
                goods=sum(int(ONE[good % 8]) for good in seat.goods if good // 8 == s),
            )
            for s in seat.tableau
        ],
    )


def _crew(g: Roll, i: int, phase: int) -> Crew | None:
    seat = g.seats[i]
    dice = int(seat.workers(phase))
    extra = int(seat.extra) if g.step == ids.PHASE_STEP + phase else 0
    if not dice and not extra:
        return None
    return Crew(phase, dice, extra, bool(seat.dice[ids.STRIP + phase]))


def _stack(g: Roll, i: int, word: str, stack: Sequence[int], back: int, dice: int) -> Stack:
    return Stack(word, [side_seen(g, i, 2 * int(t) + back) for t in stack], dice)


def side_seen(g: Roll, i: int, s: int) -> Tile | None:
    """A side that a seat may build; None if it lies face down."""
    return Tile(s, g.sides[s], need=int(needed(g, i, s))) if s >= 0 else None


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


# -- what is printed on the pieces ---------------------------------------------


def name_of(side: Side) -> Name:
    """The name of a side."""
    return Name("card", side.slug)


def colour_name(colour: int) -> Name:
    """A colour of dice and worlds."""
    return Name("colour", ids.COLOUR_WORDS[colour])


def phase_name(word: str) -> Said:
    """A phase, which has a shorter name where there is little room."""
    return Said(f"phase-{word}")


def dice(handful: int) -> Several:
    """Dice that lie together, by their colours."""
    parts: list[Said] = []
    for colour, count in enumerate(by_colour(handful)):
        if count:
            letter = Said(f"letter-{ids.COLOUR_WORDS[colour]}")
            facts = {"name": colour_name(colour), "letters": Several([letter] * int(count), "")}
            parts.append(Said("dice", {"count": int(count), **facts}))
    return Several(parts, "beside")


def sentence(of: Power | ScoreLine) -> Said:
    """What a power does, or what a 6+ development is worth, in full."""
    return Said(f"power-{of.sentence.message}", of.sentence.facts)


def effects_of(side: Side) -> list[Saying]:
    """All that a side does: at once when it is completed, and later."""
    out: list[Saying] = [Said("effect-loses")] if side.loses else []
    if side.credits:
        out.append(Said("effect-credits", {"credits": int(side.credits)}))
    for gain in side.gains:
        handful = int(gain.count) * int(ONE[gain.colour])
        out.append(Said(f"effect-{gain.place_word}", {"dice": dice(handful)}))
    out += [sentence(power) for power in side.powers]
    if side.line is not None:
        out.append(Said("effect-six", {"text": sentence(side.line)}))
    return out


def what(side: Side) -> Said:
    """Development or world, its cost, its colour."""
    facts: dict[str, object] = {"cost": int(side.cost)}
    if not side.world:
        return Said("explain-development", facts)
    return Said("explain-world", {**facts, "name": colour_name(int(side.colour))})


def lines_of(side: Side) -> list[Saying]:
    """What a side is and costs, and all that it does."""
    return [what(side), *effects_of(side)]


def about(g: Roll, option: Option) -> list[Saying]:
    """What is printed on the side of an option."""
    card = option.structure.get("card")
    if not isinstance(card, str) or card not in g.box.numbers:
        return []
    return lines_of(g.sides[g.box.numbers[card]])


# -- for any screen --------------------------------------------------------------


def scene(g: Roll, viewer: int | None) -> Scene:
    """The table as a scene."""
    seen = look(g, viewer)
    last, missing = seen.last_round(), seen.missing()
    far = Said("to-the-end", {"pool": seen.pool, "missing": missing})
    return Scene(
        game="roll",
        viewer=viewer,
        round=seen.round,
        phase=None,
        turn=None,
        asked=[k for k in seen.order if g.waits_for(k) and not g.answered & BIT[k]],
        end=None if g.over else last or far,
        left=0 if g.over or last is not None else missing,
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
