"""Try the project with the lowest versions of its dependencies that pyproject.toml allows.

`python tools/lowest.py` makes build/lowest/ with these versions, imports every module there and
runs a few tests that go through all of the server. A bound that is too low shows here and nowhere
else, since everybody's own environment has newer versions. Needs uv and an index of packages; `make
lowest` brings uv.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
VENV: Final = ROOT / "build" / "lowest"
WANTED: Final = ROOT / "build" / "lowest.txt"

TESTS: Final = [
    "tests/server/test_flow.py",
    "tests/server/test_packing.py",
    "tests/server/test_origins.py",
]
"""A whole game, pages, origins: what leans most on the libraries."""

IMPORTS: Final = """
import importlib, pkgutil, perihelion
names = [found.name for found in pkgutil.walk_packages(perihelion.__path__, "perihelion.")]
skipped = ("__main__", ".migrations.env")
for name in names:
    if not name.endswith(skipped):
        importlib.import_module(name)
print(f"{len(names)} modules imported")
"""


def run(*command: str | Path, **more: str) -> None:
    """Run a command, or end with its status."""
    done = subprocess.run([str(part) for part in command], cwd=ROOT, env={**os.environ, **more})
    if done.returncode:
        sys.exit(done.returncode)


def main() -> None:
    """Install, import, test."""
    uv = Path(sys.executable).parent / "uv"
    python = VENV / ("Scripts" if os.name == "nt" else "bin") / "python"
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    WANTED.parent.mkdir(exist_ok=True)
    compile: list[str | Path] = [uv, "pip", "compile", "--quiet", "--resolution", "lowest-direct"]
    run(*compile, "--python-version", version, "--extra", "postgresql",
        "--no-header", "pyproject.toml", "--output-file", WANTED)  # fmt: skip
    run(uv, "venv", "--quiet", "--clear", "--python", sys.executable, VENV)
    install: list[str | Path] = [uv, "pip", "install", "--quiet", "--python", python]
    run(*install, "--requirement", WANTED, "pytest", "pytest-timeout", "hypothesis",
        "coverage")  # fmt: skip
    source = {"PYTHONPATH": str(ROOT / "src")}
    run(python, "-c", IMPORTS, **source)
    run(python, "-m", "pytest", "-q", *TESTS, **source)


if __name__ == "__main__":
    main()
