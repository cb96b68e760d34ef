"""Every law is tested on every game: of each the module of its name here has the `WITNESS`."""

from __future__ import annotations

from importlib import import_module

import pytest
from hypothesis import HealthCheck, settings

import perihelion
from laws.examples import ANEW
from laws.witness import Witness

WITNESSES: list[Witness] = [import_module(f"laws.{name}").WITNESS for name in perihelion.GAMES]

EXAMPLES = 60 if perihelion.compiled else 20
"""The compiled copy is quick enough to look further; that both agree has a test of its own."""

settings.register_profile(
    "laws",
    deadline=None,
    max_examples=EXAMPLES,
    derandomize=True,  # the same games every time; LAWS=anew looks for others
    suppress_health_check=list(HealthCheck),
)
settings.register_profile("anew", settings.get_profile("laws"), derandomize=False)
settings.load_profile("anew" if ANEW else "laws")


@pytest.fixture(params=WITNESSES, ids=lambda w: w.name)
def witness(request: pytest.FixtureRequest) -> Witness:
    found: Witness = request.param
    return found
