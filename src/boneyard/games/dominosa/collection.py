"""Problems with one solution, by set, rectangle and grade; made by `python -m
tools.dominosa_collection` and kept in `collection.txt`."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from boneyard import games

Kind: TypeAlias = tuple[int, int, int, str]
"""The set, the shorter side of the rectangle, the longer one, and the grade."""


@cache
def collection() -> dict[Kind, str]:
    """The numbers of all problems of a kind, one digit each, one problem after the other."""
    found: dict[Kind, str] = {}
    kind: Kind | None = None
    for line in games.data("dominosa", "collection.txt").splitlines():
        if line.startswith("#"):
            continue
        if " " in line:
            n, rows, columns, grade = line.split()
            kind = int(n), int(rows), int(columns), grade
            found[kind] = ""
        elif kind is not None:
            found[kind] += line
    return found
