"""Powers of phases II and III, Develop and Settle."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.pieces.tiles import Side
from perihelion.roll.power import Power, Sentence, has, mask_of
from perihelion.tabletop.bits import BIT

ANY_WORLD: Final = 248
"""A mask of all colours that a world may have."""


class ForWorlds(Power):
    """A power that gives so much for worlds of some colours, or for all worlds."""

    def __init__(
        self,
        phase: i64,
        message: str,
        facts: dict[str, object],
        amount: i64,
        colours: list[i64] | None,
    ) -> None:
        which: i64 = ANY_WORLD if colours is None else mask_of(colours)
        kinds = [ids.COLOUR_WORDS[c] for c in range(8) if has(which & ANY_WORLD, c)]
        super().__init__(
            phase, Sentence(message, {**facts, "any": which == ANY_WORLD, "kinds": kinds})
        )
        self.amount: Final[i64] = amount
        self.which: Final[i64] = which

    def given_for(self, colour: i64) -> i64:
        """What it gives for a world of this colour."""
        return self.amount if has(self.which, colour) else 0


class CheaperDevelopments(Power):
    """Developments need fewer workers [roll.power.cost_reduction]."""

    def __init__(self, amount: i64, only_reassign: bool = False) -> None:
        message = "cheaper-reassign" if only_reassign else "cheaper-developments"
        super().__init__(ids.DEVELOP, Sentence(message, {"amount": int(amount)}))
        self.amount: Final[i64] = amount
        self.only_reassign: Final = only_reassign

    def reduction(self, side: Side) -> i64:
        return 0 if self.only_reassign and not side.reassigns else self.amount


class CheaperWorlds(ForWorlds):
    """Worlds of some colours need fewer workers, down to a floor [roll.power.cost_reduction,
    roll.power.cost_reduction.free-trade-zone].
    """

    def __init__(self, amount: i64, colours: list[i64] | None = None, floor: i64 = 1) -> None:
        facts: dict[str, object] = {"amount": int(amount), "floor": int(floor)}
        super().__init__(ids.SETTLE, "cheaper-worlds", facts, amount, colours)
        self.floor = floor

    def reduction(self, side: Side) -> i64:
        return self.given_for(side.colour)


class CreditsForTile(ForWorlds):
    """Credits for each tile completed in the phase; itself does not count
    [roll.power.credits_on_completion].
    """

    def __init__(self, phase: i64, credits: i64, colours: list[i64] | None = None) -> None:
        facts: dict[str, object] = {"credits": int(credits), "phase": ids.PHASE_WORDS[phase]}
        super().__init__(phase, "credits-for-tile", facts, credits, colours)

    def completed(self, side: Side) -> i64:
        return self.given_for(side.colour) if side.world else self.amount


class ToCup(Power):
    """One or two of the dice used go to the cup [roll.power.workers_to_cup]."""

    def __init__(self, phase: i64, most: i64) -> None:
        facts: dict[str, object] = {"phase": ids.PHASE_WORDS[phase], "most": int(most)}
        super().__init__(phase, Sentence("to-cup", facts))
        self.to_cup_choice = most


class ColourToCup(Power):
    """All dice used of this colour go to the cup [roll.power.workers_to_cup]."""

    def __init__(self, phase: i64, colour: i64) -> None:
        facts: dict[str, object] = {
            "phase": ids.PHASE_WORDS[phase], "colour": ids.COLOUR_WORDS[colour],
        }  # fmt: skip
        super().__init__(phase, Sentence("colour-to-cup", facts))
        self.to_cup_colours = BIT[colour]
