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
from perihelion.cli.keeping import Keeper
from perihelion.cli.listing import explain_cards, list_cards, print_match
from perihelion.cli.orders import USAGE, order_classes
from perihelion.cli.records import Seating, Unreadable, race_at, read_record, seating_of
from perihelion.cli.replaying import Replay
from perihelion.cli.screen import Screen, make_console
from perihelion.cli.session import Session
from perihelion.cli.voice import Voice
from perihelion.cli.web import add_serve
from perihelion.race.state import Race
from perihelion.tabletop.refusal import Refused
from perihelion.words import LANGUAGES, default_language

UNREADABLE = 1

PLAYERS = 2
BOTS = "greedy"
GAMES = 100


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
        said = voice.say(f"option-{text or name}")
        if default is not None:
            said += f" {voice.say('option-default', value=str(default))}"
        metavar = voice.say(f"value-{value}") if value else None
        return typer.Option(f"--{name}", help=said, metavar=metavar, show_default=False)

    def argument(name: str) -> Any:
        return typer.Argument(
            help=voice.say(f"argument-{name}"),
            metavar=voice.say(f"value-{name}"),
            show_default=False,
        )

    def speaking(wanted: str) -> Voice:
        """The voice of this language, if it is one of ours."""
        if wanted not in LANGUAGES:
            fail(voice.say("unknown-language", lang=wanted, known=", ".join(LANGUAGES)))
        return Voice(wanted)

    in_language = option("lang", "lang", lang)
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
        lang: Annotated[str, in_language] = lang,
        show: Annotated[bool, show_version] = False,
    ) -> None:
        speaking(lang)

    @app.command(cls=command, help=voice.say("about-play"))
    def play(
        game: Annotated[str | None, argument("game")] = None,
        players: Annotated[int | None, option("players", "number", PLAYERS)] = None,
        seed: Annotated[int | None, option("seed", "number")] = None,
        lang: Annotated[str, in_language] = lang,
        bots: Annotated[str | None, option("bots", "bots", BOTS)] = None,
        seat: Annotated[int | None, option("seat", "number", 1)] = None,
        edition: Annotated[int | None, option("edition", "edition", 1)] = None,
        advanced: Annotated[bool, option("advanced")] = False,
        first_game: Annotated[bool, option("first-game")] = False,
        expansions: Annotated[str | None, option("expansions", "expansions")] = None,
        goals: Annotated[bool | None, option("goals/--no-goals", text="goals")] = None,
        takeovers: Annotated[
            bool | None, option("takeovers/--no-takeovers", text="takeovers")
        ] = None,
        scenario: Annotated[str | None, option("scenario", "scenario")] = None,
        save: Annotated[Path | None, option("save", "file")] = None,
        resume: Annotated[Path | None, option("resume", "file")] = None,
    ) -> None:
        voice = speaking(lang)
        known_edition(voice, edition)
        told: dict[str, object] = {
            "game": game,
            "players": players,
            "seed": seed,
            "edition": edition,
            "advanced": advanced or None,
            "first-game": first_game or None,
        }
        more = setup_options(expansions, goals, takeovers, scenario)
        kinds = [kind.strip() for kind in bots.split(",")] if bots is not None else None
        try:
            if resume is None:
                table = begin(told, more)
                sat = None
            else:
                record = read_record(resume, voice)
                table = race_at(record)
                sat = seating_of(record, len(table.order))
                fits(voice, resume, {**told, **more}, known_of(record, table))
        except Refused as refused:
            fail(voice.refusal(refused))
        except Unreadable as problem:
            fail(str(problem), UNREADABLE)
        count = len(table.order)
        if seat is not None and not 1 <= seat <= count:
            fail(voice.say("no-such-seat", seat=seat, players=count))
        known_bots(voice, table.game(), kinds or [])
        wanted = Seating(seat - 1 if seat else 0, around(kinds or [BOTS], count - 1))
        if sat is not None and resume is not None:
            asked = {"seat": seat, "bots": ",".join(wanted.bots) if kinds else None}
            fits(voice, resume, asked, {"seat": sat.seat + 1, "bots": ",".join(sat.bots)})
            known_bots(voice, table.game(), sat.bots)
        seating = sat or wanted
        me = seating.seat
        others = [i for i in range(count) if i != me]
        made = {
            i: make_bot(kind, table.game(), i) for i, kind in zip(others, seating.bots, strict=True)
        }
        screen = Screen(make_console(), voice, voice.names(count), me)
        keeper = Keeper(table, seating, screen, save, resume)
        raise typer.Exit(Session(table, me, made, screen, keeper).run())

    @app.command(cls=command, help=voice.say("about-replay"))
    def replay(
        file: Annotated[Path, argument("file")],
        seat: Annotated[int, option("seat", "number", 0, "viewer")] = 0,
        lang: Annotated[str, in_language] = lang,
    ) -> None:
        voice = speaking(lang)
        try:
            record = read_record(file, voice)
        except Unreadable as problem:
            fail(str(problem), UNREADABLE)
        count = len(race_at(record, 0).order)
        if not 0 <= seat <= count:
            fail(voice.say("no-such-seat", seat=seat, players=count))
        me = seat - 1 if seat else None
        screen = Screen(make_console(), voice, voice.names(count), me)
        raise typer.Exit(Replay(record, screen).run())

    @app.command(cls=command, help=voice.say("about-match"))
    def match(
        game: Annotated[str, argument("game")],
        bots: Annotated[list[str], argument("bots")],
        games: Annotated[int, option("games", "number", GAMES)] = GAMES,
        players: Annotated[int, option("players", "number", PLAYERS)] = PLAYERS,
        seed: Annotated[int, option("seed", "number", 1)] = 1,
        lang: Annotated[str, in_language] = lang,
        edition: Annotated[int, option("edition", "edition", 1)] = 1,
        advanced: Annotated[bool, option("advanced")] = False,
        expansions: Annotated[str | None, option("expansions", "expansions")] = None,
        goals: Annotated[bool | None, option("goals/--no-goals", text="goals")] = None,
        takeovers: Annotated[
            bool | None, option("takeovers/--no-takeovers", text="takeovers")
        ] = None,
        scenario: Annotated[str | None, option("scenario", "scenario")] = None,
    ) -> None:
        voice = speaking(lang)
        known_edition(voice, edition)
        if games < 1:
            fail(voice.say("no-games"))
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

    @app.command(cls=command, help=voice.say("about-cards"))
    def cards(
        name: Annotated[list[str] | None, argument("card")] = None,
        lang: Annotated[str, in_language] = lang,
        edition: Annotated[int, option("edition", "edition", 1)] = 1,
    ) -> None:
        voice = speaking(lang)
        known_edition(voice, edition)
        known = cards_of(edition)
        if not name:
            list_cards(make_console(), voice, known)
        elif not explain_cards(make_console(), voice, known, " ".join(name)):
            raise typer.Exit(UNREADABLE)

    add_serve(app, command, lang)
    return app


