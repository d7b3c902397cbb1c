"""Numbers of one's own, as people write them, and what is said where they are no problem."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import boneyard
from boneyard.core.actions import CHANCE
from boneyard.families.puzzle.actions import Grid
from boneyard.games.dominosa.layout import laid_out
from boneyard.games.dominosa.numbers import canonical, read
from boneyard.notation import record
from boneyard.puzzles.dominosa import Grid as Numbers
from boneyard.puzzles.dominosa import solutions
from boneyard.puzzles.dominosa.area import rectangle
from boneyard.text import LANGUAGES, words

SMALL = "001\n110"


@pytest.mark.parametrize(
    "text", [SMALL, "0 0 1\n1 1 0\n", "0,0,1\r\n1,1,0", "0 0 1 / 1 1 0", "\n 001 \n\n110"]
)
def test_a_rectangle_is_read_however_it_is_written(text: str) -> None:
    assert canonical(text) == "0 0 1 / 1 1 0"
    assert read(canonical(text)) == ((0, 0, 1), (1, 1, 0))


def test_the_numbers_say_which_set_and_which_rectangle_it_is() -> None:
    game = boneyard.game("dominosa", numbers=SMALL)
    assert (game.highest, game.rectangle) == (1, (2, 3))  # type: ignore[attr-defined]
    moves = game.legal(game.start(), CHANCE)
    assert list(moves) == [Grid(((0, 0, 1), (1, 1, 0)))]
    assert Grid(((0, 1, 1), (0, 0, 1))) not in moves


def test_a_set_that_is_never_drawn_can_be_brought_along() -> None:
    rows = laid_out(10, rectangle(11, 12), random.Random(1))
    text = "\n".join(" ".join(map(str, row)) for row in rows)
    assert boneyard.game("dominosa", numbers=text).options["set"] == 10


def test_whoever_also_chooses_another_set_is_told() -> None:
    with pytest.raises(boneyard.BadOption, match="set = 6 is not possible here; choose 1"):
        boneyard.game("dominosa", numbers=SMALL, set=6)


def test_without_numbers_a_problem_is_drawn() -> None:
    by_default = boneyard.game("dominosa").options
    assert boneyard.game("dominosa", numbers=" \n").options == by_default


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("001\n11x", "numbers-no-number"),
        ("001\n11", "numbers-no-rectangle"),
        ("0 0 1 1 1 0", "numbers-no-shape"),
        ("0011\n1001", "numbers-no-set"),
        ("001\n111", "numbers-no-full-set"),
        ("002\n110", "numbers-no-full-set"),
        ("010\n101", "numbers-no-solution"),
    ],
)
def test_what_is_wrong_is_said_in_every_language(text: str, key: str) -> None:
    with pytest.raises(boneyard.BadOption) as refused:
        boneyard.game("dominosa", numbers=text)
    wrong = refused.value.text
    assert wrong is not None
    assert wrong.key == key
    said = {words(language, "dominosa")(key, **wrong.args_said) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


@given(st.integers(1, 4), st.randoms(use_true_random=False))
def test_numbers_are_refused_exactly_if_they_have_no_solution(n: int, rng: random.Random) -> None:
    numbers = [number for number in range(n + 1) for _ in range(n + 2)]
    rng.shuffle(numbers)
    grid = Numbers.of(numbers, n + 2)
    try:
        assert read(canonical(grid.format(spaced=True))) == grid.numbers
        taken = True
    except ValueError:
        taken = False
    assert taken == bool(solutions(grid, 1))


def test_a_game_with_own_numbers_keeps_them_in_its_record() -> None:
    game = boneyard.game("dominosa", numbers=SMALL)
    (grid,) = game.legal(game.start(), CHANCE)
    text = record.write(record.of_match(game, [(CHANCE, grid)]))
    assert "option numbers: 0 0 1 / 1 1 0\n" in text
    again = record.read(text)
    assert again.game().options == game.options
    assert list(record.replay(again))
    assert record.write(again) == text
