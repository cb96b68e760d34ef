"""The lower part of the screen: the hand, the question and its numbered options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from perihelion.cli.boards.board import Offer, numbered
from perihelion.cli.boards.race.expansions import (
    action_answers,
    barred_lines,
    beside_its_action,
    boost_note,
)
from perihelion.cli.boards.race.glyphs import card_name, kind_sign, points_sign
from perihelion.cli.boards.race.powers import short_powers
from perihelion.cli.layout import DIM
from perihelion.race import ids
from perihelion.race.phases.develop import lowest_price, price
from perihelion.race.phases.settle_price import pay_discount, strength, world_price
from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.kinds import NO_PAY
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.tabletop.pick import Pick
from perihelion.tabletop.question import Question
from perihelion.tabletop.refusal import Refusal
from perihelion.words.voice import Voice

_OWN_PHASES: Final = {
    False: (ids.DEVELOP_PHASE, ids.DEVELOP_AGAIN),
    True: (ids.SETTLE_PHASE, ids.SETTLE_AGAIN),
}
"""When developments and when worlds are placed."""

_SHORT_REASONS: Final = {
    "NOT_A_DEVELOPMENT",
    "NOT_A_WORLD",
    "DUPLICATE_DEVELOPMENT",
    "NOT_ENOUGH_CARDS",
    "NOT_ENOUGH_MILITARY",
}
"""Refusals that need not name the card in whose line they stand."""


_TELL_POWERS: Final = {"help", "takeover", "discount", "produce-for-card"}
"""Options to use a card of the tableau: what it does stands beside it."""


def offers(view: Race, seat: int, question: Question) -> list[Offer]:
    """All that may be named in answer, numbered. A question for a set offers every candidate, not
    only those that may be named first; and to be done, where nothing need be picked.
    """
    step = view.asking(seat)
    options = question.options
    if isinstance(step, Pick):
        answers = sorted(int(c) for c in step.candidates(view, seat))
        if question.kind == "action" and question.most > 1:
            answers = action_answers(view, seat)
        if question.kind == "opening-start-world":
            answers = [*sorted(view.seats[seat].drawn), *sorted(view.seats[seat].hand)]
        none = [option for option in options if option.id == step.done() and not question.given]
        options = [view.option(seat, c) for c in answers] + none
    return numbered(options)


def hand_cards(view: Race, seat: int) -> list[int]:
    """The cards one holds, or has drawn and not yet sorted."""
    me = view.seats[seat]
    return sorted([*me.hand, *me.drawn])


def about_hand(view: Race, seat: int, question: Question, offered: Sequence[Offer]) -> bool:
    """Whether the question is about cards that one holds, or about all that one might do next."""
    held = {*hand_cards(view, seat)}
    named = {offer.id for offer in offered} | {int(b.option.id) for b in question.refused}
    return question.kind == "action" or bool(held & named)


def hand_table(
    view: Race,
    voice: Voice,
    seat: int,
    question: Question,
    offered: Sequence[Offer],
    width: int | None = None,
) -> Grid | None:
    """The hand, a line a card: first those that may be named, with their numbers, last those that
    may not, grey with the reason. No card takes a second line where a width is given.
    """
    if not hand_cards(view, seat):
        return None
    me = view.seats[seat]
    numbers = {offer.id: offer.number for offer in offered}
    reasons = {int(b.option.id): _reason(voice, b.refusal) for b in question.refused}

    def rows(cards: list[int]) -> list[list[Text]]:
        shown = sorted(cards, key=lambda c: (c in reasons, c not in numbers, c))
        return [_card_row(view, voice, me, c, numbers.get(c), reasons.get(c)) for c in shown]

    lines = rows([int(c) for c in me.hand])
    if me.drawn:
        held = [[Text(""), Text(voice.say("column-hand"), style=DIM)]] if lines else []
        lines = [*rows([int(c) for c in me.drawn]), *held, *lines]
    first = "column-drawn" if me.drawn else "column-hand"
    headings = ["", *[voice.say(name) for name in (first, "column-cost", "column-points")]]
    headings.insert(2, "")
    grid = Grid(box=None, pad_edge=False, padding=(0, 1), expand=False, header_style=DIM)
    used = 0
    for k, heading in enumerate(headings):
        needed = max([3 if k == 0 else 0, len(heading), *[_len(line, k) for line in lines]])
        used += needed + 2
        grid.add_column(
            heading, justify="left" if k in (1, 2) else "right", no_wrap=True, min_width=needed
        )
    grid.add_column(voice.say("column-powers"), overflow="fold", ratio=1)
    for line in lines:
        if width is not None and len(line) > len(headings):
            line[-1].truncate(max(width - used, 10), overflow="ellipsis")
        grid.add_row(*line)
    return grid


def _card_row(
    view: Race, voice: Voice, me: Seat, c: int, number: int | None, reason: str | None
) -> list[Text]:
    card = view.cards[c]
    grey = DIM if reason is not None else ""
    sign = str(number) if number is not None else "·" if reason is not None else ""
    last = short_powers(voice, card) if reason is None else reason
    return [
        Text(sign, style="bold" if number is not None else DIM),
        card_name(voice, card, grey),
        kind_sign(voice, card, good=False),
        Text(price_sign(view, voice, me, c), style=grey),
        Text(points_sign(card), style=grey),
        Text(last, style="" if reason is None else "dim italic"),
    ]


def _len(line: list[Text], k: int) -> int:
    return line[k].cell_len if k < len(line) else 0


def _reason(voice: Voice, refusal: Refusal) -> str:
    """Why not, in the line of the card that is refused."""
    if refusal.code in _SHORT_REASONS:
        facts = {name: value for name, value in refusal.facts.items() if name != "card"}
        return voice.say(f"reason-{refusal.code.lower().replace('_', '-')}", **facts)
    return voice.refusal(refusal)


def price_sign(view: Race, voice: Voice, seat: Seat, c: int) -> str:
    """The printed cost and what it has become, or one's strength against the defense.

    In its own phase a card is priced as the rules price it there; else as if its phase began now,
    without a bonus.
    """
    card = view.cards[c]
    mine = seat
    if view.phase not in _OWN_PHASES[card.world]:
        mine = seat.copy()
        mine.snapshot = mine.tableau[:]
        mine.actions = 0
    if card.military:
        have = str(int(strength(view, mine, c))).replace("-", "−")
        sign = voice.say("strength", have=have, need=int(card.number))
        if pay_discount(view, mine, c, []) != NO_PAY:
            sign += f" / {int(world_price(view, mine, c, []))}"
        return sign
    if card.world:
        return _changed(card, int(world_price(view, mine, c, [])))
    now, least = int(price(view, mine, c)), int(lowest_price(view, mine, c))
    return _changed(card, now) + (f"…{least}" if least < now else "")


def _changed(card: Card, now: int) -> str:
    printed = int(card.number)
    return str(printed) if now == printed else f"{printed}→{now}"


def other_offers(
    view: Race, voice: Voice, seat: int, question: Question, offered: Sequence[Offer]
) -> Grid | None:
    """The options that are no hand cards, a line each; after them, in grey, what may not be chosen
    now.
    """
    held = hand_cards(view, seat)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, min_width=3)
    grid.add_column()
    numbers = {offer.id: offer.number for offer in offered}
    for offer in offered:
        if offer.id not in held and not beside_its_action(numbers, offer.id):
            number = Text(f"{offer.number:>3}", style="bold")
            line = _offer_line(view, voice, seat, offer)
            line.append(boost_note(voice, numbers, offer.id), style=DIM)
            grid.add_row(number, line)
    for barred in barred_lines(question):
        if int(barred.option.id) not in held:
            line = Text(f"{voice.option(barred.option).rstrip('.')}. ", style=DIM)
            line.append(voice.refusal(barred.refusal), style="dim italic")
            grid.add_row(Text("  ·", style=DIM), line)
    return grid if grid.row_count else None


def offers_in_a_row(view: Race, voice: Voice, seat: int, offered: Sequence[Offer]) -> list[Text]:
    """The same options to stand side by side."""
    out: list[Text] = []
    for offer in offered:
        cell = Text(f"{offer.number} ", style="bold")
        cell.append_text(Text(_offer_line(view, voice, seat, offer).plain, style="not bold"))
        out.append(cell)
    return out


def _offer_line(view: Race, voice: Voice, seat: int, offer: Offer) -> Text:
    line = Text(voice.option(offer.option))
    if offer.option.structure["kind"] in _TELL_POWERS:
        line.append(f"  {short_powers(voice, view.cards[offer.id])}", style=DIM)
    if offer.id in view.seats[seat].tableau:
        line.append("  ")
        line.append_text(_good_there(view, voice, seat, offer.id))
    return line


def _good_there(view: Race, voice: Voice, seat: int, world: int) -> Text:
    """The sign of the goods of a world in one's tableau."""
    me = view.seats[seat]
    good = me.goods[me.tableau.index(world)] != ids.NO_CARD
    return kind_sign(voice, view.cards[world], good)
