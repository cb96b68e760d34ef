"""Everything a power does, read off what it answers at each moment of play, in the words of the
ledger: the kind of power and its figures.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from perihelion.race.catalogue.base import BASE
from perihelion.race.pieces.cards import Card, ConsumePower
from perihelion.race.pieces.kinds import ALIEN, ANY, GENES, KIND_WORDS, NO_PAY, NO_WINDFALL, NOVELTY
from perihelion.race.power import NO_HELP, Helper, Power

KINDS = range(4)
BY_NAME = {card.name: card for card in BASE}
NOVELTY_WORLD, RARE_WORLD, GENES_WORLD, ALIEN_WORLD = (
    BY_NAME[name] for name in ("Gem World", "Comet Zone", "Plague World", "Alien Robotic Factory")
)
OF_KIND = [NOVELTY_WORLD, RARE_WORLD, GENES_WORLD, ALIEN_WORLD]
KINDLESS_WORLD = BY_NAME["Old Earth"]
KINDLESS_REBEL = BY_NAME["Rebel Base"]


def moments(card: Card, power: Power) -> list[tuple[str, str]]:
    """Everything this power does, as the ledger words it: the kind of power and its figures."""
    if isinstance(power, ConsumePower):
        return [consume_moment(power)]
    return [
        (rule, figures)
        for rule, figures in (
            ("explore-draw", number(power.see)),
            ("explore-keep", number(power.keep)),
            ("develop-discount", number(-power.develop_discount)),
            ("develop-start-draw", number(power.develop_start)),
            ("develop-draw-after", number(power.develop_after)),
            *settle_moments(power),
            *trade_moments(power),
            *produce_moments(card, power),
        )
        if figures
    ]


def number(n: int) -> str:
    return str(n) if n else ""


def settle_moments(power: Power) -> list[tuple[str, str]]:
    helper = power if isinstance(power, Helper) else NO_HELP
    free = [helper.price_of(world, 9) == 0 for world in [*OF_KIND, KINDLESS_WORLD]]
    contact = [helper.pays_for(world) for world in [*OF_KIND, KINDLESS_REBEL]]
    tactics = helper.strength if helper.leaves else 0
    against_rebels = power.military_against(KINDLESS_REBEL)
    discounts = [power.settle_discount(world) for world in OF_KIND]
    everywhere = power.settle_discount(KINDLESS_WORLD)
    out = [
        ("military", f"{power.military:+}" if power.military else ""),
        ("temp-military", f"{tactics:+}" if tactics else ""),
        ("settle-draw-after", number(power.settle_after)),
        ("settle-discount-any", number(-everywhere)),
        ("military-specialised", f"{against_rebels:+} vs REBEL" if against_rebels else ""),
    ]
    if helper.leaves and free == [True, True, True, False, True]:
        out.append(("colony-ship", "cost 0"))
    if contact.count(NO_PAY) == 1 and contact[ALIEN] == NO_PAY:
        assert helper.pays
        assert len(set(contact)) == 2
        out.append(("pay-for-military", f"defense {-contact[NOVELTY]}"))
    for kind in KINDS:
        if discounts[kind] != everywhere:
            out.append(("settle-discount-kind", f"{-discounts[kind]} {KIND_WORDS[kind]}"))
        against = power.military_against(OF_KIND[kind])
        if against:
            out.append(("military-specialised", f"{against:+} vs {KIND_WORDS[kind]}"))
    return out


def trade_moments(power: Power) -> list[tuple[str, str]]:
    elsewhere = [power.price(kind, False) for kind in KINDS]
    here = [power.price(kind, True) for kind in KINDS]
    if not any(elsewhere):
        assert len(set(here)) == 1
        return [("trade-this-world", number(here[0]))]
    assert here == elsewhere
    if len(set(here)) == 1:
        return [("trade-any", f"{here[0]:+}")]
    return [("trade-kind", f"{more:+} {KIND_WORDS[k]}") for k, more in enumerate(here) if more]


def produce_moments(card: Card, power: Power) -> list[tuple[str, str]]:
    kind = KIND_WORDS[card.kind] if card.kind in KINDS else "none"
    draw = power.produced_draw
    out = [
        ("produce-draw", number(power.produce_draw)),
        ("draw-per-kind", f"{power.draw_for_kinds} per kind" if power.draw_for_kinds else ""),
    ]
    if power.produces:
        out.append(
            ("produce-here-draw", f"{kind}, draw {draw}") if draw else ("produce-here", kind)
        )
    elif draw:
        out.append(("windfall-here-draw", f"draw {draw}"))
    if power.windfall == ANY:
        out.append(("produce-windfall-any", "any"))
    elif power.windfall != NO_WINDFALL:
        out.append(("produce-windfall-kind", KIND_WORDS[power.windfall]))
    for k in KINDS:
        if power.draw_for_good(k):
            out.append(("draw-per-good", f"{KIND_WORDS[k]}, {power.draw_for_good(k)}"))
        if power.draw_for_most(k):
            out.append(("draw-if-most", f"{KIND_WORDS[k]}, {power.draw_for_most(k)}"))
    per_world = [power.draw_for_world(world) for world in [*OF_KIND, KINDLESS_WORLD]]
    if any(per_world):
        kinds = [KIND_WORDS[k] for k in KINDS if per_world[k]]
        out.append(("draw-per-world", f"{per_world[GENES]} per {' or '.join(kinds)} world"))
    return out


def consume_moment(power: ConsumePower) -> tuple[str, str]:
    fitting = [KIND_WORDS[kind] for kind in KINDS if power.fits(kind)]
    what = "any" if len(fitting) == 4 else " or ".join(fitting)
    least = power.least_goods
    if power.bets:
        return "gamble", "1-7"
    if power.most_cards:
        assert power.optional
        return "consume-cards", f"up to {power.most_cards} cards: {power.vp_per_card} VP each"
    assert not power.optional
    if power.different:
        return "consume-three-kinds", f"{least} kinds: {gain(power, least)}"
    if power.pays_price:
        priced = "with $ powers" if power.with_trade_powers else "basic price"
        return "consume-trade-price", priced
    if not least:
        return "consume-draw", str(power.draws(0))
    if power.takes(12) == 12:
        assert [power.vp(goods) for goods in range(1, 13)] == list(range(12))
        return "consume-all", "goods - 1 VP"
    if power.takes(12) == least:
        return ("consume-one" if least == 1 else "consume-two"), (
            f"{least} {what}: {gain(power, least)}"
        )
    most = power.takes(12)
    assert [power.takes(goods) for goods in range(5)] == [min(goods, most) for goods in range(5)]
    assert power.vp(most) == most * power.vp(1)
    assert power.draws(most) == most * power.draws(1)
    return "consume-up-to", f"up to {most} {what}: {gain(power, 1)} each"


def gain(power: ConsumePower, goods: int) -> str:
    points, cards = power.vp(goods), power.draws(goods)
    parts = [f"{points} VP"] if points else []
    if cards:
        parts.append(f"{cards} card" if cards == 1 else f"{cards} cards")
    return " + ".join(parts)


Reader = Callable[[Card, Power], list[tuple[str, str]]]


def found(kinds: list[Card], read: Reader = moments) -> dict[str, dict[str, tuple[str, int]]]:
    """By kind of power: the cards that carry it, with figures and number of copies."""
    out: dict[str, dict[str, tuple[str, int]]] = {}
    for card in kinds:
        for power in card.powers:
            for rule, figures in read(card, power):
                assert card.name not in out.setdefault(rule, {})
                out[rule][card.name] = (figures, int(card.copies))
    return out


def listed(line: str) -> dict[str, tuple[str, int]]:
    """A line of the ledger, read: the cards with their figures and number of copies."""
    out: dict[str, tuple[str, int]] = {}
    for entry in line.split("; "):
        match = re.fullmatch(r"(.+) \((.+)\)( x2)?", entry)
        assert match is not None
        out[match[1]] = (match[2], 2 if match[3] else 1)
    return out
