"""Everybody at once: two browsers build chains at the same time, and the first claim counts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from boneyard.games.hectic.chains import shortest_chain
from boneyard.tiles import Tile, TileSet
from tests.browser.conftest import People, Server
from tests.browser.person import Person

pytestmark = pytest.mark.browser

FRIENDS = [{"kind": "me", "name": "Ada"}, {"kind": "open", "name": "Emil"}]
AGAINST_A_BOT = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Emil", "bot": "casual"}]


def a_chain(person: Person, highest: int = 6) -> list[tuple[int, int]]:
    """A correct chain from the double that is up."""
    asked = re.search(r"from (\d) back to", person.page.locator("body").inner_text())
    assert asked is not None
    tiles = [tile for tile in TileSet.double(highest) if not tile.is_double]
    chain = shortest_chain(tiles, int(asked.group(1)))
    assert chain is not None
    return list(chain)


def pick(person: Person, halves: tuple[int, int]) -> None:
    tile = person.page.locator(f'g.item.tile[data-id="{Tile.of(*halves)}"]')
    tile.evaluate('(one) => one.dispatchEvent(new MouseEvent("click", {bubbles: true}))')


def build_a_chain(person: Person, highest: int = 6) -> None:
    """Pick the tiles of a correct chain; nothing is claimed yet."""
    for halves in a_chain(person, highest):
        pick(person, halves)
    expect(person.page.get_by_test_id("finish")).to_be_enabled()


def score(person: Person, name: str) -> int:
    """What the card of somebody's seat says."""
    card = person.page.locator("[data-seat]", has_text=name).first
    found = re.search(r"\d+", card.inner_text().replace(name, ""))
    return int(found.group()) if found else 0


def sit_down(people: People, server: Server) -> tuple[Person, Person]:
    ada, emil = people.person(server.address), people.person(server.address)
    made = ada.make_table("hectic", {"players": 2, "set": 6, "match": "rounds:1"}, FRIENDS)
    secret = next(seat["secret"] for seat in made["seats"] if seat["kind"] == "open")
    emil.page.goto(f"{server.address}t/{made['table']}#{secret}")
    emil.wait_for_table()
    for person in (ada, emil):
        person.wait_until(lambda who=person: who.sees()["tiles"] > 0)  # type: ignore[misc]
    return ada, emil


LIT = "(all) => all.map((one) => one.dataset.id)"


def test_a_chain_takes_what_leads_on_and_says_what_it_lacks(people: People, server: Server) -> None:
    ada, _ = sit_down(people, server)
    lit, lacks = ada.page.locator("g.tile.live:not(.picked)"), ada.page.get_by_test_id("lacks")
    chain = a_chain(ada)
    start = str(chain[0][0])
    assert {start in tile for tile in lit.evaluate_all(LIT)} == {True}
    expect(lacks).to_have_count(0)
    for halves in chain[:-1]:
        pick(ada, halves)
        expect(lacks).to_be_visible()
        assert {str(halves[1]) in tile for tile in lit.evaluate_all(LIT)} == {True}
    expect(lacks).to_have_text(
        re.compile(rf"one more tile at least|still has to come back to {start}")
    )
    pick(ada, chain[-1])
    expect(lacks).to_have_count(0)


def test_both_build_in_private_and_the_first_claim_takes_the_double(
    people: People, server: Server
) -> None:
    ada, emil = sit_down(people, server)
    for person in (ada, emil):
        build_a_chain(person)
    # Each has a finished chain before them and has seen nothing of the other's.
    assert ada.page.locator("g.tile.picked").count() == emil.page.locator("g.tile.picked").count()
    emil.page.get_by_test_id("finish").click()
    for person in (ada, emil):
        person.wait_until(lambda who=person: who.sees()["outcome"] == "true")  # type: ignore[misc]
        assert score(person, "Emil") in (3, 4)
        assert score(person, "Ada") == 0


def test_a_double_is_given_up_when_all_agree_and_bots_join(
    people: People, server: Server, artifacts: Path | None
) -> None:
    ada = people.person(server.address, width=390, height=844, touch=True)
    ada.make_table("hectic", {"players": 2, "void": "never", "length": "exact"}, AGAINST_A_BOT)
    ada.wait_until(lambda: ada.sees()["tiles"] > 0)
    expect(ada.page.locator("body")).to_contain_text("exactly")
    ada.look(artifacts, "phone-hectic-waits")
    ada.page.get_by_role("button", name="Give this double up").click()
    expect(ada.page.locator("body")).to_contain_text("Everybody has given the double up")
