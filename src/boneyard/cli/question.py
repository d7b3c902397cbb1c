"""What a person at the terminal can do now: by number, or typed as a move."""

from __future__ import annotations

import shutil
import sys

from boneyard.core.actions import Action, BadNotation, Cell, Vocabulary
from boneyard.core.reading import whole
from boneyard.text import Words
from boneyard.view import screen
from boneyard.view.scene import Scene

MOST_LINES = 12
"""Longer menus would push the table off a screen of 24 lines: they are shown when asked for."""

MOST_REPEATED = 60


def _size() -> tuple[int, int]:
    """The columns and lines of the terminal; what is none gets plain text."""
    return shutil.get_terminal_size() if sys.stdout.isatty() else (screen.WIDTH, screen.HEIGHT)


class Question:
    """The choices of one turn, how they are shown, and what an answer means."""

    def __init__(self, scene: Scene, words: Words, speaks: Vocabulary) -> None:
        self.words, self.speaks = words, speaks
        self.offered = screen.choices(scene, speaks)
        self.by_number = dict(enumerate(self.offered, 1))
        self.cells = [cell for choice in self.offered if (cell := _cell(choice.action))]
        self.grid = bool(self.offered) and len(self.cells) == len(self.offered)
        if self.grid:
            # A tile keeps its number while others are turned up and taken: people remember it.
            across = len(scene.arms[0])
            numbers = (row * across + column + 1 for row, column in self.cells)
            self.by_number = dict(zip(numbers, self.offered, strict=True))
        self.listed = self.grid or 0 < screen.menu(self.by_number).count("\n") + 1 <= MOST_LINES
        # What is composed from cells and tiles in the browser is typed here, menu or not.
        self.typed = bool(scene.composers)

    def table(self, scene: Scene, title: str) -> str:
        """The whole table; face-down tiles in a grid show their numbers."""
        numbers = {
            f"{row},{column}": str(number)
            for number, (row, column) in zip(self.by_number, self.cells, strict=False)
            if self.grid
        }
        columns, lines = _size()
        return screen.screen(scene, title, self.words, numbers, columns=columns, lines=lines)

    def menu(self) -> str:
        """The choices, or how to say one where they are too many to be listed."""
        if self.grid:
            up = {n: choice for n, choice in self.by_number.items() if choice.face_up}
            return "\n".join(filter(None, (screen.menu(up), self.words("cli-cells"))))
        if not self.listed and self.offered:
            return self._say("cli-many", count=len(self.offered), example=self.example())
        lines = [screen.menu(self.by_number)]
        if self.typed:
            lines.append(self._say("cli-typed", example=self.example()))
        return "\n".join(filter(None, lines))

    def list_all(self) -> str:
        """Every choice by its number, however many."""
        self.listed = True
        return screen.menu(self.by_number) or self._say("cli-typed", example=self.example())

    def example(self) -> str:
        """A move as it is typed, of the kind this game asks for."""
        if self.words.has("cli-example"):
            return self.words("cli-example")
        return str(self.offered[0].action) if self.offered else ""

    def help(self, *, outlook: bool) -> str:
        keys = self.words("cli-keys") + (f" · {self.words('cli-key-outlook')}" if outlook else "")
        return self._how() + "\n" + screen.wrapped(keys)

    def label(self, action: Action) -> str:
        """What an action is called: as in the menu, else as it is typed."""
        named = (
            choice.label if not self.grid else f"{number} ({choice.label})"
            for number, choice in self.by_number.items()
            if choice.action == action
        )
        return next(named, str(action))

    def answer(self, said: str) -> Action | str:
        """The action that was said; a text: what is wrong with it."""
        number = whole(said)
        if number is not None:
            return self._numbered(number)
        try:
            return self.speaks.parse(said)
        except BadNotation:
            return self._say("cli-unknown", said=said[:MOST_REPEATED]) + "\n" + self._how()

    def _numbered(self, number: int) -> Action | str:
        if not self.offered:
            return self._say("cli-typed", example=self.example())
        if not self.listed:
            return self._say("cli-number-unlisted", example=self.example())
        choice = self.by_number.get(number)
        if choice is None and self.grid:
            return self.words("cli-cells")
        return (
            self._say("cli-no-number", count=len(self.offered)) if choice is None else choice.action
        )

    def _how(self) -> str:
        return self._say("cli-help" if self.offered else "cli-typed", example=self.example())

    def _say(self, key: str, **args: object) -> str:
        return screen.wrapped(self.words(key, **args))


def _cell(action: Action) -> Cell | None:
    """The cell of an action that is about one cell and nothing else, like `flip 2,3`."""
    _, _, cell = str(action).partition(" ")
    row, comma, column = cell.partition(",")
    return (int(row), int(column)) if comma and row.isdigit() and column.isdigit() else None
