"""Correcting the catalogue: owners of the printed game replace what was reconstructed.

Corrections are tables by piece, each with only the fields that differ:

    [technology.hypercomputing]
    actions = [{ spaces = 2, cost = { ore = 4 }, steps = [{ do = "research", level = 3 }] }]

`docs/howto/correct-the-cards.md` lists all fields.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from perihelion.beyond import ids
from perihelion.beyond.catalogue import reading
from perihelion.beyond.catalogue.boards import SIDES, TREE, YARDS, side, slot
from perihelion.beyond.catalogue.fields import EMPTY, Field, Wrong, flag, names, needed, number
from perihelion.beyond.catalogue.mat_corrections import SHARED, corrected_faction
from perihelion.beyond.pieces.cards import (
    CORRECTED,
    POINTS_WORDS,
    STAYS_WORDS,
    WHO_WORDS,
    Achievement,
    Block,
    EventCard,
    EventPoints,
    Guild,
    Points,
    System,
    Technology,
)
from perihelion.beyond.pieces.contents import Contents
from perihelion.beyond.pieces.counting import COUNT_WORDS
from perihelion.beyond.power import Action, Bundle, Variant
from perihelion.beyond.powers.choosing import RepeatImmediate
from perihelion.beyond.powers.others import LinkSystem, PlaceExtraSystem

Piece = TypeVar("Piece", Technology, EventCard, System, Achievement, Guild)

TABLES: Final = [
    "technology", "event", "system", "achievement", "guild", "faction", "mats", "slot", "board",
    "basic", "spaces", "points", "trade",
]  # fmt: skip

POWERS: Final = ids.POWER_WORDS[:-1]
"""Lasting abilities that can be named; `activated` has a field of its own."""

ARROWS: Final = ["white", "red"]
"""The colours of the arrows on events."""

PLAYERS: Final = ["2", "3", "4"]
"""The numbers of players, for each of which there is a tile and a side of the board."""

ENDLESS: Final = 999


def corrected(contents: Contents, corrections: dict[str, Any]) -> Contents:
    """The same box with these corrections; raises `Wrong` where one cannot be."""
    tables = Field(corrections, []).table(*TABLES)
    guilds = [one.slug for one in contents.guilds]
    contents.techs = _each(contents.techs, tables.get("technology", EMPTY), _technology)
    contents.events = _each(
        contents.events, tables.get("event", EMPTY), lambda old, field: _event(old, field, guilds)
    )
    contents.systems = _each(contents.systems, tables.get("system", EMPTY), _system)
    achievements = tables.get("achievement", EMPTY)
    contents.achievements = _each(contents.achievements, achievements, _achievement)
    contents.guilds = _each(contents.guilds, tables.get("guild", EMPTY), _guild)
    shared = tables.get("mats", EMPTY).table(*SHARED)
    named = tables.get("faction", EMPTY).table(*[one.slug for one in contents.factions])
    contents.factions = [
        corrected_faction(one, named.get(one.slug), shared) for one in contents.factions
    ]
    if "cells" in shared:
        contents.cells = shared["cells"].numbers(8, 8)
    _boards(contents, tables)
    _check_whole(contents, tables)
    return contents


def _each(
    pieces: list[Piece], field: Field, change: Callable[[Piece, Field], Piece]
) -> list[Piece]:
    """The pieces, those that are named in the table corrected."""
    named = field.table(*[one.slug for one in pieces])
    return [change(one, named[one.slug]) if one.slug in named else one for one in pieces]


def _bits(field: Field, words: Sequence[str], most: int) -> int:
    out = 0
    for one in field.each(0, most):
        out |= 1 << one.word(words)
    return out


def _activated(fields: dict[str, Field], old: Variant | None) -> Variant | None:
    """An ability that is used, the printed one or another; `false` takes it away."""
    if "activated" not in fields:
        return old
    return None if fields["activated"].value is False else reading.variant(fields["activated"])


def _refreshed(old: Action) -> Action:
    """The same action for another card: what repeats an immediate box must not be shared."""
    effects = [
        RepeatImmediate() if isinstance(e, RepeatImmediate) else e for e in old.bundle.effects
    ]
    return Action(old.spaces, old.cost, Bundle(effects))


def _technology(old: Technology, field: Field) -> Technology:
    fields = field.table(
        "name", "name_ru", "types", "right_type", "immediate", "actions", "powers", "activated",
        "level", *(["vp"] if old.level == 4 else []),
    )  # fmt: skip
    right = old.right
    types = old.types
    if "types" in fields:
        named = [one.word(ids.TYPE_WORDS) for one in fields["types"].each(1, 2)]
        types = sum(1 << type_ for type_ in set(named))
        right = ids.NO_TYPE if old.level == 4 else named[0]
    if "right_type" in fields:
        right = fields["right_type"].word(ids.TYPE_WORDS)
    if "level" in fields and fields["level"].number(1, 4) != old.level:
        raise fields["level"].wrong("LEVEL_IS_FIXED")
    return Technology(
        old.slug,
        old.level,
        types,
        right,
        reading.bundle(fields["immediate"]) if "immediate" in fields else old.now,
        reading.actions(fields["actions"])
        if "actions" in fields
        else [_refreshed(one) for one in old.actions],
        _bits(fields["powers"], POWERS, 6) if "powers" in fields else old.powers & 63,
        _activated(fields, old.activated),
        _points(fields["vp"]) if "vp" in fields else old.points,
        CORRECTED,
        names(fields, old.names),
    )


def _points(field: Field) -> Points:
    fields = field.table("fixed", "per")
    fixed = number(fields, "fixed", 0)
    if "per" not in fields:
        return Points(fixed, None, 0)
    per = fields["per"].table("count", "each", "vp", "max")
    inner = {name: value.value for name, value in per.items() if name != "vp"}
    counted = reading.amount(Field(inner, fields["per"].path))
    return Points(fixed, counted, number(per, "vp", 1))


def _event(old: EventCard, field: Field, guilds: list[str]) -> EventCard:
    fields = field.table(
        "name", "name_ru", "opens_guild", "on_reveal", "stays", "arrow", "linked_ore", "action",
        "points",
    )  # fmt: skip
    blocks = old.blocks
    if "on_reveal" in fields:
        blocks = []
        for one in fields["on_reveal"].each(0, 6):
            parts = one.table("who", "order", "steps")
            who = needed(one, parts, "who").word(WHO_WORDS)
            blocks.append(Block(who, reading.bundle(needed(one, parts, "steps"))))
    if "opens_guild" in fields and not old.mandatory:
        raise fields["opens_guild"].wrong("NO_GUILD_EVENT")
    return EventCard(
        old.slug,
        old.level,
        old.mandatory,
        fields["opens_guild"].word(guilds) if "opens_guild" in fields else old.guild,
        blocks,
        fields["stays"].word(STAYS_WORDS) if "stays" in fields else old.stays,
        ARROWS[fields["arrow"].word(ARROWS)] if "arrow" in fields else old.arrow,
        number(fields, "linked_ore", int(old.dearer), -9, 9),
        _event_action(fields["action"]) if "action" in fields else old.actions,
        _event_points(fields["points"]) if "points" in fields else old.points,
        CORRECTED,
        names(fields, old.names),
    )


def _event_action(field: Field) -> list[Action]:
    """The action that an event offers; `false` takes it away."""
    return [] if field.value is False else [reading.action(field)]


def _event_points(field: Field) -> EventPoints:
    fields = field.table("who", "vp", "count")
    who = needed(field, fields, "who").word(POINTS_WORDS)
    counted = fields["count"].word(COUNT_WORDS) if "count" in fields else 0
    return EventPoints(who, number(fields, "vp", 1, 1), counted)


def _system(old: System, field: Field) -> System:
    fields = field.table(
        "name", "name_ru", "deck", "starting", "strength", "specialisation", "vp",
        "control_bonus", "colonise_bonus", "powers", "activated",
    )  # fmt: skip
    kinds = old.kinds
    if "specialisation" in fields:
        fields["specialisation"].each(1, 2)
        kinds = _bits(fields["specialisation"], ids.DISC_WORDS[:2], 2)
    return System(
        old.slug,
        ids.DECK_A + fields["deck"].word(reading.DECK_LETTERS) if "deck" in fields else old.deck,
        flag(fields, "starting", old.starting),
        number(fields, "strength", int(old.strength), 1),
        kinds,
        number(fields, "vp", int(old.vp)),
        reading.bundle(fields["control_bonus"]) if "control_bonus" in fields else old.control,
        reading.bundle(fields["colonise_bonus"]) if "colonise_bonus" in fields else old.colonise,
        _bits(fields["powers"], POWERS, 6) if "powers" in fields else old.powers & 63,
        _activated(fields, old.activated),
        CORRECTED,
        names(fields, old.names),
    )


def _achievement(old: Achievement, field: Field) -> Achievement:
    fields = field.table("name", "name_ru", "condition", "cells", "fourth")
    counted, least, most = old.counted, old.least, old.most
    if "condition" in fields:
        parts = fields["condition"].table("count", "at_least", "at_most")
        counted = needed(fields["condition"], parts, "count").word(COUNT_WORDS)
        least = number(parts, "at_least", 0, 0, 99)
        most = number(parts, "at_most", ENDLESS, 0, ENDLESS)
        if "at_most" not in parts:
            needed(fields["condition"], parts, "at_least")
    return Achievement(
        old.slug,
        old.group,
        counted,
        least,
        most,
        fields["cells"].numbers(1, 4) if "cells" in fields else old.cells,
        fields["fourth"].numbers(0, 3) if "fourth" in fields else old.fourth,
        CORRECTED,
        names(fields, old.names),
    )


def _guild(old: Guild, field: Field) -> Guild:
    fields = field.table("name", "name_ru", "spaces", "cost", "steps")
    changed = Action(
        number(fields, "spaces", int(old.action.spaces), 1, ids.MOST_SPACES),
        reading.cost(fields["cost"]) if "cost" in fields else old.action.cost,
        reading.bundle(fields["steps"]) if "steps" in fields else Bundle(old.action.bundle.effects),
    )
    return Guild(old.slug, changed, CORRECTED, names(fields, old.names))


# -- boards ------------------------------------------------------------------


def _boards(contents: Contents, tables: dict[str, Field]) -> None:
    for k, field in tables.get("slot", EMPTY).numbered(ids.SLOT_WORDS):
        contents.slots[k] = _slot(ids.SLOT_WORDS[k], field)
    for k, field in tables.get("board", EMPTY).numbered(PLAYERS):
        contents.sides[k] = _side(int(PLAYERS[k]), field)
    for k, field in tables.get("basic", EMPTY).numbered(ids.BASIC_WORDS):
        field.table("cost", "steps")  # how many spaces there are is said for each tile
        contents.basic[k] = reading.action(field)
    for k, field in tables.get("spaces", EMPTY).numbered(PLAYERS):
        for n, spaces in field.numbered(ids.BASIC_WORDS[: ids.RECRUIT]):
            contents.tiles[k][n] = list(spaces.numbers(1, ids.MOST_SPACES, 0, 9))
    for k, field in tables.get("points", EMPTY).numbered(["level_1", "level_2", "level_3"]):
        contents.level_vp[k + 1] = field.number()
    trades = ["ore_to_population", "ship_to_population", "population_to_ore"]
    for k, field in tables.get("trade", EMPTY).numbered(trades):
        contents.rates[k] = field.number(0, 9)


def _slot(word: str, field: Field) -> Any:
    """A slot is joined to slots of the level before."""
    fields = field.table("requires", "need")
    requires, need = TREE[word]
    if "requires" in fields:
        level = word.split("-")[0]
        before = [other for other in TREE if other.split("-")[0] == level[:-1]]
        requires = [before[one.word(before)] for one in fields["requires"].each(0, 4)]
        need = len(requires)
    need = number(fields, "need", need, 0, 4)
    if need > len(requires) or (need == 0) != (not requires):
        raise Wrong([*field.path, "need"], "NOT_JOINED")
    return slot(requires, need)


def _side(players: int, field: Field) -> Any:
    """All locations hang together, and the systems and Sol are always there."""
    fields = field.table("lines", "yards")
    lines = SIDES[players]
    if "lines" in fields:
        words: list[str] = []
        for one in fields["lines"].each(8, 40):
            ends = one.text().split("-")
            if len(ends) != 2 or ends[0] == ends[1] or not set(ends) <= set(ids.PLACE_WORDS[:10]):
                raise one.wrong("WANT_LINE", words=ids.PLACE_WORDS[:10])
            words.append(one.text())
        lines = " ".join(words)
    yards = dict(YARDS)
    if "yards" in fields:
        for word, one in fields["yards"].table(*YARDS).items():
            yards[word] = one.word(ids.DISC_WORDS[:2])
    made = side(lines, yards)
    if any(made.far[0][place] == 99 for place in range(6)):
        raise Wrong([*field.path, "lines"], "NOT_CONNECTED")
    return made


# -- the whole ---------------------------------------------------------------


def _blamed(tables: dict[str, Field], table: str, name: str) -> list[str]:
    """The way to the last correction of this field, whatever card it is on."""
    out = [table, name]
    cards = tables[table].value if table in tables else None
    for card, fields in cards.items() if isinstance(cards, dict) else ():
        if isinstance(fields, dict) and name in fields:
            out = [table, str(card), name]
    return out


def _check_whole(contents: Contents, tables: dict[str, Field]) -> None:
    """What no single card can be blamed for."""
    for deck in (ids.DECK_A, ids.DECK_B):
        if len([one for one in contents.systems if one.deck == deck]) != 12:
            raise Wrong(_blamed(tables, "system", "deck"), "TWELVE_IN_A_DECK")
    starting = [one for one in contents.systems if one.starting]
    if len(starting) < 2 or any(one.deck != ids.DECK_A for one in starting):
        raise Wrong(_blamed(tables, "system", "starting"), "TWO_STARTING")
    opened = sorted(int(one.guild) for one in contents.events if one.mandatory)
    if opened != [0, 1, 2, 3]:
        raise Wrong(_blamed(tables, "event", "opens_guild"), "ONE_EVENT_A_GUILD")
    for kind in (PlaceExtraSystem, LinkSystem):
        having = [
            one.slug
            for one in contents.events
            if any(isinstance(e, kind) for block in one.blocks for e in block.bundle.effects)
        ]
        if len(having) > 1:
            raise Wrong(_blamed(tables, "event", "on_reveal"), "ONLY_ONE_SUCH_EVENT")
