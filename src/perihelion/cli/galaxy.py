"""The upper part of the screen: where the round stands, and what lies before everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from perihelion.cli.expansions import arc_panel, chosen_actions, seat_line
from perihelion.cli.glyphs import DIM, STRONG, card_name, kind_sign
from perihelion.cli.voice import Voice
from perihelion.race.ids import (
    CONSUME_DOUBLE,
    CONSUME_PHASE,
    CONSUME_TRADE,
    DEVELOP_ACTION,
    DEVELOP_AGAIN,
    DEVELOP_PHASE,
    DEVELOP_SECOND,
    EXPLORE_1_1,
    EXPLORE_5,
    EXPLORE_PHASE,
    HIDDEN,
    NO_CARD,
    NO_PHASE,
    PHASES,
    PRODUCE_ACTION,
    PRODUCE_PHASE,
    SETTLE_ACTION,
    SETTLE_AGAIN,
    SETTLE_PHASE,
    SETTLE_SECOND,
)
from perihelion.race.phases.ending import tableau_end
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.tabletop.bits import BIT

_CALLED_BY: Final[dict[int, list[int]]] = {
    EXPLORE_PHASE: [EXPLORE_5, EXPLORE_1_1],
    DEVELOP_PHASE: [DEVELOP_ACTION],
    DEVELOP_AGAIN: [DEVELOP_SECOND],
    SETTLE_PHASE: [SETTLE_ACTION],
    SETTLE_AGAIN: [SETTLE_SECOND],
    CONSUME_PHASE: [CONSUME_TRADE, CONSUME_DOUBLE],
    PRODUCE_PHASE: [PRODUCE_ACTION],
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


def phases(view: Race, voice: Voice) -> Text:
    """The phases that somebody has called: done, in progress, to come; no others are played."""
    out = Text()
    if view.over:
        return out.append(voice.say("phases-over"))
    if view.round == 0:
        return out.append(voice.say("phases-opening"), style=DIM)
    if view.phase == NO_PHASE:
        return out.append(voice.say("phases-unknown"), style=DIM)
    for phase, actions in _CALLED_BY.items():
        if not any(view.chosen(action) for action in actions):
            continue
        name = voice.say(f"phase-{PHASES[phase]}")
        if phase < view.phase:
            out.append(f"✓ {name}", style=DIM)
        elif phase == view.phase:
            out.append(f"▶ {name}", style="bold reverse")
        else:
            out.append(f"· {name}")
        out.append("   ")
    return out


def galaxy(
    view: Race, voice: Voice, names: Sequence[str], me: int | None, width: int
) -> list[Text]:
    """Everybody's tableau, in player order, one's own last; hands that are open lie below."""
    order = [int(i) for i in view.order if i != me]
    if me is not None:
        order.append(me)
    out = arc_panel(view, voice, names)
    for i in order:
        seat = view.seats[i]
        out.append(_heading(view, voice, names[i], i, i == me))
        if view.arc is not None:
            out.append(Text(f"  {seat_line(view, voice, i)}", style=DIM))
        out.append(in_lines(_tableau(view, voice, seat), width))
        if me is None and HIDDEN not in seat.hand:
            out.append(in_lines(_open_hand(view, voice, seat), width))
    return out


def _heading(view: Race, voice: Voice, name: str, i: int, mine: bool) -> Text:
    seat = view.seats[i]
    out = Text()
    out.append(name, style="bold green" if mine else STRONG)
    if mine:
        out.append(f" {voice.say('you')}", style="green")
    out.append("  ")
    out.append(
        voice.say(
            "seat",
            score=view.scores()[i],
            chips=int(seat.chips),
            military=int(seat.total_military(view.cards, seat.tableau)),
            hand=len(seat.hand) + len(seat.drawn),
            tableau=len(seat.tableau),
            end=int(tableau_end(view, seat.tableau)),
        )
    )
    out.append(f"  {_doing(view, voice, i, mine)}", style=DIM)
    return out


def _doing(view: Race, voice: Voice, i: int, mine: bool) -> str:
    """The actions of the round once they are revealed; before that whether they are chosen."""
    seat = view.seats[i]
    if seat.actions:
        return "» " + ", ".join(chosen_actions(voice, seat.actions))
    if mine or view.over:
        return ""
    if view.answered & BIT[i]:
        return voice.say("has-chosen")
    return voice.say("chooses") if view.waits_for(i) else ""


def _tableau(view: Race, voice: Voice, seat: Seat) -> list[Text]:
    """The cards in the order of placing, each with the sign of its goods."""
    out: list[Text] = []
    for c, good in zip(seat.tableau, seat.goods, strict=True):
        cell = kind_sign(voice, view.cards[c], good != NO_CARD)
        if cell:
            cell.append(" ")
        out.append(cell.append_text(card_name(voice, view.cards[c])))
    return out


def _open_hand(view: Race, voice: Voice, seat: Seat) -> list[Text]:
    cards = sorted([*seat.hand, *seat.drawn])
    names = [Text(voice.card(view.cards[c].slug), style=DIM) for c in cards]
    return [Text(voice.say("hand-of", count=len(cards)), style=DIM), *names]


def in_lines(cells: list[Text], width: int) -> Text:
    """The cells side by side, in as many lines as they need; no cell is broken in two."""
    out = Text("  ")
    used = 2
    for k, cell in enumerate(cells):
        if k and used + 3 + cell.cell_len > width:
            out.append("\n  ")
            used = 2
        elif k:
            out.append(" │ ", style=DIM)
            used += 3
        out.append_text(cell)
        used += cell.cell_len
    return out
