"""What is printed on the cards, tiles and mats, line by line, for the words to phrase.

Each line is made from what the rules carry out, so that the text on the screen cannot disagree with
it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from perihelion.beyond import ids
from perihelion.beyond.box import Box
from perihelion.beyond.phases.research import types_for
from perihelion.beyond.pieces import cards, mats
from perihelion.beyond.pieces.counting import COUNT_WORDS
from perihelion.beyond.power import Action, Variant
from perihelion.beyond.seat import ORE_IN, STARS_IN
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.scene import Name, Player, Said, Saying, Several

Piece: TypeAlias = (
    cards.Technology
    | cards.EventCard
    | cards.System
    | cards.Achievement
    | cards.Guild
    | mats.Faction
)
"""Everything that has a name and a text."""

# -- names and figures ----------------------------------------------------------


def name_of(piece: cards.Card) -> Name:
    """The name of a card or of a faction, as it has been put right."""
    family = "faction" if isinstance(piece, mats.Faction) else "card"
    return Name(family, piece.title())


def cards_in(box: Box) -> list[Piece]:
    """All cards and guilds."""
    return [*box.techs, *box.events, *box.systems, *box.achievements, *box.guilds]


def card_named(box: Box, title: object) -> Piece | None:
    """The card of this title, if it is one."""
    slug = str(title).split("|")[0]
    return next((card for card in cards_in(box) if card.slug == slug), None)


def place_name(word: str) -> Said:
    """A place, which has a shorter name where there is little room."""
    return Said("place", {"word": word, "where": Name("place", word)})


def type_words(mask: int) -> list[str]:
    """Types by their words."""
    return [word for k, word in enumerate(ids.TYPE_WORDS) if mask & BIT[k]]


def types_of(tech: cards.Technology) -> list[Said]:
    """The types on the left triangle."""
    return [Said(f"type-{word}") for word in type_words(int(tech.types))]


def triangles(tech: cards.Technology) -> Several:
    """The types on the left triangle, and the one on the right triangle."""
    left = Several(types_of(tech), "beside")
    return (
        Several([left, Said(f"type-{ids.TYPE_WORDS[tech.right]}")], "›") if tech.feeds() else left
    )


def kinds_of(mask: int) -> list[str]:
    """Specialisations by their words."""
    return [word for k, word in enumerate(ids.DISC_WORDS[:2]) if mask >> k & 1]


def kinds_words(kinds: Sequence[str]) -> Several:
    """Specialisations in a few words."""
    return Several([Said(f"kind-{word}") for word in kinds], "+")


# -- texts ------------------------------------------------------------------------


def lines_of(piece: Piece, box: Box) -> list[Said]:
    """Everything a piece says; for a faction, what its advanced mat can do."""
    if isinstance(piece, cards.Technology):
        return _technology(piece)
    if isinstance(piece, cards.EventCard):
        return _event(piece, box)
    if isinstance(piece, cards.System):
        return _system(piece)
    if isinstance(piece, cards.Achievement):
        return [condition(piece)]
    if isinstance(piece, cards.Guild):
        return [action_line(piece.action)]
    return mat_lines(piece.advanced)


def _line(message: str, facts: dict[str, object]) -> Said:
    return Said(f"power-{message}", facts)


def _technology(tech: cards.Technology) -> list[Said]:
    """The immediate box, the actions, what lasts, and the points of level IIII."""
    out: list[Said] = []
    if tech.now.effects:
        out.append(_line("immediate", {"effects": tech.now.told()}))
    out += [action_line(action) for action in tech.actions]
    out += _abilities(int(tech.powers), tech.activated)
    if tech.level == 4:
        per = tech.points.per
        facts: dict[str, object] = {"fixed": int(tech.points.fixed)}
        out.append(
            _line("points", facts)
            if per is None
            else _line("points-counted", {**facts, "vp": int(tech.points.vp), **per.told()})
        )
    return out


def _event(event: cards.EventCard, box: Box) -> list[Said]:
    """What it does when it is revealed, whether it stays, its action and its points."""
    out: list[Said] = []
    if event.guild >= 0:
        out.append(_line("opens-guild", {"card": box.title(box.guilds[event.guild].slug)}))
    for block in event.blocks:
        out.append(_line(f"event-{cards.WHO_WORDS[block.who]}", {"effects": block.bundle.told()}))
    if event.dearer:
        word = "linked-dearer" if event.dearer > 0 else "linked-cheaper"
        out.append(_line(word, {"n": abs(int(event.dearer))}))
    out += [action_line(action) for action in event.actions]
    if event.stays:
        out.append(_line(f"stays-{cards.STAYS_WORDS[event.stays].replace('_', '-')}", {}))
    if event.points.who:
        word = cards.POINTS_WORDS[event.points.who].replace("_", "-")
        counted = COUNT_WORDS[event.points.counted]
        out.append(_line(f"event-points-{word}", {"vp": int(event.points.vp), "count": counted}))
    return out


def _system(system: cards.System) -> list[Said]:
    """What gaining control and colonising bring, and what lasts."""
    out: list[Said] = []
    if system.control.effects:
        out.append(_line("control-bonus", {"effects": system.control.told()}))
    if system.colonise.effects:
        out.append(_line("colonise-bonus", {"effects": system.colonise.told()}))
    return out + _abilities(int(system.powers), system.activated)


def condition(card: cards.Achievement) -> Said:
    """What an achievement asks for."""
    counted = COUNT_WORDS[card.counted]
    if card.least > 0:
        return _line("condition-least", {"count": counted, "n": int(card.least)})
    return _line("condition-most", {"count": counted, "n": int(card.most)})


def mat_lines(mat: mats.Mat) -> list[Said]:
    """The abilities of an advanced mat."""
    return [_ability(ids.VARIANT_WORDS[k], one) for k, one in enumerate(mat.abilities)]


def food_shows(mat: mats.Mat) -> list[str]:
    """The columns whose symbols show on the food track once so many discs are gone."""
    shows = [""] * 9
    for k, at in enumerate(mat.food):
        shows[at] += ids.COLUMN_WORDS[k]
    return shows


def ore_shows(mat: mats.Mat) -> list[str]:
    """How much ore is produced once so many discs are gone, where that is more than before."""
    steps = [int(n) for n in mat.ore]
    return [str(n) if k == 0 or n > steps[k - 1] else "" for k, n in enumerate(steps)]


def action_line(action: Action) -> Said:
    """An action with its cost, and how many spaces it has."""
    return _line("action", {"spaces": int(action.spaces), **action.told()})


def _abilities(powers: int, activated: Variant | None) -> list[Said]:
    """Lasting abilities, and one that can be used in its owner's turn."""
    out: list[Said] = [
        _line(f"ability-{word.replace('_', '-')}", {})
        for k, word in enumerate(ids.POWER_WORDS[:-1])
        if powers >> k & 1
    ]
    if activated is not None:
        out.append(_line("use", activated.told()))
    return out


