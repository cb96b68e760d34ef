"""Every answer of a game, declared in families: its number, its word, its description, and the
words that older records use.

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
"""Instead of an answer: the word stands for none."""

LIKE: Final = 3
"""How many words are suggested for an unknown one."""

LONGEST: Final = 80
"""No word is longer, so nothing resembles a longer one."""


class Things:
    """What the answers of a family can name in one place: the names, the facts about each, and its
    older name if it had another.
    """

    def __init__(
        self,
        what: str,
        names: Sequence[str],
        facts: list[dict[str, object]],
        older: Sequence[str] | None = None,
    ) -> None:
        self.what: Final = what
        self.names: Final = names
        self.facts: Final = facts
        self.older: Final = names if older is None else older


def things(field: str, names: Sequence[str], told: Sequence[object] | None = None) -> Things:
    """Things by name; each becomes a fact `field`, with its name or what `told` gives for it."""
    return Things(field, names, [{field: one} for one in (names if told is None else told)])


def numbers(field: str, count: int, first: int = 1) -> Things:
    """This many numbers, from `first` on."""
    counted = range(first, first + count)
    return things(field, [str(n) for n in counted], list(counted))


class AnswerFamily:
    """Answers of one kind, numbered from `first`: each thing that they name counts by a step."""

    def __init__(
        self, first: i64, kind: str, named: list[Things], about: str, steps: list[int]
    ) -> None:
        self.first: Final[i64] = first
        self.kind: Final = kind
        self.named: Final = named
        self.about: Final = about
        self.steps: Final = steps

    def members(self) -> list[tuple[int, list[int]]]:
        """Every answer with what it names, thing by thing."""
        out: list[tuple[int, list[int]]] = [(self.first, [])]
        for one, step in zip(self.named, self.steps, strict=True):
            out = [
                (answer + step * k, [*picked, k])
                for answer, picked in out
                for k in range(len(one.names))
            ]
        return out

    def describe(self, answer: i64) -> dict[str, object]:
        out: dict[str, object] = {"kind": self.kind}
        rest: int = answer - self.first
        for one, step in zip(self.named, self.steps, strict=True):
            out.update(one.facts[rest // step])
            rest %= step
        return out

    def formula(self) -> str:
        """How its numbers are made."""
        parts = [str(self.first)] if self.first else []
        for one, step in zip(self.named, self.steps, strict=True):
            parts.append(one.what if step == 1 else f"{step} x {one.what}")
        return " + ".join(parts)


class Answers:
    """The answers of one set-up with their words."""

    def __init__(self) -> None:
        self.words: Final[dict[int, str]] = {}
        self.numbers: Final[dict[str, int]] = {}
        self.older: Final[dict[str, int]] = {}
        self.families: Final[list[AnswerFamily]] = []
        self._told: Final[dict[int, AnswerFamily]] = {}

    def size(self) -> int:
        """One more than the largest answer: so many numbers has a mask of answers."""
        return max(self.words) + 1

    def plain(self, words: dict[int, str]) -> None:
        """Answers that name nothing."""
        for answer, word in words.items():
            self.family(answer, word, [])

    def family(
        self,
        first: i64,
        kind: str,
        named: list[Things],
        about: str = "",
        older: str = "",
        steps: list[int] | None = None,
    ) -> None:
        """Answers of a kind. By default they are numbered without gaps, the last thing varying
        fastest. `about` says in the documentation what they mean; `older` is the form of the words
        that they had before, with `{}` for each name.
        """
        family = AnswerFamily(first, kind, named, about, _steps(named) if steps is None else steps)
        self.families.append(family)
        for answer, picked in family.members():
            names = [slug(one.names[k]) for one, k in zip(named, picked, strict=True)]
            word = ":".join([kind, *names])
            self.words[answer] = word
            self.numbers[word] = answer
            self._told[answer] = family
            before = older.format(*[one.older[k] for one, k in zip(named, picked, strict=True)])
            if before and before != word:
                self.older[before] = answer

    def instead(self, answer: i64, kind: str, facts: dict[str, object]) -> None:
        """Describe an answer differently from its family; its word stays."""
        self._told[answer] = AnswerFamily(answer, kind, [Things("", [""], [facts])], "", [1])

    def describe(self, answer: i64) -> dict[str, object]:
        """An answer as plain data: its `kind` and what it names."""
        family = self._told.get(answer)
        return {"kind": "unknown"} if family is None else family.describe(answer)

    def kind(self, answer: i64) -> str:
        """The kind of an answer."""
        family = self._told.get(answer)
        return "unknown" if family is None else family.kind

    def word(self, answer: i64) -> str:
        """An answer as one word, the same in every game of these rules."""
        return self.words.get(answer, f"?{answer}")

    def number(self, word: str) -> int:
        """The answer of this word, current or older; or UNKNOWN."""
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
        """Whether the word stands for an answer, or for one of several copies."""
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


def _steps(named: list[Things]) -> list[int]:
    """How much each thing counts where the numbers have no gaps."""
    out: list[int] = []
    step = 1
    for one in reversed(named):
        out.insert(0, step)
        step *= len(one.names)
    return out


def slug(name: str) -> str:
    """A name as it stands in a word: in small letters, as `II-B` becomes `ii-b`."""
    return name.lower().replace("_", "-").replace("+", "-")
