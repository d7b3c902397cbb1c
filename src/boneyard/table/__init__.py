"""A table: one game being played, its log, its chance, its clock."""

from boneyard.table.log import Deed, Entry, Step, Told, Undo, Undone
from boneyard.table.stream import Stream
from boneyard.table.table import CannotUndo, Plan, Table

__all__ = [
    "CannotUndo", "Deed", "Entry", "Plan", "Step", "Stream", "Table", "Told", "Undo", "Undone",
]  # fmt: skip