def _ability(letter: str, one: mats.Ability) -> Said:
    """An ability of a mat, with what unlocks it."""
    facts: dict[str, object] = {
        "letter": letter,
        "track": "either" if one.track == ids.EITHER else ids.DISC_WORDS[one.track],
        "off": int(one.removed),
    }
    if one.trigger == mats.PASSIVE:
        word = mats.PASSIVE_WORDS[one.passive].replace("_", "-")
        return _line(f"mat-{word}", {**facts, "n": int(one.amount)})
    facts |= {"n": int(one.amount), "once": one.once, "effects": one.bundle.told()}
    return _line(f"mat-{mats.TRIGGER_WORDS[one.trigger].replace('_', '-')}", facts)


# -- what is said of the table -----------------------------------------------------


def place_lines(
    holder: int, ships: Sequence[Sequence[int]], neighbours: Sequence[str]
) -> list[Saying]:
    """Who controls a place, whose ships are there, and where lines lead."""
    out: list[Saying] = []
    if holder != ids.NOBODY:
        out.append(Said("held", {"name": Player(holder)}))
    for i, levels in enumerate(ships):
        if levels:
            shown = ", ".join(str(level) for level in levels)
            out.append(Said("ships-of", {"name": Player(i), "levels": shown}))
    out.append(Said("neighbours", {"places": [place_name(word) for word in neighbours]}))
    return out


