"""Colonised systems by name: a card, and the discs on it."""

from __future__ import annotations

from typing import Final, cast

from perihelion.beyond import ids
from perihelion.beyond.seat import ORE_IN, STARS_IN
from perihelion.tabletop.shapes import Mark, are_texts


class Colony(Mark):
    """A colonised system: a card, or {card: its discs}."""

    def fits(self, value: object) -> bool:
        if isinstance(value, dict):
            return (
                len(value) == 1 and are_texts(list(value)) and all(map(_are_discs, value.values()))
            )
        return isinstance(value, str)


def _are_discs(value: object) -> bool:
    return isinstance(value, list) and all(disc in ids.DISC_WORDS for disc in value)


COLONY: Final = Colony()


def colony_named(one: object) -> tuple[str, list[str]]:
    """A colonised system, and the words of its discs."""
    return next(iter(one.items())) if isinstance(one, dict) else (cast(str, one), [])


def disc_words(code: int) -> list[str]:
    """The discs on a colony, from one number."""
    counts = [code % ORE_IN, code // ORE_IN % 16, code // STARS_IN]
    return [ids.DISC_WORDS[k] for k, n in enumerate(counts) for _ in range(n)]


def discs_named(words: list[str]) -> int:
    """The discs on a colony as one number."""
    return sum([1, ORE_IN, STARS_IN][ids.DISC_WORDS.index(word)] for word in words)
