"""The atlas: from the lobby there, and from a game in it to its set-up."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from boneyard import games
from boneyard.text import words
from tests.browser.barriers import serious
from tests.browser.conftest import People, Server

pytestmark = pytest.mark.browser


def test_somebody_finds_a_country_compares_and_plays(people: People, server: Server) -> None:
    ada = people.person(server.address, language="de-DE")
    ada.lobby()
    ada.page.get_by_test_id("atlas").click()
    expect(ada.page).to_have_url(re.compile("/atlas$"))
    entries = ada.page.locator("[data-atlas]")
    expect(entries).to_have_count(len(games.slugs()))
    assert serious(ada.page) == []
    ada.page.get_by_test_id("atlas-search").fill("indonésie")
    expect(entries).to_have_count(1)
    ada.page.get_by_test_id("atlas-known").select_option("pairs")
    expect(entries).to_contain_text(f"Anders als bei {words('de', 'pairs')('title')}")
    # The address is one of its own.
    ada.page.reload()
    ada.page.locator("[data-atlas=gaple] a").click()
    expect(ada.page).to_have_url(re.compile(r"\?game=gaple$"))
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(words("de", "gaple")("title"))
