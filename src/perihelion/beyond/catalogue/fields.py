"""Plain data that somebody has written by hand, taken apart with care.

Whatever is not as it should be is `Wrong`, with the way to the place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final


class Wrong(Exception):
    """Something in corrections that cannot be: `path` leads to it, `why` is a code, worded
    elsewhere with the figures in `facts`.
    """

    def __init__(self, path: Sequence[str], why: str, **facts: object) -> None:
        super().__init__(".".join(path), why)
        self.path = list(path)
        self.why = why
        self.facts = facts


class Field:
    """A value and the way to it."""

    def __init__(self, value: object, path: Sequence[str]) -> None:
        self.value = value
        self.path = list(path)

    def wrong(self, why: str, **facts: object) -> Wrong:
        """The complaint about this field."""
        return Wrong(self.path, why, **facts)

    def table(self, *names: str) -> dict[str, Field]:
        """Named fields, of which there are only these; all may be missing."""
        if not isinstance(self.value, dict):
            raise self.wrong("WANT_TABLE")
        for name in self.value:
            if name not in names:
                raise Wrong([*self.path, str(name)], "UNKNOWN_FIELD", words=list(names))
        return {name: Field(one, [*self.path, name]) for name, one in self.value.items()}

    def numbered(self, names: list[str]) -> list[tuple[int, Field]]:
        """The same, each with the number of its name."""
        return [(names.index(name), one) for name, one in self.table(*names).items()]

    def each(self, least: int = 0, most: int = 40) -> list[Field]:
        """The fields of a list."""
        if not isinstance(self.value, list):
            raise self.wrong("WANT_LIST")
        if not least <= len(self.value) <= most:
            raise self.wrong("WANT_COUNT", least=least, most=most)
        return [Field(one, [*self.path, str(k + 1)]) for k, one in enumerate(self.value)]

    def number(self, least: int = 0, most: int = 20) -> int:
        """A whole number."""
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.wrong("WANT_NUMBER", least=least, most=most)
        if not least <= self.value <= most:
            raise self.wrong("WANT_NUMBER", least=least, most=most)
        return self.value

    def numbers(self, least: int, most: int, low: int = 0, high: int = 20) -> list[int]:
        """A list of whole numbers."""
        return [one.number(low, high) for one in self.each(least, most)]

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.wrong("WANT_FLAG")
        return self.value

    def text(self) -> str:
        """A text."""
        if not isinstance(self.value, str) or not self.value.strip():
            raise self.wrong("WANT_TEXT")
        return self.value

    def name(self) -> str:
        """The name of a card: one line, without the sign that parts names in facts."""
        name = self.text()
        if "|" in name or not name.isprintable():
            raise self.wrong("PLAIN_NAME")
        return name

    def always(self, value: bool | str) -> None:
        """A field that only repeats what is always so."""
        if self.value != value or type(self.value) is not type(value):
            raise self.wrong("WANT_WORD", words=["true" if value is True else str(value)])

    def word(self, words: Sequence[str]) -> int:
        """The number of one of these words."""
        if not isinstance(self.value, str) or self.value not in words:
            raise self.wrong("WANT_WORD", words=list(words))
        return list(words).index(self.value)


EMPTY: Final = Field({}, [])
"""In place of a table that is not there."""


def number(
    fields: dict[str, Field], name: str, default: int, least: int = 0, most: int = 20
) -> int:
    """A number, or the default where it is not named."""
    return fields[name].number(least, most) if name in fields else default


def flag(fields: dict[str, Field], name: str, default: bool = False) -> bool:
    """True or false, or the default where it is not named."""
    return fields[name].flag() if name in fields else default


def names(fields: dict[str, Field], old: dict[str, str]) -> dict[str, str]:
    """Corrected names, in both languages or in one."""
    out = dict(old)
    for name, lang in (("name", "en"), ("name_ru", "ru")):
        if name in fields:
            out[lang] = fields[name].name()
    return out


def needed(owner: Field, fields: dict[str, Field], name: str) -> Field:
    """A field that must be there."""
    if name not in fields:
        raise Wrong([*owner.path, name], "MISSING_FIELD")
    return fields[name]
