"""People, games and tables on the wire: what is asked for and told over HTTP.

What the server sends always has every field; what it receives is refused if a field is unknown,
missing or too long.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from perihelion.server.boards.beyond_view import BeyondFace
from perihelion.server.boards.race_view import RaceFace
from perihelion.server.boards.roll_view import RollFace
from perihelion.server.boards.shapes import Sent
from perihelion.server.boards.tiny_view import TinyFace

Lang: TypeAlias = Literal["en", "ru"]
Nickname: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
Word: TypeAlias = Annotated[str, Meta(max_length=64)]
Share: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""A random number of 256 bits, drawn by the sender: see `Fairness`. The pattern alone would allow a
line feed at the end, and then no proof of the table could be read.
"""
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]


class Received(msgspec.Struct, forbid_unknown_fields=True):
    """Something the server receives."""


class Problem(Sent):
    """Why something was refused: a code with its facts, and a sentence in the language
    asked for.
    """

    code: str
    facts: dict[str, Any]
    words: str


# -- people --------------------------------------------------------------------


class Me(Sent):
    """Who I am. A guest has set no password yet."""

    id: str
    name: str
    lang: Lang
    guest: bool


class Enter(Received):
    """Come in: a visitor without a session becomes a guest of this name, or of an invented one."""

    name: Nickname | None = None
    lang: Lang | None = None


class MeChange(Received):
    """Another nickname or another language."""

    name: Nickname | None = None
    lang: Lang | None = None


class SetPassword(Received):
    """A password, to be known on other devices; to change it, give the `old` one."""

    password: Password
    old: Password | None = None


class SignIn(Received):
    """Sign in as the person who has set this password."""

    name: Nickname
    password: Password


class NewToken(Received):
    """A token for a program that plays for me."""

    title: Nickname
    days: Annotated[int, Meta(ge=1, le=365)] = 30


class Token(Sent):
    """A token of mine; `secret` is shown only once. Times are seconds since 1970."""

    id: str
    title: str
    secret: str | None
    expires: int


# -- games ---------------------------------------------------------------------


class BotLevel(Sent):
    """A bot that can sit at a table; `ladder` marks those that are levels, the easiest first."""

    bot: str
    title: str
    help: str
    ladder: bool


class Choice(Sent):
    """One value of an option; `more_players` is how many more players it allows, and `needs` lists
    other values of the same option that this one requires.
    """

    value: bool | int | str
    title: str
    help: str
    more_players: int
    needs: list[bool | int | str] = []


class Needs(Sent):
    """What an option needs: another option that has, or contains, one of these values."""

    option: str
    one_of: list[bool | int | str]


class GameOption(Sent):
    """An option of a game. A "switch" is on or off, a "choice" is one of its choices, "several" is
    a list of some of them. `players` lists the numbers of players for which it can be chosen.
    """

    option: str
    kind: Literal["switch", "choice", "several"]
    title: str
    help: str
    choices: list[Choice]
    default: bool | int | str | list[str] | None
    needs: list[Needs]
    players: list[int] | None


class Game(Sent):
    """A game that can be played here. `most` is the number of players without options that raise
    it. `board` is the board of this game's views. `first_bot` is for people who have not chosen a
    bot yet.
    """

    game: str
    title: str
    help: str
    least: int
    most: int
    board: str
    bots: list[BotLevel]
    first_bot: str
    options: list[GameOption]


AnyFace: TypeAlias = RaceFace | RollFace | TinyFace | BeyondFace
"""The faces of all boards that have any, told apart by their tags."""


class Faces(Sent):
    """The faces of all cards of a game at a table, by their keys."""

    faces: dict[str, AnyFace]


# -- tables --------------------------------------------------------------------


class SeatPlan(Received):
    """Who will sit here: "me", another person on my device ("here"), a "bot", or whoever comes by
    the invitation or from the list ("open").
    """

    who: Literal["me", "here", "bot", "open"]
    bot: Word | None = None
    name: Nickname | None = None


