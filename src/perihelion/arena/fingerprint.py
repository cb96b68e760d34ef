"""Whether two programs play the same games: a mark of all that decides how a game goes.

Contests are continued, and shared among machines, only where the mark is the same. Figures of a bot
that changed in between would belong to neither of the two.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Final

from perihelion.tabletop.registry import PACKAGE, games, home_of

MADE: Final = {".pyc", ".pyo", ".so", ".pyd"}
"""Files that are made from others: compiled rules play the same games."""


@cache
def fingerprint(game: str) -> str:
    """The mark of a game: of its rules, the kernel, and the bots that can play it."""
    mark = blake2b(digest_size=8)
    root = Path(str(files(PACKAGE)))
    others = {root / "bots" / name for name in games() if name != game}
    for folder in (root / "tabletop", root / "bots", Path(str(files(home_of(game))))):
        for file in sorted(folder.rglob("*")):
            if file.is_file() and file.suffix not in MADE and not others & set(file.parents):
                mark.update(file.relative_to(folder).as_posix().encode())
                mark.update(file.read_bytes())
    return mark.hexdigest()
