"""Tiny Epic Galaxies on the screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from rich.console import RenderableType
from rich.text import Text

from perihelion.cli.boards.board import Board
from perihelion.cli.boards.drawing import Offer, apart, explain_topic, score_table
from perihelion.cli.boards.tiny.explain import explain_face, explain_piece, find, listed
from perihelion.cli.boards.tiny.offers import DICE, FOLLOWING, MOVES, SILENT, choices, offers
from perihelion.cli.boards.tiny.table import Drawing, dice_line, mats_picture, row_picture
from perihelion.cli.layout import SHORTEST, STRONG, Picture
from perihelion.tabletop.events import Event
from perihelion.tabletop.question import Question
from perihelion.tabletop.table import Table
from perihelion.tiny import ids
from perihelion.tiny.box import box_of
from perihelion.tiny.card_text import Piece, name_of
from perihelion.tiny.scene import face_of, piece_of
from perihelion.tiny.setup import read_setup
from perihelion.tiny.state import Tiny
from perihelion.words.voice import Voice

_BEGINS: Final = {
    *["galaxy", "kept-mission", "rolled", "rerolled", "turned", "activated", "followed"],
    *["declined", "turn-ended", "end-triggered", "mission", "over", "solo-over"],
    *["rogue-chosen", "rogue-rolled", "rogue-level", "rogue-extra"],
    "rogue-turn-ended",
}
"""Events that begin a line; all others tell what came of them."""

_TOPICS: Final = {ids.REROLL: "reroll", ids.CONVERT: "converter", ids.FOLLOW: "follow"}


class TinyBoard(Board):
    """The planets with their tracks, the galaxies, the dice, and what every answer would bring."""

    ROUND: ClassVar[str] = "rolled"
    LATEST: ClassVar[int] = 4
    SEEN: ClassVar[frozenset[str]] = frozenset({"kept-mission", "skipped", "rolled", "rerolled"})

    def __init__(self, voice: Voice, names: Sequence[str], me: int | None) -> None:
        super().__init__(voice, names, me)
        self.silent: tuple[int, int] | None = None  # the turn in which nothing more is followed

    @classmethod
    def catalogue(cls, voice: Voice, name: str, settings: Mapping[str, object]) -> Picture:
        box = box_of(read_setup(2, {}))
        return apart(find(voice, box, name)) if name else listed(voice, box)

    # -- the table -------------------------------------------------------

    def heading(self, view: Table) -> Text:
        drawing = self._drawing(view)
        return self.titled(_where(drawing), drawing.say("deck", count=drawing.seen.deck))

    def table(self, view: Table, form: int, width: int) -> Picture:
        drawing = self._drawing(view)
        asked = self.asked(view)
        out: Picture = []
        warning = drawing.seen.last
        if warning is not None:
            out.append(Text(drawing.tell(warning), style=STRONG))
        if form != SHORTEST or not (view.over or asked in MOVES):
            out += row_picture(drawing, form, width)
        out += mats_picture(drawing, form, width)
        if form != SHORTEST or asked not in DICE:
            out += dice_line(drawing, form, width)
        return out

    def _drawing(self, view: Table) -> Drawing:
        assert isinstance(view, Tiny)
        return Drawing(view, self.voice, self.names, self.me)

    # -- the question ----------------------------------------------------

    def offers(self, view: Table, question: Question) -> list[Offer]:
        return offers(self._drawing(view).g, question, super().offers(view, question))

    def choices(
        self, view: Table, question: Question, offered: Sequence[Offer], form: int, width: int
    ) -> Picture:
        return choices(self._drawing(view), question, offered, form, width)

    def meant(self, line: str, view: Table, question: Question) -> list[int] | None:
        """A letter declines to follow, now and until the end of this turn."""
        if question.kind != FOLLOWING or self.voice.command(line) != SILENT:
            return None
        self.silent = self._turn(view)
        return [ids.PASS]

    def standing(self, view: Table, question: Question) -> int | None:
        silent = question.kind == FOLLOWING and self.silent == self._turn(view)
        return ids.PASS if silent else None

    def forget(self) -> None:
        self.silent = None

    # -- explanations ----------------------------------------------------

    def explain_all(self, view: Table, question: Question, offered: Sequence[Offer]) -> Picture:
        drawing = self._drawing(view)
        seen, mat = drawing.seen, drawing.seen.mats[question.seat]
        pieces: list[Piece] = [one.planet for one in (*seen.row, *mat.colonies) if one is not None]
        pieces += [mission for mission in (*mat.dealt, *mat.kept) if mission is not None]
        if seen.solo:
            pieces += drawing.g.box.rogues if seen.rogue is None else [seen.rogue.mat]
        return [explain_piece(self.voice, piece) for piece in pieces]

    def explain_offer(self, view: Table, offer: Offer) -> Picture:
        g = self._drawing(view).g
        piece, face = piece_of(g, offer.option), face_of(g, offer.option)
        if piece is not None:
            return [explain_piece(self.voice, piece)]
        if face is not None:
            return [explain_face(self.voice, face)]
        if offer.id in _TOPICS:
            return [explain_topic(self.voice, _TOPICS[offer.id])]
        return [self.voice.option(offer.option)]

    def find(self, view: Table, name: str) -> Picture:
        return find(self.voice, self._drawing(view).g.box, name)

    # -- the log and the end ---------------------------------------------

    def goes_on(self, event: Event, before: Event) -> bool:
        return event.kind not in _BEGINS

    def is_idle(self, event: Event) -> bool:
        """That a turn ends is told by the next one. Players who do not or cannot follow are not
        worth a word; landing on a planet without being able to use it is.
        """
        if event.kind == "skipped":
            return event.seat != self.me or event.facts["asked"] in ("follow", "free-follow")
        return event.kind in ("turn-ended", "rogue-turn-ended", "declined")

    def scores(self, view: Table) -> RenderableType:
        """Points by source: every colony, the level, each secret mission by its name."""
        drawing = self._drawing(view)
        seen, mats = drawing.seen, drawing.seen.mats
        sources: list[tuple[str, Sequence[int | None]]] = [
            (drawing.say("score-colonies"), seen.colonies),
            (drawing.say("score-level"), seen.levels),
        ]
        for mat in mats:
            for mission in mat.kept:
                if mission is not None:
                    name = drawing.say("score-mission", name=drawing.tell(name_of(mission)))
                    sources.append((name, [mat.pays if one is mat else None for one in mats]))
        sums = [mat.points for mat in mats]
        ties = [f"{len(m.colonies)} / {m.level} / {m.energy + m.culture}" for m in mats]
        told = [] if seen.solo else ties
        return score_table(self.voice, drawing.names, seen.winners, sources, sums, told)

    def verdict(self, view: Table) -> str:
        """Who has won a solo game, and how."""
        drawing = self._drawing(view)
        seen = drawing.seen
        if not seen.solo:
            return super().verdict(view)
        facts: dict[str, object] = {
            "points": seen.mats[0].points,
            "against": seen.mats[ids.ROGUE_SEAT].points,
            "name": drawing.names[ids.ROGUE_SEAT],
        }
        if 0 in seen.winners:
            return drawing.say("verdict-won", **facts)
        return drawing.say("verdict-skull" if seen.by_skull else "verdict-lost", **facts)

    # -- turns -----------------------------------------------------------

    def _turn(self, view: Table) -> tuple[int, int]:
        """The round, and whose turn it is in it."""
        seen = self._drawing(view).seen
        return seen.round, seen.active


def _where(drawing: Drawing) -> str:
    """The same in words."""
    seen = drawing.seen
    if seen.over or not seen.round:
        return drawing.say("phases-over" if seen.over else "phases-opening")
    if seen.active == drawing.me:
        return drawing.say("where-mine", round=seen.round)
    return drawing.say("where", round=seen.round, name=drawing.names[seen.active])
