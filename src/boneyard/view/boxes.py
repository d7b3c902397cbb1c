"""Tiles drawn with box characters, for a terminal that is wide enough.

>>> print("\\n".join(boxed(("6-3", "3-3", "→"), 40)))
     ┌─┐
┌─┬─┐│3│
│6│3│├─┤ →
└─┴─┘│3│
     └─┘
"""

from __future__ import annotations

import re
from collections.abc import Sequence

TILE = re.compile(r"(\d+)-(\d+)")
ARROWS = frozenset("→←↓↑")
HEIGHT = 5
"""A double lies crosswise: it is higher than the others by a line above and one below."""


def can_box(arms: Sequence[Sequence[str]]) -> bool:
    """Whether these are lines of tiles; a grid stays as it is written."""
    found = [word for arm in arms for word in arm]
    return bool(found) and all(TILE.fullmatch(word) or word in ARROWS for word in found)


def boxed(words: Sequence[str], width: int, *, crosswise: bool = True) -> list[str]:
    """Tiles side by side, in as many rows as it takes; `crosswise`: doubles lie across."""
    rows: list[list[list[str]]] = [[]]
    room = width
    for word in words:
        box = _box(word, crosswise=crosswise)
        if len(box[0]) > room and rows[-1]:
            rows.append([])
            room = width
        rows[-1].append(box)
        room -= len(box[0])
    return [line for row in rows for line in _beside(row)]


def _beside(boxes: list[list[str]]) -> list[str]:
    lines = ["".join(parts).rstrip() for parts in zip(*boxes, strict=True)]
    return [line for line in lines if line]


def _box(word: str, *, crosswise: bool) -> list[str]:
    found = TILE.fullmatch(word)
    if found is None:
        blank = " " * (len(word) + 2)
        return [blank, blank, f" {word} ", blank, blank]
    left, right = found.groups()
    if crosswise and left == right:
        bar = "─" * len(left)
        return [f"┌{bar}┐", f"│{left}│", f"├{bar}┤", f"│{right}│", f"└{bar}┘"]
    one, other = "─" * len(left), "─" * len(right)
    blank = " " * (len(left) + len(right) + 3)
    return [blank, f"┌{one}┬{other}┐", f"│{left}│{right}│", f"└{one}┴{other}┘", blank]
