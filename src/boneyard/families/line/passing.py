"""What everybody learns from a pass in a line game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from boneyard.core.actions import Seat
from boneyard.core.events import Dealt, Drew, Passed
from boneyard.families.line.choices import may_have_declined
from boneyard.families.line.past import Past
from boneyard.families.line.state import LineObservation
from boneyard.tiles import Tile

if TYPE_CHECKING:
    from boneyard.families.line.game import LineGame


def passed_on(game: LineGame, seen: LineObservation, at: int) -> tuple[int, ...]:
    """The numbers that were open to whoever passed at this place in the log; none, if they need
    not have laid: then it says nothing about numbers."""
    event = seen.log[at]
    if not isinstance(event, Passed) or may_have_declined(game, seen.log[:at], event.seat):
        return ()
    past = Past(game, seen)
    for i, before in enumerate(seen.log[:at]):
        past.follow(i, before)
    return _open_to(game, past.then(at), event.seat)


def lacking(game: LineGame, seen: LineObservation) -> dict[Seat, tuple[int, ...]]:
    """The numbers that seats are known to lack because they passed, and have drawn nothing since:
    those of which any tile would have fitted."""
    past, missing = Past(game, seen), dict[Seat, set[Tile]]()
    for at, event in enumerate(seen.log):
        if isinstance(event, Passed):
            if not may_have_declined(game, seen.log[:at], event.seat):
                tiles = _fitting(game, past.then(at), event.seat)
                missing.setdefault(event.seat, set()).update(tiles)
        elif isinstance(event, Dealt | Drew):
            missing.pop(event.seat, None)
        past.follow(at, event)
    return {seat: _numbers(game, tiles) for seat, tiles in missing.items()}


def _open_to(game: LineGame, then: LineObservation, seat: Seat) -> tuple[int, ...]:
    return tuple(sorted({end.number for end in game.reach(then, seat)}))


def _fitting(game: LineGame, then: LineObservation, seat: Seat) -> Iterable[Tile]:
    """The tiles of the set that fitted for this seat."""
    matching, numbers = game.matching(then, seat), _open_to(game, then, seat)
    return (tile for tile in game.rules.tiles if matching.fits_any((tile,), numbers))


def _numbers(game: LineGame, missing: set[Tile]) -> tuple[int, ...]:
    """The numbers of which all tiles are missing."""
    there = {half for tile in game.rules.tiles if tile not in missing for half in tile}
    every = {half for tile in game.rules.tiles for half in tile}
    return tuple(sorted(every - there))
