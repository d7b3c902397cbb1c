"""A whole short game of every slug, played through the page by clicking what is lit.

Begun at a large screen by day, ended on a telephone by night, in between on a telephone held
sideways and at a page made large: nothing may be in anybody's way. And whoever does not see the
table hears all that happens there.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from boneyard import games
from tests.browser.barriers import hard_to_see, in_the_way, measured
from tests.browser.conftest import Browsers, People, Server
from tests.browser.ears import Ears
from tests.browser.person import Person
from tests.browser.test_race import build_a_chain

pytestmark = pytest.mark.browser

PATIENCE_S = 60.0
LARGE_SCREEN: ViewportSize = {"width": 1280, "height": 800}
TELEPHONE: ViewportSize = {"width": 360, "height": 740}
# Telephones held sideways, and a page seen at 200 %.
LOW_WINDOWS: tuple[ViewportSize, ...] = (
    {"width": 844, "height": 390},
    {"width": 740, "height": 360},
    {"width": 720, "height": 450},
    {"width": 640, "height": 400},
)
# Free puzzles take wrong placements back, so that clicking anyhow need not end them; and a race
# against the clock ends when the clock says so. There it is enough that clicks are moves.
ENDLESS_KINDS = ("puzzle",)
ENOUGH_CLICKS = 100
LOOK_AFTER = 10
# Where more than two play, ten moves are made with fewer clicks.
SOONER = {"cyprus": 4}
# In a race bots look at the tiles as long as a person would, and whoever claims what is no chain
# waits for five seconds: a smaller set, fewer clicks anyhow, and then a correct chain.
SHORTER: dict[str, dict[str, Any]] = {"hectic": {"set": 6}}
RACES = {"hectic": 4}
MOST_HINTS = 120


def short(slug: str) -> dict[str, Any]:
    """Options for the shortest match, with as few people as possible."""
    chosen: dict[str, Any] = dict(SHORTER.get(slug, {}))
    listing = games.listing(slug)
    for option in listing.options(games.game(slug).options):
        if option.kind == "match":
            chosen["match"] = "rounds:1"
        elif option.name == "players" and option.choices:
            chosen["players"] = min(int(choice) for choice in option.choices)
    return chosen


def win_the_race(person: Person) -> None:
    person.wait_until(lambda: person.sees()["tiles"] > 0)
    if person.page.get_by_role("button", name="Clear").count():
        person.page.get_by_role("button", name="Clear").click()
    build_a_chain(person)
    person.page.get_by_test_id("finish").click()


@pytest.fixture(scope="module")
def regular(browsers: Browsers, server: Server) -> Iterator[tuple[Person, People, Ears]]:
    """Somebody who plays one game after the other: a new browser for each would take longer than
    to play it, and to load the page anew a third of that."""
    there = People(browsers)
    person = there.person(server.address)
    person.stays = True
    yield person, there, Ears(person.page)
    there.leave()


@pytest.fixture
def ada(regular: tuple[Person, People, Ears]) -> Iterator[Person]:
    """The same, at the large screen by day again; the test fails if the page complains."""
    person, people, ears = regular
    ears.forget()
    person.page.set_viewport_size(LARGE_SCREEN)
    person.page.emulate_media(color_scheme="light")
    people.trouble.clear()
    yield person
    assert people.trouble == []


@pytest.fixture
def ears(regular: tuple[Person, People, Ears]) -> Ears:
    """Hers."""
    return regular[2]


@pytest.mark.parametrize("slug", games.slugs())
def test_a_whole_game_by_clicking_what_is_lit(
    slug: str, ada: Person, ears: Ears, artifacts: Path | None
) -> None:
    options = short(slug)
    game = games.game(slug, **options)
    seats = [{"kind": "me", "name": "Ada"}]
    seats += [{"kind": "bot", "name": "Emil", "bot": "greedy"}] * (game.players - 1)
    ada.make_table(slug, options, seats)
    endless = games.listing(slug).kind in ENDLESS_KINDS
    clicks = RACES.get(slug, SOONER.get(slug, LOOK_AFTER))
    ada.play(seconds=PATIENCE_S, clicks=clicks)
    # While a move is on its way nothing can be pressed, and axe takes that for how it always is.
    ada.wait_until(lambda: not ada.sees()["busy"])
    ada.look(artifacts, f"game-{slug}")
    assert in_the_way(ada.page) == []
    for window in LOW_WINDOWS:
        ada.page.set_viewport_size(window)
        # The table is laid out anew for each.
        ada.wait_until(lambda: hard_to_see(ada.page) == [])
        ada.look(artifacts, f"game-{slug}-{window['width']}x{window['height']}")
        assert measured(ada.page) == [], window
    ada.page.set_viewport_size(TELEPHONE)
    ada.page.emulate_media(color_scheme="dark")
    ada.page.wait_for_timeout(100)
    ada.look(artifacts, f"game-{slug}-phone")
    assert in_the_way(ada.page) == []
    if slug in RACES:
        win_the_race(ada)
    seen = ada.play(seconds=PATIENCE_S, clicks=ENOUGH_CLICKS if endless else None)
    ada.look(artifacts, f"game-{slug}-end")
    assert measured(ada.page) == []
    if endless:
        assert int(seen["seq"]) > 2, seen
    else:
        assert seen["outcome"] == "true", seen
    ada.wait_until(lambda: not ada.sees()["busy"])
    assert ears.heard() == ears.there_was_to_hear()


@pytest.mark.parametrize("slug", [s for s in games.slugs() if games.listing(s).kind == "puzzle"])
def test_a_puzzle_is_solved_by_following_its_hints(
    slug: str, ada: Person, ears: Ears, artifacts: Path | None
) -> None:
    ada.make_table(slug, {}, [{"kind": "me", "name": "Ada"}])
    for _ in range(MOST_HINTS):
        if ada.sees()["outcome"] == "true":
            break
        ada.follow_a_hint()
    ada.look(artifacts, f"solved-{slug}")
    assert ada.sees()["outcome"] == "true"
    expect(ada.page.get_by_test_id("outcome")).to_contain_text("with hints")
    assert ears.whispered()
    assert ears.whispered() == ears.there_was_to_whisper()
