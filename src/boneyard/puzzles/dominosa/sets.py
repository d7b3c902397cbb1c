"""Grades 3 and 4: locked sets. k cells that have only k tiles between them use these tiles up.

Three times every item of one kind needs one of another kind for itself: every light cell a tile,
every dark cell a tile, every light cell a dark cell; and the cells that show one number need that
number's tiles. For each, `_locked_sets` finds the smallest locked set around every item: starting
from any way to give all their own, follow "could take what that other one holds".
"""

from __future__ import annotations

from collections.abc import Iterator

from boneyard.puzzles.dominosa.position import Contradiction, Position, bits
from boneyard.puzzles.dominosa.steps import HARD, SETS, Step

Options = dict[int, dict[int, int]]
"""For every taker what it can take, and by which pairs (a mask)."""


def sets(position: Position) -> Iterator[Step]:
    """Locked sets of grade 3, the smallest first."""
    found = [*_shade_sets(position), *_number_sets(position, doubles=False)]
    yield from (step for _, step in sorted(found, key=lambda sized: sized[0]))


def double_sets(position: Position) -> Iterator[Step]:
    """Locked sets of one number in which its double counts twice: grade 4."""
    found = _number_sets(position, doubles=True)
    yield from (step for _, step in sorted(found, key=lambda sized: sized[0]))


def _shade_sets(position: Position) -> Iterator[tuple[int, Step]]:
    laid_out = position.layout
    for takers, takens in ((0, 2), (1, 2), (2, 0), (2, 1), (0, 1), (1, 0)):
        options: Options = {}
        for pair in bits(position.undecided):
            items = laid_out.items[pair]
            row = options.setdefault(items[takers], {})
            row[items[takens]] = row.get(items[takens], 0) | 1 << pair
        for members, held, ruled_out in _locked_sets(options):
            if 2 in (takers, takens):
                technique = "set-cells" if takens == 2 else "set-tiles"
                partners: tuple[()] | tuple[int, ...] = ()
            else:
                technique, partners = "set-partners", tuple(held)
            yield (
                len(members),
                Step(
                    technique,
                    SETS,
                    rule_out=laid_out.pairs(ruled_out),
                    cells=laid_out.named_cells(members if partners else members | held),
                    partners=laid_out.named_cells(partners),
                    tiles=laid_out.named_tiles(members | held),
                ),
            )


def _number_sets(position: Position, *, doubles: bool) -> Iterator[tuple[int, Step]]:
    """n+2 cells show a number: they need its n mixed tiles, and the double's two halves, one of
    which lies on a light cell and one on a dark one."""
    laid_out = position.layout
    grid = laid_out.grid
    numbers = grid.flat()
    for number in range(grid.n + 1):
        light_half, dark_half = number, grid.n + 1
        options: Options = {}
        for cell in (cell for cell, value in enumerate(numbers) if value == number):
            row = options[cell] = {}
            for pair in bits(position.left(cell)):
                light, dark, _ = laid_out.items[pair]
                other = numbers[light + dark - cell]
                if other == number:
                    other = light_half if cell == light else dark_half
                row[other] = row.get(other, 0) | 1 << pair
        for members, held, ruled_out in _locked_sets(options):
            if ({light_half, dark_half} <= held) != doubles:
                continue
            tiles = {
                laid_out.items[pair][2]
                for member in members
                for pair in bits(position.left(member))
            }
            yield (
                len(members),
                Step(
                    "set-double" if doubles else "set-number",
                    HARD if doubles else SETS,
                    rule_out=laid_out.pairs(ruled_out & ~position.placed),
                    cells=laid_out.named_cells(members),
                    tiles=laid_out.named_tiles(tiles),
                    number=number,
                ),
            )


def _locked_sets(options: Options) -> Iterator[tuple[set[int], set[int], int]]:
    """Takers that lock as many takens, these takens, and the mask of pairs that this rules out."""
    holder = _match(options)
    holds = {taker: taken for taken, taker in holder.items()}
    seen: set[frozenset[int]] = set()
    for first in options:
        members = {first}
        frontier = [first]
        while frontier:
            for taken in options[frontier.pop()]:
                if holder[taken] not in members:
                    members.add(holder[taken])
                    frontier.append(holder[taken])
        if frozenset(members) in seen:
            continue
        seen.add(frozenset(members))
        held = {holds[member] for member in members}
        ruled_out = 0
        for taker, row in options.items():
            if taker not in members:
                for taken in held & row.keys():
                    ruled_out |= row[taken]
        if ruled_out:
            yield members, held, ruled_out


def _match(options: Options) -> dict[int, int]:
    """Who holds what when every taker gets something of its own; Contradiction if that fails."""
    holder: dict[int, int] = {}
    for root in options:
        came_from: dict[int, int] = {}
        frontier = [root]
        free: int | None = None
        for taker in frontier:
            for taken in options[taker]:
                if taken not in came_from:
                    came_from[taken] = taker
                    if taken not in holder:
                        free = taken
                        break
                    frontier.append(holder[taken])
            if free is not None:
                break
        if free is None:
            raise Contradiction
        holds = {taker: taken for taken, taker in holder.items()}
        while free is not None:
            taker = came_from[free]
            previous = holds.get(taker)
            holder[free] = taker
            free = previous
    return holder
