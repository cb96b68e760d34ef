"""With which options a game of Race for the Galaxy can be begun, in words."""

from __future__ import annotations

from typing import Any, Final

from perihelion import words
from perihelion.race.pieces.kinds import SET_WORDS
from perihelion.server.boards.offered import game_option
from perihelion.server.wire_lobby import Choice, GameOption, Needs
from perihelion.words.voice import Voice

_SWITCHES: Final[dict[str, tuple[bool, list[Needs], list[int] | None]]] = {
    "goals": (True, [Needs(option="expansions", one_of=["gathering-storm"])], None),
    "takeovers": (False, [Needs(option="expansions", one_of=["rebel-vs-imperium"])], None),
    "advanced": (False, [], [2]),
    "first_game": (False, [], [2, 3, 4, 5]),
}
"""Switches: whether they are on by default, what they need, with how many players they go."""

_MORE_PLAYERS: Final = {"gathering-storm": 1, "rebel-vs-imperium": 1}

_NEEDS: Final = {"brink-of-war": ["gathering-storm", "rebel-vs-imperium"]}
"""Expansions that build on others."""


def race_settings(speech: Voice) -> list[GameOption]:
    """The options with a sentence of help each."""
    editions = [
        Choice(
            value=edition,
            title=speech.say(f"race-edition-{edition}"),
            help=speech.say(f"race-edition-{edition}-help"),
            more_players=0,
        )
        for edition in (1, 2)
    ]
    sets = [
        Choice(
            value=name,
            title=words.set_name(speech.lang, "race", name),
            help=speech.say(f"race-set-{name}-help"),
            more_players=_MORE_PLAYERS.get(name, 0),
            needs=[*_NEEDS.get(name, [])],
        )
        for name in SET_WORDS[1:]
    ]
    return [
        game_option(speech, "race", "expansions", "several", sets, [], [], None),
        *[
            game_option(speech, "race", name, "switch", [], default, needs, players)
            for name, (default, needs, players) in _SWITCHES.items()
        ],
        game_option(speech, "race", "edition", "choice", editions, 1, [], None),
        game_option(
            speech,
            "race",
            "scenario",
            "choice",
            [
                Choice(
                    value="rebel-vs-imperium",
                    title=speech.say("race-scenario-rebel-vs-imperium"),
                    help=speech.say("race-scenario-rebel-vs-imperium-help"),
                    more_players=0,
                )
            ],
            None,
            [Needs(option="expansions", one_of=["rebel-vs-imperium"])],
            [2],
        ),
    ]


def race_option_words(speech: Voice, options: dict[str, Any]) -> list[str]:
    """The expansions by their names, and the options that are not as usual."""
    out = [words.set_name(speech.lang, "race", str(name)) for name in options.get("expansions", [])]
    for name, (default, _, _) in _SWITCHES.items():
        if name in options and options[name] != default:
            key = name.replace("_", "-")
            out.append(speech.say(f"race-option-{key}" if not default else f"race-without-{key}"))
    if options.get("edition", 1) != 1:
        out.append(speech.say(f"race-edition-{options['edition']}"))
    if options.get("scenario"):
        out.append(speech.say("race-scenario-rebel-vs-imperium"))
    return out
