"""Contests: the same whoever plays them, and continued wherever they were broken off."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from arena.small import QUICK, SMALL, held, lines_of, outcome, timeless, without_seconds
from perihelion.arena.contest import Contest
from perihelion.arena.crew import Alone, CrewFailed, Processes
from perihelion.arena.folder import CONTEST, FAILED, LINES, RESULT, Folder, NoContest
from perihelion.arena.playing import BotFailed, play_deal
from perihelion.arena.running import hold, hold_in
from perihelion.arena.standing import Standings
from perihelion.bots import registry
from perihelion.bots.bot import Bot
from perihelion.games import replay
from perihelion.tabletop.table import Table

HERE = Path(__file__).parent
ARENA = [sys.executable, "-c", "from perihelion.cli import main; main()", "arena"]


def told_by(standings: Standings) -> None:
    """Nobody listens."""


def until(true: Callable[[], bool], seconds: float = 60) -> None:
    """Wait for something that happens sooner or later."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


# -- the same games ------------------------------------------------------------------


def test_the_same_contest_has_the_same_outcome_whoever_plays_it(tmp_path: Path) -> None:
    alone = held(tmp_path / "alone", SMALL)
    two = held(tmp_path / "two", SMALL, Processes(2))
    three = held(tmp_path / "three", SMALL, Processes(3))

    by_game = [
        sorted(lines_of(one), key=lambda line: (line["deal"], line["game"]))
        for one in (alone, two, three)
    ]
    assert by_game[0] == by_game[1] == by_game[2]
    assert outcome(alone) == outcome(two) == outcome(three)
    assert len(by_game[0]) == 8


def test_the_order_in_which_deals_are_finished_does_not_matter(tmp_path: Path) -> None:
    whole = held(tmp_path / "whole", SMALL)
    lines = (whole.path / LINES).read_bytes().splitlines(keepends=True)
    other = Folder(tmp_path / "other")
    other.begin(SMALL)
    (other.path / LINES).write_bytes(b"".join(reversed(lines)))

    assert outcome(other) == outcome(whole)


def test_another_seed_is_another_contest() -> None:
    first = hold(Contest(game="race", bots=("random",), games=2, seed=1))
    second = hold(Contest(game="race", bots=("random",), games=2, seed=2))

    assert first.scores != second.scores


def test_both_games_of_a_deal_begin_with_the_same_cards() -> None:
    deal = next(SMALL.deals())
    games = play_deal(SMALL, deal)

    first, second = (replay({**game.record, "answers": []}) for game in games)
    assert first.pack() == second.pack()
    assert games[0].bots == list(reversed(games[1].bots))


def test_a_record_replays_to_the_outcome_in_its_line() -> None:
    for game in play_deal(SMALL, next(SMALL.deals())):
        table = replay(game.record)

        assert table.over
        assert (table.scores(), table.winners()) == (game.scores, game.winners)
        assert [sum(parts) for parts in zip(*game.sources.values(), strict=True)] == game.scores


# -- broken off and continued --------------------------------------------------------


def test_a_file_cut_off_at_any_place_is_continued_to_the_same_end(tmp_path: Path) -> None:
    """At every end of a line, just before and after it, and within."""
    contest = Contest(game="race", bots=("greedy", "random"), games=6, seed=3)
    whole = held(tmp_path / "whole", contest)
    text = (whole.path / LINES).read_bytes()
    ends = [k + 1 for k, byte in enumerate(text) if byte == ord("\n")]
    cuts = {0, 1, *[end + by for end in ends for by in (-700, -1, 0, 1)]}
    expected = outcome(whole)
    everything = sorted(map(str, lines_of(whole)))

    for cut in sorted(c for c in cuts if 0 <= c <= len(text)):
        folder = Folder(tmp_path / f"cut-{cut}")
        folder.begin(contest)
        (folder.path / LINES).write_bytes(text[:cut])
        hold_in(folder, contest, Alone(), told_by)

        assert outcome(folder) == expected
        assert set(map(str, lines_of(folder))) == set(everything)


def test_deals_that_were_finished_are_not_played_again(tmp_path: Path) -> None:
    folder = held(tmp_path / "one", SMALL)
    before = (folder.path / LINES).read_bytes()

    hold_in(folder, folder.go_on(), Alone(), told_by)

    assert (folder.path / LINES).read_bytes() == before


def test_a_deal_begun_twice_counts_once(tmp_path: Path) -> None:
    """Its first game was written before the program died; then the whole deal again."""
    folder = held(tmp_path / "one", SMALL)
    expected = outcome(folder)
    text = (folder.path / LINES).read_bytes()
    (folder.path / LINES).write_bytes(text.splitlines(keepends=True)[0] + text)

    assert outcome(folder) == expected


def test_more_games_may_be_ordered_later(tmp_path: Path) -> None:
    few, many = (Contest(game="race", bots=("random",), games=n, seed=3) for n in (2, 5))
    folder = held(tmp_path / "grown", few)
    folder.order(many)
    hold_in(folder, folder.go_on(), Alone(), told_by)

    assert outcome(folder) == outcome(held(tmp_path / "whole", many))


def test_a_line_that_is_no_game_is_pointed_at(tmp_path: Path) -> None:
    folder = held(tmp_path / "one", QUICK)
    text = (folder.path / LINES).read_bytes()
    (folder.path / LINES).write_bytes(text + b"{}\n")

    with pytest.raises(NoContest) as refused:
        folder.games(QUICK)

    assert refused.value.why == "bad-line"
    assert refused.value.facts["line"] == 4


