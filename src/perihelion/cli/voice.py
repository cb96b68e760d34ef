"""The words of the terminal program in one language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from perihelion import words
from perihelion.tabletop.events import Event
from perihelion.tabletop.question import Option, Question
from perihelion.tabletop.refusal import Refusal, Refused

_SAME_KEYS: Final = str.maketrans("гйдрысни", "uqlhscyb")
"""The letters that lie on the same keys in the Russian layout."""


class Voice:
    """Says things in one language, about one game."""

    def __init__(self, lang: str, game: str = "race") -> None:
        self.lang = lang
        self.game = game
        self.players: list[str] = []  # their names, once there is a game

    def say(self, message: str, /, **facts: object) -> str:
        """A message of the terminal program."""
        return words.say(self.lang, "cli", message, facts)

    def card(self, slug: str) -> str:
        return words.card_name(self.lang, self.game, slug)

    def power(self, message: str, facts: dict[str, object]) -> str:
        return words.power(self.lang, self.game, message, facts)

    def question(self, question: Question) -> str:
        return words.question(self.lang, self.game, question.kind, question.facts, self.players)

    def option(self, option: Option) -> str:
        return words.option(self.lang, self.game, option.structure, self.players)

    def refusal(self, refusal: Refusal | Refused) -> str:
        return words.refusal(self.lang, self.game, refusal.code, refusal.facts)

    def event(self, event: Event, names: Sequence[str]) -> str:
        return words.event(self.lang, self.game, event.kind, int(event.seat), event.facts, names)

    def command(self, line: str) -> str:
        """The letter of a command, also when it is typed without leaving the Russian layout."""
        return line.lower().translate(_SAME_KEYS) if len(line) == 1 else line.lower()

    def names(self, players: int, me: int | None) -> list[str]:
        """What the players are called: a person is Terra, bots are stars."""
        stars = iter(range(1, players + 1))
        self.players = [
            self.say("name-person") if seat == me else self.say(f"name-bot-{next(stars)}")
            for seat in range(players)
        ]
        return self.players
