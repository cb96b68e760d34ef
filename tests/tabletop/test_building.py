"""How the package is built."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_whoever_installs_the_package_gets_optimised_rules() -> None:
    """Without optimisation compiled rules are several times slower, and nothing else would tell."""
    chosen = [
        ast.unparse(word.value)
        for call in ast.walk(ast.parse((ROOT / "setup.py").read_text("utf-8")))
        if isinstance(call, ast.Call)
        for word in call.keywords
        if word.arg == "opt_level"
    ]

    assert chosen == ["'0' if os.environ.get('PERIHELION_FAST') == '0' else '3'"]
