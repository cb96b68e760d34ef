"""How the server speaks to a reader."""

from __future__ import annotations

from collections.abc import Sequence

from perihelion.server.wire_lobby import Lang, Problem
from perihelion.tabletop.refusal import Refusal, Refused
from perihelion.words.voice import SERVER, Voice


def speaking(lang: Lang, game: str, names: Sequence[str] = ()) -> Voice:
    """The server's voice in one language, for one game and players with these names."""
    return Voice(lang, game, names, SERVER)


def problem(speech: Voice, refusal: Refusal | Refused) -> Problem:
    """A refusal with its sentence."""
    return Problem(code=refusal.code, facts=dict(refusal.facts), words=speech.refusal(refusal))
