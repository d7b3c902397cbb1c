"""Every game has a golden playthrough, and still plays it to the letter."""

from __future__ import annotations

import pytest

import boneyard
from boneyard.games import folder
from boneyard.notation import record
from boneyard.testing.playthrough import golden


@pytest.mark.parametrize("slug", boneyard.slugs())
def test_the_golden_playthrough_is_still_played_to_the_letter(slug: str) -> None:
    file = folder(slug) / "golden.txt"
    assert file.exists(), f"write it: python -m boneyard.testing.golden {slug}"
    assert golden(slug) == file.read_text("utf-8"), "on purpose? then write it anew and say why"


@pytest.mark.parametrize("slug", boneyard.slugs())
def test_the_golden_record_replays(slug: str) -> None:
    text = (folder(slug) / "golden.txt").read_text("utf-8")
    assert list(record.replay(record.read(text)))
