"""The powers of the expansions in the words of the ledger, read off what they answer at each
moment; what they share with the base game is read as there.
"""

from __future__ import annotations

from perihelion.race.catalogue.prints import FIRST_EDITION
from perihelion.race.deal import empty_seat
from perihelion.race.pieces.cards import Card, ConsumePower
from perihelion.race.pieces.kinds import (
    ANY,
    CHROMO,
    DEVELOP,
    GENES,
    IMPERIUM,
    KIND_WORDS,
    NO_PAY,
    NO_WINDFALL,
    SETTLE,
)
from perihelion.race.power import NO_HELP, Helper, Power
from race.moments import KINDS, consume_moment, gain, moments, number

EVERY = {printed.card.name: printed.card for printed in FIRST_EDITION}

WORLDS = {
    "plain world": EVERY["Old Earth"],
    "military world": EVERY["Alien Robot Sentry"],
    "production world": EVERY["Gem World"],
    "Rebel world": EVERY["Rebel Cantina"],
    "Rebel military world": EVERY["Rebel Base"],
    "chromosome world": EVERY["Mining Mole Uplift Race"],
    "military chromosome world": EVERY["Avian Uplift Race"],
}
"""One world of each sort that some power speaks of."""

SORTS = {
    ("military world", "Rebel military world", "military chromosome world"): "military world",
    ("Rebel world", "Rebel military world"): "Rebel world",
    ("chromosome world", "military chromosome world"): "chromosome world",
    ("Rebel military world",): "Rebel military world",
    ("production world", "chromosome world"): "production world",
}
"""What a power means that counts just these."""


def sort_of(answers: dict[str, int]) -> str:
    """The sort of worlds that is counted, with its figure; nothing if none is."""
    counted = tuple(sort for sort, count in answers.items() if count)
    if not counted:
        return ""
    (figure,) = {count for count in answers.values() if count}
    return f"{figure} per {SORTS[counted]}"


def per_sort(power: Power, of: str) -> str:
    """What the power answers to this question about each sort of world."""
    return sort_of({sort: int(getattr(power, of)(card)) for sort, card in WORLDS.items()})


def goods_of(power: Power, of: str, sign: str) -> str:
    kinds = [(kind, int(getattr(power, of)(kind))) for kind in KINDS]
    return "; ".join(f"{KIND_WORDS[kind]}, {sign}{worth}" for kind, worth in kinds if worth)


def for_good(helper: Helper, sign: str, worth: int) -> str:
    """What the power gives for a good, by the kinds that it takes."""
    kinds = [kind for kind in KINDS if worth and helper.takes(kind)]
    return "; ".join(f"{KIND_WORDS[kind]}, {sign}{worth}" for kind in kinds)


def more_moments(card: Card, power: Power) -> list[tuple[str, str]]:
    """Everything this power does, those of the base game included."""
    if isinstance(power, ConsumePower):
        return [more_consume_moment(power)]
    if power.produces and power.produced_prestige:
        figures = f"{KIND_WORDS[card.kind]}, {power.produced_prestige} prestige"
        return [("produce-prestige", figures)]
    if power.excludes_self:
        return [("windfall-exclude-self", KIND_WORDS[power.windfall])]
    new = [*small_moments(power), *fight_moments(power), *takeover_moments(power)]
    return [(kind, figures) for kind, figures in new if figures] + moments(card, power)


def small_moments(power: Power) -> list[tuple[str, str]]:
    """Set-up, Explore, Develop, Trade, Produce and the end."""
    developments = [
        EVERY[name] for name in ("Space Marines", "Rebel Pact", "Pan-Galactic Research")
    ]
    after = [int(power.develop_prestige(development)) for development in developments]
    chromo = power.price_for(GENES, WORLDS["chromosome world"])
    for_card = power.windfall_for_card
    return [
        ("setup-keep-fewer-cards", number(power.opening_hand)),
        ("select-action-last", "last" if power.chooses_last else ""),
        ("hand-limit", number(power.hand_limit)),
        ("take-discards", "all" if power.salvages else ""),
        ("own-tableau-end-size", number(power.end_size)),
        ("oort.kind", "any" if power.sentence.message == "turns-any-kind" else ""),
        ("tuck-payment", "1" if power.tucks and power.phase == SETTLE else ""),
        ("tuck-payment-develop", "1" if power.tucks and power.phase == DEVELOP else ""),
        ("explore-mix", "mix" if power.mixes else ""),
        ("explore-discard-prestige", number(power.explore_prestige)),
        ("develop-draw-discard", number(power.develop_sift)),
        ("develop-discard-self", number(-power.develop_ditch)),
        ("develop-spend-good", goods_of(power, "develop_good", "-")),
        ("develop-prestige-after", AFTER[tuple(after)]),
        ("trade-bonus-per-world", f"genes, {chromo} per chromosome world" if chromo else ""),
        ("oort.no-trade", "none" if power.unsellable else ""),
        ("produce-here-discard", "1 card" if power.produces_for_card else ""),
        ("produce-windfall-discard", "" if for_card == NO_WINDFALL else KIND_WORDS[for_card]),
        ("draw-if-most-any", number(power.draw_for_most(ANY))),
        ("draw-per-world", per_sort(power, "draw_for_world")),
        ("prestige-if-most", per_sort(power, "prestige_for_most")),
        ("take-tucked", "all" if power.takes_tucked else ""),
    ]


