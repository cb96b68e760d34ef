"""Training the networks by self-play: `python -m perihelion.bots.train race --minutes 60`."""

from __future__ import annotations

import os

# Each worker has one core. NumPy reads this when it is first imported, so it stands here.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
