"""The achievement phase."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases.rule import STEPS, Rule, no
from perihelion.beyond.state import Beyond
from perihelion.tabletop.refusal import Refusal


def threshold(players: i64) -> i64:
    """How many discs on all achievements together bring the end [beyond.setup.threshold,
    beyond.end.threshold].
    """
    return 4 if players == 4 else 3


STALEMATE: Final = 30
"""After this many rounds without research, colony or claim nobody can bring the end any more: all
cubes may be stuck by technologies.
"""


def is_stalemate(g: Beyond) -> bool:
    """Whether the last round comes without claims. The printed rules have no such end, so it can be
    switched off; a random game may then go on for ever [beyond.end.stalemate].
    """
    return g.setup.stalemate and g.marks.round > g.marks.progress + STALEMATE


def discs_claimed(g: Beyond) -> i64:
    """Everybody's discs on all achievements; stars elsewhere do not count
    [beyond.end.stars-elsewhere].
    """
    n: i64 = 0
    for claims in g.claims:
        n += len(claims)
    return n


def claim_code(g: Beyond, i: i64, achievement: i64) -> str:
    """Why seat `i` cannot claim it: each once only, one disc to a cell, and the condition must hold
    now [beyond.ach.once, beyond.ach.one-disc-per-cell, beyond.ach.when-tested, beyond.ach.place].
    """
    if achievement not in g.achievements:
        return "ACHIEVEMENT_NOT_IN_PLAY"
    return claim_code_of(g, i, g.achievements.index(achievement))


def claim_code_of(g: Beyond, i: i64, k: i64) -> str:
    """The same for the k-th of those in play."""
    card = g.box.achievements[g.achievements[k]]
    claims = g.claims[k]
    for claim in claims:
        if claim % 4 == i:
            return "ACHIEVEMENT_ALREADY_OWNED"
    if len(claims) >= card.places(g.setup.players):
        return "ACHIEVEMENT_FULL"
    return "" if card.met(g, i) else "CONDITION_NOT_MET"


class Claim(Rule):
    """A faction that can claim an achievement must, at most one in a turn and only in its own turn;
    if there are several, it chooses. The disc goes into the leftmost empty cell and stays there
    [beyond.ach.one-per-turn, beyond.ach.compulsory, beyond.ach.choice, beyond.ach.own-turn-only,
    beyond.ach.place, beyond.ach.stays]. Once the end is in sight, achievements can still be
    claimed, but nothing moves the end, neither forward nor back [beyond.end.more-discs,
    beyond.end.no-acceleration].
    """

    def begin(self, g: Beyond, i: i64) -> None:
        if self.options(g, g.marks.active):
            g.ask(g.marks.active)

    def always_put(self) -> bool:
        return True

    def options(self, g: Beyond, i: i64) -> list[i64]:
        out: list[i64] = []
        for k in range(len(g.achievements)):
            if not claim_code_of(g, i, k):
                out.append(ids.ACHIEVEMENT + g.achievements[k])
        return out

    def why_not(self, g: Beyond, i: i64, answer: i64) -> Refusal | None:
        if ids.ACHIEVEMENT <= answer < ids.ACHIEVEMENT + ids.ACHIEVEMENTS:
            return no(claim_code(g, i, answer - ids.ACHIEVEMENT))
        if ids.GROWTH <= answer <= ids.TRADE:
            return no("ONE_PRODUCTION_ONLY")
        return no("ACHIEVEMENT_COMPULSORY") if answer == ids.PASS or answer == ids.SKIP else None

    def expected(self, g: Beyond, i: i64) -> list[i64]:
        return [ids.ACHIEVEMENT + one for one in g.achievements]

    def tag(self, g: Beyond, i: i64, answer: i64) -> dict[str, object]:
        achievement = answer - ids.ACHIEVEMENT
        if achievement not in g.achievements:
            return {}
        card = g.box.achievements[achievement]
        cell: i64 = len(g.claims[g.achievements.index(achievement)])
        full = cell >= card.places(g.setup.players)
        return {"vp": 0 if full else int(card.vp(cell))}

    def carry_out(self, g: Beyond, i: i64, answer: i64) -> None:
        k: i64 = g.achievements.index(answer - ids.ACHIEVEMENT)
        g.claims[k].append(4 * ids.STAR + i)
        g.marks.get_on()
        g.marks.claimant = i
        card = g.box.achievements[answer - ids.ACHIEVEMENT]
        if g.log is not None:
            vp = card.vp(len(g.claims[k]) - 1)
            g.tell("claimed", i, {"card": g.box.title(card.slug), "vp": int(vp)})
        if g.marks.last_round == 0 and discs_claimed(g) >= threshold(g.setup.players):
            g.marks.last_round = g.marks.round + 1
            if g.log is not None:
                g.tell("last-round", i, {"round": int(g.marks.last_round)})


CLAIM: Final = STEPS.know(Claim(), "claim")
