"""Effects out of plain data, in the words of the effect vocabulary."""

from __future__ import annotations

from typing import Final

from perihelion.beyond.catalogue.fields import Field, flag, needed, number
from perihelion.beyond.ids import COLUMN_WORDS, DECK_A, MOST_ACTIONS, MOST_SPACES, VARIANTS
from perihelion.beyond.phases.production import PRODUCE_WORDS
from perihelion.beyond.pieces.counting import COUNT_WORDS
from perihelion.beyond.power import Action, Amount, Bundle, Cost, Effect, Variant
from perihelion.beyond.powers import others, resources
from perihelion.beyond.powers.building import AT_WORDS, PopulationToShip, SupplyToShip
from perihelion.beyond.powers.choosing import Choose, CopyAction, RepeatImmediate
from perihelion.beyond.powers.colonising import Colonise, ColoniseByStealth, DrawSystems
from perihelion.beyond.powers.jumping import Jump, JumpToAny
from perihelion.beyond.powers.researching import COLONIES_PLUS_1, PrivateTech, Research
from perihelion.beyond.powers.upgrading import Upgrade

DECK_LETTERS: Final = ["A", "B"]
TRACK_WORDS: Final = ["food", "ore", "either"]

FIELDS: Final[dict[str, list[str]]] = {
    "gain_ore": ["n"],
    "gain_ore_per_capture": ["n", "window"],
    "supply_to_pop": ["n"],
    "supply_to_ship": ["n", "level", "at"],
    "pop_to_ship": ["n", "level", "at", "optional", "cost"],
    "jump": ["n"],
    "jump_to_any": ["ships"],
    "upgrade_ships": ["ships", "levels"],
    "upgrade_levels": ["n"],
    "automate": ["track", "n"],
    "research": [
        "level", "levels", "discovered_only", "ignore_prereqs", "skip_immediate", "optional",
    ],
    "colonize": ["optional", "target", "discs", "skip_control_bonus"],
    "choose": ["times", "same_ok", "options"],
    "copy_action": ["scope", "own_only", "occupied_ok"],
    "repeat_immediate": [],
    "move_supply": ["n", "from", "to"],
    "produce": ["kind"],
    "private_tech": ["level"],
    "draw_systems": ["deck", "draw", "keep", "discs", "grant_colonise_bonus"],
    "place_extra_system": ["deck", "linked_to"],
    "link_system": ["deck"],
    "take_linked_system": ["discs", "grant_colonise_bonus"],
    "discard_event": [],
    "pawn_beside_basic": [],
    "donate_ship": ["max", "optional"],
}  # fmt: skip
"""The effects by name with their fields, as documented; some fields only repeat what is always
so."""

ALWAYS: Final[dict[str, bool | str]] = {
    "window": "this_action",
    "skip_control_bonus": True,
    "scope": "research",
    "occupied_ok": True,
    "grant_colonise_bonus": True,
    "linked_to": "discoverer_choice_of_system_slot",
}
"""Those fields, with all that they can say."""


def bundle(field: Field) -> Bundle:
    """A list of effects."""
    return Bundle([effect(one) for one in field.each(0, 12)])


def cost(field: Field | None) -> Cost:
    """What is paid."""
    if field is None:
        return Cost(0, 0)
    fields = field.table("ore", "return_pop")
    return Cost(number(fields, "ore", 0), number(fields, "return_pop", 0, 0, 9))


def action(field: Field) -> Action:
    """An action with its spaces."""
    fields = field.table("spaces", "cost", "steps")
    return Action(
        number(fields, "spaces", 1, 1, MOST_SPACES),
        cost(fields.get("cost")),
        bundle(needed(field, fields, "steps")),
    )


def actions(field: Field) -> list[Action]:
    """The actions of a technology."""
    return [action(one) for one in field.each(0, MOST_ACTIONS)]


def variant(field: Field) -> Variant:
    """A cost and what is done for it."""
    fields = field.table("label", "cost", "steps")
    return Variant(cost(fields.get("cost")), bundle(needed(field, fields, "steps")))


def amount(field: Field) -> Amount:
    """A number, or one that is counted."""
    if not isinstance(field.value, dict):
        return Amount(field.number())
    fields = field.table("count", "each", "max")
    return Amount(
        0,
        needed(field, fields, "count").word(COUNT_WORDS),
        number(fields, "each", 1, 1),
        number(fields, "max", 99, 0, 99),
    )


def effect(field: Field) -> Effect:
    """An effect: `do` says which, the other fields how."""
    named = field.table("do", *sorted({name for names in FIELDS.values() for name in names}))
    do = list(FIELDS)[needed(field, named, "do").word(list(FIELDS))]
    fields = field.table("do", *FIELDS[do])
    for name, value in ALWAYS.items():
        if name in fields:
            fields[name].always(value)
    made = _of_resources(field, do, fields) or _of_ships(field, do, fields)
    return made or _of_others(field, do, fields)


