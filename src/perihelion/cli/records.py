"""Records on disk."""

from __future__ import annotations

import json
from pathlib import Path

from perihelion.cli.voice import Voice
from perihelion.games import replay
from perihelion.race.state import Race
from perihelion.tabletop.refusal import Refused
from perihelion.tabletop.table import Table


class Unreadable(Exception):
    """A file that cannot be used, with the reason in words."""


def write_record(table: Table, path: Path, voice: Voice) -> None:
    """Save the game so far."""
    text = json.dumps(table.record(), ensure_ascii=False, indent=1)
    try:
        path.write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise Unreadable(voice.say("cannot-write", file=str(path), reason=reason)) from None


def read_record(path: Path, voice: Voice) -> dict[str, object]:
    """The record in a file, checked by playing it through."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        reason = error.strerror or str(error)
        raise Unreadable(voice.say("cannot-read", file=str(path), reason=reason)) from None
    except ValueError:
        raise Unreadable(voice.say("not-a-record", file=str(path))) from None
    if not isinstance(data, dict):
        raise Unreadable(voice.say("not-a-record", file=str(path)))
    try:
        replay(data)
    except Refused as refused:
        reason = voice.refusal(refused)
        raise Unreadable(voice.say("bad-record", file=str(path), reason=reason)) from None
    except (TypeError, ValueError, KeyError, IndexError, AttributeError):
        raise Unreadable(voice.say("not-a-record", file=str(path))) from None
    return data


def race_at(record: dict[str, object], upto: int | None = None) -> Race:
    """The game of a record after its first answers, with its log."""
    table = replay(record, upto, log=True)
    assert isinstance(table, Race)
    return table
