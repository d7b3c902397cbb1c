"""A round followed once more, event by event, as everybody could see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET
from msgspec.structs import replace

from boneyard.core.actions import Lay
from boneyard.core.events import Event, Laid
from boneyard.families.line.state import LineObservation
from boneyard.rules.layout import Layout, Shape
from boneyard.rules.moment import remembered

if TYPE_CHECKING:
    from boneyard.families.line.game import LineGame


class Past:
    """What lay on the table, and what the game remembered, before each event of a log."""

    def __init__(self, game: LineGame, seen: LineObservation) -> None:
        self._game, self._seen = game, seen
        self.layout, self._own = Layout(), game.own_before(seen)

    def then(self, at: int, lays: int = 0) -> LineObservation:
        """The position before the event at this place in the log, as far as it was public; `lays`:
        tiles laid in that turn."""
        return replace(
            self._seen, layout=self.layout, own=self._own, lays=lays, log=self._seen.log[:at]
        )

    def follow(self, at: int, event: Event) -> None:
        """This event happened, at this place in the log."""
        if isinstance(event, Laid):
            shape = self._game.rules.shape
            if type(shape).now is not Shape.now:
                seat = self._seen.order[0] if event.seat is None else event.seat
                shape = self._game.shape(self.then(at), seat)
            self.layout = self.layout.lay(Lay(event.tile, event.at, event.touch), shape)
        if self._own is not UNSET:
            self._own = remembered(self._own, (event,), self.layout)
