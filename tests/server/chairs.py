"""Musical chairs: people sit down, get up, come back, are replaced, sign out and change passwords
at random while a game goes on, and every message to each of their sockets is judged against who
sits where and whose keys are good at that moment.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from typing import Any, Final

import msgspec

from laws.witness import Witness, wander
from perihelion import Refused
from perihelion.server import seating
from perihelion.server.hall import Hall, new_table
from perihelion.server.people import People, hashed
from perihelion.server.room import Room
from perihelion.server.settings import Limits
from perihelion.server.stored import Chair, Key, Person, Terms, now
from perihelion.server.viewer import Viewer
from perihelion.server.viewing import log_of, speech_of
from perihelion.server.wire import FromClient, Hello, Look, Resync, Say
from perihelion.words.voice import Voice
from server.judging import Judge, next_call
from server.serving import Clock

STEPS: Final = 40
SOCKETS: Final = 5
"""At most, since every message to each of them is made and judged."""

SAMPLE: Final = 0.1
"""Of the updates so many are looked through for hidden names, as `test_secrecy` does with all."""

DAYS: Final = 3
"""So long a token is good here."""


class Socket(Judge):
    """One socket, and whoever reads along on it."""

    def __init__(self, party: Party, viewer: Viewer) -> None:
        super().__init__(party.witness, party.room, party.luck.randrange(2**31), party.game)
        self.party = party
        self.viewer = viewer
        self.log: list[Any] = []
        self.lang = ""
        self.bye: str | None = None
        self.seen = 0

    async def send(self, message: bytes) -> None:
        told = msgspec.json.decode(message)
        if told["type"] in ("update", "table", "chat"):
            self.must_be_allowed(told)
        if told["type"] == "update":
            keep = told["log"]["keep"]
            assert keep <= len(self.log)
            self.log = self.log[:keep] + told["log"]["events"]
            self.lang = told["lang"]
        if told["type"] == "bye":
            self.bye = told["problem"]["code"]
        elif told["type"] == "update":
            self.seen += 1
            if self.luck.random() < SAMPLE:
                self.known.clear()  # what came meanwhile was not looked through
                self.events.clear()
                await super().send(message)

    def must_be_allowed(self, told: Any) -> None:
        """Who sits where is read off the chairs, not asked of what is being tried."""
        viewer, row = self.viewer, self.room.row
        assert viewer is not None
        if viewer.key is not None:
            assert viewer.key.id not in self.party.ended, "the key has ended"
            assert viewer.key.expires > now(), "the key has expired"
        own = [c.seat for c in row.chairs if c.who == "person" and c.person == viewer.person]
        was = [c.seat for c in row.chairs if c.replaced == viewer.person]
        assert row.terms.watch or own or was, "nobody may watch"
        if told["type"] == "update":
            assert told["seat"] is None or told["seat"] in own, "not their seat"
            assert told["question"] is None or told["question"]["seat"] in own
            assert told["seat"] is not None or told["sealed"] is None

    def has_the_whole_log(self) -> None:
        """What has come in pieces is the log of whoever looks now."""
        viewer = self.viewer
        assert viewer is not None
        speech: Voice = speech_of(self.room.row, viewer.lang)
        whole = log_of(self.room, viewer.seat, speech, 0)
        plain = msgspec.json.decode(msgspec.json.encode(whole.events))
        if self.lang == viewer.lang:
            assert [event["facts"] for event in self.log] == [event["facts"] for event in plain]


class Party:
    """A table with more people than chairs."""

    def __init__(self, hall: Hall, witness: Witness, number: int, clock: Clock) -> None:
        self.hall = hall
        self.witness = witness
        self.clock = clock
        self.people = People(hall.store, Limits())
        self.luck = luck = random.Random(number)
        self.game = wander(witness, number, number, number, luck.choice([0, 10, 60]), log=True)
        seats = len(self.game.order)
        _, options = witness.set_up(number)
        chairs = [Chair(k, "open", None, None, None, None, 0) for k in range(seats)]
        watch = luck.random() < 0.7
        terms = Terms(dict(options), number, False, True, watch, 60)
        row = new_table(f"{witness.name}{number}", "p0", witness.name, terms, chairs)
        self.room = Room(row, [], [], hall.store, hall.thinkers)
        self.room.minds.stop()  # bots answer when it is their turn here, and not before
        self.persons: list[Person] = []
        self.keys: dict[str, list[Key]] = {}
        self.sockets: dict[Socket, asyncio.Task[None]] = {}
        self.ended: set[str] = set()
        self.done = {"seen": 0, "judged": 0, "lost a seat": 0, "sent away": 0}

    async def play(self) -> dict[str, int]:
        """Let it all happen; how much of it there was."""
        await self.hall.store.add_table(self.room.row)
        for k in range(len(self.room.row.chairs) + 1):
            person = Person(f"{self.room.row.id} p{k}", f"Nr {k}", "en", None)
            await self.hall.store.add_person(person, now())
            self.persons.append(person)
            self.keys[person.id] = []
            await self.open_socket(person)
        try:
            await self.sit_down()
            for _ in range(STEPS):
                await self.step()
                await self.told()
                if self.room.game().over:
                    break
        finally:
            for task in self.sockets.values():
                task.cancel()
            await asyncio.gather(*self.sockets.values(), return_exceptions=True)
            for socket in list(self.sockets):
                await self.close(socket)
            self.hall.door.viewers.clear()
        return self.done

    # -- sockets ---------------------------------------------------------

    async def key_of(self, person: Person) -> Key:
        """A session of this person or a token, an old one or a new one."""
        good = [key for key in self.keys[person.id] if key.expires > now()]
        if good and self.luck.random() < 0.5:
            return self.luck.choice(good)
        if self.luck.random() < 0.5:
            key, _ = await self.people.token(person, "bot", DAYS)
        else:
            session = await self.people.session(person)
            found = await self.hall.store.key(hashed(session), now())
            assert found is not None
            key = found
        self.keys[person.id].append(key)
        return key

    async def open_socket(self, person: Person | None) -> None:
        if len(self.sockets) >= SOCKETS:
            await self.hang_up(self.luck.choice(list(self.sockets)))
        lang = "en" if self.luck.random() < 0.5 else "ru"
        key = None if person is None else await self.key_of(person)
        viewer = Viewer(self.hall, self.room, person, "ru" if lang == "ru" else "en", key=key)
        socket = Socket(self, viewer)
        self.hall.door.viewers.add(viewer)
        seats: list[Any] = [None, *range(len(self.room.row.chairs)), msgspec.UNSET, msgspec.UNSET]
        try:
            await viewer.hello(Hello(call=0, seat=self.luck.choice(seats)))
        except Refused:
            self.hall.door.viewers.discard(viewer)
            return
        self.sockets[socket] = asyncio.create_task(self.serve(socket))

    async def serve(self, socket: Socket) -> None:
        assert socket.viewer is not None
        await socket.viewer.send_all(socket)
        await self.close(socket)
        self.done["sent away"] += 1

    async def close(self, socket: Socket) -> None:
        assert socket.viewer is not None
        self.sockets.pop(socket, None)
        self.hall.door.viewers.discard(socket.viewer)
        self.done["seen"] += socket.seen
        self.done["judged"] += socket.judged
        await socket.viewer.gone()

    async def told(self) -> None:
        """Wait until everybody has heard everything, and let nobody have failed."""
        for socket, task in list(self.sockets.items()):
            viewer = socket.viewer
            assert viewer is not None
            while socket in self.sockets and (viewer.owes_news or viewer.bye is not None):
                await asyncio.sleep(0)
                if task.done():
                    task.result()
        for socket in list(self.sockets):
            if self.room.table is not None and socket.seen:
                socket.has_the_whole_log()

    # -- what happens ----------------------------------------------------

    async def sit_down(self) -> None:
        """People take chairs and get up again, until all are taken."""
        self.room.deal = self.deal  # type: ignore[method-assign]
        while self.room.row.state == "open":
            person = self.luck.choice(self.persons)
            seat = self.luck.choice([None, *range(len(self.room.row.chairs))])
            await self.tried(seating.join(self.hall, self.room, person, seat, True))
            if self.luck.random() < 0.5 and self.room.row.state == "open":
                await self.tried(seating.leave(self.room, person))
            await self.open_socket(person)
            await self.told()

    def deal(self) -> None:
        """The game goes on from where it was played to."""
        self.room.table = self.game
        self.room.row.turns = [0] * len(self.room.row.chairs)
        self.room.row.invitation = None
        self.room.row.state = "over" if self.game.over else "playing"

    async def step(self) -> None:
        person = self.luck.choice(self.persons)
        chance = self.luck.random()
        if chance < 0.12:
            await self.get_up(person)
        elif chance < 0.24:
            await self.tried(seating.come_back(self.room, person))
        elif chance < 0.32:
            await self.open_socket(self.luck.choice([person, person, None]))
        elif chance < 0.36 and self.sockets:
            await self.hang_up(self.luck.choice(list(self.sockets)))
        elif chance < 0.48:
            await self.end_keys(person)
        elif chance < 0.52:
            self.clock.moment += 86_400 * self.luck.random()
        elif chance < 0.56:
            seat = self.luck.randrange(len(self.room.row.chairs))
            await self.tried(seating.vote(self.room, person, seat, True))
        elif chance < 0.66 and self.sockets:
            await self.ask(self.luck.choice(list(self.sockets)))
        else:
            await self.answer()

    async def get_up(self, person: Person) -> None:
        if len(self.room.persons()) > 1:
            self.done["lost a seat"] += len(self.room.seats_of(person.id))
            await self.tried(seating.leave(self.room, person))

    async def hang_up(self, socket: Socket) -> None:
        task = self.sockets[socket]
        await self.close(socket)
        task.cancel()

    async def end_keys(self, person: Person) -> None:
        """Sign out, drop a token, or set another password."""
        keys = self.keys[person.id]
        if not keys:
            return
        one = self.luck.choice(keys)
        how = self.luck.choice(["sign out", "drop", "password"])
        if how == "sign out" and one.kind == "session":
            await self.hall.door.sign_out(person.id, one.id)
            gone = [key for key in keys if key is one or key.kind == "token"]
        elif how == "password":
            await self.hall.door.drop_others(person.id, one.id)
            gone = [key for key in keys if key is not one]
        else:
            await self.hall.door.drop(person.id, one.id)
            gone = [one]
        self.ended.update(key.id for key in gone)
        self.keys[person.id] = [key for key in keys if key not in gone]

    async def ask(self, socket: Socket) -> None:
        """Ask for something on a socket, for too much as well."""
        viewer = socket.viewer
        assert viewer is not None
        seat = self.luck.choice([None, *range(len(self.room.row.chairs))])
        calls: list[FromClient] = [Resync(call=1), Look(call=1, seat=seat), Say(call=1, text="oh")]
        if viewer.bye is None:
            await self.tried(viewer.obey(self.luck.choice(calls)))

    async def answer(self) -> None:
        table = self.room.game()
        seat = self.luck.choice(table.waiting())
        chair = self.room.row.chairs[seat]
        if chair.who == "person":
            assert chair.person is not None
            await self.tried(self.room.play(chair.person, next_call(self.room, seat, self.luck)))
            return
        option = self.luck.choice(table.options(seat))

        async def work() -> None:
            table.answer(seat, option)
            self.room.row.turns[seat] += 1
            await self.room.keep_game()

        await self.room.change(work)

    async def tried(self, doing: Any) -> None:
        """Do it, if it may be done."""
        with suppress(Refused):
            await doing
