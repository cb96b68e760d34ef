"""The terminal for whoever listens: everything is said line by line, nothing is drawn."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence

from rich.console import Console, RenderableType

from perihelion.cli.boards.board import Board
from perihelion.cli.boards.drawing import Offer
from perihelion.cli.layout import FULL, Picture
from perihelion.cli.news import Line, lines_of
from perihelion.cli.screen import Screen, hint
from perihelion.tabletop.events import Event
from perihelion.tabletop.question import Question
from perihelion.tabletop.registry import game_of
from perihelion.tabletop.table import Table
from perihelion.words.spoken import aloud, sentence, spoken_option, spoken_table
from perihelion.words.voice import SPOKEN, Voice

WIDE = 500
"""Columns in which nothing is broken."""


class SpokenScreen(Screen):
    """Says what is new and what is asked; the table at the beginning and when it is asked for.
    Nothing is cleared, coloured, cut or said twice.
    """

    def __init__(self, console: Console, board: Board) -> None:
        super().__init__(console, board)
        self._told_table = False

    def print(self, *lines: RenderableType) -> None:
        for line in lines:
            text = line if isinstance(line, str) else _plain(line)
            for part in text.split("\n"):
                said = re.sub(r"(?<=\S) {2,}", ", ", part.replace("•", "").strip())
                self.whole(aloud(self.voice.lang, said))

    def show(self, events: Sequence[Event], *pictures: Picture, below: int = 0) -> None:
        self._tell(lines_of(events, self.board))
        self.print(*pictures[0])

    def table(self, view: Table, form: int = FULL) -> Picture:
        out: Picture = []
        for section in spoken_table(view, self.me, self.voice.lang, self.names):
            out += ["", section.title, *section.lines]
            for place in section.places:
                out += [f"{place.title}:", *place.things]
        return [*out, ""]

    def question(self, view: Table, question: Question, offered: Sequence[Offer]) -> list[Picture]:
        voice = self._speaking(view)
        out: Picture = [] if self._told_table else self.table(view)
        self._told_table = True
        out.append(sentence(voice.lang, voice.question(question)))
        if question.given:
            said = "; ".join(voice.option(option).rstrip(".") for option in question.given)
            out.append(self.voice.say("so-far", said=said))
        for offer in offered:
            out.append(f"{offer.number}: {spoken_option(view, question, offer.option, voice)}")
        if question.refused:
            out.append(voice.common("refused"))
        for barred in question.refused:
            why = sentence(voice.lang, voice.refusal(barred.refusal))
            out.append(f"{voice.option(barred.option)}: {why}")
        return [[*out, hint(self.voice, question)]]

    def explain(
        self, about: str, view: Table, question: Question, offered: Sequence[Offer]
    ) -> None:
        """What is printed on the pieces of answers; of a name whatever lies on the table."""
        if about and not (about.isascii() and about.isdigit()):
            found = [one for one in self._things(view) if about.casefold() in one.casefold()]
            if found:
                self.print(*found)
            else:
                super().explain(about, view, question, offered)
            return
        one = self.pointed(about, offered) if about else None
        voice, game = self._speaking(view), game_of(view)
        for offer in [] if about and one is None else [one] if one is not None else offered:
            said = spoken_option(view, question, offer.option, voice)
            lines = [voice.tell(line) for line in game.about(view, question, offer.option)]
            there = [one for one in self._things(view) if one.startswith(said.rstrip("."))]
            self.print(f"{offer.number}: {' '.join([said, *lines] if lines else there or [said])}")
        if one is not None:
            self.say("offer-word", word=one.option.word)

    def end(self, view: Table, verdict: str) -> list[Picture]:
        return [[*self.table(view), verdict]]

    def signs(self) -> str:
        return ""

    def _speaking(self, view: Table) -> Voice:
        scene = game_of(view).scene(view, self.me)
        return Voice(self.voice.lang, view.game(), self.names, SPOKEN).before(scene)

    def _things(self, view: Table) -> list[str]:
        """All that lies on the table, each once."""
        told = spoken_table(view, self.me, self.voice.lang, self.names)
        things = [one for section in told for place in section.places for one in place.things]
        return list(dict.fromkeys(things))

    def _tell(self, lines: Sequence[Line]) -> None:
        self.print(*[sentence(self.voice.lang, line.text) for line in lines])


def _plain(picture: RenderableType) -> str:
    """A drawing as it is read line by line."""
    page = io.StringIO()
    Console(file=page, width=WIDE, color_system=None, emoji=False).print(
        picture, highlight=False, markup=False
    )
    return page.getvalue().rstrip("\n")
