"""Beyond the Sun on the screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from rich.text import Text

from perihelion.beyond.box import box_of
from perihelion.beyond.catalogue.files import read_corrections
from perihelion.beyond.look import look
from perihelion.beyond.setup import read_setup
from perihelion.beyond.state import Beyond
from perihelion.cli.boards.beyond.explain import explain_held, explain_offered, find, listed
from perihelion.cli.boards.beyond.offers import choices, offers
from perihelion.cli.boards.beyond.table import (
    Drawing,
    aims_picture,
    chart_picture,
    events_line,
    guild_line,
    mats_picture,
    tree_picture,
)
from perihelion.cli.boards.board import Board
from perihelion.cli.boards.drawing import Offer, apart
from perihelion.cli.layout import SHORTEST, Picture
from perihelion.tabletop.events import Event
from perihelion.tabletop.question import Question
from perihelion.tabletop.scene import Source
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
    ROUND: ClassVar[str] = "turn"
    LATEST: ClassVar[int] = 2
    SEEN: ClassVar[frozenset[str]] = frozenset(
        {"turn", "paid", "gained-ore", "produced-ore", "grew", "recruited"}
    )

    @classmethod
    def settings(cls, voice: Voice, told: Mapping[str, object]) -> dict[str, object]:
        """`--advanced` stands for the advanced mats. A file of corrections is read at once, so that
        it can be compared with what a saved game carries.
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
        return apart(find(voice, box, name)) if name else listed(voice, box)

    # -- the table -------------------------------------------------------

    def heading(self, view: Table) -> Text:
        seen = self._drawing(view).seen
        facts: dict[str, object] = {"round": seen.round, "last": seen.last}
        if seen.over:
            where = self.voice.say("phases-over")
        elif seen.active == self.me:
            where = self.voice.say("where-mine", **facts)
        else:
            where = self.voice.say("where", name=self.names[seen.active], **facts)
        counts = " ".join(f"{one.word} {one.count}" for one in seen.decks)
        decks = self.voice.say("decks", counts=counts)
        return self.titled(where, decks)

    def table(self, view: Table, form: int, width: int) -> Picture:
        drawing = self._drawing(view)
        kind = self.asked(view)
        out: Picture = []
        if form != SHORTEST or kind in _OF_TECHNOLOGIES or not kind:
            out += [*tree_picture(drawing, form, width), guild_line(drawing, width)]
        if form != SHORTEST or kind in _OF_SHIPS:
            out += chart_picture(drawing, form, width)
        out += events_line(drawing, width)
        out += aims_picture(drawing, form, width)
        out += mats_picture(drawing, form, width)
        return out

    def _drawing(self, view: Table) -> Drawing:
        assert isinstance(view, Beyond)
        return Drawing(view, look(view, self.me), self.voice, self.names, self.me)

    # -- the question ----------------------------------------------------

    def offers(self, view: Table, question: Question) -> list[Offer]:
        return offers(super().offers(view, question))

    def choices(
        self, view: Table, question: Question, offered: Sequence[Offer], form: int, width: int
    ) -> Picture:
        return choices(self._drawing(view), question, offered, form, width)

    # -- explanations ----------------------------------------------------

    def explain_all(self, view: Table, question: Question, offered: Sequence[Offer]) -> Picture:
        return explain_held(self._drawing(view), int(question.seat))

    def explain_offer(self, view: Table, offer: Offer) -> Picture:
        return explain_offered(self._drawing(view), offer)

    def find(self, view: Table, name: str) -> Picture:
        return find(self.voice, self._drawing(view).g.box, name)

    # -- the log and the end ---------------------------------------------

    def goes_on(self, event: Event, before: Event) -> bool:
        return event.kind not in _BEGINS

    def is_idle(self, event: Event) -> bool:
        """Whose turn it is shows in what they do; what lies under a deck can be looked up in the
        log.
        """
        return event.kind in ("turn", "buried")

    def sources(self, view: Table) -> Sequence[Source]:
        """In the order of the rules; what nobody has points for is left out."""
        return [one for one in super().sources(view) if any(one.points)]

    def ties(self, view: Table) -> Sequence[object]:
        mats = self._drawing(view).seen.mats
        return [f"{m.food_discs + m.ore_discs} / {m.population} / {m.ore}" for m in mats]
