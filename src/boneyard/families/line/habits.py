"""The rules of thumb of line games."""

from __future__ import annotations

from boneyard.core.actions import Action
from boneyard.families.habits import Shedding
from boneyard.families.line.actions import Bar
from boneyard.tiles import Tile


class LineHabits(Shedding):
    """A double that bars an end leaves the hand, too."""

    def sheds(self, action: Action) -> Tile | None:
        return action.tile if isinstance(action, Bar) else super().sheds(action)
