"""Hints from any position of the player: first what is wrong, then the simplest next step."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from boneyard.puzzles.dominosa.engine import simplest_step
from boneyard.puzzles.dominosa.grid import Grid, Pair
from boneyard.puzzles.dominosa.position import GaveUp, Position, layout
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
    or that it has several from here on, of which `place` begins one.

    `effort` is how many branches one search may try. Where that is not enough, a hint keeps to a
    solution found earlier: `doubtful-tile` and `doubtful-mark` are not in it (take `wrong` back),
    `known-tile` is. So whoever follows the hints always gets to the end. Only where no solution of
    the whole grid is found with that effort, GaveUp is raised.
    """
    tiles = [_inside(grid, pair) for pair in placed]
    ruled_out = [_inside(grid, pair) for pair in marks]
    in_sight = _in_sight(grid, tiles)
    if in_sight is not None:
        return in_sight
    position = Position.of(grid, tiles, ruled_out, effort)
    try:
        goal = _goal(position)
        if goal is None:
            return _mistake(grid, tiles, ruled_out, effort)
    except GaveUp:
        return _doubt(grid, tiles, ruled_out, effort)
    if position.solved:
        return None
    try:
        step = simplest_step(position)
        remark = "several-solutions"
    except GaveUp:
        step = None
        remark = "known-tile"
    if step is not None:
        return step
    missing = goal & ~position.placed
    return Step(remark, place=position.layout.pairs(missing & -missing))


@lru_cache(maxsize=64)
def _known(grid: Grid) -> list[int]:
    """The solutions of this grid that hints have been led by so far, as masks of pairs. They are
    kept so that one hint never leads back to where another came from."""
    return []


def _goal(position: Position) -> int | None:
    """A solution that has everything placed and nothing ruled out here; None: there is none."""
    known = _known(position.layout.grid)
    for solution in known:
        if not position.placed & ~solution and not solution & ~position.live:
            return solution
    found = search(position, 1)
    known += found
    return found[0] if found else None


def _doubt(grid: Grid, tiles: list[Pair], marks: list[Pair], effort: int | None) -> Step:
    """Nobody can tell quickly whether all of this goes together: what the nearest known solution
    does not have."""
    if _goal(Position.of(grid, effort=effort)) is None:
        return Step("no-solution")

    def against(solution: int) -> tuple[list[Pair], list[Pair]]:
        right = set(layout(grid).pairs(solution))
        return [p for p in tiles if p not in right], [p for p in marks if p in right]

    doubtful, hidden = min(map(against, _known(grid)), key=lambda both: len(both[0] + both[1]))
    if doubtful:
        return Step("doubtful-tile", wrong=tuple(doubtful[-1:]))
    return Step("doubtful-mark", wrong=tuple(hidden[:1]))


def _inside(grid: Grid, pair: Pair) -> Pair:
    pair = Pair.of(*pair)
    if pair not in grid:
        raise ValueError(f"{pair} lies outside the {grid.rows}x{grid.columns} grid")
    return pair


def _in_sight(grid: Grid, tiles: list[Pair]) -> Step | None:
    """What everybody can see to be wrong."""
    # Nearly always nothing: then it is not worth comparing each with each.
    cells = {cell for pair in tiles for cell in pair}
    if len(cells) == 2 * len(tiles) and len({grid.tile(pair) for pair in tiles}) == len(tiles):
        return None
    for i, pair in enumerate(tiles):
        for other in tiles[:i]:
            shared = set(pair) & set(other)
            if shared:
                return Step("overlap", wrong=(other, pair), cells=tuple(sorted(shared)))
            if grid.tile(pair) == grid.tile(other):
                return Step("tile-twice", wrong=(other, pair), tiles=(grid.tile(pair),))
    return None


def _mistake(grid: Grid, tiles: list[Pair], marks: list[Pair], effort: int | None) -> Step:
    """What cannot stay in a position that has no solution."""
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
        if _goal(Position.of(grid, tiles[:i], effort=effort)) is None:
            return Step("wrong-tile", wrong=(pair,))
    blamed = next(
        pair
        for i, pair in enumerate(marks, 1)
        if _goal(Position.of(grid, tiles, marks[:i], effort)) is None
    )
    return Step("wrong-mark", wrong=(blamed,))
