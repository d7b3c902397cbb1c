"""The deduction engine: the simplest step that helps, and what a grade's techniques reach."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from boneyard.puzzles.dominosa.chains import case, forcing_chain
from boneyard.puzzles.dominosa.local import clash, one_place, parity, stranded, twins
from boneyard.puzzles.dominosa.position import Position
from boneyard.puzzles.dominosa.search import by_search
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
    (CASES, by_search),
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
