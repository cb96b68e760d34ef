"""The built pages, read once and served by their exact names."""

from __future__ import annotations

import mimetypes
import re
from importlib.resources import files
from pathlib import Path
from typing import Final

from perihelion.server.packing import Packed
from perihelion.server.settings import Settings

NO_PAGES: Final = (
    b"<!doctype html><meta charset=utf-8><title>Perihelion</title>"
    b"<p>The server runs, but its pages have not been built: run <code>make web</code>, or install"
    b" Perihelion again where pip can fetch Node. The API is under /api."
)

_IMPORTED: Final = re.compile(rb'from ?"\./([\w-]+\.js)"')
"""The other scripts that a built script begins with."""

_LASTING: Final = "public, max-age=31536000, immutable"


class Page:
    """One file as it is sent."""

    def __init__(self, body: bytes, kind: str, cache: str, brotli: bytes | None = None) -> None:
        self.packed = Packed(body, kind, brotli)
        self.cache = cache

    @property
    def body(self) -> bytes:
        return self.packed.body


class Pages:
    """All files; nothing else can be served, whatever its path looks like."""

    def __init__(self, settings: Settings) -> None:
        self.files: dict[str, Page] = {}
        folder = settings.pages or Path(str(files("perihelion.server").joinpath("pages")))
        if folder.is_dir():
            for path in sorted(folder.rglob("*")):
                if path.is_file() and path.suffix != ".br":
                    self._add(path.relative_to(folder).as_posix(), path)
        self.index = self.files.get("index.html") or Page(NO_PAGES, "text/html", "no-cache")

    def _add(self, name: str, path: Path) -> None:
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        cache = _LASTING if name.startswith("assets/") else "no-cache"
        packed = path.with_name(f"{path.name}.br")
        brotli = packed.read_bytes() if packed.is_file() else None
        self.files[name] = Page(path.read_bytes(), kind, cache, brotli)

    def board(self, game: str, lang: str) -> str:
        """The script, the words and the styles of a game's board, and what it shares with some
        other boards, as a header that has them fetched at once: otherwise they would be asked for
        when the page has come and knows the game.
        """
        return (self._links(game, lang) or self._links("plain", lang)) if game else ""

    def around(self) -> str:
        """The same for the pages around the tables, of which no table needs anything."""
        return self._links("around")

    def _links(self, chunk: str, lang: str = "") -> str:
        ways = {".js": "rel=modulepreload", ".css": "rel=preload; as=style"}
        begins = (f"assets/{chunk}-", f"assets/{chunk}.{lang}-")
        own = [name for name in self.files if name.startswith(begins)]
        found = [Path(name) for name in (*own, *self._shared(own))]
        links = [f"</{n}>; {ways[n.suffix]}; crossorigin" for n in found if n.suffix in ways]
        return ", ".join(links)

    def _shared(self, own: list[str]) -> list[str]:
        """What these scripts import, but for what every page has."""
        named = {name for one in own for name in _IMPORTED.findall(self.files[one].body)}
        shared = sorted(f"assets/{name.decode()}" for name in named if name not in self.index.body)
        return [name for name in shared if name in self.files]

    def find(self, path: str) -> Page | None:
        """The file of this path; a path that names no file is a page of the application."""
        name = path.strip("/")
        if name in self.files:
            return self.files[name]
        first = name.split("/")[0]
        return self.index if first in ("", "table", "join", "new", "me") else None
