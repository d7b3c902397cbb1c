"""How the levels of a game compare is found out by one command, and shown as it was found."""

from __future__ import annotations

from pathlib import Path

import pytest

import boneyard
from boneyard.bots import LEVELS
from boneyard.testing import levels as tool
from boneyard.testing.levels import LevelsFound, levels, pairs, read, written
from tools.levels import PAGE, page


def test_the_page_shows_what_lies_in_the_folders() -> None:
    assert PAGE.read_text("utf-8") == page(), "run: python -m tools.levels"


def test_what_lies_there_is_of_the_rules_as_they_are() -> None:
    known = {slug: found for slug in boneyard.slugs() if (found := read(slug)) is not None}
    assert known
    for slug, found in known.items():
        assert found.version == boneyard.listing(slug).version, slug
        assert [(one.a, one.b) for one in found.compared] == list(pairs(slug)), slug


def test_every_two_levels_meet_and_each_meets_the_yardsticks() -> None:
    line, memory = list(pairs("block")), list(pairs("memory"))
    assert len(line) == 6 + 4 * 3
    assert {b for a, b in memory if a == "master"} == {*LEVELS, "random"} - {"master"}
    with pytest.raises(ValueError, match="played alone"):
        list(pairs("solo-draw"))


def test_the_same_command_finds_the_same_and_it_can_be_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = levels("memory", deals=2, playouts=2)
    assert found == levels("memory", deals=2, playouts=2)
    monkeypatch.setattr(tool, "folder", lambda slug: tmp_path)
    assert read("memory") is None
    (tmp_path / tool.FILE).write_text(written(found), "utf-8")
    assert read("memory") == found
    assert isinstance(found, LevelsFound)
