"""The domino square (S, L): counted twice, checked, hinted, completed."""

from __future__ import annotations

import random

import pytest

from boneyard.puzzles import quadrille
from boneyard.puzzles.quadrille import BLOCK_OF, CELLS, Cell, Placed
from boneyard.tiles import Tile, TileSet

BOOKLET = """\
0 0 2 2 3 3 1 1
0 0 2 2 3 3 1 1
  1 1 4 4 5 5
  1 1 4 4 5 5
  6 6 4 4 0 0
  6 6 4 4 0 0
2 2 5 5 6 6 3 3
2 2 5 5 6 6 3 3"""


def booklet_numbers() -> dict[Cell, int]:
    return {
        (row, column // 2): int(text)
        for row, line in enumerate(BOOKLET.splitlines())
        for column, text in enumerate(line)
        if text != " "
    }


def test_the_figure_is_the_booklets() -> None:
    numbers = booklet_numbers()
    assert tuple(sorted(numbers)) == CELLS
    assert len(CELLS) == 56
    for block in range(14):
        assert len({numbers[cell] for cell in CELLS if BLOCK_OF[cell] == block}) == 1


def test_the_booklets_example_is_among_the_solutions() -> None:
    numbers = booklet_numbers()
    blocks: dict[int, set[int]] = {}
    for cell, number in numbers.items():
        blocks.setdefault(number, set()).add(BLOCK_OF[cell])
    pairs = frozenset((min(pair), max(pair)) for pair in blocks.values())
    assert pairs in {layout.pairs for layout in quadrille.layouts()}


def lay_by_the_rules() -> set[tuple[tuple[int, ...], frozenset[tuple[Cell, Cell]]]]:
    """All solutions by laying tile after tile on the first empty cell, any tile not yet used that
    keeps every block to one number. Only the naming is fixed: a number not seen before is the
    lowest unused one, so every solution is found once for its 7! namings."""
    found = set()
    number: dict[int, int] = {}
    covered: set[Cell] = set()
    used: set[Tile] = set()
    dominoes: list[tuple[Cell, Cell]] = []

    def choices(block: int) -> list[int]:
        if block in number:
            return [number[block]]
        return list(range(min(max(number.values(), default=-1) + 2, 7)))

    def lay() -> None:
        cell = next((cell for cell in CELLS if cell not in covered), None)
        if cell is None:
            found.add((tuple(number[block] for block in range(14)), frozenset(dominoes)))
            return
        row, column = cell
        for other in ((row, column + 1), (row + 1, column)):
            if other not in BLOCK_OF or other in covered:
                continue
            a, b = BLOCK_OF[cell], BLOCK_OF[other]
            for first in choices(a):
                new_a = a not in number
                number[a] = first
                for second in choices(b):
                    new_b = b not in number
                    number[b] = second
                    tile = Tile.of(first, second)
                    if tile not in used:
                        used.add(tile)
                        covered.update((cell, other))
                        dominoes.append((cell, other))
                        lay()
                        dominoes.pop()
                        covered.difference_update((cell, other))
                        used.remove(tile)
                    if new_b:
                        del number[b]
                if new_a:
                    del number[a]

    lay()
    return found


def test_counting_agrees_with_laying_every_tile_by_the_rules() -> None:
    slow = lay_by_the_rules()
    assert len(slow) == len(quadrille.layouts()) == quadrille.count().layouts.up_to_renaming
    # Which number came first depends on how the tiles lie, so compare blocks with equal numbers.
    as_pairs = {
        (
            dominoes,
            frozenset((a, b) for b in range(14) for a in range(b) if numbers[a] == numbers[b]),
        )
        for numbers, dominoes in slow
    }
    assert as_pairs == set(quadrille.layouts())
    patterns = {pairs for _, pairs in as_pairs}
    assert len(patterns) == quadrille.count().patterns.up_to_renaming


def test_every_count() -> None:
    count = quadrille.count()
    layouts, patterns = count.layouts, count.patterns
    assert (layouts.all, layouts.up_to_renaming) == (685_440, 136)
    assert (patterns.all, patterns.up_to_renaming) == (372_960, 74)
    assert (layouts.up_to_half_turn, layouts.up_to_symmetry, layouts.up_to_both) == (
        342_720,
        171_360,
        34,
    )
    assert (patterns.up_to_half_turn, patterns.up_to_symmetry, patterns.up_to_both) == (
        186_480,
        93_240,
        20,
    )


def test_classes_agree_with_collecting_the_orbits() -> None:
    found = quadrille.layouts()
    orbits = {
        frozenset(quadrille._moved(layout, symmetry) for symmetry in quadrille.SYMMETRIES)
        for layout in found
    }
    assert set().union(*orbits) == set(found)
    assert len(orbits) == quadrille.count().layouts.up_to_both


def test_a_completion_contains_what_was_laid_and_uses_every_tile() -> None:
    rng = random.Random(4)
    for _ in range(30):
        layout = rng.choice(quadrille.layouts())
        names = dict(zip(sorted(layout.pairs), rng.sample(range(7), 7), strict=True))
        part = rng.sample(quadrille._name(layout, names), rng.randrange(29))
        assert quadrille.check(part) == ()
        whole = quadrille.complete(part)
        assert whole is not None
        assert set(part) <= set(whole)
        assert sorted(p.tile for p in whole) == sorted(TileSet.double(6))
        assert quadrille.solved(whole)
        assert quadrille.completions(part) >= 1


def test_completions_of_one_tile_add_up_to_all_solutions() -> None:
    # Every solution covers the cell 0,0 with one tile to the right or downwards.
    total = 0
    for other in ((0, 1), (1, 0)):
        for tile in TileSet.double(6):
            total += quadrille.completions([Placed(tile, (0, 0), other)])
            if not tile.is_double:
                total += quadrille.completions([Placed(tile, other, (0, 0))])
    assert total == quadrille.completions([]) == 685_440


def test_hints_lead_from_nothing_to_a_solution() -> None:
    placed: list[Placed] = []
    while (hint := quadrille.hint(placed)) is not None:
        assert hint.action == "lay"
        placed.append(hint.placed)
    assert quadrille.solved(placed)


def test_hints_lead_out_of_a_dead_end() -> None:
    # A tile that is no double, in a corner: the corner cell has no neighbour in another block.
    wrong = Placed(Tile.of(6, 5), (0, 0), (0, 1))
    assert quadrille.complete([wrong]) is None
    assert quadrille.hint([wrong]) == quadrille.Hint("take-back", wrong)
    placed = [Placed(Tile.of(6, 6), (0, 0), (1, 0)), wrong]
    for _ in range(60):
        hint = quadrille.hint(placed)
        if hint is None:
            break
        if hint.action == "lay":
            placed.append(hint.placed)
        else:
            placed.remove(hint.placed)
    assert quadrille.solved(placed)


@pytest.mark.parametrize(
    ("placed", "problem"),
    [
        ([Placed(Tile.of(7, 1), (0, 0), (0, 1))], "not-in-set"),
        ([Placed(Tile.of(1, 1), (2, 0), (2, 1))], "off-figure"),
        ([Placed(Tile.of(1, 1), (0, 0), (1, 1))], "not-neighbours"),
        (
            [Placed(Tile.of(1, 1), (0, 0), (0, 1)), Placed(Tile.of(2, 1), (0, 2), (0, 1))],
            "cell-taken",
        ),
        (
            [Placed(Tile.of(1, 1), (0, 0), (0, 1)), Placed(Tile.of(1, 1), (1, 0), (1, 1))],
            "tile-twice",
        ),
        ([Placed(Tile.of(2, 1), (0, 0), (0, 1))], "mixed-block"),
        (
            [
                Placed(Tile.of(1, 1), (0, 0), (0, 1)),
                Placed(Tile.of(2, 1), (0, 3), (0, 4)),
                Placed(Tile.of(3, 1), (6, 6), (5, 6)),
            ],
            "third-block",
        ),
    ],
)
def test_each_fault_is_named(placed: list[Placed], problem: str) -> None:
    faults = quadrille.check(placed)
    assert problem in [fault.problem for fault in faults]
    assert quadrille.complete(placed) is None


def test_the_figure_is_shown_as_the_booklet_prints_it() -> None:
    assert (
        quadrille.show([Placed(Tile.of(6, 5), (2, 2), (2, 3))]).splitlines()[2] == "  . 6 5 . . ."
    )
