"""Let bots play Beyond the Sun, greedy ones unless others are named, and tabulate the results.

With `--page` it writes `docs/reference/beyond-bots.md`; without, it prints. On the compiled copy
(`PYTHONPATH=build/compiled`) 2,000 games for each number of players take about ten minutes of one
core.

Rounds, scores, points by source, wins by faction and place, and how often each card and action is
used: what never or always wins is a sign of a bad figure. The k-th game is dealt with seed + k, so
it can be dealt again.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from statistics import mean, median

import perihelion
from perihelion import words
from perihelion.arena.contest import Contest
from perihelion.arena.running import hold
from perihelion.arena.standing import Standings
from perihelion.beyond.ids import BASIC_WORDS
from perihelion.beyond.scoring import POINT_WORDS, score_parts
from perihelion.beyond.state import Beyond
from perihelion.bots.drive import play
from perihelion.bots.registry import make_bot

WHOLE = 12
"""A win in twelfths: two, three or four may share it."""


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
        self.used: Counter[str] = Counter()  # and how often it was, by whomever
        self.users: Counter[str] = Counter()  # by how many, over all games
        self.won_with: Counter[str] = Counter()  # of whom so many won
        self.done: Counter[str] = Counter()  # how often an action was carried out
        self.claimed_at: dict[str, list[int]] = {}

    def join(self, other: Tally) -> None:
        """Add the counts of another tally."""
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
        """Count a finished game that has a log."""
        winners = g.winners()
        scores = g.scores()
        self.games += 1
        self.rounds.append(g.round())
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
                users.setdefault(card, set()).add(seat)
        for i, seat_ in enumerate(g.seats):
            known = [t for k, t in enumerate(g.cards) if t >= 0 and seat_.researched >> k & 1]
            for t in (*known, *seat_.private):
                users.setdefault(g.box.techs[t].slug, set()).add(i)
        self.there.update(there)
        if first:
            self.first_claim.append(first)
        for card, who in users.items():
            self.used[card] += 1
            self.users[card] += len(who)
            self.won_with[card] += len(who & set(winners))


# -- playing -----------------------------------------------------------------


def play_some(players: int, options: dict[str, object], bot: str, seeds: Sequence[int]) -> Tally:
    """Play the games with these seeds, with such a bot on every seat."""
    tally = Tally()
    for seed in seeds:
        g = perihelion.new_game("beyond", players, seed, options, log=True)
        assert isinstance(g, Beyond)
        play(g, [make_bot(bot, "beyond", seed * 64 + seat) for seat in range(players)])
        tally.enter(g)
    return tally


def play_all(
    players: int, options: dict[str, object], seed: int, games: int, jobs: int, bot: str
) -> Tally:
    """Play them in several processes."""
    seeds = list(range(seed, seed + games))
    if jobs == 1:
        return play_some(players, options, bot, seeds)
    parts = [seeds[k::jobs] for k in range(jobs)]
    tally = Tally()
    with ProcessPoolExecutor(jobs) as pool:
        for part in pool.map(partial(play_some, players, options, bot), parts):
            tally.join(part)
    return tally


# -- the tables --------------------------------------------------------------


HEAD = """# Bots of Beyond the Sun

`greedy` guesses what it cannot see, tries its choices up to the end of an action or a production
phase, and takes the best position by a simple evaluation: points scored, income for the turns that
are left, ships near systems, how near achievements are. It never looks at a later turn, remembers
nothing and is not random. `random` answers at random.

