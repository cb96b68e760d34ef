"""Plants bugs, one at a time, and shows which test catches each. A law that catches none is no law.

.venv/bin/python tools/plant_bugs.py            all of them .venv/bin/python tools/plant_bugs.py
leak       those with "leak" in their name
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent

TESTS = ["tests/tabletop", "tests/race", "tests/laws", "tests/rulebook"]

BUGS: list[tuple[str, str, str, str]] = [
    (
        "copy shares the hands",
        "race/seat.py",
        "            self.hand[:],\n            self.tableau[:],",
        "            self.hand,\n            self.tableau[:],",
    ),
    (
        "copy shares the discards",
        "race/state.py",
        "            self.discard[:],\n            self.out[:],",
        "            self.discard,\n            self.out[:],",
    ),
    (
        "copy shares the given answers",
        "tabletop/table.py",
        "[picks[:] if picks else [] for picks in self.given]",
        "[picks for picks in self.given]",
    ),
    (
        "view leaks the deck",
        "race/layout.py",
        'Pile("deck", CARD, FROM_ALL, upside_down=True)',
        'Pile("deck", CARD, upside_down=True)',
    ),
    (
        "view leaks goods to their owner",
        "race/layout.py",
        'Pile("goods", CARD, FROM_ALL, ',
        'Pile("goods", CARD, FROM_OTHERS, ',
    ),
    (
        "view leaks sealed answers",
        "tabletop/table.py",
        "                if self.given[seat]:\n                    self.given[seat] = []\n"
        "                self.legal[seat] = None\n",
        "                self.legal[seat] = None\n",
    ),
    (
        "row leaks the hands of others",
        "envs/race.py",
        "        if k == 0:\n            rows.lying(place, seat.hand, self.in_hand)\n",
        "        rows.lying(place, seat.hand, self.in_hand + next_seat)\n        if k == 0:\n",
    ),
    (
        "row leaks dice behind a screen",
        "envs/roll.py",
        "die if k == 0 else die | ids.UNSEEN",
        "die",
    ),
    (
        "row leaks the mission of another",
        "envs/tiny.py",
        "seat.kept, k == 0 or finished,",
        "seat.kept, True,",
    ),
    (
        "guess forgets what is asked",
        "tabletop/table.py",
        "            if doubtful < 0:\n                return full",
        "            return full",
    ),
    (
        "view leaks the dice",
        "tabletop/table.py",
        "        self.dice = self.dice.blank()\n        self.log = None",
        "        self.log = None",
    ),
    (
        "events leak what others draw",
        "race/state.py",
        '            {"count": len(cards), "why": why},\n'
        '            {"cards": [self.name(c) for c in cards]},',
        '            {"count": len(cards), "why": why, "cards": [self.name(c) for c in cards]},\n'
        "            {},",
    ),
    (
        "phases in the wrong order",
        "race/phases/round.py",
        "    if chosen & BIT[ids.SETTLE_ACTION]:\n        phases.append(SETTLE)",
        "    if chosen & BIT[ids.SETTLE_ACTION]:\n        phases.insert(0, SETTLE)",
    ),
    (
        "a refusal changes the state",
        "tabletop/table.py",
        "        if sealed:\n            self.hold(who, before)\n"
        "        if reason is not None:\n"
        "            raise IllegalAnswer(reason.code, reason.facts)\n        if sealed:\n"
        "            self._take_back(who)\n        self.accept",
        "        if reason is not None:\n            self.revealed += 1\n"
        "            raise IllegalAnswer(reason.code, reason.facts)\n        if sealed:\n"
        "            self._take_back(who)\n        self.accept",
    ),
    (
        "sealed answers resolved in order of arrival",
        "race/phases/round.py",
        '        for k in g.order:\n            g.discard_hand(k, g.given[k], "hand-limit")',
        "        for k in sorted(g.order, key=lambda s: g.past is None or s != g.past.seat):\n"
        '            g.discard_hand(k, g.given[k], "hand-limit")',
    ),
    (
        "a card pays for itself",
        "race/phases/develop.py",
        "        have: i64 = len(seat.hand) - 1\n",
        "        have: i64 = len(seat.hand)\n",
    ),
    (
        "the card placed helps in its own phase",
        "race/seat.py",
        "            self.snapshot = self.tableau[:]",
        "            self.snapshot = self.tableau",
    ),
    (
        "a consumed good vanishes",
        "race/state.py",
        "        self.discard.append(seat.goods[k])\n        seat.goods[k] = ids.NO_CARD",
        "        seat.goods[k] = ids.NO_CARD",
    ),
    (
        "doubling doubles hand cards too",
        "race/phases/consume_powers.py",
        "        points = power.vp_per_card * len(cards)\n",
        "        points = power.vp_per_card * len(cards) * 2\n",
    ),
    (
        "the guess keeps the deck in catalogue order",
        "tabletop/layout.py",
        "            self.shuffle(full, family, unseen, luck)\n",
        "",
    ),
    (
        "undo forgets nothing",
        "tabletop/past.py",
        "        if here.revealed != revealed:\n"
        '            raise CannotUndo("ALREADY_REVEALED", {})\n',
        "",
    ),
    (
        "a forced seat may answer again",
        "tabletop/table.py",
        "            and self.answered & BIT[seat] != 0\n            and not self.lanes[seat]",
        "            and self.called & BIT[seat] != 0\n            and len(self.given[seat]) > 0\n"
        "            and not self.lanes[seat]",
    ),
    (
        "all are told that a seat has no choice",
        "tabletop/table.py",
        " if not e.private or e.known_to(seat)]",
        "]",
    ),
    (
        "undo tells that a seat has no choice",
        "tabletop/table.py",
        "            if self.given[k] and (self.asked | self.answered) & BIT[k]:",
        "            if self.given[k]:",
    ),
    (
        "a view can be played",
        "tabletop/table.py",
        "        if self.viewer != NO_VIEW:\n            raise IllegalAnswer",
        "        if self.viewer == 99:\n            raise IllegalAnswer",
    ),
    (
        "what was answered for a seat stays in the log",
        "tabletop/table.py",
        "            if log[k].seat == seat:\n                del log[k]\n",
        "",
    ),
    (
        "nobody looks where a position goes on",
        "race/checking.py",
        "    if words[max(count, 0) :] != plan or not (count or any(g.lanes)):",
        "    if not (count or any(g.lanes)):",
    ),
    (
        "nobody looks at what was said before a position",
        "tabletop/checking.py",
        "        if complete or pick not in step.options(g, i):\n"
        '            raise bad(f"given {i}")\n',
        "",
    ),
    (
        "the pool stops at nothing",
        "race/phases/consume_powers.py",
        "    g.pool -= points\n",
        "    g.pool = max(0, g.pool - points)\n",
    ),
]


def plant(name: str, file: str, good: str, bad: str) -> str:
    """Run the suite on a copy with this bug in it; the test that caught it, or an empty string."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
        path = source / "perihelion" / file
        text = path.read_text()
        if text.count(good) != 1:
            raise SystemExit(f"{name}: the place for this bug is gone from {file}, mend the list")
        path.write_text(text.replace(good, bad))
        run = subprocess.run(
            [sys.executable, "-m", "pytest", "-x", "-q", "-n", "2", "-p", "no:cacheprovider",
             *TESTS],
            cwd=ROOT, env={**os.environ, "PYTHONPATH": str(source)}, capture_output=True, text=True,
            check=False,
        )  # fmt: skip
    for line in run.stdout.splitlines():
        if line.startswith("FAILED"):
            return line.split("::", 1)[-1].split(" - ")[0]
    if run.returncode != 0:
        raise SystemExit(f"{name}: the tests did not run\n{run.stdout}{run.stderr}")
    return ""


def main() -> int:
    """Plant them all, or those whose name has the given words in it."""
    wanted = " ".join(sys.argv[1:])
    missed = 0
    for name, file, good, bad in BUGS:
        if wanted in name:
            caught = plant(name, file, good, bad)
            missed += not caught
            print(f"{'caught' if caught else 'MISSED':7} {name}: {caught or '-'}", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
