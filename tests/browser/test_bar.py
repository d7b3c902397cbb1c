"""What there is to press below the table: however much it is, nothing of it is cut off, and the
hand stays in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.barriers import past_the_edge
from tests.browser.conftest import People, Server

pytestmark = pytest.mark.browser

UPRIGHT: tuple[ViewportSize, ...] = (
    {"width": 1280, "height": 800},
    {"width": 1000, "height": 700},
    {"width": 360, "height": 740},
)
SIDEWAYS: ViewportSize = {"width": 740, "height": 360}
SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Emil", "bot": "greedy"}]

# As many ways to bar an end as four doubles give, which no deal can be asked for.
BARS = """() => {
  document.querySelector(".bar").classList.add("tall");
  for (let i = 0; i < 8; i++) {
    const button = document.createElement("button");
    button.className = "button small";
    button.textContent = `Bar with ${i}-${i} at the left end`;
    document.querySelector(".doing").append(button);
  }
}"""
# Held sideways, the hand may have several rows, and be scrolled.
HAND_IN_SIGHT = """() => {
  const tile = document.querySelector("[data-hand-tile]").getBoundingClientRect();
  const tray = document.querySelector("[data-testid=hand]").parentElement.getBoundingClientRect();
  return tile.height > 20 && tile.bottom <= Math.min(tray.bottom, innerHeight) + 2;
}"""
BELOW_THE_BAR = """() => {
  const bar = document.querySelector(".bar").getBoundingClientRect();
  return [...document.querySelectorAll(".doing button")]
    .filter((one) => one.getBoundingClientRect().bottom > bar.bottom + 1)
    .map((one) => one.textContent.trim());
}"""
OVERLAP = """() => {
  const [prompt, doing] = [".prompt", ".doing"].map(
    (one) => document.querySelector(one).getBoundingClientRect());
  return prompt.bottom > doing.top + 1;
}"""


def test_there_is_room_for_many_buttons(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.make_table("barricade", {}, SEATS)
    ada.page.wait_for_selector("[data-hand-tile]")
    ada.page.evaluate(BARS)
    for window in (*UPRIGHT, SIDEWAYS):
        ada.page.set_viewport_size(window)
        ada.page.wait_for_timeout(100)
        assert past_the_edge(ada.page) == [], window
        assert ada.page.evaluate(HAND_IN_SIGHT), window
        assert not ada.page.evaluate(OVERLAP), window
    # Here they are in a column that is scrolled.
    last = ada.page.locator(".doing button").last
    last.scroll_into_view_if_needed()
    assert ada.page.evaluate(HAND_IN_SIGHT)
    assert last.evaluate("(one) => one.getBoundingClientRect().bottom") <= SIDEWAYS["height"]


def test_held_sideways_a_tile_can_be_turned_and_drawn(people: People, server: Server) -> None:
    ada = people.person(server.address, width=740, height=360)
    ada.make_table("fortress", {}, SEATS)
    ada.page.wait_for_selector("[data-hand-tile]")
    ada.page.wait_for_selector("[data-control=draw]")
    assert ada.page.evaluate(BELOW_THE_BAR) == []
    assert ada.page.evaluate(HAND_IN_SIGHT)