This page is written by `tools/beyond_table.py`. [The balance of Beyond the Sun](beyond-balance.md)
tells how the figures of the catalogue came about."""


def row(*cells: object) -> str:
    """A row of a table."""
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def table(*heads: object) -> Iterator[str]:
    """The head of a table."""
    yield row(*heads)
    yield row(*["---"] * len(heads))


def percent(part: float, whole: float) -> str:
    """A share in per cent."""
    return f"{100 * part / whole:.0f} %" if whole else "-"


def name(slug: str) -> str:
    """The name of a card, or of another thing that acts."""
    family = "source" if slug in BASIC_WORDS else "card"
    return words.say("en", "beyond", f"{family}-{slug}", {})


def counts(tallies: dict[int, Tally]) -> list[str]:
    """A column for each number of players."""
    return [f"{players} players" for players in tallies]


def summary(tallies: dict[int, Tally]) -> Iterator[str]:
    """Lengths and scores."""
    yield from table(
        "players", "games", "rounds", "median", "longest", "13 to 17", "first claim", "earliest",
        "score", "winner",
    )  # fmt: skip
    for players, t in tallies.items():
        usual = sum(13 <= n <= 17 for n in t.rounds)
        yield row(
            players, f"{t.games:,}", f"{mean(t.rounds):.1f}", f"{median(t.rounds):.0f}",
            max(t.rounds), percent(usual, t.games), f"{mean(t.first_claim):.1f}",
            min(t.first_claim), f"{mean(t.scores):.1f}", f"{mean(t.winning):.1f}",
        )  # fmt: skip


def sources(tallies: dict[int, Tally]) -> Iterator[str]:
    """The share of the points by source."""
    yield from table("points from", *counts(tallies))
    for word in POINT_WORDS:
        shares = [percent(t.points[word], t.points.total()) for t in tallies.values()]
        yield row(word.replace("-", " "), *shares)


def winners(tallies: dict[int, Tally]) -> Iterator[str]:
    """Wins against the fair share, by faction and by place in the order of turns."""
    yield from table("who", *counts(tallies))
    for key in sorted({key for t in tallies.values() for key in t.seats}):
        cells = []
        for players, t in tallies.items():
            seats = t.seats[key]
            cells.append(f"{t.wins[key] * players / WHOLE / seats:.2f}" if seats else "-")
        who = key if key.startswith("place") else words.say("en", "beyond", f"faction-{key}", {})
        yield row(who, *cells)


def cards(tallies: dict[int, Tally], slugs: Sequence[str], used: str) -> Iterator[str]:
    """In how many games a card was there, in how many of these it was used, and what part of its
    users won against their fair share.
    """
    heads = [f"{players}: {head}" for players in tallies for head in ("there", used, "wins")]
    yield from table("card", *heads)
    for slug in slugs:
        cells: list[str] = []
        for players, t in tallies.items():
            there = max(t.there[slug], t.used[slug])
            by = t.users[slug]
            cells += [percent(there, t.games), percent(t.used[slug], there)]
            cells.append(f"{t.won_with[slug] * players / by:.2f}" if by else "-")
        yield row(name(slug), *cells)


def actions(tallies: dict[int, Tally], slugs: Sequence[str]) -> Iterator[str]:
    """How often each action is carried out in a game."""
    yield from table("action", *counts(tallies))
    for slug in slugs:
        done = [t.done[slug] / t.games for t in tallies.values()]
        if any(done):
            yield row(name(slug), *[f"{n:.2f}" for n in done])


def claims(tallies: dict[int, Tally], slugs: Sequence[str]) -> Iterator[str]:
    """When achievements are claimed."""
    yield from table("claimed in round", *[f"{one}, earliest" for one in counts(tallies)])
    for slug in slugs:
        found = [t.claimed_at.get(slug, []) for t in tallies.values()]
        yield row(name(slug), *[f"{mean(r):.1f}, {min(r)}" if r else "never" for r in found])


def contest(match: Standings) -> str:
    """Greedy against random in a sentence."""
    greedy, chance = match.bots["greedy"], match.bots["random"]
    wins = greedy.wins
    return (
        f"{wins.games:,.0f} games for two players, each deal from both seats: greedy wins"
        f" {wins.mean:.1%} of them (95% confidence: at least {wins.interval()[0]:.1%}), at"
        f" {greedy.points.mean:.1f} points to {chance.points.mean:.1f}, in"
        f" {match.mean_rounds:.1f} rounds on average."
    )


def report(
    tallies: dict[int, Tally], g: Beyond, match: Standings | None, bot: str
) -> Iterator[str]:
    """The whole page, or that part of it which holds for any bot."""
    box = g.box
    if bot == "greedy":
        yield HEAD
    if match is not None:
        yield "\n## Greedy against random\n"
        yield contest(match)
    yield "\n## How long games are\n"
    yield f"All seats are `{bot}`. The rulebook speaks of 15 rounds on average.\n"
    yield from summary(tallies)
    yield "\n## Where the points come from\n"
    yield from sources(tallies)
    yield "\n## Who wins\n"
    yield "1.00 is the fair share; a place is one in the order of turns.\n"
    yield from winners(tallies)
    yield "\n## Cards\n"
    yield "In how many games a card was there, in how many of these it was used, and how often its"
    yield "users won, where 1.00 is the fair share. The number before the colon is that of players."
    achievements = [one.slug for one in box.achievements]
    for title, slugs, used in (
        ("Achievements", achievements, "claimed"),
        ("Technologies", [one.slug for one in box.techs], "researched"),
        ("Systems", [one.slug for one in box.systems], "colonised"),
        ("Events", [one.slug for one in box.events], "revealed"),
    ):
        yield f"\n### {title}\n"
        yield from cards(tallies, slugs, used)
        if slugs is achievements:
            yield ""
            yield from claims(tallies, slugs)
    yield "\n## Actions\n"
    yield "How often an action is carried out in a game.\n"
    titles = [bundle.source for bundle in box.bundles.values()]
    yield from actions(tallies, list(dict.fromkeys(titles)))


def main() -> None:
    """Read the command line, play, and print or write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=2000, help="for each number of players")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes at once")
    parser.add_argument("--contest", type=int, default=500, help="games of greedy against random")
    parser.add_argument("--bot", default="greedy", help="which bot has all seats")
    parser.add_argument("--mats", default="basic")
    parser.add_argument("--catalogue", default="", help="a file of corrections")
    parser.add_argument("--page", type=Path, help="write to this file")
    told = parser.parse_args()
    options: dict[str, object] = {"mats": told.mats}
    if told.catalogue:
        options["catalogue"] = told.catalogue
    tallies = {
        players: play_all(players, options, told.seed, told.games, told.jobs, told.bot)
        for players in told.players
    }
    match = None
    if told.contest:
        bots = ("greedy", "random")
        match = hold(Contest(game="beyond", bots=bots, games=told.contest, options=options))
    g = perihelion.new_game("beyond", 2, 1, options)
    assert isinstance(g, Beyond)
    page = "\n".join(report(tallies, g, match, told.bot)) + "\n"
    if told.page is None:
        sys.stdout.write(page)
    else:
        told.page.write_text(page, "utf-8")


if __name__ == "__main__":
    main()
