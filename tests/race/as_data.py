"""A card of the catalogue in the form of the card data: every field, power and scoring line.

The data gives a power a kind and fields; the catalogue gives it a sentence with facts. The tables
here say which is which.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from perihelion.race.box import Print
from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.kinds import KIND_WORDS as KINDS
from perihelion.race.pieces.kinds import NO_KIND, PHASE_WORDS, WORDS
from perihelion.race.power import Power
from race.scoring_as_data import scoring_as_data

Plain = dict[str, Any]

MAY: Final = {"optional": True}
"""What the data says of every power with the word may."""

TIMES_OF: Final = {
    "turns-opening-hand": "setup",
    "turns-choose-last": "round_start",
    "turns-hand-limit": "round_end",
    "turns-salvage": "round_end",
    "turns-end-size": "game_end",
    "turns-any-kind": "always",
}
"""Where the data puts powers that belong to no phase."""


def written(printed: Print) -> Plain:
    """A card in the form of the data, but for the number of its copies."""
    card = printed.card
    world_type = "production" if card.production else "windfall" if card.windfall else "grey"
    return {
        "name": card.name,
        "kind": "world" if card.world else "development",
        "printed_number": card.number,
        "cost": None if card.military else card.number,
        "defense": card.number if card.military else None,
        "military": card.military,
        "vp": card.points,
        "vp_variable": card.six,
        "good": None if card.kind == NO_KIND else KINDS[card.kind],
        "world_type": world_type if card.world else None,
        "keywords": [word.upper() for bit, word in WORDS.items() if card.words & bit],
        "start": None if card.start < 0 else card.start,
        "prestige_on_place": card.symbol,
        "preset_hand": None if card.preset < 0 else card.preset,
        "powers": powers_as_data(card),
        "vp_scoring": scoring_as_data(printed) if card.six else None,
    }


# -- powers -----------------------------------------------------------------


def powers_as_data(card: Card) -> Plain:
    out: Plain = {}
    for power in card.powers:
        message = power.sentence.message
        when = TIMES_OF.get(message, PHASE_WORDS[power.phase])
        out.setdefault(when, []).append(power_as_data(card, power))
        if message == "settle-tuck":  # it begins with a card under it as well
            out["setup"] = [{"kind": "setup_tuck_card", "cards": 1}]
    return out


def power_as_data(card: Card, power: Power) -> Plain:
    """A power in the form of the data, from its sentence."""
    said = power.sentence
    facts = cast(Plain, said.facts)
    if said.message in PLAIN:
        return {"kind": PLAIN[said.message], **facts}
    if said.message in OPTIONAL:
        return {"kind": OPTIONAL[said.message], **facts, **MAY}
    if said.message in CONSTANT:
        kind, fields = CONSTANT[said.message]
        return {"kind": kind, **fields}
    kind, of = WITH_PARTS[said.message]
    return {"kind": kind, **of(facts, card)}


PLAIN: Final = {
    "explore-see": "explore_draw",
    "explore-keep": "explore_keep",
    "explore-mix": "explore_mix_with_hand",
    "develop-cheaper": "develop_discount",
    "develop-draw-first": "develop_start_draw",
    "develop-draw-after": "develop_draw_after",
    "settle-military": "military",
    "settle-draw-after": "settle_draw_after",
    "settle-pay-cheaper": "pay_for_military_discount",
    "settle-pay-prestige": "pay_for_military_prestige",
    "settle-good-on-production": "settle_good_on_placed_production_world",
    "trade-bonus": "trade_bonus",
    "trade-bonus-here": "trade_bonus_this_world",
    "trade-unsellable": "no_trade_from_this_world",
    "consume-draw": "consume_phase_draw",
    "consume-gain": "consume_phase_gain_vp",
    "produce-draw": "produce_phase_draw",
    "produce-draw-per-good": "draw_per_good_produced",
    "produce-draw-per-kind": "draw_per_kind_produced",
    "produce-draw-if-most": "draw_if_produced_most",
    "produce-take-tucked": "take_tucked_cards",
    "turns-choose-last": "select_action_last",
    "turns-hand-limit": "hand_limit",
    "turns-salvage": "take_other_players_round_end_discards",
    "turns-end-size": "own_tableau_end_size",
    "turns-any-kind": "choose_own_kind",
}
"""Powers whose facts are named as in the data."""

OPTIONAL: Final = {
    "develop-ditch": "develop_discard_self_discount",
    "develop-spend-good": "develop_spend_good_discount",
    "settle-tactics": "temp_military_discard_self",
    "settle-spend-good": "settle_spend_good_discount",
    "settle-good-military": "temp_military_spend_good",
    "settle-second-world": "settle_second_world",
    "settle-sneak-world": "settle_extra_military_world_discard_self",
}
"""The same, for powers that may be left unused."""

CONSTANT: Final[dict[str, tuple[str, Plain]]] = {
    "develop-tuck": ("tuck_payment_card", {"cards": 1}),
    "settle-tuck": ("tuck_payment_card", {"cards": 1}),
    "settle-ship": ("settle_discard_self_zero_cost", {"excluded_good": "alien", **MAY}),
    "consume-everything": ("consume_all_goods", {"vp_formula": "goods_minus_1"}),
    "consume-bet": ("gamble_name_number", {"low": 1, "high": 7}),
    "consume-ante": ("gamble_ante", {"low": 1, "high": 6, **MAY}),
}
"""Powers without facts."""


def _consume_goods(f: Plain, card: Card) -> Plain:
    return {
        "good": f["good"],
        "goods_per_use": f["together"],
        "times": f["times"],
        "from_this_world": False,
        "reward": _reward(f),
    }


def _reward(f: Plain) -> Plain:
    return {part: f[part] for part in ("vp", "cards", "prestige") if f.get(part)}


def _good_here(f: Plain, card: Card) -> Plain:
    return {
        "good": KINDS[card.kind],
        "goods_per_use": 1,
        "times": 1,
        "from_this_world": True,
        "reward": _reward(f),
    }


def _hand_cards(each: int, times: int, reward: Plain) -> Plain:
    return {"cards_per_use": each, "times": times, "reward": reward, **MAY}


def _pay_for(f: Plain, only: Plain | None, excluded: str | None) -> Plain:
    return {"discount": f["discount"], **MAY, "only": only, "excluded_good": excluded}


def _windfall_for_card(f: Plain, card: Card) -> Plain:
    return {"good": f["good"], "discard_cards": 1, "exclude_self": False, **MAY}


def _takeover(target: str, vulnerable: Plain | None) -> Callable[[Plain, Card], Plain]:
    return lambda f, card: {
        "discard_self": f["discard"] == "yes",
        "spend_prestige": f["cost"],
        "military_per_own_rebel_military_world": f["per-rebel-world"],
        "destroy": f["destroys"] == "yes",
        "prestige_on_success": f["reward"],
        **MAY,
        "takeover": True,
        "target": target,
        "vulnerable_if": vulnerable,
    }


def _per(what: str, figure: str) -> Callable[[Plain, Card], Plain]:
    return lambda f, card: {"per": what, figure: f[figure]}


def _against(f: Plain, versus: Plain) -> Plain:
    return {"amount": f["amount"], "versus": versus}


def _sift(f: Plain, card: Card) -> Plain:
    return {"draw": f["cards"], "discard": 1}


AFTER: Final = {
    "any": "any_development",
    "rebel": "rebel_development",
    "six": "six_cost_development",
    "rebel-military-world": "rebel_military_world",
    "production-world": "production_world",
}


def _after(f: Plain, card: Card) -> Plain:
    return {"prestige": f["prestige"], "when": AFTER[f["after"]]}


WITH_PARTS: Final[dict[str, tuple[str, Callable[[Plain, Card], Plain]]]] = {
    "explore-card-for-prestige": (
        "explore_start_discard_for_prestige",
        lambda f, card: {"discard_cards": 1, **f, **MAY},
    ),
    "develop-sift": ("develop_start_draw_then_discard", _sift),
    "develop-prestige": ("develop_prestige_after", _after),
    "settle-cheaper": (
        "settle_discount",
        lambda f, card: {"amount": f["amount"], "good": None if f["good"] == "any" else f["good"]},
    ),
    "settle-military-against": (
        "military_specialized",
        lambda f, card: _against(f, {"good": f["good"]}),
    ),
    "settle-military-against-rebels": (
        "military_specialized",
        lambda f, card: _against(f, {"keyword": "REBEL"}),
    ),
    "settle-military-per-military-world": ("military_per_world", _per("military_world", "amount")),
    "settle-military-per-chromo-world": ("military_per_world", _per("chromo_world", "amount")),
    "settle-military-with-word": (
        "military_if_tableau_has",
        lambda f, card: {"amount": f["amount"], "keyword": f["word"].upper()},
    ),
    "settle-mercenaries": (
        "temp_military_discard_cards",
        lambda f, card: {"max_cards": f["cards"], "amount_per_card": 1, **MAY},
    ),
    "settle-prestige-military": (
        "temp_military_spend_prestige",
        lambda f, card: {"prestige": 1, **f, **MAY},
    ),
    "settle-contact": ("pay_for_military", lambda f, card: _pay_for(f, None, "alien")),
    "settle-pay-for-kind": (
        "pay_for_military",
        lambda f, card: _pay_for(f, {"good": f["good"]}, None),
    ),
    "settle-pay-for-word": (
        "pay_for_military",
        lambda f, card: _pay_for(f, {"keyword": f["word"].upper()}, None),
    ),
    "settle-conquer-peaceful": (
        "conquer_peaceful_discard_self",
        lambda f, card: {
            "defense_reduction": f["less"],
            "with_takeover": f["takeovers"] == "yes",
            "prestige": f["prestige"],
            **MAY,
        },
    ),
    "settle-replace": (
        "replace_world",
        lambda f, card: {"max_cost_increase": f["most"], "prestige": 1, **MAY},
    ),
    "settle-sift": ("settle_draw_then_discard_after", _sift),
    "settle-prestige": ("settle_prestige_after", _after),
    "takeover-of-rebels": (
        "takeover",
        _takeover("rebel_military_world", {"tableau_has": "rebel_military_world"}),
    ),
    "takeover-of-imperium": (
        "takeover",
        _takeover("military_world", {"tableau_has": "imperium_card"}),
    ),
    "takeover-of-military": (
        "takeover",
        _takeover("military_world", {"total_military_at_least": 1}),
    ),
    "takeover-of-anybody": ("takeover", _takeover("military_world", None)),
    "takeover-defense": (
        "takeover_defense",
        lambda f, card: {
            "per_rebel_military_world": f["rebel"],
            "per_other_military_world": f["other"],
            "takeover": True,
        },
    ),
    "takeover-prevent": (
        "prevent_takeover",
        lambda f, card: {"spend_prestige": f["prestige"], **MAY, "takeover": True},
    ),
    "trade-bonus-per-chromo-world": (
        "trade_bonus_per_world",
        lambda f, card: {"good": f["good"], "per": "chromo_world", "cards": f["cards"]},
    ),
    "consume-goods": ("consume_goods", _consume_goods),
    "consume-good-here": ("consume_goods", _good_here),
    "consume-different-kinds": (
        "consume_distinct_kinds",
        lambda f, card: {
            "exactly": f["kinds"],
            "up_to": None,
            "reward": _reward(f),
            "reward_is": "once",
        },
    ),
    "consume-each-kind": (
        "consume_distinct_kinds",
        lambda f, card: {
            "exactly": None,
            "up_to": 4,
            "reward": _reward(f),
            "reward_is": "per_good",
        },
    ),
    "consume-for-price": (
        "consume_good_for_trade_price",
        lambda f, card: {"apply_trade_powers": f["powers"] == "yes"},
    ),
    "consume-hand-cards": (
        "consume_cards",
        lambda f, card: _hand_cards(1, f["most"], {"vp": f["vp"]}),
    ),
    "consume-card-for-cards": ("consume_cards", lambda f, card: _hand_cards(1, 1, _reward(f))),
    "consume-cards-for-prestige": (
        "consume_cards",
        lambda f, card: _hand_cards(f["count"], 1, {"prestige": f["prestige"]}),
    ),
    "consume-spend-prestige": (
        "consume_prestige",
        lambda f, card: {"prestige": 1, "reward": _reward(f), "times": 1, **MAY},
    ),
    "produce-here": (
        "produce_here",
        lambda f, card: {"good": KINDS[card.kind], "bonus": _reward(f)},
    ),
    "produce-here-for-card": (
        "produce_here_discard_card",
        lambda f, card: {"good": KINDS[card.kind], "discard_cards": 1, **MAY},
    ),
    "produce-windfall": (
        "produce_windfall",
        lambda f, card: {"good": f["good"], "exclude_self": f["other"] == "yes"},
    ),
    "produce-windfall-draw": (
        "windfall_produced_here_bonus",
        lambda f, card: {"bonus": _reward(f)},
    ),
    "produce-windfall-for-card": ("produce_windfall_discard_card", _windfall_for_card),
    "produce-draw-per-genes-world": ("draw_per_world", _per("genes_world", "cards")),
    "produce-draw-per-military-world": ("draw_per_world", _per("military_world", "cards")),
    "produce-draw-per-rebel-world": ("draw_per_world", _per("rebel_world", "cards")),
    "produce-draw-per-chromo-world": ("draw_per_world", _per("chromo_world", "cards")),
    "produce-prestige-if-most-chromo": (
        "prestige_if_most_worlds",
        lambda f, card: {"of": "chromo_world", "prestige": f["prestige"]},
    ),
    "turns-opening-hand": ("setup_keep_fewer_cards", lambda f, card: {"keep": f["cards"]}),
}
"""Powers whose fields have other names in the data, or lie inside each other."""
