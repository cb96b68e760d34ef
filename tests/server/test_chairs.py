"""No socket ever shows what its person may not see now, whoever gets up or signs out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from laws.conftest import WITNESSES
from laws.witness import Witness
from perihelion.server import viewer
from perihelion.server.door import Door
from perihelion.server.hall import Hall
from perihelion.server.viewer import Viewer
from server.chairs import Party
from server.serving import Clock, live
from server.test_secrecy import hall_in

PARTIES = 4


async def parties(hall: Hall, witness: Witness, clock: Clock, many: int) -> Counter[str]:
    """So many tables at which people come and go; how much of it there was."""
    happened: Counter[str] = Counter()
    for number in range(many):
        happened.update(await Party(hall, witness, number, clock).play())
    return happened


@pytest.mark.parametrize("witness", WITNESSES, ids=lambda w: w.name)
@live
async def test_no_socket_shows_what_its_person_may_not_see_now(
    witness: Witness, tmp_path: Path, clock: Clock
) -> None:
    async with hall_in(tmp_path) as hall:
        happened = await parties(hall, witness, clock, PARTIES)

    assert happened["seen"] > 30 * PARTIES
    assert happened["judged"] > PARTIES
    assert happened["lost a seat"] > 1
    assert happened["sent away"] > 1


# -- what the law would say if a socket kept what it had ------------------------


def keep_the_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Viewer, "_may_look", lambda self: True)


def keep_the_log(patch: pytest.MonkeyPatch) -> None:
    usual = Viewer._may_look

    def forgetful(self: Viewer) -> bool:
        known = self.known
        may = usual(self)
        self.known = known
        return may

    patch.setattr(Viewer, "_may_look", forgetful)


def keep_the_key(patch: pytest.MonkeyPatch) -> None:
    async def nothing(self: Door, persons: set[str] | None = None) -> None:
        return

    patch.setattr(Door, "look_again", nothing)


def keep_what_has_expired(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(viewer, "now", lambda: 0)


@pytest.mark.parametrize("bug", [keep_the_seat, keep_the_log, keep_the_key, keep_what_has_expired])
@live
async def test_a_socket_that_keeps_what_it_had_is_caught(
    bug: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, clock: Clock
) -> None:
    async with hall_in(tmp_path) as hall:
        with pytest.MonkeyPatch.context() as patch:
            bug(patch)
            with pytest.raises(AssertionError):
                await parties(hall, WITNESSES[0], clock, 4 * PARTIES)
