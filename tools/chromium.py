"""Find Chromium for the tests in a browser, or install Debian's if possible. Exits with 0 if there
is one now, with 3 if not.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

PLACE: Final = Path("/usr/bin/chromium")


def main() -> None:
    """Look, and if need be install."""
    if PLACE.exists():
        return
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        sys.exit(3)
    print("perihelion: installing Debian's chromium for the tests in a browser", file=sys.stderr)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([apt, "update"], env=environment, check=False, capture_output=True)
    package = ["install", "--yes", "--no-install-recommends", "chromium"]
    subprocess.run([apt, *package], env=environment, check=False, capture_output=True)
    sys.exit(0 if PLACE.exists() else 3)


if __name__ == "__main__":
    main()
