"""Build the compiled copy of the package in `build/compiled/`, if it is not there already.

The copy is apart from the source, where an extension would shadow every later edit. It is what an
ordinary `pip install` makes, put into a folder: `PYTHONPATH=build/compiled` chooses it. It is built
again when any source, the configuration or the Python has changed, by content and not by date.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
TARGET = BUILD / "compiled"
STAGE = BUILD / "stage"
DIGEST = "sources.sha256"
PAGES = ROOT / "src" / "perihelion" / "server" / "pages"
SUFFIXES = (".py", ".ftl", ".typed", ".css", ".js", ".npz")
BESIDE = ["pyproject.toml", "setup.py", "tools/pages.py", "LICENSE", "NOTICE", "README.md"]


def say(text: str) -> None:
    """Print a message."""
    print(f"\033[1m==> {text}\033[0m", flush=True)


def sources() -> list[Path]:
    """All files that the compiled copy is made of."""
    inside = [
        path
        for path in (ROOT / "src").rglob("*")
        if path.suffix in SUFFIXES and not path.is_relative_to(PAGES)
    ]
    return sorted([ROOT / name for name in BESIDE if (ROOT / name).exists()] + inside)


def digest() -> str:
    """A fingerprint of the sources and of the Python they are compiled for."""
    fast = os.environ.get("PERIHELION_FAST", "1")
    total = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()} {fast}".encode())
    for path in sources():
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(path.read_bytes() + b"\0")
    return total.hexdigest()


def has_compiler() -> bool:
    """Whether this machine can build an extension: a C compiler and Python's own headers."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "try.c")
        source.write_text("#include <Python.h>\nint answer(void) { return 42; }\n")
        include = f"-I{sysconfig.get_path('include')}"
        tried = [*command, include, "-c", str(source), "-o", str(Path(folder, "try.o"))]
        try:
            return subprocess.run(tried, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def build() -> bool:
    """Install a compiled copy into `build/compiled/`; whether that worked."""
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.rmtree(STAGE, ignore_errors=True)
    for path in sources():
        copy = STAGE / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, copy)

    command = [sys.executable, "-m", "pip", "install", "--no-index", "--no-deps"]
    command += [
        "--no-build-isolation",
        "--disable-pip-version-check",
        "--no-input",
        "--no-cache-dir",
    ]
    command += ["--target", str(BUILD / "compiled.new"), str(STAGE)]
    shutil.rmtree(BUILD / "compiled.new", ignore_errors=True)
    settings = {"PERIHELION_COMPILED": "1", "MYPY_CACHE_DIR": str(BUILD / "mypy-cache")}
    environment = {key: value for key, value in os.environ.items() if key != "PERIHELION_PURE"}
    done = subprocess.run(
        command,
        env=environment | settings,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        print(done.stdout)
        return False
    (BUILD / "compiled.new").rename(TARGET)
    shutil.rmtree(STAGE)
    return True


def proven() -> bool:
    """Whether a Python with the copy on its path really loads it, compiled."""
    code = "import perihelion as p; print(p.__file__); raise SystemExit(not p.compiled)"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": str(TARGET)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode == 0 and Path(done.stdout.strip()).is_relative_to(TARGET):
        return True
    print(done.stdout, done.stderr, sep="", file=sys.stderr)
    return False


def main() -> int:
    """Build if needed; 0 even without a compiler, unless one is required."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--must", action="store_true", help="fail where there is no C compiler")
    parser.add_argument("--can", action="store_true", help="only tell whether there is one")
    wishes = parser.parse_args()
    must: bool = wishes.must
    if wishes.can:
        return 0 if has_compiler() else 1

    wanted = digest()
    mark = TARGET / DIGEST
    if mark.exists() and mark.read_text() == wanted:
        return 0
    if not has_compiler():
        shutil.rmtree(TARGET, ignore_errors=True)
        say("No C compiler with Python's headers was found, so nothing was compiled")
        print("On Debian and Ubuntu: apt install gcc python3-dev")
        return int(must)

    say("Compiling the rules into build/compiled/ (a minute or two)")
    start = time.monotonic()
    if not build() or not proven():
        shutil.rmtree(TARGET, ignore_errors=True)
        say("Compiling failed")
        return 1
    mark.write_text(wanted)
    say(f"Compiled in {time.monotonic() - start:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
