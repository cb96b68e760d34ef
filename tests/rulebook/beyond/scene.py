"""Scenes in the notation of the ledger's scenarios.

`Scene("F4", active="Anna", Anna={"ore": 3, "ships": ["sol:1"]})` is a position of the fixture F4 in
which it is Anna's turn; what is not said is as the scenarios want it: a faction has exactly what is
stated, and all is played on the first reconstruction, whatever the catalogue says today. Answers
are named by their words (`basic.research-1.2`, `II-B`, `move:sol:1:A1`, `ship:A2:3`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

import perihelion
from perihelion import IllegalAnswer
from perihelion.beyond.ids import DISC_WORDS, LEVELS, PLACE_WORDS, SLOT_WORDS
from perihelion.beyond.scoring import score_parts
from perihelion.beyond.state import Beyond
from watching import unwatched

FIRST = tomllib.loads((Path(__file__).parent / "first_reconstruction.toml").read_text("utf-8"))
"""The first reconstruction, as corrections of the catalogue."""

FACTIONS = {
    "Boris": "united-nations",
    "Irina": "nishida-ostergaard",
    "Anna": "faction-three",
    "Dmitry": "faction-four",
}
SEATS = {
    "F4": FACTIONS,
    "F3": {name: FACTIONS[name] for name in ("Anna", "Boris", "Irina")},
    "F2": {"Anna": "united-nations", "Boris": "nishida-ostergaard"},
}
SLOTS = {
    "I-1": "narrow-beam-lasers",
    "I-2": "terraforming",
    "I-3": "advanced-genetics",
    "I-4": "advanced-robotics",
}
SYSTEMS = {"A1": "barnards-star", "A2": "sirius", "B1": "kapteyns-star", "B2": "tau-ceti"}
ACHIEVEMENTS = ["empire", "transcendence", "full-automation", "specialisation"]

Test = TypeVar("Test", bound=Callable[..., None])


def scenario(number: str, *rules: str) -> Callable[[Test], Test]:
    """Mark a test as the scenario of this number, which proves these rules."""

    def mark(test: Test) -> Test:
        proved: Test = pytest.mark.rule(*(f"beyond.{rule}" for rule in rules))(test)
        played: Test = pytest.mark.scenario(f"beyond/{number}")(proved)
        return played

    return mark


def rule(*rules: str) -> pytest.MarkDecorator:
    """Mark a test with the rules that it proves, without the name of the game."""
    return pytest.mark.rule(*(f"beyond.{one}" for one in rules))


class Scene:
    """A position and what is done in it; seats go by the names of the players."""

    def __init__(
        self,
        fixture: str = "F4",
        active: str | None = None,
        automatic: bool = True,
        options: dict[str, object] | None = None,
        does: tuple[str, str] | None = None,
        **given: Any,
    ) -> None:
        self.names = list(SEATS[fixture])
        seats = [
            {"faction": faction, **given.pop(name, {})} for name, faction in SEATS[fixture].items()
        ]
        data: dict[str, Any] = {
            "options": {"catalogue": FIRST, "automatic": automatic, **(options or {})},
            "seats": seats,
            "slots": {**SLOTS, **given.pop("slots", {})},
            "systems": {**SYSTEMS, **given.pop("systems", {})},
            "achievements": ACHIEVEMENTS,
            **given,
        }
        if active is not None:
            data["active"] = self.seat(active)
        if does is not None:
            data["does"] = [self.seat(does[0]), does[1]]
        with unwatched():
            table = perihelion.position("beyond", data)
        assert isinstance(table, Beyond)
        self.g = table
        self.g.listen()

    def seat(self, name: str) -> int:
        return self.names.index(name)

    # -- doing ---------------------------------------------------------------

    def say(self, *words: str, who: str | None = None) -> None:
        """Whoever is asked, or somebody by name, gives these answers one after the other."""
        for word in words:
            seat = self.g.next_seat() if who is None else self.seat(who)
            self.g.answer(seat, word)

    def refuses(self, code: str, word: str, who: str | None = None) -> None:
        """The answer is refused with this code, and nothing has changed."""
        before = self.g.pack()
        seat = self.g.next_seat() if who is None else self.seat(who)
        with pytest.raises(IllegalAnswer) as refused:
            self.g.answer(seat, word)
        assert refused.value.code == code
        assert self.g.pack() == before

    def end_turn(self, *answers: str) -> None:
        """The rest of the turn: growth, and what can be claimed, or these answers instead."""
        active, turn = self.g.marks.active, self.g.round()
        for word in answers:
            self.say(word)
        while not self.g.over and (self.g.marks.active, self.g.round()) == (active, turn):
            asked = self.kind()
            self.say({"production": "growth", "ability": "pass"}.get(asked) or self.words()[0])

    # -- looking -------------------------------------------------------------

    def asked(self) -> str:
        """Who is asked."""
        return self.names[self.g.next_seat()]

    def kind(self) -> str:
        """What is asked."""
        return self.g.asking(self.g.next_seat()).kind()

    def words(self) -> list[str]:
        """The answers that may be given."""
        return [self.g.answer_word(option) for option in self.g.options(self.g.next_seat())]

    def grey(self) -> dict[str, str]:
        """What cannot be chosen and is shown all the same, with the codes of the reasons."""
        question = self.g.question(self.g.next_seat())
        assert question is not None
        return {self.g.answer_word(b.option.id): b.refusal.code for b in question.refused}

    def fact(self, name: str) -> object:
        """What the question speaks of."""
        asked = self.g.question(self.g.next_seat())
        assert asked is not None
        return asked.facts[name]

    def tag(self, word: str) -> dict[str, object]:
        """What hangs on an option."""
        asked = self.g.question(self.g.next_seat())
        assert asked is not None
        meant = self.g.answer_named(word)
        return next(o.structure for o in asked.options if o.id == meant)

    def __getitem__(self, name: str) -> Any:
        return self.g.seats[self.seat(name)]

    def supply(self, name: str) -> str:
        """The columns as the scenarios write them: `A4 B4 C5 D4`."""
        return " ".join(f"{c}{n}" for c, n in zip("ABCD", self[name].supply, strict=True))

    def ships(self, name: str) -> list[str]:
        """Every ship as place and level."""
        return [
            f"{PLACE_WORDS[k // LEVELS]}:{k % LEVELS + 1}"
            for k, n in enumerate(self[name].ships)
            for _ in range(n)
        ]

    def holder(self, place: str) -> tuple[str, str] | None:
        """Who controls a place, and the kind of disc there."""
        k = PLACE_WORDS.index(place)
        who = self.g.holder[k]
        return None if who < 0 else (self.names[who], DISC_WORDS[self.g.outpost[k]])

    def researched(self, name: str) -> list[str]:
        """The slots with somebody's cube."""
        return [word for k, word in enumerate(SLOT_WORDS) if self[name].researched >> k & 1]

    def card(self, slot: str) -> str:
        """The technology on a slot."""
        t = self.g.cards[SLOT_WORDS.index(slot)]
        return "-" if t < 0 else self.g.box.techs[t].slug

    def system(self, place: str) -> str:
        """The system in a place."""
        s = self.g.systems[PLACE_WORDS.index(place)]
        return "-" if s < 0 else self.g.box.systems[s].slug

    def colonies(self, name: str) -> list[str]:
        return [self.g.box.systems[s].slug for s in self[name].colonies]

    def deck(self, d: int) -> list[str]:
        """A deck from its top: 0 to 2 technologies of levels II to IIII, 3 and 4 systems."""
        pieces: list[Any] = list(self.g.box.techs if d < 3 else self.g.box.systems)
        return [pieces[c].slug for c in reversed(self.g.decks[d])]

    def pawn(self, name: str) -> str:
        space = self[name].pawn
        return "-" if space < 0 else self.g.answer_word(space)

    def points(self, name: str) -> list[int]:
        """The eleven points of the score."""
        return [int(n) for n in score_parts(self.g, self.seat(name))]

    def told(self, kind: str) -> list[dict[str, object]]:
        """Events of a kind."""
        return [e.plain() for e in self.g.events() if e.kind == kind]
