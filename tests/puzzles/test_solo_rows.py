"""Solo 1 (S, L): the exact solver, its kernel, and the generator."""

from __future__ import annotations

import random
import subprocess
import sys
from functools import cache
from itertools import pairwise

import pytest

from boneyard.puzzles import solo_rows
from boneyard.puzzles.solo_rows import Move, RowsPosition
from boneyard.puzzles.statistics import wilson
from boneyard.tiles import Tile, TileSet


def tiles(*texts: str) -> tuple[Tile, ...]:
    return tuple(Tile.parse(text) for text in texts)


def slow_lines(position: RowsPosition) -> int:
    """Winning orders of moves by trying everything, from the rule's own words."""

    @cache
    def count(rows: tuple[tuple[Tile, ...], ...], ends: tuple[int, int] | None) -> int:
        if not any(rows):
            return 1
        total = 0
        for row, here in enumerate(rows):
            if not here:
                continue
            rest = (*rows[:row], here[:-1], *rows[row + 1 :])
            if ends is None:
                total += count(rest, (here[-1].high, here[-1].low))
                continue
            results = set()
            for a, b in ((here[-1].high, here[-1].low), (here[-1].low, here[-1].high)):
                if a == ends[0]:
                    results.add((b, ends[1]))
                if a == ends[1]:
                    results.add((ends[0], b))
            if ends[0] == ends[1]:
                results = {(min(pair), max(pair)) for pair in results}
            total += sum(count(rest, pair) for pair in results)
        return total

    return count(position.rows, position.ends)


def small_deal(rng: random.Random) -> RowsPosition:
    """Set 3 in rows of 4, 3 and 3: small enough to try everything."""
    mixed = list(TileSet.double(3))
    rng.shuffle(mixed)
    return RowsPosition((tuple(mixed[:4]), tuple(mixed[4:7]), tuple(mixed[7:])))


def test_only_the_rightmost_tile_of_a_row_may_be_taken() -> None:
    position = RowsPosition((tiles("1-0", "6-6"), tiles("5-5", "6-1")), (6, 3))
    assert [move for move, _ in solo_rows.moves(position)] == [Move(0, "left"), Move(1, "left")]


def test_a_deal_blocked_by_its_own_order_cannot_be_won() -> None:
    assert solo_rows.solve([tiles("2-1", "1-0"), tiles("3-2")]) is not None
    assert solo_rows.solve([tiles("2-1", "1-0", "3-2")]) is None


def test_counts_agree_with_trying_everything() -> None:
    rng = random.Random(3)
    seen = set()
    for _ in range(60):
        position = small_deal(rng)
        rows = tuple(row[: rng.randrange(1, 4)] for row in position.rows)
        for start in (RowsPosition(rows), RowsPosition(rows, (rng.randrange(4), rng.randrange(4)))):
            found = solo_rows.analyse(start)
            assert found.lines == slow_lines(start)
            assert found.winnable == (found.lines > 0) == solo_rows.winnable(start)
            seen.add(found.winnable)
    assert seen == {True, False}


def test_the_winning_order_wins_and_every_hint_keeps_the_win() -> None:
    rng = random.Random(11)
    won = 0
    for _ in range(40):
        rows = solo_rows.deal(rng)
        order = solo_rows.solve(rows)
        assert (order is not None) == solo_rows.kernel_winnable(rows)
        if order is None:
            assert solo_rows.hint(RowsPosition(rows)) is None
            continue
        won += 1
        assert len(order) == 28
        assert not any(solo_rows.play(RowsPosition(rows), order).rows)
        if won <= 2:
            position = RowsPosition(rows)
            while any(position.rows):
                move = solo_rows.hint(position)
                assert move is not None
                position = solo_rows.play(position, [move])
                assert solo_rows.winnable(position)
    assert 5 <= won <= 30


def test_random_chance_is_what_random_play_gets() -> None:
    position = RowsPosition((tiles("1-0"), tiles("2-1"), tiles("3-1")))
    found = solo_rows.analyse(position)
    rng = random.Random(1)
    wins = 0
    for _ in range(4000):
        here = position
        while options := [after for _, after in solo_rows.moves(here)]:
            here = rng.choice(options)
        wins += not any(here.rows)
    low, high = wilson(wins, 4000, z=4)
    assert low <= found.random_chance <= high


def test_a_move_the_rules_forbid_is_refused() -> None:
    with pytest.raises(ValueError, match="does not fit"):
        solo_rows.play(RowsPosition((tiles("6-6"),), (1, 2)), [Move(0, "left")])
    with pytest.raises(ValueError, match="no tile left"):
        solo_rows.play(RowsPosition(((),), (1, 2)), [Move(0, "left")])


def test_share_agrees_with_deciding_in_python_and_splits() -> None:
    whole = solo_rows.share(4000, seed=7)
    assert whole == solo_rows.share(1500, seed=7) + solo_rows.share(2500, seed=7, first=1500)
    rng = random.Random(5)
    ours = sum(solo_rows.solve(solo_rows.deal(rng)) is not None for _ in range(400))
    low, high = wilson(ours, 400, z=4)
    assert low <= whole / 4000 <= high
    assert solo_rows.share(100, seed=2**63 + 5) >= 0


@pytest.mark.parametrize("wanted", list(solo_rows.GRADES))
def test_generated_deals_are_winnable_and_as_hard_as_wanted(
    wanted: solo_rows.Difficulty,
) -> None:
    rows = solo_rows.generate(wanted, random.Random(2))
    assert sorted(tile for row in rows for tile in row) == sorted(TileSet.double(6))
    assert [len(row) for row in rows] == [7, 7, 7, 7]
    assert solo_rows.difficulty(rows) == wanted
    assert solo_rows.solve(rows) is not None


def test_grades_cover_every_chance_without_overlap() -> None:
    bands = sorted(solo_rows.GRADES.values())
    assert bands[0][0] == 0.0
    assert bands[-1][1] == 1.0
    assert all(low[1] == high[0] for low, high in pairwise(bands))


def test_wilson_interval_matches_the_textbook() -> None:
    # Newcombe 1998: 81 of 263 and 15 of 148.
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)
    assert wilson(0, 20)[0] == 0.0
    assert wilson(20, 20)[1] == 1.0
    with pytest.raises(ValueError, match="no share"):
        wilson(3, 2)


def test_importing_the_solvers_does_not_load_numba() -> None:
    modules = "deal, solo_rows, solo_draw, euler, quadrille, numbers, statistics"
    code = f"import sys; from boneyard.puzzles import {modules}; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
