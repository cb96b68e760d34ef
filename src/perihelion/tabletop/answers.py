"""Every answer of a game by its word, and by the words that older records use.

A word is `kind:name:name...`: the kind of answer as `Table.describe` gives it, then the things that
it names, each as a slug. `.2` after a slug is the second of several things of that name. An answer
that names nothing is its kind alone: `pass`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Final

from mypy_extensions import i64

from perihelion.tabletop.refusal import BadRecord

UNKNOWN: Final = -1
"""In place of an answer: no word for any."""

LIKE: Final = 3
"""So many words are proposed in place of an unknown one."""

LONGEST: Final = 80
"""No word is longer, so nothing is like one that is."""


class Answers:
    """The answers of one set-up with their words."""

    def __init__(self) -> None:
        self.words: Final[dict[int, str]] = {}
        self.numbers: Final[dict[str, int]] = {}
        self.older: Final[dict[str, int]] = {}

    def plain(self, words: dict[int, str]) -> None:
        """Answers that name nothing."""
        for answer, word in words.items():
            self.words[answer] = word
            self.numbers[word] = answer

    def name(self, answer: i64, kind: str, names: Sequence[str], older: str) -> None:
        """One answer of a kind by what it names, and the word that it had before."""
        word = ":".join([kind, *[slug(name) for name in names]])
        self.words[answer] = word
        self.numbers[word] = answer
        if older != word:
            self.older[older] = answer

    def family(self, first: i64, kind: str, names: Sequence[str], older: str) -> None:
        """Answers that name one thing each, numbered from `first`; `older` comes before the name in
        the words that they had before.
        """
        for k, name in enumerate(names):
            self.name(first + k, kind, [name], older + name)

    def word(self, answer: i64) -> str:
        """An answer as one word, the same in every game of these rules."""
        return self.words.get(answer, f"?{answer}")

    def number(self, word: str) -> int:
        """The answer of this word, be it one of today or an older one; or UNKNOWN."""
        found = self.numbers.get(word, UNKNOWN)
        if found == UNKNOWN:
            found = self.older.get(word, UNKNOWN)
        return self.numbers.get(slug(word), UNKNOWN) if found == UNKNOWN else found

    def copies(self, word: str) -> list[int]:
        """All answers of this word where the number is left out: `card:public-works`."""
        out: list[int] = []
        while True:
            found = self.number(f"{word}.{len(out) + 1}")
            if found == UNKNOWN:
                return out
            out.append(found)

    def knows(self, word: str) -> bool:
        """Whether the word stands for an answer, be it for one of several copies."""
        return self.number(word) != UNKNOWN or self.number(f"{word}.1") != UNKNOWN

    def read(self, word: str) -> int:
        """The answer of a word in a position."""
        found = self.number(word)
        if found == UNKNOWN:
            raise BadRecord("UNKNOWN_ANSWER", {"answer": word, "like": self.like(word, [])})
        return found

    def like(self, word: str, first: Iterable[i64]) -> list[str]:
        """Words that may have been meant: of these answers, else of any."""
        if len(word) > LONGEST:
            return []
        offered = [self.word(answer) for answer in first]
        near = get_close_matches(slug(word), offered, LIKE, 0.5)
        return near if near else get_close_matches(slug(word), list(self.numbers), LIKE, 0.6)


def slug(name: str) -> str:
    """A name as it stands in a word: in small letters, as `II-B` becomes `ii-b`."""
    return name.lower().replace("_", "-").replace("+", "-")
