"""Ask whether anything is known against the versions in the lock files.

`python tools/audit.py` (or `make audit`) installs pip-audit into build/audit/ and asks PyPI about
every pinned version. If PyPI or the tool cannot be reached it says that nothing was audited and
exits with 2; if anything is known against a version it exits with 1.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
VENV: Final = ROOT / "build" / "audit"
LOCKS: Final = ["requirements.lock", "requirements-bench.lock", "requirements-ray.lock"]
ASKED: Final = "https://pypi.org/pypi/pip/json"
"""Where pip-audit will ask, too."""


def give_up(why: object) -> None:
    """Say that nothing is known, which does not mean that nothing is wrong."""
    print(f"NOT audited: {why}", file=sys.stderr)
    sys.exit(2)


def main() -> None:
    """Install the tool, ask, tell."""
    try:
        with urllib.request.urlopen(ASKED, timeout=20):
            pass
    except OSError as problem:
        give_up(f"{ASKED} cannot be reached ({problem}). Run this where it can.")
    folder = VENV / ("Scripts" if os.name == "nt" else "bin")
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=True)
    pip = [str(folder / "python"), "-m", "pip", "--quiet", "--quiet", "--disable-pip-version-check"]
    if subprocess.run([*pip, "install", "pip-audit"]).returncode:
        give_up("pip-audit could not be installed.")
    command = [str(folder / "pip-audit"), "--disable-pip", "--require-hashes"]
    for lock in LOCKS:
        command += ["--requirement", lock]
    told = VENV / "told.json"
    command += ["--progress-spinner", "off", "--format", "json", "--output", str(told)]
    subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL)
    if not told.exists():
        give_up("pip-audit told nothing.")
    sys.exit(tell(json.loads(told.read_text())["dependencies"]))


def tell(found: list[dict[str, Any]]) -> int:
    """Say what is known against which version, and which versions could not be looked up."""
    known = [one for one in found if one.get("vulns")]
    unknown = [one["name"] for one in found if "skip_reason" in one]
    for one in known:
        ids = ", ".join(fault["id"] for fault in one["vulns"])
        print(f"{one['name']} {one['version']}: {ids}")
    print(f"{len(found) - len(unknown)} versions audited, {len(known)} with known faults")
    if unknown:
        print(
            f"NOT audited, since PyPI told nothing of them: {', '.join(unknown)}", file=sys.stderr
        )
    return 1 if known else 2 if unknown else 0


if __name__ == "__main__":
    main()
