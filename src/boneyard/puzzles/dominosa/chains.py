"""Grades 4 and 5: forcing chains, and trying a case to its end."""

from __future__ import annotations

from collections.abc import Iterator

from boneyard.puzzles.dominosa.position import Contradiction, Position, bits
from boneyard.puzzles.dominosa.steps import CASES, HARD, Step


def forcing_chain(position: Position) -> Iterator[Step]:
    """Assume a pair and follow only cells and tiles with two places left: one goes, the other is
    forced. The shortest chains to something impossible first."""
    laid_out = position.layout
    two_left = [position.left(item).bit_count() == 2 for item in range(len(laid_out.places))]
    steps = []
    for pair in bits(position.undecided):
        failed = _follow(position, pair, two_left)
        if failed is not None:
            forced, items = failed
            steps.append(
                Step(
                    "forcing-chain",
                    HARD,
                    rule_out=(laid_out.pair(pair),),
                    cells=laid_out.named_cells(items),
                    tiles=laid_out.named_tiles(items),
                    forced=tuple(laid_out.pair(other) for other in forced),
                )
            )
    yield from sorted(steps, key=lambda step: len(step.forced))


def _follow(
    position: Position, assumed: int, two_left: list[bool]
) -> tuple[list[int], list[int]] | None:
    """The pairs forced on the way to a contradiction, and the item that has none left or is
    claimed twice; None if there is no contradiction."""
    laid_out = position.layout
    parent: dict[int, int | None] = {assumed: None}
    out: dict[int, int] = {}
    queue = [assumed]
    for here in queue:
        for gone in bits(laid_out.excludes[here] & position.live):
            if gone in parent:
                shared = set(laid_out.items[here]) & set(laid_out.items[gone])
                return _way(parent, here, gone), [min(shared)]
            if gone in out:
                continue
            out[gone] = here
            for item in laid_out.items[gone]:
                if not two_left[item]:
                    continue
                other = (position.left(item) & ~(1 << gone)).bit_length() - 1
                if other in out:
                    return _way(parent, here, out[other]), [item]
                if other not in parent:
                    parent[other] = here
                    queue.append(other)
    return None


def _way(parent: dict[int, int | None], *ends: int) -> list[int]:
    """Everything forced on the way to these ends, in the order it was found."""
    needed: set[int] = set()
    for end in ends:
        at: int | None = end
        while at is not None:
            needed.add(at)
            at = parent[at]
    return [pair for pair, before in parent.items() if pair in needed and before is not None]


def case(position: Position) -> Iterator[Step]:
    """Assume a pair and place what then has one place left, to the end: the shortest failing
    case first."""
    laid_out = position.layout
    steps = []
    for pair in bits(position.undecided):
        trial = position.copy()
        forced: list[int] = []
        try:
            settle(trial, trial.touched(pair), forced)
        except Contradiction as dead_end:
            items = [] if dead_end.item is None else [dead_end.item]
            steps.append(
                Step(
                    "case",
                    CASES,
                    rule_out=(laid_out.pair(pair),),
                    cells=laid_out.named_cells(items),
                    tiles=laid_out.named_tiles(items),
                    forced=tuple(laid_out.pair(other) for other in forced),
                )
            )
    yield from sorted(steps, key=lambda step: len(step.forced))


def settle(position: Position, items: list[int], forced: list[int]) -> None:
    """Place every pair that is the last left for one of these items, then what that leaves with
    one, and so on, noting it in `forced`; Contradiction where one has none left."""
    for item in items:  # grows while we go through it: what is near comes first
        mask = position.left(item)
        if not mask & (mask - 1) and not mask & position.placed:
            pair = mask.bit_length() - 1
            items += position.touched(pair)
            forced.append(pair)
