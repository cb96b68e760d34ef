"""Sessions, passwords and tokens: what opens the door, and what does not."""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from perihelion.server.guesses import FREE, STRANGERS, Guesses
from perihelion.server.people import People
from perihelion.server.settings import Limits
from perihelion.server.tolls import TooMuch
from server.serving import FILE, AtTable, Visitor, live, serving


def in_store(folder: Path, statement: str, *values: object) -> list[Any]:
    """Do something to the store behind the back of the server."""
    with closing(sqlite3.connect(folder / FILE)) as store, store:
        return store.execute(statement, values).fetchall()


async def token_of(me: Visitor, **more: Any) -> Any:
    return await me.told("/api/tokens", {"title": "my bot", **more})


def bearer(secret: str) -> dict[str, str]:
    return {"authorization": f"Bearer {secret}"}


@live
async def test_a_program_plays_with_a_token_and_without_cookies(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        token = await token_of(me)
        async with httpx.AsyncClient(base_url=address, headers=bearer(token["secret"])) as http:
            assert (await http.get("/api/me")).json()["id"] == me.me["id"]
            table = {"game": "tiny", "seats": [{"who": "me"}, {"who": "here"}]}
            answer = await http.post("/api/tables", json=table)

        assert answer.status_code == 201
        assert answer.json()["my_seats"] == [0, 1]
        listed = (await me.http.get("/api/tokens")).json()
        assert listed == [{**token, "secret": None}]


FORGED = ["x", "Bearer", "0" * 43, "../../etc/passwd", "' OR 1=1 --", "\u00e9" * 10, "a b c"]


@live
async def test_a_forged_token_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "open")
        for secret in FORGED:
            headers = {b"authorization": f"Bearer {secret}".encode()}
            for path in ("/api/me", "/api/home", f"/api/tables/{table['id']}"):
                answer = await me.http.get(path, headers=headers)
                assert answer.status_code == 401, "a cookie must not help a wrong token"
                assert answer.json()["code"] == "BAD_TOKEN"


@live
async def test_a_socket_may_bring_the_token_among_its_protocols(tmp_path: Path) -> None:
    """No browser, and hardly any language, lets a program set the headers of a socket."""
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        table = await me.lay("me", "open")
        token = (await token_of(you))["secret"]
        session = you.http.cookies["session"]
        await you.told(f"/api/tables/{table['id']}/join", {})

        def offering(*protocols: str, origin: str | None = None) -> Any:
            bare: dict[str, Any] = {"additional_headers": {}, "origin": origin}
            return me.socket(table["id"], subprotocols=list(protocols), **bare)

        async with offering("perihelion", f"token.{token}") as socket:
            here = AtTable(socket, me.calls)
            await here.hello()
            assert socket.subprotocol == "perihelion"
            while here.table is None:
                await here.hear()
            assert here.table["my_seats"] == [1]
        for wrong in ("x", session, f"{token}x"):
            with pytest.raises(websockets.InvalidStatus):
                async with offering("perihelion", f"token.{wrong}"):
                    pass
        with pytest.raises(websockets.InvalidStatus):
            async with offering("perihelion", f"token.{token}", origin="https://evil.example"):
                pass


@live
async def test_other_ways_to_say_who_one_is_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        secret = (await token_of(me))["secret"]
        for header in (f"Basic {secret}", secret, f"Token {secret}", f"Bearer  {secret} x"):
            answer = await me.http.get("/api/me", headers={"authorization": header})
            assert answer.status_code == 401


