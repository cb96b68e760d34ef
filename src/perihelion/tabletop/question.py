"""A question to a player: what is asked, what may be answered, what may not and why."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from perihelion.tabletop.refusal import Refusal

Speak = Callable[[str, str, str, dict[str, object]], str]
"""(language, game, message, facts) -> a sentence."""

Tell = Callable[[object, int | None, str], str]
"""(the view of a table, whose it is, language) -> all of it in plain text."""

_speakers: list[Speak] = []
_tellers: list[Tell] = []


def speak_with(speaker: Speak, teller: Tell) -> None:
    """Let `speaker` word questions and `teller` whole tables; the kernel itself knows no words."""
    _speakers.clear()
    _speakers.append(speaker)
    _tellers.clear()
    _tellers.append(teller)


def tell(view: object, viewer: int | None, lang: str) -> str:
    """A view in plain text; empty if there is no teller."""
    return _tellers[0](view, viewer, lang) if _tellers else ""


def _say(lang: str, game: str, message: str, facts: dict[str, object]) -> str:
    return _speakers[0](lang, game, message, facts) if _speakers else message


class Option:
    """One answer that may be given: its id, its word and what it stands for."""

    def __init__(self, game: str, id: i64, word: str, structure: dict[str, object]) -> None:
        self.game = game
        self.id: i64 = id
        self.word = word  # as `Table.answer` takes it and records have it
        self.structure = structure

    def words(self, lang: str = "en") -> str:
        return _say(lang, self.game, f"option-{self.structure['kind']}", self.structure)

    def plain(self) -> dict[str, object]:
        return {"id": int(self.id), "word": self.word, **self.structure}

    def __repr__(self) -> str:
        return f"<Option {self.word}: {self.words()}>"


class BarredOption:
    """One answer that may not be given now, and the reason."""

    def __init__(self, option: Option, refusal: Refusal) -> None:
        self.option = option
        self.refusal = refusal

    def words(self, lang: str = "en") -> str:
        """The reason, in words."""
        code = self.refusal.code.lower().replace("_", "-")
        return _say(lang, self.option.game, f"refusal-{code}", self.refusal.facts)


class Question:
    """What a seat is asked. `least` to `most` answers make it complete; `given` has those already
    in.

    `options` are those that may be given next. Where `several` things are asked for, `candidates`
    are all that may still be among them, in whatever order they are named; else the same options.
    """

    def __init__(
        self,
        game: str,
        kind: str,
        seat: i64,
        facts: dict[str, object],
        options: list[Option],
        candidates: list[Option],
        refused: list[BarredOption],
        given: list[Option],
        least: i64,
        most: i64,
        several: bool,
        sealed: bool,
    ) -> None:
        self.game = game
        self.kind = kind
        self.seat: i64 = seat
        self.facts = facts
        self.options = options
        self.candidates = candidates
        self.refused = refused
        self.given = given
        self.least: i64 = least
        self.most: i64 = most
        self.several = several
        self.sealed = sealed

    def offered(self) -> list[Option]:
        """Everything that may be named now or later, and last the answer that ends the set, if
        there is one.
        """
        named = [option.id for option in self.candidates]
        return self.candidates + [option for option in self.options if option.id not in named]

    def words(self, lang: str = "en") -> str:
        """The question in one sentence."""
        return _say(lang, self.game, f"question-{self.kind}", self.facts)

    def __repr__(self) -> str:
        return f"<Question to seat {int(self.seat)}: {self.words()}>"

    def plain(self) -> dict[str, object]:
        """As plain data, for a browser or a program in another language."""
        return {
            "kind": self.kind,
            "seat": int(self.seat),
            "facts": self.facts,
            "options": [option.plain() for option in self.options],
            "candidates": [option.plain() for option in self.candidates],
            "refused": [
                {**b.option.plain(), "code": b.refusal.code, "because": b.refusal.facts}
                for b in self.refused
            ],
            "given": [option.plain() for option in self.given],
            "least": int(self.least),
            "most": int(self.most),
            "several": self.several,
            "sealed": self.sealed,
        }
