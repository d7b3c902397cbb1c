"""What ends and places are called."""

from __future__ import annotations

from boneyard.core.actions import Lay, Place
from boneyard.text import Words
from boneyard.view.speech import place_name
from boneyard.view.spots import Plan

HEADINGS = {0.0: "right", 180.0: "left", 90.0: "bottom", 270.0: "top"}


class Ends:
    """Names the ends of one layout: by where they are, if that is plain, else by their tile."""

    def __init__(self, plan: Plan, words: Words) -> None:
        self.plan, self.words = plan, words
        self._names: dict[Place, str] = {}

    def name(self, at: Place) -> str:
        """Like "at the left end"."""
        if at not in self._names:
            self._names[at] = self._name(at)
        return self._names[at]

    def offer(self, lay: Lay, *, choice: bool) -> str:
        """Like "6-3, at the left end"; with a choice of halves, which one will be open."""
        tile = str(lay.tile)
        if lay.at is None:
            return self.words("offer-first", tile=tile)
        place = self.name(lay.at)
        if choice and lay.touch is not None:
            return self.words(
                "offer-open", tile=tile, place=place, number=lay.tile.other(lay.touch)
            )
        return self.words("offer", tile=tile, place=place)

    def _name(self, at: Place) -> str:
        heading = self.plan.heading(at)
        if heading is not None:
            return self.words(f"end-{HEADINGS[heading]}")
        return place_name(at, self.words)
