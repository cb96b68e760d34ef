"""Files of corrections: read, and where something is wrong in one, found again."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from perihelion.beyond.catalogue.contents import contents
from perihelion.beyond.catalogue.fields import Wrong
from perihelion.beyond.catalogue.finding import line_of
from perihelion.tabletop.refusal import BadSetup


def read_corrections(path: str) -> dict[str, Any]:
    """What a file puts right; a broken one is refused with the line and the field."""
    try:
        text = Path(path).read_text("utf-8-sig")  # some editors put a mark at the beginning
    except (OSError, ValueError):
        raise BadSetup("UNREADABLE_FILE", {"file": path}) from None
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"line (\d+)", str(error))
        number = int(line.group(1)) if line else len(text.splitlines())
        raise _refused(number, Wrong([], "NOT_TOML")) from None
    return check_corrections(data, text)


def check_corrections(data: dict[str, Any], text: str | None = None) -> dict[str, Any]:
    """Corrections with the text of their file, or without one, as records carry them."""
    try:
        contents(data)
    except Wrong as wrong:
        line = 0 if text is None else line_of(text, wrong.path)
        raise _refused(line, wrong) from None
    return data


def _refused(line: int, wrong: Wrong) -> BadSetup:
    """The refusal with line and field; line 0 where there is no file."""
    field = ".".join(wrong.path) or "-"
    return BadSetup(
        "BAD_CATALOGUE", {"line": line, "field": field, "why": wrong.why, **wrong.facts}
    )
