"""Installed: what works without network, and that a new build takes the place of the old one."""

from __future__ import annotations

import json
import re
import shutil
import struct
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import expect

from boneyard import games
from boneyard.server.http import page as served
from tests.browser.conftest import People, Server
from tests.browser.person import Person

pytestmark = pytest.mark.browser

PAGE = Path(served.__file__).resolve().parents[1] / "page"
GAME = "classic-draw"

KEPT = """async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("boneyard-reading"));
  const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return found.flat().filter((one) => one.url.includes("/rules")).length;
}"""


def install(ada: Person) -> None:
    """Come once, and let the page be kept with all its rules."""
    ada.lobby()
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ada.page.reload()
    ada.lobby()
    everything = len(games.slugs())
    ada.wait_until(lambda: bool(ada.page.evaluate(KEPT) >= everything))


def test_without_network_one_reads_and_is_told_what_needs_the_server(
    people: People, server: Server, artifacts: Path | None
) -> None:
    ada = people.person(server.address, installed=True)
    install(ada)
    ada.page.context.set_offline(True)
    ada.page.reload()
    expect(ada.page.locator("[data-slug]").first).to_be_visible()
    expect(ada.page.get_by_test_id("without-server")).to_contain_text("the server is needed")
    ada.look(artifacts, "without-network")
    ada.page.locator(f"[data-slug={GAME}]").click()
    expect(ada.page.locator(".problem")).to_contain_text("needs the server")
    # Rules nobody has looked at before.
    ada.page.get_by_role("button", name="Rules", exact=True).click()
    expect(ada.page.locator("dialog article")).not_to_be_empty()
    ada.page.keyboard.press("Escape")
    # Back on the network the page finds out by itself.
    ada.page.context.set_offline(False)
    expect(ada.page.get_by_test_id("without-server")).to_be_hidden()
    expect(ada.page.get_by_test_id("play-bots")).to_be_enabled()


def test_the_page_can_be_installed_with_icons_of_the_sizes_it_names() -> None:
    manifest = json.loads((PAGE / "manifest.webmanifest").read_text("utf-8"))
    sizes = {}
    for icon in manifest["icons"]:
        drawn = (PAGE / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", drawn[16:24])
            sizes[icon["sizes"]] = f"{width}x{height}"
    assert sizes == {"192x192": "192x192", "512x512": "512x512"}


def stamp_of(worker: str) -> tuple[str, list[str]]:
    """The version and the files that a stamped service worker names."""
    version = re.search(r'const VERSION = "(\w+)";', worker)
    files = re.search(r"const FILES = (\[.*?\]);", worker)
    assert version is not None
    assert files is not None
    return version[1], json.loads(files[1])


def test_the_service_worker_knows_every_file_of_the_build() -> None:
    version, files = stamp_of((PAGE / "sw.js").read_text("utf-8"))
    there = {
        path.relative_to(PAGE).as_posix()
        for path in PAGE.rglob("*")
        if path.is_file() and path.name not in ("sw.js", ".built-from")
    }
    assert version != "unstamped"
    assert {file or "index.html" for file in files} == there


def test_any_changed_file_makes_another_version(tmp_path: Path) -> None:
    """The stamp is put on a copy of the house, once as it is and once with another icon."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("there is no node on this machine's PATH")
    web = Path(__file__).resolve().parents[2] / "web"
    page = tmp_path / "src" / "boneyard" / "server" / "page"
    page.mkdir(parents=True)
    (tmp_path / "web").mkdir()
    shutil.copy(web / "stamp.js", tmp_path / "web" / "stamp.mjs")
    versions = []
    for icon in ("<svg/>", "<svg></svg>"):
        (page / "index.html").write_text("<html></html>")
        (page / "icon.svg").write_text(icon)
        shutil.copy(web / "public" / "sw.js", page / "sw.js")
        subprocess.run([node, tmp_path / "web" / "stamp.mjs"], check=True)
        version, files = stamp_of((page / "sw.js").read_text("utf-8"))
        assert files == ["icon.svg", ""]
        versions.append(version)
    assert versions[0] != versions[1]
