"""Looking back at a match: what it says, and what one would play there now."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.barriers import serious
from tests.browser.conftest import People, Server
from tests.browser.test_table import AGAINST_A_BOT

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_a_match_is_judged_and_moments_are_asked_about(
    people: People, server: Server, artifacts: Path | None, size: tuple[int, int]
) -> None:
    ada = people.person(server.address, width=size[0], height=size[1])
    ada.settings(pace=0, sound=False)
    ada.make_table("all-fives", {"match": "rounds:1", "players": 2}, AGAINST_A_BOT)
    ada.play(seconds=120)
    page = ada.page
    if size[0] < 800:
        page.get_by_test_id("outcome").get_by_label("Look at the table").click()
        page.get_by_role("button", name="Score and history").click()
    page.get_by_test_id("review-ask").click()
    review = page.get_by_test_id("review")
    expect(page.get_by_test_id("review-curve")).to_be_visible(timeout=120_000)
    expect(review).to_contain_text("points a round given away")
    page.get_by_test_id("review-ask").wait_for(state="detached")
    ada.look(artifacts, f"review-{size[0]}")
    assert serious(page) == []
    moments = page.get_by_test_id("review-open")
    if moments.count():
        moments.first.click()
        asked = page.get_by_test_id("review-moment")
        expect(asked).to_contain_text("What would you do here?")
        asked.get_by_role("button").first.click()
        expect(asked.locator(".bar").first).to_be_visible()
        ada.look(artifacts, f"review-moment-{size[0]}")
