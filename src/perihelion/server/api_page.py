"""The API as a page for people: no scripts, and nothing from any other server."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import MediaType, Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

_HEAD = (
    "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport"
    " content='width=device-width'><title>Perihelion: the API</title><h1>Perihelion: the API</h1>"
)


class ApiPage(OpenAPIRenderPlugin):
    """All requests with what they take and return, then all shapes."""

    def __init__(self, path: str) -> None:
        super().__init__(path=path, media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        said = [_HEAD, "<p>As JSON: <a href='/api/schema/openapi.json'>openapi.json</a>.</p>"]
        said.append("<h2>Requests</h2><table border=1 cellpadding=4>")
        for path, verbs in sorted(openapi_schema["paths"].items()):
            for verb, work in verbs.items():
                good = next(iter(work["responses"].values()))
                cells = [
                    f"<code>{verb.upper()} {escape(path)}</code>",
                    _shape_of(work.get("requestBody", {})),
                    _shape_of(good),
                    escape(work.get("description", "")),
                ]
                said.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
        said.append("</table><h2>Shapes</h2>")
        for name, shape in sorted(openapi_schema["components"]["schemas"].items()):
            said.append(f"<h3 id='{escape(name)}'>{escape(name)}</h3>")
            said.append(f"<p>{escape(shape.get('description', ''))}</p><ul>")
            for field, kind in shape.get("properties", {}).items():
                said.append(f"<li><code>{escape(field)}</code>: {_kind(kind)}</li>")
            said.append("</ul>")
        return "".join(said).encode()


def _shape_of(body: dict[str, Any]) -> str:
    """What a request takes, or a response returns."""
    content = body.get("content", {}).get("application/json", {})
    return _kind(content["schema"]) if "schema" in content else ""


def _kind(schema: dict[str, Any]) -> str:
    """A type in a few words, with a link if it is one of the shapes."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f"<a href='#{name}'>{name}</a>"
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(_kind(one) for one in schema[several])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(repr(value))}</code>" for value in schema["enum"])
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    return escape(" or ".join(kind) if isinstance(kind, list) else str(kind))