AFTER: dict[tuple[int, ...], str] = {
    (0, 0, 0): "",
    (1, 1, 1): "1 per development",
    (0, 1, 0): "1 per Rebel development",
    (0, 0, 1): "1 per 6-cost development",
}


def fight_moments(power: Power) -> list[tuple[str, str]]:
    """Placing worlds: with strength, with payment, and one more of them."""
    helper = power if isinstance(power, Helper) else NO_HELP
    pays = {sort: helper.pays_for(world) for sort, world in WORLDS.items() if world.military}
    pays["alien world"] = helper.pays_for(EVERY["Alien Monolith"])
    allowed = tuple(sort for sort, discount in pays.items() if discount != NO_PAY)
    paid = f"defense -{pays[allowed[0]]}, {ONLY[allowed]}" if allowed in ONLY else ""
    dear = max(WORLDS.values(), key=lambda world: world.number)
    less, prestige = dear.number - helper.defense(dear), helper.peaceful_prestige
    fleet = f", {prestige} prestige, takeovers" if helper.peaceful_takeover else ""
    paid_in_prestige = helper.strength if helper.prestige_cost else 0
    return [
        ("military-per-world", per_sort(power, "military_for")),
        ("military-if-tableau", number(power.military_with(IMPERIUM | CHROMO))),
        ("temp-military-discard-cards", number(helper.hires(empty_seat(1), 0))),
        ("temp-military-good", for_good(helper, "+", helper.strength)),
        ("temp-military-prestige", number(paid_in_prestige)),
        ("settle-spend-good", for_good(helper, "-", 9 - helper.price_of(dear, 9))),
        ("pay-for-military-only", paid),
        ("pay-for-military-discount", number(-power.pay_discount)),
        ("pay-for-military-prestige", number(power.pay_prestige)),
        ("conquer-peaceful", f"cost -{less}{fleet}" if helper.defense(dear) >= 0 else ""),
        ("second-world", "1" if power.second_world else ""),
        ("sneak-attack-world", "1" if power.sneak_world else ""),
        ("replace-world", number(power.replaces)),
        ("settle-draw-discard", number(power.settle_sift)),
        ("settle-prestige-after", per_sort(power, "settle_prestige")),
        ("settle-good-on-production", "1" if power.settle_good else ""),
    ]


ONLY = {
    ("Rebel military world",): "Rebel",
    ("military chromosome world",): "chromosome",
    ("military world", "alien world"): "alien",
}


def takeover_moments(power: Power) -> list[tuple[str, str]]:
    """Attack and defense."""
    defends = [
        power.defense_for(WORLDS[sort]) for sort in ("Rebel military world", "military world")
    ]
    out = [
        (
            "takeover-defense",
            f"{defends[0]} per Rebel, {defends[1]} per other" if any(defends) else "",
        ),
        ("prevent-takeover", number(power.prevents)),
    ]
    if not power.takeover:
        return out
    who = [
        power.vulnerable(0, 0, 0),
        power.vulnerable(1, 0, 0),
        power.vulnerable(0, IMPERIUM, 0),
        power.vulnerable(0, 0, 1),
    ]
    parts = [VULNERABLE[tuple(who)]]
    parts += ["discard"] if power.takeover_discards else []
    parts += [f"cost {power.takeover_cost}"] if power.takeover_cost else []
    parts += [f"reward {power.takeover_reward}"] if power.takeover_reward else []
    parts += ["destroys"] if power.takeover_destroys else []
    parts += ["only Rebels"] if power.takeover_only_rebels else []
    strength = power.takeover_strength_for(WORLDS["Rebel military world"])
    parts += [f"+{strength} per Rebel military world"] if strength else []
    return [*out, ("takeover", ", ".join(parts))]


VULNERABLE: dict[tuple[bool, ...], str] = {
    (False, True, False, False): "Rebel military world",
    (False, False, True, False): "Imperium card",
    (False, False, False, True): "positive military",
    (True, True, True, True): "everybody",
}


def more_consume_moment(power: ConsumePower) -> tuple[str, str]:
    least = power.least_goods
    if power.antes:
        assert power.optional
        return "gamble-ante", "1-6"
    if power.prestige_cost:
        assert power.optional
        return "consume-prestige", f"{power.prestige_cost} prestige: {gain(power, 0)}"
    if power.draws_per_card:
        assert (power.optional, power.least_cards, power.most_cards) == (True, 1, 1)
        return "consume-card-for-card", f"1 card: {power.draws_per_card} card"
    if power.most_cards and power.prestige(0):
        assert power.optional
        assert power.least_cards == power.most_cards
        return "consume-two-cards", f"{power.most_cards} cards: {power.prestige(0)} prestige"
    if power.only_here:
        return "consume-from-this-world", gain(power, 1)
    if power.different and power.takes(4) != power.takes(3):
        assert (least, power.takes(4)) == (1, 4)
        assert (power.vp(4), power.draws(4)) == (4 * power.vp(1), 4 * power.draws(1))
        return "consume-distinct-up-to", f"{gain(power, 1)} each"
    if not least and power.vp(0) and not power.most_cards:
        return "consume-phase-gain-vp", gain(power, 0)
    if least and power.prestige(least):
        kinds = [KIND_WORDS[kind] for kind in KINDS if power.fits(kind)]
        what = "any" if len(kinds) == 4 else " or ".join(kinds)
        given = [part for part in (gain(power, least), f"{power.prestige(least)} prestige") if part]
        return "consume-for-prestige", f"{least} {what}: {' + '.join(given)}"
    return consume_moment(power)
