"""A database with people and games of every kind, as a server leaves it.

`old/` has one for each schema that was released: `python -m server.old_games FOLDER` makes another,
with the code that is to be remembered. Tests open them with the newest code.
"""

from __future__ import annotations

import asyncio
import json
import lzma
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

from server.serving import FILE, Chance, Visitor, serving
from server.test_flow import play_on

ALL = ["gathering-storm", "rebel-vs-imperium", "brink-of-war"]
PASSWORD = "nine planets, one of them a dwarf"
NEVER = 4_102_444_800
"""Sessions and tokens are to be good until 2100, or the tests would fail one day."""

RUNNING: list[tuple[str, str, list[str], int, dict[str, Any]]] = [
    ("race", "race", ["me", "greedy"], 12, {}),
    ("race for six", "race", ["me", "greedy", "greedy", "here", "random", "random"], 6,
     {"expansions": ALL, "takeovers": True}),
    ("race, start worlds", "race", ["me", "here", "greedy"], 0, {"expansions": ALL}),
    ("race, scenario", "race", ["me", "greedy"], 9,
     {"expansions": ALL[:2], "scenario": "rebel-vs-imperium"}),
    ("roll", "roll", ["me", "greedy"], 15, {}),
    ("roll, first game", "roll", ["me", "here", "greedy"], 0, {"first_game": True}),
    ("tiny alone", "tiny", ["me"], 12, {}),
    ("tiny", "tiny", ["me", "greedy", "greedy"], 14, {}),
    ("beyond", "beyond", ["me", "greedy"], 12, {"mats": "advanced"}),
    ("beyond, open", "beyond", ["me", "here", "greedy"], 3, {"tableau": True}),
]  # fmt: skip
"""Games that have begun: their seats, how many answers were given, the options."""

FINISHED: list[tuple[str, str, list[str], int, dict[str, Any]]] = [
    ("race, over", "race", ["me", "greedy", "greedy"], 10, {"expansions": ALL[:1]}),
    ("race for two, over", "race", ["me", "greedy"], 6, {"advanced": True, "edition": 2}),
    ("roll, over", "roll", ["me", "greedy"], 6, {"first_game": True}),
    ("tiny alone, over", "tiny", ["me"], 6, {"rogue": "artemis"}),
    ("tiny, over", "tiny", ["me", "greedy"], 6, {"two_player_mission_pool": True}),
    ("beyond, over", "beyond", ["me", "greedy"], 6, {}),
]  # fmt: skip
"""Games in which a bot has taken over after so many answers, and played to the end."""


async def lay_all(folder: Path) -> dict[str, Any]:
    """Play on a server over a file in this folder; who and what there is."""
    async with serving(folder) as address, Visitor(address) as vega, Visitor(address) as guest:
        await vega.http.patch("/api/me", json={"name": "Ariadne"}, headers=csrf(vega))
        await vega.told("/api/me/password", {"password": PASSWORD})
        token = await vega.told("/api/tokens", {"title": "my bot", "days": 90})
        tables: dict[str, str] = {}
        for title, game, seats, answers, options in RUNNING:
            table = await vega.lay(*seats, game=game, options=options, seed=len(tables) + 1)
            tables[title] = table["id"]
            print(title, flush=True)
            await answer(vega, table["id"], answers)
        for title, game, seats, answers, options in FINISHED:
            table = await vega.lay(*seats, game=game, options=options, seed=len(tables) + 1)
            tables[title] = table["id"]
            print(title, flush=True)
            await answer(vega, table["id"], answers)
            await vega.told(f"/api/tables/{table['id']}/leave", {})
            await over(vega, table["id"])
        tables |= await together(vega, guest)
        vega.me = (await vega.http.get("/api/me")).json()
        people = {"vega": known(vega), "guest": known(guest)}
    return {"people": people, "token": token["secret"], "tables": tables}


async def answer(me: Visitor, table: str, answers: int) -> None:
    """Answer by chance for whichever of my seats is asked."""
    mine = (await me.http.get(f"/api/tables/{table}")).json()["my_seats"]
    for k in range(answers):
        question = await asked(me, table, mine)
        play = {"type": "answer", "call": k, "seat": question["seat"], "on": question["number"]}
        await me.post(f"/api/tables/{table}/play", {**play, "picks": Chance(k).picks(question)})
    await asked(me, table, mine)


async def asked(me: Visitor, table: str, seats: list[int]) -> Any:
    """The next question to me; the game must not end before."""
    while True:
        for seat in seats:
            update = await me.told_update(table, seat)
            assert update["end"] is None
            if update["question"] is not None:
                return update["question"]
        await asyncio.sleep(0.02)


async def over(me: Visitor, table: str) -> None:
    while (await me.http.get(f"/api/tables/{table}")).json()["state"] != "over":
        await asyncio.sleep(0.2)


async def together(vega: Visitor, guest: Visitor) -> dict[str, str]:
    """Tables with two people, and open ones."""
    sealed = await vega.lay("me", "open")
    await guest.told(f"/api/tables/{sealed['id']}/join", {})
    async with vega.at(sealed["id"]) as here, guest.at(sealed["id"]) as there:
        await here.call("say", text="Hello there")
        await there.call("say", text="Привет! 🪐")
        await there.call("say", phrase="hello")
        question = await here.question()
        assert (await here.answer(question, Chance(1).picks(question)))["type"] == "done"
    left = await vega.lay("me", "open", "greedy", game="roll")
    await guest.told(f"/api/tables/{left['id']}/join", {})
    await guest.told(f"/api/tables/{left['id']}/leave", {})
    open_table = await guest.lay("me", "open", "open", game="beyond")
    private = await vega.lay("me", "open", game="tiny", private=True)
    old = await vega.lay("me", "greedy", seed=77)
    async with vega.at(old["id"]) as here:
        assert await play_on(here, Chance(5), 3000)
    await vega.told(f"/api/tables/{old['id']}/rematch", {})
    return {
        "sealed": sealed["id"],
        "left": left["id"],
        "open": open_table["id"],
        "private": private["id"],
        "played by hand, over": old["id"],
    }


def csrf(me: Visitor) -> dict[str, str]:
    return {"x-csrf-token": me.http.cookies.get("csrf") or ""}


def known(me: Visitor) -> dict[str, str]:
    return {
        "id": me.me["id"],
        "name": me.me["name"],
        "session": me.http.cookies.get("session") or "",
    }


def pack(folder: Path, facts: dict[str, Any], into: Path) -> None:
    """Write the database and what one has to know of it into a folder."""
    with closing(sqlite3.connect(folder / FILE)) as file:
        file.execute("UPDATE keys SET expires = ?", [NEVER])
        file.commit()
        file.execute("PRAGMA journal_mode=DELETE")
        file.execute("VACUUM")
    into.mkdir(parents=True, exist_ok=True)
    packed = lzma.compress((folder / FILE).read_bytes(), preset=9 | lzma.PRESET_EXTREME)
    (into / "games.sqlite.xz").write_bytes(packed)
    (into / "facts.json").write_text(json.dumps(facts, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    import tempfile

    with tempfile.TemporaryDirectory() as place:
        found = asyncio.run(lay_all(Path(place)))
        pack(Path(place), found, Path(sys.argv[1]))
