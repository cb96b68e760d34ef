"""Scenes in the notation of the ledger's scenarios.

`Scene("2p; A L2 e3; A1 orb jakks 1; dice move energy")` is a position. Questions with one legal
answer are put, so that a test can name something else; whoever is not spoken for declines.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

import perihelion
from perihelion import IllegalAnswer
from perihelion.tiny.ids import FACE_WORDS, STATE_WORDS
from perihelion.tiny.layout import ship_word
from perihelion.tiny.state import Tiny

PLANETS = ["jakks", "vici-ks156", "helios", "jorg", "nagato", "maia"]
ROW = {1: 4, 2: 4, 3: 5, 4: 6, 5: 6}
LETTERS = "ABCDE"
DECLINED = {"follow": "pass", "free-follow": "pass", "landing": "decline", "rogue-reroll": "let"}
"""What players answer who are not spoken for."""


Test = TypeVar("Test", bound=Callable[..., None])


def scenario(number: str, *rules: str) -> Callable[[Test], Test]:
    """Mark a test as the scenario of this number, which proves these rules."""

    def mark(test: Test) -> Test:
        proved: Test = pytest.mark.rule(*rules)(test)
        played: Test = pytest.mark.scenario(f"tiny/{number}")(proved)
        return played

    return mark


class Scene:
    """A position and what is done in it; seats are called A, B, ..., the rogue galaxy R."""

    def __init__(self, given: str, automatic: bool = False, **more: Any) -> None:
        data = read(given)
        options = {**data.pop("options", {}), **more.pop("options", {}), "automatic": automatic}
        table = perihelion.position("tiny", {**data, **more, "options": options})
        assert isinstance(table, Tiny)
        self.g = table
        self.g.listen()

    # -- doing ---------------------------------------------------------------

    def word(self, said: str) -> str:
        """The answer that is meant by the short form of the scenarios."""
        words = said.split()
        if len(words) == 3 and words[1] in ("surf", "orb"):
            kind = "land" if words[1] == "surf" else "enter-orbit"
            return f"{kind}:{self.ship(words[0])}:{words[2]}"
        if len(words) == 2 and words[1] == "home":
            ship = self.ship(words[0])
            return f"go-home:{ship}:{ship[0]}"
        if len(said) == 2 and said[0] in "ABCDER" and said[1].isdigit():
            return f"ship:{self.ship(said)}"
        if len(said) == 2 and said[0] == "d":
            return f"die:{int(said[1]) + self.before}"
        if len(said) == 2 and said[0] == "u":
            return f"die:{said[1]}"
        return said

    before = 0
    """How many dice were used before the scene begins."""

    def ship(self, word: str) -> str:
        seat = "b" if word[0] == "R" else word[0].lower()
        return seat + word[1]

    def seat(self) -> int:
        return int(self.g.next_seat())

    def say(self, said: str, seat: int | None = None) -> None:
        self.g.answer(self.seat() if seat is None else seat, self.word(said))

    def kind(self) -> str:
        return self.g.asking(self.seat()).kind()

    def settle(self, until: str = "turn") -> None:
        """Let everybody decline, and answer what has one answer, up to such a question."""
        while not self.g.over and self.kind() != until:
            options = self.g.options(self.seat())
            if len(options) == 1:
                self.g.answer(self.seat(), options[0])
            elif self.kind() in DECLINED:
                self.say(DECLINED[self.kind()])
            else:
                return

    def act(self, die: str, *choices: str) -> None:
        """Activate a die and make these choices."""
        self.settle()
        self.say(die)
        self.choose(*choices)

    def choose(self, *choices: str) -> None:
        for choice in choices:
            while "+" in choice and " " in choice:
                first, _, choice = choice.partition(" ")
                self.say(first)
            self.say(choice)
        self.forced()

    def forced(self) -> None:
        """Answer what has one answer."""
        while not self.g.over and self.kind() not in ("turn", *DECLINED):
            options = self.g.options(self.seat())
            asked = self.g.question(self.seat())
            if len(options) > 1 or asked is None or asked.most > 1:
                return
            self.g.answer(self.seat(), options[0])

    def follow(self, who: str, *choices: str) -> None:
        """Let the others decline until `who` is asked, and let them follow."""
        while LETTERS[self.seat()] != who:
            self.say(DECLINED[self.kind()])
        assert self.kind() in ("follow", "free-follow")
        self.say("follow")
        self.choose(*choices)

    def end(self) -> None:
        self.settle()
        self.say("end-turn")
        self.settle()

    def reroll(self, *dice: str) -> None:
        self.settle()
        self.say("reroll")
        self.g.answer_all(self.seat(), [self.word(die) for die in dice])

    def convert(self, one: str, two: str, third: str, face: str) -> None:
        self.settle()
        self.say("convert")
        self.g.answer_all(self.seat(), [self.word(one), self.word(two)])
        self.say(f"{self.word(third).replace('die', 'turned')}:{face}")

    # -- refusals ------------------------------------------------------------

    def refuses(self, code: str, *said: str, seat: int | None = None) -> None:
        """The last of these answers is refused, and all is as if none had been given."""
        self.settle(self.kind() if seat is not None else "turn" if said[0][0] in "du" else "-")
        before, given = self.g.pack(), 0
        asked = self.seat()
        for k, word in enumerate(said):
            middle = self.g.pack()
            found = self.refusal(word, seat)
            if found is None:
                given += 1
                continue
            if found != code and k + 1 < len(said):  # nothing at all can be done with it
                found = self.refusal(said[k + 1], seat)
            assert found == code
            assert self.g.pack() == middle
            break
        else:
            pytest.fail(f"{said} was accepted")
        for _ in range(given):
            self.g.undo(asked)
        assert self.g.pack() == before

    def refusal(self, word: str, seat: int | None) -> str | None:
        """The code with which an answer is refused; None where it is accepted."""
        try:
            self.g.answer(self.seat() if seat is None else seat, self.word(word))
        except IllegalAnswer as refused:
            return refused.code
        return None

    def refuses_set(self, code: str, *dice: str, opened: str = "reroll") -> None:
        """A set of dice is refused, and all is as it was."""
        self.settle()
        before = self.g.pack()
        self.say(opened)
        with pytest.raises(IllegalAnswer) as refused:
            self.g.answer_all(self.seat(), [self.word(die) for die in dice])
        assert refused.value.code == code
        self.g.undo(self.seat())
        assert self.g.pack() == before

    # -- looking -------------------------------------------------------------

    def __getitem__(self, who: str) -> Any:
        return self.g.seats[1 if who == "R" else LETTERS.index(who)]

    def where(self, ship: str) -> str:
        seat, k = self[ship[0]], int(ship[1]) - 1
        return ship_word(self.g.box.names, seat.where[k], seat.spot[k])

    def stock(self, who: str) -> tuple[int, int]:
        """Energy and culture."""
        return int(self[who].energy), int(self[who].culture)

    def owns(self, who: str) -> list[str]:
        return [self.g.name(p) for p in self[who].colonies]

    def row(self) -> list[str]:
        return [self.g.name(p) if p >= 0 else "-" for p in self.g.row]

    def score(self, who: str) -> int:
        from perihelion.tiny.scoring import open_score

        return int(open_score(self.g, 1 if who == "R" else LETTERS.index(who)))

    def dice(self) -> list[str]:
        return [FACE_WORDS[face] for face in self.g.faces]

    def states(self) -> list[str]:
        return [STATE_WORDS[state] for state in self.g.states]

    def told(self, kind: str, seat: int | None = None) -> list[dict[str, object]]:
        """Events of a kind."""
        return [
            e.plain() for e in self.g.events()
            if e.kind == kind and (seat is None or e.seat == seat)
        ]  # fmt: skip

    def skipped(self, who: str) -> list[object]:
        """The reasons for which somebody was not asked."""
        return [e["why"] for e in self.told("skipped", LETTERS.index(who))]

    def asked(self, who: str) -> int:
        """How often somebody was asked whether they follow."""
        seat = LETTERS.index(who)
        return len(self.told("followed", seat)) + len(self.told("declined", seat))


def read(given: str) -> dict[str, Any]:
    """The position that a Given line describes."""
    data: dict[str, Any] = {"seats": []}
    who: dict[str, dict[str, Any]] = {}
    for part in given.split(";"):
        words = part.split()
        if words[0] == "solo":
            data["rogue"] = {"name": words[1]}
            who.update(A={}, R=data["rogue"])
        elif words[0][0].isdigit():
            who.update({letter: {} for letter in LETTERS[: int(words[0][0])]})
        elif words[0] in ("row", "dice", "used"):
            data[words[0]] = words[1:]
        elif words[0] == "deck":
            data["deck_top"] = words[1:]
        elif words[0] in ("rolls", "rdice"):
            data["rolls"] = words[1:]
        elif words[0] == "active":
            data["active"] = LETTERS.index(words[1])
        else:
            _about_seat(who[words[0][0]], words)
    data["seats"] = [seat for letter, seat in who.items() if letter != "R"]
    owned = {p for seat in who.values() for p in seat.get("colonies", [])}
    players = len(data["seats"])
    data.setdefault("row", [p for p in PLANETS if p not in owned][: ROW[players]])
    return data


def _about_seat(seat: dict[str, Any], words: list[str]) -> None:
    if len(words[0]) == 2:
        place = {"surf": "surface", "orb": "orbit", "home": "home"}[words[1]]
        ships = seat.setdefault("ships", [])
        while len(ships) < int(words[0][1]):
            ships.append("home")
        ships[int(words[0][1]) - 1] = " ".join([place, *words[2:]])
    elif len(words) > 1 and words[1] == "owns":
        seat["colonies"] = words[2:]
    elif len(words) > 1 and words[1] == "mission":
        seat["mission"] = words[2]
    else:
        for word in words[1:]:
            name = {"L": "level", "e": "energy", "c": "culture"}[word[0]]
            seat[name] = int(word[1:])


def rogue_turn(given: str, left: int, maxima: bool = False, **more: Any) -> Scene:
    """The rogue's turn with so many dice to roll, up to the player's first decision."""
    return Scene(given, at="rogue", left=left, maxima=maxima, **more)
