"""What happens at a table without a person: bots act, rests end, clocks run out.

Where several workers have a table open, one of them drives: the others count along, so that people
see how much time is left, and leave it at that.

All of it is kept in tasks that sleep; whenever something has happened at the table, `wake` looks
what has to happen next.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any, Protocol, TypeVar

from boneyard import bots
from boneyard.core.actions import CLOCK, Action, Seat
from boneyard.core.options import TEMPO, TEMPO_S
from boneyard.server import safe_log
from boneyard.server.bot_pool import SIMPLE, Asker, Chose, StandIn, Thinker
from boneyard.server.settings import Settings
from boneyard.server.storage.queries import Chair, Conflict, Unavailable
from boneyard.table import Table

log = logging.getLogger(__name__)
T = TypeVar("T")

NOBODY_RESTS_S = 4.0
"""How long a round is shown where only bots play."""
NOTED_MS = 10_000
"""How often the clock of a running round is written down: a server that is killed gives the players
at most so much of their time again."""
KEPT_TO = 1.1
"""A decision takes so many times what the bot may think: it looks at the clock only now and then,
and what it has chosen has to come back to us."""
QUICK_S = 0.12
"""A bot that hurries acts after this time, whether it had a choice or not: how long it looked tells
nothing."""
ON_TIME_S = 0.5
"""What is held back is shown so long before the time for a decision is up."""
AGAIN_S = 1.0
"""When to try again what could not be written down."""


class Flown(Protocol):
    """What the autopilot needs of a room."""

    @property
    def table(self) -> Table: ...
    @property
    def seq(self) -> int: ...
    @property
    def pace_ms(self) -> int: ...
    @property
    def playing(self) -> bool: ...
    @property
    def chairs(self) -> tuple[Chair, ...]: ...
    @property
    def clock_s(self) -> int: ...
    @property
    def drives(self) -> bool: ...
    @property
    def ready_seats(self) -> set[Seat]: ...
    def play(self, seat: Seat, action: Action, seq: int) -> Awaitable[bool]: ...
    def go_on(self) -> Awaitable[None]: ...
    def ring(self) -> Awaitable[None]: ...
    def waited_for(self) -> set[Seat]: ...
    @property
    def asker(self) -> Asker: ...
    def note_stand_in(self, why: StandIn) -> None: ...


class Autopilot:
    def __init__(self, room: Flown, thinker: Thinker, settings: Settings) -> None:
        self._room, self._thinker, self._settings = room, thinker, settings
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self.rest_ends: float | None = None
        self.ready: set[Seat] = set()
        self._decides: tuple[int, float] | None = None
        """At which entry a person has to decide, and until when."""
        self._began: tuple[int, float] = (-1, 0.0)
        """At which entry the turn began that is played now, and when."""
        self._hurried = asyncio.Event()
        self._happened = asyncio.Event()
        """Something has, since it was made anew."""

    def wake(self) -> None:
        """Look what has to happen next."""
        room, table = self._room, self._room.table
        self._happened.set()
        self._happened = asyncio.Event()
        if not room.playing:
            self.stop()
            return
        if self._began[0] != len(table.entries):
            self._began = (len(table.entries), _now())
        self._rest(table.rests)
        if not self._only_bots_act():
            self._hurried.clear()
        if table.rests:
            return
        self._clock(table)
        if not room.drives:
            return
        for seat in table.seats_to_act:
            if room.chairs[seat].bot is not None:
                self._start(f"bot {seat}", partial(self._act, seat), keep=True)
        alarm = table.alarm()
        if alarm is not None:
            self._start("alarm", lambda: self._ring(min(alarm, NOTED_MS)))

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()
        self.rest_ends = self._decides = None

    # -- rests ---------------------------------------------------------------------------------

    def rest_left_ms(self) -> int | None:
        """How long a finished round is still looked at; None: a round is being played."""
        return None if self.rest_ends is None else self._until(self.rest_ends)

    def _rest(self, rests: bool) -> None:
        if not rests:
            self.rest_ends = None
            self.ready.clear()
            self._end("rest")
            return
        if self.rest_ends is None:
            people = any(chair.human and chair.bot is None for chair in self._room.chairs)
            wait = self._settings.rest_s if people else NOBODY_RESTS_S
            self.rest_ends = _now() + wait
            self._start("rest", lambda: self._wait_out(wait))
        self.look_who_is_ready()

    def look_who_is_ready(self) -> None:
        """Go on when everybody who is there is ready."""
        if self.rest_ends is None:
            return
        ready = self._room.ready_seats
        if ready and self._room.waited_for() <= ready:
            self._start("rest", lambda: self._wait_out(0))

    async def _wait_out(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        if self._room.drives:
            await self._do(self._room.go_on)

    # -- bots ----------------------------------------------------------------------------------

    def hurry(self) -> None:
        """Let bots act quickly until a person has to decide or a round ends."""
        if self._only_bots_act():
            self._hurried.set()

    def _only_bots_act(self) -> bool:
        table, chairs = self._room.table, self._room.chairs
        return not table.rests and all(chairs[seat].bot is not None for seat in table.seats_to_act)

    async def _act(self, seat: Seat) -> None:
        """A bot acts, at a pace a person can follow; in a game where all act at once, when it has
        looked long enough."""
        room = self._room
        while (name := self._turn_of_bot(seat)) is not None:
            table, began = room.table, room.table.chances
            at_once = CLOCK in table.to_act or len(table.seats_to_act) > 1
            pace_s = 0.0 if at_once else room.pace_ms / 1000
            if at_once:
                await self._until_ready(name, seat, began)
                if room.table.chances != began:
                    continue
            while self._turn_of_bot(seat) == name:
                seq, asked = room.seq, _now()
                chosen = await self._choose(name, seat)
                await self._look(name, chosen, asked, pace_s)
                if await self._do(partial(room.play, seat, chosen.action, seq)):
                    if chosen.stand_in is not None:
                        room.note_stand_in(chosen.stand_in)
                    break

    async def _until_ready(self, name: str, seat: Seat, began: int) -> None:
        """Wait as long as a bot looks before it acts. What happens meanwhile, in the round that
        began so, may make it act sooner, and never later: else others could keep it waiting."""
        due = _now() + self._haste(name, seat) / 1000
        while self._room.table.chances == began and self._turn_of_bot(seat) == name:
            try:
                async with asyncio.timeout_at(due):
                    await self._happened.wait()
            except TimeoutError:
                return
            due = min(due, _now() + self._haste(name, seat) / 1000)

    async def _look(self, name: str, chosen: Chose, asked: float, pace_s: float) -> None:
        """Wait until a decision may be made known."""
        with suppress(TimeoutError):
            async with asyncio.timeout_at(self._shown_at(name, chosen, asked + pace_s)):
                await self._hurried.wait()
                quick = asked + min(pace_s, QUICK_S)
                await asyncio.sleep(self._shown_at(name, chosen, quick) - _now())

    def _shown_at(self, name: str, chosen: Chose, paced: float) -> float:
        """When a decision is made known. Who thinks ahead takes all the time they might have taken:
        else a quick answer would tell that they had no choice, and a slow one that it was hard."""
        if not self._thinker.thinks(name, self._room.table.game.slug):
            return paced
        return max(paced, chosen.began + KEPT_TO * self._settings.bot_seconds)

    def _turn_of_bot(self, seat: Seat) -> str | None:
        """The bot that has to act at this seat now."""
        room = self._room
        if not room.playing or room.table.rests or seat not in room.table.seats_to_act:
            return None
        return room.chairs[seat].bot

    def _haste(self, name: str, seat: Seat) -> int:
        game, rng = self._room.table.game, Random(secrets.randbits(64))
        known = name if bots.is_known(name) else SIMPLE
        return bots.bot(known, game.slug).haste(game, self._room.table.observe(seat), rng)

    async def _choose(self, name: str, seat: Seat) -> Chose:
        table = self._room.table
        moves, seed = table.moves(seat), secrets.randbits(64)
        return await self._thinker.choose(
            name, table.game, table.observe(seat), moves, seed, self._room.asker
        )

    # -- clocks --------------------------------------------------------------------------------

    def _clock(self, table: Table) -> None:
        """Where a decision has a time limit: start it anew for every decision."""
        deciding = [seat for seat in table.seats_to_act if self._room.chairs[seat].bot is None]
        if not self._room.clock_s or len(deciding) != 1 or CLOCK in table.to_act:
            self._decides = None
            self._end("clock")
            return
        seq = self._room.seq
        if self._decides is None or self._decides[0] != seq:
            self._decides = (seq, _now() + self._room.clock_s)
            self._start("clock", lambda: self._run_out(deciding[0], seq))

    # -- tempo ---------------------------------------------------------------------------------

    def early_s(self) -> float:
        """For how long what a person does now would still come early, and so tell others how
        quickly they decided. Where a decision has a time limit, it is kept."""
        options, clock_s = self._room.table.game.options, self._room.clock_s
        if options.get(TEMPO) != "level":
            return 0.0
        wait: float = options[TEMPO_S]
        if clock_s:
            wait = min(wait, clock_s - ON_TIME_S)
        return max(0.0, self._began[1] + wait - _now())

    def hold(self, seat: Seat, work: Callable[[], Awaitable[None]]) -> None:
        """Have done what this seat does as soon as it is not early any more."""

        async def wait() -> None:
            await asyncio.sleep(self.early_s())
            await work()

        self._start(f"held {seat}", wait)

    def decision_left_ms(self) -> int | None:
        """How long the one who decides still has; None: as long as they like."""
        if self._decides is None or self._decides[0] != self._room.seq:
            return None
        return self._until(self._decides[1])

    async def _run_out(self, seat: Seat, seq: int) -> None:
        await asyncio.sleep(self._room.clock_s)
        if not self._room.drives:
            return
        chosen = await self._choose(SIMPLE, seat)
        await self._do(partial(self._room.play, seat, chosen.action, seq))

    async def _ring(self, ms: int) -> None:
        # A little later, so that the clock has certainly reached the moment.
        await asyncio.sleep(ms / 1000 + 0.002)
        await self._do(self._room.ring)

    def _until(self, end: float) -> int:
        return max(0, int(1000 * (end - _now())))

    # -- tasks ---------------------------------------------------------------------------------

    async def _do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done by the room. While it cannot be written down, try again: nobody else
        would."""
        while True:
            try:
                return await work()
            except Unavailable:
                await asyncio.sleep(AGAIN_S)

    def _start(
        self, name: str, work: Callable[[], Coroutine[Any, Any, None]], keep: bool = False
    ) -> None:
        """Start a task; one of that name that still runs is kept or replaced."""
        running = self._tasks.get(name)
        if running is not None and not running.done() and keep:
            return
        self._end(name)
        task = asyncio.create_task(work(), name=f"table {name}")
        self._tasks[name] = task
        task.add_done_callback(self._ended)

    def _end(self, name: str) -> None:
        task = self._tasks.pop(name, None)
        # A task that brings this about itself goes on to its end.
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    def _ended(self, task: asyncio.Task[None]) -> None:
        wrong = None if task.cancelled() else task.exception()
        if wrong is not None and not isinstance(wrong, Conflict):
            safe_log.note(log, wrong, task.get_name())


def _now() -> float:
    return asyncio.get_running_loop().time()
