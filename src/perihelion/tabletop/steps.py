"""The steps of a game by their words: each is registered where it is defined."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from perihelion.tabletop.refusal import BadRecord
from perihelion.tabletop.step import AnyStep

S = TypeVar("S", bound=AnyStep)

Read = Callable[[Any, list[str]], AnyStep | None]
"""(box, what follows the first word) -> the step, or None if that makes no sense."""

ANY_NUMBER: Final = 9999
"""No number after a word is larger."""


class Steps:
    """The steps of one game."""

    def __init__(self) -> None:
        self._plain: Final[dict[str, AnyStep]] = {}
        self._read: Final[dict[str, Read]] = {}

    def know(self, step: S, name: str = "") -> S:
        """A step that carries nothing: its name is all there is to it."""
        if name:
            step.name = name
        self._plain[step.word()] = step
        return step

    def reads(self, word: str, read: Read) -> None:
        """Steps that begin with this word and carry what they are about."""
        self._read[word] = read

    def numbered(self, word: str, below: list[int] | int, make: Callable[..., AnyStep]) -> None:
        """Steps whose word is followed by numbers, each below its limit; -1 stands for none. If
        only their count is given, the game checks them itself.
        """
        limits = [ANY_NUMBER] * below if isinstance(below, int) else below

        def read(box: Any, rest: list[str]) -> AnyStep | None:
            numbers = wholes(rest, limits)
            return None if numbers is None else make(*numbers)

        self._read[word] = read

    def named(self, box: Any, word: str) -> AnyStep:
        """The step that a word stands for, in the game of this box."""
        known = self._plain.get(word)
        if known is not None:
            return known
        first, *rest = word.split(" ")
        read = self._read.get(first)
        step = None if read is None else read(box, rest)
        if step is None or step.word() != word:  # a number can be written in more ways than one
            raise BadRecord("UNKNOWN_STEP", {"step": word})
        return step


def wholes(texts: list[str], below: list[int]) -> list[int] | None:
    """The numbers after a word, or None if they are not valid."""
    if len(texts) != len(below):
        return None
    out: list[int] = []
    for text, end in zip(texts, below, strict=True):
        digits = text.removeprefix("-")
        if not digits.isascii() or not digits.isdecimal() or len(text) > 4:
            return None
        if not -1 <= int(text) < end:
            return None
        out.append(int(text))
    return out
