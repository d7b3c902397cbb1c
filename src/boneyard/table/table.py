"""One table, whoever sits at it: a game, what was done so far, and where chance comes from.

>>> from boneyard import game
>>> table = Table(game("block", players=2), seed=bytes(32))
>>> begun = table.go_on()
>>> table.to_act
(0,)
>>> done = table.play(0, next(iter(table.moves(0))))
>>> [str(entry.deed) for entry in table.entries][1:]
['6-6']

Nothing here knows sockets, files or the time of day: the clock, where a game needs one, is given.
Every change can be had in two steps, planned and then committed, so that a server can write it
down before it happens.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any

import msgspec

from boneyard.core.actions import CHANCE, CLOCK, Action, Actor, Nature, Seat, Tick
from boneyard.core.events import Event
from boneyard.core.game import AnyGame, Reason, Result
from boneyard.core.moves import Moves
from boneyard.notation.record import Record, of_match
from boneyard.table.hashing import StateHasher
from boneyard.table.log import Course, Entry, Standing, Step, Undo, Undone, after
from boneyard.table.stream import chance_stream


class CannotUndo(Exception):
    """Nothing can be taken back here; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class Change(msgspec.Struct, frozen=True):
    """A change of the table that has not happened yet."""

    follows: int
    """How many entries the log has before it."""
    steps: tuple[Step, ...]
    standing: Standing

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple([step.entry for step in self.steps])


def _no_clock() -> int:
    return 0


