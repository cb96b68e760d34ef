"""Games of bots are written down as they were played, and go on where they were broken off."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import perihelion
from perihelion.bots.drive import ask
from perihelion.bots.registry import make_bot
from perihelion.dataset import Batch, Dataset, Order, ordered, write
from perihelion.dataset.shard import SEATS, write_shard
from perihelion.dataset.writing import OtherDataset, ShardFailed
from perihelion.envs import observer, rewards


@pytest.fixture(scope="module")
def order() -> Order:
    return ordered("race", games=5, bots=["random", "cadet"], seed=40, shard=2)


@pytest.fixture(scope="module")
def folder(order: Order, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("race")
    write(order, path)
    return path


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


def test_every_decision_is_there_as_it_was_made(order: Order, folder: Path) -> None:
    (batch,) = Dataset(folder).batches(1_000_000)
    watch = observer("race")
    masks = batch.masks

    at = 0
    for seed in range(40, 45):
        g = perihelion.new_game("race", 2, seed)
        names = order.seated(seed)
        bots = [make_bot(name, "race", seed * SEATS + i) for i, name in enumerate(names)]
        first = at
        while not g.over:
            seat = int(g.next_seat())
            assert (batch.games[at], batch.steps[at], batch.seats[at]) == (seed, at - first, seat)
            assert np.array_equal(batch.observations[at], watch.observe(g, seat))
            assert np.array_equal(masks[at], watch.mask(g, seat))
            answer = ask(bots[seat], g.seen_by(seat), seat)
            assert batch.answers[at] == answer
            g.answer(seat, answer)
            at += 1
        seats = batch.seats[first:at]
        assert batch.rewards[first:at].tolist() == [rewards(g)[seat] for seat in seats]
        assert batch.scores[first:at].tolist() == [g.scores()[seat] for seat in seats]
    assert at == len(batch) == len(Dataset(folder))


def test_the_bots_take_turns_in_the_seats(order: Order) -> None:
    assert order.seated(40) == ["random", "cadet"]
    assert order.seated(41) == ["cadet", "random"]


def test_batches_have_every_decision_once_also_if_mixed(folder: Path) -> None:
    games = Dataset(folder)
    plain = list(games.batches(64))
    mixed = list(games.batches(64, seed=2))

    def all_of(batches: list[Batch]) -> list[tuple[int, int]]:
        return [
            pair for b in batches for pair in zip(b.games.tolist(), b.steps.tolist(), strict=True)
        ]

    assert {len(batch) for batch in plain[:-1]} == {64}
    assert all_of(plain) == sorted(all_of(plain))
    assert all_of(mixed) != all_of(plain)
    assert sorted(all_of(mixed)) == all_of(plain)
    assert all_of(mixed) == all_of(list(games.batches(64, seed=2)))
    for batch in mixed:
        assert batch.masks[np.arange(len(batch)), batch.answers].all()


def test_what_was_broken_off_goes_on(order: Order, folder: Path, tmp_path: Path) -> None:
    write_shard(order, tmp_path, 1)
    (tmp_path / "shard-00000.unfinished").write_bytes(b"half of it")
    early = (tmp_path / "shard-00001.parquet").stat().st_mtime_ns
    told: list[tuple[int, int]] = []

    write(order, tmp_path, 1, lambda done, files: told.append((done, files)))

    assert told == [(1, 3), (2, 3), (3, 3)]
    assert (tmp_path / "shard-00001.parquet").stat().st_mtime_ns == early
    assert contents(tmp_path) == contents(folder)
    assert Dataset(tmp_path).complete
    assert write(order, tmp_path) == 0


def test_several_processes_write_the_same(order: Order, folder: Path, tmp_path: Path) -> None:
    write(order, tmp_path, jobs=2)

    assert contents(tmp_path) == contents(folder)


def test_an_unfinished_dataset_can_be_read_as_far_as_it_is(order: Order, tmp_path: Path) -> None:
    write(order, tmp_path)
    (tmp_path / "shard-00001.parquet").unlink()

    games = Dataset(tmp_path)

    assert not games.complete
    assert {seed for batch in games.batches(100) for seed in batch.games.tolist()} == {40, 41, 44}


def test_a_folder_with_another_dataset_is_left_alone(order: Order, folder: Path) -> None:
    before = contents(folder)

    with pytest.raises(OtherDataset):
        write(ordered("race", games=5, seed=41, shard=2), folder)

    assert contents(folder) == before
    with pytest.raises(FileNotFoundError):
        Dataset(folder / "nowhere")


def test_an_error_in_another_process_is_told(order: Order, tmp_path: Path) -> None:
    for shard in range(order.shards):
        order.file(tmp_path, shard).with_suffix(".unfinished").mkdir()  # nothing can be written

    with pytest.raises(ShardFailed, match="unfinished"):
        write(order, tmp_path, jobs=2)


def test_what_cannot_be_played_is_refused() -> None:
    for wrong in ({"games": 0}, {"games": 1, "shard": 0}, {"games": 1, "bots": ["nobody"]}):
        with pytest.raises(perihelion.BadSetup):
            ordered("race", **wrong)
    with pytest.raises(perihelion.BadSetup):
        ordered("race", 1, players=9)


def test_the_command_writes_and_says_how_much(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "perihelion.dataset"]
    wanted = ["tiny", str(tmp_path / "games"), "--games", "2", "--shard", "1", "--players", "1"]

    done = subprocess.run([*command, *wanted], capture_output=True, text=True, check=True)
    refused = subprocess.run(
        [*command, "chess", str(tmp_path)], capture_output=True, text=True, check=False
    )

    assert f"{len(Dataset(tmp_path / 'games')):,} decisions" in done.stdout
    assert "2 of 2 files" in done.stderr
    assert refused.returncode == 2
    assert "UNKNOWN_GAME" in refused.stderr
