"""The upper part of the screen: where the round stands, and what lies before everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from perihelion.cli.boards.race.glyphs import card_name, kind_sign
from perihelion.cli.layout import DIM, STRONG, in_lines
from perihelion.race.look import Empire, Galaxy, Goal
from perihelion.race.pieces.cards import Card
from perihelion.race.scene import leader_words, standing, takeover_words
from perihelion.words.voice import Voice

_PHASE_SIGNS: Final = {"done": ("✓", DIM), "now": ("▶", "bold reverse"), "to-come": ("·", "")}


def header(seen: Galaxy, voice: Voice) -> Text:
    """The game and the round, the pool and the piles."""
    out = Text()
    out.append(voice.say("title"), style=STRONG)
    out.append(" · ")
    piles = {"pool": seen.pool, "deck": seen.deck, "discards": seen.discards}
    return out.append(voice.say("state", round=max(seen.round, 1), **piles))


def where(seen: Galaxy, voice: Voice) -> Text:
    """The round and the phases in a few words, to stand above the question."""
    out = Text(voice.say("round", round=max(seen.round, 1)))
    if seen.moment() is None:
        out.append(" · ").append_text(phases(seen, voice))
        out.rstrip()
    return out


def phases(seen: Galaxy, voice: Voice) -> Text:
    """The phases that somebody has called: done, in progress, to come; no others are played."""
    moment = seen.moment()
    if moment is not None:
        return Text().append(voice.tell(moment), style="" if seen.over else DIM)
    out = Text()
    for phase in seen.phases:
        if phase.called_by:
            sign, style = _PHASE_SIGNS[phase.state]
            out.append(f"{sign} {voice.tell(phase.words)}", style=style).append("   ")
    return out


def galaxy(
    seen: Galaxy, voice: Voice, names: Sequence[str], width: int, brief: bool = False
) -> list[Text]:
    """Everybody's tableau, in player order, one's own last; hands that are open lie below. In
    brief, the others' cards are left out.
    """
    me = seen.viewer
    out = expansions_panel(seen, voice, names)
    for i in sorted(seen.order, key=lambda i: i == me):
        one = seen.seats[i]
        out.append(_heading(seen, voice, names[i], one, width))
        if seen.expansions:
            out.append(Text(f"  {seat_line(seen, voice, i)}", style=DIM))
        if not brief or i == me:
            out.append(in_lines(_tableau(voice, one), width))
        if me is None and one.open is not None:
            out.append(_open_hand(voice, one.open, width))
    return out


def _heading(seen: Galaxy, voice: Voice, name: str, one: Empire, width: int) -> Text:
    """The seat, the name and the figures; what does not fit stands on the next line."""
    mine = one.seat == seen.viewer
    who = Text(f"{one.seat + 1} {name}", style="bold green" if mine else STRONG)
    if mine:
        who.append(f" {voice.say('you')}", style="green")
    figures = voice.say(
        "seat",
        score=one.points,
        chips=one.chips,
        military=one.military.total,
        hand=one.hand + one.drawn,
        tableau=len(one.tableau),
        end=one.ends_at,
    )
    cells = [who, Text(figures)]
    if one.actions:
        actions = [voice.tell(a.words) + (" ▲" if a.boosted else "") for a in one.actions]
        cells.append(Text(f"» {', '.join(actions)}", style=DIM))
    elif one.ready and not mine and not seen.over:
        cells.append(Text(voice.say("has-chosen"), style=DIM))
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


def _open_hand(voice: Voice, cards: Sequence[Card], width: int) -> Text:
    names = [Text(voice.card(card.slug), style=DIM) for card in cards]
    label = Text(f"{voice.say('hand-of', count=len(cards))} ", style=DIM)
    if names:
        names[0] = label.append_text(names[0])
    return in_lines(names or [label], width)


# -- expansions ----------------------------------------------------------------


def expansions_panel(seen: Galaxy, voice: Voice, names: Sequence[str]) -> list[Text]:
    """The goals with who holds them and how far everybody is, the leader tile, and the takeovers
    declared; nothing in a base game.
    """
    out = [_goal(seen, voice, names, goal) for goal in seen.goals]
    out += [Text(voice.tell(said)) for said in leader_words(seen)]
    return out + [Text(voice.tell(takeover_words(one)), style="red") for one in seen.attacks]


def _goal(seen: Galaxy, voice: Voice, names: Sequence[str], goal: Goal) -> Text:
    """A goal: its name, its condition, and everybody's value; who has it stands out."""
    out = Text(f"{goal.worth} ", style=DIM)
    out.append(voice.tell(goal.name), style=DIM if goal.closed else STRONG)
    out.append(f" ({voice.tell(goal.condition)})  ", style=DIM)
    for i in seen.order:
        value, earned = goal.values[i], i in goal.holders
        enough = value >= goal.needs and not goal.closed
        shown = "" if goal.needs == 1 else f" {value}".replace("-", "−")
        if goal.needs > 1 or earned or enough:
            style = "bold yellow" if earned else "" if enough else DIM
            out.append(f"{'★' if earned else ''}{names[i]}{shown} ", style=style)
    out.rstrip()
    return out


def seat_line(seen: Galaxy, voice: Voice, i: int) -> str:
    """Prestige, the boost card, and the military beyond its total."""
    return " · ".join(voice.tell(said) for said in standing(seen, seen.seats[i]))
