"""What the expansions add to the picture: goals, prestige, the figures of war, sets of cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from perihelion import words
from perihelion.cli.layout import DIM, STRONG
from perihelion.race import ids
from perihelion.race.catalogue.prints import FIRST_EDITION, SECOND_EDITION
from perihelion.race.phases.boosts import bar_boost, is_action, with_boost
from perihelion.race.phases.military_summary import military_standing
from perihelion.race.phases.strengths import attack_strength, defense_strength
from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.expansions import NOBODY
from perihelion.race.pieces.goals import goal_value, goal_word
from perihelion.race.pieces.kinds import BASE_SET, BRINK_OF_WAR
from perihelion.race.pieces.tiles import FIRSTS, TILES
from perihelion.race.state import Race
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.question import BarredOption, Question
from perihelion.words.voice import Voice

_SETS: Final[dict[int, int]] = {}


def set_of(card: Card) -> int:
    """The set that a card first came with."""
    if not _SETS:
        for printed in [*FIRST_EDITION, *SECOND_EDITION]:
            _SETS.setdefault(id(printed.card), int(printed.set))
    return _SETS.get(id(card), BASE_SET)


def cards_of(edition: int) -> list[Card]:
    """All cards, each printing once, in the order of the sets."""
    prints = FIRST_EDITION if edition == 1 else SECOND_EDITION
    return list({id(printed.card): printed.card for printed in prints}.values())


# -- the table ---------------------------------------------------------------


def expansions_panel(view: Race, voice: Voice, names: Sequence[str]) -> list[Text]:
    """The goals with who holds them and how far everybody is, the leader tile, and the takeovers
    declared; nothing in a base game.
    """
    expansions = view.expansions
    out = [_goal(view, voice, names, k) for k in range(len(expansions.goals))]
    if view.setup.has(BRINK_OF_WAR) and expansions.tile != NOBODY:
        leader = voice.say("arc-leader", name=names[expansions.tile], count=int(expansions.on_tile))
        out.append(Text(leader))
    for n, attack in enumerate(expansions.attacks):
        facts: dict[str, object] = {
            "attacker": names[attack.attacker],
            "defender": names[attack.owner],
            "target": voice.card(view.name(attack.world)),
            "attack": int(attack_strength(view, attack)),
            "defense": int(defense_strength(view, attack)),
        }
        message = "arc-attack-off" if n == expansions.prevented else "arc-attack"
        out.append(Text(voice.say(message, **facts), style="red"))
    return out


def _goal(view: Race, voice: Voice, names: Sequence[str], k: int) -> Text:
    """A goal: its name, its condition, and everybody's value; who has it stands out."""
    goal = int(view.expansions.goals[k])
    first = goal < FIRSTS
    name, condition = words.goal(voice.lang, voice.game, goal_word(goal))
    earned = [bool(seat.firsts & BIT[goal]) if first else i == view.expansions.holders[k]
              for i, seat in enumerate(view.seats)]  # fmt: skip
    closed = first and bool(view.expansions.closed & BIT[goal])
    out = Text(f"{3 if first else 5} ", style=DIM)
    out.append(name, style=DIM if closed else STRONG)
    out.append(f" ({condition})  ", style=DIM)
    for i in [int(i) for i in view.order]:
        value = int(goal_value(view, i, goal))
        mark = "★" if earned[i] else ""
        enough = value >= TILES[goal].minimum
        shown = "" if TILES[goal].minimum == 1 else f" {value}".replace("-", "−")
        if TILES[goal].minimum > 1 or earned[i] or (enough and not closed):
            style = "bold yellow" if earned[i] else "" if enough and not closed else DIM
            out.append(f"{mark}{names[i]}{shown} ", style=style)
    out.rstrip()
    return out


