"""Games as environments for those who train agents: observations, masks, many games at once.

>>> import perihelion
>>> from perihelion.envs import observer
>>> g = perihelion.new_game("race", players=2, seed=7)
>>> watch = observer("race")
>>> row = watch.observe(g, 0)
>>> row.shape == (watch.width,), row.dtype
(True, dtype('int16'))
>>> int(watch.part("seats.hand.size").of(row)[0])
6
>>> int(watch.mask(g, 0).sum()) == len(g.options(0))
True
"""

from __future__ import annotations

from perihelion.envs.observing import Observer, Part, observer
from perihelion.envs.rewarding import rewards
from perihelion.envs.vector import VectorEnv
from perihelion.envs.workers import WorkerFailed

__all__ = ["Observer", "Part", "VectorEnv", "WorkerFailed", "observer", "rewards"]
