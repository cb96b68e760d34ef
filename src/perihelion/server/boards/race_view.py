"""Race for the Galaxy as the browser is shown it."""

from __future__ import annotations

from perihelion.server.boards.shapes import Face, Sent


class RaceFace(Face, tag_field="board", tag="race"):
    """What is printed on a card of Race for the Galaxy.

    `cost` is the printed cost, or the defense of a military world. `points` is None where they vary
    (`lines` then tell what they depend on). `marks` are the words and symbols that other cards ask
    for.
    """

    cost: int
    military: bool
    points: int | None
    good: str | None
    windfall: bool
    start: int | None
    prestige: bool
    marks: list[str]
    set: str


class RaceCard(Sent):
    """A card that the viewer may see: its number, which is also the answer that names it, and the
    key of its face.
    """

    id: int
    face: str


class RacePart(Sent):
    """One part of a cost, of a strength or of a price: where it comes from, and how much."""

    words: str
    amount: int


class RaceHeld(Sent):
    """A card in the viewer's own hand, with what it would take to place it.

    In its own phase it is priced as the rules price it there; at other times as if its phase began
    now, without a bonus. `cost` is what is to be paid after all discounts (None where the world can
    only be conquered), `least` what it can be brought down to by spending other things; `strength`
    stands against `defense` for a military world. `drawn` are explored and not yet sorted. `shown`
    is known to all. `why_not` is a sentence where the present question refuses the card.
    """

    id: int
    face: str
    drawn: bool
    shown: bool
    cost: int | None
    least: int | None
    strength: int | None
    defense: int | None
    parts: list[RacePart]
    why_not: str | None


class RacePlaced(Sent):
    """A card in a tableau. `good` is the kind of the good that lies on it; `points` is what it is
    worth now, counted for a card whose points vary; a card that is not yet `active` has come since
    the phase began.
    """

    id: int
    face: str
    good: str | None
    points: int
    active: bool


class RaceMilitary(Sent):
    """Military: `total`, what is `temporary` in this phase, what could be reached at `most`, what
    counts `against` rebels and each kind of world, and what helps in takeovers.
    """

    total: int
    temporary: int
    most: int
    against: dict[str, int]
    defense: int
    attack: dict[str, int]
    open_to: list[str]


class RaceChosen(Sent):
    """An action card that lies open."""

    action: str
    words: str
    boosted: bool


class RaceSeat(Sent):
    """What lies before a player. `hand` is the number of cards; `known` are those of another's hand
    that all have seen. `ends_at` cards in the tableau end the game. `start` is the number of the
    start world, `place` the place in player order.
    """

    seat: int
    start: int
    place: int
    hand: int
    known: list[RaceCard]
    drawn: int
    chips: int
    points: int
    prestige: int | None
    boost_ready: bool | None
    tucked: int | None
    tie_break: int
    military: RaceMilitary
    tableau: list[RacePlaced]
    ends_at: int
    actions: list[RaceChosen]


class RacePhase(Sent):
    """A phase of the round: whether it is "done", "now", "to-come" or "not-called", and which seats
    called it.
    """

    phase: str
    words: str
    state: str
    called_by: list[int]


class RaceGoal(Sent):
    """A goal: what it is worth, who has it, and how far each seat is; nobody can earn a `closed`
    one any more.
    """

    goal: str
    name: str
    condition: str
    worth: int
    most: bool
    closed: bool
    needs: int
    values: list[int]
    holders: list[int]


class RaceAttack(Sent):
    """A takeover that has been declared."""

    attacker: int
    defender: int
    world: RaceCard
    power: RaceCard
    attack: int
    defense: int
    called_off: bool


class RaceView(Sent, tag_field="board", tag="race"):
    """The whole table of Race for the Galaxy as one seat, or a spectator, sees it.

    `hand` is the viewer's own. `last_round` is a sentence once the game is sure to end with this
    round. `leader` is the seat with the prestige tile and `on_leader` what lies on it. `flipped`
    cards were turned up for all to see. `placing` is the card for which the viewer is paying or
    fighting.
    """

    edition: int
    expansions: list[str]
    takeovers: bool
    advanced: bool
    round: int
    phase: str
    phase_words: str
    phases: list[RacePhase]
    pool: int
    deck: int
    discards: int
    order: list[int]
    seats: list[RaceSeat]
    hand: list[RaceHeld]
    placing: RaceCard | None
    goals: list[RaceGoal]
    leader: int | None
    on_leader: int
    attacks: list[RaceAttack]
    flipped: list[RaceCard]
    last_round: str | None
