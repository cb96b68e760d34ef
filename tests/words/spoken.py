"""Everything that the rules can ask to have worded, read off their source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import perihelion
from perihelion.race.catalogue.prints import FIRST_EDITION, SECOND_EDITION
from perihelion.race.ids import ACTION_WORDS, CATEGORY_WORDS, PHASES
from perihelion.race.phases.windfall import _SOURCES
from perihelion.race.pieces.kinds import KIND_WORDS, PHASE_WORDS, SET_WORDS, WORDS
from perihelion.race.pieces.tiles import TILES
from perihelion.words.facts import key

SOURCE: Final = Path(perihelion.words.__file__).parents[1]

REFUSALS: Final = {"Refusal", "Refused", "IllegalAnswer", "BadSetup", "BadRecord", "CannotUndo"}

WHY_AT: Final = {
    "draw": 2,
    "put_good": 2,
    "discard_hand": 2,
    "discard_tableau": 2,
    "tell_cards": 3,
    "gain": 3,
    "spend": 3,
}
"""Where the reason stands among the arguments."""


@cache
def trees() -> list[ast.Module]:
    """The source of the kernel and of the rules."""
    paths = [SOURCE / "games.py"]
    for folder in ("tabletop", "race"):
        paths += sorted((SOURCE / folder).rglob("*.py"))
    return [ast.parse(path.read_text("utf-8")) for path in paths if "oracle" not in path.parts]


def constants(node: ast.expr) -> set[str]:
    """The strings that an expression may be: a constant, or one of two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return constants(node.body) | constants(node.orelse)
    return set()


def calls(tree: ast.AST) -> Iterator[tuple[str, list[ast.expr]]]:
    """Every call: the last part of the name of what is called, and the arguments."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Attribute):
                yield node.func.attr, node.args
            elif isinstance(node.func, ast.Name):
                yield node.func.id, node.args


def functions(tree: ast.AST, name: str) -> list[ast.FunctionDef]:
    return [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef) and n.name == name]


def assigned(tree: ast.AST, name: str) -> set[str]:
    """The strings that a variable of this name is set to."""
    out: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            if any(isinstance(t, ast.Name) and t.id == name for t in node.targets):
                out |= constants(node.value)
    return out


def first_arguments(names: set[str]) -> set[str]:
    """The strings with which any of these is called."""
    out: set[str] = set()
    for tree in trees():
        for name, args in calls(tree):
            if name in names and args:
                out |= constants(args[0])
    return out


def refusal_codes() -> set[str]:
    return first_arguments(REFUSALS) | {c for tree in trees() for c in assigned(tree, "code")}


def event_kinds() -> set[str]:
    """The kinds of events; those with a secret part twice, as everybody and as its owner knows it.

    Besides events about cards only those that are told to one seat alone tell of secrets.
    """
    of_cards = first_arguments({"tell_cards"})
    private = first_arguments({"confide"})
    plain = first_arguments({"tell"})
    return plain | of_cards | {f"{kind}-known" for kind in of_cards | private}


def reasons() -> set[str]:
    out: set[str] = set()
    for tree in trees():
        for name, args in calls(tree):
            at = WHY_AT.get(name, -1)
            if 0 <= at < len(args):
                out |= constants(args[at])
        for function in functions(tree, "spend"):
            out |= {s for default in function.args.defaults for s in constants(default)}
        for function in functions(tree, "facts"):
            for node in ast.walk(function):
                if isinstance(node, ast.Dict):
                    out |= _value_of(node, "why")
    return out


def sentences() -> set[str]:
    """The messages of powers and of the lines of 6-cost developments."""
    out: set[str] = set()
    for printed in [*FIRST_EDITION, *SECOND_EDITION]:
        out |= {power.sentence.message for power in printed.card.powers}
        out |= {line.sentence.message for line in printed.card.lines}
    return out


ANSWERED: Final = ("options", "most", "carry_out", "take", "finish")
"""Steps that ask have at least one of these verbs."""


def question_kinds() -> set[str]:
    """The kinds of questions: of every step that asks somebody."""
    out: set[str] = set()
    for tree in trees():
        for step in ast.walk(tree):
            if isinstance(step, ast.ClassDef) and any(functions(step, verb) for verb in ANSWERED):
                out |= _kinds(tree, step)
    return out


def _kinds(tree: ast.AST, step: ast.ClassDef) -> set[str]:
    for verb in ("kind", "word"):
        for function in functions(step, verb):
            said = {
                s for n in ast.walk(function) if isinstance(n, ast.Return) and n.value
                for s in constants(n.value)
            }  # fmt: skip
            if said:
                return said
    named = registered_as(tree, step)
    for name, args in calls(tree):  # or the step is given its name when it is made
        if name == step.name and args:
            named |= constants(args[0])
    return named


def registered_as(tree: ast.AST, step: ast.ClassDef) -> set[str]:
    """The names under which a game knows objects of this class."""
    out: set[str] = set()
    for called, args in calls(tree):
        if called == "know" and len(args) > 1:
            made = args[0]
            if isinstance(made, ast.Call) and ast.unparse(made.func) == step.name:
                out |= constants(args[1])
    return out


def option_kinds() -> set[str]:
    """The kinds of all answers there are, and those that price tags give them."""
    whole = {"expansions": [*SET_WORDS[1:4]]}
    answers = perihelion.new_game("race", 2, 1, whole).answers()
    out = {answers.kind(answer) for answer in [*answers.words, -1]}
    for tree in trees():
        for name in ("tag", "settle_tag"):
            for function in functions(tree, name):
                for node in ast.walk(function):
                    if isinstance(node, ast.Dict):
                        out |= _value_of(node, "kind")
    return out


def _value_of(node: ast.Dict, name: str) -> set[str]:
    out: set[str] = set()
    for k, value in zip(node.keys, node.values, strict=True):
        if k is not None and constants(k) == {name}:
            out |= constants(value)
    return out


def sources() -> set[str]:
    """What else than a card a good may come from."""
    return set(_SOURCES.values())


def methods() -> set[str]:
    """How a world was placed."""
    return {s for tree in trees() for s in assigned(tree, "method")}


@cache
def families() -> dict[str, set[str]]:
    """Every message that the rules can ask for, by family."""
    return {
        "refusal": refusal_codes(),
        "event": event_kinds(),
        "why": reasons(),
        "power": sentences() | {"score-once"},
        "question": question_kinds(),
        "option": option_kinds(),
        "source": sources(),
        "phase": {*PHASES, *PHASE_WORDS},
        "action": {*ACTION_WORDS, "search", "boosted"},
        "category": set(CATEGORY_WORDS),
        "goal": {tile.word for tile in TILES},
        "condition": {tile.word for tile in TILES},
        "method": methods(),
        "set": set(SET_WORDS),
        "good": set(KIND_WORDS),
        "word": set(WORDS.values()),
        "card": {printed.card.slug for printed in [*FIRST_EDITION, *SECOND_EDITION]}
        | {"face-down"},
    }


def messages() -> set[str]:
    """The same, as ids without the name of the game."""
    return {f"{family}-{key(word)}" for family, said in families().items() for word in said}
