"""The numbers one plays for are on the cloth, and beside each place what it would make."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People, Server
from tests.browser.test_table import AGAINST_A_BOT

pytestmark = pytest.mark.browser


def test_the_ends_are_counted_and_each_place_says_what_it_makes(
    people: People, server: Server
) -> None:
    ada = people.person(server.address)
    ada.make_table("all-fives", {"players": 2}, AGAINST_A_BOT)
    ada.play(seconds=30, clicks=2, one_round=True)
    ada.wait_until(lambda: ada.sees()["hand"] > 0)
    page = ada.page
    expect(page.get_by_test_id("counts")).to_contain_text(re.compile(r"Ends\s*\d+\s*Score at"))
    # The sheet is sent when it changes, and stays.
    expect(page.locator(".pad tfoot td").first).to_have_text("Total")
    if not ada.sees()["picked"]:
        page.locator("[data-hand-tile][data-usable=true]").first.click()
    places = page.locator("g.place.live")
    expect(places.first).to_be_visible()
    for place in places.all():
        shown = place.locator(".makes text").text_content() or ""
        label = place.get_attribute("aria-label") or ""
        assert re.fullmatch(r"\+?\d+", shown)
        assert f"the ends make {shown.lstrip('+')}" in label
        assert ("+" in shown) is (", +" in label)
