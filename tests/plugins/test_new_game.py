"""A new game begins as a copy of another, and passes its tests before anybody has changed it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from boneyard import games
from tools.new_game import PLAINEST, main

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    return tmp_path / "src" / "orchard"


def test_a_copy_in_a_package_of_its_own_is_found_and_passes(
    package: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["orchard-run", "--like", "hungarian", "--into", str(package)]) == 0
    _, _, snippet = capsys.readouterr().out.partition("needs:\n\n")
    assert 'orchard-run = "orchard.orchard_run"' in snippet
    project = '[project]\nname = "orchard"\nversion = "1"\n'
    built = '[build-system]\nrequires = ["hatchling"]\nbuild-backend = "hatchling.build"\n'
    (tmp_path / "pyproject.toml").write_text(f"{built}{project}{snippet}", "utf-8")
    site = tmp_path / "site"
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    command += ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(site)]
    subprocess.run([*command, str(tmp_path)], check=True, capture_output=True)
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "--import-mode=importlib", str(site / "orchard")],
        cwd=site,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(site), str(ROOT / "src")])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout
    folder = site / "orchard" / "orchard_run"
    assert 'section=""' in (folder / "game.py").read_text("utf-8")
    assert (folder / "text.de.ftl").read_text("utf-8").startswith("title = Orchard Run\n")
    assert (folder / "rules.nl.md").read_text("utf-8").startswith("# Orchard Run\n")


def test_the_modules_of_a_copy_know_each_other_and_not_the_original(package: Path) -> None:
    assert main(["my-castle", "--like", "fortress", "--into", str(package)]) == 0
    code = "".join(file.read_text("utf-8") for file in (package / "my_castle").glob("*.py"))
    assert "from orchard.my_castle.geometry import" in code
    assert "boneyard.games.fortress" not in code


@pytest.mark.parametrize(
    ("slug", "like", "said"),
    [
        ("block", "hungarian", "there is a game called block already"),
        ("My Game", "hungarian", "is no name for a game"),
        ("orchard-run", "hungarain", "perhaps hungarian"),
    ],
)
def test_what_is_in_the_way_is_said(
    slug: str, like: str, said: str, package: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([slug, "--like", like, "--into", str(package)]) == 2
    assert said in capsys.readouterr().err
    assert not package.exists()


def test_a_kind_of_games_is_begun_with_its_plainest(package: Path) -> None:
    assert set(PLAINEST.values()) <= set(games.slugs())
    assert main(["my-tricks", "--like", "tricks", "--into", str(package)]) == 0
    assert "tricks_listing(" in (package / "my_tricks" / "game.py").read_text("utf-8")
