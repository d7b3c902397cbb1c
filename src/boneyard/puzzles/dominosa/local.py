"""Grades 1 and 2: one place left, local deductions, parity. Each function yields steps that hold
in the position as it is; the caller applies the first and asks again."""

from __future__ import annotations

from collections.abc import Iterator

from boneyard.puzzles.dominosa.position import Layout, Position, bits
from boneyard.puzzles.dominosa.steps import LOCAL, TRIVIAL, Step


def one_place(position: Position) -> Iterator[Step]:
    """A tile that fits in one place only, or a cell that can pair with one neighbour only."""
    laid_out = position.layout
    for item in reversed(position.open_items()):  # tiles first: they are easier to see
        mask = position.left(item)
        if mask.bit_count() == 1:
            yield Step(
                "cell-one-place" if item < laid_out.cells else "tile-one-place",
                TRIVIAL,
                place=laid_out.pairs(mask),
                cells=laid_out.named_cells([item]),
                tiles=laid_out.named_tiles([item]),
            )


def stranded(position: Position) -> Iterator[Step]:
    """Whatever a cell or tile comes to, this pair goes; or else the cell or tile is left over."""
    laid_out = position.layout
    for item in position.open_items():
        common = position.undecided
        shared = set(range(len(laid_out.places)))
        for pair in bits(position.left(item)):
            common &= laid_out.excludes[pair]
            shared &= set(laid_out.items[pair])
        if not common:
            continue
        is_cell = item < laid_out.cells
        # All its pairs show the same tile (of a cell), or cover the same cell (of a tile).
        for other in sorted(shared - {item}):
            taken = common & laid_out.places[other]
            if taken and is_cell != (other < laid_out.cells):
                yield Step(
                    "cell-one-tile" if is_cell else "tile-one-cell",
                    LOCAL,
                    rule_out=laid_out.pairs(taken),
                    cells=laid_out.named_cells([item, other]),
                    tiles=laid_out.named_tiles([item, other]),
                )
                common &= ~taken
        if common:
            yield Step(
                "stranded-cell" if is_cell else "stranded-tile",
                LOCAL,
                rule_out=laid_out.pairs(common),
                cells=laid_out.named_cells([item]),
                tiles=laid_out.named_tiles([item]),
            )


def clash(position: Position) -> Iterator[Step]:
    """A pair after which two items have one place left each, and these two do not go together."""
    laid_out = position.layout
    for pair in bits(position.undecided):
        forced: dict[int, int] = {}
        for item in _near(position, pair):
            mask = position.left(item) & ~laid_out.excludes[pair]
            if mask.bit_count() != 1:
                continue
            new = mask.bit_length() - 1
            rivals = [old for old in forced if laid_out.excludes[new] >> old & 1]
            if rivals:
                reason = [item, forced[rivals[0]]]
                yield Step(
                    "clash",
                    LOCAL,
                    rule_out=(laid_out.pair(pair),),
                    cells=laid_out.named_cells(reason),
                    tiles=laid_out.named_tiles(reason),
                    forced=(laid_out.pair(rivals[0]), laid_out.pair(new)),
                )
                break
            forced[new] = item


def twins(position: Position) -> Iterator[Step]:
    """A pair after which two cells that cannot share a tile are left with the same tile only."""
    laid_out = position.layout
    for pair in bits(position.undecided):
        wishes: dict[int, list[int]] = {}
        for cell in _near(position, pair):
            mask = position.left(cell) & ~laid_out.excludes[pair]
            tiles = {laid_out.items[other][2] for other in bits(mask)}
            if cell >= laid_out.cells or len(tiles) != 1:
                continue
            tile = tiles.pop()
            for rival in wishes.setdefault(tile, []):
                if not mask & laid_out.places[rival]:
                    yield Step(
                        "twins",
                        LOCAL,
                        rule_out=(laid_out.pair(pair),),
                        cells=laid_out.named_cells([rival, cell]),
                        tiles=laid_out.named_tiles([tile]),
                    )
                    break
            else:
                wishes[tile].append(cell)
                continue
            break


def _near(position: Position, pair: int) -> list[int]:
    """The items, in order, that lose a possible place when this pair is laid; not its own."""
    laid_out = position.layout
    own = laid_out.items[pair]
    touched = {
        item
        for other in bits(laid_out.excludes[pair] & position.live)
        for item in laid_out.items[other]
    }
    return sorted(touched.difference(own))


def parity(position: Position) -> Iterator[Step]:
    """A cell that joins parts of a region: an even part can only be covered without it."""
    laid_out = position.layout
    open_cells = [cell for cell in position.open_items() if cell < laid_out.cells]
    undecided = position.undecided
    neighbours = {
        cell: [
            laid_out.items[pair][0] + laid_out.items[pair][1] - cell
            for pair in bits(undecided & laid_out.places[cell])
        ]
        for cell in open_cells
    }
    for cell in open_cells:
        for part in _parts(cell, neighbours):
            if len(part) % 2 == 0:
                into = _pairs_into(laid_out, undecided & laid_out.places[cell], part)
                yield Step(
                    "parity",
                    LOCAL,
                    rule_out=laid_out.pairs(into),
                    cells=laid_out.named_cells([cell]),
                    partners=laid_out.named_cells(part),
                )


def _parts(cell: int, neighbours: dict[int, list[int]]) -> list[set[int]]:
    """The parts the rest of a region falls into when this cell is taken away."""
    parts: list[set[int]] = []
    for start in neighbours[cell]:
        if any(start in part for part in parts):
            continue
        part = {start}
        frontier = [start]
        while frontier:
            for other in neighbours[frontier.pop()]:
                if other != cell and other not in part:
                    part.add(other)
                    frontier.append(other)
        parts.append(part)
    return parts


def _pairs_into(laid_out: Layout, mask: int, part: set[int]) -> int:
    return sum(1 << pair for pair in bits(mask) if part.intersection(laid_out.items[pair][:2]))
