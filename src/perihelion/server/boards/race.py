"""The board of Race for the Galaxy: its picture, its questions, its end."""

from __future__ import annotations

from typing import Any, Final

from perihelion import words
from perihelion.race import ids
from perihelion.race.phases.boosts import bar_boost, is_action, with_boost
from perihelion.race.pieces.goals import goal_points
from perihelion.race.pieces.kinds import BRINK_OF_WAR
from perihelion.race.scoring import final_kind, six_points, tie_break
from perihelion.race.state import Race
from perihelion.server.boards.board import Board
from perihelion.server.boards.race_cards import race_faces
from perihelion.server.boards.race_notes import action_notes
from perihelion.server.boards.race_picture import race_picture
from perihelion.server.boards.race_settings import race_option_words, race_settings
from perihelion.server.boards.race_view import RaceView
from perihelion.server.boards.shapes import End, EndRow
from perihelion.server.wire import Question
from perihelion.server.wire_lobby import AnyFace, GameOption
from perihelion.tabletop import question as kernel
from perihelion.tabletop.table import Table
from perihelion.words.voice import Voice


class RaceBoard(Board):
    """Race for the Galaxy with all its expansions."""

    name = "race"

    def settings(self, speech: Voice) -> list[GameOption]:
        return race_settings(speech)

    def option_words(self, speech: Voice, options: dict[str, Any]) -> list[str]:
        return race_option_words(speech, options)

    def faces(self, table: Table, speech: Voice) -> dict[str, AnyFace]:
        return race_faces(_race(table), speech)

    def round(self, view: Table) -> int | None:
        return int(_race(view).round)

    def picture(
        self, view: Table, seat: int | None, question: Question | None, speech: Voice
    ) -> RaceView:
        return race_picture(_race(view), seat, question, speech)

    def candidates(self, view: Table, seat: int, asked: kernel.Question) -> list[kernel.Option]:
        g = _race(view)
        if asked.kind == "action" and asked.most > 1:
            return self.options_of(view, seat, _pairable(g, seat))
        if asked.kind == "opening-start-world" and not asked.given:
            held = [*g.seats[seat].drawn, *g.seats[seat].hand]
            return self.options_of(view, seat, [int(c) for c in held])
        return super().candidates(view, seat, asked)

    def piece(self, view: Table, seat: int, option: kernel.Option) -> int | None:
        g = _race(view)
        answer = int(option.id)
        if 0 <= answer < len(g.cards):
            return answer
        if ids.POWER <= answer < ids.POWER + len(g.box.powers):
            slug = g.box.power_card(answer)
            for c in g.seats[seat].tableau:
                if g.cards[c].slug == slug:
                    return int(c)
        return None

    def notes(
        self,
        view: Table,
        seat: int,
        asked: kernel.Question,
        option: kernel.Option,
        speech: Voice,
    ) -> list[str]:
        g = _race(view)
        answer = int(option.id)
        if ids.ACTION <= answer <= ids.SEARCH:
            return action_notes(g, seat, answer, speech)
        if "discards" in option.structure:
            return [speech.say("race-start-discards", count=option.structure["discards"])]
        if option.structure["kind"] in ("help", "takeover", "discount", "produce-for-card"):
            sentences = [power.sentence() for power in g.cards[answer].powers]
            return [words.power(speech.lang, "race", s.message, s.facts) for s in sentences]
        return []

    def end(self, view: Table, speech: Voice) -> End:
        g = _race(view)
        scores = g.scores()
        winners = g.winners()
        return End(
            winners=winners,
            scores=scores,
            rows=_rows(g, speech),
            tie_break=[int(tie_break(seat)) for seat in g.seats],
            words=self.verdict(winners, scores, speech),
            why=self.reason(view, speech),
        )


def _race(table: Table) -> Race:
    assert isinstance(table, Race)
    return table


def _pairable(g: Race, seat: int) -> list[int]:
    """Every action card that may be named as one of two, with the boost and without."""
    return [
        answer
        for answer in range(ids.ACTION, ids.SEARCH + 1)
        if is_action(answer) and (not with_boost(answer) or bar_boost(g, seat, answer) is None)
    ]


def _rows(g: Race, speech: Voice) -> list[EndRow]:
    """Points by source: printed, chips, prestige, goals, each card whose points vary."""
    seats = g.seats
    kind = final_kind(g)
    printed = [sum(int(g.cards[c].points) for c in seat.tableau) for seat in seats]
    rows = [
        EndRow(source="printed", words=speech.say("score-printed"), points=[*printed]),
        EndRow(
            source="chips",
            words=speech.say("score-chips"),
            points=[int(seat.chips) for seat in seats],
        ),
    ]
    if g.setup.has(BRINK_OF_WAR):
        prestige: list[int | None] = [int(seat.prestige) for seat in seats]
        rows.append(EndRow(source="prestige", words=speech.say("score-prestige"), points=prestige))
    if g.setup.goals:
        goals: list[int | None] = [int(goal_points(g, i, kind)) for i in range(len(seats))]
        rows.append(EndRow(source="goals", words=speech.say("score-goals"), points=goals))
    varying: dict[str, list[int | None]] = {}
    for i, seat in enumerate(seats):
        for c in seat.tableau:
            card = g.cards[c]
            if card.six:
                points = varying.setdefault(card.slug, [None] * len(seats))
                points[i] = int(six_points(g.cards, seat, card, kind))
    for slug, worth in varying.items():
        name = words.card_name(speech.lang, "race", slug)
        rows.append(EndRow(source=slug, words=name, points=worth))
    return rows


BOARD: Final = RaceBoard()
