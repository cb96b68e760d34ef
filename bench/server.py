"""Measure one server process: how many live tables it carries, how soon everybody sees an answer,
and how much memory a table takes. Programs play at every table, over real sockets, as people would.

The server and the players are two processes on the same machine, so the players take part of it.
`make bench-server` prepares what is needed.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import platform
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
from bench.crowd import SEATS, Figures, Party, gather_some
from rich.console import Console
from rich.table import Table

import perihelion
from perihelion.server.serve import serve
from perihelion.server.settings import Limits, Settings

LIMITS = Limits(
    messages_a_second=1e6,
    requests_a_minute=10**6,
    entries_a_minute=10**6,
    tables_a_minute=10**6,
    sockets_of_address=10**6,
)
"""All players of the bench come from one address."""

AIM = 0.1
"""Seconds within which 99 of 100 updates should come."""


def memory(process: int) -> int:
    """Bytes of memory that a process has to itself."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("RssAnon:"):
            return int(line.split()[1]) * 1024
    raise ValueError("this system does not tell the memory of processes")


def cpu(process: int) -> float:
    """Seconds of CPU that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def quantile(values: list[float], share: float) -> float:
    """The value below which this share of them lies."""
    found = sorted(values)
    return found[min(int(len(found) * share), len(found) - 1)] if found else 0.0


class Bench:
    """A server in another process, and parties at its tables."""

    def __init__(self, address: str, process: int) -> None:
        self.address = address
        self.process = process
        self.parties: list[Party] = []
        self.empty = memory(process)
        self.laid = 0

    async def more(self, tables: int) -> None:
        """Lay this many tables in all, and sit down at them."""
        before = memory(self.process)
        fresh = [Party(self.address, n, Figures()) for n in range(len(self.parties), tables)]
        async with httpx.AsyncClient(base_url=self.address, timeout=60.0) as http:
            for party in fresh:
                await party.lay(http)
        self.laid += memory(self.process) - before
        await gather_some(party.sit() for party in fresh)
        self.parties += fresh

    async def stage(self, tables: int, think: float, seconds: float) -> dict[str, Any]:
        """Play at this many tables for a while; the figures."""
        await self.more(tables)
        figures = Figures()
        for party in self.parties:
            party.figures = figures
            if len(party.tasks) == SEATS + 1:
                party.play(think)
        await asyncio.sleep(min(think, 3.0))  # let the tables get going
        for kept in (figures.own, figures.all):
            kept.clear()
        figures.updates = 0
        used, began = cpu(self.process), time.perf_counter()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - began
        return {
            "tables": tables,
            "sockets": tables * (SEATS + 1),
            "answers": len(figures.own) / took,
            "updates": figures.updates / took,
            "p50": quantile(figures.own, 0.5),
            "p99": quantile(figures.own, 0.99),
            "p99_all": quantile(figures.all, 0.99),
            "cpu": (cpu(self.process) - used) / took,
            "table_kb": self.laid / tables / 1024,
            "whole_kb": (memory(self.process) - self.empty) / tables / 1024,
            "lost": figures.lost,
        }

    async def close(self) -> None:
        await asyncio.gather(*(party.close() for party in self.parties))


async def measure(wanted: argparse.Namespace, address: str, process: int) -> list[dict[str, Any]]:
    """Stage after stage, while the server keeps up."""
    async with httpx.AsyncClient(base_url=address) as http:
        while True:
            try:
                assert (await http.get("/healthz")).json()["well"]
                break
            except httpx.TransportError:
                await asyncio.sleep(0.05)
    gc.disable()  # or the players would wait for their own garbage, and blame the server
    bench = Bench(address, process)
    out: list[dict[str, Any]] = []
    try:
        for tables in wanted.tables:
            out.append(await bench.stage(tables, wanted.think, wanted.seconds))
            if out[-1]["p99"] > 5 * AIM:
                break
    finally:
        await bench.close()
    return out


def show(stages: list[dict[str, Any]], think: float) -> None:
    """The figures as a table."""
    kind = "compiled" if perihelion.compiled else "interpreted"
    title = (
        f"One process, rules {kind}, players think {think:g} s (Python {platform.python_version()})"
    )
    table = Table(title=title, title_justify="left")
    for heading in (
        "tables", "sockets", "answers/s", "updates/s", "p50 ms", "p99 ms", "p99 ms, last of all",
        "CPU", "KB a table", "KB with sockets",
    ):  # fmt: skip
        table.add_column(heading, justify="right")
    for one in stages:
        table.add_row(
            f"{one['tables']:,}",
            f"{one['sockets']:,}",
            f"{one['answers']:,.0f}",
            f"{one['updates']:,.0f}",
            f"{one['p50'] * 1000:.0f}",
            f"{one['p99'] * 1000:.0f}",
            f"{one['p99_all'] * 1000:.0f}",
            f"{one['cpu']:.0%}",
            f"{one['table_kb']:.0f}",
            f"{one['whole_kb']:.0f}",
        )
    console = Console()
    console.print(table)
    held = [one["tables"] for one in stages if one["p99"] < AIM]
    console.print(f"Held with a p99 under {AIM * 1000:.0f} ms: {max(held, default=0)} tables")


def main() -> int:
    """Measure and print a table; keep the figures if asked."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--serve", nargs=2, help=argparse.SUPPRESS)
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 100, 200, 300])
    parser.add_argument("--think", type=float, default=4.0, help="seconds before an answer")
    parser.add_argument("--seconds", type=float, default=20.0, help="for each stage")
    parser.add_argument("--json", type=Path, help="write the figures to this file as well")
    wanted = parser.parse_args()
    if wanted.serve:
        database, port = wanted.serve
        serve(Settings(database=database, port=int(port), limits=LIMITS), lambda address: None)
        return 0
    with closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bench.server"]
        server = subprocess.Popen([*command, "--serve", f"{folder}/games.sqlite", str(port)])
        try:
            stages = asyncio.run(measure(wanted, f"http://127.0.0.1:{port}", server.pid))
        finally:
            server.terminate()
            server.wait(30)
    show(stages, wanted.think)
    if wanted.json:
        wanted.json.write_text(json.dumps({"compiled": perihelion.compiled, "stages": stages}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
