"""`perihelion`: the games in a terminal, or, without arguments, in a browser."""

from __future__ import annotations

import sys

from perihelion.cli.app import language, make_app


def main() -> None:
    """Run the command line."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # a poor terminal shows `?` for what it lacks
    make_app(language(sys.argv[1:]))(sys.argv[1:] or ["serve"])
