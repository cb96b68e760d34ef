"""A position together with the words and signs for what is in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from perihelion import words
from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.table import Table
from perihelion.tiny import ids
from perihelion.tiny.phases.moves import suppose_paid
from perihelion.tiny.pieces.missions import Aim
from perihelion.tiny.pieces.planets import Planet
from perihelion.tiny.pieces.rogues import Effect
from perihelion.tiny.power import Action, Sentence
from perihelion.tiny.state import Tiny
from perihelion.words.bundles import exists
from perihelion.words.voice import Voice

_COLOURS: Final = ["bright_blue", "green", "red", "yellow", "white"]
"""Of the galaxies, in the order of their words; black would not be seen on most screens."""

FACE_COLOURS: Final = ["", "yellow", "cyan", "magenta", "green", ""]
"""Of the faces; the words say the same."""


class Scene:
    """What is to be shown, and to whom: to `me`, or to a spectator."""

    def __init__(self, view: Table, voice: Voice, names: Sequence[str], me: int | None) -> None:
        assert isinstance(view, Tiny)
        self.g = view
        self.voice = voice
        self.me = me
        self.names = [*names, *([rogue_name(view, voice)] if view.solo() else [])]
        first = [name[:1] for name in self.names]
        distinct = len(set(first)) == len(first)
        self.letters = first if distinct else [str(i + 1) for i in range(len(first))]

    def unpaid(self) -> bool:
        """Whether what a follow costs will be paid with the choice that is open now."""
        chain = self.g.at_work
        return chain is not None and chain.leader != ids.NO_SEAT

    def paid(self) -> Scene:
        """The same with the price of the follow paid, since what is chosen comes after that."""
        g = self.g.copy()
        chain = g.chain()
        suppose_paid(g, chain)
        chain.leader = ids.NO_SEAT
        chain.price = 0
        names = self.names[: len(g.order)]
        return Scene(g, self.voice, names, self.me)

    def say(self, message: str, /, **facts: object) -> str:
        return self.voice.say(message, **facts)

    def seats(self) -> list[int]:
        """All seats in player order, the rogue galaxy after them, one's own last."""
        order = [int(i) for i in self.g.order]
        if self.g.solo() and self.g.has_rogue():
            order.append(ids.ROGUE_SEAT)
        others = [i for i in order if i != self.me]
        return others if self.me is None else [*others, self.me]

    def is_rogue(self, i: int) -> bool:
        return self.g.solo() and i == ids.ROGUE_SEAT

    def planet(self, p: int) -> str:
        return self.voice.card(self.g.planets[p].slug)

    def colour(self, i: int) -> str:
        galaxy = int(self.g.seats[i].galaxy)
        return "" if galaxy == ids.NO_GALAXY else _COLOURS[galaxy]

    def ship(self, i: int, ship: int) -> Text:
        """A ship by the letter of its player and its number, in the colour of the galaxy."""
        return Text(f"{self.letters[i]}{ship + 1}", style=f"bold {self.colour(i)}".strip())


def rogue_name(view: Tiny, voice: Voice) -> str:
    """What the rogue galaxy is called; before it has been chosen, just that."""
    if not view.has_rogue():
        return voice.say("rogue-galaxy")
    return words.say(voice.lang, voice.game, f"rogue-{view.mat().slug}", {})


def face_name(voice: Voice, face: int) -> str:
    """A face of a die, a resource or a type of tracks in one word."""
    return voice.say(f"face-{ids.FACE_WORDS[face]}")


def face_text(voice: Voice, face: int, brief: bool = False) -> Text:
    """The same in its colour; resources and types can be cut short."""
    name = voice.say(f"abbr-{ids.FACE_WORDS[face]}") if brief else face_name(voice, face)
    return Text(name, style=FACE_COLOURS[face])


def reason(voice: Voice, refusal: Refusal) -> str:
    """Why not, in a few words if there are such."""
    message = f"why-{refusal.code.lower().replace('_', '-')}"
    if exists(voice.lang, f"{voice.game}-{message}"):
        return words.say(voice.lang, voice.game, message, {})
    return voice.refusal(refusal)


def sentence(voice: Voice, of: Action | Effect | Aim) -> str:
    """What an action, a part of an attack or a mission says, in full."""
    said: Sentence = of.sentence()
    return voice.power(said.message, said.facts)


def attack_sentence(voice: Voice, effects: Sequence[Effect]) -> str:
    """An attack with all its parts."""
    return " ".join(sentence(voice, effect) for effect in effects)


def price(voice: Voice, planet: Planet) -> str:
    """What the action of a planet costs; nothing if it is free."""
    if planet.energy:
        return voice.say("cost-energy", amount=int(planet.energy))
    return voice.say("cost-culture", amount=int(planet.culture)) if planet.culture else ""


def limits(voice: Voice, planet: Planet) -> list[str]:
    """How often, and when, the action can be used."""
    out: list[str] = []
    if planet.own_turn:
        out.append(voice.say("limit-own-turn"))
    if planet.once:
        out.append(voice.say("limit-once"))
    return out


def short_action(voice: Voice, planet: Planet) -> str:
    """The action of a planet in a few words, its price before it and its limits behind."""
    said = planet.action.sentence()
    out = voice.say(f"short-{said.message}", **said.facts)
    paid = price(voice, planet)
    limited = limits(voice, planet)
    return (f"{paid}: " if paid else "") + out + (f" ({', '.join(limited)})" if limited else "")
