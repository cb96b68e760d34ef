"""The game that the command line asks for: a new one, or a saved one that it must not
contradict.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import perihelion
from perihelion.bots.registry import bot_names, usual_bot
from perihelion.cli.boards.board import WrongOrder
from perihelion.cli.boards.registry import board_of
from perihelion.cli.records import Seating, game_of, read_record, seating_of, table_at
from perihelion.tabletop.registry import Game
from perihelion.tabletop.table import Table
from perihelion.words.voice import Voice

GAME: Final = "race"
PLAYERS: Final = 2
"""The defaults of the command line."""

FLAGS: Final = {
    "edition": "--edition",
    "advanced": "--advanced",
    "first_game": "--first-game",
    "expansions": "--expansions",
    "goals": "--goals",
    "takeovers": "--takeovers",
    "scenario": "--scenario",
    "rogue": "--solo",
}
"""Game options with a flag of their own; others are given with `--option`."""


class Order:
    """What the command line says about a game; None, or no entry, where it says nothing."""

    def __init__(
        self,
        game: str | None,
        players: int | None,
        seed: int | None,
        flags: Mapping[str, object],
        others: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.seed = seed
        self.told = {name: value for name, value in flags.items() if value is not None}
        self.others = others
        alone = players is None and "rogue" in self.told
        self.players = 1 if alone else players

    def players_of(self, game: Game) -> int:
        """How many play: as asked for, else the default."""
        if self.players is not None:
            return self.players
        return PLAYERS if PLAYERS in game.players() else min(game.players())

    def settings(self, voice: Voice) -> dict[str, object]:
        """The options of the game, as `new_game` takes them; only those that were given."""
        told = {**self.told, **dict(setting(voice, given) for given in self.others)}
        return board_of(voice.game).settings(voice, told)


def setting(voice: Voice, given: str) -> tuple[str, object]:
    """`NAME=VALUE` split in two: the value is read as JSON if possible, else as a word."""
    name, sign, value = given.partition("=")
    if not sign or not name.strip():
        raise WrongOrder(voice.say("bad-setting", given=given))
    try:
        return name.strip(), json.loads(value)
    except ValueError:
        return name.strip(), value


def begin(voice: Voice, order: Order) -> Table:
    """A new game, with defaults for what the order does not say."""
    players = order.players_of(perihelion.game(voice.game))
    seed = secrets.randbelow(2**31) if order.seed is None else order.seed
    return perihelion.new_game(voice.game, players, seed, order.settings(voice), log=True)


def go_on(voice: Voice, file: Path, order: Order) -> tuple[Table, Seating | None]:
    """A saved game, and who sat where if the file says so; the order may not contradict it."""
    record = read_record(file, voice)
    table = table_at(record)
    about = Voice(voice.lang, table.game())
    options = record.get("options")
    there: dict[str, object] = dict(board_of(table.game()).USUAL)
    there.update(options if isinstance(options, dict) else {})
    agree(voice, file, "game", order.game, game_of(record))
    agree(voice, file, "--players", order.players, len(table.order))
    agree(voice, file, "--seed", order.seed, record.get("seed"))
    for name, value in order.settings(about).items():
        agree(voice, file, FLAGS.get(name, f"--option {name}"), value, there.get(name))
    return table, seating_of(record, len(table.order))


def agree(voice: Voice, file: Path, given: str, value: object, there: object) -> None:
    """Refuse a value that contradicts the file."""
    if value is not None and value != there:
        said, known = shown(voice, value), shown(voice, there)
        facts = {"given": given, "value": said, "file": str(file), "there": known}
        raise WrongOrder(voice.say("contradiction", **facts))


def shown(voice: Voice, value: object) -> str:
    """A value as it would be typed."""
    if value is None:
        return "—"
    if isinstance(value, bool):
        return voice.say("yes" if value else "no")
    if isinstance(value, list):
        return ",".join(str(part) for part in value)
    return str(value)


def seat_all(
    voice: Voice,
    table: Table,
    file: Path | None,
    sat: Seating | None,
    seat: int | None,
    bots: str | None,
) -> Seating:
    """Who sits where: as the file says, else as asked for, else the default."""
    count = len(table.order)
    if seat is not None and not 1 <= seat <= count:
        raise WrongOrder(voice.say("no-such-seat", seat=seat, players=count))
    kinds = [] if bots is None else [kind.strip() for kind in bots.split(",")]
    known_bots(voice, table.game(), kinds)
    wanted = Seating(seat - 1 if seat else 0, around(kinds or [usual_bot(table.game())], count - 1))
    if sat is None or file is None:
        return wanted
    agree(voice, file, "--seat", seat, sat.seat + 1)
    agree(voice, file, "--bots", wanted.bots if kinds else None, sat.bots)
    known_bots(voice, table.game(), sat.bots)
    return sat


def around(kinds: Sequence[str], count: int) -> list[str]:
    """This many bots, taken from the list in turn."""
    return [kinds[k % len(kinds)] for k in range(count)]


def known_bots(voice: Voice, game: str, names: Sequence[str]) -> None:
    """Refuse names that are not bots of this game."""
    known = bot_names(game)
    for name in names:
        if name not in known:
            raise WrongOrder(voice.say("unknown-bot", name=name, known=", ".join(known)))
