"""What simple players go by."""

from __future__ import annotations

from boneyard.core.actions import Action
from boneyard.tiles import Tile


class Habits:
    """What a player goes by who sees nothing to be gained: rules of thumb. This is a player without
    any; a family or a game for which there are some brings them (`Game.habits`)."""

    def liking(self, action: Action) -> tuple[int, ...]:
        """How much somebody likes to do this who looks no further than what it brings: the higher,
        the sooner."""
        return ()

    def practised(self, action: Action) -> tuple[int, ...]:
        """The same of somebody who has the habits of good players."""
        return self.liking(action)

    def hurry(self, action: Action) -> int:
        """In imagined play, of two moves that come to mind the one with the higher number is made;
        of equal ones the first."""
        return 0

    def burden(self, hand: tuple[Tile, ...]) -> int:
        """How bad it is to be left with these tiles, beside what that costs."""
        return 0


NO_HABITS = Habits()
