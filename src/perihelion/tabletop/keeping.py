"""Keeping many positions alive."""

from __future__ import annotations

import gc
from typing import Final


class Keeping:
    """While this lasts, Python does not look for circles in what is kept: `with Keeping(): ...`.

    A position and its parts never point to each other in a circle, so whatever is dropped is freed
    at once, and the search for circles walks through all that is alive in vain: copies that are
    kept would cost five times as much. It can be entered again within itself.
    """

    def __init__(self) -> None:
        self.before: Final[list[bool]] = []

    def __enter__(self) -> None:
        self.before.append(gc.isenabled())
        gc.disable()

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if self.before.pop():
            gc.enable()