def _of_resources(field: Field, do: str, fields: dict[str, Field]) -> Effect | None:
    if do == "gain_ore":
        return resources.GainOre(amount(needed(field, fields, "n")))
    if do == "gain_ore_per_capture":
        return resources.GainOrePerCapture(number(fields, "n", 1))
    if do == "supply_to_pop":
        return resources.SupplyToPopulation(amount(fields["n"]) if "n" in fields else Amount(1))
    if do == "automate":
        track = needed(field, fields, "track").word(TRACK_WORDS)
        return resources.Automate(track, number(fields, "n", 1, 1, 4))
    if do == "move_supply":
        words = [*COLUMN_WORDS, "any"]
        to = needed(field, fields, "to").word(words)
        rightmost = needed(field, fields, "from").word(["any", "rightmost"]) == 1
        return resources.MoveSupply(
            number(fields, "n", 1, 1),
            rightmost,
            resources.ANY_COLUMN if to == len(COLUMN_WORDS) else to,
        )
    if do == "produce":
        return resources.Produce(needed(field, fields, "kind").word(PRODUCE_WORDS))
    return None


def _of_ships(field: Field, do: str, fields: dict[str, Field]) -> Effect | None:
    if do in ("supply_to_ship", "pop_to_ship"):
        n, level = number(fields, "n", 1, 1, 9), needed(field, fields, "level").number(1, 4)
        at = fields["at"].word(AT_WORDS) if "at" in fields else 0
        if do == "supply_to_ship":
            return SupplyToShip(n, level, at)
        return PopulationToShip(n, level, at, flag(fields, "optional"), cost(fields.get("cost")))
    if do == "jump":
        return Jump(needed(field, fields, "n").number(1, 12))
    if do == "jump_to_any":
        return JumpToAny(needed(field, fields, "ships").number(1, 9))
    if do == "upgrade_ships":
        return Upgrade(number(fields, "ships", 1, 1, 9), number(fields, "levels", 1, 1, 3))
    if do == "upgrade_levels":
        return Upgrade(needed(field, fields, "n").number(1, 12), different=False)
    if do == "colonize":
        if "target" in fields:
            fields["target"].word(["uncontrolled_at_turn_start"])
            return ColoniseByStealth(number(fields, "discs", 2, 0, 4), flag(fields, "optional"))
        field.table("do", "optional", "target")  # the rest is for that target only
        return Colonise(flag(fields, "optional"))
    if do == "donate_ship":
        if "optional" in fields:
            fields["optional"].always(True)
        return others.DonateShip(number(fields, "max", 1, 1, 9))
    return None


def _of_others(field: Field, do: str, fields: dict[str, Field]) -> Effect:
    if do == "research":
        return _research(field, fields)
    if do == "choose":
        options = [variant(one) for one in needed(field, fields, "options").each(1, VARIANTS)]
        return Choose(options, number(fields, "times", 1, 1, 4), flag(fields, "same_ok"))
    if do == "copy_action":
        return CopyAction(flag(fields, "own_only"))
    if do == "repeat_immediate":
        return RepeatImmediate()
    if do == "private_tech":
        return PrivateTech(needed(field, fields, "level").number(2, 4))
    if do == "discard_event":
        return others.DiscardEvent()
    if do == "pawn_beside_basic":
        return others.PawnBesideBasic()
    if do == "take_linked_system":
        return others.TakeLinkedSystem(number(fields, "discs", 0, 0, 4))
    deck = DECK_A + needed(field, fields, "deck").word(DECK_LETTERS)
    if do == "draw_systems":
        if "keep" in fields:
            fields["keep"].number(1, 1)
        return DrawSystems(
            deck, needed(field, fields, "draw").number(1, 9), number(fields, "discs", 0, 0, 4)
        )
    return others.PlaceExtraSystem(deck) if do == "place_extra_system" else others.LinkSystem(deck)


def _research(field: Field, fields: dict[str, Field]) -> Effect:
    levels = 0
    if "levels" in fields:
        field.table("do", *[name for name in FIELDS["research"] if name != "level"])
        for one in fields["levels"].each(1, 4):
            levels |= 1 << one.number(1, 4)
    else:
        level = needed(field, fields, "level")
        if isinstance(level.value, dict):
            parts = level.table("expr", "max")
            needed(level, parts, "expr").word(["colonised_plus_1"])
            number(parts, "max", 4, 4, 4)
            levels = COLONIES_PLUS_1
        else:
            levels = 1 << level.number(1, 4)
    return Research(
        levels,
        flag(fields, "discovered_only"),
        flag(fields, "ignore_prereqs"),
        flag(fields, "skip_immediate"),
        flag(fields, "optional"),
    )
