"""Pack what training and contests need on a machine where nothing can be installed.

`make carry` writes `build/carry/`: a packed folder with the package, the packages it leans on and
the rules as C, and `unpack.py`, which needs nothing but Python, NumPy and a C compiler:

    python3 build/carry/unpack.py /tmp/there
    PYTHONPATH=/tmp/there python3 -m perihelion.bots.train race --minutes 8 --jobs 15

mypyc need not run there. Its C fits other versions of Python, but packages with compiled parts do
not: say with `--python` which version the machine has.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any, Final

from tools.locked import pins

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src" / "perihelion"
CARRIED: Final = ROOT / "build" / "carry"

LEANS_ON: Final = [
    "attrs", "babel", "click", "fluent-runtime", "fluent-syntax", "librt", "markdown-it-py",
    "mdurl", "msgspec", "mypy-extensions", "openskill", "pygments", "pytz", "rich", "shellingham",
    "typer", "typing-extensions",
]  # fmt: skip
"""What bots, the arena and the command line import, but for NumPy, which the machine has."""

SPOKEN: Final = ("root", "en", "ru")
"""The languages of which Babel's tables travel; all of them would be half of the load."""

HOLD_BACK: Final = shutil.ignore_patterns("__pycache__", "*.so", "pages", "*.dist-info")


def packages(site: Path, python: str) -> None:
    """Unpack the locked packages that the product leans on, as that Python needs them."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    command += ["--no-deps", "--only-binary", ":all:", "--python-version", python]
    command += ["--platform", "manylinux_2_28_x86_64", "--platform", "manylinux2014_x86_64"]
    subprocess.run([*command, "--target", str(site), *pins(LEANS_ON)], check=True)
    for path in (site / "babel" / "locale-data").iterdir():
        if path.stem.partition("_")[0] not in SPOKEN:
            path.unlink()


def c_files(folder: Path) -> None:
    """Let mypyc write the C of the rules into a folder, with a plan of what belongs together."""
    sys.path[:0] = [str(ROOT), str(ROOT / "tools")]
    os.environ["PERIHELION_COMPILED"] = "1"
    os.environ["MYPY_CACHE_DIR"] = str(ROOT / "build" / "mypy-cache")
    stage = folder / "stage"
    for name in ("pyproject.toml", "setup.py"):
        _copy(ROOT / name, stage / name)
    _copy(ROOT / "tools" / "pages.py", stage / "tools" / "pages.py")
    shutil.copytree(ROOT / "src", stage / "src", ignore=HOLD_BACK)
    made = subprocess.run(
        [sys.executable, "-c", PLANNING], cwd=stage, check=True, capture_output=True, text=True
    )
    plan: list[dict[str, Any]] = json.loads(made.stdout.splitlines()[-1])
    runtime = Path(next(p for one in plan for p in one["include"] if p.endswith("lib-rt")))
    shutil.copytree(runtime, folder / "lib-rt", ignore=shutil.ignore_patterns("__pycache__"))
    for one in plan:
        one["include"] = [_moved(path, runtime) for path in one["include"]]
        one["sources"] = [_moved(path, runtime) for path in one["sources"]]
    shutil.copytree(stage / "build", folder / "build")
    shutil.rmtree(stage)
    (folder / "plan.json").write_text(json.dumps(plan))


PLANNING: Final = """
import json, setup
plan = [
    {"name": e.name, "sources": e.sources, "include": e.include_dirs, "args": e.extra_compile_args}
    for e in setup.extensions(True)
]
print()
print(json.dumps(plan))
"""


def _moved(path: str, runtime: Path) -> str:
    """Where a file of mypyc's own lies when it has travelled; other paths stay relative."""
    where = Path(path)
    if where.is_relative_to(runtime):
        return str(Path("lib-rt") / where.relative_to(runtime))
    return path


def _copy(path: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(path, to)


def main() -> None:
    """Pack."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    ours = f"{sys.version_info.major}.{sys.version_info.minor}"
    parser.add_argument("--python", default=ours, help=f"its version there (default: {ours})")
    wishes = parser.parse_args()
    shutil.rmtree(CARRIED, ignore_errors=True)
    CARRIED.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as scratch:
        site, c = Path(scratch, "site"), Path(scratch, "c")
        packages(site, wishes.python)
        shutil.copytree(SOURCE, site / "perihelion", ignore=HOLD_BACK)
        c_files(c)
        with tarfile.open(CARRIED / "load.tar.xz", "w:xz", preset=3) as load:
            load.add(site, "site")
            load.add(c, "c")
    shutil.copy2(ROOT / "tools" / "unpack.py", CARRIED / "unpack.py")
    size = sum(path.stat().st_size for path in CARRIED.iterdir()) / 1e6
    print(f"{CARRIED.relative_to(ROOT)}: {size:.1f} MB, for Python {wishes.python}")


if __name__ == "__main__":
    main()
