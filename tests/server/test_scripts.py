"""Scripts in what people write: names that cannot hold one, texts that stay texts."""

from __future__ import annotations

from pathlib import Path

from perihelion.server.settings import Limits
from server.serving import Visitor, kept, live, serving

NASTY = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '"><svg onload=alert(1)>',
    "javascript:alert(1)",
    "{ $number }",
    "Ada\u202eadA",
    "Ada\u200bAda",
    "Ada\x00",
    "Ada\x1b[31m",
    "<b>",
    "&lt;b&gt;",
    "'; DROP TABLE persons; --",
    " ",
    "\n",
    "---",
    "a" * 25,
    "😀" * 41,
]


@live
async def test_a_nickname_is_letters_and_digits(tmp_path: Path) -> None:
    limits = Limits(entries_a_minute=1000)
    async with serving(tmp_path, limits=limits) as address, Visitor(address) as me:
        stranger = Visitor(address)
        await stranger.http.get("/")
        headers = {"x-csrf-token": me.http.cookies["csrf"]}
        for name in NASTY:
            answer = await me.http.patch("/api/me", json={"name": name}, headers=headers)
            assert answer.status_code == 400, name
            assert answer.json()["code"] in ("BAD_NAME", "BAD_MESSAGE")
            plan = {"game": "tiny", "seats": [{"who": "me"}, {"who": "here", "name": name}]}
            assert (await me.post("/api/tables", plan)).status_code == 400
            assert (await stranger.post("/api/me", {"name": name})).status_code == 400
        await stranger.http.aclose()

        assert (await me.http.get("/api/me")).json()["name"] == me.me["name"]


@live
async def test_names_of_people_are_taken(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        headers = {"x-csrf-token": me.http.cookies["csrf"]}
        for name in ("Ada", "Ада", "Jean-Luc", "O'Neill", "R2 D2", "名無し", "Ünal", "x_1.2"):
            answer = await me.http.patch("/api/me", json={"name": name}, headers=headers)

            assert answer.status_code == 200
            assert answer.json()["name"] == name


@live
async def test_what_is_said_in_the_chat_stays_a_text(tmp_path: Path) -> None:
    """It travels as a JSON string, and is never part of a page that the server makes."""
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address) as you:
        table = await me.lay("me", "open")
        await you.told(f"/api/tables/{table['id']}/join", {})
        said = [text for text in NASTY if text.strip() and "\x00" not in text]
        async with me.at(table["id"]) as here, you.at(table["id"]) as there:
            for text in said:
                assert (await here.call("say", text=text))["type"] == "done"
            await there.call("ping")

            expected = [" ".join(text.split()) for text in said]
            for seen in (here.chat, there.chat):
                assert [clean(line["text"]) for line in seen] == [clean(t) for t in expected]
                assert not any(hidden in line["text"] for line in seen for hidden in HIDDEN)
        page = await you.http.get(f"/table/{table['id']}")
        assert "alert(1)" not in page.text


HIDDEN = "\u202e\u200b\x00\x1b"


def clean(text: str) -> str:
    """The text without what could turn or hide what stands beside it."""
    return "".join(letter for letter in text if letter not in HIDDEN)


@live
async def test_empty_lines_and_unknown_phrases_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me:
        table = await me.lay("me", "open")
        quiet = await me.lay("me", "open", chat=False)
        before = kept(tmp_path, table["id"])
        async with me.at(table["id"]) as here:
            for fields, code in (
                ({"text": " \n "}, "EMPTY"),
                ({"text": "\u200b\u202e"}, "EMPTY"),
                ({}, "EMPTY"),
                ({"phrase": "nonsense"}, "UNKNOWN_PHRASE"),
            ):
                reply = await here.call("say", **fields)
                assert reply["problem"]["code"] == code
        assert kept(tmp_path, table["id"]) == before
        async with me.at(quiet["id"]) as here:
            assert (await here.call("say", text="hello"))["problem"]["code"] == "NO_CHAT"


@live
async def test_a_phrase_is_said_in_the_language_of_who_reads_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, Visitor(address) as me, Visitor(address, "ru") as you:
        table = await me.lay("me", "open")
        await you.told(f"/api/tables/{table['id']}/join", {})
        async with me.at(table["id"]) as here, you.at(table["id"]) as there:
            await here.call("say", phrase="good-luck")
            await there.call("ping")

            assert here.chat[0]["text"] == "Good luck!"
            assert there.chat[0]["text"] == "Удачи!"
            assert there.chat[0]["seat"] == 0
        async with you.at(table["id"], lang="en", chat_known=0) as there:
            assert [line["text"] for line in there.chat] == ["Good luck!"]
        async with you.at(table["id"], chat_known=1) as there:
            assert there.chat == []
