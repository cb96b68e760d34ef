"""The commands of `perihelion`."""

# Typer evaluates annotations in place: they hold texts in the chosen language.

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

import perihelion
from perihelion.arena.contest import DUELS
from perihelion.bots.registry import USUAL, make_bot
from perihelion.cli.boards.board import WrongOrder
from perihelion.cli.boards.registry import board_of
from perihelion.cli.contests import GAMES, Wanted, run_arena
from perihelion.cli.contests import SEED as CONTEST_SEED
from perihelion.cli.figures import run_stats
from perihelion.cli.keeping import Keeper
from perihelion.cli.ordered import FLAGS, GAME, PLAYERS, Order, begin, go_on, seat_all
from perihelion.cli.orders import USAGE, order_classes
from perihelion.cli.records import Unreadable, game_of, read_record, table_at
from perihelion.cli.replaying import Replay
from perihelion.cli.screen import Screen, make_console
from perihelion.cli.serving import add_server
from perihelion.cli.session import INTERRUPTED, Session
from perihelion.cli.spoken import SpokenScreen
from perihelion.cli.verifying import checked_record
from perihelion.tabletop.refusal import Refused
from perihelion.words import LANGUAGES, default_language
from perihelion.words.voice import Voice

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
    program, command = order_classes(voice)

    def option(name: str, value: str = "", default: object = None, text: str = "") -> Any:
        """An option; `value` names what is typed after it."""
        said = voice.say(f"option-{text or name}", known=", ".join(perihelion.GAMES))
        if default is not None:
            said += f" {voice.say('option-default', value=str(default))}"
        metavar = voice.say(f"value-{value}") if value else None
        return typer.Option(f"--{name}", help=said, metavar=metavar, show_default=False)

    def argument(name: str) -> Any:
        return typer.Argument(
            help=voice.say(f"argument-{name}", known=", ".join(perihelion.GAMES)),
            metavar=voice.say(f"value-{name}"),
            show_default=False,
        )

    def speaking(wanted: str) -> Voice:
        """A voice of this language, if it is one of ours."""
        if wanted not in LANGUAGES:
            fail(voice.say("unknown-language", lang=wanted, known=", ".join(LANGUAGES)))
        return Voice(wanted)

    in_language = option("lang", "lang", lang)
    in_edition = option("edition", "edition", 1)
    in_advanced, as_first_game = option("advanced"), option("first-game")
    with_expansions = option("expansions", "expansions")
    with_goals = option("goals/--no-goals", text="goals")
    with_takeovers = option("takeovers/--no-takeovers", text="takeovers")
    in_scenario = option("scenario", "scenario")
    against = option("solo", "solo")
    with_settings = option("option", "option")
    in_words = option("spoken")
    app = typer.Typer(
        name="perihelion",
        cls=program,
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

    show_version = typer.Option(
        "--version", help=voice.say("option-version"), is_eager=True, callback=version
    )

    @app.callback()
    def root(
        lang: Annotated[str, in_language] = lang, show: Annotated[bool, show_version] = False
    ) -> None:
        speaking(lang)

    @app.command(cls=command, help=voice.say("about-play"))
    def play(
        context: typer.Context,
        game: Annotated[str | None, argument("game")] = None,
        players: Annotated[int | None, option("players", "number", PLAYERS)] = None,
        seed: Annotated[int | None, option("seed", "number")] = None,
        lang: Annotated[str, in_language] = lang,
        bots: Annotated[str | None, option("bots", "bots", USUAL)] = None,
        seat: Annotated[int | None, option("seat", "number", 1)] = None,
        edition: Annotated[int | None, in_edition] = None,
        advanced: Annotated[bool | None, in_advanced] = None,
        first_game: Annotated[bool | None, as_first_game] = None,
        expansions: Annotated[str | None, with_expansions] = None,
        goals: Annotated[bool | None, with_goals] = None,
        takeovers: Annotated[bool | None, with_takeovers] = None,
        scenario: Annotated[str | None, in_scenario] = None,
        rogue: Annotated[str | None, against] = None,
        others: Annotated[list[str] | None, with_settings] = None,
        save: Annotated[Path | None, option("save", "file")] = None,
        resume: Annotated[Path | None, option("resume", "file")] = None,
        spoken: Annotated[bool, in_words] = False,
    ) -> None:
        order = Order(game, players, seed, flags_of(context), others or [])
        voice = Voice(speaking(lang).lang, game or GAME)
        with refusals(voice):
            if resume is None:
                table, sat = begin(voice, order), None
            else:
                table, sat = go_on(voice, resume, order)
            voice = Voice(voice.lang, table.game())
            seating = seat_all(voice, table, resume, sat, seat, bots)
        count = len(table.order)
        others_at = [i for i in range(count) if i != seating.seat]
        made = {
            i: make_bot(kind, table.game(), i)
            for i, kind in zip(others_at, seating.bots, strict=True)
        }
        board = board_of(table.game())(voice, voice.names(count), seating.seat)
        screen = (SpokenScreen if spoken else Screen)(make_console(), board)
        keeper = Keeper(table, seating, screen, save, resume)
        raise typer.Exit(Session(table, seating.seat, made, screen, keeper).run())

    @app.command(cls=command, help=voice.say("about-replay"))
    def replay(
        file: Annotated[Path, argument("file")],
        seat: Annotated[int, option("seat", "number", 0, "viewer")] = 0,
        lang: Annotated[str, in_language] = lang,
        spoken: Annotated[bool, in_words] = False,
    ) -> None:
        voice = speaking(lang)
        with refusals(voice):
            record = read_record(file, voice)
        voice = Voice(lang, game_of(record))
        count = len(table_at(record, 0).order)
        if not 0 <= seat <= count:
            fail(voice.say("no-such-seat", seat=seat, players=count))
        board = board_of(voice.game)(voice, voice.names(count), seat - 1 if seat else None)
        screen = (SpokenScreen if spoken else Screen)(make_console(), board)
        raise typer.Exit(Replay(record, screen).run())

    @app.command(cls=command, help=voice.say("about-verify"))
    def verify(
        file: Annotated[Path, argument("file")], lang: Annotated[str, in_language] = lang
    ) -> None:
        voice = speaking(lang)
        with refusals(voice):
            lines, code = checked_record(file, voice)
        for line in lines:
            typer.echo(line)
        raise typer.Exit(code)

    @app.command(cls=command, help=voice.say("about-arena"))
    def arena(
        context: typer.Context,
        game: Annotated[str | None, argument("game")] = None,
        bots: Annotated[str | None, option("bots", "bots", text="contestants")] = None,
        programs: Annotated[list[str] | None, option("program", "program")] = None,
        games: Annotated[int | None, option("games", "number", GAMES)] = None,
        players: Annotated[int | None, option("players", "number", PLAYERS)] = None,
        tables: Annotated[str | None, option("tables", "tables", DUELS)] = None,
        seed: Annotated[int | None, option("seed", "number", CONTEST_SEED, "deals")] = None,
        jobs: Annotated[int | None, option("jobs", "number")] = None,
        out: Annotated[Path | None, option("out", "folder")] = None,
        resume: Annotated[Path | None, option("resume", "folder", text="go-on")] = None,
        ray: Annotated[str | None, option("ray", "address")] = None,
        lang: Annotated[str, in_language] = lang,
        edition: Annotated[int | None, in_edition] = None,
        advanced: Annotated[bool | None, in_advanced] = None,
        first_game: Annotated[bool | None, as_first_game] = None,
        expansions: Annotated[str | None, with_expansions] = None,
        goals: Annotated[bool | None, with_goals] = None,
        takeovers: Annotated[bool | None, with_takeovers] = None,
        scenario: Annotated[str | None, in_scenario] = None,
        rogue: Annotated[str | None, against] = None,
        others: Annotated[list[str] | None, with_settings] = None,
    ) -> None:
        voice = Voice(speaking(lang).lang, game or GAME)
        order = Order(game, players, seed, flags_of(context), others or [])
        wanted = Wanted(order, bots, games, tables, programs or [])
        with refusals(voice):
            code = run_arena(make_console(), voice, wanted, out, resume, jobs, ray)
        raise typer.Exit(code)

    @app.command(cls=command, help=voice.say("about-stats"))
    def stats(
        place: Annotated[Path, argument("games")],
        out: Annotated[Path | None, option("out", "folder", text="stats-out")] = None,
        bots: Annotated[str | None, option("bots", "bots", text="seats")] = None,
        parquet: Annotated[bool, option("parquet")] = False,
        lang: Annotated[str, in_language] = lang,
    ) -> None:
        voice = speaking(lang)
        only = [] if bots is None else [name.strip() for name in bots.split(",")]
        with refusals(voice):
            run_stats(make_console(), voice, place, out, only, parquet)

    @app.command(cls=command, help=voice.say("about-cards"))
    def cards(
        name: Annotated[list[str] | None, argument("card")] = None,
        game: Annotated[str, option("game", "game", GAME)] = GAME,
        lang: Annotated[str, in_language] = lang,
        edition: Annotated[int | None, in_edition] = None,
        others: Annotated[list[str] | None, with_settings] = None,
    ) -> None:
        voice = Voice(speaking(lang).lang, game)
        wanted = " ".join(name or [])
        order = Order(game, None, 1, {"edition": edition}, others or [])
        with refusals(voice):
            begin(voice, order)  # or it is refused
            found = board_of(game).catalogue(voice, wanted, order.settings(voice))
        if not found:
            none = voice.say("no-such-thing", name=wanted) if wanted else voice.say("no-list")
            fail(none, UNREADABLE)
        console = make_console()
        for part in found:
            console.print(part, markup=False)

    add_server(app, command, lang, in_language, speaking)
    return app


def flags_of(context: typer.Context) -> dict[str, object]:
    """The options of games that have a flag of their own, as they were given."""
    return {name: context.params.get(name) for name in FLAGS}


def fail(message: str, code: int = USAGE) -> NoReturn:
    """Say what is wrong and stop."""
    typer.echo(message, err=True)
    raise typer.Exit(code)


@contextmanager
def refusals(voice: Voice) -> Iterator[None]:
    """Put anything refused within into words, and stop the program."""
    try:
        yield
    except Refused as refused:
        fail(voice.refusal(refused))
    except WrongOrder as refused:
        fail(str(refused))
    except Unreadable as problem:
        fail(str(problem), UNREADABLE)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
