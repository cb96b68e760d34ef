"""Recorded choices about takeovers."""

from __future__ import annotations

from perihelion.race import ids
from perihelion.race.phases.declare import owner_of, targets
from perihelion.race.phases.settle_price import reachable
from perihelion.race.phases.strengths import attack_strength, defense_strength, fighters
from perihelion.race.pieces.cards import slug
from perihelion.race.pieces.expansions import Attack
from perihelion.race.state import Race

from .choices import Choice, Reply
from .differences import BOOST_DEFENDS, HIRED_AGAIN, HOPELESS_TAKEOVER, WEAK_DEFENSE
from .ways import fighting_ways, named, their_ways, with_few_mercenaries


def possible_takeovers(g: Race, i: int) -> list[Attack]:
    """Every takeover that seat `i` may declare now."""
    return [
        Attack(i, source, world, owner_of(g, world), ids.NO_CARD)
        for source in g.options(i)
        if source < len(g.cards)
        for world in targets(g, i, source)
    ]


def hopeless_takeovers(g: Race, i: int, boost: int = 0) -> set[tuple[str, str]]:
    """World and power of those that fail whatever is spent on them now, if so much is added to the
    defense of who has boosted Settle.
    """
    most = int(reachable(g, i, fighters(g, i, defends=False), len(g.seats[i].hand)))
    return {
        (g.name(attack.world), g.name(attack.power))
        for attack in possible_takeovers(g, i)
        if attack_strength(g, attack) + most
        < defense_strength(g, attack) + boost * boosted(g, attack.owner)
    }


def boosted(g: Race, i: int) -> bool:
    """Whether seat `i` has boosted the Settle phase in progress."""
    return g.boosts(g.seats[i], g.action_in_progress())


class Takeover(Choice):
    """A world to take over, and the power to do it with."""

    def kind(self) -> str:
        return "settle-extra"

    def both_offers(self) -> tuple[object, object]:
        g = self.g
        ours = {(g.name(a.world), g.name(a.power)) for a in possible_takeovers(g, self.seat)}
        return ours, {(slug(world), slug(power)) for world, power in self.offer["legal"]}

    def excused(self, ours: object, theirs: object) -> str | None:
        """They do not offer attacks that are too weak whatever is spent on them."""
        assert isinstance(ours, set)
        assert isinstance(theirs, set)
        if not theirs < ours:
            return None
        if ours - theirs <= hopeless_takeovers(self.g, self.seat):
            return HOPELESS_TAKEOVER
        return BOOST_DEFENDS if ours - theirs <= hopeless_takeovers(self.g, self.seat, 2) else None

    def parts(self) -> str | None:
        """For them the military of a boosted Settle also defends."""
        world = self.answer["target"]
        attacked = (self.g.name(a.world) == slug(world or "") for a in self.on_boosted())
        return BOOST_DEFENDS if any(attacked) else None

    def on_boosted(self) -> list[Attack]:
        """The takeovers against players who have boosted Settle."""
        return [a for a in possible_takeovers(self.g, self.seat) if boosted(self.g, int(a.owner))]

    def replies(self) -> list[Reply]:
        self.notes.offered |= {slug(power) for _, power in self.offer["legal"]}
        if self.answer["target"] is None:
            self.notes.declined.add("takeover")
            return []
        world = self.answer["target"]
        name = world if isinstance(world, str) else world[0]
        return [
            Reply("settle-extra", cards=[self.answer["power"]]),
            Reply("takeover-declare", cards=[name]),
        ]


