"""Write the tables of answers in the documentation, from what the games declare.

`python tools/answer_tables.py` rewrites the table of each page; a test compares them, so they
cannot fall behind.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import perihelion
from perihelion.tabletop.answers import AnswerFamily, Answers

PAGES = Path(__file__).parents[1] / "docs" / "reference"

GAMES = ["race", "roll", "tiny", "beyond"]
"""The games that have such a page."""

HEAD = ["| ids | words | answer |", "| --- | --- | --- |"]


def table(answers: Answers) -> str:
    """The families in the order of their numbers; those that name nothing share a row with their
    neighbours.
    """
    rows: list[tuple[int, int, list[str], str]] = []
    for family in sorted(answers.families, key=lambda family: int(family.first)):
        first = int(family.first)
        last = family.members()[-1][0]
        ends = [f"`{answers.word(n)}`" for n in sorted({first, last})]
        if rows and not family.named and not rows[-1][3] and rows[-1][1] == first - 1:
            rows[-1] = (rows[-1][0], last, [*rows[-1][2], *ends], "")
        else:
            rows.append(
                (first, last, ends if not family.named else [" to ".join(ends)], says(family))
            )
    return "\n".join(HEAD + [row(*one) for one in rows]) + "\n"


def says(family: AnswerFamily) -> str:
    """What answers of a family mean and, where they name several things, how they are numbered."""
    return f"{family.about}: {family.formula()}" if len(family.named) > 1 else family.about


def row(first: int, last: int, words: list[str], about: str) -> str:
    """A row of a table."""
    ids = str(first) if first == last else f"{first} - {last}"
    return f"| {ids} | {', '.join(words)} | {about} |".replace("|  |", "| |")


def page(game: str) -> str:
    """The page of a game with its table as it should be."""
    answers = perihelion.new_game(game, 2, 1).answers()
    text = (PAGES / f"{game}-answers.md").read_text("utf-8")
    return re.sub(r"\| ids \|.*?\n\n", lambda _: table(answers) + "\n", text, count=1, flags=re.S)


if __name__ == "__main__":
    for game in GAMES:
        (PAGES / f"{game}-answers.md").write_text(page(game), "utf-8")
        sys.stdout.write(f"{game}-answers.md\n")
