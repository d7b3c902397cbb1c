"""A table from disk: the log is played again and checked against the hashes written beside it."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence

from boneyard import games
from boneyard.core.game import AnyGame
from boneyard.core.options import BadOption
from boneyard.games import UnknownGame
from boneyard.server.store import Stored, Written, now_ms
from boneyard.table import Table
from boneyard.table.stream import daily_seed, match_seed

log = logging.getLogger(__name__)

FROZEN = "house-frozen"
BROKEN = "house-broken"
"""Why a table is not played on: keys of the words that say so."""


class Unplayable(Exception):
    """The game of this table, or one of its options, is no longer there, or what is stored of it
    makes no sense."""


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
) -> tuple[Table, str]:
    """The table as far as this version of the rules plays it as it was played. If that is not all
    of it, also why not: FROZEN or BROKEN. Raises Unplayable."""
    game = game_of(stored)
    if game.players != len(stored.chairs):
        raise Unplayable(f"{game.players} players, {len(stored.chairs)} seats")
    seed = seed_of(stored) or b""
    lines = [line.entry for line in written if line.entry is not None]
    if lines:
        clock = going_on(clock, lines[-1].at)
    table = Table(game, seed, clock=clock)
    good, wrong = 0, FROZEN
    for i, line in enumerate(written):
        if line.entry is None:
            wrong = BROKEN
            break
        try:
            table.follow(line.entry)
        except Exception as odd:
            # Rules that have changed refuse a move; what a broken disk has made of one, rules that
            # expect moves may stumble over in any way.
            log.warning("entry %s of table %s: %s", i, stored.id, type(odd).__name__)
            break
        if line.state_hash is not None:
            if table.state_hash() != line.state_hash:
                break
            good = i + 1
    if good == len(written):
        return table, ""
    return Table(game, seed, clock=clock, entries=lines[:good]), wrong
