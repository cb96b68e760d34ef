"""Finding finished games: in the lines that contests write, and in records of all kinds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from perihelion.arena.folder import CONTEST, FAILED, LINES, RESULT

NO_RECORDS = {CONTEST, RESULT, FAILED}
"""Files of a contest that hold no finished game."""


@dataclass(frozen=True)
class Found:
    """A record; where it stands; who sat where, if that is known; and the deal that its game
    shares with others, if any.
    """

    record: dict[str, Any]
    where: str
    bots: list[str] | None = None
    deal: tuple[str, int] | None = None


class Unread(Exception):
    """A file in which no record could be read."""


def found_in(place: Path) -> Iterator[Found | Unread]:
    """All records in a file, or in a folder and below."""
    files = sorted(place.rglob("*.json*")) if place.is_dir() else [place]
    for file in files:
        if file.suffix == ".jsonl":
            yield from _lines(file)
        elif file.suffix == ".json" and file.name not in NO_RECORDS:
            yield _whole(file)


def _whole(file: Path) -> Found | Unread:
    try:
        record = msgspec.json.decode(file.read_bytes())
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return Unread(str(file))
    return Found(record, str(file)) if _is_record(record) else Unread(str(file))


def _lines(file: Path) -> Iterator[Found | Unread]:
    """The games of a contest, each once: a contest that was broken off may have begun a deal
    twice. Any other line is a record itself.
    """
    known: set[tuple[int, int]] = set()
    with file.open("rb") as lines:
        for number, line in enumerate(lines, 1):
            where = f"{file}:{number}"
            try:
                data = msgspec.json.decode(line)
            except (msgspec.DecodeError, UnicodeDecodeError):
                if line.endswith(b"\n") or file.name != LINES:
                    yield Unread(where)
                continue
            if _is_record(data):
                yield Found(data, where)
            elif not isinstance(data, dict) or not _is_record(data.get("record")):
                yield Unread(where)
            elif (data.get("deal"), data.get("game")) not in known:
                known.add((data["deal"], data["game"]))
                yield Found(data["record"], where, data.get("bots"), (str(file), data["deal"]))


def _is_record(data: object) -> bool:
    """Whether this is the record of a game that was dealt; an arranged one says nothing about
    others.
    """
    return (
        isinstance(data, dict)
        and "game" in data
        and "position" not in data
        and isinstance(data.get("answers"), list)
    )
