"""`python -m tests.oracle FILE...`: replay recorded games and compare them with ours.

Exits with 0 where only listed differences were found, with 1 where an unlisted one was, and with 2
for a file that cannot be read.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from .differences import Tally
from .golden import write_golden
from .records import Unreadable, read_games
from .replay import replay


def main(arguments: Sequence[str] | None = None) -> int:
    """Replay the files named, or make golden records of them."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.oracle",
        description="Replay recorded games of Race for the Galaxy and compare them with ours.",
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a .jsonl.gz file")
    parser.add_argument(
        "--golden", type=Path, metavar="DIR", help="write golden records there instead"
    )
    options = parser.parse_args(arguments)
    try:
        return convert(options.golden, options.files) if options.golden else compare(options.files)
    except Unreadable as error:
        print(error, file=sys.stderr)
        return 2


def compare(files: list[Path]) -> int:
    """Replay every game, and tell file by file what came of it."""
    total = Tally()
    for path in files:
        tally = Tally()
        for game in read_games(path):
            tally.add(replay(game))
        total.add(tally)
        print(f"{path.name}:", *tally.lines(), sep="\n  ")
    print(f"{len(files)} files:", *total.lines()[:1], sep="\n  ")
    return 1 if total.unlisted else 0


def convert(folder: Path, files: list[Path]) -> int:
    """Make golden records of a fixed choice of the games."""
    for path in files:
        print(*write_golden(folder, path, list(read_games(path))), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
