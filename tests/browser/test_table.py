"""At the table, alone and together: two browsers, a cut line, keys only, a phone, no barriers."""

from __future__ import annotations

import re
import time
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser import latency
from tests.browser.barriers import overflows, past_the_edge, serious, too_small
from tests.browser.conftest import People, Server
from tests.browser.person import Person
from tests.browser.test_race import build_a_chain

pytestmark = pytest.mark.browser

GAME = "classic-draw"
ONE_ROUND = {"match": "rounds:1", "players": 2}
AGAINST_A_BOT = [
    {"kind": "me", "name": "Ada"},
    {"kind": "bot", "name": "Emil", "bot": "greedy"},
]
WITH_A_FRIEND = [{"kind": "me", "name": "Ada"}, {"kind": "open", "name": "Emil"}]
AT_ONE_DEVICE = [{"kind": "local", "name": "Ada"}, {"kind": "local", "name": "Emil"}]


def sit_together(people: People, server: Server) -> tuple[Person, Person]:
    ada, emil = people.person(server.address), people.person(server.address)
    made = ada.make_table(GAME, ONE_ROUND, WITH_A_FRIEND)
    secret = next(seat["secret"] for seat in made["seats"] if seat["kind"] == "open")
    emil.page.goto(f"{server.address}t/{made['table']}#{secret}")
    emil.wait_for_table()
    return ada, emil


def play_together(*persons: Person, seconds: float = 60) -> None:
    rng = Random(3)
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if all(person.sees()["outcome"] == "true" for person in persons):
            return
        for person in persons:
            person.do_something(rng)
            person.page.wait_for_timeout(15)
    pytest.fail(f"the match did not end: {[person.sees() for person in persons]}")


def test_two_browsers_at_one_table_play_a_match(
    people: People, server: Server, artifacts: Path | None
) -> None:
    ada, emil = sit_together(people, server)
    assert "#" not in emil.page.url, "the secret stays in the address bar"
    play_together(ada, emil)
    ada.look(artifacts, "together-ada")
    emil.look(artifacts, "together-emil")


def test_the_other_browser_sees_every_move(people: People, server: Server) -> None:
    """How soon, `python -m tests.browser.latency` says."""
    took = latency.measure(*latency.sit_down(people, server), moves=10)
    assert len(took) == 10
    assert all(ms > 0 for ms in took), took


def test_who_looks_on_sees_no_hand(people: People, server: Server) -> None:
    ada = people.person(server.address)
    made = ada.make_table(GAME, ONE_ROUND, AGAINST_A_BOT)
    watcher = people.person(server.address)
    watcher.page.goto(f"{server.address}t/{made['table']}")
    watcher.wait_for_table()
    assert watcher.page.locator("[data-hand-tile]").count() == 0
    assert watcher.page.locator("g.place.live").count() == 0


