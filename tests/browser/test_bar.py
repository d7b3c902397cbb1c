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

# As many ways to bar an end as five doubles give, which no deal can be asked for.
BARS = """() => {
  document.querySelector(".bar").classList.add("tall");
  for (let i = 0; i < 10; i++) {
    const button = document.createElement("button");
    button.className = "button small";
    button.textContent = `Bar with ${i}-${i} at the left end`;
    document.querySelector(".doing").append(button);
  }
}"""
HAND_CUT_OFF = """() => {
  const tray = document.querySelector("[data-testid=hand]").parentElement.getBoundingClientRect();
  return [...document.querySelectorAll("[data-hand-tile]")]
    .filter((one) => one.getBoundingClientRect().bottom > Math.min(tray.bottom, innerHeight) + 2)
    .map((one) => one.dataset.handTile);
}"""
OVERLAP = """() => {
  const [prompt, doing] = [".prompt", ".doing"].map(
    (one) => document.querySelector(one).getBoundingClientRect());
  return prompt.bottom > doing.top + 1;
}"""


def test_there_is_room_for_ten_buttons(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.make_table("barricade", {}, SEATS)
    ada.page.wait_for_selector("[data-hand-tile]")
    ada.page.evaluate(BARS)
    for window in (*UPRIGHT, SIDEWAYS):
        ada.page.set_viewport_size(window)
        ada.page.wait_for_timeout(100)
        assert past_the_edge(ada.page) == [], window
        assert ada.page.evaluate(HAND_CUT_OFF) == [], window
        assert not ada.page.evaluate(OVERLAP), window
