"""What happens at the table: all that the log, the animation, the score sheet and the voice tell.

Every event has an audience. `seen_by(seat)` is what that seat gets of it: the event itself, a
version without what is hidden, or nothing. And whatever somebody gets of an event says how it is
told: by a key of the text catalogue, and what the sentence is about. Here are those that several
kinds of games share; a game or a family that needs others brings them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Self

import msgspec

from boneyard.core.actions import Place, Seat, oriented
from boneyard.tiles import Tile


class Names(msgspec.Struct, frozen=True):
    """The names of these seats, in a sentence."""

    seats: tuple[Seat, ...]


class NumbersSaid(msgspec.Struct, frozen=True):
    """These numbers of pips, in a sentence."""

    numbers: tuple[int, ...]


class Telling(msgspec.Struct, frozen=True):
    """A sentence still without a language. Tiles, places, names and tellings among its arguments
    are put into words by whoever knows the language."""

    key: str
    seat: Seat | None = None
    """Whom it is about: "you" (the key with `-you`) to the one who sits there."""
    args: Mapping[str, Any] = {}

    def about(self, called: Callable[[Place], Telling | None]) -> Iterator[Seat]:
        """The seats to which it says "you", or "your" of a place that is `called` theirs."""
        if self.seat is not None:
            yield self.seat
        for value in self.args.values():
            if isinstance(value, Telling):
                yield from value.about(called)
            elif isinstance(value, Names):
                yield from value.seats
            elif isinstance(value, Place) and (own := called(value)) is not None:
                yield from own.about(called)


def telling(key: str, seat: Seat | None = None, **args: Any) -> Telling:
    return Telling(key, seat, args)


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=str.lower):
    """Base of all events; unless it says otherwise, everybody sees it. What is frozen never comes
    to hold itself, so nobody has to look for cycles among events (`gc`)."""

    hides: ClassVar[bool] = False
    """Whether what was shown before is hidden again by this, as soon as the next thing happens:
    from then on events before it are told as `forgotten` says."""

    def seen_by(self, seat: Seat | None) -> Self | None:
        """What this seat (None: somebody looking on) gets of the event."""
        return self

    def told(self) -> Telling | None:
        """How it is told, with all that this version of it shows; None: it is not. Unless the event
        knows better, by the name of its class, with all it holds."""
        args = {name: getattr(self, name) for name in self.__struct_fields__}
        return Telling(_key(type(self)), args.pop("seat", None), args)

    def forgotten(self) -> Telling | None:
        """How it is told once what it showed is hidden again, where remembering that is part of
        the game; None: as before."""
        return None


def hidden_again(events: Sequence[Event]) -> int:
    """How many of these events, from the first on, showed what is hidden again by now. Hiding takes
    effect with whatever follows, so the last event has hidden nothing yet."""
    return max((i for i, event in enumerate(events[:-1], 1) if event.hides), default=0)


@cache
def _key(kind: type[Event]) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower()


class Private(Event, frozen=True):
    """An event that shows tiles to some seats only."""

    seat: Seat
    count: int
    tiles: tuple[Tile, ...] | None
    """The tiles, for those who may know them."""
    knowers: tuple[Seat, ...]

    def seen_by(self, seat: Seat | None) -> Self:
        if self.tiles is None or seat in self.knowers:
            return self
        return msgspec.structs.replace(self, tiles=None)


# -- rounds and matches ------------------------------------------------------------------------


class RoundBegan(Event, frozen=True):
    round: int

    def told(self) -> Telling | None:
        return telling("round-began", round=self.round + 1)


class LotDrawn(Event, frozen=True):
    """The lot has fallen to this seat."""

    seat: Seat


class Dealt(Private, frozen=True):
    """A seat took its hand."""


class Scored(Event, frozen=True):
    """Points noted for a seat; `why` is a key, `of` the number the points come from."""

    seat: Seat
    points: int
    why: str
    of: int | None = None
    partners: tuple[Seat, ...] | msgspec.UnsetType = msgspec.UNSET
    """Where a side has one score: those who share it and are named in the same sentence; nobody:
    that sentence was said with a partner's points. Where nothing is shared it is not said at all,
    so that what such games have stored stays as it was written."""

    def told(self) -> Telling | None:
        if self.points == 0 or self.partners == ():
            return None  # Nothing is written on the pad, or it was told already.
        of = self.of if self.of is not None else ""
        key = "score-minus" if self.points < 0 else "score"
        points, why = abs(self.points), telling(f"scored-{self.why}", of=of)
        if not self.partners:
            return telling(key, self.seat, points=points, why=why)
        together = Names((self.seat, *self.partners))
        return telling(f"{key}-together", name=together, points=points, why=why)


class RoundEnded(Event, frozen=True):
    """A round is over; all hands are shown."""

    how: str
    """Games and families say which there are: `LineHow`, `CountingHow`, …"""
    by: Seat | None
    """The seat that ended it by going out or barring."""
    last: Seat | None
    """The seat that laid the last tile."""
    hands: tuple[tuple[Tile, ...], ...]
    winners: tuple[Seat, ...] = ()
    """Where one seat wins for a side, that seat comes first."""
    opener: Seat | msgspec.UnsetType = msgspec.UNSET
    """Who opened it, in games in which a later opening depends on that. Elsewhere it is not said at
    all, so that what such games have stored stays as it was written."""

    def told(self) -> Telling | None:
        return telling(f"ended-{self.how}", self.by)


class MatchEnded(Event, frozen=True):
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]

    def told(self) -> Telling | None:
        if not self.winners:
            return telling("match-ended-nobody")
        if len(self.winners) == 1:
            return telling("match-ended", self.winners[0], count=1)
        return telling("match-ended", name=Names(self.winners), count=len(self.winners))


# -- tiles on the table ------------------------------------------------------------------------


class Laid(Event, frozen=True):
    seat: Seat | None
    """None: it lay there before anybody's turn."""
    tile: Tile
    at: Place | None = None
    touch: int | None = None

    def told(self) -> Telling | None:
        tile = oriented(self.tile, self.touch)
        if self.seat is None:
            return telling("laid-there", tile=tile)
        if self.at is None:
            return telling("laid", self.seat, tile=tile)
        return telling("laid-at", self.seat, tile=tile, place=self.at)


class Drew(Private, frozen=True):
    """A seat took tiles from the boneyard."""

    forced: bool = True
    """True: the seat could not lay."""


class Passed(Event, frozen=True):
    seat: Seat


class Stopped(Event, frozen=True):
    seat: Seat
