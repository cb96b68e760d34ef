"""What travels to another machine arrives there, and runs."""

from __future__ import annotations

import json
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
from tools import carry, unpack
from tools.compiled import has_compiler
from tools.locked import pins

GREETING = """
#include <Python.h>
static PyModuleDef module = {PyModuleDef_HEAD_INIT, "perihelion.greeting", 0, -1, 0};
PyMODINIT_FUNC PyInit_greeting(void) {
    PyObject *made = PyModule_Create(&module);
    PyModule_AddIntConstant(made, "answer", ANSWER);
    return made;
}
"""


def test_all_that_is_to_travel_is_locked() -> None:
    travelling = pins(carry.LEANS_ON)

    assert [pin.partition("==")[0].partition("[")[0] for pin in travelling] == carry.LEANS_ON
    with pytest.raises(SystemExit, match=r"requirements.lock lacks no-such-package"):
        pins(["no-such-package"])


def test_files_of_mypyc_are_found_where_they_have_travelled_to() -> None:
    assert carry._moved("/there/lib-rt/strings", Path("/there/lib-rt")) == "lib-rt/strings"
    assert carry._moved("build/one.c", Path("/there/lib-rt")) == "build/one.c"


@pytest.mark.skipif(not has_compiler(), reason="there is no C compiler")
def test_a_load_is_unpacked_compiled_and_tried(tmp_path: Path) -> None:
    package, c = tmp_path / "load" / "site" / "perihelion", tmp_path / "load" / "c"
    package.mkdir(parents=True)
    c.mkdir()
    (package / "__init__.py").write_text(
        "from perihelion import greeting\ncompiled = greeting.answer == 42\n"
    )
    (c / "greeting.c").write_text(GREETING)
    plan = [
        {
            "name": "perihelion.greeting",
            "sources": ["greeting.c"],
            "include": ["."],
            "args": ["-DANSWER=42"],
        }
    ]
    (c / "plan.json").write_text(json.dumps(plan))
    with tarfile.open(tmp_path / "load.tar.xz", "w:xz") as load:
        load.add(tmp_path / "load" / "site", "site")
        load.add(c, "c")
    script = tmp_path / "unpack.py"
    script.write_text(Path(unpack.__file__).read_text())

    done = subprocess.run(
        [sys.executable, str(script), str(tmp_path / "there")],
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert "1 extensions" in done.stdout
    assert list((tmp_path / "there" / "perihelion").glob("greeting*"))