class Table:
    """A game being played. Its state is a standing over its log."""

    def __init__(
        self,
        game: AnyGame,
        seed: bytes,
        *,
        clock: Callable[[], int] | None = None,
        start: Any = None,
        entries: Iterable[Entry] = (),
    ) -> None:
        """`clock` tells milliseconds; only games in real time need it. `start` is the state to
        begin with, if not that of a new match. With `entries` of an earlier time the table goes on
        where they end; raises IllegalAction if the rules do not allow them."""
        self.game, self.seed = game, seed
        self.entries: list[Entry] = []
        self._clock = clock or _no_clock
        self._hasher = StateHasher(game)
        self._course = Course(game, game.start() if start is None else start)
        self._standing = self._course.after(0)
        for entry in entries:
            self.follow(entry)

    # -- how things stand ----------------------------------------------------------------------

    @property
    def state(self) -> Any:
        return self._standing.state

    @property
    def state_now(self) -> Any:
        """The state as the clock would have it at this moment, for somebody who looks now. Nothing
        is written down; what only a tick in the log may bring about (a round whose time is up) has
        not happened yet."""
        steps: list[Step] = []
        standing = self._ticked(self._standing, steps)
        return self.state if any(step.events for step in steps) else standing.state

    @property
    def course(self) -> tuple[tuple[Actor, Action], ...]:
        """What was done and not taken back."""
        return tuple((entry.actor, entry.deed) for entry in self._course)

    @property
    def count(self) -> int:
        """How many actions were done and not taken back."""
        return self._standing.count

    def after(self, count: int) -> tuple[Any, tuple[Step, ...]]:
        """The state after the first `count` actions of the course, and the last step on the way."""
        if count == 0:
            return self._course.after(0).state, ()
        entry = self._course[count - 1]
        standing, events = after(self.game, self._course.after(count - 1), entry, checked=True)
        return standing.state, (Step(entry, events),)

    def with_past(self, entries: Iterable[Entry]) -> Table:
        """A table that began as this one did, after these entries."""
        start = self._course.after(0).state
        return Table(self.game, self.seed, clock=self._clock, start=start, entries=entries)

    @property
    def to_act(self) -> tuple[Actor, ...]:
        return self.game.to_act(self.state)

    @property
    def seats_to_act(self) -> tuple[Seat, ...]:
        return tuple([actor for actor in self.to_act if not isinstance(actor, Nature)])

    @property
    def waits(self) -> bool:
        """Chance is to act: the match has not begun, or a round is over. `go_on` goes on."""
        return self.to_act == (CHANCE,)

    @property
    def rests(self) -> bool:
        """A round is over and the next one has not begun."""
        return self._standing.rests

    @property
    def chances(self) -> int:
        """How often chance has acted."""
        return self._standing.chances

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    @property
    def over(self) -> bool:
        return not self.to_act

    def moves(self, seat: Seat) -> Moves:
        return self.game.legal(self.state, seat)

    def observe(self, seat: Seat | None) -> Any:
        return self.game.observe(self.state, seat)

    def state_hash(self, change: Change | None = None) -> str:
        """A hash of the state now, or as it will be: a stored table is checked against it."""
        return self._hasher.hash(self.state if change is None else change.standing.state)

    def fits(self, stored: str | None) -> bool:
        """Whether this hash, which some version of Boneyard has stored, is of the state now."""
        return self._hasher.fits(self.state, stored)

    def record(
        self,
        *,
        names: tuple[str, ...] = (),
        seat: Seat | None = None,
        fair: Mapping[str, str] | None = None,
    ) -> Record:
        """What was played; for a seat, without what it may not know. Raises ValueError if the
        table began in the middle of a match, because what came before is not known."""
        if self._course.after(0).state != self.game.start():
            raise ValueError("this table began with a position, so there is no record of the match")
        return of_match(self.game, self.course, names=names, seat=seat, fair=fair)

    # -- what can change it --------------------------------------------------------------------

    def plan_play(self, seat: Seat, action: Action) -> Change:
        """A seat's action, with what the clock says before it and chance does after it; raises
        IllegalAction."""
        steps: list[Step] = []
        standing = self._add(self._ticked(self._standing, steps), seat, action, steps)
        return self._settled(standing, steps)

    def plan_go_on(self) -> Change:
        """Chance acts: the first deal, or the next round."""
        return self._settled(msgspec.structs.replace(self._standing, rests=False), [])

    def plan_tick(self) -> Change:
        """The clock tells the game the time; an empty change where it cannot."""
        steps: list[Step] = []
        return self._settled(self._ticked(self._standing, steps), steps)

    def plan_undo(self, seat: Seat, humans: Collection[Seat] = ()) -> Change:
        """Back to before the seat's own last decision; raises CannotUndo. `humans` are the seats
        people sit on: what another person has seen is not taken back behind their back."""
        reason = self.why_no_undo(seat, humans)
        if reason is not None:
            raise CannotUndo(reason)
        steps: list[Step] = []
        standing = self._add(self._standing, seat, Undo(), steps)
        return Change(len(self.entries), tuple(steps), standing)

    def why_no_undo(self, seat: Seat, humans: Collection[Seat] = ()) -> Reason | None:
        """Why this seat cannot take its last decision back; None: it can.

        Where others play, even if they are bots, nobody gets a free look: a tile one chose to turn
        up or to draw stays so, and what chance brought since (a deal, tiles handed out) or the end
        of a round has shown is not unseen. What followed by itself (the bots' answers, a draw
        because nothing fitted) goes back with the decision and comes again in the same way. Alone
        with a solo one may try everything.
        """
        if "undo" not in self.game.listing.abilities:
            return Reason("undo-never")
        if set(humans) - {seat}:
            return Reason("undo-others")
        back = self._course.last_of(seat)
        if back is None:
            return Reason("undo-nothing")
        since = self._course[back:]
        if any(entry.actor is CLOCK for entry in since):
            return Reason("undo-clock")
        if self.game.players == 1:
            return None
        if self.over:
            return Reason("match-over")
        looked = since[0].deed.reveals or self.game.has_looked(self.state, seat)
        if looked or self.rests or any(entry.actor is CHANCE for entry in since):
            return Reason("undo-seen")
        return None

    def follow(self, entry: Entry) -> tuple[Event, ...]:
        """Take over an entry of a log, and tell what happened; raises IllegalAction, CannotUndo."""
        standing, events = self._after(self._standing, entry)
        self.commit(Change(len(self.entries), (Step(entry, events),), standing))
        return events

    def commit(self, change: Change) -> tuple[Step, ...]:
        """Make a change happen; nothing else may have happened since it was made."""
        if change.follows != len(self.entries):
            raise ValueError(
                f"planned after entry {change.follows}, now there are {len(self.entries)}"
            )
        added = change.entries
        for entry in added:
            if isinstance(entry.deed, Undo):
                self._course.cut(change.standing.count)
            else:
                self._course.add(entry)
        self._course.mark(change.standing)
        self.entries += added
        self._standing = change.standing
        return change.steps

    def play(self, seat: Seat, action: Action) -> tuple[Step, ...]:
        return self.commit(self.plan_play(seat, action))

    def go_on(self) -> tuple[Step, ...]:
        return self.commit(self.plan_go_on())

    def tick(self) -> tuple[Step, ...]:
        return self.commit(self.plan_tick())

    def undo(self, seat: Seat, humans: Collection[Seat] = ()) -> tuple[Step, ...]:
        return self.commit(self.plan_undo(seat, humans))

    def alarm(self) -> int | None:
        """In how many milliseconds the clock next changes something by itself."""
        if CLOCK not in self.to_act:
            return None
        at = self.game.alarm(self.state)
        return None if at is None else max(0, at - self._time(self._standing))

    # -- how it is done ------------------------------------------------------------------------

    def _time(self, standing: Standing) -> int:
        return max(0, self._clock() - standing.began)

    def _ticked(self, standing: Standing, steps: list[Step]) -> Standing:
        if CLOCK not in self.game.to_act(standing.state):
            return standing
        tick = Tick(self._time(standing))
        if tick not in self.game.legal(standing.state, CLOCK):
            return standing
        return self._add(standing, CLOCK, tick, steps)

    def _settled(self, standing: Standing, steps: list[Step]) -> Change:
        """Chance acts until a seat can, or a round is over."""
        while not standing.rests and self.game.to_act(standing.state) == (CHANCE,):
            moves = self.game.legal(standing.state, CHANCE)
            chance = moves.sample(chance_stream(self.seed, standing.chances))
            standing = self._add(standing, CHANCE, chance, steps)
        return Change(len(self.entries), tuple(steps), standing)

    def _add(self, standing: Standing, actor: Actor, deed: Action, steps: list[Step]) -> Standing:
        entry = Entry(actor, deed, self._clock())
        standing, events = self._after(standing, entry)
        steps.append(Step(entry, events))
        return standing

    def _after(self, standing: Standing, entry: Entry) -> tuple[Standing, tuple[Event, ...]]:
        if not isinstance(entry.deed, Undo):
            return after(self.game, standing, entry)
        back = self._course.last_of(entry.actor)
        if back is None or isinstance(entry.actor, Nature):
            raise CannotUndo(Reason("undo-nothing"))
        return self._course.after(back), (Undone(entry.actor),)
