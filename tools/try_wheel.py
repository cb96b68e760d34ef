"""Use an installed Perihelion as people do: play, hold a contest, serve, train.

Runs in an environment that has nothing but the package: `make wheels ARGS=--try` starts it there.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Final

import perihelion
from perihelion.bots.drive import play
from perihelion.bots.registry import bot_names, make_bot

PORT: Final = 8931
WAIT: Final = 60.0
HOME: Final = f"http://127.0.0.1:{PORT}"


def plays() -> str:
    """A game of each, by the strongest bot that answers at once."""
    for name in ("race", "roll", "tiny", "beyond"):
        g = perihelion.new_game(name, 2, seed=1)
        play(g, [make_bot("captain", name, seat) for seat in range(2)])
        assert g.over
    levels = {name: len(bot_names(name)) for name in perihelion.GAMES}
    return f"plays; bots: {levels}"


def contests(folder: Path) -> str:
    """A contest in which a network thinks."""
    order = ["arena", "race", "--bots", "admiral,random", "--games", "2", "--jobs", "1"]
    command = [sys.executable, "-m", "perihelion", *order, "--out", str(folder / "contest")]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    assert (folder / "contest" / "index.html").exists()
    return "holds contests"


def serves(folder: Path) -> str:
    """The page and what the server knows of the games."""
    command = [sys.executable, "-m", "perihelion", "serve", "--port", str(PORT), "--no-open"]
    kept = ["--database", str(folder / "games.sqlite")]
    server = subprocess.Popen([*command, *kept], stdout=subprocess.DEVNULL)
    try:
        page = _fetched(HOME)
        assert b"<title>" in page
        assert b"race" in _fetched(f"{HOME}/api/games")
    finally:
        server.terminate()
        server.wait(WAIT)
    return "serves"


def _fetched(address: str) -> bytes:
    end = time.monotonic() + WAIT
    while True:
        try:
            with urllib.request.urlopen(address, timeout=WAIT) as answer:
                return bytes(answer.read())
        except urllib.error.URLError:
            if time.monotonic() > end:
                raise
            time.sleep(0.2)


def trains(folder: Path) -> str:
    """A few seconds of learning."""
    command = [sys.executable, "-m", "perihelion.bots.train", "roll", "--minutes", "0.05"]
    options = ["--jobs", "1", "--folder", str(folder / "train")]
    subprocess.run([*command, *options], check=True, stdout=subprocess.DEVNULL)
    assert (folder / "train" / "weights.npz").exists()
    return "trains"


def main() -> None:
    """Try everything."""
    assert perihelion.compiled, "the rules are not compiled"
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        for done in (plays(), contests(folder), serves(folder), trains(folder)):
            print(f"    {done}", flush=True)


if __name__ == "__main__":
    main()
