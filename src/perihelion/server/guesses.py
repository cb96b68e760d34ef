"""Guesses at passwords. After a wrong guess the next has to wait, longer each time: for this
account from this address. All strangers share a number of guesses at an account, so having many
addresses does not help. An address from which somebody was let in is no stranger, so nobody is
locked out of their own account by others' guesses.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TypeVar

from perihelion.server.tolls import TooMuch

K = TypeVar("K")
V = TypeVar("V")

FREE: Final = 5
"""How many wrong guesses are free: people mistype."""

FIRST_WAIT: Final = 15.0
LONGEST_WAIT: Final = 3600.0
"""Seconds to wait after the next one, doubled each time, and the longest wait."""

STRANGERS: Final = 60
"""How many guesses an hour all strangers together have at one account."""

HOUR: Final = 3600.0
MANY: Final = 20_000
"""How many accounts and addresses are remembered."""


class Guesses:
    """Who has guessed how often, in this process."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._wrong: OrderedDict[tuple[str, str], tuple[int, float]] = OrderedDict()
        self._strangers: OrderedDict[str, list[float]] = OrderedDict()
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()

    def begin(self, account: str, address: str) -> None:
        """Count a guess before checking it, since many may come at once; refuse it if it comes too
        early.
        """
        moment = self.clock()
        count, until = self._wrong.get((account, address), (0, moment))
        if until > moment:
            raise TooMuch(until - moment)
        known = (account, address) in self._known
        late = [at for at in self._strangers.get(account, []) if at > moment - HOUR]
        if not known:
            if len(late) >= STRANGERS:
                raise TooMuch(late[0] + HOUR - moment)
            _put(self._strangers, account, [*late, moment])
        wait = 0.0
        if count + 1 >= FREE:
            wait = min(FIRST_WAIT * 2.0 ** min(count + 1 - FREE, 20), LONGEST_WAIT)
        _put(self._wrong, (account, address), (count + 1, moment + wait))

    def right(self, account: str, address: str) -> None:
        """That was the password."""
        self._wrong.pop((account, address), None)
        self.know(account, address)

    def know(self, account: str, address: str) -> None:
        """The owner of this account is at this address."""
        if (account, address) in self._known:
            self._known.move_to_end((account, address))
        else:
            _put(self._known, (account, address), None)


def _put(kept: OrderedDict[K, V], key: K, value: V) -> None:
    """Remember something, and forget what was remembered longest ago."""
    kept[key] = value
    kept.move_to_end(key)
    while len(kept) > MANY:
        kept.popitem(last=False)
