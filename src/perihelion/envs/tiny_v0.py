"""Tiny Epic Galaxies for PettingZoo, by the usual names; see `perihelion.envs.pettingzoo`."""

from __future__ import annotations

from functools import partial
from typing import Final

from perihelion.envs import pettingzoo

env: Final = partial(pettingzoo.env, "tiny")
raw_env: Final = partial(pettingzoo.raw_env, "tiny")
parallel_env: Final = partial(pettingzoo.parallel_env, "tiny")
