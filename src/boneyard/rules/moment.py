"""What a part of the rules may look at: the table at one moment, from where one seat sits.

Every part (a shape, an opening, a scoring) gets the same moment and takes from it what it needs, so
that a rule that needs to know more changes no signature.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Protocol, Self, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from boneyard.core.actions import Lay, Seat, Side
from boneyard.core.events import Event, Laid, LotDrawn, Passed, RoundEnded
from boneyard.tiles import Tile

if TYPE_CHECKING:
    from boneyard.rules.layout import Layout

Hands: TypeAlias = tuple[tuple[Tile, ...], ...]


class OwnState(msgspec.Struct, frozen=True):
    """What a game knows of its rounds that no other game does: markers, stars, an account that
    waits. Everybody may know it, because it follows from what everybody has seen."""

    def after(self, event: Event, layout: Layout) -> Self:
        """What it becomes by this event, as somebody looking on is told it. Whoever imagines hidden
        tiles follows a round by this, event by event. `layout`: the table after it."""
        return self

    @classmethod
    def of(cls, position: HasOwnState) -> Self:
        """What the position of such a game, or a moment of it, holds of this."""
        own = position.own
        assert isinstance(own, cls), f"a game with {cls.__name__} says so: own_state"
        return own


class HasOwnState(Protocol):
    """A position, or a moment."""

    @property
    def own(self) -> OwnState | UnsetType: ...


def remembered(
    own: OwnState | UnsetType, news: Iterable[Event], layout: Layout
) -> OwnState | UnsetType:
    """What a game remembers after these events, of which everybody was told."""
    for event in news:
        public = event.seen_by(None)
        if own is not UNSET and public is not None:
            own = own.after(public, layout)
    return own


class Moment(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The table now. Seats, sides and order are those of the match; the log is this round's."""

    layout: Layout
    seat: Seat
    """Whose turn it is, or who is asked about."""
    order: tuple[Seat, ...]
    sides: tuple[Side, ...]
    round: int = 0
    """Rounds completed before this one."""
    ended: tuple[RoundEnded, ...] = ()
    """How they ended."""
    hands: Hands | None = None
    """None where the rules may not look: somebody works out what a seat can know."""
    left: tuple[int, ...] = ()
    """How many tiles everybody has left after the lay that is being judged."""
    log: Sequence[Event] = ()
    """What happened in this round so far."""
    scores: tuple[int, ...] = ()
    """The points announced so far, per seat."""
    own: OwnState | UnsetType = UNSET
    """What only this game knows of its rounds."""
    lay: Lay | None = None
    """The lay that is being judged, and `before` it the table as it was. At the end of a round: the
    lay with which somebody went out."""
    before: Layout | None = None

    @property
    def last_end(self) -> RoundEnded | None:
        """How the last round ended; None: this is the first."""
        return self.ended[-1] if self.ended else None

    @property
    def ties_before(self) -> int:
        """How many rounds just before this one nobody has won."""
        return len(list(takewhile(lambda end: not end.winners, reversed(self.ended))))

    @property
    def lot(self) -> Seat | None:
        """To whom the lot for this round, or for the one to be dealt, has fallen."""
        for event in reversed(self.log):
            if isinstance(event, RoundEnded):
                break
            if isinstance(event, LotDrawn):
                return event.seat
        return None

    @property
    def opened(self) -> Seat | None:
        """Who has opened this round."""
        lays = (event.seat for event in self.log if isinstance(event, Laid))
        return next((seat for seat in lays if seat is not None), None)

    @property
    def passed(self) -> tuple[Seat, ...]:
        """Who has passed since the last tile was laid, in order."""
        passed: list[Seat] = []
        for event in reversed(self.log):
            if isinstance(event, Laid):
                break
            if isinstance(event, Passed):
                passed.append(event.seat)
        return tuple(reversed(passed))

    @property
    def laid_last(self) -> Seat | None:
        """Who has laid the last tile."""
        lays = (event.seat for event in reversed(self.log) if isinstance(event, Laid))
        return next(lays, None)
