"""A process in which bots think: it reads views and writes answers, and knows nothing else.

A message is its length in four bytes and that many bytes of msgpack. What comes in is the name of a
bot, a seed, a seat and a packed view, which holds nothing that the seat may not see.
"""

from __future__ import annotations

import sys
from typing import BinaryIO

import msgspec

import perihelion
from perihelion.bots.drive import ask
from perihelion.bots.registry import make_bot


class Thought(msgspec.Struct, frozen=True, array_like=True):
    """A question to a bot."""

    bot: str
    seed: int
    seat: int
    view: list[object]


class Answered(msgspec.Struct, frozen=True, array_like=True):
    """What the bot says, or the problem that kept it from answering."""

    answer: int
    problem: str


def think(thought: Thought) -> Answered:
    """Let the bot answer; whatever goes wrong in it is reported, not raised."""
    try:
        view = perihelion.unpack(thought.view)
        bot = make_bot(thought.bot, view.game(), thought.seed)
        return Answered(int(ask(bot, view, thought.seat)), "")
    except Exception as problem:
        return Answered(0, f"{type(problem).__name__}: {problem}")


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answer until the source ends."""
    reader = msgspec.msgpack.Decoder(Thought)
    while len(head := source.read(4)) == 4:
        answered = think(reader.decode(source.read(int.from_bytes(head, "big"))))
        out = msgspec.msgpack.encode(answered)
        target.write(len(out).to_bytes(4, "big") + out)
        target.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
