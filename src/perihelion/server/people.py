"""Who is who: guests, sessions, passwords, tokens. No secret is kept or logged as it is."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from typing import Any, Final, TypeAlias, cast

import argon2
from litestar.connection import ASGIConnection

from perihelion.server import tolls
from perihelion.server.guesses import Guesses
from perihelion.server.hall import clean_name
from perihelion.server.names import look, must_be_free
from perihelion.server.playing import refuse
from perihelion.server.settings import Limits
from perihelion.server.speech import speaking
from perihelion.server.store import Store
from perihelion.server.stored import Key, Person, now
from perihelion.server.wire_lobby import Lang
from perihelion.words import LANGUAGES

COOKIE: Final = "session"
SESSION_SECONDS: Final = 365 * 86_400

PROTOCOL: Final = "perihelion"
TOKEN: Final = "token."
"""What a socket offers that comes with a token: this protocol, which is agreed on, and the token
after the prefix, which is not sent back.
"""

HASHES_AT_ONCE: Final = 2
"""Each takes time and 64 MiB, on purpose."""

Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]
"""An HTTP request or a socket."""


class People:
    """Everybody who has ever come in."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.guesses = Guesses()
        self.hasher = argon2.PasswordHasher()
        self._no_one = ""
        self._hashing = asyncio.Semaphore(HASHES_AT_ONCE)

    async def enter(self, name: str | None, lang: Lang) -> tuple[Person, str]:
        """A new guest, and the secret of the session."""
        if name:
            called = clean_name(name)
            await must_be_free(self.store, called, None)
        else:
            called = await self._free_name(lang)
        person = Person(secrets.token_hex(8), called, lang, None)
        await self.store.add_person(person, now())
        return person, await self.session(person)

    async def _free_name(self, lang: Lang) -> str:
        """A guest's name that nobody with a password has; one that looks taken if none is left."""
        for _ in range(20):
            called = self.guest_name(lang)
            if await self.store.owner_of(look(called)) is None:
                break
        return called

    def guest_name(self, lang: Lang) -> str:
        """A name for somebody who has given none."""
        return speaking(lang, "table").say("guest", number=str(1000 + secrets.randbelow(9000)))

    async def session(self, person: Person) -> str:
        """A new session; its secret is for the cookie alone."""
        return await self._key(person, "session", "", SESSION_SECONDS)

    async def token(self, person: Person, title: str, days: int) -> tuple[Key, str]:
        """A new token for a program."""
        most = self.limits.tokens_of_person
        if len(await self.store.tokens_of(person.id, now())) >= most:
            raise refuse("TOO_MANY_TOKENS", count=most)
        secret = await self._key(person, "token", title, days * 86_400)
        found = await self.store.key(hashed(secret), now())
        assert found is not None
        return found, secret

    async def _key(self, person: Person, kind: str, title: str, seconds: int) -> str:
        secret = secrets.token_urlsafe(32)
        key = Key(secrets.token_hex(8), person.id, kind, title, now() + seconds)
        await self.store.add_key(hashed(secret), key, now())
        return secret

    async def who(self, connection: Connection) -> Person | None:
        """Who is at the other end; a wrong token is refused, a wrong cookie counts as nobody."""
        found = await self.key_of(connection)
        person = None if found is None else await self.store.person(found.person)
        own = found is not None and found.kind == "session"
        if own and person is not None and person.password is not None:
            self.guesses.know(name_key(person.name), address_of(connection))
        return person

    async def key_of(self, connection: Connection) -> Key | None:
        """The session or token that somebody comes with. A token takes precedence over a cookie."""
        token = token_in(connection)
        if token is not None:
            found = await self.store.key(hashed(token), now()) if token else None
            if found is None or found.kind != "token":
                raise refuse("BAD_TOKEN")
            return found
        secret = connection.cookies.get(COOKIE, "")
        found = await self.store.key(hashed(secret), now()) if secret else None
        return found if found is not None and found.kind == "session" else None

    async def set_password(
        self, person: Person, password: str, old: str | None, address: str
    ) -> Person:
        """Set or change the password; the name is then reserved."""
        if person.password is not None:
            account = (
                f"change {person.id}"  # the holder of a session is no stranger, but may be a thief
            )
            self.guesses.begin(account, address)
            if not await self._right(person.password, old or ""):
                raise refuse("WRONG_PASSWORD")
            self.guesses.right(account, address)
        else:
            await must_be_free(self.store, person.name, person.id)
        made = await self._hash(password)
        changed = Person(person.id, person.name, person.lang, made)
        seen = await self._look(person)
        if not await self.store.change_person(changed, name_key(person.name), seen):
            raise refuse("NAME_TAKEN")
        return changed

    async def _look(self, person: Person) -> str | None:
        """The look reserved for this person from now on; none if another had it before looks were
        kept.
        """
        seen = look(person.name)
        owner = await self.store.owner_of(seen)
        return seen if owner in (None, person.id) else None

    async def sign_in(self, name: str, password: str, address: str) -> Person:
        """Who has set this password. It does not show, even by the time it takes, whether name or
        password is wrong.
        """
        account = name_key(name)
        self.guesses.begin(account, address)
        self._no_one = self._no_one or await self._hash(secrets.token_hex(16))
        found = await self.store.person_named(name_key(name))
        kept = found.password if found is not None and found.password else self._no_one
        right = await self._right(kept, password)
        if found is None or not right:
            raise refuse("WRONG_PASSWORD")
        self.guesses.right(account, address)
        return found

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def _right(self, kept: str, password: str) -> bool:
        try:
            async with self._hashing:
                return await asyncio.to_thread(self.hasher.verify, kept, password)
        except argon2.exceptions.VerificationError:
            return False

    async def change(self, person: Person, name: str | None, lang: Lang | None) -> Person:
        """Another name or language."""
        called = clean_name(name) if name else person.name
        if called != person.name:
            await must_be_free(self.store, called, person.id)
        changed = Person(person.id, called, lang or person.lang, person.password)
        known = person.password is not None
        key = name_key(called) if known else None
        seen = await self._look(changed) if known else None
        if not await self.store.change_person(changed, key, seen):
            raise refuse("NAME_TAKEN")
        return changed