@live
async def test_a_session_is_no_token_and_a_token_no_session(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        token = (await token_of(me))["secret"]
        session = me.http.cookies["session"]
        async with httpx.AsyncClient(base_url=address) as http:
            assert (await http.get("/api/me", headers=bearer(session))).status_code == 401
            as_cookie = {"cookie": f"session={token}"}
            assert (await http.get("/api/me", headers=as_cookie)).status_code == 401


@live
async def test_expired_and_dropped_tokens_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        table = await me.lay("me", "open")
        late, dropped, good = [await token_of(me) for _ in range(3)]
        in_store(tmp_path, "UPDATE keys SET expires = 1 WHERE id = ?", late["id"])
        stolen = await you.http.delete(
            f"/api/tokens/{good['id']}", headers={"x-csrf-token": you.http.cookies["csrf"]}
        )
        assert stolen.status_code == 204
        await me.http.delete(
            f"/api/tokens/{dropped['id']}", headers={"x-csrf-token": me.http.cookies["csrf"]}
        )

        async with httpx.AsyncClient(base_url=address) as http:
            for token, status in ((late, 401), (dropped, 401), (good, 200)):
                answer = await http.get("/api/me", headers=bearer(token["secret"]))
                assert answer.status_code == status
        for token in (late, dropped):
            with pytest.raises(websockets.InvalidStatus):
                async with me.socket(
                    table["id"], additional_headers=bearer(token["secret"]), origin=None
                ):
                    pass


@live
async def test_a_forged_or_expired_cookie_is_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        async with httpx.AsyncClient(base_url=address) as http:
            for cookie in ("", "x", "0" * 43, '"\u00e9"', "a=b"):
                headers = {b"cookie": f"session={cookie}".encode()}
                assert (await http.get("/api/me", headers=headers)).status_code == 401
        in_store(tmp_path, "UPDATE keys SET expires = 1")

        answer = await me.http.get("/api/me")

        assert answer.status_code == 401
        assert answer.json()["code"] == "NO_SESSION"


@live
async def test_no_secret_lies_in_the_store_or_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    caplog.set_level("DEBUG", "perihelion")
    async with serving(tmp_path) as address, Visitor(address) as me:
        token = (await token_of(me))["secret"]
        await me.told("/api/me/password", {"password": "correct horse battery"})
        session = me.http.cookies["session"]
        await me.http.get("/api/me", headers=bearer(token))

    kept = b"".join(path.read_bytes() for path in tmp_path.glob(f"{FILE}*"))
    logged = "".join(str(vars(record)) for record in caplog.records)
    for secret in (token, session, "correct horse battery"):
        assert secret.encode() not in kept
        assert secret not in logged
    csrf = in_store(tmp_path, "SELECT value FROM secrets")[0][0]
    assert csrf not in logged


@live
async def test_a_password_makes_me_known_on_another_device(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as phone:
        await _renamed(me, "Ада")
        table = await me.lay("me", "open")
        assert (await me.told("/api/me/password", {"password": "correct horse"}))["guest"] is False

        signed = await phone.post("/api/session", {"name": " ада ", "password": "correct horse"})

        assert signed.status_code == 200
        assert signed.json()["id"] == me.me["id"]
        home = (await phone.http.get("/api/home")).json()
        assert [line["id"] for line in home["mine"]] == [table["id"]]
        assert (await me.http.get("/api/me")).status_code == 200


async def _renamed(me: Visitor, name: str) -> httpx.Response:
    headers = {"x-csrf-token": me.http.cookies["csrf"]}
    return await me.http.patch("/api/me", json={"name": name}, headers=headers)


@live
async def test_a_wrong_password_opens_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        await _renamed(me, "Ada")
        await me.told("/api/me/password", {"password": "correct horse"})

        for name, password in (("Ada", "wrong horse"), ("Nobody", "correct horse")):
            answer = await you.post("/api/session", {"name": name, "password": password})
            assert answer.status_code == 403
            assert answer.json()["code"] == "WRONG_PASSWORD"
        assert (await you.http.get("/api/me")).json()["id"] == you.me["id"]

        other = await me.post("/api/me/password", {"password": "another horse"})
        assert other.status_code == 403
        wrong = await me.post("/api/me/password", {"password": "another horse", "old": "x" * 9})
        assert wrong.status_code == 403
        short = await me.post("/api/me/password", {"password": "short", "old": "correct horse"})
        assert short.status_code == 400


@live
async def test_a_changed_password_ends_all_other_sessions(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as thief:
        await _renamed(me, "Ada")
        await me.told("/api/me/password", {"password": "correct horse"})
        await thief.told("/api/session", {"name": "Ada", "password": "correct horse"})

        await me.told("/api/me/password", {"password": "better horse", "old": "correct horse"})

        assert (await me.http.get("/api/me")).status_code == 200
        assert (await thief.http.get("/api/me")).status_code == 401


@live
async def test_a_name_with_a_password_is_nobody_elses(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        await _renamed(me, "Ada")
        await me.told("/api/me/password", {"password": "correct horse"})
        for name in ("ADA", "Ada", "Аdа", "A.d.a", "Ａda", "Adá"):
            answer = await _renamed(you, name)
            assert answer.status_code == 409, name
            assert answer.json()["code"] == "NAME_TAKEN"
            seats = [{"who": "me"}, {"who": "here", "name": name}]
            answer = await you.post("/api/tables", {"game": "tiny", "seats": seats})
            assert answer.json()["code"] == "NAME_TAKEN"
        guest = Visitor(address)
        await guest.http.get("/")
        assert (await guest.post("/api/me", {"name": "ада"})).status_code == 200  # reads otherwise
        await guest.http.aclose()
        assert (await _renamed(me, "АDА")).status_code == 200  # it is mine in any letters
        assert (await _renamed(you, "Ada")).status_code == 409


@live
async def test_who_had_the_name_as_a_guest_cannot_reserve_it_too(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        await _renamed(you, "Adа")  # with a Cyrillic letter, before
        await _renamed(me, "Ada")
        await me.told("/api/me/password", {"password": "correct horse"})

        answer = await you.post("/api/me/password", {"password": "correct horse"})

        assert answer.json()["code"] == "NAME_TAKEN"


@live
async def test_who_reserves_the_name_of_a_guest_keeps_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        await me.told("/api/me/password", {"password": "correct horse"})
        names = [me.me["name"], me.me["name"], "Guest 7"]
        monkeypatch.setattr(People, "guest_name", lambda self, lang: names.pop(0))
        async with Visitor(address) as you:
            assert you.me["name"] == "Guest 7"


@live
async def test_nobody_is_called_like_a_bot(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        for name in ("Vega", "VEGA", "Вега", "Vеga", "Mіra"):
            answer = await _renamed(me, name)
            assert answer.json()["code"] == "NAME_OF_BOT", name


@live
async def test_a_token_plays_and_changes_nothing_of_its_person(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        token = await token_of(me)
        async with httpx.AsyncClient(base_url=address, headers=bearer(token["secret"])) as http:
            for way, path, body in (
                ("POST", "/api/me/password", {"password": "stolen horse"}),
                ("PATCH", "/api/me", {"name": "Thief"}),
                ("POST", "/api/tokens", {"title": "another"}),
                ("GET", "/api/tokens", None),
                ("DELETE", f"/api/tokens/{token['id']}", None),
            ):
                answer = await http.request(way, path, json=body)
                assert answer.status_code == 403, path
                assert answer.json()["code"] == "TOKEN_ONLY_PLAYS"
            await http.delete("/api/session")
            assert (await http.get("/api/me")).json()["guest"] is True
        assert (await me.http.get("/api/me")).status_code == 200
        assert len((await me.http.get("/api/tokens")).json()) == 1


@live
async def test_tokens_are_counted_and_end_with_a_new_password(tmp_path: Path) -> None:
    limits = Limits(tokens_of_person=3)
    async with serving(tmp_path, limits=limits) as address, Visitor(address) as me:
        tokens = [await token_of(me) for _ in range(3)]
        refused = await me.post("/api/tokens", {"title": "one too many"})
        assert refused.json()["code"] == "TOO_MANY_TOKENS"
        in_store(tmp_path, "UPDATE keys SET expires = 1 WHERE id = ?", tokens[0]["id"])
        tokens.append(await token_of(me))  # what has expired does not count
        listed = (await me.http.get("/api/tokens")).json()
        assert [token["id"] for token in listed] == [token["id"] for token in tokens[1:]]

        await me.told("/api/me/password", {"password": "correct horse"})

        assert (await me.http.get("/api/tokens")).json() == []
        async with httpx.AsyncClient(base_url=address) as http:
            for token in tokens:
                answer = await http.get("/api/me", headers=bearer(token["secret"]))
                assert answer.status_code == 401


@live
async def test_guesses_at_one_account_must_wait(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        wrong = {"name": "Ada", "password": "wrong horse"}
        codes = [(await me.post("/api/session", wrong)).status_code for _ in range(FREE + 1)]
        assert codes == [403] * FREE + [429]
        other = await me.post("/api/session", {**wrong, "name": "Grace"})
        assert other.status_code == 403


def test_who_guesses_waits_longer_each_time_and_the_owner_is_not_locked_out() -> None:
    moment = 0.0
    guesses = Guesses(lambda: moment)
    guesses.right("ada", "home")
    waits = []
    for _ in range(FREE + 4):
        guesses.begin("ada", "thief")
        try:
            guesses.begin("ada", "thief")
        except TooMuch as refused:
            waits.append(refused.wait)
            moment += refused.wait
    assert waits == sorted(waits)
    assert waits[-1] > 4 * waits[0]
    for k in range(STRANGERS):
        with suppress(TooMuch):
            guesses.begin("ada", f"zombie {k}")
    with pytest.raises(TooMuch):
        guesses.begin("ada", "one more zombie")
    for _ in range(FREE):
        guesses.begin("ada", "home")  # mistyped
    guesses.begin("grace", "one more zombie")


@pytest.mark.skipif(os.name != "posix", reason="other systems have other rights")
@live
async def test_nobody_else_on_the_machine_can_read_the_database(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    async with serving(folder) as address, Visitor(address):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        assert [stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()] == [0o600] * len(
            list(folder.iterdir())
        )
    folder.chmod(0o755)
    for path in folder.iterdir():
        path.chmod(0o644)
    async with serving(folder) as address, Visitor(address):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        for path in folder.iterdir():
            assert stat.S_IMODE(path.stat().st_mode) == 0o600, path
    (folder / "diary").write_text("mine")
    folder.chmod(0o755)
    async with serving(folder) as address, Visitor(address):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o755  # other things lie there, too
        assert stat.S_IMODE((folder / FILE).stat().st_mode) == 0o600


@live
async def test_who_signs_out_is_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        session = me.http.cookies["session"]
        headers = {"x-csrf-token": me.http.cookies["csrf"]}

        assert (await me.http.delete("/api/session", headers=headers)).status_code == 204

        async with httpx.AsyncClient(base_url=address) as http:
            answer = await http.get("/api/me", headers={"cookie": f"session={session}"})
        assert answer.status_code == 401


@live
async def test_passwords_cannot_be_tried_without_end(tmp_path: Path) -> None:
    limits = Limits(sign_ins_a_minute=3)
    async with serving(tmp_path, limits=limits) as address, Visitor(address) as me:
        wrong = {"name": "Ada", "password": "wrong horse"}
        for _ in range(3):
            assert (await me.post("/api/session", wrong)).status_code == 403

        answer = await me.post("/api/session", wrong)

        assert answer.status_code == 429
        assert answer.json()["code"] == "TOO_MUCH"
        assert 0 < int(answer.headers["retry-after"]) <= 60


@live
async def test_guests_and_tables_and_requests_have_their_limits(tmp_path: Path) -> None:
    limits = Limits(entries_a_minute=2, tables_a_minute=2, games_of_person=1)
    async with serving(tmp_path, limits=limits) as address, Visitor(address) as me:
        async with Visitor(address) as you:
            await you.lay("me", "open", game="tiny")
            plan = {"game": "tiny", "seats": [{"who": "me"}, {"who": "open"}]}
            answer = await you.post("/api/tables", plan)
            assert answer.status_code == 409
            assert answer.json()["code"] == "TOO_MANY_TABLES"
            assert (await me.post("/api/tables", plan)).status_code == 429
        third = Visitor(address)
        await third.http.get("/")
        assert (await third.post("/api/me", {})).status_code == 429
        await third.http.aclose()
    limits = Limits(requests_a_minute=5)
    async with serving(tmp_path, limits=limits) as address, httpx.AsyncClient() as http:
        codes = [(await http.get(f"{address}/healthz")).status_code for _ in range(6)]
        assert codes == [200] * 5 + [429]


@live
async def test_a_person_has_only_so_many_sockets(tmp_path: Path) -> None:
    limits = Limits(sockets_of_person=2, sockets_of_address=3)
    async with serving(tmp_path, limits=limits) as address, Visitor(address) as me:
        table = await me.lay("me", "open")
        async with me.at(table["id"]), me.at(table["id"]):
            with pytest.raises(websockets.InvalidStatus):
                async with me.socket(table["id"]):
                    pass
            you = Visitor(address)
            async with you.at(table["id"]):
                with pytest.raises(websockets.InvalidStatus):
                    async with you.socket(table["id"]):
                        pass
            await you.http.aclose()
        async with me.at(table["id"]) as here:
            assert here.table["id"] == table["id"]
