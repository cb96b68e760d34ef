"""Without the frameworks the package works, and says what to install for an adapter."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytestmark = pytest.mark.once

WITHOUT = """
import sys
for name in ("gymnasium", "pettingzoo", "pyspiel"):
    sys.modules[name] = None  # as if it were not installed
import perihelion.envs
import perihelion.envs.text
try:
    import perihelion.envs.{adapter}
except ModuleNotFoundError as problem:
    print(problem)
"""


@pytest.mark.parametrize("adapter", ["gymnasium", "openspiel", "pettingzoo"])
def test_a_missing_framework_is_told_by_the_extra_that_brings_it(adapter: str) -> None:
    program = [sys.executable, "-c", WITHOUT.format(adapter=adapter)]

    told = subprocess.run(program, check=True, capture_output=True, text=True).stdout

    assert f'pip install "perihelion[{adapter}]"' in told
