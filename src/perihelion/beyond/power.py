"""What an effect is, and the lists of effects that the cards consist of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from perihelion.beyond import ids
from perihelion.beyond.pieces.counting import COUNT_WORDS, count
from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.step import AnyStep

if TYPE_CHECKING:
    from perihelion.beyond.phases.outlook import Outlook
    from perihelion.beyond.phases.perform import Perform
    from perihelion.beyond.state import Beyond


class Sentence:
    """What something printed says, for the words to phrase."""

    def __init__(self, message: str, facts: dict[str, object]) -> None:
        self.message = message
        self.facts = facts


class Amount:
    """A number that is printed, or one that is counted: floor(count / each), at most `most`
    [beyond.effect.gain_ore].
    """

    def __init__(self, fixed: i64, counted: i64 = -1, each: i64 = 1, most: i64 = 99) -> None:
        self.fixed: Final[i64] = fixed
        self.counted: Final[i64] = counted  # the word that is counted; -1 for a fixed number
        self.each: Final[i64] = each
        self.most: Final[i64] = most

    def of(self, g: Beyond, i: i64) -> i64:
        if self.counted < 0:
            return self.fixed
        return min(self.most, count(g, i, self.counted) // self.each)

    def told(self) -> dict[str, object]:
        """For the words."""
        if self.counted < 0:
            return {"n": int(self.fixed)}
        counted = COUNT_WORDS[self.counted]
        return {"count": counted, "each": int(self.each), "most": int(self.most)}


@mypyc_attr(native_class=True)
class Effect:
    """One step of an action or of a bonus. It never changes; `p` is its being carried out: by whom
    and as part of what.

    `begin` carries it out or asks; a question then uses the other verbs. `foresee` tries it in
    advance: what it would do to the cubes and the ore, and what stands in its way.
    """

    def begin(self, g: Beyond, p: Perform) -> None:
        raise NotImplementedError

    def onward(self, g: Beyond, p: Perform) -> None:
        """Go on with it, if it is done in several small choices."""
        raise NotImplementedError

    def foresee(self, g: Beyond, o: Outlook) -> i64:
        """The code of what makes it impossible, or OK; `o` is changed to how things would be."""
        return 0

    def branches(self) -> bool:
        """Whether the rest of the action depends on how it is carried out."""
        return False

    def foresee_ways(self, g: Beyond, o: Outlook, effects: list[Effect], k: i64) -> i64:
        """The same for an effect that branches: it is number `k`, and all after it are foreseen."""
        raise NotImplementedError

    def stirs(self) -> bool:
        """Whether it moves ships or makes them stronger."""
        return False

    def ways(self, g: Beyond, i: i64) -> list[Beyond]:
        """Every way in which it may leave the ships of seat `i`, as trial positions, before control
        is checked; only for an effect that moves or strengthens ships.
        """
        raise NotImplementedError

    def kind(self) -> str:
        """The name of its question."""
        raise NotImplementedError

    def always_put(self) -> bool:
        return False

    def options(self, g: Beyond, p: Perform) -> list[i64]:
        raise NotImplementedError

    def why_not(self, g: Beyond, p: Perform, answer: i64) -> Refusal | None:
        """Why this may not be chosen; None if there is nothing special to say."""
        return None

    def carry_out(self, g: Beyond, p: Perform, answer: i64) -> None:
        raise NotImplementedError

    def tag(self, g: Beyond, p: Perform, answer: i64) -> dict[str, object]:
        return {}

    def facts(self, g: Beyond, p: Perform) -> dict[str, object]:
        """What the sentence of its question mentions."""
        return {}

    def expected(self, g: Beyond, p: Perform) -> list[i64]:
        """What one might expect to choose, whether it is possible or not."""
        return []

    def researches(self) -> bool:
        """Whether it is research, or one of its variants is [beyond.effect.copy_action.scope]."""
        return False

    def copies(self) -> bool:
        """Whether it copies the research actions of others."""
        return False

    def copies_foreign(self) -> bool:
        """Whether it also copies actions of technologies that the faction does not own."""
        return False

    def opens_rows(self) -> i64:
        """A bit for each level that it can discover [beyond.tableau.open-3]."""
        return 0

    def bind(self, now: Bundle) -> None:
        """Learn which immediate box is on the same card."""

    def parts(self) -> list[Bundle]:
        """The lists of effects inside it."""
        return []

    def sentence(self) -> Sentence:
        raise NotImplementedError


class Bundle:
    """A list of effects that are carried out from left to right [beyond.turn.action.notation]: an
    action, a variant, an immediate box, a bonus. It gets its name from the card that it is on.
    """

    def __init__(self, effects: list[Effect]) -> None:
        self.effects: Final = effects
        self.name = ""
        self.source = ""  # the card it is on
        self.steps: list[list[list[AnyStep]]] = []  # by unit and seat

    def performs(self, unit: i64, seat: i64) -> list[AnyStep]:
        """The steps by which a seat carries it out."""
        return self.steps[unit][seat]

    def researches(self) -> bool:
        for effect in self.effects:
            if effect.researches():
                return True
        return False

    def copies(self) -> bool:
        for effect in self.effects:
            if effect.copies():
                return True
        return False

    def opens_rows(self) -> i64:
        out: i64 = 0
        for effect in self.effects:
            out |= effect.opens_rows()
        return out

    def told(self) -> list[dict[str, object]]:
        """What it says, for the words to phrase one effect after another."""
        out: list[dict[str, object]] = []
        for effect in self.effects:
            one = effect.sentence()
            out.append({"message": one.message, "facts": one.facts})
        return out

    def is_bound(self) -> bool:
        return len(self.steps) == ids.UNITS and len(self.steps[0]) == ids.MOST_SEATS


class Cost:
    """What is paid in full before the effect [beyond.effect.cost, beyond.turn.action.pay-first]."""

    def __init__(self, ore: i64, population: i64) -> None:
        self.ore: Final[i64] = ore
        self.population: Final[i64] = population  # cubes that go back to supply


class Variant:
    """What is paid and then carried out: one option of a choice, an ability or an action."""

    def __init__(self, cost: Cost, bundle: Bundle) -> None:
        self.cost: Final = cost
        self.bundle: Final = bundle

    def told(self) -> dict[str, object]:
        """The cost and what it does, for the words."""
        return {
            "ore": int(self.cost.ore),
            "population": int(self.cost.population),
            "effects": self.bundle.told(),
        }


class Action(Variant):
    """An action with its spaces: "cost: effect" [beyond.turn.action.notation]."""

    def __init__(self, spaces: i64, cost: Cost, bundle: Bundle) -> None:
        super().__init__(cost, bundle)
        self.spaces: Final[i64] = spaces
        # whether it can be copied [beyond.effect.copy_action.scope]
        self.research: Final = bundle.researches() or bundle.copies()