def fail(message: str, code: int = USAGE) -> NoReturn:
    """Say what is wrong and stop."""
    typer.echo(message, err=True)
    raise typer.Exit(code)


def begin(told: dict[str, object], more: dict[str, object]) -> Race:
    """A new game as the command line orders it, with `more` on the expansions; what it does not say
    is as usual.
    """
    game, players, seed = told["game"] or "race", told["players"], told["seed"]
    options: dict[str, object] = {
        "edition": told["edition"] or 1,
        "advanced": bool(told["advanced"]),
        "first_game": bool(told["first-game"]),
        **more,
    }
    table = perihelion.new_game(
        str(game),
        players if isinstance(players, int) else PLAYERS,
        seed if isinstance(seed, int) else fresh_seed(),
        options,
        log=True,
    )
    assert isinstance(table, Race)
    return table


def known_of(record: dict[str, object], table: Race) -> dict[str, object]:
    """What the file of a game settles; a game that began from a position has no deal of its own."""
    options = record.get("options")
    chosen = options if isinstance(options, dict) else {}
    return {
        "game": record.get("game"),
        "players": len(table.order),
        "seed": record.get("seed"),
        "edition": chosen.get("edition", 1),
        "advanced": chosen.get("advanced", False),
        "first-game": chosen.get("first_game", False),
        **{name: chosen.get(name) for name in ("expansions", "goals", "takeovers", "scenario")},
    }


def fits(voice: Voice, file: Path, told: dict[str, Any], known: dict[str, Any]) -> None:
    """Stop if the command line contradicts the file."""
    for name, value in told.items():
        if value is not None and value != known[name]:
            there = "—" if known[name] is None else known[name]
            there = voice.say("no") if there is False else there
            value = voice.say("yes") if value is True else value
            given = name if name == "game" else f"--{name}"
            fail(
                voice.say(
                    "contradiction", given=given, value=str(value), file=str(file), there=str(there)
                )
            )


def around(kinds: list[str], count: int) -> list[str]:
    """So many bots, taken from the list in turn."""
    return [kinds[k % len(kinds)] for k in range(count)]


def known_edition(voice: Voice, edition: int | None) -> None:
    """Stop if there is no such edition."""
    if edition not in (None, 1, 2):
        fail(voice.say("no-such-edition", edition=edition))


def known_bots(voice: Voice, game: str, names: list[str]) -> None:
    """Stop if one of these is no bot of this game."""
    known = bot_names(game)
    for name in names:
        if name not in known:
            fail(voice.say("unknown-bot", name=name, known=", ".join(known)))


def fresh_seed() -> int:
    """A seed nobody has chosen."""
    return secrets.randbelow(2**31)
