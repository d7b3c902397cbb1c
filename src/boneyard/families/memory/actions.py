"""What players of memory games do."""

from __future__ import annotations

from typing import ClassVar, Self

from boneyard.core.actions import (
    Action,
    Cell,
    cell_text,
    only,
    read_cell,
)


class Flip(Action, frozen=True):
    """Turn up the face-down tile at a cell of the grid."""

    reveals: ClassVar[bool] = True

    cell: Cell

    def __str__(self) -> str:
        return f"flip {cell_text(self.cell)}"

    @classmethod
    def read(cls, words: list[str]) -> Self:
        return cls(read_cell(only(words, 1)[0]))
