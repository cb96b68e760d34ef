"""Somebody who reads every message to a viewer while the table still lies as it did: people play,
take back, change seats and languages through real viewers, and the witnesses of the laws judge what
they are sent, never the functions that make it.
"""

from __future__ import annotations

import asyncio
import copy
import random
from typing import Any

import msgspec

from laws.witness import Witness, wander, whole_answer
from perihelion import Refused, Table, words
from perihelion.server.chronicle import Chronicle
from perihelion.server.hall import Hall, new_table
from perihelion.server.room import Room
from perihelion.server.stored import Chair, Person, Terms
from perihelion.server.viewer import Viewer
from perihelion.server.viewing import state_of, update_of
from perihelion.server.wire import (
    Answer,
    Hello,
    Listen,
    Look,
    Pick,
    Play,
    Resync,
    Speak,
    TakeBack,
    Undo,
)
from perihelion.tabletop.bits import BIT

DECISIONS = 35
"""On the wire in each game; before them it is played on by chance to somewhere."""


class Judge:
    """Somebody who reads every message to one viewer while the table still lies as it did."""

    def __init__(self, witness: Witness, room: Room, luck: int, table: Table | None = None) -> None:
        self.witness = witness
        self.room = room
        named = witness.names(table or room.game())
        self.luck = random.Random(luck)  # its own, or who hears first would change the game
        self.names = {
            lang: {words.card_name(lang, witness.name, slug): slug for slug in named}
            for lang in words.LANGUAGES
        }
        self.known: dict[int | None, set[str]] = {}
        self.events: dict[int | None, int] = {}  # of the log, already judged
        self.seat: int | None = None  # whose view came last
        self.judged = 0
        self.viewer: Viewer | None = None

    async def receive(self) -> str | None:
        await asyncio.sleep(3600)
        return None

    async def send(self, message: bytes) -> None:
        viewer = self.viewer
        assert viewer is not None
        told = msgspec.json.decode(message)
        if told["type"] == "update":
            self.judge(told, viewer)
        elif told["type"] == "table":
            self.compare_tables(told["table"], viewer)

    def judge(self, update: Any, viewer: Viewer) -> None:
        table = self.room.game()
        seat = update["seat"]
        assert seat == viewer.seat
        if seat != self.seat:  # what came and went meanwhile was not seen
            self.known.pop(seat, None)
            self.events.pop(seat, None)
            self.seat = seat
        now = known_to(self.witness, table, seat)
        assert (update["spoken"] is not None) == viewer.listens
        told = [update["view"], update["question"], update["sealed"], heads(update["spoken"])]
        self.look_for_names(told, now, update["lang"])
        self.judge_log(update, now | self.known.get(seat, set()))
        self.known[seat] = now
        self.judge_waiting(update["waiting"], table, seat)
        for other in self.redealt(table, seat):
            same = update_of(other, seat, viewer.lang, 0, viewer.listens)
            plain = msgspec.json.decode(msgspec.json.encode(same))
            for part in ("view", "question", "sealed", "waiting", "may", "end", "spoken"):
                if table.over and part == "end":
                    continue  # all hands are opened
                assert plain[part] == update[part], part
        self.judged += 1

    def judge_waiting(self, waiting: list[int], table: Table, seat: int | None) -> None:
        """Of a common question nobody learns who else has no choice, only who has answered."""
        if any(table.lanes):
            return
        for k in range(len(table.order)):
            owes = bool(table.called & BIT[k]) and not table.answered & BIT[k]
            assert (k in waiting) == (table.waits_for(k) if k == seat else owes)

    def judge_log(self, update: Any, known: set[str]) -> None:
        """The events since the last message; who comes late was not there for the others."""
        seat, first = update["seat"], update["log"]["keep"]
        total = first + len(update["log"]["events"])
        judged = min(self.events.get(seat, total), total)
        for event in update["log"]["events"][max(judged - first, 0) :]:
            if event["seat"] != seat and event["kind"] not in self.witness.open_events():
                self.look_for_names([event], known, update["lang"])
        self.events[seat] = total

    def redealt(self, table: Table, seat: int | None) -> list[Room]:
        """The same room with what the viewer must not know made different; to a spectator all must
        be hidden that is hidden from anybody.
        """
        if table.over:
            return []
        who = self.luck.randrange(len(table.order)) if seat is None else seat
        other = copy.copy(self.room)
        other.chronicle = Chronicle()  # or it would forget what it has packed of the other table
        other.table = self.witness.redealt(table, who, self.luck)
        return [other]

    def look_for_names(self, parts: list[Any], known: set[str], lang: str) -> None:
        """Neither the words of the rules nor sentences may name what is not known."""
        found = texts(parts)
        named = {text.split(".")[0] for text in found} & self.witness.names(self.room.game())
        assert named <= known, named - known
        everything = "\n".join(found)
        spoken = {name for name in self.names[lang] if name in everything}
        for name in spoken:
            longer = any(name != other and name in other for other in spoken)
            assert longer or self.names[lang][name] in known, name

    def compare_tables(self, told: Any, viewer: Viewer) -> None:
        table = self.room.game()
        for other in self.redealt(table, viewer.seat):
            same = msgspec.json.decode(
                msgspec.json.encode(state_of(other, viewer.person, viewer.lang))
            )
            assert same["seats"] == told["seats"]


