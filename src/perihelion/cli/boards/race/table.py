"""The upper part of the screen: signs of cards and goods, where the round stands, what lies before
everybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from perihelion.cli.boards.drawing import BaseDrawing, seat_name
from perihelion.cli.layout import DIM, STRONG, in_lines, under
from perihelion.race.look import Empire, Galaxy, Goal
from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.kinds import ANY, KIND_WORDS, NO_KIND
from perihelion.race.scene import leader_words, standing, takeover_words
from perihelion.race.state import Race
from perihelion.words.voice import Voice

_FULL: Final = "◆■●▲✦"
_EMPTY: Final = "◇□○△✧"
_COLOURS: Final = ["cyan", "yellow", "green", "magenta", "white"]
"""Of kinds of goods. A shape and a letter say the same as the colour."""

_PHASE_SIGNS: Final = {"done": ("✓", DIM), "now": ("▶", "bold reverse"), "to-come": ("·", "")}


class Drawing(BaseDrawing[Race, Galaxy]):
    """What is to be shown, and to whom."""


def kind_sign(voice: Voice, card: Card, good: bool) -> Text:
    """A world's kind of goods: a full shape where a good lies, a star for a windfall world."""
    if card.kind == NO_KIND:
        return Text("")
    shape = (_FULL if good else _EMPTY)[card.kind]
    star = "*" if card.windfall else ""
    letter = "" if card.kind == ANY else voice.say(f"good-{KIND_WORDS[card.kind]}")
    return Text(f"{shape}{letter}{star}", style=_COLOURS[card.kind])


def card_name(voice: Voice, card: Card, style: str = "") -> Text:
    """A card's name; developments lean, so that they can be told from worlds."""
    lean = style if card.world else f"{style} italic".strip()
    return Text(voice.card(card.slug), style=lean)


def points_sign(card: Card) -> str:
    """The printed points; a question mark where they are counted at the end."""
    return "?" if card.six else str(int(card.points))


# -- the round -------------------------------------------------------------------


def where(drawing: Drawing) -> Text:
    """The round and the phases in a few words, to stand above the question."""
    seen = drawing.seen
    out = Text(drawing.say("round", round=max(seen.round, 1)))
    if seen.moment() is None:
        out.append(" · ").append_text(phases(drawing))
        out.rstrip()
    return out


def phases(drawing: Drawing) -> Text:
    """The phases that somebody has called: done, in progress, to come; no others are played."""
    seen = drawing.seen
    moment = seen.moment()
    if moment is not None:
        return Text().append(drawing.tell(moment), style="" if seen.over else DIM)
    out = Text()
    for phase in seen.phases:
        if phase.called_by:
            sign, style = _PHASE_SIGNS[phase.state]
            out.append(f"{sign} {drawing.tell(phase.words)}", style=style).append("   ")
    return out


# -- what lies before everybody ----------------------------------------------------


def galaxy(drawing: Drawing, width: int, brief: bool = False) -> list[Text]:
    """Everybody's tableau, in player order, the viewer's own last; open hands lie below. In brief,
    the others' cards are left out.
    """
    seen, me = drawing.seen, drawing.me
    out = expansions_panel(drawing)
    for i in drawing.own_last(seen.order):
        one = seen.seats[i]
        out.append(_heading(drawing, one, width))
        if seen.expansions:
            out.append(Text(f"  {seat_line(drawing, i)}", style=DIM))
        if not brief or i == me:
            out.append(in_lines(_tableau(drawing.voice, one), width))
        if me is None and one.open is not None:
            out.append(_open_hand(drawing, one.open, width))
    return out


def _heading(drawing: Drawing, one: Empire, width: int) -> Text:
    """The seat, the name and the figures; what does not fit stands on the next line."""
    mine = one.seat == drawing.me
    figures = drawing.say(
        "seat",
        score=one.points,
        chips=one.chips,
        military=one.military.total,
        hand=one.hand + one.drawn,
        tableau=len(one.tableau),
        end=one.ends_at,
    )
    cells = [seat_name(drawing.voice, one.seat, drawing.names[one.seat], mine), Text(figures)]
    if one.actions:
        actions = [drawing.tell(a.words) + (" ▲" if a.boosted else "") for a in one.actions]
        cells.append(Text(f"» {', '.join(actions)}", style=DIM))
    elif one.ready and not mine and not drawing.seen.over:
        cells.append(Text(drawing.say("has-chosen"), style=DIM))
    return in_lines(cells, width, margin="", gap="  ")


def _tableau(voice: Voice, one: Empire) -> list[Text]:
    """The cards in the order of placing, each with the sign of its goods."""
    out: list[Text] = []
    for placed in one.tableau:
        cell = kind_sign(voice, placed.card, placed.good is not None)
        if cell:
            cell.append(" ")
        out.append(cell.append_text(card_name(voice, placed.card)))
    return out


def _open_hand(drawing: Drawing, cards: Sequence[Card], width: int) -> Text:
    names = [Text(drawing.voice.card(card.slug), style=DIM) for card in cards]
    return under(drawing.say("hand-of", count=len(cards)), names, width, margin="  ")


# -- expansions ----------------------------------------------------------------


def expansions_panel(drawing: Drawing) -> list[Text]:
    """The goals with who holds them and how far everybody is, the leader tile, and the takeovers
    declared; nothing in a base game.
    """
    seen, tell = drawing.seen, drawing.tell
    out = [_goal(drawing, goal) for goal in seen.goals]
    out += [Text(tell(said)) for said in leader_words(seen)]
    return out + [Text(tell(takeover_words(one)), style="red") for one in seen.attacks]


def _goal(drawing: Drawing, goal: Goal) -> Text:
    """A goal: its name, its condition, and everybody's value; who has it stands out."""
    out = Text(f"{goal.worth} ", style=DIM)
    out.append(drawing.tell(goal.name), style=DIM if goal.closed else STRONG)
    out.append(f" ({drawing.tell(goal.condition)})  ", style=DIM)
    for i in drawing.seen.order:
        value, earned = goal.values[i], i in goal.holders
        enough = value >= goal.needs and not goal.closed
        shown = "" if goal.needs == 1 else f" {value}".replace("-", "−")
        if goal.needs > 1 or earned or enough:
            style = "bold yellow" if earned else "" if enough else DIM
            out.append(f"{'★' if earned else ''}{drawing.names[i]}{shown} ", style=style)
    out.rstrip()
    return out


def seat_line(drawing: Drawing, i: int) -> str:
    """Prestige, the boost card, and the military beyond its total."""
    said = standing(drawing.seen, drawing.seen.seats[i])
    return " · ".join(drawing.tell(one) for one in said)
