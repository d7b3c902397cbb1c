"""The version stands in one place, `boneyard.__version__`; everything else asks there."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

import boneyard
from boneyard.cli import main

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("name", ["package.json", "package-lock.json"])
def test_the_page_has_no_version_of_its_own(name: str) -> None:
    """It is released with the package, and nowhere else."""
    said = json.loads((ROOT / "web" / name).read_text("utf-8"))
    assert "version" not in said
    assert "version" not in said.get("packages", {}).get("", said)


def test_the_package_takes_its_version_from_the_source() -> None:
    said = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" in said["project"]["dynamic"]
    source = ROOT / said["tool"]["hatch"]["version"]["path"]
    assert source == ROOT / "src" / "boneyard" / "__init__.py"
    assert re.findall(r'^__version__ = "(.*)"$', source.read_text("utf-8"), re.MULTILINE) == [
        boneyard.__version__
    ]


def test_the_command_says_it(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        main(["--version"])
    assert done.value.code == 0
    assert capsys.readouterr().out == f"boneyard {boneyard.__version__}\n"


def test_the_changelog_knows_it() -> None:
    told = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert f"\n## [{boneyard.__version__}] - " in told
