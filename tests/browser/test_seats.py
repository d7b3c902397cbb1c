"""Seats: private links that can be made anew, who is cut off, and time for a decision."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People, Server
from tests.browser.person import Person
from tests.browser.test_table import AGAINST_A_BOT, GAME, WITH_A_FRIEND, sit_together

pytestmark = pytest.mark.browser

ROUNDS = {"match": "rounds:3", "players": 2}


def seats(page: Page) -> None:
    page.get_by_role("button", name="Seats and links").first.click()


def made_in_the_lobby(ada: Person, way: str) -> None:
    ada.page.goto(f"{ada.address}?game={GAME}")
    ada.page.get_by_test_id(way).click()
    ada.wait_for_table()


def test_with_the_seats_own_link_one_plays_on_at_another_device(
    people: People, server: Server, artifacts: Path | None
) -> None:
    ada, telephone = people.person(server.address), people.person(server.address)
    made_in_the_lobby(ada, "play-bots")
    seats(ada.page)
    own = ada.page.get_by_test_id("own-link")
    telephone.page.goto(own.input_value())
    expect(telephone.page.locator("[data-hand-tile]").first).to_be_visible()
    ada.look(artifacts, "seats")


def test_a_link_made_anew_leaves_the_old_one_worthless(people: People, server: Server) -> None:
    ada, thief = people.person(server.address), people.person(server.address)
    made_in_the_lobby(ada, "play-bots")
    seats(ada.page)
    own = ada.page.get_by_test_id("own-link")
    stolen = own.input_value()
    thief.page.goto(stolen)
    expect(thief.page.locator("[data-hand-tile]").first).to_be_visible()
    ada.page.get_by_test_id("renew").click()
    expect(own).not_to_have_value(stolen)
    # The thief is shown out; the one who did it plays on.
    expect(thief.page.get_by_role("alert")).to_contain_text("cannot be opened")
    ada.page.keyboard.press("Escape")
    before, seeds = int(ada.sees()["seq"]), count(1)

    def moved() -> bool:
        # How many clicks a move takes depends on the deal.
        ada.play(seconds=2, clicks=1, seed=next(seeds))
        return int(ada.sees()["seq"]) > before

    ada.wait_until(moved)
    late = people.person(server.address)
    late.page.goto(stolen)
    expect(late.page.get_by_role("alert")).to_contain_text("cannot be opened")
    people.trouble[:] = [one for one in people.trouble if "403" not in one]


def test_a_bot_sits_in_for_who_is_cut_off_and_gives_the_seat_back(
    people: People, tmp_path: Path, artifacts: Path | None
) -> None:
    server = Server(tmp_path, BONEYARD_GRACE_S="1.5")
    server.start()
    try:
        ada, emil = people.person(server.address), people.person(server.address)
        made = ada.make_table(GAME, ROUNDS, WITH_A_FRIEND)
        secret = next(seat["secret"] for seat in made["seats"] if seat["kind"] == "open")
        link = f"{server.address}t/{made['table']}#{secret}"
        emil.page.goto(link)
        expect(emil.page.locator("[data-hand-tile]").first).to_be_visible()
        emil.page.goto(server.address)
        gone = ada.page.locator("[data-gone='1']")
        expect(gone).to_contain_text("Emil is away")
        ada.look(artifacts, "away")
        gone.get_by_role("button", name="Let a bot play", exact=True).click()
        expect(gone).to_be_hidden()
        seats(ada.page)
        expect(ada.page.get_by_text("A bot is playing for Emil")).to_be_visible()
        emil.page.goto(f"{server.address}t/{made['table']}")
        expect(emil.page.locator("[data-hand-tile]").first).to_be_visible()
        expect(ada.page.get_by_text("A bot is playing for Emil")).to_be_hidden()
    finally:
        server.stop()


def test_who_thinks_too_long_has_a_bot_decide(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.make_table(GAME, ROUNDS, AGAINST_A_BOT, clock_s=1)
    expect(ada.page.get_by_role("timer")).to_be_visible()
    before = int(ada.sees()["seq"])
    ada.wait_until(lambda: int(ada.sees()["seq"]) > before)


def test_the_time_for_a_decision_is_chosen_with_the_table(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.page.goto(f"{server.address}?game={GAME}")
    ada.page.get_by_test_id("clock").select_option("60")
    ada.page.get_by_test_id("play-bots").click()
    ada.wait_for_table()
    expect(ada.page.get_by_role("timer")).to_be_visible()


def test_a_match_is_given_up_by_everybody_who_is_there(
    people: People, server: Server, artifacts: Path | None
) -> None:
    ada, emil = sit_together(people, server)
    given_up = ada.page.get_by_text("The match was abandoned.")
    seats(ada.page)
    ada.page.locator("summary", has_text="Give up").click()
    ada.page.get_by_test_id("give-up").click()
    expect(ada.page.get_by_text("You have given up.")).to_be_visible()
    expect(emil.page.get_by_text("Ada wants to give up.")).to_be_visible()
    expect(given_up).to_have_count(0)
    emil.page.get_by_test_id("give-up-too").click()
    expect(given_up).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.look(artifacts, "given-up")
    table = ada.page.url
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(lambda address: address != table)
    ada.wait_for_table()
