"""The words of the terminal program in one language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from perihelion import words
from perihelion.tabletop.events import Event
from perihelion.tabletop.question import Option, Question
from perihelion.tabletop.refusal import Refusal, Refused
from perihelion.words.bundles import exists

_SAME_KEYS: Final = str.maketrans("гйдрысние", "uqlhscybt")
"""The letters that lie on the same keys in the Russian layout."""

_YES: Final = {"y", "yes", "д", "да"}
_NO: Final = {"", "n", "no", "н", "нет"}


ANY_GAME: Final = "table"
"""In place of a game: what is said is common to all of them."""


class Voice:
    """Says things in one language, about one game."""

    def __init__(self, lang: str, game: str = ANY_GAME) -> None:
        self.lang = lang
        self.game = game
        self.players: list[str] = []  # their names, once there is a game

    def say(self, message: str, /, **facts: object) -> str:
        """A message of the terminal program; what it says of this game goes before what it says of
        any.
        """
        own = f"cli-{self.game}"
        return words.say(
            self.lang, own if exists(self.lang, f"{own}-{message}") else "cli", message, facts
        )

    def card(self, slug: str) -> str:
        return words.card_name(self.lang, self.game, slug)

    def thing(self, word: str) -> str:
        """What a word of a position is called, if it is the word of a card: `old-earth.2`."""
        slug = word.split(".")[0]
        known = exists(self.lang, f"{self.game}-card-{slug}")
        return self.card(slug) if known else word

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

    def agrees(self, line: str) -> bool:
        """Whether the line says yes, in either language."""
        return line.lower() in _YES

    def declines(self, line: str) -> bool:
        """Whether the line says no, in either language, or nothing at all."""
        return line.lower() in _NO

    def decimal(self, number: float) -> str:
        """A number with one digit after the point, or after the comma."""
        return f"{number:.1f}".replace(".", self.say("decimal-point"))

    def names(self, players: int) -> list[str]:
        """What the players are called: every seat has its name, whoever sits there."""
        self.players = [self.say(f"name-{seat + 1}") for seat in range(players)]
        return self.players
