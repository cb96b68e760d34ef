"""Beyond the Sun on the screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from rich.console import RenderableType
from rich.text import Text

from perihelion import words
from perihelion.beyond import ids
from perihelion.beyond.box import box_of
from perihelion.beyond.catalogue.files import read_corrections
from perihelion.beyond.phases.achievement import STALEMATE, is_stalemate
from perihelion.beyond.setup import read_setup
from perihelion.beyond.state import Beyond
from perihelion.cli.boards.beyond.chart import chart_picture
from perihelion.cli.boards.beyond.explain import FEW, explain_held, explain_offered, find
from perihelion.cli.boards.beyond.listing import explained, listed
from perihelion.cli.boards.beyond.mats import aims_picture, events_line, mats_picture
from perihelion.cli.boards.beyond.offers import choices, offers
from perihelion.cli.boards.beyond.scene import Scene
from perihelion.cli.boards.beyond.scores import score_table
from perihelion.cli.boards.beyond.tree import guild_line, tree_picture
from perihelion.cli.boards.board import Board, Offer
from perihelion.cli.layout import SHORTEST, STRONG, Picture
from perihelion.tabletop.events import Event
from perihelion.tabletop.question import Question
from perihelion.tabletop.table import Table
from perihelion.words.voice import Voice

_BEGINS: Final = {
    *["turn", "acted", "used", "swapped", "ability", "event", "guild", "claimed", "last-round"],
    *["stalemate", "over", "row"],
}
"""Events that begin a line; all others tell what came of them."""

_OF_SHIPS: Final = {
    *["jump", "teleport", "upgrade", "build", "build-site", "stealth-target", "colonise"],
    *["colonise-ships", "bonus-order", "outpost-order", "control-disc", "extra-system"],
    *["event-place", "donate"],
}
"""Questions about the exploration board."""

_OF_TECHNOLOGIES: Final = {"research-slot", "research-type", "copy-action"}
"""Questions about the technology board."""


class BeyondBoard(Board):
    """The tree of technologies, the exploration board, the mats, and what every answer would
    bring.
    """

    USUAL: ClassVar[Mapping[str, object]] = {
        "mats": "basic",
        "tableau": False,
        "factions": [],
        "first_player": -1,
        "catalogue": {},
    }
    LATEST: ClassVar[int] = 2
    SEEN: ClassVar[frozenset[str]] = frozenset({"turn", "paid", "gained-ore", "grew", "recruited"})

    @classmethod
    def settings(cls, voice: Voice, told: Mapping[str, object]) -> dict[str, object]:
        """`--advanced` stands for the advanced mats. A file of corrections is read at once, so that
        it can be compared with what a saved game carries in itself.
        """
        out = super().settings(voice, told)
        if out.pop("advanced", False):
            out["mats"] = "advanced"
        if isinstance(out.get("factions"), str):
            out["factions"] = [one.strip() for one in str(out["factions"]).split(",")]
        if isinstance(out.get("catalogue"), str):
            out["catalogue"] = read_corrections(str(out["catalogue"]))
        return out

    @classmethod
    def catalogue(cls, voice: Voice, name: str, settings: Mapping[str, object]) -> Picture:
        box = box_of(read_setup(2, dict(settings)))
        return explained(voice, box, name) if name else listed(voice, box)

    # -- the table -------------------------------------------------------

    def heading(self, view: Table) -> Text:
        g = _beyond(view)
        out = Text(self.voice.say("title"), style=STRONG)
        out.append(f" · {self._where(g)}", style="not bold")
        decks = " ".join(f"{word} {len(g.decks[k])}" for k, word in enumerate(ids.DECK_WORDS))
        return out.append(f" · {self.voice.say('decks', counts=decks)}", style="not bold")

    def table(self, view: Table, form: int, width: int) -> Picture:
        scene = self._scene(view)
        kind = self._asked(view)
        out: Picture = []
        if form != SHORTEST or kind in _OF_TECHNOLOGIES or not kind:
            out += [*tree_picture(scene, form, width), guild_line(scene, width)]
        if form != SHORTEST or kind in _OF_SHIPS:
            out += chart_picture(scene, form, width)
        out += events_line(scene, width)
        out += aims_picture(scene, form, width)
        out += mats_picture(scene, form, width)
        return out

    def _where(self, g: Beyond) -> str:
        """The round, whose turn it is, and whether it is the last."""
        if g.over:
            return self.voice.say("phases-over")
        round_, active = int(g.marks.round), int(g.marks.active)
        last = "last" if g.marks.last_round == round_ else "next" if g.marks.last_round else "no"
        facts: dict[str, object] = {"round": round_, "last": last, "name": self.names[active]}
        return self.voice.say("where-mine" if active == self.me else "where", **facts)

    def _asked(self, view: Table) -> str:
        """The kind of the question that one is asked, if there is one."""
        me = self.me
        return view.asking(me).kind() if me is not None and view.waits_for(me) else ""

    def _scene(self, view: Table) -> Scene:
        return Scene(view, self.voice, self.names, self.me)

    # -- the question ----------------------------------------------------

    def offers(self, view: Table, question: Question) -> list[Offer]:
        return offers(super().offers(view, question))

    def choices(
        self, view: Table, question: Question, offered: Sequence[Offer], form: int, width: int
    ) -> Picture:
        return choices(self._scene(view), question, offered, form, width)

    def verdict(self, view: Table) -> str:
        won = super().verdict(view)
        if not is_stalemate(_beyond(view)):
            return won
        why = words.say(self.voice.lang, "beyond", "end-stalemate", {"rounds": STALEMATE})
        return f"{won}\n{why}"

    # -- explanations ----------------------------------------------------

    def explain_all(self, view: Table, question: Question, offered: Sequence[Offer]) -> Picture:
        return explain_held(self._scene(view), int(question.seat))

    def explain_offer(self, view: Table, offer: Offer) -> Picture:
        return explain_offered(self._scene(view), offer)

    def explain_named(
        self, view: Table, question: Question, offered: Sequence[Offer], name: str
    ) -> Picture:
        found = find(self.voice, _beyond(view).box, name)
        if len(found) > FEW:
            return [self.voice.say("too-many", name=name, count=len(found))]
        return found or [self.voice.say("no-such-thing", name=name)]

    def signs(self) -> str:
        return self.voice.say("signs")

    # -- the log and the end ---------------------------------------------

    def last_round(self, events: Sequence[Event]) -> int:
        """A round begins with the turn of whoever began the game."""
        turns = [k for k, event in enumerate(events) if event.kind == "turn"]
        first = [k for k in turns if events[k].seat == events[turns[0]].seat]
        return first[-2] if len(first) > 1 else 0

    def goes_on(self, event: Event, before: Event) -> bool:
        return event.kind not in _BEGINS

    def is_idle(self, event: Event) -> bool:
        """Whose turn it is stands in what they do; what lies under a deck is worth a look in the
        log.
        """
        return event.kind in ("turn", "buried")

    def scores(self, view: Table) -> RenderableType:
        return score_table(self._scene(view))


def _beyond(view: Table) -> Beyond:
    """The table as the one of this game."""
    assert isinstance(view, Beyond)
    return view
