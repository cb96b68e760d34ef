"""Our table laid out as in a recorded game: at its beginning, or after a round."""

from __future__ import annotations

from collections import Counter
from typing import Any

from perihelion.race.game import RACE
from perihelion.race.pieces.kinds import SET_WORDS
from perihelion.race.state import Race

from .differences import Parted
from .records import Plain, Recorded
from .table import goal_slugs, slugs, their_seat


def begin(game: Recorded) -> Race:
    """Our game with the same goals, start worlds and hands, every question put, so that nothing
    happens before its turn in the recorded game.
    """
    config = game.config
    offers = game.start_worlds_offered()
    options: dict[str, object] = {"advanced": config["advanced"], "automatic": False}
    if config["expansion"]:
        options["expansions"] = SET_WORDS[1 : config["expansion"] + 1]
        options["goals"] = config["goals"]
    if config["expansion"] >= 2:
        options["takeovers"] = config["takeovers"]
        options["destroyed_world_to"] = "discard"
    else:
        options["start_worlds"] = game.start
    dealt: dict[str, Any] = RACE.new_game(config["players"], 0, options, False).position()
    cards = dealt["deck"]
    for seat in dealt["seats"]:
        cards.extend(seat["hand"] + seat["drawn"])
    for seat, hand, worlds in zip(dealt["seats"], game.dealt(), offers, strict=True):
        seat["hand"] = [_take(cards, name) for name in hand]
        seat["drawn"] = [_take(cards, name) for name in worlds]
    if game.goals:
        dealt["arc"]["goals"] = [goal_slugs([goal])[0] for goal in game.goals]
    g = RACE.position(dealt)
    assert isinstance(g, Race)
    return g


def _take(cards: list[str], name: str) -> str:
    """A card of this name, or a copy of it, out of the cards."""
    for card in cards:
        if card.split(".")[0].split("~")[0] == name:
            cards.remove(card)
            return card
    raise Parted(f"{name} is dealt, but not there")


def set_table(g: Race, game: Recorded, snap: Plain) -> Race:
    """Our table laid out as in their snapshot of the start of a round, about to choose actions, or
    of the end of the last.
    """
    seats: list[Plain] = []
    expansion = game.config["expansion"]
    in_deck = Counter(
        card.slug for card, in_game in zip(g.cards, g.box.present, strict=True) if in_game
    )
    for player in snap["players"]:
        seat = their_seat(player, expansion)
        tableau = [{card: good} if good else card for card, good in seat["tableau"]]
        entry = {"tableau": tableau, "hand": seat["hand"], "chips": seat["chips"]}
        in_deck.subtract(seat["hand"])
        in_deck.subtract(word for card in seat["tableau"] for word in card if word)
        if expansion:
            entry["prestige"] = seat["prestige"]
            entry["boosted"] = bool(seat["boosted"])
            entry["tucked"] = seat["tucked"]
            entry["goals"] = goal_slugs(player["goals"])
            in_deck.subtract(seat["tucked"])
        seats.append(entry)
    for seat, own in zip(seats, g.seats, strict=True):
        seat["start"] = int(own.start)
    discard = slugs(snap.get("discard") or game.discards_before(snap))
    in_deck.subtract(discard)
    position: Plain = {
        "options": g.setup.options(),
        "at": "action",
        "round": snap["round"],
        "seats": seats,
        "deck": list(in_deck.elements()),
        "discard": discard,
        "pool": snap["pool"],
    }
    if expansion:
        position["goals"] = [goal_slugs([goal])[0] for goal in game.goals]
        leader = snap["leaders"][0] if len(snap["leaders"]) == 1 else -1
        position["tile"] = leader
        position["on_tile"] = 1 if leader >= 0 and snap["tile"] == leader else 0
    table = RACE.position(position)
    assert isinstance(table, Race)
    return table
