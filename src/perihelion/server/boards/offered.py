"""Options of games as they are offered, with their words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from perihelion.server.wire_lobby import Choice, GameOption, Needs
from perihelion.words.voice import Voice

Value: TypeAlias = bool | int | str


def _by_value(speech: Voice, name: str, value: Value) -> tuple[str, str]:
    """What a value is called, and its sentence of help."""
    key = f"{speech.game}-{name}-{value}"
    return speech.say(key), speech.say(f"{key}-help")


@dataclass(frozen=True)
class Setting:
    """An option of a game: a switch, unless it has values to choose from; several of them where
    its default is a list. `players` are the numbers of players with which it goes. By value:
    `more_players` is how many more can play, `builds_on` which other values it needs.
    """

    name: str
    default: Value | list[str] | None = False
    values: Sequence[Value] = ()
    needs: Sequence[Needs] = ()
    players: list[int] | None = None
    more_players: Mapping[Value, int] = field(default_factory=dict)
    builds_on: Mapping[Value, list[Value]] = field(default_factory=dict)
    words: Callable[[Voice, str, Value], tuple[str, str]] = _by_value

    def offered(self, speech: Voice) -> GameOption:
        """The option with its words."""
        key = f"{speech.game}-option-{self.name.replace('_', '-')}"
        several = isinstance(self.default, list)
        return GameOption(
            option=self.name,
            kind="several" if several else "choice" if self.values else "switch",
            title=speech.say(key),
            help=speech.say(f"{key}-help"),
            choices=[self._choice(speech, value) for value in self.values],
            default=self.default,
            needs=[*self.needs],
            players=self.players,
        )

    def _choice(self, speech: Voice, value: Value) -> Choice:
        title, help = self.words(speech, self.name, value)
        more, needs = self.more_players.get(value, 0), self.builds_on.get(value, [])
        return Choice(value=value, title=title, help=help, more_players=more, needs=[*needs])

    def told(self, speech: Voice, options: Mapping[str, Any]) -> list[str]:
        """What was chosen, where it is not as usual."""
        chosen = options.get(self.name, self.default)
        if chosen in (self.default, None):
            return []
        if self.values:
            several = chosen if isinstance(chosen, list) else [chosen]
            return [self.words(speech, self.name, value)[0] for value in several]
        said = "without" if self.default else "option"
        return [speech.say(f"{speech.game}-{said}-{self.name.replace('_', '-')}")]
