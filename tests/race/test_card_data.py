"""All 114 cards, field by field and power by power, beside the card data gathered from the printed
game. Each card of the catalogue is written in the form of that data and compared as a whole.
"""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any, cast

import pytest

from perihelion.race.cards import KIND_WORDS as KINDS
from perihelion.race.cards import NO_KIND, PHASE_WORDS, WORDS, Card, Power, ScoreLine
from perihelion.race.catalogue.base import BASE
from perihelion.race.catalogue.second import SECOND

Plain = dict[str, Any]

DATA = Path(__file__).resolve().parents[3] / "shared" / "data" / "race" / "cards.json"
PRINTED: list[Plain] = [
    record
    for record in json.loads(DATA.read_text(encoding="utf-8"))["cards"]
    if record["copies"]["base"]
]
BY_NAME = {"first": {c.name: c for c in BASE}, "second": {c.name: c for c in SECOND}}
NAME_OF = {card.slug: card.name for card in BASE}

FIELDS = [
    "name",
    "kind",
    "printed_number",
    "cost",
    "defense",
    "military",
    "vp",
    "vp_variable",
    "good",
    "world_type",
    "keywords",
    "start",
    "preset_hand",
    "copies",
    "powers",
    "vp_scoring",
]
"""What is compared; the rest of a record is of other sets, translations and searches."""


def printed(record: Plain, edition: str) -> Plain:
    """What the data says of a card in this edition."""
    out = {field: deepcopy(record[field]) for field in FIELDS}
    out["copies"] = record["copies"]["base"]
    out["start"] = None if record["start"] is None else record["start"]["number"]
    changes = (record["second_edition_changes"] or {}) if edition == "second" else {}
    for field, value in changes.items():
        if field == "add_power":
            for phase, power in value.items():
                out["powers"].setdefault(phase, []).append(power)
        elif field == "add_scoring":
            out["vp_scoring"]["flat"].append(value)
        else:
            out[field] = value
    return out


def written(card: Card) -> Plain:
    """A card of the catalogue in the form of the data."""
    powers: Plain = {}
    for power in card.powers:
        powers.setdefault(PHASE_WORDS[power.phase()], []).append(power_as_data(card, power))
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
        "preset_hand": None if card.preset < 0 else card.preset,
        "copies": card.copies,
        "powers": powers,
        "vp_scoring": scoring_as_data(card) if card.six else None,
    }


def power_as_data(card: Card, power: Power) -> Plain:
    """A power in the form of the data, from its sentence."""
    said = power.sentence()
    facts = cast(Plain, said.facts)
    plain: dict[str, tuple[str, Plain]] = {
        "explore-see": ("explore_draw", facts),
        "explore-keep": ("explore_keep", facts),
        "develop-cheaper": ("develop_discount", facts),
        "develop-draw-first": ("develop_start_draw", facts),
        "develop-draw-after": ("develop_draw_after", facts),
        "settle-military": ("military", facts),
        "settle-tactics": ("temp_military_discard_self", {**facts, "optional": True}),
        "settle-ship": (
            "settle_discard_self_zero_cost",
            {"excluded_good": "alien", "optional": True},
        ),
        "settle-contact": (
            "pay_for_military",
            {**facts, "optional": True, "only": None, "excluded_good": "alien"},
        ),
        "settle-military-against-rebels": (
            "military_specialized",
            {**facts, "versus": {"keyword": "REBEL"}},
        ),
        "settle-draw-after": ("settle_draw_after", facts),
        "trade-bonus": ("trade_bonus", facts),
        "trade-bonus-here": ("trade_bonus_this_world", facts),
        "consume-everything": ("consume_all_goods", {"vp_formula": "goods_minus_1"}),
        "consume-draw": ("consume_phase_draw", facts),
        "consume-bet": ("gamble_name_number", {"low": 1, "high": 7}),
        "produce-draw": ("produce_phase_draw", facts),
        "produce-draw-per-good": ("draw_per_good_produced", facts),
        "produce-draw-per-kind": ("draw_per_kind_produced", facts),
        "produce-draw-if-most": ("draw_if_produced_most", facts),
        "produce-draw-per-genes-world": ("draw_per_world", {**facts, "per": "genes_world"}),
    }
    if said.message in plain:
        kind, fields = plain[said.message]
    else:
        kind, fields = power_with_parts(card, said.message, facts)
    return {"kind": kind, **fields}


