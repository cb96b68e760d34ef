"""Write a dataset: `python -m perihelion.dataset race games/ --games 1000 --bots cadet,greedy`."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

from perihelion.dataset import Dataset, ordered, write
from perihelion.dataset.writing import OtherDataset
from perihelion.envs.rewarding import BY_RANK, KINDS
from perihelion.tabletop.refusal import Refused


def arguments() -> argparse.Namespace:
    """What is wanted."""
    parser = argparse.ArgumentParser(
        prog="python -m perihelion.dataset",
        description="Write games of bots as Parquet files; begin again to go on.",
    )
    parser.add_argument("game", help="the game, by its name")
    parser.add_argument("folder", type=Path, help="where the files go")
    parser.add_argument("--games", type=int, default=1000, help="how many games")
    parser.add_argument("--players", type=int, default=2, help="how many play in each")
    parser.add_argument("--bots", default="random", help="who plays, by name, with commas between")
    parser.add_argument("--options", type=json.loads, default={}, help="of the game, as JSON")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--shard", type=int, default=100, help="games in a file")
    parser.add_argument("--rewards", choices=KINDS, default=BY_RANK, help="what a game is worth")
    parser.add_argument("--jobs", type=int, default=2, help="processes that play")
    return parser.parse_args()


def main() -> int:
    """Write the dataset and say how far it has come."""
    wanted = arguments()
    start = time.perf_counter()

    def tell(done: int, files: int) -> None:
        passed = time.perf_counter() - start
        sys.stderr.write(f"\r{done} of {files} files, {passed:.0f} s ")
        sys.stderr.flush()

    try:
        order = ordered(
            wanted.game,
            wanted.games,
            wanted.players,
            wanted.bots.split(","),
            wanted.options,
            wanted.seed,
            wanted.shard,
            wanted.rewards,
        )
        write(order, wanted.folder, wanted.jobs, tell)
    except (Refused, OtherDataset) as refused:
        sys.stderr.write(f"{refused}\n")
        return 2
    except ImportError:
        sys.stderr.write("this needs pyarrow: pip install perihelion[parquet]\n")
        return 2
    sys.stderr.write("\n")
    print(f"{len(Dataset(wanted.folder)):,} decisions in {wanted.folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
