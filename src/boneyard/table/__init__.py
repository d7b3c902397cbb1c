"""A table: one game being played, its log, its chance, its clock."""

from boneyard.table.log import Entry, Step, Undo, Undone, deeds
from boneyard.table.shortening import LATEST, shortened
from boneyard.table.stream import Stream
from boneyard.table.table import CannotUndo, Change, Table

__all__ = [
    "LATEST",
    "CannotUndo",
    "Change",
    "Entry",
    "Step",
    "Stream",
    "Table",
    "Undo",
    "Undone",
    "deeds",
    "shortened",
]  # fmt: skip