def power_with_parts(card: Card, message: str, facts: Plain) -> tuple[str, Plain]:
    """Powers whose fields have other names in the data, or lie inside each other."""
    if message == "settle-cheaper":
        good = None if facts["good"] == "any" else facts["good"]
        return "settle_discount", {"amount": facts["amount"], "good": good}
    if message == "settle-military-against":
        return "military_specialized", {
            "amount": facts["amount"],
            "versus": {"good": facts["good"]},
        }
    if message == "consume-goods":
        return "consume_goods", {
            "good": facts["good"],
            "goods_per_use": facts["together"],
            "times": facts["times"],
            "from_this_world": False,
            "reward": {part: facts[part] for part in ("vp", "cards") if facts[part]},
        }
    if message == "consume-different-kinds":
        reward = {"reward": {"vp": facts["vp"]}, "reward_is": "once"}
        return "consume_distinct_kinds", {"exactly": facts["kinds"], "up_to": None, **reward}
    if message == "consume-for-price":
        return "consume_good_for_trade_price", {"apply_trade_powers": facts["powers"] == "yes"}
    if message == "consume-hand-cards":
        parts = {"cards_per_use": 1, "times": facts["most"], "reward": {"vp": facts["vp"]}}
        return "consume_cards", {**parts, "optional": True}
    if message == "produce-here":
        bonus = {"cards": facts["cards"]} if facts["cards"] else {}
        return "produce_here", {"good": KINDS[card.kind], "bonus": bonus}
    if message == "produce-windfall-draw":
        return "windfall_produced_here_bonus", {"bonus": {"cards": facts["cards"]}}
    assert message == "produce-windfall"
    return "produce_windfall", {"good": facts["good"], "exclude_self": False}


def scoring_as_data(card: Card) -> Plain:
    """The lines of a 6-cost development in the form of the data."""
    per_card: list[Plain] = []
    flat: list[Plain] = []
    for line in card.lines:
        matches = matches_of(line)
        for match in matches:
            per_card.append({"match": match, "points": line.sentence().facts["points"]})
        if not matches:
            flat.append(flat_line(line))
    return {
        "mode": "first_match_per_card",
        "includes_self": True,
        "per_card": per_card,
        "flat": flat,
    }


def matches_of(line: ScoreLine) -> list[Plain]:
    """Which cards a line speaks of; none where it speaks of no single card."""
    said = line.sentence()
    facts = cast(Plain, said.facts)
    message = said.message
    if message in ("score-production", "score-windfall"):
        kinds = KINDS[:4] if facts["good"] == "any" else [facts["good"]]
        world = {"kind": "world", "world_type": message.removeprefix("score-")}
        return [{**world, "good": kind} for kind in kinds]
    if message == "score-world-of-kind":
        return [
            {"kind": "world", "world_type": world_type, "good": facts["good"]}
            for world_type in ("production", "windfall")
        ]
    single: dict[str, Plain] = {
        "score-military-world": {"kind": "world", "military": True},
        "score-rebel-military-world": {"kind": "world", "military": True, "keyword": "REBEL"},
        "score-with-word": {"keyword": str(facts.get("word")).upper()},
        "score-named": {"name": NAME_OF.get(str(facts.get("card")))},
        "score-six": {"kind": "development", "printed_number": 6},
        "score-development": {"kind": "development", "printed_number_below": 6},
        "score-world": {"kind": "world"},
        "score-world-with-power": {"kind": "world", "has_power_in": facts.get("phase")},
        "score-development-with-power": {
            "kind": "development",
            "has_power_in": facts.get("phase"),
        },
    }
    return [single[message]] if message in single else []


def flat_line(line: ScoreLine) -> Plain:
    said = line.sentence()
    if said.message == "score-chips":
        return {"per": "vp_chips", "divisor": said.facts["per"], "points": 1, "rounding": "down"}
    if said.message == "score-total-military":
        return {"per": "total_military", "points": 1, "floor_at_zero": False}
    assert said.message == "score-goods"
    return {"per": "goods_on_worlds", "points": said.facts["points"]}


@pytest.mark.rule("race.components.cards", "race.components.edition")
@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("record", PRINTED, ids=[record["id"] for record in PRINTED])
def test_the_catalogue_has_each_card_as_it_is_printed(record: Plain, edition: str) -> None:
    assert written(BY_NAME[edition][record["name"]]) == printed(record, edition)


@pytest.mark.rule("race.components.cards")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_the_catalogue_has_all_114_cards_and_no_others(edition: str) -> None:
    ours = BY_NAME[edition]

    assert sorted(ours) == sorted(record["name"] for record in PRINTED)
    assert sum(card.copies for card in ours.values()) == 114
    assert sum(record["copies"]["base"] for record in PRINTED) == 114
