"""A real server in a process of its own, and people in front of it."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.person import Person

ROOT = Path(__file__).resolve().parents[2]
ARTIFACTS = ROOT / "test-artifacts"
STARTED_S = 60.0
# What Chromium itself says when a line is cut on purpose.
CUT_OFF = ("WebSocket connection", "Failed to load resource: net::ERR_")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """The server as people run it; it can be killed and started again on its port."""

    def __init__(
        self, folder: Path, factory: str = "boneyard.server.app:create_app", **settings: str
    ) -> None:
        """`settings` as the environment has them."""
        self._factory, self._settings = factory, settings
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}/"
        self._url = f"sqlite:///{folder / 'tables.db'}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "uvicorn", "--factory", self._factory]
        command += ["--port", str(self.port), "--ws", "websockets-sansio", "--log-level", "warning"]
        settings = {"BONEYARD_DATABASE_URL": self._url, **self._settings}
        self._process = subprocess.Popen(command, cwd=ROOT, env={**os.environ, **settings})
        until = time.monotonic() + STARTED_S
        while time.monotonic() < until:
            try:
                urllib.request.urlopen(self.address + "healthz", timeout=2).close()
            except OSError:
                assert self._process.poll() is None, "the server did not start"
                time.sleep(0.1)
            else:
                return
        pytest.fail("the server does not answer")

    def kill(self) -> None:
        """As when the power goes."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            try:
                self._process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process = None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


class People:
    """Opens browsers, each as private as another computer's; whatever goes wrong in one is kept."""

    def __init__(self, chromium: Browser) -> None:
        self._chromium = chromium
        self._contexts: list[BrowserContext] = []
        self.trouble: list[str] = []

    def person(
        self,
        address: str,
        *,
        width: int = 1280,
        height: int = 800,
        language: str = "en-GB",
        dark: bool = False,
        touch: bool = False,
        installed: bool = False,
    ) -> Person:
        """Somebody at a new browser; `installed`: one that may keep the page for later."""
        context = self._chromium.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if dark else "light",
            has_touch=touch,
            reduced_motion="reduce",
            service_workers="allow" if installed else "block",
        )
        # Bots do not wait: a test has no eyes to follow them.
        context.add_init_script(
            "if (!localStorage.getItem('boneyard.settings'))"
            " localStorage.setItem('boneyard.settings', JSON.stringify({pace: 0, sound: false}))"
        )
        self._contexts.append(context)
        page = context.new_page()
        self._listen(page, address)
        return Person(page, address)

    def _listen(self, page: Page, address: str) -> None:
        page.on("pageerror", lambda wrong: self.trouble.append(f"error on the page: {wrong}"))
        page.on(
            "console",
            lambda said: (
                self.trouble.append(f"the page complains: {said.text}")
                if said.type == "error" and not said.text.startswith(CUT_OFF)
                else None
            ),
        )
        page.on(
            "request",
            lambda asked: (
                None
                if asked.url.startswith((address, "data:", "blob:"))
                else self.trouble.append(f"a request to somebody else: {asked.url}")
            ),
        )

    def photograph(self, folder: Path, name: str) -> None:
        pages = [page for context in self._contexts for page in context.pages]
        for number, page in enumerate(pages):
            page.screenshot(path=folder / f"{name}-{number}.png")

    def leave(self) -> None:
        for context in self._contexts:
            context.close()
        self._contexts.clear()


@pytest.fixture
def people(chromium: Browser) -> Iterator[People]:
    """Everybody in front of a browser; the test fails if one of their pages complains."""
    there = People(chromium)
    yield there
    there.leave()
    assert there.trouble == []


@pytest.fixture(scope="session")
def artifacts() -> Path | None:
    """Where pictures go that somebody may want to look at, taken with HYPOTHESIS_PROFILE=deep; no
    test looks at them, and they take a tenth of the time. One that fails leaves a picture."""
    if settings.get_current_profile_name() != "deep":
        return None
    ARTIFACTS.mkdir(exist_ok=True)
    return ARTIFACTS


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    people = getattr(item, "funcargs", {}).get("people")
    if report.when == "call" and report.failed and isinstance(people, People):
        ARTIFACTS.mkdir(exist_ok=True)
        people.photograph(ARTIFACTS, "failed-" + re.sub(r"\W+", "-", item.name))
    return report
