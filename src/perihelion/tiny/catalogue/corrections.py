"""What the options correct in the catalogue, for owners of the printed cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from perihelion.tabletop.refusal import BadSetup
from perihelion.tabletop.registry import is_number
from perihelion.tiny import ids
from perihelion.tiny.catalogue.planets import PLANETS
from perihelion.tiny.pieces.planets import Planet


def corrected_planet(one: Planet, printed: dict[str, Any]) -> Planet:
    """The planet as it is printed, or as the options put it right."""
    changes: dict[str, object] = {}
    if one.slug in ("clj-0517", "la-torres") and printed.get("steal_own_turn_only", False):
        changes["own_turn"] = True
    if one.slug in ("birkomius", "bisschop") and not printed.get("follow_income_once", True):
        changes["once"] = False
    if one.slug in ("tifnod", "vizcarra"):
        changes["energy"] = printed.get("push_price", 0)
    changes.update(corrections(printed).get(one.slug, {}))
    return corrected(one, changes)


def corrections(options: dict[str, Any]) -> dict[str, dict[str, object]]:
    """Other figures for single planets, as in {"birkomius": {"resource": "energy"}}."""
    named = options.get("planets", {})
    wrong = BadSetup("BAD_SETTING", {"setting": "planets", "value": str(named)})
    if not isinstance(named, dict):
        raise wrong
    slugs = [planet.slug for planet in PLANETS]
    out: dict[str, dict[str, object]] = {}
    for slug, figures in named.items():
        if slug not in slugs or not isinstance(figures, dict):
            raise wrong
        out[slug] = {}
        for name, value in figures.items():
            if name in ("resource", "track"):
                allowed = ids.FACE_WORDS[1:3] if name == "resource" else ids.FACE_WORDS[3:5]
                fits = value in allowed
            else:
                most = {"length": 8, "vp": 9}.get(name, 0)
                fits = is_number(value) and 1 <= value <= most
            if not fits:
                raise wrong
            out[slug][name] = ids.FACE_WORDS.index(value) if isinstance(value, str) else value
    return out


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
