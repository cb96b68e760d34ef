"""A game on the wire: the messages of a socket, in both directions.

`docs/reference/wire.md` explains their order; `tools/wire_types.py` writes the same shapes for the
browser. People, games and tables are in `wire_lobby`.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from perihelion.server import wire_lobby
from perihelion.server.boards.beyond_view import BeyondView
from perihelion.server.boards.race_view import RaceView
from perihelion.server.boards.roll_view import RollView
from perihelion.server.boards.shapes import End, PlainView, Sent, SpokenSection
from perihelion.server.boards.tiny_view import TinyView

Call: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]
AnswerId: TypeAlias = Annotated[int, Meta(ge=-(2**31), le=2**31)]


class Option(Sent):
    """An answer that may be given. `piece` is the name of the piece on the board that it is about,
    where there is one, and `target` the place or piece that it goes to; `facts` are the figures;
    `notes` say more, a sentence each. `reveals` tells that the answer could not be taken back.
    """

    id: int
    kind: str
    words: str
    piece: str | None
    target: str | None
    facts: dict[str, Any]
    notes: list[str]
    reveals: bool


class RefusedOption(Sent):
    """An answer that you might expect to give, and why you may not."""

    id: int
    kind: str
    words: str
    piece: str | None
    target: str | None
    why: wire_lobby.Problem


class Question(Sent):
    """What a seat is asked. Answer with its `number`: that of an earlier question is refused.

    Where `several` is true the options are all that may still be picked, from `least` to `most` of
    them, to be sent together; `given` are picks already in. A `sealed` answer is secret until all
    have answered, and can be taken back until then.
    """

    number: int
    seat: int
    kind: str
    words: str
    facts: dict[str, Any]
    options: list[Option]
    refused: list[RefusedOption]
    several: bool
    given: list[int]
    least: int
    most: int
    sealed: bool


class Happening(Sent):
    """An event, as this viewer may know it, with its sentence; `words` is None where the log is
    silent about it. `round` is the round in which it happened.
    """

    kind: str
    seat: int | None
    round: int
    facts: dict[str, Any]
    words: str | None


class Log(Sent):
    """How to update the log: keep the first `keep` events, then add these. `keep` is 0 on a fresh
    start, and less than what is known after an undo.
    """

    keep: int
    events: list[Happening]


class May(Sent):
    """What I may do besides answering; the reason if I may not. `take_back` is for a sealed answer
    while others think, `undo` for the last answer, `reset` for all since the last revelation.
    """

    undo: wire_lobby.Problem | None
    reset: wire_lobby.Problem | None
    take_back: wire_lobby.Problem | None


View: TypeAlias = RaceView | RollView | TinyView | BeyondView | PlainView


class Update(Sent, tag_field="type", tag="update"):
    """Everything that a viewer sees of the game. Each is complete: the newest `seq` counts, and
    older ones can be discarded. `seat` is whose view it is, None for a spectator. `waiting` lists
    the seats that are thinking, as far as the viewer may know. `sealed` is what the seat has
    answered in secret while others still think, in words. `end` is there when the game is over.
    `spoken` is the view in words, to be read aloud, for a viewer who listens.
    """

    seq: int
    seat: int | None
    lang: wire_lobby.Lang
    view: View
    question: Question | None
    sealed: list[str] | None
    waiting: list[int]
    log: Log
    may: May
    end: End | None
    spoken: list[SpokenSection] | None


class TableChanged(Sent, tag_field="type", tag="table"):
    """Somebody came, went, voted, began the game or laid the next table."""

    table: wire_lobby.TableState


class Chatted(Sent, tag_field="type", tag="chat"):
    """Lines of the chat; with `fresh`, these are all of them."""

    fresh: bool
    lines: list[wire_lobby.ChatLine]


class Done(Sent, tag_field="type", tag="done"):
    """The call with this number has been carried out, and is in the store. Whatever it changed was
    sent as an update of at least this `seq`.
    """

    call: int
    seq: int


class Drafted(Sent, tag_field="type", tag="drafted"):
    """The table as it would look to the seat after the picks of the call with this number, of which
    nothing has been given yet. Only this seat is told.
    """

    call: int
    view: View


class RefusedCall(Sent, tag_field="type", tag="refused"):
    """The call with this number was refused; nothing has changed. `call` is None if the message
    could not be read.
    """

    call: int | None
    problem: wire_lobby.Problem


class Pong(Sent, tag_field="type", tag="pong"):
    """The server is there."""

    call: int
    seq: int


class Bye(Sent, tag_field="type", tag="bye"):
    """The server closes the socket; come again after so many seconds, or not at all if None."""

    problem: wire_lobby.Problem
    again: float | None


FromServer: TypeAlias = Update | TableChanged | Chatted | Done | Drafted | RefusedCall | Pong | Bye


class Called(wire_lobby.Received):
    """A message to the server; its answer has the same number."""

    call: Call


class CalledFrom(Called):
    """A message that concerns a seat of mine."""

    seat: wire_lobby.SeatNumber


class Hello(Called, tag_field="type", tag="hello"):
    """The first message on a socket: the seat to look as (None for a spectator, my first seat if
    left out), the language, and what is known already: so many events of the log by the update of
    this `seq`, and so many lines of the chat. A viewer who `listens` is sent the table in
    words, too.
    """

    lang: wire_lobby.Lang | None = None
    seat: wire_lobby.SeatNumber | msgspec.UnsetType | None = msgspec.UNSET
    seq: Count = 0
    known: Count = 0
    chat_known: Count = 0
    listens: bool = False


class Look(Called, tag_field="type", tag="look"):
    """Look as another seat of mine, or as a spectator; the log begins anew."""

    seat: wire_lobby.SeatNumber | None


class Speak(Called, tag_field="type", tag="speak"):
    """Another language: everything is sent again in it."""

    lang: wire_lobby.Lang


class Listen(Called, tag_field="type", tag="listen"):
    """From now on send the table in words with every update, to be read aloud; or no longer."""

    listens: bool


class Answer(CalledFrom, tag_field="type", tag="answer"):
    """The whole answer to the question of this number: one option, or all picks of a set, which may
    be empty if nothing need be picked.
    """

    on: Count
    picks: Annotated[list[AnswerId], Meta(max_length=200)]


class Check(CalledFrom, tag_field="type", tag="check"):
    """Whether these picks would be accepted as the whole answer: done, or refused with the reason.
    Nothing changes.
    """

    on: Count
    picks: Annotated[list[AnswerId], Meta(max_length=200)]


class Draft(CalledFrom, tag_field="type", tag="draft"):
    """Show me the table as if I had given these picks, though they may not be all yet: a `drafted`,
    or refused with the reason. Nothing changes.
    """

    on: Count
    picks: Annotated[list[AnswerId], Meta(max_length=200)]


class Pick(CalledFrom, tag_field="type", tag="pick"):
    """One pick of several, for programs that choose one thing at a time."""

    on: Count
    option: AnswerId


class TakeBack(CalledFrom, tag_field="type", tag="take-back"):
    """Take back a sealed answer while others think."""


class Undo(CalledFrom, tag_field="type", tag="undo"):
    """Go back to the question I answered last."""


class Reset(CalledFrom, tag_field="type", tag="reset"):
    """Reset my turn: go back as far as nothing has been revealed."""


class Say(Called, tag_field="type", tag="say"):
    """Say something to the table: a text, or a quick phrase."""

    text: Annotated[str, Meta(max_length=500)] = ""
    phrase: wire_lobby.Word | None = None


class Replace(CalledFrom, tag_field="type", tag="replace"):
    """Agree, or no longer agree, that a bot plays on for this seat."""

    agree: bool = True


class Ping(Called, tag_field="type", tag="ping"):
    """Are you there?"""


class Resync(Called, tag_field="type", tag="resync"):
    """Send me everything again, the whole log included."""


Play: TypeAlias = Answer | Pick | TakeBack | Undo | Reset
"""What changes a game, over a socket or in the body of POST /api/tables/{id}/play."""

FromClient: TypeAlias = (
    Hello
    | Look
    | Speak
    | Listen
    | Answer
    | Check
    | Draft
    | Pick
    | TakeBack
    | Undo
    | Reset
    | Say
    | Replace
    | Ping
    | Resync
)
