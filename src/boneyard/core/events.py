"""What happens at the table: all that the log, the animation, the score sheet and the voice tell.

Every event has an audience. `seen_by(seat)` is what that seat gets of it: the event itself, a
version without what is hidden, or nothing.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from boneyard.core.actions import Cell, Place, Seat
from boneyard.tiles import Tile


class _Event(msgspec.Struct, frozen=True, tag_field="event", tag=str.lower):
    """Base of all events; unless it says otherwise, everybody sees it."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        """What this seat (None: somebody looking on) gets of the event."""
        return self  # type: ignore[return-value]


class _Private(_Event, frozen=True):
    """An event that shows tiles to some seats only."""

    seat: Seat
    count: int
    tiles: tuple[Tile, ...] | None
    """The tiles, for those who may know them."""
    knowers: tuple[Seat, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        if seat in self.knowers:
            return self  # type: ignore[return-value]
        return msgspec.structs.replace(self, tiles=None)  # type: ignore[return-value]


# -- rounds and matches ------------------------------------------------------------------------


class RoundBegan(_Event, frozen=True):
    round: int


class Dealt(_Private, frozen=True):
    """A seat took its hand."""


class DealtAgain(_Event, frozen=True):
    """Nobody can open, so the tiles are shuffled and dealt again."""


class TeamsFormed(_Event, frozen=True):
    teams: tuple[tuple[Seat, ...], ...]
    order: tuple[Seat, ...]


class Scored(_Event, frozen=True, gc=False):
    """Points noted for a seat; `why` is a key, `of` the number the points come from."""

    seat: Seat
    points: int
    why: str
    of: int | None = None


class RoundEnded(_Event, frozen=True):
    """A round is over; all hands are shown."""

    how: str
    """`out`, `blocked`, `barred`, `goal`, `empty`, `taken`, `void`, …"""
    by: Seat | None
    """The seat that ended it by going out or barring."""
    last: Seat | None
    """The seat that laid the last tile."""
    hands: tuple[tuple[Tile, ...], ...]
    winners: tuple[Seat, ...] = ()


class MatchEnded(_Event, frozen=True):
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


# -- line and counting games -------------------------------------------------------------------


class Laid(_Event, frozen=True):
    seat: Seat | None
    """None: it lay there before anybody's turn."""
    tile: Tile
    at: Place | None = None
    touch: int | None = None


class Drew(_Private, frozen=True):
    """A seat took tiles from the boneyard."""

    forced: bool = True
    """True: he could not lay."""


class Passed(_Event, frozen=True, gc=False):
    seat: Seat


class Stopped(_Event, frozen=True, gc=False):
    seat: Seat


class Barred(_Event, frozen=True):
    seat: Seat
    tile: Tile
    at: Place


class DroppedOut(_Event, frozen=True):
    seat: Seat


class Announced(_Event, frozen=True):
    """The running total after a lay, said aloud."""

    seat: Seat
    total: int


# -- memory games ------------------------------------------------------------------------------


class Flipped(_Event, frozen=True):
    seat: Seat
    cell: Cell
    tile: Tile


class TurnedDown(_Event, frozen=True):
    cells: tuple[Cell, ...]


class Kept(_Event, frozen=True):
    seat: Seat
    cells: tuple[Cell, ...]
    tiles: tuple[Tile, ...]


# -- games of their own kind -------------------------------------------------------------------


class Revealed(_Event, frozen=True):
    tile: Tile


class Claimed(_Event, frozen=True):
    seat: Seat
    chain: tuple[tuple[int, int], ...]
    wrong: str | None
    """None: correct; else the key of what is wrong with it."""


class LockedOut(_Event, frozen=True):
    seat: Seat
    until: int


class Grabbed(_Event, frozen=True):
    seat: Seat
    tile: Tile


class Released(_Event, frozen=True):
    seat: Seat
    tile: Tile


class Stacked(_Event, frozen=True):
    seat: Seat
    halves: tuple[int, int]
    cells: tuple[Cell, Cell]
    level: int


class HandedOut(_Private, frozen=True):
    """A seat took a tile of another's hand, unseen by the rest."""


class Took(_Event, frozen=True):
    seat: Seat
    tile: Tile
    row: int
    dictated: bool = False


class Missed(_Event, frozen=True):
    """A seat misses its turn."""

    seat: Seat


# -- solos and puzzles -------------------------------------------------------------------------


class Placed(_Event, frozen=True):
    cells: tuple[Cell, Cell]
    halves: tuple[int, int]


class Removed(_Event, frozen=True):
    cells: tuple[Cell, Cell]


class Marked(_Event, frozen=True):
    cells: tuple[Cell, Cell]
    on: bool


class Sealed(_Event, frozen=True):
    """A prediction is made and sealed; the hash proves later that it was not changed."""

    seal: str


class Spliced(_Event, frozen=True):
    """A line that was stuck goes on: the tiles of the whole line now, in reading order."""

    cut: bool
    line: tuple[tuple[int, int], ...]


class Unsealed(_Event, frozen=True):
    tile: Tile
    salt: str


Event: TypeAlias = (
    RoundBegan
    | Dealt
    | DealtAgain
    | TeamsFormed
    | Scored
    | RoundEnded
    | MatchEnded
    | Laid
    | Drew
    | Passed
    | Stopped
    | Barred
    | DroppedOut
    | Announced
    | Flipped
    | TurnedDown
    | Kept
    | Revealed
    | Claimed
    | LockedOut
    | Grabbed
    | Released
    | Stacked
    | HandedOut
    | Took
    | Missed
    | Placed
    | Removed
    | Marked
    | Sealed
    | Spliced
    | Unsealed
)
