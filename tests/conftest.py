"""Which tests are run in which half, and which of them coverage is measured over.

`make test` runs the tests on the source and on its compiled copy. What is compiled, the rules and
all that plays by them, is tested in both; long games, marked `slow`, only on the compiled copy.
What lies above is the same Python in both, and tested on the source alone: it is marked `once`
here. On the compiled copy its slow tests are run, which play whole games on every screen and over
sockets, and those that lean on the rules the most.

Measuring coverage makes all Python several times slower, also the Python that is not measured. So
only the tests that are there to show what the rules do are watched.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Generator
from pathlib import Path

import pytest

from watching import unwatched

TESTS = Path(__file__).parent

# Processes that tests start know the fifth game, too, as if it were installed.
os.environ["PYTHONPATH"] = os.pathsep.join(
    [*filter(None, [os.environ.get("PYTHONPATH")]), str(TESTS / "plugin")]
)

# A shell that runs the tests in its background has Ctrl-C ignored, also by what tests start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

ONCE = {"arena", "cli", "server", "words"}
LEAN_ON_THE_RULES = {
    "arena/test_anchor.py",  # bots that must play as ever
    "cli/test_documents.py",  # the library as it is shown to its users
    "cli/test_verify.py",  # records, read and replayed
    "server/test_chronicle.py",  # games told from their logs, forwards and backwards
    "server/test_flow.py",  # a whole game through sockets
}
WATCHED = {"beyond", "race", "roll", "rulebook", "tabletop", "tiny", "words"}
SCENES = {  # what is shown of a game, what an answer brings, what a program that learns looks at
    "cli/test_beyond.py",
    "cli/test_expansions.py",
    "cli/test_roll.py",
    "cli/test_tiny.py",
    "laws/test_layouts.py",
    "laws/test_observations.py",
}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is run on the source alone."""
    for item in items:
        file = item.path.relative_to(TESTS)
        if file.parts[0] not in ONCE or file.as_posix() in LEAN_ON_THE_RULES:
            continue
        if item.get_closest_marker("slow") is None:
            item.add_marker(pytest.mark.once)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Look away from tests of anything but the rules and what is shown of them."""
    file = item.path.relative_to(TESTS)
    if file.parts[0] in WATCHED or file.as_posix() in SCENES:
        return (yield)
    with unwatched():
        return (yield)
