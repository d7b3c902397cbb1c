"""`python -m tools.dominosa_collection` makes anew the problems that `games/dominosa` deals from.

A deal must be the same everywhere and must not wait for a compiler, so the game does not generate:
it takes a problem of this collection, renames its numbers and mirrors it. That leaves the grade as
it is, because no technique looks at what a number is called or where left is.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from textwrap import wrap

from boneyard.games import folder
from boneyard.games.dominosa.figures import bounds
from boneyard.games.dominosa.rectangles import SETS, rectangles
from boneyard.puzzles.dominosa import Grid, NoPuzzle, generate, ring, staircase
from boneyard.puzzles.dominosa.area import Cells

GRADES = ("trivial", "local", "sets", "hard", "cases")
DIGITS = "0123456789abcdefghi"
WIDTH = 96
HEAD = (
    "# Problems with one solution; made by `python -m tools.dominosa_collection`. Under each kind",
    "# (set, rows, columns, grade) stand the numbers of its problems, row by row, one digit each",
    "# (a is 10).",
)
TRIALS = 20_000
ATTEMPTS = 4
"""How often in a row a problem already there may come again before we believe there are no more."""


def wanted(n: int, rows: int, columns: int) -> int:
    """How many problems: most for the rectangle everybody starts with."""
    if (rows, columns) != (n + 1, n + 2):
        return 4
    return 48 if n == 6 else 16 if n < 10 else 6


def same(grid: Grid) -> tuple[tuple[int, ...], ...]:
    """One grid for all that differ by names and mirrors only."""
    found = []
    for down in (1, -1):
        for across in (1, -1):
            names: dict[int, int] = {}
            found.append(
                tuple(
                    tuple(names.setdefault(number, len(names)) for number in row[::across])
                    for row in grid.numbers[::down]
                )
            )
    return min(found)


def problems(n: int, rows: int, columns: int, grade: int) -> list[str]:
    """Different problems of one grade, as many as are wanted or can be found."""
    rng = Random(f"{n} {rows} {columns} {grade}")
    found: dict[object, str] = {}
    again = 0
    while len(found) < wanted(n, rows, columns) and again < ATTEMPTS:
        try:
            grid = generate(n, grade, rng, rows, columns, trials=TRIALS).grid
        except NoPuzzle:
            break
        again = again + 1 if same(grid) in found else 0
        found.setdefault(same(grid), "".join(DIGITS[number] for number in grid.flat()))
    return list(found.values())


def figures(n: int) -> list[Cells]:
    """What else the set can fill. Beside a rectangle no other figure has these rows and columns."""
    around = ring(n)
    return [staircase(n), *([] if around is None else [around])]


def in_figure(n: int, cells: Cells, grade: int) -> list[str]:
    """The same for another figure. Names alone make many problems of each."""
    rows, columns = bounds(cells)
    rng = Random(f"{n} {rows} {columns} {grade}")
    found: dict[object, str] = {}
    again = 0
    while len(found) < (12 if n < 12 else 4) and again < ATTEMPTS:
        try:
            grid = generate(n, grade, rng, cells=cells, trials=TRIALS).grid
        except NoPuzzle:
            break
        again = again + 1 if same(grid) in found else 0
        found.setdefault(same(grid), "".join(DIGITS[number] for number in grid.flat()))
    return list(found.values())


def main() -> None:
    lines = [*HEAD]
    for n in SETS:
        for rows, columns in rectangles(n):
            if rows > columns:
                continue
            for grade, name in enumerate(GRADES, 1):
                made = problems(n, rows, columns, grade)
                print(n, rows, columns, name, len(made), flush=True)
                if made:
                    lines += [f"{n} {rows} {columns} {name}", *wrap("".join(made), WIDTH)]
        for cells in figures(n):
            rows, columns = bounds(cells)
            for grade, name in enumerate(GRADES, 1):
                made = in_figure(n, cells, grade)
                print(n, rows, columns, name, len(made), flush=True)
                if made:
                    lines += [f"{n} {rows} {columns} {name}", *wrap("".join(made), WIDTH)]
    file: Path = folder("dominosa") / "collection.txt"
    file.write_text("\n".join([*lines, ""]), "utf-8")


if __name__ == "__main__":
    main()