class NewTable(Received):
    """Lay a table. The game begins by itself as soon as no seat is open. If `watch` is left out,
    everybody with the link may watch, and the game is listed for strangers unless it is against
    bots alone; true lists that, too. `watchers_write` lets spectators write in the chat. After
    `replace_after` seconds of absence the host alone may replace a player by a bot; None is never.
    Up to an hour the game is a live one, and the others together may do so after two minutes;
    otherwise they wait as long as the host, and a day if it is None. `will_share` says that my
    share follows at once, so that the deal waits a moment for it. A chosen `seed` counts only if no
    seat is open: then the same answers bring the same game, bots and all.
    """

    game: Word
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=12)]
    options: dict[Word, bool | int | Word | list[Word]] = {}
    seed: Annotated[int, Meta(ge=0, lt=2**31)] | None = None
    private: bool = False
    shuffle: bool = False
    chat: bool = True
    watch: bool | None = None
    watchers_write: bool = True
    replace_after: Annotated[int, Meta(ge=60, le=90 * 86_400)] | None = 3600
    will_share: bool = False


class Join(Received):
    """Take a seat: this one, or the first that is free; a private table needs its invitation. A
    client that has seen the commitment of the table adds a share.
    """

    seat: SeatNumber | None = None
    invitation: Word | None = None
    share: Share | None = None


class AddShare(Received):
    """Add my number to the deal: once, and before it."""

    share: Share


class Fairness(Sent):
    """How the deal is proved to be fair. The `commitment` to a secret is known before anybody has
    `sent` a share; the `shares`, by seat, are told when the cards have been dealt from them and the
    secret, and the `secret` when the game is over. A bot has no share.
    """

    commitment: str
    sent: list[bool]
    shares: list[str | None] | None
    secret: str | None


class Seat(Sent):
    """A seat of a table. `mine` marks those I answer for; `away` is for how many seconds a person
    has not been connected, None while they are. `asked` tells whether the table waits for this
    seat, as far as everybody may know; during a game, updates keep it current. A `replaced` person
    may come back to the seat; `replaced_by` lists the seats that agreed to it, and is empty if the
    person left.
    """

    seat: int
    who: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    mine: bool
    host: bool
    connected: bool
    away: int | None
    asked: bool
    replaced: str | None
    replaced_by: list[int]


class Replacing(Sent):
    """A seat whose person is away: who wants a bot to play it, and how many must agree. From
    `host_at` on (seconds since 1970) the host decides alone. For `wait` more seconds nobody may
    agree yet: a person who has just gone may come back.
    """

    seat: int
    votes: list[int]
    needed: int
    host_at: int | None
    wait: int


class Phrase(Sent):
    """A quick phrase of the chat."""

    phrase: str
    words: str


class ChatLine(Sent):
    """Something said at the table; `seat` is None for a spectator. A phrase is in the reader's
    language.
    """

    number: int
    seat: int | None
    name: str
    text: str
    phrase: str | None
    at: int


class TableState(Sent):
    """A table: who sits there and how it stands. `invitation` is the path of the link that takes a
    seat, for those who sit there while a seat is open. `undo_all` says that against bots alone
    everything may be undone. `rematch` is the table that follows this one. `my_seats` may be
    several on one device; `may_return` tells that a bot plays on for me and I may come back.
    `fairness` is set if several people play. `notice` says that the rules have changed since the
    game began.
    """

    id: str
    game: str
    title: str
    options: dict[str, Any]
    option_words: list[str]
    state: Literal["open", "playing", "over"]
    private: bool
    chat: bool
    watch: bool
    watchers_write: bool
    undo_all: bool
    replace_after: int | None
    seats: list[Seat]
    my_seats: list[int]
    may_return: bool
    host: bool
    watchers: int
    replacing: list[Replacing]
    invitation: str | None
    fairness: Fairness | None
    phrases: list[Phrase]
    rematch: str | None
    notice: str | None
    created: int
    changed: int


class TableLine(Sent):
    """A table in a list. `waits_for_me` comes first among my games; where `may_return`, a bot plays
    on for me. `notice` says what has become of a game whose rules have changed.
    """

    id: str
    game: str
    title: str
    option_words: list[str]
    state: Literal["open", "playing", "over"]
    names: list[str]
    free: int
    my_seats: list[int]
    may_return: bool
    waits_for_me: bool
    round: int | None
    notice: str | None
    changed: int


ListName: TypeAlias = Literal["mine", "open", "watch"]


class Home(Sent):
    """The home page: my games, open tables to join, tables to watch. For longer lists, `more` has
    what leads to the next page, by the list's name.
    """

    mine: list[TableLine]
    open: list[TableLine]
    watch: list[TableLine]
    more: dict[ListName, str]


class Lines(Sent):
    """The next page of a list, and what leads to the one after it."""

    lines: list[TableLine]
    more: str | None