def test_the_rules_at_a_table_are_those_of_the_table(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.make_table(GAME, {**ONE_ROUND, "reserve": 2}, AGAINST_A_BOT)
    ada.page.get_by_role("button", name="Rules", exact=True).click()
    rules = ada.page.locator("dialog article")
    expect(rules).to_contain_text("Two players and a double-six set")
    expect(rules).to_contain_text("its last two tiles are never drawn")
    expect(rules).not_to_contain_text("holds no tiles back")


def test_pass_and_play_draws_a_curtain_between_turns(
    people: People, server: Server, artifacts: Path | None
) -> None:
    ada = people.person(server.address)
    ada.short_waits()
    ada.make_table(GAME, ONE_ROUND, AT_ONE_DEVICE)
    expect(ada.page.get_by_test_id("lift")).to_be_visible()
    assert ada.page.locator("[data-hand-tile]").count() == 0
    ada.look(artifacts, "curtain")
    seen = ada.play(seconds=90)
    assert seen["outcome"] == "true", seen


def test_where_all_lies_open_the_device_changes_hands_without_a_curtain(
    people: People, server: Server
) -> None:
    ada = people.person(server.address)
    ada.make_table("dominance", {}, AT_ONE_DEVICE)
    lifted = ada.page.get_by_test_id("lift")
    for seat in (0, 1, 0):
        expect(ada.page.locator("[data-active=true]")).to_have_attribute("data-seat", str(seat))
        before = ada.sees()["seq"]
        while ada.sees()["seq"] == before:
            assert lifted.count() == 0
            ada.do_something(Random(seat))
            ada.page.wait_for_timeout(30)


def test_a_killed_server_comes_back_and_play_goes_on(
    people: People, tmp_path: Path, artifacts: Path | None
) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        ada = people.person(server.address)
        ada.make_table(GAME, {"match": "rounds:2", "players": 2}, AGAINST_A_BOT)
        ada.play(seconds=20, clicks=4)
        tiles = ada.page.locator("g.item.tile").count()
        server.kill()
        expect(ada.page.get_by_test_id("offline")).to_be_visible()
        ada.look(artifacts, "offline")
        server.start()
        expect(ada.page.get_by_test_id("offline")).to_be_hidden()
        assert ada.page.locator("g.item.tile").count() >= tiles
        seen = ada.play(seconds=60)
        assert seen["outcome"] == "true", seen
    finally:
        server.stop()


def test_what_was_done_without_a_line_is_done_when_it_is_back(
    people: People, tmp_path: Path
) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        ada = people.person(server.address)
        ada.make_table(GAME, {"match": "rounds:3", "players": 2}, AGAINST_A_BOT)
        expect(ada.page.locator("g.place.live").first).to_be_visible()
        before = int(ada.sees()["seq"])
        server.kill()
        expect(ada.page.get_by_test_id("offline")).to_be_visible()
        ada.play(seconds=5, clicks=1)
        if ada.sees()["chooser"]:
            ada.play(seconds=5, clicks=1)
        assert ada.sees()["busy"], "nothing waits to be sent"
        assert int(ada.sees()["seq"]) == before
        server.start()
        # Nobody clicks and nobody reloads: the page sends what it still has.
        ada.wait_until(lambda: int(ada.sees()["seq"]) > before)
    finally:
        server.stop()


def test_a_game_with_keys_only(people: People, server: Server, artifacts: Path | None) -> None:
    ada = people.person(server.address)
    ada.make_table(GAME, ONE_ROUND, AGAINST_A_BOT)
    keys = ada.page.keyboard
    until = time.monotonic() + 90
    looked = False
    while time.monotonic() < until:
        seen = ada.sees()
        if seen["outcome"] == "true":
            break
        if seen["chooser"]:
            keys.press("Enter")
        elif seen["places"]:
            ada.page.locator("[data-hand-tile][tabindex='0']").focus()
            keys.press("Home")
            for _ in range(40):
                usable = ada.page.evaluate("document.activeElement.dataset.usable")
                if usable == "true":
                    break
                keys.press("ArrowRight")
            keys.press("Enter")
            ada.page.wait_for_timeout(30)
            if not looked:
                ada.look(artifacts, "keyboard")
                looked = True
            keys.press("Enter")
        elif seen["boneyard"] or seen["controls"]:
            ada.page.locator(".boneyard.live, [data-control]").first.focus()
            keys.press("Enter")
        ada.page.wait_for_timeout(40)
    assert ada.sees()["outcome"] == "true"


def test_an_illegal_tile_says_why(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.make_table(GAME, {"match": "rounds:5", "players": 2}, AGAINST_A_BOT)
    for _ in range(30):
        if ada.page.locator("[data-hand-tile][data-usable=false]").count() and ada.sees()["places"]:
            break
        ada.play(seconds=5, clicks=1)
        ada.page.wait_for_timeout(60)
    illegal = ada.page.locator("[data-hand-tile][data-usable=false]").first
    why = illegal.get_attribute("title")
    illegal.click()
    assert why
    expect(ada.page.locator(".prompt")).to_have_text(why)


def test_drag_a_tile_onto_a_lit_place(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.make_table(GAME, {"match": "rounds:3", "players": 2}, AGAINST_A_BOT)
    expect(ada.page.locator("[data-hand-tile][data-usable=true]").first).to_be_visible()
    before = int(ada.sees()["seq"])
    tile = ada.page.locator("[data-hand-tile][data-usable=true]").first
    box = tile.bounding_box()
    assert box is not None
    mouse = ada.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    mouse.move(box["x"], box["y"] - 60, steps=3)
    place = ada.page.locator("g.place.live").first.bounding_box()
    assert place is not None
    mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=5)
    mouse.up()
    if ada.sees()["chooser"]:
        ada.page.locator("[data-testid=chooser] button").first.click()
    ada.wait_until(lambda: int(ada.sees()["seq"]) > before)


def test_drag_a_tile_onto_two_cells(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.make_table("quadrille", {}, [{"kind": "me", "name": "Ada"}])
    tile = ada.page.locator("[data-hand-tile][data-usable=true]").first
    expect(tile).to_be_visible()
    cell = ada.page.locator("g.cell.live").nth(1).bounding_box()
    box = tile.bounding_box()
    assert cell is not None
    assert box is not None
    before = int(ada.sees()["seq"])
    mouse = ada.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    # Over the line between the first cell and the second, which light up.
    mouse.move(cell["x"], cell["y"] + cell["height"] / 2, steps=5)
    expect(ada.page.locator("g.cell.aimed")).to_have_count(2)
    mouse.up()
    ada.wait_until(lambda: int(ada.sees()["seq"]) > before)
    expect(ada.page.locator("g.item.tile")).to_have_count(1)


def test_a_tile_on_the_table_that_fits_both_ends_is_picked_and_then_a_place(
    people: People, server: Server, artifacts: Path | None
) -> None:
    ada = people.person(server.address, width=360, height=740, touch=True)
    # The puzzle of a certain day: 6-0 and 4-0 lie at the ends of their rows, and 6-4 comes after.
    any_deal = {"difficulty": "any"}
    ada.make_table("solo-rows", any_deal, [{"kind": "me", "name": "Ada"}], daily="2020-01-04")
    both = ada.page.locator("g.tile[data-waits=true]")
    for seq, tile in enumerate(("6-0", "4-0"), start=int(ada.sees()["seq"]) + 1):
        assert both.count() == 0
        ada.page.locator(f"g.tile.live[data-id='{tile}']").click()
        expect(ada.page.get_by_test_id("stage")).to_have_attribute("data-seq", str(seq))
    expect(both).to_have_attribute("data-id", "6-4")
    ada.look(artifacts, "phone-solo-rows")
    assert past_the_edge(ada.page) == []
    before = int(ada.sees()["seq"])
    both.click()
    expect(ada.page.locator("g.tile.picked")).to_have_count(1)
    assert int(ada.sees()["seq"]) == before, "picking is not laying"
    ada.page.locator("g.place.live").first.click()
    ada.wait_until(lambda: int(ada.sees()["seq"]) > before)


def test_a_move_can_be_taken_back(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.make_table(GAME, {"match": "rounds:3", "players": 2}, AGAINST_A_BOT)
    on_table = ada.page.locator("g.item.tile")
    while not ada.sees()["places"]:
        ada.play(seconds=20, clicks=1)
    before, tiles = int(ada.sees()["seq"]), on_table.count()
    ada.play(seconds=20, clicks=1)
    if ada.sees()["chooser"]:
        ada.play(seconds=20, clicks=1)
    # What is asked back must have happened: a click alone is not yet a tile on the table.
    ada.wait_until(lambda: int(ada.sees()["seq"]) > before and not ada.sees()["busy"])
    assert on_table.count() > tiles
    ada.page.get_by_label("Undo").click()
    # With the bot's answer, if it has given one.
    expect(on_table).to_have_count(tiles)


def test_a_hint_says_something_and_lights_something(
    people: People, server: Server, artifacts: Path | None
) -> None:
    ada = people.person(server.address)
    ada.make_table(GAME, {"match": "rounds:3", "players": 2}, AGAINST_A_BOT)
    expect(ada.page.locator("g.place.live").first).to_be_visible()
    ada.page.get_by_label("Hint").click()
    expect(ada.page.locator(".prompt.whisper")).not_to_be_empty()
    expect(ada.page.locator("g.place.hinted")).to_have_count(1)
    expect(ada.page.locator("[data-hand-tile].hinted")).to_have_count(1)
    ada.look(artifacts, "hint")


def test_a_finished_match_can_be_looked_back_at_and_downloaded(
    people: People, server: Server, artifacts: Path | None
) -> None:
    ada = people.person(server.address)
    ada.make_table(GAME, ONE_ROUND, AGAINST_A_BOT)
    assert ada.play(seconds=60)["outcome"] == "true"
    ada.page.get_by_role("button", name="Look at the table").click()
    tiles = ada.page.locator("g.item.tile").count()
    scrubber = ada.page.get_by_role("slider")
    scrubber.fill("3")
    ada.wait_until(lambda: ada.page.locator("g.item.tile").count() < tiles)
    ada.look(artifacts, "replay")
    ada.page.get_by_role("button", name="Back to now").click()
    ada.wait_until(lambda: ada.page.locator("g.item.tile").count() == tiles)
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Record").click()
    assert GAME in download.value.path().read_text("utf-8")
    # On a telephone the slider is in a panel over the table: without it, too, one sees when it is.
    scrubber.fill("3")
    ada.page.set_viewport_size({"width": 390, "height": 844})
    expect(ada.page.get_by_test_id("stage").get_by_text("3 / ")).to_be_visible()
    ada.look(artifacts, "replay-phone")
    ada.page.get_by_role("button", name="Back to now").click()
    ada.wait_until(lambda: ada.page.locator("g.item.tile").count() == tiles)


def test_play_again_leads_to_a_new_table(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.make_table(GAME, ONE_ROUND, AGAINST_A_BOT)
    assert ada.play(seconds=60)["outcome"] == "true"
    before = ada.page.url
    ada.page.get_by_test_id("rematch").click()
    ada.wait_until(lambda: ada.page.url != before)
    ada.wait_for_table()
    expect(ada.page.locator("[data-hand-tile]").first).to_be_visible()
    # One step back is the match before, however often one is told of the new table.
    ada.page.wait_for_load_state("networkidle")
    ada.page.go_back()
    assert ada.page.url == before


def test_numbers_can_be_read_instead_of_counted(
    people: People, server: Server, artifacts: Path | None
) -> None:
    ada = people.person(server.address)
    ada.settings(pace=0, sound=False, figures="numbers", cloth="wood")
    ada.make_table("block", {"set": 9, "players": 2}, AGAINST_A_BOT)
    ada.play(seconds=20, clicks=5)
    assert ada.page.locator("[data-hand-tile] text").count() > 0
    assert ada.page.locator("[data-hand-tile] path.pips").count() == 0
    ada.look(artifacts, "numerals-wood")


def test_a_phone_shows_it_all_without_scrolling_sideways(
    people: People, server: Server, artifacts: Path | None
) -> None:
    ada = people.person(server.address, width=360, height=740, touch=True)
    ada.lobby()
    assert not overflows(ada.page)
    ada.look(artifacts, "phone-lobby")
    ada.page.goto(f"{server.address}?game={GAME}")
    expect(ada.page.get_by_test_id("play-bots")).to_be_enabled()
    assert not overflows(ada.page)
    ada.look(artifacts, "phone-setup")
    ada.make_table(GAME, ONE_ROUND, AGAINST_A_BOT)
    ada.play(seconds=20, clicks=5)
    assert not overflows(ada.page)
    ada.look(artifacts, "phone-table")
    assert ada.play(seconds=60)["outcome"] == "true"
    ada.look(artifacts, "phone-outcome")
    assert not overflows(ada.page)


def test_a_finger_can_hit_every_tile_of_a_full_table(
    people: People, server: Server, artifacts: Path | None
) -> None:
    ada = people.person(server.address, width=360, height=740, touch=True, dark=True)
    ada.make_table("hectic", {"players": 2}, AGAINST_A_BOT)
    expect(ada.page.locator("g.tile.live").first).to_be_visible()
    ada.look(artifacts, "phone-hectic")
    # Lit are those that can begin a chain, and any of the others may be next.
    assert ada.page.locator("g.tile.live").count() == 9
    sizes = ada.page.locator("g.tile").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect())"
        ".map((box) => Math.min(box.width, box.height))"
    )
    assert len(sizes) == 46
    assert min(sizes) >= 23.9
    assert too_small(ada.page) == []
    assert past_the_edge(ada.page) == []
    # A chain that is longer than its strip can be looked through with keys, too.
    build_a_chain(ada, highest=9)
    assert serious(ada.page) == []


def test_the_scores_of_many_players_stay_on_their_pad(
    people: People, server: Server, artifacts: Path | None
) -> None:
    ada = people.person(server.address)
    bots = [{"kind": "bot", "name": f"Bot number {seat}", "bot": "greedy"} for seat in range(1, 8)]
    ada.make_table("cyprus", {"players": 8}, [{"kind": "me", "name": "Ada"}, *bots])
    pad = ada.page.locator("aside .pad")
    expect(pad).to_be_visible()
    ada.look(artifacts, "many-players")
    wide: bool = pad.evaluate("(one) => one.scrollWidth > one.clientWidth")
    assert not wide
    assert pad.locator("thead th").count() == 8
    assert pad.locator("table").count() == 2, "two blocks"


def test_nothing_moves_about_while_one_plays(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.page.add_init_script(
        "window.shift = 0; new PerformanceObserver((list) => { for (const one of"
        " list.getEntries()) window.shift += one.value; })"
        ".observe({type: 'layout-shift', buffered: true})"
    )
    ada.make_table(GAME, {"match": "rounds:3", "players": 2}, AGAINST_A_BOT)
    ada.page.evaluate("window.shift = 0")
    # Not so long that the round could end: its result comes between what is beside the table.
    ada.play(seconds=30, clicks=5)
    assert ada.page.evaluate("window.shift") < 0.05


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_serious(
    dark: bool, people: People, server: Server, artifacts: Path | None
) -> None:
    ada = people.person(server.address, dark=dark)
    shade = "dark" if dark else "light"
    ada.lobby()
    found = {"lobby": serious(ada.page)}
    ada.look(artifacts, f"lobby-{shade}")
    ada.page.goto(f"{server.address}?game={GAME}")
    expect(ada.page.get_by_test_id("play-bots")).to_be_enabled()
    found["setup"] = serious(ada.page)
    ada.look(artifacts, f"setup-{shade}")
    ada.make_table(GAME, ONE_ROUND, AGAINST_A_BOT)
    ada.play(seconds=20, clicks=6)
    found["table"] = serious(ada.page)
    ada.look(artifacts, f"table-{shade}")
    ada.page.get_by_label("Settings").click()
    found["settings"] = serious(ada.page)
    ada.look(artifacts, f"settings-{shade}")
    ada.page.keyboard.press("Escape")
    ada.play(seconds=60)
    found["outcome"] = serious(ada.page)
    ada.look(artifacts, f"outcome-{shade}")
    assert {where: what for where, what in found.items() if what} == {}


def test_the_time_spent_at_a_solo_goes_on_where_it_was(people: People, server: Server) -> None:
    ada = people.person(server.address, new=True)
    ada.page.clock.install()
    ada.make_table("solo-rows", {}, [{"kind": "me", "name": "Ada"}])
    time_spent = ada.page.get_by_test_id("time")
    expect(time_spent).to_have_text(re.compile(r"^0:\d\d$"))
    ada.page.clock.run_for("05:00")
    expect(time_spent).to_have_text(re.compile(r"^5:\d\d$"))
    ada.page.reload()
    expect(time_spent).to_have_text(re.compile(r"^5:\d\d$"))
    # A machine that slept was not looked at.
    ada.page.clock.fast_forward("01:00:00")
    expect(time_spent).to_have_text(re.compile(r"^5:\d\d$"))


def test_a_solo_won_without_a_hint_is_a_time_to_be_proud_of(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.make_table("dominosa", {"numbers": "001\n011"}, [{"kind": "me", "name": "Ada"}])
    for cell in ("0,0", "0,1", "1,0", "1,1", "0,2", "1,2"):
        ada.page.locator(f"g.cell[aria-label$='at {cell}']").click()
    expect(ada.page.get_by_test_id("outcome")).to_contain_text("Your fastest so far")
    ada.lobby()
    ada.page.get_by_role("button", name="My matches").click()
    expect(ada.page.get_by_role("dialog").get_by_text("Fastest")).to_have_count(1)


def test_a_game_is_explained_before_it_is_played_the_first_time(
    people: People, server: Server, artifacts: Path | None
) -> None:
    ada = people.person(server.address, width=390, height=844)
    ada.lobby()
    ada.page.evaluate("localStorage.setItem('boneyard.known', '[]')")
    ada.make_table("block", ONE_ROUND, AGAINST_A_BOT)
    told = ada.page.get_by_test_id("minute")
    expect(told).to_contain_text("You win a round by playing your last tile")
    expect(told.get_by_role("img").first).to_be_visible()
    assert serious(ada.page) == []
    ada.look(artifacts, "minute")
    ada.page.get_by_test_id("minute-done").click()
    expect(told).to_have_count(0)
    ada.page.reload()
    ada.wait_for_table()
    expect(ada.page.locator("[data-hand-tile]").first).to_be_visible()
    expect(told).to_have_count(0)


def test_somebody_is_shown_their_first_moves_and_goes_on_alone(
    people: People, server: Server, artifacts: Path | None
) -> None:
    ada = people.person(server.address, width=390, height=844)
    ada.page.goto(f"{server.address}?game=block&players=2")
    ada.page.get_by_test_id("show-me").click()
    ada.wait_for_table()
    lesson = ada.page.get_by_test_id("lesson")
    expect(lesson).to_contain_text("Move 1 of 5")
    # What the hint says is lit, and done by clicking it.
    expect(ada.page.locator(".prompt")).to_contain_text("It is all you can do.")
    expect(ada.page.locator("[data-hand-tile].hinted")).to_have_count(1)
    assert serious(ada.page) == []
    ada.look(artifacts, "lesson")
    ada.play(seconds=60, clicks=2)
    expect(lesson).to_have_attribute("data-done", re.compile("[2-5]"))
    ada.page.get_by_test_id("lesson-end").click()
    expect(lesson).to_have_count(0)
    ada.page.reload()
    ada.wait_for_table()
    expect(ada.page.get_by_test_id("hint")).to_be_visible()
    expect(lesson).to_have_count(0)
