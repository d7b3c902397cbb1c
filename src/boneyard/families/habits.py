"""Rules of thumb that several families share."""

from __future__ import annotations

from boneyard.core.actions import Action, Draw, Lay, Pass, Stop
from boneyard.core.habits import Habits
from boneyard.tiles import Tile, pips


class Active(Habits):
    """To do something is better than to draw or to pass, and those are better than to give up what
    one might still do."""

    def liking(self, action: Action) -> tuple[int, ...]:
        return (0 if isinstance(action, Stop) else 1 if isinstance(action, Draw | Pass) else 2,)


class Shedding(Active):
    """One wants to be rid of one's tiles: they are laid before anything else, and the heavy ones
    first, because they cost most if they stay in the hand."""

    def __init__(self, *, doubles_first: bool = True, going_out_loses: bool = False) -> None:
        self.doubles_first = doubles_first
        """Whether a double is better laid early, because it fits at one number only."""
        self.going_out_loses = going_out_loses
        """Whether it is bad to end a round with one's last tile; elsewhere that never is."""

    def sheds(self, action: Action) -> Tile | None:
        """The tile that leaves the hand with this action, if one does."""
        return action.tile if isinstance(action, Lay) else None

    def liking(self, action: Action) -> tuple[int, ...]:
        tile = self.sheds(action)
        return super().liking(action) if tile is None else (3, tile.pips * 2 + tile.is_double)

    def practised(self, action: Action) -> tuple[int, ...]:
        tile = self.sheds(action)
        if tile is None or not self.doubles_first:
            return self.liking(action)
        return 3, tile.pips * 2 + tile.is_double * 100

    def hurry(self, action: Action) -> int:
        tile = self.sheds(action)
        return -1 if tile is None else tile.pips

    def burden(self, hand: tuple[Tile, ...]) -> int:
        return pips(hand)


ACTIVE = Active()
SHEDDING = Shedding()
