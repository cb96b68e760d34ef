"""Positions by name, read back; `writing` writes them out in full.

Cards, guilds and factions are named by their slugs (`plasma-cannon`), slots, places and spaces by
their words (`II-A`, `sol`, `basic.research-1.2`). `?` is a card that lies face down, `-` an empty
place. A ship is `A1:2`: where it stands and its level. A position with an `agenda` is complete; one
without is arranged, see `arrange`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

from perihelion.beyond import ids
from perihelion.beyond.box import Box, box_of
from perihelion.beyond.checking import checked
from perihelion.beyond.phases.rule import STEPS
from perihelion.beyond.pieces.marks import Marks
from perihelion.beyond.seat import ORE_IN, STARS_IN, Seat
from perihelion.beyond.shapes import WRITTEN, setup_read
from perihelion.beyond.state import Beyond
from perihelion.beyond.writing import FACE_DOWN, NOTHING, USED_WORDS, Names
from perihelion.tabletop.agenda import SPECTATOR
from perihelion.tabletop.dice import dice_from
from perihelion.tabletop.refusal import BadRecord
from perihelion.tabletop.shapes import bad, check_written

Plain = dict[str, Any]


class Reader:
    """Finds pieces by name."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.names = Names(box)

    def find(self, names: Sequence[str], word: str) -> int:
        """The number of a piece."""
        if word == FACE_DOWN:
            return ids.HIDDEN
        if word == NOTHING:
            return ids.NO_CARD
        if word not in names:
            raise BadRecord("UNKNOWN_CARD", {"card": word})
        return names.index(word)

    def tech(self, word: str) -> int:
        return self.find(self.names.techs, word)

    def system(self, word: str) -> int:
        return self.find(self.names.systems, word)

    def event(self, word: str) -> int:
        return self.find(self.names.events, word)

    def techs(self, words: Iterable[str]) -> list[int]:
        return [self.tech(word) for word in words]

    def systems(self, words: Iterable[str]) -> list[int]:
        return [self.system(word) for word in words]

    def events(self, words: Iterable[str]) -> list[int]:
        return [self.event(word) for word in words]


def known(names: Sequence[str], word: str, field: str) -> int:
    """The number of a word of the rules."""
    if word not in names:
        raise bad(field)
    return names.index(word)


def mask_of(names: Sequence[str], words: Iterable[str], field: str) -> int:
    """A bit for each word; none may stand there twice."""
    out = 0
    for word in words:
        bit = 1 << known(names, word, field)
        if out & bit:
            raise bad(field)
        out |= bit
    return out


def ship_named(word: str) -> int:
    """The number of a ship by place and level."""
    place, _, level = word.partition(":")
    if place not in ids.PLACE_WORDS or level not in ("1", "2", "3", "4"):
        raise bad("ships")
    return ids.PLACE_WORDS.index(place) * ids.LEVELS + int(level) - 1


def fleet_of(words: Iterable[str]) -> list[int]:
    """Ships by place and level."""
    out = [0] * ids.HANGARS
    for word in words:
        out[ship_named(word)] += 1
    return out


def discs_of(words: Iterable[str]) -> int:
    """The discs on a colony as one number."""
    return sum([1, ORE_IN, STARS_IN][known(ids.DISC_WORDS, word, "colonies")] for word in words)


def place_named(word: str, field: str) -> int:
    """A place, or nowhere."""
    return -1 if word == NOTHING else known(ids.PLACE_WORDS, word, field)


def from_position(data: dict[str, object], listening: bool) -> Beyond:
    """The position that the data describe, in full or as it is arranged; with `listening` it tells
    what comes of arranging it.
    """
    from perihelion.beyond.arrange import arrange

    return _read(cast(Plain, data)) if "agenda" in data else arrange(cast(Plain, data), listening)


