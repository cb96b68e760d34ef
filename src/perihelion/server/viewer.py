"""One socket: somebody who looks at a table and may play there.

Updates are complete, so a slow reader is never owed more than one: news is only noted, and a
message is made when the socket is ready for it. Only replies queue up, and that queue is limited.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final, Protocol

import msgspec

from perihelion.server import seating, wire
from perihelion.server.bell import Bell
from perihelion.server.hall import Hall, clean_text
from perihelion.server.playing import refuse
from perihelion.server.room import Room
from perihelion.server.settings import Limits
from perihelion.server.speech import problem
from perihelion.server.stored import Key, Line, Person, now
from perihelion.server.tolls import price_of
from perihelion.server.viewing import PHRASES, chat_line, drafted_of, speech_of, state_of
from perihelion.server.wire_lobby import Lang
from perihelion.tabletop.refusal import Refused
from perihelion.words.voice import Voice

LOG: Final = logging.getLogger("perihelion.server.sockets")

_READER: Final = msgspec.json.Decoder(wire.FromClient)
_WRITER: Final = msgspec.json.Encoder()


class Wire(Protocol):
    """The other end of a socket."""

    async def receive(self) -> str | None:
        """A message; None when the other end has gone."""

    async def send(self, message: bytes) -> None:
        """Send a message."""


class Viewer:
    """A person, or nobody, who looks at a table through a socket. What they may see is checked
    before every message: people leave and keys end, but the socket stays.
    """

    def __init__(
        self,
        hall: Hall,
        room: Room,
        person: Person | None,
        lang: Lang,
        address: str = "",
        key: Key | None = None,
    ) -> None:
        self.hall = hall
        self.room = room
        self.who = person
        self.key = key  # with which it was opened
        self.person = person.id if person is not None else f"nobody {secrets.token_hex(4)}"
        self.lang: Lang = lang
        self.seat: int | None = None
        self.listens = False
        self.known = 0
        self.chat_known = 0
        self.limits: Limits = hall.settings.limits
        self._new_game = False
        self._new_table = False
        self._new_chat = False
        self._replies: list[wire.FromServer] = []
        self._wake = Bell()
        self.address = address
        self._too_much = 0  # calls in a row
        self.bye: wire.Bye | None = None

    # -- what is new -----------------------------------------------------

    def changed(self, game: bool, table: bool, chat: bool) -> None:
        self._new_game |= game and self.room.table is not None
        self._new_table |= table
        self._new_chat |= chat and self.room.row.terms.chat
        self._wake.set()

    @property
    def owes_news(self) -> bool:
        """Whether anything has not been sent yet."""
        news = self._new_game or self._new_table or self._new_chat
        return news or bool(self._replies)

    def reply(self, message: wire.FromServer) -> None:
        """Answer a call, after any news."""
        self._replies.append(message)
        if len(self._replies) > self.limits.unread_messages:
            self.close(refuse("TOO_SLOW"), 5.0)
        self._wake.set()

    def close(self, why: Refused, again: float | None) -> None:
        """Say goodbye and end."""
        if self.bye is None:
            self.bye = wire.Bye(problem=problem(self.speech(), why), again=again)
        self._wake.set()

    def speech(self) -> Voice:
        return speech_of(self.room.row, self.lang)

    # -- sending ---------------------------------------------------------

    async def send_all(self, line: Wire) -> None:
        """Send what is new until it is time to say goodbye."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while (message := await self._next()) is not None:
                async with asyncio.timeout(self.limits.send_seconds):
                    await line.send(message)
            if self.bye is not None:
                async with asyncio.timeout(self.limits.send_seconds):
                    await line.send(_WRITER.encode(self.bye))
                return

    async def _next(self) -> bytes | None:
        """The next message, made now. The table is looked at only between two changes, so that
        nobody sees what is not yet in the store.
        """
        if self._new_table or self._new_chat or self._new_game:
            async with self.room.alone(), self.hall.turns.of(self.address or self.person):
                if self._may_look():
                    return self._news()
        return _WRITER.encode(self._replies.pop(0)) if self._replies else None

    def _may_look(self) -> bool:
        """Whether this person may look now. A person who has lost their seat becomes a spectator,
        who gets a whole new log; one who may not even watch is sent away.
        """
        if self.seat is not None and self.seat not in self.room.seats_of(self.person):
            self.seat = None
            self.known = 0
            self.changed(game=True, table=True, chat=False)
        try:
            self._must_be_known()
            self.room.may_look(self.person, self.seat)
        except Refused as refused:
            self.close(refused, None)
        return self.bye is None

    def _must_be_known(self) -> None:
        """Refuse a person whose key has expired."""
        if self.key is not None and self.key.expires <= now():
            raise refuse("SIGNED_OUT")

    def _news(self) -> bytes:
        """One of the things that are new."""
        if self._new_table:
            self._new_table = False
            return _WRITER.encode(
                wire.TableChanged(table=state_of(self.room, self.person, self.lang))
            )
        if self._new_game:
            self._new_game = False
            pictures = self.hall.pictures
            told, self.known = pictures.update(
                self.room, self.seat, self.lang, self.known, self.listens
            )
            return told
        self._new_chat = False
        return self._chat()

    def _chat(self) -> bytes:
        speech = self.speech()
        fresh = self.chat_known == 0
        lines = [line for line in self.room.lines if line.number >= self.chat_known]
        if lines:
            self.chat_known = lines[-1].number + 1
        told = [chat_line(line, speech) for line in lines]
        return _WRITER.encode(wire.Chatted(fresh=fresh, lines=told))

    # -- receiving -------------------------------------------------------

    async def receive_all(self, line: Wire) -> None:
        """Take calls until the other end has gone."""
        async with asyncio.timeout(self.limits.hello_seconds):
            if not await self._greeted(line):
                return
        while self.bye is None:
            text = await line.receive()
            if text is None or self.bye is not None:
                return
            self._must_be_known()
            await self._take(text)

    async def _greeted(self, line: Wire) -> bool:
        text = await line.receive()
        if text is None:
            return False
        call = self._read(text)
        if not isinstance(call, wire.Hello):
            self.close(refuse("HELLO_FIRST"), None)
            return False
        try:
            self._pay(call)
        except Refused as refused:
            self.close(refused, 30.0)
            return False
        await self.hello(call)
        return True

    async def _take(self, text: str) -> None:
        call: wire.FromClient | None = None
        try:
            call = self._read(text)
            self._pay(call)
            if call is not None:
                await self.obey(call)
        except Refused as refused:
            number = None if call is None else call.call
            self.reply(wire.RefusedCall(call=number, problem=problem(self.speech(), refused)))

    def _read(self, text: str) -> wire.FromClient | None:
        """The message, if it can be read; else the client is told so."""
        try:
            if len(text) > self.limits.message:
                raise refuse("TOO_LARGE")
            call: wire.FromClient = _READER.decode(text)
            return call
        except (msgspec.MsgspecError, RecursionError):
            wrong = problem(self.speech(), refuse("BAD_MESSAGE"))
            self.reply(wire.RefusedCall(call=None, problem=wrong))
            return None

    def _pay(self, call: wire.FromClient | None) -> None:
        """Refuse a person who asks for too much, through any socket; close this one if they do not
        stop.
        """
        try:
            self.hall.tolls.work(self.address, self._known_as(), price_of(call))
        except Refused as refused:
            self._too_much += 1
            if self._too_much > self.limits.messages_at_once:
                self.close(refused, 30.0)
            raise
        self._too_much = 0

    def _known_as(self) -> str | None:
        return None if self.who is None else self.who.id

    # -- calls -----------------------------------------------------------

    async def hello(self, call: wire.Hello) -> None:
        """The viewer says as which seat to look, and what they know already. If a bot has taken the
        seat over meanwhile, they watch.
        """
        self.lang = call.lang or self.lang
        self.listens = call.listens
        room = self.room
        mine = room.seats_of(self.person)
        if isinstance(call.seat, msgspec.UnsetType):
            self.seat = mine[0] if mine else None
        else:
            lost = call.seat not in mine and room.row.may_return(self.person)
            self.seat = None if lost else call.seat
        room.may_look(self.person, self.seat)
        same = isinstance(call.seat, msgspec.UnsetType) or call.seat == self.seat
        if same and call.seq >= room.row.rewritten:
            self.known = call.known
        self.chat_known = call.chat_known
        self.room.watchers.add(self)
        self.room.announce(table=True)
        self.room.moved(self.room)
        await seating.came(self.room, self.person)
        self.changed(game=True, table=True, chat=True)
        self.reply(wire.Done(call=call.call, seq=self.room.row.seq))

    async def obey(self, call: wire.FromClient) -> None:
        """Carry out a call and answer it."""
        if isinstance(call, wire.Ping):
            self.reply(wire.Pong(call=call.call, seq=self.room.row.seq))
            return
        if isinstance(call, wire.Draft):
            self.room.must_ask(self.person, call)
            self.reply(drafted_of(self.room, call, self.lang))
            return
        if isinstance(call, wire.Answer | wire.Pick | wire.TakeBack | wire.Undo | wire.Reset):
            await self.room.play(self.person, call)
        elif isinstance(call, wire.Check):
            self.room.check(self.person, call)
        elif isinstance(call, wire.Look):
            self.room.may_look(self.person, call.seat)
            self.seat = call.seat
            self._everything(chat=False)
        elif isinstance(call, wire.Speak):
            self.lang = call.lang
            self._everything(chat=True)
        elif isinstance(call, wire.Listen):
            self.listens = call.listens
            self.changed(game=True, table=False, chat=False)
        elif isinstance(call, wire.Resync):
            self._everything(chat=True)
        elif isinstance(call, wire.Say):
            await self._say(call)
        elif isinstance(call, wire.Replace):
            if self.who is None:
                raise refuse("NO_SESSION")
            await seating.vote(self.room, self.who, call.seat, call.agree)
        else:
            self._everything(chat=True)  # hello once more
        self.reply(wire.Done(call=call.call, seq=self.room.row.seq))

    def _everything(self, chat: bool) -> None:
        """Send everything again."""
        self.known = 0
        if chat:
            self.chat_known = 0
        self.changed(game=True, table=True, chat=chat)

    async def _say(self, call: wire.Say) -> None:
        if not self.room.row.terms.chat:
            raise refuse("NO_CHAT")
        if self.who is None:
            raise refuse("NO_SESSION")
        self.room.may_look(self.person, None)
        if call.phrase is not None and call.phrase not in PHRASES:
            raise refuse("UNKNOWN_PHRASE")
        text = clean_text(call.text)
        if call.phrase is None and not text:
            raise refuse("EMPTY")
        mine = self.room.seats_of(self.person)
        if not mine:
            if not self.room.row.terms.watchers_write:
                raise refuse("NO_CHAT_FOR_SPECTATORS")
            self.hall.tolls.chat_of_spectator.pay(self.person)
        self.hall.tolls.chat.pay(self.person)
        name = self.who.name
        seat = mine[0] if mine else None
        await self.room.say(Line(0, seat, name, "" if call.phrase else text, call.phrase, now()))

    async def gone(self) -> None:
        """The socket has closed."""
        self.room.watchers.discard(self)
        self.room.announce(table=True)
        self.room.moved(self.room)
        await seating.gone(self.room, self.person)
