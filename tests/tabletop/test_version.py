"""The package says which version it is, once."""

from __future__ import annotations

import tomllib
from pathlib import Path

import perihelion

ROOT = Path(__file__).parents[2]


def test_the_version_stands_in_the_package_and_nowhere_else() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())

    assert "version" not in project["project"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "perihelion.__version__"}
    assert perihelion.__version__
