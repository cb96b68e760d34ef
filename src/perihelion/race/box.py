"""What lies in the box: every single card with its number, and every answer with its word."""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.pieces.cards import Card, ConsumePower, slug
from perihelion.race.pieces.kinds import BASE_SET, KIND_WORDS
from perihelion.tabletop.answers import Answers, Things, numbers, things
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.families import Family, Names


def _printed_again(prints: list[Print], printed: Print) -> bool:
    """Whether this is a later printing, with other powers or lines, of an older card."""
    for other in prints:
        if other is printed:
            return False
        if other.card.slug == printed.card.slug and other.card is not printed.card:
            return True
    return False


class Print:
    """A card as it lies in the box: how many copies came with which set, and which set replaces it,
    if a later printing does [race.combo.expansion-mark].
    """

    def __init__(self, card: Card, set_: i64, first: i64, copies: i64, until: i64) -> None:
        self.card: Final = card
        self.set: Final[i64] = set_
        self.first: Final[i64] = first  # number of its first copy
        self.copies: Final[i64] = copies
        self.until: Final[i64] = until  # the set that replaces it, or BASE_SET for none


class Cards(Family):
    """Cards may also be named in English, and copies without their number."""

    def __init__(self, name: str, words: list[str], cards: list[Card], present: list[bool]) -> None:
        super().__init__(name, words, present)
        self.cards: Final = cards

    def meant(self, name: str) -> list[int]:
        """All copies of a card; of several printings the one in the game."""
        exact = super().meant(name)
        if exact:
            return exact
        wanted = slug(name)
        return [c for c, card in enumerate(self.cards) if card.slug == wanted and self.present[c]]


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
        power_cards: list[str] = []
        power_words: list[str] = []
        firsts: dict[str, i64] = {}
        for printed in prints:
            card = printed.card
            name = card.slug + (f"~{printed.set}" if _printed_again(prints, printed) else "")
            if name not in firsts:
                firsts[name] = ids.POWER + len(powers)
                for k, power in enumerate(card.consume):
                    power_words.append(name if k == 0 else f"{name}:{k + 1}")
                    powers.append(power)
                    power_cards.append(card.slug)
            inside = printed.set == BASE_SET or expansions & BIT[printed.set] != 0
            replaced = printed.until != BASE_SET and expansions & BIT[printed.until] != 0
            for copy in range(printed.copies):
                cards.append(card)
                sets.append(printed.set)
                single = card.copies == 1 and printed.first == 1
                one = name if single else f"{name}.{printed.first + copy}"
                words.append(one)
                present.append(inside and not replaced)
                first_power.append(firsts[name])
        self.cards: Final = cards  # by number
        self.sets: Final = sets
        self.words: Final = words  # their names in positions
        self.present: Final = present
        self.first_power: Final = first_power  # id of the card's first consume power
        self.powers: Final = powers  # by id, less POWER
        self.power_cards: Final = power_cards  # the slugs of the cards that carry them
        self.numbers: Final = {word: c for c, word in enumerate(words)}
        self.answers: Final = _answers(
            _cards(words, [card.slug for card in cards], words),
            _cards(power_words, power_cards, [word.replace(":", ".") for word in power_words]),
        )
        self.names: Final = Names([Cards("card", words, cards, present)], self.answers)

    def power_card(self, power: i64) -> str:
        """The slug of the card that carries a consume power."""
        return self.power_cards[power - ids.POWER]


def _answers(card: Things, power: Things) -> Answers:
    """Every answer."""
    out = Answers()
    out.plain(ids.PLAIN_WORDS)
    about = "a card: place, pay, keep, discard or use it; or the good on that world"
    out.family(0, "card", [card], about, "{}")
    action = things("action", ids.ACTION_WORDS)
    out.family(ids.ACTION, "action", [action], "an action card", "{}")
    about = "an action card with the prestige boost"
    out.family(ids.ACTION + ids.BOOST, "boosted-action", [action], about, "boosted:{}")
    about = "search with the boost, which is always refused"
    search = things("action", ["search"])
    out.family(ids.BOOSTED_SEARCH, "boosted-action", [search], about, "boosted:{}")
    out.family(ids.NUMBER, "number", [numbers("number", ids.NUMBERS, 0)], "a number")
    category = things("category", ids.CATEGORY_WORDS)
    out.family(ids.CATEGORY, "category", [category], "a category of the search")
    out.family(ids.KIND, "kind", [things("good", KIND_WORDS[:4])], "a kind of goods")
    out.family(ids.POWER, "power", [power], "a consume power", "power:{}")
    return out


def _cards(words: list[str], slugs: list[str], older: list[str]) -> Things:
    """Cards or their powers as answers name them, where a later printing is a reprint."""
    names = [re.sub("~[0-9]+", ":reprint", word) for word in words]
    return Things("card", names, [{"card": slug} for slug in slugs], older)
