"""Words and tables that the boards of all games have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final, Generic, TypeAlias, TypeVar

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from perihelion.cli.layout import DIM, STRONG, Picture, bullets
from perihelion.tabletop.question import BarredOption, Option, Question
from perihelion.tabletop.registry import game_of
from perihelion.tabletop.scene import Saying
from perihelion.tabletop.table import Table
from perihelion.words.voice import Voice

G = TypeVar("G", bound=Table)
S = TypeVar("S")

FEW: Final = 8
"""How many things at most are explained for one name."""

Known: TypeAlias = tuple[Sequence[str], Callable[[], RenderableType]]
"""What something is called, and how it is explained."""

Column: TypeAlias = Mapping[str, Any]
"""How a column of a list differs from the default, as `rich` options."""

USUAL: Final[Column] = {}
WIDE: Final[Column] = {"no_wrap": False, "ratio": 1}
RIGHT: Final[Column] = {"justify": "right"}

List: TypeAlias = tuple[str, Mapping[str, Column], Iterable[Iterable[RenderableType]]]
"""A title, the columns by name, and the lines."""


class Offer:
    """One line that a player can point at: an option with its number."""

    def __init__(self, number: int, option: Option) -> None:
        self.number = number
        self.option = option
        self.id = int(option.id)


class BaseDrawing(Generic[G, S]):
    """A view and what is seen in it, to be put into the words and signs of the terminal for `me`,
    or for a spectator.
    """

    def __init__(self, g: G, seen: S, voice: Voice, names: Sequence[str], me: int | None) -> None:
        self.g = g
        self.seen = seen
        self.voice = Voice(voice.lang, voice.game, names)
        self.names = names
        self.me = me

    def say(self, message: str, /, **facts: object) -> str:
        return self.voice.say(message, **facts)

    def tell(self, saying: Saying) -> str:
        return self.voice.tell(saying)

    def about(self, question: Question, option: Option) -> str:
        """What an answer would bring."""
        said = game_of(self.g).outcome(self.g, question, option)
        return "" if said is None else self.tell(said)

    def own_last(self, seats: Iterable[int]) -> list[int]:
        """The seats in this order, but the viewer's own last."""
        return sorted(map(int, seats), key=lambda i: i == self.me)

    def heads(self, names: Iterable[str], kind: str = "column") -> list[Text]:
        """The headings of columns."""
        return [Text(self.say(f"{kind}-{name}"), style=DIM) for name in names]

    def who(self, i: int, acting: bool, colour: str) -> Text:
        """A player in the colour of their pieces, after a sign if it is their turn."""
        style = f"bold {colour}".strip()
        out = Text("▶ " if acting else "  ").append(self.names[i], style=style)
        return out.append(f" {self.say('you')}") if i == self.me else out


# -- seats, answers, points ----------------------------------------------------


def seat_name(voice: Voice, i: int, name: str, mine: bool) -> Text:
    """A seat by its number and name; the viewer's own stands out."""
    out = Text(f"{i + 1} {name}", style="bold green" if mine else STRONG)
    return out.append(f" {voice.say('you')}", style="green") if mine else out


def answer_list(
    answers: Iterable[tuple[str | Text, Text]], reasons: Iterable[Text] = (), right: bool = True
) -> Grid:
    """A line per answer after its numbers; then, after a dot, what may not be chosen and why."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, min_width=3, justify="right" if right else "left")
    grid.add_column()
    for numbers, line in answers:
        shown = Text(numbers, style=STRONG) if isinstance(numbers, str) else numbers
        grid.add_row(shown, line)
    for line in reasons:
        grid.add_row(Text("·", style=DIM), line)
    return grid


def offer_cell(voice: Voice, offer: Offer) -> Text:
    """An answer after its number, to stand beside others."""
    return Text.assemble((f"{offer.number} ", STRONG), voice.option(offer.option))


def number_cell(number: int | None) -> Text:
    """A number in a table of answers; a dot where there is none."""
    return Text("·", style=DIM) if number is None else Text(str(number), style=STRONG)


def with_note(line: Text, note: str) -> Text:
    """A line with what else there is to say about it, in grey."""
    return line.append(f"  {note}", style=DIM) if note else line


def why_barred(voice: Voice, barred: BarredOption) -> Text:
    """What may not be chosen, and why."""
    return refused(f"{voice.option(barred.option).rstrip('.')}. ", voice.refusal(barred.refusal))


def refused(what: str, why: str) -> Text:
    """Something that may not be chosen, with the reason."""
    return Text(what, style=DIM).append(why, style="dim italic")


def score_table(
    voice: Voice,
    names: Sequence[str],
    winners: Sequence[int],
    sources: Iterable[tuple[str, Sequence[object]]],
    sums: Sequence[int],
    ties: Sequence[object],
) -> Grid:
    """Points by source, the sum, and what breaks a tie, if anything does."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2), header_style=STRONG)
    grid.add_column("")
    for i, name in enumerate(names):
        grid.add_column(f"★ {name}" if i in winners else name, justify="right")
    for source, points in sources:
        grid.add_row(source, *["" if one is None else str(one) for one in points])
    total = Text(voice.say("score-total"), style=STRONG)
    grid.add_row(total, *[Text(str(points), style=STRONG) for points in sums])
    if ties:
        label = Text(voice.say("score-tie-break"), style=DIM)
        grid.add_row(label, *[Text(str(tie), style=DIM) for tie in ties])
    return grid


# -- explanations and lists ----------------------------------------------------


def explained(title: Text | str, sentences: Sequence[str], figures: str | None = None) -> Group:
    """Something by its name, with its figures in grey and its sentences."""
    name = Text(title, style=STRONG) if isinstance(title, str) else title
    parts = [name] if figures is None else [name, Text(figures, style=DIM)]
    return Group(*parts, bullets(sentences))


def explain_topic(voice: Voice, topic: str) -> Group:
    """A rule of the game in a few sentences."""
    return explained(voice.say(f"topic-{topic}"), [voice.say(f"about-{topic}")])


def known_card(voice: Voice, name: str, slug: str, explain: Callable[[], RenderableType]) -> Known:
    """A card by its names in both languages."""
    return [name, slug, voice.card(slug)], explain


def known_topics(voice: Voice, topics: Iterable[str]) -> list[Known]:
    """Rules by their names."""
    return [
        ([one, voice.say(f"topic-{one}")], partial(explain_topic, voice, one)) for one in topics
    ]


def meant(known: Iterable[Known], name: str) -> Picture:
    """Everything that a name or a part of it may mean; an exact name is enough."""
    wanted = name.casefold().strip()
    folded = [([word.casefold() for word in names], explain) for names, explain in known]
    exact = [explain for names, explain in folded if wanted in names]
    part = [explain for names, explain in folded if any(wanted in word for word in names)]
    return [explain() for explain in exact or part]


def apart(parts: Iterable[RenderableType]) -> Picture:
    """Explanations with an empty line between."""
    out: Picture = []
    for part in parts:
        out += ["", part]
    return out[1:]


def in_lists(voice: Voice, lists: Iterable[List]) -> Picture:
    """Lists of pieces, a line each, and what the signs in them mean."""
    out: Picture = []
    for title, columns, rows in lists:
        grid = Grid(box=None, pad_edge=False, padding=(0, 1), header_style=DIM)
        for name, how in columns.items():
            grid.add_column(voice.say(f"column-{name}") if name else "", **{"no_wrap": True, **how})
        for row in rows:
            grid.add_row(*row)
        out += [Text(title, style=STRONG), grid, ""]
    return [*out, Text(voice.say("legend"), style=DIM)]
