"""Positions by name, written out in full and read back.

Tiles are named by the slug of the side that is up (`gem-world`) or by its English name; `?` is a
tile that lies face down. Dice are counted by the letters of their colours, `3H1M`. A position with
an `agenda` is complete; one without is arranged, see `arrange`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final, cast

from perihelion.roll import ids
from perihelion.roll.box import Box, box_of
from perihelion.roll.checking import checked
from perihelion.roll.phases.rule import STEPS
from perihelion.roll.pieces.handful import by_colour, handful_of
from perihelion.roll.pieces.tiles import DICE_IN_BOX, slug
from perihelion.roll.seat import Seat
from perihelion.roll.shapes import check_written, setup_read
from perihelion.roll.state import Roll
from perihelion.tabletop.agenda import NO_VIEW, SPECTATOR
from perihelion.tabletop.dice import dice_from
from perihelion.tabletop.refusal import BadRecord

Plain = dict[str, Any]

FACE_DOWN: Final = "?"
LETTERS: Final = "HMCNRGA"
"""The colours of dice by letter; never colour alone [roll.ui.colour-aid]."""

COLOUR_NAMES: Final = {name: k for names in (LETTERS, ids.COLOUR_WORDS[:ids.COLOURS])
                       for k, name in enumerate(names)}  # fmt: skip
FACE_NAMES: Final = {**{name: k for k, name in enumerate(ids.PHASE_WORDS)}, FACE_DOWN: ids.UNSEEN}


# -- writing ---------------------------------------------------------------


def to_position(g: Roll) -> dict[str, object]:
    """The whole position by names; a view also says whose it is, where None is a spectator."""
    view = {} if g.viewer == NO_VIEW else {"seen_by": int(g.viewer) if g.viewer >= 0 else None}
    return {
        "game": "roll",
        "rules": ids.RULES_VERSION,
        "players": int(g.setup.players),
        "options": g.setup.options(),
        "round": g.round(),
        "step": ids.STEP_WORDS[g.step],
        "played": [ids.PHASE_WORDS[p] for p in range(ids.PHASES) if g.plays(p)],
        "in_turn": g.in_turn,
        "pool": int(g.pool),
        "supply": dice_word(g.supply),
        "seats": [_write_seat(g.box, seat) for seat in g.seats],
        "bag": [_tile_word(g.box, t, 0) for t in reversed(g.bag)],
        "pile": [_tile_word(g.box, t, 0) for t in g.pile],
        "out": [_tile_word(g.box, t, 0) for t in g.out],
        "order": [int(i) for i in g.order],
        "agenda": [step.word() for step in g.agenda],
        "lanes": [[step.word() for step in lane] for lane in g.lanes],
        "called": _seats_in(g.called, len(g.seats)),
        "asked": _seats_in(g.asked, len(g.seats)),
        "answered": _seats_in(g.answered, len(g.seats)),
        "given": [[g.box.answers.word(a) for a in given] for given in g.given],
        "revealed": int(g.revealed),
        "dice": g.dice.words(),
        **view,
    }


def _write_seat(box: Box, seat: Seat) -> dict[str, object]:
    sides = box.sides
    places = {}
    for place, word in enumerate(ids.PLACE_WORDS):
        if seat.dice[place]:
            places[word] = dice_word(by_colour(seat.dice[place]))
    return {
        "faction": int(seat.number),
        "tableau": [sides[s].slug for s in seat.tableau],
        "goods": [f"{sides[g // 8].slug} {LETTERS[g % 8]}" for g in seat.goods],
        "dice": places,
        "rolled": [_rolled_word(die) for die in seat.rolled],
        "dev": [_tile_word(box, t, 0) for t in seat.dev],
        "world": [_tile_word(box, t, 1) for t in seat.world],
        "hand": [_tile_word(box, t, 0) for t in seat.hand],
        "extra": dice_word(by_colour(seat.extra)),
        "used": dice_word(by_colour(seat.used)),
        "credits": int(seat.credits),
        "chips": int(seat.chips),
        "building": None if seat.building == ids.NOTHING else sides[seat.building].slug,
        "shipping": None if seat.shipping == ids.NOTHING else box.answers.word(seat.shipping),
        "scouted": int(seat.scouted),
        "missing": int(seat.missing),
    }


def dice_word(counts: Iterable[int]) -> str:
    """Dice by colour: `3H1M`; empty if there are none."""
    return "".join(f"{n}{LETTERS[colour]}" for colour, n in enumerate(counts) if n)


def _rolled_word(die: int) -> str:
    face = die % 8
    return (
        f"{ids.COLOUR_WORDS[die // 8]} {FACE_DOWN if face == ids.UNSEEN else ids.PHASE_WORDS[face]}"
    )


def _tile_word(box: Box, t: int, side: int) -> str:
    return FACE_DOWN if t == ids.HIDDEN else box.sides[2 * t + side].slug


def _seats_in(mask: int, players: int) -> list[int]:
    return [i for i in range(players) if mask >> i & 1]


# -- reading ---------------------------------------------------------------


def side_named(box: Box, name: object) -> int:
    """The side of this name."""
    found = box.numbers.get(slug(name)) if isinstance(name, str) else None
    if found is None:
        raise BadRecord("UNKNOWN_CARD", {"card": str(name)})
    return found


class Reader:
    """Finds tiles by the name of either side and sees to it that none is used twice."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.free = {int(t): True for t in box.tiles}

    def take(self, name: object) -> int:
        """The tile that has this side."""
        if name == FACE_DOWN:
            return ids.HIDDEN
        s = side_named(self.box, name)
        if not self.box.in_bag[s]:
            raise BadRecord("UNKNOWN_CARD", {"card": str(name)})
        self._use(s // 2, str(name))
        return s // 2

    def side(self, name: object) -> int:
        """A side in a tableau."""
        s = side_named(self.box, name)
        if self.box.in_bag[s]:
            self._use(s // 2, str(name))
        return s

    def _use(self, t: int, name: str) -> None:
        if not self.free[t]:
            raise BadRecord("CARD_TWICE", {"card": name})
        self.free[t] = False

    def take_all(self, names: Iterable[object]) -> list[int]:
        return [self.take(name) for name in names]

    def rest(self) -> list[int]:
        """Every tile that has not been named."""
        return [t for t, free in self.free.items() if free]


def read_dice(word: str) -> list[int]:
    """Dice by colour out of `3H1M`."""
    out = [0] * ids.COLOURS
    if re.fullmatch(rf"([0-9]{{1,2}}[{LETTERS}])*", word) is None:
        raise BadRecord("BAD_POSITION", {"detail": f"dice {word!r}"})
    for count, letter in re.findall(rf"([0-9]+)([{LETTERS}])", word):
        out[LETTERS.index(letter)] += int(count)
    return out


def read_rolled(words: Iterable[str]) -> list[int]:
    """Dice with their faces out of `home explore` and the like."""
    out = []
    for word in words:
        colour, _, face = word.partition(" ")
        if colour not in COLOUR_NAMES or face not in FACE_NAMES:
            raise BadRecord("BAD_POSITION", {"detail": f"die {word!r}"})
        out.append(COLOUR_NAMES[colour] * 8 + FACE_NAMES[face])
    return sorted(out)


def read_goods(box: Box, words: Iterable[str]) -> list[int]:
    """Goods out of `gem-world N` and the like."""
    out = []
    for word in words:
        world, _, colour = word.rpartition(" ")
        if colour not in COLOUR_NAMES:
            raise BadRecord("BAD_POSITION", {"detail": f"good {word!r}"})
        out.append(side_named(box, world) * 8 + COLOUR_NAMES[colour])
    return sorted(out)


def read_places(data: dict[str, str]) -> list[int]:
    """Dice by place."""
    return [read_handful(data.get(place, "")) for place in ids.PLACE_WORDS]


def read_handful(word: str) -> int:
    """A handful out of `3H1M`."""
    counts = read_dice(word)
    if max(counts) > max(DICE_IN_BOX):
        raise BadRecord("BAD_POSITION", {"detail": f"dice {word!r}"})
    return handful_of(counts)


def from_position(data: dict[str, object], listening: bool) -> Roll:
    """The position that the data describe, in full or as it is arranged; with `listening` it tells
    what comes of arranging it.
    """
    from perihelion.roll.arrange import arrange

    return _read(cast(Plain, data)) if "agenda" in data else arrange(cast(Plain, data), listening)


def _read(data: Plain) -> Roll:
    check_written(data)
    setup = setup_read(data["players"], data["options"])
    box = box_of(setup)
    reader = Reader(box)
    g = Roll(
        dice_from(data["dice"]),
        list(data["order"]),
        [STEPS.named(None, word) for word in data["agenda"]],
        [[STEPS.named(None, word) for word in lane] for lane in data["lanes"]],
        sum(1 << i for i in data["called"]),
        sum(1 << i for i in data["asked"]),
        sum(1 << i for i in data["answered"]),
        [[box.answers.read(word) for word in given] for given in data["given"]],
        data["revealed"],
        setup.automatic,
        setup,
        box,
        [_read_seat(reader, seat) for seat in data["seats"]],
        list(reversed(reader.take_all(data["bag"]))),
        reader.take_all(data["pile"]),
        reader.take_all(data["out"]),
        read_dice(data["supply"]),
        data["pool"],
        data["round"],
        phases_named(data["played"]),
        ids.STEP_WORDS.index(data["step"]),
        data["in_turn"],
    )
    if "seen_by" in data:
        g.viewer = SPECTATOR if data["seen_by"] is None else data["seen_by"]
    return checked(g)


def phases_named(words: Iterable[str]) -> int:
    """Phases as bits."""
    return sum(1 << ids.PHASE_WORDS.index(word) for word in words)


def _read_seat(reader: Reader, data: Plain) -> Seat:
    return Seat(
        data["faction"],
        [reader.side(name) for name in data["tableau"]],
        read_goods(reader.box, data["goods"]),
        read_places(data["dice"]),
        read_rolled(data["rolled"]),
        reader.take_all(data["dev"]),
        reader.take_all(data["world"]),
        reader.take_all(data["hand"]),
        read_handful(data["extra"]),
        read_handful(data["used"]),
        data["credits"],
        data["chips"],
        ids.NOTHING if data["building"] is None else side_named(reader.box, data["building"]),
        ids.NOTHING if data["shipping"] is None else reader.box.answers.read(data["shipping"]),
        data["scouted"],
        data["missing"],
    )
