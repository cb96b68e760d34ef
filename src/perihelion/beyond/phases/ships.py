"""Ships: which of them may be named, where new ones appear, and how far they can go."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.state import Beyond


def is_ship(answer: i64) -> bool:
    """Whether the answer names a ship."""
    return ids.SHIP <= answer < ids.SHIP + ids.HANGARS


def hangar_code(g: Beyond, i: i64, k: i64) -> str:
    """Why seat `i` has no such ship on the board; empty if it has."""
    if k // ids.LEVELS == ids.MUSEUM:
        return "SHIP_OUT_OF_PLAY"
    if g.seats[i].ships[k] > 0:
        return ""
    for seat in g.seats:
        if seat.ships[k] > 0:
            return "NOT_YOUR_SHIP"
    return "NO_SUCH_SHIP"


def own_ships(g: Beyond, i: i64) -> list[i64]:
    """The ships of a seat on the board, as answers."""
    out: list[i64] = []
    seat = g.seats[i]
    for place in range(ids.MUSEUM):
        if seat.might[place]:
            for k in range(place * ids.LEVELS, place * ids.LEVELS + ids.LEVELS):
                if seat.ships[k]:
                    out.append(ids.SHIP + k)
    return out


def place_tag(g: Beyond, answer: i64) -> dict[str, object]:
    """The system card that lies in a place, for the words of an option that names the place."""
    if not ids.PLACE <= answer < ids.PLACE + ids.PLACES:
        return {}
    s = g.systems[answer - ids.PLACE]
    return {} if s == ids.NO_CARD else {"kind": "place-card", "card": g.system_name(s)}


def build_sites(g: Beyond, i: i64) -> list[i64]:
    """Sol, and every shipyard under control [beyond.build.sites, beyond.control.needed-for]."""
    out: list[i64] = [ids.SOL]
    for place in range(ids.FIRST_YARD, ids.EXTRA):
        if g.holder[place] == i:
            out.append(place)
    return out


def site_code(g: Beyond, i: i64, answer: i64) -> str:
    """Why no ship can be built there."""
    place = answer - ids.PLACE
    if ids.FIRST_YARD <= place < ids.EXTRA and g.there(place):
        return "" if g.holder[place] == i else "NOT_IN_CONTROL"
    return "" if place == ids.SOL else "NOT_A_BUILD_SITE"


def destinations(g: Beyond, i: i64, place: i64) -> list[i64]:
    """Where a movement point takes a ship: along a line; with Wormhole Technology anywhere, but
    from Sol and Deep Space only along a line [beyond.jump.one-line,
    beyond.passive.one_jump_anywhere]. Rivals never block [beyond.jump.no-blocking], and a slot
    without a card can be entered [beyond.jump.empty-slot].
    """
    if place == ids.SOL or place == ids.DEEP_SPACE or not g.seats[i].powers & ids.JUMP_ANYWHERE:
        return g.neighbours(place)
    return everywhere_but(g, place)


def everywhere_but(g: Beyond, place: i64) -> list[i64]:
    """All other locations."""
    return [other for other in range(ids.MUSEUM) if other != place and g.there(other)]


def distance(g: Beyond, i: i64, start: i64, end: i64) -> i64:
    """How many movement points a ship needs at least."""
    if start == end:
        return 0
    if g.seats[i].powers & ids.JUMP_ANYWHERE:
        return 1 if end in destinations(g, i, start) else 2
    joined = g.marks.extra_at
    more: i64 = 0
    if start == ids.EXTRA:
        start = joined
        more = 1
    if end == ids.EXTRA:
        end = joined
        more += 1
    if joined == ids.NOWHERE and more:
        return 99
    return g.side.far[start][end] + more


def strongest_rival(g: Beyond, i: i64, place: i64) -> i64:
    """The greatest strength that anybody but seat `i` has there."""
    best: i64 = 0
    n: i64 = len(g.seats)
    for k in range(n):
        if k != i:
            best = max(best, g.seats[k].might[place])
    return best


def most_strength(g: Beyond, i: i64, place: i64, points: i64, built: list[i64] | None) -> i64:
    """The greatest strength that a jump with this many points can leave in a place; `built` are
    ships that will have been built by then, as in an outlook.
    """
    seat = g.seats[i]
    if points == 0:
        return seat.might[place]
    best: list[i64] = [0] * (points + 1)  # strength that can be added, by points
    for start in range(ids.MUSEUM):
        if seat.might[start] and start != place:
            far = distance(g, i, start, place)
            if far <= points:
                for level in range(1, ids.LEVELS + 1):
                    for _ in range(seat.ships[start * ids.LEVELS + level - 1]):
                        _add(best, far, level)
    for ship in built if built is not None else []:
        far = distance(g, i, ids.DEEP_SPACE, place)
        if ship // ids.LEVELS == 0:
            far = 99
            for site in build_sites(g, i):
                far = min(far, distance(g, i, site, place))
        _add(best, far, ship % ids.LEVELS + 1)
    return seat.might[place] + best[points]


def _add(best: list[i64], far: i64, level: i64) -> None:
    """One more ship that may come along."""
    p: i64 = len(best) - 1
    while p >= far:
        best[p] = max(best[p], best[p - far] + level)
        p -= 1
