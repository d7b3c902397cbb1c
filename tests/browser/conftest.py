"""A real server in a process of its own, and people in front of it."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import time
import urllib.request
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import settings
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Request

import boneyard
from tests.browser.person import Person
from tests.conftest import launched
from tests.server.forked import Forked
from tests.server.serve import serve_app

ROOT = Path(__file__).resolve().parents[2]
ARTIFACTS = ROOT / "test-artifacts"
STARTED_S = 60.0
# What Chromium itself says when a line is cut on purpose.
CUT_OFF = ("WebSocket connection", "Failed to load resource: net::ERR_")
Listening = dict[str, Callable[[Any], None]]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """The server as people run it; it can be killed and started again on its port."""

    def __init__(
        self, folder: Path, factory: str = "tests.browser.dealt:create_app", **settings: str
    ) -> None:
        """`settings` as the environment has them."""
        self._factory, self._settings = factory, settings
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}/"
        self._url = f"sqlite:///{folder / 'tables.db'}"
        self._process: Forked | None = None

    def start(self) -> None:
        settings = {"BONEYARD_DATABASE_URL": self._url, **self._settings}
        self._process = Forked(serve_app, self._factory, self.port, settings)
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
                self._process.wait(timeout=10)
            self._process = None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="package")
def chromium(chromium_path: str, chromium_args: list[str]) -> Iterator[Browser]:
    """One Chromium for all that is done in browsers: none of these tests is async."""
    with launched(chromium_path, chromium_args) as browser:
        yield browser


class Look(NamedTuple):
    """What a browser is like."""

    width: int
    height: int
    language: str
    dark: bool
    touch: bool


# After one of these a page is no longer like one that was just opened, and cannot be again.
ALTERING = ("add_init_script", "route", "route_web_socket", "expose_binding", "expose_function")


class Tab:
    """A page in a browser of its own, as private as another computer's."""

    def __init__(self, chromium: Browser, look: Look, *, installed: bool = False) -> None:
        self.look = look
        self.altered = False
        self.context = chromium.new_context(
            viewport={"width": look.width, "height": look.height},
            locale=look.language,
            color_scheme="dark" if look.dark else "light",
            has_touch=look.touch,
            reduced_motion="reduce",
            service_workers="allow" if installed else "block",
        )
        # Bots do not wait: a test has no eyes to follow them.
        self.context.add_init_script(
            "if (!localStorage.getItem('boneyard.settings'))"
            " localStorage.setItem('boneyard.settings', JSON.stringify({pace: 0, sound: false}))"
        )
        # They know every game, so that nothing is explained to them before they play.
        known = json.dumps(boneyard.slugs())
        self.context.add_init_script(
            f"localStorage.getItem('boneyard.known') ?? "
            f"localStorage.setItem('boneyard.known', {json.dumps(known)})"
        )
        self.page = self.context.new_page()
        for name in ALTERING:
            setattr(self.page, name, self._altering(getattr(self.page, name)))

    def _altering(self, done: Callable[..., object]) -> Callable[..., object]:
        def alters(*args: object, **more: object) -> object:
            self.altered = True
            return done(*args, **more)

        return alters

    def empty(self, address: str) -> bool:
        """Forget whoever was here; whether the next one finds nothing of theirs."""
        if self.altered or not self.page.url.startswith(address):
            return False
        for page in self.context.pages:
            if page is not self.page:
                page.close()
        try:
            self.page.evaluate("sessionStorage.clear()")
            # Something of the server's that runs no code, and so can keep nothing any more.
            self.page.goto(address + "icon.svg")
        except Error:
            # A server of the test's own is gone before the people are.
            return False
        session = self.context.new_cdp_session(self.page)
        kept = {"origin": address.rstrip("/"), "storageTypes": "all"}
        session.send("Storage.clearDataForOrigin", kept)
        session.detach()
        self.context.clear_cookies()
        width, height, _, dark, _ = self.look
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
        return True


class Browsers:
    """Those nobody sits at any more. To open a new one takes three times as long as to have the
    page come up in one that is there, and many tests do little else."""

    def __init__(self, chromium: Browser) -> None:
        self._chromium = chromium
        self._free: dict[Look, list[Tab]] = {}

    def tab(self, look: Look) -> Tab:
        free = self._free.get(look)
        return free.pop() if free else Tab(self._chromium, look)

    def new_tab(self, look: Look, *, installed: bool) -> Tab:
        """One for one person only."""
        tab = Tab(self._chromium, look, installed=installed)
        tab.altered = True
        return tab

    def left(self, tab: Tab, address: str) -> None:
        if tab.empty(address):
            self._free.setdefault(tab.look, []).append(tab)
        else:
            tab.context.close()


@pytest.fixture(scope="package")
def browsers(chromium: Browser) -> Browsers:
    return Browsers(chromium)


class People:
    """Everybody in front of a browser; whatever goes wrong in one is kept."""

    def __init__(self, browsers: Browsers) -> None:
        self._browsers = browsers
        self._there: list[tuple[Tab, str, Listening]] = []
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
        new: bool = False,
    ) -> Person:
        """Somebody at a browser of their own; `installed`: one that may keep the page for later,
        `new`: one that nobody has had before and nobody gets afterwards."""
        look = Look(width, height, language, dark, touch)
        if installed or new:
            tab = self._browsers.new_tab(look, installed=installed)
        else:
            tab = self._browsers.tab(look)
        self._there.append((tab, address, self._listen(tab.page, address)))
        return Person(tab.page, address)

    def _listen(self, page: Page, address: str) -> Listening:
        def failed(wrong: Error) -> None:
            self.trouble.append(f"error on the page: {wrong}")

        def said(one: ConsoleMessage) -> None:
            if one.type == "error" and not one.text.startswith(CUT_OFF):
                self.trouble.append(f"the page complains: {one.text}")

        def asked(one: Request) -> None:
            if not one.url.startswith((address, "data:", "blob:")):
                self.trouble.append(f"a request to somebody else: {one.url}")

        page.on("pageerror", failed)
        page.on("console", said)
        page.on("request", asked)
        return {"pageerror": failed, "console": said, "request": asked}

    def photograph(self, folder: Path, name: str) -> None:
        pages = [page for tab, _, _ in self._there for page in tab.context.pages]
        for number, page in enumerate(pages):
            page.screenshot(path=folder / f"{name}-{number}.png")

    def leave(self) -> None:
        for tab, address, listening in self._there:
            for event, heard in listening.items():
                tab.page.remove_listener(event, heard)
            self._browsers.left(tab, address)
        self._there.clear()

    def fail(self) -> None:
        """Something went wrong: nobody is to sit here after them."""
        for tab, _, _ in self._there:
            tab.altered = True


@pytest.fixture
def people(browsers: Browsers) -> Iterator[People]:
    """Everybody in front of a browser; the test fails if one of their pages complains."""
    there = People(browsers)
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
        people.fail()
        ARTIFACTS.mkdir(exist_ok=True)
        people.photograph(ARTIFACTS, "failed-" + re.sub(r"\W+", "-", item.name))
    return report
