"""The commands of `perihelion`."""

# Typer reads annotations where they stand: they hold texts in the chosen language.

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

import perihelion
from perihelion.bots.match import run_match
from perihelion.bots.registry import bot_names, make_bot
from perihelion.cli.expansions import cards_of, setup_options
from perihelion.cli.listing import explain_cards, list_cards, print_match
from perihelion.cli.records import Unreadable, race_at, read_record
from perihelion.cli.replaying import Replay
from perihelion.cli.screen import Screen, make_console
from perihelion.cli.session import Session
from perihelion.cli.voice import Voice
from perihelion.race.state import Race
from perihelion.tabletop.refusal import Refused
from perihelion.words import LANGUAGES, default_language

USAGE = 2
UNREADABLE = 1


def language(arguments: Sequence[str]) -> str:
    """The language asked for on the command line, else that of the environment."""
    words = list(arguments)
    for k, word in enumerate(words):
        value = word.removeprefix("--lang=")
        if word == "--lang" and k + 1 < len(words):
            value = words[k + 1]
        if value != word and value in LANGUAGES:
            return value
    return default_language()


def make_app(lang: str) -> typer.Typer:
    """The program with its help in this language."""
    voice = Voice(lang)

    def option(name: str, text: str = "", **more: Any) -> Any:
        return typer.Option(f"--{name}", help=voice.say(f"option-{text or name}"), **more)

    def known_language(value: str) -> str:
        if value not in LANGUAGES:
            fail(voice.say("unknown-language", lang=value, known=", ".join(LANGUAGES)))
        return value

    in_language = option("lang", metavar="en|ru", callback=known_language)
    of_edition = option("edition", min=1, max=2)
    app = typer.Typer(
        name="perihelion",
        help=voice.say("about"),
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )

    def version(wanted: bool) -> None:
        if wanted:
            typer.echo(f"perihelion {perihelion.__version__}")
            raise typer.Exit

    @app.callback()
    def root(
        lang: Annotated[str, in_language] = lang,
        show: Annotated[bool, option("version", is_eager=True, callback=version)] = False,
    ) -> None:
        pass

    @app.command(help=voice.say("about-play"))
    def play(
        game: Annotated[str, typer.Argument(help=voice.say("argument-game"))] = "race",
        players: Annotated[int, option("players")] = 2,
        seed: Annotated[int | None, option("seed")] = None,
        lang: Annotated[str, in_language] = lang,
        bots: Annotated[str, option("bots")] = "greedy",
        seat: Annotated[int, option("seat")] = 1,
        edition: Annotated[int, of_edition] = 1,
        advanced: Annotated[bool, option("advanced")] = False,
        first_game: Annotated[bool, option("first-game")] = False,
        expansions: Annotated[str | None, option("expansions")] = None,
        goals: Annotated[bool | None, option("goals/--no-goals", "goals")] = None,
        takeovers: Annotated[bool | None, option("takeovers/--no-takeovers", "takeovers")] = None,
        scenario: Annotated[str | None, option("scenario")] = None,
        save: Annotated[Path | None, option("save", dir_okay=False)] = None,
        resume: Annotated[Path | None, option("resume", dir_okay=False)] = None,
    ) -> None:
        voice = Voice(lang)
        options: dict[str, object] = {
            "edition": edition,
            "advanced": advanced,
            "first_game": first_game,
            **setup_options(expansions, goals, takeovers, scenario),
        }
        try:
            if resume is None:
                number = fresh_seed() if seed is None else seed
                table = perihelion.new_game(game, players, number, options, log=True)
            else:
                table = race_at(read_record(resume, voice))
            count = len(table.order)
            if not 1 <= seat <= count:
                fail(voice.say("no-such-seat", seat=seat, players=count))
            kinds = known_bots(voice, table.game(), [kind.strip() for kind in bots.split(",")])
            others = [i for i in range(count) if i != seat - 1]
            made = {
                i: make_bot(kinds[k % len(kinds)], table.game(), i) for k, i in enumerate(others)
            }
        except Refused as refused:
            fail(voice.refusal(refused))
        except Unreadable as problem:
            fail(str(problem), UNREADABLE)
        assert isinstance(table, Race)
        me = seat - 1
        screen = Screen(make_console(), voice, voice.names(count, me), me)
        raise typer.Exit(Session(table, me, made, screen, save or resume).run())

    @app.command(help=voice.say("about-replay"))
    def replay(
        file: Annotated[Path, typer.Argument(help=voice.say("argument-file"))],
        seat: Annotated[int, option("seat", "viewer")] = 0,
        lang: Annotated[str, in_language] = lang,
    ) -> None:
        voice = Voice(lang)
        try:
            record = read_record(file, voice)
        except Unreadable as problem:
            fail(str(problem), UNREADABLE)
        count = len(race_at(record, 0).order)
        if not 0 <= seat <= count:
            fail(voice.say("no-such-seat", seat=seat, players=count))
        me = seat - 1 if seat else None
        screen = Screen(make_console(), voice, voice.names(count, me), me)
        raise typer.Exit(Replay(record, screen).run())

    @app.command(help=voice.say("about-match"))
    def match(
        game: Annotated[str, typer.Argument(help=voice.say("argument-game"))],
        bots: Annotated[list[str], typer.Argument(help=voice.say("argument-bots"))],
        games: Annotated[int, option("games", min=1)] = 100,
        players: Annotated[int, option("players")] = 2,
        seed: Annotated[int, option("seed")] = 1,
        lang: Annotated[str, in_language] = lang,
        edition: Annotated[int, of_edition] = 1,
        advanced: Annotated[bool, option("advanced")] = False,
        expansions: Annotated[str | None, option("expansions")] = None,
        goals: Annotated[bool | None, option("goals/--no-goals", "goals")] = None,
        takeovers: Annotated[bool | None, option("takeovers/--no-takeovers", "takeovers")] = None,
        scenario: Annotated[str | None, option("scenario")] = None,
    ) -> None:
        voice = Voice(lang)
        options: dict[str, object] = {
            "edition": edition,
            "advanced": advanced,
            **setup_options(expansions, goals, takeovers, scenario),
        }
        try:
            perihelion.game(game)
            known_bots(voice, game, bots)
            result = run_match(game, bots, games, players, seed, options)
        except Refused as refused:
            fail(voice.refusal(refused))
        except KeyboardInterrupt:
            raise typer.Exit(130) from None
        print_match(make_console(), voice, result)

    @app.command(help=voice.say("about-cards"))
    def cards(
        name: Annotated[list[str] | None, typer.Argument(help=voice.say("argument-card"))] = None,
        lang: Annotated[str, in_language] = lang,
        edition: Annotated[int, of_edition] = 1,
    ) -> None:
        voice = Voice(lang)
        known = cards_of(edition)
        if not name:
            list_cards(make_console(), voice, known)
        elif not explain_cards(make_console(), voice, known, " ".join(name)):
            raise typer.Exit(UNREADABLE)

    return app


def fail(message: str, code: int = USAGE) -> NoReturn:
    """Say what is wrong and stop."""
    typer.echo(message, err=True)
    raise typer.Exit(code)


def known_bots(voice: Voice, game: str, names: list[str]) -> list[str]:
    """The same names, if all of them are bots of this game."""
    known = bot_names(game)
    for name in names:
        if name not in known:
            fail(voice.say("unknown-bot", name=name, known=", ".join(known)))
    return names


def fresh_seed() -> int:
    """A seed nobody has chosen."""
    return secrets.randbelow(2**31)
