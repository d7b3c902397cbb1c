"""The lobby: all games, found by what people call them, in the language of the person."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from boneyard import games
from boneyard.text import words
from tests.browser.barriers import serious
from tests.browser.conftest import People, Server

pytestmark = pytest.mark.browser

PAGE = Path(__file__).resolve().parents[2] / "src" / "boneyard" / "server" / "page"
LARGEST_PAGE = 250_000


def test_every_game_has_a_card(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.lobby()
    cards = ada.page.locator("[data-slug]")
    shown = cards.evaluate_all("(all) => all.map((one) => one.dataset.slug)")
    assert sorted(shown) == sorted(games.slugs())


def test_the_language_is_the_browsers_and_can_be_changed_for_good(
    people: People, server: Server
) -> None:
    slug = games.slugs()[0]
    ada = people.person(server.address, language="de-CH")
    ada.lobby()
    title = ada.page.locator(f"[data-slug={slug}] .title")
    expect(title).to_have_text(words("de", slug)("title"))
    ada.page.get_by_test_id("language").select_option("it")
    expect(title).to_have_text(words("it", slug)("title"))
    expect(ada.page.locator("html")).to_have_attribute("lang", "it")
    ada.page.reload()
    expect(title).to_have_text(words("it", slug)("title"))


SOUGHT = {
    "Muggins": ("all-fives",),
    "vijven": ("all-fives", "all-fives-spinner"),
    "puzzle": ("dominosa", "quadrille"),
    "Rätsel": ("dominosa", "quadrille"),
    "double 12": ("dominosa", "divisor", "fortune-teller"),
    "Doppel-12": ("dominosa", "divisor", "fortune-teller"),
    "kids": ("block", "memory"),
    "hühnerkralle": ("chicken-foot",),
    "tren mexicano": ("mexican-train",),
    "Chickenfoot": ("chicken-foot", "chickie"),
    "patte de poule": ("chicken-foot",),
    "solitario": ("solo-rows", "solo-draw"),
}


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
def test_games_are_found_by_what_people_call_them_anywhere(
    people: People, server: Server, language: str
) -> None:
    ada = people.person(server.address, language=language)
    ada.lobby()
    for typed, slugs in SOUGHT.items():
        ada.page.get_by_test_id("search").fill(typed)
        for slug in slugs:
            expect(ada.page.locator(f"[data-slug={slug}]")).to_be_visible()
        assert ada.page.locator("[data-slug]").count() < len(games.slugs()) / 2


def test_games_are_filtered_by_the_number_of_players(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.lobby()
    ada.page.get_by_test_id("filter-players").select_option("4")
    shown = ada.page.locator("[data-slug]").evaluate_all("(all) => all.map((o) => o.dataset.slug)")
    assert shown
    assert len(shown) < len(games.slugs())


LAST_ROWS = """() => [...document.querySelectorAll(".cards")].map((shelf) => {
  const tops = [...shelf.children].map((card) => card.getBoundingClientRect().top);
  return [tops.length, tops.filter((top) => top === tops.at(-1)).length];
})"""


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (700, 800), (390, 844), (844, 390)])
def test_no_card_stands_alone_in_the_last_row(
    people: People, server: Server, size: tuple[int, int], artifacts: Path | None
) -> None:
    ada = people.person(server.address, width=size[0], height=size[1])
    ada.lobby()
    expect(ada.page.locator("[data-slug]")).to_have_count(len(games.slugs()))
    shelves = ada.page.evaluate(LAST_ROWS)
    assert [shelf for shelf in shelves if shelf[0] > 1 and shelf[1] == 1] == []
    ada.look(artifacts, f"door-{size[0]}")


def test_booklets_are_behind_more(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.lobby()
    booklet = ada.page.get_by_test_id("filter-booklet")
    expect(booklet).to_have_count(0)
    ada.page.get_by_test_id("more").click()
    booklet.select_option("W")
    expect(ada.page.locator("[data-slug]")).to_have_count(1)


@pytest.mark.parametrize(
    ("language", "slug", "players"), [("de-DE", "classic-draw", 2), ("es-MX", "pairs", 4)]
)
def test_play_now_is_what_people_know_where_they_live(
    people: People, server: Server, language: str, slug: str, players: int
) -> None:
    ada = people.person(server.address, language=language)
    ada.lobby()
    now = ada.page.get_by_test_id("play-now")
    expect(now).to_have_attribute("data-plays", slug)
    now.click()
    ada.wait_for_table()
    expect(ada.page.locator("[data-seat]")).to_have_count(players)


def test_sets_are_called_as_in_the_rules(people: People, server: Server) -> None:
    ada = people.person(server.address, language="de")
    ada.lobby()
    expect(ada.page.locator("option", has_text="Doppelneun")).to_have_count(1)
    expect(ada.page.locator("option", has_text="Doppel-7")).to_have_count(1)


def test_from_the_lobby_to_a_table_against_bots(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.lobby()
    ada.page.locator("[data-slug=classic-draw]").click()
    ada.page.locator("[data-option=players] select").select_option("3")
    expect(ada.page.locator("[data-option=players] select")).to_have_value("3")
    ada.page.get_by_test_id("play-bots").click()
    ada.wait_for_table()
    assert ada.page.locator("[data-seat]").count() == 3
    ada.page.go_back()
    expect(ada.page.get_by_test_id("play-bots")).to_be_visible()


def test_a_match_with_a_name_has_no_number(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.page.goto(f"{server.address}?game=cut-throat")
    kind = ada.page.locator("[data-option=match] select")
    number = ada.page.locator("[data-option=match] input")
    number.fill("4")
    number.blur()
    kind.select_option("six-love")
    expect(number).to_have_count(0)
    expect(kind).to_have_value("six-love")
    kind.select_option("rounds")
    expect(number).to_have_value("4")


def test_a_match_is_counted_in_what_the_game_counts(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.page.goto(f"{server.address}?game=martinique")
    kind = ada.page.locator("[data-option=match] select")
    expect(kind).to_have_value("manches")
    kind.select_option("cochons")
    expect(kind).to_have_value("cochons")
    expect(ada.page.locator("[data-option=match] input")).to_have_value("3")


def test_a_swiss_browser_begins_counter_clockwise(people: People, server: Server) -> None:
    for language, direction in (("fr-CH", "counter-clockwise"), ("de-DE", "clockwise")):
        ada = people.person(server.address, language=language)
        ada.page.goto(f"{server.address}?game=classic-draw")
        expect(ada.page.locator("[data-option=direction] select")).to_have_value(direction)


def test_a_link_carries_the_rules_of_a_table(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.page.goto(f"{server.address}new?game=pairs&blocked=player&match=points:200&misdeal=9")
    page = ada.page
    expect(page.locator("[data-option=blocked] select")).to_have_value("player")
    expect(page.get_by_role("alert").first).not_to_be_empty()
    page.get_by_test_id("copy-rules").click()
    expect(page.get_by_test_id("copy-rules")).to_contain_text("Copied")
    copied = page.evaluate("navigator.clipboard.readText()")
    said = "new?game=pairs&blocked=player&match=points%3A200"
    assert sorted(re.split("[?&]", copied)) == sorted(re.split("[?&]", server.address + said))


def test_the_rules_can_be_read(people: People, server: Server) -> None:
    ada = people.person(server.address)
    ada.page.goto(f"{server.address}?game=classic-draw")
    ada.page.get_by_role("button", name="Rules", exact=True).click()
    expect(ada.page.locator("dialog article")).not_to_be_empty()


def test_the_page_is_small() -> None:
    files = [path for path in PAGE.rglob("*") if path.suffix in (".html", ".js", ".css", ".svg")]
    assert sum(len(gzip.compress(path.read_bytes())) for path in files) < LARGEST_PAGE


def test_a_round_can_be_looked_at_from_the_rules(
    people: People, server: Server, artifacts: Path | None
) -> None:
    ada = people.person(server.address, width=390, height=844)
    ada.page.goto(f"{server.address}?game=block")
    ada.page.get_by_role("button", name="Rules", exact=True).click()
    ada.page.get_by_test_id("watch-round").click()
    round_, on = ada.page.get_by_test_id("round"), ada.page.get_by_test_id("round-on")
    expect(round_.get_by_role("img")).to_be_visible()
    expect(round_).to_contain_text("What would you do here?")
    on.click()
    expect(round_).to_contain_text("It is all you can do.")
    assert serious(ada.page) == []
    ada.look(artifacts, "round")
    while on.count():
        on.click()
    expect(round_).to_contain_text("blocked")
    ada.page.get_by_role("button", name="To the rules").click()
    expect(ada.page.locator("dialog article")).not_to_be_empty()


def test_what_is_printed_is_the_rules_and_nothing_else(
    people: People, server: Server, artifacts: Path | None
) -> None:
    ada = people.person(server.address)
    ada.page.goto(f"{server.address}?game=block")
    ada.page.get_by_role("button", name="Rules", exact=True).click()
    rules = ada.page.locator("dialog article")
    expect(rules).to_contain_text("In detail")
    ada.page.emulate_media(media="print")
    printed = ada.page.locator("dialog")
    tall = "(one) => [one.scrollHeight - one.clientHeight, getComputedStyle(one).visibility]"
    assert printed.evaluate(tall) == [0, "visible"], "nothing of it has to be scrolled to"
    expect(ada.page.get_by_test_id("play-bots")).to_be_hidden()
    expect(ada.page.get_by_role("button", name="Print")).to_be_hidden()
    ada.look(artifacts, "printed")
    ada.page.emulate_media(media="screen")


def test_a_word_of_the_rules_says_what_it_means(people: People, server: Server) -> None:
    ada = people.person(server.address, width=390, height=844)
    ada.page.goto(f"{server.address}?game=block")
    ada.page.get_by_role("button", name="Rules", exact=True).click()
    meaning = ada.page.locator("#word-boneyard")
    expect(meaning).to_be_hidden()
    ada.page.locator(".word", has_text="boneyard").first.click()
    expect(meaning).to_be_visible()
    assert serious(ada.page) == []
    ada.page.keyboard.press("Escape")
    expect(meaning).to_be_hidden()
    expect(ada.page.locator("dialog article")).to_be_visible()
