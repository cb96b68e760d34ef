"""The command line in the chosen language: usage, headings and errors of the option parser.

The parser has no translations, so everything it would say is said here.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from perihelion.words.voice import Voice

USAGE: Final = 2

_WRONG_USAGE: Final[type[Exception]] = typer.BadParameter.__bases__[0]
"""What the parser raises for any wrong usage; the class has no public name."""


def order_classes(voice: Voice) -> tuple[type[TyperGroup], type[TyperCommand]]:
    """The program and its commands, speaking with this voice."""

    class Command(TyperCommand):
        def format_usage(self, ctx: Any, formatter: Any) -> None:
            _write_usage(voice, self, ctx, formatter)

        def format_options(self, ctx: Any, formatter: Any) -> None:
            _write_options(voice, self, ctx, formatter)

        def get_help_option(self, ctx: Any) -> Any:
            return _in_words(voice, super().get_help_option(ctx))

    class Program(TyperGroup):
        def format_usage(self, ctx: Any, formatter: Any) -> None:
            _write_usage(voice, self, ctx, formatter)

        def format_options(self, ctx: Any, formatter: Any) -> None:
            _write_options(voice, self, ctx, formatter)
            rows = [(name, command.help or "") for name, command in self.commands.items()]
            with formatter.section(voice.say("usage-commands")):
                formatter.write_dl(rows)

        def get_help_option(self, ctx: Any) -> Any:
            return _in_words(voice, super().get_help_option(ctx))

        def resolve_command(self, ctx: Any, args: list[str]) -> Any:
            if args[0] not in self.commands and not args[0].startswith("-"):
                known = ", ".join(self.commands)
                typer.echo(voice.say("no-such-command", name=args[0], known=known), err=True)
                raise typer.Exit(USAGE)
            return super().resolve_command(ctx, args)

        def main(
            self,
            args: Sequence[str] | None = None,
            prog_name: str | None = None,
            complete_var: str | None = None,
            standalone_mode: bool = True,
            windows_expand_args: bool = True,
            **more: Any,
        ) -> Any:
            try:
                code = super().main(
                    args, prog_name, complete_var, False, windows_expand_args, **more
                )
            except typer.Abort:
                code = 1
            except _WRONG_USAGE as error:
                code = USAGE
                typer.echo(_problem(voice, error), err=True)
            if standalone_mode:
                sys.exit(code if isinstance(code, int) else 0)
            return code

    return Program, Command


def _write_usage(voice: Voice, command: Any, ctx: Any, formatter: Any) -> None:
    pieces = [voice.say("usage-options")]
    for param in command.params:
        pieces += param.get_usage_pieces(ctx)
    if isinstance(command, TyperGroup):
        pieces.append(voice.say("usage-command"))
    formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=f"{voice.say('usage')} ")


def _write_options(voice: Voice, command: Any, ctx: Any, formatter: Any) -> None:
    params = command.get_params(ctx)
    arguments = [(p.metavar, p.help) for p in params if p.param_type_name == "argument"]
    options = [p.get_help_record(ctx) for p in params if p.param_type_name == "option"]
    for heading, rows in (("usage-arguments", arguments), ("usage-choices", options)):
        if rows:
            with formatter.section(voice.say(heading)):
                formatter.write_dl(rows)


def _in_words(voice: Voice, option: Any) -> Any:
    if option is not None:
        option.help = voice.say("option-help")
    return option


def _problem(voice: Voice, error: Any) -> str:
    """What is wrong with a command, and where to find help."""
    ctx = getattr(error, "ctx", None)
    command = ctx.command_path if ctx is not None else "perihelion"
    kind = type(error).__name__
    if kind == "NoArgsIsHelpError":
        return str(error.format_message())
    if kind == "NoSuchOption":
        said = voice.say("no-such-option", name=error.option_name)
    elif kind == "BadOptionUsage":
        said = voice.say("bad-option-usage", name=error.option_name)
    elif kind == "MissingParameter":
        said = voice.say("missing-argument", name=_name_of(error))
    elif kind == "BadParameter":
        said = voice.say("not-a-number", name=_name_of(error))
    elif ctx is not None and isinstance(ctx.command, TyperGroup):
        return str(ctx.get_help())  # no command was given
    else:
        said = voice.say("wrong-usage")
    return f"{said}\n{voice.say('see-help', command=f'{command} --help')}"


def _name_of(error: Any) -> str:
    """The option or argument that an error is about, as it is typed."""
    param = error.param
    if param is None:
        return "?"
    return str(param.opts[0] if param.param_type_name == "option" else param.metavar or param.name)
