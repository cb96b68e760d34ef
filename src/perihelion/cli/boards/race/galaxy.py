"""The upper part of the screen: where the round stands, and what lies before everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from perihelion.cli.boards.race.expansions import chosen_actions, expansions_panel, seat_line
from perihelion.cli.boards.race.glyphs import card_name, kind_sign
from perihelion.cli.layout import DIM, STRONG, in_lines
from perihelion.race import ids
from perihelion.race.phases.ending import tableau_end
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.tabletop.bits import BIT
from perihelion.words.voice import Voice

_CALLED_BY: Final[dict[int, list[int]]] = {
    ids.EXPLORE_PHASE: [ids.EXPLORE_5, ids.EXPLORE_1_1],
    ids.DEVELOP_PHASE: [ids.DEVELOP_ACTION],
    ids.DEVELOP_AGAIN: [ids.DEVELOP_SECOND],
    ids.SETTLE_PHASE: [ids.SETTLE_ACTION],
    ids.SETTLE_AGAIN: [ids.SETTLE_SECOND],
    ids.CONSUME_PHASE: [ids.CONSUME_TRADE, ids.CONSUME_DOUBLE],
    ids.PRODUCE_PHASE: [ids.PRODUCE_ACTION],
}


def header(view: Race, voice: Voice) -> Text:
    """The game and the round, the pool and the piles."""
    out = Text()
    out.append(voice.say("title"), style=STRONG)
    out.append(" · ")
    out.append(
        voice.say(
            "state",
            round=max(int(view.round), 1),
            pool=max(int(view.pool), 0),
            deck=len(view.deck),
            discards=len(view.discard),
        )
    )
    return out


def where(view: Race, voice: Voice) -> Text:
    """The round and the phases in a few words, to stand above the question."""
    out = Text(voice.say("round", round=max(int(view.round), 1)))
    if view.round and view.phase != ids.NO_PHASE and not view.over:
        out.append(" · ").append_text(phases(view, voice))
        out.rstrip()
    return out


def last_round(view: Race, voice: Voice, names: Sequence[str]) -> Text | None:
    """A warning once the game is sure to end with this round."""
    if view.over:
        return None
    if view.pool <= 0:
        return Text(voice.say("last-round-pool"), style=STRONG)
    full = [
        names[i]
        for i, seat in enumerate(view.seats)
        if len(seat.tableau) >= tableau_end(view, seat.tableau)
    ]
    if full:
        who = voice.say("and").join(full)
        return Text(voice.say("last-round-tableau", names=who, count=len(full)), style=STRONG)
    return None


def phases(view: Race, voice: Voice) -> Text:
    """The phases that somebody has called: done, in progress, to come; no others are played."""
    out = Text()
    if view.over:
        return out.append(voice.say("phases-over"))
    if view.round == 0:
        return out.append(voice.say("phases-opening"), style=DIM)
    if view.phase == ids.NO_PHASE:
        return out.append(voice.say("phases-unknown"), style=DIM)
    for phase, actions in _CALLED_BY.items():
        if not any(view.chosen(action) for action in actions):
            continue
        name = voice.say(f"phase-{ids.PHASES[phase]}")
        if phase < view.phase:
            out.append(f"✓ {name}", style=DIM)
        elif phase == view.phase:
            out.append(f"▶ {name}", style="bold reverse")
        else:
            out.append(f"· {name}")
        out.append("   ")
    return out


def galaxy(
    view: Race, voice: Voice, names: Sequence[str], me: int | None, width: int, brief: bool = False
) -> list[Text]:
    """Everybody's tableau, in player order, one's own last; hands that are open lie below. In
    brief, the others' cards are left out.
    """
    order = [int(i) for i in view.order if i != me]
    if me is not None:
        order.append(me)
    out = expansions_panel(view, voice, names)
    for i in order:
        seat = view.seats[i]
        out.append(_heading(view, voice, names[i], i, i == me, width))
        if view.setup.expansions:
            out.append(Text(f"  {seat_line(view, voice, i)}", style=DIM))
        if not brief or i == me:
            out.append(in_lines(_tableau(view, voice, seat), width))
        if me is None and ids.HIDDEN not in seat.hand:
            out.append(_open_hand(view, voice, seat, width))
    return out


def _heading(view: Race, voice: Voice, name: str, i: int, mine: bool, width: int) -> Text:
    """The seat, the name and the figures; what does not fit stands on the next line."""
    seat = view.seats[i]
    who = Text(f"{i + 1} {name}", style="bold green" if mine else STRONG)
    if mine:
        who.append(f" {voice.say('you')}", style="green")
    figures = voice.say(
        "seat",
        score=view.scores()[i],
        chips=int(seat.chips),
        military=int(seat.total_military(view.cards, seat.tableau)),
        hand=len(seat.hand) + len(seat.drawn),
        tableau=len(seat.tableau),
        end=int(tableau_end(view, seat.tableau)),
    )
    cells = [who, Text(figures)]
    doing = _doing(view, voice, i, mine)
    if doing:
        cells.append(Text(doing, style=DIM))
    return in_lines(cells, width, margin="", gap="  ")


def _doing(view: Race, voice: Voice, i: int, mine: bool) -> str:
    """The actions of the round once they are revealed; before that whether they are chosen."""
    seat = view.seats[i]
    if seat.actions:
        return "» " + ", ".join(chosen_actions(voice, seat.actions))
    if mine or view.over:
        return ""
    return voice.say("has-chosen") if view.answered & BIT[i] else ""


def _tableau(view: Race, voice: Voice, seat: Seat) -> list[Text]:
    """The cards in the order of placing, each with the sign of its goods."""
    out: list[Text] = []
    for c, good in zip(seat.tableau, seat.goods, strict=True):
        cell = kind_sign(voice, view.cards[c], good != ids.NO_CARD)
        if cell:
            cell.append(" ")
        out.append(cell.append_text(card_name(voice, view.cards[c])))
    return out


def _open_hand(view: Race, voice: Voice, seat: Seat, width: int) -> Text:
    cards = sorted([*seat.hand, *seat.drawn])
    names = [Text(voice.card(view.cards[c].slug), style=DIM) for c in cards]
    label = Text(f"{voice.say('hand-of', count=len(cards))} ", style=DIM)
    if names:
        names[0] = label.append_text(names[0])
    return in_lines(names or [label], width)
