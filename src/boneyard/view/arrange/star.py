"""A star: arms at equal angles around the first tile, each in a wedge of its own."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.actions import Place
from boneyard.rules.layout import End
from boneyard.tiles import Tile
from boneyard.view.arrange.lanes import Arms
from boneyard.view.arrange.spots import Spot


class Rays(Arms):
    """Arranges a star, of as many arms as the first tile has room for."""

    def __init__(self, frame: tuple[float, float]) -> None:
        super().__init__()

    def open(self, tile: Tile, across: bool, ends: Sequence[End]) -> Spot:
        spot = Spot(0.0, 0.0, 90.0 if across else 0.0)
        self._rays(ends, spot, across)
        return spot

    def heading(self, at: Place) -> float | None:
        return None
