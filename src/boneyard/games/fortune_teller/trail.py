"""The fortune-teller's secret: why the ends of the line are known beforehand, and how to help.

With an even set every number stands on an even number of halves. Inside a line halves touch in
pairs, so a number that stands on an odd number of the tiles used must be at an end. One non-double
is missing: its two numbers, and only these, are odd (L, O: "Wahrsager").

A line is a tuple of laid tiles, each read from left to right; touching halves are equal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Literal, NamedTuple

import msgspec

from boneyard.tiles import Tile, TileSet

SETS = (6, 12, 18)

End = Literal["left", "right"]


class TrailTile(NamedTuple):
    """A tile as it lies: its left half and its right half."""

    left: int
    right: int

    @property
    def tile(self) -> Tile:
        return Tile.of(self.left, self.right)


Line = tuple[TrailTile, ...]


class Extend(msgspec.Struct, frozen=True, tag="lay"):
    """A tile that fits an end goes on it."""

    laid: TrailTile
    end: End


class SpliceLoop(msgspec.Struct, frozen=True, tag="splice"):
    """Open the line before its tile `at` (counted from 0), where it shows `number`, and put this
    loop in."""

    at: int
    number: int
    loop: Line


class Cut(msgspec.Struct, frozen=True, tag="cut"):
    """The line is a ring: bend it round and open it before tile `at`, where it shows `number`."""

    at: int
    number: int


Step = Extend | SpliceLoop | Cut


def odd_numbers(tiles: Iterable[Tile]) -> tuple[int, ...]:
    """The numbers on an odd number of halves, in order: the ends of any line of these tiles."""
    halves = Counter(half for tile in tiles for half in tile)
    return tuple(sorted(number for number, count in halves.items() if count % 2))


def predict(n: int, missing: Tile) -> tuple[int, int]:
    """The two ends the line will have: what goes into the sealed envelope."""
    if n not in SETS:
        raise ValueError(f"the trick works with sets {', '.join(map(str, SETS))}, not with {n}")
    if missing.is_double:
        raise ValueError(f"{missing} is a double: take out a tile with two different numbers")
    if missing not in TileSet.double(n):
        raise ValueError(f"{missing} is not in the double-{n} set")
    return missing.low, missing.high


def ends(line: Sequence[TrailTile]) -> tuple[int, int] | None:
    return (line[0].left, line[-1].right) if line else None


def is_line(line: Sequence[TrailTile]) -> bool:
    """Whether all touching halves are equal."""
    return all(a.right == b.left for a, b in pairwise(line))


def stuck(line: Sequence[TrailTile], left: Iterable[Tile]) -> bool:
    """Whether none of the tiles left fits an end of the line."""
    open_ends = ends(line)
    return open_ends is not None and not any(
        open_ends[0] in tile or open_ends[1] in tile for tile in left
    )


def completable(open_ends: tuple[int, int], left: Iterable[Tile]) -> bool:
    """Whether all tiles left can be laid at the ends without help.

    Think of the line as one tile between its ends: it and the tiles left have a line of their own
    exactly if they hang together (L. Euler), since their odd numbers are right anyway.
    """
    reached, rest = set(open_ends), set(left)
    while near := {tile for tile in rest if tile.high in reached or tile.low in reached}:
        rest -= near
        reached.update(half for tile in near for half in tile)
    return not rest


def take(line: Line, step: Step) -> Line:
    """The line after this step; raises ValueError if the step does not fit the line."""
    if isinstance(step, Extend):
        after = (step.laid, *line) if step.end == "left" else (*line, step.laid)
    elif isinstance(step, SpliceLoop):
        after = line[: step.at] + step.loop + line[step.at :]
    else:
        after = line[step.at :] + line[: step.at]
    if not is_line(after):
        raise ValueError("this step does not fit here: halves that touch must be equal")
    return after


def help(line: Line, left: Iterable[Tile]) -> tuple[Step, ...]:
    """Steps that bring all tiles into the line, from wherever the audience left it.

    Tiles that fit are laid. Stuck with different ends: the tiles left form loops (every number is
    on an even number of them), and each is spliced in. Stuck with equal ends: the ring is cut
    where a tile left fits. Works whenever any line of all these tiles exists.
    """
    if not is_line(line):
        raise ValueError("this is no line: halves that touch must be equal")
    rest = set(left)
    steps: list[Step] = []
    while rest:
        step = next_step(line, rest)
        line = take(line, step)
        steps.append(step)
        if isinstance(step, Extend):
            rest.discard(step.laid.tile)
        elif isinstance(step, SpliceLoop):
            rest.difference_update(laid.tile for laid in step.loop)
    return tuple(steps)


def next_step(line: Line, left: Iterable[Tile]) -> Step:
    """What to do next with a line and the tiles left over."""
    rest = sorted(left)
    if not rest:
        raise ValueError("no tile is left: the line is complete")
    if not line:
        # Beginning with an odd number needs the least help afterwards.
        odd = odd_numbers(rest)
        first = next((tile for tile in rest if odd and odd[0] in tile), rest[0])
        start = odd[0] if odd else first.high
        return Extend(TrailTile(start, first.other(start)), "right")
    left_end, right_end = line[0].left, line[-1].right
    for tile in rest:
        if right_end in tile:
            return Extend(TrailTile(right_end, tile.other(right_end)), "right")
    for tile in rest:
        if left_end in tile:
            return Extend(TrailTile(tile.other(left_end), left_end), "left")
    numbers = {half for tile in rest for half in tile}
    places = [(at, laid.left) for at, laid in enumerate(line) if laid.left in numbers]
    if not places:
        raise ValueError("the tiles left share no number with the line: no line of all exists")
    if left_end == right_end:
        # Cut where a number is odd among the tiles left, if the ring shows one: that number is an
        # end of the finished line, so one of the two ends is already right.
        odd = odd_numbers(rest)
        at, number = min(places, key=lambda place: (place[1] not in odd, place[0]))
        return Cut(at, number)
    if odd_numbers(rest):
        raise ValueError("some number is on an odd number of halves too many: no line exists")
    at, number = places[0]
    return SpliceLoop(at, number, _loop(number, rest))


def _loop(number: int, tiles: Sequence[Tile]) -> Line:
    """A loop from `number` back to it, of all tiles that hang together with it (Hierholzer)."""
    at: dict[int, list[Tile]] = {}
    for tile in reversed(tiles):
        for half in set(tile):
            at.setdefault(half, []).append(tile)
    used: set[Tile] = set()
    walk = [number]
    circuit: list[int] = []
    while walk:
        here = walk[-1]
        fits = at.get(here, [])
        while fits and fits[-1] in used:
            fits.pop()
        if fits:
            tile = fits.pop()
            used.add(tile)
            walk.append(tile.other(here))
        else:
            circuit.append(walk.pop())
    return tuple(TrailTile(a, b) for a, b in pairwise(circuit))
