"""The shape of plain data, so that code reading a position need not doubt every field.

A shape is one of the marks below; a list with one shape in it for a list of any length; a tuple of
shapes for a list of exactly these; a dictionary for named fields, where a name with a question mark
may be missing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from perihelion.tabletop.dice import FAST_WORDS, SECRET_WORDS
from perihelion.tabletop.refusal import BadRecord

LARGEST: Final = 2**53
"""Numbers beyond it do not survive everywhere that plain data goes."""


@mypyc_attr(native_class=True)
class Mark:
    """A shape that has no parts."""

    def fits(self, value: object) -> bool:
        raise NotImplementedError


class Number(Mark):
    """A whole number of moderate size."""

    def fits(self, value: object) -> bool:
        return is_number(value)


class Whole(Mark):
    """A whole number of any size."""

    def fits(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool)


class Text(Mark):
    """A string."""

    def fits(self, value: object) -> bool:
        return isinstance(value, str)


class Flag(Mark):
    """True or false."""

    def fits(self, value: object) -> bool:
        return isinstance(value, bool)


class Settings(Mark):
    """Options by name, whatever they are."""

    def fits(self, value: object) -> bool:
        return isinstance(value, dict) and all(isinstance(name, str) for name in value)


class OneOf(Mark):
    """One of these words."""

    def __init__(self, words: list[str]) -> None:
        self.words: Final = words

    def fits(self, value: object) -> bool:
        return isinstance(value, str) and value in self.words


class Below(Mark):
    """A number from 0 up to one below this."""

    def __init__(self, end: int) -> None:
        self.end: Final = end

    def fits(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < self.end


class Named(Mark):
    """Named things of one shape, whatever their names."""

    def __init__(self, shape: object) -> None:
        self.shape: Final = shape

    def fits(self, value: object) -> bool:
        if not isinstance(value, dict):
            return False
        for name, one in value.items():
            if not isinstance(name, str) or not has_shape(one, self.shape):
                return False
        return True


class DiceWords(Mark):
    """The words of fast dice or of secret ones."""

    def fits(self, value: object) -> bool:
        if not isinstance(value, list) or len(value) not in (FAST_WORDS, SECRET_WORDS):
            return False
        return all(is_number(word) for word in value)


class OrNone(Mark):
    """This, or nothing."""

    def __init__(self, mark: Mark) -> None:
        self.mark: Final = mark

    def fits(self, value: object) -> bool:
        return value is None or self.mark.fits(value)


class OrShape(Mark):
    """This shape, or nothing; `field` is its name in refusals."""

    def __init__(self, shape: object, field: str) -> None:
        self.shape: Final = shape
        self.field: Final = field

    def fits(self, value: object) -> bool:
        if value is not None:
            check(value, self.shape, self.field)
        return True


NUMBER: Final = Number()
WHOLE: Final = Whole()
TEXT: Final = Text()
FLAG: Final = Flag()
SETTINGS: Final = Settings()
SEEN_BY: Final = OrNone(NUMBER)
"""A seat, or None for a spectator."""

PACKED_KERNEL: Final = (
    DiceWords(),
    [NUMBER],
    [TEXT],
    [[TEXT]],
    NUMBER,
    NUMBER,
    NUMBER,
    [[NUMBER]],
    NUMBER,
    FLAG,
)
"""What `Table.pack_kernel` writes for a position that is not a view."""

WRITTEN_KERNEL: Final = {
    "order": [NUMBER],
    "agenda": [TEXT],
    "lanes": [[TEXT]],
    "called": [NUMBER],
    "asked": [NUMBER],
    "answered": [NUMBER],
    "given": [[TEXT]],
    "revealed": NUMBER,
    "dice": DiceWords(),
    "seen_by?": SEEN_BY,
}
"""The same by names, as every game writes it."""


def is_number(value: object) -> bool:
    """Whether this is a whole number of moderate size."""
    return isinstance(value, int) and not isinstance(value, bool) and -LARGEST < value < LARGEST


def bad(field: str) -> BadRecord:
    """The refusal of a field that is missing or holds something impossible."""
    return BadRecord("BAD_FIELD", {"field": field})


def check(value: object, shape: object, field: str) -> None:
    """Refuse plain data that does not have this shape, with the path to the wrong place."""
    if isinstance(shape, dict):
        _check_fields(value, shape, field)
    elif isinstance(shape, Mark):
        if not shape.fits(value):
            raise bad(field or "position")
    elif not isinstance(value, list):
        raise bad(field or "position")
    elif isinstance(shape, list):
        for k, one in enumerate(value):
            check(one, shape[0], f"{field} {k}".strip())
    elif isinstance(shape, tuple):
        if len(value) != len(shape):
            raise bad(field or "position")
        for k, part in enumerate(shape):
            check(value[k], part, f"{field} {k}".strip())


def are_texts(value: object) -> bool:
    """Whether this is a list of words."""
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


def has_shape(value: object, shape: object) -> bool:
    """Whether plain data is of this shape."""
    try:
        check(value, shape, "")
    except BadRecord:
        return False
    return True


def _check_fields(value: object, shape: dict[str, object], field: str) -> None:
    if not isinstance(value, dict):
        raise bad(field or "position")
    for name in value:
        if not isinstance(name, str) or (name not in shape and f"{name}?" not in shape):
            raise BadRecord("UNKNOWN_FIELD", {"field": str(name)})
    for name, part in shape.items():
        plain = name.removesuffix("?")
        if plain in value:
            check(value[plain], part, f"{field} {plain}".strip())
        elif plain == name:
            raise bad(f"{field} {plain}".strip())


def check_distinct(values: object, known: list[object] | list[int] | list[str], field: str) -> None:
    """Refuse values that are unknown or occur twice."""
    assert isinstance(values, list)
    for k, value in enumerate(values):
        if value not in known or value in values[:k]:
            raise bad(field)


def check_packed(data: object, shape: object, rules: int) -> None:
    """Whether this is a packed position of these rules, as far as its shape goes; its fifth part is
    the kernel's, which has one number more in a view.
    """
    version = data[1] if isinstance(data, list) and len(data) > 1 else None
    if not is_number(version) or version != rules:
        raise BadRecord("OTHER_RULES", {"rules": str(version)})
    kernel = data[4] if isinstance(data, list) and len(data) > 4 else None
    if isinstance(data, list) and isinstance(kernel, list) and len(kernel) == 11:
        check(kernel[10], NUMBER, "4 10")
        data = [*data[:4], kernel[:10], *data[5:]]
    check(data, shape, "")


def check_written(data: dict[str, object], shape: object) -> None:
    """Whether this is a complete position by names, as far as its shape goes."""
    check(data, shape, "")
    seats = data["seats"]
    assert isinstance(seats, list)
    for name in ("called", "asked", "answered"):
        check_distinct(data[name], list(range(len(seats))), name)
