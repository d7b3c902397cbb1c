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
from boneyard.core.actions import Seat
from boneyard.core.game import AnyGame
from boneyard.core.options import BadOption
from boneyard.games import UnknownGame
from boneyard.server.fairness import seed_of
from boneyard.server.storage.queries import Stored, Written, now_ms
from boneyard.table import Step, Table, deeds

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


class TableClock:
    """The clock of a table, which stands still while it is closed, because nobody can play then."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock, self._ahead = clock, 0

    def __call__(self) -> int:
        return self._clock() + self._ahead

    def set(self, at: int) -> None:
        """It goes on from here."""
        self._ahead = at - self._clock()

    def reach(self, at: int) -> None:
        """It is at least this late: another server has said so."""
        if self() < at:
            self.set(at)


def game_of(stored: Stored) -> AnyGame:
    try:
        return games.game(stored.slug, **stored.options)
    except UnknownGame:
        raise NotInstalled(stored.slug) from None
    except BadOption as gone:
        raise Unplayable(str(gone)) from None


class Reloaded(NamedTuple):
    table: Table
    recent: deque[Step]
    """The last steps, also those taken back."""
    wrong: str
    """Why the table is not played on, FROZEN or BROKEN, or nothing."""
    clock: TableClock


def reload(stored: Stored, written: Sequence[Written], clock: Callable[[], int]) -> Reloaded:
    """The table as far as this version of the rules plays it as it was played; raises
    Unplayable."""
    game = game_of(stored)
    if game.players != len(stored.chairs):
        raise Unplayable(f"{game.players} players, {len(stored.chairs)} seats")
    seed = seed_of(stored) or b""
    ticking = TableClock(clock)
    if written:
        ticking.set(written[-1].at)
    again = _Again(Table(game, seed, clock=ticking))
    wrong = again.follow(written)
    if not wrong:
        return Reloaded(again.table, again.recent, "", ticking)
    trusted = _Again(Table(game, seed, clock=ticking), compare=True)
    trusted.follow(written)
    told = {"table": stored.id, "entry": trusted.good}
    log.warning("table %(table)s cannot be played on after entry %(entry)s", told)
    shown = _Again(Table(game, seed, clock=ticking))
    shown.follow(written[: trusted.good])
    return Reloaded(shown.table, shown.recent, wrong, ticking)


def follow_on(table: Table, written: Sequence[Written]) -> list[Step] | None:
    """What others have written is played at the table too; None: it does not lead where it
    should."""
    again = _Again(table)
    return None if again.follow(written) else again.steps


def clients(written: Sequence[Written], before: int = 0) -> dict[tuple[Seat, str], int]:
    """The ids that clients gave to what they did, with the length of the log after it. What one did
    together with the clock before it and chance after it is one step."""
    return {
        (row.actor, row.client_id): seq
        for seq, row in enumerate(written, before + 1)
        if row.client_id and isinstance(row.actor, int)
    }


class _Again:
    """A log that is played again."""

    def __init__(self, table: Table, compare: bool = False) -> None:
        """`compare` every hash on the way, not only the last."""
        self.table, self.compare = table, compare
        self.speaks = deeds(table.game.vocabulary)
        self.steps: list[Step] = []
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
            self.steps.append(Step(entry, events))
            if number == len(written) or (self.compare and row.state_hash is not None):
                if not self.table.fits(row.state_hash):
                    return FROZEN
                self.good = number
        return ""

    @property
    def recent(self) -> deque[Step]:
        return deque(self.steps, maxlen=LOG_STEPS)
