"""What can be seen of a table of Roll for the Galaxy, as typed data with the ids of its words. Dice
that lie together are a handful; for a board that draws each of them they have names, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NewType

from perihelion.roll import ids
from perihelion.roll.card_text import name_of, phase_name, sentence
from perihelion.roll.phases.build import needed
from perihelion.roll.phases.draft import (
    ALL_WILD,
    ASIDE,
    NO_ROW,
    STRIP,
    Change,
    Draft,
    after,
    begins_use,
)
from perihelion.roll.phases.explore import stock_worth
from perihelion.roll.phases.produce import capacity
from perihelion.roll.pieces.handful import ONE, by_colour, size
from perihelion.roll.pieces.names import die_id, good_place, power_id, side_id, tile_id, work_id
from perihelion.roll.pieces.tiles import FACES, Side
from perihelion.roll.power import ASSIGN
from perihelion.roll.powers.assign import DICTATE
from perihelion.roll.scoring import bonus
from perihelion.roll.seat import TILES_AT_THE_END
from perihelion.roll.state import Roll
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.scene import AND, Player, Said, Saying, Several

Handful = NewType("Handful", int)
"""Dice that lie together, as the position counts them."""

# -- typed data ---------------------------------------------------------------


@dataclass(frozen=True)
class Phase:
    """A part of the round: a phase, or at its end `manage`. It is `done`, going on `now`, to come
    `later`, `not-played`, or `unknown` while dice are assigned; and who has selected it.
    """

    word: str
    when: str
    name: Saying
    by: Sequence[int]


@dataclass(frozen=True)
class Die:
    """A die that may be chosen, by its name on the board."""

    id: str
    colour: str


@dataclass(frozen=True)
class Kind:
    """A kind of dice, and the six faces that are printed on it."""

    colour: str
    faces: Sequence[str]


@dataclass(frozen=True)
class Tile:
    """A side that lies open, by its number. In a tableau it has a handful of goods and, if it is a
    6+ development, a bonus; in a stack it needs a number of dice.
    """

    number: int
    side: Side
    goods: Handful = Handful(0)
    need: int = 0
    bonus: int | None = None
    id: str = ""
    face: str = ""
    good_dice: Sequence[Die] = field(default_factory=list)


@dataclass(frozen=True)
class Stack:
    """A stack, its top tile first; tiles that lie face down are None. The dice are on top, and so
    many are missing to complete it.
    """

    word: str
    tiles: Sequence[Tile | None]
    dice: Handful
    on_top: Sequence[Die]
    missing: int


@dataclass(frozen=True)
class Group:
    """Workers of one colour in one phase; extra ones are no dice."""

    id: str
    colour: str
    count: int
    extra: bool


@dataclass(frozen=True)
class Crew:
    """Who works in a phase: dice, workers that are not dice, and whether a die has selected it.
    `selecting` is that die, the others stand in groups.
    """

    phase: int
    dice: Handful
    extra: Handful
    selects: bool
    word: str
    selecting: Die | None
    groups: Sequence[Group]


@dataclass(frozen=True)
class Drawn:
    """A tile in hand, with the faces of both sides."""

    id: str
    development: str
    world: str


@dataclass(frozen=True)
class Mat:
    """What lies before a player. `rolled` are dice behind the screen, as the position counts them;
    of a hand there are pairs of sides, and None for what lies face down.
    """

    seat: int
    points: int
    chips: int
    credits: int
    citizenry: Handful
    cup: Handful
    rolled: Sequence[int]
    assigned: bool
    crews: Sequence[Crew]
    stacks: Sequence[Stack]
    hand: Sequence[tuple[Side, Side] | None]
    tableau: Sequence[Tile]
    citizens: Sequence[Die]
    in_cup: Sequence[Die]
    behind_screen: Sequence[Die]
    drawn: Sequence[Drawn | None]

    def rolled_dice(self) -> int:
        return sum(int(ONE[die // 8]) for die in self.rolled)


@dataclass(frozen=True)
class Rolled:
    """A die behind the own screen: what it shows and where it stands, which is `row`, `strip`,
    `aside` or, for a wild one without a row, `wild`; and the phase of the row or cell.
    """

    id: str
    colour: str
    face: str
    place: str
    phase: str | None


@dataclass(frozen=True)
class Column:
    """What the dice in a row, with one that selects the phase, would do if it is played."""

    phase: str
    workers: int
    does: Saying


@dataclass(frozen=True)
class Reassigning:
    """Dictate, or a development of one's own with a Reassign power: what it does, whether it has
    been used, or why it cannot be.
    """

    id: str
    card: str | None
    name: Saying
    does: Saying
    used: bool
    in_use: bool
    refusal: Refusal | None


@dataclass(frozen=True)
class Gesture:
    """A die or a power, where it goes, the answers that this stands for, and the picks of the plan
    after it.
    """

    kind: str
    piece: str
    target: str | None
    answers: Sequence[int]
    picks: Sequence[int]


@dataclass(frozen=True)
class Planning:
    """The plan behind one's own screen so far: where the dice stand, what can be done with them,
    what it waits for, and why it cannot be sent yet. `picks` are those that have not been given
    yet, or all once it is sealed; `whole` is the answer that would send it.
    """

    picks: Sequence[int]
    dice: Sequence[Rolled]
    columns: Sequence[Column]
    powers: Sequence[Reassigning]
    gestures: Sequence[Gesture]
    selected: str | None
    asks: Saying
    open: bool
    whole: Sequence[int]
    refusal: Refusal | None


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
    parts: Sequence[Phase]
    last: Said | None
    ends: Said
    missing: int
    kinds: Sequence[Kind]
    plan: Planning | None


# -- looking at the table -------------------------------------------------------


def look(g: Roll, viewer: int | None, picks: Sequence[int] | None = None) -> Galaxy:
    """What `viewer` sees in this view, with these picks behind the own screen after those given."""
    step = {ids.SETUP_STEP: "opening", ids.ASSIGN_STEP: "assigning"}.get(int(g.step), "phases")
    step = "over" if g.over else step
    parts = _parts(g, step)
    full = [i for i, seat in enumerate(g.seats) if seat.is_full(0)]
    pool = max(int(g.pool), 0)
    mats = [_mat(g, i, points) for i, points in enumerate(g.scores())]
    missing = TILES_AT_THE_END - max(len(mat.tableau) for mat in mats)
    return Galaxy(
        viewer=viewer,
        step=step,
        round=g.round(),
        pool=pool,
        bag=len(g.bag),
        order=[int(i) for i in g.order],
        phases=[part for part in parts if part.word == "manage" or part.when in _PLAYED],
        full=full,
        mats=mats,
        parts=parts,
        last=_last_round(step, pool, full),
        ends=Said("to-the-end", {"pool": pool, "missing": missing}),
        missing=missing,
        kinds=_KINDS,
        plan=_planning(g, viewer, picks),
    )


_KINDS: Final = [
    Kind(ids.COLOUR_WORDS[colour], [ids.PHASE_WORDS[face] for face in faces])
    for colour, faces in enumerate(FACES)
]

_PLAYED: Final = ("done", "now", "later")


def _parts(g: Roll, step: str) -> list[Phase]:
    """The five phases, and managing at the end."""
    out: list[Phase] = []
    for phase in range(ids.PHASES):
        word = ids.PHASE_WORDS[phase]
        by = [i for i, seat in enumerate(g.seats) if seat.dice[ids.STRIP + phase]]
        when = "unknown"
        if g.plays(phase):
            when = _when(g, ids.PHASE_STEP + phase)
        elif step == "phases":
            when = "not-played"
        out.append(Phase(word, when, phase_name(word), by))
    return [*out, Phase("manage", _when(g, ids.MANAGE_STEP), phase_name("manage"), [])]


def _when(g: Roll, step: int) -> str:
    return "now" if g.step == step else "done" if g.step > step else "later"


def _last_round(step: str, pool: int, full: Sequence[int]) -> Said | None:
    if step == "over" or (pool and not full):
        return None
    if not pool:
        return Said("last-round-pool")
    return Said("last-round-tiles", {"names": Several([Player(i) for i in full], AND)})


def _mat(g: Roll, i: int, points: int) -> Mat:
    seat = g.seats[i]
    cup, citizenry = Handful(int(seat.dice[ids.CUP])), Handful(int(seat.dice[ids.CITIZENRY]))
    return Mat(
        seat=i,
        points=points,
        chips=int(seat.chips),
        credits=int(seat.credits),
        citizenry=citizenry,
        cup=cup,
        rolled=[int(die) for die in seat.rolled],
        assigned=bool(g.answered & BIT[i]),
        crews=[crew for phase in range(ids.PHASES) if (crew := _crew(g, i, phase)) is not None],
        stacks=[
            _stack(g, i, "dev", seat.dev, 0, int(seat.dice[ids.DEV_STACK])),
            _stack(g, i, "world", seat.world, 1, int(seat.dice[ids.WORLD_STACK])),
        ],
        hand=[(g.sides[2 * t], g.sides[2 * t + 1]) if t >= 0 else None for t in seat.hand],
        tableau=[_placed(g, i, int(s)) for s in seat.tableau],
        citizens=_dice(i, "citizenry", citizenry),
        in_cup=_dice(i, "cup", cup),
        behind_screen=_dice(i, "screen", sum(int(ONE[die // 8]) for die in seat.rolled)),
        drawn=[
            Drawn(tile_id(g.sides[2 * t]), g.sides[2 * t].slug, g.sides[2 * t + 1].slug)
            if t >= 0
            else None
            for t in seat.hand
        ],
    )


def _placed(g: Roll, i: int, s: int) -> Tile:
    """A tile of a tableau."""
    seat, side = g.seats[i], g.sides[s]
    goods = sum(int(ONE[good % 8]) for good in seat.goods if good // 8 == s)
    return Tile(
        s,
        side,
        goods=Handful(goods),
        bonus=None if side.line is None else int(bonus(g.sides, seat, s)),
        id=side_id(side),
        face=side.slug,
        good_dice=_dice(i, good_place(side), goods),
    )


def _crew(g: Roll, i: int, phase: int) -> Crew | None:
    seat = g.seats[i]
    dice = int(seat.workers(phase))
    extra = int(seat.extra) if g.step == ids.PHASE_STEP + phase else 0
    if not dice and not extra:
        return None
    strip = int(seat.dice[ids.STRIP + phase])
    row = int(seat.dice[ids.ROW + phase])
    word = ids.PHASE_WORDS[phase]
    groups = [
        Group(work_id(i, phase, colour, is_extra), ids.COLOUR_WORDS[colour], count, is_extra)
        for handful, is_extra in ((row, False), (extra, True))
        for colour, count in _counts(handful)
    ]
    return Crew(
        phase=phase,
        dice=Handful(dice),
        extra=Handful(extra),
        selects=strip != 0,
        word=word,
        selecting=_selecting(i, phase, strip, groups),
        groups=groups,
    )


def _selecting(i: int, phase: int, strip: int, groups: Sequence[Group]) -> Die | None:
    """The die that selects. Workers are named by their colours, and a die of the row goes first."""
    for colour, _ in _counts(strip):
        name = work_id(i, phase, colour, False)
        covered = any(group.id == name for group in groups)
        return Die(f"{name}:strip" if covered else name, ids.COLOUR_WORDS[colour])
    return None


def _stack(g: Roll, i: int, word: str, stack: Sequence[int], back: int, dice: int) -> Stack:
    tiles = [side_seen(g, i, 2 * int(t) + back) for t in stack]
    top = tiles[0] if tiles else None
    return Stack(
        word,
        tiles,
        Handful(dice),
        _dice(i, word, dice),
        0 if top is None else max(top.need - int(size(dice)), 0),
    )


def side_seen(g: Roll, i: int, s: int) -> Tile | None:
    """A side that a seat may build; None if it lies face down."""
    if s < 0:
        return None
    side = g.sides[s]
    return Tile(s, side, need=int(needed(g, i, s)), id=side_id(side), face=side.slug)


# -- behind the own screen --------------------------------------------------------


def _planning(g: Roll, viewer: int | None, picks: Sequence[int] | None) -> Planning | None:
    """The plan of the viewer; also once it is sealed, but then there is nothing left to do."""
    if viewer is None or g.over or g.step != ids.ASSIGN_STEP or not g.seats[viewer].rolled:
        return None
    given = _numbers(g.given[viewer])
    draft = Draft(g, viewer, [*given, *(picks or ())])
    is_open = bool(g.waits_for(viewer)) and ids.DONE not in given
    new = _numbers(after(given if is_open else [], draft.picks()))
    changes = draft.changes() if is_open else []
    selected = None
    if draft.selection >= 0:
        selected = ids.PHASE_WORDS[(draft.selection - ids.SELECT) % ids.PHASES]
    return Planning(
        picks=new,
        dice=[_rolled(draft, k) for k in range(len(draft.rolled))],
        columns=[_column(g, draft, phase) for phase in range(ids.PHASES)],
        powers=_reassigning(g, draft, is_open),
        gestures=[_gesture(g, draft, change) for change in changes],
        selected=selected,
        asks=Said("question-assign", {"stage": draft.stage()}),
        open=is_open,
        whole=[*new, ids.DONE],
        refusal=draft.why_not(ids.DONE) if is_open else None,
    )


def _rolled(draft: Draft, k: int) -> Rolled:
    die, at = int(draft.rolled[k]), int(draft.places[k])
    colour, face = ids.COLOUR_WORDS[die // 8], ids.PHASE_WORDS[die % 8]
    if at == NO_ROW:
        return Rolled(f"die:{k}", colour, face, "wild", None)
    if at == ASIDE:
        return Rolled(f"die:{k}", colour, face, "aside", None)
    place = "strip" if at >= STRIP else "row"
    return Rolled(f"die:{k}", colour, face, place, ids.PHASE_WORDS[at % ids.PHASES])


def _column(g: Roll, draft: Draft, phase: int) -> Column:
    """What would happen in a phase as the dice stand."""
    seat = g.seats[draft.i]
    workers = [at for at in draft.places if at in (phase, STRIP + phase)]
    extra = sum(len(power.extra_workers) for power in seat.powers(phase, g.sides))
    count = len(workers) + extra
    word = ids.PHASE_WORDS[phase]
    return Column(word, count, _does(g, int(draft.i), phase, count))


def _does(g: Roll, i: int, phase: int, count: int) -> Said:
    seat = g.seats[i]
    if phase in (ids.DEVELOP, ids.SETTLE):
        return _builds(g, i, phase, count)
    if count == 0:
        return Said("column-nobody")
    if phase == ids.EXPLORE:
        worth = max(int(stock_worth(g, i, colour)) for colour in range(ids.COLOURS))
        return Said("column-explore", {"count": count, "credits": worth})
    if phase == ids.PRODUCE:
        worlds = [s for s in seat.tableau if g.sides[s].coloured]
        room = sum(int(capacity(g, i) - seat.goods_on(s)) for s in worlds)
        return Said("column-produce", {"count": min(count, room), "room": room})
    goods = len(seat.goods)
    return Said("column-ship", {"count": min(count, goods), "goods": goods})


def _builds(g: Roll, i: int, phase: int, count: int) -> Said:
    """How far workers get with the tile on top."""
    seat = g.seats[i]
    stack = seat.stack(phase)
    if not stack:
        return Said("column-no-tile" if count else "column-nobody")
    top = side_seen(g, i, 2 * int(stack[0]) + (0 if phase == ids.DEVELOP else 1))
    assert top is not None
    place = ids.DEV_STACK if phase == ids.DEVELOP else ids.WORLD_STACK
    have = int(seat.total(place)) + count
    facts: dict[str, object] = {"name": name_of(top.side), "have": have, "need": top.need}
    if have >= top.need:
        return Said("column-completes", {**facts, "over": have - top.need})
    return Said("column-builds" if count else "column-waits", facts)


def _reassigning(g: Roll, draft: Draft, is_open: bool) -> list[Reassigning]:
    """Dictate and all developments with a Reassign power of the player."""
    seat = g.seats[draft.i]
    uses = [int(answer) for answer in draft.uses]
    begun = [answer for answer in uses if begins_use(answer)]
    does: Saying = Said("dictate", {"count": int(DICTATE.most(seat, g.seats, g.sides))})
    name: Saying = Said("dictate-name")
    found: list[tuple[int, Side | None, Saying, Saying]] = [(ids.DICTATE_USE, None, name, does)]
    for s in seat.tableau:
        side = g.sides[s]
        if side.reassigns:
            lines = Several([sentence(power) for power in side.of_phase[ASSIGN]], " ")
            found.append((int(g.box.uses[s]), side, name_of(side), lines))
    return [
        Reassigning(
            id=power_id(owner),
            card=None if owner is None else owner.slug,
            name=called,
            does=line,
            used=answer in begun,
            in_use=bool(begun) and begun[-1] == answer,
            refusal=draft.why_not(answer) if is_open and answer not in begun else None,
        )
        for answer, owner, called, line in found
    ]


_PLACES: Final = {NO_ROW: None, ASIDE: "aside"}


def _gesture(g: Roll, draft: Draft, change: Change) -> Gesture:
    """A change of the plan as a gesture on the board."""
    to = int(change.to)
    target = _PLACES.get(to)
    if to not in _PLACES:
        target = f"{'strip' if to >= STRIP else 'row'}:{ids.PHASE_WORDS[to % ids.PHASES]}"
    answers = _numbers(change.answers)
    picks = _numbers(after(g.given[draft.i], change.picks))
    if change.die == ALL_WILD:
        return Gesture("all-wild", "wilds", target, answers, picks)
    if change.die >= 0:
        return Gesture(_kind(answers[-1]), f"die:{int(change.die)}", target, answers, picks)
    given_up = answers[0] in draft.uses and len(change.picks) <= len(draft.picks())
    owner = None if answers[0] == ids.DICTATE_USE else g.sides[g.box.named[answers[0]]]
    return Gesture("give-up" if given_up else "use", power_id(owner), target, answers, picks)


def _numbers(picks: Sequence[int]) -> list[int]:
    return [int(pick) for pick in picks]


def _kind(answer: int) -> str:
    if answer < ids.WILD_ROW:
        return "select"
    if answer < ids.ASIDE:
        return "wild"
    return "aside" if answer < ids.MOVE else "move"


# -- dice ------------------------------------------------------------------------


def _counts(handful: int) -> Iterator[tuple[int, int]]:
    """The colours in a handful, and how many dice there are of each."""
    for colour, count in enumerate(by_colour(handful)):
        if count:
            yield colour, int(count)


def _dice(seat: int, place: str, handful: int) -> list[Die]:
    """Dice that lie together, one by one."""
    return [
        Die(die_id(seat, place, colour, k), ids.COLOUR_WORDS[colour])
        for colour, count in _counts(handful)
        for k in range(count)
    ]
