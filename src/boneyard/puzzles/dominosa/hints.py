"""Hints from any position of the player: first what is wrong, then the simplest next step."""

from __future__ import annotations

from collections.abc import Iterable

from boneyard.puzzles.dominosa.engine import simplest_step
from boneyard.puzzles.dominosa.grid import Grid, Pair
from boneyard.puzzles.dominosa.position import Position, layout
from boneyard.puzzles.dominosa.search import search
from boneyard.puzzles.dominosa.steps import Step


def next_step(
    grid: Grid,
    placed: Iterable[Pair] = (),
    marks: Iterable[Pair] = (),
    effort: int | None = None,
) -> Step | None:
    """What to do next after these tiles were placed and these pairs marked as ruled out.

    None when the puzzle is solved. A step of grade 0 says that something is wrong (`overlap`,
    `tile-twice`, `wrong-tile`, `wrong-mark`: take `wrong` back), that the grid has no solution,
    or that it has several from here on, of which `place` begins one. With an `effort` (how many
    branches a search may try) GaveUp is raised where a mistake could not be excluded so quickly:
    that happens with large sets laid out by chance.
    """
    tiles = [_inside(grid, pair) for pair in placed]
    ruled_out = [_inside(grid, pair) for pair in marks]
    mistake = _mistake(grid, tiles, ruled_out, effort)
    if mistake is not None:
        return mistake
    position = Position.of(grid, tiles, ruled_out, effort)
    if position.solved:
        return None
    step = simplest_step(position)
    if step is not None:
        return step
    any_solution = search(position, 1)[0] & position.undecided
    return Step("several-solutions", place=position.layout.pairs(any_solution & -any_solution))


def _inside(grid: Grid, pair: Pair) -> Pair:
    pair = Pair.of(*pair)
    if pair not in grid:
        raise ValueError(f"{pair} lies outside the {grid.rows}x{grid.columns} grid")
    return pair


def _mistake(grid: Grid, tiles: list[Pair], marks: list[Pair], effort: int | None) -> Step | None:
    """The first thing that cannot stay, in plain sight or by the solution."""
    for i, pair in enumerate(tiles):
        for other in tiles[:i]:
            shared = set(pair) & set(other)
            if shared:
                return Step("overlap", wrong=(other, pair), cells=tuple(sorted(shared)))
            if grid.tile(pair) == grid.tile(other):
                return Step("tile-twice", wrong=(other, pair), tiles=(grid.tile(pair),))
    if search(Position.of(grid, tiles, marks, effort), 1):
        return None
    known = search(Position.of(grid, effort=effort), 2)
    if not known:
        return Step("no-solution")
    if len(known) == 1:
        right = set(layout(grid).pairs(known[0]))
        wrong = tuple(pair for pair in tiles if pair not in right)
        if wrong:
            return Step("wrong-tile", wrong=wrong)
        return Step("wrong-mark", wrong=tuple(pair for pair in marks if pair in right))
    # With several solutions, blame what closed the last of them.
    for i, pair in enumerate(tiles, 1):
        if not search(Position.of(grid, tiles[:i], effort=effort), 1):
            return Step("wrong-tile", wrong=(pair,))
    blamed = next(
        pair
        for i, pair in enumerate(marks, 1)
        if not search(Position.of(grid, tiles, marks[:i], effort), 1)
    )
    return Step("wrong-mark", wrong=(blamed,))
