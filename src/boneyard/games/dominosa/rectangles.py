"""The rectangles a set fills: (N+1)(N+2) numbers, customarily N+1 rows of N+2."""

from __future__ import annotations

SETS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 18)
LONGEST = 40
"""A longer row fits no screen; a single row is no puzzle."""


def rectangles(n: int) -> tuple[tuple[int, int], ...]:
    """Rows and columns of every rectangle offered for the double-n set, the customary one first.

    >>> rectangles(6)
    ((7, 8), (8, 7), (4, 14), (14, 4), (2, 28), (28, 2))
    """
    cells = (n + 1) * (n + 2)
    sides = [(rows, cells // rows) for rows in range(2, cells) if cells % rows == 0]
    fitting = [side for side in sides if min(side) > 1 and max(side) <= LONGEST]
    return tuple(sorted(fitting, key=lambda side: (abs(side[0] - side[1]), side)))


def written(rectangle: tuple[int, int]) -> str:
    """`7x8`: rows, then columns."""
    return f"{rectangle[0]}x{rectangle[1]}"


def read(text: str) -> tuple[int, int]:
    rows, _, columns = text.partition("x")
    return int(rows), int(columns)
