"""The block function of ChaCha20, after RFC 8439.

A key of eight words and the number of a block give sixteen words that nobody can tell from chance
without the key.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_WORD: Final = 0xFFFFFFFF

KEY_WORDS: Final = 8
BLOCK_WORDS: Final = 16

NO_NONCE: Final[list[i64]] = [0, 0, 0]
"""A key that is used for one stream only needs no other."""


def _quarter(a: i64, b: i64, c: i64, d: i64) -> tuple[i64, i64, i64, i64]:
    """The quarter round, section 2.1."""
    a = (a + b) & _WORD
    d ^= a
    d = ((d << 16) | (d >> 16)) & _WORD
    c = (c + d) & _WORD
    b ^= c
    b = ((b << 12) | (b >> 20)) & _WORD
    a = (a + b) & _WORD
    d ^= a
    d = ((d << 8) | (d >> 24)) & _WORD
    c = (c + d) & _WORD
    b ^= c
    b = ((b << 7) | (b >> 25)) & _WORD
    return a, b, c, d


def block(key: list[i64], counter: i64, nonce: list[i64]) -> list[i64]:
    """The sixteen words of one block, section 2.3."""
    start: list[i64] = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574]
    start += key
    start.append(counter)
    start += nonce
    x0: i64 = start[0]
    x1: i64 = start[1]
    x2: i64 = start[2]
    x3: i64 = start[3]
    x4: i64 = start[4]
    x5: i64 = start[5]
    x6: i64 = start[6]
    x7: i64 = start[7]
    x8: i64 = start[8]
    x9: i64 = start[9]
    x10: i64 = start[10]
    x11: i64 = start[11]
    x12: i64 = start[12]
    x13: i64 = start[13]
    x14: i64 = start[14]
    x15: i64 = start[15]
    for _ in range(10):
        x0, x4, x8, x12 = _quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = _quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = _quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = _quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = _quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = _quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = _quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = _quarter(x3, x4, x9, x14)
    mixed: list[i64] = [*[x0, x1, x2, x3, x4, x5, x6, x7], *[x8, x9, x10, x11, x12, x13, x14, x15]]
    out: list[i64] = []
    for k in range(BLOCK_WORDS):
        out.append((mixed[k] + start[k]) & _WORD)
    return out
