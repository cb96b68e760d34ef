"""The door: which sockets were opened with which key, and what becomes of them when a key ends."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from perihelion.server.playing import refuse
from perihelion.server.stored import now

if TYPE_CHECKING:
    from perihelion.server.store import Store
    from perihelion.server.viewer import Viewer

LOG: Final = logging.getLogger("perihelion.server.door")

LOOKING_ROUND: Final = 10.0
"""Seconds between two looks at all keys: keys also expire, and news from other processes may be
lost.
"""

AT_ONCE: Final = 500
"""How many keys are looked up at once."""


class Door:
    """Everybody who looks at a table through this process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.viewers: set[Viewer] = set()
        self.ended: Callable[[str], None] = lambda person: None  # tells the other processes

    def start(self) -> None:
        self.store.loops.begin("door", self._look_round)

    async def stop(self) -> None:
        await self.store.loops.stop("door")

    async def sign_out(self, person: str, key: str) -> None:
        """End a session. The tokens end with it: nothing plays on for somebody who has
        signed out.
        """
        await self.store.drop_key(person, key)
        await self.store.drop_tokens(person)
        await self.keys_have_ended(person)

    async def drop(self, person: str, key: str) -> None:
        """End one key."""
        await self.store.drop_key(person, key)
        await self.keys_have_ended(person)

    async def drop_others(self, person: str, but: str) -> None:
        """End all keys of a person, sessions and tokens, except one."""
        await self.store.drop_other_keys(person, but)
        await self.keys_have_ended(person)

    async def keys_have_ended(self, person: str) -> None:
        """Close what was opened with this person's ended keys, here and in the other processes."""
        self.ended(person)
        await self.look_again({person})

    async def look_again(self, persons: set[str] | None = None) -> None:
        """Close the sockets of these people, or of all, whose keys are no longer good. The store is
        asked, since another process may have ended them.
        """
        asked = [
            viewer
            for viewer in self.viewers
            if viewer.key is not None and (persons is None or viewer.person in persons)
        ]
        ids = sorted({viewer.key.id for viewer in asked if viewer.key is not None})
        good: set[str] = set()
        for k in range(0, len(ids), AT_ONCE):
            good |= await self.store.good_keys(ids[k : k + AT_ONCE], now())
        for viewer in asked:
            if viewer.key is not None and viewer.key.id not in good:
                viewer.close(refuse("SIGNED_OUT"), None)

    async def _look_round(self) -> None:
        while True:
            await asyncio.sleep(LOOKING_ROUND)
            try:
                await self.look_again()
            except Exception as problem:
                LOG.warning("the keys could not be looked at", extra={"why": repr(problem)})
