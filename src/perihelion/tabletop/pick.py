"""Questions for several things: pick by pick, or a whole set at once."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.step import EVERYONE, G, Step


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Pick(Step[G]):
    """Pick from `least` to `most` of the candidates.

    Each pick comes later in the list of candidates than the one before, and leaves enough of them
    for the rest, so that every set can be reached in exactly one way. Nothing happens before the
    set is complete.
    """

    def several(self) -> bool:
        return True

    def candidates(self, table: G, seat: i64) -> list[i64]:
        """Everything that may be picked, sorted."""
        raise NotImplementedError

    def miscounted(self, table: G, seat: i64, count: i64) -> Refusal:
        """Why this number of picks is wrong."""
        return Refusal("WRONG_CARD_COUNT", self.wanted(table, seat, count))

    def twice(self, table: G, seat: i64, answer: i64) -> Refusal | None:
        """Why this may not be picked twice; None if another reason says more."""
        if answer in self.candidates(table, seat):
            return Refusal("REPEATED_CARD", table.describe(answer))
        return None

    def clash(self, table: G, seat: i64, picks: list[i64]) -> Refusal | None:
        """Why these candidates cannot be combined, though each may be picked."""
        return None

    def wanted(self, table: G, seat: i64, count: i64) -> dict[str, object]:
        """The figures of a wrong number."""
        return {
            "count": int(count),
            "least": int(self.least(table, seat)),
            "most": int(self.most(table, seat)),
        }

    def complete(self, table: G, seat: i64) -> bool:
        given = self.picked(table, seat)
        return given[-1] == self.done() or len(given) >= self.most(table, seat)

    def options(self, table: G, seat: i64) -> list[i64]:
        given = self.picked(table, seat)
        count: i64 = len(given)
        candidates = self.candidates(table, seat)
        least = self.least(table, seat)
        if count == 0 and least <= 1:
            return candidates[:]
        after: i64 = given[count - 1] if count > 0 else -1
        left: i64 = count + len(candidates)  # how many there would be with all the rest
        out: list[i64] = []
        for c in candidates:
            if c > after and left >= least:
                out.append(c)
            left -= 1
        if count >= least and count > 0:
            out.append(self.done())
        return out

    def offered(self, table: G, seat: i64) -> list[i64]:
        given = self.picked(table, seat)
        return [c for c in self.candidates(table, seat) if c not in given]

    def least(self, table: G, seat: i64) -> i64:
        return self.most(table, seat)

    def most(self, table: G, seat: i64) -> i64:
        raise NotImplementedError

    def facts(self, table: G, seat: i64) -> dict[str, object]:
        return {"count": int(self.most(table, seat))}

    def finish(self, table: G, seat: i64) -> None:
        if seat == EVERYONE:
            super().finish(table, seat)
        else:
            picks = self.picked(table, seat)[:]
            if picks[len(picks) - 1] == self.done():
                picks.pop()
            self.take(table, seat, picks)

    def take(self, table: G, seat: i64, picks: list[i64]) -> None:
        """Carry out what `seat` has picked."""
        raise NotImplementedError

    def refusal(self, table: G, seat: i64, answer: i64) -> Refusal:
        given = self.picked(table, seat)
        if answer in given:
            return Refusal("REPEATED_CARD", table.describe(answer))
        if answer == self.done():
            return self.miscounted(table, seat, len(given))
        if answer not in self.candidates(table, seat):
            return self.unfit(table, seat, answer)
        clash = self.clash(table, seat, [*given, answer])
        if clash is not None:
            return clash
        return Refusal("PICK_IN_ORDER", table.describe(answer))

    def refuse_set(self, table: G, seat: i64, answers: list[i64]) -> Refusal | None:
        whole = sorted([*self.picked(table, seat), *answers])
        if self.done() in whole:
            whole.remove(self.done())
        candidates = self.candidates(table, seat)
        reasons: list[Refusal] = []
        for k, answer in enumerate(whole):
            if answer not in candidates:
                reasons.append(self.unfit(table, seat, answer))
            if k > 0 and answer == whole[k - 1]:
                twice = self.twice(table, seat, answer)
                if twice is not None:
                    reasons.append(twice)
        count: i64 = len(whole)
        if not self.least(table, seat) <= count <= self.most(table, seat):
            reasons.append(self.miscounted(table, seat, count))
        return self.foremost(reasons) if reasons else self.clash(table, seat, whole)
