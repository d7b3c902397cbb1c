"""What the wheel and the source archive carry."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Mapping
from email import message_from_bytes
from email.message import Message
from pathlib import Path

import pytest
from packaging.utils import canonicalize_name
from trove_classifiers import classifiers

import boneyard
from boneyard.text import LANGUAGES
from tools import released
from tools.page import BUILT_FROM as STAMP

pytestmark = pytest.mark.extras

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "boneyard" / "games"
BUILT_FROM = STAMP.name


def build(source: Path, to: Path, target: str, environment: Mapping[str, str]) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(to)],
        cwd=source, env=environment, check=True, capture_output=True,
    )  # fmt: skip


def read_metadata(folder: Path) -> Message:
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as archive:
        info = f"boneyard_dominoes-{boneyard.__version__}.dist-info"
        return message_from_bytes(archive.read(f"{info}/METADATA"))


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    plain = {name: value for name, value in os.environ.items() if name != released.HOMEPAGE}
    build(ROOT, folder, "sdist", plain)
    build(ROOT, folder, "wheel", plain)
    return folder


@pytest.fixture(scope="module")
def metadata(archives: Path) -> Message:
    return read_metadata(archives)


@pytest.fixture(scope="module")
def wheel(archives: Path) -> set[str]:
    with zipfile.ZipFile(next(archives.glob("*.whl"))) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def sdist(archives: Path) -> set[str]:
    """Names without the leading boneyard_dominoes-<version>/."""
    with tarfile.open(next(archives.glob("*.tar.gz"))) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


def test_the_wheel_carries_the_page_and_its_types(wheel: set[str]) -> None:
    assert "boneyard/server/page/index.html" in wheel
    assert any(name.startswith("boneyard/server/page/assets/") for name in wheel)
    assert "boneyard/py.typed" in wheel
    assert "boneyard/server/storage/migrations/versions/0001_tables.py" in wheel


def test_the_wheel_carries_every_game_with_its_texts_and_rules(wheel: set[str]) -> None:
    shipped = [
        path
        for pattern in ("*.py", "*.ftl", "*.md", "golden.txt", "levels.json", "policy.json")
        for path in GAMES.glob(f"*/{pattern}")
        if not path.name.startswith("test_")
    ]
    missing = [path for path in shipped if f"boneyard/games/{path.relative_to(GAMES)}" not in wheel]
    assert missing == []


def test_the_wheel_has_the_name_that_is_ours_and_the_version_of_the_source(
    archives: Path, metadata: Message
) -> None:
    with zipfile.ZipFile(next(archives.glob("*.whl"))) as archive:
        info = f"boneyard_dominoes-{boneyard.__version__}.dist-info"
        commands = archive.read(f"{info}/entry_points.txt").decode()
    assert (metadata["Name"], metadata["Version"]) == ("boneyard-dominoes", boneyard.__version__)
    assert "\nboneyard = boneyard.cli:main" in commands
    # What `pipx run` and `uvx` look for.
    assert "\nboneyard-dominoes = boneyard.cli:main" in commands


SUFFIXES = {
    "", ".css", ".ftl", ".html", ".js", ".json", ".md", ".npz", ".png", ".py", ".svg", ".ttf",
    ".txt", ".typed", ".webmanifest", ".woff2",
}  # fmt: skip
"""What the package is made of. Anything else (keys, databases, compiled files) has got in."""


def test_the_wheel_carries_the_package_and_nothing_else(wheel: set[str]) -> None:
    tops = {name.partition("/")[0] for name in wheel}
    assert tops == {"boneyard", f"boneyard_dominoes-{boneyard.__version__}.dist-info"}
    inside = [Path(name) for name in wheel if name.startswith("boneyard/")]
    assert {path.suffix for path in inside} <= SUFFIXES
    assert [path.name for path in inside if path.name.startswith((".", "test_"))] == [BUILT_FROM]
    assert not {"__pycache__", "node_modules", "tests"} & {
        part for path in inside for part in path.parts
    }


def test_the_wheel_speaks_every_language(wheel: set[str]) -> None:
    for language in LANGUAGES:
        assert f"boneyard/text/rules.{language}.md" in wheel
        assert any(
            name.startswith(f"boneyard/server/page/assets/page.{language}") for name in wheel
        )
        for slug in boneyard.slugs():
            folder = f"boneyard/games/{slug.replace('-', '_')}"
            assert {f"{folder}/rules.{language}.md", f"{folder}/text.{language}.ftl"} <= wheel


def test_names_in_the_metadata_are_known_ones(metadata: Message) -> None:
    assert set(metadata.get_all("Classifier", [])) <= classifiers
    spoken = {
        line.split(" :: ")[1] for line in metadata.get_all("Classifier", []) if "Lang" in line
    }
    assert {"German", "English", "French", "Italian", "Dutch", "Python"} == spoken
    for extra in metadata.get_all("Provides-Extra", []):
        assert canonicalize_name(extra) == extra
    assert metadata["License-Expression"] == "MIT"


def test_what_an_index_shows_leads_nowhere_it_cannot(metadata: Message) -> None:
    """Beside the page of a package index lie no other files."""
    shown = metadata.get_payload()
    assert isinstance(shown, str)
    assert "# Boneyard" in shown
    assert "how it is built, part by part" in shown
    assert re.findall(r"!\[|\]\((?!https://)", shown) == []


def test_the_address_is_that_of_whoever_publishes(tmp_path: Path) -> None:
    """And it stays in what is made from their source archive, wherever that is."""
    told = os.environ | {released.HOMEPAGE: "https://dominoes.example/boneyard"}
    made, unpacked, again = (tmp_path / name for name in ("made", "unpacked", "again"))
    build(ROOT, made, "sdist", told)
    shutil.unpack_archive(next(made.glob("*.tar.gz")), unpacked)
    build(next(unpacked.iterdir()), again, "wheel", os.environ)
    assert read_metadata(again).get_all("Project-URL") == [
        "Homepage, https://dominoes.example/boneyard"
    ]


def test_without_an_address_none_is_named(metadata: Message) -> None:
    assert metadata.get_all("Project-URL") is None


def test_a_release_is_the_same_wherever_and_whenever_it_is_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And `twine check --strict` finds nothing."""
    monkeypatch.chdir(tmp_path)
    assert released.main(["dist"]) == 0, capsys.readouterr().err
    names = {line.split()[1] for line in capsys.readouterr().out.splitlines()}
    assert names == {path.name for path in (tmp_path / "dist").iterdir()}
    assert {name.partition("-")[0] for name in names} == {"boneyard_dominoes"}
    # A second one does not mix with the first.
    assert released.main([str(tmp_path / "dist")]) == 2
    assert "is not empty" in capsys.readouterr().err


def test_the_source_archive_can_be_installed_without_node(
    archives: Path, sdist: set[str], tmp_path: Path
) -> None:
    assert not any("node_modules" in name for name in sdist)
    shutil.unpack_archive(next(archives.glob("*.tar.gz")), tmp_path)
    (unpacked,) = tmp_path.iterdir()
    fresh = "from tools import page; raise SystemExit(page.is_stale())"
    subprocess.run([sys.executable, "-c", fresh], cwd=unpacked, check=True)
