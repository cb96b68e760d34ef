"""Records on disk."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from perihelion.games import replay
from perihelion.tabletop.refusal import Refused
from perihelion.tabletop.table import Table
from perihelion.words.voice import Voice

CLI: Final = "cli"
"""The entry of a saved game that says who sat where; the rules ignore it."""


class Unreadable(Exception):
    """A file that cannot be used, with the reason in words."""


class Seating:
    """The seat of the person, from 0, and the kinds of the bots on the others, in seat order."""

    def __init__(self, seat: int, bots: list[str]) -> None:
        self.seat = seat
        self.bots = bots

    def plain(self) -> dict[str, object]:
        """As it stands in a saved game: seats are counted from 1, as on the command line."""
        return {"seat": self.seat + 1, "bots": self.bots}


def seating_of(record: dict[str, object], players: int) -> Seating | None:
    """Who sat where when the game was saved; None if the record does not tell."""
    told = record.get(CLI)
    if not isinstance(told, dict):
        return None
    seat, bots = told.get("seat"), told.get("bots")
    if not isinstance(seat, int) or not 1 <= seat <= players or not isinstance(bots, list):
        return None
    if len(bots) != players - 1 or not all(isinstance(name, str) for name in bots):
        return None
    return Seating(seat - 1, bots)


def write_record(table: Table, seating: Seating, path: Path, voice: Voice) -> None:
    """Save the game so far, and who sits where."""
    record = {**table.record(), CLI: seating.plain()}
    text = json.dumps(record, ensure_ascii=False, indent=1)
    try:
        path.write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        reason = why_not(error, voice)
        raise Unreadable(voice.say("cannot-write", file=str(path), reason=reason)) from None


def load_record(path: Path, voice: Voice) -> dict[str, object]:
    """The contents of a file that may be a record."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        reason = why_not(error, voice)
        raise Unreadable(voice.say("cannot-read", file=str(path), reason=reason)) from None
    except ValueError:
        raise Unreadable(voice.say("not-a-record", file=str(path))) from None
    if not isinstance(data, dict):
        raise Unreadable(voice.say("not-a-record", file=str(path)))
    return data


def read_record(path: Path, voice: Voice) -> dict[str, object]:
    """The record in a file, checked by playing it through."""
    data = load_record(path, voice)
    try:
        replay(data)
    except Refused as refused:
        reason = Voice(voice.lang, game_of(data)).refusal(refused)
        raise Unreadable(voice.say("bad-record", file=str(path), reason=reason)) from None
    except (TypeError, ValueError, KeyError, IndexError, AttributeError):
        raise Unreadable(voice.say("not-a-record", file=str(path))) from None
    return data


def why_not(error: OSError, voice: Voice) -> str:
    """Why a file cannot be used; rare reasons are in the system's own words."""
    if isinstance(error, FileNotFoundError):
        return voice.say("file-not-found")
    if isinstance(error, IsADirectoryError):
        return voice.say("file-is-a-folder")
    if isinstance(error, PermissionError):
        return voice.say("file-not-allowed")
    return error.strerror or str(error)


def table_at(record: dict[str, object], upto: int | None = None) -> Table:
    """The game of a record after its first answers, with its log."""
    return replay(record, upto, log=True)


def game_of(record: Mapping[str, object]) -> str:
    """The game that a record is of, by name."""
    return str(record.get("game"))