def test_a_contest_is_not_continued_by_other_rules_or_bots(tmp_path: Path) -> None:
    folder = held(tmp_path / "one", QUICK)
    order = (folder.path / CONTEST).read_text()
    assert folder.go_on() == QUICK

    changed = order.replace('"by": "', '"by": "0')
    (folder.path / CONTEST).write_text(changed)

    with pytest.raises(NoContest) as refused:
        folder.go_on()
    assert refused.value.why == "other-code"


def test_two_programs_do_not_hold_the_same_contest(tmp_path: Path) -> None:
    first = Folder(tmp_path / "one")
    first.begin(QUICK)
    first.open()

    with pytest.raises(NoContest) as refused:
        hold_in(Folder(tmp_path / "one"), QUICK, Alone(), told_by)
    first.close()

    assert refused.value.why == "held"
    assert refused.value.facts["process"] == str(os.getpid())
    hold_in(Folder(tmp_path / "one"), QUICK, Alone(), told_by)


# -- processes that die --------------------------------------------------------------


def mortal(life: int, marker: Path) -> list[str]:
    """A worker that dies over its deal number `life`, unless the marker is there already."""
    return [sys.executable, str(HERE / "mortal.py"), str(life), str(marker)]


@pytest.mark.parametrize("life", [1, 2])
def test_a_process_that_dies_loses_nothing_and_counts_nothing_twice(
    tmp_path: Path, life: int
) -> None:
    marker = tmp_path / "died"

    folder = held(tmp_path / "one", SMALL, Processes(2, mortal(life, marker)))

    assert marker.exists()
    assert outcome(folder) == outcome(held(tmp_path / "whole", SMALL))
    assert len({(line["deal"], line["game"]) for line in lines_of(folder)}) == 8
    assert len(lines_of(folder)) == 8


def test_a_deal_that_kills_every_process_ends_the_contest(tmp_path: Path) -> None:
    nowhere = tmp_path / "no" / "marker"  # cannot be written, so every process dies

    with pytest.raises(CrewFailed) as failed:
        held(tmp_path / "one", QUICK, Processes(1, mortal(1, nowhere)))

    assert failed.value.why == "died"


# -- a bot that fails ----------------------------------------------------------------


class Broken(Bot):
    """Gives up at its third decision."""

    def __init__(self, seed: int) -> None:
        self.left = 2

    def answer(self, view: Table, seat: int) -> int:
        if not self.left:
            raise RuntimeError("no idea")
        self.left -= 1
        return view.options(seat)[0]


class Lawless(Bot):
    """Gives an answer that nobody offered."""

    def answer(self, view: Table, seat: int) -> int:
        return 10**6


@pytest.mark.parametrize("bad", ["broken", "lawless"])
def test_a_bot_that_fails_is_named_and_its_game_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bad: str
) -> None:
    bots = registry._bots("race")
    monkeypatch.setitem(bots, "broken", Broken)
    monkeypatch.setitem(bots, "lawless", lambda seed: Lawless())
    contest = Contest(game="race", bots=("random", bad), games=4, seed=3)

    with pytest.raises(BotFailed) as failed:
        held(tmp_path / "one", contest)

    assert failed.value.bot == bad
    assert ("no idea" if bad == "broken" else "IllegalAnswer") in failed.value.why
    kept = failed.value.record
    assert not replay(kept).over
    assert (tmp_path / "one" / FAILED).exists()


# -- the program, ended from outside -------------------------------------------------


def children_of(pid: int) -> list[int]:
    """The processes that this one has started."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    threads = Path(f"/proc/{pid}/task").iterdir()
    found += [word for one in threads for word in (one / "children").read_text().split()]
    return sorted({int(word) for word in found})


def alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The outcome of a contest that nobody interrupts."""
    contest = Contest(game="race", bots=("greedy", "random"), games=100, seed=3)
    return outcome(held(tmp_path_factory.mktemp("whole") / "one", contest))


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks into /proc")
@pytest.mark.parametrize(
    ("number", "code"),
    [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGKILL, -signal.SIGKILL)],
    ids=["ctrl-c", "terminate", "kill"],
)
def test_a_program_that_is_ended_keeps_what_was_played_and_goes_on(
    tmp_path: Path, whole: dict[str, Any], number: signal.Signals, code: int
) -> None:
    place = tmp_path / "one"
    order = ["race", "--bots", "greedy,random", "--games", "100", "--seed", "3", "--jobs", "2"]
    lines = place / LINES

    with subprocess.Popen(
        [*ARENA, *order, "--out", str(place)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        until(lambda: lines.exists() and lines.read_bytes().count(b"\n") >= 4)
        workers = children_of(running.pid)
        running.send_signal(number)
        told, problems = running.communicate(timeout=60)

    kept = {str(timeless(line)) for line in lines_of(Folder(place))}
    until(lambda: not any(map(alive, workers)))
    assert workers
    assert running.returncode == code, problems
    assert 4 <= len(kept) < 100
    if code > 0:
        assert b"--resume" in told
        assert (place / RESULT).exists()
        assert b"Traceback" not in problems
    again = subprocess.run([*ARENA, "--resume", str(place)], capture_output=True, timeout=240)
    assert again.returncode == 0, again.stderr
    assert kept <= {str(line) for line in lines_of(Folder(place))}
    assert without_seconds((place / RESULT).read_bytes()) == whole
