"""A whole short game of every slug, played through the page by clicking what is lit.

Begun at a large screen by day, ended on a telephone by night: nothing may be in anybody's way.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from boneyard import games
from tests.browser.barriers import in_the_way
from tests.browser.conftest import People, Server

pytestmark = pytest.mark.browser

PATIENCE_S = 60.0
TELEPHONE: ViewportSize = {"width": 360, "height": 740}
# Free puzzles take wrong placements back, so that clicking anyhow need not end them; and a race
# against the clock ends when the clock says so. There it is enough that clicks are moves.
ENDLESS_KINDS = ("puzzle",)
ENOUGH_CLICKS = 40
LOOK_AFTER = 10
# In a race bots look at the tiles as long as a person would: the quickest, with the smaller set.
SHORTER: dict[str, dict[str, Any]] = {"hectic": {"set": 6}}
QUICKER = {"hectic": "search-2"}
MOST_HINTS = 120


def short(slug: str) -> dict[str, Any]:
    """Options for the shortest match, with as few people as possible."""
    chosen: dict[str, Any] = dict(SHORTER.get(slug, {}))
    sheet = games.sheet(slug)
    for option in sheet.declare(games.game(slug).options):
        if option.kind == "match":
            chosen["match"] = "rounds:1"
        elif option.name == "players" and option.choices:
            chosen["players"] = min(int(choice) for choice in option.choices)
    return chosen


@pytest.mark.parametrize("slug", games.slugs())
def test_a_whole_game_by_clicking_what_is_lit(
    slug: str, people: People, server: Server, artifacts: Path
) -> None:
    options = short(slug)
    game = games.game(slug, **options)
    seats = [{"kind": "me", "name": "Ada"}]
    bot = {"kind": "bot", "name": "Emil", "bot": QUICKER.get(slug, "greedy")}
    seats += [bot] * (game.players - 1)
    ada = people.person(server.address)
    ada.make_table(slug, options, seats)
    endless = games.sheet(slug).kind in ENDLESS_KINDS
    ada.play(seconds=PATIENCE_S, clicks=LOOK_AFTER)
    ada.look(artifacts, f"game-{slug}")
    assert in_the_way(ada.page) == []
    ada.page.set_viewport_size(TELEPHONE)
    ada.page.emulate_media(color_scheme="dark")
    ada.page.wait_for_timeout(100)
    ada.look(artifacts, f"game-{slug}-phone")
    assert in_the_way(ada.page) == []
    seen = ada.play(seconds=PATIENCE_S, clicks=ENOUGH_CLICKS if endless else None)
    ada.look(artifacts, f"game-{slug}-end")
    assert in_the_way(ada.page) == []
    if endless:
        assert int(seen["seq"]) > 2, seen
    else:
        assert seen["outcome"] == "true", seen


@pytest.mark.parametrize("slug", [s for s in games.slugs() if games.sheet(s).kind == "puzzle"])
def test_a_puzzle_is_solved_by_following_its_hints(
    slug: str, people: People, server: Server, artifacts: Path
) -> None:
    ada = people.person(server.address)
    ada.make_table(slug, {}, [{"kind": "me", "name": "Ada"}])
    for _ in range(MOST_HINTS):
        if ada.sees()["outcome"] == "true":
            break
        ada.follow_a_hint()
    ada.look(artifacts, f"solved-{slug}")
    assert ada.sees()["outcome"] == "true"
    expect(ada.page.get_by_test_id("outcome")).to_contain_text("with hints")
