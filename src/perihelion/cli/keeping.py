"""Saving a game: under which name, over which file, and how to continue it."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final

from perihelion.cli.records import Seating, Unreadable, write_record
from perihelion.cli.screen import Screen
from perihelion.tabletop.table import Table

STARTED_BY: Final = "PERIHELION_STARTED_BY"
"""The environment variable that says `make play-terminal` has started the program."""


class Keeper:
    """Saves one game. A file that holds something else is never overwritten without asking."""

    def __init__(
        self, table: Table, seating: Seating, screen: Screen, save: Path | None, resume: Path | None
    ) -> None:
        self.table = table
        self.seating = seating
        self.screen = screen
        self.ordered = save if save is not None else resume
        self.own = {resume.resolve()} if resume is not None else set[Path]()

    def save(self, name: str) -> None:
        """Save where the player says; without a name, where the game was saved before."""
        if name:
            self._write_over(Path(name))
        else:
            self._write_over(self.ordered or self.free_path())

    def offer(self, question: str) -> None:
        """Save where the command line says; else ask whether to, and where."""
        if self.ordered is not None:
            self._write_over(self.ordered)
            return
        path = self.free_path()
        wish = self.screen.answer(self.screen.voice.say(question, file=str(path)))
        if self.screen.voice.agrees(wish):
            self._write(path)
        elif not self.screen.voice.declines(wish):
            if wish.endswith(".json") or self._agreed("save-there", wish):
                self._write_over(Path(wish))

    def rescue(self) -> None:
        """Save without asking, since there is nobody to ask any more."""
        if self.ordered is not None and self._is_free(self.ordered):
            if self._write(self.ordered):
                return
        if not self._write(self.free_path()):
            self._write(self.free_path(Path(tempfile.gettempdir())))

    def free_path(self, folder: Path = Path()) -> Path:
        """The path of a file that does not exist yet."""
        stem = f"perihelion-{self.table.game()}"
        path = folder / f"{stem}.json"
        number = 1
        while path.exists():
            number += 1
            path = folder / f"{stem}-{number}.json"
        return path

    def _is_free(self, path: Path) -> bool:
        return not path.exists() or path.resolve() in self.own

    def _write_over(self, path: Path) -> None:
        if path.is_dir() or self._is_free(path) or self._agreed("overwrite", str(path)):
            self._write(path)
        else:
            self.screen.say("not-saved")

    def _agreed(self, question: str, file: str) -> bool:
        wish = self.screen.answer(self.screen.voice.say(question, file=file))
        return self.screen.voice.agrees(wish)

    def _write(self, path: Path) -> bool:
        """Save, and say how to go on; whether it worked."""
        voice = self.screen.voice
        try:
            write_record(self.table, self.seating, path, voice)
        except Unreadable as problem:
            self.screen.whole(str(problem))
            return False
        self.own.add(path.resolve())
        self.ordered = path
        self.screen.whole(voice.say("saved", file=str(path)))
        self.screen.say("watch" if self.table.over else "go-on")
        command = replay_command(path) if self.table.over else resume_command(path)
        self.screen.whole(f"  {command}")
        return True


def resume_command(path: Path) -> str:
    """What to type to continue a saved game, in the way this one was started."""
    arguments = f"--resume {shlex.quote(str(path))}"
    if os.environ.get(STARTED_BY) == "make":
        return f"make play-terminal ARGS={shlex.quote(arguments)}"
    return f"{program()} play {arguments}"


def replay_command(path: Path) -> str:
    """What to type to watch a saved game."""
    return f"{program()} replay {shlex.quote(str(path))}"


def program() -> str:
    """The program as it can be typed here: by its name if the shell finds it, else by its path."""
    started = Path(sys.argv[0])
    if started.name != "perihelion" or shutil.which("perihelion") is not None:
        return "perihelion"
    return shlex.quote(min(os.path.relpath(started), str(started.absolute()), key=len))
