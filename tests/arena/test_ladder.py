"""The ladder: contests that grow together, and the page that is written of them."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec
import pytest
from tools import ladder

from perihelion.arena.contest import Contest
from perihelion.arena.folder import Folder

HEAT = ladder.Heat(Contest("tiny", ("greedy", "random"), 8), "2 players")
LATER = 3600.0


def played(place: Path, heat: ladder.Heat = HEAT) -> int:
    return sum(map(len, Folder(place / heat.name()).games(heat.contest)))


def test_a_part_of_a_contest_is_played_and_then_the_rest(tmp_path: Path) -> None:
    end = time.monotonic() + LATER

    ladder.play(HEAT, 0.25, 1, tmp_path, end)
    assert played(tmp_path) == 2

    ladder.play(HEAT, 1.0, 1, tmp_path, end)
    assert played(tmp_path) == 8


def test_when_the_time_is_up_what_was_played_counts(tmp_path: Path) -> None:
    ladder.play(HEAT, 0.25, 1, tmp_path, time.monotonic() + LATER)

    with pytest.raises(ladder.TimeIsUp):
        ladder.play(HEAT, 1.0, 1, tmp_path, time.monotonic())

    assert played(tmp_path) >= 2
    assert "| 2 players | greedy | random |" in (ladder._row(HEAT, tmp_path) or "")


def test_games_of_other_bots_do_not_count(tmp_path: Path) -> None:
    ladder.play(HEAT, 0.25, 1, tmp_path, time.monotonic() + LATER)
    file = tmp_path / HEAT.name() / "contest.json"
    ordered = msgspec.json.decode(file.read_bytes())
    file.write_bytes(msgspec.json.encode({**ordered, "by": "others"}))

    folder = ladder.folder_of(HEAT, tmp_path)

    assert not folder.games(HEAT.contest)


def test_every_rung_that_a_game_has_is_a_contest() -> None:
    two = [heat for heat in ladder.heats("race", 1000) if heat.setting == "2 players"]

    assert [heat.contest.bots for heat in two] == [*ladder.STEPS, *ladder.OUTSIDE]
    assert all(heat.contest.games == 1000 for heat in two)
    names = [heat.name() for game in ladder.GAMES for heat in ladder.heats(game, 1000)]
    assert len(set(names)) == len(names)


def test_whoever_plays_alone_meets_every_rogue_galaxy() -> None:
    alone = [heat for heat in ladder.heats("tiny", 1000) if heat.contest.players == 1]

    assert {heat.contest.options["rogue"] for heat in alone} == {
        "artemis", "rothkel", "zendica", "hades", "gamelyn",
    }  # fmt: skip
