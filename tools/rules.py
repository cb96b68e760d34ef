"""Show, for each rule of the ledgers, the code that carries it and the tests that prove it.

The ledgers lie in `tests/ledger/`: `<ledger>.ids` has one rule id per line, `<ledger>.own` the ids
of rules that are ours and in no rulebook, `<ledger>.scenarios` one scenario per line (its id, then
its title). Code names the rules it carries in docstrings and comments, as in `[race.explore.draw,
race.explore.keep]`. Tests are marked with `@pytest.mark.rule("race.explore.draw")` and
`@pytest.mark.scenario("race-base/S001")`.

Fails if a rule or a scenario has no test, or if anything names one that does not exist. If the
ledgers themselves lie beside the checkout (`../shared/rules/<ledger>/`), a difference from them
fails too.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import sys
import tokenize
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LEDGERS = ROOT / "tests" / "ledger"
PACKAGE = ROOT / "src" / "perihelion"
ORIGINALS = ROOT.parent / "shared" / "rules"

ID = re.compile(r"[a-z]+(?:\.[a-z0-9]+(?:[-_][a-z0-9]+)*)+")
ID_LIST = re.compile(rf"\[\s*({ID.pattern}(?:\s*,\s*{ID.pattern})*)\s*,?\s*\]")

Uses = dict[str, list[str]]


@dataclass
class Ledger:
    """The ids of one ledger."""

    name: str
    rules: list[str]
    own: list[str]  # those of the rules that no rulebook has
    scenarios: dict[str, str]


@dataclass(eq=False)  # pytest keeps its plugins in sets
class Marks:
    """A pytest plugin that notes which test has which mark."""

    rules: Uses = field(default_factory=lambda: defaultdict(list))
    scenarios: Uses = field(default_factory=lambda: defaultdict(list))
    failures: list[str] = field(default_factory=list)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Remember what could not be collected."""
        if report.failed:
            self.failures.append(f"{report.nodeid}: {report.longreprtext}")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Read the marks of all tests; a parametrised test counts once."""
        for item in items:
            test = item.nodeid.partition("[")[0]
            for name, uses in (("rule", self.rules), ("scenario", self.scenarios)):
                for mark in item.iter_markers(name):
                    for mentioned in mark.args:
                        if test not in uses[str(mentioned)]:
                            uses[str(mentioned)].append(test)


def read_ledger(name: str) -> Ledger:
    """The ledger of that name from `tests/ledger/`."""
    rules = (LEDGERS / f"{name}.ids").read_text(encoding="utf-8").split()
    scenarios = {}
    path = LEDGERS / f"{name}.scenarios"
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            number, _, title = line.partition(" ")
            if number:
                scenarios[f"{name}/{number}"] = title
    path = LEDGERS / f"{name}.own"
    own = path.read_text(encoding="utf-8").split() if path.exists() else []
    return Ledger(name, rules + own, own, scenarios)


def differences(ledger: Ledger) -> list[str]:
    """How the ids here differ from the ledger beside the checkout, if it is there."""
    path = ORIGINALS / ledger.name / "ids.txt"
    if not path.exists():
        return []
    original = path.read_text(encoding="utf-8").split()
    return (
        [
            f"{ledger.name}: the ledger has {one}, tests/ledger has not"
            for one in original
            if one not in ledger.rules
        ]
        + [
            f"{ledger.name}: tests/ledger has {one}, the ledger has not"
            for one in ledger.rules
            if one not in original and one not in ledger.own
        ]
        + [
            f"{ledger.name}: {one} is called our own, and the ledger has it"
            for one in ledger.own
            if one in original
        ]
    )


def prose(source: str) -> list[tuple[int, str, str]]:
    """The docstrings, those of constants too, and comments of a module: line, what they belong to,
    text.
    """
    tree = ast.parse(source)
    spans: list[tuple[int, int, str]] = []
    found: list[tuple[int, str, str]] = []

    def walk(node: ast.AST, inside: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                name = f"{inside}.{child.name}" if inside else child.name
                spans.append((child.lineno, child.end_lineno or child.lineno, name))
                found.append((child.lineno, name, ast.get_docstring(child) or ""))
                walk(child, name)
            else:
                if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
                    found.append((child.lineno, inside, str(child.value.value)))
                walk(child, inside)

    walk(tree, "")
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            line = token.start[0]
            around = [span for span in spans if span[0] <= line <= span[1]]
            owner = max(around)[2] if around else ""
            found.append((line, owner, token.string))
    return found


def carriers(known: set[str]) -> tuple[Uses, list[str]]:
    """Which code names which rule, and the names that no ledger has."""
    uses: Uses = defaultdict(list)
    unknown: list[str] = []
    games = {one.partition(".")[0] for one in known}
    for path in sorted(PACKAGE.rglob("*.py")):
        for line, owner, text in prose(path.read_text(encoding="utf-8")):
            place = path.relative_to(PACKAGE).as_posix() + (f" {owner}" if owner else "")
            for mentioned in ID.findall(text):
                if mentioned in known and place not in uses[mentioned]:
                    uses[mentioned].append(place)
            for several in ID_LIST.findall(text):
                for one in ID.findall(several):
                    if one not in known and one.partition(".")[0] in games:
                        unknown.append(f"{path.relative_to(ROOT)}:{line} names {one}")
    for path in sorted(PACKAGE.glob("*/catalogue/*.py")):
        for one in card_rules(path, known):
            uses[one].append(path.relative_to(PACKAGE).as_posix())
    return uses, unknown


def card_rules(path: Path, known: set[str]) -> list[str]:
    """The rules of cards that a catalogue carries: `game.card.tech.slug` is the rule of the line
    `technology("slug", ...)`.
    """
    found: list[str] = []
    game = path.relative_to(PACKAGE).parts[0]
    cards = {one for one in known if one.startswith(f"{game}.card.")}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            maker = node.func.id if isinstance(node.func, ast.Name) else ""
            for one in cards:
                kind, _, slug = one.removeprefix(f"{game}.card.").partition(".")
                if slug == node.args[0].value and maker.startswith(kind):
                    found.append(one)
    return found


def first_of(places: list[str], width: int) -> str:
    """The first place and how many more there are, cut to a column's width."""
    if not places:
        return "-"
    more = f" +{len(places) - 1}" if len(places) > 1 else ""
    room = width - len(more)
    text = places[0] if len(places[0]) <= room else "…" + places[0][1 - room :]
    return text + more


