"""What the server says to one reader: sentences about a game and its own, in his language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from perihelion import words
from perihelion.server.wire_lobby import Lang, Problem
from perihelion.tabletop.events import Event
from perihelion.tabletop.question import Option, Question
from perihelion.tabletop.refusal import Refusal, Refused

_SILENT: Final = {"forced"}
"""Events that have no line in the log: what comes of them has."""


@lru_cache(maxsize=6_000)
def _said(lang: str, game: str, message: str, facts: bytes, names: tuple[str, ...]) -> str:
    """The same sentences come again and again, and filling one in takes its time."""
    told = msgspec.json.decode(facts)
    if message == "option":
        return words.option(lang, game, told, names)
    if message.startswith("question-"):
        return words.question(lang, game, message.removeprefix("question-"), told, names)
    return words.say(lang, game, message, told)


@lru_cache(maxsize=20_000)
def _told(
    lang: str, game: str, kind: str, seat: int, facts: bytes, names: tuple[str, ...]
) -> str | None:
    """An event is told to everybody at the table, and to some more than once."""
    return words.event(lang, game, kind, seat, msgspec.json.decode(facts), names)


class Speech:
    """Says things about one game to readers of one language who call the players by these names."""

    def __init__(self, lang: Lang, game: str, names: Sequence[str] = ()) -> None:
        self.lang: Lang = lang
        self.game = game
        self.names = tuple(names)

    def say(self, message: str, /, **facts: object) -> str:
        """A sentence of the server's own."""
        return _said(self.lang, "server", message, msgspec.json.encode(facts), ())

    def of_game(self, message: str, facts: Mapping[str, object] | None = None) -> str:
        """A sentence about the game."""
        return _said(self.lang, self.game, message, msgspec.json.encode(facts or {}), ())

    def board(self, message: str, /, **facts: object) -> str:
        """A sentence of the plain board about the game."""
        return self.common(f"{self.game}-{message}", **facts)

    def common(self, message: str, /, **facts: object) -> str:
        """A sentence of the plain board about any game."""
        return _said(self.lang, "boards", message, msgspec.json.encode(facts), ())

    def card(self, slug: str) -> str:
        return words.card_name(self.lang, self.game, slug)

    def question(self, question: Question) -> str:
        facts = msgspec.json.encode(question.facts)
        return _said(self.lang, self.game, f"question-{question.kind}", facts, self.names)

    def option(self, option: Option) -> str:
        facts = msgspec.json.encode(option.structure)
        return _said(self.lang, self.game, "option", facts, self.names)

    def event(self, event: Event) -> str | None:
        if event.kind in _SILENT:
            return None
        facts = msgspec.json.encode(event.facts)
        return _told(self.lang, self.game, event.kind, int(event.seat), facts, self.names)

    def problem(self, refusal: Refusal | Refused) -> Problem:
        """A refusal with its sentence: the game's own, or else the server's."""
        message = f"refusal-{refusal.code.lower().replace('_', '-')}"
        facts = msgspec.json.encode(refusal.facts, enc_hook=str)
        game = "server" if words.knows(self.lang, f"server-{message}") else self.game
        return Problem(
            code=refusal.code,
            facts=dict(refusal.facts),
            words=_said(self.lang, game, message, facts, ()),
        )
