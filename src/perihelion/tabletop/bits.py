"""Single bits, by table: a compiled `literal << name` is a 32-bit shift, silently wrong from 31."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


def _powers_of_two() -> list[i64]:
    out: list[i64] = []
    bit: i64 = 1
    for _ in range(62):
        out.append(bit)
        bit *= 2
    return out


BIT: Final = _powers_of_two()
