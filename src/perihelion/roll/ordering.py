"""The one order in which the picks of a plan are given."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.roll.ids import MOVE, MOVES, SELECT, SELECTS, WILD_ROW, WILD_ROWS


def picks_in_order(picks: list[i64]) -> list[i64]:
    """Selection first, then wild dice, then the uses as told; the dice that one power moves in the
    order of their ids, since they move together. Other picks stay as they are.
    """
    selects: list[i64] = []
    wilds: list[i64] = []
    uses: list[i64] = []
    run: list[i64] = []
    for pick in picks:
        if SELECT <= pick < SELECT + SELECTS:
            selects.append(pick)
        elif WILD_ROW <= pick < WILD_ROW + WILD_ROWS:
            wilds.append(pick)
        elif MOVE <= pick < MOVE + MOVES:
            run.append(pick)
        else:
            run.sort()
            uses.extend(run)
            run.clear()
            uses.append(pick)
    run.sort()
    wilds.sort()
    return [*selects, *wilds, *uses, *run]
