"""Everything said to one reader: about one game, in one language, by one program.

The terminal, the server and the arena each have messages of their own, in `cli*.ftl`, `server.ftl`
and `arena.ftl`; all describe what lies on the table in the same words, from `boards.ftl` and the
file of the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from perihelion import words
from perihelion.tabletop.events import Event
from perihelion.tabletop.question import Option, Question
from perihelion.tabletop.refusal import Refusal, Refused
from perihelion.tabletop.scene import Name, Player, Said, Saying, Scene, Several, Token
from perihelion.words.bundles import exists
from perihelion.words.facts import key, name_of, player_name

ANY_GAME: Final = "table"
"""Used instead of a game for what is common to all of them."""

TERMINAL: Final = "cli"
SERVER: Final = "server"
BOARDS: Final = "boards"
SPOKEN: Final = "spoken"
ARENA: Final = "arena"
"""Who speaks: the ids of their messages begin with these words. `boards` is for what every screen
says about a table. What is read aloud has fuller words.
"""

_SAME_KEYS: Final = str.maketrans("фгйдрысниетц", "auqlhscybtnw")
"""The letters that lie on the same keys in the Russian layout."""

_YES: Final = {"y", "yes", "д", "да"}
_NO: Final = {"", "n", "no", "н", "нет"}


@lru_cache(maxsize=6_000)
def _said(lang: str, game: str, message: str, facts: bytes, names: tuple[str, ...]) -> str:
    """Cached: the same sentences come again and again, and filling one in takes time."""
    told = msgspec.json.decode(facts)
    if message == "option":
        return words.option(lang, game, told, names)
    if message.startswith("question-"):
        return words.question(lang, game, message.removeprefix("question-"), told, names)
    return words.say(lang, game, message, told)


@lru_cache(maxsize=20_000)
def _told(lang: str, game: str, kind: str, seat: int, facts: bytes, names: tuple[str, ...]) -> str:
    """Cached: an event is told to everybody at the table, and to some more than once."""
    return words.event(lang, game, kind, seat, msgspec.json.decode(facts), names)


@lru_cache(maxsize=6_000)
def _speaker(lang: str, speakers: tuple[str, ...], message: str) -> str | None:
    """The first speaker that has this message."""
    return next((one for one in speakers if exists(lang, f"{one}-{message}")), None)


_named = lru_cache(maxsize=6_000)(name_of)
"""Cached like sentences: the same names come again and again."""


def _plain(facts: Mapping[str, object]) -> bytes:
    return msgspec.json.encode(facts, enc_hook=str)


class Voice:
    """Speaks about one game in one language, calling the players by these names."""

    def __init__(
        self, lang: str, game: str = ANY_GAME, names: Sequence[str] = (), program: str = TERMINAL
    ) -> None:
        self.lang = lang
        self.game = game
        self.players = tuple(names)
        self.program = program

    # -- messages --------------------------------------------------------

    def say(self, message: str, /, **facts: object) -> str:
        """A message of the program itself: as it words it for this game, else for any game, else as
        every screen does.
        """
        own = f"{self.program}-{self.game}"
        return self._spoken((own, self.program, f"{BOARDS}-{self.game}", BOARDS), message, facts)

    def of_game(self, message: str, facts: Mapping[str, object] | None = None) -> str:
        """A message of the game."""
        return _said(self.lang, self.game, message, _plain(facts or {}), ())

    def common(self, message: str, /, **facts: object) -> str:
        """A sentence about what lies on the table of any game."""
        return _said(self.lang, BOARDS, message, _plain(facts), ())

    def _spoken(self, speakers: tuple[str, ...], message: str, facts: Mapping[str, object]) -> str:
        """The message of the first speaker who has it."""
        speaker = _speaker(self.lang, speakers, message) or self.program
        return _said(self.lang, speaker, message, _plain(facts), ())

    # -- scenes ----------------------------------------------------------

    def tell(self, saying: Saying) -> str:
        """Something of a scene in words. The program may have a shorter word of its own for this
        game; otherwise all say the same.
        """
        if isinstance(saying, Said):
            told = {name: self._fact(value) for name, value in saying.facts.items()}
            return self._spoken(self._of_scenes(), saying.message, told)
        if isinstance(saying, Name):
            return _named(self.lang, self.game, saying.family, saying.word)
        if isinstance(saying, Several):
            word = saying.between.isalpha()
            between = self.tell(Said(saying.between)) if word else saying.between
            return between.join(part for part in map(self.tell, saying.parts) if part)
        name = player_name(self.lang, self.players, saying.seat)
        if isinstance(saying, Player):
            return name
        facts = {"name": name, "letter": self.letter(saying.seat), "number": saying.number}
        return self.tell(Said("token", facts))

    def knows(self, message: str) -> bool:
        """Whether there are words for this of a scene."""
        return _speaker(self.lang, self._of_scenes(), message) is not None

    def _of_scenes(self) -> tuple[str, ...]:
        """Who speaks of scenes, the first of them who can."""
        own, all_ = f"{self.program}-{self.game}", f"{BOARDS}-{self.game}"
        return own, all_, self.program, BOARDS, self.game

    def _fact(self, value: object) -> object:
        if isinstance(value, Said | Several | Name | Player | Token):
            return self.tell(value)
        if isinstance(value, list) and value and isinstance(value[0], Said | Name | Player | Token):
            return self.tell(Several(value))
        return value

    def told(self, data: object) -> Any:
        """Typed data of a game as plain data, with everything sayable put into words."""
        if data is None or isinstance(data, str | int):
            return data
        if isinstance(data, list):
            return [self.told(one) for one in data]
        if isinstance(data, Saying):
            return self.tell(data)
        if isinstance(data, Mapping):
            return {name: self.told(value) for name, value in data.items()}
        fields = getattr(data, "__dataclass_fields__", ())  # a piece of the game has none
        return {name: self.told(getattr(data, name)) for name in fields}

    def letter(self, seat: int) -> str:
        """A player in one letter; by number, if two names begin alike."""
        first = [name[:1] for name in self.players]
        distinct = len(set(first)) == len(first)
        return first[seat] if distinct and seat < len(first) else str(seat + 1)

    def before(self, scene: Scene | None) -> Voice:
        """The same voice, which can also name those at the table who are not players."""
        if scene is None or not scene.others or len(self.players) > len(scene.seats):
            return self
        names = [*self.players, *[self.tell(name) for name in scene.others]]
        return Voice(self.lang, self.game, names, self.program)

    # -- what the rules speak of -----------------------------------------

    def card(self, slug: str) -> str:
        return words.card_name(self.lang, self.game, slug)

    def thing(self, word: str) -> str:
        """What a word of a position is called, if it is the word of a card: `old-earth.2`."""
        slug = word.split(".")[0]
        known = exists(self.lang, f"{self.game}-card-{slug}")
        return self.card(slug) if known else word

    def power(self, message: str, facts: Mapping[str, object]) -> str:
        return self.of_game(f"power-{message}", facts)

    def question(self, question: Question) -> str:
        facts = _plain(question.facts)
        return _said(self.lang, self.game, f"question-{question.kind}", facts, self.players)

    def option(self, option: Option) -> str:
        return _said(self.lang, self.game, "option", _plain(option.structure), self.players)

    def refusal(self, refusal: Refusal | Refused) -> str:
        """Why not, in the program's words if it has any, else in the game's."""
        message = f"refusal-{key(refusal.code)}"
        own = exists(self.lang, f"{self.program}-{message}")
        speaker = self.program if own else self.game
        return _said(self.lang, speaker, message, _plain(refusal.facts), ())

    def event(self, event: Event, names: Sequence[str] | None = None) -> str:
        """What happened; `names` replaces the players' names."""
        players = self.players if names is None else tuple(names)
        facts = _plain(event.facts)
        return _told(self.lang, self.game, event.kind, int(event.seat), facts, players)

    # -- readers ---------------------------------------------------------

    def command(self, line: str) -> str:
        """The letter of a command, even when typed with the Russian layout still on."""
        return line.lower().translate(_SAME_KEYS) if len(line) == 1 else line.lower()

    def agrees(self, line: str) -> bool:
        """Whether the line says yes, in either language."""
        return line.lower() in _YES

    def declines(self, line: str) -> bool:
        """Whether the line says no, in either language, or nothing at all."""
        return line.lower() in _NO

    def decimal(self, number: float) -> str:
        """A number with one digit after the point, or after the comma."""
        return f"{number:.1f}".replace(".", self.say("decimal-point"))

    def number(self, number: float) -> str:
        """A number with as many digits as it has."""
        return f"{number:g}".replace(".", self.say("decimal-point"))

    def percent(self, share: float) -> str:
        """A share in per cent."""
        return self.say("percent", number=self.decimal(100 * share))

    def whole_percent(self, share: float) -> str:
        """A share in whole per cent."""
        return self.say("percent", number=f"{100 * share:.0f}")

    def names(self, players: int) -> list[str]:
        """What the players are called: every seat has its name, whoever sits there."""
        self.players = tuple(self.say(f"name-{seat + 1}") for seat in range(players))
        return list(self.players)
