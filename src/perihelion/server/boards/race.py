"""The board of Race for the Galaxy: its picture, its questions, its end."""

from __future__ import annotations

from typing import Final

import msgspec

from perihelion import words
from perihelion.race import card_text, ids
from perihelion.race.look import look
from perihelion.race.pieces.kinds import KIND_WORDS, NO_KIND, SET_WORDS, WORDS
from perihelion.race.scoring import tie_break
from perihelion.race.state import Race
from perihelion.server.boards.board import TOTAL, Board
from perihelion.server.boards.offered import Setting, Value
from perihelion.server.boards.race_view import RaceFace, RaceView
from perihelion.server.boards.shapes import End, EndRow, FacePower
from perihelion.server.wire import Question
from perihelion.server.wire_lobby import AnyFace, Needs
from perihelion.tabletop import question as kernel
from perihelion.tabletop.scene import Several
from perihelion.tabletop.table import Table
from perihelion.words.voice import Voice


def _set_words(speech: Voice, name: str, value: Value) -> tuple[str, str]:
    """An expansion, and what it adds."""
    title = words.set_name(speech.lang, speech.game, str(value))
    return title, speech.say(f"race-set-{value}-help")


def _with(expansion: str) -> list[Needs]:
    return [Needs(option="expansions", one_of=[expansion])]


class RaceBoard(Board):
    """Race for the Galaxy with all its expansions: what can be seen of it is sent in words."""

    name = "race"

    SETTINGS = (
        Setting(
            "expansions",
            [],
            SET_WORDS[1:],
            more_players={"gathering-storm": 1, "rebel-vs-imperium": 1},
            builds_on={"brink-of-war": ["gathering-storm", "rebel-vs-imperium"]},
            words=_set_words,
        ),
        Setting("goals", True, needs=_with("gathering-storm")),
        Setting("takeovers", needs=_with("rebel-vs-imperium")),
        Setting("advanced", players=[2]),
        Setting("first_game", players=[2, 3, 4, 5]),
        Setting("edition", 1, (1, 2)),
        Setting(
            *("scenario", None, ["rebel-vs-imperium"]),
            needs=_with("rebel-vs-imperium"),
            players=[2],
        ),
    )

    def faces(self, table: Table, speech: Voice) -> dict[str, AnyFace]:
        g = _race(table)
        first: dict[str, int] = {}
        for c, inside in enumerate(g.box.present):
            if inside:
                first.setdefault(card_text.face_of(g, c), c)
        return {key: _face(g, c, speech) for key, c in first.items()}

    def picture(
        self, view: Table, seat: int | None, question: Question | None, speech: Voice
    ) -> RaceView:
        seen = speech.told(look(_race(view), seat))
        refused = {} if question is None else {r.id: r.why.words for r in question.refused}
        for held in seen["hand"]:
            held["why_not"] = refused.get(held["id"])
        return msgspec.convert(seen, RaceView)

    def piece(self, view: Table, seat: int, option: kernel.Option) -> str | None:
        g = _race(view)
        answer = int(option.id)
        if 0 <= answer < len(g.cards):
            return str(answer)
        if ids.POWER <= answer < ids.POWER + len(g.box.powers):
            slug = g.box.power_card(answer)
            for c in g.seats[seat].tableau:
                if g.cards[c].slug == slug:
                    return str(c)
        return None

    def end(self, view: Table, speech: Voice) -> End:
        """The page itself adds up the points."""
        end = super().end(view, speech)
        end.rows = [row for row in end.rows if row.source != TOTAL]
        ties = [int(tie_break(seat)) for seat in _race(view).seats]
        end.tie_break = EndRow(
            source="tie-break", words=speech.say("tie-break", by="hand"), points=[*ties]
        )
        return end


def _face(g: Race, c: int, speech: Voice) -> RaceFace:
    """What is printed on a card."""
    card = g.cards[c]
    return RaceFace(
        key=card_text.face_of(g, c),
        card=card.slug,
        name=speech.tell(card_text.name_of(card)),
        what=speech.tell(Several(card_text.figures(card))),
        kind=card_text.sort_of(card),
        cost=int(card.number),
        military=card.military,
        points=None if card.six else int(card.points),
        good=None if card.kind == NO_KIND else KIND_WORDS[card.kind],
        windfall=card.windfall,
        start=int(card.start) if card.start >= 0 else None,
        prestige=card.symbol,
        marks=[word for bit, word in WORDS.items() if card.words & bit],
        set=SET_WORDS[g.box.sets[c]],
        powers=msgspec.convert(speech.told(card_text.printed_powers(card)), list[FacePower]),
        lines=[speech.tell(line) for line in card_text.scoring_lines(card)],
    )


def _race(table: Table) -> Race:
    assert isinstance(table, Race)
    return table


BOARD: Final = RaceBoard()