def slot_name(g: Beyond, slot: int) -> Said:
    """A slot by the name of its card, or by its own where nothing is discovered."""
    t = int(g.cards[slot])
    if t == ids.NO_CARD:
        return Said("slot", {"slot": ids.SLOT_WORDS[slot]})
    return Said("on-slot", {"slot": ids.SLOT_WORDS[slot], "name": name_of(g.box.techs[t])})


def slot_lines(g: Beyond, slot: int, owners: Sequence[int], lacking: int | None) -> list[Said]:
    """What a slot requires, which of that a seat still lacks, who has researched it, what waits
    there.
    """
    one = g.box.slots[slot]
    out: list[Said] = []
    if one.requires:
        words = ", ".join(ids.SLOT_WORDS[k] for k in one.requires)
        out.append(Said("requires", {"count": int(one.need), "slots": words}))
    if lacking is not None:
        mine = g.seats[lacking].researched
        wanted = [slot_name(g, int(k)) for k in one.requires if not mine & BIT[k]]
        missing = int(one.need) - (len(one.requires) - len(wanted))
        out.append(Said("still-needs", {"count": missing, "slots": wanted, "of": len(wanted)}))
    if owners:
        out.append(Said("owned", {"names": [Player(i) for i in owners]}))
    if g.covers[slot] != ids.NO_CARD:
        out.append(Said("covered"))
    return out


def pawn_place(g: Beyond, i: int) -> Saying | None:
    """Where the pawn stands: on a card, by a slot, or in the Basic Spacefaring area."""
    pawn = int(g.seats[i].pawn)
    if pawn == ids.OFF_BOARD:
        return None
    if pawn < ids.MOST_SPACES * len(ids.BASIC_WORDS):
        return Said(f"source-{ids.BASIC_WORDS[pawn // ids.MOST_SPACES]}")
    if ids.SLOT_SPACE <= pawn < ids.GUILD_SPACE:
        slot = (pawn - ids.SLOT_SPACE) // (ids.MOST_ACTIONS * ids.MOST_SPACES)
        return slot_name(g, slot)
    return Name("card", str(g.describe(pawn)["card"]))


def coming(g: Beyond, i: int) -> list[Said]:
    """How many discs must still leave each track for more growth and more ore."""
    mat, seat = g.mats[i], g.seats[i]
    out: list[Said] = []
    off = int(seat.discs_off(ids.FOOD))
    letters_ = [(int(at), ids.COLUMN_WORDS[k]) for k, at in enumerate(mat.food) if at > off]
    if letters_:
        at, word = min(letters_)
        out.append(Said("next-letter", {"letter": word, "discs": at - off}))
    off = int(seat.discs_off(ids.ORE))
    more = [at for at in range(off + 1, 9) if mat.ore[at] > mat.ore[off]]
    if more:
        facts = {"amount": int(mat.ore[more[0]]), "discs": more[0] - off}
        out.append(Said("next-ore", facts))
    return out


def discs_in(packed: int) -> list[str]:
    """The discs on a colony, from the number that stands for them."""
    numbers = (packed % ORE_IN, packed % STARS_IN // ORE_IN, packed // STARS_IN)
    return [word for word, n in zip(ids.DISC_WORDS, numbers, strict=True) for _ in range(n)]


def ship_levels(g: Beyond, i: int, place: int) -> list[int]:
    """The levels of the ships that a seat has in a place, the highest first."""
    ships = g.seats[i].ships
    out: list[int] = []
    for level in range(ids.LEVELS, 0, -1):
        out += [level] * int(ships[place * ids.LEVELS + level - 1])
    return out


def types_ahead(g: Beyond, slot: int, viewer: int | None) -> list[str]:
    """The types that a card not yet discovered may have: by what the viewer owns, if they own any
    of what it is joined to, else by what is known of that.
    """
    requires = [int(k) for k in g.box.slots[slot].requires]
    if viewer is not None and any(g.seats[viewer].researched & BIT[k] for k in requires):
        return type_words(int(types_for(g, viewer, slot)))
    known = [g.box.techs[g.cards[k]] for k in requires if g.cards[k] != ids.NO_CARD]
    return type_words(sum({int(BIT[tech.right]) for tech in known if tech.feeds()}))
