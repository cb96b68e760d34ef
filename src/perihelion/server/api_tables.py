"""HTTP: games, tables, seats, and playing without a socket."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias, cast

import msgspec
from litestar import Controller, MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from perihelion.games import GAMES
from perihelion.server import lists, seating, wire_lobby
from perihelion.server.api_people import Asked, OurDesk, SaidIn, Somebody, limited, need_person
from perihelion.server.desk import Desk
from perihelion.server.people import address_of
from perihelion.server.pictures import cards_of, faces_told, games_told
from perihelion.server.playing import refuse
from perihelion.server.room import Room
from perihelion.server.settings import Limits
from perihelion.server.stored import Person
from perihelion.server.tolls import HEAVY, MIDDLING
from perihelion.server.viewing import state_of, table_lines
from perihelion.server.wire import Done, Play, Update

LISTS: tuple[wire_lobby.ListName, ...] = ("mine", "open", "watch")
LONGEST_WAIT: float = 25.0


class Visit:
    """Somebody who has come in at a table, and the language in which they are told of it."""

    def __init__(self, room: Room, person: Person, lang: wire_lobby.Lang) -> None:
        self.room = room
        self.person = person
        self.lang = lang

    def state(self) -> wire_lobby.TableState:
        return state_of(self.room, self.person.id, self.lang)


ThisVisit: TypeAlias = NamedDependency[Visit]


async def find_visit(
    request: Asked, table_id: FromPath[str], desk: OurDesk, person: Somebody, said_in: SaidIn
) -> Visit:
    """The table in the path, for somebody who has come in. It is looked for only when that is sure:
    what is found at the same time is broken off where one of it is refused.
    """
    return Visit(await find_shown(request, table_id, desk, said_in), person, said_in)


async def find_shown(
    request: Asked, table_id: FromPath[str], desk: OurDesk, said_in: SaidIn
) -> Room:
    """The room of the table in the path, for anybody."""
    room = await desk.hall.room(table_id)
    request.scope.setdefault("state", {})["game"] = room.row.game
    return room


def lobby_controller(limits: Limits) -> type[Controller]:
    """The handlers; laying tables has a limit of its own."""
    laying = limited(limits.tables_a_minute)

    class LobbyController(Controller):
        """What there is to play, and with whom."""

        @post("/api/tables", guards=[laying], opt={"price": HEAVY})
        async def lay_table(
            self,
            request: Asked,
            data: JSONBody[wire_lobby.NewTable],
            person: Somebody,
            said_in: SaidIn,
            desk: OurDesk,
        ) -> wire_lobby.TableState:
            """Lay a table; the game begins at once if no seat is open."""
            if data.game in GAMES:
                request.scope.setdefault("state", {})["game"] = data.game
            room = await desk.hall.lay(person, data)
            return state_of(room, person.id, said_in)

        @get("/api/games", opt={"price": MIDDLING})
        async def games(self, request: Asked, said_in: SaidIn) -> Response[list[wire_lobby.Game]]:
            """The games with their bots and options."""
            return games_told(said_in).answer(request, "private, no-cache")

        @get("/api/home", opt={"price": MIDDLING})
        async def home(self, person: Somebody, said_in: SaidIn, desk: OurDesk) -> wire_lobby.Home:
            """My games, open tables, tables to watch."""
            lines: dict[wire_lobby.ListName, list[wire_lobby.TableLine]] = {}
            more: dict[wire_lobby.ListName, str] = {}
            for which in LISTS:
                found = await lists.page(desk.store, which, person.id, None, lists.PAGE)
                lines[which] = table_lines(found.rows, person.id, said_in)
                if found.more is not None:
                    more[which] = found.more
            return wire_lobby.Home(
                mine=lines["mine"], open=lines["open"], watch=lines["watch"], more=more
            )

        @get("/api/lists/{which:str}", opt={"price": MIDDLING})
        async def more(
            self,
            which: FromPath[str],
            person: Somebody,
            said_in: SaidIn,
            desk: OurDesk,
            after: Annotated[str | None, QueryParameter(max_length=400)] = None,
        ) -> wire_lobby.Lines:
            """A list of the home page from this place on: my games, open tables, tables
            to watch.
            """
            for known in LISTS:
                if which == known:
                    found = await lists.page(desk.store, known, person.id, after, lists.PAGE)
                    told = table_lines(found.rows, person.id, said_in)
                    return wire_lobby.Lines(lines=told, more=found.more)
            raise refuse("NOT_FOUND")

        @get("/api/invitations/{code:str}")
        async def invited(
            self, code: FromPath[str], person: Somebody, said_in: SaidIn, desk: OurDesk
        ) -> wire_lobby.TableState:
            """Where an invitation leads."""
            return state_of(await self._room(code, desk), person.id, said_in)

        @post("/api/invitations/{code:str}", status_code=200)
        async def accept(
            self, code: FromPath[str], person: Somebody, said_in: SaidIn, desk: OurDesk
        ) -> wire_lobby.TableState:
            """Take a seat by an invitation."""
            room = await self._room(code, desk)
            await seating.join(desk.hall, room, person, None, True)
            return state_of(room, person.id, said_in)

        async def _room(self, code: str, desk: Desk) -> Room:
            found = await desk.store.invited(code)
            if found is None:
                raise refuse("NO_INVITATION")
            return await desk.hall.room(found)

    return LobbyController


class TableController(Controller):
    """One table."""

    path = "/api/tables/{table_id:str}"

    @get("/")
    async def table(self, visit: ThisVisit) -> wire_lobby.TableState:
        """Who sits there and how it stands."""
        return visit.state()

    @post("/join", status_code=200, opt={"price": MIDDLING})
    async def join(
        self, data: JSONBody[wire_lobby.Join], visit: ThisVisit, desk: OurDesk
    ) -> wire_lobby.TableState:
        """Take a free seat."""
        room = visit.room
        invited = data.invitation is not None and data.invitation == room.row.invitation
        await seating.join(desk.hall, room, visit.person, data.seat, invited, data.share)
        return visit.state()

    @post("/share", status_code=200, opt={"price": MIDDLING})
    async def share(
        self, data: JSONBody[wire_lobby.AddShare], visit: ThisVisit
    ) -> wire_lobby.TableState:
        """Add a number of my own to the deal."""
        await seating.add_share(visit.room, visit.person, data.share)
        return visit.state()

    @post("/leave", status_code=200, opt={"price": MIDDLING})
    async def leave(self, visit: ThisVisit) -> wire_lobby.TableState:
        """Leave; in a game that has begun, a bot plays on."""
        await seating.leave(visit.room, visit.person)
        return visit.state()

    @post("/return", status_code=200, opt={"price": MIDDLING})
    async def come_back(self, visit: ThisVisit) -> wire_lobby.TableState:
        """Come back to a seat that a bot has taken over."""
        await seating.come_back(visit.room, visit.person)
        return visit.state()

    @post("/begin", status_code=200, opt={"price": MIDDLING})
    async def begin(self, visit: ThisVisit) -> wire_lobby.TableState:
        """Begin, with bots on the open seats."""
        await seating.begin(visit.room, visit.person)
        return visit.state()

    @post("/rematch", status_code=200, opt={"price": MIDDLING})
    async def rematch(self, visit: ThisVisit, desk: OurDesk) -> wire_lobby.TableState:
        """Play again with the same seats."""
        room = await seating.rematch(desk.hall, visit.room, visit.person)
        return Visit(room, visit.person, visit.lang).state()

    @get("/faces", opt={"price": MIDDLING})
    async def faces(
        self, request: Asked, shown: NamedDependency[Room], said_in: SaidIn
    ) -> Response[wire_lobby.Faces]:
        """What is printed on all cards of this game."""
        return faces_told(*cards_of(shown.row), said_in).answer(request, "private, max-age=3600")

    @get("/faces/shown", opt={"price": MIDDLING})
    async def faces_first(
        self, request: Asked, desk: OurDesk, visit: ThisVisit
    ) -> Response[wire_lobby.Faces]:
        """What is printed on the cards that I see now, from my first seat or as a spectator; on
        none before the game has begun.
        """
        room, person = visit.room, visit.person
        async with room.alone(), desk.hall.turns.of(address_of(request)):
            seat = next(iter(room.seats_of(person.id)), None)
            room.may_look(person.id, seat)
            shown = desk.hall.pictures.faces(room, seat, visit.lang)
        return shown.answer(request, "private, no-cache")

    @get("/record", opt={"price": HEAVY})
    async def record(
        self,
        table_id: FromPath[str],
        desk: OurDesk,
        said_in: SaidIn,
        part: Annotated[int | None, QueryParameter(ge=0)] = None,
    ) -> Response[bytes]:
        """The record of a game that is over: how it began, and all answers. If its rules changed in
        between, what was played before is in the parts 0, 1 and so on.
        """
        told = await desk.hall.record(table_id, part)
        return Response(msgspec.json.encode(told), media_type=MediaType.JSON)

    @get("/update", opt={"price": MIDDLING})
    async def update(
        self,
        request: Asked,
        desk: OurDesk,
        visit: ThisVisit,
        seat: FromQuery[int | None] = None,
        known: Annotated[int, QueryParameter(ge=0)] = 0,
        after: FromQuery[int] = -1,
        wait: Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT)] = 0.0,
    ) -> Response[Update]:
        """What a viewer sees; at once, or when there is something newer than `after`. Permission to
        look is checked again after the wait.
        """
        room, person = visit.room, visit.person
        room.may_look(person.id, seat)
        await seating.heard(room, person.id)
        if wait > 0:
            await room.wait_for(after, wait)
            room.hear_of(person.id)
            await need_person(await desk.people.who(request))
        async with room.alone(), desk.hall.turns.of(address_of(request)):
            room.may_look(person.id, seat)
            fresh = known if after >= room.row.rewritten else 0
            told, _ = desk.hall.pictures.update(room, seat, visit.lang, fresh)
        return Response(cast(Any, told), media_type=MediaType.JSON)

    @post("/play", status_code=200, opt={"price": MIDDLING})
    async def play(self, data: JSONBody[Play], visit: ThisVisit) -> Done:
        """Answer, pick, take back, undo or reset, as over the socket."""
        await seating.heard(visit.room, visit.person.id)
        return Done(call=data.call, seq=await visit.room.play(visit.person.id, data))
