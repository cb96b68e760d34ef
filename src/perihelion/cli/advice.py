"""What a bot thinks of the answers to a question, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from perihelion.bots.bot import CHANCE, LIKING, POINTS, Opinion, Reason
from perihelion.bots.registry import LEVELS, bot_names, make_bot, usual_bot
from perihelion.cli.boards.board import Board
from perihelion.cli.boards.drawing import Offer
from perihelion.cli.layout import DIM, Picture
from perihelion.cli.ordered import known_bots
from perihelion.tabletop.table import Table
from perihelion.words.voice import Voice

MOST: Final = 8
"""So many answers are told, the best ones."""

LEAST: Final = 0.0005
"""A share that is written as nothing."""

REASONS: Final = 3
"""So many reasons are told for each."""


def adviser(game: str) -> str:
    """The bot to ask where none is named: the highest level of the game."""
    ladder = [name for name in bot_names(game) if name in LEVELS]
    return ladder[-1] if ladder else usual_bot(game)


def advice(board: Board, name: str, view: Table, me: int, offered: Sequence[Offer]) -> Picture:
    """What the bot of this name thinks, or the best adviser."""
    game = view.game()
    if name:
        known_bots(board.voice, game, [name])
    bot = name or adviser(game)
    return listed(board, bot, make_bot(bot, game).opinions(view, me), me, offered)


def listed(
    board: Board, bot: str, opinions: Sequence[Opinion], me: int, offered: Sequence[Offer]
) -> Picture:
    """The answers with what the bot gives for them, the best first, and its reasons. What it gives
    nothing for it has not looked at: it comes to the same as another answer.
    """
    voice = board.voice
    opinions = [one for one in opinions if one.unit == POINTS or one.value >= LEAST]
    weighs = len(opinions) > 1 or opinions[0].unit != LIKING
    numbers = {offer.id: offer for offer in offered}
    out: Picture = [Text(voice.say("advice" if weighs else "advice-would", bot=bot))]
    for one in opinions[:MOST]:
        offer = numbers.get(one.answer)
        if offer is None:
            continue
        line = Text(f"  {offer.number:>2}  {voice.option(offer.option).rstrip('.')}")
        if weighs:
            line.append(f"  {_value(voice, one)}", style="bold")
        if one.reasons:
            line.append(f"  {_because(board, one.reasons, me)}", style=DIM)
        out.append(line)
    if len(opinions) > MOST:
        out.append(Text(voice.say("advice-more", count=len(opinions) - MOST), style=DIM))
    return out


def _value(voice: Voice, one: Opinion) -> str:
    """What an answer is worth, as the bot measures it."""
    if one.unit == POINTS:
        return voice.say("advice-points", points=_signed(voice, one.value))
    percent = voice.percent(one.value)
    return voice.say("advice-chance" if one.unit == CHANCE else "advice-liking", percent=percent)


def _because(board: Board, reasons: Sequence[Reason], me: int) -> str:
    """The weightiest reasons: parts of the position that speak for the answer, or against it."""
    said = [
        f"{_part(board, reason.part, me)} ({_signed(board.voice, 100 * reason.weight)})"
        for reason in reasons[:REASONS]
    ]
    return board.voice.say("advice-because", reasons=", ".join(said))


def _part(board: Board, part: str, me: int) -> str:
    """A part in words. Bots count the seats from their own, which is the person's here."""
    seats = len(board.names)
    if part.startswith("seat "):
        seat = (me + int(part.removeprefix("seat "))) % seats
        name = "own" if seat == me else "other"
        return board.voice.say("advice-part", part=name, name=board.names[seat])
    return board.voice.say("advice-part", part=part.replace(" ", "-"), name="")


def _signed(voice: Voice, number: float) -> str:
    """A number with its sign."""
    return f"{'−' if number < 0 else '+'}{voice.decimal(abs(number))}"
