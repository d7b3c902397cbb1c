"""What a general solver would cost: ``python -m boneyard.puzzles.dominosa.alternatives``.

Needs ``pip install python-sat exact-cover``, which nothing else here does. Prints microseconds
per puzzle for proving its solution the only one.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from functools import partial
from itertools import combinations
from typing import Any

from boneyard.puzzles.dominosa.bench import microseconds
from boneyard.puzzles.dominosa.generate import generate
from boneyard.puzzles.dominosa.grid import Grid
from boneyard.puzzles.dominosa.position import Position, bits, layout
from boneyard.puzzles.dominosa.search import search
from boneyard.puzzles.dominosa.solve import solutions

PUZZLES = 16  # as many layouts as are kept, so that making them is not measured
SAT_SOLVERS = ("minisat22", "glucose4", "cadical153")


def by_sat(pysat: Any, name: str, grid: Grid) -> None:
    """Every cell and tile exactly once, as clauses; then once more without the solution found."""
    with pysat.Solver(name) as solver:
        for places in layout(grid).places:
            choices = [pair + 1 for pair in bits(places)]
            solver.add_clause(choices)
            for a, b in combinations(choices, 2):
                solver.add_clause([-a, -b])
        if not solver.solve():
            raise AssertionError("a puzzle has a solution")
        solver.add_clause([-pair for pair in solver.get_model() if pair > 0])
        if solver.solve():
            raise AssertionError("a puzzle has one solution only")


def by_exact_cover(exact_cover: Any, numpy: Any, grid: Grid) -> None:
    rows = numpy.zeros((len(layout(grid).items), len(layout(grid).places)), dtype=bool)
    for pair, items in enumerate(layout(grid).items):
        rows[pair, list(items)] = True
    if len(exact_cover.get_all_solutions(rows)) != 1:
        raise AssertionError("a puzzle has one solution only")


def main() -> None:
    try:
        pysat = importlib.import_module("pysat.solvers")
        exact_cover = importlib.import_module("exact_cover")
    except ImportError as missing:
        raise SystemExit(f"{missing}; first: pip install python-sat exact-cover") from None
    numpy = importlib.import_module("numpy")
    ways: dict[str, Callable[[Grid], object]] = {
        "kernel": lambda grid: solutions(grid, 2),
        "readable": lambda grid: search(Position(layout(grid)), 2),
        "exact-cover": partial(by_exact_cover, exact_cover, numpy),
    }
    ways.update({name: partial(by_sat, pysat, name) for name in SAT_SOLVERS})
    print("set grade " + " ".join(f"{name:>11}" for name in ways))
    for n, wanted in ((6, 1), (6, 2), (6, 3), (6, 4), (6, 5), (9, 2)):
        rng = random.Random(1)
        grids = [generate(n, wanted, rng).grid for _ in range(PUZZLES)]
        times = [microseconds(way, grids) for way in ways.values()]
        print(f"{n:3} {wanted:5} " + " ".join(f"{value:11.0f}" for value in times), flush=True)


if __name__ == "__main__":
    main()
