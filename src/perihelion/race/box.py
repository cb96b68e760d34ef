"""What lies in the box: every single card with its number, and every answer with its word."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race.cards import Card, ConsumePower
from perihelion.race.ids import (
    ACTION,
    ACTION_WORDS,
    METHOD,
    METHOD_WORDS,
    NUMBER,
    NUMBERS,
    PLAIN_WORDS,
    POWER,
)


class Box:
    """The cards of one set-up. Copies of a card are different cards with the same print."""

    def __init__(self, kinds: list[Card]) -> None:
        cards: list[Card] = []
        words: list[str] = []
        first_power: list[i64] = []
        powers: list[ConsumePower] = []
        power_words: list[str] = []
        for kind in kinds:
            first: i64 = POWER + len(powers)
            for k, power in enumerate(kind.consume):
                powers.append(power)
                tail = "" if k == 0 else f".{k + 1}"
                power_words.append(f"power:{kind.slug}{tail}")
            for copy in range(kind.copies):
                cards.append(kind)
                words.append(kind.slug if kind.copies == 1 else f"{kind.slug}.{copy + 1}")
                first_power.append(first)
        self.cards: Final = cards  # by number
        self.words: Final = words
        self.first_power: Final = first_power  # id of the card's first consume power
        self.powers: Final = powers  # by id, less POWER
        self.power_words: Final = power_words
        self.numbers: Final = _numbers(words, power_words)

    def answer_word(self, answer: i64) -> str:
        """An answer as one word, the same in every game of these rules."""
        if 0 <= answer < len(self.words):
            return self.words[answer]
        if POWER <= answer < POWER + len(self.power_words):
            return self.power_words[answer - POWER]
        return _COMMON_WORDS.get(answer, f"?{answer}")

    def power_card(self, power: i64) -> str:
        """The slug of the card that carries a consume power."""
        return self.power_words[power - POWER].removeprefix("power:").split(".")[0]


def _common_words() -> dict[int, str]:
    """The words of the answers that name no card."""
    out: dict[int, str] = dict(PLAIN_WORDS)
    for k, word in enumerate(ACTION_WORDS):
        out[ACTION + k] = word
    for k, word in enumerate(METHOD_WORDS):
        out[METHOD + k] = word
    for n in range(NUMBERS):
        out[NUMBER + n] = f"number:{n}"
    return out


_COMMON_WORDS: Final = _common_words()


def _numbers(words: list[str], power_words: list[str]) -> dict[str, int]:
    """Every answer by its word."""
    out: dict[str, int] = {word: answer for answer, word in _COMMON_WORDS.items()}
    for c, word in enumerate(words):
        out[word] = c
    for k, word in enumerate(power_words):
        out[word] = POWER + k
    return out
