"""The plain board: what lies on the table by name, place after place.

A game that says nothing of its own is shown by the words of its position; the others name what lies
before everybody in sentences, and every card explains itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from perihelion import words
from perihelion.server.boards.shapes import PlainField, PlainThing
from perihelion.words.voice import Voice

_KERNEL: Final = {
    *["game", "rules", "players", "options", "seats", "order", "agenda", "lanes", "called"],
    *["asked", "answered", "given", "revealed", "dice", "seen_by"],
}
"""Fields of every position that are told elsewhere, or are no sight for a player."""


def thing(
    said: str, lines: Sequence[str] = (), faded: bool = False, seats: Sequence[int] = ()
) -> PlainThing:
    """Something on the table, with sentences that explain it."""
    return PlainThing(words=said, lines=list(lines), seats=list(seats), faded=faded)


def field(speech: Voice, name: str, things: Iterable[PlainThing], **facts: object) -> PlainField:
    """A place of the table with what lies there, in the words of the game."""
    return PlainField(field=name, words=speech.board(name, **facts), things=list(things))


def filled(fields: Iterable[PlainField]) -> list[PlainField]:
    """Only the places where something lies."""
    return [one for one in fields if one.things]


# -- a game that says nothing of its own -----------------------------------------


def position_fields(speech: Voice, position: dict[str, object]) -> list[PlainField]:
    """The fields of a position, or of a seat in it, by their own names."""
    out: list[PlainField] = []
    for name, value in position.items():
        if name not in _KERNEL:
            things = [thing(said) for said in _named(speech, value)]
            out.append(PlainField(field=name, words=name.replace("_", " "), things=things))
    return filled(out)


def _named(speech: Voice, value: object) -> list[str]:
    """Plain data in words: cards by their names, what lies face down counted."""
    if isinstance(value, dict):
        inner = {key: ", ".join(_named(speech, one)) for key, one in value.items()}
        return [f"{key.replace('_', ' ')}: {said}" for key, said in inner.items() if said]
    if isinstance(value, list):
        hidden = value.count("?")
        known = [said for one in value if one != "?" for said in _named(speech, one)]
        down = words.say(speech.lang, "boards", "hidden", {})
        return [*known, f"{down} ×{hidden}"] if hidden else known
    if value is None or value in ("", "-"):
        return []
    slug = str(value).split(".")[0]
    known_card = words.knows(speech.lang, f"{speech.game}-card-{slug}")
    return [speech.card(slug) if known_card else str(value)]
