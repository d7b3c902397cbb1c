"""The page and the package are released together."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import boneyard

WEB = Path(__file__).resolve().parents[2] / "web"


@pytest.mark.parametrize("name", ["package.json", "package-lock.json"])
def test_the_page_has_the_version_of_the_package(name: str) -> None:
    said = json.loads((WEB / name).read_text("utf-8"))
    assert said["version"] == boneyard.__version__
    assert said.get("packages", {}).get("", said)["version"] == boneyard.__version__
