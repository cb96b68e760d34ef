"""What is printed on the pieces of Tiny Epic Galaxies, as data with the ids of its words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from perihelion.tabletop.scene import Said, Saying, Several
from perihelion.tiny import ids
from perihelion.tiny.pieces.missions import Aim, Mission
from perihelion.tiny.pieces.planets import Planet
from perihelion.tiny.pieces.rogues import Effect, RogueMat
from perihelion.tiny.power import Action

Piece: TypeAlias = Planet | Mission | RogueMat
"""Something printed that has a name."""


def name_of(piece: Planet | Mission) -> Said:
    """The name of a planet or of a mission."""
    return Said(f"card-{piece.slug}")


def face_name(face: int) -> Said:
    """A face of a die, a resource or a type of tracks in one word."""
    return Said(f"face-{ids.FACE_WORDS[face]}")


def sentence(of: Action | Effect | Aim) -> Said:
    """What an action, a part of an attack or a mission says, in full."""
    return Said(f"power-{of.sentence.message}", of.sentence.facts)


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


def _costs(planet: Planet) -> dict[str, object]:
    """What the action of a planet costs, by resource."""
    return {w: int(n) for w, n in (("energy", planet.energy), ("culture", planet.culture)) if n}


def _limits(planet: Planet) -> list[str]:
    """How often, and when, the action can be used."""
    return [w for w, yes in (("own-turn", planet.own_turn), ("once", planet.once)) if yes]


def price(planet: Planet) -> list[Said]:
    """What the action of a planet costs, in a word; nothing if it is free."""
    return [Said(f"price-{word}", {"amount": n}) for word, n in _costs(planet).items()]


def limits(planet: Planet) -> list[Said]:
    """How often, and when, the action can be used, in a word."""
    return [Said(f"when-{word}") for word in _limits(planet)]


def action_lines(planet: Planet) -> list[Said]:
    """What the action of a planet costs and does, and when it can be used."""
    costs = [Said(f"cost-{word}", {"amount": n}) for word, n in _costs(planet).items()]
    return [*costs, sentence(planet.action), *[Said(f"limit-{word}") for word in _limits(planet)]]


def short_action(planet: Planet) -> Saying:
    """The same in a few words."""
    said = planet.action.sentence
    does = Said(f"short-{said.message}", said.facts)
    limited = limits(planet)
    if limited:
        does = Said("limited", {"does": does, "limits": limited})
    return Several([*price(planet), does], ": ")


def die_words(number: int, face: int) -> Said:
    """A die with its face."""
    return Said("die", {"number": number, "side": face_name(face)})


def refusal_words(code: str) -> Said:
    """Why something cannot be done."""
    return Said(f"refusal-{code.lower().replace('_', '-')}")
