"""Nothing a person reads on the table is cut off, covers something else or says what is not so."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from boneyard import games
from boneyard.text import LANGUAGES, words
from tests.browser.barriers import past_the_edge
from tests.browser.conftest import ROOT, People, Server
from tests.browser.retold import retell
from tests.browser.test_table import AGAINST_A_BOT

pytestmark = pytest.mark.browser

WINDOWS: tuple[ViewportSize, ...] = (
    {"width": 1280, "height": 800},
    {"width": 1024, "height": 768},
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
)
# As long as names get; all else in a prompt is a number.
LONGEST = {"name": "Maximiliane", "tile": "12-11"}
LONG = 62
"""Longer prompts are written smaller: see Bar.svelte."""
# What of a prompt is not within its row, or lies over what is below it.
CUT = """([text, long]) => {
  const prompt = document.querySelector(".prompt");
  prompt.firstElementChild.textContent = text;
  prompt.classList.toggle("long", text.length > long);
  prompt.classList.add("turn");
  const said = prompt.firstElementChild.getBoundingClientRect();
  const row = prompt.getBoundingClientRect();
  return said.top < row.top - 1 || said.bottom > row.bottom + 1
    || said.left < row.left - 1 || said.right > row.right + 1;
}"""


def prompts(language: str) -> dict[str, str]:
    """Every prompt of every game, the longest with the ends that are open behind it."""
    ends = words(language)("open-ends", ends="0, 5 (2×), 6 & 12")
    found: dict[str, str] = {}
    for slug in (None, *games.slugs()):
        folder = ROOT / "src" / "boneyard"
        where: Path = folder / "text" if slug is None else folder / "games" / slug.replace("-", "_")
        for name in (f"table.{language}.ftl", f"text.{language}.ftl"):
            if not (where / name).exists():
                continue
            catalogue = (where / name).read_text("utf-8")
            arguments = {**dict.fromkeys(re.findall(r"\$(\w+)", catalogue), 12), **LONGEST}
            for key in re.findall(r"^(prompt-[\w-]+) =", catalogue, re.M):
                said = words(language, slug).say(key, arguments)
                found[f"{slug or 'table'}: {key}"] = said
                if slug is None and key.startswith(("prompt-lay", "prompt-draw", "prompt-must")):
                    found[f"{key} and the ends"] = f"{said} {ends}"
    return found


def test_every_prompt_can_be_read_in_every_language(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.make_table("block", {}, AGAINST_A_BOT)
    said = {language: prompts(language) for language in LANGUAGES}
    cut: dict[str, str] = {}
    for window in WINDOWS:
        ada.page.set_viewport_size(window)
        for tall in (False, True):
            ada.page.locator(".bar").evaluate(
                "(one, tall) => one.classList.toggle('tall', tall)", tall
            )
            for language in LANGUAGES:
                for key, text in said[language].items():
                    if ada.page.evaluate(CUT, [text, LONG]):
                        cut[f"{window['width']} {tall} {language} {key}"] = text
    assert cut == {}


def test_at_the_end_of_a_round_no_button_is_cut(people: People, server: Server) -> None:
    for language in LANGUAGES:
        ada = people.person(server.address, width=1024, height=768, language=language)
        ada.make_table("block", {"match": "rounds:1", "players": 2}, AGAINST_A_BOT, lang=language)
        assert ada.play(seconds=60)["outcome"] == "true"
        assert past_the_edge(ada.page) == [], language
        expect(ada.page.get_by_test_id("boneyard")).to_have_count(0)


OVERLAPPING = """() => {
  const boxes = [...document.querySelectorAll("g.place.live .makes rect")]
    .map((one) => one.getBoundingClientRect());
  return boxes.filter((a, i) => boxes.slice(i + 1).some((b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)).length;
}"""


def test_what_a_double_and_another_tile_make_at_one_end_is_not_mixed_up(
    people: People, server: Server
) -> None:
    ada = people.person(server.address)

    def two_at_one_end(scene: dict[str, Any]) -> None:
        places = [item for item in scene["items"] if item["item"] == "place"]
        for place in places:
            place["offers"] = [{**place["offers"][0], "makes": "+15"}]
        if places:
            double = {**places[0], "id": "double", "x": places[0]["x"] + 0.5, "angle": 90}
            double["offers"] = [{**double["offers"][0], "makes": "16"}]
            scene["items"].append(double)

    retell(ada.page, two_at_one_end)
    ada.make_table("all-fives", {"players": 2}, AGAINST_A_BOT)
    expect(ada.page.locator("g.place.live[data-id=double]")).to_be_visible()
    assert ada.page.evaluate(OVERLAPPING) == 0


def test_a_seat_says_how_many_tiles_it_holds_and_on_what_it_passed(
    people: People, server: Server
) -> None:
    ada = people.person(server.address)

    def emil_passed(scene: dict[str, Any]) -> None:
        scene["hands"][1] |= {"status": "passes on 4 and 6", "count": 5}

    def emil_is_out(scene: dict[str, Any]) -> None:
        scene["hands"][1] |= {"status": "", "count": 0}
        scene["hands"][0] |= {"count": 7}

    out = False

    def now(scene: dict[str, Any]) -> None:
        (emil_is_out if out else emil_passed)(scene)

    retell(ada.page, now)
    ada.make_table("block", {"players": 2}, AGAINST_A_BOT)
    seat = ada.page.locator("[data-seat='1']")
    for window in WINDOWS:
        ada.page.set_viewport_size(window)
        expect(seat.locator(".number")).to_have_text("5")
        status = seat.locator(".status")
        expect(status).to_have_text("passes on 4 and 6")
        assert status.evaluate("(one) => one.scrollWidth <= one.clientWidth"), window
    out = True
    ada.page.reload()
    expect(seat).to_contain_text("no tiles left")
    expect(seat.locator(".number")).to_have_count(0)


def test_a_learner_is_shown_which_numbers_the_others_lack(
    people: People, server: Server, artifacts: Path | None
) -> None:
    """Whoever switches it on in the settings; nobody else, and nobody of themselves."""
    ada = people.person(server.address)

    def both_passed(scene: dict[str, Any]) -> None:
        scene["hands"][0] |= {"lacks": "no 1"}
        scene["hands"][1] |= {"status": "passes on 6", "lacks": "no 4, no 6", "count": 5}

    retell(ada.page, both_passed)
    ada.make_table("block", {"players": 2}, AGAINST_A_BOT)
    own, seat = (ada.page.locator(f"[data-seat='{number}']") for number in (0, 1))
    expect(seat.locator(".status")).to_have_text("passes on 6")
    expect(seat).not_to_have_accessible_name(re.compile("no 4"))
    ada.page.get_by_label("Settings").click()
    ada.page.get_by_role("group", name="For learners").get_by_label("On").check()
    ada.page.keyboard.press("Escape")
    for window in WINDOWS:
        ada.page.set_viewport_size(window)
        status = seat.locator(".status")
        expect(status).to_have_text("no 4, no 6")
        assert status.evaluate("(one) => one.scrollWidth <= one.clientWidth"), window
        ada.look(artifacts, f"lacks-{window['width']}")
    expect(seat).to_have_accessible_name(re.compile("passes on 6, no 4, no 6"))
    expect(own).not_to_contain_text("no 1")


def test_what_a_learner_is_told_hides_neither_the_ways_on_nor_the_table(
    people: People, server: Server, artifacts: Path | None
) -> None:
    ada = people.person(server.address)
    ada.lobby()
    ada.page.evaluate("localStorage.setItem('boneyard.known', '[]')")
    bots = [{"kind": "bot", "name": name, "bot": "greedy"} for name in ("Emil", "Ida", "Otto")]
    ada.make_table("mexican-train", {"players": 4}, [AGAINST_A_BOT[0], *bots])
    ways = ada.page.locator("[data-testid=minute] + .ways button")
    expect(ways).to_have_count(3)
    for window in WINDOWS:
        ada.page.set_viewport_size(window)
        for way in ways.all():
            expect(way).to_be_in_viewport(ratio=1)
        ada.look(artifacts, f"ways-{window['width']}")
    ada.page.get_by_test_id("minute-show").click()
    lesson, table = ada.page.get_by_test_id("lesson"), ada.page.locator(".view")
    # It is Ada's turn, and the bar says what would be good.
    expect(ada.page.locator("[data-hand-tile].hinted").first).to_be_visible()
    expect(lesson.locator("strong")).to_have_count(0)
    for window in WINDOWS:
        ada.page.set_viewport_size(window)
        told, seen = lesson.bounding_box(), table.bounding_box()
        assert told is not None
        assert seen is not None
        assert told["y"] + told["height"] <= seen["y"] + 1, window
        ada.look(artifacts, f"taught-{window['width']}")


def test_what_is_beside_the_prompt_does_not_lie_over_what_can_be_bid(
    people: People, server: Server, artifacts: Path | None
) -> None:
    ada = people.person(server.address)
    bots = [{"kind": "bot", "name": name, "bot": "greedy"} for name in ("Emil", "Ida", "Otto")]
    ada.make_table("forty-two", {}, [AGAINST_A_BOT[0], *bots])
    bids, goal = ada.page.locator(".doing [data-control]"), ada.page.get_by_test_id("goal-on-cloth")
    expect(bids.first).to_be_visible()
    for window in WINDOWS[:2]:
        ada.page.set_viewport_size(window)
        beside, bid = goal.bounding_box(), bids.first.bounding_box()
        assert beside is not None
        assert bid is not None
        assert beside["y"] + beside["height"] <= bid["y"] + 1, window
        ada.look(artifacts, f"bids-{window['width']}")


@pytest.mark.parametrize(
    ("language", "said"), [("en", "January 4 · easy"), ("de", "4. Januar · leicht")]
)
def test_a_puzzle_of_the_day_says_which_day_and_how_hard(
    language: str, said: str, people: People, server: Server, artifacts: Path | None
) -> None:
    ada = people.person(server.address)
    ada.settings(language=language)
    me = [{"kind": "me", "name": "Ada"}]
    ada.make_table("dominosa", {"grade": "local"}, me, daily="2020-01-04")
    day = ada.page.get_by_test_id("day")
    for window in WINDOWS:
        ada.page.set_viewport_size(window)
        expect(day).to_have_text(said)
        assert day.evaluate("(one) => one.scrollWidth <= one.clientWidth"), window
        assert past_the_edge(ada.page) == []
        ada.look(artifacts, f"day-{window['width']}")
    ada.make_table("dominosa", {"grade": "local"}, me)
    expect(day).to_have_count(0)


def test_the_boneyard_says_how_many_can_be_drawn(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.make_table("block", {"players": 2, "reserve": 2}, AGAINST_A_BOT)
    boneyard = ada.page.get_by_test_id("boneyard")
    label = re.search(r"(\d+) \((\d+) are kept back\)", boneyard.get_attribute("aria-label") or "")
    assert label is not None
    count, stay = map(int, label.groups())
    expect(boneyard.locator("strong")).to_have_text(str(count - stay))
    expect(boneyard.locator("small")).to_have_text(f"+{stay} stay")


def test_with_keys_every_round_begins_at_the_tiles(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.make_table("block", {"match": "rounds:2", "players": 2}, AGAINST_A_BOT)
    in_hand = "document.activeElement.dataset.handTile !== undefined"
    ada.wait_until(lambda: ada.page.evaluate(in_hand))
    fits = ada.page.locator("[data-hand-tile][data-usable=true]")
    expect(fits.first).to_have_attribute("aria-label", re.compile(", fits$"))
    assert ada.play(seconds=60, one_round=True)["outcome"] == "false"
    expect(ada.page.get_by_test_id("next-round")).to_be_focused()
    ada.page.keyboard.press("Enter")
    ada.wait_until(lambda: ada.page.evaluate(in_hand))


CAPTIONS = """() => {
  const room = document.querySelector("svg.board").getBoundingClientRect();
  return [...document.querySelectorAll("g.note text")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.left < room.left || box.right > room.right;
  }).map((one) => one.textContent);
}"""


def test_dominance_shows_both_names_and_large_tiles(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.make_table("dominance", {}, [{"kind": "me", "name": "Wilhelmina"}, AGAINST_A_BOT[1]])
    tile = ada.page.locator("g.tile").first
    for window in (*WINDOWS[:2], WINDOWS[3]):
        ada.page.set_viewport_size(window)
        expect(tile).to_be_visible()
        ada.wait_until(lambda: ada.page.evaluate(CAPTIONS) == [])
    # Held sideways: the table of sums stands beside the tiles.
    ada.wait_until(lambda: (tile.bounding_box() or {"height": 0})["height"] >= 24)


def test_rows_and_columns_are_named_only_while_a_hint_speaks_of_them(
    people: People, server: Server
) -> None:
    ada = people.person(server.address)
    ada.make_table("dominosa", {}, [AGAINST_A_BOT[0]])
    name = ada.page.locator("g.note .faint").first
    expect(name).to_have_css("opacity", "0")
    ada.page.get_by_test_id("hint").click()
    expect(name).not_to_have_css("opacity", "0")
