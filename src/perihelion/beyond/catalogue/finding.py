"""Where in a TOML file a field is.

The reader of the standard library says what a file means, not where it says so. To find a wrong
field in a file of a thousand lines you want the line, even within a list over many lines.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

_SPACE: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_KEY: Final = re.compile(r"""[ \t]*(?:([\w-]+)|"((?:[^"\\\n]|\\.)*)"|'([^'\n]*)')[ \t]*(\.?)""")
_STRING: Final = re.compile(
    r'''"""(?:[^\\]|\\.)*?"{3,5}|\'{3}.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|'[^'\n]*\'''', re.DOTALL
)
_PLAIN: Final = re.compile(r"[^,\]}#\n]*")


def line_of(text: str, path: Sequence[str]) -> int:
    """The line on which the field stands that this path leads to, or the nearest one that leads to
    it. Things in lists are counted from 1. The file must be TOML.
    """
    return _Finder(text, list(path)).line()


class _Finder:
    """Goes through a file from its beginning to its end."""

    def __init__(self, text: str, path: list[str]) -> None:
        self.text: Final = text
        self.path: Final = path
        self.at = 0
        self.best = 0
        self.depth = 0
        self.counts: dict[str, int] = {}  # how many parts of each list of tables there were

    def line(self) -> int:
        here: list[str] = []
        self.skip()
        while self.at < len(self.text):
            if self.sees("["):
                here = self.header()
            else:
                self.pair(here)
            self.skip()
        return self.text.count("\n", 0, self.best) + 1

    def sees(self, sign: str) -> bool:
        return self.text.startswith(sign, self.at)

    def skip(self) -> None:
        """Go on to the next sign that means something."""
        found = _SPACE.match(self.text, self.at)
        self.at = found.end() if found else self.at

    def note(self, found: list[str], at: int) -> None:
        """Something stands here: is it nearer to what is looked for?"""
        if len(found) > self.depth and found == self.path[: len(found)]:
            self.best, self.depth = at, len(found)

    def header(self) -> list[str]:
        """The name of a table, or of a part of a list of tables."""
        start = self.at
        listed = self.sees("[[")
        self.at += 2 if listed else 1
        here = self.keys()
        self.at = self.text.index("]", self.at) + (2 if listed else 1)
        name = ".".join(here)
        if listed:
            self.counts[name] = self.counts.get(name, 0) + 1
        here = self.numbered(here)
        self.note(here, start)
        return here

    def numbered(self, names: list[str]) -> list[str]:
        """The same path with the numbers of the parts of lists that it goes through."""
        out: list[str] = []
        for k, name in enumerate(names):
            out.append(name)
            count = self.counts.get(".".join(names[: k + 1]))
            if count is not None:
                out.append(str(count))
        return out

    def keys(self) -> list[str]:
        """A dotted key."""
        out: list[str] = []
        while True:
            found = _KEY.match(self.text, self.at)
            if found is None:
                return out
            self.at = found.end()
            out.append(next(part for part in found.groups()[:3] if part is not None))
            if not found.group(4):
                return out

    def pair(self, here: list[str]) -> None:
        """A key and its value."""
        start = self.at
        names = [*here, *self.keys()]
        self.note(names, start)
        self.at = self.text.find("=", self.at) + 1 or len(self.text)
        self.skip()
        self.value(names)

    def value(self, here: list[str]) -> None:
        """A value, with all that is in it."""
        if self.sees("["):
            self.parts(here, "]")
        elif self.sees("{"):
            self.parts(here, "}")
        else:
            found = _STRING.match(self.text, self.at) or _PLAIN.match(self.text, self.at)
            self.at = found.end() if found else len(self.text)

    def parts(self, here: list[str], end: str) -> None:
        """The things in a list, or the pairs of a table."""
        self.at += 1
        self.skip()
        k = 0
        while self.at < len(self.text) and not self.sees(end):
            k += 1
            if end == "]":
                self.note([*here, str(k)], self.at)
                self.value([*here, str(k)])
            else:
                self.pair(here)
            self.skip()
            if self.sees(","):
                self.at += 1
                self.skip()
        self.at += 1
