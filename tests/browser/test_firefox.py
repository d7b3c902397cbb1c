"""The page in Firefox: a game of each kind by clicking what is lit, and no complaint."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from boneyard import games
from tests.browser.conftest import Server
from tests.browser.firefox import Firefox, firefox
from tests.browser.person import PLAYS
from tests.browser.test_every_game import short

pytestmark = pytest.mark.extras

MS = 60_000


@pytest.fixture(scope="module")
def fox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    with firefox(tmp_path_factory.mktemp("firefox")) as window:
        yield window


@pytest.fixture
def quiet_fox(fox: Firefox) -> Iterator[Firefox]:
    """The test fails if the page complains."""
    fox.trouble.clear()
    yield fox
    assert fox.trouble == []


def made(server: Server, slug: str, options: dict[str, Any]) -> dict[str, Any]:
    players = games.game(slug, **options).players
    seats = [{"kind": "me", "name": "Ada"}]
    seats += [{"kind": "bot", "name": "Emil", "bot": "greedy"}] * (players - 1)
    wish = {"slug": slug, "options": options, "seats": seats, "lang": "en"}
    asked = urllib.request.Request(
        f"{server.address}api/tables",
        json.dumps(wish).encode(),
        {"content-type": "application/json"},
    )
    with urllib.request.urlopen(asked) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


def play(fox: Firefox, rng: Random) -> str | None:
    """Click what is lit until the match is over; what its outcome says."""
    # Everything is clicked by the page itself: whether something lies above it, Chromium tells.
    known = dict.fromkeys(("curtain", "next", "boneyard"), True)
    asked = {"ends": ["true"], "clicks": None, "ms": MS, "known": known}
    seen: str | None = fox.run(PLAYS, {**asked, "seed": rng.getrandbits(32)})["seen"]["outcome"]
    return seen


ONE_OF_EACH = ("block", "all-fives-spinner", "chicken-foot", "memory", "fortress", "dominance")


@pytest.mark.parametrize("slug", ONE_OF_EACH)
def test_a_whole_game_by_clicking_what_is_lit(
    slug: str, quiet_fox: Firefox, server: Server
) -> None:
    table = made(server, slug, short(slug))
    quiet_fox.open(server.address)
    quiet_fox.run(
        "() => localStorage.setItem('boneyard.settings',"
        " JSON.stringify({pace: 0, sound: false, explain: false}))"
    )
    quiet_fox.resize(1280, 800)
    quiet_fox.open(f"{server.address}t/{table['table']}#{table['seats'][0]['secret']}")
    quiet_fox.wait_until("document.querySelector('[data-seat]')")
    assert play(quiet_fox, Random(1)) == "true"


def test_the_lobby_is_there_on_a_telephone(quiet_fox: Firefox, server: Server) -> None:
    quiet_fox.resize(390, 844)
    quiet_fox.open(server.address)
    quiet_fox.wait_until("document.querySelectorAll('[data-slug]').length > 30")
    assert quiet_fox.run("() => document.documentElement.scrollWidth") <= 390
