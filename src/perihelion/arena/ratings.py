"""Ratings of the bots of a contest, by the Plackett-Luce model of openskill.

Bots do not change while they play, so nothing is forgotten (`tau` is 0) and every game is believed
in full (`gamma` is 1): then the uncertainty shrinks as it should over many games. Games are entered
in the order of the deals, whoever was finished first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt

import msgspec

from perihelion.arena.playing import Played


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot seems, and the standard deviation of that."""

    mu: float
    sigma: float

    def least(self) -> float:
        """What the bot is very probably better than."""
        return self.mu - 3 * self.sigma


def places(game: Played) -> list[int]:
    """The place of each seat, from 0: the winners first, then by points."""
    standing = [(seat in game.winners, points) for seat, points in enumerate(game.scores)]
    return [sum(other > one for other in standing) for one in standing]


def rate(bots: Sequence[str], games: Iterable[Played]) -> dict[str, Rating]:
    """The rating of each bot. Of copies at one table each tells something about the bot, so what
    they would gain or lose is added up.
    """
    from openskill.models import PlackettLuce  # only here: contests alone need it

    model = PlackettLuce(tau=0.0, gamma=lambda *_: 1.0)
    known = {bot: model.rating() for bot in bots}
    for game in games:
        if len(set(game.bots)) < 2:
            continue
        before = [known[bot] for bot in game.bots]
        teams = [[model.rating(one.mu, one.sigma)] for one in before]
        ranks = [float(place) for place in places(game)]
        after = [team[0] for team in model.rate(teams, ranks=ranks)]
        for bot in dict.fromkeys(game.bots):
            was = known[bot]
            own = [one for one, name in zip(after, game.bots, strict=True) if name == bot]
            mu = was.mu + sum(one.mu - was.mu for one in own)
            left = 1 - sum(1 - (one.sigma / was.sigma) ** 2 for one in own)
            known[bot] = model.rating(mu, was.sigma * sqrt(max(left, model.kappa)))
    return {bot: Rating(one.mu, one.sigma) for bot, one in known.items()}
