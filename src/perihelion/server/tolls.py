"""How much people may ask of the server: work is counted by its cost, per person and per address,
over all their sockets and requests together.
"""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from typing import Final

from perihelion.server import wire
from perihelion.server.playing import NotNow
from perihelion.server.settings import Limits

Clock = Callable[[], float]

MANY: Final = 10_000
"""How many are remembered before those with a full allowance are forgotten."""

LIGHT: Final = 1.0
"""The price of what takes a fraction of a millisecond. An unreadable message costs the same."""

MIDDLING: Final = 3.0
"""The price of what goes to the store."""

HEAVY: Final = 10.0
"""The price of what shows a whole table: some milliseconds."""

_PRICES: Final[dict[type, float]] = {
    wire.Ping: LIGHT,
    wire.Say: MIDDLING,
    wire.Replace: MIDDLING,
    wire.Draft: HEAVY,
    wire.Hello: HEAVY,
    wire.Look: HEAVY,
    wire.Speak: HEAVY,
    wire.Listen: HEAVY,
    wire.Resync: HEAVY,
}
"""Everything not named here is an answer, would be one, or takes one back."""


def price_of(call: wire.FromClient | None) -> float:
    """What a message on a socket costs."""
    return LIGHT if call is None else _PRICES.get(type(call), MIDDLING)


class TooMuch(NotNow):
    """One call too many; after `wait` seconds it would be accepted."""

    def __init__(self, wait: float) -> None:
        super().__init__("TOO_MUCH", {})
        self.wait = wait


class Allowance:
    """How much each may do: so much at once, so much a second in the long run, by a clock that
    nobody can set.
    """

    def __init__(self, at_once: float, a_second: float, clock: Clock = time.monotonic) -> None:
        self.at_once = at_once
        self.a_second = a_second
        self.clock = clock
        self._left: dict[str, tuple[float, float]] = {}  # how much, and when that was counted

    def left(self, who: str) -> float:
        """How much somebody may do now."""
        left, then = self._left.get(who, (self.at_once, 0.0))
        return min(left + (self.clock() - then) * self.a_second, self.at_once)

    def wait(self, who: str, price: float = 1.0) -> float:
        """Seconds until this can be paid; 0 if it can be at once. A price above the full allowance
        is paid with all of it.
        """
        lacks = min(price, self.at_once) - self.left(who)
        return max(lacks / self.a_second, 0.0)

    def pay(self, who: str, price: float = 1.0) -> None:
        """Refuse, at no cost, what cannot be paid."""
        wait = self.wait(who, price)
        if wait > 0:
            raise TooMuch(wait)
        if len(self._left) >= MANY:
            self._forget()
        self._left[who] = (self.left(who) - price, self.clock())

    def _forget(self) -> None:
        """Forget everybody whose allowance is full again and, if that is not enough, everybody."""
        self._left = {
            who: kept for who, kept in self._left.items() if self.left(who) < self.at_once
        }
        if len(self._left) >= MANY:
            self._left.clear()


class Tolls:
    """All that is counted."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        def a_minute(most: int) -> Allowance:
            return Allowance(most, most / 60, clock)

        self.requests = a_minute(limits.requests_a_minute)
        self.chat = a_minute(limits.chat_a_minute)
        self.chat_of_spectator = a_minute(limits.spectator_chat_a_minute)
        at_once, a_second = limits.messages_at_once, limits.messages_a_second
        times = limits.persons_of_address
        self._persons = Allowance(at_once, a_second, clock)
        self._addresses = Allowance(at_once * times, a_second * times, clock)

    def must_have(self, address: str, price: float) -> None:
        """Refuse an address that could not pay this, before anything is done for it."""
        wait = self._addresses.wait(address, price)
        if wait > 0:
            raise TooMuch(wait)

    def work(self, address: str, person: str | None, price: float) -> None:
        """Pay for some work; refused, at no cost, if the person or the address cannot. Those who
        have not come in share one allowance per address, so that they leave something for those who
        have.
        """
        who = person or f"nobody at {address}"
        wait = self._persons.wait(who, price)
        if wait > 0:
            raise TooMuch(wait)
        self._addresses.pay(address, price)
        self._persons.pay(who, price)


def from_here(host: str | None) -> bool:
    """Whether an address is this machine's own."""
    try:
        found = ipaddress.ip_address((host or "").partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped.is_loopback
    return found.is_loopback


def address_of(host: str | None) -> str:
    """What to count an address as: in IPv6 everybody has many, alike in their first half."""
    try:
        found = ipaddress.ip_address((host or "").partition("%")[0])
    except ValueError:
        return host or ""
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False).network_address)
    return str(found)
