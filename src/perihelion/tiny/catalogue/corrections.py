"""What the options correct in the catalogue, for owners of the printed cards."""

from __future__ import annotations

from typing import Any

from perihelion.tabletop.refusal import BadSetup
from perihelion.tabletop.registry import is_number
from perihelion.tiny import ids
from perihelion.tiny.catalogue.planets import PLANETS
from perihelion.tiny.pieces.planets import Planet


def corrected_planet(one: Planet, printed: dict[str, Any]) -> Planet:
    """The planet as it is printed, or as the options put it right."""
    changes: dict[str, Any] = {}
    if one.slug in ("clj-0517", "la-torres"):
        changes["own_turn"] = printed["steal_own_turn_only"]
    if one.slug in ("birkomius", "bisschop"):
        changes["once"] = printed["follow_income_once"]
    if one.slug in ("tifnod", "vizcarra"):
        changes["energy"] = printed["push_price"]
    changes.update(corrections(printed["planets"]).get(one.slug, {}))
    return corrected(one, changes)


def corrections(named: object) -> dict[str, dict[str, int]]:
    """Other figures for single planets, as in {"birkomius": {"resource": "energy"}}."""
    wrong = BadSetup("BAD_SETTING", {"setting": "planets", "value": str(named)})
    if not isinstance(named, dict):
        raise wrong
    slugs = [planet.slug for planet in PLANETS]
    out: dict[str, dict[str, int]] = {}
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


def corrected(one: Planet, changes: dict[str, Any]) -> Planet:
    """The same planet with other figures or limits."""
    return Planet(
        one.name,
        changes.get("resource", one.resource),
        changes.get("track", one.track),
        changes.get("length", one.length),
        changes.get("vp", one.vp),
        one.action,
        changes.get("energy", one.energy),
        one.culture,
        changes.get("own_turn", one.own_turn),
        changes.get("once", one.once),
        one.leads_on,
        one.numbers,
        one.text,
    )
