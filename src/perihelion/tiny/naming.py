"""Answers as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from perihelion.tiny import ids

if TYPE_CHECKING:
    from perihelion.tiny.box import Box


def describe(box: Box, solo: bool, answer: i64) -> dict[str, object]:
    """An answer: its `kind` and what it names. Dice and ships are counted from 1, seats from 0; in
    solo play the rogue galaxy is no player, and its things have kinds of their own.
    """
    if solo:
        if answer == ids.OPPONENT + ids.ROGUE_SEAT:
            return {"kind": "rogue-galaxy"}
        if (
            ids.SHIP + ids.SHIPS * ids.ROGUE_SEAT
            <= answer
            < ids.SHIP + ids.SHIPS * (ids.ROGUE_SEAT + 1)
        ):
            return {"kind": "rogue-ship", "ship": int((answer - ids.SHIP) % ids.SHIPS + 1)}
    if ids.DIE <= answer < ids.DIE + ids.DIE_NAMES:
        return {"kind": "die", "die": int(answer - ids.DIE + 1)}
    if ids.FACE <= answer < ids.FACE + ids.FACES:
        return {"kind": "face", "face": ids.FACE_WORDS[answer - ids.FACE]}
    if ids.TURNED <= answer < ids.TURNED + 42:
        n = answer - ids.TURNED
        return {"kind": "turned", "die": int(n // 6 + 1), "face": ids.FACE_WORDS[n % 6]}
    if ids.OPPONENT <= answer < ids.OPPONENT + ids.SEATS:
        return {"kind": "opponent", "rival": int(answer - ids.OPPONENT)}
    if ids.SHIP <= answer < ids.SHIP + ids.FLEET:
        return {"kind": "ship", **_ship(answer - ids.SHIP)}
    if ids.SWING <= answer < ids.SWING + 16:
        n = answer - ids.SWING
        return {"kind": "swing", "back": int(n // 4 + 1), "forward": int(n % 4 + 1)}
    if ids.AMOUNT <= answer < ids.AMOUNT + ids.AMOUNTS:
        return {"kind": "amount", "amount": int(answer - ids.AMOUNT)}
    if ids.MIX <= answer < ids.MIX + ids.MIXES:
        return {"kind": "mix", **_mix(answer - ids.MIX)}
    if ids.MISSION <= answer < ids.MISSION + ids.MISSIONS:
        return {"kind": "mission", "card": box.missions[answer - ids.MISSION].slug}
    if ids.GALAXY <= answer < ids.GALAXY + ids.GALAXIES:
        return {"kind": "galaxy", "galaxy": ids.GALAXY_WORDS[answer - ids.GALAXY]}
    if ids.ROGUE <= answer < ids.ROGUE + ids.ROGUES:
        return {"kind": "rogue", "rogue": box.rogues[answer - ids.ROGUE].slug}
    if ids.PLANET <= answer < ids.PLANET + ids.PLANETS:
        return {"kind": "planet", "card": box.planets[answer - ids.PLANET].slug}
    if answer >= ids.JOURNEY:
        return _about_ship(box, answer)
    return {"kind": ids.PLAIN_WORDS.get(answer, "unknown")}


def _about_ship(box: Box, answer: i64) -> dict[str, object]:
    """A ship together with what becomes of it."""
    if answer < ids.JOURNEY + 100 * ids.FLEET and (answer - ids.JOURNEY) % 100 < ids.DESTINATIONS:
        ship = _ship((answer - ids.JOURNEY) // 100)
        place = (answer - ids.JOURNEY) % 100
        if place < ids.ORBIT_OF:
            return {"kind": "land", **ship, "card": box.planets[place].slug}
        if place < ids.GALAXY_OF:
            return {"kind": "enter-orbit", **ship, "card": box.planets[place - ids.ORBIT_OF].slug}
        return {"kind": "go-home", **ship, "home": int(place - ids.GALAXY_OF)}
    if ids.HOP <= answer < ids.HOP + 40 * ids.FLEET:
        n = answer - ids.HOP
        return {"kind": "hop", **_ship(n // 40), "card": box.planets[n % 40].slug}
    if ids.RECALL <= answer < ids.RECALL + 64 * ids.FLEET:
        n = answer - ids.RECALL
        return {"kind": "recall", **_ship(n // 64), **_mix(n % 64)}
    return {"kind": "unknown"}


def _ship(n: i64) -> dict[str, object]:
    return {"owner": int(n // 4), "ship": int(n % 4 + 1)}


def _mix(n: i64) -> dict[str, object]:
    return {"energy": int(n // 8), "culture": int(n % 8)}