def seat_line(view: Race, voice: Voice, i: int) -> str:
    """Prestige and the boost card, and the military beyond its total: specialised, temporary, what
    could still be added; and in a game with takeovers what cards add to attack and defense, whether
    the player can call one off, and what he is open to.
    """
    if not view.setup.expansions:
        return ""
    seat = view.seats[i]
    parts: list[str] = []
    if view.setup.has(BRINK_OF_WAR):
        parts.append(voice.say("arc-prestige", count=int(seat.prestige)))
        parts.append(voice.say("arc-boost-used" if seat.boosted else "arc-boost-ready"))
    standing = military_standing(view, i)
    against, attack, open_to = standing["against"], standing["attack"], standing["open-to"]
    assert isinstance(against, dict)
    assert isinstance(attack, dict)
    assert isinstance(open_to, list)
    for whom, amount in against.items():
        parts.append(voice.say("arc-against", amount=amount, whom=voice.say(f"arc-whom-{whom}")))
    if standing["temporary"]:
        parts.append(voice.say("arc-temporary", amount=standing["temporary"]))
    if standing["most"] != standing["total"]:
        parts.append(voice.say("arc-most", amount=standing["most"]))
    if view.setup.takeovers:
        for slug, amount in attack.items():
            if amount:
                name = voice.card(str(slug))
                parts.append(voice.say("arc-attacking", amount=amount, name=name))
        if standing["defense"]:
            parts.append(voice.say("arc-defense", amount=standing["defense"]))
        if standing["prevents"]:
            parts.append(voice.say("arc-prevents"))
        threats = [slug for slug in open_to if _lies_with_others(view, i, str(slug))]
        if threats:
            cards = ", ".join(voice.card(str(slug)) for slug in threats)
            parts.append(voice.say("arc-open-to", names=cards))
    if view.tucks(seat):
        parts.append(voice.say("arc-tucked", count=len(view.expansions.tucked)))
    return " · ".join(parts)


def _lies_with_others(view: Race, i: int, slug: str) -> bool:
    """Whether another player has such a card, so that it is more than a possibility."""
    others = [seat for k, seat in enumerate(view.seats) if k != i]
    return any(view.name(c) == slug for seat in others for c in seat.tableau)


def chosen_actions(voice: Voice, actions: int) -> list[str]:
    """The names of the actions of a round, the boosted one marked, and the search."""
    out: list[str] = []
    for k, word in enumerate(ids.ACTION_WORDS):
        if actions & BIT[k]:
            name = voice.say(f"action-{word.replace('+', '-')}")
            out.append(f"{name} ▲" if actions & BIT[k + ids.BOOST] else name)
    if actions & BIT[ids.SEARCH_BIT]:
        out.append(voice.say("action-search"))
    return out


# -- questions ---------------------------------------------------------------


def action_answers(view: Race, seat: int) -> list[int]:
    """Every action card that may be named as one of two, with the boost and without."""
    out: list[int] = []
    for answer in range(ids.ACTION, ids.SEARCH + 1):
        if is_action(answer) and (not with_boost(answer) or bar_boost(view, seat, answer) is None):
            out.append(answer)
    return out


def barred_lines(question: Question) -> list[BarredOption]:
    """What may not be chosen. Boosts that cannot be had are not told one by one: the line of the
    seat says how much prestige there is, and whether the boost card is still there.
    """
    return [b for b in question.refused if b.option.structure["kind"] != "boosted-action"]


def boost_note(voice: Voice, numbers: Mapping[int, int], answer: int) -> str:
    """Beside an action: the number that chooses it with the boost, if it can be had."""
    number = numbers.get(answer + ids.BOOST)
    if number is None or not ids.ACTION <= answer < ids.ACTION + len(ids.ACTION_WORDS):
        return ""
    return voice.say("arc-with-boost", number=number)


def beside_its_action(numbers: Mapping[int, int], answer: int) -> bool:
    """Whether this is a boosted action that is told beside the plain one."""
    return with_boost(answer) and is_action(answer) and answer - ids.BOOST in numbers
