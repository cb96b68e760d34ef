"""Setting up a game.

Boxed order, summary sheets and the rulebook's introduction carry no rule of their own
[race.first.presorted, race.components.summaries, race.overview].
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.box import Box
from perihelion.race.catalogue.prints import FIRST_EDITION, SECOND_EDITION
from perihelion.race.phases.round import opening_steps
from perihelion.race.pieces.expansions import expansions_with
from perihelion.race.pieces.goals import draw_goals, goal_word
from perihelion.race.pieces.kinds import BRINK_OF_WAR, GATHERING_STORM, REBEL_VS_IMPERIUM, SET_WORDS
from perihelion.race.seat import Seat, player_order
from perihelion.race.setup import Setup
from perihelion.race.state import Race
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.dice import Dice, Seed, dice
from perihelion.tabletop.origin import Dealt
from perihelion.tabletop.refusal import BadSetup
from perihelion.tabletop.table import Table

_BOXES: Final[dict[int, Box]] = {}

POOLS: Final = [0, 0b0010, 0b0110, 0b1110, 0b0100]
"""The five sets of expansions that go together [race.combo.allowed, race.combo.base-1,
race.combo.base-1-2, race.combo.base-1-2-3, race.combo.base-2]."""

OPTIONS: Final[dict[str, object]] = {
    "edition": 1,
    "expansions": [],
    "goals": True,
    "takeovers": False,
    "scenario": "",
    "rebel_seat": 0,
    "destroyed_world_to": "removed",
    "advanced": False,
    "first_game": False,
    "automatic": True,
    "start_worlds": [],
}
"""Every option with what it is where nobody says otherwise; goals and takeovers need expansions."""


def box_of(setup: Setup) -> Box:
    """The cards of this edition and these expansions [race.components.edition]."""
    key = setup.expansions * 4 + setup.edition
    known = _BOXES.get(key)
    if known is None:
        prints = FIRST_EDITION if setup.edition == 1 else SECOND_EDITION
        known = Box(prints, setup.expansions)
        _BOXES[key] = known
    return known


def read_setup(players: int, options: dict[str, object]) -> Setup:
    """Check the number of players and the options; whatever does not fit is refused with its code
    and nothing begins. Takeovers are on or off before set-up [race.components.players,
    race.players.limits, race.two-player.standard, race.exp.refusal, race.takeover.switch].
    """
    for name in options:
        if name not in OPTIONS:
            raise BadSetup("UNKNOWN_SETTING", {"setting": name})
    expansions = read_expansions(options)
    most = most_players(expansions)
    if not 2 <= players <= most:
        raise BadSetup("BAD_PLAYER_COUNT", {"players": players, "least": 2, "most": most})
    edition = options.get("edition", 1)
    if not isinstance(edition, int) or isinstance(edition, bool) or edition not in (1, 2):
        raise BadSetup("BAD_SETTING", {"setting": "edition", "value": str(edition)})
    goals = _flag(options, "goals", expansions & BIT[GATHERING_STORM] != 0)
    if goals and not expansions & BIT[GATHERING_STORM]:
        raise BadSetup("GOALS_NEED_EXPANSION_1", {})
    advanced = _flag(options, "advanced", False)
    if advanced and players != 2:
        raise BadSetup("BAD_VARIANT", {"players": players})
    first_game = _flag(options, "first_game", False)
    if first_game and expansions not in (0, BIT[GATHERING_STORM]):
        raise BadSetup("PRESET_HAND_NOT_AVAILABLE", {})
    scenario = read_scenario(players, expansions, options)
    takeovers = _flag(options, "takeovers", scenario)
    if takeovers and not expansions & BIT[REBEL_VS_IMPERIUM]:
        raise BadSetup("TAKEOVERS_NEED_EXPANSION_2", {})
    if scenario and not takeovers:
        raise BadSetup("TAKEOVERS_ON_REQUIRED", {})
    rebel_seat = options.get("rebel_seat", 0)
    if not isinstance(rebel_seat, int) or not 0 <= rebel_seat < players:
        raise BadSetup("BAD_SETTING", {"setting": "rebel_seat", "value": str(rebel_seat)})
    gone = options.get("destroyed_world_to", "removed")
    if gone not in ("removed", "discard"):
        raise BadSetup("BAD_SETTING", {"setting": "destroyed_world_to", "value": str(gone)})
    return Setup(
        players,
        edition,
        expansions,
        goals,
        takeovers,
        scenario,
        rebel_seat,
        gone == "removed",
        advanced,
        first_game,
        _flag(options, "automatic", True),
    )


def read_expansions(options: dict[str, object]) -> int:
    """The expansions asked for, as bits [race.combo.allowed]."""
    named = options.get("expansions", [])
    if not isinstance(named, list | tuple):
        raise BadSetup("BAD_SETTING", {"setting": "expansions", "value": str(named)})
    bits = 0
    for name in named:
        if name not in SET_WORDS[1:]:
            raise BadSetup("BAD_SETTING", {"setting": "expansions", "value": str(name)})
        bits |= BIT[SET_WORDS.index(str(name))]
    if bits not in POOLS:
        raise BadSetup("COMBINATION_NOT_ALLOWED", {})
    return bits


def most_players(expansions: int) -> int:
    """Four, one more with each of the first two expansions [race.players.limits,
    race.players.five, race.players.six, race.players.solo].
    """
    most = 4
    for set_ in (GATHERING_STORM, REBEL_VS_IMPERIUM):
        if expansions & BIT[set_]:
            most += 1
    return most


def read_scenario(players: int, expansions: int, options: dict[str, object]) -> bool:
    """Whether the scenario Rebel vs Imperium is asked for [race.scenario.rebel-vs-imperium]."""
    named = options.get("scenario")
    if named is None:
        return False
    if named != "rebel-vs-imperium":
        raise BadSetup("BAD_SETTING", {"setting": "scenario", "value": str(named)})
    if players != 2:
        raise BadSetup("SCENARIO_NEEDS_TWO_PLAYERS", {"players": players})
    if not expansions & BIT[REBEL_VS_IMPERIUM]:
        raise BadSetup("SCENARIO_NEEDS_EXPANSION_2", {})
    return True


def propose_takeovers(last: dict[str, object] | None) -> bool:
    """What to propose to a group before its next game, given the options of its last one: takeovers
    off in the first game, then alternating; everybody may choose otherwise
    [race.takeover.switch.alternate].
    """
    return last is not None and last.get("takeovers") is not True


def _flag(options: dict[str, object], name: str, default: bool) -> bool:
    value = options.get(name, default)
    if not isinstance(value, bool):
        raise BadSetup("BAD_SETTING", {"setting": name, "value": str(value)})
    return value


def read_start_worlds(setup: Setup, options: dict[str, object]) -> list[i64] | None:
    """Which start world each seat gets, if that is not left to chance."""
    named = options.get("start_worlds")
    if named is None:
        return None
    box = box_of(setup)
    out: list[i64] = []
    worlds = named if isinstance(named, list) else []
    for name in worlds:
        c: i64 = box.numbers.get(str(name), ids.NO_CARD)
        allowed = c != ids.NO_CARD and box.cards[c].start in start_numbers(setup)
        if not allowed or c in out:
            raise BadSetup("BAD_SETTING", {"setting": "start_worlds", "value": str(name)})
        out.append(c)
    if len(out) != setup.players:
        raise BadSetup("BAD_SETTING", {"setting": "start_worlds", "value": str(named)})
    return out


def start_numbers(setup: Setup) -> list[i64]:
    """Any that is in the game; in the first game 1 to the number of players
    [race.first.start-worlds, race.teaching.five, race.start-worlds.numbers].
    """
    box = box_of(setup)
    out: list[i64] = []
    for c in range(len(box.cards)):
        n = box.cards[c].start
        if n >= 0 and box.present[c] and (not setup.first_game or 1 <= n <= setup.players):
            out.append(n)
    return out


def empty_seat(start: i64) -> Seat:
    """A seat with nothing before it yet."""
    return Seat(
        start, [], [], [], [], [], [], [], [], 0, 0, 0, 0, 0, 0, ids.NO_CARD,
        0, 0, 0, ids.POWER, 0, 0,
    )  # fmt: skip


def new_game(seed: Seed, setup: Setup, starts: list[i64] | None, listening: bool) -> Race:
    """Start worlds are dealt at random, the others go into the deck; everyone gets six cards and
    discards two, or in the first game the four cards that go with their start world
    [race.setup.start-world, race.setup.unused-start-worlds, race.setup.hand, race.setup.supply,
    race.setup.vp-pool, race.setup.first-round, race.first.hands, race.first.no-discard,
    race.first.deck]. Goals are drawn before [race.goals.setup.before-start].
    """
    luck = dice(seed)
    box = box_of(setup)
    goals = draw_goals(setup, luck) if setup.goals else []
    seats = [empty_seat(-1) for _ in range(setup.players)]
    choice = starts is None and chooses_start_world(setup)
    if choice:
        deal_two_colours(box, setup, seats, luck)
    else:
        deal_start_worlds(box, setup, seats, starts, luck)
    taken: list[i64] = scenario_cards(box) if setup.scenario else []
    for seat in seats:
        taken = taken + seat.tableau + seat.drawn
    deck: list[i64] = []
    for c in range(len(box.cards)):
        if box.present[c] and c not in taken:
            deck.append(c)
    if setup.first_game:
        for seat in seats:
            deal_first_hand(box, seat, deck)
    luck.shuffle(deck)
    g = Race(
        luck,
        player_order(seats),
        setup.automatic,
        setup,
        box,
        seats,
        deck,
        [],
        scenario_cards(box) if setup.scenario else [],
        pool_of(setup),
        0,
        ids.NO_PHASE,
        expansions_with(goals),
    ).fresh()
    if listening:
        g.listen()
        if goals:
            g.tell("goals", -1, {"goals": [goal_word(goal) for goal in goals]})
        if not choice:
            for i in g.order:
                g.tell("start-world", i, {"card": g.name(seats[i].tableau[0])})
    if not setup.first_game:
        for i in g.order:
            g.draw(i, 6, "deal")
    g.then(opening_steps(setup, choice))
    return g


def pool_of(setup: Setup) -> i64:
    """12 points a player, and 5 more with prestige [race.players.pool,
    race.players.pool-extra].
    """
    return 12 * setup.players + (5 if setup.has(BRINK_OF_WAR) else 0)


def chooses_start_world(setup: Setup) -> bool:
    """With the first two expansions everyone picks one of two start worlds
    [race.start-worlds.choose-red-blue, race.start-worlds.no-choice].
    """
    both = setup.has(GATHERING_STORM) and setup.has(REBEL_VS_IMPERIUM)
    return both and not setup.scenario


def deal_start_worlds(
    box: Box, setup: Setup, seats: list[Seat], starts: list[i64] | None, luck: Dice
) -> None:
    """One to each, face up: at random, as named, or by side in the scenario
    [race.scenario.sides].
    """
    if starts is None:
        starts = []
        numbers = start_numbers(setup)
        for c in range(len(box.cards)):
            start = box.cards[c].start
            if start >= 0 and start in numbers:
                starts.append(c)
        luck.shuffle(starts)
    if setup.scenario:
        starts = [box.numbers["imperium-warlord"]] * 2
        starts[setup.rebel_seat] = box.numbers["rebel-cantina"]
    for i in range(setup.players):
        seats[i].start = box.cards[starts[i]].start
        seats[i].put(starts[i])


def deal_two_colours(box: Box, setup: Setup, seats: list[Seat], luck: Dice) -> None:
    """A red and a blue start world to each, face down: odd and even numbers
    [race.start-worlds.colours, race.start-worlds.choose-red-blue,
    race.start-worlds.left-over].
    """
    for colour in (1, 0):
        starts: list[i64] = []
        for c in range(len(box.cards)):
            n = box.cards[c].start
            if n >= 0 and n % 2 == colour and box.present[c]:
                starts.append(c)
        luck.shuffle(starts)
        for i in range(len(seats)):
            seats[i].drawn.append(starts[i])


def scenario_cards(box: Box) -> list[i64]:
    """The two cards that the sides of the scenario begin with, Rebel first."""
    return [box.numbers["rebel-alliance"], box.numbers["imperium-seat"]]


def deal_first_hand(box: Box, seat: Seat, deck: list[i64]) -> None:
    """The four cards with the number of the start world, one copy of each; there are none for a
    sixth player [race.teaching.six].
    """
    dealt: list[str] = []
    for c in deck:
        card = box.cards[c]
        if card.preset == seat.start and card.slug not in dealt:
            dealt.append(card.slug)
            seat.hand.append(c)
    for c in seat.hand:
        deck.remove(c)


class Deal(Dealt):
    """A game of Race for the Galaxy from its deal, perhaps with chosen start worlds."""

    def __init__(self, seed: Seed, setup: Setup, starts: list[i64] | None) -> None:
        def deal(seed: Seed, setup: Any, listening: bool) -> Table:
            return new_game(seed, setup, None if starts is None else starts[:], listening)

        super().__init__("race", ids.RULES_VERSION, setup, seed, deal)
        self.starts: Final = starts

    def options(self) -> dict[str, object]:
        options = super().options()
        if self.starts is not None:
            words = box_of(self.setup).words
            options["start_worlds"] = [words[c] for c in self.starts]
        return options
