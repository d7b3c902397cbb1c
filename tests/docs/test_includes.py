"""What a document shows of the program is the program."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.includes import NothingToInclude, documents, excerpt, refreshed

GAME = "src/boneyard/games/hungarian/game.py"
CYPRUS = "src/boneyard/games/cyprus/game.py"


@pytest.mark.parametrize("document", documents(), ids=lambda path: path.name)
def test_included_code_is_fresh(document: Path) -> None:
    text = document.read_text("utf-8")
    assert refreshed(text) == text, "run: python -m tools.includes"


def test_a_whole_file_is_written_below_its_comment() -> None:
    page = refreshed(f"Look:\n\n<!-- include: {GAME} -->\n\nThat was it.\n")
    assert page.startswith(f'Look:\n\n<!-- include: {GAME} -->\n```python\n"""Hungarian')
    assert page.endswith(")\n```\n\nThat was it.\n")


def test_what_was_there_gives_way_and_a_second_time_changes_nothing() -> None:
    stale = f"<!-- include: {GAME} -->\n```python\nold = 1\n```\n\nThat was it.\n"
    page = refreshed(stale)
    assert "old = 1" not in page
    assert page.endswith("```\n\nThat was it.\n")
    assert refreshed(page) == page


def test_one_definition_can_be_shown() -> None:
    assert excerpt(GAME, "rules").startswith("def rules(")
    assert excerpt(CYPRUS, "Star.opens").startswith("def opens(self, tile")
    assert excerpt(GAME, "HANDS") == "HANDS = {2: 12, 3: 8, 4: 6}\n"


@pytest.mark.parametrize(
    ("path", "name"), [("src/nothing.py", None), (GAME, "nothing"), (CYPRUS, "Star.nothing")]
)
def test_what_is_not_there_is_said(path: str, name: str | None) -> None:
    with pytest.raises(NothingToInclude, match="nothing"):
        excerpt(path, name)