def _read(data: Plain) -> Beyond:
    check_written(data, WRITTEN)
    setup = setup_read(data["players"], data["options"])
    box = box_of(setup)
    reader = Reader(box)
    holder, outpost = [-1] * len(ids.PLACE_WORDS), [-1] * len(ids.PLACE_WORDS)
    for word, who, disc in data["outposts"]:
        place = known(ids.PLACE_WORDS, word, "outposts")
        if holder[place] >= 0 or who < 0:
            raise bad("outposts")
        holder[place] = who
        outpost[place] = -1 if disc == NOTHING else known(ids.DISC_WORDS, disc, "outposts")
    g = Beyond(
        dice_from(data["dice"]),
        list(data["order"]),
        [STEPS.named(box, word) for word in data["agenda"]],
        [[STEPS.named(box, word) for word in lane] for lane in data["lanes"]],
        sum(1 << i for i in data["called"]),
        sum(1 << i for i in data["asked"]),
        sum(1 << i for i in data["answered"]),
        [[box.answers.read(word) for word in given] for given in data["given"]],
        data["revealed"],
        setup.automatic,
        setup,
        box,
        [_read_seat(reader, seat) for seat in data["seats"]],
        reader.techs(data["slots"]),
        reader.events(data["events"]),
        reader.events(data["unused"]),
        reader.events(data["discarded"]),
        reader.events(word for word, _ in data["staying"]),
        [where for _, where in data["staying"]],
        [
            list(reversed(reader.techs(deck) if d < 3 else reader.systems(deck)))
            for d, deck in enumerate(data["decks"])
        ],
        [list(parts) for parts in data["buried"]],
        reader.systems(data["systems"]),
        holder,
        outpost,
        [known(reader.names.achievements, word, "achievements") for word in data["achievements"]],
        [
            [4 * known(ids.DISC_WORDS, disc, "claims") + seat_number(who) for disc, who in claims]
            for claims in data["claims"]
        ],
        reader.techs(data["drawn"]),
        reader.systems(data["drawn_systems"]),
        reader.techs(data["out"]),
        reader.systems(data["out_systems"]),
        _read_marks(reader, data),
    )
    if "seen_by" in data:
        g.viewer = SPECTATOR if data["seen_by"] is None else data["seen_by"]
    return checked(g)


def seat_number(who: int) -> int:
    """A seat that a disc belongs to."""
    if not 0 <= who < 4:
        raise bad("claims")
    return who


def _read_seat(reader: Reader, data: Plain) -> Seat:
    names = reader.names
    automated = [0, 0, 0]
    for word in data["automated"]:
        automated[known(ids.DISC_WORDS, word, "automated")] += 1
    used_techs, used = 0, 0
    others = {word: k for k, word in USED_WORDS.items()}
    for word in data["used"]:
        if word in names.techs:
            used_techs |= 1 << names.techs.index(word)
        else:
            used |= 1 << (others[word] if word in others else known(names.systems, word, "used"))
    colonies = [
        next(iter(one.items())) if isinstance(one, dict) else (one, []) for one in data["colonies"]
    ]
    return Seat(
        known(names.factions, data["faction"], "faction"),
        data["ore"],
        data["population"],
        list(data["supply"]),
        fleet_of(data["ships"]),
        mask_of(ids.SLOT_WORDS, data["researched"], "researched"),
        reader.techs(data["private"]),
        data["aside"],
        list(data["discs"]),
        automated,
        [reader.system(word) for word, _ in colonies],
        [discs_of(discs) for _, discs in colonies],
        ids.OFF_BOARD if data["pawn"] == NOTHING else reader.box.answers.read(data["pawn"]),
        mask_of(ids.POWER_WORDS, data["powers"], "powers"),
        used_techs,
        used,
        data["spent"],
        data["emptied"],
    )


def _read_marks(reader: Reader, data: Plain) -> Marks:
    marks: Plain = data["marks"]
    before = marks["before"]
    return Marks(
        data["active"],
        data["round"],
        data["last_round"],
        data["progress"],
        data["claimant"],
        mask_of(reader.names.guilds, marks["guilds"], "guilds"),
        marks["rows"],
        place_named(marks["extra_at"], "extra_at"),
        reader.system(marks["linked"]),
        mask_of(ids.PLACE_WORDS, marks["free"], "free"),
        mask_of(ids.PLACE_WORDS, marks["dirty"], "dirty"),
        marks["changed"],
        marks["substituted"],
        marks["captures"],
        marks["points"],
        place_named(marks["target"], "target"),
        marks["settled"],
        marks["trades"],
        [reader.box.answers.read(word) for word in marks["chain"]],
        fleet_of(before[1:]) if before else [],
        [ship_named(word) for word in marks["touched"]],
        [16 * who + known(ids.PLACE_WORDS, word, "waiting") for who, word in marks["waiting"]],
    )
