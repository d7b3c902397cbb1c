"""My matches: a way back to each, to another browser, into a file, and out of everywhere."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from boneyard.text import words
from tests.browser.barriers import past_the_edge, serious
from tests.browser.conftest import People, Server
from tests.browser.person import Person
from tests.browser.test_table import AGAINST_A_BOT, GAME, ONE_ROUND, play_together, sit_together

pytestmark = pytest.mark.browser


def played(ada: Person) -> str:
    """A match against a bot, played to its end."""
    made = ada.make_table(GAME, ONE_ROUND, AGAINST_A_BOT)
    assert ada.play(seconds=60)["outcome"] == "true"
    return str(made["table"])


def listed(ada: Person) -> Locator:
    """The list, opened from the lobby."""
    ada.lobby()
    ada.page.get_by_role("button", name="My matches").click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    return ada.page.locator("[data-match]")


def test_a_match_can_be_looked_back_at_and_played_again(
    people: People, server: Server, artifacts: Path | None
) -> None:
    ada = people.person(server.address, width=390, height=844, touch=True)
    table = played(ada)
    row = listed(ada)
    expect(row).to_have_count(1)
    expect(row).to_contain_text(words("en", GAME)("title"))
    expect(row).to_contain_text("with Emil")
    assert serious(ada.page) == []
    assert past_the_edge(ada.page) == []
    ada.look(artifacts, "matches")
    row.get_by_test_id("look-back").click()
    ada.wait_for_table()
    assert ada.page.url.endswith(table)
    # Seen again it is not a second match.
    row = listed(ada)
    expect(row).to_have_count(1)
    row.get_by_test_id("again").click()
    ada.wait_for_table()
    assert not ada.page.url.endswith(table)
    expect(ada.page.locator("[data-seat]")).to_have_count(2)


def test_a_friend_comes_to_the_next_match_with_its_link(people: People, server: Server) -> None:
    ada, emil = sit_together(people, server)
    play_together(ada, emil)
    listed(ada).get_by_test_id("again").click()
    link = ada.page.get_by_test_id("invitation").input_value()
    emil.page.goto(link)
    emil.page.get_by_test_id("join-name").fill("Emil")
    emil.page.get_by_test_id("sit-down").click()
    expect(ada.page.locator("[data-hand-tile]").first).to_be_visible()


def test_the_list_goes_to_another_browser_once(
    people: People, server: Server, artifacts: Path | None
) -> None:
    ada, phone, other = (people.person(server.address) for _ in range(3))
    table = played(ada)
    listed(ada)
    ada.page.get_by_test_id("carry").click()
    link = ada.page.get_by_test_id("carry-link").input_value()
    ada.look(artifacts, "carry")
    phone.page.goto(link)
    phone.page.get_by_test_id("carry-take").click()
    row = phone.page.locator("[data-match]")
    expect(row).to_have_count(1)
    assert "#" not in phone.page.url
    row.get_by_test_id("look-back").click()
    phone.wait_for_table()
    assert phone.page.url.endswith(table)
    # No seat has come along, and the link is spent.
    cookies = [cookie["name"] for cookie in phone.page.context.cookies()]
    assert cookies == ["boneyard-language"]
    asked = {"secret": link.partition("#carry=")[2]}
    answer = other.page.context.request.post(f"{server.address}api/matches/collect", data=asked)
    assert answer.status == 404


def test_all_records_in_one_file(people: People, server: Server, tmp_path: Path) -> None:
    ada = people.person(server.address)
    table = played(ada)
    listed(ada)
    with ada.page.expect_download() as download:
        ada.page.get_by_test_id("export").click()
    download.value.save_as(tmp_path / "all.zip")
    with zipfile.ZipFile(tmp_path / "all.zip") as archive:
        assert archive.testzip() is None
        record, about = sorted(archive.namelist(), key=lambda name: name.endswith(".json"))
        assert record.endswith(f"-{GAME}-{table}.txt")
        assert archive.read(record).decode().startswith("boneyard")
        assert json.loads(archive.read(about))["matches"][0]["table"] == table


def test_everything_is_deleted_here_and_on_the_server(people: People, server: Server) -> None:
    ada = people.person(server.address)
    table = played(ada)
    listed(ada)
    ada.page.get_by_test_id("delete-all").click()
    ada.page.get_by_test_id("delete-now").click()
    expect(ada.page.get_by_text("Everything has been deleted.")).to_be_visible()
    left = ada.page.evaluate("Object.keys(localStorage)")
    assert left == []
    assert ada.page.context.request.get(f"{server.address}api/tables/{table}/glance").status == 404
    ada.page.get_by_role("button", name="Close").click()
    expect(ada.page.locator("[data-slug]").first).to_be_visible()
    expect(listed(ada)).to_have_count(0)


def test_people_are_told_what_is_stored_where_and_for_how_long(
    people: People, server: Server, artifacts: Path | None
) -> None:
    ada = people.person(server.address)
    ada.lobby()
    ada.page.get_by_test_id("stored").click()
    told = ada.page.get_by_role("dialog")
    expect(told).to_contain_text("a finished one for 180 days")
    assert serious(ada.page) == []
    ada.look(artifacts, "stored")
