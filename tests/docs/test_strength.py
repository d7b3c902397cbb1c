"""The page on how strong the bots are is made by a program, and has all that it makes."""

from __future__ import annotations

import re
import sys

import pytest

from tools import strength
from tools.strength import (
    EXPLOITED,
    LADDERS,
    PAGE,
    commands,
    cross_commands,
    exploit_commands,
    page,
    play_commands,
)


def rows(text: str) -> list[list[str]]:
    """The cells of every row of numbers."""
    found = [line for line in text.splitlines() if line.startswith("| ") and "95 %" not in line]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in found]


def well_formed(text: str, quick: bool) -> None:
    for slug, words in (*commands(quick), *exploit_commands(quick)):
        assert f"```sh\nboneyard {' '.join(words)}\n```" in text, slug
    asked = [*cross_commands(quick), *play_commands(quick)]
    for those in (cross_commands(quick), play_commands(quick)):
        assert "\n".join(f"boneyard {' '.join(words)}" for words in those) in text
    crossed = [row for row in rows(text) if len(row) == 7]
    assert [f"{a},{b}" for a, b, *_ in crossed] == [words[3] for words in asked]
    for (_, _, win, interval, _, _, deals), words in zip(crossed, asked, strict=True):
        low, high = map(float, interval.split(" – "))
        assert low <= float(win.removesuffix(" %")) <= high
        # None is stopped early, or shares could not be compared.
        assert words[words.index("--deals") + 1] == deals
    ladders = [row for row in rows(text) if len(row) == 8]
    assert len(ladders) == sum(one.bots.count(",") for one in LADDERS)
    for a, b, win, interval, points, _, deals, verdict in ladders:
        low, high = map(float, interval.split(" – "))
        assert low <= float(win.removesuffix(" %")) <= high, (a, b)
        assert re.fullmatch(r"[+-]\d+\.\d\d", points)
        assert int(deals) >= 2
        assert verdict in ("better", "not better", "open")
    losses = [row for row in rows(text) if len(row) == 2 and row[0] != "bot"]
    assert len(losses) >= 2 * len(EXPLOITED)
    assert all(float(lost) >= 0 for _, lost in losses)


def test_the_page_is_made_anew_and_well_formed(monkeypatch: pytest.MonkeyPatch) -> None:
    # One ladder and one pair of partners are made as all the others are.
    for where in (strength, sys.modules[__name__]):
        monkeypatch.setattr(where, "LADDERS", (strength.Measured("classic-draw"),))
    monkeypatch.setattr(strength, "PARTNERS", ("casual",))
    monkeypatch.setattr(strength, "OPPONENTS", ("heaviest",))
    monkeypatch.setattr(strength, "PLAY_ONLY", (("casual,random", 2),))
    told: list[str] = []
    text = page(quick=True, jobs=1, told=told.append)
    well_formed(text, quick=True)
    assert len(told) == len(LADDERS) + 2 + len(EXPLOITED)


def test_the_page_there_is_has_been_made_by_these_commands() -> None:
    well_formed(PAGE.read_text("utf-8"), quick=False)
