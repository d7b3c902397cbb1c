"""A table: one game being played, its log, its chance, its clock."""

from boneyard.table.log import Entry, Step, Undo, Undone, deeds
from boneyard.table.stream import Stream
from boneyard.table.table import CannotUndo, Change, Table

__all__ = [
    "CannotUndo",
    "Change",
    "Entry",
    "Step",
    "Stream",
    "Table",
    "Undo",
    "Undone",
    "deeds",
]  # fmt: skip
