"""What is printed somewhere, or is the same for everybody, is sent compressed, and not at all to
those who already have it. Nothing else is: compressing secrets beside text from others would leak
them by their size.
"""

from __future__ import annotations

import gzip
import hashlib
from typing import Any, Final

from litestar import Response
from litestar.connection import Request

WORTH_IT: Final = 500
"""From how many bytes on it is worthwhile."""


class Packed:
    """Something to be sent, as it is and packed."""

    def __init__(self, body: bytes, kind: str, brotli: bytes | None = None) -> None:
        self.kind = kind
        self.forms = {"": body}
        if brotli is not None:
            self.forms["br"] = brotli
        if len(body) >= WORTH_IT and not kind.startswith(("font/", "image/webp", "image/png")):
            packed = gzip.compress(body, 9, mtime=0)
            if len(packed) < len(body):
                self.forms["gzip"] = packed
        self.mark = hashlib.sha256(body).hexdigest()[:20]

    @property
    def body(self) -> bytes:
        return self.forms[""]

    def answer(self, request: Request[Any, Any, Any], cache: str) -> Response[Any]:
        """In the smallest form that the browser accepts; just "not modified" if it has this
        already.
        """
        taken = accepted(request.headers.get("accept-encoding", ""))
        form = next((name for name in ("br", "gzip") if name in self.forms and name in taken), "")
        mark = f'"{self.mark}{"-" if form else ""}{form}"'
        headers = {"cache-control": cache, "etag": mark, "vary": "accept-encoding"}
        asked = request.headers.get("if-none-match", "")
        if mark in [one.strip().removeprefix("W/") for one in asked.split(",")]:
            return Response(None, status_code=304, headers=headers)
        if form:
            headers["content-encoding"] = form
        return Response(self.forms[form], media_type=self.kind, headers=headers)


def accepted(header: str) -> set[str]:
    """The encodings that a browser accepts."""
    out: set[str] = set()
    for part in header.lower().split(",")[:20]:
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            out.add(name.strip())
    return out
