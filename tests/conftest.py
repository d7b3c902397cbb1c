"""What tests of every kind share."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, sync_playwright

# Menus of a window nobody sees: to prepare them takes twice as long as to open our page. And what
# Playwright itself turns off, of whose list this takes the place.
NOT_NEEDED = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "PreloadTopChromeWebUI",
    "SpareRendererForSitePerProcess",
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
# The first of them has no window to draw, and is the quickest.
CHROMIUM_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """The Chromium of this machine: test tools bring none of their own."""
    for name in CHROMIUM_NAMES:
        if found := shutil.which(name):
            return found
    pytest.fail("no Chromium found; on Debian: apt-get install chromium")


@pytest.fixture(scope="session")
def chromium_args() -> list[str]:
    """Arguments that keep Chromium from calling home and from imitating a graphics card; root
    cannot use its sandbox."""
    quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync"]
    quiet += ["--disable-gpu", f"--disable-features={','.join(NOT_NEEDED)}"]
    return [*quiet, "--no-sandbox"] if os.geteuid() == 0 else quiet


@contextmanager
def launched(path: str, args: list[str]) -> Iterator[Browser]:
    """A running Chromium, as long as this lasts."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=args)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def chromium(chromium_path: str, chromium_args: list[str]) -> Iterator[Browser]:
    """A running Chromium; open a `new_context()` in it for every person at the table.

    Playwright's loop runs as long as this does, and no other can meanwhile: hence one for each
    module and not for the session, and no async tests beside these in a module.
    """
    with launched(chromium_path, chromium_args) as browser:
        yield browser
