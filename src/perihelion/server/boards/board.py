"""What each game shows: its picture, the options of a question, its faces, its end. A game without
a board of its own gets this one, which names what lies on the table, so that everything can be
played. All of it is made from the view of the seat, which holds no secrets.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from perihelion.server.boards.offered import Setting
from perihelion.server.boards.plain import draw, lay_out, sources
from perihelion.server.boards.shapes import End, EndRow
from perihelion.server.speech import problem
from perihelion.server.wire import Option, Question, RefusedOption, View
from perihelion.server.wire_lobby import AnyFace, GameOption
from perihelion.tabletop import question as kernel
from perihelion.tabletop.events import Event
from perihelion.tabletop.refusal import IllegalAnswer
from perihelion.tabletop.registry import game_of
from perihelion.tabletop.table import Table
from perihelion.words.voice import Voice

TOTAL: Final = "total"
"""The source of the sum."""


class Board:
    """A plain board, and what boards have in common."""

    name = "plain"

    SETTINGS: ClassVar[Sequence[Setting]] = ()
    """The options a game can begin with."""

    def settings(self, speech: Voice) -> list[GameOption]:
        """The same with their words."""
        return [one.offered(speech) for one in self.SETTINGS]

    def option_words(self, speech: Voice, options: dict[str, Any]) -> list[str]:
        """The options of a table that differ from the default, in a few words each."""
        return [said for one in self.SETTINGS for said in one.told(speech, options)]

    def faces(self, table: Table, speech: Voice) -> dict[str, AnyFace]:
        """What is printed on the cards of this game."""
        return {}

    def at_hand(self, face: AnyFace) -> bool:
        """Whether a face is needed for every picture, though none names it."""
        return False

    def round_after(self, table: Table, event: Event, round: int) -> int:
        """The round of an event, given the round of the previous one."""
        number = event.facts.get("round") if event.kind in ("round", "turn") else None
        return number if isinstance(number, int) else round

    def picture(
        self, view: Table, seat: int | None, question: Question | None, speech: Voice
    ) -> View:
        """The table as it lies before the viewer."""
        scene = game_of(view).scene(view, seat)
        if scene is not None:
            return draw(scene, speech)
        return lay_out(view, speech)

    def draft(self, view: Table, seat: int, picks: Sequence[int], speech: Voice) -> View:
        """The table as it would look to the seat after these picks; those that cannot follow one
        another are refused.
        """
        for pick in picks:
            if pick not in view.legal_for(seat):
                refusal = view.asking(seat).refusal(view, seat, pick)
                raise IllegalAnswer(refusal.code, refusal.facts)
            view.hold(seat, [*view.given[seat], pick])
        return self.picture(view, seat, None, speech)

    def question(
        self, view: Table, seat: int, number: int, final: list[int], speech: Voice
    ) -> Question | None:
        """What the seat is asked in its own view; `final` answers could not be taken back. Of
        several things sent together each is as final as the whole.
        """
        asked = view.question(seat)
        if asked is None:
            return None
        several = asked.several
        if several and final:
            final = [int(option.id) for option in asked.candidates]
        given = [int(option.id) for option in asked.given]
        return Question(
            number=number,
            seat=seat,
            kind=asked.kind,
            words=speech.question(asked),
            facts=asked.facts,
            options=[
                self.option(view, asked, one, int(one.id) in final, speech)
                for one in asked.candidates
            ],
            refused=[
                RefusedOption(
                    id=int(barred.option.id),
                    kind=str(barred.option.structure["kind"]),
                    words=speech.option(barred.option),
                    piece=self.piece(view, seat, barred.option),
                    target=self.target(view, seat, barred.option),
                    why=problem(speech, barred.refusal),
                )
                for barred in asked.refused
            ],
            several=several,
            given=given,
            least=max(int(asked.least) - len(given), 0) if several else int(asked.least),
            most=int(asked.most) - len(given) if several else int(asked.most),
            sealed=asked.sealed and int(view.asked).bit_count() > 1,
        )

    def sealed(self, view: Table, seat: int, speech: Voice) -> list[str] | None:
        """What the seat has answered in secret while others still think, in words, in
        its own view.
        """
        if not view.may_answer_again(seat):
            return None
        said = view.given[seat]
        view.hold(seat, [])  # so that costs are told as before the answer
        options = [view.option(seat, pick) for pick in said]
        view.hold(seat, said)
        return [speech.option(option) for option in options]

    def option(
        self, view: Table, asked: kernel.Question, option: kernel.Option, final: bool, speech: Voice
    ) -> Option:
        """One answer in words; its notes say what is printed on its card."""
        game = game_of(view)
        named = game.named(view, option)
        return Option(
            id=int(option.id),
            kind=str(option.structure["kind"]),
            words=speech.option(option) if named is None else speech.tell(named),
            piece=self.piece(view, int(asked.seat), option),
            target=self.target(view, int(asked.seat), option),
            facts={name: fact for name, fact in option.structure.items() if name != "kind"},
            notes=[speech.tell(line) for line in game.about(view, asked, option)],
            reveals=final,
        )

    def piece(self, view: Table, seat: int, option: kernel.Option) -> str | None:
        """The piece on the board that the option is about, by its name there."""
        return None

    def target(self, view: Table, seat: int, option: kernel.Option) -> str | None:
        """Where that piece would go: a place or another piece."""
        return None

    def end(self, view: Table, speech: Voice) -> End:
        """How the game has ended: where the points come from and their sum, and why it ended as it
        did, if that is not obvious.
        """
        scores = [int(points) for points in view.scores()]
        scene = game_of(view).scene(view, None)
        rows = [] if scene is None else sources(scene, speech)
        why = None if scene is None else scene.why
        return End(
            winners=view.winners(),
            scores=scores,
            rows=[*rows, EndRow(source=TOTAL, words=speech.say("score-total"), points=[*scores])],
            tie_break=None,
            others=[],
            words=_verdict(view.winners(), scores, speech),
            why=None if why is None else speech.tell(why),
        )


def _verdict(winners: list[int], scores: list[int], speech: Voice) -> str:
    """Who has won, in a sentence; nobody, if the game itself has."""
    if not winners:
        return speech.say("no-winners")
    names = speech.say("and").join(speech.players[seat] for seat in winners)
    return speech.say("winners", names=names, count=len(winners), points=scores[winners[0]])
