"""The mats of the rogue galaxies, and what makes up their attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from perihelion.tiny.power import Sentence

if TYPE_CHECKING:
    from perihelion.tiny.state import Tiny


@mypyc_attr(native_class=True)
class Effect:
    """A part of an attack. It never changes."""

    def __init__(self, sentence: Sentence) -> None:
        self.sentence: Final = sentence

    def changes(self, g: Tiny) -> bool:
        """Whether it would change anything [tiny.solo.impossible.what]."""
        raise NotImplementedError

    def strike(self, g: Tiny) -> None:
        """Carry it out, or ask the player."""
        raise NotImplementedError


class Attack:
    """What a COLONY die does at one level [tiny.solo.attack.what]; `once` is the mark that limits
    it to once per turn.
    """

    def __init__(self, effects: list[Effect], once: bool) -> None:
        self.effects: Final = effects
        self.once: Final = once

    def changes(self, g: Tiny) -> bool:
        """An attack is impossible only if none of its parts would change anything
        [tiny.solo.attack.amount].
        """
        for effect in self.effects:
            if effect.changes(g):
                return True
        return False


class RogueMat:
    """The mat of a rogue galaxy: dice, points and attacks of its five levels, its maxima."""

    def __init__(
        self,
        name: str,
        difficulty: str,
        colour: i64,
        most: i64,
        dice: list[i64],
        vp: list[i64],
        attacks: list[Attack],
        attested: dict[str, str],
    ) -> None:
        self.slug: Final = name.lower()
        self.name: Final = name
        self.difficulty: Final = difficulty
        self.colour: Final[i64] = colour  # of the galaxy mat on whose back it is
        self.most: Final[i64] = most  # of energy, and of culture
        self.dice: Final = dice
        self.vp: Final = vp
        self.attacks: Final = attacks
        self.attested: Final = attested  # how well each of these is
