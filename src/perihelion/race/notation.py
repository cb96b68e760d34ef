"""Positions by name, written out in full and read back.

Cards are named by their word (`gem-world`, `public-works.2`) or by their English name; `?` is a
card that lies face down. A position with an `agenda` is complete; one without is arranged, see
`arrange`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, cast

from perihelion.race import ids
from perihelion.race.box import Box
from perihelion.race.checking import checked
from perihelion.race.deal import box_of
from perihelion.race.phases.rule import STEPS
from perihelion.race.pieces.cards import slug
from perihelion.race.pieces.expansions import Attack, Expansions, expansions_with
from perihelion.race.pieces.goals import goal_named, goal_word
from perihelion.race.pieces.kinds import KIND_WORDS
from perihelion.race.seat import Seat
from perihelion.race.setup import Setup
from perihelion.race.shapes import check_arc, check_written, setup_read
from perihelion.race.state import Race
from perihelion.tabletop.agenda import NO_VIEW, SPECTATOR
from perihelion.tabletop.dice import dice_from
from perihelion.tabletop.refusal import BadRecord

Plain = dict[str, Any]

FACE_DOWN: Final = "?"


# -- writing ---------------------------------------------------------------


def to_position(g: Race) -> dict[str, object]:
    """The whole position by names; a view also says whose it is, where None is a spectator."""
    view = {} if g.viewer == NO_VIEW else {"seen_by": int(g.viewer) if g.viewer >= 0 else None}
    return {
        "game": "race",
        "rules": ids.RULES_VERSION,
        "players": int(g.setup.players),
        "options": g.setup.options(),
        "round": int(g.round),
        "phase": ids.PHASES[g.phase],
        "pool": int(g.pool),
        "seats": [_write_seat(g.box, seat) for seat in g.seats],
        "deck": _words(g.box, reversed(g.deck)),
        "discard": _words(g.box, g.discard),
        "out": _words(g.box, g.out),
        "order": [int(i) for i in g.order],
        "agenda": [step.word() for step in g.agenda],
        "lanes": [[step.word() for step in lane] for lane in g.lanes],
        "called": _seats_in(g.called, len(g.seats)),
        "asked": _seats_in(g.asked, len(g.seats)),
        "answered": _seats_in(g.answered, len(g.seats)),
        "given": [[g.answer_word(a) for a in given] for given in g.given],
        "revealed": int(g.revealed),
        "dice": g.dice.words(),
        "arc": _write_expansions(g.box, g.expansions) if g.setup.expansions else None,
        **view,
    }


def _write_expansions(box: Box, pieces: Expansions) -> dict[str, object]:
    return {
        "goals": [goal_word(goal) for goal in pieces.goals],
        "holders": [int(holder) for holder in pieces.holders],
        "closed": int(pieces.closed),
        "surplus": int(pieces.surplus),
        "tile": int(pieces.tile),
        "on_tile": int(pieces.on_tile),
        "tucked": _words(box, pieces.tucked),
        "paid": _words(box, pieces.paid),
        "flipped": _words(box, pieces.flipped),
        "category": int(pieces.category),
        "matches": int(pieces.matches),
        "attacks": [attack.pack() for attack in pieces.attacks],
        "prevented": int(pieces.prevented),
        "failed": int(pieces.failed),
        "named": KIND_WORDS[pieces.named],
    }


def _write_seat(box: Box, seat: Seat) -> dict[str, object]:
    tableau: list[object] = []
    for c, good in zip(seat.tableau, seat.goods, strict=True):
        word = _word(box, c)
        tableau.append(word if good == ids.NO_CARD else {word: _word(box, good)})
    return {
        "start": int(seat.start),
        "tableau": tableau,
        "hand": _words(box, seat.hand),
        "drawn": _words(box, seat.drawn),
        "shown": _words(box, seat.shown),
        "used": [box.answers.word(p) for p in seat.used],
        "made": [KIND_WORDS[kind] for kind in seat.made],
        "chips": int(seat.chips),
        "prestige": int(seat.prestige),
        "gained": int(seat.gained),
        "boosted": int(seat.boosted),
        "firsts": int(seat.firsts),
        "actions": _write_actions(seat.actions),
        "snapshot": _words(box, seat.snapshot),
        "placed": None if seat.placed == ids.NO_CARD else _word(box, seat.placed),
        "owes": int(seat.owes),
        "tactics": int(seat.tactics),
        "needs": int(seat.needs),
        "using": box.answers.word(seat.using),
        "settled": int(seat.settled),
        "declared": int(seat.declared),
    }


def _write_actions(mask: int) -> list[str]:
    """Action cards by name, the boosted ones marked."""
    out = [word for k, word in enumerate(ids.ACTION_WORDS) if mask >> k & 1]
    out += [
        f"boosted:{word}" for k, word in enumerate(ids.ACTION_WORDS) if mask >> k + ids.BOOST & 1
    ]
    if mask >> ids.SEARCH_BIT & 1:
        out.append("search")
    return out


def _word(box: Box, c: int) -> str:
    return FACE_DOWN if c == ids.HIDDEN else box.words[c]


def _words(box: Box, cards: Iterable[int]) -> list[str]:
    return [_word(box, c) for c in cards]


def _seats_in(mask: int, players: int) -> list[int]:
    return [i for i in range(players) if mask >> i & 1]


# -- reading ---------------------------------------------------------------


class Reader:
    """Finds cards by name and sees to it that none is used twice."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.free = list(box.present)

    def take(self, name: object) -> int:
        """The card of this name; of several copies the first that is still free, of several
        printings the one that is in the game.
        """
        if name == FACE_DOWN:
            return ids.HIDDEN
        if not isinstance(name, str):
            raise BadRecord("UNKNOWN_CARD", {"card": str(name)})
        exact = self.box.numbers.get(name, ids.NO_CARD)
        known = exact != ids.NO_CARD and self.box.present[exact]
        wanted = [exact] if known else self.copies(name)
        for c in wanted:
            if self.free[c]:
                self.free[c] = False
                return c
        raise BadRecord("CARD_TWICE" if wanted else "UNKNOWN_CARD", {"card": name})

    def copies(self, name: str) -> list[int]:
        return [
            c
            for c, card in enumerate(self.box.cards)
            if card.slug == slug(name) and self.box.present[c]
        ]

    def take_all(self, names: Iterable[object]) -> list[int]:
        return [self.take(name) for name in names]

    def rest(self) -> list[int]:
        """Every card that has not been named."""
        return [c for c, free in enumerate(self.free) if free]