class TakeoverPayment(Choice):
    """What is spent on an attack. The card that makes a non-military world a target has left the
    tableau with the declaration for us.
    """

    def kind(self) -> str:
        return "takeover-military"

    def both_offers(self) -> tuple[object, object]:
        asked = self.open_kind() == self.kind()
        ours = fighting_ways(self.g, self.seat, self.usable(), 0) if asked else {((), 0)}
        theirs = their_ways(self.g, self.offer)
        fleet = "imperium-invasion-fleet"
        return ours, {(tuple(c for c in s if c != fleet), n) for s, n in theirs}

    def usable(self) -> list[int]:
        return [int(h) for h in fighters(self.g, self.seat, defends=False)]

    def excused(self, ours: object, theirs: object) -> str | None:
        assert isinstance(ours, set)
        assert isinstance(theirs, set)
        return HOPELESS_TAKEOVER if theirs < ours else None

    def is_silent(self) -> bool:
        """Whether nothing can be spent, so that we do not ask."""
        return self.open_kind() == "settle-extra" and not self.answer["cards"]

    def replies(self) -> list[Reply]:
        fleet = "imperium-invasion-fleet"
        helping = [c for c in self.answer["specials"] if slug(c) != fleet]
        helping = with_few_mercenaries(self.g, self.seat, helping, len(self.answer["cards"]))
        out = [Reply(self.kind(), cards=helping, closing=ids.DONE)]
        if self.answer["cards"]:
            out.append(Reply("settle-mercenaries", cards=self.answer["cards"]))
        return out


class Prevent(Choice):
    """A takeover to call off."""

    after_all = True

    def kind(self) -> str:
        return "takeover-prevent"

    def pending(self) -> list[tuple[str, str]]:
        return [(self.g.name(a.world), self.g.name(a.power)) for a in self.g.expansions.attacks]

    def both_offers(self) -> tuple[object, object]:
        theirs = [(slug(world), slug(power)) for world, power in self.offer["takeovers"]]
        return sorted(self.pending()), sorted(theirs)

    def replies(self) -> list[Reply]:
        chosen = self.answer["prevent"]
        if chosen is None:
            return [Reply(self.kind(), ids=[ids.PASS])]
        number = self.pending().index((slug(chosen[0]), slug(chosen[1])))
        return [Reply(self.kind(), ids=[ids.NUMBER + number])]


class Defend(Choice):
    """What is spent on the defense of a world."""

    after_all = True

    def kind(self) -> str:
        return "takeover-defend"

    def parts_before(self) -> str | None:
        """They let mercenaries be hired again that were hired before in the phase."""
        g = self.g
        seat = g.seats[self.seat]
        left = sum(
            max(0, int(g.cards[c].helper.hires(seat, c)))
            for c in map(self.number_of, self.offer["specials"])
        )
        most = max(n for way in self.offer["ways"] for n in way["n"])
        return HIRED_AGAIN if most > left else None

    def parts(self) -> str | None:
        """They let somebody defend in vain."""
        way = (named(self.g, self.answer["specials"]), len(self.answer["cards"]))
        some = self.answer["specials"] or self.answer["cards"]
        stops = their_ways(self.g, self.offer, "stops")
        return WEAK_DEFENSE if some and way not in stops else None

    def missing(self) -> int:
        """The strength that stops the attack."""
        facts = self.g.asking(self.seat).facts(self.g, self.seat)
        return int(str(facts["short"]))

    def both_offers(self) -> tuple[object, object]:
        g = self.g
        facts = g.asking(self.seat).facts(g, self.seat)
        usable = [int(c) for c in fighters(g, self.seat, defends=True)]
        ours = fighting_ways(g, self.seat, usable, self.missing())
        stops = their_ways(g, self.offer, "stops")
        mine = (facts["card"], facts["attacker"], self.missing(), ours)
        deficit = self.offer["deficit"] + 1
        return mine, (slug(self.offer["world"]), self.offer["attacker"], deficit, stops)

    def replies(self) -> list[Reply]:
        cards, specials = self.answer["cards"], self.answer["specials"]
        if not cards and not specials:
            return [Reply(self.kind(), ids=[ids.PASS])]
        using = with_few_mercenaries(self.g, self.seat, specials, len(cards))
        out = [Reply(self.kind(), cards=using, closing=ids.DONE)]
        if cards:
            out.append(Reply("settle-mercenaries", cards=cards))
        return out
