"""A server and a browser for commands that look at the page outside of any test."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import Browsers, People, Server
from tests.conftest import CHROMIUM_NAMES


@contextmanager
def chromium() -> Iterator[Browser]:
    found = next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
    if found is None:
        raise SystemExit("no Chromium found; on Debian: apt-get install chromium")
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=arguments)
        yield browser
        browser.close()


@contextmanager
def house() -> Iterator[tuple[Server, People]]:
    """A server with tables of its own, and people who can come to it."""
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder))
        server.start()
        people = People(Browsers(browser))
        try:
            yield server, people
        finally:
            people.leave()
            server.stop()
