"""What lies before one player."""

from __future__ import annotations


class Seat:
    """Probes that are still to be sent, and comets caught."""

    def __init__(self, probes: list[int], caught: list[int]) -> None:
        self.probes = probes  # by strength, the weakest first
        self.caught = caught
