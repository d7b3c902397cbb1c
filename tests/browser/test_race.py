"""Everybody at once: two browsers build chains at the same time, and the first claim counts."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People, Server
from tests.browser.person import CLICK_HINTED, Person

pytestmark = pytest.mark.browser

FRIENDS = [{"kind": "me", "name": "Ada"}, {"kind": "open", "name": "Emil"}]


def build_a_chain(person: Person) -> None:
    """Pick the tiles of a correct chain, as a hint lights them; nothing is claimed yet."""
    person.page.locator("[data-testid=hint]").click()
    lit = person.page.locator("[data-hint]")
    person.wait_until(lambda: lit.count() >= 3, seconds=20)
    person.page.evaluate(CLICK_HINTED)
    expect(person.page.get_by_test_id("finish")).to_be_enabled()


def score(person: Person, name: str) -> int:
    """What the score sheet says of somebody."""
    card = person.page.locator("[data-seat]", has_text=name).first
    found = re.search(r"\d+", card.inner_text().replace(name, ""))
    return int(found.group()) if found else 0


def test_both_build_in_private_and_the_first_claim_takes_the_double(
    people: People, server: Server
) -> None:
    ada, emil = people.person(server.address), people.person(server.address)
    made = ada.make_table("hectic", {"players": 2, "set": 6, "match": "rounds:1"}, FRIENDS)
    secret = next(seat["secret"] for seat in made["seats"] if seat["kind"] == "open")
    emil.page.goto(f"{server.address}t/{made['table']}#{secret}")
    emil.wait_for_table()
    build_a_chain(ada)
    build_a_chain(emil)
    # Both have a finished chain before them, and neither has seen anything of the other's.
    emil.page.get_by_test_id("finish").click()
    ada.page.get_by_test_id("finish").click(timeout=2_000, no_wait_after=True)
    for person in (ada, emil):
        person.wait_until(lambda who=person: who.sees()["outcome"] == "true", seconds=10)  # type: ignore[misc]
        assert score(person, "Emil") in (3, 4)
        assert score(person, "Ada") == 0
