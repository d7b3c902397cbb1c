"""What the wheel and the source archive carry."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import boneyard

pytestmark = pytest.mark.extras

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "boneyard" / "games"


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--directory", str(folder)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    return folder


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
        for pattern in ("*.py", "*.ftl", "*.md", "golden.txt")
        for path in GAMES.glob(f"*/{pattern}")
        if not path.name.startswith("test_")
    ]
    missing = [path for path in shipped if f"boneyard/games/{path.relative_to(GAMES)}" not in wheel]
    assert missing == []


def test_the_wheel_has_the_name_that_is_ours_and_the_version_of_the_source(archives: Path) -> None:
    with zipfile.ZipFile(next(archives.glob("*.whl"))) as archive:
        info = f"boneyard_dominoes-{boneyard.__version__}.dist-info"
        metadata = archive.read(f"{info}/METADATA").decode()
        commands = archive.read(f"{info}/entry_points.txt").decode()
    assert "\nName: boneyard-dominoes\n" in metadata
    assert f"\nVersion: {boneyard.__version__}\n" in metadata
    assert "\nboneyard = boneyard.cli:main" in commands


def test_the_wheel_carries_no_tests(wheel: set[str]) -> None:
    assert [name for name in wheel if Path(name).name.startswith("test_")] == []


def test_the_source_archive_can_be_installed_without_node(
    archives: Path, sdist: set[str], tmp_path: Path
) -> None:
    assert not any("node_modules" in name for name in sdist)
    shutil.unpack_archive(next(archives.glob("*.tar.gz")), tmp_path)
    (unpacked,) = tmp_path.iterdir()
    fresh = "from tools import page; raise SystemExit(page.is_stale())"
    subprocess.run([sys.executable, "-c", fresh], cwd=unpacked, check=True)
