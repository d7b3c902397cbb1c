"""Dominosa, the booklet's problem collection: find the tiles in a rectangle of numbers.

>>> from boneyard.puzzles.dominosa import Grid, next_step
>>> step = next_step(Grid.parse("001\\n110"))
>>> step.technique, step.tiles, step.place
('tile-one-place', (1-1,), (Pair(first=Cell(row=1, column=0), second=Cell(row=1, column=1)),))

`solutions`, `grade` and `generate` run compiled code, loaded when first called (or ahead, by
`warm_up`); everything else, hints included, is plain Python.
"""

from boneyard.puzzles.dominosa.area import ring, staircase
from boneyard.puzzles.dominosa.generate import NoPuzzle, generate, warm_up
from boneyard.puzzles.dominosa.grid import (
    Cell,
    Grid,
    GridError,
    Pair,
    default_rectangle,
    rectangles,
)
from boneyard.puzzles.dominosa.hints import next_step
from boneyard.puzzles.dominosa.solve import grade, solutions
from boneyard.puzzles.dominosa.steps import REMARKS, TECHNIQUES, Grade, Puzzle, Step
from boneyard.puzzles.dominosa.tiling import Random, shuffle_figure, shuffle_grid, tiling

__all__ = [
    "REMARKS",
    "TECHNIQUES",
    "Cell",
    "Grade",
    "Grid",
    "GridError",
    "NoPuzzle",
    "Pair",
    "Puzzle",
    "Random",
    "Step",
    "default_rectangle",
    "generate",
    "grade",
    "next_step",
    "rectangles",
    "ring",
    "shuffle_figure",
    "shuffle_grid",
    "solutions",
    "staircase",
    "tiling",
    "warm_up",
]
