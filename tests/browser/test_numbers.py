"""Numbers of one's own, pasted before the table is made and kept there; and grids on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People, Server

pytestmark = pytest.mark.browser

SMALLEST_TARGET = 24


def test_numbers_are_pasted_told_what_is_wrong_with_and_played(
    people: People, server: Server
) -> None:
    ada = people.person(server.address)
    ada.page.goto(f"{server.address}?game=dominosa")
    option = ada.page.locator("[data-option=numbers]")
    option.locator("summary").click()
    field = option.locator("textarea")
    field.fill("001\n11")
    field.blur()
    expect(ada.page.get_by_text("row 2 has 2")).to_be_visible()
    field.fill("001\n110")
    field.blur()
    expect(ada.page.get_by_text("row 2 has 2")).not_to_be_visible()
    expect(field).to_have_value("0 0 1\n1 1 0")
    ada.page.get_by_test_id("play-bots").click()
    ada.wait_for_table()
    expect(ada.page.locator("g.cell")).to_have_count(6)
    expect(ada.page.locator("pre")).to_have_text("0 0 1\n1 1 0")


@pytest.mark.parametrize(("slug", "grid"), [("dominosa", "2x28"), ("dominosa", "4x14")])
def test_on_an_upright_phone_a_finger_finds_every_cell(
    slug: str, grid: str, people: People, server: Server
) -> None:
    ada = people.person(server.address, width=360, height=740, touch=True)
    ada.make_table(slug, {"grid": grid}, [{"kind": "me", "name": "Ada"}])
    cells = ada.page.locator("g.cell")
    expect(cells).to_have_count(56)
    sizes = cells.evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect())"
        ".map((box) => Math.min(box.width, box.height))"
    )
    assert min(sizes) >= SMALLEST_TARGET
    # The short side is wholly seen, so that one only has to push up and down.
    lefts = cells.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().left)")
    rights = cells.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().right)")
    assert min(lefts) >= 0
    assert max(rights) <= 360
