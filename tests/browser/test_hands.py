"""How tiles are brought to the table: by keys, by touch, ahead of one's turn; and how they look."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.barriers import serious
from tests.browser.conftest import People, Server
from tests.browser.person import Person
from tests.browser.test_table import AGAINST_A_BOT, sit_together

pytestmark = pytest.mark.browser

FITS = "[data-hand-tile][data-usable=true]"


def seated(people: People, server: Server, **settings: object) -> Person:
    """Ada, whose turn it is, with a tile that fits."""
    ada = people.person(server.address, new=True)
    ada.settings(pace=0, sound=False, **settings)
    ada.make_table("classic-draw", {"match": "rounds:3", "players": 2}, AGAINST_A_BOT)
    # Nothing is clicked but what has to come first: on a place it could open a choice.
    while not (seen := ada.sees())["places"]:
        if seen["boneyard"] or seen["controls"]:
            ada.play(seconds=20, clicks=1)
        ada.page.wait_for_timeout(20)
    expect(ada.page.locator(FITS).first).to_be_visible()
    return ada


def test_a_round_can_be_played_with_single_keys(people: People, server: Server) -> None:
    ada = seated(people, server)
    keys = ada.page.keyboard
    keys.press("?")
    expect(ada.page.get_by_test_id("keys")).to_be_visible()
    assert serious(ada.page) == []
    keys.press("Escape")
    tiles = ada.page.locator("[data-hand-tile]")
    number = tiles.evaluate_all("(all) => all.findIndex((one) => one.dataset.usable === 'true')")
    assert number < 10
    expect(tiles.nth(number)).to_have_attribute("aria-keyshortcuts", str((number + 1) % 10))
    before = int(ada.sees()["seq"])
    keys.press(str((number + 1) % 10))
    expect(tiles.nth(number)).to_have_attribute("aria-pressed", "true")
    # The places follow, and Enter lays.
    ada.wait_until(
        lambda: bool(ada.page.evaluate("document.activeElement.closest('g.place') !== null"))
    )
    keys.press("Enter")
    ada.wait_until(lambda: int(ada.sees()["seq"]) > before)


def test_single_keys_can_be_switched_off(people: People, server: Server) -> None:
    ada = seated(people, server, keys=False)
    for key in "1234567890?":
        ada.page.keyboard.press(key)
    expect(ada.page.locator("[data-hand-tile][aria-pressed=true]")).to_have_count(0)
    expect(ada.page.get_by_test_id("keys")).to_have_count(0)


def test_who_drags_lays_nothing_by_touching_it(people: People, server: Server) -> None:
    ada = seated(people, server, touch="drag")
    ada.page.locator(FITS).first.click()
    expect(ada.page.locator(".prompt")).to_contain_text("Drag the tile")
    expect(ada.page.locator("[data-hand-tile][aria-pressed=true]")).to_have_count(0)


def test_a_lay_is_asked_about_where_that_is_wished(people: People, server: Server) -> None:
    ada = seated(people, server, confirm=True)
    before = int(ada.sees()["seq"])
    ada.page.locator(FITS).first.click()
    ada.page.locator("g.place.live").first.dispatch_event("click")
    chooser = ada.page.get_by_test_id("chooser")
    expect(chooser.locator("button")).to_have_count(1)
    assert int(ada.sees()["seq"]) == before
    chooser.locator("button").click()
    ada.wait_until(lambda: int(ada.sees()["seq"]) > before)


# How far the middle of the dragged tile is from that of the place it is over, and how many times as
# long it is, whichever way both lie.
OFF = """() => {
  const [one, other] = [".drag-copy.snapped", "g.place.aimed .slot"].map((what) =>
    document.querySelector(what)?.getBoundingClientRect());
  if (!one || !other) return null;
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  const [[x, y], [u, v]] = [middle(one), middle(other)];
  const long = (box) => Math.max(box.width, box.height);
  const lies = (box) => box.width > box.height;
  return [Math.hypot(x - u, y - v), long(one) / long(other), lies(one) === lies(other)];
}"""


def test_a_dragged_tile_turns_and_snaps_over_its_place(people: People, server: Server) -> None:
    ada = seated(people, server)
    ada.page.emulate_media(reduced_motion="no-preference")
    before = int(ada.sees()["seq"])
    tile = ada.page.locator(FITS).first.bounding_box()
    assert tile is not None
    mouse = ada.page.mouse
    mouse.move(tile["x"] + tile["width"] / 2, tile["y"] + tile["height"] / 2)
    mouse.down()
    mouse.move(tile["x"], tile["y"] - 60, steps=3)
    place = ada.page.locator("g.place.live").first.bounding_box()
    assert place is not None
    mouse.move(place["x"] + place["width"] / 2 + 5, place["y"] + place["height"] / 2, steps=5)

    def lies() -> bool:
        off = ada.page.evaluate(OFF)
        return off is not None and off[0] < 3 and 0.9 < off[1] < 1.1 and off[2]

    ada.wait_until(lies)
    mouse.up()
    if ada.sees()["chooser"]:
        ada.page.locator("[data-testid=chooser] button").first.click()
    ada.wait_until(lambda: int(ada.sees()["seq"]) > before)


def test_a_tile_can_be_laid_ahead_of_ones_turn(people: People, server: Server) -> None:
    ada, emil = sit_together(people, server)
    for person in (ada, emil):
        expect(person.page.locator("[data-hand-tile]").first).to_be_visible()
    ada.wait_until(lambda: bool(ada.sees()["places"] or emil.sees()["places"]))
    plays, waits = (ada, emil) if ada.sees()["places"] else (emil, ada)
    tile = waits.page.locator("[data-hand-tile]").first
    which = tile.get_attribute("data-hand-tile")
    queued = waits.page.locator("[data-hand-tile].queued")
    tile.click()
    expect(queued).to_have_count(1)
    expect(waits.page.locator(".prompt")).to_contain_text("as soon as it is your turn")
    # Any other touch takes that back.
    waits.page.locator("svg.board").click(position={"x": 5, "y": 5})
    expect(queued).to_have_count(0)
    tile.click()
    expect(queued).to_have_count(1)
    before = int(waits.sees()["seq"])
    plays.play(seconds=20, clicks=1, one_round=True)
    if plays.sees()["chooser"]:
        plays.play(seconds=20, clicks=1, one_round=True)
    waits.wait_until(lambda: int(waits.sees()["seq"]) > before)
    # Laid, picked where there are several ways, or told that it does not fit; never still waiting.
    expect(queued).to_have_count(0)

    def heeded() -> bool:
        own = waits.page.locator(f"[data-hand-tile='{which}']")
        if own.count() == 0 or own.get_attribute("aria-pressed") == "true":
            return True
        return "no longer fits" in waits.page.locator(".prompt").inner_text()

    waits.wait_until(heeded)


def test_the_open_ends_are_always_in_sight(people: People, server: Server) -> None:
    ada = seated(people, server)
    ada.play(seconds=20, clicks=1, one_round=True)
    while not (ada.sees()["places"] and "Open ends" in ada.page.locator(".prompt").inner_text()):
        ada.play(seconds=20, clicks=1, one_round=True)
    said = re.search(r"Open ends: (.*)\.", ada.page.locator(".prompt").inner_text())
    assert said is not None
    numbers = sorted({int(number) for number in re.findall(r"\b\d+\b(?!×)", said.group(1))})
    expect(ada.page.get_by_test_id("open-ends").locator("dd")).to_have_text(
        " · ".join(map(str, numbers))
    )


RATIOS = """([tiles, contrast, cloth, scheme]) => {
  const root = document.documentElement;
  Object.assign(root.dataset, {tiles, contrast, cloth, scheme});
  const style = getComputedStyle(root);
  const light = (name) => {
    const shade = style.getPropertyValue(name).trim();
    const full = shade.length === 4 ? shade.replace(/\\w/g, "$&$&") : shade;
    const [r, g, b] = [1, 3, 5].map((at) => parseInt(full.slice(at, at + 2), 16) / 255)
      .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (one, other) => {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  return {
    "pips": ratio("--pip", "--ivory"),
    "words": Math.min(ratio("--cloth-ink", "--cloth"), ratio("--cloth-ink", "--cloth-deep")),
    "turn": ratio("--lit-ink", "--lit"),
    "page": Math.min(ratio("--ink", "--paper"), ratio("--soft", "--card")),
  };
}"""


def test_every_cloth_and_every_tile_can_be_read(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.lobby()
    for scheme in ("light", "dark"):
        for cloth in ("felt", "sea", "wood", "paper"):
            for tiles in ("ivory", "ebony"):
                for contrast, least in (("usual", 4.5), ("high", 7.0)):
                    look = [tiles, contrast, cloth, scheme]
                    found = ada.page.evaluate(RATIOS, look)
                    assert min(found.values()) >= least, (look, found)


def test_the_settings_are_without_barriers(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.lobby()
    ada.page.get_by_role("button", name="Settings").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_label("ebony").check()
    expect(ada.page.locator("html")).to_have_attribute("data-tiles", "ebony")
    assert serious(ada.page) == []
