"""The folder of a contest: what was ordered, every game played so far, and what came of it.

    contest.json   the order
    games.jsonl    a line for each game, written as soon as its deal is finished
    result.json    the figures
    index.html     the same as a page
    failed.json    the game that a bot broke off, if one did

Lines are only ever added. A process that dies can leave half a line, or some of the lines of a
deal: neither counts, and the deal is played again.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from perihelion.arena.contest import Contest
from perihelion.arena.fingerprint import fingerprint
from perihelion.arena.playing import Played, Recorded
from perihelion.games import GAMES
from perihelion.holding import Held, Hold

CONTEST: Final = "contest.json"
LINES: Final = "games.jsonl"
RESULT: Final = "result.json"
PAGE: Final = "index.html"
FAILED: Final = "failed.json"


class Ordered(msgspec.Struct, forbid_unknown_fields=True):
    """The contest, and the fingerprint of the program that plays it."""

    contest: Contest
    by: str


class NoContest(Exception):
    """The folder is not that of a contest, or belongs to one that is another or is under way."""

    def __init__(self, why: str, **facts: object) -> None:
        super().__init__(why, facts)
        self.why = why
        self.facts = facts


class Folder:
    """A contest on disk."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._hold = Hold(path / LINES)

    def be_free(self) -> None:
        """Refuse a folder that has a contest already."""
        if (self.path / CONTEST).exists():
            raise NoContest("taken", folder=str(self.path))

    def begin(self, contest: Contest) -> None:
        """A new contest."""
        self.be_free()
        self.path.mkdir(parents=True, exist_ok=True)
        self.order(contest)

    def order(self, contest: Contest) -> None:
        """Write down what is ordered."""
        told = msgspec.json.encode(Ordered(contest, fingerprint(contest.game)))
        self.write(CONTEST, msgspec.json.format(told, indent=1) + b"\n")

    def contest(self) -> Contest:
        """What was ordered."""
        return self._ordered().contest

    def go_on(self) -> Contest:
        """What was ordered, if it can be continued."""
        ordered = self._ordered()
        game = ordered.contest.game
        if game not in GAMES or ordered.by != fingerprint(game):
            raise NoContest("other-code", folder=str(self.path))
        return ordered.contest

    def _ordered(self) -> Ordered:
        try:
            return msgspec.json.decode((self.path / CONTEST).read_bytes(), type=Ordered)
        except (OSError, msgspec.DecodeError, UnicodeDecodeError):
            raise NoContest("none", folder=str(self.path)) from None

    def write(self, name: str, text: bytes) -> None:
        """Write a whole file, or leave the old one as it was."""
        half = self.path / f"{name}.new"
        half.write_bytes(text)
        half.replace(self.path / name)

    # -- games -----------------------------------------------------------

    def open(self) -> None:
        """From now on games can be added; half a line at the end is cut off."""
        try:
            self._hold.take()
        except Held as other:
            raise NoContest("held", folder=str(self.path), process=other.process) from None
        file = self.path / LINES
        with file.open("ab+") as lines:
            lines.seek(0)
            whole = 0
            for line in lines:
                if line.endswith(b"\n"):
                    whole += len(line)
            lines.truncate(whole)

    def add(self, games: Sequence[Recorded]) -> None:
        """The games of a deal, in one piece."""
        lines = b"".join(msgspec.json.encode(game) + b"\n" for game in games)
        handle = os.open(self.path / LINES, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)
        try:
            while lines:
                lines = lines[os.write(handle, lines) :]
        finally:
            os.close(handle)

    def close(self) -> None:
        self._hold.give_back()

    def games(self, contest: Contest) -> list[list[Played]]:
        """The games of all finished deals that belong to the contest, each deal once, in the order
        of the deals, whoever finished first.
        """
        sizes = {deal.number: len(deal.seatings()) for deal in contest.deals()}
        found: dict[int, dict[int, Played]] = {}
        for game in self._lines():
            if game.deal in sizes:
                found.setdefault(game.deal, {}).setdefault(game.game, game)
        return [
            [found[deal][k] for k in range(size)]
            for deal, size in sizes.items()
            if deal in found and all(k in found[deal] for k in range(size))
        ]

    def _lines(self) -> Iterator[Played]:
        read = msgspec.json.Decoder(Played)
        file = self.path / LINES
        if not file.exists():
            return
        with file.open("rb") as lines:
            for number, line in enumerate(lines, 1):
                try:
                    yield read.decode(line)
                except msgspec.DecodeError:
                    if line.endswith(b"\n"):
                        facts: dict[str, Any] = {"file": str(file), "line": number}
                        raise NoContest("bad-line", **facts) from None


def free_folder(game: str) -> Path:
    """A folder for a new contest that does not exist yet."""
    path = Path(f"arena-{game}")
    number = 1
    while path.exists():
        number += 1
        path = Path(f"arena-{game}-{number}")
    return path
