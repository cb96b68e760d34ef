"""The fifth game: its few rules, and that it is found wherever games are."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from comets.state import Comets

import perihelion
from perihelion import IllegalAnswer
from perihelion.bots.drive import play
from perihelion.bots.registry import bot_names, make_bot
from perihelion.server.boards.registry import board_of
from perihelion.words.voice import Voice

HERE = Path(__file__).parent
RUN = "from perihelion.cli import main; main()"
HOWTO = HERE.parents[1] / "docs" / "howto" / "add-a-game.md"


def sent(*probes: int) -> Comets:
    """A first round in which everybody sends one of these."""
    g = perihelion.new_game("comets", len(probes), 4, log=True)
    for seat, probe in enumerate(probes):
        g.answer(seat, f"probe:{probe}")
    assert isinstance(g, Comets)
    return g


@pytest.mark.parametrize(
    ("probes", "catcher"),
    [((3, 5), 1), ((5, 5, 2), 2), ((7, 7, 6, 6, 1), 4), ((4, 4), None), ((2, 2, 6, 6), None)],
)
def test_the_strongest_probe_that_stands_alone_catches_the_comet(
    probes: tuple[int, ...], catcher: int | None
) -> None:
    g = sent(*probes)

    assert [seat for seat, one in enumerate(g.seats) if one.caught] == (
        [] if catcher is None else [catcher]
    )
    assert len(g.flown) == (catcher is None)
    assert [7 - len(seat.probes) for seat in g.seats] == [1] * len(probes)


def test_a_probe_is_sent_once() -> None:
    g = sent(3, 5)

    with pytest.raises(IllegalAnswer) as refused:
        g.answer(0, "probe:3")

    assert refused.value.code == "PROBE_IS_GONE"
    assert 3 not in g.options(0)


def test_nobody_sees_what_has_been_sent_before_all_have_chosen() -> None:
    g = perihelion.new_game("comets", 2, 4)

    g.answer(0, "probe:6")

    assert g.seen_by(1).given[0] == []
    assert "6" not in str(g.seen_by(1).position()["given"])
    g.answer(0, "probe:2")  # a sealed answer can be replaced
    g.answer(1, "probe:5")
    assert sum(g.scores()[1:]) > 0


def test_six_of_the_seven_comets_come_by_and_the_most_points_win() -> None:
    g = perihelion.new_game("comets", 3, 8)
    play(g, [make_bot("random", "comets", seat) for seat in range(3)])

    assert isinstance(g, Comets)
    assert len(g.flown) + sum(len(seat.caught) for seat in g.seats) == 6
    assert [g.scores()[seat] for seat in g.winners()] == [max(g.scores())] * len(g.winners())


def test_it_has_the_bots_of_any_game_the_plain_board_and_words() -> None:
    assert bot_names("comets") == ["random"]
    assert board_of("comets").name == "plain"
    question = perihelion.new_game("comets", 2, 4).question(0)
    assert question is not None
    assert Voice("en", "comets").question(question) == (
        "A comet worth 7 points comes by: send a probe."
    )
    assert Voice("ru", "comets").question(question) == ("Мимо летит комета: 7 очков. Пошлите зонд.")
    assert "probe of strength 7" in perihelion.new_game("comets", 2, 4).text(0)


def test_whoever_installs_it_can_play_it_in_the_terminal() -> None:
    path = os.pathsep.join([str(HERE), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-c", RUN, "play", "comets", "--seed", "4", "--lang", "en"],
        input="1\n" * 9,
        env={**os.environ, "PYTHONPATH": path, "COLUMNS": "100"},
        capture_output=True,
        text=True,
        timeout=120,
    )

    assert "A comet worth 7 points comes by" in done.stdout, done.stderr
    assert re.search("wins|win with|Winner", done.stdout), done.stdout[-500:]


def test_the_guide_counts_its_files_and_lines() -> None:
    files = [p for p in (HERE / "comets").rglob("*") if p.suffix in (".py", ".ftl")]
    lines = sum(len(p.read_text("utf-8").splitlines()) for p in files)

    assert f"{len(files)} files with {lines} lines" in HOWTO.read_text("utf-8")


def test_a_package_whose_game_cannot_be_loaded_is_told_each_time(tmp_path: Path) -> None:
    broken = tmp_path / "broken-1.dist-info"
    broken.mkdir()
    (broken / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (broken / "entry_points.txt").write_text("[perihelion.games]\nbroken = nowhere.game:GAME\n")
    program = (
        "import perihelion\n"
        "for _ in range(2):\n"
        "    try: list(perihelion.GAMES)\n"
        "    except ImportError as problem: print(problem)\n"
    )
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])

    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=120,
    )

    said = "a game of another package cannot be loaded: No module named 'nowhere'\n"
    assert done.stdout == 2 * said, done.stderr
