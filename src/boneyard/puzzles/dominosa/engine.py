"""The deduction engine: the simplest step that helps, and what a grade's techniques reach."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from boneyard.puzzles.dominosa.chains import case, forcing_chain, settle_one
from boneyard.puzzles.dominosa.local import clash, one_place, parity, stranded, twins
from boneyard.puzzles.dominosa.position import Contradiction, Position, bits
from boneyard.puzzles.dominosa.sets import double_sets, sets
from boneyard.puzzles.dominosa.steps import CASES, HARD, LOCAL, SETS, TRIVIAL, Step

Technique = Callable[[Position], Iterator[Step]]

#: From the simplest to the hardest.
TECHNIQUES_BY_GRADE: tuple[tuple[int, Technique], ...] = (
    (TRIVIAL, one_place),
    (LOCAL, stranded),
    (LOCAL, parity),
    (LOCAL, twins),
    (LOCAL, clash),
    (SETS, sets),
    (HARD, double_sets),
    (HARD, forcing_chain),
    (CASES, case),
    (CASES, lambda position: by_search(position)),
)


def simplest_step(position: Position, up_to: int = CASES) -> Step | None:
    """The first step of the simplest technique that has one; Contradiction if none can be."""
    for grade, technique in TECHNIQUES_BY_GRADE:
        if grade <= up_to:
            for step in technique(position):
                return step
    return None


def deduce(position: Position, up_to: int) -> list[Step]:
    """Take steps until none of these grades helps; the steps taken."""
    steps = []
    while (step := simplest_step(position, up_to)) is not None:
        position.apply(step)
        steps.append(step)
    return steps


def search(position: Position, limit: int) -> list[int]:
    """Up to `limit` solutions as masks of pairs: settle, then branch where fewest ways are left.

    The readable twin of the compiled search, and quick enough for a hint.
    """
    found: list[int] = []
    waiting = [position.copy()]
    while waiting and len(found) < limit:
        here = waiting.pop()
        try:
            while settle_one(here, []):
                pass
            ways = [here.left(item) for item in here.open_items()]
        except Contradiction:
            continue
        if not ways:
            found.append(here.placed)
            continue
        for pair in reversed(list(bits(min(ways, key=int.bit_count)))):
            branch = here.copy()
            branch.place(pair)
            waiting.append(branch)
    return found


def by_search(position: Position) -> Iterator[Step]:
    """The last resort: a pair that no solution has, found by trying everything."""
    known = search(position, 2)
    if not known:
        raise Contradiction
    for pair in bits(position.undecided & ~known[0] & ~known[-1]):
        trial = position.copy()
        trial.place(pair)
        if len(known) == 1 or not search(trial, 1):
            yield Step("search", CASES, rule_out=(position.layout.pair(pair),))
