"""What the terminal needs to know about a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text

from perihelion.cli.boards.drawing import FEW, Offer, score_table
from perihelion.cli.layout import STRONG, Picture
from perihelion.tabletop.events import Event
from perihelion.tabletop.question import Option, Question
from perihelion.tabletop.registry import game_of
from perihelion.tabletop.scene import Source
from perihelion.tabletop.table import Table
from perihelion.words.voice import Voice


class WrongOrder(Exception):
    """The command line asks for something impossible; the reason is in words."""


class Board(ABC):
    """One game on the screen of one person, or of a spectator if `me` is None.

    A picture comes in three forms: FULL; SHORT, where the same things take less room; SHORTEST,
    with only what the question needs. What is common to all games, such as the question, the news
    and the commands, is left to `Screen` and `Session`.
    """

    USUAL: ClassVar[Mapping[str, object]] = {}
    """The default of a game option that a saved game does not mention."""

    EXPANSIONS: ClassVar[Sequence[str]] = ()
    """What `--expansions all` stands for."""

    SEEN: ClassVar[frozenset[str]] = frozenset()
    """Kinds of the player's own events that need no line, since their outcome lies on the table."""

    ROUND: ClassVar[str] = "round"
    """The kind of event with which a round begins."""

    LATEST: ClassVar[int] = 0
    """How many of the last lines of news are worth a shorter picture."""

    def __init__(self, voice: Voice, names: Sequence[str], me: int | None) -> None:
        self.voice = voice
        self.names = names
        self.me = me

    # -- before there is a game ------------------------------------------

    @classmethod
    def settings(cls, voice: Voice, told: Mapping[str, object]) -> dict[str, object]:
        """What `new_game` is told, from the options given on the command line. Unknown options are
        passed on for the game to refuse; what only the board can refuse is a WrongOrder.
        """
        out = dict(told)
        expansions = out.get("expansions")
        if isinstance(expansions, str):
            everything = expansions == "all" and cls.EXPANSIONS
            parts = cls.EXPANSIONS if everything else expansions.split(",")
            out["expansions"] = [part.strip() for part in parts]
        return out

    @classmethod
    def catalogue(cls, voice: Voice, name: str, settings: Mapping[str, object]) -> Picture:
        """The pieces of a game with these settings in a list, or those that have this name
        explained; nothing if there are none.
        """
        return []

    # -- the table -------------------------------------------------------

    def titled(self, *parts: str) -> Text:
        """The game by its title, followed by how far it has come."""
        behind = "".join(f" · {part}" for part in parts)
        return Text(self.voice.say("title"), style=STRONG).append(behind, style="not bold")

    def asked(self, view: Table) -> str:
        """The kind of the question that the person is asked, if any."""
        me = self.me
        return view.asking(me).kind() if me is not None and view.waits_for(me) else ""

    @abstractmethod
    def heading(self, view: Table) -> Text:
        """The game and how far it has come, on the line across the top."""

    @abstractmethod
    def table(self, view: Table, form: int, width: int) -> Picture:
        """All that lies on the table, below the heading; no line is wider than `width`."""

    def place(self, view: Table) -> Text:
        """Where in the round the game is, on the line across the middle of a SHORT picture."""
        return Text()

    # -- the question ----------------------------------------------------

    def offers(self, view: Table, question: Question) -> list[Offer]:
        """Everything that may be named in answer, numbered."""
        return numbered(question.offered())

    @abstractmethod
    def choices(
        self, view: Table, question: Question, offered: Sequence[Offer], form: int, width: int
    ) -> Picture:
        """What is in hand, what may be answered, with numbers, and what may not, with reasons; it
        stands above the question.
        """

    def shows_given(self, question: Question) -> bool:
        """Whether the choices already show what has been answered so far, so that it need not be
        said in words.
        """
        return False

    def meant(self, line: str, view: Table, question: Question) -> list[int] | None:
        """What a line stands for that only this game understands: all the answers to the question,
        replacing those given so far; None if it is not for the game. What is wrong about it is a
        WrongOrder.
        """
        return None

    def standing(self, view: Table, question: Question) -> int | None:
        """An answer that the player has given in advance; None if there is none."""
        return None

    def forget(self) -> None:  # noqa: B027 - most games have nothing to forget
        """Give no more answers in advance: the player has taken something back."""

    # -- explanations ----------------------------------------------------

    @abstractmethod
    def explain_all(self, view: Table, question: Question, offered: Sequence[Offer]) -> Picture:
        """What `?` explains: everything the player has, or may choose."""

    @abstractmethod
    def explain_offer(self, view: Table, offer: Offer) -> Picture:
        """What `? 3` explains: the thing that this option is about."""

    def explain_named(
        self, view: Table, question: Question, offered: Sequence[Offer], name: str
    ) -> Picture:
        """What `? NAME` explains: whatever may be meant, or that there is no such thing."""
        found = self.find(view, name)
        if len(found) > FEW:
            return [self.voice.say("too-many", name=name, count=len(found))]
        return found or [self.voice.say("no-such-thing", name=name)]

    def find(self, view: Table, name: str) -> Picture:
        """Whatever may be meant by this name, explained."""
        return []

    def signs(self) -> str:
        """What the signs on the table mean, to stand below the list of commands."""
        return self.voice.say("signs")

    # -- the log and the end ---------------------------------------------

    def last_round(self, events: Sequence[Event]) -> int:
        """Where the last round but one begins: the log goes back this far by default. If every
        player has such an event, a round begins with that of the player who began the game.
        """
        found = [k for k, event in enumerate(events) if event.kind == self.ROUND]
        rounds = [k for k in found if events[k].seat == events[found[0]].seat]
        return rounds[-2] if len(rounds) > 1 else 0

    def goes_on(self, event: Event, before: Event) -> bool:
        """Whether the event is told on the same line as the one told before it."""
        return False

    def is_idle(self, event: Event) -> bool:
        """Whether the event is left out of the news, since nothing came of it; the log has it."""
        return False

    def scores(self, view: Table) -> RenderableType:
        """Everybody's points by source, if the game tells."""
        rows = [(self.voice.tell(one.words()), one.points) for one in self.sources(view)]
        sums, ties = view.scores(), self.ties(view)
        return score_table(self.voice, self.names, view.winners(), rows, sums, ties)

    def sources(self, view: Table) -> Sequence[Source]:
        """Where the points come from."""
        scene = game_of(view).scene(view, self.me)
        return [] if scene is None else scene.sources

    def ties(self, view: Table) -> Sequence[object]:
        """What breaks a tie, by seat; nothing if that is not told."""
        return ()

    def verdict(self, view: Table) -> str:
        """Who has won, and why the game ended as it did if that is not obvious."""
        winners = view.winners()
        if not winners:
            return self.voice.say("nobody-wins")
        best = view.scores()[winners[0]]
        won = self.voice.say("and").join(self.names[i] for i in winners)
        said = self.voice.say("winners", names=won, count=len(winners), points=best)
        scene = game_of(view).scene(view, self.me)
        why = None if scene is None else scene.why
        return said if why is None else f"{said}\n{self.voice.tell(why)}"


def numbered(options: Sequence[Option]) -> list[Offer]:
    """The options with numbers from 1."""
    return [Offer(k + 1, option) for k, option in enumerate(options)]
