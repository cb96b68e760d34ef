"""Answers as plain data."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.tiny.box import Box
from perihelion.tiny.ids import (
    AMOUNT,
    AMOUNTS,
    DESTINATIONS,
    DIE,
    DIE_NAMES,
    FACE,
    FACE_WORDS,
    FACES,
    FLEET,
    GALAXIES,
    GALAXY,
    GALAXY_OF,
    GALAXY_WORDS,
    HOP,
    JOURNEY,
    MISSION,
    MISSIONS,
    MIX,
    MIXES,
    OPPONENT,
    ORBIT_OF,
    PLAIN_WORDS,
    PLANET,
    PLANETS,
    RECALL,
    ROGUE,
    ROGUE_SEAT,
    ROGUES,
    SEATS,
    SHIP,
    SHIPS,
    SWING,
    TURNED,
)


def describe(box: Box, solo: bool, answer: i64) -> dict[str, object]:
    """An answer: its `kind` and what it names. Dice and ships are counted from 1, seats from 0; in
    solo play the rogue galaxy is no player, and its things have kinds of their own.
    """
    if solo:
        if answer == OPPONENT + ROGUE_SEAT:
            return {"kind": "rogue-galaxy"}
        if SHIP + SHIPS * ROGUE_SEAT <= answer < SHIP + SHIPS * (ROGUE_SEAT + 1):
            return {"kind": "rogue-ship", "ship": int((answer - SHIP) % SHIPS + 1)}
    if DIE <= answer < DIE + DIE_NAMES:
        return {"kind": "die", "die": int(answer - DIE + 1)}
    if FACE <= answer < FACE + FACES:
        return {"kind": "face", "face": FACE_WORDS[answer - FACE]}
    if TURNED <= answer < TURNED + 42:
        n = answer - TURNED
        return {"kind": "turned", "die": int(n // 6 + 1), "face": FACE_WORDS[n % 6]}
    if OPPONENT <= answer < OPPONENT + SEATS:
        return {"kind": "opponent", "rival": int(answer - OPPONENT)}
    if SHIP <= answer < SHIP + FLEET:
        return {"kind": "ship", **_ship(answer - SHIP)}
    if SWING <= answer < SWING + 16:
        n = answer - SWING
        return {"kind": "swing", "back": int(n // 4 + 1), "forward": int(n % 4 + 1)}
    if AMOUNT <= answer < AMOUNT + AMOUNTS:
        return {"kind": "amount", "amount": int(answer - AMOUNT)}
    if MIX <= answer < MIX + MIXES:
        return {"kind": "mix", **_mix(answer - MIX)}
    if MISSION <= answer < MISSION + MISSIONS:
        return {"kind": "mission", "card": box.missions[answer - MISSION].slug}
    if GALAXY <= answer < GALAXY + GALAXIES:
        return {"kind": "galaxy", "galaxy": GALAXY_WORDS[answer - GALAXY]}
    if ROGUE <= answer < ROGUE + ROGUES:
        return {"kind": "rogue", "rogue": box.rogues[answer - ROGUE].slug}
    if PLANET <= answer < PLANET + PLANETS:
        return {"kind": "planet", "card": box.planets[answer - PLANET].slug}
    if answer >= JOURNEY:
        return _about_ship(box, answer)
    return {"kind": PLAIN_WORDS.get(answer, "unknown")}


def _about_ship(box: Box, answer: i64) -> dict[str, object]:
    """A ship together with what becomes of it."""
    if answer < JOURNEY + 100 * FLEET and (answer - JOURNEY) % 100 < DESTINATIONS:
        ship = _ship((answer - JOURNEY) // 100)
        place = (answer - JOURNEY) % 100
        if place < ORBIT_OF:
            return {"kind": "land", **ship, "card": box.planets[place].slug}
        if place < GALAXY_OF:
            return {"kind": "enter-orbit", **ship, "card": box.planets[place - ORBIT_OF].slug}
        return {"kind": "go-home", **ship, "home": int(place - GALAXY_OF)}
    if HOP <= answer < HOP + 40 * FLEET:
        n = answer - HOP
        return {"kind": "hop", **_ship(n // 40), "card": box.planets[n % 40].slug}
    if RECALL <= answer < RECALL + 64 * FLEET:
        n = answer - RECALL
        return {"kind": "recall", **_ship(n // 64), **_mix(n % 64)}
    return {"kind": "unknown"}


def _ship(n: i64) -> dict[str, object]:
    return {"owner": int(n // 4), "ship": int(n % 4 + 1)}


def _mix(n: i64) -> dict[str, object]:
    return {"energy": int(n // 8), "culture": int(n % 8)}
