"""What rules pages give as examples can happen at the table they describe: it is played here."""

from __future__ import annotations

import re

import pytest

import boneyard
from boneyard.core.options import SET
from boneyard.games import listing
from boneyard.games.divisor.game import DIVISORS
from boneyard.testing.book import Situation, line
from boneyard.text import LANGUAGES
from boneyard.text.phrases import possible_tables
from boneyard.text.rules import rules_page

every_language = pytest.mark.parametrize("language", LANGUAGES)

TILE = re.compile(r"(?<![\w-])(\d+)-(\d+)(?![\w-])")
CODE = re.compile(r"`[^`\n]*`")


def tiles_in(text: str) -> list[tuple[int, int]]:
    return [(int(one), int(other)) for one, other in TILE.findall(CODE.sub("", text))]


@pytest.mark.parametrize("slug", boneyard.slugs())
def test_a_page_names_no_tile_that_is_not_in_its_set(slug: str) -> None:
    for set_ in {table[SET] for table in possible_tables(listing(slug), {})}:
        for language in LANGUAGES:
            page = rules_page(slug, language, {"set": set_})
            assert [tile for tile in tiles_in(page) if max(tile) > set_] == [], (set_, language)


# -- divisor: every set has an example of its own ------------------------------------------------


def divisor(laid: str, held: str, set_: int) -> Situation:
    """The next player can go on, so that nothing but the lay is counted."""
    return line("divisor", f"{held} 1-0 | {set_}-3 | 6-0", laid, set=set_)


def open_sum(table: Situation) -> int:
    total: int = table.game.rules.lay_scoring.open_sum(table.state.layout)
    return total


def sums_in(text: str) -> list[int]:
    """What is said to come out: the number after each sum."""
    return [int(total) for total in re.findall(r"\+ \d+ = (\d+)", text)]


@every_language
@pytest.mark.parametrize("set_", DIVISORS)
def test_the_sums_of_divisor(language: str, set_: int) -> None:
    page = rules_page("divisor", language, {"set": set_})
    told = {tuple(tiles_in(text)): text for text in page.split("\n")}
    laid = "6-6 6-5>6-6.side"
    table = divisor(laid, "5-3 6-1 6-4", set_)
    assert sums_in(told[(6, 6), (6, 5)]) == [open_sum(table)]
    for tile, lay in (((5, 3), "5-3>6-5.5"), ((6, 1), "6-1>6-6.side"), ((6, 4), "6-4>6-6.tip")):
        assert sums_in(told[tile,]) == [open_sum(table.play(lay))]


@every_language
@pytest.mark.parametrize("set_", DIVISORS)
def test_where_a_tile_lies_matters_in_divisor(language: str, set_: int) -> None:
    page = rules_page("divisor", language, {"set": set_})
    (example,) = [text for text in page.split("\n") if tiles_in(text) == [(6, 6), (6, 2)]]
    numbers = [int(number) for number in re.findall(r"(?<![\d-])\d{2}(?![\d-])", example)]
    laid = "6-6 6-1>6-6.side 1-2>6-1.1"
    table = divisor(laid, "6-2", set_)
    lays = ("2-6>2-1.2", "6-2>6-6.tip", "6-2>6-6.side")
    assert numbers == [open_sum(table), *(open_sum(table.play(lay)) for lay in lays)]
