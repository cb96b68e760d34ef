"""What to say where a framework is missing: each adapter needs one, and none of them comes by
itself.
"""

from __future__ import annotations


def missing(extra: str, problem: ImportError) -> ModuleNotFoundError:
    """The error of an adapter whose framework is not installed: it names the extra."""
    told = f"perihelion.envs.{extra} needs a package that is missing ({problem.name})"
    return ModuleNotFoundError(f'{told}: pip install "perihelion[{extra}]"', name=problem.name)
