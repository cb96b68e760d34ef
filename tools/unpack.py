"""Unpack what `carry.py` packed, and compile it: `python3 unpack.py FOLDER`.

Runs where nothing of the product is installed. Afterwards `PYTHONPATH=FOLDER` is all that is
needed.
"""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
import sysconfig
import tarfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parent
SUFFIX: Final = sysconfig.get_config_var("EXT_SUFFIX")


def compile_all(folder: Path, site: Path) -> int:
    """Compile every extension of the plan and put it where Python looks for it; how many."""
    plan: list[dict[str, Any]] = json.loads((folder / "plan.json").read_text())
    cc = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    headers = f"-I{sysconfig.get_path('include')}"

    def compiled(one: dict[str, Any], source: str) -> str:
        # The same file of the runtime is compiled for each extension, with its settings.
        made = f"{source}.{one['name']}.o"
        include = [f"-I{path}" for path in one["include"]]
        command = [*cc, "-fPIC", "-c", *one["args"], headers, *include, source, "-o", made]
        subprocess.run(command, cwd=folder, check=True, stderr=subprocess.DEVNULL)
        return made

    def linked(one: dict[str, Any], objects: list[str]) -> None:
        target = site / (one["name"].replace(".", "/") + SUFFIX)
        subprocess.run([*cc, "-shared", *objects, "-o", str(target)], cwd=folder, check=True)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        waiting = [(one, [pool.submit(compiled, one, s) for s in one["sources"]]) for one in plan]
        for one, objects in waiting:
            linked(one, [each.result() for each in objects])
    return len(plan)


def main() -> None:
    """Unpack, compile, and make sure that it can be imported."""
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    began = time.monotonic()
    target = Path(sys.argv[1]).resolve()
    scratch = target.with_name(f"{target.name}.scratch")
    with tarfile.open(HERE / "load.tar.xz") as load:
        load.extractall(scratch, filter="data")
    count = compile_all(scratch / "c", scratch / "site")
    (scratch / "site").rename(target)
    code = "import perihelion; raise SystemExit(not perihelion.compiled)"
    subprocess.run(
        [sys.executable, "-c", code], env=os.environ | {"PYTHONPATH": str(target)}, check=True
    )
    print(f"{target}: {count} extensions in {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