def from_position(data: dict[str, object], listening: bool) -> Race:
    """The position that the data describe, in full or as it is arranged; with `listening` it tells
    what comes of arranging it.
    """
    from perihelion.race.arrange import arrange

    return _read(cast(Plain, data)) if "agenda" in data else arrange(cast(Plain, data), listening)


def _read(data: Plain) -> Race:
    check_written(data)
    setup = setup_read(data["players"], data["options"])
    box = box_of(setup)
    reader = Reader(box)
    seats = [_read_seat(reader, seat) for seat in data["seats"]]
    g = Race(
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
        seats,
        list(reversed(reader.take_all(data["deck"]))),
        reader.take_all(data["discard"]),
        reader.take_all(data["out"]),
        data["pool"],
        data["round"],
        ids.PHASES.index(data["phase"]),
        _read_expansions(setup, reader, data["arc"]),
    )
    if "seen_by" in data:
        g.viewer = SPECTATOR if data["seen_by"] is None else data["seen_by"]
    return checked(g)


def _read_expansions(setup: Setup, reader: Reader, data: Plain | None) -> Expansions:
    check_arc(setup, data)
    if data is None:
        return expansions_with([])
    return Expansions(
        [goal_named(word) for word in data["goals"]],
        list(data["holders"]),
        data["closed"],
        data["surplus"],
        data["tile"],
        data["on_tile"],
        reader.take_all(data["tucked"]),
        reader.take_all(data["paid"]),
        reader.take_all(data["flipped"]),
        data["category"],
        data["matches"],
        [Attack(*attack) for attack in data["attacks"]],
        data["prevented"],
        data["failed"],
        KIND_WORDS.index(data["named"]),
    )


def _read_seat(reader: Reader, data: Plain) -> Seat:
    box = reader.box
    tableau: list[int] = []
    goods: list[int] = []
    for entry in data["tableau"]:
        name, good = next(iter(entry.items())) if isinstance(entry, dict) else (entry, None)
        tableau.append(reader.take(name))
        goods.append(ids.NO_CARD if good is None else reader.take(good))
    return Seat(
        data["start"],
        reader.take_all(data["hand"]),
        tableau,
        goods,
        [box.answers.read(word) for word in data["snapshot"]],
        reader.take_all(data["drawn"]),
        [box.answers.read(word) for word in data["shown"]],
        [box.answers.read(word) for word in data["used"]],
        [KIND_WORDS.index(kind) for kind in data["made"]],
        data["chips"],
        data["prestige"],
        data["gained"],
        data["boosted"],
        data["firsts"],
        actions_named(data["actions"]),
        ids.NO_CARD if data["placed"] is None else box.answers.read(data["placed"]),
        data["owes"],
        data["tactics"],
        data["needs"],
        box.answers.read(data["using"]),
        data["settled"],
        data["declared"],
    )


def actions_named(words: Iterable[str]) -> int:
    """Action cards as bits."""
    mask = 0
    for word in words:
        if word == "search":
            mask |= 1 << ids.SEARCH_BIT
        elif word.startswith("boosted:"):
            k = ids.ACTION_WORDS.index(word.removeprefix("boosted:"))
            mask |= 1 << k | 1 << k + ids.BOOST
        else:
            mask |= 1 << ids.ACTION_WORDS.index(word)
    return mask
