"""The final screen tells that the deal was fair, from what the browser itself has seen."""

from __future__ import annotations

import itertools
from collections.abc import Callable

from playwright.sync_api import expect

from browser.driving import Person
from server.serving import Chance

Come = Callable[..., Person]


def play_out(table: str, *people: Person) -> None:
    """Play to the end, as programs would: seat by seat, by chance."""
    chance, calls = Chance(7), itertools.count(1)
    for _ in range(3000):
        for seat, one in enumerate(people):
            asked = one.context.request.get(f"{one.address}/api/tables/{table}/update?seat={seat}")
            update = asked.json()
            if update["end"] is not None:
                return
            question = update["question"]
            if question is not None:
                said = {"type": "answer", "call": next(calls), "seat": seat}
                said |= {"on": question["number"], "picks": chance.picks(question)}
                one.post(f"/api/tables/{table}/play", said)
    raise AssertionError("no game takes so long")


def test_the_final_screen_proves_the_deal_and_doubts_what_does_not_fit(person: Come) -> None:
    host, guest = person(), person()
    path = host.lay("me", "open")
    before = host.page.locator(".fair-figures dd").first
    before.wait_for(state="attached")
    commitment = before.text_content() or ""
    guest.go(path).get_by_role("button", name="Take a seat").click()
    host.wait_until_asked("opening-discard")

    play_out(path.rpartition("/")[2], host, guest)

    for one in (host, guest):
        line = one.page.locator(".end-dialog .fair-deal")
        expect(line).to_contain_text("This deal was fair", timeout=60_000)
        line.locator("summary").click()
        expect(line.locator("li").filter(has_text="✓")).to_have_count(4)
        expect(line).to_contain_text("Your own number was used.")
        expect(line).to_contain_text(commitment)
    host.page.get_by_role("button", name="Rematch").click()
    host.wait_until_asked("opening-discard")
    again = host.page.url.rpartition("/")[2]
    told = host.context.request.get(f"{host.address}/api/tables/{again}").json()
    assert all(told["fairness"]["shares"])  # the guest still looks at the final score
    host.go(path)
    kept = "JSON.parse(localStorage.getItem('fair'))"
    host.page.evaluate(
        f"() => {{ const all = {kept}; all[0][1].share = '0'.repeat(64);"
        " localStorage.setItem('fair', JSON.stringify(all)); }"
    )
    host.go(path)
    expect(host.page.locator(".end-dialog .unfair")).to_contain_text(
        "Your own number was not used.", timeout=60_000
    )
