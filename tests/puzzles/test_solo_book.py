"""Solo 2 by the book with double-six (S, L): the exact chance of any line, looked up."""

from __future__ import annotations

import random
from fractions import Fraction
from math import factorial

import numpy as np
import pytest

from boneyard.puzzles import solo_draw
from boneyard.puzzles.bench import random_line
from boneyard.puzzles.solo_draw import book, exact, odds, rates
from boneyard.puzzles.solo_draw import exact_kernel as kernel
from boneyard.puzzles.solo_draw import lines as classes
from boneyard.tiles import Tile, TileSet

HAND, DECK = 5, 28


def test_from_hand_to_hand_the_table_leads_to_the_chance_of_the_game() -> None:
    """What is kept for lines with a hand less unseen gives what is kept for the line.

    Of the two layers with thousands of lines some are looked at; of the others, and thereby of what
    the last one needs of those before, all. Counts are exact: a float has room for 17!.
    """
    tables = classes.tables(7)
    codes, chances = book._table()
    kept = dict(zip(codes.tolist(), chances.tolist(), strict=True))
    wins = kernel.Between(*(np.zeros((len(tables.laid), 1), np.int64) for _ in range(2)))
    wins.low[tables.size == DECK - 2] = 2

    def by_one_hand_more(lines: kernel.Ints, unseen: int) -> exact.Solved:
        found = kernel.Between(wins.low.copy(), wins.high.copy())
        stuck = exact._new_layer(unseen - HAND, 0, 0, tables)
        room = exact._room(tables, 1, 1)
        kernel.between_hands(lines, HAND, stuck, found, tables, room)
        return exact.Solved(tables, found)

    for unseen, every in ((7, 1), (12, 9), (17, 20), (22, 1)):
        lines = np.flatnonzero(tables.size == DECK - unseen)
        found = by_one_hand_more(lines[::every], unseen)
        for at, line in enumerate(lines.tolist()):
            chance = kept.pop(book.code_of(tables, line))
            won = round(chance * factorial(unseen))
            if at % every == 0:
                won = found.wins(line, 0)
                assert won / factorial(unseen) == chance
            wins.high[line], wins.low[line] = divmod(won, 1 << kernel.WORD)
    assert not kept
    first = by_one_hand_more(np.flatnonzero(tables.size == 1), 27)
    assert first.chances()[0] == rates.SOLVED[0]


@pytest.mark.deep
def test_the_table_is_what_solving_the_game_gives() -> None:
    solved = exact.solve(6, 5, 0)
    assert solved.chances()[0] == rates.SOLVED[0]
    codes, chances = book.table_of(solved)
    kept_codes, kept_chances = book._table()
    assert np.array_equal(codes, kept_codes)
    assert np.array_equal(chances, kept_chances)
    assert 0 <= chances.min() <= chances.max() <= 1


def test_a_line_is_found_whatever_its_numbers_are_called() -> None:
    rng = random.Random(5)
    found = 0
    while found < 20:
        deck = list(TileSet.double(6))
        rng.shuffle(deck)
        ends = (deck[0].high, deck[0].low)
        way = next((way for way in solo_draw.stops(deck[1:6], ends) if not way.left), None)
        if way is None:
            continue
        found += 1
        chance = book.chance(way.ends, deck[6:])
        names = rng.sample(range(7), 7)
        renamed = [Tile.of(names[tile.high], names[tile.low]) for tile in deck[6:]]
        x, y = way.ends
        assert book.chance((names[x], names[y]), renamed) == chance
        assert chance is not None


def test_the_table_agrees_with_looking_at_every_hand() -> None:
    rng = random.Random(11)
    won = 0
    for _ in range(25):
        ends, unseen = random_line(21, rng)
        slow = odds._Exact(5, 10**9)._next_hand(ends, frozenset(unseen), 0)
        assert book.chance(ends, unseen) == float(slow)
        won += slow > 0
    assert won > 5


def test_what_is_no_line_of_double_six_is_not_in_the_table() -> None:
    deck = TileSet.double(6)
    assert book.chance((6, 5), deck[6:]) is None
    assert book.chance((9, 8), TileSet.double(9)) is None
    assert book.chance((0, 0), deck[:4]) == 1.0


def test_by_the_book_every_hint_with_double_six_is_exact_from_the_first_hand_on() -> None:
    rng = random.Random(2)
    mean = Fraction(0)
    games = 1500
    for _ in range(games):
        deck = list(TileSet.double(6))
        rng.shuffle(deck)
        best = solo_draw.best(deck[1:6], (deck[0].high, deck[0].low), deck[6:])
        assert best.exact
        assert best.stderr == 0
        mean += Fraction(best.chance) / games
    # Over all first hands the chances add up to that of the game.
    assert 0.6 < float(mean) / rates.BOOK_CHANCE[6] < 1.5
