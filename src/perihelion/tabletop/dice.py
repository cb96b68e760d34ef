"""Chance that can be copied, saved and replayed: fast dice, and dice that nobody can foresee."""

from __future__ import annotations

from typing import Final, TypeAlias, cast

from mypy_extensions import i64

from perihelion.tabletop.chacha import BLOCK_WORDS, KEY_WORDS, NO_NONCE, block
from perihelion.tabletop.refusal import BadSetup, Refused

_WORD: Final = 0xFFFFFFFF

MOST_SIDES: Final = 2**24

FAST_WORDS: Final = 4
SECRET_WORDS: Final = KEY_WORDS + 1
"""How many words hold the state of each kind."""

MOST_THROWN: Final = 2**31
"""Secret dice with more throws are refused, well before their stream ends."""

SECRET_DIGITS: Final = 64

Seed: TypeAlias = int | str
"""What a game is dealt from: a number, or a secret of 64 lower-case hexadecimal digits."""


class Dice:
    """xoshiro128**: four 32-bit words, the same numbers compiled or not. A few throws are enough to
    compute all others; where that matters, use `SecretDice`.
    """

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def copy(self) -> Dice:
        return Dice(self.a, self.b, self.c, self.d)

    def blank(self) -> Dice:
        """Dice that tell nothing of what these will throw: these themselves, begun anew. Only for
        whoever has a copy of their own.
        """
        self.a = 1
        self.b = self.c = self.d = 0
        return self

    def words(self) -> list[int]:
        """The whole state, for saving."""
        return [self.a, self.b, self.c, self.d]

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Dice, (int(self.a), int(self.b), int(self.c), int(self.d))

    def below(self, n: int) -> i64:
        """A number from 0 to n - 1; n is at most 2**24."""
        if not 1 <= n <= MOST_SIDES:
            raise Refused("BAD_DIE", {"sides": n})
        return self.throw(n)

    def throw(self, n: i64) -> i64:
        """The same, where `n` is known to be right."""
        x: i64 = (self.b * 5) & _WORD
        x = ((x << 7) | (x >> 25)) & _WORD
        out: i64 = (x * 9) & _WORD
        t: i64 = (self.b << 9) & _WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= t
        self.d = ((self.d << 11) | (self.d >> 21)) & _WORD
        return (out >> 8) * n >> 24

    def shuffle(self, cards: list[i64]) -> None:
        """Put the list in random order, in place."""
        lying = cast("list[object]", cards)  # to exchange them without looking at the numbers
        i: i64 = len(lying) - 1
        while i > 0:
            j = self.throw(i + 1)
            card = lying[i]
            lying[i] = lying[j]
            lying[j] = card
            i -= 1


class SecretDice(Dice):
    """The stream of ChaCha20: throws that cannot be computed from other throws, with all faces
    exactly equally likely. The state is the key and how many words have been used.
    """

    def __init__(self, key: list[i64], at: i64) -> None:
        super().__init__(0, 0, 0, 0)
        self.key: Final = key
        self.at: i64 = at
        self.ready: list[i64] = []  # the words of the block in which `at` lies; never changed

    def copy(self) -> Dice:
        twin = SecretDice(self.key, self.at)
        twin.ready = self.ready
        return twin

    def blank(self) -> Dice:
        return Dice(1, 0, 0, 0)

    def words(self) -> list[int]:
        out: list[int] = [int(word) for word in self.key]
        out.append(int(self.at))
        return out

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return dice_from, (self.words(),)

    def throw(self, n: i64) -> i64:
        """Lemire's method: words that would make some faces likelier than others are
        drawn again.
        """
        scaled: i64 = self._word() * n
        low: i64 = scaled & _WORD
        if low < n:
            few: i64 = (_WORD + 1 - n) % n
            while low < few:
                scaled = self._word() * n
                low = scaled & _WORD
        return scaled >> 32

    def _word(self) -> i64:
        """The next word of the stream."""
        at: i64 = self.at
        k: i64 = at % BLOCK_WORDS
        if k == 0 or not self.ready:
            self.ready = block(self.key, at // BLOCK_WORDS, NO_NONCE)
        self.at = at + 1
        return self.ready[k]


def _mix(x: i64) -> i64:
    """Spread a word so that neighbouring seeds have nothing in common."""
    x = (x ^ (x >> 16)) & _WORD
    x = (x * 0x21F0AAAD) & _WORD
    x = (x ^ (x >> 15)) & _WORD
    x = (x * 0x735A2D97) & _WORD
    return (x ^ (x >> 15)) & _WORD


def dice(seed: Seed) -> Dice:
    """Dice for a seed: any whole number, of which the lowest 63 bits count, or a secret."""
    if isinstance(seed, str):
        return SecretDice(key_of(seed), 0)
    low: i64 = seed & 0x7FFFFFFF
    high: i64 = (seed >> 31) & _WORD
    d = Dice(
        _mix(low + 0x9E3779B9),
        _mix(high + 0x243F6A88),
        _mix(low ^ 0x37E15162) ^ high,
        _mix(high ^ 0x0DF511EB) ^ low | 1,
    )
    for _ in range(8):
        d.below(2)
    return d


def is_secret(value: object) -> bool:
    """Whether this is a secret from which dice can be made."""
    if not isinstance(value, str) or len(value) != SECRET_DIGITS:
        return False
    for digit in value:
        if digit not in "0123456789abcdef":
            return False
    return True


def key_of(secret: str) -> list[i64]:
    """The words of the key, each from four bytes of which the lowest comes first."""
    if not is_secret(secret):
        raise BadSetup("BAD_SECRET", {})
    raw = bytes.fromhex(secret)
    out: list[i64] = []
    for k in range(KEY_WORDS):
        out.append(int.from_bytes(raw[4 * k : 4 * k + 4], "little"))
    return out


def dice_from(words: list[int]) -> Dice:
    """The dice that `Dice.words` wrote, of either kind; check them with `can_be_thrown` first."""
    if len(words) == SECRET_WORDS:
        key: list[i64] = []
        for k in range(KEY_WORDS):
            key.append(words[k])
        return SecretDice(key, words[KEY_WORDS])
    return Dice(words[0], words[1], words[2], words[3])


def can_be_thrown(luck: Dice) -> bool:
    """Whether such dice are possible: words of 32 bits, and the fast ones not all zero."""
    words = luck.words()
    if isinstance(luck, SecretDice):
        if not 0 <= words.pop() < MOST_THROWN:
            return False
    elif not any(words):
        return False
    return all(0 <= word <= _WORD for word in words)
