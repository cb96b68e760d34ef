"""Corrections of the mats."""

from __future__ import annotations

from perihelion.beyond.catalogue.fields import Field, Wrong, flag, names, needed, number
from perihelion.beyond.catalogue.lines import ore_track
from perihelion.beyond.catalogue.reading import TRACK_WORDS, bundle
from perihelion.beyond.ids import COLUMN_WORDS
from perihelion.beyond.pieces import mats
from perihelion.beyond.pieces.cards import CORRECTED
from perihelion.beyond.power import Bundle

SHARED = ["column_capacity", "food_track", "ore_track", "cells"]
"""What all mats have in common: the columns and automation cells of both sides, the tracks of the
basic ones."""


def corrected_faction(
    old: mats.Faction, field: Field | None, shared: dict[str, Field]
) -> mats.Faction:
    """A faction, with what is common to all mats and what is its own."""
    common = {name: one for name, one in shared.items() if name != "cells"}
    if field is None and not common:
        return old
    fields = {} if field is None else field.table("name", "name_ru", "basic", "advanced")
    room = {name: one for name, one in common.items() if name == "column_capacity"}
    return mats.Faction(
        old.slug,
        _mat(_changed(old.basic, common), fields.get("basic")),
        _mat(_changed(old.advanced, room), fields.get("advanced")),
        old.known if field is None else CORRECTED,
        names(fields, old.names),
    )


def _mat(old: mats.Mat, field: Field | None) -> mats.Mat:
    if field is None:
        return old
    own = ["population_from", "ore", "ships", "ships_from", "abilities"]
    made = _changed(old, field.table(*own, *SHARED[:3]))
    if len(made.ships) != len(made.ships_from):
        raise Wrong([*field.path, "ships_from"], "COLUMN_FOR_EACH_SHIP")
    taken = [*made.population_from, *made.ships_from]
    room = [int(n) for n in made.capacity]
    room[0] += 20 - sum(room)
    for column in range(len(COLUMN_WORDS)):
        if taken.count(column) > room[column]:
            raise Wrong([*field.path, "population_from"], "NOT_SO_MANY_CUBES")
    return made


def _changed(old: mats.Mat, fields: dict[str, Field]) -> mats.Mat:
    """The mat with these fields corrected."""
    capacity = _columns(fields, "column_capacity", old.capacity, 1)
    if sum(capacity) > 20:
        raise fields["column_capacity"].wrong("TWENTY_CUBES")
    return mats.Mat(
        capacity,
        _columns(fields, "food_track", old.food, 0),
        _ore_track(fields["ore_track"]) if "ore_track" in fields else old.ore,
        _letters(fields["population_from"]) if "population_from" in fields else old.population_from,
        number(fields, "ore", int(old.start_ore)),
        fields["ships"].numbers(0, 6, 1, 4) if "ships" in fields else old.ships,
        _letters(fields["ships_from"]) if "ships_from" in fields else old.ships_from,
        [_ability(one) for one in fields["abilities"].each(0, 2)]
        if "abilities" in fields
        else old.abilities,
    )


def _columns(fields: dict[str, Field], name: str, old: list[int], least: int) -> list[int]:
    """A number for each column."""
    if name not in fields:
        return [int(n) for n in old]
    named = fields[name].table(*COLUMN_WORDS)
    return [needed(fields[name], named, word).number(least, 20) for word in COLUMN_WORDS]


def _ore_track(field: Field) -> list[int]:
    """Symbols by the number of discs that must be off the track."""
    offs = [str(off) for off in range(9)]
    return ore_track({int(off): one.number() for off, one in field.table(*offs).items()})


def _letters(field: Field) -> list[int]:
    return [one.word(COLUMN_WORDS) for one in field.each(0, 10)]


def _ability(field: Field) -> mats.Ability:
    kind = ["track", "off", "trigger"]
    acting, passive = ["steps", "min_trades", "once"], ["passive", "amount"]
    fields = field.table(*kind, *acting, *passive)
    track = needed(field, fields, "track").word(TRACK_WORDS)
    off = needed(field, fields, "off").number(0, 8)
    trigger = needed(field, fields, "trigger").word(mats.TRIGGER_WORDS)
    if trigger == mats.PASSIVE:
        field.table(*kind, *passive)
        what = needed(field, fields, "passive").word(mats.PASSIVE_WORDS[1:]) + 1
        amount = needed(field, fields, "amount").number()
        return mats.Ability(track, off, trigger, Bundle([]), what, amount, False)
    field.table(*kind, *acting)
    steps = bundle(needed(field, fields, "steps"))
    trades = number(fields, "min_trades", 0)
    return mats.Ability(track, off, trigger, steps, mats.NO_PASSIVE, trades, flag(fields, "once"))
