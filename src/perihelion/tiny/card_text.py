"""What is printed on the pieces of Tiny Epic Galaxies, as data with the ids of its words."""

from __future__ import annotations

from collections.abc import Sequence

from perihelion.tabletop.scene import Said, Several
from perihelion.tiny import ids
from perihelion.tiny.pieces.missions import Aim, Mission
from perihelion.tiny.pieces.planets import Planet
from perihelion.tiny.pieces.rogues import Effect
from perihelion.tiny.power import Action


def name_of(piece: Planet | Mission) -> Said:
    """The name of a planet or of a mission."""
    return Said(f"card-{piece.slug}")


def face_name(face: int) -> Said:
    """A face of a die, a resource or a type of tracks in one word."""
    return Said(f"face-{ids.FACE_WORDS[face]}")


def sentence(of: Action | Effect | Aim) -> Said:
    """What an action, a part of an attack or a mission says, in full."""
    said = of.sentence()
    return Said(f"power-{said.message}", said.facts)


def attack_words(effects: Sequence[Effect]) -> Several:
    """An attack with all its parts."""
    return Several([sentence(effect) for effect in effects], " ")


def figures(planet: Planet) -> Said:
    """The name of a planet, what it yields, its track and its points."""
    facts = {
        "name": name_of(planet),
        "yields": face_name(int(planet.resource)),
        "track": face_name(int(planet.track)),
        "length": int(planet.length),
        "points": int(planet.vp),
    }
    return Said("planet", facts)


def action_lines(planet: Planet) -> list[Said]:
    """What the action of a planet costs and does, and when it can be used."""
    out: list[Said] = []
    if planet.energy:
        out.append(Said("cost-energy", {"amount": int(planet.energy)}))
    if planet.culture:
        out.append(Said("cost-culture", {"amount": int(planet.culture)}))
    out.append(sentence(planet.action))
    if planet.own_turn:
        out.append(Said("limit-own-turn"))
    if planet.once:
        out.append(Said("limit-once"))
    return out


def die_words(number: int, face: int) -> Said:
    """A die with its face."""
    return Said("die", {"number": number, "side": face_name(face)})


def refusal_words(code: str) -> Said:
    """Why something cannot be done."""
    return Said(f"refusal-{code.lower().replace('_', '-')}")