def token_in(connection: Connection) -> str | None:
    """The token that a program sends, empty if it is nothing of the kind: in a header, or, since
    the sockets of most languages cannot send one, among the protocols that a socket offers. It is
    never in an address, which would be written to logs.
    """
    header = connection.headers.get("authorization")
    if header is not None:
        kind, _, secret = header.partition(" ")
        return secret.strip() if kind.lower() == "bearer" else ""
    offered = cast(list[str], connection.scope.get("subprotocols") or [])
    tokens = [one.removeprefix(TOKEN) for one in offered if one.startswith(TOKEN)]
    return tokens[0] if tokens else None


def address_of(connection: Connection) -> str:
    """Where somebody comes from, as limits count it."""
    return tolls.address_of(connection.client.host if connection.client else None)


def hashed(secret: str) -> str:
    """What the store keeps of a secret; secrets are long and random, so a plain hash is enough."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def name_key(name: str) -> str:
    """Names that read the same are the same."""
    return " ".join(name.split()).casefold()


def language_of(accept: str) -> Lang:
    """The first of our languages that a browser asks for."""
    wanted: list[tuple[float, str]] = []
    for part in accept.split(",")[:20]:
        tag, _, weight = part.partition(";q=")
        try:
            wanted.append((-float(weight or 1), tag.strip().lower()[:2]))
        except ValueError:
            continue
    for _, tag in sorted(wanted, key=lambda one: one[0]):
        for lang in LANGUAGES:
            if tag == lang:
                return "ru" if lang == "ru" else "en"
    return "en"
