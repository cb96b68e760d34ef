"""The parts of a game's observations as a page of the documentation."""

from __future__ import annotations

from perihelion.envs.observing import Part, observer
from perihelion.words import say

HEAD = [
    "| part | first | shape | from | to | seen by |",
    "| --- | ---: | --- | ---: | ---: | --- |",
]


def listing(game: str) -> str:
    """The page: every part of a row, what places mean, and the questions by number."""
    watch = observer(game)
    title = say("en", "boards", f"game-{game}", {})
    lines = [
        f"# Observations of {title}",
        "",
        f"A row has {watch.width:,} numbers and a mask {watch.answers:,}.",
        "[What the parts mean](observations.md) is told for all games together.",
        "",
        "## Parts",
        "",
        *HEAD,
        *(row(part) for part in watch.parts),
        "",
    ]
    for family, places in watch.places.items():
        lines += [f"## Places of `{family}.place`", "", *numbered(places, 1), ""]
    lines += ["## Questions", "", *numbered(watch.questions, 0), ""]
    return "\n".join(lines)


def row(part: Part) -> str:
    """A row of the table."""
    shape = " x ".join(str(length) for length in part.shape) or "1"
    bounds = f"{part.lowest} | {part.highest}"
    return f"| `{part.name}` | {part.first} | {shape} | {bounds} | {part.seen_by} |"


def numbered(words: list[str], first: int) -> list[str]:
    """Words with their numbers; those of the seats after the first go on likewise."""
    own = [word for word in words if not word.startswith("seat ") or word.startswith("seat 0 ")]
    lines = ["| number | |", "| ---: | --- |"]
    lines += [f"| {words.index(word) + first} | `{word}` |" for word in own]
    rest = len(words) - len(own)
    if rest:
        each = sum(word.startswith("seat 0 ") for word in words)
        lines += ["", f"The places of each further seat have numbers larger by {each}."]
    return lines
