"""A table from disk: the log is played again and checked against the hashes written beside it.

As a rule one hash is enough, the last: rules that play the log to the very state it was written in
have not changed for this table. Only where it differs is each of the others compared, to find how
far the log can be trusted.
"""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

from boneyard import games
from boneyard.core.game import AnyGame
from boneyard.core.options import BadOption
from boneyard.games import UnknownGame
from boneyard.server.storage.queries import Stored, Written, now_ms
from boneyard.table import Step, Table, deeds
from boneyard.table.stream import daily_seed, match_seed

log = logging.getLogger(__name__)

FROZEN = "house-frozen"
BROKEN = "house-broken"
FULL = "house-full"
"""Why a table is not played on: keys of the words that say so."""


LOG_STEPS = 40
"""So many steps are told again to somebody who comes to the table."""


class Unplayable(Exception):
    """The game of this table, or one of its options, is no longer there, or what is stored of it
    makes no sense."""


class NotInstalled(Unplayable):
    """The game of this table came with a package that is not here now. Nothing is lost: with the
    package the table is played on."""

    def __init__(self, slug: str) -> None:
        super().__init__(f"the game {slug} is not installed")
        self.slug = slug


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
    except UnknownGame:
        raise NotInstalled(stored.slug) from None
    except BadOption as gone:
        raise Unplayable(str(gone)) from None


def seed_of(stored: Stored) -> bytes | None:
    """What the deals follow from; None while a seat has not added its nonce."""
    if stored.daily is not None:
        return daily_seed(stored.slug, stored.daily)
    nonces = [chair.nonce for chair in stored.chairs if chair.nonce is not None]
    if len(nonces) < len(stored.chairs):
        return None
    return match_seed(stored.secret, nonces)


class Reloaded(NamedTuple):
    table: Table
    recent: deque[Step]
    """The last steps, also those taken back."""
    wrong: str
    """Why the table is not played on, FROZEN or BROKEN, or nothing."""


def reload(stored: Stored, written: Sequence[Written], clock: Callable[[], int]) -> Reloaded:
    """The table as far as this version of the rules plays it as it was played; raises
    Unplayable."""
    game = game_of(stored)
    if game.players != len(stored.chairs):
        raise Unplayable(f"{game.players} players, {len(stored.chairs)} seats")
    seed = seed_of(stored) or b""
    if written:
        clock = going_on(clock, written[-1].at)
    again = _Again(Table(game, seed, clock=clock))
    wrong = again.follow(written)
    if not wrong:
        return Reloaded(again.table, again.recent, "")
    trusted = _Again(Table(game, seed, clock=clock), compare=True)
    trusted.follow(written)
    told = {"table": stored.id, "entry": trusted.good}
    log.warning("table %(table)s cannot be played on after entry %(entry)s", told)
    shown = _Again(Table(game, seed, clock=clock))
    shown.follow(written[: trusted.good])
    return Reloaded(shown.table, shown.recent, wrong)


class _Again:
    """A log that is played again."""

    def __init__(self, table: Table, compare: bool = False) -> None:
        """`compare` every hash on the way, not only the last."""
        self.table, self.compare = table, compare
        self.speaks = deeds(table.game.vocabulary)
        self.recent: deque[Step] = deque(maxlen=LOG_STEPS)
        self.good = 0
        """So many entries led where they should, as far as we have compared."""

    def follow(self, written: Sequence[Written]) -> str:
        """Play these entries until something is wrong: what that is."""
        for number, row in enumerate(written, 1):
            entry = row.entry(self.speaks)
            if entry is None:
                return BROKEN
            try:
                events = self.table.follow(entry)
            except Exception as odd:
                # Rules that have changed refuse a move; what a broken disk has made of one, rules
                # that expect moves may stumble over in any way.
                log.warning("entry %s: %s", number, type(odd).__name__)
                return FROZEN
            self.recent.append(Step(entry, events))
            if number == len(written) or (self.compare and row.state_hash is not None):
                if self.table.state_hash() != row.state_hash:
                    return FROZEN
                self.good = number
        return ""
