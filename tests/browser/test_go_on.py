"""The welcome: one click to a table, and back to it later; addresses that lead nowhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from boneyard.text import words
from tests.browser.barriers import in_the_way
from tests.browser.conftest import People, Server
from tests.browser.person import Person
from tests.browser.test_table import GAME, WITH_A_FRIEND

pytestmark = pytest.mark.browser

TITLE = words("en", GAME)("title")
NOT_FOUND = "the server responded with a status of 404"


def test_one_click_leads_to_a_table_and_back_it_is_the_first_to_go_on_with(
    people: People, server: Server, artifacts: Path | None
) -> None:
    ada = people.person(server.address, width=390, height=844, touch=True)
    ada.lobby()
    # All of the welcome is on the first screen of a telephone.
    for way in ("play-now", "with-friends", "puzzle-of-today", "search", "filters"):
        expect(ada.page.get_by_test_id(way)).to_be_in_viewport()
    expect(ada.page.locator("[data-own-table]")).to_have_count(0)
    ada.page.get_by_test_id("play-now").click()
    ada.wait_for_table()
    here = ada.page.url
    # The shelf looks but twice a minute how the tables stand.
    ada.wait_until(lambda: any(ada.sees()[lit] for lit in ("hand", "boneyard", "controls")))
    ada.page.get_by_role("link", name="All games").click()
    mine = ada.page.locator("[data-own-table]")
    expect(mine).to_have_attribute("data-yours", "true")
    expect(mine).to_contain_text("Your turn")
    expect(ada.page).to_have_title("(1) Boneyard – Every domino game in the box")
    assert in_the_way(ada.page) == []
    ada.look(artifacts, "go-on")
    mine.get_by_role("link").click()
    ada.wait_for_table()
    assert ada.page.url == here
    ada.page.go_back()
    mine.get_by_role("button").click()
    expect(mine).to_have_count(0)
    expect(ada.page).to_have_title("Boneyard – Every domino game in the box")


def test_play_now_is_what_was_played_last_with_its_choices(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.page.goto(f"{server.address}?game={GAME}")
    ada.page.locator("[data-option=players] select").select_option("3")
    ada.page.get_by_test_id("play-bots").click()
    ada.wait_for_table()
    first = ada.page.url
    ada.lobby()
    again = ada.page.get_by_test_id("play-now")
    expect(again).to_contain_text(f"{TITLE}, against bots")
    again.click()
    ada.wait_for_table()
    assert ada.page.locator("[data-seat]").count() == 3
    assert ada.page.url != first


def test_with_friends_leads_to_a_game_and_to_the_invitation(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.lobby()
    ada.page.get_by_test_id("with-friends").click()
    ada.page.locator(f"[data-friends={GAME}]").click()
    expect(ada.page.get_by_test_id("play-friends")).to_be_focused()


def test_the_puzzle_of_today_is_begun_once_and_said_to_be_solved(
    people: People, server: Server
) -> None:
    ada = people.person(server.address)
    ada.lobby()
    puzzle = ada.page.get_by_test_id("puzzle-of-today")
    puzzle.click()
    ada.wait_for_table()
    here = ada.page.url
    ada.lobby()
    puzzle.click()
    ada.wait_for_table()
    assert ada.page.url == here
    while not ada.sees()["outcome"]:
        ada.follow_a_hint()
    ada.lobby()
    expect(puzzle).to_have_attribute("data-solved", "true")
    expect(ada.page.get_by_test_id("streak")).to_have_text("one day")
    expect(ada.page.get_by_test_id("share-daily")).to_be_visible()
    expect(ada.page.locator("[data-own-table]")).to_have_count(0)
    ada.page.get_by_test_id("puzzle-of-yesterday").click()
    ada.wait_for_table()
    assert ada.page.url != here


# -- tables that last --------------------------------------------------------------------------


def opened(chromium: Browser, path: str, args: list[str], folder: Path) -> BrowserContext:
    """A browser that keeps what it is told to keep, like the one people have."""
    return chromium.browser_type.launch_persistent_context(
        folder, executable_path=path, args=args, locale="en-GB", service_workers="block"
    )


def test_the_shelf_is_there_after_a_restart_of_server_and_browser(
    chromium: Browser, chromium_path: str, chromium_args: list[str], tmp_path: Path
) -> None:
    server = Server(tmp_path)
    server.start()
    browser = opened(chromium, chromium_path, chromium_args, tmp_path / "ada")
    try:
        ada = Person(browser.new_page(), server.address)
        made = ada.make_table(GAME, {"players": 2}, WITH_A_FRIEND)
        ada.lobby()
        expect(ada.page.locator("[data-own-table]")).to_contain_text("Waiting for Emil")
        browser.close()
        server.kill()
        server.start()
        browser = opened(chromium, chromium_path, chromium_args, tmp_path / "ada")
        ada = Person(browser.new_page(), server.address)
        ada.lobby()
        mine = ada.page.locator("[data-own-table]")
        expect(mine).to_contain_text(TITLE)
        expect(mine).to_contain_text("Waiting for Emil")
        # A friend comes meanwhile, and is perhaps the first to play.
        secret = next(seat["secret"] for seat in made["seats"] if seat["kind"] == "open")
        table = f"{server.address}api/tables/{made['table']}"
        emil = chromium.new_context()
        assert emil.request.post(f"{table}/enter", data={"secret": secret}).ok
        emil.close()
        ada.page.reload()
        seen = ada.page.context.request.get(f"{table}/glance").json()
        assert seen["status"] == "playing"
        hers = seen["seats"][0]["turn"]
        expect(mine).to_have_attribute("data-yours", "true" if hers else "false")
        expect(mine).to_contain_text("Your turn" if hers else "Waiting for Emil")
        mine.get_by_role("link").click()
        expect(ada.page.locator("[data-hand-tile]").first).to_be_visible()
    finally:
        browser.close()
        server.stop()


def test_a_turn_is_marked_while_nobody_looks(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.page.goto(f"{server.address}?game={GAME}")
    ada.page.get_by_test_id("play-bots").click()
    ada.wait_for_table()
    ada.wait_until(lambda: bool(ada.sees()["hand"] or ada.sees()["boneyard"]))
    expect(ada.page).to_have_title(f"{TITLE} – Boneyard")
    icon = ada.page.locator("link[rel=icon]")
    assert "turn" not in str(icon.get_attribute("href"))
    # Somebody looks at another tab.
    ada.page.evaluate(
        "Object.defineProperty(document, 'hidden', {value: true, configurable: true});"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )
    expect(ada.page).to_have_title(f"● {TITLE} – Boneyard")
    assert "icon-turn.svg" in str(icon.get_attribute("href"))


# -- nowhere -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("t/nosuchtable", "Diesen Tisch gibt es nicht"),
        ("no/such/page", "Hier ist nichts"),
        ("?game=dominossa", "Aufgabensammlung"),
    ],
)
def test_a_link_that_leads_nowhere_says_so_and_how_to_go_on(
    people: People, server: Server, path: str, said: str
) -> None:
    ada = people.person(server.address, language="de-DE")
    ada.page.goto(server.address + path)
    card = ada.page.get_by_test_id("gone")
    expect(card).to_contain_text(said)
    expect(ada.page.get_by_role("alert")).to_have_count(1)
    assert in_the_way(ada.page) == []
    card.get_by_role("link", name="Alle Spiele").click()
    expect(ada.page.get_by_test_id("play-now")).to_be_visible()
    assert ada.page.url == server.address
    ada.page.go_back()
    expect(card).to_contain_text(said)
    people.trouble[:] = [one for one in people.trouble if NOT_FOUND not in one]
