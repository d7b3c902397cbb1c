"""Around the table: who sits where, what they are called, what they have, and how it ended."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.barriers import serious
from tests.browser.conftest import People, Server
from tests.browser.person import Person

pytestmark = pytest.mark.browser

LARGE: ViewportSize = {"width": 1280, "height": 800}
UPRIGHT: ViewportSize = {"width": 390, "height": 844}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}


def bots(*names: str) -> list[dict[str, str]]:
    return [{"kind": "bot", "name": name, "bot": "greedy"} for name in names]


def middle(person: Person, seat: int) -> tuple[float, float]:
    box = person.page.locator(f"[data-seat='{seat}']").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def covered(person: Person) -> float:
    """How much of the table the result lies over, in pixels."""
    lies: float = person.page.evaluate(
        """() => {
          const [one, other] = ["[data-testid=outcome]", "svg.board"]
            .map((what) => document.querySelector(what).getBoundingClientRect());
          const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          return Math.max(0, across) * Math.max(0, down);
        }"""
    )
    return lies


def test_partners_sit_opposite_and_the_result_leaves_the_table_free(
    people: People, server: Server, artifacts: Path | None
) -> None:
    ada = people.person(server.address)
    ada.make_table(
        "pairs",
        {"direction": "counter-clockwise"},
        [{"kind": "me", "name": "Ada"}, *bots("Emil", "Sophie", "Carl")],
    )
    ada.wait_until(lambda: ada.sees()["hand"] > 0)
    own, right, partner, left = (middle(ada, seat) for seat in range(4))
    # Seats are counted clockwise; who plays the other way round has the next one on their right.
    assert own[1] > max(left[1], right[1]) > partner[1]
    assert right[0] < partner[0] < left[0]
    teams = ada.page.locator("[data-testid=teams] li")
    expect(teams).to_have_count(2)
    expect(ada.page.locator("[data-seat] .score")).to_have_count(0)
    expect(ada.page.locator("aside .pad thead th")).to_have_count(2)
    ada.play(seconds=60, one_round=True)
    expect(ada.page.get_by_test_id("outcome")).to_be_visible()
    for window in (LARGE, UPRIGHT, SIDEWAYS):
        ada.page.set_viewport_size(window)
        expect(ada.page.get_by_test_id("next-round")).to_be_in_viewport()
        ada.wait_until(lambda: covered(ada) == 0)
        ada.look(artifacts, f"pairs-result-{window['width']}")
    assert serious(ada.page) == []
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_test_id("outcome")).to_have_count(0)


def test_no_two_of_many_names_are_cut_to_the_same_text(
    people: People, server: Server, artifacts: Path | None
) -> None:
    ada = people.person(server.address)
    others = [f"Bot number {seat}" for seat in range(2, 12)]
    ada.make_table("matador", {"players": 11}, [{"kind": "me", "name": "Ada"}, *bots(*others)])
    seats, pad = ada.page.locator("[data-seat] .name"), ada.page.locator("aside .pad th")
    for window in (LARGE, UPRIGHT, SIDEWAYS):
        ada.page.set_viewport_size(window)
        for what in (seats, pad):
            ada.wait_until(lambda what=what: names_apart(what.all_text_contents()))  # type: ignore[misc]
        cut: int = ada.page.evaluate(
            """() => [...document.querySelectorAll("[data-seat] .name")]
              .filter((one) => one.scrollWidth > one.clientWidth).length"""
        )
        assert cut == 0, "what was shortened has room"
        ada.look(artifacts, f"eleven-{window['width']}")


def names_apart(shown: list[str]) -> bool:
    return len(shown) == 11 and len({name.strip() for name in shown}) == 11


def test_who_waits_for_bots_can_skip_what_they_do(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.settings(pace=10_000, sound=False)
    ada.short_waits()
    ada.make_table(
        "block", {"players": 4}, [{"kind": "me", "name": "Ada"}, *bots("Emil", "Sophie", "Carl")]
    )
    skip, rng = ada.page.get_by_test_id("skip"), Random(1)

    def lit() -> bool:
        seen = ada.sees()
        return bool(seen["hand"] or seen["controls"])

    ada.wait_until(lambda: lit() or skip.is_visible())
    if not lit():
        skip.click()
    ada.wait_until(lit)
    expect(skip).to_have_count(0)
    while lit():
        ada.do_something(rng)
        ada.wait_until(lambda: lit() or skip.is_visible())
    skip.click()
    # Three bots at their usual pace would take longer than anybody waits here.
    ada.wait_until(lit)
