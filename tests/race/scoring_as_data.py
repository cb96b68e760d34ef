"""The lines of a card with variable points in the form of the card data."""

from __future__ import annotations

from typing import Any, Final, cast

from perihelion.race.box import Print
from perihelion.race.catalogue.prints import FIRST_EDITION
from perihelion.race.pieces.cards import ScoreLine
from perihelion.race.pieces.kinds import BASE_SET
from perihelion.race.pieces.kinds import KIND_WORDS as KINDS

Plain = dict[str, Any]

NAME_OF: Final = {printed.card.slug: printed.card.name for printed in FIRST_EDITION}


def scoring_as_data(printed: Print) -> Plain:
    per_card: list[Plain] = []
    flat: list[Plain] = []
    for line in printed.card.lines:
        matches = matches_of(line, printed.set == BASE_SET)
        for match in matches:
            per_card.append({"match": match, "points": line.sentence.facts["points"]})
        if not matches:
            flat.append(flat_line(line))
    return {
        "mode": "first_match_per_card",
        "includes_self": True,
        "per_card": per_card,
        "flat": flat,
    }


def matches_of(line: ScoreLine, base: bool) -> list[Plain]:
    """Which cards a line speaks of; none where it speaks of no single card.

    The older Galactic Federation says that its other developments cost less than 6; all that were
    printed until then do.
    """
    said = line.sentence
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
        "score-chromo-world": {"kind": "world", "keyword": "CHROMO"},
        "score-with-word": {"keyword": str(facts.get("word")).upper()},
        "score-named": {"name": NAME_OF.get(str(facts.get("card")))},
        "score-six": {"kind": "development", "printed_number": 6},
        "score-development": {"kind": "development", "printed_number_below": 6}
        if base
        else {"kind": "development"},
        "score-world": {"kind": "world"},
        "score-world-with-power": {"kind": "world", "has_power_in": facts.get("phase")},
        "score-development-with-power": {"kind": "development", "has_power_in": facts.get("phase")},
    }
    return [single[message]] if message in single else []


def flat_line(line: ScoreLine) -> Plain:
    said = line.sentence
    if said.message == "score-chips":
        return {"per": "vp_chips", "divisor": said.facts["per"], "points": 1, "rounding": "down"}
    if said.message == "score-total-military":
        return {"per": "total_military", "points": 1, "floor_at_zero": False}
    if said.message == "score-negative-military":
        return {"per": "negative_total_military", "points": 1, "floor_at_zero": True}
    if said.message == "score-prestige":
        return {"per": "prestige", "points": 1}
    if said.message == "score-distinct-kinds":
        table = [int(line.for_kinds(kinds)) for kinds in range(5)]
        return {"per": "distinct_world_kinds", "points_table": table}
    assert said.message == "score-goods"
    return {"per": "goods_on_worlds", "points": said.facts["points"]}
