"""Write the shapes of the wire for the browser: web/src/wire.ts, from the schema of msgspec.

`--check` writes nothing, and fails if the file is out of date.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from perihelion.server import wire, wire_lobby
from perihelion.server.boards.shapes import Face, Sent

TARGET: Final = Path(__file__).parents[1] / "web" / "src" / "wire.ts"

UNIONS: Final = {
    "FromServer": wire.FromServer,
    "FromClient": wire.FromClient,
    "Play": wire.Play,
    "View": wire.View,
    "AnyFace": wire_lobby.AnyFace,
}
"""Types that have a name of their own in the browser."""

HEAD: Final = """\
// The wire between the server and the browser. Written by tools/wire_types.py from
// src/perihelion/server/wire.py: change that, then run `make wire`.
"""

_REF: Final = "#/$defs/"
_PLAIN: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean",
                 "null": "null"}  # fmt: skip


def structs() -> list[type[msgspec.Struct]]:
    """Everything that the wire declares, and what all faces have in common."""
    return [
        value
        for value in [Face, *vars(wire).values(), *vars(wire_lobby).values()]
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value not in (Sent, wire_lobby.Received, wire.Called, wire.CalledFrom)
    ]


def type_of(schema: dict[str, Any]) -> str:
    """A schema as a type of TypeScript."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(_REF)
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(one) for one in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        inner = type_of(schema.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties', {}))}>"
    return _PLAIN[str(kind)] if kind is not None else "unknown"


def comment(text: str) -> list[str]:
    """A docstring as a comment; TypeScript says null where Python says None."""
    lines = [line.strip() for line in text.strip().splitlines()]
    said = [line.replace("None", "null") for line in lines]
    if len(said) == 1:
        return [f"/** {said[0]} */"]
    return ["/**", *[f" * {line}".rstrip() for line in said], " */"]


def interface(name: str, schema: dict[str, Any]) -> list[str]:
    """A struct; a field that need not be sent has a question mark."""
    out = comment(schema.get("description", ""))
    out.append(f"export interface {name} {{")
    required = schema.get("required", [])
    for field, inner in schema["properties"].items():
        mark = "" if field in required else "?"
        out.append(f"  {field}{mark}: {type_of(inner)};")
    return [*out, "}", ""]


def written() -> str:
    """The whole file."""
    _, parts = msgspec.json.schema_components(
        [*structs(), *UNIONS.values()], ref_template=_REF + "{name}"
    )
    lines = [HEAD]
    for name in sorted(parts):
        lines += interface(name, parts[name])
    for name, union in UNIONS.items():
        lines += [f"export type {name} = {type_of(msgspec.json.schema(union))};", ""]
    return "\n".join(lines)


def main() -> None:
    """Write the file, or see whether it is fresh."""
    text = written()
    if "--check" not in sys.argv[1:]:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text, encoding="utf-8")
    elif not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
        sys.exit("web/src/wire.ts is not what the wire is now: run `make wire`.")


if __name__ == "__main__":
    main()
