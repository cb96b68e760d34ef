"""A table of Beyond the Sun as a scene that any screen can draw, made from its look."""

from __future__ import annotations

from collections.abc import Sequence

from perihelion.beyond import ids
from perihelion.beyond.box import Box
from perihelion.beyond.card_text import (
    card_named,
    condition,
    lines_of,
    name_of,
    place_name,
    types_of,
)
from perihelion.beyond.look import (
    Aim,
    GuildTile,
    Location,
    Mat,
    Space,
    Staying,
    Talent,
    TreeSlot,
    look,
)
from perihelion.beyond.phases.achievement import STALEMATE, is_stalemate
from perihelion.beyond.pieces.cards import System, Technology
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.question import Option
from perihelion.tabletop.scene import (
    Player,
    Said,
    Saying,
    Scene,
    SeatScene,
    Source,
    Thing,
    Zone,
    filled,
)


def about(g: Beyond, option: Option) -> list[Saying]:
    """What is printed on the card of an option."""
    card = card_named(g.box, option.structure.get("card"))
    return [] if card is None else [*lines_of(card, g.box)]


def scene(g: Beyond, viewer: int | None) -> Scene:
    """The table as a scene."""
    seen, box = look(g, viewer), g.box
    events = [Thing(event_words(one), lines_of(one.card, box)) for one in seen.events]
    decks = [_told("deck", deck=one.word, count=one.count) for one in seen.decks]
    return Scene(
        game="beyond",
        viewer=viewer,
        round=seen.round,
        phase=Said("phases-over") if seen.over else None,
        turn=None if seen.over else seen.active,
        asked=[k for k in seen.order if g.waits_for(k) and not g.answered & BIT[k]],
        end=seen.end,
        left=max(seen.needed - seen.claimed, 1) if seen.last == "no" else 0,
        table=filled(
            [
                *[_level(seen, level, box) for level in range(1, ids.LEVELS + 1)],
                Zone("systems", [_place_thing(one, box) for one in seen.places]),
                Zone("achievements", [_aim_thing(one) for one in seen.aims]),
                Zone("guilds", [_guild_thing(one, box) for one in seen.guilds]),
                Zone("events", events),
                Zone("decks", decks),
            ]
        ),
        seats=[SeatScene(mat.points, None, _zones(mat, box)) for mat in seen.mats],
        sources=[Source(one.source, one.points) for one in seen.points],
        winners=g.winners() if seen.over else [],
        why=Said("end-stalemate", {"rounds": STALEMATE}) if seen.over and is_stalemate(g) else None,
    )


def _level(seen: Space, level: int, box: Box) -> Zone:
    """The slots of a level: their cards, who has researched them, what they need."""
    slots = [_slot_thing(slot, box) for slot in seen.tree if slot.level == level]
    return Zone("techs", slots, {"level": ids.LEVEL_WORDS[level - 1]})


def _slot_thing(slot: TreeSlot, box: Box) -> Thing:
    lines: list[Saying] = []
    if slot.requires:
        facts = {"count": slot.need, "slots": ", ".join(slot.requires)}
        lines.append(Said("requires", facts))
    if slot.card is None:
        if slot.covered:
            lines.append(Said("covered"))
        return Thing(Said("slot", {"slot": slot.word}), lines, faded=True)
    if slot.owners:
        lines.append(Said("owned", {"names": [Player(i) for i in slot.owners]}))
    facts = {"slot": slot.word, "name": name_of(slot.card), "kinds": types_of(slot.card)}
    return Thing(Said("tech", facts), [*lines_of(slot.card, box), *lines], slot.owners)


def _place_thing(one: Location, box: Box) -> Thing:
    """A place: its system, who controls it, whose ships are there."""
    where = place_name(one.word)
    words: Saying = where
    lines: list[Saying] = []
    if one.system is not None:
        facts = {"name": name_of(one.system), "points": int(one.system.vp)}
        words = Said("place-system", {"where": where, "strength": one.strength, **facts})
        lines += lines_of(one.system, box)
    there = {i for i, levels in enumerate(one.ships) if levels}
    if one.holder is not None:
        there.add(one.holder)
    return Thing(words, [*lines, *one.told], sorted(there))


def _row(numbers: Sequence[int]) -> str:
    return ", ".join(str(n) for n in numbers)


def _aim_thing(one: Aim) -> Thing:
    """What an achievement asks for and pays, who has claimed it, and how far the viewer is."""
    lines: list[Saying] = [condition(one.card)]
    if one.have is not None:
        lines.append(Said("you-have", {"count": one.have}))
    if one.claims:
        lines.append(Said("claimed", {"names": [Player(i) for i in one.claims]}))
    facts = {"name": name_of(one.card), "points": _row(one.left) or Said("none")}
    return Thing(Said("achievement", facts), lines, one.claims, not one.left)


def _guild_thing(one: GuildTile, box: Box) -> Thing:
    closed = [] if one.is_open else [Said("guild-closed")]
    lines = [*lines_of(one.guild, box), *closed]
    return Thing(name_of(one.guild), lines, faded=not one.is_open)


def event_words(one: Staying) -> Saying:
    """An event in play, with the system that it is linked to."""
    name = name_of(one.card)
    if one.linked is None:
        return name
    return Said("linked", {"name": name, "system": name_of(one.linked)})


def _zones(mat: Mat, box: Box) -> list[Zone]:
    """What lies on and beside a mat."""
    tracks = (("food", mat.food_discs), ("ore", mat.ore_discs))
    fleets = [(place_name(fleet.place), fleet.levels) for fleet in mat.ships]
    return filled(
        [
            Zone("faction", [Thing(name_of(mat.faction), [_talent(one) for one in mat.abilities])]),
            Zone(
                "stock",
                [
                    _told("ore", count=mat.ore, more=mat.more_ore),
                    _told("population", count=mat.population, more=mat.growth),
                ],
            ),
            Zone(
                "supply",
                [_told("column", column=one.letter, count=one.cubes) for one in mat.supply],
            ),
            Zone("discs", [_told("track", kind=Said(f"kind-{w}"), count=n) for w, n in tracks]),
            Zone("automation", [_told("automated", count=mat.automation)]),
            Zone("ships", [_told("fleet", where=where, levels=_row(row)) for where, row in fleets]),
            Zone("researched", [_card_thing(tech, box) for tech in mat.researched]),
            Zone("private", [_card_thing(tech, box) for tech in mat.private]),
            Zone("colonies", [_colony_thing(system, box) for system in mat.colonies]),
            Zone("pawn", [] if mat.pawn is None else [Thing(mat.pawn)]),
        ]
    )


def _talent(one: Talent) -> Said:
    """An ability, and whether it is unlocked."""
    return Said("talent-unlocked" if one.unlocked else "talent-locked", {"ability": one.words})


def _told(message: str, **facts: object) -> Thing:
    return Thing(Said(message, facts))


def _card_thing(card: Technology, box: Box) -> Thing:
    return Thing(name_of(card), lines_of(card, box))


def _colony_thing(system: System, box: Box) -> Thing:
    words = Said("colony", {"name": name_of(system), "points": int(system.vp)})
    return Thing(words, lines_of(system, box))
