"""Reading the files of recorded games."""

from __future__ import annotations

import gzip
import json
import zlib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from perihelion.race import ids
from perihelion.race.pieces.cards import slug

Plain = dict[str, Any]

BETWEEN: Final = {
    "start": "none",
    "round_start": "none",
    "actions": "none",
    "search": "none",
    "round_end": "round-end",
}
AGAIN: Final = {"develop2": "develop-again", "settle2": "settle-again"}
SECONDS: Final = {"develop2": "develop", "settle2": "settle"}
FIELDS: Final = {
    "draw": ("p", "for", "c"),
    "choice": ("p", "type", "round", "phase", "offer", "answer"),
    "snap": (
        "at",
        "round",
        "players",
        "deck",
        "discard_n",
        "pool",
        "goals_avail",
        "leaders",
        "tile",
    ),
}


class Unreadable(Exception):
    """The file is not one of recorded games."""


def read_games(path: Path) -> Iterator[Recorded]:
    """The games of a file, one a line."""
    try:
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            for number, line in enumerate(lines, 1):
                yield _read_line(path, number, line)
    except (OSError, EOFError, zlib.error, UnicodeDecodeError) as error:
        raise Unreadable(f"{path}: {error}") from error


def _read_line(path: Path, number: int, line: str) -> Recorded:
    where = f"{path}, line {number}"
    try:
        data = json.loads(line)
    except ValueError as error:
        raise Unreadable(f"{where}: {error}") from error
    if not isinstance(data, dict) or data.get("v") != 1:
        raise Unreadable(f"{where}: not a recorded game of version 1")
    for field in ("game", "config", "start", "events", "final"):
        if field not in data:
            raise Unreadable(f"{where}: the field {field!r} is missing")
    if data["config"].get("expansion") not in range(4) or data["config"].get("promo"):
        raise Unreadable(f"{where}: other cards than ours")
    for event in data["events"]:
        for field in FIELDS.get(event.get("e"), ()):
            if field not in event:
                raise Unreadable(f"{where}: the field {field!r} is missing in {event}")
    name = path.name.removesuffix(".gz").removesuffix(".jsonl")
    return Recorded(f"{name}:{number}", data)


def our_phase(at: str) -> int:
    """The number of a phase that the records call `at`."""
    return ids.PHASES.index(BETWEEN.get(at) or AGAIN.get(at) or at)


def actions_by_round(events: list[Plain]) -> dict[int, list[list[str]]]:
    """The actions that each seat chose, boosted or not, by round; some choose in two steps."""
    chosen: dict[int, dict[int, list[str]]] = defaultdict(lambda: defaultdict(list))
    for event in events:
        if event["e"] == "choice" and event["type"] == "ACTION":
            actions = [word.removeprefix("prestige_") for word in event["answer"]["actions"]]
            chosen[event["round"]][event["p"]] += actions
    return {round: list(seats.values()) for round, seats in chosen.items()}


def alone(second: str, chosen: list[list[str]]) -> bool:
    """Whether somebody chose this second card without the first."""
    return any(second in actions and SECONDS[second] not in actions for actions in chosen)


class Recorded:
    """One recorded game, with its events in order; `apart` are the rounds that they play by other
    rules than ours.
    """

    def __init__(self, name: str, data: Plain) -> None:
        self.name = name
        self.config: Plain = data["config"]
        self.goals: list[str] = data.get("goals", [])
        self.start: list[str] = [slug(world) for world in data["start"]]
        self.events: list[Plain] = data["events"]
        self.apart: set[int] = set()
        for round, chosen in actions_by_round(self.events).items():
            for second in SECONDS:
                if alone(second, chosen):
                    self.take_for_first(round, second, chosen)
        self.final: Plain = data["final"]
        self.shuffles = {(round, phase) for round, phase, _ in self.draws("shuffle")}

    @property
    def cut_short(self) -> bool:
        """Whether nothing but their limit of rounds ends the game."""
        return bool(self.final["end"] == ["round_limit_30"] and self.final["rounds"] == 30)

    def take_for_first(self, round: int, second: str, chosen: list[list[str]]) -> None:
        """Who chose the second Develop or Settle card alone might as well have chosen the first.
        Where nobody chose the first, their phase only bears another name; else they play two phases
        where one is due, or give the bonus in the wrong one, and the round cannot be compared.
        """
        if any(SECONDS[second] in actions for actions in chosen):
            self.apart.add(round)
            return
        for event in self.events:
            if event.get("round") == round:
                for field in ("phase", "at"):
                    if event.get(field) == second:
                        event[field] = SECONDS[second]

    def dealt(self) -> list[list[str]]:
        """The six cards that each seat was dealt."""
        hands: list[list[str]] = [[] for _ in self.start]
        for event in self.events:
            if event["e"] == "draw" and event.get("src") == "deal":
                hands[event["p"]].append(slug(event["c"]))
        return hands

    def start_worlds_offered(self) -> list[list[str]]:
        """The two start worlds that each seat has to choose from, if it has a choice."""
        offers: list[list[str]] = [[] for _ in self.start]
        for event in self.events:
            if event["e"] == "start_world" and len(event["offer"]) > 1:
                offers[event["p"]] = [slug(world) for world in event["offer"]]
        return offers

    def third_discard(self, seat: int) -> list[str]:
        """The opening discard that was asked for after the start worlds were revealed."""
        for event in self.events:
            if event["e"] == "choice" and event["type"] == "DISCARD" and event["p"] == seat:
                if event["offer"]["why"] == "start":
                    return list(event["answer"]["discard"])
            if event["e"] == "snap":
                break
        return []

    def later_choices(self, at: int) -> list[Plain]:
        """The choices of the same kind that follow for the same seat in the same phase."""
        out: list[Plain] = []
        now = self.events[at]
        for event in self.events[at + 1 :]:
            if event["e"] == "snap":
                break
            if event["e"] == "choice" and (event["p"], event["type"]) == (now["p"], now["type"]):
                out.append(event)
        return out

    def discards_before(self, snap: Plain) -> list[str]:
        """The discards at the start of a round, which are told at the end of the one before. The
        card that the prestige leader draws may have been the last of the deck, after which the
        discards are a new deck.
        """
        at = next(k for k, event in enumerate(self.events) if event is snap)
        while "discard" not in self.events[at]:
            if self.events[at]["e"] == "shuffle":
                return []
            at -= 1
        return list(self.events[at]["discard"])

    def spent_lead(self, at: int, seat: int) -> bool:
        """Whether the seat had a card coming as sole leader, and no longer led alone when it had
        spent prestige in the phase whose snapshot is the event `at`.
        """
        before = max(k for k in range(at) if self.events[k]["e"] == "snap")
        if self.events[before]["tile"] != seat:
            return False
        prestige = [player["prestige"] for player in self.events[before]["players"]]
        for event in self.events[before:at]:
            if event["e"] == "prestige":
                prestige[event["p"]] += event["n"]
                if event["p"] == seat and event["n"] < 0:
                    others = prestige[:seat] + prestige[seat + 1 :]
                    if max(others) >= prestige[seat]:
                        return True
        return False

    def draws(self, kind: str = "draw") -> Iterator[tuple[int, int, Plain]]:
        """Every draw after the deal, or every shuffle, with its round and our number of its phase:
        it belongs to the snapshot that follows it.
        """
        waiting: list[Plain] = []
        for event in self.events:
            if event["e"] == kind and event.get("src") != "deal":
                waiting.append(event)
            elif event["e"] == "snap":
                for draw in waiting:
                    yield event["round"], our_phase(event["at"]), draw
                waiting.clear()
