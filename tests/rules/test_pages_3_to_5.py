"""What the rules pages of sections 3 to 5 give as examples is true, in every language."""

from __future__ import annotations

import re

import pytest

from boneyard.games.dominance.position import row_points
from boneyard.games.fortress.geometry import level_points
from boneyard.testing.book import rules_of
from boneyard.text import LANGUAGES
from boneyard.text.rules import rules_page
from boneyard.tiles import Tile, TileSet

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def page(slug: str, language: str) -> str:
    return rules_page(slug, language)


def tiles_in(text: str) -> list[tuple[int, int]]:
    return [(int(a), int(b)) for a, b in re.findall(r"\b(\d+)-(\d+)\b", text)]


@in_every_language
def test_the_pairs_of_concentration_make_twelve(language: str) -> None:
    told = map(tiles_in, page("concentration", language).splitlines())
    (halves,) = [tiles for tiles in told if len(tiles) == 6]
    fits = rules_of("concentration").fits
    for one, other in zip(halves[::2], halves[1::2], strict=True):
        assert fits(Tile.of(*one), Tile.of(*other))


@in_every_language
def test_the_points_of_fortress(language: str) -> None:
    text = page("fortress", language)
    (_, points) = re.findall(r"^\| \w+ \| (\d+ \|.*) \|$", text, re.M)
    levels = [int(number) for number in points.split(" | ")]
    assert levels == [level_points(level) for level in (1, 2, 3, 4, 5)] == [1, 3, 6, 10, 15]
    (line,) = [line for line in text.splitlines() if "35" in line]
    chains = [int(number) for number in re.findall(r"\b\d+\b", line)]
    assert chains == [1, *(sum(levels[:count]) for count in (2, 3, 4, 5))]


@in_every_language
def test_the_worked_example_of_dominance(language: str) -> None:
    text = page("dominance", language)
    rows = re.findall(r"^\| (\d) \| (\d+|–) \| (\d+|–) \| (.+) \|$", text, re.M)
    assert [int(row) for row, *_ in rows] == list(range(1, 8))
    totals = {"Ada": 0, "Ben": 0}
    for _, ada, ben, said in rows:
        sums = [0 if number == "–" else int(number) for number in (ada, ben)]
        for name, points in zip(totals, row_points(*sums), strict=True):
            assert (name in said) == (points > 0)
            assert points == 0 or str(points) in said
            totals[name] += points
    assert totals == {"Ada": 20, "Ben": 19}
    assert "9 + 11 = 20" in text
    assert "12 + 7 = 19" in text


@in_every_language
def test_how_many_tiles_the_audience_of_the_fortune_teller_lays(language: str) -> None:
    text = page("fortune-teller", language)
    for set_ in (6, 12, 18):
        assert re.search(rf"\b{len(TileSet.double(set_)) - 1} ", text)


@in_every_language
def test_how_many_tiles_stay_over_in_solo_draw(language: str) -> None:
    text = page("solo-draw", language)
    assert "28 − 1 − 25" in text
    assert "55 − 1 − 49" in text
