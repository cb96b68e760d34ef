"""The lower part of the screen: the hand, the question and its numbered options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from perihelion.cli.boards.drawing import Offer, answer_list, why_barred
from perihelion.cli.boards.race.explain import short_powers
from perihelion.cli.boards.race.table import Drawing, card_name, kind_sign, points_sign
from perihelion.cli.layout import DIM, FULL, STRONG, Picture, in_lines
from perihelion.race import ids
from perihelion.race.look import Held
from perihelion.race.outcome import TELL_POWERS
from perihelion.tabletop.question import Question
from perihelion.tabletop.refusal import Refusal
from perihelion.words.voice import Voice

_SHORT_REASONS: Final = {
    "NOT_A_DEVELOPMENT",
    "NOT_A_WORLD",
    "DUPLICATE_DEVELOPMENT",
    "NOT_ENOUGH_CARDS",
    "NOT_ENOUGH_MILITARY",
}
"""Refusals that need not name the card in whose line they stand."""


_IN_A_ROW: Final = {"action", "gamble"}
"""Questions with options so short that they can stand side by side."""


def choices(
    drawing: Drawing, question: Question, offered: Sequence[Offer], form: int, width: int
) -> Picture:
    """The hand where the question is about it, and the options that are no cards of it."""
    out: Picture = []
    if drawing.seen.hand and (form == FULL or _about_hand(drawing, question, offered)):
        out.append(_hand(drawing, question, offered, None if form == FULL else width))
    if form != FULL and question.kind in _IN_A_ROW and not question.refused:
        others: RenderableType = in_lines([_cell(drawing, offer) for offer in offered], width)
    else:
        grid = _other_offers(drawing, question, offered)
        if not grid.row_count:
            return out
        others = grid
    return [*out, "", others] if out else [others]


def _about_hand(drawing: Drawing, question: Question, offered: Sequence[Offer]) -> bool:
    """Whether the question is about cards that one holds, or about all that one might do next."""
    named = {offer.id for offer in offered} | {int(b.option.id) for b in question.refused}
    return question.kind == "action" or any(held.id in named for held in drawing.seen.hand)


def _hand(
    drawing: Drawing, question: Question, offered: Sequence[Offer], width: int | None
) -> Grid:
    """The hand, a line per card: first those that may be named, with their numbers, last those that
    may not, grey with the reason. No card takes a second line where a width is given.
    """
    seen, voice = drawing.seen, drawing.voice
    numbers = {offer.id: offer.number for offer in offered}
    reasons = {int(b.option.id): _reason(voice, b.refusal) for b in question.refused}

    def rows(drawn: bool) -> list[list[Text]]:
        cards = [held for held in seen.hand if held.drawn == drawn]
        cards.sort(key=lambda held: (held.id in reasons, held.id not in numbers, held.id))
        return [_card_row(voice, h, numbers.get(h.id), reasons.get(h.id)) for h in cards]

    drawn, lines = rows(True), rows(False)
    if drawn:
        held = [[Text(""), Text(voice.say("column-hand"), style=DIM)]] if lines else []
        lines = [*drawn, *held, *lines]
    dealt = "column-drawn" if seen.round else "column-start"
    first = dealt if drawn else "column-hand"
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


def _card_row(voice: Voice, held: Held, number: int | None, reason: str | None) -> list[Text]:
    card = held.card
    grey = DIM if reason is not None else ""
    sign = str(number) if number is not None else "·" if reason is not None else ""
    last = short_powers(voice, card) if reason is None else reason
    return [
        Text(sign, style="bold" if number is not None else DIM),
        card_name(voice, card, grey),
        kind_sign(voice, card, good=False),
        Text(_price_sign(voice, held), style=grey),
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


def _price_sign(voice: Voice, held: Held) -> str:
    """The printed cost and what it has become, or the player's strength against the defense; for a
    start world only what is printed.
    """
    number = int(held.card.number)
    if held.strength is not None:
        have = str(held.strength).replace("-", "−")
        sign = voice.say("strength", have=have, need=number)
        return sign if held.cost is None else f"{sign} / {held.cost}"
    if held.cost is None or held.least is None:
        return voice.say("defense", need=number) if held.card.military else str(number)
    now = str(number) if held.cost == number else f"{number}→{held.cost}"
    return now if held.least == held.cost else f"{now}…{held.least}"


def _other_offers(drawing: Drawing, question: Question, offered: Sequence[Offer]) -> Grid:
    """The options that are no hand cards, a line each; after them, in grey, what may not be chosen
    now.
    """
    voice, held = drawing.voice, {held.id for held in drawing.seen.hand}
    numbers = {offer.id: offer.number for offer in offered}
    answers: list[tuple[str, Text]] = []
    for offer in offered:
        if offer.id not in held and not _beside_its_action(numbers, offer.id):
            note = boost_note(voice, numbers, offer.id)
            answers.append((str(offer.number), _line(drawing, offer).append(note, style=DIM)))
    # of boosts that cannot be had the line of the seat tells
    barred = [b for b in question.refused if b.option.structure["kind"] != "boosted-action"]
    reasons = [why_barred(voice, b) for b in barred if int(b.option.id) not in held]
    return answer_list(answers, reasons)


def _cell(drawing: Drawing, offer: Offer) -> Text:
    """The same option to stand beside others."""
    return Text.assemble((f"{offer.number} ", STRONG), _line(drawing, offer).plain)


def _line(drawing: Drawing, offer: Offer) -> Text:
    """An option; beside it what the card does that it would use, and the goods of a world."""
    voice, me = drawing.voice, drawing.me
    line = Text(voice.option(offer.option))
    for placed in [] if me is None else drawing.seen.seats[me].tableau:
        if placed.id == offer.id:
            if offer.option.structure["kind"] in TELL_POWERS:
                line.append(f"  {short_powers(voice, placed.card)}", style=DIM)
            line.append("  ")
            line.append_text(kind_sign(voice, placed.card, placed.good is not None))
    return line


def boost_note(voice: Voice, numbers: Mapping[int, int], answer: int) -> str:
    """Beside an action: the number that chooses it with the boost, if it can be had."""
    number = numbers.get(answer + ids.BOOST)
    if number is None or not ids.ACTION <= answer < ids.ACTION + ids.ACTIONS:
        return ""
    return voice.say("with-boost", number=number)


def _beside_its_action(numbers: Mapping[int, int], answer: int) -> bool:
    """Whether this is a boosted action that is told beside the plain one."""
    plain = answer - ids.BOOST
    return ids.ACTION <= plain < ids.ACTION + ids.ACTIONS and plain in numbers
