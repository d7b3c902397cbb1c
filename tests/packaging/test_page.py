"""The built page, as any web server would serve it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser

PAGE = Path(__file__).resolve().parents[2] / "src" / "boneyard" / "server" / "page"


@pytest.fixture
def address_below_a_path(tmp_path: Path) -> Iterator[str]:
    """The page at /games/boneyard/, as behind a reverse proxy."""
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "boneyard").symlink_to(PAGE)
    handler = partial(SimpleHTTPRequestHandler, directory=str(tmp_path))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/games/boneyard/"
        server.shutdown()


@pytest.mark.browser
def test_the_page_finds_its_own_files_below_a_path(
    chromium: Browser, address_below_a_path: str
) -> None:
    context = chromium.new_context()
    page = context.new_page()
    failed: list[str] = []
    page.on(
        "response",
        lambda answer: (
            failed.append(answer.url)
            if answer.status >= 400 and answer.request.resource_type in ("script", "stylesheet")
            else None
        ),
    )
    page.goto(address_below_a_path)
    page.wait_for_function("document.getElementById('app').childElementCount > 0")
    context.close()
    assert failed == []