def known_to(witness: Witness, table: Table, seat: int | None) -> set[str]:
    """What the viewer may know; a spectator what all players know."""
    if seat is not None:
        return witness.names_known_to(table, seat)
    everybody = [witness.names_known_to(table, who) for who in range(len(table.order))]
    return set.intersection(*everybody) if len(everybody) > 1 else everybody[0]


PRINTED = {"open_to"}
"""Fields that name what is printed on cards of the game, wherever they lie."""


def heads(spoken: list[dict[str, Any]] | None) -> list[str]:
    """What lies on a table in words, without what is printed there: that may name other cards."""
    things = [one for part in spoken or [] for place in part["places"] for one in place["things"]]
    return [one.split(". ")[0] for one in things]


def texts(data: object) -> list[str]:
    """Every text in plain data, also the keys."""
    if isinstance(data, str):
        return [data]
    if isinstance(data, dict):
        told = [pair for pair in data.items() if pair[0] not in PRINTED]
        return [text for pair in told for part in pair for text in texts(part)]
    if isinstance(data, list):
        return [text for part in data for text in texts(part)]
    return []


def next_call(room: Room, seat: int, luck: random.Random) -> Play:
    """What the seat does next: answer, now and then in part, or think better of it."""
    table = room.game()
    number = room.row.turns[seat]
    if not table.waits_for(seat):
        return TakeBack(call=1, seat=seat)
    if luck.random() < 0.05:
        return Undo(call=1, seat=seat)
    if not table.given[seat] and luck.random() < 0.5:
        return Answer(call=1, seat=seat, on=number, picks=whole_answer(table, seat, luck))
    return Pick(call=1, seat=seat, on=number, option=luck.choice(table.options(seat)))


class Company:
    """A room in which everybody is looked over the shoulder."""

    def __init__(self, hall: Hall, witness: Witness, number: int) -> None:
        self.luck = random.Random(number)
        table = wander(
            witness, number, number, number, self.luck.choice([0, 10, 40, 120, 250]), log=True
        )
        seats = len(table.order)
        _, options = witness.set_up(number)
        chairs = [Chair(k, "person", f"p{k}", f"Nr {k}", None, None, 0) for k in range(seats)]
        terms = Terms(dict(options), number, False, True, True, None)
        row = new_table(f"{witness.name}{number}", "p0", witness.name, terms, chairs)
        self.room = Room(row, [], [], hall.store, hall.thinkers)
        self.room.deal()
        self.room.table = table
        self.judges: list[Judge] = []
        for seat in [None, *range(seats)]:
            person = None if seat is None else Person(f"p{seat}", f"Nr {seat}", "en", None)
            viewer = Viewer(hall, self.room, person, self.luck.choice(["en", "ru"]))
            judge = Judge(witness, self.room, self.luck.randrange(2**31))
            judge.viewer = viewer
            self.judges.append(judge)

    async def play(self) -> int:
        """Play on; how many updates were judged."""
        await self.room.store.add_table(self.room.row)
        sending: list[asyncio.Task[None]] = []
        for judge in self.judges:
            assert judge.viewer is not None
            await judge.viewer.hello(Hello(call=0))
            sending.append(asyncio.create_task(judge.viewer.send_all(judge)))
        try:
            for _ in range(DECISIONS):
                await self.told(sending)
                if self.room.game().over:
                    break
                await self.decide()
            await self.told(sending)
        finally:
            for task in sending:
                task.cancel()
            await asyncio.gather(*sending, return_exceptions=True)
        return sum(judge.judged for judge in self.judges)

    async def decide(self) -> None:
        """Somebody answers, or looks at the table in another way."""
        table = self.room.game()
        viewer = self.luck.choice(self.judges).viewer
        assert viewer is not None
        if self.luck.random() < 0.1:
            await viewer.obey(Speak(call=2, lang=self.luck.choice(["en", "ru"])))
        if self.luck.random() < 0.1:
            await viewer.obey(Resync(call=3))
        if self.luck.random() < 0.2:
            await viewer.obey(Listen(call=5, listens=self.luck.random() < 0.7))
        if self.luck.random() < 0.1:
            own = self.room.seats_of(viewer.person)
            await viewer.obey(Look(call=4, seat=self.luck.choice([None, *own])))
        seat = self.luck.choice(table.waiting())
        if self.luck.random() < 0.2:
            seat = self.luck.randrange(len(self.room.row.chairs))
        try:
            if table.waits_for(seat) or table.may_answer_again(seat):
                await self.room.play(f"p{seat}", next_call(self.room, seat, self.luck))
        except Refused:
            pass

    async def told(self, sending: list[asyncio.Task[None]]) -> None:
        """Wait until everybody has heard everything."""
        for judge in self.judges:
            assert judge.viewer is not None
            while judge.viewer.owes_news:
                await asyncio.sleep(0.0005)
                for task in sending:
                    if task.done():
                        task.result()
