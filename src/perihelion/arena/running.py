"""Holding a contest: with a folder, so that it can be broken off and continued, or without."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

import msgspec

from perihelion.arena.contest import Contest
from perihelion.arena.crew import Alone, Crew
from perihelion.arena.folder import FAILED, Folder
from perihelion.arena.playing import BotFailed
from perihelion.arena.standing import Standings

Tell = Callable[[Standings], None]
"""Called after each deal."""


def hold(contest: Contest) -> Standings:
    """Play a contest here and now, and keep nothing but its outcome."""
    standings = Standings(contest)
    for games in Alone().play(contest, contest.deals()):
        standings.enter(games)
    return standings


def hold_in(folder: Folder, contest: Contest, crew: Crew, tell: Tell) -> Standings:
    """Play those deals of a contest that the folder does not have yet. Whatever breaks this off,
    all deals that were finished are in the folder.
    """
    folder.open()
    try:
        standings = Standings(contest)
        known = folder.games(contest)
        for before in known:
            standings.enter(before)
        tell(standings)
        played = {before[0].deal for before in known}
        missing = [deal for deal in contest.deals() if deal.number not in played]
        with closing(crew.play(contest, missing)) as finished:
            for games in finished:
                folder.add(games)
                standings.enter(games)
                tell(standings)
        return standings
    except BotFailed as failed:
        folder.write(FAILED, msgspec.json.encode(failed.record))
        raise
    finally:
        crew.dismiss()
        folder.close()
