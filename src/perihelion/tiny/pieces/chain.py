"""Everything one performer does because of one die."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from perihelion.tiny import ids


@mypyc_attr(native_class=True, free_list_len=1)
class Chain:
    """A die at work for one performer: the active player, a follower or a free follower
    [tiny.planet.chain]. Chains lie on each other while others follow for free in between.
    """

    def __init__(
        self,
        who: i64,
        planet: i64 = ids.NO_PLANET,
        used: i64 = 0,
        moved: i64 = ids.NO_SHIP,
        first: i64 = ids.NO_SHIP,
        leader: i64 = ids.NO_SEAT,
        price: i64 = 0,
        below: Chain | None = None,
    ) -> None:
        self.who: i64 = who
        self.planet: i64 = planet  # whose action is being performed
        self.used: i64 = used  # a bit for each planet that may not be performed again
        self.moved: i64 = moved  # the ship that made the latest MOVE
        self.first: i64 = first  # the ship that made the first of the two moves of Nagato
        self.leader: i64 = leader  # who is followed, until it has been paid for
        self.price: i64 = price
        self.below = below  # the chain that waits until this one is done

    def copy(self) -> Chain:
        below = self.below
        return Chain(
            self.who,
            self.planet,
            self.used,
            self.moved,
            self.first,
            self.leader,
            self.price,
            None if below is None else below.copy(),
        )


def stacked(chains: list[Chain]) -> Chain | None:
    """The chain at work, with the others below it in this order, the first one lowest."""
    top: Chain | None = None
    for chain in chains:
        chain.below = top
        top = chain
    return top


def unstacked(top: Chain | None) -> list[Chain]:
    """The same chains in a list."""
    out: list[Chain] = []
    while top is not None:
        out.append(top)
        top = top.below
    out.reverse()
    return out
