"""Bots that are programs of their own: asked and answering in lines of JSON."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tools.pages import node

from arena.small import held, lines_of
from arena.test_holding import ARENA
from perihelion.arena.contest import Contest
from perihelion.arena.crew import Processes
from perihelion.arena.playing import BotFailed
from perihelion.bots.bot import Clock
from perihelion.bots.drive import ask
from perihelion.bots.program import Program, ProgramFailed
from perihelion.bots.registry import bot_names, make_bot
from perihelion.games import GAMES, new_game
from perihelion.tabletop.refusal import BadSetup

EXAMPLES = Path(__file__).parents[2] / "examples"
PYTHON = shlex.quote(sys.executable)
NODE = node(install=False)


def script(code: str) -> str:
    """The command that runs some Python."""
    return f"{PYTHON} -c {shlex.quote(code)}"


def saying(line: str) -> str:
    """A program that always says the same."""
    return script(f"import sys\nfor _ in sys.stdin: print({line!r}, flush=True)")


def asked(command: str, seconds: float = 20.0) -> int:
    """What a program answers to the first question of a game."""
    view = new_game("tiny", 2, 5).seen_by(0)
    bot = Program(command)
    try:
        return ask(bot, view, 0, Clock(seconds))
    finally:
        bot.close()


def test_a_program_is_told_the_game_its_seat_the_time_the_question_and_its_view(
    tmp_path: Path,
) -> None:
    kept = tmp_path / "asked.json"
    code = "import sys, json; line = sys.stdin.readline(); open(sys.argv[1], 'w').write(line)\n"
    code += "print(json.dumps({'answer': json.loads(line)['question']['options'][-1]['word']}))"
    view = new_game("tiny", 2, 5).seen_by(0)
    bot = Program(f"{script(code)} {shlex.quote(str(kept))}", seed=9)

    answer = ask(bot, view, 0, Clock(20.0))
    bot.close()

    told = json.loads(kept.read_text())
    question = view.question(0)
    assert question is not None
    assert answer == question.options[-1].id
    assert (told["protocol"], told["game"], told["seat"]) == (1, "tiny", 0)
    assert (told["seed"], told["seconds"]) == (9, 20.0)
    assert told["question"] == json.loads(json.dumps(question.plain()))
    assert told["view"] == json.loads(json.dumps(view.position()))


WRONG = [
    ("no-such-program-anywhere", "cannot be started"),
    ("'", "cannot be started"),
    ("", "cannot be started"),
    (script("raise SystemExit(7)"), "it has ended, with exit code 7"),
    (saying("good morning"), "it wrote 'good morning', which is no answer"),
    (saying('{"reply": 4}'), "which is no answer"),
    (saying('{"answer": 1.5}'), "which is no answer"),
    (saying('{"answer": 987654}'), "it answered 987654, which is not offered; these are: "),
    (saying('{"answer": "castle"}'), "it answered 'castle', which is no word of this game"),
]


@pytest.mark.parametrize(("command", "why"), WRONG, ids=[why for _, why in WRONG])
def test_what_is_no_answer_is_told_clearly(command: str, why: str) -> None:
    with pytest.raises(ProgramFailed) as failed:
        asked(command)

    assert why in str(failed.value)


SILENT = [
    script("import time, sys; sys.stdin.readline(); time.sleep(600)"),
    script("import time; time.sleep(600)"),  # reads nothing, either
    script("import time, signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(600)"),
]


@pytest.mark.parametrize("command", SILENT)
def test_a_program_that_says_nothing_in_time_is_ended(command: str) -> None:
    table, bot = new_game("beyond", 4, 5), Program(command)
    seat = table.next_seat()
    with pytest.raises(ProgramFailed, match=r"no answer in 0\.3 seconds"):
        ask(bot, table.seen_by(seat), seat, Clock(0.3))
    running = bot._running
    assert running is not None
    bot.close()

    assert running.process.returncode is not None


def test_a_program_that_stays_after_its_last_question_is_ended() -> None:
    code = "import sys, time, json; q = json.loads(sys.stdin.readline())\n"
    code += "print(json.dumps({'answer': q['question']['options'][0]['id']}), flush=True)\n"
    bot = Program(script(code + "time.sleep(600)"))
    ask(bot, new_game("tiny", 2, 5).seen_by(0), 0, Clock(20.0))
    running = bot._running
    assert running is not None
    began = time.monotonic()
    bot.close()

    assert running.process.returncode is not None
    assert time.monotonic() - began < 20


@pytest.mark.parametrize("game", list(GAMES))
def test_the_example_in_python_plays_every_game(tmp_path: Path, game: str) -> None:
    command = f"{PYTHON} {shlex.quote(str(EXAMPLES / 'line_bot.py'))}"
    contest = Contest(game, ("random", "mine"), 2, programs={"mine": command})

    first = held(tmp_path / "first", contest)
    second = held(tmp_path / "second", contest)

    assert [line["bots"] for line in lines_of(first)] == [["random", "mine"], ["mine", "random"]]
    assert lines_of(first) == lines_of(second)


@pytest.mark.skipif(NODE is None, reason="there is no Node here")
def test_the_example_in_javascript_plays_a_game(tmp_path: Path) -> None:
    assert NODE is not None
    parts = [str(NODE / "node"), str(EXAMPLES / "line_bot.js")]
    contest = Contest("tiny", ("random", "mine"), 2, programs={"mine": shlex.join(parts)})

    assert len(lines_of(held(tmp_path / "there", contest))) == 2


@pytest.mark.parametrize("name", ["line_bot.py", "line_bot.js"])
def test_the_examples_are_short(name: str) -> None:
    text = (EXAMPLES / name).read_text()

    assert len([line for line in text.splitlines() if line.strip()]) < 25


def test_the_arena_tells_which_program_failed_and_why(tmp_path: Path) -> None:
    contest = Contest("tiny", ("random", "mine"), 2, programs={"mine": saying("{}")})

    with pytest.raises(BotFailed) as failed:
        held(tmp_path / "there", contest, Processes(1))

    assert failed.value.bot == "mine"
    assert failed.value.why.startswith("it wrote '{}', which is no answer")


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
def test_a_contest_that_is_stopped_leaves_no_program_behind(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"  # which has an end when nobody holds it open any more
    os.mkfifo(pipe)
    code = "import sys, time; pipe = open(sys.argv[1], 'w'); print('!', file=pipe, flush=True)\n"
    command = f"{script(code + 'time.sleep(600)')} {shlex.quote(str(pipe))}"
    named = ["--bots", "mine", "--program", f"mine={command}", "--jobs", "1"]
    arena = subprocess.Popen([*ARENA, "tiny", *named, "--out", str(tmp_path / "there")])
    with pipe.open("rb") as held_open:
        assert held_open.readline() == b"!\n"
        arena.send_signal(signal.SIGINT)

        assert held_open.read() == b""
    assert arena.wait() == 130


@pytest.mark.parametrize("name", ["program", "program:true", "mine", "mine=true"])
def test_a_program_is_no_bot_that_can_be_asked_for_by_name(name: str) -> None:
    for game in GAMES:
        assert name not in bot_names(game)
        with pytest.raises(BadSetup):
            make_bot(name, game)