def show(ledger: Ledger, code: Uses, marks: Marks) -> None:
    """Print the table of one ledger."""
    wide = max(len(one) for one in ledger.rules)
    print(f"\n{ledger.name}\n")
    print(f"{'rule':{wide}}  {'carried by':44}  proved by")
    print(f"{'-' * wide}  {'-' * 44}  {'-' * 60}")
    for one in ledger.rules:
        proof = first_of([test.removeprefix("tests/") for test in marks.rules.get(one, [])], 60)
        print(f"{one:{wide}}  {first_of(code.get(one, []), 44):44}  {proof}")
    if ledger.scenarios:
        print(
            f"\n{'scenario':{wide}}  {'title':44}  played by\n{'-' * wide}  {'-' * 44}  {'-' * 60}"
        )
    for one, title in ledger.scenarios.items():
        proof = first_of([test.removeprefix("tests/") for test in marks.scenarios.get(one, [])], 60)
        print(f"{one:{wide}}  {first_of([title], 44):44}  {proof}")


def problems(ledgers: list[Ledger], code: Uses, marks: Marks) -> list[str]:
    """What is missing or does not exist, and the sums of each ledger."""
    found: list[str] = []
    rules = {one for ledger in ledgers for one in ledger.rules}
    scenarios = {one for ledger in ledgers for one in ledger.scenarios}
    for ledger in ledgers:
        untested = [one for one in ledger.rules if one not in marks.rules]
        unplayed = [one for one in ledger.scenarios if one not in marks.scenarios]
        carried = sum(one in code for one in ledger.rules)
        print(
            f"{ledger.name}: {len(ledger.rules)} rules, {carried} named in the code, "
            f"{len(ledger.rules) - len(untested)} tested; {len(ledger.scenarios)} scenarios, "
            f"{len(ledger.scenarios) - len(unplayed)} played"
        )
        found += [f"no test for rule {one}" for one in untested]
        found += [f"no test for scenario {one}" for one in unplayed]
        found += differences(ledger)
    for kind, uses, known in (
        ("rule", marks.rules, rules),
        ("scenario", marks.scenarios, scenarios),
    ):
        for one in sorted(set(uses) - known):
            found.append(f"{uses[one][0]} is marked with the unknown {kind} {one}")
    return found


def main() -> int:
    """Print the tables; 0 if every rule and scenario has its test and every name exists."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("ledger", nargs="*", help="only these ledgers (default: all)")
    parser.add_argument("--brief", action="store_true", help="only sums and problems")
    wanted = parser.parse_args()

    names = sorted(path.stem for path in LEDGERS.glob("*.ids"))
    absent = [name for name in wanted.ledger if name not in names]
    if absent:
        print(f"no such ledger: {', '.join(absent)}; there are {', '.join(names)}")
        return 2
    ledgers = [read_ledger(name) for name in names]

    marks = Marks()
    quiet = ["--collect-only", "-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:cov"]
    status = pytest.main(
        [*quiet, "-p", "no:xdist", "--rootdir", str(ROOT), str(ROOT / "tests")], [marks]
    )
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) or marks.failures:
        print("the tests could not be collected", *marks.failures, sep="\n")
        return 2

    code, unknown = carriers({one for ledger in ledgers for one in ledger.rules})
    if not wanted.brief:
        for ledger in ledgers:
            if not wanted.ledger or ledger.name in wanted.ledger:
                show(ledger, code, marks)
        print()
    found = problems(ledgers, code, marks) + unknown
    print(*found, sep="\n", end="\n" if found else "")
    print(f"{len(found)} problems" if found else "every rule and every scenario has its test")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
