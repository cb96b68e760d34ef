"""Positions by name, written out in full; `notation` says how and reads them back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from perihelion.beyond import ids
from perihelion.beyond.box import Box
from perihelion.beyond.phases.triggers import ABILITY_BIT, DISPLACED_BIT
from perihelion.beyond.seat import ORE_IN, STARS_IN, Seat
from perihelion.beyond.state import Beyond
from perihelion.tabletop.agenda import NO_VIEW

FACE_DOWN: Final = "?"
NOTHING: Final = "-"

USED_WORDS: Final = {
    ABILITY_BIT: "ability A",
    ABILITY_BIT + 1: "ability B",
    DISPLACED_BIT: "displaced",
}
"""What besides cards can be used once per turn."""


def to_position(g: Beyond) -> dict[str, object]:
    """The whole position by names; a view also says whose it is, where None is a spectator."""
    view = {} if g.viewer == NO_VIEW else {"seen_by": int(g.viewer) if g.viewer >= 0 else None}
    names = Names(g.box)
    return {
        "game": "beyond",
        "rules": ids.RULES_VERSION,
        "players": int(g.setup.players),
        "options": g.setup.options(),
        "round": int(g.marks.round),
        "last_round": int(g.marks.last_round),
        "progress": int(g.marks.progress),
        "claimant": int(g.marks.claimant),
        "active": int(g.marks.active),
        "seats": [_write_seat(g, names, seat) for seat in g.seats],
        "slots": _words(names.techs, g.cards),
        "events": _words(names.events, g.covers),
        "unused": _words(names.events, g.unused),
        "discarded": _words(names.events, g.discarded),
        "staying": [
            [names.events[e], int(where)] for e, where in zip(g.staying, g.staying_at, strict=True)
        ],
        "decks": [
            _words(names.techs if d < 3 else names.systems, reversed(deck))
            for d, deck in enumerate(g.decks)
        ],
        "buried": [[int(size) for size in parts] for parts in g.buried],
        "systems": _words(names.systems, g.systems),
        "outposts": [
            [ids.PLACE_WORDS[place], int(who), NOTHING if disc < 0 else ids.DISC_WORDS[disc]]
            for place, (who, disc) in enumerate(zip(g.holder, g.outpost, strict=True))
            if who >= 0
        ],
        "achievements": _words(names.achievements, g.achievements),
        "claims": [
            [[ids.DISC_WORDS[claim // 4], int(claim % 4)] for claim in claims]
            for claims in g.claims
        ],
        "drawn": _words(names.techs, g.drawn),
        "drawn_systems": _words(names.systems, g.drawn_systems),
        "out": _words(names.techs, g.out),
        "out_systems": _words(names.systems, g.out_systems),
        "marks": _write_marks(g, names),
        "order": [int(i) for i in g.order],
        "agenda": [step.word() for step in g.agenda],
        "lanes": [[step.word() for step in lane] for lane in g.lanes],
        "called": _bits(g.called),
        "asked": _bits(g.asked),
        "answered": _bits(g.answered),
        "given": [[g.answer_word(a) for a in given] for given in g.given],
        "revealed": int(g.revealed),
        "dice": g.dice.words(),
        **view,
    }


class Names:
    """The slugs of all pieces, by number."""

    def __init__(self, box: Box) -> None:
        self.techs = [one.slug for one in box.techs]
        self.events = [one.slug for one in box.events]
        self.systems = [one.slug for one in box.systems]
        self.achievements = [one.slug for one in box.achievements]
        self.guilds = [one.slug for one in box.guilds]
        self.factions = [one.slug for one in box.factions]


def _write_seat(g: Beyond, names: Names, seat: Seat) -> dict[str, object]:
    return {
        "faction": names.factions[seat.faction],
        "ore": int(seat.ore),
        "population": int(seat.population),
        "supply": [int(n) for n in seat.supply],
        "ships": _ships(seat.ships),
        "researched": [ids.SLOT_WORDS[slot] for slot in _bits(seat.researched)],
        "private": _words(names.techs, seat.private),
        "aside": int(seat.aside),
        "discs": [int(n) for n in seat.discs],
        "automated": [ids.DISC_WORDS[k] for k, n in enumerate(seat.automated) for _ in range(n)],
        "colonies": [
            {names.systems[s]: _discs(code)}
            for s, code in zip(seat.colonies, seat.colony_discs, strict=True)
        ],
        "pawn": NOTHING if seat.pawn == ids.OFF_BOARD else g.answer_word(seat.pawn),
        "powers": [ids.POWER_WORDS[k] for k in _bits(seat.powers)],
        "used": [
            *(names.techs[t] for t in _bits(seat.used_techs)),
            *(USED_WORDS.get(k) or names.systems[k] for k in _bits(seat.used)),
        ],
        "spent": int(seat.spent),
        "emptied": int(seat.emptied),
    }


def _write_marks(g: Beyond, names: Names) -> dict[str, object]:
    marks = g.marks
    return {
        "guilds": [names.guilds[k] for k in _bits(marks.guilds)],
        "rows": int(marks.rows),
        "extra_at": _place(marks.extra_at),
        "linked": NOTHING if marks.linked == ids.NO_CARD else names.systems[marks.linked],
        "free": [ids.PLACE_WORDS[k] for k in _bits(marks.free)],
        "dirty": [ids.PLACE_WORDS[k] for k in _bits(marks.dirty)],
        "changed": marks.changed,
        "substituted": marks.substituted,
        "captures": int(marks.captures),
        "points": int(marks.points),
        "target": _place(marks.target),
        "settled": int(marks.settled),
        "trades": int(marks.trades),
        "chain": [g.answer_word(space) for space in marks.chain],
        "before": ["ships", *_ships(marks.before)] if marks.before else [],
        "touched": [
            f"{ids.PLACE_WORDS[k // ids.LEVELS]}:{k % ids.LEVELS + 1}" for k in marks.touched
        ],
        "waiting": [[int(one // 16), ids.PLACE_WORDS[one % 16]] for one in marks.waiting],
    }


def _place(place: int) -> str:
    return NOTHING if place < 0 else ids.PLACE_WORDS[place]


def _ships(ships: Sequence[int]) -> list[str]:
    """Every ship by itself."""
    return [
        f"{ids.PLACE_WORDS[k // ids.LEVELS]}:{k % ids.LEVELS + 1}"
        for k, n in enumerate(ships)
        for _ in range(n)
    ]


def _discs(code: int) -> list[str]:
    """The discs on a colony."""
    counts = [code % ORE_IN, code // ORE_IN % 16, code // STARS_IN]
    return [ids.DISC_WORDS[k] for k, n in enumerate(counts) for _ in range(n)]


def _words(names: Sequence[str], cards: Iterable[int]) -> list[str]:
    return [FACE_DOWN if c == ids.HIDDEN else NOTHING if c < 0 else names[c] for c in cards]


def _bits(mask: int) -> list[int]:
    return [k for k in range(62) if mask >> k & 1]
