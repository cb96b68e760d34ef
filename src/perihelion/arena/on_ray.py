"""The deals of a contest on many machines, with Ray. Each of them needs this package, with the same
rules and the same bots.

Ray may play a deal more than once, when a machine is lost; its games are the same each time, and
only the first ones are taken.
"""

from __future__ import annotations

import logging
import socket
from collections.abc import Generator, Iterable
from itertools import islice
from typing import Any, Final

import msgspec

from perihelion.arena.contest import Contest, Deal
from perihelion.arena.crew import TRIES, Crew, CrewFailed, Done, Order, carried_out, opened
from perihelion.arena.playing import Recorded

AHEAD: Final = 2
"""So many deals are handed out for each processor, so that none waits for the next."""

SECONDS: Final = 10
"""So long a cluster may take to answer at all."""


def played_there(order: bytes) -> bytes:
    """Runs on the cluster: an encoded order in, an encoded result out."""
    return msgspec.json.encode(carried_out(msgspec.json.decode(order, type=Order)))


class OnRay(Crew):
    """The processors of a cluster; `address` is that of its head, or `auto` for the one that runs
    here.
    """

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError:
            raise CrewFailed("no-ray") from None
        self.ray: Any = ray
        try:
            _reach(address)
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ray.exceptions.RayError, OSError, ValueError, RuntimeError) as problem:
            first = getattr(problem, "strerror", None) or str(problem).strip().partition("\n")[0]
            raise CrewFailed("no-cluster", address=address, reason=first) from None
        self.far = ray.remote(played_there).options(max_retries=TRIES)

    def play(self, contest: Contest, deals: Iterable[Deal]) -> Generator[list[Recorded]]:
        ray, coming = self.ray, iter(deals)
        under_way: dict[Any, Deal] = {}
        while True:
            room = AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1) - len(under_way)
            for deal in islice(coming, max(room, 0)):
                under_way[self.far.remote(msgspec.json.encode(Order(contest, deal)))] = deal
            if not under_way:
                return
            finished, _ = ray.wait(list(under_way), num_returns=1, timeout=1.0)
            for one in finished:
                deal = under_way.pop(one)
                try:
                    done = msgspec.json.decode(ray.get(one), type=Done)
                except ray.exceptions.WorkerCrashedError:
                    raise CrewFailed("died", deal=deal.number, tries=TRIES) from None
                yield opened(contest, done)

    def dismiss(self) -> None:
        self.ray.shutdown()


def _reach(address: str) -> None:
    """Make sure that somebody listens at `host:port`: where nobody does, Ray ends the program
    without a word that can be caught.
    """
    host, _, port = address.rpartition(":")
    if host and port.isdigit() and "/" not in host:
        socket.create_connection((host, int(port)), SECONDS).close()
