"""Let greedy bots play Beyond the Sun, and tell in tables what became of it.

    python tools/beyond_table.py [--games 2000] [--players 2 3 4] [--seed 1] [--jobs 2]
                                 [--mats advanced] [--catalogue FILE]

Rounds, scores, points by source, wins by faction and seat, and how often each technology, event,
system, achievement and action is used: what never or always wins is a sign of a bad figure. The
k-th game is dealt with seed + k, so that it can be looked at again.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import mean, median

import perihelion
from perihelion.beyond.scoring import POINT_WORDS, score_parts
from perihelion.beyond.state import Beyond
from perihelion.bots.drive import play
from perihelion.bots.registry import make_bot

WHOLE = 12
"""A win in parts: it may be shared by two, three or four."""


class Tally:
    """What has been counted in the games for one number of players."""

    def __init__(self) -> None:
        self.games = 0
        self.rounds: list[int] = []
        self.first_claim: list[int] = []
        self.scores: list[int] = []
        self.winning: list[int] = []
        self.points: Counter[str] = Counter()
        self.seats: Counter[str] = Counter()  # how often a faction or seat was in the game
        self.wins: Counter[str] = Counter()  # in twelfths
        self.there: Counter[str] = Counter()  # how often a card could be used
        self.used: Counter[str] = Counter()  # and how often it was, at least once in the game
        self.uses: Counter[str] = Counter()  # and how often in all
        self.won_with: Counter[str] = Counter()  # of those who used it so many won
        self.done: Counter[str] = Counter()
        self.claimed_at: dict[str, list[int]] = {}

    def join(self, other: Tally) -> None:
        """Count together what was counted apart."""
        self.games += other.games
        for name, mine in vars(self).items():
            theirs = getattr(other, name)
            if isinstance(mine, Counter):
                mine.update(theirs)
            elif isinstance(mine, list):
                mine += theirs
        for card, rounds in other.claimed_at.items():
            self.claimed_at.setdefault(card, []).extend(rounds)

    def enter(self, g: Beyond) -> None:
        """Count a game that is over, and was listened to."""
        winners = g.winners()
        scores = g.scores()
        self.games += 1
        self.rounds.append(int(g.marks.round))
        self.scores += scores
        self.winning.append(max(scores))
        for i, seat in enumerate(g.seats):
            share = WHOLE // len(winners) if i in winners else 0
            place = (i - int(g.order[0])) % len(g.seats) + 1
            for key in (g.box.factions[seat.faction].slug, f"place {place}"):
                self.seats[key] += 1
                self.wins[key] += share
            for word, points in zip(POINT_WORDS, score_parts(g, i), strict=True):
                self.points[word] += int(points)
        self._hear(g, winners)

    def _hear(self, g: Beyond, winners: list[int]) -> None:
        """Go through the log: what was there, and who used what."""
        there: set[str] = {g.box.achievements[k].slug for k in g.achievements}
        there |= {g.box.systems[s].slug for s in g.systems if s >= 0}
        there |= {"terraforming", "narrow-beam-lasers", "advanced-genetics", "advanced-robotics"}
        users: dict[str, set[int]] = {}
        now = 0
        first = 0
        for event in g.events(None):
            facts, seat = event.facts, int(event.seat)
            card = str(facts.get("card", facts.get("source", "")))
            if event.kind == "turn":
                now = int(str(facts["round"]))
            elif event.kind in ("event", "guild", "discovered", "refilled", "extra-system"):
                there.add(card)
            if event.kind == "claimed":
                first = first or now
                self.claimed_at.setdefault(card, []).append(now)
            if event.kind in ("acted", "copied"):
                self.done[card] += 1
            elif event.kind in ("colonised", "claimed", "event"):
                self.uses[card] += 1
                users.setdefault(card, set()).add(seat)
        for i, seat_ in enumerate(g.seats):
            for k, t in enumerate(g.cards):
                if t >= 0 and seat_.researched >> k & 1:
                    users.setdefault(g.box.techs[t].slug, set()).add(i)
                    self.uses[g.box.techs[t].slug] += 1
        self.there.update(there)
        if first:
            self.first_claim.append(first)
        for card, who in users.items():
            self.used[card] += 1
            self.done[f"{card} by"] += len(who)
            self.won_with[card] += len(who & set(winners))


# -- playing -----------------------------------------------------------------


def play_some(
    players: int, options: dict[str, object], seeds: Sequence[int], bot: str = "greedy"
) -> Tally:
    """Play the games with these seeds."""
    tally = Tally()
    for seed in seeds:
        g = perihelion.new_game("beyond", players, seed, options, log=True)
        assert isinstance(g, Beyond)
        play(g, [make_bot(bot, "beyond", seed * 64 + seat) for seat in range(players)])
        tally.enter(g)
    return tally


def play_all(players: int, options: dict[str, object], seed: int, games: int, jobs: int) -> Tally:
    """Play them in several processes."""
    seeds = list(range(seed, seed + games))
    if jobs == 1:
        return play_some(players, options, seeds)
    parts = [seeds[k::jobs] for k in range(jobs)]
    tally = Tally()
    with ProcessPoolExecutor(jobs) as pool:
        for part in pool.map(partial(play_some, players, options), parts):
            tally.join(part)
    return tally


# -- the tables --------------------------------------------------------------


def row(*cells: object) -> str:
    """A row of a table."""
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def percent(part: float, whole: float) -> str:
    """A share in per cent."""
    return f"{100 * part / whole:.0f} %" if whole else "-"


def summary(tallies: dict[int, Tally]) -> Iterator[str]:
    """Lengths and scores."""
    yield row("players", "games", "rounds", "median", "13 to 17", "first claim", "score", "winner")
    yield row(*["---"] * 8)
    for players, t in tallies.items():
        usual = sum(13 <= n <= 17 for n in t.rounds)
        claim = f"{mean(t.first_claim):.1f} (earliest {min(t.first_claim)})"
        yield row(
            players, t.games, f"{mean(t.rounds):.1f}", f"{median(t.rounds):.0f}",
            percent(usual, t.games), claim, f"{mean(t.scores):.1f}", f"{mean(t.winning):.1f}",
        )  # fmt: skip


def sources(tallies: dict[int, Tally]) -> Iterator[str]:
    """The share of the points by source."""
    yield row("points from", *[f"{players} players" for players in tallies])
    yield row(*["---"] * (len(tallies) + 1))
    for word in POINT_WORDS:
        shares = [percent(t.points[word], t.points.total()) for t in tallies.values()]
        yield row(word, *shares)


def winners(tallies: dict[int, Tally]) -> Iterator[str]:
    """Wins against the fair share, by faction and by place in the order of turns."""
    yield row("wins, 1.00 is fair", *[f"{players} players" for players in tallies])
    yield row(*["---"] * (len(tallies) + 1))
    for key in sorted({key for t in tallies.values() for key in t.seats}):
        cells = []
        for players, t in tallies.items():
            seats = t.seats[key]
            cells.append(f"{t.wins[key] * players / WHOLE / seats:.2f}" if seats else "-")
        yield row(key, *cells)


def cards(tallies: dict[int, Tally], slugs: Sequence[str], what: str) -> Iterator[str]:
    """In how many of the games in which a card was there it was used, by how many, and what part
    of the users won against their fair share.
    """
    heads = [f"{players}: {h}" for players in tallies for h in ("there", what, "each", "wins")]
    yield row("card", *heads)
    yield row(*["---"] * (len(heads) + 1))
    for slug in slugs:
        cells: list[str] = []
        for players, t in tallies.items():
            there, used = max(t.there[slug], t.used[slug]), t.used[slug]
            by = t.done[f"{slug} by"]
            cells += [percent(there, t.games), percent(used, there)]
            cells.append(f"{t.uses[slug] / used:.1f}" if used else "-")
            cells.append(f"{t.won_with[slug] * players / by:.2f}" if by else "-")
        yield row(slug, *cells)


def actions(tallies: dict[int, Tally], slugs: Sequence[str]) -> Iterator[str]:
    """How often each action is carried out in a game."""
    yield row("action", *[f"{players} players" for players in tallies])
    yield row(*["---"] * (len(tallies) + 1))
    for slug in slugs:
        counts = [t.done[slug] / t.games for t in tallies.values()]
        if any(counts):
            yield row(slug, *[f"{n:.2f}" for n in counts])


def claims(tallies: dict[int, Tally], slugs: Sequence[str]) -> Iterator[str]:
    """When achievements are claimed."""
    yield row("claimed in round", *[f"{players}: mean (earliest)" for players in tallies])
    yield row(*["---"] * (len(tallies) + 1))
    for slug in slugs:
        found = [t.claimed_at.get(slug, []) for t in tallies.values()]
        yield row(slug, *[f"{mean(r):.1f} ({min(r)})" if r else "never" for r in found])


def report(tallies: dict[int, Tally], g: Beyond) -> Iterator[str]:
    """All tables."""
    box = g.box
    yield from summary(tallies)
    yield ""
    yield from sources(tallies)
    yield ""
    yield from winners(tallies)
    yield ""
    achievements = [one.slug for one in box.achievements]
    yield from cards(tallies, achievements, "claimed")
    yield ""
    yield from claims(tallies, achievements)
    yield ""
    yield from cards(tallies, [one.slug for one in box.techs], "researched")
    yield ""
    yield from cards(tallies, [one.slug for one in box.systems], "colonised")
    yield ""
    yield from cards(tallies, [one.slug for one in box.events], "revealed")
    yield ""
    sources_ = [bundle.source for bundle in box.bundles.values()]
    yield from actions(tallies, list(dict.fromkeys(sources_)))


def main() -> None:
    """Read the command line, play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--mats", default="basic")
    parser.add_argument("--catalogue", default="")
    told = parser.parse_args()
    options: dict[str, object] = {"mats": told.mats}
    if told.catalogue:
        options["catalogue"] = told.catalogue
    tallies = {
        players: play_all(players, options, told.seed, told.games, told.jobs)
        for players in told.players
    }
    g = perihelion.new_game("beyond", 2, 1, options)
    assert isinstance(g, Beyond)
    sys.stdout.write("\n".join(report(tallies, g)) + "\n")


if __name__ == "__main__":
    main()
