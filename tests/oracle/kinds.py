"""Which class stands for a recorded choice."""

from __future__ import annotations

from typing import Final

from perihelion.race.state import Race

from .asked_consume import Ante, ConsumeHand, ConsumePower, Good, Keep, Lucky, OortKind, Trade
from .asked_produce import DiscardToProduce, ProducePower, Windfall
from .asked_round import Actions, Discard, DiscardForPrestige, Save, SearchKeep, SearchType, Start
from .asked_settle import Payment, Place, SettlePower, Upgrade
from .asked_takeover import Defend, Prevent, Takeover, TakeoverPayment
from .choices import Choice, Notes
from .differences import Parted
from .records import Plain, Recorded

KINDS: Final[dict[str, type[Choice]]] = {
    "ACTION": Actions,
    "START": Start,
    "DISCARD": Discard,
    "SAVE": Save,
    "DISCARD_PRESTIGE": DiscardForPrestige,
    "SEARCH_TYPE": SearchType,
    "SEARCH_KEEP": SearchKeep,
    "PLACE": Place,
    "PAYMENT": Payment,
    "SETTLE_POWER": SettlePower,
    "UPGRADE": Upgrade,
    "TAKEOVER": Takeover,
    "TAKEOVER_PREVENT": Prevent,
    "DEFEND": Defend,
    "TRADE": Trade,
    "CONSUME_POWER": ConsumePower,
    "CONSUME_HAND": ConsumeHand,
    "GOOD": Good,
    "LUCKY": Lucky,
    "ANTE": Ante,
    "KEEP": Keep,
    "OORT_KIND": OortKind,
    "WINDFALL": Windfall,
    "PRODUCE_POWER": ProducePower,
    "DISCARD_PRODUCE": DiscardToProduce,
}


def choice_of(g: Race, event: Plain, notes: Notes, game: Recorded, at: int) -> Choice | None:
    """The choice recorded as the event `at`, or None where it was answered with an earlier one."""
    kind = event["type"]
    if kind not in KINDS:
        raise Parted(f"{kind} is no choice that we know")
    if kind == "DISCARD" and event["offer"]["why"] == "start" and game.config["expansion"] >= 2:
        return None
    if kind == "PAYMENT" and event["offer"].get("takeover"):
        return TakeoverPayment(g, event, notes)
    choice = KINDS[kind](g, event, notes)
    if isinstance(choice, Start):
        choice.third = game.third_discard(event["p"])
    if isinstance(choice, DiscardForPrestige):
        choice.again = bool(game.later_choices(at))
    if isinstance(choice, Windfall):
        choice.later = game.later_choices(at)
    return choice
