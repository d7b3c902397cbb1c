"""A table from disk: the log is played again and checked against the hashes written beside it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import msgspec

from boneyard import games
from boneyard.core.game import AnyGame, IllegalAction
from boneyard.core.options import BadOption
from boneyard.games import UnknownGame
from boneyard.server.store import Stored, Written, now_ms
from boneyard.table import Table
from boneyard.table.stream import daily_seed, match_seed


class Unplayable(Exception):
    """The game of this table, or one of its options, is no longer there."""


class Clock:
    """The time of day when it starts, and from there on steady: nobody who sets the clock of the
    machine turns a round back."""

    def __init__(self) -> None:
        self._start_ms, self._start = now_ms(), time.monotonic()

    def __call__(self) -> int:
        return self._start_ms + int(1000 * (time.monotonic() - self._start))


def going_on(clock: Callable[[], int], at: int) -> Callable[[], int]:
    """The clock of a table that was closed: it goes on from what it last said, because nobody
    could play in the meantime."""
    opened = clock()
    return lambda: at + clock() - opened


def game_of(stored: Stored) -> AnyGame:
    try:
        return games.game(stored.slug, **stored.options)
    except (UnknownGame, BadOption) as gone:
        raise Unplayable(str(gone)) from None


def seed_of(stored: Stored) -> bytes | None:
    """What the deals follow from; None while a seat has not added its nonce."""
    if stored.daily is not None:
        return daily_seed(stored.slug, stored.daily)
    nonces = [chair.nonce for chair in stored.chairs if chair.nonce is not None]
    if len(nonces) < len(stored.chairs):
        return None
    return match_seed(stored.secret, nonces)


def reload(
    stored: Stored, written: Sequence[Written], clock: Callable[[], int]
) -> tuple[Table, bool]:
    """The table as far as this version of the rules plays it as it was played, and whether that is
    all of it. Raises Unplayable."""
    game = game_of(stored)
    seed = seed_of(stored) or b""
    lines = [line.entry for line in written]
    if lines:
        clock = going_on(clock, lines[-1].at)
    table = Table(game, seed, clock=clock)
    good = 0
    try:
        for i, line in enumerate(written):
            table.follow(line.entry)
            if line.state_hash is not None:
                if table.state_hash() != line.state_hash:
                    break
                good = i + 1
    except (IllegalAction, ValueError, msgspec.ValidationError):
        pass
    if good == len(written):
        return table, True
    return Table(game, seed, clock=clock, entries=lines[:good]), False
