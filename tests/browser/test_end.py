"""The end of a round and of a match: what is in sight, what is felt, and how people play on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from boneyard.text import LANGUAGES
from tests.browser.barriers import overflows, serious
from tests.browser.conftest import People, Server
from tests.browser.person import Person
from tests.browser.test_fits import WINDOWS
from tests.browser.test_table import AGAINST_A_BOT, play_together, sit_together

pytestmark = pytest.mark.browser

# Whether all of it can be seen: within the window, and nothing lies over it.
IN_SIGHT = """(one) => {
  const box = one.getBoundingClientRect();
  const on_top = (x, y) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && (one.contains(found) || found.contains(one));
  };
  return box.width > 0 && box.left >= 0 && box.top >= 0
    && box.right <= innerWidth && box.bottom <= innerHeight
    && on_top(box.left + 3, box.top + 3) && on_top(box.right - 3, box.bottom - 3);
}"""


def in_sight(page: Page, selector: str) -> bool:
    found = page.locator(selector).filter(visible=True)
    return found.count() > 0 and bool(found.last.evaluate(IN_SIGHT))


def test_at_the_end_totals_and_conversation_are_in_sight(
    people: People, server: Server, artifacts: Path | None
) -> None:
    ada, emil = sit_together(people, server)
    play_together(ada, emil)
    for language in LANGUAGES:
        ada.page.evaluate(
            """(language) => {
              const kept = JSON.parse(localStorage.getItem("boneyard.settings"));
              localStorage.setItem("boneyard.settings", JSON.stringify({...kept, language}));
            }""",
            language,
        )
        ada.page.reload()
        expect(ada.page.get_by_test_id("outcome")).to_be_visible()
        for window in WINDOWS:
            ada.page.set_viewport_size(window)
            for what in ("[data-testid=outcome] tfoot td", ".talk input", "[data-testid=rematch]"):
                ada.wait_until(lambda what=what: in_sight(ada.page, what))  # type: ignore[misc]
            assert not overflows(ada.page)
            ada.look(artifacts, f"end-{language}-{window['width']}")
    assert serious(ada.page) == []


def told_as_much(ada: Person, window: ViewportSize) -> None:
    ada.page.set_viewport_size(window)
    details = ada.page.get_by_test_id("details")
    expect(details).not_to_have_attribute("open", "")
    details.locator("summary").click()
    expect(details).to_have_attribute("open", "")
    expect(details).to_contain_text("Points: ")
    details.locator("summary").click()


def test_details_are_folded_and_the_deal_is_checked_with_one_button(
    people: People, server: Server
) -> None:
    ada = people.person(server.address)
    ada.make_table("classic-draw", {"match": "rounds:1", "players": 2}, AGAINST_A_BOT)
    assert ada.play(seconds=60)["outcome"] == "true"
    for window in WINDOWS:
        told_as_much(ada, window)
    expect(ada.page.get_by_test_id("fair-result")).to_contain_text("deal")
    ada.page.get_by_test_id("verify").click()
    expect(ada.page.get_by_role("dialog").get_by_test_id("fairness")).to_be_visible()
    expect(ada.page.get_by_role("dialog")).to_contain_text("boneyard verify")


def test_nobody_is_moved_who_does_not_want_to_play_again(
    people: People, server: Server, artifacts: Path | None
) -> None:
    ada, emil = sit_together(people, server)
    table = emil.page.url
    cleo = people.person(server.address)
    cleo.page.goto(table)
    cleo.wait_for_table()
    play_together(ada, emil)
    emil.page.get_by_label("Say something").fill("Good game")
    emil.page.keyboard.press("Enter")
    expect(ada.page.locator(".chat")).to_contain_text("Good game")
    ada.page.get_by_test_id("rematch").click()
    ada.wait_until(lambda: ada.page.url != table)
    # Ada waits at the new table, and what was said is there.
    expect(ada.page.get_by_role("region", name="Waiting for Emil.")).to_be_visible()
    expect(ada.page.locator(".chat")).to_contain_text("Good game")
    ada.page.reload()
    expect(ada.page.locator(".chat")).to_contain_text("Good game")
    # The others are asked where they are, with the result before them; also when they come back.
    expect(emil.page.get_by_test_id("asked")).to_have_text("Ada wants to play again.")
    expect(cleo.page.get_by_test_id("again")).to_contain_text("They play again")
    emil.look(artifacts, "asked")
    assert emil.page.url == table
    emil.page.reload()
    expect(emil.page.get_by_test_id("decline")).to_be_visible()
    expect(cleo.page.get_by_test_id("take-seat")).to_have_count(0)
    emil.page.get_by_test_id("decline").click()
    expect(emil.page.get_by_test_id("asked")).to_have_count(0)
    # Who has looked on takes the seat that was left.
    assert emil.page.url == table
    cleo.page.get_by_test_id("take-seat").click()
    cleo.page.get_by_test_id("join-name").fill("Cleo")
    cleo.page.get_by_test_id("sit-down").click()
    for person in (ada, cleo):
        expect(person.page.locator("[data-hand-tile]").first).to_be_visible()
        expect(person.page.locator("[data-seat='1']")).to_contain_text("Cleo")
    assert emil.page.url == table
    expect(emil.page.get_by_test_id("outcome")).to_be_visible()


def test_who_joins_plays_again_and_who_began_need_not_wait(people: People, server: Server) -> None:
    ada, emil = sit_together(people, server)
    table = emil.page.url
    play_together(ada, emil)
    # The banner asks those who look at the table, too.
    emil.page.get_by_role("button", name="Look at the table").click()
    ada.page.get_by_test_id("rematch").click()
    emil.page.get_by_test_id("join-again").click()
    for person in (ada, emil):
        person.wait_until(lambda who=person: who.page.url != table)  # type: ignore[misc]
        expect(person.page.locator("[data-hand-tile]").first).to_be_visible()
    play_together(ada, emil)
    emil.page.get_by_test_id("rematch").click()
    emil.page.get_by_test_id("begin-with-bots").click()
    expect(emil.page.locator("[data-hand-tile]").first).to_be_visible()


@pytest.mark.parametrize(
    ("slug", "options", "said"),
    [
        ("all-fives", {"players": 2}, "to 100"),
        ("block", {"players": 2, "match": "rounds:4"}, "round 1 of 4"),
    ],
)
def test_what_is_played_for_stands_on_pad_and_cloth(
    slug: str, options: dict[str, object], said: str, people: People, server: Server
) -> None:
    ada = people.person(server.address)
    ada.make_table(slug, options, AGAINST_A_BOT)
    expect(ada.page.locator("aside").get_by_test_id("goal")).to_have_text(said)
    for window in WINDOWS:
        ada.page.set_viewport_size(window)
        goal = ada.page.get_by_test_id("goal-on-cloth")
        expect(goal).to_contain_text(said)
        ada.wait_until(lambda: bool(ada.page.get_by_test_id("goal-on-cloth").evaluate(IN_SIGHT)))


# Keeps what comes and goes again, however briefly.
WATCHES = """() => {
  window.seen = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const one of addedNodes)
        if (one.matches?.(".points-fly, [data-testid=cheer]"))
          window.seen.push([one.className.split(" ")[0], one.textContent]);
  }).observe(document.body, {childList: true, subtree: true});
}"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_points_and_the_end_of_a_round_are_felt(
    motion: str, people: People, server: Server
) -> None:
    ada = people.person(server.address)
    ada.page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    ada.make_table("block", {"match": "rounds:1", "players": 2}, AGAINST_A_BOT)
    ada.page.evaluate(WATCHES)
    assert ada.play(seconds=60)["outcome"] == "true"
    seen = "window.seen.map(([what]) => what)"
    ada.wait_until(lambda: "cheer" in ada.page.evaluate(seen))
    text = dict(ada.page.evaluate("window.seen"))
    assert re.fullmatch(r"Domino!|Blocked!|Victory!", text["cheer"])
    # A tie brings nobody anything.
    total = ada.page.locator("[data-testid=outcome] tfoot td").all_text_contents()[1:]
    if any(points != "0" for points in total):
        ada.wait_until(lambda: "points-fly" in ada.page.evaluate(seen))
    # It goes again by itself, and at once when anybody does anything.
    ada.page.keyboard.press("Shift")
    expect(ada.page.get_by_test_id("cheer")).to_have_count(0)
    expect(ada.page.locator(".points-fly")).to_have_count(0)


def test_sounds_are_loaded_by_the_first_gesture(people: People, server: Server) -> None:
    ada = people.person(server.address, new=True)
    ada.settings(pace=0, sound=True)
    ada.page.add_init_script(
        "const made = AudioContext.prototype.createBufferSource; window.heard = 0;"
        " AudioContext.prototype.createBufferSource = function () {"
        "   window.heard += 1; return made.call(this); }"
    )
    loaded = "performance.getEntriesByType('resource').some(({name}) => /feel-/.test(name))"
    ada.make_table("classic-draw", {"match": "rounds:2", "players": 2}, AGAINST_A_BOT)
    expect(ada.page.locator("[data-hand-tile]").first).to_be_visible()
    assert not ada.page.evaluate(loaded)
    assert ada.page.evaluate("window.heard") == 0
    ada.page.mouse.click(300, 300)
    ada.play(seconds=30, clicks=3, one_round=True)
    ada.wait_until(lambda: ada.page.evaluate("window.heard") > 0)
    assert ada.page.evaluate(loaded)
