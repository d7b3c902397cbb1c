"""Where the tiles of garden trains lie: a row for each bed, to the right of the first double."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.actions import Place
from boneyard.rules.layout import End
from boneyard.tiles import Tile
from boneyard.view.arrange.spots import Spot

ROW, START = 2.4, 1.6


class Rows:
    """An arranger: it is told each tile and the ends it opened, and finds room for them."""

    def __init__(self) -> None:
        self.first: Tile | None = None
        self.tips: dict[Place, tuple[int, float]] = {}
        """The row of each end, and how far it reaches."""

    def open(self, tile: Tile, across: bool, ends: Sequence[End]) -> Spot:
        self.first = tile
        self.tips = {end.place: (row, START) for row, end in enumerate(ends)}
        return Spot(0.0, 0.0, 90.0)

    def lay(self, tile: Tile, at: Place, across: bool, ends: Sequence[End]) -> Spot:
        row, x = self.tips[at]
        spot = self.ghost(at, across)
        for end in ends:
            self.tips[end.place] = (row, x + (1 if across else 2))
        return spot

    def ghost(self, at: Place, across: bool) -> Spot:
        row, x = self.tips[at]
        link = ((0.5, 0.0), (x, row * ROW)) if at.tile == self.first else ()
        return Spot(x + (0.5 if across else 1.0), row * ROW, 90.0 if across else 0.0, link=link)

    def heading(self, at: Place) -> float | None:
        return None


def arrange(frame: tuple[float, float]) -> Rows:
    """Rows grow to the right, whatever the frame."""
    return Rows()
