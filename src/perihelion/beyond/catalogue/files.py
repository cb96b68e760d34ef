"""Files of corrections: read, and where something is wrong in one, found again."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from perihelion.beyond.catalogue.contents import contents
from perihelion.beyond.catalogue.fields import Wrong
from perihelion.tabletop.refusal import BadSetup


def read_corrections(path: str) -> dict[str, Any]:
    """What a file puts right; a broken one is refused with the line and the field."""
    try:
        text = Path(path).read_text("utf-8")
    except (OSError, ValueError):
        raise BadSetup("UNREADABLE_FILE", {"file": path}) from None
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"line (\d+)", str(error))
        number = int(line.group(1)) if line else len(text.splitlines())
        raise _refused(number, Wrong([], "NOT_TOML")) from None
    try:
        contents(data)
    except Wrong as wrong:
        raise _refused(line_of(text, wrong.path), wrong) from None
    return data


def check_corrections(data: dict[str, Any]) -> dict[str, Any]:
    """Corrections that came without a file, as records carry them."""
    try:
        contents(data)
    except Wrong as wrong:
        raise _refused(0, wrong) from None
    return data


def _refused(line: int, wrong: Wrong) -> BadSetup:
    """The refusal with line and field; line 0 where there is no file."""
    field = ".".join(wrong.path) or "-"
    return BadSetup(
        "BAD_CATALOGUE", {"line": line, "field": field, "why": wrong.why, **wrong.facts}
    )


def line_of(text: str, path: Sequence[str]) -> int:
    """The line of a file on which a field stands: its own, or the nearest that leads to it."""
    best, depth, here, counts = 1, 0, list[str](), dict[str, int]()
    for number, line in enumerate(text.splitlines(), 1):
        header = re.match(r"\s*(\[\[?)\s*([^\]]+?)\s*\]", line)
        pair = re.match(r"""\s*([\w."'-]+)\s*=""", line)
        if header:
            here = _keys(header.group(2))
            if header.group(1) == "[[":
                name = ".".join(here)
                counts[name] = counts.get(name, 0) + 1
                here.append(str(counts[name]))
            found = here
        elif pair:
            found = [*here, *_keys(pair.group(1))]
        else:
            continue
        if _leads_to(found, path) and len(found) > depth:
            best, depth = number, len(found)
    return best


def _keys(dotted: str) -> list[str]:
    """The keys of a dotted key, bare or quoted."""
    return [a or b or c for a, b, c in re.findall(r"""([\w-]+)|"([^"]*)"|'([^']*)'""", dotted)]


def _leads_to(found: Sequence[str], path: Sequence[str]) -> bool:
    """Whether the way to a field begins like this; the parts of a list written in one line have
    numbers that do not stand in the file.
    """
    k = 0
    for name in path:
        if k < len(found) and found[k] == name:
            k += 1
        elif not name.isdigit():
            break
    return k == len(found)
