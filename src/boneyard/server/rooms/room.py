"""A room: a table that is being played, with everybody who is connected to it.

Whatever changes the table is done by the room's one task, one thing after the other: planned,
written down, made true, told. Whoever asked may be gone by then; what was begun is finished.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Any, TypeAlias, TypeVar

from msgspec.structs import replace

from boneyard.core.actions import CLOCK, Action, Seat
from boneyard.core.game import IllegalAction, Reason
from boneyard.server import safe_log
from boneyard.server.bot_pool import Thinker
from boneyard.server.keys import new_id, seat_secret
from boneyard.server.live.connection import COME_BACK, REVOKED, Connection
from boneyard.server.live.outbox import over, scene_told, table_info
from boneyard.server.live.protocol import Ack, Act, Events, Pause, Refused, TakeBack, write
from boneyard.server.live.showing import because, events, names
from boneyard.server.rooms.autopilot import Autopilot
from boneyard.server.rooms.recovery import FULL, Clock, Reloaded, seed_of
from boneyard.server.settings import Settings
from boneyard.server.storage import queries as disk
from boneyard.server.storage.queries import Chair, Conflict, Saying, Status, Stored, Unavailable
from boneyard.server.storage.writer import Store
from boneyard.table import CannotUndo, Plan, Step, Table

log = logging.getLogger(__name__)
T = TypeVar("T")
_Errand: TypeAlias = tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]


class Room:
    def __init__(
        self,
        stored: Stored,
        reloaded: Reloaded,
        *,
        seen: dict[tuple[Seat, str], int],
        said: tuple[Saying, ...],
        store: Store,
        thinker: Thinker,
        settings: Settings,
        clock: Clock,
    ) -> None:
        """`seen`: the ids clients have given to what they did, with the length of the log after
        it. `said`: what partners said to each other."""
        self.stored, self.said = stored, said
        self.table, self.recent, self._wrong = reloaded
        self.settings, self.pace_ms = settings, settings.pace_ms
        self.out_of_date = False
        """What we hold is not what is on disk: the room has to be opened anew."""
        self.connections: set[Connection] = set()
        self.autopilot = Autopilot(self, thinker, settings)
        self.thinker = thinker
        self.idle_since: float | None = asyncio.get_running_loop().time()
        self.store, self._seen, self._clock = store, seen, clock
        self._gone_since = dict.fromkeys(range(len(stored.chairs)), clock())
        self._give_up: set[Seat] = set()
        self._inbox: asyncio.Queue[_Errand | None] = asyncio.Queue()
        self._closed = False
        self._task = asyncio.create_task(self._run(), name=f"room {stored.id}")
        self.autopilot.wake()

    # -- how things stand ----------------------------------------------------------------------

    @property
    def chairs(self) -> tuple[Chair, ...]:
        return self.stored.chairs

    @property
    def wrong(self) -> str:
        """Why the table cannot be played on (a key of the words), or nothing."""
        full = self.seq >= self.settings.limits.entries_per_table and not self.table.over
        return self._wrong or (FULL if full else "")

    @property
    def frozen(self) -> bool:
        """The table can be looked at, but not played on."""
        return bool(self.wrong) or self.out_of_date

    @property
    def playing(self) -> bool:
        return self.stored.status == "playing" and not self.frozen

    @property
    def clock_s(self) -> int:
        return self.stored.clock_s

    @property
    def seq(self) -> int:
        return len(self.table.entries)

    @property
    def humans(self) -> set[Seat]:
        """The seats of people, also of those who have not come yet or are away."""
        return {chair.seat for chair in self.chairs if chair.human}

    def connected(self, seat: Seat) -> bool:
        return any(seat in connection.seats for connection in self.connections)

    def present(self) -> list[bool]:
        return [chair.bot is not None or self.connected(chair.seat) for chair in self.chairs]

    def gone_ms(self, seat: Seat) -> int | None:
        """How long the person of this seat has been gone; None: he is there, or it is a bot's."""
        if not self.chairs[seat].human or self.connected(seat):
            return None
        return max(0, self._clock() - self._gone_since[seat])

    def waited_for(self) -> set[Seat]:
        """The people who are there, for whose word the next round waits."""
        return {seat for seat in self.humans if self.connected(seat)}

    # -- one thing after the other -------------------------------------------------------------

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done by the room's own task; raises Conflict if that has gone home."""
        if self._closed:
            raise Conflict
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((work, done))
        return await done

    async def _run(self) -> None:
        while (errand := await self._inbox.get()) is not None:
            work, done = errand
            try:
                result = await work()
            except Conflict:
                log.warning("somebody else wrote at table %s; it is read anew", self.stored.id)
                self.out_of_date = True
                self.autopilot.stop()
                self.let_go(COME_BACK, "close-again")
                _settle(done, Conflict())
            except Exception as wrong:
                if done.cancelled() and not isinstance(wrong, Unavailable):
                    safe_log.note(log, wrong, f"at table {self.stored.id}")
                _settle(done, wrong)
            else:
                if not done.done():
                    done.set_result(result)

    async def close(self) -> None:
        """Finish what is begun, and send everybody home."""
        self.autopilot.stop()
        if CLOCK in self.table.to_act and not self.out_of_date:
            try:
                await self.do(self.ring)
            except Exception as wrong:
                safe_log.note(log, wrong, f"the clock of table {self.stored.id} could not be noted")
        self.let_go(COME_BACK, "close-later")
        self._closed = True
        self._inbox.put_nowait(None)
        await self._task
        # What was finished last may have woken it.
        self.autopilot.stop()

    def let_go(self, code: int, key: str) -> None:
        for connection in list(self.connections):
            connection.close(code, key)

    # -- coming and going ----------------------------------------------------------------------

    def join(self, connection: Connection) -> None:
        self.idle_since = None
        self.connections.add(connection)
        self.tell_table()
        if self.stored.status in ("over", "abandoned"):
            connection.tell(over(self))

    async def arrive(self, connection: Connection) -> None:
        """After joining: a person who comes back takes his seat from the bot; the last one to come
        begins the match."""
        for seat in connection.seats:
            chair = self.chairs[seat]
            if chair.bot is not None:
                await self._put(replace(chair, bot=None))
        await self.begin()
        self.autopilot.wake()
        self.tell_table()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        connection.hang_up()
        for seat in connection.seats:
            if not self.connected(seat):
                self._gone_since[seat] = self._clock()
        if not self.connections:
            self.idle_since = asyncio.get_running_loop().time()
        if connection.seats:
            self.tell_table()
            self.autopilot.look_who_is_ready()

    async def sit(self, seat: Seat, nonce: str | None) -> None:
        """Somebody has shown the secret of this seat: the first time, he adds to the deal."""
        if self.chairs[seat].nonce is None:
            await self._put(replace(self.chairs[seat], nonce=nonce or new_id()))
            await self.begin()
            self.tell_table()

    async def begin(self) -> None:
        """Begin the match as soon as every seat has added to the deal."""
        if self.stored.status != "waiting" or self.frozen:
            return
        seed = seed_of(self.stored)
        # Nobody is dealt to before he is there: a bot at a person's seat stands for him.
        if seed is None or any(chair.nonce is None for chair in self.chairs):
            return
        self.table = Table(self.table.game, seed, clock=self._clock)
        plan = self.table.plan_go_on()
        if plan.steps:
            await self._commit(plan)
        else:
            # Without chance (a puzzle, open information) nothing comes before the first decision.
            await self.store.write(
                partial(disk.put_status, table_id=self.stored.id, status="playing")
            )
            self._is("playing")
            self.tell_scenes()
        self.tell_table()

    async def revoke(self, seat: Seat) -> str:
        """A new secret for this seat; whoever came with the old one has to leave."""
        chair = self.chairs[seat]
        await self._put(replace(chair, generation=chair.generation + 1))
        for connection in list(self.connections):
            if seat in connection.seats:
                connection.close(REVOKED, "close-revoked")
        return seat_secret(self.stored, seat)

    async def rename(self, seat: Seat, name: str) -> None:
        await self._put(replace(self.chairs[seat], name=name))
        self.tell_table()
        self.tell_scenes()

    async def seat_bot(self, seat: Seat, bot: str) -> None:
        """A bot plays at this seat until its person comes (back)."""
        chair = self.chairs[seat]
        await self._put(replace(chair, bot=bot, nonce=chair.nonce or new_id()))
        await self.begin()
        self.autopilot.wake()
        self.tell_table()
        self.tell_scenes()

    async def abandon(self, seats: Iterable[Seat]) -> None:
        """People give the match up: when all who are there have, it is over. Who was cut off a
        moment ago is still asked."""
        self._give_up |= set(seats)
        grace_ms = 1000 * self.settings.grace_s
        asked = {seat for seat in self.humans if (self.gone_ms(seat) or 0) < grace_ms}
        if self.stored.status != "playing" or not asked <= self._give_up:
            return
        await self.store.write(
            partial(disk.put_status, table_id=self.stored.id, status="abandoned")
        )
        self._is("abandoned")
        self.tell_table()
        self._tell_all(write(over(self)))

    async def note_rematch(self, table_id: str) -> None:
        await self.store.write(partial(disk.put_rematch, table_id=self.stored.id, rematch=table_id))
        self.stored = replace(self.stored, rematch=table_id)

    async def _put(self, chair: Chair) -> None:
        await self.store.write(partial(disk.put_chair, table_id=self.stored.id, chair=chair))
        chairs = tuple(chair if old.seat == chair.seat else old for old in self.chairs)
        self.stored = replace(self.stored, chairs=chairs)

    # -- playing -------------------------------------------------------------------------------

    async def act(self, connection: Connection, sent: Act) -> None:
        await self._answer(connection, sent, lambda: self.table.plan_play(sent.seat, sent.action))

    async def undo(self, connection: Connection, sent: TakeBack) -> None:
        await self._answer(connection, sent, lambda: self.table.plan_undo(sent.seat, self.humans))

    async def _answer(
        self, connection: Connection, sent: Act | TakeBack, plan: Callable[[], Plan]
    ) -> None:
        """Do what a client asks and say so; what it has asked before is not done again."""
        done = self._seen.get((sent.seat, sent.id)) if sent.seat in connection.seats else None
        if done is None:
            why = self._why_not(connection, sent)
            if why is None:
                try:
                    await self._commit(plan(), client=(sent.seat, sent.id), to=connection)
                except IllegalAction as illegal:
                    why = because(illegal.reason, connection.words)
                except CannotUndo as no:
                    why = because(no.reason, connection.words)
                except Unavailable:
                    why = connection.words("house-unavailable")
            if why is not None:
                connection.tell(Refused(id=sent.id, why=why))
        else:
            connection.tell(Ack(id=sent.id, seq=done))

    def _why_not(self, connection: Connection, sent: Act | TakeBack) -> str | None:
        if sent.seat not in connection.seats:
            return connection.words("house-not-your-seat")
        if self.frozen:
            return connection.words(self.wrong or "close-again")
        if self.stored.status == "waiting":
            return connection.words("house-waiting")
        # Alone at a puzzle, what is over can be taken back and tried again.
        alone = isinstance(sent, TakeBack) and self.table.game.players == 1
        if self.stored.status == "abandoned" or (self.stored.status == "over" and not alone):
            return connection.words("house-over")
        if self.table.rests and isinstance(sent, Act):
            return because(Reason("not-your-turn"), connection.words)
        return None

    async def play(self, seat: Seat, action: Action, seq: int) -> bool:
        """What a bot has chosen, if nothing has happened since it looked."""
        if seq != self.seq or not self.playing or seat not in self.table.seats_to_act:
            return False
        await self._commit(self.table.plan_play(seat, action))
        return True

    async def go_on(self) -> None:
        if self.playing and self.table.rests:
            await self._commit(self.table.plan_go_on())

    async def ring(self) -> None:
        """The clock of the round says what time it is, because the moment matters or so that it is
        known if the server is stopped."""
        if self.playing:
            await self._commit(self.table.plan_tick())
            self.autopilot.wake()

    async def _commit(
        self, plan: Plan, *, client: tuple[Seat, str] | None = None, to: Connection | None = None
    ) -> None:
        """Write a plan down, make it true, tell everybody: in this order. `client` is the seat and
        the id of who asked for it, `to` his connection."""
        if not plan.steps:
            return
        status: Status = "playing" if self.table.game.to_act(plan.fold.state) else "over"
        await self.store.write(
            partial(
                disk.append,
                table_id=self.stored.id,
                first=plan.follows,
                added=plan.entries,
                status=status,
                state_hash=self.table.state_hash(plan),
                client=client,
            )
        )
        steps = self.table.commit(plan)
        self.recent.extend(steps)
        self._is(status)
        if client is not None:
            self._seen[client] = self.seq
            # Who plays on has not given up.
            self._give_up.discard(client[0])
            if to is not None:
                to.tell(Ack(id=client[1], seq=self.seq))
        self.autopilot.time_decision()
        self._tell_steps(steps)
        self.autopilot.wake()

    def _is(self, status: Status) -> None:
        changed = status != self.stored.status
        self.stored = replace(self.stored, status=status)
        if changed:
            self.autopilot.wake()

    # -- telling -------------------------------------------------------------------------------

    def _tell_steps(self, steps: tuple[Step, ...]) -> None:
        def words_for(connection: Connection) -> str:
            called = names(self.chairs, connection.words)
            seen = events(steps, connection.look, connection.words, called)
            return write(Events(seq=self.seq, events=seen))

        self._tell_each(
            lambda connection: (connection.look, connection.words.language),
            words_for,
            self.connections,
        )
        self.tell_scenes()
        if self.stored.status == "over":
            self._tell_all(write(over(self)))
        if self.stored.status == "over" or self.frozen:
            self.tell_table()

    def tell_scenes(self) -> None:
        """Show everybody the table as it is now."""
        self._show(self.connections)

    def tell_scene(self, connection: Connection) -> None:
        self._show({connection})

    def _show(self, connections: set[Connection]) -> None:
        def drawn_for(connection: Connection) -> str:
            assert connection.frame is not None
            return write(scene_told(self, connection.look, connection.words, connection.frame))

        with_frame = {connection for connection in connections if connection.frame is not None}
        self._tell_each(
            lambda connection: (connection.look, connection.words.language, connection.frame),
            drawn_for,
            with_frame,
        )

    def _tell_each(
        self,
        kind: Callable[[Connection], object],
        make: Callable[[Connection], str],
        connections: set[Connection],
    ) -> None:
        """Tell each connection what is made for those of its kind, and made only once. What cannot
        be told does not stop the game: it is written down already."""
        told: dict[object, str] = {}
        for connection in connections:
            try:
                if kind(connection) not in told:
                    told[kind(connection)] = make(connection)
                connection.send(told[kind(connection)])
            except Exception as wrong:
                safe_log.note(log, wrong, f"cannot show table {self.stored.id}")
                connection.problem("house-trouble")

    def tell_table(self) -> None:
        for connection in self.connections:
            connection.tell(table_info(self, connection))

    def tell_pause(self) -> None:
        ends = self.autopilot.rest_ends
        if ends is not None:
            left = max(0, int(1000 * (ends - self.autopilot.now())))
            ready = self.autopilot.ready
            waiting = sorted(self.waited_for() - ready)
            self._tell_all(write(Pause(ready=sorted(ready), waiting=waiting, left_ms=left)))

    def _tell_all(self, text: str) -> None:
        for connection in self.connections:
            connection.send(text)


def _settle(done: asyncio.Future[Any], wrong: Exception) -> None:
    if not done.done():
        done.set_exception(wrong)
