"""Talk between partners: it is still there when one comes back, and the others never see it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People, Server
from tests.browser.person import Person

pytestmark = pytest.mark.browser

FOUR = [
    {"kind": "me", "name": "Ada"},
    *[{"kind": "open", "name": name} for name in ("B", "C", "D")],
]
SAID = "I have no sixes"


def test_what_partners_said_is_there_again_after_the_server_was_killed(
    people: People, tmp_path: Path
) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        everybody = [people.person(server.address) for _ in FOUR]
        ada = everybody[0]
        made = ada.make_table("team-block", {"partners": "open"}, FOUR)
        for person, seat in zip(everybody[1:], made["seats"][1:], strict=True):
            person.page.goto(f"{server.address}t/{made['table']}#{seat['secret']}")
            person.wait_for_table()
        expect(ada.page.locator("[data-hand-tile]").first).to_be_visible()
        ada.page.get_by_label("Say something").fill(SAID)
        ada.page.get_by_role("button", name="Send").click()
        expect(ada.page.locator(".chat")).to_contain_text(SAID)
        server.kill()
        server.start()
        told = [person for person in everybody if _reads(person)]
        assert ada in told
        assert len(told) == 2
    finally:
        server.kill()


def _reads(person: Person) -> bool:
    """Whether somebody who opens the table anew reads it."""
    person.page.reload()
    expect(person.page.locator("[data-hand-tile]").first).to_be_visible()
    expect(person.page.locator(".log li").first).to_be_attached()
    person.page.wait_for_timeout(300)
    return SAID in person.page.content()
