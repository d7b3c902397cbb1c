"""A page from before an update loads itself anew, and says so where that does not help."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import People, Server
from tests.browser.test_table import GAME

pytestmark = pytest.mark.browser


def test_a_part_that_went_with_the_former_build_is_got_by_loading_anew(
    people: People, server: Server
) -> None:
    ada = people.person(server.address)
    loaded: list[str] = []
    ada.page.on("domcontentloaded", lambda page: loaded.append(page.url))
    parts = re.compile(r"/assets/(AtTable|table)-")

    def former(route: Route) -> None:
        if len(loaded) == 1:
            route.fulfill(status=404)
        else:
            route.continue_()

    ada.page.route(parts, former)
    ada.page.goto(f"{server.address}?game={GAME}")
    ada.wait_until(lambda: len(loaded) == 2)
    ada.page.get_by_test_id("play-bots").click()
    expect(ada.page.locator("[data-hand-tile]").first).to_be_visible()
    people.trouble[:] = [
        one for one in people.trouble if "404" not in one and "dynamically" not in one
    ]


def test_a_page_that_is_too_old_reloads_once_and_then_says_why(
    people: People, tmp_path: Path
) -> None:
    server = Server(tmp_path, "tests.browser.newer:create_app")
    server.start()
    try:
        ada = people.person(server.address, language="de-DE")
        loaded: list[str] = []
        ada.page.on("domcontentloaded", lambda page: loaded.append(page.url))
        made = ada.page.request.post(
            f"{server.address}api/tables",
            data={"slug": "block", "seats": [{"kind": "bot"}, {"kind": "bot"}]},
        ).json()
        ada.page.goto(f"{server.address}t/{made['table']}")
        expect(ada.page.get_by_role("alert")).to_contain_text("neue Fassung dieser Seite")
        at_table = [address for address in loaded if made["table"] in address]
        assert len(at_table) == 2, "loaded, and loaded once more"
    finally:
        server.stop()
