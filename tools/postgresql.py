"""Find PostgreSQL for the tests of the server, or install Debian's if possible. Exits with 0 if
there is one now, with 3 if not: then those tests are left out.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path


def binaries() -> Path | None:
    """The folder with initdb and postgres, if there is one."""
    usual = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = [Path(found).parent for found in [shutil.which("initdb")] if found]
    for folder in [*usual, *on_path, Path("/usr/local/pgsql/bin")]:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    return None


def main() -> None:
    """Look, and if need be install."""
    if binaries() is not None:
        return
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        sys.exit(3)
    print("perihelion: installing Debian's postgresql for the tests", file=sys.stderr)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([apt, "update"], env=environment, check=False, capture_output=True)
    package = ["install", "--yes", "--no-install-recommends", "postgresql"]
    subprocess.run([apt, *package], env=environment, check=False, capture_output=True)
    sys.exit(0 if binaries() is not None else 3)


if __name__ == "__main__":
    main()
