"""A double-eighteen: hands of dozens of tiles, more on the table than fit it large, and quiet."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import quiet
from tests.browser.conftest import People, Server
from tests.browser.person import Person

pytestmark = pytest.mark.browser

SEATS = [
    {"kind": "me", "name": "Ada"},
    {"kind": "bot", "name": "Emil", "bot": "random"},
    {"kind": "bot", "name": "Sophie", "bot": "random"},
]
TILES = 30
LEAST_WIDTH = 24
"""Below this, in pixels, the pips of such a tile cannot be counted."""
AT_REST = 0.05
"""Many times what a table at rest takes, and a third of what one took whose places pulsed."""

# What is in the hand, by where it is seen: row by row, from left to right.
AS_SEEN = """() => [...document.querySelectorAll("[data-hand-tile]")]
  .map((one) => [one.dataset.handTile, one.dataset.usable, one.getBoundingClientRect()])
  .sort(([, , a], [, , b]) => Math.round((a.top - b.top) / 30) || a.left - b.left)
  .map(([tile, usable]) => [tile, usable === "true"])"""
# What is lit or lies there and is not wholly seen; and tiles of the hand above or below their tray.
CUT_OFF = """() => {
  const host = document.querySelector("svg.board").getBoundingClientRect();
  const tray = document.querySelector("[data-testid=hand]").parentElement.getBoundingClientRect();
  const inside = (one, room) => one.top >= room.top - 2 && one.bottom <= room.bottom + 2;
  const cut = (selector, room, wholly) => [...document.querySelectorAll(selector)].filter((one) => {
    const rect = one.getBoundingClientRect();
    return rect.width > 0 && !(inside(rect, room) &&
      (!wholly || (rect.left >= room.left - 2 && rect.right <= room.right + 2)));
  }).map((one) => one.dataset.id ?? one.dataset.handTile);
  const lit = cut("g.place:not(.closed), g.tile", host, true);
  return [...lit, ...cut("[data-hand-tile]", tray, false)];
}"""


def seen_hand(person: Person) -> list[tuple[tuple[int, int], bool]]:
    def halves(tile: str) -> tuple[int, int]:
        one, other = map(int, tile.split("-"))
        return max(one, other), min(one, other)

    return [(halves(tile), usable) for tile, usable in person.page.evaluate(AS_SEEN)]


def test_a_double_eighteen_can_be_read_sorted_and_left_alone(
    people: People, server: Server
) -> None:
    ada = people.person(server.address)
    ada.make_table("divisor", {"set": 18, "players": 3}, SEATS)
    page = ada.page
    hand = page.get_by_test_id("hand")

    expect(hand).to_have_attribute("data-order", "number")
    shown = [tile for tile, _ in seen_hand(ada)]
    assert shown == sorted(shown, reverse=True)
    # Keys walk through the hand as it is seen.
    page.locator("[data-hand-tile]").first.focus()
    page.keyboard.press("ArrowRight")
    second = page.evaluate("() => document.activeElement.dataset.handTile")
    assert second == page.evaluate(AS_SEEN)[1][0]

    quiet.play_to(ada, TILES)
    page.get_by_test_id("sort").click()
    expect(hand).to_have_attribute("data-order", "playable")
    fit = [usable for _, usable in seen_hand(ada)]
    assert fit == sorted(fit, reverse=True)
    assert any(fit)
    page.reload()
    expect(hand).to_have_attribute("data-order", "playable")

    for width, height in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        ada.wait_until(lambda: page.evaluate(CUT_OFF) == [])
    # As narrow as this, nobody could count pips.
    box = page.locator("g.tile").first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) < LEAST_WIDTH
    expect(page.locator("g.tile .figure").first).to_be_visible()
    expect(page.locator("g.tile .pips")).to_have_count(0)

    page.emulate_media(reduced_motion="no-preference")
    assert ada.sees()["places"]
    ada.wait_until(lambda: page.evaluate("() => document.getAnimations().length") == 0)
    assert quiet.share(ada, seconds=2) < AT_REST


def test_on_a_phone_a_large_hand_shows_figures_first_what_fits_and_that_there_is_more(
    people: People, server: Server
) -> None:
    ada = people.person(server.address, width=390, height=844, touch=True)
    ada.make_table("divisor", {"set": 15, "players": 3}, SEATS)
    hand = ada.page.get_by_test_id("hand")
    expect(hand).to_have_attribute("data-order", "playable")
    expect(hand.locator(".figure").first).to_be_visible()
    expect(hand.locator(".pips")).to_have_count(0)
    box = ada.page.locator(".box")
    expect(box).to_have_class(re.compile(r"\bafter\b"))
    box.evaluate("(one) => one.scrollTo(one.scrollWidth, 0)")
    expect(box).to_have_class(re.compile(r"\bbefore\b"))
    expect(box).not_to_have_class(re.compile(r"\bafter\b"))
