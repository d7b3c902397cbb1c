"""The page sees what the server has fixed before it adds to the deal, and checks it at the end."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Request, Route, WebSocketRoute, expect

from boneyard.cli import main
from boneyard.notation.record import read
from tests.browser.conftest import People, Server
from tests.browser.person import Person
from tests.browser.test_table import GAME, play_together

pytestmark = pytest.mark.browser

SHORT = {"players": 2, "match": "rounds:1"}
NO_HASHES = "Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined })"


def table_for(person: Person, other: dict[str, str]) -> dict[str, Any]:
    """A short match; nobody has sat down yet."""
    wish = {"slug": GAME, "options": SHORT, "seats": [{"kind": "me", "name": "Ada"}, other]}
    made: dict[str, Any] = person.page.request.post(f"{person.address}api/tables", data=wish).json()
    return made


def sit_down(person: Person, made: dict[str, Any]) -> None:
    person.page.goto(f"{person.address}t/{made['table']}#{made['seats'][0]['secret']}")
    person.wait_for_table()


def join(person: Person, made: dict[str, Any], name: str) -> None:
    person.page.goto(f"{person.address}t/{made['table']}#join={made['invitation']}")
    person.page.get_by_test_id("join-name").fill(name)
    person.page.get_by_test_id("sit-down").click()
    expect(person.page.get_by_test_id("sit-down")).to_be_hidden()


def noting(what: list[str]) -> Callable[[Request], None]:
    """Notes what a page asks of a table."""

    def note(request: Request) -> None:
        if "/api/tables/" in request.url:
            what.append(request.url.rpartition("/")[2])

    return note


def kept(person: Person) -> dict[str, Any]:
    """What the browser has kept of the deal."""
    found = person.page.evaluate("localStorage.getItem('boneyard.deals')")
    deal: dict[str, Any] = json.loads(found)[0]
    return deal


def test_two_see_at_the_end_that_the_deal_was_fair(
    people: People, server: Server, artifacts: Path | None, tmp_path: Path
) -> None:
    ada = people.person(server.address)
    ben = people.person(server.address, width=390, height=844, touch=True)
    asked: list[str] = []
    ben.page.on("request", noting(asked))
    made = table_for(ada, {"kind": "open", "name": ""})
    sit_down(ada, made)
    join(ben, made, "Ben")
    assert [what for what in asked if what in ("deal", "join")] == ["deal", "join"]
    play_together(ada, ben)
    for person, name in ((ada, "desk"), (ben, "phone")):
        result = person.page.get_by_test_id("fair-result")
        expect(result).to_contain_text("The deal was fair")
        person.look(artifacts, f"fair-{name}")
    # What the page would have people run.
    record = tmp_path / "record.txt"
    text = ada.page.request.get(f"{server.address}api/tables/{made['table']}/record").text()
    record.write_text(text, "utf-8")
    fair = read(text).fair
    said = ["verify", str(record)]
    for seat, person in enumerate((ada, ben)):
        deal = kept(person)
        (added,) = deal["added"]
        assert (added["seat"], added["nonce"]) == (seat, fair[f"nonce {seat + 1}"])
        assert deal["deal"]["commitment"] == fair["commitment"] == made["commitment"]
        said += ["--nonce", f"{seat + 1}={added['nonce']}"]
    assert main([*said, "--commitment", made["commitment"]]) == 0
    ada.page.get_by_text("A fair deal", exact=True).click()
    expect(ada.page.get_by_text("boneyard verify").last).to_contain_text(fair["nonce 1"])
    ada.look(artifacts, "fair-details")
    ben.page.get_by_test_id("verify").click()
    expect(ben.page.get_by_role("dialog")).to_contain_text(fair["nonce 2"])
    ben.look(artifacts, "fair-phone-more")


def cheat(person: Person, swap: Callable[[dict[str, Any]], None]) -> None:
    """A server that says something else than it did; `swap` changes what it tells."""

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def told(message: str | bytes) -> None:
            said = json.loads(message)
            swap(said)
            line.send(json.dumps(said))

        server.on_message(told)

    person.page.route_web_socket("**/live?*", between)


def other_nonce(said: dict[str, Any]) -> None:
    if said["tell"] == "over":
        said["fair"]["nonce 1"] = "ground"


def nonce_of_the_bot(said: dict[str, Any]) -> None:
    if said["tell"] == "over":
        said["fair"]["nonce 2"] = "ground"


def other_secret(said: dict[str, Any]) -> None:
    if said["tell"] == "over":
        said["fair"]["secret"] = "00" * 32


@pytest.mark.parametrize(
    ("swap", "told"),
    [
        (other_nonce, "Your random number did not go into it."),
        (nonce_of_the_bot, "A bot has added a random number"),
        (other_secret, "The secret is not the one"),
    ],
)
def test_what_does_not_fit_is_said(
    swap: Callable[[dict[str, Any]], None], told: str, people: People, server: Server
) -> None:
    ada = people.person(server.address)
    cheat(ada, swap)
    sit_down(ada, table_for(ada, {"kind": "bot", "bot": "random", "name": "Emil"}))
    ada.play(seconds=60)
    result = ada.page.get_by_test_id("fair-result")
    expect(result).to_contain_text("does not match")
    expect(result).to_contain_text(told)


def test_another_commitment_is_told_at_once(people: People, server: Server) -> None:
    def other_commitment(said: dict[str, Any]) -> None:
        if said["tell"] == "table":
            said["commitment"] = "00" * 32

    ada = people.person(server.address)
    cheat(ada, other_commitment)
    sit_down(ada, table_for(ada, {"kind": "bot", "bot": "random", "name": "Emil"}))
    expect(ada.page.get_by_test_id("fairness")).to_contain_text("was stated differently later")


def test_where_a_browser_cannot_hash_it_says_so(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.page.add_init_script(NO_HASHES)
    sit_down(ada, table_for(ada, {"kind": "bot", "bot": "random", "name": "Emil"}))
    ada.play(seconds=60)
    expect(ada.page.get_by_test_id("fair-result")).to_contain_text("your browser cannot check")


def test_a_guest_whose_answer_got_lost_has_their_seat(people: People, server: Server) -> None:
    ada, ben = people.person(server.address), people.person(server.address)
    lost: list[str] = []

    def lose_the_first(route: Route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route.fetch().text())
            # The cookie gets lost with the answer.
            ben.page.context.clear_cookies()
            route.abort()

    made = table_for(ada, {"kind": "open", "name": ""})
    sit_down(ada, made)
    ben.page.route("**/join", lose_the_first)
    # It is the last seat: by coming, Ben has begun the match, and everybody sees that.
    join(ben, made, "Ben")
    expect(ben.page.locator("[data-hand-tile]").first).to_be_visible()
    assert json.loads(lost[0])["seat"] == 1
    (added,) = kept(ben)["added"]
    assert added["counts"] is True
    people.trouble[:] = [one for one in people.trouble if "ERR_FAILED" not in one]
