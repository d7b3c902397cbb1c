"""A real Firefox, spoken to in its own language (WebDriver BiDi): no driver between it and us."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tests.browser.conftest import free_port

NAMES = ("firefox-esr", "firefox")
STARTED_S = 60.0
ANSWERED_S = 120.0
LEFT_BEHIND = "A ServiceWorker intercepted the request"
"""What Firefox says of a picture that was still on its way when somebody left the page."""
QUIET = {
    # Nobody is asked anything, and nothing is looked up elsewhere.
    "app.update.enabled": "false",
    "browser.shell.checkDefaultBrowser": "false",
    "datareporting.policy.dataSubmissionEnabled": "false",
    "intl.accept_languages": '"en-GB"',
    "network.captive-portal-service.enabled": "false",
    "network.connectivity-service.enabled": "false",
    "ui.prefersReducedMotion": "1",
}


class Firefox:
    """One window. What it complains about is kept in `trouble`."""

    def __init__(self, line: ClientConnection) -> None:
        self._line, self._ids = line, count(1)
        self.trouble: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        (window, *_) = self.ask("browsingContext.getTree")["contexts"]
        self._window: str = window["context"]

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        """Send a command and wait for what it leads to."""
        number = next(self._ids)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            told = json.loads(self._line.recv(timeout=ANSWERED_S))
            if told.get("method") == "log.entryAdded" and told["params"]["level"] == "error":
                said = str(told["params"]["text"])
                self.trouble += [] if LEFT_BEHIND in said else [said]
            if told.get("id") == number:
                assert told["type"] == "success", told
                result: dict[str, Any] = told["result"]
                return result

    def open(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self._window, url=address, wait="complete")

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self.ask("browsingContext.setViewport", context=self._window, viewport=size)

    def run(self, function: str, argument: object = None) -> Any:
        """What a function of the page's language gives, awaited."""
        said = self.ask(
            "script.evaluate",
            expression=f"Promise.resolve(({function})({json.dumps(argument)}))"
            ".then((found) => JSON.stringify(found ?? null))",
            target={"context": self._window},
            awaitPromise=True,
        )
        assert said["type"] == "success", said
        return json.loads(said["result"]["value"])

    def wait_until(self, true: str) -> None:
        until = time.monotonic() + STARTED_S
        while not self.run(f"() => Boolean({true})"):
            assert time.monotonic() < until, f"it did not happen in time: {true}"
            time.sleep(0.05)


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """A Firefox without a screen whose profile is in this folder."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    assert found is not None, "these tests need Firefox; on Debian: apt-get install firefox-esr"
    prefs = [f'user_pref("{name}", {value});' for name, value in QUIET.items()]
    (folder / "user.js").write_text("\n".join(prefs), encoding="utf-8")
    port = free_port()
    command = [found, "--headless", "--no-remote", "--profile", str(folder)]
    command += ["--remote-debugging-port", str(port), "about:blank"]
    window = subprocess.Popen(
        command,
        env={**os.environ, "HOME": str(folder)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        with _line(port, window) as line:
            yield Firefox(line)
    finally:
        window.terminate()
        window.wait(timeout=30)


def _line(port: int, window: subprocess.Popen[bytes]) -> ClientConnection:
    until = time.monotonic() + STARTED_S
    while True:
        try:
            return connect(f"ws://127.0.0.1:{port}/session", max_size=None)
        except (OSError, WebSocketException):
            assert window.poll() is None, "Firefox did not start"
            assert time.monotonic() < until, "Firefox does not answer"
            time.sleep(0.1)
