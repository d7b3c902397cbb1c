"""Mexican Train with eight on a telephone held either way: each train and its plate is seen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People, Server

pytestmark = pytest.mark.browser

SEATS = [
    {"kind": "me", "name": "Ada"},
    *({"kind": "bot", "name": f"Bot {number}", "bot": "random"} for number in range(1, 8)),
]
# Plates that are not wholly seen, and those that lie over another.
BADLY_SEEN = """() => {
  const host = document.querySelector("svg.board").getBoundingClientRect();
  const plates = [...document.querySelectorAll(".note .plate .ground")]
    .map((one) => one.getBoundingClientRect());
  const cut = plates.filter((one) => one.left < host.left || one.right > host.right ||
    one.top < host.top || one.bottom > host.bottom);
  const over = plates.filter((one, at) => plates.slice(at + 1).some((other) =>
    one.left < other.right && other.left < one.right &&
    one.top < other.bottom && other.top < one.bottom));
  return cut.length + over.length;
}"""


@pytest.mark.parametrize(("width", "height"), [(844, 390), (390, 844)])
def test_every_train_of_eight_is_in_sight(
    people: People, server: Server, width: int, height: int
) -> None:
    ada = people.person(server.address, width=width, height=height, touch=True)
    ada.make_table("mexican-train", {"players": 8, "match": "rounds:1"}, SEATS)
    ada.play(seconds=60, clicks=3)
    page = ada.page
    expect(page.locator(".note[data-id^='plate:']")).to_have_count(9)
    expect(page.locator(".note .plate.open")).not_to_have_count(0)
    expect(page.get_by_test_id("hand")).to_have_attribute("data-order", "playable")
    page.wait_for_function(f"() => ({BADLY_SEEN})() === 0")
