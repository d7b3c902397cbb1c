"""Measure Dominosa: ``python -m boneyard.puzzles.dominosa.bench``; ``--help`` lists the choices.

Prints, per grade, puzzles generated per second, and the time to prove one solution and to grade,
all in processor time, so that a busy machine spoils them little.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable

from boneyard.puzzles.dominosa.generate import PATIENCE, generate
from boneyard.puzzles.dominosa.grid import Grid, default_rectangle
from boneyard.puzzles.dominosa.position import Position, layout
from boneyard.puzzles.dominosa.search import search
from boneyard.puzzles.dominosa.solve import grade, solutions
from boneyard.puzzles.dominosa.tiling import shuffle_grid

#: Simon Tatham's C program on a machine like the one docs/dominosa.md names: (set, grade) to
#: puzzles generated per second and microseconds to solve one.
YARDSTICK = {
    (6, 1): (782.0, 48.0),
    (6, 2): (334.0, 50.0),
    (6, 3): (32.0, 130.0),
    (6, 4): (5.5, 274.0),
    (9, 2): (78.0, 140.0),
}
REPEATS = 5


def microseconds(function: Callable[[Grid], object], grids: list[Grid]) -> float:
    """Time per grid in the quickest of several rounds over all of them."""
    rounds = []
    for _ in range(REPEATS):
        start = time.process_time()
        for grid in grids:
            function(grid)
        rounds.append((time.process_time() - start) / len(grids) * 1e6)
    return min(rounds)


def measure(n: int, wanted: int, seconds: float, seed: int, patience: int) -> str:
    rng = random.Random(seed)
    grids = [generate(n, wanted, rng, patience=patience).grid]
    start = time.process_time()
    while time.process_time() - start < seconds:
        grids.append(generate(n, wanted, rng, patience=patience).grid)
    per_second = (len(grids) - 1) / (time.process_time() - start)
    grids = grids[:200]
    solving = microseconds(lambda grid: solutions(grid, 2), grids)
    grading = microseconds(grade, grids)
    reading = microseconds(lambda grid: search(Position(layout(grid)), 2), grids[:20])
    line = f"{n:3} {wanted:5} {per_second:11.1f} {solving:9.1f} {grading:9.1f} {reading:12.0f}"
    if (n, wanted) in YARDSTICK:
        rate, solved = YARDSTICK[n, wanted]
        line += (
            f" {rate:13.1f} ({per_second / rate:5.1f}x) {solved:8.0f} ({solved / solving:4.1f}x)"
        )
    return line


def by_the_book(n: int, count: int, seed: int) -> str:
    """Sets laid out by chance: median and longest time to find one solution, in milliseconds."""
    rng = random.Random(seed)
    rows, columns = default_rectangle(n)
    grids = [shuffle_grid(n, rows, columns, rng) for _ in range(count)]
    line = f"{n:3} {count:5}"
    engines: tuple[Callable[[Grid], object], ...] = (
        lambda grid: solutions(grid, 1),
        lambda grid: search(Position(layout(grid)), 1),
    )
    for solve in engines:
        solve(grids[0])
        times = []
        for grid in grids:
            start = time.process_time()
            solve(grid)
            times.append(1000 * (time.process_time() - start))
        line += f" {statistics.median(times):10.2f} {max(times):10.1f}"
    return line


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m boneyard.puzzles.dominosa.bench")
    parser.add_argument("--set", type=int, action="append", help="set to measure; default 6 and 9")
    parser.add_argument("--seconds", type=float, default=2.0, help="generating time per line")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--reject", action="store_true", help="draw every layout anew instead of climbing"
    )
    parser.add_argument(
        "--book", type=int, metavar="N", help="instead, solve N grids laid out by chance per set"
    )
    chosen = parser.parse_args()
    if chosen.book:
        print("set grids  kernel ms    longest  python ms    longest")
        for n in chosen.set or (6, 9, 12, 15, 18):
            print(by_the_book(n, chosen.book, chosen.seed), flush=True)
        return
    patience = 0 if chosen.reject else PATIENCE
    print(
        "set grade puzzles/sec  solve us  grade us  readable us  C puzzles/sec         C solve us"
    )
    for n in chosen.set or (6, 9):
        for wanted in range(1, 6):
            print(measure(n, wanted, chosen.seconds, chosen.seed, patience), flush=True)


if __name__ == "__main__":
    main()
