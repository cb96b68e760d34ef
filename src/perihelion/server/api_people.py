"""HTTP: coming in, names, passwords, tokens."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody
from litestar.types import Guard

from perihelion.server import seating
from perihelion.server.answers import language
from perihelion.server.desk import Desk
from perihelion.server.people import COOKIE, SESSION_SECONDS, address_of
from perihelion.server.playing import refuse
from perihelion.server.settings import Limits
from perihelion.server.stored import Person, now
from perihelion.server.tolls import LIGHT, Allowance
from perihelion.server.wire_lobby import (
    Enter,
    Lang,
    Me,
    MeChange,
    NewToken,
    SetPassword,
    SignIn,
    Token,
)

Asked: TypeAlias = Request[Any, Any, Any]
OurDesk: TypeAlias = NamedDependency[Desk]
Somebody: TypeAlias = NamedDependency[Person]
SaidIn: TypeAlias = NamedDependency[Lang]
"""What handlers are given: the request, the server itself, the person asking, and the language."""


def me_of(person: Person) -> Me:
    """A person as they see themselves."""
    return Me(id=person.id, name=person.name, lang=person.lang, guest=person.password is None)


def session_cookie(request: Asked, desk: Desk, secret: str) -> Cookie:
    """The cookie of a session: no script can read it, no other site can send it."""
    return Cookie(
        key=COOKIE,
        value=secret,
        path="/",
        max_age=SESSION_SECONDS if secret else 0,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https" or desk.settings.public.startswith("https:"),
    )


async def find_caller(request: Asked, desk: OurDesk) -> Person | None:
    """The person asking, if they have come in; refused if they have asked for too much."""
    price = float(request.route_handler.opt.get("price", LIGHT))
    address = address_of(request)
    desk.hall.tolls.must_have(address, price)  # before the store is asked
    person = await desk.people.who(request)
    desk.hall.tolls.work(address, None if person is None else person.id, price)
    return person


def limited(a_minute: int) -> Guard:
    """Limits how often a minute one address may ask."""
    allowance = Allowance(a_minute, a_minute / 60)

    def guard(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
        allowance.pay(address_of(connection))

    return guard


async def need_person(caller: NamedDependency[Person | None]) -> Person:
    """The person asking; refused if they have not come in."""
    if caller is None:
        raise refuse("NO_SESSION")
    return caller


async def need_owner(request: Asked, desk: OurDesk, person: Somebody) -> Person:
    """The person asking, by a session of their own. A token plays for a person but is not that
    person, and may not change what is theirs.
    """
    key = await desk.people.key_of(request)
    if key is None or key.kind != "session":
        raise refuse("TOKEN_ONLY_PLAYS")
    return person


async def find_lang(request: Asked, caller: NamedDependency[Person | None]) -> Lang:
    """The language to answer in: that of the query, else of the person, else of the browser."""
    if "lang" not in request.query_params and caller is not None:
        return caller.lang
    return language(request)


def people_controller(limits: Limits) -> type[Controller]:
    """The handlers; those that invite repeated tries have a limit of their own."""
    entries = limited(limits.entries_a_minute)
    sign_ins = limited(limits.sign_ins_a_minute)

    class PeopleController(Controller):
        """Coming in, and what people may ask about themselves."""

        @post("/api/me", guards=[entries], status_code=200)
        async def enter(self, request: Asked, data: JSONBody[Enter], desk: OurDesk) -> Response[Me]:
            """Come in: the person of the session, or a new guest."""
            person = await desk.people.who(request)
            if person is not None:
                return Response(me_of(person))
            lang = data.lang or language(request)
            person, secret = await desk.people.enter(data.name, lang)
            return Response(me_of(person), cookies=[session_cookie(request, desk, secret)])

        @post("/api/session", guards=[sign_ins], status_code=200)
        async def sign_in(
            self, request: Asked, data: JSONBody[SignIn], desk: OurDesk
        ) -> Response[Me]:
            """Be known on another device."""
            address = address_of(request)
            person = await desk.people.sign_in(data.name, data.password, address)
            secret = await desk.people.session(person)
            return Response(me_of(person), cookies=[session_cookie(request, desk, secret)])

        @post("/api/me/password", guards=[sign_ins], status_code=200)
        async def set_password(
            self, request: Asked, data: JSONBody[SetPassword], owner: Somebody, desk: OurDesk
        ) -> Me:
            """Set or change the password; all other sessions and all tokens end."""
            address = address_of(request)
            changed = await desk.people.set_password(owner, data.password, data.old, address)
            key = await desk.people.key_of(request)
            if key is not None:
                await desk.door.drop_others(owner.id, key.id)
            return me_of(changed)

        @get("/api/me")
        async def me(self, person: Somebody) -> Me:
            """Who I am."""
            return me_of(person)

        @patch("/api/me")
        async def change(self, data: JSONBody[MeChange], owner: Somebody, desk: OurDesk) -> Me:
            """Another nickname, another language."""
            changed = await desk.people.change(owner, data.name, data.lang)
            if changed.name != owner.name:
                await seating.rename(desk.hall, changed)
            return me_of(changed)

        @delete("/api/session", status_code=204)
        async def sign_out(self, request: Asked, desk: OurDesk) -> Response[None]:
            """End the session on this device, and all tokens."""
            key = await desk.people.key_of(request)
            if key is not None and key.kind == "session":
                await desk.door.sign_out(key.person, key.id)
            return Response(None, cookies=[session_cookie(request, desk, "")])

        @get("/api/tokens")
        async def tokens(self, owner: Somebody, desk: OurDesk) -> list[Token]:
            """My tokens for programs."""
            keys = await desk.store.tokens_of(owner.id, now())
            return [Token(id=k.id, title=k.title, secret=None, expires=k.expires) for k in keys]

        @post("/api/tokens")
        async def add_token(
            self, data: JSONBody[NewToken], owner: Somebody, desk: OurDesk
        ) -> Token:
            """A new token; its secret is shown only once."""
            key, secret = await desk.people.token(owner, data.title, data.days)
            return Token(id=key.id, title=key.title, secret=secret, expires=key.expires)

        @delete("/api/tokens/{token_id:str}", status_code=204)
        async def drop_token(self, token_id: FromPath[str], owner: Somebody, desk: OurDesk) -> None:
            """End a token."""
            await desk.door.drop(owner.id, token_id)

    return PeopleController
