"""What lies in the box: every single card with its number, and every answer with its word."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race.cards import Card, ConsumePower
from perihelion.race.ids import (
    ACTION,
    ACTION_WORDS,
    BOOST,
    BOOSTED_SEARCH,
    CATEGORY,
    CATEGORY_WORDS,
    KIND,
    NUMBER,
    NUMBERS,
    PLAIN_WORDS,
    POWER,
)
from perihelion.race.kinds import BASE_SET, KIND_WORDS
from perihelion.tabletop.bits import BIT


def _printed_again(prints: list[Print], printed: Print) -> bool:
    """Whether this is a later printing, with other powers or lines, of an older card."""
    for other in prints:
        if other is printed:
            return False
        if other.card.slug == printed.card.slug and other.card is not printed.card:
            return True
    return False


class Print:
    """A card as it lies in the box: how many copies of it came with which set, and until which set
    it stays in, if a later printing takes its place [race.combo.expansion-mark].
    """

    def __init__(self, card: Card, set_: i64, first: i64, copies: i64, until: i64) -> None:
        self.card: Final = card
        self.set: Final[i64] = set_
        self.first: Final[i64] = first  # number of its first copy
        self.copies: Final[i64] = copies
        self.until: Final[i64] = until  # the set that replaces it, or BASE_SET for none


class Box:
    """All cards with their numbers, and which of them are in the game. Copies of a card are
    different cards with the same print; a number means the same card whatever is in play.
    """

    def __init__(self, prints: list[Print], expansions: i64) -> None:
        cards: list[Card] = []
        sets: list[i64] = []
        words: list[str] = []
        present: list[bool] = []
        first_power: list[i64] = []
        powers: list[ConsumePower] = []
        power_words: list[str] = []
        firsts: dict[str, i64] = {}
        for printed in prints:
            card = printed.card
            name = card.slug + (f"~{printed.set}" if _printed_again(prints, printed) else "")
            if name not in firsts:
                firsts[name] = POWER + len(powers)
                for k, power in enumerate(card.consume):
                    powers.append(power)
                    power_words.append(f"power:{name}" + ("" if k == 0 else f".{k + 1}"))
            inside = printed.set == BASE_SET or expansions & BIT[printed.set] != 0
            replaced = printed.until != BASE_SET and expansions & BIT[printed.until] != 0
            for copy in range(printed.copies):
                cards.append(card)
                sets.append(printed.set)
                single = card.copies == 1 and printed.first == 1
                words.append(name if single else f"{name}.{printed.first + copy}")
                present.append(inside and not replaced)
                first_power.append(firsts[name])
        self.cards: Final = cards  # by number
        self.sets: Final = sets
        self.words: Final = words
        self.present: Final = present
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
        word = self.power_words[power - POWER].removeprefix("power:")
        return word.split(".")[0].split("~")[0]


def _common_words() -> dict[int, str]:
    """The words of the answers that name no card."""
    out: dict[int, str] = dict(PLAIN_WORDS)
    for k, word in enumerate(ACTION_WORDS):
        out[ACTION + k] = word
        out[ACTION + BOOST + k] = f"boosted:{word}"
    out[BOOSTED_SEARCH] = "boosted:search"
    for k, word in enumerate(CATEGORY_WORDS):
        out[CATEGORY + k] = f"category:{word}"
    for kind in range(4):
        out[KIND + kind] = f"kind:{KIND_WORDS[kind]}"
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
