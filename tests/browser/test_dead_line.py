"""A line that goes dead without being cut: whoever has it is told, and nothing is lost."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People, Server
from tests.browser.ears import Ears
from tests.browser.swallowing import swallowing

pytestmark = pytest.mark.browser

SOON_MS = 5000
EMIL = {"kind": "bot", "name": "Emil", "bot": "greedy"}


def test_who_has_a_dead_line_is_told_and_their_move_counts_once(
    people: People, server: Server
) -> None:
    with swallowing(server.port) as line:
        ada = people.person(line.address)
        ears = Ears(ada.page)
        ada.make_table("block", {"players": 2}, [{"kind": "me", "name": "Ada"}, EMIL])
        ada.wait_until(lambda: ada.sees()["hand"] > 0 and not ada.sees()["busy"])
        offline = ada.page.get_by_test_id("offline")
        expect(offline).to_be_hidden()
        # Nothing comes any more, and nothing would have to: it is Ada who thinks.
        line.swallows, died = True, time.monotonic()
        before = ada.sees()["seq"]
        tile = ada.page.locator("[data-hand-tile][data-usable=true]").first
        tile.click()
        laid = tile.get_attribute("data-hand-tile")
        ada.page.locator("g.place.live").first.click()
        expect(ada.page.locator(".prompt")).to_have_text("Sending…")
        expect(ada.page.locator(f"[data-hand-tile='{laid}'].sending")).to_be_visible()
        expect(ada.page.locator("g.place.sending")).to_be_visible()
        expect(offline).to_be_visible(timeout=SOON_MS)
        assert 1000 * (time.monotonic() - died) < SOON_MS
        assert ada.sees()["seq"] == before
        line.swallows = False
        expect(offline).to_be_hidden()
        ada.wait_until(lambda: int(ada.sees()["seq"]) > int(before))
        expect(ada.page.locator(f"g.tile[data-id='{laid}']")).to_be_visible()
        expect(ada.page.locator(".sending")).to_have_count(0)
        # The half that touches comes first, whichever it is.
        high, low = str(laid).split("-")
        told = re.compile(f"^You play ({high}-{low}|{low}-{high})")
        expect(ada.page.locator(".log li", has_text=told)).to_have_count(1)
        assert [bool(told.match(text)) for text in ears.heard()].count(True) == 1
