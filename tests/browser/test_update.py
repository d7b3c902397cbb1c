"""A page from before an update loads itself anew, and says so where that does not help."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People, Server

pytestmark = pytest.mark.browser


def test_a_page_that_is_too_old_reloads_once_and_then_says_why(
    people: People, tmp_path: Path
) -> None:
    server = Server(tmp_path, "tests.browser.newer:create_app")
    server.start()
    try:
        ada = people.person(server.address, language="de-DE")
        loaded: list[str] = []
        ada.page.on("domcontentloaded", lambda page: loaded.append(page.url))
        made = ada.page.request.post(
            f"{server.address}api/tables",
            data={"slug": "block", "seats": [{"kind": "bot"}, {"kind": "bot"}]},
        ).json()
        ada.page.goto(f"{server.address}t/{made['table']}")
        expect(ada.page.get_by_role("alert")).to_contain_text("neue Fassung dieser Seite")
        at_table = [address for address in loaded if made["table"] in address]
        assert len(at_table) == 2, "loaded, and loaded once more"
    finally:
        server.stop()
