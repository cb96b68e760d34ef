"""The words in which the catalogue is written, and what may be put right in it."""

from __future__ import annotations

from collections.abc import Mapping

from perihelion.tiny.pieces.planets import TWO_SOURCES, Action, Planet


def planet(
    name: str,
    resource: int,
    track: int,
    length: int,
    *,
    vp: int,
    action: Action,
    energy: int = 0,
    culture: int = 0,
    own_turn: bool = False,
    once: bool = False,
    leads_on: bool = False,
    numbers: str = TWO_SOURCES,
    text: str = TWO_SOURCES,
) -> Planet:
    """A planet; `energy` and `culture` are what its action costs."""
    return Planet(
        name.lower(), name, resource, track, length, vp, action, energy, culture,
        own_turn, once, leads_on, numbers, text,
    )  # fmt: skip


def corrected(one: Planet, changes: Mapping[str, object]) -> Planet:
    """The same planet with other figures or limits; unknown names are an error."""
    fields: dict[str, object] = {
        "resource": one.resource,
        "track": one.track,
        "length": one.length,
        "vp": one.vp,
        "energy": one.energy,
        "culture": one.culture,
        "own_turn": one.own_turn,
        "once": one.once,
    }
    for name, value in changes.items():
        if name not in fields or type(value) is not type(fields[name]):
            raise ValueError(name)
        fields[name] = value
    return Planet(
        one.slug,
        one.name,
        _number(fields["resource"]),
        _number(fields["track"]),
        _number(fields["length"]),
        _number(fields["vp"]),
        one.action,
        _number(fields["energy"]),
        _number(fields["culture"]),
        fields["own_turn"] is True,
        fields["once"] is True,
        one.leads_on,
        one.numbers,
        one.text,
    )


def _number(value: object) -> int:
    if not isinstance(value, int):
        raise ValueError(str(value))
    return value
